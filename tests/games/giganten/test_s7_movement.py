"""§7.1, §7.2 and §7.4 Action 4: placing the truck, moving truck and loco."""

from __future__ import annotations

import pytest

from gusher.games.giganten.rules.movement import MOVE_TURN, MOVEMENT, PLACE_TRUCK, Move, need
from tests.games.giganten.scene import arrange, at, cell_named, heard, locos_of, offered, pending, play, quiet, truck_of

CARDS = "seat 0 card beige-3-12; seat 1 card beige-4-10; seat 2 card beige-5-8; seat 3 card beige-6-6"


def test_s7_1_1_player_by_player() -> None:
    """§7.1.1 Place, move, special, discard; then the next player begins."""
    s = at(f"{CARDS}; start 3; seat 3 card beige-4-5-price4", MOVEMENT)
    assert pending(s) == "PlaceTruck 3"
    play(s, "3 place 2; 3 end")
    assert pending(s) == "ChangePrice 3"
    play(s, "3 price jet up")
    assert s.card[3] == -1
    assert pending(s) == "PlaceTruck 0"


def test_s7_2_1_the_truck_is_placed_first() -> None:
    """§7.2.1 In his first action 4 a player must put it on a cell of column 1, free of charge; later ones begin with the move."""
    s = at(CARDS, MOVE_TURN[1])
    assert offered(s) == ", ".join(f"place {row}" for row in range(1, 13))
    play(s, "1 place 9")
    assert truck_of(s, 1) == "9,1"
    assert s.view(1)["moving"] == {"seat": 1, "points": 10, "railed": False}
    s = at(f"{CARDS}; seat 1 at 5,5", MOVE_TURN[1])
    assert pending(s) == "Move 1"


def test_s7_2_2_not_on_another_truck() -> None:
    """§7.2.2 Any of the twelve cells without a truck: at least eight."""
    s = at("seat 1 at 3,1; seat 2 at 4,1; seat 3 at 12,1", PLACE_TRUCK[0])
    assert offered(s) == ", ".join(f"place {row}" for row in (1, 2, 5, 6, 7, 8, 9, 10, 11))
    s = at("seat 1 at 3,1; seat 2 at 4,1; seat 3 at 12,1; seat 4 at 1,1", PLACE_TRUCK[0], seats=5)
    assert len(s.choices()) == 8


def test_s7_4_1_points_are_shared() -> None:
    """§7.4.1 Truck and loco share the points of the card; what is left is lost; moving nothing is allowed."""
    s = at("seat 0 at 9,1", Move(0, 5, False))
    play(s, "0 truck 9,2; 0 loco; 0 truck 9,3; tile 1; 0 loco")
    assert (truck_of(s, 0), locos_of(s)) == ("9,3", "2 0 0 0")
    play(s, "0 end")
    assert heard(s, "ended-move") == "ended-move(seat=0, points=1)"
    s = at("seat 0 at 9,1", Move(0, 5, False))
    play(s, "0 end")
    assert (truck_of(s, 0), pending(s)) == ("9,1", "TakeCard 0")


def test_s7_4_2_single_steps() -> None:
    """§7.4.2 Truck steps to adjacent cells inside the grid, a loco step forward, or the end."""
    s = at("seat 0 at 1,1 loco 9", Move(0, 2, False))
    assert offered(s) == "truck 1,2, truck 2,1, loco, end"
    play(s, "0 loco")
    assert locos_of(s).startswith("10 ")
    assert pending(s) == "TakeCard 0"
    s = at("seat 0 at 12,20 loco 16", Move(0, 2, False))
    assert offered(s) == "truck 11,20, truck 12,19, end"


def test_s7_4_3_derricks_tiles_trucks() -> None:
    """§7.4.3 A derrick cannot be entered; a tile or truck can be crossed, but is no final cell; exhausted and unused sites are ordinary."""
    s = at("seat 0 at 3,3; seat 1 derrick S01:3", Move(0, 3, False))
    assert "truck 4,3" not in offered(s)
    s = at("seat 0 at 3,3; empty S01", Move(0, 3, False))
    play(s, "0 truck 4,3")
    assert offered(s).endswith("end")
    s = at("seat 0 at 3,3", Move(0, 5, False))
    play(s, "0 truck 4,3")
    assert "end" not in offered(s)
    s = at("seat 0 at 5,4", Move(0, 3, False), seats=3)
    play(s, "0 truck 5,5")  # S07, used with four players only
    assert offered(s).endswith("end")


