"""Every kind of action has a hint for players, in every language; and no hint is for nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from gusher.house import House
from gusher.registry import games

pytestmark = pytest.mark.one_build

HOUSES = games()
CATALOGUES = [(house, language) for house in HOUSES for language in house.languages()]


def said(house: House, language: str, of: str) -> set[str]:
    """What the ids of messages of that sort end with."""
    start = f"{house.name}-{of}-"
    return {name.removeprefix(start) for name in ids(house.catalogue(language)) if name.startswith(start)}


@cache
def ids(file: Path) -> list[str]:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def hint_of(notation: str, known: set[str]) -> str | None:
    """The most exact one, as `web/words.js` finds it."""
    words = re.split("[^A-Za-z0-9]+", notation)
    return next((name for length in range(len(words), 0, -1) if (name := "-".join(words[:length])) in known), None)


every_catalogue = pytest.mark.parametrize(("house", "language"), CATALOGUES, ids=[f"{house.name}-{tag}" for house, tag in CATALOGUES])


@every_catalogue
def test_every_action_has_a_hint_and_every_hint_an_action(house: House, language: str) -> None:
    known = said(house, language, "hint")
    found = {action.notation: hint_of(action.notation, known) for action in house.actions}
    missing = {type(action).__name__: action.notation for action in house.actions if found[action.notation] is None}
    assert missing == {}
    assert known == set(found.values())


@every_catalogue
def test_only_actions_can_be_the_only_choice(house: House, language: str) -> None:
    known = said(house, language, "only")
    assert known
    assert known <= {action.notation.partition(" ")[0] for action in house.actions}
