"""§8 Action 5: building derricks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.components import MOST_SEATS, NOWHERE, VALUES
from gusher.games.giganten.rules.looking import UnseenTile, turn_over
from gusher.games.giganten.rules.table import UNKNOWN, Table


class Building(Step[Table]):
    """§8.1 In turn order each player may build one derrick; §8.5 the earlier has the first choice."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(BUILD[s.after(s.seats - 1 - turn)])


class Build(Decision[Table]):
    """§8.1 A derrick on a tile beside the truck, or none; who cannot build is not asked."""

    def options(self, s: Table) -> list[Action]:
        """§8.2 An adjacent face-down tile, a derrick left, the money; §8.4.3 and crude, if the supply is limited."""
        options: list[Action] = []
        seat = self.seat
        if s.derricks[seat] == 0 or not s.has_crude():
            return options
        sites = affordable(s, seat)
        if sites != 0:
            for site in range(i64(len(s.acts.build))):
                if (sites >> site) & 1 == 1:
                    options.append(s.acts.build[site])
            options.append(s.acts.no_build)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        """§8.4.1 He pays at once; the tile is turned over, and its value fixed if nobody has seen it yet."""
        if not isinstance(action, actions.Build):
            if s.log is not None:
                s.tell("built-nothing", seat=self.seat)
            return
        site = action.site
        cost = s.box.tile_cost[s.box.site_kind[site]]
        s.pay(self.seat, cost)
        if s.log is not None:
            s.tell("built", seat=self.seat, site=s.box.site_names[site], dollars=-cost)
        if s.value[site] == UNKNOWN:
            s.then(TurnTile(self.seat, site))
        else:
            raise_derrick(s, self.seat, site)


def affordable(s: Table, seat: i64) -> i64:
    """§8.2 The tiles beside the truck that the seat can pay for, a bit for each site."""
    sites: i64 = 0
    here = s.truck[seat]
    for side in range(i64(4)):
        cell = s.box.beside[here * 4 + side]
        if cell != NOWHERE and s.has_tile(cell):
            site = s.terms.site_at[cell]
            if s.money[seat] >= s.box.tile_cost[s.box.site_kind[site]]:
                sites |= s.box.bit[site]
    return sites


class TurnTile(UnseenTile):
    """§17.5 A tile that is turned over before anybody has looked at it."""

    def resolve(self, s: Table, outcome: Action) -> None:
        turn_over(s, self.site, outcome)
        raise_derrick(s, self.seat, self.site)


def raise_derrick(s: Table, seat: i64, site: i64) -> None:
    """§8.4.2 The value is public and the tile leaves the game; §8.4.3 so much crude goes under the derrick, or what a supply has left."""
    value = s.value[site]
    crude = value
    if s.terms.limited and s.supply < crude:
        crude = s.supply
    s.face_down[site] = 0
    s.value[site] = UNKNOWN
    s.seen[site] = 0
    s.built[s.box.site_kind[site] * VALUES + value] += 1
    s.derricks[seat] -= 1
    s.owner[site] = seat
    s.supply -= crude
    s.crude[site] = crude
    s.site_changes += 1
    if s.log is not None:
        s.tell("struck", seat=seat, site=s.box.site_names[site], value=value, crude=crude)


BUILDING: Final = Building()
BUILD: Final = [Build(seat) for seat in range(i64(MOST_SEATS))]
