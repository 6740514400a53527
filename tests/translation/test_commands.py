"""The sentences of the command line: all are there in every language, and what is wrong with one is found."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer.main

from gusher.cli import app
from gusher.texts import commands, languages
from gusher.translation.commands import bare, command_faults, compared, in_sources, sentences

pytestmark = pytest.mark.one_build

COMMAND = typer.main.get_command(app)
OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_complete(language: str) -> None:
    assert [fault.line() for fault in command_faults(language, COMMAND)] == []


def test_sentences_are_found_in_the_code_and_in_the_help() -> None:
    found = sentences(COMMAND)
    assert found["there is no bot '{kind}'; allowed: {allowed}"] == "bots/__init__.py"
    assert found["must be at least 1, and not less than it is sold for (§1.9)"] == "games/mcmulti/rules/data.py"
    assert found["Missing command"] == "usage.py"
    assert found["A corrected data file of the game."] == "help"
    assert "{file}: {why}" in {text for _, text in in_sources()} - set(found)


def test_no_sentence_is_put_together_before_it_is_an_error() -> None:
    """An f-string has no translation."""
    sources = Path(commands.__file__).parents[1]
    lines = [line for file in sources.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [
        line for line in lines if any(f'{name}(f"' in line or f"{name}(f'" in line for name in ("SetupError", "RecordError", "Phrase"))
    ] == []


@pytest.mark.parametrize(
    ("own", "why"),
    [
        ("es gibt keinen Bot „{kind}“; erlaubt: {allowed}", []),
        ("es gibt keinen Bot „{name}“", ["puts in name; English has allowed, kind"]),
        ("es gibt keinen Bot „{kind!r}“; erlaubt: {allowed}", ["puts in allowed, kind!r; English has allowed, kind"]),
        ("there is no bot „{kind}“; allowed: {allowed}", ["is as in English", "has English words: there"]),
        ("es gibt keinen Bot „{kind}“; only: {allowed}", ["has English words: only"]),
    ],
)
def test_what_differs_is_said(own: str, why: list[str]) -> None:
    found = list(compared("there is no bot '{kind}'; allowed: {allowed}", own, ""))
    assert len(found) == len(why)
    assert all(said.startswith(wanted) for said, wanted in zip(found, why, strict=True))


def test_the_same_word_is_right_where_a_remark_says_so() -> None:
    assert list(compared("Options", "Options", "Same as in English.")) == []
    assert list(compared("Options", "Options", "")) != []


def test_what_is_missing_or_left_over_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "commands.de.po"
    file.write_text(
        'msgid "Commands"\nmsgstr "Befehle"\n\nmsgid "Comands"\nmsgstr "Befhle"\n\nmsgid "Options"\nmsgstr ""\n', encoding="utf-8"
    )
    monkeypatch.setattr(commands, "catalogue", lambda _: file)
    found = {(fault.kind, fault.where) for fault in command_faults("de", COMMAND)}
    assert {("unused", "Comands"), ("missing", "Options")} <= found
    assert not {where for _, where in found} & {"Commands"}


def test_values_are_no_words() -> None:
    assert bare("option {name} is {value!r}") == "option  is "
