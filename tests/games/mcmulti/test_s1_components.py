"""§1 Components."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.components import CARDS, FACES, NAMES, NEWS
from tests.games.mcmulti.scene import asked, cell, go, holdings, offered, opening, scene, standing


def view_of(seats: int = 4, **options: Any) -> dict[str, Any]:
    return opening(seats, **options).view(None)


def test_s1_1_boards() -> None:
    """§1.1 Four quadrants and each player's stores; four ladders and the consumer market."""
    view = view_of()
    assert len(view["quadrants"]) == 4
    assert [(player["crude"], player["gasoline"]) for player in view["players"]] == [(2, 2)] * 4
    assert all(set(market) >= {"crude", "gasoline"} for market in view["markets"])


def test_s1_2_one_asset_a_cell() -> None:
    """§1.2 A cell is named by row and column, 1 to 6, and holds one asset."""
    s = go(opening(), "buy rig; row 3; column 6")
    assert standing(s, 0, "3,6") == "rig"
    go(s, "buy rig; row 3")
    assert offered(s) == "column 1, column 2, column 3, column 4, column 5"


@pytest.mark.parametrize(
    ("active", "left", "right"),
    [
        (0, (1, "row"), (3, "column")),
        (1, (2, "column"), (0, "row")),
        (2, (3, "row"), (1, "column")),
        (3, (0, "column"), (2, "row")),
    ],
)
def test_s1_3_geometry(active: int, left: tuple[int, str], right: tuple[int, str]) -> None:
    """§1.3 Side by side share the row die, one above the other the column die; the diagonal never profits."""
    s = scene(turn=active)
    go(s, "none; dice 2 5")
    quadrants: list[Any] = s.view(None)["quadrants"]  # type: ignore[assignment]
    found = [quadrant["die"] for quadrant in quadrants]
    expected: list[str | None] = [None] * 4
    expected[active], expected[left[0]], expected[right[0]] = "cross", left[1], right[1]
    assert found == expected


def test_s1_4_dice() -> None:
    """§1.4 Red picks the row, black the column."""
    s = go(scene("0: $0 0/9 station@2,1 station@1,5"), "none; dice 2 6")
    assert offered(s) == "stations 0, stations 1"
    assert s.view(None)["dice"] == {"red": 2, "black": 6}


def test_s1_5_assets() -> None:
    """§1.5 A productive station sells 1, a refinery refines 1, a well gives 2 crude; doubly productive twice that. No well is bought."""
    lines = "0: $0 9/9 station@1,1 refinery@1,2 well@1,3"
    once = go(scene(lines), "none; dice 1 6; stations 1; refine 1; pump 1")
    assert holdings(once, 0) == "$25 10/9 station 1 refinery 1 well 1"
    assert offered(go(scene(lines, news_enabled=False), "none; dice 1 1")) == "stations 0, stations 1, stations 2"
    assert go(scene(lines), "none; dice 1 3; stations 0; refine 0; pump 2").crude[0] == 13
    assert "buy well" not in [action.notation for action in GAME.actions]
    assert GAME.data["assets"]["box"] == {"rig": 80, "station": 30, "refinery": 12, "well": 16}


def test_s1_6_barrels_are_no_limit() -> None:
    """§1.6 About 80 barrels of each are in the box, but nothing is limited: substitutes are used."""
    s = scene("0: $0 90/0 refinery@1,1")
    assert s.bank_barrels[0] < 0
    assert go(s, "none; dice 1 6; refine 1").gasoline[0] == 1


def test_s1_7_ladders() -> None:
    """§1.7 Crude costs 1 to 30, gasoline 2 to 60; the first purchase costs 6 and 16, the first sale brings 5 and 14."""
    for market in view_of()["markets"]:
        crude, gasoline = market["crude"], market["gasoline"]
        assert (crude["barrels"], crude["buy"], crude["sell"]) == (25, 6, 5)
        assert (gasoline["barrels"], gasoline["buy"], gasoline["sell"]) == (23, 16, 14)
        assert crude["prices"] == list(range(1, 31))
        assert gasoline["prices"] == list(range(2, 61, 2))


def test_s1_8_consumer_market() -> None:
    """§1.8 Fields 1 to 80, one barrel on 26; every second field is red."""
    assert view_of()["consumers"] == {"price": 26, "barrels": 1, "lowest": 1, "highest": 80, "red_spacing": 2}


ECONOMY = """
depression    -2  4 2   32 18  50 24   20
recovery       3  5 3   48 24  64 30   30
expansion      4  9 5   66 32  96 60   50
rapid_growth   6 14 9   88 50  132 90  65
prosperity     7 16 12 100 60  160 120 75
downturn       2 12 8   75 45  120 80  60
recession      0  8 4   55 30  80 32   45
"""


@pytest.mark.parametrize("line", ECONOMY.strip().splitlines(), ids=lambda line: line.split()[0])
def test_s1_9_economy_cards(line: str) -> None:
    """§1.9 The figures of the seven cards."""
    card, *figures = line.split()
    economy: Any = scene(f"economy {card}").view(None)["economy"]
    buy, sell = economy["buy"], economy["sell"]
    assert [int(figure) for figure in figures] == [
        economy["demand"], buy["rig"], sell["rig"], buy["station"], sell["station"], buy["refinery"], sell["refinery"], sell["well"],
    ]  # fmt: skip
    assert "well" not in buy


NEXT = """
depression recovery recovery recovery recovery expansion expansion
recovery downturn expansion expansion expansion expansion rapid_growth
expansion recovery rapid_growth rapid_growth rapid_growth rapid_growth prosperity
rapid_growth expansion prosperity prosperity prosperity prosperity downturn
prosperity rapid_growth downturn downturn downturn downturn recession
downturn prosperity recession recession recession recession depression
recession depression depression depression recovery recovery recovery
"""


@pytest.mark.parametrize("line", NEXT.strip().splitlines(), ids=lambda line: line.split()[0])
def test_s1_10_next_card(line: str) -> None:
    """§1.10 The next card by the difference die; no card follows itself."""
    card, *following = line.split()
    for face in range(1, FACES + 1):
        s = go(scene(f"economy {card}\nmarker 7"), f"none; dice 2 1; difference die {face}")
        assert CARDS[s.economy] == following[face - 1] != card


def test_s1_11_news_cards() -> None:
    """§1.11 Eight cards, N7 alone lasting by itself."""
    assert tuple(card["id"] for card in GAME.data["news"]["cards"]) == NEWS
    assert tuple(card["name"] for card in GAME.data["news"]["cards"]) == NAMES
    lasting = [card for card in NEWS if "lasting N" in news_after(card)]
    assert lasting == ["N7"]


def news_after(card: str) -> str:
    from tests.games.mcmulti.scene import news

    s = scene(f"more {card}\nless {'N8' if card != 'N8' else 'N7'}")
    go(s, "none; dice 3 3")
    return news(s)


def test_s1_12_the_state_has_these_names() -> None:
    """§1.12 The names of the state."""
    s = opening()
    names = "cash crude gasoline grid ladder consumer_price consumer_barrels economy difference more_likely less_likely"
    names += " unseen under lasting round active red black quadrant fresh declarer final_turns_left"
    assert all(hasattr(s, name) for name in names.split())
    assert asked(s).startswith("0 SpecialPurchase")
    assert cell(1, "1,1") == 36
