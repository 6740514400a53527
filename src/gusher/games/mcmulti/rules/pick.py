"""§14.2 Picking a cell: the quadrant if there is a choice, then the row, then the column. Nothing moves before the column is named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Frame
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import COLUMNS, QUADRANT, ROWS
from gusher.games.mcmulti.rules.components import ASSETS, CELLS, CROSS, LINES, QUADRANTS, REFINERY
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table

# Which cells count: where the asset can be placed; where one stands that may be sold in the Assets phase; any; a dirty refinery (§12.6).
FREE: Final = 0
PRODUCTIVE: Final = 1
ANY: Final = 2
DIRTY: Final = 3


def eligible(s: Table, asset: i64, scope: i64, cell: i64) -> bool:
    if scope == FREE:
        return s.fits(asset, cell)
    if s.grid[cell] != asset + 1:
        return False
    if scope == DIRTY:
        return s.is_dirty(cell)
    return scope == ANY or may_sell(s, cell)


def may_sell(s: Table, cell: i64) -> bool:
    """§9.3 Hit in this turn, in the assigned quadrant, and not bought in it; §12.11 in final turns any asset, if the option says so."""
    if s.is_fresh(cell):
        return False
    if s.terms.free_final_sales and s.declarer != NOBODY:
        return True
    return cell // CELLS == s.quadrant and s.hits(cell, CROSS) > 0


def row_has(s: Table, asset: i64, scope: i64, first: i64) -> bool:
    for cell in range(first, first + LINES):
        if eligible(s, asset, scope, cell):
            return True
    return False


def quadrant_has(s: Table, asset: i64, scope: i64, quadrant: i64) -> bool:
    for cell in range(quadrant * CELLS, quadrant * CELLS + CELLS):
        if eligible(s, asset, scope, cell):
            return True
    return False


def has(s: Table, seat: i64, asset: i64, scope: i64) -> bool:
    """Whether the player has a cell to pick."""
    for quadrant in range(i64(QUADRANTS)):
        if s.owner[quadrant] == seat and quadrant_has(s, asset, scope, quadrant):
            return True
    return False


def only_quadrant(s: Table, seat: i64, asset: i64, scope: i64) -> i64:
    """The quadrant, if just one has cells to pick: it is not asked for then."""
    if not s.terms.two_quadrants:
        return s.first_quadrant(seat)
    found: i64 = NOTHING
    for quadrant in range(i64(QUADRANTS)):
        if s.owner[quadrant] == seat and quadrant_has(s, asset, scope, quadrant):
            if found != NOTHING:
                return NOTHING
            found = quadrant
    return found


def placing(s: Table, seat: i64, asset: i64) -> Frame:
    """§4.3 After a purchase: where does the asset go?"""
    quadrant = only_quadrant(s, seat, asset, FREE)
    return PlaceQuadrant(seat, asset, FREE) if quadrant == NOTHING else PlaceRow(seat, asset, FREE, quadrant)


def selling(s: Table, seat: i64, asset: i64, scope: i64) -> Frame:
    """§9.3 Which asset of that type is sold?"""
    quadrant = only_quadrant(s, seat, asset, scope)
    return SellQuadrant(seat, asset, scope) if quadrant == NOTHING else SellRow(seat, asset, scope, quadrant)


def upgrading(s: Table, seat: i64) -> Frame:
    """§12.6 Which dirty refinery is upgraded?"""
    quadrant = only_quadrant(s, seat, REFINERY, DIRTY)
    return UpgradeQuadrant(seat, REFINERY, DIRTY) if quadrant == NOTHING else UpgradeRow(seat, REFINERY, DIRTY, quadrant)


class PickQuadrant(Decision[Table]):
    """§14.2 An own quadrant with at least one eligible cell."""

    def __init__(self, seat: i64, asset: i64, scope: i64) -> None:
        super().__init__(seat)
        self.asset = asset
        self.scope = scope

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] == self.seat and quadrant_has(s, self.asset, self.scope, quadrant):
                options.append(QUADRANT[quadrant])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Quadrant)
        s.then(self.in_quadrant(action.quadrant))

    def in_quadrant(self, quadrant: i64) -> Frame:
        raise NotImplementedError


class PickRow(Decision[Table]):
    """§14.2 A row with at least one eligible cell."""

    def __init__(self, seat: i64, asset: i64, scope: i64, quadrant: i64) -> None:
        super().__init__(seat)
        self.asset = asset
        self.scope = scope
        self.quadrant = quadrant

    def options(self, s: Table) -> list[Action]:
        rows: i64 = 0
        for row in range(i64(LINES)):
            if row_has(s, self.asset, self.scope, self.quadrant * CELLS + row * LINES):
                rows |= 1 << row
        return ROWS[rows]

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Row)
        s.then(self.in_row(action.row))

    def in_row(self, row: i64) -> Frame:
        raise NotImplementedError


class PickColumn(Decision[Table]):
    """§14.2 An eligible cell of that row."""

    def __init__(self, seat: i64, asset: i64, scope: i64, quadrant: i64, row: i64) -> None:
        super().__init__(seat)
        self.asset = asset
        self.scope = scope
        self.quadrant = quadrant
        self.row = row

    def options(self, s: Table) -> list[Action]:
        columns: i64 = 0
        first = self.quadrant * CELLS + self.row * LINES
        for column in range(i64(LINES)):
            if eligible(s, self.asset, self.scope, first + column):
                columns |= 1 << column
        return COLUMNS[columns]

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Column)
        self.at(s, self.quadrant * CELLS + self.row * LINES + action.column)

    def at(self, s: Table, cell: i64) -> None:
        raise NotImplementedError


class PlaceQuadrant(PickQuadrant):
    """§4.3 Two players: either own quadrant."""

    def in_quadrant(self, quadrant: i64) -> Frame:
        return PlaceRow(self.seat, self.asset, self.scope, quadrant)


class PlaceRow(PickRow):
    """§4.3 The row for the new asset."""

    def in_row(self, row: i64) -> Frame:
        return PlaceColumn(self.seat, self.asset, self.scope, self.quadrant, row)


class PlaceColumn(PickColumn):
    """§4.3 Paid in full and placed at once; it never moves afterwards."""

    def at(self, s: Table, cell: i64) -> None:
        price = s.buy_price(self.asset)
        s.pay(self.seat, price)
        s.put(self.asset, cell)
        if s.log is not None:
            s.tell(
                "bought",
                seat=self.seat,
                asset=ASSETS[self.asset],
                quadrant=self.quadrant,
                row=self.row + 1,
                column=cell % LINES + 1,
                money=-price,
            )


class SellQuadrant(PickQuadrant):
    """§9.3 The quadrant of the asset to be sold."""

    def in_quadrant(self, quadrant: i64) -> Frame:
        return SellRow(self.seat, self.asset, self.scope, quadrant)


class SellRow(PickRow):
    """§9.3 The row of the asset to be sold."""

    def in_row(self, row: i64) -> Frame:
        return SellColumn(self.seat, self.asset, self.scope, self.quadrant, row)


class SellColumn(PickColumn):
    """§9.3 Sold at the sale price of the current card."""

    def at(self, s: Table, cell: i64) -> None:
        price = s.asset_sale(self.asset)
        s.earn(self.seat, price)
        if s.log is not None:
            s.tell(
                "sold",
                seat=self.seat,
                asset=ASSETS[self.asset],
                quadrant=self.quadrant,
                row=self.row + 1,
                column=cell % LINES + 1,
                money=price,
            )
        s.remove(cell)


class UpgradeQuadrant(PickQuadrant):
    """§12.6 The quadrant of the dirty refinery."""

    def in_quadrant(self, quadrant: i64) -> Frame:
        return UpgradeRow(self.seat, self.asset, self.scope, quadrant)


class UpgradeRow(PickRow):
    """§12.6 The row of the dirty refinery."""

    def in_row(self, row: i64) -> Frame:
        return UpgradeColumn(self.seat, self.asset, self.scope, self.quadrant, row)


class UpgradeColumn(PickColumn):
    """§12.6 The refinery is upgraded for its price, and refines again."""

    def at(self, s: Table, cell: i64) -> None:
        s.pay(self.seat, s.box.upgrade_price)
        if s.log is not None:
            s.tell(
                "upgraded",
                seat=self.seat,
                asset=ASSETS[self.asset],
                quadrant=self.quadrant,
                row=self.row + 1,
                column=cell % LINES + 1,
                money=-s.box.upgrade_price,
            )
        s.clean(cell)
