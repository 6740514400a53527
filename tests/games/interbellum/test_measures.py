"""What the lab counts in Interbellum. The same answer counts where it is a choice of worth, and not where it only says where."""

from __future__ import annotations

import pytest

import gusher
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.texts import Texts

GAME = gusher.registry.game("interbellum")


@pytest.mark.parametrize(
    ("rule", "notation", "kind"),
    [
        ("DraftWell", "well W1", "draft W1"),
        ("BuyWell", "well W1", ""),
        ("InfluencePower", "power GB", "power GB"),
        ("GainPower", "power GB", ""),
        ("PlaceWorker", "work search_gas", "work search_gas"),
        ("ChooseCard", "card overtime", "card overtime"),
        ("LaySegment", "segment S01", ""),
    ],
)
def test_kinds(rule: str, notation: str, kind: str) -> None:
    assert rule in GAME.frames
    assert GAME.action(notation) in GAME.actions
    assert GAME.measures().kind(rule, notation) == kind


@pytest.mark.parametrize(
    ("kind", "label"), [("work pass", "Passing"), ("draft W1", "Start with Bibi-Heybat"), ("power GB", "Influence in Great Britain")]
)
def test_kinds_have_labels(kind: str, label: str) -> None:
    assert GAME.measures().label(kind, GAME, Texts("en")) == label


def test_every_seat_has_a_company_of_its_own() -> None:
    s = GAME.start(3)
    playout(s, Rng(1), Tally())
    companies = [traits["company"] for traits in GAME.measures().traits(GAME, s.view(None))]
    assert len(set(companies)) == 3
    assert set(companies) <= {company["name"] for company in GAME.data["companies"]}
