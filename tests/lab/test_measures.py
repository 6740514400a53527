"""A game says what is measured in it. One that says nothing is measured all the same, and its report is told in its own plain names."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

from gusher import registry
from gusher.lab.measures import Measures, spoken
from gusher.lab.report.words import ReportWords
from gusher.texts import languages
from tests.core.coins import COINS
from tests.lab.app import call


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of coins among the others, which brings rules and nothing to be measured by."""
    known = {game.name: game for game in [*registry.games(), COINS]}
    monkeypatch.setattr(registry, "_found", lambda: (known, {}))


def test_actions_are_counted_by_their_first_word() -> None:
    measures = COINS.measures()
    assert {measures.kind("Hiding", action.notation) for action in COINS.actions} == {"hide", "throw", "stop"}
    assert measures.columns() == []
    assert measures.traits(COINS, COINS.start(2).view(None)) == []


def test_what_is_uncounted_or_told_apart() -> None:
    class Daring(Measures):
        uncounted = frozenset({"stop"})
        told_apart = frozenset({"hide"})

    measures = Daring()
    assert [measures.kind("", notation) for notation in ("hide 2", "throw", "stop")] == ["hide 2", "throw", ""]


def test_names_of_the_program_are_spoken() -> None:
    assert [spoken(name) for name in ("free_wells", "throw", "")] == ["Free wells", "Throw", ""]


@pytest.mark.parametrize("language", languages())
def test_things_without_a_message_have_plain_names(language: str) -> None:
    words = ReportWords(COINS, language)
    assert words.unit == {"en": "points", "de": "Punkte", "fr": "points", "it": "punti", "nl": "punten"}[language]
    named = [words.item("coins"), words.kind("throw"), words.measure("in_bank"), words.chart("supply")]
    assert named == ["Coins", "Throw", "In bank", "Supply"]
    assert "Colour" in words.trait("colour")


@pytest.mark.usefixtures("coins")
def test_a_game_without_measures_is_simulated_and_reported(tmp_path: Path) -> None:
    folder, report = tmp_path / "run", tmp_path / "report.html"
    words = ("--seats", "3", "--games", "60", "--bots", "greedy,random,random", "--jobs", "1", "--out", str(folder))
    code, out = call("simulate", "coins", *words, "--report", str(report), "--json")
    assert (code, json.loads(out)["games"]) == (0, 60)
    assert set(polars.read_parquet(folder / "uses-00000.parquet")["kind"]) == {"hide", "throw", "stop"}
    text = report.read_text(encoding="utf-8")
    assert ">Throw</text>" in text
    assert '<section id="actions">' in text
    assert '<section id="curves">' not in text
    call("report", str(folder), "--out", str(report), "--language", "de")
    assert "Punkte" in report.read_text(encoding="utf-8")


@pytest.mark.usefixtures("coins")
def test_a_game_without_measures_has_tournaments(tmp_path: Path) -> None:
    code, out = call("tournament", "coins", "--seats", "2", "--games", "20", "--bots", "greedy,random", "--jobs", "1", "--json")
    assert code == 0
    assert {rating["bot"] for rating in json.loads(out)["ratings"]} == {"greedy", "random"}
