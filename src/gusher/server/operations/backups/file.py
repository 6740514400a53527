"""The file of a backup: lines of JSON, compressed with gzip, the same from either store.

    {"gusher": "backup", "format": 1, "schema": "0020", "version": "0.1.0", "made": 1791234567.8}
    {"table": "people", "columns": ["id", "name", …]}
    [1, "Anna", …]                                        a row, and so on; the tables in an order in which they can be filled
    {"end": true, "rows": 12345, "sha256": "…"}           of all lines before, as they are written

A file without its last line, or whose lines are not those that were written, is not read to its end. It is written under another name,
synced and renamed when it is complete, and only its owner can read it: seeds, keys and mail addresses are in it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gusher import __version__
from gusher.core.errors import Phrase, SetupError, reason_of

FORMAT: Final = 1
OWNER_ONLY: Final = 0o600
LINE: Final = 64 * 1024 * 1024  # bytes; a longer one is not ours
LEVEL: Final = 6

BackupRow = list[Any]


@dataclass(frozen=True, slots=True)
class Heading:
    """Of the rows that follow."""

    table: str
    columns: list[str]


class BackupWriter:
    def __init__(self, out: gzip.GzipFile) -> None:
        self.out = out
        self.digest = hashlib.sha256()
        self.rows = 0

    def line(self, value: object) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass") + b"\n"
        self.digest.update(text)
        self.out.write(text)

    def begin(self, schema: str, made: float) -> None:
        self.line({"gusher": "backup", "format": FORMAT, "schema": schema, "version": __version__, "made": made})

    def table(self, heading: Heading) -> None:
        self.line({"table": heading.table, "columns": heading.columns})

    def row(self, values: BackupRow) -> None:
        self.line(values)
        self.rows += 1

    def end(self) -> None:
        self.line({"end": True, "rows": self.rows, "sha256": self.digest.hexdigest()})


@contextmanager
def new_file(path: Path) -> Iterator[BackupWriter]:
    """A file that is there when it is complete, and else not at all."""
    if path.exists() or path.is_symlink():
        raise SetupError("there is a {file} already; name another file, or move it away", file=path)
    part = path.with_name(f"{path.name}.part-{os.getpid()}")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=LEVEL) as packed:
                yield BackupWriter(packed)
            raw.flush()
            os.fsync(raw.fileno())
        os.link(part, path)  # unlike a renaming it replaces nothing
        sync(path.parent)
    except FileExistsError:
        raise SetupError("there is a {file} already; name another file, or move it away", file=path) from None
    except OSError as failed:
        raise SetupError("cannot write {file}: {why}", file=path, why=reason_of(failed)) from failed
    finally:
        part.unlink(missing_ok=True)


def sync(folder: Path) -> None:
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@dataclass(frozen=True, slots=True)
class Opening:
    """What the first line says."""

    schema: str
    version: str
    made: float


class BackupReader:
    """From the first line to the last. Whatever is wrong with the file is one line."""

    def __init__(self, path: Path, lines: gzip.GzipFile, ours: str) -> None:
        """`ours` is the newest schema that we know."""
        self.path = path
        self.lines = lines
        self.digest = hashlib.sha256()
        self.rows = 0
        self.opening = self.read_opening(ours)

    def broken(self, why: Phrase | str) -> SetupError:
        return SetupError("the backup {file} is broken ({why}); nothing was restored", file=self.path, why=why)

    def cut(self) -> SetupError:
        return SetupError("the backup {file} is not complete: it ends in the middle; nothing was restored", file=self.path)

    def next(self) -> tuple[bytes, Any]:
        try:
            text = self.lines.readline(LINE)
        except EOFError:
            raise self.cut() from None
        except (OSError, zlib.error) as failed:
            if isinstance(failed, OSError) and not isinstance(failed, gzip.BadGzipFile):
                raise SetupError("cannot read {file}: {why}", file=self.path, why=reason_of(failed)) from failed
            raise self.broken(str(failed)) from None
        if not text.endswith(b"\n"):
            raise self.cut()
        try:
            return text, json.loads(text.decode("utf-8", "surrogatepass"))
        except (ValueError, RecursionError):
            raise self.broken(Phrase("a line is not JSON")) from None

    def read_opening(self, ours: str) -> Opening:
        foreign = SetupError("{file} is no backup of Gusher", file=self.path)
        try:
            text, first = self.next()
        except SetupError as refused:
            raise refused if "cannot read" in refused.text else foreign from None
        if not isinstance(first, dict) or first.get("gusher") != "backup":
            raise foreign
        self.digest.update(text)
        form, schema, version, made = (first.get(name) for name in ("format", "schema", "version", "made"))
        if not (isinstance(form, int) and isinstance(schema, str) and schema.isdigit() and isinstance(made, int | float)):
            raise foreign
        if form > FORMAT or schema > ours:
            raise SetupError(
                "the backup {file} is of a newer Gusher ({version}): its version is {found}, ours is {ours}; use that one",
                file=self.path,
                version=version,
                found=schema,
                ours=ours,
            )
        return Opening(schema, str(version), float(made))

    def __iter__(self) -> Iterator[Heading | BackupRow]:
        width = -1
        while True:
            before = self.digest.hexdigest()
            text, value = self.next()
            self.digest.update(text)
            if isinstance(value, list) and len(value) == width:
                self.rows += 1
                yield value
            elif isinstance(value, dict) and isinstance(value.get("columns"), list) and isinstance(value.get("table"), str):
                width = len(value["columns"])
                yield Heading(value["table"], value["columns"])
            elif isinstance(value, dict) and value.get("end") is True:
                if (value.get("sha256"), value.get("rows")) != (before, self.rows):
                    raise self.broken(Phrase("its checksum is another one"))
                if self.rest():
                    raise self.broken(Phrase("something follows its end"))
                return
            else:
                raise self.broken(Phrase("a line is not one of ours"))

    def rest(self) -> bytes:
        try:
            return self.lines.read(1)
        except EOFError:
            raise self.cut() from None
        except (OSError, zlib.error):
            return b"?"


@contextmanager
def opened(path: Path, ours: str) -> Iterator[BackupReader]:
    try:
        with path.open("rb") as raw, gzip.GzipFile(fileobj=raw, mode="rb") as lines:
            yield BackupReader(path, lines, ours)
    except OSError as failed:
        raise SetupError("cannot read {file}: {why}", file=path, why=reason_of(failed)) from failed


def verify(path: Path, ours: str) -> int:
    """Read all of it; how many rows there are."""
    with opened(path, ours) as backup:
        for _ in backup:
            pass
        return backup.rows
