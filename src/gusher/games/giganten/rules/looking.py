"""§7.3 Looking at tiles."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Step
from gusher.games.giganten.rules.actions import Drawn
from gusher.games.giganten.rules.components import NOWHERE, VALUES
from gusher.games.giganten.rules.table import UNKNOWN, Table


def in_sight(s: Table, seat: i64) -> i64:
    """§7.3.1 The face-down black tiles beside the truck that the seat has not seen, a bit for each site; §7.3.2 red ones never."""
    sites: i64 = 0
    here = s.truck[seat]
    for side in range(i64(4)):
        cell = s.box.beside[here * 4 + side]
        if cell == NOWHERE:
            continue
        site = s.terms.site_at[cell]
        if site != NOWHERE and s.face_down[site] == 1 and s.box.tile_peekable[s.box.site_kind[site]] == 1 and not s.has_seen(seat, site):
            sites |= s.box.bit[site]
    return sites


def look_around(s: Table, seat: i64) -> None:
    """§7.3.4 With `peek_mode` = auto all of them are shown, in the order of their ids: what is pushed last is looked at first."""
    sites = in_sight(s, seat)
    site: i64 = len(s.face_down) - 1
    while sites != 0:
        if (sites >> site) & 1 == 1:
            s.then(LookAt(seat, site))
            sites ^= s.box.bit[site]
        site -= 1


class LookAt(Step[Table]):
    """§7.3.5 That he looks is known to all. What the tile is worth was fixed when somebody first looked at it (§17.5)."""

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat = seat
        self.site = site

    def run(self, s: Table) -> None:
        if s.log is not None:
            s.tell("looked", seat=self.seat, site=s.box.site_names[self.site])
        if s.value[self.site] == UNKNOWN:
            s.then(DrawTile(self.seat, self.site))
        else:
            show(s, self.seat, self.site)


def show(s: Table, seat: i64, site: i64) -> None:
    s.seen[site] |= 1 << seat
    s.site_changes += 1
    if s.log is not None:
        s.tell("saw", (int(seat),), seat=seat, site=s.box.site_names[site], crude=s.value[site])


class UnseenTile(Chance[Table]):
    """§17.5 A tile that nobody has seen: any of its kind that nobody has seen, boxed ones included."""

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat = seat
        self.site = site

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.tile[place], 1) for place in range(s.unseen(s.box.site_kind[self.site]))]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.tile[rng.below(s.unseen(s.box.site_kind[self.site]))]


class DrawTile(UnseenTile):
    """§17.5 A tile that is looked at."""

    def resolve(self, s: Table, outcome: Action) -> None:
        """§7.3.6 He sees it before he goes on."""
        turn_over(s, self.site, outcome)
        show(s, self.seat, self.site)


def turn_over(s: Table, site: i64, outcome: Action) -> None:
    """Fix the value of a tile: the one at that place among the unseen tiles of its kind, counted from the lowest value."""
    assert isinstance(outcome, Drawn)
    place = outcome.value
    at = s.box.site_kind[site] * VALUES
    while place >= s.pool[at]:
        place -= s.pool[at]
        at += 1
    s.pool[at] -= 1
    s.value[site] = at % VALUES
