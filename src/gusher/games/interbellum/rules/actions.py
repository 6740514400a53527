"""§19 Every action that can exist, and §20 every chance outcome, as tables of small frozen values.

A game with another data file has tables of its own, because its map may differ. The order of a table is the order in which options are
listed (§19.1). An action that answers several questions has no § of its own: that of the question counts.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from gusher.core.rules import Action, number
from gusher.games.interbellum.rules.components import CARD_COUNT, CARDS, MOST_SEATS, POWER_COUNT, POWERS, STACK_COUNT, STACKS, WORKS, Box


class Work(Action):
    section: ClassVar[str] = "§7.2"

    def __init__(self, work: i64) -> None:
        super().__init__(f"work {WORKS[work]}")
        self.work = work


class Segment(Action):
    def __init__(self, segment: i64, name: str) -> None:
        super().__init__(f"segment {name}")
        self.segment = segment


class Remove(Action):
    section: ClassVar[str] = "§6.5.6"

    def __init__(self, segment: i64, name: str) -> None:
        super().__init__(f"remove {name}")
        self.segment = segment


class To(Action):
    """The territory that an army goes to."""

    def __init__(self, area: i64, name: str) -> None:
        super().__init__(f"to {name}")
        self.area = area


class Army(Action):
    """The army that stands in a territory: to move it, or to send it home."""

    def __init__(self, area: i64, name: str) -> None:
        super().__init__(f"army {name}")
        self.area = area


class Well(Action):
    def __init__(self, well: i64, name: str) -> None:
        super().__init__(f"well {name}")
        self.well = well


class Power(Action):
    def __init__(self, power: i64) -> None:
        super().__init__(f"power {POWERS[power]}")
        self.power = power


class Stake(Action):
    section: ClassVar[str] = "§9.1.1"

    def __init__(self, stake: i64) -> None:
        super().__init__(f"stake {stake}")
        self.stake = stake


class Card(Action):
    def __init__(self, card: i64) -> None:
        super().__init__(f"card {CARDS[card]}")
        self.card = card


class Rival(Action):
    section: ClassVar[str] = "§12.4.6"

    def __init__(self, seat: i64) -> None:
        super().__init__(f"rival {seat}")
        self.seat = seat


class Stack(Action):
    section: ClassVar[str] = "§12.4.13"

    def __init__(self, stack: i64) -> None:
        super().__init__(f"stack {STACKS[stack]}")
        self.stack = stack


class Word(Action):
    """A plain answer: buy, discount, extra, keep, swap, decline, stop, pay, lose."""

    def __init__(self, notation: str) -> None:
        super().__init__(notation)


class Actions:
    """The action table of one box. The lists name the very class of their members."""

    def __init__(self, box: Box) -> None:
        self.work: list[Work] = [Work(work) for work in range(i64(len(WORKS)))]
        self.segment: list[Segment] = [Segment(at, name) for at, name in enumerate(box.segments)]
        self.remove: list[Remove] = [Remove(at, name) for at, name in enumerate(box.segments)]
        self.to: list[To] = [To(at, name) for at, name in enumerate(box.areas)]
        self.army: list[Army] = [Army(at, name) for at, name in enumerate(box.areas)]
        self.well: list[Well] = [Well(at, name) for at, name in enumerate(box.wells)]
        self.power: list[Power] = [Power(power) for power in range(i64(POWER_COUNT))]
        self.stake: list[Stake] = [Stake(stake) for stake in range(box.white_total + box.black_total + 1)]
        self.card: list[Card] = [Card(card) for card in range(i64(CARD_COUNT))]
        self.rival: list[Rival] = [Rival(seat) for seat in range(i64(MOST_SEATS))]
        self.stack: list[Stack] = [Stack(stack) for stack in range(i64(STACK_COUNT))]
        self.buy = Word("buy")
        self.discount = Word("discount")
        self.extra = Word("extra")
        self.keep = Word("keep")
        self.swap = Word("swap")
        self.decline = Word("decline")
        self.stop = Word("stop")
        self.pay = Word("pay")
        self.lose = Word("lose")

        listed: list[Action] = [*self.work, *self.segment, *self.remove, *self.to, *self.army, *self.well, *self.power]
        listed += [*self.stake, *self.card, *self.rival, *self.stack, self.buy, self.discount, self.extra, self.keep, self.swap]
        self.all: tuple[Action, ...] = number([*listed, self.decline, self.stop, self.pay, self.lose])

        # Every choice of works, by the bits of its index, and of stakes, by the most: no list is made when these are asked.
        self.works: list[list[Action]] = [
            [self.work[work] for work in range(len(WORKS)) if (bits >> work) & 1 == 1] for bits in range(2 ** len(WORKS))
        ]
        self.stakes: list[list[Action]] = [[*self.stake[1 : most + 1]] for most in range(len(self.stake))]
        self.stakes_from_nothing: list[list[Action]] = [[*self.stake[: most + 1]] for most in range(len(self.stake))]
        self.more: list[Action] = [self.buy, self.stop]
        self.orders: list[Action] = [self.keep, self.swap]
        self.stacks: list[Action] = [*self.stack]


class Drawn(Action):
    """A chance outcome: the `value`-th of its kind."""

    def __init__(self, notation: str, value: i64) -> None:
        super().__init__(notation)
        self.value = value


class Draws:
    """§20 The chance outcomes of one box. A card that only one player may see is named by its place in the pile (§21.4)."""

    def __init__(self, box: Box) -> None:
        self.start: list[Drawn] = [Drawn(f"start {seat}", seat) for seat in range(i64(MOST_SEATS))]
        self.company: list[Drawn] = [Drawn(f"company {number}", at) for at, number in enumerate(box.companies)]
        self.card: list[Drawn] = [Drawn(f"card {place + 1}", place) for place in range(box.card_total)]
        self.event: list[Drawn] = [Drawn(f"event {name}", at) for at, name in enumerate(box.events)]
        self.look: list[Drawn] = [Drawn(f"look {place + 1}", place) for place in range(i64(box.most_in_stack))]
        self.die: list[Drawn] = [Drawn(f"die {face + 1}", face) for face in range(i64(POWER_COUNT + 1))]
        self.black: list[Drawn] = [Drawn(f"black {cubes}", cubes) for cubes in range(box.black_total + 1)]
        self.all: tuple[Action, ...] = number(
            [*self.start, *self.company, *self.card, *self.event, *self.look, *self.die, *self.black]
        )
