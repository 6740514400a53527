"""§1 Components: what is in the box, as flat tables.

The numbers come from a data file, by default `data.json` beside this module; `data.py` checks it first.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gusher.core.numbers import ints

# §1.5 The assets in the order in which they are listed (§14.1); what stands on a cell is the asset + 1.
ASSETS: Final = ("rig", "station", "refinery", "well")
RIG: Final = 0
STATION: Final = 1
REFINERY: Final = 2
WELL: Final = 3
ASSET_TYPES: Final = 4
BOUGHT_TYPES: Final = 3  # wells are only struck
EMPTY: Final = 0
PART: Final = 5  # §12.4 a cell of a 2x2 refinery that is not its top-left one

PRODUCTS: Final = ("crude", "gasoline")
CRUDE: Final = 0
GASOLINE: Final = 1
MARKETS: Final = ("domestic", "foreign")
DOMESTIC: Final = 0
FOREIGN: Final = 1
FIELDS: Final = 30  # §1.7 of a ladder

# §1.2, §1.3 The boards.
QUADRANTS: Final = 4
LINES: Final = 6  # rows, and columns
CELLS: Final = 36
ROW: Final = 0
COLUMN: Final = 1
CROSS: Final = 2  # both dice: the active quadrant
DICE: Final = ("row", "column")

CARDS: Final = ("depression", "recovery", "expansion", "rapid_growth", "prosperity", "downturn", "recession")
FACES: Final = 6

# §1.11 The news; what a card does is code, its numbers are data.
NEWS: Final = ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8")
NAMES: Final = (
    "debt_taxes",
    "global_warming",
    "sales_taxes",
    "cold_winter",
    "safety_inspection",
    "market_uncertainty",
    "oil_embargo",
    "crude_shortage",
)
N1: Final = 0
N2: Final = 1
N3: Final = 2
N4: Final = 3
N5: Final = 4
N6: Final = 5
N7: Final = 6
N8: Final = 7
NEWS_CARDS: Final = 8

# §6.2.1 What a double does.
NO_NEWS: Final = 0
MORE_LIKELY: Final = 1
LESS_LIKELY: Final = 2
LASTING: Final = 3
TRIGGERS: Final = ("none", "more_likely", "less_likely", "lasting")

MOST_SEATS: Final = 4
MOST_UNITS: Final = 12  # §6.5.4


# A mask for each cell of a quadrant. (Once compiled, a shift of a bare 1 is one of 32 bits, and there are 36 cells.)
BIT: Final = ints([2**cell for cell in range(CELLS)])


class Box:
    """§1.1 The contents of one copy of the game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.version: str = data["data_version"]
        players = data["players"]
        self.start_cash: dict[str, int] = players["start_cash"]
        self.quadrants: dict[str, list[list[int]]] = players["quadrants"]

        geometry = data["geometry"]
        self.left = ints([side["quadrant"] for side in geometry["left"]])
        self.left_die = ints([DICE.index(side["die"]) for side in geometry["left"]])
        self.right = ints([side["quadrant"] for side in geometry["right"]])
        self.right_die = ints([DICE.index(side["die"]) for side in geometry["right"]])
        self.cycle_left = ints([side["quadrant"] for side in geometry["cycle_left"]])
        self.cycle_left_die = ints([DICE.index(side["die"]) for side in geometry["cycle_left"]])
        self.cycle_right = ints([side["quadrant"] for side in geometry["cycle_right"]])
        self.cycle_right_die = ints([DICE.index(side["die"]) for side in geometry["cycle_right"]])

        assets = data["assets"]
        self.pieces = ints([assets["box"][asset] for asset in ASSETS])
        self.crude_per_unit: i64 = assets["crude_per_unit"]
        self.barrels = ints([data["barrels"][product] for product in PRODUCTS])

        prices = data["spot_markets"]["prices"]
        self.field_price = ints([price for product in PRODUCTS for price in prices[product]])
        consumer = data["consumer_market"]
        self.lowest: i64 = consumer["lowest"]
        self.highest: i64 = consumer["highest"]
        self.consumer_barrels: i64 = consumer["start_barrels"]

        economy = data["economy"]
        cards = economy["cards"]
        self.start_card: i64 = CARDS.index(economy["start"])
        self.settlement_card: i64 = CARDS.index(economy["settlement"])
        self.track_limit: i64 = economy["track_limit"]
        self.demand = ints([card["demand"] for card in cards])
        self.buy_price = ints([card["buy"].get(asset, 0) for card in cards for asset in ASSETS])
        self.sale_price = ints([card["sell"][asset] for card in cards for asset in ASSETS])
        self.cheapest: i64 = min(*self.field_price, *[price for card in cards for price in card["buy"].values()])
        self.next_card = ints([CARDS.index(following) for card in cards for following in card["next"]])

        news = {card["id"]: card for card in data["news"]["cards"]}
        self.debt_taxes = ints([news["N1"]["amounts"][asset] for asset in ASSETS])
        self.upgrade_price: i64 = news["N2"]["amount"]
        self.sales_taxes = ints([news["N3"]["amounts"][asset] for asset in ASSETS])
        self.winter: i64 = news["N4"]["count"]
        self.inspection = ints([news["N5"]["amounts"][product] for product in PRODUCTS])
        self.moved: i64 = news["N6"]["count"]
        self.fall: i64 = news["N6"]["red_fields_down"]
        self.shortage: i64 = news["N8"]["count"]
        doubles = data["news"]["doubles"]
        self.doubles: dict[str, list[int]] = {name: [TRIGGERS.index(word) for word in doubles[name]] for name in doubles}
