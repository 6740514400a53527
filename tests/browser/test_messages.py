"""The page and its catalogues: every message that it asks for is there, in every language, and every message of its own is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import gusher
from gusher.registry import games

HOME = Path(gusher.__file__).parent
FOLDERS = [HOME / "web", *(game.web() for game in games())]
MODULES = [path for folder in FOLDERS for path in folder.rglob("*.js") if "vendor" not in path.parts]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in MODULES)
LANGUAGES = sorted(path.name.removesuffix(".ftl") for path in (HOME / "texts").glob("*.ftl"))

# A message id, whole or with parts that are filled in when it is asked for. What is filled in at the front is a game's name.
PART = r"(?:[A-Za-z0-9_-]|\$\{[^}]*\})+"
ASKED = re.compile(rf"[\"`]((?:page|oilfield|mcmulti|giganten|interbellum)-{PART})[\"`]|`(\$\{{[^}}]*\}}-{PART})`")


def catalogue(language: str) -> dict[str, ast.Message]:
    files = [HOME / "texts" / f"{language}.ftl", *(game.catalogue(language) for game in games())]
    resource = FluentResource("".join(file.read_text(encoding="utf-8") for file in files))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {entry.id.name: entry for entry in messages}
    assert len(found) == len(messages), "the page refuses a catalogue that says something twice"
    return found


def variables(node: object) -> set[str]:
    """The names of all values that a message mentions."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(each) for each in node))
    if isinstance(node, ast.SyntaxNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set()


def asked() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that the modules spell out, and patterns of those that they put together."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    for found in ASKED.finditer(SOURCE):
        text = found[1] or found[2]
        if "${" in text:
            parts = re.split(r"\$\{[^}]*\}", text)
            made.append(re.compile("[A-Za-z0-9_-]+".join(re.escape(part) for part in parts)))
        else:
            whole.add(text)
    return whole, made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_page_asks_for_is_there(language: str) -> None:
    known = catalogue(language)
    whole, made = asked()
    assert sorted(whole - known.keys()) == []
    assert [pattern.pattern for pattern in made if not any(pattern.fullmatch(name) for name in known)] == []


def test_every_message_of_the_page_is_asked_for() -> None:
    whole, made = asked()
    own = [name for name in catalogue("en") if re.match(r"page-|[a-z]+-page-", name)]
    assert own
    unused = [name for name in own if name not in whole and not any(pattern.fullmatch(name) for pattern in made)]
    assert unused == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() ^ other.keys()) == []
    assert [name for name in english if variables(english[name]) != variables(other[name])] == []
