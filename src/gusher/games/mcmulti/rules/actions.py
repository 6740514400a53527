"""§14 Every action that can exist, and §15 every chance outcome, as tables of small frozen values.

The order of the table is the order in which options are listed (§14.1).
"""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final

from mypy_extensions import i64

from gusher.core.rules import Action, number
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    BOUGHT_TYPES,
    FACES,
    LINES,
    MARKETS,
    MOST_SEATS,
    MOST_UNITS,
    NEWS,
    PRODUCTS,
    QUADRANTS,
)


class BuyAsset(Action):
    section: ClassVar[str] = "§9.2"

    def __init__(self, asset: i64) -> None:
        super().__init__(f"buy {ASSETS[asset]}")
        self.asset = asset


class SellAsset(Action):
    section: ClassVar[str] = "§9.3"

    def __init__(self, asset: i64) -> None:
        super().__init__(f"sell {ASSETS[asset]}")
        self.asset = asset


class UpgradeRefinery(Action):
    section: ClassVar[str] = "§12.6"

    def __init__(self) -> None:
        super().__init__("upgrade refinery")


class Pay(Action):
    section: ClassVar[str] = "§7.2.3"

    def __init__(self) -> None:
        super().__init__("pay")


class Quadrant(Action):
    section: ClassVar[str] = "§14.2"

    def __init__(self, quadrant: i64) -> None:
        super().__init__(f"quadrant {quadrant}")
        self.quadrant = quadrant


class Row(Action):
    """A row of cells; `row` counts from 0, its notation from 1 as the die does."""

    section: ClassVar[str] = "§14.2"

    def __init__(self, row: i64) -> None:
        super().__init__(f"row {row + 1}")
        self.row = row


class Column(Action):
    """A column of cells; `column` counts from 0, its notation from 1 as the die does."""

    section: ClassVar[str] = "§14.2"

    def __init__(self, column: i64) -> None:
        super().__init__(f"column {column + 1}")
        self.column = column


class UseMarket(Action):
    section: ClassVar[str] = "§5.1"

    def __init__(self, market: i64) -> None:
        super().__init__(MARKETS[market])
        self.market = market


class BuyBarrel(Action):
    section: ClassVar[str] = "§5.3"

    def __init__(self, product: i64) -> None:
        super().__init__(f"buy {PRODUCTS[product]}")
        self.product = product


class SellBarrel(Action):
    section: ClassVar[str] = "§5.4"

    def __init__(self, product: i64) -> None:
        super().__init__(f"sell {PRODUCTS[product]}")
        self.product = product


class Forfeit(Action):
    section: ClassVar[str] = "§13.1"

    def __init__(self, product: i64) -> None:
        super().__init__(f"forfeit {PRODUCTS[product]}")
        self.product = product


class Consume(Action):
    section: ClassVar[str] = "§6.6.1"

    def __init__(self, count: i64) -> None:
        super().__init__(f"stations {count}")
        self.count = count


class Refine(Action):
    section: ClassVar[str] = "§6.7.1"

    def __init__(self, count: i64) -> None:
        super().__init__(f"refine {count}")
        self.count = count


class Pump(Action):
    section: ClassVar[str] = "§6.8.1"

    def __init__(self, units: i64) -> None:
        super().__init__(f"pump {units}")
        self.units = units


class StrikeOil(Action):
    section: ClassVar[str] = "§6.9.2"

    def __init__(self, yes: bool) -> None:
        super().__init__("strike yes" if yes else "strike no")
        self.yes = yes


class DeclareVictory(Action):
    section: ClassVar[str] = "§10.1"

    def __init__(self, yes: bool) -> None:
        super().__init__("declare yes" if yes else "declare no")
        self.yes = yes


class ConcedeDefeat(Action):
    section: ClassVar[str] = "§10.6"

    def __init__(self, yes: bool) -> None:
        super().__init__("concede yes" if yes else "concede no")
        self.yes = yes


class Word(Action):
    """A plain answer: none, done."""

    def __init__(self, notation: str) -> None:
        super().__init__(notation)


