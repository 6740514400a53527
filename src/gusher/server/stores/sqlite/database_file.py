"""The file of the database, looked at before anything is written: that nobody else uses it, that it is ours, whole, and not of a later
version. What is wrong with it is one line, and the file stays as it was.

A new one is made under another name and renamed when it is complete, so that an empty file, or a half one, is never ours. Only its owner
may read it: it holds what people at the tables must not know of each other.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from gusher.core.errors import Phrase, SetupError, reason_of
from gusher.server.stores.migrations import HEAD
from gusher.server.stores.sqlite.file_lock import OWNER_ONLY, FileLock, Held

log = logging.getLogger(__name__)

ELSEWHERE: Final = Phrase("name a file that you may write: gusher serve --open --database sqlite:////tmp/gusher.db")
SIGN: Final = b"SQLite format 3\0"
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


class DatabaseFile:
    """Held from `take` to `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.real = path.resolve()  # the same for all who use the file, by whatever name
        self.lock: FileLock | None = None

    def beside(self, ending: str) -> Path:
        return self.real.with_name(self.real.name + ending)

    def take(self, make: Callable[[Path], None]) -> None:
        """Hold it, and see that it can be used; `make` makes a new one if there is none."""
        if self.path.is_dir():
            raise SetupError("the database {file} is a directory; name a file", file=self.path)
        try:
            self.real.parent.mkdir(parents=True, exist_ok=True)
            self.lock = FileLock(self.beside(".lock"))
        except Held as held:
            raise SetupError(
                "the database {file} is in use by another Gusher ({held}); use that one, end it, or name another file with --database",
                file=self.path,
                held=held,
            ) from None
        except OSError as failed:
            raise SetupError(
                "cannot use the database {file}: {why}; {elsewhere}", file=self.path, why=reason_of(failed), elsewhere=ELSEWHERE
            ) from failed
        try:
            if self.path.exists():
                self.look()
                self.tighten()
            else:
                self.begin(make)
        except OSError as failed:
            self.release()
            raise SetupError(
                "cannot use the database {file}: {why}; {elsewhere}", file=self.path, why=reason_of(failed), elsewhere=ELSEWHERE
            ) from failed
        except BaseException:
            self.release()
            raise

    def tell(self, address: str) -> None:
        """Let who comes later know where we are."""
        if self.lock is not None:
            self.lock.tell(f"process {os.getpid()} at {address}")

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    # A new one

    def begin(self, make: Callable[[Path], None]) -> None:
        if self.beside("-wal").exists():
            wal = self.beside("-wal").name
            raise SetupError(
                "the database {file} is missing, but {wal} beside it is not; put it back, or move {wal} away", file=self.path, wal=wal
            )
        new = self.beside(".new")
        for left in (new, Path(f"{new}-wal"), Path(f"{new}-shm"), Path(f"{new}-journal")):
            left.unlink(missing_ok=True)
        os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        make(new)
        new.replace(self.real)
        if os.name == "posix":
            folder = os.open(self.real.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)

    # One that is there

    def look(self) -> None:
        """Refuse what cannot be used, without a trace in the file or beside it."""
        with self.path.open("r+b") as file:
            sign = file.read(len(SIGN))
        if not sign:
            raise SetupError(
                "the database {file} is empty, which ours never is; put a copy back, or remove it to begin anew", file=self.path
            )
        if sign != SIGN:
            raise SetupError("the file {file} is not a database", file=self.path)
        index = self.beside("-shm")
        had_index = index.exists()
        try:
            found = self.version()
        except sqlite3.DatabaseError as failed:
            raise SetupError(
                "the database {file} is damaged ({why}); put a copy back, or name another file", file=self.path, why=failed
            ) from failed
        finally:
            if not had_index:
                index.unlink(missing_ok=True)
        if found is None:
            raise SetupError("the database {file} has no tables of Gusher; name another file", file=self.path)
        if found > HEAD:
            raise SetupError(
                "the database {file} is of a newer Gusher: its version is {found}, ours is {ours}; use that one",
                file=self.path,
                found=found,
                ours=HEAD,
            )

    def version(self) -> str | None:
        """The last step of its migrations; None if it has none. What the log beside it holds counts, if there is one."""
        wal = self.beside("-wal")
        how = "mode=ro" if wal.exists() and wal.stat().st_size else "mode=ro&immutable=1"
        with closing(sqlite3.connect(f"{self.real.as_uri()}?{how}", uri=True)) as connection:
            ((answer,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
            if answer != "ok":
                raise sqlite3.DatabaseError(" ".join(answer.split()))
            names = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchall()
            versions = connection.execute("SELECT version_num FROM alembic_version").fetchall() if names else []
        return str(versions[0][0]) if len(versions) == 1 else None

    def tighten(self) -> None:
        """Files of former versions could be read by everybody on the machine."""
        for path in (self.path, self.beside("-wal"), self.beside("-shm")):
            with suppress(FileNotFoundError):
                if os.name == "posix" and path.stat().st_mode & OTHERS:
                    try:
                        path.chmod(OWNER_ONLY)
                    except PermissionError:
                        log.warning("others can read the database: %s belongs to another user, so its mode stays as it is", path)
