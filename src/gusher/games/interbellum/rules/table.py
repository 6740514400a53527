"""The table: everything that lies on it, as flat numbers, and the moves of goods from one place to another.

Arrays run by seat, by power, by seat and power (`seat * 5 + power`), by area, well, segment, title of an action card, by seat and title
(`seat * 15 + title`), or by seat and worker placed (`seat * most_placed + number`). What can be derived is a method.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.numbers import filled, total
from gusher.core.rules import State
from gusher.games.interbellum.rules.components import BIT, CARD_COUNT, IN_HAND, LOOKED_AT, NOBODY, NOTHING, POWER_COUNT, POWERS, STACK_COUNT
from gusher.games.interbellum.rules.options import Terms


class Table(State):
    """The state of Interbellum."""

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"terms", "acts", "draws", "box", "army_changes", "map_changes", "card_changes"}

    # Written out in each game: compiled fields are as fast as their types are exact (docs/design.md, Speed), and every game has its own.
    def __init__(self, terms: Terms, like: Table | None = None) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.acts = terms.acts
        self.draws = terms.draws
        self.box = terms.box
        if like is None:
            self.lay_out(terms.seats)
        else:
            self.copy(like)

    def lay_out(self, n: i64) -> None:
        """An empty table: everything is still in the box."""
        box = self.box
        self.round: i64 = 0
        self.start: i64 = 0
        self.bank: i64 = 0
        self.playing: i64 = NOTHING
        self.yielded: i64 = 0
        self.acquired: i64 = 0
        self.bought: i64 = 0
        self.events_left: i64 = box.stack[0] | box.stack[1] | box.stack[2]
        self.excluded: i64 = 0
        self.bag_white: i64 = 0
        self.bag_black: i64 = 0
        self.box_white = box.white_total
        self.box_black = box.black_total
        self.spare = box.spare_workers
        self.money = filled(n, 0)
        self.company = filled(n, NOTHING)
        self.cubes = filled(n, 0)
        self.derricks = filled(n, 0)
        self.pieces = filled(n, 0)
        self.finds = filled(n, 0)
        self.workers = filled(n, 0)
        self.vote = filled(n, NOTHING)
        self.influence = filled(n * POWER_COUNT, 0)
        self.placed = filled(n * self.terms.most_placed, NOTHING)
        self.flag = filled(POWER_COUNT, NOBODY)
        self.spots = filled(POWER_COUNT, 0)
        self.home = filled(POWER_COUNT, box.armies)
        self.control = box.home_of[:]
        self.army_changes: i64 = 0  # how often an army has moved, so that an encoder knows
        self.owner = filled(len(box.wells), NOBODY)
        self.laid = filled(len(box.segments), 0)
        self.map_changes: i64 = 0  # how often pieces or wells have changed, so that an encoder knows
        self.deck = box.copies[:]
        self.discards = filled(CARD_COUNT, 0)
        self.out = filled(CARD_COUNT, 0)
        self.old = filled(n * CARD_COUNT, 0)
        self.new = filled(n * CARD_COUNT, 0)
        self.card_changes: i64 = 0  # how often a card has moved from one of these to another
        self.event = filled(STACK_COUNT, NOTHING)
        self.top_events = filled(STACK_COUNT * LOOKED_AT, NOTHING)
        self.looker = filled(STACK_COUNT, NOBODY)
        self.modifiers = box.usual[:]

    def copy(self, other: Table) -> None:
        self.copy_core(other)
        self.round = other.round
        self.start = other.start
        self.bank = other.bank
        self.playing = other.playing
        self.yielded = other.yielded
        self.acquired = other.acquired
        self.bought = other.bought
        self.events_left = other.events_left
        self.excluded = other.excluded
        self.bag_white = other.bag_white
        self.bag_black = other.bag_black
        self.box_white = other.box_white
        self.box_black = other.box_black
        self.spare = other.spare
        self.money = other.money[:]
        self.company = other.company[:]
        self.cubes = other.cubes[:]
        self.derricks = other.derricks[:]
        self.pieces = other.pieces[:]
        self.finds = other.finds[:]
        self.workers = other.workers[:]
        self.vote = other.vote[:]
        self.influence = other.influence[:]
        self.placed = other.placed[:]
        self.flag = other.flag[:]
        self.spots = other.spots[:]
        self.home = other.home[:]
        self.control = other.control[:]
        self.army_changes = other.army_changes
        self.owner = other.owner[:]
        self.laid = other.laid[:]
        self.map_changes = other.map_changes
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.out = other.out[:]
        self.old = other.old[:]
        self.new = other.new[:]
        self.card_changes = other.card_changes
        self.event = other.event[:]
        self.top_events = other.top_events[:]
        self.looker = other.looker[:]
        self.modifiers = other.modifiers[:]

    def clone(self) -> Table:
        return Table(self.terms, self)

    # Money

    def pay(self, seat: i64, amount: i64) -> None:
        """§7.5 To the bank, at once."""
        self.money[seat] -= amount
        self.bank += amount

    def pay_what_he_can(self, seat: i64, amount: i64) -> i64:
        """§6.5 As far as he can."""
        paid = amount if amount < self.money[seat] else self.money[seat]
        self.pay(seat, paid)
        return paid

    def earn(self, seat: i64, amount: i64) -> None:
        self.money[seat] += amount
        self.bank -= amount

    # Seats and workers

    def after(self, turns: i64) -> i64:
        """§0.6 Turn order: so many seats clockwise from the start player."""
        return (self.start + turns) % self.seats

    def take_worker(self, seat: i64, place: i64) -> None:
        """§7.1 One worker from the supply to a place, or into the hand until his place is chosen."""
        self.workers[seat] -= 1
        at = seat * self.terms.most_placed
        while self.placed[at] != NOTHING:
            at += 1
        self.placed[at] = place

    def put_worker(self, seat: i64, place: i64) -> None:
        """§7.2 The worker in the hand goes to the place that was chosen; a card or a bonus has none there."""
        at = seat * self.terms.most_placed + self.terms.most_placed - 1
        while at >= seat * self.terms.most_placed:
            if self.placed[at] == IN_HAND:
                self.placed[at] = place
            at -= 1

    def workers_at(self, place: i64) -> i64:
        found: i64 = 0
        for placed in self.placed:
            if placed == place:
                found += 1
        return found

    # Cards

    def holds(self, seat: i64, card: i64) -> i64:
        at = seat * CARD_COUNT + card
        return self.old[at] + self.new[at]

    def hand(self, seat: i64) -> i64:
        found: i64 = 0
        for at in range(seat * CARD_COUNT, seat * CARD_COUNT + CARD_COUNT):
            found += self.old[at] + self.new[at]
        return found

    def give_up(self, seat: i64, card: i64) -> i64:
        """§21.5 Of two equal cards the one held since before the last reshuffle leaves the hand first. 1 for such a one, as all see."""
        at = seat * CARD_COUNT + card
        self.card_changes += 1
        if self.old[at] > 0:
            self.old[at] -= 1
            return 1
        self.new[at] -= 1
        return 0

    # Wells, pieces and armies

    def has_bonus(self, well: i64) -> bool:
        """§13.3 Whether a well with a derrick brings its bonus."""
        return self.terms.bought_bonus or (self.bought >> well) & 1 == 0

    def is_laid(self, seat: i64, segment: i64) -> bool:
        return (self.laid[segment] >> seat) & 1 == 1

    def on_map(self, seat: i64) -> i64:
        return self.box.pieces - self.pieces[seat]

    def outside(self, power: i64) -> i64:
        return self.box.armies - self.home[power]

    def is_used(self, event: i64) -> bool:
        """§6.2.1 Turned over in this round or an earlier one."""
        if (self.events_left >> event) & 1 == 1:
            return False
        for top in self.top_events:
            if top == event:
                return False
        return True

    # What the engine asks

    def chapters(self) -> Chapters[Table]:
        return self.terms.chapters

    def census(self) -> dict[str, int]:
        """§22.1 Everything in the box, wherever it is."""
        cards = total(self.deck) + total(self.discards) + total(self.out) + total(self.old) + total(self.new)
        standing: i64 = 0
        for place in self.placed:
            if place != NOTHING:
                standing += 1
        counted: dict[str, int] = {
            "money": self.bank + total(self.money),
            "action cards": cards + (1 if self.playing != NOTHING else 0),
            "black cubes": self.box_black + self.bag_black + total(self.finds),
            "white cubes": self.box_white + self.bag_white,
            "workers": self.spare + total(self.workers) + standing,
        }
        for power in range(i64(POWER_COUNT)):
            armies = self.home[power]
            for area in range(i64(len(self.control))):
                if self.control[area] == power and self.box.home_of[area] == NOBODY:
                    armies += 1
            counted[f"armies of {POWERS[power]}"] = armies
        for seat in range(self.seats):
            counted |= self.pieces_of(seat)
        return counted

    def pieces_of(self, seat: i64) -> dict[str, int]:
        cubes = self.cubes[seat]
        for power in range(i64(POWER_COUNT)):
            cubes += self.influence[seat * POWER_COUNT + power]
        pieces = self.pieces[seat]
        for segment in range(i64(len(self.laid))):
            if self.is_laid(seat, segment):
                pieces += 1
        derricks = self.derricks[seat]
        for owner in self.owner:
            if owner == seat:
                derricks += 1
        return {f"cubes of {seat}": cubes, f"pieces of {seat}": pieces, f"derricks of {seat}": derricks}


def members(mask: i64) -> list[int]:
    return [at for at in range(len(BIT)) if (mask >> at) & 1 == 1]
