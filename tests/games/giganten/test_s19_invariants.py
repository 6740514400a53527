"""§19 Invariants: they hold along a transcript, and `check_invariants` notices when one is broken.

Long games with all kinds of options are watched in tests/games/giganten_random.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.invariants import check_invariants
from tests.games.giganten.scene import at, begin, play, site_named

POSITION = "seat 0 at 4,2 saw S01:3 hand 2/2 hudson 1; seat 1 at 9,1 loco 3 derrick S02:2 card beige-5-8; seat 2 hand 3/0"


def notices(section: str, s: Table, before: Table | None = None) -> None:
    """The position, or the step from the one before, breaks that paragraph, and it is noticed."""
    with pytest.raises(AssertionError, match=f"^{re.escape(section)} "):
        check_invariants(s, before)


def test_s19_1_all_invariants_hold_along_a_round() -> None:
    """§19.1 From the set-up on, after every single step of a whole round, all invariants hold."""
    s = begin(3)
    check_invariants(s)
    steps = 0
    while s.round == 1:
        before = s.clone()
        s.log = []
        options = [outcome for outcome, _ in s.outcomes()] or s.choices()
        wanted = [action for action in options if action.notation in ("place 7", "truck 7,2", "end", "bid 1")]
        s.apply(wanted[0] if wanted else options[0])
        check_invariants(s, before)
        steps += 1
    assert steps > 30


def spoil(name: str, place: int, by: int) -> Callable[[Table], None]:
    def change(s: Table) -> None:
        if place < 0:
            setattr(s, name, getattr(s, name) + by)
        else:
            getattr(s, name)[place] += by

    return change


@pytest.mark.parametrize(
    ("section", "change"),
    [
        ("§19.1", spoil("money", 1, 250)),
        ("§19.2", spoil("bank", -1, 500)),
        ("§19.3", spoil("price", 1, 9)),
        ("§19.4", spoil("ones", 0, 1)),
        ("§19.4", spoil("spent_twos", -1, 1)),
        ("§19.5", spoil("discards", 3, 1)),
        ("§19.6", spoil("derricks", 1, 1)),
        ("§19.7", spoil("supply", -1, 1)),
        ("§19.8", spoil("pool", 2, 1)),
        ("§19.8", spoil("face_down", 1, 1)),
        ("§19.11", spoil("loco", 3, 20)),
        ("§19.11", spoil("black", -1, 20)),
    ],
)
def test_s19_what_is_broken_is_noticed(section: str, change: Callable[[Table], None]) -> None:
    """§19 A piece too many or in the wrong place breaks §19.1, §19.2, §19.3, §19.4, §19.5, §19.6, §19.7, §19.8 or §19.11."""
    s = at(POSITION)
    check_invariants(s)
    change(s)
    notices(section, s)


def test_s19_6_no_empty_derrick() -> None:
    """§19.6 A derrick carries 1 to 6 crude, and crude lies under derricks only."""
    s = at(POSITION)
    site = site_named(s, "S02")
    s.crude[site], s.supply = 0, s.supply + 2
    notices("§19.6", s)


def test_s19_9_trucks_stand_alone() -> None:
    """§19.9 No truck on a tile, a derrick or another truck, but for the moving one."""
    for cell in ("4,3", "7,3", "9,1"):
        notices("§19.9", at(f"{POSITION}; seat 0 at {cell}"))
    check_invariants(at(f"{POSITION}; seat 0 at 9,1", Move(0, 5, False)))


def test_s19_10_points_for_the_way_out() -> None:
    """§19.10 The moving truck has the points that it needs."""
    s = at(f"{POSITION}; seat 0 at 4,2", Move(0, 2, False))
    play(s, "0 truck 4,3")
    s.restack([*s.pending[:-1], Move(0, 0, False)])
    notices("§19.10", s)


def test_s19_12_full_tanks() -> None:
    """§19.12 Never more than 8, and at most 2 when a round is over."""
    s = at(f"{POSITION}; seat 3 jet 8")
    check_invariants(s)
    s.tank[3 * 3 + 1], s.supply = 9, s.supply - 1
    notices("§19.12", s)
    s = at(f"{POSITION}; seat 3 jet 3")
    before = s.clone()
    s.tell("round", round=2, start=1)
    notices("§19.12", s, before)


def test_s19_13_start_player_and_cards() -> None:
    """§19.13 The start player moves on with each round; no action card is left after action 4."""
    s = at("start 2")
    before = s.clone()
    s.tell("round", round=2, start=2)
    notices("§19.13", s, before)
    s = at("", Move(0, 0, False))
    frames = [frame for frame in s.pending if type(frame).__name__ not in ("Building", "Movement", "Licences", "TakeCard")]
    s.restack(frames)
    s.card[2] = 2
    s.deck[2] -= 1
    notices("§19.13", s)


def test_s19_14_bids_rise() -> None:
    """§19.14 Within one run bids strictly increase, and the leader's bid is the highest."""
    s = at("seat 0 hand 5/0 hudson 1; seat 1 hand 5/0 hudson 1")
    s.auction, s.leader, s.high = 0, 1, 4
    s.bids[1] = 4
    check_invariants(s)
    before = s.clone()
    s.high = s.bids[1] = 3
    notices("§19.14", s, before)
    s.bids[1] = 2
    notices("§19.14", s)


def test_s19_15_knowledge_only_grows() -> None:
    """§19.15 What was seen stays seen and stays the same."""
    s = at(POSITION)
    before = s.clone()
    s.log = []
    s.seen[0] = 0
    notices("§19.15", s, before)


def test_s19_2_money_that_was_never_told() -> None:
    """§19.2 What the bank pays and takes is told in events, to the dollar."""
    s = at(POSITION)
    before = s.clone()
    s.log = []
    s.earn(0, 500)
    notices("§19.2", s, before)


def test_s19_11_locos_do_not_go_back() -> None:
    """§19.11 But for a push, and the black one never."""
    s = at(POSITION)
    before = s.clone()
    s.log = []
    s.loco[1] -= 1
    notices("§19.11", s, before)
    s.loco[1] += 1
    s.black -= 1
    notices("§19.11", s, before)
