"""What the lab counts in McMulti. Plants count if they are used, whichever and how often; what only says where does not count."""

from __future__ import annotations

import pytest

import gusher
from gusher.texts import Texts

GAME = gusher.registry.game("mcmulti")


@pytest.mark.parametrize(
    ("notation", "kind"),
    [
        ("stations 3", "stations"),
        ("stations 0", ""),
        ("strike yes", "strike"),
        ("strike no", ""),
        ("buy rig", "buy rig"),
        ("upgrade refinery", "upgrade"),
        ("quadrant 2", ""),
        ("declare yes", ""),
    ],
)
def test_kinds(notation: str, kind: str) -> None:
    assert GAME.action(notation) in GAME.actions
    assert GAME.measures().kind("UseWells", notation) == kind


@pytest.mark.parametrize(("kind", "label"), [("buy rig", "Buy a rig"), ("sell crude", "Sell crude"), ("forfeit crude", "Forfeit crude")])
def test_kinds_have_labels(kind: str, label: str) -> None:
    assert GAME.measures().label(kind, GAME, Texts("en")) == label
