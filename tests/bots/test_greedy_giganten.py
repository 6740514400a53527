"""What greedy knows about Giganten: it prospects, keeps its loco level with its derricks, values licences, and bids with measure."""

from __future__ import annotations

import pytest

from gusher.bots import bot
from gusher.core.rng import Rng
from gusher.core.rules import Frame
from gusher.core.view import Observation
from gusher.games.giganten.rules.auction import AUCTION
from gusher.games.giganten.rules.building import BUILD
from gusher.games.giganten.rules.cards import TAKING_CARDS
from gusher.games.giganten.rules.freight import PRODUCE, STORE
from gusher.games.giganten.rules.movement import MOVE_TURN, Move
from gusher.games.giganten.rules.specials import ChangePrice
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.scene import at, pending, play, quiet, seen_by, truck_of


def choice(s: Table) -> str:
    return bot("greedy", "giganten").choose(Observation(s, s.actor), Rng(4)).notation


def choose(position: str, *frames: Frame, seats: int = 4) -> str:
    return choice(at(position, *frames, seats=seats))


def finish(s: Table, rule: str) -> None:
    """Let greedy go on while that rule waits."""
    while pending(s).startswith(rule) or s.chance:
        if s.chance:
            quiet(s)
        else:
            play(s, f"{s.actor} {choice(s)}")


def test_it_looks_at_tiles_and_stops_beside_one() -> None:
    s = at("seat 0 card beige-4-10", MOVE_TURN[0])
    finish(s, "PlaceTruck")
    finish(s, "Move 0")
    assert len(seen_by(s, 0).split()) >= 1
    cell = s.truck[0]
    assert any(s.has_tile(beside) for beside in s.box.beside[cell * 4 : cell * 4 + 4] if beside >= 0), truck_of(s, 0)


def test_it_prefers_the_richer_of_two_tiles() -> None:
    assert choose("seat 0 at 7,7 saw S11:2 saw S12:4 loco 7", BUILD[0]) == "build S12"
    assert choose("seat 0 at 7,7 saw S11:4 saw S12:2 loco 7", BUILD[0]) == "build S11"


def test_it_does_not_build_when_it_is_too_late_to_pay_back() -> None:
    assert choose("black 19; seat 0 at 8,10 loco 0", BUILD[0]) == "no build"


def test_it_brings_its_loco_level_with_its_derricks() -> None:
    s = at("seat 0 at 1,20 loco 0 $0 derrick S14:5 derrick S11:4", Move(0, 8, False))
    finish(s, "Move 0")
    assert s.loco[0] == 8


def test_it_takes_licences_when_it_has_no_use_for_points() -> None:
    cards = "display beige-8-3 beige-3-12 beige-4-10 beige-3-12 red-2-2-6-crude"
    settled = "seat 0 at 1,20 loco 19 $0 hudson 2 jet 2 standard 2 derrick S01:4 derrick S02:4 derrick S03:4 derrick S04:4 derrick S06:4"
    assert choose(f"{cards}; {settled}", TAKING_CARDS) == "card beige-8-3"


def test_a_lone_bidder_bids_one() -> None:
    assert choose("seat 0 hand 5/5 jet 3", AUCTION[1]) == "bid 1"


def test_it_does_not_give_an_auction_away() -> None:
    s = at("price jet 7000; seat 0 hand 5/5 jet 4; seat 1 hand 3/3 jet 1; start 1", AUCTION[1])
    play(s, "1 bid 3")
    assert choice(s) == "bid 4"


def test_it_does_not_overbid() -> None:
    s = at("price jet 2500; seat 0 hand 5/5 jet 1; seat 1 hand 9/9 jet 1; start 1", AUCTION[1])
    play(s, "1 bid 8")
    assert choice(s) == "pass"


@pytest.mark.parametrize("bid", [7, 8, 9])
def test_it_never_bluffs(bid: int) -> None:
    s = at("black 18; price jet 9000; seat 0 hand 4/2 jet 8; seat 1 hand 9/9 jet 1; start 1", AUCTION[1])
    play(s, f"1 bid {bid}")
    assert choice(s) == ("bid 8" if bid == 7 else "pass")


def test_it_sells_at_a_good_price_and_keeps_two_at_a_bad_one() -> None:
    for price, sold in ((8000, "sell 4"), (1500, "sell 2")):
        s = at(f"price jet {price}; seat 0 hand 3/0 jet 4", AUCTION[1])
        play(s, "0 bid 1")
        assert choice(s) == sold


def test_it_pays_without_loss() -> None:
    s = at("seat 0 hand 1/4 jet 2", AUCTION[1])
    play(s, "0 bid 5")
    assert choice(s) == "pay 2 twos"


def test_it_ships_what_is_worth_the_fee() -> None:
    rich = "price hudson 8000; price jet 8000; price standard 8000; black 12; seat 1 loco 12; seat 0 hand 3/3 derrick S28:3"
    assert choose(rich, PRODUCE[0][0]) == "ship black"
    poor = rich.replace("8000", "2000")
    assert choose(poor, PRODUCE[0][0]) == "discard"


def test_it_stores_where_the_price_is_high_and_nobody_competes() -> None:
    assert choose("price hudson 3000; price jet 8000; price standard 4000", STORE[0]) == "store jet"
    crowded = "price hudson 6000; price jet 6500; price standard 3000; seat 1 jet 2; seat 2 jet 2; seat 3 jet 2"
    assert choose(crowded, STORE[0]) == "store hudson"


def test_it_raises_its_own_price() -> None:
    assert choose("price hudson 5000; price jet 5000; price standard 5000; seat 0 standard 2", ChangePrice(0, 3)) == "price standard up"
