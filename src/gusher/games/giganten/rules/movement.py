"""§7 Action 4: moving truck and loco. Looking at tiles is in `looking`, the specials are in `specials`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.actions import cell_name
from gusher.games.giganten.rules.components import LAST_SPACE, MOST_SEATS, NOWHERE, ROWS
from gusher.games.giganten.rules.looking import LookAt, in_sight, look_around
from gusher.games.giganten.rules.specials import DISCARD_CARD, SPECIAL
from gusher.games.giganten.rules.table import Table


class Movement(Step[Table]):
    """§7.1.1 Player by player, in turn order."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(MOVE_TURN[s.after(s.seats - 1 - turn)])


class MoveTurn(Step[Table]):
    """§7.1.1 The truck is placed if it is not on the board yet, truck and loco move, the special is carried out, the card discarded."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        if s.log is not None:
            s.tell("move-turn", seat=seat, card=s.box.card_names[s.card[seat]])
        s.then(Move(seat, s.box.card_move[s.card[seat]], False), SPECIAL[seat], DISCARD_CARD[seat])
        if s.truck[seat] == NOWHERE:
            s.then(PLACE_TRUCK[seat])


class PlaceTruck(Decision[Table]):
    """§7.2.1 In his first action 4 a player must put his truck on a cell of the first column."""

    def options(self, s: Table) -> list[Action]:
        """§7.2.2 Any on which no other truck stands."""
        options: list[Action] = []
        for row in range(i64(ROWS)):
            place = s.acts.place[row]
            if s.may_stop(place.cell, self.seat):
                options.append(place)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.PlaceTruck)
        s.truck[self.seat] = action.cell
        if s.log is not None:
            s.tell("placed-truck", seat=self.seat, cell=cell_name(action.cell))
        if s.terms.auto_peek:
            look_around(s, self.seat)


def need(s: Table, cell: i64, seat: i64, limit: i64) -> i64:
    """§7.4.5 The cheapest way from a cell to one where the truck may stop; more than `limit` if there is none within it."""
    if s.may_stop(cell, seat):
        return 0
    best = limit + 1
    for side in range(i64(4)):
        beside = s.box.beside[cell * 4 + side]
        if beside != NOWHERE and s.box.cost[beside] < best and not s.has_derrick(beside):
            cost = s.box.cost[beside]
            cost += need(s, beside, seat, best - 1 - cost)
            if cost < best:
                best = cost
    return best


class Move(Decision[Table]):
    """§7.4.2 A single step with the points that are left; `railed` if the loco has moved, which matters to `movement_order`."""

    def __init__(self, seat: i64, points: i64, railed: bool) -> None:
        super().__init__(seat)
        self.points = points
        self.railed = railed

    def options(self, s: Table) -> list[Action]:
        """§7.4.6 No step from which the truck could not get to a legal final cell; nothing is asked when there is nothing but to end."""
        options: list[Action] = []
        here = s.truck[self.seat]
        points = self.points
        if points > 0 and not (self.railed and s.terms.truck_first):
            for side in range(i64(4)):
                cell = s.box.beside[here * 4 + side]
                if cell == NOWHERE:
                    continue
                left = points - s.box.cost[cell]
                if left >= 0 and not s.has_derrick(cell) and need(s, cell, self.seat, left) <= left:
                    options.append(s.acts.truck[cell])
        owed = need(s, here, self.seat, points)
        loco = s.loco[self.seat]
        if loco < LAST_SPACE and s.box.track_cost[loco + 1] + owed <= points and not (owed > 0 and s.terms.truck_first):
            options.append(s.acts.loco)
        if not s.terms.auto_peek:
            self.add_looks(s, options)
        if owed == 0 and options:
            options.append(s.acts.end)
        return options

    def add_looks(self, s: Table, options: list[Action]) -> None:
        """§7.3.4 With `peek_mode` = manual a look is a step of its own."""
        sites = in_sight(s, self.seat)
        if sites != 0:
            for site in range(i64(len(s.acts.peek))):
                if (sites >> site) & 1 == 1:
                    options.append(s.acts.peek[site])

    def resolve(self, s: Table, action: Action) -> None:
        """§7.4.1 Truck and loco share the points."""
        seat = self.seat
        if isinstance(action, actions.TruckStep):
            s.truck[seat] = action.cell
            if s.log is not None:
                s.tell("drove", seat=seat, cell=cell_name(action.cell), points=s.box.cost[action.cell])
            s.then(Move(seat, self.points - s.box.cost[action.cell], self.railed))
            if s.terms.auto_peek:
                look_around(s, seat)
        elif isinstance(action, actions.LocoStep):
            s.loco[seat] += 1
            cost = s.box.track_cost[s.loco[seat]]
            if s.log is not None:
                s.tell("railed", seat=seat, spaces=1, points=cost)
            s.then(Move(seat, self.points - cost, True))
        elif isinstance(action, actions.Peek):
            s.then(LookAt(seat, action.site), self)
        elif s.log is not None:
            s.tell("ended-move", seat=seat, points=self.points)


MOVEMENT: Final = Movement()
MOVE_TURN: Final = [MoveTurn(seat) for seat in range(i64(MOST_SEATS))]
PLACE_TRUCK: Final = [PlaceTruck(seat) for seat in range(i64(MOST_SEATS))]
