"""§18 Hidden information: views, and states that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.rng import Rng
from gusher.games.giganten.rules.auction import AUCTION, LoseCard
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.scene import at, offered, pending, play, site_named

SEEN = "seat 0 at 7,7 saw S11:3 saw S12:2 hand 5/2; seat 1 saw S12:2 saw S25:6 hand 2/6; seat 2 hand 3/3; empty S01"


def guesses(s: Table, seat: int | None, count: int = 60) -> list[Table]:
    return [s.determinize(seat, Rng(number)) for number in range(count)]


def test_s18_1_who_sees_what() -> None:
    """§18.1 The board, money, cards and numbers of cards are for all; tiles and hands for those who may see them."""
    s = at(SEEN)
    public: Any = s.view(None)
    own: Any = s.view(0)
    assert own["seat"] == 0
    for key in ("companies", "display", "decks", "discards", "licences", "black", "round", "start"):
        assert own[key] == public[key]
    assert [site["value"] for site in own["sites"] if site["value"] is not None] == [3, 2]
    assert not [site for site in public["sites"] if site["value"] is not None]
    assert public["sites"][site_named(s, "S12")]["seen_by"] == [0, 1]
    assert [player["licences"] for player in public["players"]] == [7, 8, 6, 0]
    assert [player["ones"] for player in own["players"]] == [5, None, None, None]
    assert own["decks"]["red"] == {card["id"]: card["copies"] - (card["id"] == "red-3-3-4-crude") for card in s.box.data["red_cards"]}


def test_s18_2_what_is_not_accounted_for() -> None:
    """§18.2 The full list without the built tiles and those that the viewer has seen."""
    s = at(SEEN)
    own: Any = s.view(0)
    public: Any = s.view(None)
    assert own["unknown_tiles"] == [{"2": 2, "3": 3, "4": 4}, {"2": 6, "5": 6}, {"4": 4, "5": 4, "6": 4}]
    assert public["unknown_tiles"][0] == {"2": 3, "3": 4, "4": 4}


def test_s18_3_the_unknown_licences() -> None:
    """§18.3 39 of each minus the own hand and the open discards lie in the other hands and the deck."""
    s = at(f"{SEEN}; licences 10/9 19/19")
    view: Any = s.view(0)
    unknown = [view["licences"]["all"][key] - view["licences"]["discards"][key] - view["players"][0][key] for key in ("ones", "twos")]
    assert sum(unknown) == view["licences"]["deck"] + sum(player["licences"] for player in view["players"][1:])
    for guess in guesses(s, 0):
        assert guess.deck_ones + sum(list(guess.ones)[1:]) == unknown[0]


def test_s18_4_what_a_seat_has_seen_stays_true_in_every_guess() -> None:
    """§18.4 The tiles that it has seen and its own hand are kept; looks of others and numbers of cards too."""
    s = at(SEEN)
    for guess in guesses(s, 0):
        assert guess.value[site_named(s, "S11")] == 3
        assert guess.value[site_named(s, "S12")] == 2
        assert (guess.ones[0], guess.twos[0]) == (5, 2)
        assert list(guess.seen) == list(s.seen)
        assert [guess.hand(seat) for seat in range(4)] == [7, 8, 6, 0]
        assert guess.deck_ones + guess.deck_twos == s.deck_ones + s.deck_twos
        assert guess.census() == s.census()


def test_s18_4_what_it_has_not_seen_varies() -> None:
    """§18.4 The tile that only seat 1 has seen and the hands of the others are drawn anew, each possible value sometimes."""
    s = at(SEEN)
    found = guesses(s, 0, 200)
    values = [int(guess.value[site_named(s, "S25")]) for guess in found]
    assert {value: 40 <= values.count(value) <= 95 for value in set(values)} == {4: True, 5: True, 6: True}
    twos = [int(guess.twos[1]) for guess in found]
    assert len(set(twos)) >= 5
    assert 3.4 < sum(twos) / len(twos) < 4.6
    spectator = guesses(s, None, 100)
    assert len({int(guess.value[site_named(s, "S11")]) for guess in spectator}) == 3
    assert len({int(guess.twos[0]) for guess in spectator}) >= 4


def test_s18_4_at_the_end_nothing_of_the_hands_is_hidden() -> None:
    """§18.4 All hands are revealed then (§13.4)."""
    s = at(f"{SEEN}; black 19")
    s.restack([])
    s.settle()
    assert all(list(guess.twos) == list(s.twos) for guess in guesses(s, 3, 20))


def test_s18_4_who_is_asked_how_to_pay_can_pay() -> None:
    """§18.4 In every guess the winner's hand is worth the bid; in some it can be paid in one way only, since that is asked as well."""
    s = at("seat 0 hand 4/6 hudson 1; seat 1 hand 3/3 hudson 1", AUCTION[0])
    play(s, "0 bid 13")
    assert pending(s) == "Pay 0"
    options = set()
    ways = set()
    for guess in guesses(s, 1, 100):
        assert guess.hand_value(0) >= 13
        assert guess.awaiting == (0,)
        ways.add(len(guess.options(0)))
        options.add(offered(guess))
    assert len(options) > 1, "the options of the winner are his secret"
    assert min(ways) == 1 < max(ways)


