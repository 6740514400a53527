"""What the lab counts in Oilfield. A worker counts by its column, a barrel by its colour; what only says where does not count."""

from __future__ import annotations

import pytest

import gusher
from gusher.texts import Texts

GAME = gusher.registry.game("oilfield")


@pytest.mark.parametrize(
    ("notation", "kind"),
    [
        ("place drill_2", "place drill"),
        ("place first_player_1", "place first_player"),
        ("store oil 3", "store oil"),
        ("sell gas 1", "sell gas"),
        ("buy small_tower", "buy small_tower"),
        ("pump dallas", "pump"),
        ("site austin", ""),
        ("pay", ""),
    ],
)
def test_kinds(notation: str, kind: str) -> None:
    assert GAME.action(notation) in GAME.actions
    assert GAME.measures().kind("PlaceWorker", notation) == kind


@pytest.mark.parametrize(
    ("kind", "label"),
    [("place drill", "Worker on Drill"), ("invest 5", "Invest for 5 VP"), ("pump", "Pump with a national tower")],
)
def test_kinds_have_labels(kind: str, label: str) -> None:
    assert GAME.measures().label(kind, GAME, Texts("en")) == label
