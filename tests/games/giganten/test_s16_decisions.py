"""§16 Decisions."""

from __future__ import annotations

from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import Decision, Together
from gusher.games.giganten import GAME
from gusher.games.giganten.auction import AUCTION
from gusher.games.giganten.building import BUILD
from gusher.games.giganten.cards import TAKING_CARDS
from gusher.games.giganten.freight import PRODUCE
from gusher.games.giganten.movement import Move
from gusher.games.giganten.specials import FREE_CRUDE, ChangePrice
from tests.games.giganten.scene import at, begin, heard, pending, play

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
    """§16.2 It is applied at once and told: here a payment with ones only."""
    s = at("seat 0 hand 3/0 hudson 1", AUCTION[0])
    play(s, "0 bid 2")
    assert pending(s) == "Sell 0"
    assert heard(s, "forced") == "forced(seat=0, action=pay 0 twos, section=§10.4.1)"


def test_s16_3_nothing_else_is_decided() -> None:
    """§16.3 Dice, dealing, peeks, penalties and production are chance or automatic: no frame of theirs waits for a seat."""
    others = {name for name, frame in GAME.frames.items() if not issubclass(frame, Decision)}
    assert {"RollPrice", "LicenceCard", "LookAt", "DrawTile", "PushBack", "Produce", "LoseCard", "TankLimit"} <= others


def test_s16_4_length_of_random_games() -> None:
    """§16.4 Random play takes about half of the 490 decisions that purposeful bots take with four players."""
    tally = Tally()
    for seed in range(12):
        s = begin()
        s.log = None
        playout(s, Rng(seed), tally, 5000)
        assert s.over
        assert 8 <= s.round <= 10
    assert 150 <= tally.decisions / 12 <= 350
