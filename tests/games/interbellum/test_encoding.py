"""§21 The row of numbers that a seat sees."""

from __future__ import annotations

import pytest

import gusher
from gusher.games.interbellum.rules.components import CARD_COUNT
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import Vote
from tests.games.rows import check_game, feature, positions

GAME = gusher.game("interbellum")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"cheap_influence": "round_spots", "opening_army": "on"}),
        (4, {"vote_mode": "open_clockwise", "bought_well_bonus": False}),
        (5, {}),
    ],
)
def test_s21_a_row_tells_what_the_view_tells_and_no_more(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, every=12)


def test_s21_1_a_hand_is_its_owners_secret() -> None:
    encoder = GAME.encoder(3)
    held = 0
    for s in positions(GAME, 3, {}, every=20):
        assert isinstance(s, Table)
        for seat in range(3):
            assert feature(encoder, s, seat, "own_cards") == [s.holds(seat, card) for card in range(CARD_COUNT)]
            assert feature(encoder, s, seat, "hand")[0] == s.hand(seat)
            held += s.hand(seat)
    assert held


def test_s5_5_2_a_vote_is_sealed() -> None:
    encoder = GAME.encoder(4)
    sealed = 0
    for s in positions(GAME, 4, {}, every=1):
        if isinstance(s.top, Vote):
            assert isinstance(s, Table)
            for seat in range(4):
                assert feature(encoder, s, seat, "vote") == [int(s.vote[seat]), -1, -1, -1]
                sealed += sum(feature(encoder, s, seat, "voted"))
    assert sealed
