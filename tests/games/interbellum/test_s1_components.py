"""§1 Components."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.components import CARDS, POWERS
from gusher.games.interbellum.rules.table import members
from tests.games.interbellum.scene import asked, go, hand, influence, offered, opening, points, scene

DATA: dict[str, Any] = GAME.data
AREAS = {area["id"]: area for area in DATA["areas"]}


def borders(kind: str) -> set[tuple[str, ...]]:
    return {tuple(sorted((area["id"], other))) for area in DATA["areas"] for other in area[kind]}


def test_s1_1_1_powers() -> None:
    """§1.1.1 Five powers by die number; two have two home areas; six armies each."""
    assert [power["id"] for power in DATA["powers"]] == ["GB", "PE", "SA", "TR", "SU"]
    assert [len(power["home"]) for power in DATA["powers"]] == [2, 1, 1, 1, 2]
    view: Any = opening().view(None)
    assert [(power["home"], power["outside"]) for power in view["powers"]] == [(6, 0)] * 5


def test_s1_2_1_territories() -> None:
    """§1.2.1 26 neutral territories; 66 borders on land, 4 by sea, which are ordinary borders."""
    assert sum(area["kind"] == "neutral" for area in DATA["areas"]) == 26
    assert (len(borders("land_adjacent")), len(borders("sea_adjacent"))) == (66, 4)
    s = scene("")
    baku, transcaspia = s.box.areas.index("BAK"), s.box.areas.index("TKM")
    assert transcaspia in members(s.box.near[baku])


def test_s1_2_2_home_areas() -> None:
    """§1.2.2 Seven home areas with their powers."""
    assert {area["id"]: area["power"] for area in DATA["areas"] if area["kind"] == "home"} == {
        "EGY": "GB",
        "TRU": "GB",
        "RUS": "SU",
        "TKM": "SU",
        "CPE": "PE",
        "ANA": "TR",
        "NEJ": "SA",
    }


@pytest.mark.parametrize(("one", "other"), [("TAB", "KIR"), ("MOS", "KER"), ("CIL", "DEZ"), ("DIY", "ALE"), ("KER", "BAS"), ("BAS", "NEJ")])
def test_s1_2_3_points_are_no_borders(one: str, other: str) -> None:
    """§1.2.3 Areas that touch only in a point are not adjacent."""
    assert tuple(sorted((one, other))) not in borders("land_adjacent")


def test_s1_2_4_the_drawing() -> None:
    """§1.2.4 Everything has its place on a canvas of 1000 x 700; neighbours share their border vertices."""
    for area in DATA["areas"]:
        assert all(0 <= x <= 1000 and 0 <= y <= 700 for x, y in area["polygon"])
        for other in area["land_adjacent"]:
            shared = {tuple(vertex) for vertex in area["polygon"]} & {tuple(vertex) for vertex in AREAS[other]["polygon"]}
            assert len(shared) >= 2
    assert all("xy" in node for kind in ("wells", "ports", "junctions") for node in DATA[kind])
    assert all(len(segment["mid"]) == 2 for segment in DATA["segments"])


ROUTES = {"W1": ("Batum", 4, 17), "W3": ("Tuapse", 3, 13), "W4": ("Abadan", 2, 8), "W7": ("Abadan", 4, 14), "W15": ("Trebizond", 4, 18)}


@pytest.mark.parametrize("well", ROUTES)
def test_s1_3_1_routes_of_wells(well: str) -> None:
    """§1.3.1 The shortest route to a port, with its points."""
    name, pieces, worth = ROUTES[well]
    port = next(port["id"] for port in DATA["ports"] if port["name"] == name)
    path = shortest(well, port)
    assert len(path) == pieces
    assert points(scene(f"0: {well} {' '.join(path)}"), 0, "pipelines", "ports") == worth


def shortest(start: str, end: str) -> list[str]:
    """The segments of a shortest path over the whole map, found ring by ring."""
    ways: dict[str, list[str]] = {start: []}
    while end not in ways:
        ring = dict(ways)
        for segment in DATA["segments"]:
            for here, there in ((segment["from"], segment["to"]), (segment["to"], segment["from"])):
                if here in ways and there not in ring:
                    ring[there] = [*ways[here], segment["id"]]
        ways = ring
    return ways[end]


@pytest.mark.parametrize(
    ("well", "money", "power", "cubes"),
    [("W10", 3, "GB", 0), ("W5", 1, "GB", 0), ("W3", 0, "SU", 1), ("W15", 2, "TR", 1), ("W13", 0, "GB", 0), ("W1", 0, "GB", 0)],
)
def test_s1_3_2_bonuses_at_once(well: str, money: int, power: str, cubes: int) -> None:
    """§1.3.2 Money and influence are received once, at once; Production and Draw gas bring nothing at once."""
    s = opening()
    before = influence(s, power)[0]
    go(s, f"well {well}")
    assert s.money[0] == 5 + money
    assert influence(s, power)[0] == before + cubes


def test_s1_3_2_a_card_as_bonus() -> None:
    """§1.3.2 A card is drawn before the next player picks."""
    s = go(opening(), "well W7")
    assert asked(s) == "chance DrawCard"
    go(s, "draw overtime")
    assert "overtime" in hand(s, 0)
    assert s.awaiting == (1,)


def test_s1_4_1_ports() -> None:
    """§1.4.1 13 ports with bonuses from 2 to 6; none on the Caspian."""
    assert len(DATA["ports"]) == 13
    assert {port["bonus"] for port in DATA["ports"]} == {2, 3, 4, 5, 6}
    assert all(AREAS[port["territory"]]["coast"] != "Caspian Sea" for port in DATA["ports"])


def test_s1_5_1_segments() -> None:
    """§1.5.1 76 segments, 41 junctions; each segment in one area."""
    assert (len(DATA["segments"]), len(DATA["junctions"])) == (76, 41)
    assert all(segment["territory"] in AREAS for segment in DATA["segments"])
    bare = set(AREAS) - {segment["territory"] for segment in DATA["segments"]}
    assert bare == {"GIL", "EGY", "TRU", "TKM", "CPE", "ANA"}


@pytest.mark.parametrize(("power", "cubes", "worth"), [("GB", 3, 2), ("PE", 5, 3), ("SA", 8, 5), ("TR", 9, 5), ("SU", 2, 1), ("SU", 10, 6)])
def test_s1_6_1_tracks(power: str, cubes: int, worth: int) -> None:
    """§1.6.1 Points, discount and extra pieces by column, from 0 to 10."""
    assert points(scene(f"0: {power}{cubes}"), 0, "influence") == worth
    assert all(len(DATA["tracks"][name][row]) == 11 for name in POWERS for row in ("vp", "discount", "extra"))


def test_s1_6_2_beyond_the_track() -> None:
    """§1.6.2 More than 10 counts for flags; the benefits stay at column 10."""
    s = scene("0: SA14\n1: SA10\nHAS SA")
    view: Any = s.view(0)
    assert view["powers"][2]["flag"] == 0
    assert points(s, 0, "influence") == points(s, 1, "influence") == 6
    price = next(segment["price"] for segment in view["segments"] if segment["id"] == "S60")
    assert price == 1


def test_s1_6_3_cheap_steps() -> None:
    """§1.6.3 To 1, 4 or 7 for $2, else $3."""
    prices = []
    for cubes in range(11):
        view: Any = scene(f"0: GB{cubes}").view(0)
        prices.append(view["powers"][0]["price"])
    assert prices == [2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 3]


def test_s1_7_1_companies() -> None:
    """§1.7.1 Six cards with a number and starting influence, three cubes each."""
    assert [company["number"] for company in DATA["companies"]] == [1, 2, 3, 4, 5, 6]
    assert {sum(company["influence"].values()) for company in DATA["companies"]} == {3}


def test_s1_8_1_pieces_of_a_player() -> None:
    """§1.8.1 $5, two cards, four workers, four derricks, 16 pieces, 30 cubes; a meter of six."""
    s = opening()
    player: Any = s.view(0)["players"]
    own = player[0]
    assert (own["money"], own["hand"], own["workers"], own["derricks"], own["pieces"]) == (5, 2, 4, 4, 16)
    assert own["cubes"] + sum(own["influence"].values()) == 30
    assert s.box.meter == 6


def test_s1_8_2_common_pieces() -> None:
    """§1.8.2 30 white and 25 black cubes and one spare worker."""
    s = opening(5)
    assert (s.bag_white + s.box_white, s.bag_black + s.box_black, s.spare) == (30, 25, 1)


def test_s1_10_1_action_cards() -> None:
    """§1.10.1 24 cards of 15 titles."""
    assert [card["id"] for card in DATA["action_cards"]] == list(CARDS)
    assert sum(card["copies"] for card in DATA["action_cards"]) == 24


def test_s1_11_1_event_cards() -> None:
    """§1.11.1 Three stacks of eight; lines for both decades."""
    for stack in "ABC":
        assert [card["id"] for card in DATA["event_cards"] if card["stack"] == stack] == [f"{stack}{number}" for number in range(1, 9)]
    assert all(card["steps_20s"] and card["steps_30s"] for card in DATA["event_cards"])
    assert len(GAME.lines) == 48
    assert offered(scene("0: PE1", event="A4")) == "to TAB, to GIL, to KER, to KHU, to FAR"
