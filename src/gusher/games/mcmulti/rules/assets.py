"""§9 Phase 4: Assets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import DEALS, ONLY_DONE
from gusher.games.mcmulti.rules.components import ASSET_TYPES, BOUGHT_TYPES, CELLS, EMPTY, LINES, MOST_SEATS, N2, REFINERY
from gusher.games.mcmulti.rules.pick import DIRTY, PRODUCTIVE, has, placing, selling, upgrading
from gusher.games.mcmulti.rules.table import NOBODY, Table


class Assets(Decision[Table]):
    """§9.1 The active player buys and sells, one asset at a time, in any order and number."""

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        deals = s.affordable(self.seat) | types_for_sale(s, self.seat) << BOUGHT_TYPES
        if s.is_lasting(N2) and s.cash[self.seat] >= s.box.upgrade_price and has(s, self.seat, REFINERY, DIRTY):
            deals |= 1 << (BOUGHT_TYPES + ASSET_TYPES)
        return s.terms.put(DEALS[deals], ONLY_DONE)

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
        for asset in range(i64(ASSET_TYPES)):
            if has(s, seat, asset, PRODUCTIVE):
                types |= 1 << asset
        return types
    left = s.quadrant * CELLS + (s.red - 1) * LINES
    top = s.quadrant * CELLS + s.black - 1
    for line in range(i64(LINES)):
        if s.grid[left + line] != EMPTY and not s.is_fresh(left + line):
            types |= 1 << (s.grid[left + line] - 1)
        if s.grid[top + line * LINES] != EMPTY and not s.is_fresh(top + line * LINES):
            types |= 1 << (s.grid[top + line * LINES] - 1)
    return types


ASSETS_PHASE: Final = [Assets(seat) for seat in range(i64(MOST_SEATS))]
