"""§2 Set-up."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Chance, Step
from gusher.games.oilfield.rules.actions import FIRST_SEAT, Drawn
from gusher.games.oilfield.rules.bag import DrawCubes, StartingBarrel
from gusher.games.oilfield.rules.components import TILE_TYPES
from gusher.games.oilfield.rules.dummy import DummyStart, DummyTowers
from gusher.games.oilfield.rules.privileges import GrowPot
from gusher.games.oilfield.rules.refill import TopUpCards
from gusher.games.oilfield.rules.round import Round
from gusher.games.oilfield.rules.stack import OpeningTriple, TurnUpTiles, show_back
from gusher.games.oilfield.rules.table import IN_BAG, Table


class SetUp(Step[Table]):
    """§2 The steps of the set-up, in their order."""

    def run(self, s: Table) -> None:
        s.then(FillTable(), SortTiles(), DummySetUp(), TileMarket(), FinishTable())


class FillTable(Step[Table]):
    """§2.2 to §2.8 Money and barrels."""

    def run(self, s: Table) -> None:
        s.then(FillBag(), StartMoney(), StartBarrels(), OpeningFill(), GreyCube())


class FinishTable(Step[Table]):
    """§2.12 to §2.16 The concession cards, the dollar of round 1 (§2.15), the first player; then the first round."""

    def run(self, s: Table) -> None:
        s.then(ConcessionDeck(), GrowPot(), ChooseFirst(), Round())


class FillBag(Step[Table]):
    """§2.2 All barrels into the bag; the grey cube stays out."""

    def run(self, s: Table) -> None:
        s.bag_oil = s.box.oil_cubes
        s.bag_gas = s.box.gas_cubes


class StartMoney(Step[Table]):
    """§2.4 Each player receives his money."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.earn(seat, s.box.start_money)


class StartBarrels(Step[Table]):
    """§2.6 In seat order each player draws his barrels."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            for _turn in range(s.box.start_barrels):
                s.then(StartingBarrel(s.seats - 1 - turn))


class OpeningFill(Step[Table]):
    """§2.7 The three fields are filled with N cubes each."""

    def run(self, s: Table) -> None:
        size = s.terms.field_size
        s.then(DrawCubes(0, size, False), DrawCubes(1, size, False), DrawCubes(2, size, False))


class GreyCube(Step[Table]):
    """§2.8 Only now the grey cube goes into the bag."""

    def run(self, s: Table) -> None:
        s.grey = IN_BAG


class SortTiles(Step[Table]):
    """§2.1 Hat tiles only in the advanced game; §2.9 with 2 or 3 players one tile of each type in play is removed."""

    def run(self, s: Table) -> None:
        for tile in range(i64(TILE_TYPES)):
            if s.terms.advanced or s.box.tile_hat[tile] == 0:
                removed = s.terms.removed_per_type
                if removed > s.terms.copies[tile]:
                    removed = s.terms.copies[tile]
                s.removed[tile] = removed
                s.stack[tile] = s.terms.copies[tile] - removed
        s.tile_changes += 1


class DummySetUp(Step[Table]):
    """§18.2 With two players the dummy gets its towers, out of the removed tiles or the stack, and its worker."""

    def run(self, s: Table) -> None:
        if s.terms.two:
            s.then(DummyTowers(), DummyStart())


class TileMarket(Step[Table]):
    """§2.10 The tiles are shuffled and the building market turned up; §2.11 three alike are broken up."""

    def run(self, s: Table) -> None:
        s.then(TurnUpTiles(s.terms.tile_market), OpeningTriple())
        show_back(s)


class ConcessionDeck(Step[Table]):
    """§2.12 The cards make the deck; with 2 players one of each field is set aside for the dummy first."""

    def run(self, s: Table) -> None:
        for field in range(i64(3)):
            s.aside[field] = 1 if s.terms.dummy_cards_aside else 0
            s.deck[field] = s.box.cards[field] - s.aside[field]
        s.then(TopUpCards())


class ChooseFirst(Chance[Table]):
    """§2.16 The first player is chosen at random."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(FIRST_SEAT[seat], 1) for seat in range(s.seats)]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.first = outcome.value
        if s.log is not None:
            s.tell("first-player", seat=s.first)
