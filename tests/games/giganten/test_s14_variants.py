"""§14 Variants and editions."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.rules.auction import AUCTIONS
from gusher.games.giganten.rules.prices import PRICES
from gusher.games.giganten.rules.specials import ChangePrice
from tests.games.giganten.scene import at, begin, cell_named, display_of, offered, pending, play, start


def test_s14_1_1_three_players() -> None:
    """§14.1.1 Six sites fewer, three beige cards, end values 5000, 4000, 3000; else as with four."""
    s = start(3)
    assert sum(s.face_down) == 30
    assert display_of(s).count("beige") == 3
    assert list(s.terms.end_values) == [5000, 4000, 3000]
    assert len(s.terms.open) == 3


def test_s14_1_2_one_edition() -> None:
    """§14.1.2 The rulebook has no other variant: there is one edition."""
    assert GAME.editions == {"standard": {}}
    assert "edition" not in {option.name for option in GAME.options}


def test_s14_2_1_two_players() -> None:
    """§14.2.1 As three, but two beige cards and end values 5000 and 4000."""
    s = start(2)
    assert sum(s.face_down) == 30
    assert display_of(s).count("beige") == 2
    assert list(s.terms.end_values) == [5000, 4000]


@pytest.mark.parametrize(("closed", "left"), [("standard", "hudson jet"), ("hudson", "jet standard"), ("jet", "hudson standard")])
def test_s14_2_2_a_closed_company(closed: str, left: str) -> None:
    """§14.2.2 No roll, no tank, no auction, no price change there."""
    companies = left.split()
    s = at("", ChangePrice(0, 1), seats=2, closed_company=closed)
    assert offered(s) == ", ".join(f"price {company} {way}" for company in companies for way in ("up", "down"))
    view: Any = s.view(0)
    assert [company["id"] for company in view["companies"] if company["open"]] == companies
    assert [company for company in view["companies"] if not company["open"]] == [
        {"id": closed, "open": False, "field": None, "price": None, "zone": None}
    ]
    assert list(view["players"][0]["tanks"]) == companies
    s = at("", PRICES, seats=2, closed_company=closed)
    play(s, "roll blue 2; roll blue 2")
    assert pending(s) == "TakeCard 0"
    s = at(f"seat 0 hand 4/0 {companies[0]} 1 {companies[1]} 1", AUCTIONS, seats=2, closed_company=closed)
    play(s, "0 pass; 0 pass")
    assert pending(s) == "TakeCard 0"


def test_s14_2_2_none_closed() -> None:
    """§14.2.2 `closed_company` = none keeps three open; with three players or more none is closed whatever it says."""
    assert len(begin(2, closed_company="none").terms.open) == 3
    assert len(begin(3, closed_company="hudson").terms.open) == 3


def test_s14_3_1_five_players() -> None:
    """§14.3.1 36 sites, five beige cards of 36, 52 + 52 licences, 75 crude, five end values."""
    s = start(5)
    assert (sum(s.face_down), display_of(s).count("beige"), s.deck_ones + s.deck_twos, s.supply) == (36, 5, 104, 75)
    assert sum(s.deck[: s.box.beige]) == 31
    assert list(s.terms.end_values) == [5000, 4000, 3000, 2000, 1000]
    assert [int(derricks) for derricks in s.derricks] == [5] * 5


def test_s14_4_1_black_gold_is_not_here() -> None:
    """§14.4.1 The later edition is not implemented; two traits of it are options."""
    options = {option.name: option.values for option in GAME.options}
    assert "frontmost" in options["freight_choice"]
    assert "closed_company" in options
    assert "black gold" not in [str(value) for values in options.values() for value in values]


def test_s14_5_1_trucks_do_not_block_trucks() -> None:
    """§14.5.1 Against the public simulator: a truck may cross another's cell, and start rows are free."""
    s = at("seat 0 at 9,1; seat 1 at 9,2")
    assert not s.may_stop(cell_named("9,2"), 0)
    assert not s.has_derrick(cell_named("9,2"))
