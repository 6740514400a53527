"""§11 First Player and §12 Subsidy: what is carried out without a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Step
from gusher.games.oilfield.rules.components import COLUMNS, FIRST_PLAYER, MOST_SEATS
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import Table


class FirstPlayer(Step[Table]):
    """§11.1 The player takes the first-player card; turn order and Supervisor change at once (§11.2), unless he has it (§11.3)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.first != self.seat:
            s.first = self.seat
            if s.log is not None:
                s.tell("first-player", seat=self.seat)
        elif s.log is not None:
            s.tell("kept-first", None, seat=self.seat, **s.choice_of(self.seat, COLUMNS[FIRST_PLAYER]))


class Subsidy(Step[Table]):
    """§12.2 The player takes the whole pot."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.log is not None:
            s.tell("subsidy", seat=self.seat, dollars=s.pot)
        s.money[self.seat] += s.pot
        s.pot = 0


class GrowPot(Step[Table]):
    """§12.1 The pot holds $1 in round 1 and grows by as much at the start of every further round."""

    def run(self, s: Table) -> None:
        s.bank -= s.box.subsidy
        s.pot += s.box.subsidy


class AutomaticAction(OwnDecision):
    """§5.2.2 With `decline_automatic` First Player and Subsidy may be declined too."""

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column = column

    def choices(self, s: Table) -> list[Action]:
        return [s.acts.perform, s.acts.decline]

    def carry_out(self, s: Table, action: Action) -> None:
        if action is s.acts.perform:
            s.then(privilege(self.seat, self.column))
        else:
            self.decline(s)


def privilege(seat: i64, column: i64) -> Step[Table]:
    return FIRST_PLAYER_OF[seat] if column == FIRST_PLAYER else SUBSIDY_OF[seat]


GROW_POT: Final = GrowPot()
FIRST_PLAYER_OF: Final = [FirstPlayer(seat) for seat in range(i64(MOST_SEATS))]
SUBSIDY_OF: Final = [Subsidy(seat) for seat in range(i64(MOST_SEATS))]
