"""What the lab counts in Giganten. Cards are told apart, prices by their direction; a step is a step, and a sale of nothing is none."""

from __future__ import annotations

import pytest

import gusher
from gusher.texts import Texts

GAME = gusher.registry.game("giganten")


@pytest.mark.parametrize(
    ("notation", "kind"),
    [
        ("card beige-3-12", "card beige-3-12"),
        ("price jet up", "price up"),
        ("truck 4,3", "truck"),
        ("sell 4", "sell"),
        ("sell 0", ""),
        ("no build", "no build"),
        ("place 3", ""),
        ("pay 1 twos", ""),
    ],
)
def test_kinds(notation: str, kind: str) -> None:
    assert GAME.action(notation) in GAME.actions
    assert GAME.measures().kind("Move", notation) == kind


@pytest.mark.parametrize(
    ("kind", "label"),
    [("card beige-3-12", "Card 3/12"), ("card red-3-3-4-crude", "Red 3/4 free crude, black 3"), ("store jet", "Free crude to Jet")],
)
def test_kinds_have_labels(kind: str, label: str) -> None:
    assert GAME.measures().label(kind, GAME, Texts("en")) == label
