"""§17 Chance."""

from __future__ import annotations

from gusher.core.rng import Rng
from gusher.games.giganten.rules.auction import LoseCard
from gusher.games.giganten.rules.building import TurnTile
from gusher.games.giganten.rules.cards import TURN_UP_BEIGE, TURN_UP_RED, reshuffle
from gusher.games.giganten.rules.licences import DEAL
from gusher.games.giganten.rules.looking import DrawTile
from gusher.games.giganten.rules.prices import ROLL_PRICE
from tests.games.giganten.scene import at, begin, due, hand_of, play, site_named, site_of


def test_s17_1_start_player() -> None:
    """§17.1 Uniform over the seats."""
    s = begin(5, start_player="random")
    assert due(s) == ", ".join(f"start player {seat} 1" for seat in range(5))


def test_s17_2_the_die() -> None:
    """§17.2 Six faces, equally likely."""
    s = at("", ROLL_PRICE[0])
    assert due(s) == "roll blue 2 1, roll blue 3 1, roll blue 4 1, roll red 2 1, roll red 3 1, roll red 4 1"
    rng = Rng(1)
    assert len({s.sample(rng) for _ in range(100)}) == 6


def test_s17_3_action_cards_without_replacement() -> None:
    """§17.3 Each card of the deck is equally likely: copies left are the weights."""
    s = at("deck beige-5-8 beige-5-8 beige-8-3", TURN_UP_BEIGE[2])
    assert due(s) == "turn beige-5-8 2, turn beige-8-3 1"
    play(s, "turn beige-5-8")
    assert due(s) == "turn beige-5-8 1, turn beige-8-3 1"
    s = at("deck red-3-3-4-crude red-3-3-4-crude red-2-3-2-push5", TURN_UP_RED)
    assert due(s) == "turn red-3-3-4-crude 2, turn red-2-3-2-push5 1"
    rng = Rng(3)
    drawn = [s.sample(rng).notation for _ in range(300)]
    assert 160 < drawn.count("turn red-3-3-4-crude") < 240


def test_s17_4_licences_without_replacement() -> None:
    """§17.4 Each card of the deck is equally likely; its ones come first when it is counted."""
    s = at("seat 0 card beige-3-12; licences 2/1 0/0", DEAL[0])
    assert due(s) == "licence 1 1, licence 2 1, licence 3 1"
    play(s, "licence 3; licence 2")
    assert hand_of(s, 0) == "1/1"
    assert due(s) == "licence 1 1"


def test_s17_5_tiles_are_fixed_when_first_seen() -> None:
    """§17.5 P(v) is the copies of v that nobody has seen over the tiles of the kind that nobody has seen, boxed ones included."""
    s = at("seat 1 saw S25:4; empty S26 S27", DrawTile(0, site_named(at(""), "S28")), seats=3)
    assert due(s).count("tile") == 12 - 1 - 2
    for place, value in ((1, 4), (2, 5), (5, 5), (6, 6), (9, 6)):
        copy = s.clone()
        copy.meet(s.outcomes()[place - 1][0])
        assert copy.value[site_named(s, "S28")] == value
    s = at("", TurnTile(0, 12))
    play(s, "tile 6")
    assert site_of(s, "S13") == "0 x2"
    assert s.unseen(1) == 11


def test_s17_6_the_penalty_is_a_random_subset() -> None:
    """§17.6 Card by card, each of those left equally likely."""
    s = at("seat 0 hand 2/1", LoseCard(0, 2, 9))
    assert due(s) == "lose 1 1, lose 2 1, lose 3 1"
    play(s, "lose 3")
    assert (hand_of(s, 0), due(s)) == ("2/0", "lose 1 1, lose 2 1")
    play(s, "lose 1")
    assert hand_of(s, 0) == "1/0"


def test_s17_7_reshuffling_moves_the_counts() -> None:
    """§17.7 The discards become the deck; no order is kept."""
    s = at("deck beige-8-3")
    discards = sum(s.discards[: s.box.beige])
    reshuffle(s, 0, s.box.beige)
    assert (sum(s.discards[: s.box.beige]), sum(s.deck[: s.box.beige])) == (0, discards + 1)
