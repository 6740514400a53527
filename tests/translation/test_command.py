"""`gusher texts`: what whoever translates is told."""

from __future__ import annotations

import re

import pytest

from tests.cli.runs import refused, run

pytestmark = pytest.mark.one_build


def test_in_no_language_anything_is_missing_wrong_or_unused() -> None:
    done = run("texts")
    assert done.code == 0
    for name in ("Deutsch", "English", "Français", "Italiano", "Nederlands"):
        assert re.search(rf"{name} +(\d+) of \1 +0 +0 +0 *$", done.out, re.MULTILINE), done.out


def test_a_complete_language_has_nothing_to_do() -> None:
    done = run("texts", "--language", "nl")
    assert (done.code, done.out.strip()) == (0, "nothing to do")


def test_of_a_new_language_all_is_missing_in_its_place() -> None:
    done = run("texts", "--language", "es", "--missing")
    assert done.code == 1
    assert "texts/es.ftl" in done.out
    assert "Why a move is refused" in done.out
    assert "missing: refusal-game-over: not translated" in done.out
    assert "en: The game is over." in done.out
    assert done.out.strip().endswith("missing")


def test_every_message_stands_beside_the_english_one() -> None:
    done = run("texts", "--language", "fr", "--all")
    assert done.code == 0
    assert "en: The game is over." in done.out
    assert "fr: La partie est finie." in done.out


def test_what_is_no_language_is_refused() -> None:
    assert "there is no language 'qq'" in refused("texts", "--language", "qq")
    assert "say in which language" in refused("texts", "--missing")
