"""§11 Scoring and the winner."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.ranking import places
from gusher.games.mcmulti.rules.components import ASSET_TYPES, ASSETS
from gusher.games.mcmulti.rules.table import Table


def scores(s: Table) -> list[dict[str, int]]:
    """§11.2 Cash, and what the assets bring at the settlement (§11.3)."""
    return [
        {"cash": int(s.cash[seat])} | {ASSETS[asset]: int(proceeds(s, seat, asset)) for asset in range(i64(ASSET_TYPES))}
        for seat in range(s.seats)
    ]


def proceeds(s: Table, seat: i64, asset: i64) -> i64:
    """§11.3 At the sale price of the worst card, whatever card lies on top."""
    return s.count(seat, asset) * s.box.sale_price[s.box.settlement_card * ASSET_TYPES + asset]


def ranking(s: Table) -> list[int]:
    """§11.4 Most cash, then more barrels in store; who is still tied shares the place; §10.6 who has conceded comes last."""
    return places(
        [(int(not s.is_out(seat)), sum(items.values()), int(s.crude[seat] + s.gasoline[seat])) for seat, items in enumerate(scores(s))]
    )
