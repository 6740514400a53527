"""§17 Scoring and the winner."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.ranking import places
from gusher.games.oilfield.rules.components import GAS_REFINERY, STORAGE_EXTENSION
from gusher.games.oilfield.rules.table import Table


def scores(s: Table) -> list[dict[str, int]]:
    """§17.3 The VP of each seat by where they come from."""
    return [score(s, seat) for seat in range(s.seats)]


def score(s: Table, seat: i64) -> dict[str, int]:
    investments = investment_vp(s, seat)
    return {
        "sales": int(s.vp[seat] - investments),
        "investments": int(investments),
        "concessions": int(s.concession_count(seat) * s.box.vp_concession),
        "storage": int(full_units(s, seat) * s.box.vp_storage),
        "richest": int(richest_vp(s, seat)),
    }


def investment_vp(s: Table, seat: i64) -> i64:
    """§17.3.1 The part of the VP track that is investments still held."""
    vp: i64 = 0
    for row in range(i64(3)):
        vp += s.investments[seat * 3 + row] * s.box.row_vp[row]
    return vp


def full_units(s: Table, seat: i64) -> i64:
    """§17.3.3 Full storage units, with the cubes spread to the owner's best: the smallest units first."""
    cubes: i64 = s.stored_oil[seat] + s.stored_gas[seat]
    if cubes == 0:
        return 0
    slots = s.box.tile_slots
    units: list[int] = [int(s.box.refinery_slots)]
    units += [int(slots[STORAGE_EXTENSION])] * s.extensions[seat]
    units += [int(slots[GAS_REFINERY])] * s.refineries[seat]
    full: i64 = 0
    for size in sorted(units):
        if 0 < size <= cubes:
            cubes -= size
            full += 1
    return full


def richest_vp(s: Table, seat: i64) -> i64:
    """§17.3.4 For the most money, less if it is shared."""
    tied: i64 = 0
    for money in s.money:
        if money > s.money[seat]:
            return 0
        if money == s.money[seat]:
            tied += 1
    if tied == 1:
        return s.box.vp_richest
    return 0 if tied > 2 and s.terms.no_riches_for_three else s.box.vp_richest_tied


def ranking(s: Table) -> list[int]:
    """§17.4.1 Most VP, then less (or more) money, then fewer concession cards; who is still tied shares the place."""
    sign = -1 if s.terms.poorer_wins else 1
    return places(
        [
            (sum(items.values()), sign * int(s.money[seat]), -int(s.concession_count(seat)))
            for seat, items in enumerate(scores(s))
        ]
    )