def test_s18_4_an_exposed_bluff_is_worth_less_than_the_bid() -> None:
    """§18.4 While the penalty is drawn every guess has a hand below the bid, less what was lost already."""
    s = at("seat 0 hand 6/2 hudson 1; seat 1 hand 1/9", AUCTION[0])
    play(s, "0 bid 11; lose 8; lose 1")
    assert isinstance(s.top, LoseCard)
    assert (s.top.left, s.top.below) == (2, 8)
    for viewer in (1, None):
        found = [int(guess.hand_value(0)) for guess in guesses(s, viewer, 60)]
        assert max(found) < 8
        assert len(set(found)) > 1


@pytest.mark.parametrize("hands", ["4/4", "0/8", "8/0"])
def test_s18_4_with_covered_bids_every_guess_covers_them(hands: str) -> None:
    """§18.4 With `bid_limit` = hand_value a bid proves the hand; who is asked need not be able to bid more."""
    s = at(
        f"seat 0 hand {hands} hudson 1; seat 1 hand 2/8 hudson 1; seat 2 hand 3/9 hudson 1; seat 3 hand 5/0 hudson 1",
        AUCTION[0],
        bid_limit="hand_value",
    )
    play(s, "0 bid 8; 1 bid 17")
    assert pending(s) == "Bid 2"
    most = set()
    for guess in guesses(s, 3):
        assert guess.hand_value(0) >= 8
        assert guess.hand_value(1) >= 17
        most.add(guess.hand_value(2) >= 18)
        assert guess.awaiting == (2,)
    assert most == {False, True}


def test_s18_4_full_knowledge_of_one_pile() -> None:
    """§18.4 When all cards that the seat has not seen are of one value, every guess knows it."""
    s = at("seat 0 hand 39/0; seat 1 hand 0/5")
    assert {(int(guess.ones[1]), int(guess.twos[1])) for guess in guesses(s, 0)} == {(0, 5)}


def test_s18_5_nothing_forbidden_in_a_view() -> None:
    """§18.5 Two states that differ only in what a seat may not know look the same to it."""
    s = at(SEEN)
    other = s.clone()
    other.ones[1], other.twos[1], other.deck_ones, other.deck_twos = 6, 2, s.deck_ones - 4, s.deck_twos + 4
    site = site_named(s, "S25")
    other.value[site] = 4
    other.pool[2 * 10 + 4] -= 1
    other.pool[2 * 10 + 6] += 1
    assert other.view(0) == s.view(0)
    assert other.view(None) == s.view(None)
    assert other.view(1) != s.view(1)


def test_s18_5_whether_a_bid_is_covered_is_secret() -> None:
    """§18.5 A bluff looks like a bid that can be paid."""
    looks = []
    for hand in ("5/0", "0/5"):
        s = at(f"seat 0 hand {hand} hudson 1; seat 1 hand 3/3 hudson 1", AUCTION[0])
        play(s, "0 bid 9")
        looks.append(s.view(1))
    assert looks[0] == looks[1]
