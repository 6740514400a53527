"""§16 The row of numbers that a seat sees."""

from __future__ import annotations

import pytest

import gusher
from gusher.games.mcmulti.rules.table import Table
from gusher.games.mcmulti.rules.turn import Declare
from tests.games.mcmulti.scene import go, scene
from tests.games.rows import check_game, feature, numbers, positions

GAME = gusher.game("mcmulti")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"round_limit": 12}),
        (2, {"two_player_board": "one_opposite", "piece_limits": "box", "round_limit": 8}),
        (3, {"edition": "1988", "seating": "random", "round_limit": 12}),
        (4, {"news_sales": "voluntary", "insolvency": "forfeit_barrels", "start_cash": 60, "round_limit": 12}),
    ],
)
def test_s16_a_row_tells_what_the_view_tells_and_no_more(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options)


def with_more_cash(s: Table, seat: int) -> Table:
    """The same position, but a player has a hundred more."""
    richer = s.clone()
    richer.earn(seat, 100)
    return richer


@pytest.mark.parametrize("money", ["closed", "open"])
def test_s16_2_cash_is_covered_unless_it_is_open(money: str) -> None:
    encoder = GAME.encoder(3)
    for s in positions(GAME, 3, {"round_limit": 2, "money_visibility": money}, every=20):
        assert isinstance(s, Table)
        same = numbers(encoder, s, 0) == numbers(encoder, with_more_cash(s, 1), 0)
        assert same == (money == "closed" and not s.over)
        assert feature(encoder, s, 1, "cash")[0] == s.cash[1]
    assert s.over


def test_s16_2_that_somebody_can_declare_only_he_sees() -> None:
    encoder = GAME.encoder(3)
    rules = list(encoder.rules)
    s = GAME.start(3, round_limit=2)
    s.restack([Declare(1)])
    assert rules[feature(encoder, s, 0, "rule")[0]] == "Assets"
    assert rules[feature(encoder, s, 1, "rule")[0]] == "Declare"
    opened = GAME.start(3, round_limit=2, money_visibility="open")
    opened.restack([Declare(1)])
    assert rules[feature(encoder, opened, 0, "rule")[0]] == "Declare"


def test_s16_what_is_owed_and_who_is_out() -> None:
    """§7.2.1 The amount with its seat and card; §10.6 seats relative to the viewer."""
    encoder = GAME.encoder(4)
    s = go(scene("0: $0 rig@1,1 rig@1,2 station@5,5\nmore N1\nless N8\nunder N4"), "dice 3 3")
    assert [feature(encoder, s, 1, f"due_{what}")[0] for what in ("seat", "card", "money")] == [3, 0, 19]
    s = go(scene("0: $0"), "concede yes")
    assert feature(encoder, s, 0, "out") == [1, 0, 0, 0]
    assert feature(encoder, s, 1, "out") == [0, 0, 0, 1]
