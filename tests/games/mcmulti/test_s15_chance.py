"""§15 Chance."""

from __future__ import annotations

from collections import Counter

from gusher.core.rng import Rng
from gusher.games.mcmulti import GAME
from tests.games.mcmulti.scene import asked, go, news, scene


def test_s15_1_order_of_the_set_up() -> None:
    """§15.1 Seating, the news, the start player."""
    s = GAME.start(4, seating="random")
    order = []
    while s.chance:
        order.append((type(s.top).__name__, len(s.outcomes())))
        s.meet(s.outcomes()[-1][0])
    assert order == [("DrawSeats", 24), ("FillMoreLikely", 8), ("DrawNews", 7), ("DrawStart", 4)]


def test_s15_2_the_dice() -> None:
    """§15.2 36 rolls of equal weight: six doubles, differences 0 to 5 with 6, 10, 8, 6, 4, 2."""
    s = go(scene(), "none")
    assert {weight for _, weight in s.outcomes()} == {1}
    rolls = [outcome.notation.split()[1:] for outcome, _ in s.outcomes()]
    assert Counter(abs(int(red) - int(black)) for red, black in rolls) == {0: 6, 1: 10, 2: 8, 3: 6, 4: 4, 5: 2}
    rng = Rng(1)
    drawn = Counter(s.sample(rng) for _ in range(3600))
    assert len(drawn) == 36
    assert max(drawn.values()) < 160


def test_s15_2_the_mean_time_between_changes() -> None:
    """§15.2 A change every 4.63 turns."""
    rng, changes, turns = Rng(3), 0, 0
    s = scene("0: $1\n1: $1\n2: $1\n3: $1", news_enabled=False, round_limit=0, money_visibility="open")
    while turns < 6000:
        changes += asked(s) == "chance DifferenceDie"
        turns += asked(s) == "chance Roll"
        s.apply(s.sample(rng))
    assert abs(turns / changes - 4.63) < 0.2


def test_s15_the_difference_die_is_even() -> None:
    """§15 Six faces, only when the marker reaches 8."""
    s = go(scene("marker 7"), "none; dice 2 1")
    assert [(outcome.notation, weight) for outcome, weight in s.outcomes()] == [(f"difference die {face}", 1) for face in range(1, 7)]


def test_s15_the_deck_is_never_shuffled_again() -> None:
    """§15 After six draws the order of the pile is known and nothing is drawn."""
    s = scene("more N4\nless N8\nunder N1 N2 N3 N5 N6 N7")
    assert asked(go(s, "none; dice 1 1")).startswith("0 Assets")
    assert news(s) == "more N8 less N1 unseen - under N2 N3 N5 N6 N7 N4 lasting -"
