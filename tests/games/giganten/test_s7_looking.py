"""§7.3 Looking at tiles."""

from __future__ import annotations

from typing import Any

from gusher.games.giganten.rules.building import BUILD
from gusher.games.giganten.rules.movement import Move
from tests.games.giganten.scene import ask, at, due, heard, offered, pending, play, seen_by, site_named, site_of


def test_s7_3_1_a_black_tile_beside_the_truck_is_shown() -> None:
    """§7.3.1 When the truck enters a cell beside a face-down black tile, its owner sees it and goes on; the tile stays where it is."""
    s = at("seat 0 at 7,1", Move(0, 12, False))
    play(s, "0 truck 7,2; tile 9")
    assert seen_by(s, 0) == "S02=4"
    assert s.face_down[site_named(s, "S02")] == 1
    assert s.view(0)["moving"] == {"seat": 0, "points": 9, "railed": False}


def test_s7_3_2_red_tiles_are_never_shown() -> None:
    """§7.3.2 A tile of kind 2 beside the truck tells nothing."""
    s = at("seat 0 at 3,12", Move(0, 12, False))
    play(s, "0 truck 2,12")
    assert pending(s) == "DrawTile"  # S28 (1,12) is black
    s = at("seat 0 at 4,14", Move(0, 12, False))
    play(s, "0 truck 3,14")  # between S17 (3,13), red, and S31 (3,15), black
    assert due(s).count("tile") == 12
    play(s, "tile 1")
    assert seen_by(s, 0) == "S31=4"


def test_s7_3_3_only_orthogonal_and_also_in_passing() -> None:
    """§7.3.3 Corners do not count; a pause on a tile or on another truck's cell is enough."""
    s = at("seat 0 at 3,2; seat 1 at 4,2", Move(0, 12, False))
    assert seen_by(s, 0) == ""  # S01 (4,3) touches (3,2) by a corner
    play(s, "0 truck 4,2; tile 1")  # on the cell of seat 1
    assert seen_by(s, 0) == "S01=2"
    assert "end" not in offered(s)
    s = at("seat 0 at 7,6; seat 1 at 1,1; empty S11", Move(0, 12, False))
    play(s, "0 truck 7,7; tile 5; 0 truck 8,7")
    assert seen_by(s, 0) == "S12=3"


def test_s7_3_4_automatic_in_the_order_of_the_ids() -> None:
    """§7.3.4 With `peek_mode` = auto every adjacent tile that he has not seen is shown, in site-id order, without a decision."""
    s = at("seat 0 at 7,6", Move(0, 12, False))
    play(s, "0 truck 7,7")
    assert pending(s) == "DrawTile"
    play(s, "tile 1; tile 1")
    assert heard(s, "saw") == "saw(seat=0, site=S11, crude=2), saw(seat=0, site=S12, crude=2)"
    play(s, "0 truck 7,8; 0 truck 7,7")
    assert heard(s, "looked") == "looked(seat=0, site=S11), looked(seat=0, site=S12)"


def test_s7_3_4_manual_looks_are_steps() -> None:
    """§7.3.4 With `peek_mode` = manual a look is offered at any time of the own movement, for what he has not seen."""
    s = at("seat 0 at 7,6", Move(0, 2, False), peek_mode="manual")
    play(s, "0 truck 7,7")
    assert offered(s) == "truck 7,6, truck 7,8, loco, peek S11, peek S12, end"
    play(s, "0 peek S12")
    assert due(s).count("tile") == 12
    play(s, "tile 12")
    assert seen_by(s, 0) == "S12=4"
    assert offered(s) == "truck 7,6, truck 7,8, loco, peek S11, end"
    play(s, "0 loco")
    assert offered(s) == "peek S11, end"
    play(s, "0 peek S11; tile 1")
    assert pending(s) == "TakeCard 0"


def test_s7_3_4_manual_also_without_moving() -> None:
    """§7.3.4 A truck that stands beside a tile may look before it moves, red tiles never."""
    s = at("seat 0 at 3,14", Move(0, 1, False), peek_mode="manual")
    assert offered(s) == "truck 2,14, truck 4,14, loco, peek S31, end"


def test_s7_3_5_that_he_looked_is_public_what_he_saw_is_not() -> None:
    """§7.3.5 The value is known to that seat only, and for good; a second looker sees the same, and nothing is drawn."""
    s = at("seat 0 at 7,1; seat 1 at 8,2", Move(0, 3, False), Move(1, 4, False))
    play(s, "0 truck 7,2; tile 9")
    views: list[Any] = [s.view(seat) for seat in (0, 1, None)]
    site = site_named(s, "S02")
    assert [view["sites"][site]["value"] for view in views] == [4, None, None]
    assert [view["sites"][site]["seen_by"] for view in views] == [[0]] * 3
    assert [event.audience for event in s.log or [] if event.name == "saw"] == [(0,)]
    assert [event.audience for event in s.log or [] if event.name == "looked"] == [None]
    play(s, "1 truck 8,3")
    assert (seen_by(s, 1), seen_by(s, 0)) == ("S02=4", "S02=4")


def test_s7_3_6_he_sees_before_he_goes_on() -> None:
    """§7.3.6 The next options are offered when the value is known."""
    s = at("seat 0 at 7,1", Move(0, 5, False))
    play(s, "0 truck 7,2")
    assert pending(s) == "DrawTile"
    play(s, "tile 1")
    assert pending(s) == "Move 0"
    view: Any = s.view(0)
    assert view["sites"][site_named(s, "S02")]["value"] == 2


def test_s7_3_4_the_last_sites_too() -> None:
    """§7.3.4 Sites whose number is above 31 are looked at, and built on, like all others."""
    s = at("seat 0 at 10,17 hand 0/0", Move(0, 9, False))
    play(s, "0 truck 10,18; tile 12")
    assert seen_by(s, 0) == "S36=6"
    ask(s, BUILD[0])
    assert offered(s) == "build S36, no build"
    play(s, "0 build S36")
    assert (site_of(s, "S36"), seen_by(s, 0)) == ("0 x6", "")
    s = at("seat 0 at 4,18", Move(0, 9, False), peek_mode="manual")
    play(s, "0 truck 4,19")
    assert offered(s) == "truck 3,19, truck 4,18, truck 4,20, truck 5,19, loco, peek S34, peek S35, end"
