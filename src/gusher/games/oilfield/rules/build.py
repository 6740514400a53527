"""§7 Build."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import FIELDS, GOVERNMENT_TOWER, MOST_SEATS, STORAGE_EXTENSION, TILE_TYPES, TILES
from gusher.games.oilfield.rules.drill import FreeDrill
from gusher.games.oilfield.rules.government import ImmediateOffer
from gusher.games.oilfield.rules.invest import OwnDecision
from gusher.games.oilfield.rules.table import Table


class Build(OwnDecision):
    """§7.1 Buy exactly one tile from the market and place it at once."""

    kind: ClassVar[str] = "build"

    def choices(self, s: Table) -> list[Action]:
        """§7.3 A tile that he can pay and, if a tower, has a concession for."""
        options: list[Action] = []
        lost = True
        has_site = s.has_site(self.seat)
        for tile in range(i64(TILE_TYPES)):
            if s.market[tile] > 0 and (has_site or s.box.tile_tower[tile] == 0):
                lost = False
                if s.box.tile_price[tile] <= s.money[self.seat]:
                    options.append(s.acts.buy[tile])
        if not lost:
            options.append(s.acts.decline)
        return options

    def is_payment(self) -> bool:
        return True

    def carry_out(self, s: Table, action: Action) -> None:
        if not isinstance(action, actions.BuyTile):
            self.decline(s)
        elif s.box.tile_tower[action.tile] == 1:
            s.then(Site(self.seat, action.tile))
        else:
            buy(s, self.seat, action.tile)
            if action.tile == STORAGE_EXTENSION:
                s.extensions[self.seat] += 1
            else:
                s.refineries[self.seat] += 1
            if s.log is not None:
                s.tell("extended", seat=self.seat, tile=TILES[action.tile], dollars=-s.box.tile_price[action.tile])


class Site(Decision[Table]):
    """§7.2 A tower goes on one of his concessions without a tower: choose the field."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, s: Table) -> list[Action]:
        """§21.6 No sales: the tile is settled and affordable."""
        options: list[Action] = []
        for field in range(i64(3)):
            if s.sites(self.seat, field) > 0:
                options.append(s.acts.site[field])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        """§7.4, and §7.5 the new tower may drill at once."""
        assert isinstance(action, actions.Site)
        buy(s, self.seat, self.tile)
        tower = s.add_tower(self.seat, self.tile, action.field)
        if s.log is not None:
            s.tell("built", seat=self.seat, tile=TILES[self.tile], field=FIELDS[action.field], dollars=-s.box.tile_price[self.tile])
        if self.tile == GOVERNMENT_TOWER and s.terms.immediate_offer:
            s.then(ImmediateOffer(self.seat, tower))
        else:
            s.then(FreeDrill(self.seat, tower))


def buy(s: Table, seat: i64, tile: i64) -> None:
    """§7.4 Pay the bank, take the tile off the market; §7.7 it is topped up only in the upkeep."""
    s.pay(seat, s.box.tile_price[tile])
    s.market[tile] -= 1
    s.tile_changes += 1


BUILD_OF: Final = [Build(seat) for seat in range(i64(MOST_SEATS))]
