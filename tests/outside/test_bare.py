"""A game that brings nothing but its rules: everything works with what `House` says for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.outside.packages import install, run

pytestmark = pytest.mark.one_build

BARE = Path(__file__).with_name("bare.py").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bare")
    install(folder, "bare", {"__init__.py": BARE})
    return folder


@pytest.fixture(scope="module")
def record(bare: Path) -> Path:
    """A game that was played in the terminal, where all is called as the program calls it."""
    file = bare / "game.jsonl"
    played = run(bare, "play", "bare", "--seats", "3", "--record", file, "--seed", "3", typed="1\n" * 3)
    assert (played.code, played.err) == (0, "")
    lines = [" ".join(line.split()) for line in played.out.splitlines()]
    assert lines.count("Guess?") == 3
    assert "1 guess heads §1.2" in lines
    assert "right wrong" in lines
    assert any(line.startswith("fell: side ") for line in lines)
    assert "The game is over." in lines
    return file


def test_it_has_no_texts_and_no_table_of_its_own(bare: Path, record: Path) -> None:
    games = run(bare, "games")
    assert "bare: Bare · Seats 2, 3 · Rules version 1 · Actions 2" in " ".join(games.out.split())
    assert "Hank: guess" in run(bare, "replay", record, "--at", "3").out


def test_it_has_no_rulebook(bare: Path) -> None:
    for words in (("rules", "bare"), ("rules", "bare", "1"), ("rules", "bare", "--search", "coin")):
        done = run(bare, *words)
        assert (done.code, done.out, done.err) == (2, "", "gusher: Bare comes without numbered rules\n")


def test_it_has_no_lesson_unless_it_brings_one(bare: Path, tmp_path: Path) -> None:
    why = "gusher: Bare comes without a page that tells how it is played; see gusher rules bare\n"
    assert run(bare, "learn", "bare").err == why
    install(tmp_path, "bare", {"__init__.py": BARE, "texts/learn.en.md": "# Guessing\n\n## The aim\n\nGuess **well**.\n"})
    assert "Guess well." in run(tmp_path, "learn", "bare").out


def test_it_has_no_other_box(bare: Path) -> None:
    (bare / "box.json").write_text("{}")
    done = run(bare, "play", "bare", "--data", "box.json")
    assert (done.code, done.err) == (2, "gusher: data file box.json: Bare has only the one box\n")


def test_it_has_no_judgement_no_evaluation_and_no_levels(bare: Path, record: Path) -> None:
    rated = run(bare, "tournament", "bare", "--bots", "random,greedy,search-easy", "--games", "12", "--json")
    assert json.loads(rated.out)["unfinished"] == 0
    reviewed = run(bare, "review", record, "--seat", "0", "--iterations", "16", "--json")
    assert json.loads(reviewed.out)["game"] == "bare"
    assert run(bare, "verify", record).code == 0


def test_it_has_no_measures(bare: Path) -> None:
    assert run(bare, "simulate", "bare", "--games", "20", "--bots", "random", "--out", "run").code == 0
    assert run(bare, "report", "run").code == 0
    assert "Bare: what 20 games say" in (bare / "report.html").read_text(encoding="utf-8")


def test_it_has_no_encoder(bare: Path) -> None:
    """Environments of other games are there; of this one they say why not."""
    script = "from gusher import envs; assert 'bare' not in [each.name for each in envs.learnable()]; envs.layout('bare', 2)"
    done = run(bare, "-c", script, module="")
    assert done.err.splitlines()[-1] == "gusher.core.errors.SetupError: Bare has no encoder, which environments need"
