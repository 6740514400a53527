"""§8 Phase 3: Neighbours."""

from __future__ import annotations

from typing import Any

from tests.games.mcmulti.scene import asked, go, holdings, offered, scene


def test_s8_1_left_then_right_with_one_die_each() -> None:
    """§8.1 All assets in that row or column are productive, none doubly, and no rig of a neighbour strikes."""
    s = scene("0: $1\n1: $99 0/9 station@2,5 station@2,1 rig@2,2\n3: $99 0/9 station@1,5 station@2,1", turn=0)
    assert asked(go(s, "dice 2 5")) == "1 SellAtStations: stations 0, stations 1, stations 2"
    assert asked(go(s, "stations 2")) == "3 SellAtStations: stations 0, stations 1"
    assert asked(go(s, "stations 1")) == "1 ChooseMarket: domestic, foreign, none"
    assert s.count(1, 0) == 1


def test_s8_2_stations_refineries_wells_on_the_same_market() -> None:
    """§8.2 A neighbour does A, B and C and finishes before the next; earlier sellers get higher prices."""
    s = scene("0: $1\n1: $0 1/1 station@2,1 refinery@2,2 well@2,3\n3: $0 0/1 station@1,5")
    go(s, "dice 2 5; stations 1; refine 1; pump 1; stations 1")
    assert holdings(s, 1) == "$25 2/1 station 1 refinery 1 well 1"
    assert holdings(s, 3) == "$24 0/0 station 1"


def test_s8_3_no_other_rights() -> None:
    """§8.3 No market, no purchase, no sale of assets by a neighbour."""
    s = go(scene("0: $1\n1: $500 0/0 well@2,3"), "dice 2 5")
    assert asked(s) == "1 UseWells: pump 0, pump 1"
    assert asked(go(s, "pump 1")).startswith("1 ChooseMarket")  # his own turn


def test_s8_4_the_diagonal_gets_nothing() -> None:
    """§8.4 Seat 2 is never served by seat 0."""
    s = go(scene("0: $1\n1: $1\n2: $0 0/9 station@2,5\n3: $1"), "dice 2 5")
    assert s.gasoline[2] == 9
    assert s.active == 1


def test_s8_5_three_players() -> None:
    """§8.5 Each die serves one neighbour; by geometry the middle seat serves both others, the outer seats only the middle one."""
    assert who_is_served() == {0: [1, 2], 1: [2, 0], 2: [0, 1]}
    assert who_is_served(three_player_neighbours="geometry") == {0: [1], 1: [2, 0], 2: [1]}


def test_s8_5_the_view_says_who_is_whose_neighbour() -> None:
    """§8.5 As the option has it, with the die of each; §8.4 the diagonal is none, nor is a quadrant without an owner."""
    assert neighbours(3) == {0: "1 row, 2 column", 1: "2 column, 0 row", 2: "0 row, 1 column", 3: ""}
    assert neighbours(3, three_player_neighbours="geometry") == {0: "1 row", 1: "2 column, 0 row", 2: "1 column", 3: ""}
    assert neighbours(4)[0] == "1 row, 3 column"


def neighbours(seats: int, **options: Any) -> dict[int, str]:
    quadrants: Any = scene(seats=seats, **options).view(None)["quadrants"]
    return {at: ", ".join(f"{side['quadrant']} {side['die']}" for side in each["neighbours"]) for at, each in enumerate(quadrants)}


def who_is_served(**options: Any) -> dict[int, list[int]]:
    """By the seat that rolls, those who may sell at their stations after it."""
    lines = "0: $0 0/9 station@2,5\n1: $0 0/9 station@2,5\n2: $0 0/9 station@2,5"
    served: dict[int, list[int]] = {}
    for seat in range(3):
        s = go(scene(lines, seats=3, turn=seat, **options), "none; dice 2 5; stations 0")
        served[seat] = []
        while " SellAtStations" in asked(s):
            served[seat].append(int(s.actor))
            go(s, "stations 0")
    return served


def test_s8_6_two_players_left_complete_then_right() -> None:
    """§8.6 Gasoline refined in the left quadrant can be sold by stations of the right one."""
    s = scene("0: $1\n1: $0 1/0 1:refinery@2,1 3:station@1,5", seats=2)
    assert asked(go(s, "dice 2 5; quadrant 0")) == "1 UseRefineries: refine 0, refine 1"
    assert asked(go(s, "refine 1")) == "1 SellAtStations: stations 0, stations 1"
    assert go(s, "stations 1").cash[1] == 25


def test_s8_7_the_declarer_still_is_a_neighbour() -> None:
    """§8.7 In the final turns of the others."""
    s = go(scene("0: $1\n1: $900 0/1 station@2,1\ndeclared 1 1"), "dice 2 5")
    assert asked(s) == "1 SellAtStations: stations 0, stations 1"
    assert offered(go(s, "stations 1")) != ""
