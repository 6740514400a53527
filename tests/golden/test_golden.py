"""Golden records: games played once, which every build and every later version of the same rules replays to the same states.

This is the differential run: the digests were written once and are compared on the pure and on the compiled build.
"""

from __future__ import annotations

import json

import pytest

from gusher.core import record as records
from gusher.core.record import Record
from gusher.registry import game, games
from tests.golden.make import DIGESTS, LIMITS, RECORDS, digests

GOLDEN = sorted(file.relative_to(RECORDS).with_suffix("").as_posix() for file in RECORDS.glob("*/*.jsonl"))


def golden(name: str) -> Record:
    return records.read((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"), game)


def stored(name: str) -> list[str]:
    folder, _, file = name.partition("/")
    found: list[str] = json.loads((RECORDS / folder / DIGESTS).read_text(encoding="utf-8"))[file]
    return found


@pytest.mark.parametrize("name", GOLDEN)
def test_record_replays_to_its_result(name: str) -> None:
    record = golden(name)
    s = record.state()
    assert s.over
    assert s.scores() == record.result


@pytest.mark.parametrize("name", GOLDEN)
def test_states_on_the_way_are_the_same(name: str) -> None:
    assert list(digests(golden(name))) == stored(name)


@pytest.mark.parametrize("name", GOLDEN)
def test_text_is_the_same_when_written_again(name: str) -> None:
    assert golden(name).text() == (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")


def test_every_game_has_records_of_every_seat_count_and_edition() -> None:
    have = {(name.partition("/")[0], golden(name).seats, golden(name).options.get("edition", "standard")) for name in GOLDEN}
    assert have == {(game.name, seats, edition) for game in games() for seats in game.seats for edition in game.editions}


def test_every_game_has_a_full_record_of_every_seat_count() -> None:
    full = {(name.partition("/")[0], golden(name).seats) for name in GOLDEN if not set(LIMITS) & set(golden(name).options)}
    assert full == {(game.name, seats) for game in games() for seats in game.seats}
