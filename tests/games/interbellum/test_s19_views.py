"""§19 What a view says about the pending decision, and what is told on the way."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.events import TURN_EVENT
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import go, heard, opening, scene


@pytest.mark.parametrize(
    ("lines", "event", "moves", "asking"),
    [
        ("0: $5 W2", "", "work search_gas", {"most": 5, "free": 1}),
        ("0: $9 TR3", "", "work buy_influence; power TR", {"power": "TR", "price": 3}),
        ("0: TR1\nPON TR", "", "work move_army", {"area": "PON", "left": 1}),
        ("0: $9 TR4\nDIY TR", "", "work lay_pipeline; segment S16", {"power": "TR", "left": 2}),
        ("0: $9 +night_train", "", "work play_card", {"card": "night_train", "left": 2, "price": 2}),
        ("0: +baksheesh", "", "work play_card", {"card": "baksheesh"}),
        ("0: +cable_from_london", "", "work play_card; stack B; look B1; look B2", {"stack": "B"}),
        ("0: SA1\n1: SA1", "A2", "", {"power": "SA", "kind": "expand"}),
        ("", "A6", "", {"what": "expand", "amount": 0}),
        ("", "B8", "die 6", {"what": "receive", "amount": 2}),
        ("round 4\n0: $5 GB1", "B2", "", {"power": "GB", "pay": 1, "cubes": 1}),
        ("0: $5", "B6", "", {"price": 2}),
        ("0: $5", "", "", {}),
    ],
)
def test_s19_2_what_is_asked(lines: str, event: str, moves: str, asking: dict[str, object]) -> None:
    """§19.2 In the names of the box."""
    s = scene(lines, event=event)
    if moves:
        go(s, moves)
    assert s.view(0)["asking"] == asking


def test_s19_2_the_mode_of_a_pipeline_names_its_segment() -> None:
    """§19.2 As the option of §8.3.3 asks."""
    s = go(scene("0: $9 TR4\nDIY TR", pipeline_benefit="either"), "work lay_pipeline; segment S16")
    assert s.view(0)["asking"] == {"segment": "S16"}


def test_s19_2_phases() -> None:
    """§19.2 Set-up, events, actions, over; and whose turn it is."""

    def phase(s: Table) -> tuple[object, object]:
        view: Any = s.view(None)
        return view["phase"], view["active"]

    assert phase(opening()) == ("setup", None)
    assert phase(scene("", event="A6")) == ("events", None)
    s = go(scene("0: $9", turn=0), "work lay_pipeline")
    assert phase(s) == ("actions", 0)
    s.restack([])
    s.settle()
    assert phase(s) == ("over", None)
    assert s.view(None)["asking"] is None
    alone = go(scene("0: $9 W4 W5"), "work take_income")
    alone.restack([alone.pending[-1]])
    assert phase(alone) == ("actions", None)


def test_s19_2_what_is_told_in_the_set_up() -> None:
    """§19.2 Public choices are told to all, drawn cards to their owner."""
    s = GAME.start(2, opening_army="on")
    assert isinstance(s, Table)
    told = heard(s, "start 1; company 4; company 2; card 1; card 1; card 1; card 1; die 6; power TR; to DIY; well W10; well W4")
    assert told[:3] == ["start-player(seat=1)", "company(seat=1, company=4)", "company(seat=0, company=2)"]
    assert "rolled-six()" in told
    assert "named(seat=1, power=TR)" in told
    assert told[-3:] == ["drafted(seat=1, well=W10)", "bonus(seat=1, well=W10, money=3)", "drafted(seat=0, well=W4)"]
    other = GAME.start(2, opening_army="on", first_player="seat_0")
    assert isinstance(other, Table)
    assert "rolled(power=SA)" in heard(other, "company 4; company 2; card 1; card 1; card 1; card 1; die 3")


def test_s19_2_what_is_told_in_a_turn() -> None:
    """§19.2 Purchases, cards and draws."""
    told = heard(scene("0: $9"), "work buy_well; well W4")
    assert told[:2] == ["works(seat=0, work=buy_well)", "bought-well(seat=0, well=W4, money=-7)"]
    assert "overtime(seat=0, workers=5)" in heard(scene("0: +overtime"), "work play_card")
    assert "cable(seat=0, stack=A)" in heard(scene("0: +cable_from_london"), "work play_card; stack A")
    assert "reshuffled(cards=1)" in heard(scene("deck -\ndiscards overtime"), "work draw_cards; card 1")
    income = heard(scene("0: W4"), "work take_income")
    assert "income(seat=0, well=W4, money=3)" in income
    find = heard(scene("0: $9"), "work search_gas; stake 2; black 1")
    assert "found-gas(seat=0, finds=1)" in find
    moved = heard(scene("0: TR1\nPON TR"), "work move_army; to GEO")
    assert "moved(seat=0, power=TR, origin=PON, area=GEO)" in moved
    assert "white-cubes(cubes=4)" in heard_event("round 4", "B3")


def heard_event(lines: str, card: str) -> list[str]:
    """What is told when an event is turned over."""
    s = scene(lines)
    s.events_left = 1 << s.box.events.index(card)
    s.log = []
    s.then(TURN_EVENT[1])
    s.settle()
    s.meet(s.outcomes()[0][0])
    return [repr(event) for event in s.log]
