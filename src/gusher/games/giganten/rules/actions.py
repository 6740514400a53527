"""§16 Every action that can exist, and §17 every chance outcome, as tables of small frozen values.

A game with another data file has tables of its own, because its sites and cards may differ.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from gusher.core.rules import Action, number
from gusher.games.giganten.rules.components import COLUMNS, COMPANIES, MOST_SEATS, ROWS, Box


class TakeCard(Action):
    section: ClassVar[str] = "§5.3.1"

    def __init__(self, card: i64, name: str) -> None:
        super().__init__(f"card {name}")
        self.card = card


class PlaceTruck(Action):
    section: ClassVar[str] = "§7.2.1"

    def __init__(self, row: i64, column: i64) -> None:
        super().__init__(f"place {row + 1}")
        self.cell: i64 = row * COLUMNS + column


class TruckStep(Action):
    section: ClassVar[str] = "§7.4.2"

    def __init__(self, cell: i64) -> None:
        super().__init__(f"truck {cell_name(cell)}")
        self.cell = cell


class LocoStep(Action):
    section: ClassVar[str] = "§7.4.2"

    def __init__(self) -> None:
        super().__init__("loco")


class Peek(Action):
    section: ClassVar[str] = "§7.3.4"

    def __init__(self, site: i64, name: str) -> None:
        super().__init__(f"peek {name}")
        self.site = site


class EndMove(Action):
    section: ClassVar[str] = "§7.4.2"

    def __init__(self) -> None:
        super().__init__("end")


class ChangePrice(Action):
    section: ClassVar[str] = "§7.5.2"

    def __init__(self, company: i64, up: bool) -> None:
        super().__init__(f"price {COMPANIES[company]} {'up' if up else 'down'}")
        self.company = company
        self.up = up


class StoreCrude(Action):
    def __init__(self, company: i64) -> None:
        super().__init__(f"store {COMPANIES[company]}")
        self.company = company


class Build(Action):
    section: ClassVar[str] = "§8.4"

    def __init__(self, site: i64, name: str) -> None:
        super().__init__(f"build {name}")
        self.site = site


class NoBuild(Action):
    section: ClassVar[str] = "§8.1"

    def __init__(self) -> None:
        super().__init__("no build")


class Ship(Action):
    """A way to get rid of a crude that the own loco does not reach: a carrier, or none."""

    section: ClassVar[str] = "§9.4.1"

    def __init__(self, notation: str) -> None:
        super().__init__(notation)


class Pass(Action):
    section: ClassVar[str] = "§10.2.3"

    def __init__(self) -> None:
        super().__init__("pass")


class Bid(Action):
    section: ClassVar[str] = "§10.2.3"

    def __init__(self, value: i64) -> None:
        super().__init__(f"bid {value}")
        self.value = value


class Pay(Action):
    """§10.4.2 allows no superfluous card, so that the number of twos says how many ones go with them."""

    section: ClassVar[str] = "§10.4.2"

    def __init__(self, twos: i64) -> None:
        super().__init__(f"pay {twos} twos")
        self.twos = twos


class Sell(Action):
    section: ClassVar[str] = "§10.6.1"

    def __init__(self, crude: i64) -> None:
        super().__init__(f"sell {crude}")
        self.crude = crude


def cell_name(cell: i64) -> str:
    """§0.6 (row,column), both from 1."""
    return f"{cell // COLUMNS + 1},{cell % COLUMNS + 1}"


class Actions:
    """The table of actions of one box, whole and by kind. `bidding` is the pass, then the bids by value."""

    def __init__(self, box: Box) -> None:
        self.card: list[TakeCard] = [TakeCard(card, name) for card, name in enumerate(box.card_names)]
        self.place: list[PlaceTruck] = [PlaceTruck(row, box.start_column) for row in range(i64(ROWS))]
        self.truck: list[TruckStep] = [TruckStep(cell) for cell in range(i64(ROWS * COLUMNS))]
        self.loco = LocoStep()
        self.peek: list[Peek] = [Peek(site, name) for site, name in enumerate(box.site_names)]
        self.end = EndMove()
        self.price_up: list[ChangePrice] = [ChangePrice(company, True) for company in range(i64(len(COMPANIES)))]
        self.price_down: list[ChangePrice] = [ChangePrice(company, False) for company in range(i64(len(COMPANIES)))]
        self.store: list[StoreCrude] = [StoreCrude(company) for company in range(i64(len(COMPANIES)))]
        self.build: list[Build] = [Build(site, name) for site, name in enumerate(box.site_names)]
        self.no_build = NoBuild()
        self.ship_black = Ship("ship black")
        self.ship_opponents = Ship("ship opponents")
        self.ship_front = Ship("ship front")
        self.discard = Ship("discard")
        most = box.most_ones + 2 * box.most_twos
        self.bidding: list[Action] = [Pass()]
        self.bidding += [Bid(value) for value in range(i64(1), most + 1)]
        self.pay: list[Pay] = [Pay(twos) for twos in range(box.most_twos + 1)]
        self.sell: list[Sell] = [Sell(crude) for crude in range(box.most_in_tank + 1)]

        listed: list[Action] = [*self.card, *self.place, *self.truck, self.loco, *self.peek, self.end]
        for up, down in zip(self.price_up, self.price_down, strict=True):
            listed += [up, down]
        listed += [*self.store, *self.build, self.no_build]
        listed += [self.ship_black, self.ship_opponents, self.ship_front, self.discard]
        self.all: tuple[Action, ...] = number([*listed, *self.bidding, *self.pay, *self.sell])


class Drawn(Action):
    """A chance outcome: the `value`-th of its kind."""

    def __init__(self, notation: str, value: i64) -> None:
        super().__init__(notation)
        self.value = value


class Draws:
    """The chance outcomes of one box.

    What is drawn face down is named by its place in the pile, not by what it is: the lower values come first, and how many of each there
    are is nobody's knowledge. So the list of outcomes tells nothing that a seat may not know (§18.5).
    """

    def __init__(self, box: Box) -> None:
        faces = zip(box.die_blue, box.die_fields, strict=True)
        tiles = max(sum(tile["values"].count(value) for value in range(10)) for tile in box.data["tiles"])
        licences = box.most_ones + box.most_twos
        self.start: list[Drawn] = [Drawn(f"start player {seat}", seat) for seat in range(i64(MOST_SEATS))]
        self.roll: list[Drawn] = [
            Drawn(f"roll {'blue' if blue == 1 else 'red'} {fields}", face) for face, (blue, fields) in enumerate(faces)
        ]
        self.card: list[Drawn] = [Drawn(f"turn {name}", card) for card, name in enumerate(box.card_names)]
        self.licence: list[Drawn] = [Drawn(f"licence {place + 1}", place) for place in range(licences)]
        self.tile: list[Drawn] = [Drawn(f"tile {place + 1}", place) for place in range(i64(tiles))]
        self.lose: list[Drawn] = [Drawn(f"lose {place + 1}", place) for place in range(licences)]
        listed: list[Action] = [*self.start, *self.roll, *self.card, *self.licence, *self.tile, *self.lose]
        self.all: tuple[Action, ...] = number(listed)
