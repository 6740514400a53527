"""§16 Decisions."""

from __future__ import annotations

import pytest

from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import Decision, Together
from gusher.games.giganten import GAME
from gusher.games.giganten.rules.auction import AUCTION
from gusher.games.giganten.rules.building import BUILD
from gusher.games.giganten.rules.cards import TAKING_CARDS
from gusher.games.giganten.rules.freight import PRODUCE, STORE
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.specials import FREE_CRUDE, ChangePrice
from tests.games.giganten.scene import action_of, at, begin, heard, offered, pending, play

DECISIONS = {"TakeCard", "PlaceTruck", "Move", "ChangePrice", "FreeCrude", "Build", "Ship", "Store", "Bid", "Pay", "Sell"}


def test_s16_1_one_seat_at_a_time() -> None:
    """§16.1 No decision is simultaneous, and the eleven of D1 to D11 are all there are."""
    assert {name for name, frame in GAME.frames.items() if issubclass(frame, Decision)} == DECISIONS
    assert not [name for name, frame in GAME.frames.items() if issubclass(frame, Together)]


def test_s16_2_the_most_options_of_each_decision() -> None:
    """§16.2 D1 five cards, D3 six or eight, D4 six, D5 three, D6 three, D7 three, D9 118, D11 nine."""
    s = at("display beige-5-8 beige-8-3 beige-6-6 beige-3-12 red-1-4-2-crude", TAKING_CARDS)
    assert len(s.choices()) == 5
    assert len(at("seat 0 at 7,8", Move(0, 12, False)).choices()) == 6
    assert len(at("seat 0 at 7,7", Move(0, 12, False), peek_mode="manual").choices()) == 8
    assert len(at("price jet 5000", ChangePrice(0, 2)).choices()) == 6
    assert len(at("", ChangePrice(0, 2), seats=2).choices()) == 4
    assert len(at("", FREE_CRUDE[0]).choices()) == 3
    assert len(at("seat 0 at 7,7", BUILD[0]).choices()) == 3
    assert len(at("black 19; seat 1 loco 19; seat 0 derrick S01:2", PRODUCE[0][0]).choices()) == 3
    assert len(at("seat 0 hand 1/0 jet 1", AUCTION[1], bid_limit="all_licences").choices()) == 118
    assert len(GAME.acts.sell) == 9


def test_s16_2_a_single_option_is_not_asked() -> None:
    """§16.2 It is applied at once and told: here a pass of a hand that is too small for the bid, as all can count."""
    s = at("seat 0 hand 3/0 hudson 1; seat 1 hand 1/0 hudson 1", AUCTION[0])
    play(s, "0 bid 2")
    assert heard(s, "forced") == "forced(seat=1, action=pass, section=§10.2.3)"


def test_s16_2_a_payment_is_put_even_if_there_is_one_way() -> None:
    """§16.2, §13.4 That a hand can pay in one way only would tell what is left in it: nobody else hears whether there was a choice."""
    s = at("seat 0 hand 3/0 hudson 1", AUCTION[0])
    s.play(0, action_of(s, "bid 2"))
    assert (pending(s), offered(s)) == ("Pay 0", "pay 0 twos")
    s.play(0, action_of(s, "pay 0 twos"))
    assert (pending(s), heard(s, "forced")) == ("Sell 0", "")


@pytest.mark.parametrize(("hand", "asked"), [("3/0", True), ("1/0", False)])
def test_s16_2_a_pass_is_put_where_the_value_of_a_hand_limits_bids(hand: str, asked: bool) -> None:
    """§16.2, §10.3.3 With hand_value a hand that could be worth more than the bid is asked; one with too few cards passes."""
    s = at(f"seat 0 hand 3/3 hudson 1; seat 1 hand {hand} hudson 1", AUCTION[0], bid_limit="hand_value")
    s.play(0, action_of(s, "bid 4"))
    assert (pending(s), offered(s)) == (("Bid 1", "pass") if asked else ("Pay 0", "pay 1 twos, pay 2 twos"))


def test_s16_2_what_two_questions_share_cites_the_one_that_is_asked() -> None:
    """§16.2 Free crude and pumped crude go into a tank by the same actions, each under its own § (§7.5.3, §9.5.1)."""
    for frame, section in ((FREE_CRUDE[0], "§7.5.3"), (STORE[0], "§9.5.1")):
        s = at("", frame)
        assert s.view(0)["section"] == section
        assert {option.section or section for option in s.choices()} == {section}


def test_s16_3_nothing_else_is_decided() -> None:
    """§16.3 Dice, dealing, peeks, penalties and production are chance or automatic: no frame of theirs waits for a seat."""
    others = {name for name, frame in GAME.frames.items() if not issubclass(frame, Decision)}
    assert {"RollPrice", "LicenceCard", "LookAt", "DrawTile", "PushBack", "Produce", "LoseCard", "TankLimit"} <= others


def test_s16_4_length_of_random_games() -> None:
    """§16.4 Random play takes about half of the 570 decisions that purposeful bots take with four players."""
    tally = Tally()
    for seed in range(12):
        s = begin()
        s.log = None
        playout(s, Rng(seed), tally, 5000)
        assert s.over
        assert 8 <= s.round <= 10
    assert 150 <= tally.decisions / 12 <= 350
