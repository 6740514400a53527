"""Writing the record of a game to a file. Nothing that somebody else wrote is ever overwritten."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from gusher.core.errors import SetupError
from gusher.core.record import Record


class Saving:
    """Where the record of one game goes: a named file, the file that it came from, or the first free name in this directory."""

    def __init__(self, file: Path | None = None, resumed: bool = False) -> None:
        self.file = file
        self.ours = resumed
        if file is not None and not resumed:
            if file.exists():
                raise SetupError("{file} exists already; name another file with --record, or continue it with --resume", file=file)
            if not file.parent.is_dir():
                raise SetupError("cannot write {file}: there is no directory {folder}", file=file, folder=file.parent)

    def save(self, record: Record) -> Path:
        """Write the record and say where. If the place refuses, another one is better than nothing."""
        try:
            return self._save(record, Path())
        except OSError:
            self.file, self.ours = None, False
            return self._save(record, Path(tempfile.gettempdir()))

    def _save(self, record: Record, directory: Path) -> Path:
        if self.file is None:
            self.file = free_name(directory, record.game.name)
        elif not self.ours:
            self.file.touch(exist_ok=False)
        self.ours = True
        beside = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        beside.write_text(record.text(), encoding="utf-8")
        os.replace(beside, self.file)
        return self.file


def free_name(directory: Path, game: str) -> Path:
    """The first of game-1.jsonl, game-2.jsonl, … that is not there yet; now it is."""
    number = 1
    while True:
        try:
            file = directory / f"{game}-{number}.jsonl"
            file.touch(exist_ok=False)
            return file
        except FileExistsError:
            number += 1
