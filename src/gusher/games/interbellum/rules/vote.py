"""§5.5 Who decides about an army when an event moves it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import bits
from gusher.core.rules import Action, Decision, Step, Together
from gusher.games.interbellum.rules.actions import Army, To
from gusher.games.interbellum.rules.armies import add_armies, add_targets, armies_of, expand, targets, withdraw
from gusher.games.interbellum.rules.components import BIT, NOBODY, NOTHING, POWER_COUNT, POWERS
from gusher.games.interbellum.rules.table import Table

EXPAND: Final = 0
WITHDRAW: Final = 1
KINDS: Final = ("expand", "withdraw")


def elements(s: Table, power: i64, kind: i64) -> i64:
    """§5.5.2 The set T: the legal targets of an expansion, or the armies that can be withdrawn."""
    return targets(s, power) if kind == EXPAND else armies_of(s, power)


def listed(s: Table, kind: i64, mask: i64) -> list[Action]:
    options: list[Action] = []
    if kind == EXPAND:
        add_targets(s, mask, options)
    else:
        add_armies(s, mask, options)
    return options


def area_of(action: Action) -> i64:
    if isinstance(action, To):
        return action.area
    assert isinstance(action, Army)
    return action.area


def carry_out(s: Table, power: i64, kind: i64, area: i64) -> None:
    if kind == EXPAND:
        expand(s, power, area)
    else:
        withdraw(s, area)


def nothing_happens(s: Table, power: i64, kind: i64, why: str) -> None:
    if s.log is not None:
        s.tell("nothing-happens", power=POWERS[power], kind=KINDS[kind], why=why)


class PowerActs(Step[Table]):
    """§5.5.2 An event expands or withdraws a power: by vote, unless the choice is empty, single, or of one player."""

    def __init__(self, power: i64, kind: i64) -> None:
        self.power = power
        self.kind = kind

    def run(self, s: Table) -> None:
        mask = elements(s, self.power, self.kind)
        if mask == 0:
            nothing_happens(s, self.power, self.kind, "impossible")
            return
        voters: i64 = 0
        last: i64 = NOBODY
        for seat in range(s.seats):
            if s.influence[seat * POWER_COUNT + self.power] > 0:
                voters += 1
                last = seat
        if voters == 0:
            if s.terms.skip_unwatched:
                nothing_happens(s, self.power, self.kind, "no-influence")
            else:
                s.then(DecideForPower(s.start, self.power, self.kind))
        elif mask & (mask - 1) == 0:
            carry_out(s, self.power, self.kind, lowest(mask))
        elif voters == 1:
            s.then(DecideForPower(last, self.power, self.kind))
        elif s.terms.open_votes:
            s.then(OpenVotes(self.power, self.kind))
        else:
            s.then(VOTE[self.power * 2 + self.kind])


def lowest(mask: i64) -> i64:
    area: i64 = 0
    while (mask >> area) & 1 == 0:
        area += 1
    return area


class DecideForPower(Decision[Table]):
    """§5.5.2 Where nobody has influence the start player chooses; where one player has, he alone."""

    def __init__(self, seat: i64, power: i64, kind: i64) -> None:
        super().__init__(seat)
        self.power = power
        self.kind = kind

    def options(self, s: Table) -> list[Action]:
        return listed(s, self.kind, elements(s, self.power, self.kind))

    def resolve(self, s: Table, action: Action) -> None:
        carry_out(s, self.power, self.kind, area_of(action))


class Vote(Together[Table]):
    """§5.5.2 Every player with influence there secretly chooses one element of T; all votes are revealed together."""

    def __init__(self, power: i64, kind: i64) -> None:
        self.power = power
        self.kind = kind

    def owes(self, s: Table, seat: i64) -> bool:
        return s.vote[seat] == NOTHING and s.influence[seat * POWER_COUNT + self.power] > 0

    def options(self, s: Table, seat: i64) -> list[Action]:
        return listed(s, self.kind, elements(s, self.power, self.kind))

    def seal(self, s: Table, seat: i64, action: Action) -> bool:
        s.vote[seat] = area_of(action)
        return True

    def open(self, s: Table) -> None:
        count_votes(s, self.power, self.kind)


class OpenVotes(Step[Table]):
    """§5.5.3 The voters in turn order, then the count."""

    def __init__(self, power: i64, kind: i64) -> None:
        self.power = power
        self.kind = kind

    def run(self, s: Table) -> None:
        s.then(CountVotes(self.power, self.kind))
        for turn in range(s.seats):
            seat = s.after(s.seats - 1 - turn)
            if s.influence[seat * POWER_COUNT + self.power] > 0:
                s.then(OpenVote(seat, self.power, self.kind))


class OpenVote(Decision[Table]):
    """§5.5.3 With open votes the voters answer in turn order, each knowing the earlier votes."""

    def __init__(self, seat: i64, power: i64, kind: i64) -> None:
        super().__init__(seat)
        self.power = power
        self.kind = kind

    def options(self, s: Table) -> list[Action]:
        return listed(s, self.kind, elements(s, self.power, self.kind))

    def resolve(self, s: Table, action: Action) -> None:
        s.vote[self.seat] = area_of(action)


class CountVotes(Step[Table]):
    """§5.5.3 After the last open vote."""

    def __init__(self, power: i64, kind: i64) -> None:
        self.power = power
        self.kind = kind

    def run(self, s: Table) -> None:
        count_votes(s, self.power, self.kind)


def count_votes(s: Table, power: i64, kind: i64) -> None:
    """§5.5.2 Each vote weighs the voter's influence; if several elements tie for most, the holder of the flag chooses among them."""
    best: i64 = 0
    tied: i64 = 0
    for seat in range(s.seats):
        area = s.vote[seat]
        if area == NOTHING:
            continue
        if s.log is not None:
            s.tell("voted", seat=seat, area=s.box.areas[area], votes=s.influence[seat * POWER_COUNT + power])
        votes: i64 = 0
        for other in range(s.seats):
            if s.vote[other] == area:
                votes += s.influence[other * POWER_COUNT + power]
        if votes > best:
            best = votes
            tied = 0
        if votes == best:
            tied |= BIT[area]
    for seat in range(s.seats):
        s.vote[seat] = NOTHING
    if bits(tied) == 1:
        carry_out(s, power, kind, lowest(tied))
    else:
        s.then(BreakTie(s.flag[power], power, kind, tied))


class BreakTie(Decision[Table]):
    """§5.5.2 The holder of the flag chooses among the tied elements only, whatever he voted for."""

    def __init__(self, seat: i64, power: i64, kind: i64, tied: i64) -> None:
        super().__init__(seat)
        self.power = power
        self.kind = kind
        self.tied = tied

    def options(self, s: Table) -> list[Action]:
        return listed(s, self.kind, self.tied)

    def resolve(self, s: Table, action: Action) -> None:
        carry_out(s, self.power, self.kind, area_of(action))


VOTE: Final = [Vote(power, kind) for power in range(i64(POWER_COUNT)) for kind in range(i64(2))]
POWER_ACTS: Final = [PowerActs(power, kind) for power in range(i64(POWER_COUNT)) for kind in range(i64(2))]
