"""§9 Phase 4: Assets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.mcmulti import actions
from gusher.games.mcmulti.actions import BUY, DONE, SELL, UPGRADE
from gusher.games.mcmulti.components import ASSET_TYPES, BOUGHT_TYPES, CELLS, EMPTY, LINES, MOST_SEATS, N2, PART, QUADRANTS, REFINERY
from gusher.games.mcmulti.pick import DIRTY, PRODUCTIVE, has, may_sell, placing, selling, upgrading
from gusher.games.mcmulti.table import NOBODY, Table


class Assets(Decision[Table]):
    """§9.1 The active player buys and sells, one asset at a time, in any order and number."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for asset in range(i64(BOUGHT_TYPES)):
            if s.can_buy(self.seat, asset):
                options.append(BUY[asset])
        types = types_for_sale(s, self.seat)
        if types != 0:
            for asset in range(i64(ASSET_TYPES)):
                if (types >> asset) & 1 == 1:
                    options.append(SELL[asset])
        if s.is_lasting(N2) and s.cash[self.seat] >= s.box.upgrade_price and has(s, self.seat, REFINERY, DIRTY):
            options.append(UPGRADE)
        if options:
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.BuyAsset):
            s.then(placing(s, self.seat, action.asset), self)
        elif isinstance(action, actions.SellAsset):
            s.then(selling(s, self.seat, action.asset, PRODUCTIVE), self)
        elif isinstance(action, actions.UpgradeRefinery):
            s.then(upgrading(s, self.seat), self)


def types_for_sale(s: Table, seat: i64) -> i64:
    """§9.3 The types of which the active player may sell one, one bit each. Small assets can only stand in the row or the column rolled."""
    types: i64 = 0
    if s.terms.blocks or (s.terms.free_final_sales and s.declarer != NOBODY):
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] == seat:
                for cell in range(quadrant * CELLS, quadrant * CELLS + CELLS):
                    types |= type_for_sale(s, cell)
        return types
    first = s.quadrant * CELLS + (s.red - 1) * LINES
    for cell in range(first, first + LINES):
        types |= type_for_sale(s, cell)
    cell = s.quadrant * CELLS + s.black - 1
    for _ in range(i64(LINES)):
        types |= type_for_sale(s, cell)
        cell += LINES
    return types


def type_for_sale(s: Table, cell: i64) -> i64:
    standing = s.grid[cell]
    if standing == EMPTY or standing == PART or not may_sell(s, cell):
        return 0
    return 1 << (standing - 1)


ASSETS_PHASE: Final = [Assets(seat) for seat in range(i64(MOST_SEATS))]
