"""§6.2 to §6.4 and §6.6 Turning events over, the die, and the stacks A and C; stack B is in `affairs`.

What a card says is data: a list of lines for each decade, of the operations below. `lines_of` makes frames of them, once a box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from gusher.core.numbers import bits
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, Frame, Step
from gusher.games.interbellum.rules import affairs
from gusher.games.interbellum.rules.actions import Drawn, Power
from gusher.games.interbellum.rules.affairs import court_loses, court_receives
from gusher.games.interbellum.rules.components import (
    BIT,
    CLOSED_POWER,
    EXTRA_POWER,
    LOOKED_AT,
    MODIFIERS,
    NOBODY,
    NOTHING,
    POWER_COUNT,
    POWERS,
    SIX,
    STACK_COUNT,
    Box,
)
from gusher.games.interbellum.rules.effects import nth_event
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import EXPAND, KINDS, POWER_ACTS, WITHDRAW

# What happens to the power that a die selects.
COURT_RECEIVES: Final = 2
COURT_LOSES: Final = 3
EXTRA: Final = 4
CLOSED: Final = 5


class TurnEvent(Step[Table]):
    """§6.2.1 The top card of the stack is turned over; its position may be fixed since a look (§12.4.13)."""

    def __init__(self, stack: i64) -> None:
        self.stack = stack

    def run(self, s: Table) -> None:
        at = self.stack * LOOKED_AT
        event = s.top_events[at]
        if event == NOTHING:
            s.then(DrawEvent(self.stack))
            return
        s.top_events[at] = s.top_events[at + 1]
        s.top_events[at + 1] = NOTHING
        if s.top_events[at] == NOTHING:
            s.looker[self.stack] = NOBODY
        happen(s, self.stack, event)


class DrawEvent(Chance[Table]):
    """§20 Any of the cards left in that stack."""

    def __init__(self, stack: i64) -> None:
        self.stack = stack

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        left = s.events_left & s.box.stack[self.stack]
        return [(s.draws.event[event], 1) for event in range(i64(len(s.box.events))) if (left >> event) & 1 == 1]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.event[nth_event(s, self.stack, rng.below(bits(s.events_left & s.box.stack[self.stack])))]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.events_left &= ~BIT[outcome.value]
        happen(s, self.stack, outcome.value)


def happen(s: Table, stack: i64, event: i64) -> None:
    """§3.3 The card is resolved from its top line to its bottom line; §6.2.1 in the text of the decade."""
    s.event[stack] = event
    s.excluded = 0
    decade: i64 = 0 if s.round <= s.box.last_of_20s else 1
    if s.log is not None:
        s.tell("event", card=s.box.events[event], decade="20s" if decade == 0 else "30s")
    lines = s.terms.lines[event * 2 + decade]
    at = len(lines) - 1
    while at >= 0:
        s.then(lines[at])
        at -= 1


def exclude(s: Table, power: i64, rolled: bool) -> None:
    """§6.3.3 No die of this card selects that power any more."""
    if rolled or not s.terms.exclude_rolled_only:
        s.excluded |= BIT[power]


class NamedPower(Step[Table]):
    """§6.4.1 The power that the card names expands or withdraws."""

    def __init__(self, power: i64, kind: i64) -> None:
        self.power = power
        self.kind = kind

    def run(self, s: Table) -> None:
        exclude(s, self.power, False)
        s.then(POWER_ACTS[self.power * 2 + self.kind])


class Roll(Chance[Table]):
    """§6.3.1 The die selects a power; on a six the start player names it. §6.3.3 Excluded powers would be rolled again."""

    def __init__(self, what: i64, amount: i64) -> None:
        self.what = what
        self.amount = amount

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        found: list[tuple[Action, int]] = []
        for face in range(i64(POWER_COUNT + 1)):
            if face == SIX or (s.excluded >> face) & 1 == 0:
                found.append((s.draws.die[face], 1))
        return found

    def sample(self, s: Table, rng: Rng) -> Action:
        """§6.3.3 As at the table: what is excluded is rolled again."""
        face = rng.below(POWER_COUNT + 1)
        while face != SIX and (s.excluded >> face) & 1 == 1:
            face = rng.below(POWER_COUNT + 1)
        return s.draws.die[face]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        if outcome.value == SIX:
            if s.log is not None:
                s.tell("rolled-six")
            s.then(NamePower(s.start, self.what, self.amount))
        else:
            if s.log is not None:
                s.tell("rolled", power=POWERS[outcome.value])
            select(s, outcome.value, self.what, self.amount)


class NamePower(Decision[Table]):
    """§6.3.1 A six: the start player names the power; §6.3.3 another one than this card has hit."""

    def __init__(self, seat: i64, what: i64, amount: i64) -> None:
        super().__init__(seat)
        self.what = what
        self.amount = amount

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for power in range(i64(POWER_COUNT)):
            if (s.excluded >> power) & 1 == 0:
                options.append(s.acts.power[power])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        if s.log is not None:
            s.tell("named", seat=self.seat, power=POWERS[action.power])
        select(s, action.power, self.what, self.amount)


def select(s: Table, power: i64, what: i64, amount: i64) -> None:
    """§6.3.2 The line is resolved for that power before the next roll; §6.3.4 if it cannot apply, nothing happens."""
    exclude(s, power, True)
    if what == EXPAND or what == WITHDRAW:
        s.then(POWER_ACTS[power * 2 + what])
    elif what == COURT_RECEIVES:
        court_receives(s, power, amount)
    elif what == COURT_LOSES:
        court_loses(s, power, amount)
    else:
        s.modifiers[EXTRA_POWER if what == EXTRA else CLOSED_POWER] = power


class MostArmies(Step[Table]):
    """§6.4.2 The power with most armies outside withdraws; the line is skipped if none has an army there."""

    def __init__(self, times: i64) -> None:
        self.times = times

    def run(self, s: Table) -> None:
        most: i64 = 0
        tied: i64 = 0
        for power in range(i64(POWER_COUNT)):
            if s.outside(power) > most:
                most = s.outside(power)
                tied = 0
            if s.outside(power) == most:
                tied |= BIT[power]
        if most > 0:
            s.then(ChooseMostArmies(s.start, tied, self.times))
        elif s.log is not None:
            s.tell("nothing-happens", kind=KINDS[WITHDRAW], why="none-outside")


class ChooseMostArmies(Decision[Table]):
    """§6.4.2 If several tie, the start player chooses among them; the second withdrawal is a separate vote."""

    def __init__(self, seat: i64, tied: i64, times: i64) -> None:
        super().__init__(seat)
        self.tied = tied
        self.times = times

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for power in range(i64(POWER_COUNT)):
            if (self.tied >> power) & 1 == 1:
                options.append(s.acts.power[power])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        exclude(s, action.power, False)
        for _turn in range(self.times):
            s.then(POWER_ACTS[action.power * 2 + WITHDRAW])


class RoundModifier(Step[Table]):
    """§6.6.1 Something is different in the action turns of this round, and only there."""

    def __init__(self, modifier: i64, value: i64) -> None:
        self.modifier = modifier
        self.value = value

    def run(self, s: Table) -> None:
        s.modifiers[self.modifier] = self.value


# What the data file may say, with the names of its numbers and words. `OPERATIONS` is what `data` checks it by.
OPERATIONS: Final[dict[str, dict[str, Any]]] = {
    "expand": {"power": POWERS},
    "withdraw": {"power": POWERS},
    "roll": {"then": KINDS},
    "most_armies": {"then": ("withdraw",), "times": int},
    "each_receive": {"per": affairs.PER, "amount": int},
    "each_pay": {"per": affairs.PER, "amount": int},
    "flag_fee": {"pay": int, "lose_influence": int},
    "each_search_gas": {"cubes": int},
    "add_white_cubes": {"per_player": int},
    "each_gain_influence": {"amount": int},
    "each_lose_strongest_influence": {"amount": int},
    "each_draw_card": {"amount": int},
    "each_discard_or_pay": {"pay": int},
    "each_may_lay": {"price": int},
    "most_pieces_remove_or_pay": {"pay": int},
    "credit": {"below": int, "amount": int, "otherwise": int},
    "crash": {"per": int, "lose": int},
    "roll_court": {"receive?": int, "lose_influence?": int},
    "round": {"key": (*MODIFIERS[:EXTRA_POWER], *MODIFIERS[CLOSED_POWER + 1 :]), "value": int},
    "roll_round": {"key": ("extra_power", "closed_power")},
}


def lines_of(box: Box) -> list[list[Frame]]:
    """§1.11.1 For each card the lines of the '20s, then those of the '30s."""
    found: list[list[Frame]] = []
    for card in box.data["event_cards"]:
        for steps in (card["steps_20s"], card["steps_30s"]):
            found.append([line_of(step) for step in steps])
    return found


def line_of(step: dict[str, Any]) -> Frame:
    op: str = step["op"]
    if op in KINDS:
        return NamedPower(POWERS.index(step["power"]), KINDS.index(op))
    if op == "roll":
        return Roll(KINDS.index(step["then"]), 0)
    if op == "most_armies":
        return MostArmies(step["times"])
    if op == "roll_court":
        return Roll(COURT_RECEIVES, step["receive"]) if "receive" in step else Roll(COURT_LOSES, step["lose_influence"])
    if op == "round":
        return RoundModifier(MODIFIERS.index(step["key"]), step["value"])
    if op == "roll_round":
        return Roll(EXTRA if step["key"] == "extra_power" else CLOSED, 0)
    return AFFAIRS[op](step)


AFFAIRS: Final[dict[str, Callable[[dict[str, Any]], Frame]]] = {
    "each_receive": lambda step: affairs.EachReceives(affairs.PER.index(step["per"]), step["amount"]),
    "each_pay": lambda step: affairs.EachPays(affairs.PER.index(step["per"]), step["amount"]),
    "flag_fee": lambda step: affairs.FlagFees(step["pay"], step["lose_influence"]),
    "each_search_gas": lambda step: affairs.EachSearches(step["cubes"]),
    "add_white_cubes": lambda step: affairs.AddWhiteCubes(step["per_player"]),
    "each_gain_influence": lambda step: affairs.EachGains(step["amount"]),
    "each_lose_strongest_influence": lambda step: affairs.EachLoses(step["amount"]),
    "each_draw_card": lambda step: affairs.EachDraws(step["amount"]),
    "each_discard_or_pay": lambda step: affairs.EachDiscards(step["pay"]),
    "each_may_lay": lambda step: affairs.EachMayLay(step["price"]),
    "most_pieces_remove_or_pay": lambda step: affairs.MostPiecesRemove(step["pay"]),
    "credit": lambda step: affairs.Credit(step["below"], step["amount"], step["otherwise"]),
    "crash": lambda step: affairs.Crash(step["per"], step["lose"]),
}
TURN_EVENT: Final = [TurnEvent(stack) for stack in range(i64(STACK_COUNT))]
