"""Every language says everything: the same messages with the same values, the same rules, by the words of the glossaries."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gusher import registry, texts
from gusher.house import House
from gusher.translation.language import SHARED
from gusher.translation.words import rows_of

pytestmark = pytest.mark.one_build

OTHERS = [tag for tag in texts.languages() if tag != "en"]
FIVE = ["English", "Deutsch", "Français", "Italiano", "Nederlands"]
# How a sum is never written in that language, and marks that are not its own.
WRONG = {
    "de": r"\$\d|[“”]\w|(?<=\d) (?=[%$])",
    "fr": r"\$\d|[“”„]|(?<=[^\s|]) [;:!?](?=\s|$)|« | »|(?<=\d) (?=[%$])|\w'\w",
    "it": r"\$\d|[“”„]|(?<=\d) (?=\$)|\w'\w",
    "nl": r"\d ?\$|\$ \d|[“”„«»]",
}
CODE = re.compile(r"^```.*?^```|^#.*?$|`[^`]*`|https?://\S+", re.MULTILINE | re.DOTALL)


def files(tag: str) -> list[Path]:
    found = [SHARED / f"{tag}.ftl"]
    for game in registry.games():
        found += [game.catalogue(tag), game.primer(tag), game.rulebook(tag)]
    return found


def test_these_languages_are_there() -> None:
    assert texts.languages() == ["de", "en", "fr", "it", "nl"]


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("part", ["ftl", "md"])
def test_it_is_written_as_people_write_there(tag: str, part: str) -> None:
    for file in files(tag):
        if file.suffix == f".{part}":
            text = CODE.sub("", file.read_text(encoding="utf-8"))
            found = [text[max(0, each.start() - 30) : each.end() + 20] for each in re.finditer(WRONG[tag], text, re.MULTILINE)]
            assert found == [], file.name


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_glossary_has_five_columns_and_no_empty_cell(game: House) -> None:
    text = (game.folder / "texts" / "glossary.md").read_text(encoding="utf-8")
    tables = [rows_of(part) for part in text.split("\n## ")]
    for head, _, *rows in tables:
        assert head == FIVE
        assert [row for row in rows if len(row) != len(FIVE) or not all(row)] == []
    assert len(tables[0]) > 50
