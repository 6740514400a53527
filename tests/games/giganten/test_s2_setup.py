"""§2 Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.giganten.scene import begin, due, heard, locos_of, money_of, pending, play, prices_of, site_named, truck_of

EXTRA = ("S07", "S10", "S16", "S23", "S30", "S32")


@pytest.mark.parametrize(("seats", "sites"), [(2, 30), (3, 30), (4, 36), (5, 36)])
def test_s2_1_sites_in_use(seats: int, sites: int) -> None:
    """§2.1 All 36 with 4 or 5 players, without the six extra ones with 2 or 3; those are ordinary cells then."""
    s = begin(seats)
    assert sum(s.face_down) == sum(s.terms.used) == sites
    for name in EXTRA:
        cell = s.box.site_cell[site_named(s, name)]
        assert s.has_tile(cell) == (sites == 36)
        assert s.may_stop(cell, 0) == (sites == 30)


def test_s2_2_tiles_lie_face_down() -> None:
    """§2.2 Nobody has seen a tile; those left over are in the box, unseen: they stay in the pool of what a tile may be."""
    s = begin(3)
    assert set(s.value) == {0}
    assert set(s.seen) == {0}
    assert [s.unseen(kind) for kind in range(3)] == [12, 12, 12]
    kinds = [int(s.box.site_kind[site]) for site in range(36) if s.face_down[site] == 1]
    assert [kinds.count(kind) for kind in range(3)] == [10, 10, 10]


def test_s2_3_prices() -> None:
    """§2.3 All barrels on $5000."""
    assert prices_of(begin()) == "5000 5000 5000"


def test_s2_4_crude_beside_the_board() -> None:
    """§2.4 The supply holds all crude."""
    s = begin()
    assert (s.supply, sum(s.crude), sum(s.tank)) == (60, 0, 0)


def test_s2_5_decks() -> None:
    """§2.5 The three decks are complete and their discards empty."""
    s = begin()
    assert sum(s.deck[: s.box.beige]) == 30
    assert sum(s.deck[s.box.beige :]) == 12
    assert (s.deck_ones, s.deck_twos) == (39, 39)
    assert (sum(s.discards), sum(s.display), s.spent_ones, s.spent_twos) == (0, 0, 0, 0)


def test_s2_6_money_lies_open() -> None:
    """§2.6 $15000 each, for all to see."""
    s = begin()
    assert money_of(s) == "15000 15000 15000 15000"
    view: Any = s.view(3)
    assert [player["money"] for player in view["players"]] == [15000] * 4


def test_s2_7_pieces() -> None:
    """§2.7 The locos stand on 0, five derricks lie before each player, the trucks are not on the board yet."""
    s = begin()
    assert locos_of(s) == "0 0 0 0"
    assert list(s.derricks) == [5, 5, 5, 5]
    assert [truck_of(s, seat) for seat in range(4)] == ["nowhere"] * 4


def test_s2_8_black_loco() -> None:
    """§2.8 It stands on 0."""
    assert begin().black == 0


def test_s2_9_no_cards_and_no_crude() -> None:
    """§2.9 Nobody begins with licence cards or crude."""
    s = begin()
    assert [s.hand(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert sum(s.tank) == 0


def test_s2_10_start_player() -> None:
    """§2.10 Seat 0, or with `start_player` = random any seat."""
    s = begin()
    assert (s.start, pending(s)) == (0, "RollPrice")
    s = begin(3, start_player="random")
    assert due(s) == "start player 0 1, start player 1 1, start player 2 1"
    play(s, "start player 2")
    assert (s.start, s.round) == (2, 1)
    assert heard(s, "start-player", "round") == "start-player(seat=2), round(round=1, start=2)"


@pytest.mark.parametrize(
    ("seats", "companies", "beige", "licences", "values"),
    [
        (2, 2, 30, 78, [5000, 4000]),
        (3, 3, 30, 78, [5000, 4000, 3000]),
        (4, 3, 30, 78, [5000, 4000, 3000, 2000]),
        (5, 3, 36, 104, [5000, 4000, 3000, 2000, 1000]),
    ],
)
def test_s2_11_by_number_of_players(seats: int, companies: int, beige: int, licences: int, values: list[int]) -> None:
    """§2.11 Companies, cards and end values for each number of players; one site fewer with `missing_site` = omitted."""
    s = begin(seats)
    assert len(s.terms.open) == companies
    assert sum(s.deck[: s.box.beige]) == beige
    assert s.deck_ones + s.deck_twos == licences
    assert list(s.terms.end_values) == values
    fewer = begin(seats, missing_site="omitted")
    assert sum(fewer.face_down) == sum(s.face_down) - 1
