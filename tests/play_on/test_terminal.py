"""`gusher play --from`, and what `replay` and `verify` say to such records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gusher import registry
from gusher.core.record import read
from gusher.variations import Move, Variation, written
from tests.cli.runs import refused, run

pytestmark = pytest.mark.one_build

BOTS = "greedy,random"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    done = run("play", "oilfield", "--players", BOTS, "--seed", "5", "--option", "max_rounds=2", "--record", file)
    assert done.code == 0, done.err
    return file


def entries(file: Path) -> list[str]:
    return file.read_text().splitlines()[1:]


def test_bots_with_the_luck_as_it_was_play_the_same_again_and_with_new_luck_not(game: Path, tmp_path: Path) -> None:
    same, other = tmp_path / "same.jsonl", tmp_path / "other.jsonl"
    assert run("play", "--from", game, "--at", "40", "--players", BOTS, "--same-luck", "--record", same).code == 0
    assert entries(same) == entries(game)
    assert run("play", "oilfield", "--from", game, "--at", "40", "--players", BOTS, "--seed", "6", "--record", other).code == 0
    assert entries(other)[:40] == entries(game)[:40]
    assert entries(other) != entries(game)
    done = run("verify", game, same, other)
    assert done.code == 0, done.out
    assert done.out.count("were taken over from another game") == 2
    found = json.loads(run("verify", other, "--json").out)["records"][0]
    assert found["taken_over"] > 0
    assert found["draws"] > 0
    # What was left can be gone on with, and knows where it began.
    left = tmp_path / "left.jsonl"
    assert run("play", "--from", other, "--at", "45", "--players", "Anna,greedy", "--record", left, typed="q\n").code == 0
    assert read(left.read_text(), registry.game).begun == 45
    resumed = run("play", "--resume", left, typed="u\nq\n")
    assert resumed.code == 0, resumed.err
    assert read(left.read_text(), registry.game).begun == 45


def test_what_cannot_be_played_on_says_why(game: Path, tmp_path: Path) -> None:
    count = len(entries(game)) - 1
    assert f"--at must be 0 to {count}" in refused("play", "--from", game, "--at", "9999")
    assert f"is over there; --at must be 0 to {count - 1}" in refused("play", "--from", game)
    assert "leave out --seed" in refused("play", "--from", game, "--at", "9", "--same-luck", "--seed", "1")
    assert "the record has 2 seats" in refused("play", "--from", game, "--at", "9", "--seats", "3")
    assert "leave out --option" in refused("play", "--from", game, "--at", "9", "--option", "max_rounds=3")
    assert "name it with --from" in refused("play", "oilfield", "--at", "9")
    assert "is a game of Oilfield" in refused("play", "giganten", "--from", game, "--at", "9")
    other = tmp_path / "other.jsonl"
    run("play", "--from", game, "--at", "40", "--players", BOTS, "--record", other)
    assert "cannot be met again" in refused("play", "--from", other, "--at", "9", "--same-luck")


def test_a_replay_tells_what_was_tried(game: Path) -> None:
    record = read(game.read_text(), registry.game)
    at = next(number for number, entry in enumerate(record.entries) if entry.seat is not None)
    seat = record.entries[at].seat
    assert seat is not None
    choice = record.state(at).options(seat)[-1]
    line = Variation(at, [Move(seat, choice.notation)], "Another start")
    record.variations = written([line])
    game.write_text(record.text())
    assert "Tried here: Another start: " in run("replay", game, "--at", str(at)).out
    assert "Tried here" not in run("replay", game, "--at", str(at + 1)).out
    head, rest = game.read_text().split("\n", 1)
    game.write_text(json.dumps(json.loads(head) | {"variations": [{"at": 1}]}) + "\n" + rest)
    assert "variations: " in refused("replay", game, "--at", "1")
