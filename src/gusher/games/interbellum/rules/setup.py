"""§2 Set-up."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Chance, Decision, Step
from gusher.games.interbellum.rules.actions import Drawn, Power
from gusher.games.interbellum.rules.armies import Target
from gusher.games.interbellum.rules.components import POWERS, SIX
from gusher.games.interbellum.rules.deck import Draw
from gusher.games.interbellum.rules.influence import StartInfluence
from gusher.games.interbellum.rules.round import ROUND
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.wells import DRAFT


class SetUp(Step[Table]):
    """§2.1 In the order of this chapter; then round 1 begins (§3.1)."""

    def run(self, s: Table) -> None:
        s.then(OpeningArmy(), Draft(), ROUND)
        s.then(ChooseStart(), Companies(), Supplies(), FillBag(), StartInfluence())


class ChooseStart(Step[Table]):
    """§2.1 The start player, drawn unless the option names seat 0."""

    def run(self, s: Table) -> None:
        if s.terms.random_start:
            s.then(DrawStart())
        else:
            begin(s, 0)


class DrawStart(Chance[Table]):
    """§20 The first start player: uniform over the seats."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.start[seat], 1) for seat in range(s.seats)]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        begin(s, outcome.value)


def begin(s: Table, seat: i64) -> None:
    s.start = seat
    if s.log is not None:
        s.tell("start-player", seat=seat)


class Companies(Step[Table]):
    """§2.2 In turn order each player draws a company card."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(DrawCompany(s.after(s.seats - 1 - turn)))


class DrawCompany(Chance[Table]):
    """§2.2 Blind, and laid open at once."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(company, 1) for company in s.draws.company if company.value not in s.company]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.company[self.seat] = outcome.value
        if s.log is not None:
            s.tell("company", seat=self.seat, company=s.box.companies[outcome.value])


class Supplies(Step[Table]):
    """§2.3 Money, workers, derricks, pieces and cubes for each player, and action cards in turn order; §2.4 the others are the deck."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.earn(seat, s.box.start_money)
            s.workers[seat] = s.box.workers
            s.derricks[seat] = s.box.derricks
            s.pieces[seat] = s.box.pieces
            s.cubes[seat] = s.box.cubes
        for turn in range(s.seats):
            s.then(Draw(s.after(s.seats - 1 - turn), s.box.start_cards))


class FillBag(Step[Table]):
    """§2.5 White and black cubes for each player go into the bag; the others stay in the box."""

    def run(self, s: Table) -> None:
        s.bag_white = s.box.white_each * s.seats
        s.box_white -= s.bag_white
        s.bag_black = s.box.black_each * s.seats
        s.box_black -= s.bag_black


class OpeningArmy(Step[Table]):
    """§2.8 Only with the option: a die selects a power, and the start player places one army of it."""

    def run(self, s: Table) -> None:
        if s.terms.opening_army:
            s.then(OpeningRoll())


class OpeningRoll(Chance[Table]):
    """§2.8 The die with nothing excluded."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(face, 1) for face in s.draws.die]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        if outcome.value == SIX:
            if s.log is not None:
                s.tell("rolled-six")
            s.then(OpeningPower(s.start))
        else:
            if s.log is not None:
                s.tell("rolled", power=POWERS[outcome.value])
            s.then(OpeningTarget(s.start, outcome.value))


class OpeningPower(Decision[Table]):
    """§2.8 A six: the start player names the power."""

    def options(self, s: Table) -> list[Action]:
        return [*s.acts.power]

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        if s.log is not None:
            s.tell("named", seat=self.seat, power=POWERS[action.power])
        s.then(OpeningTarget(self.seat, action.power))


class OpeningTarget(Target):
    """§2.8 Where the start player places the first army."""


class Draft(Step[Table]):
    """§2.9 In turn order each player takes a free well, then in reverse turn order a second, and so on."""

    def run(self, s: Table) -> None:
        picked = s.box.start_wells
        while picked > 0:
            picked -= 1
            for turn in range(s.seats):
                s.then(DRAFT[s.after(s.seats - 1 - turn if picked % 2 == 0 else turn)])
