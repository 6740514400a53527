"""§10 Action 7: auctions and sales."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.rules.auction import AUCTION, AUCTIONS, PAY, SELL, cap
from tests.games.giganten.scene import at, due, hand_of, heard, money_of, offered, pending, play, quiet, tanks_of

HUDSON = AUCTION[0]


def bids(low: int, high: int) -> str:
    return ", ".join(["pass"] + [f"bid {value}" for value in range(low, high + 1)])


def test_s10_1_1_one_auction_for_each_company_in_order() -> None:
    """§10.1.1 Each with payment and sale before the next begins."""
    s = at("price jet 4000; seat 1 hudson 1 jet 2 hand 4/0; seat 2 standard 1 hand 3/3", AUCTIONS)
    assert pending(s) == "Bid 1"
    play(s, "1 bid 2; 1 sell 1; 1 bid 1; 1 sell 2")
    assert (pending(s), s.auction) == ("Bid 2", 2)
    assert (money_of(s), hand_of(s, 1)) == ("15000 29000 15000 15000", "1/0")
    play(s, "2 pass")
    assert (s.auction, s.high, s.leader) == (-1, 0, -1)
    assert s.view(0)["auction"] is None


def test_s10_2_1_only_with_crude_there() -> None:
    """§10.2.1 Who has no crude at this company takes no part."""
    s = at("seat 0 hand 2/2 jet 2; seat 1 hand 2/2; seat 3 hand 2/2 hudson 1", HUDSON)
    assert pending(s) == "Bid 3"
    view: Any = s.view(0)
    assert [player["bidding"] for player in view["players"]] == [False, False, False, True]
    s = at("seat 0 hand 2/2 jet 2", HUDSON)
    assert pending(s) == "TakeCard 0"
    assert heard(s, "no-bidder", "auction") == "no-bidder(company=hudson)"


def test_s10_2_2_clockwise_from_the_start_player() -> None:
    """§10.2.2 The first participant in turn order opens, then clockwise those who have not passed."""
    s = at("start 3; seat 0 hand 9/0 hudson 1; seat 1 hand 9/0 hudson 1; seat 2 hand 9/0 hudson 1", HUDSON)
    order = []
    for choice in ("bid 1", "pass", "bid 2", "bid 3"):
        order.append(int(s.actor))
        play(s, f"{s.actor} {choice}")
    assert (order, pending(s)) == ([0, 1, 2, 0], "Bid 2")


def test_s10_2_3_bid_more_or_pass() -> None:
    """§10.2.3 The first bid is at least 1, each later one higher; who passes is out."""
    s = at("seat 0 hand 2/0 hudson 1; seat 1 hand 3/0 hudson 1", HUDSON)
    assert offered(s) == bids(1, 4)
    play(s, "0 bid 3")
    assert offered(s) == bids(4, 6)
    play(s, "1 pass")
    assert heard(s, "bid", "passed", "won") == "bid(seat=0, bid=3), passed(seat=1), won(seat=0, company=hudson, bid=3, covered=0)"


def test_s10_2_4_the_last_one_wins_or_is_still_asked() -> None:
    """§10.2.4 With all others out the highest bidder wins; without a bid the last participant, too, has to bid."""
    s = at("seat 0 hand 2/0 hudson 1; seat 1 hand 3/0 hudson 1", HUDSON)
    play(s, "0 pass")
    assert pending(s) == "Bid 1"
    play(s, "1 bid 1")
    assert (pending(s), s.leader) == ("Sell 1", 1)
    s = at("seat 0 hand 2/0 hudson 1", HUDSON)
    play(s, "0 bid 2")
    assert pending(s) == "Sell 0"


def test_s10_2_5_everybody_passes() -> None:
    """§10.2.5 Nothing is sold to this company."""
    s = at("seat 0 hand 2/0 hudson 1; seat 1 hand 3/0 hudson 1", HUDSON)
    play(s, "0 pass; 1 pass")
    assert (pending(s), tanks_of(s, 0)) == ("TakeCard 0", "1/0/0")
    assert heard(s, "unsold") == "unsold(company=hudson)"


def test_s10_3_1_bluffing_is_legal() -> None:
    """§10.3.1 A bid is a claim: it may be more than the hand is worth."""
    s = at("seat 0 hand 3/0 hudson 1; seat 1 hand 1/0 hudson 1", HUDSON)
    play(s, "0 bid 6")
    assert s.high == 6 > s.hand_value(0)


@pytest.mark.parametrize(("limit", "expected"), [("twice_hand", 10), ("hand_value", 7), ("all_licences", 117)])
def test_s10_3_2_the_cap(limit: str, expected: int) -> None:
    """§10.3.2 Twice the cards in hand, the value of the hand, or all licences in the game."""
    s = at("seat 0 hand 3/2 hudson 1", HUDSON, bid_limit=limit)
    assert offered(s) == bids(1, expected)
    s = at("seat 0 hand 30/38", bid_limit=limit)
    assert cap(s, 0) == {"twice_hand": 117, "hand_value": 106, "all_licences": 117}[limit]


def test_s10_3_2_the_cap_with_five_players() -> None:
    """§10.3.2 156 licence points with five players."""
    s = at("seat 0 hand 3/2 hudson 1", HUDSON, seats=5, bid_limit="all_licences")
    assert len(s.choices()) == 157


@pytest.mark.parametrize("limit", ["twice_hand", "hand_value", "all_licences"])
def test_s10_3_3_without_cards_no_bid(limit: str) -> None:
    """§10.3.3 Cap 0 without cards; and who cannot go above the bid passes without being asked."""
    s = at("seat 0 hudson 1; seat 1 hand 1/0 hudson 1", HUDSON, bid_limit=limit)
    assert (cap(s, 0), pending(s)) == (0, "Bid 1")
    assert heard(s, "passed") == "passed(seat=0)"
    play(s, "1 bid 1")
    assert pending(s) == "Sell 1"


def test_s10_4_1_the_winner_must_pay() -> None:
    """§10.4.1 Cards worth at least the bid go face up to the discards; no change; the others keep theirs."""
    s = at("seat 0 hand 2/2 hudson 1; seat 1 hand 3/3 hudson 1", HUDSON)
    play(s, "0 bid 3; 1 pass")
    assert (pending(s), offered(s)) == ("Pay 0", "pay 1 twos, pay 2 twos")
    play(s, "0 pay 2 twos")
    assert (hand_of(s, 0), hand_of(s, 1), s.spent_ones, s.spent_twos) == ("2/0", "3/3", 0, 2)
    assert heard(s, "paid") == "paid(seat=0, ones=0, twos=2)"


@pytest.mark.parametrize(
    ("hand", "bid", "expected"),
    [
        ("4/3", 6, "pay 1 twos, pay 2 twos, pay 3 twos"),
        ("6/3", 6, "pay 0 twos, pay 1 twos, pay 2 twos, pay 3 twos"),
        ("4/4", 5, "pay 1 twos, pay 2 twos, pay 3 twos"),
        ("1/4", 5, "pay 2 twos, pay 3 twos"),
        ("3/1", 4, "pay 1 twos"),
        ("0/4", 7, "pay 4 twos"),
    ],
)
def test_s10_4_2_no_superfluous_card(hand: str, bid: int, expected: str) -> None:
    """§10.4.2 Exactly the bid; for an odd one also twos only with one point lost."""
    s = at(f"seat 0 hand {hand} hudson 1")
    s.auction, s.high, s.leader = 0, bid, 0
    assert ", ".join(action.notation for action in PAY[0].options(s)) == expected


def test_s10_5_3_what_is_bid_for_has_a_name_of_its_own_when_it_is_put_up_again() -> None:
    """§10.5.3 Held again it is another lot, and a standing order to bid has ended; §10.1.1 a lot is a company in a round."""
    s = at("seat 0 hand 3/0 hudson 1", AUCTIONS)
    assert GAME.lot(s, ["round", "auction"]) == f"{s.round} hudson 0"
    assert GAME.lot(s, ["round", "auction", "exposed", "auction"]) == f"{s.round} hudson 1"
    play(s, "0 pass")
    assert GAME.lot(s, ["round", "auction"]) is None


def test_s10_5_1_a_bluff_is_exposed() -> None:
    """§10.5.1 He pays nothing and wins nothing."""
    s = at("seat 0 hand 3/0 hudson 1", HUDSON)
    play(s, "0 bid 4")
    assert (pending(s), s.money[0]) == ("LoseCard", 15000)
    assert heard(s, "exposed", "paid") == "exposed(seat=0, bid=4, cards=2)"


@pytest.mark.parametrize(("hand", "lost"), [("1/0", 1), ("2/0", 1), ("3/0", 2), ("3/2", 3), ("5/3", 4)])
def test_s10_5_2_half_of_the_cards_is_lost(hand: str, lost: int) -> None:
    """§10.5.2 Rounded up, drawn at random, face up to the discards."""
    s = at(f"seat 0 hand {hand} hudson 1", HUDSON, bid_limit="all_licences")
    cards = s.hand(0)
    play(s, "0 bid 100")
    for number in range(lost):
        assert due(s) == ", ".join(f"lose {place} 1" for place in range(1, cards - number + 1))
        play(s, f"lose {cards - number}")
    assert s.hand(0) == cards - lost
    assert s.spent_ones + s.spent_twos == lost
    assert heard(s, "lost-licence").count("lost-licence") == lost


def test_s10_5_3_the_auction_is_held_again() -> None:
    """§10.5.3 For all that took part, also those who had passed, without a bid, and the first in turn order opens."""
    s = at("seat 1 hand 3/0 hudson 1; seat 2 hand 3/0 hudson 1; seat 3 hand 3/0 hudson 1", HUDSON)
    play(s, "1 pass; 2 bid 5; 3 pass")
    quiet(s)
    assert (pending(s), s.high, s.leader) == ("Bid 1", 0, -1)
    play(s, "1 bid 1; 2 pass")
    assert pending(s) == "Bid 3"


@pytest.mark.parametrize("rebid", [True, False])
def test_s10_5_4_the_bluffer_in_the_rerun(rebid: bool) -> None:
    """§10.5.4 He takes part with the cards left to him, or with `bluffer_rebid` = false is shut out of all reruns."""
    s = at("seat 0 hand 4/0 hudson 1; seat 1 hand 4/0 hudson 1", HUDSON, bluffer_rebid=rebid)
    play(s, "0 bid 5; 1 pass")
    quiet(s)
    assert pending(s) == ("Bid 0" if rebid else "Bid 1")
    if not rebid:
        play(s, "1 bid 5")
        quiet(s)
        assert pending(s) == "TakeCard 0"
    assert s.hand(0) == 2


def test_s10_5_5_reruns_come_to_an_end() -> None:
    """§10.5.5 Every exposure costs a card, and without cards nobody bids."""
    s = at("seat 0 hand 9/0 hudson 1", HUDSON)
    runs = 0
    while pending(s) == "Bid 0":
        play(s, f"0 bid {cap(s, 0)}")
        quiet(s)
        runs += 1
    assert (runs, s.hand(0), pending(s)) == (4, 0, "TakeCard 0")
    assert heard(s, "unsold") == "unsold(company=hudson)"


def test_s10_6_1_the_winner_sells_what_he_likes() -> None:
    """§10.6.1 0 to all of his crude there at the company's price; nobody else sells."""
    s = at("price hudson 4500; seat 0 hand 1/0 hudson 3; seat 1 hudson 5", HUDSON)
    play(s, "0 bid 1")
    assert offered(s) == "sell 0, sell 1, sell 2, sell 3"
    supply = s.supply
    play(s, "0 sell 2")
    assert (money_of(s), tanks_of(s, 0), tanks_of(s, 1), s.supply - supply) == ("24000 15000 15000 15000", "1/0/0", "5/0/0", 2)
    assert heard(s, "sold") == "sold(seat=0, company=hudson, crude=2, dollars=9000)"


def test_s10_6_2_who_sells_nothing_has_paid() -> None:
    """§10.6.2 The licences are gone all the same."""
    s = at("seat 0 hand 1/0 hudson 3", HUDSON)
    play(s, "0 bid 1; 0 sell 0")
    assert (hand_of(s, 0), tanks_of(s, 0), s.money[0]) == ("0/0", "3/0/0", 15000)


def test_s10_6_1_a_full_tank() -> None:
    """§10.6.1 A tank holds at most 2 + 1 + 5 = 8 (§16.2), all of which can be sold."""
    s = at("price jet 9000; seat 2 jet 8")
    s.auction = 1
    s.then(SELL[2])
    s.settle()
    play(s, "2 sell 8")
    assert s.money[2] == 15000 + 72000
