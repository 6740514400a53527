"""§22 Drawing cubes from the bag, one after another: C2 starting barrels, C3 opening fill, C8 refill."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Step
from gusher.games.oilfield.rules.actions import CUBE, GAS, GREY, OIL, Drawn
from gusher.games.oilfield.rules.components import FIELDS
from gusher.games.oilfield.rules.table import IN_BAG, Table


class DrawCubes(Step[Table]):
    """§15.3.3 So many more barrels for a field; §15.3.4 if the bag does not hold enough, what there is."""

    def __init__(self, field: i64, left: i64, grey: bool) -> None:
        self.field = field
        self.left = left
        self.grey = grey

    def run(self, s: Table) -> None:
        grey = self.grey and s.grey == IN_BAG
        if self.left > 0 and (grey or s.bag_oil + s.bag_gas > 0):
            s.then(FieldCube(self.field, self.left, grey))


class FieldCube(Chance[Table]):
    """§15.3.3 A cube for a field, each in the bag equally likely; `grey` if the grey one is in it and counts."""

    def __init__(self, field: i64, left: i64, grey: bool) -> None:
        self.field = field
        self.left = left
        self.grey = grey

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        cubes = barrels(s)
        if self.grey:
            cubes.append((CUBE[GREY], 1))
        return cubes

    def sample(self, s: Table, rng: Rng) -> Action:
        drawn = rng.below(s.bag_oil + s.bag_gas + (1 if self.grey else 0))
        if drawn < s.bag_oil:
            return CUBE[OIL]
        return CUBE[GAS] if drawn < s.bag_oil + s.bag_gas else CUBE[GREY]

    def resolve(self, s: Table, outcome: Action) -> None:
        left = self.left - 1
        if outcome is CUBE[OIL]:
            s.bag_oil -= 1
            s.oil[self.field] += 1
        elif outcome is CUBE[GAS]:
            s.bag_gas -= 1
            s.gas[self.field] += 1
        else:
            left = self.strike(s)
        # The grey cube leaves the bag at most once, and nothing comes back while a field is filled.
        s.then(DrawCubes(self.field, left, self.grey and outcome is not CUBE[GREY]))

    def strike(self, s: Table) -> i64:
        """§15.4.1 The field is on strike, and another cube is drawn in place of the grey one."""
        s.grey = self.field
        if s.log is not None:
            s.tell("strike", field=FIELDS[self.field])
        return self.left if s.terms.grey_replaced else self.left - 1


class Refill(Step[Table]):
    """§15.3.3 Draw until the field holds N barrels; what gas is left counts, unless the option adds N whatever was left."""

    def __init__(self, field: i64) -> None:
        self.field = field

    def run(self, s: Table) -> None:
        missing = s.terms.field_size
        if not s.terms.add_n:
            missing -= s.gas[self.field]
        s.then(DrawCubes(self.field, missing, True), Refilled(self.field, s.gas[self.field], False))


class Refilled(Step[Table]):
    """§15.3.5 A refill that brings no oil stands, or with the option is drawn once more, once only."""

    def __init__(self, field: i64, gas_before: i64, redrawn: bool) -> None:
        self.field = field
        self.gas_before = gas_before
        self.redrawn = redrawn

    def run(self, s: Table) -> None:
        field = self.field
        gas = s.gas[field] - self.gas_before
        if s.terms.redraw_oilless and not self.redrawn and s.oil[field] == 0 and gas > 0:
            s.gas[field] -= gas
            s.bag_gas += gas
            s.then(DrawCubes(field, gas, True), Refilled(field, self.gas_before, True))
        elif s.log is not None:
            s.tell("refilled", field=FIELDS[field], oil=s.oil[field], gas=gas, position=s.track[field])


class StartingBarrel(Chance[Table]):
    """§2.6 In seat order each player draws cubes into his storage, visible to all."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return barrels(s)

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        if outcome.value == OIL:
            s.bag_oil -= 1
            s.stored_oil[self.seat] += 1
        else:
            s.bag_gas -= 1
            s.stored_gas[self.seat] += 1


def barrels(s: Table) -> list[tuple[Action, int]]:
    found: list[tuple[Action, int]] = []
    if s.bag_oil > 0:
        found.append((CUBE[OIL], int(s.bag_oil)))
    if s.bag_gas > 0:
        found.append((CUBE[GAS], int(s.bag_gas)))
    return found
