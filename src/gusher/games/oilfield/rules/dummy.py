"""§18 The dummy of the two-player game."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Chance, Step
from gusher.games.oilfield.rules.actions import ARRANGEMENTS, DUMMY_CARD, DUMMY_COLUMN, DUMMY_FIELD, DUMMY_TOWERS, Drawn
from gusher.games.oilfield.rules.components import (
    BUILD,
    CARDS,
    COLUMNS,
    DRILL,
    FIELDS,
    INVEST,
    LEASE,
    LOCAL,
    QUOTA,
    SMALL_LOCAL_TOWER,
    STORE_OIL,
    TILE_TYPES,
)
from gusher.games.oilfield.rules.refill import TOP_UP_CARDS, TOP_UP_TILES
from gusher.games.oilfield.rules.stack import show_back, shuffle_in
from gusher.games.oilfield.rules.table import DUMMY, NOBODY, Table


class DummyTowers(Chance[Table]):
    """§18.2.3 Three towers are put at random one on each field, for the whole game."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(outcome, 1) for outcome in DUMMY_TOWERS]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        source = s.stack if s.terms.dummy_from_stack else s.removed
        for tower in range(i64(3)):
            tile = s.box.dummy_towers[tower]
            source[tile] -= 1
            s.dummy_tower[ARRANGEMENTS[outcome.value][tower]] = tile
        s.tile_changes += 1


class DummyStart(Chance[Table]):
    """§18.2.4 A card of the dummy, National redrawn, says in which column its worker starts."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(DUMMY_COLUMN[column], 1) for column in s.box.dummy_columns]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        stand(s, outcome.value)


class MoveDummy(Step[Table]):
    """§18.3.1 Before the players place, the dummy's worker moves one column to the right; from Invest to the $5 bid."""

    def run(self, s: Table) -> None:
        column = s.box.space_column[s.dummy_at] + 1
        if column > INVEST or (column == INVEST and s.terms.dummy_skips_invest):
            column = LEASE
        stand(s, column)


def stand(s: Table, column: i64) -> None:
    """§18.3.3 The worker blocks its space and never acts."""
    if s.dummy_at != NOBODY:
        s.occupant[s.dummy_at] = NOBODY
    s.dummy_at = s.terms.dummy_space[column]
    s.occupant[s.dummy_at] = DUMMY
    if s.log is not None:
        s.tell("dummy-worker", column=COLUMNS[column])


class DummyCard(Chance[Table]):
    """§18.4.1 One of the dummy's five cards at random; all five are in every time."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(outcome, 1) for outcome in DUMMY_CARD]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.dummy_card = outcome.value
        if s.log is not None:
            s.tell("dummy-card", card=CARDS[outcome.value])


class DummyActs(Step[Table]):
    """§18.4.1 The dummy's card is carried out. National only counts, at the reveal."""

    def run(self, s: Table) -> None:
        card = s.dummy_card
        if card == LEASE:
            for field in range(i64(3)):
                s.deck[field] += s.cards[field]
                s.cards[field] = 0
            s.then(TOP_UP_CARDS)
        elif card == BUILD:
            for tile in range(i64(TILE_TYPES)):
                shuffle_in(s, tile, s.market[tile])
            s.then(TOP_UP_TILES)
            show_back(s)
        elif card == LOCAL:
            s.earn(s.supervisor(), s.box.dummy_local)
            if s.log is not None:
                s.tell("supervised", seat=s.supervisor(), dollars=s.box.dummy_local)
        elif card == DRILL:
            s.then(DummyDrill())


class DummyDrill(Step[Table]):
    """§18.4.2 A random field; by the cards of the concession market an empty market means no drill."""

    def run(self, s: Table) -> None:
        if not s.terms.dummy_drills_by_market or s.cards[0] + s.cards[1] + s.cards[2] > 0:
            s.then(DummyField())


class DummyField(Chance[Table]):
    """§18.4.2 Each field with the same chance, or by the cards in the market."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        if not s.terms.dummy_drills_by_market:
            return [(outcome, 1) for outcome in DUMMY_FIELD]
        return [(DUMMY_FIELD[field], int(s.cards[field])) for field in range(i64(3)) if s.cards[field] > 0]

    def resolve(self, s: Table, outcome: Action) -> None:
        """§18.4.1 As far as available; all cubes go to the bag; nothing on strike; §18.4.4 the Supervisor gets nothing."""
        assert isinstance(outcome, Drawn)
        field = outcome.value
        if s.grey == field:
            return
        tile = s.dummy_tower[field]
        gas: i64 = 0
        oil: i64 = 0
        if tile == SMALL_LOCAL_TOWER:
            if s.gas[field] > 0:
                gas = 1
            elif s.oil[field] > 0:
                oil = 1
        else:
            oil = s.box.quotas[tile * QUOTA + STORE_OIL]
            if oil > s.oil[field]:
                oil = s.oil[field]
        s.gas[field] -= gas
        s.bag_gas += gas
        s.oil[field] -= oil
        s.bag_oil += oil
        if s.log is not None:
            s.tell("dummy-drilled", field=FIELDS[field], oil=oil, gas=gas)
