"""§22 Invariants, along seeded games with all kinds of options."""

from __future__ import annotations

import pytest

from gusher.conformance.cases import step
from gusher.core.rng import Rng
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.round import PlaceWorker
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.invariants import check_invariants
from tests.games.interbellum.scene import go, money, scene, works


def some_options(rng: Rng) -> dict[str, object]:
    return {option.name: option.values[rng.below(len(option.values))] for option in GAME.options if rng.below(2)}


class Watched:
    """A game played at random, with all invariants checked on the way."""

    def __init__(self, seed: int) -> None:
        rng = Rng(seed)
        s = GAME.start(2 + seed % 4, **some_options(rng))
        assert isinstance(s, Table)
        self.turns = 0
        self.richest = 0
        while not s.over:
            if s.awaiting:
                check_invariants(s)
                assert all(s.options(seat) for seat in s.awaiting)
            if isinstance(s.top, PlaceWorker):
                self.turns += 1
            step(s, rng)
            self.richest = max(self.richest, *money(s))
        check_invariants(s)
        self.end = s


@pytest.fixture(scope="module")
def games() -> list[Watched]:
    return [Watched(seed) for seed in range(8)]


def test_s22_1_conservation(games: list[Watched]) -> None:
    """§22.1.1 Action cards, §22.1.2 event cards, §22.1.3 gas cubes, §22.1.4 armies, §22.1.5 pieces, §22.1.6 wells, §22.1.7 money."""
    for game in games:
        check_invariants(game.end)
        for seat in range(game.end.seats):
            assert sum(owner == seat for owner in game.end.owner) >= 2


def test_s22_2_consistency(games: list[Watched]) -> None:
    """§22.2.1 Flags, §22.2.2 bounds, §22.2.3 an option at every decision: all were checked on the way."""
    assert len(games) == 8
    assert all(game.end.over for game in games)


def test_s22_3_1_termination(games: list[Watched]) -> None:
    """§22.3.1 At most 24n + 2 action turns."""
    for game in games:
        assert game.turns <= 24 * game.end.seats + 2


def test_s22_3_2_overtime_leaves_the_game() -> None:
    """§22.3.2 It cannot be drawn again."""
    s = go(scene("0: +overtime\ndeck -\ndiscards -\nset deck_fee_each 0", seats=2), "work play_card")
    assert "draw_cards" not in works(go(s, "work pass"))


def test_s22_3_3_money_stays_small(games: list[Watched]) -> None:
    """§22.3.3 Never more than $251; §22.3.4 never less than nothing."""
    assert all(0 < game.richest <= 251 for game in games)


def test_s22_3_5_scores_stay_small(games: list[Watched]) -> None:
    """§22.3.5 At most 182 with default options."""
    default = scene("0: GB10 PE10 SA10 finds6\nPAL GB")
    assert 0 < sum(default.scores()[0].values()) <= 182
    assert all(0 <= sum(items.values()) <= 250 for game in games for items in game.end.scores())


def test_s22_3_6_no_free_cycle() -> None:
    """§22.3.6 Army moves and card plays each cost a worker."""
    s = go(scene("0: TR1 +royalty_cheque\nPON TR"), "work move_army; to GEO")
    assert s.workers[0] == 3
    s = go(scene("0: +royalty_cheque"), "work play_card")
    assert s.workers[0] == 3


def test_s22_3_7_no_reroll_loop() -> None:
    """§22.3.7 The die has the exact distribution of what is not excluded."""
    s = go(scene("0: SA1 TR1", event="A7"), "die 3; to HAS; die 4; to PON")
    assert [(outcome.notation, weight) for outcome, weight in s.outcomes()] == [("die 1", 1), ("die 2", 1), ("die 5", 1), ("die 6", 1)]


def test_s22_3_8_an_empty_bag_blocks_nothing() -> None:
    """§22.3.8 Without black cubes the search is unavailable, without white ones every search succeeds."""
    assert works(scene("0: $9\nbag 5/0"))[-1] == "pass"
    s = go(scene("0: $9\nbag 0/3"), "work search_gas; stake 1")
    assert [outcome.notation for outcome, _ in s.outcomes()] == ["black 1"]
