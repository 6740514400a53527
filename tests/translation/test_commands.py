"""The sentences of the command line: all are there in every language, and what is wrong with one is found."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer.main

from gusher import registry
from gusher.cli import app
from gusher.core.errors import SetupError
from gusher.texts import commands, languages, tell
from gusher.translation.commands import bare, command_faults, compared, error_faults, in_program, in_sources, sentences, spoken

pytestmark = pytest.mark.one_build

COMMAND = typer.main.get_command(app)
OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_complete(language: str) -> None:
    assert [fault.line() for fault in command_faults(language, COMMAND)] == []


def test_sentences_are_found_in_the_code_and_in_the_help() -> None:
    found = sentences(COMMAND)
    assert found["there is no bot '{kind}'; allowed: {allowed}"] == "bots/__init__.py"
    assert found["Missing command"] == "usage.py"
    assert found["A corrected data file of the game."] == "help"
    assert "{file}: {why}" in {text for _, text in in_program()} - set(found)


def test_what_only_a_game_says_is_in_its_house() -> None:
    text = "must be at least 1, and not less than it is sold for (§1.9)"
    mcmulti = registry.game("mcmulti")
    assert spoken(in_sources(mcmulti.folder))[text] == "games/mcmulti/rules/data.py"
    assert text not in sentences(COMMAND)
    assert text in commands.translations(mcmulti.errors("de"), "de")
    assert tell(SetupError(text), "de") == "muss mindestens 1 sein, und nicht weniger als der Verkaufspreis (§1.9)"


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_missing_or_left_over_in_a_house_is_found(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mcmulti = registry.game("mcmulti")
    assert list(error_faults(language, mcmulti)) == []
    monkeypatch.setattr(type(mcmulti), "errors", lambda _self, tag: tmp_path / f"errors.{tag}.po")
    assert {fault.kind for fault in error_faults(language, mcmulti)} == {"missing"}
    mcmulti.errors(language).write_text('msgid "no such thing"\nmsgstr "x"\n', encoding="utf-8")
    assert {fault.kind for fault in error_faults(language, mcmulti)} == {"missing", "unused"}


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
