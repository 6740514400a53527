"""§8 Action 5: building derricks."""

from __future__ import annotations

from typing import Any

from gusher.games.giganten.rules.building import BUILD, BUILDING
from tests.games.giganten.scene import at, due, heard, money_of, offered, pending, play, site_named, site_of


def test_s8_1_at_most_one_derrick_a_round() -> None:
    """§8.1 In turn order each may build one; who cannot build is not asked."""
    s = at("start 1; seat 1 at 7,7; seat 3 at 4,2; seat 0 at 1,1; tile S11 3", BUILDING)
    assert pending(s) == "Build 1"
    assert offered(s) == "build S11, build S12, no build"
    play(s, "1 build S11")
    assert pending(s) == "Build 3"
    play(s, "3 no build")
    assert pending(s) == "TakeCard 0"
    assert heard(s, "built-nothing") == "built-nothing(seat=3)"


def test_s8_2_preconditions() -> None:
    """§8.2 An adjacent face-down tile of any kind, a derrick left, and the money."""
    assert offered(at("seat 0 at 3,14", BUILD[0])) == "build S17, build S31, no build"
    assert offered(at("seat 0 at 3,14 $6000", BUILD[0])) == "build S17, no build"
    assert pending(at("seat 0 at 3,14 $5500", BUILD[0])) == "TakeCard 0"
    assert pending(at("seat 0 at 2,14", BUILD[0])) == "TakeCard 0"
    s = at("seat 0 at 4,2 derrick S02:1 derrick S03:1 derrick S04:1 derrick S06:1 derrick S08:1", BUILD[0])
    assert pending(s) == "TakeCard 0"
    s = at("seat 0 at 4,2; seat 1 derrick S01:1", BUILD[0])
    assert pending(s) == "TakeCard 0"


def test_s8_3_moved_or_not_seen_or_not() -> None:
    """§8.3 Whether the truck moved and whether he has seen the tile is irrelevant."""
    s = at("seat 0 at 4,2; seat 1 at 3,3 saw S01:4", BUILD[0], BUILD[1])
    assert offered(s) == "build S01, no build"
    play(s, "0 no build")
    assert offered(s) == "build S01, no build"


def test_s8_4_the_effect() -> None:
    """§8.4 A tile that nobody has seen is drawn now. §8.4.1 The price goes to the bank, §8.4.2 the value is public and the tile gone,
    §8.4.3 so much crude lies under the derrick."""
    s = at("seat 0 at 8,10", BUILD[0])
    bank, supply = s.bank, s.supply
    play(s, "0 build S14")
    assert due(s) == ", ".join(f"tile {place} 1" for place in range(1, 13))
    play(s, "tile 12")
    assert (site_of(s, "S14"), s.derricks[0], money_of(s)) == ("0 x5", 4, "9000 15000 15000 15000")
    assert (s.bank - bank, supply - s.supply) == (6000, 5)
    view: Any = s.view(2)
    assert view["sites"][site_named(s, "S14")]["derrick"] == 0
    assert view["unknown_tiles"][1] == {"2": 6, "5": 5}
    assert heard(s, "built", "struck") == "built(seat=0, site=S14, dollars=-6000), struck(seat=0, site=S14, value=5, crude=5)"


def test_s8_4_2_a_tile_that_was_seen() -> None:
    """§8.4.2 Its value was fixed when somebody looked, and nothing is drawn."""
    s = at("seat 1 saw S26:6; seat 0 at 8,10", BUILD[0])
    play(s, "0 build S26")
    assert (site_of(s, "S26"), pending(s), s.money[0]) == ("0 x6", "TakeCard 0", 7000)


def test_s8_4_3_limited_supply() -> None:
    """§8.4.3 With `crude_supply` = limited: nothing is built from an empty supply, and a derrick gets what is left."""
    s = at("supply 0; seat 0 at 4,2", BUILD[0], crude_supply="limited")
    assert pending(s) == "TakeCard 0"
    s = at("supply 2; seat 0 at 4,2 saw S01:4", BUILD[0], crude_supply="limited")
    play(s, "0 build S01")
    assert (site_of(s, "S01"), s.supply) == ("0 x2", 0)
    s = at("supply 2; seat 0 at 4,2 saw S01:4", BUILD[0])
    play(s, "0 build S01")
    assert (site_of(s, "S01"), s.supply) == ("0 x4", -2)


def test_s8_5_the_earlier_has_the_first_choice() -> None:
    """§8.5 Later players find a derrick."""
    s = at("start 2; seat 2 at 4,2; seat 0 at 3,3; tile S01 2", BUILDING)
    assert pending(s) == "Build 2"
    play(s, "2 build S01")
    assert pending(s) == "TakeCard 0"
    assert site_of(s, "S01") == "2 x2"


def test_s8_6_a_derrick_stays_with_its_builder() -> None:
    """§8.6 Nobody else can build there, and there is no action that removes it."""
    s = at("seat 1 derrick S01:3; seat 0 at 4,2", BUILD[0])
    assert pending(s) == "TakeCard 0"
    assert not any("remove" in action.notation or "sell S" in action.notation for action in s.acts.all)