BUY: Final[list[BuyAsset]] = [BuyAsset(asset) for asset in range(i64(BOUGHT_TYPES))]
SELL: Final[list[SellAsset]] = [SellAsset(asset) for asset in range(i64(ASSET_TYPES))]
UPGRADE: Final = UpgradeRefinery()
PAY: Final = Pay()
QUADRANT: Final[list[Quadrant]] = [Quadrant(quadrant) for quadrant in range(i64(QUADRANTS))]
ROW: Final[list[Row]] = [Row(row) for row in range(i64(LINES))]
COLUMN: Final[list[Column]] = [Column(column) for column in range(i64(LINES))]
MARKET: Final[list[UseMarket]] = [UseMarket(market) for market in range(i64(2))]
BUY_BARREL: Final[list[BuyBarrel]] = [BuyBarrel(product) for product in range(i64(2))]
SELL_BARREL: Final[list[SellBarrel]] = [SellBarrel(product) for product in range(i64(2))]
FORFEIT: Final[list[Forfeit]] = [Forfeit(product) for product in range(i64(2))]
CONSUME: Final[list[Consume]] = [Consume(count) for count in range(i64(MOST_UNITS + 1))]
REFINE: Final[list[Refine]] = [Refine(count) for count in range(i64(MOST_UNITS + 1))]
PUMP: Final[list[Pump]] = [Pump(units) for units in range(i64(MOST_UNITS + 1))]
STRIKE: Final[list[Action]] = [StrikeOil(True), StrikeOil(False)]
DECLARE: Final[list[Action]] = [DeclareVictory(True), DeclareVictory(False)]
CONCEDE: Final[list[Action]] = [ConcedeDefeat(True), ConcedeDefeat(False)]
NONE: Final = Word("none")
DONE: Final = Word("done")
NO_OPTIONS: Final[list[Action]] = []

ACTIONS: Final[tuple[Action, ...]] = number(
    [
        *BUY,
        *SELL,
        UPGRADE,
        PAY,
        *QUADRANT,
        *ROW,
        *COLUMN,
        *MARKET,
        *BUY_BARREL,
        *SELL_BARREL,
        *FORFEIT,
        *CONSUME,
        *REFINE,
        *PUMP,
        *STRIKE,
        *DECLARE,
        *CONCEDE,
        NONE,
        DONE,
    ]
)


def subsets(listed: list[Action], last: Action | None = None) -> list[list[Action]]:
    """Every choice out of these, by the bits of its index, in table order. With a `last` option nothing alone is no choice (§5.7).

    Options are members of these lists, so that no list is made when a decision is asked.
    """
    found: list[list[Action]] = []
    for bits in range(1 << len(listed)):
        options = [listed[i] for i in range(len(listed)) if (bits >> i) & 1 == 1]
        if last is not None and options:
            options.append(last)
        found.append(options)
    return found


def up_to(listed: list[Action]) -> list[list[Action]]:
    """By the most that is possible: 0, 1, … most; if that is 0 nothing is asked (§14.2)."""
    found: list[list[Action]] = [[]]
    for most in range(1, len(listed)):
        found.append(listed[: most + 1])
    return found


ONLY_DONE: Final[list[Action]] = [DONE]
ONLY_NONE: Final[list[Action]] = [NONE]
NO_STRIKE: Final = STRIKE[1:]
NOT_DECLARED: Final = DECLARE[1:]
NOT_CONCEDED: Final = CONCEDE[1:]
PURCHASES: Final = subsets([*BUY], DONE)
DEALS: Final = subsets([*BUY, *SELL, UPGRADE], DONE)
MARKETS_OPEN: Final = subsets([*MARKET], NONE)
TRADES: Final = subsets([*BUY_BARREL, *SELL_BARREL], DONE)
ROWS: Final = subsets([*ROW])
COLUMNS: Final = subsets([*COLUMN])
CONSUME_UP_TO: Final = up_to([*CONSUME])
REFINE_UP_TO: Final = up_to([*REFINE])
PUMP_UP_TO: Final = up_to([*PUMP])


class Drawn(Action):
    """A chance outcome: the `value`-th of its kind."""

    def __init__(self, notation: str, value: i64) -> None:
        super().__init__(notation)
        self.value = value


class Dice(Action):
    """§6.1.1 Both production dice, 1 to 6 each."""

    def __init__(self, red: i64, black: i64) -> None:
        super().__init__(f"dice {red} {black}")
        self.red = red
        self.black = black


class Seats(Action):
    """§2.2 At which seat of the table each player sits down."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__("seats " + " ".join([str(seat) for seat in seats]))
        self.seats = seats


def seatings(players: int) -> list[Seats]:
    return [Seats(order) for order in permutations(range(players))]


SEATINGS: Final[list[list[Seats]]] = [seatings(2), seatings(3), seatings(4)]
NEWS_CARD: Final[list[Drawn]] = [Drawn(f"news {name}", card) for card, name in enumerate(NEWS)]
START: Final[list[Drawn]] = [Drawn(f"start {seat}", seat) for seat in range(i64(MOST_SEATS))]
ROLLS: Final[list[Dice]] = [Dice(red, black) for red in range(i64(1), i64(FACES + 1)) for black in range(i64(1), i64(FACES + 1))]
DIFFERENCE: Final[list[Drawn]] = [Drawn(f"difference die {face}", face) for face in range(i64(1), i64(FACES + 1))]

OUTCOMES: Final[tuple[Action, ...]] = number([*SEATINGS[0], *SEATINGS[1], *SEATINGS[2], *NEWS_CARD, *START, *ROLLS, *DIFFERENCE])
