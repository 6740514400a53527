"""§21 Every action that can exist, and §22 every chance outcome, as tables of small frozen values.

Place, card, take, … are the words of §21.3. A game with another data file has a table of its own, because its spaces may differ.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gusher.core.rules import Action, number
from gusher.games.oilfield.rules.components import CARDS, COLUMNS, FIELDS, MOST_TOWERS, ROWS, TILES, Box


class Place(Action):
    section: ClassVar[str] = "§4.1.1"
    later: ClassVar[bool] = True

    def __init__(self, space: i64, name: str) -> None:
        super().__init__(f"place {name}")
        self.space = space


class ChooseCard(Action):
    section: ClassVar[str] = "§4.2.1"
    later: ClassVar[bool] = True

    def __init__(self, card: i64) -> None:
        super().__init__(f"card {CARDS[card]}")
        self.card = card


class Take(Action):
    section: ClassVar[str] = "§6.5"

    def __init__(self, field: i64) -> None:
        super().__init__(f"take {FIELDS[field]}")
        self.field = field


class BuyTile(Action):
    section: ClassVar[str] = "§7.1"

    def __init__(self, tile: i64) -> None:
        super().__init__(f"buy {TILES[tile]}")
        self.tile = tile


class Site(Action):
    section: ClassVar[str] = "§7.2"

    def __init__(self, field: i64) -> None:
        super().__init__(f"site {FIELDS[field]}")
        self.field = field


class Barrel(Action):
    """A step of §8.3: one barrel lifted by the tower that the player built as number `tower` (from 0), into storage or to the market."""

    section: ClassVar[str] = "§8.3"

    def __init__(self, tower: i64, gas: bool, sold: bool) -> None:
        super().__init__(f"{'sell' if sold else 'store'} {'gas' if gas else 'oil'} {tower + 1}")
        self.tower = tower
        self.gas = gas
        self.sold = sold


class LocalSale(Action):
    section: ClassVar[str] = "§9.1"

    def __init__(self, notation: str, gas: bool, vp: bool) -> None:
        super().__init__(notation)
        self.gas = gas
        self.vp = vp


class NationalSale(Action):
    section: ClassVar[str] = "§10.3"

    def __init__(self, gas: bool) -> None:
        super().__init__("export gas" if gas else "export oil")
        self.gas = gas


class UseTower(Action):
    section: ClassVar[str] = "§16.3.2"

    def __init__(self, field: i64) -> None:
        super().__init__(f"pump {FIELDS[field]}")
        self.field = field


class Invest(Action):
    section: ClassVar[str] = "§13.1.2"

    def __init__(self, row: i64) -> None:
        super().__init__(f"invest {ROWS[row]}")
        self.row = row


class SellInvestment(Action):
    section: ClassVar[str] = "§13.3.1"
    confirm: ClassVar[bool] = True  # it costs points, and lies beside whatever else is offered

    def __init__(self, row: i64) -> None:
        super().__init__(f"divest {ROWS[row]}")
        self.row = row


class Word(Action):
    """A plain answer: stop, decline, pay, refuse, perform, done."""

    def __init__(self, notation: str) -> None:
        super().__init__(notation)


class Actions:
    """The action table of one box. The order of `all` is the order in which options are listed.

    The lists name the very class of their members: to look one up is then a pointer comparison, not a walk up its ancestors.
    """

    def __init__(self, box: Box) -> None:
        self.place: list[Place] = [Place(space, box.space_names[space]) for space in range(i64(len(box.space_names)))]
        self.card: list[ChooseCard] = [ChooseCard(card) for card in range(i64(len(CARDS)))]
        self.hand: list[Action] = [*self.card]
        self.take: list[Take] = [Take(field) for field in range(i64(len(FIELDS)))]
        self.buy: list[BuyTile] = [BuyTile(tile) for tile in range(i64(len(TILES)))]
        self.site: list[Site] = [Site(field) for field in range(i64(len(FIELDS)))]
        towers = range(i64(MOST_TOWERS))
        self.store_oil: list[Barrel] = [Barrel(tower, False, False) for tower in towers]
        self.store_gas: list[Barrel] = [Barrel(tower, True, False) for tower in towers]
        self.sell_oil: list[Barrel] = [Barrel(tower, False, True) for tower in towers]
        self.sell_gas: list[Barrel] = [Barrel(tower, True, True) for tower in towers]
        self.oil_for_money = LocalSale("oil for money", False, False)
        self.oil_for_vp = LocalSale("oil for vp", False, True)
        self.gas_for_vp = LocalSale("gas for vp", True, True)
        self.export_oil = NationalSale(False)
        self.export_gas = NationalSale(True)
        self.pump: list[UseTower] = [UseTower(field) for field in range(i64(len(FIELDS)))]
        self.invest: list[Invest] = [Invest(row) for row in range(i64(len(ROWS)))]
        self.pay = Word("pay")
        self.refuse = Word("refuse")
        self.perform = Word("perform")
        self.decline = Word("decline")
        self.stop = Word("stop")
        self.done = Word("done")
        self.divest: list[SellInvestment] = [SellInvestment(row) for row in range(i64(len(ROWS)))]

        listed: list[Action] = [*self.place, *self.card, *self.take, *self.buy, *self.site]
        for tower in range(MOST_TOWERS):
            listed += [self.store_oil[tower], self.store_gas[tower], self.sell_oil[tower], self.sell_gas[tower]]
        listed += [self.oil_for_money, self.oil_for_vp, self.gas_for_vp, self.export_oil, self.export_gas]
        listed += [*self.pump, *self.invest]
        listed += [self.pay, self.refuse, self.perform, self.decline, self.stop, self.done]
        self.all: tuple[Action, ...] = number([*listed, *self.divest])


class Drawn(Action):
    """A chance outcome: the `value`-th of its kind."""

    def __init__(self, notation: str, value: i64) -> None:
        super().__init__(notation)
        self.value = value


OIL: Final = 0
GAS: Final = 1
GREY: Final = 2

FIRST_SEAT: Final = [Drawn(f"first seat {seat}", seat) for seat in range(i64(5))]
CUBE: Final = [Drawn(f"cube {cube}", index) for index, cube in enumerate(("oil", "gas", "grey"))]
TILE: Final = [Drawn(f"tile {tile}", index) for index, tile in enumerate(TILES)]
BACK: Final = [Drawn("back plain", 0), Drawn("back hat", 1)]
CONCESSION: Final = [Drawn(f"concession {field}", index) for index, field in enumerate(FIELDS)]
ARRANGEMENTS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
DUMMY_TOWERS: Final = [
    Drawn("dummy towers " + " ".join([FIELDS[field] for field in fields]), index) for index, fields in enumerate(ARRANGEMENTS)
]
DUMMY_COLUMN: Final = [Drawn(f"dummy worker {column}", index) for index, column in enumerate(COLUMNS)]
DUMMY_CARD: Final = [Drawn(f"dummy card {card}", index) for index, card in enumerate(CARDS)]
DUMMY_FIELD: Final = [Drawn(f"dummy drills {field}", index) for index, field in enumerate(FIELDS)]

OUTCOMES: Final[tuple[Action, ...]] = number(
    [*FIRST_SEAT, *CUBE, *TILE, *BACK, *CONCESSION, *DUMMY_TOWERS, *DUMMY_COLUMN, *DUMMY_CARD, *DUMMY_FIELD]
)
