"""§14 Storage."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from tests.games.oilfield.scene import arrange, ask, field_of, offered, pending, play, seat_of, start


@pytest.mark.parametrize(("words", "slots"), [("", 3), ("extension", 5), ("extension extension", 7), ("refinery", 3)])
def test_s14_1_slots_of_refinery_and_extensions(words: str, slots: int) -> None:
    """§14.1 A refinery has 3 slots; each storage extension adds 2."""
    s = start(4, advanced=True)
    arrange(s, f"seat 0 {words}")
    assert s.capacity(0) == slots


def test_s14_1_full_storage_takes_no_more() -> None:
    """§14.1 With 3 of 3 slots full nothing can be stored."""
    s = start(4)
    arrange(s, "seat 0 2/1 dallas:small_tower")
    ask(s, Drill(0))
    assert pending(s) == "PlaceWorker 0"


def test_s14_1_extension_makes_room_at_once() -> None:
    """§14.1 After building an extension two more barrels fit."""
    s = start(4)
    arrange(s, "seat 0 3/0 dallas:medium_tower")
    ask(s, Build(0))
    play(s, "0 buy storage_extension")
    ask(s, Drill(0))
    play(s, "0 store oil 1, 0 store oil 1")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$15 0vp 5/0 extension dallas:medium_tower"


def test_s14_1_any_mixture() -> None:
    """§14.1 Oil and gas share the slots as they come."""
    s = start(4)
    arrange(s, "dallas 5/5\n seat 0 0/1 dallas:mixed_tower")
    ask(s, Drill(0))
    assert offered(s) == "store oil 1, store gas 1, stop"
    play(s, "0 store gas 1, 0 store oil 1")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 0vp 1/2 dallas:mixed_tower"
    assert field_of(s, "dallas") == "4/4 at 0"


def test_s14_2_only_totals_matter() -> None:
    """§14.2 Barrels are not tied to a slot: at the end one full extension, or the full refinery, is found by itself."""
    s = start(4)
    arrange(s, "seat 0 2/0 extension, seat 1 1/2 extension, seat 2 2/3 extension, seat 3 3/0")
    assert [items["storage"] for items in s.scores()] == [1, 1, 2, 1]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_s14_3_storage_is_public(viewer: int | None) -> None:
    """§14.3 Everybody sees what lies in a storage and how much fits."""
    s = start(3)
    arrange(s, "seat 1 1/2 extension")
    players: Any = s.view(viewer)["players"]
    assert (players[1]["oil"], players[1]["gas"], players[1]["capacity"]) == (1, 2, 5)