def test_s7_4_3_a_cell_may_be_entered_again() -> None:
    """§7.4.3 (d) Also the one where the move began; trucks that are not placed are nowhere."""
    s = at("seat 0 at 9,1", Move(0, 2, False))
    play(s, "0 truck 8,1; 0 truck 9,1")
    assert truck_of(s, 0) == "9,1"
    assert s.may_stop(cell_named("1,1"), 0)


def test_s7_4_4_truck_first() -> None:
    """§7.4.4 With `movement_order` = truck_first the loco waits for a legal final cell, and then the truck moves no more."""
    s = at("seat 0 at 4,4; seat 1 at 1,1", Move(0, 4, False), movement_order="truck_first")
    play(s, "0 truck 4,3")
    assert offered(s) == "truck 3,3, truck 4,2, truck 4,4, truck 5,3"
    play(s, "0 truck 3,3; tile 1")
    assert offered(s) == "truck 2,3, truck 3,2, truck 3,4, truck 4,3, loco, end"
    play(s, "0 loco")
    assert offered(s) == "loco, end"
    free = at("seat 0 at 4,4; seat 1 at 1,1", Move(0, 4, False))
    play(free, "0 truck 4,3")
    assert offered(free) == "truck 3,3, truck 4,2, truck 4,4, truck 5,3, loco"
    play(free, "0 loco")
    assert offered(free) == "truck 3,3, truck 4,2, truck 4,4, loco"


def test_s7_4_5_the_cheapest_way_out() -> None:
    """§7.4.5 `need` is 0 on a legal final cell, else the cost of the cheapest path of enterable cells to one."""
    s = at("seat 0 at 1,1")
    assert need(s, cell_named("4,2"), 0, 9) == 0
    assert need(s, cell_named("4,3"), 0, 9) == 1
    arrange(s, "seat 1 at 3,3; seat 2 at 4,4")
    assert need(s, cell_named("4,3"), 0, 9) == 2
    arrange(s, "seat 3 at 4,2")
    assert need(s, cell_named("4,3"), 0, 9) == 2  # across a truck on plain ground
    assert need(s, cell_named("4,2"), 0, 9) == 1
    assert need(s, cell_named("4,2"), 3, 9) == 0  # his own truck is no obstacle
    assert need(s, cell_named("4,3"), 0, 1) > 1


def test_s7_4_6_exactly_these_options() -> None:
    """§7.4.6 A step is offered if its cost and what is needed from there fit the points; so is a loco step, with what the truck needs."""
    for points, expected in (
        (1, "truck 3,2, truck 4,1, truck 5,2, loco, end"),
        (2, "truck 3,2, truck 4,1, truck 4,3, truck 5,2, loco, end"),
    ):
        assert offered(at("seat 0 at 4,2 loco 3", Move(0, points, False))) == expected
    s = at("seat 0 at 4,2 loco 9", Move(0, 1, False))
    assert "loco" not in offered(s)


def test_s7_4_7_never_stuck() -> None:
    """§7.4.7 Whatever is chosen, the list is never empty, a turn has at most twelve paid steps and ends on a legal cell."""
    for pick in range(6):
        s = at("seat 0 at 4,2; seat 1 at 3,3; seat 2 at 4,4; seat 3 at 5,3", Move(0, 12, False))
        steps = 0
        while pending(s) == "Move 0" or s.chance:
            if s.chance:
                quiet(s)
                continue
            options = [option.notation for option in s.choices() if option.notation != "end"]
            play(s, f"0 {options[(pick + steps) % len(options)]}")
            steps += 1
        assert 4 <= steps <= 12
        assert s.may_stop(s.truck[0], 0)


def test_s7_4_8_a_truck_may_stay() -> None:
    """§7.4.8 A truck that is not moved stays where it is, which is always a legal final cell."""
    s = at("seat 0 at 5,5; empty S07", Move(0, 0, False))
    assert pending(s) == "TakeCard 0"
    assert truck_of(s, 0) == "5,5"


@pytest.mark.parametrize("points", [1, 2, 3])
def test_s7_4_6_no_step_without_points(points: int) -> None:
    """§7.4.6 Hills and mountains need their cost."""
    s = at("seat 0 at 7,1", Move(0, points, False))
    assert ("truck 7,2" in offered(s).split(", ")) == (points >= 3)
