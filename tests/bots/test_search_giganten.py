"""What search knows about Giganten beyond what greedy thinks: no bid is higher than it needs to be."""

from __future__ import annotations

import pytest

from gusher.bots import bot, search_of
from gusher.bots.search.search import Search
from gusher.bots.search.setting import Setting
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.games.giganten import GAME
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.auction import AUCTION, Bid, open_cap
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.scene import at, play

LONE = [
    "seat 0 hand 5/5 jet 3",
    "seat 0 hand 0/6 jet 3",
    "seat 0 hand 5/5 jet 3; seat 1 jet 2; seat 2 jet 1; licences 3/3 40/40",  # who has no card cannot bid
]


def sensible(s: Table) -> str:
    options = search_of("giganten", "hard").evaluation.sensible(s, s.actor, s.choices())
    return " | ".join(option.notation for option in options)


def slipping() -> Search:
    """Chooses at random, as the easy level does now and then."""
    search = search_of("giganten", "easy")
    search.change(Setting(iterations=1, slip=100))
    return search


@pytest.mark.parametrize("position", LONE)
def test_a_lone_bidder_bids_one_or_passes(position: str) -> None:
    s = at(position, AUCTION[1])
    assert len(s.choices()) > 2
    assert sensible(s) == "pass | bid 1"
    assert {slipping().choose(Observation(s, 0), Rng(stream)).notation for stream in range(30)} == {"pass", "bid 1"}


@pytest.mark.parametrize("processes", [1, 2])
def test_a_lone_bidder_does_not_think_about_more(processes: int) -> None:
    """Of 25 choices in this position the hard level once made 5 higher bids."""
    s = at(LONE[0], AUCTION[1])
    name = f"search:iterations=8:look=0:horizon=1:doubt=0:processes={processes}"
    assert {bot(name, "giganten").choose(Observation(s, 0), Rng(4, stream)).notation for stream in range(6)} <= {"pass", "bid 1"}


def test_the_last_who_has_not_passed_bids_one() -> None:
    s = at("seat 0 hand 5/5 jet 3; seat 1 hand 5/5 jet 3; start 1", AUCTION[1])
    play(s, "1 pass")
    assert sensible(s) == "pass | bid 1"


def test_a_bid_that_nobody_can_go_above_is_enough() -> None:
    """Seat 1 has two cards, so he can go up to 4: with 4 the auction is won."""
    s = at("seat 0 hand 5/5 jet 3; seat 1 hand 2/0 jet 3", AUCTION[1])
    assert sensible(s) == "pass | bid 1 | bid 2 | bid 3 | bid 4"


def test_who_could_go_higher_may_be_frightened_off() -> None:
    s = at("seat 0 hand 2/1 jet 3; seat 1 hand 5/5 jet 3", AUCTION[1])
    assert sensible(s) == "pass | bid 1 | bid 2 | bid 3 | bid 4 | bid 5 | bid 6"


def test_what_is_enough_does_not_depend_on_what_others_hold() -> None:
    """§10.3.2 Also where the cap of a rival is the value of his hand, which nobody else knows."""
    for hand in ("2/0", "0/2"):
        s = at(f"seat 0 hand 5/5 jet 3; seat 1 hand {hand} jet 3", AUCTION[1], bid_limit="hand_value")
        assert sensible(s) == "pass | bid 1 | bid 2 | bid 3 | bid 4"


def test_other_questions_keep_their_options() -> None:
    s = at("seat 0 hand 5/5 jet 3", AUCTION[1])
    play(s, "0 bid 3")
    assert sensible(s) == " | ".join(option.notation for option in s.choices())


def needed(s: Table, seat: int) -> int:
    """The highest bid that is not wasted."""
    rivals = [rival for rival in range(s.seats) if rival != seat and s.bidding[rival] == 1]
    return max([int(s.high) + 1, *(int(open_cap(s, rival)) for rival in rivals)])


def test_in_whole_games_no_bid_is_higher_than_it_needs_to_be() -> None:
    bids = 0
    for number in range(2):
        s: State = GAME.start(3)
        nature, whim = Rng(5, number), Rng(6, number)
        player = slipping()
        while not s.over:
            if s.chance:
                s.apply(s.sample(nature))
                continue
            seat = s.actor
            assert isinstance(s, Table)
            chosen = player.choose(Observation(s, seat), whim)
            if isinstance(s.top, Bid) and isinstance(chosen, actions.Bid):
                bids += 1
                assert chosen.value <= needed(s, int(seat))
            s.apply(chosen)
    assert bids > 20
