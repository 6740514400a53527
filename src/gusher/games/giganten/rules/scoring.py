"""§13 End of the game and scoring."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.ranking import places
from gusher.games.giganten.rules.table import Table


def loco_ranks(s: Table) -> list[int]:
    """§13.2 The place of each seat's loco, from 1: by its space, then the value of the licences in hand, then turn order."""
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        turn = (seat - s.start + s.seats) % s.seats
        keys.append((int(s.loco[seat]), int(s.hand_value(seat)), -int(turn)))
    return places(keys)


def scores(s: Table) -> list[dict[str, int]]:
    """§13.3 The money of each seat by where it comes from."""
    ranks = loco_ranks(s)
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        value = s.terms.end_values[ranks[seat] - 1]
        found.append(
            {
                "cash": int(s.money[seat]),
                "derricks": int(s.derricks_on_board(seat) * value),
                "crude": int(crude_of(s, seat) * s.box.end_crude),
            }
        )
    return found


def crude_of(s: Table, seat: i64) -> i64:
    """§13.3 The crude under a seat's derricks and in its tanks."""
    crude = s.tank[seat * 3] + s.tank[seat * 3 + 1] + s.tank[seat * 3 + 2]
    for site in range(i64(len(s.owner))):
        if s.owner[site] == seat:
            crude += s.crude[site]
    return crude


def ranking(s: Table) -> list[int]:
    """§13.5 Most money wins; who is tied shares the place, or with `money_tie` = loco_rank the better loco wins."""
    keys: list[tuple[int, ...]] = []
    ranks = loco_ranks(s)
    for seat, items in enumerate(scores(s)):
        keys.append((sum(items.values()), -ranks[seat] if s.terms.rank_breaks_ties else 0))
    return places(keys)
