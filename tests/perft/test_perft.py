"""Counts from named positions: they change only if the rules do. `python -m tests.perft.make` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gusher.core import codec
from gusher.core import record as records
from gusher.core.rules import State
from gusher.lab.perft import divide, perft
from gusher.registry import game, games
from tests.perft.make import COUNTS

FOLDER = Path(__file__).parent / "positions"
POSITIONS = sorted(file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.glob("*/*.jsonl"))
STORED: dict[str, list[int]] = json.loads(COUNTS.read_text(encoding="utf-8"))


def position(name: str) -> State:
    return records.read((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"), game).state()


def test_every_game_has_counted_positions() -> None:
    assert sorted(STORED) == POSITIONS
    assert {name.partition("/")[0] for name in POSITIONS} == {game.name for game in games()}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    s = position(name)
    before = codec.encode(s)
    assert len(STORED[name]) >= 3
    assert [perft(s, depth) for depth in range(1, len(STORED[name]) + 1)] == STORED[name]
    assert codec.encode(s) == before


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_agree_with_play_through_the_checked_doors(name: str) -> None:
    assert checked(position(name), 2) == STORED[name][1]


def checked(s: State, depth: int) -> int:
    if depth == 0 or s.over:
        return 1
    total = 0
    for outcome, _ in s.outcomes():
        after = s.clone()
        after.meet(outcome)
        total += checked(after, depth - 1)
    for action in s.options(s.awaiting[0]) if s.awaiting else []:
        after = s.clone()
        after.play(s.awaiting[0], action)
        total += checked(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_divide_splits_the_count_by_the_first_entry(name: str) -> None:
    s = position(name)
    split = divide(s, 2)
    assert sum(split.values()) == STORED[name][1]
    assert len(split) == STORED[name][0]
    assert list(split) == [action.notation for action in s.choices()]


@pytest.mark.parametrize("name", POSITIONS)
def test_depth_nothing_counts_the_position_itself(name: str) -> None:
    assert perft(position(name), 0) == 1
    assert divide(position(name), 0) == {}
