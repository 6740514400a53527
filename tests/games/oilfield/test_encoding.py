"""§23 The row of numbers that a seat sees."""

from __future__ import annotations

import pytest

import gusher
from gusher.core.rules import State
from gusher.games.oilfield.rules.components import CARDS
from gusher.games.oilfield.rules.drill import TakeBarrel
from gusher.games.oilfield.rules.table import Table
from tests.games.rows import check_game, feature, positions

GAME = gusher.game("oilfield")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"advanced": True, "max_rounds": 8}),
        (4, {"edition": "italian", "triple_redraw": "any_bottom", "max_rounds": 8}),
        (5, {"advanced": True, "hat_on_back": True, "max_rounds": 8}),
    ],
)
def test_s23_a_row_tells_what_the_view_tells_and_no_more(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options)


def test_s23_1_a_card_is_its_owners_secret_until_the_reveal() -> None:
    encoder = GAME.encoder(3)
    s = next(found for found in positions(GAME, 3, {"max_rounds": 2}, every=1) if found.awaiting == (1, 2))
    assert isinstance(s, Table)
    mine = int(s.card[0])
    assert 0 <= mine < len(CARDS)
    assert feature(encoder, s, 0, "card") == [mine, -1, -1]
    assert feature(encoder, s, 1, "card") == [-1, -1, -1]
    assert feature(encoder, s, 1, "chosen") == [0, 0, 1]


def test_s23_1_the_viewer_comes_first() -> None:
    encoder = GAME.encoder(4)
    *_, s = positions(GAME, 4, {"max_rounds": 3}, every=20)
    assert isinstance(s, Table)
    money = [int(number) for number in s.money]
    assert len(set(money)) > 1
    for seat in range(4):
        assert feature(encoder, s, seat, "money") == money[seat:] + money[:seat]
        assert feature(encoder, s, seat, "first") == [(int(s.first) - seat) % 4]


def test_s8_2_the_quota_that_is_left_is_shown_while_barrels_are_lifted() -> None:
    encoder = GAME.encoder(4)
    lifting = [s for s in clones({"max_rounds": 8}) if isinstance(s.top, TakeBarrel)]
    assert lifting
    for s in lifting:
        assert sum(feature(encoder, s, 0, "quota_store") + feature(encoder, s, 3, "quota_sell")) > 0


def clones(options: dict[str, object]) -> list[State]:
    return [s.clone() for s in positions(GAME, 4, options, every=1)]
