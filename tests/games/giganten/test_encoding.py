"""§18 The row of numbers that a seat sees."""

from __future__ import annotations

import pytest

import gusher
from gusher.games.giganten.rules.table import Table
from tests.games.rows import check_game, feature, positions

GAME = gusher.game("giganten")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"bid_limit": "hand_value", "crude_supply": "limited"}),
        (4, {"peek_mode": "manual", "start_player": "random"}),
        (5, {"bid_limit": "all_licences", "freight_choice": "frontmost"}),
    ],
)
def test_s18_a_row_tells_what_the_view_tells_and_no_more(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, every=25)


def test_s18_2_a_tile_is_known_to_who_has_looked() -> None:
    encoder = GAME.encoder(3)
    looked = 0
    for s in positions(GAME, 3, {}, every=30):
        assert isinstance(s, Table)
        for seat in range(3):
            known = [int(s.value[site]) if s.has_seen(seat, site) else -1 for site in range(len(s.value))]
            assert feature(encoder, s, seat, "site_value") == known
            looked += sum(value >= 0 for value in known)
    assert looked


def test_s13_4_licences_lie_open_at_the_end() -> None:
    encoder = GAME.encoder(3)
    hidden = 0
    for s in positions(GAME, 3, {}, every=30):
        assert isinstance(s, Table)
        twos = [int(number) for number in s.twos]
        seen = feature(encoder, s, 1, "twos")
        assert seen == ([twos[1], twos[2], twos[0]] if s.over else [twos[1], -1, -1])
        hidden += not s.over
    assert s.over
    assert hidden
