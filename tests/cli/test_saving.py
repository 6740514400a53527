"""Where a record is written."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from gusher import registry
from gusher.core.record import Record
from gusher.terminal.players import Players
from gusher.terminal.saving import Saving
from gusher.texts import Texts

pytestmark = pytest.mark.one_build

OILFIELD = registry.game("oilfield")


def new_record() -> Record:
    return Record(OILFIELD, 4, {})


def test_the_first_free_name_is_taken_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "oilfield-1.jsonl").write_text("mine")
    saving = Saving()
    assert saving.save(new_record()) == saving.save(new_record()) == Path("oilfield-2.jsonl")
    assert (tmp_path / "oilfield-1.jsonl").read_text() == "mine"
    assert (tmp_path / "oilfield-2.jsonl").read_text() == new_record().text()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_place_that_refuses_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    there = tmp_path / "there"
    there.mkdir()
    saving = Saving(there / "game.jsonl")
    there.rmdir()
    assert saving.save(new_record()) == tmp_path / "oilfield-1.jsonl"


def test_a_file_that_appeared_meanwhile_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    saving = Saving(tmp_path / "game.jsonl")
    (tmp_path / "game.jsonl").write_text("mine")
    assert saving.save(new_record()) == tmp_path / "oilfield-1.jsonl"
    assert (tmp_path / "game.jsonl").read_text() == "mine"


def test_names_out_of_a_record_cannot_command_the_terminal() -> None:
    players = Players(["\x1b[2JAnna\n", "", "greedy", "x" * 99], 4, OILFIELD, Texts())
    assert players.names == ["[2JAnna", "Hank", "Opal", "x" * 12]
    assert players.humans == [0, 1, 3]
