"""Where the bench of the server keeps its games: a file, and PostgreSQL, in a database of its own that is removed afterwards.

That is a PostgreSQL which is named; or one that is started for the bench where the programs for it are, with the settings that it has when
nothing is said, so that it syncs every commit.
"""

from __future__ import annotations

import importlib.util
import os
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from gusher.core.errors import SetupError

PATIENCE: Final = 30.0
NOBODY: Final = 65534  # PostgreSQL does not run as root


@dataclass(frozen=True, slots=True)
class Place:
    """`process` is the first of a PostgreSQL that we have started; of others nobody tells us what they need."""

    store: str
    url: str
    process: int | None = None


@contextmanager
def places(folder: Path, named: str | None) -> Iterator[list[Place]]:
    """A fresh one of each kind that can be had."""
    found = [Place("SQLite", f"sqlite:///{folder / 'bench.db'}")]
    if named is not None:
        with beside(named) as url:
            yield [*found, Place("PostgreSQL", url)]
    elif (programs := programs_of_postgres()) is not None and importlib.util.find_spec("psycopg") is not None:
        with started(programs, folder) as (url, process):
            yield [*found, Place("PostgreSQL", url, process)]
    else:
        yield found


@contextmanager
def beside(named: str) -> Iterator[str]:
    """A new database at the server of that one, as long as it is needed."""
    try:
        where = make_url(named).set(drivername="postgresql+psycopg")
        engine = create_engine(where, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 4})
        name = f"gusher_bench_{secrets.token_hex(4)}"
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
    except (ArgumentError, ImportError, SQLAlchemyError, ValueError) as failed:
        why = str(getattr(failed, "orig", failed)).strip().partition("\n")[0]
        raise SetupError("the bench cannot make a database of its own there: {why}", why=why) from None
    try:
        yield where.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    finally:
        with suppress(SQLAlchemyError), engine.connect() as connection:
            connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        engine.dispose()


def programs_of_postgres() -> Path | None:
    """The folder in which they are; Debian keeps them apart by version."""
    if found := shutil.which("postgres"):
        return Path(found).parent
    places = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    return max(places, key=lambda path: float(path.parent.name), default=None)


@contextmanager
def started(programs: Path, folder: Path) -> Iterator[tuple[str, int]]:
    """Reached by a socket in the folder; its URL, and its process."""
    home = folder / "postgresql"
    home.mkdir()
    lowered = []
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        lowered = ["setpriv", "--reuid", str(NOBODY), "--regid", str(NOBODY), "--clear-groups"]
        os.chmod(folder, 0o711)
        os.chown(home, NOBODY, NOBODY)
    data = home / "data"
    kind = ["--username=gusher", "--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust"]
    subprocess.run([*lowered, str(programs / "initdb"), f"--pgdata={data}", *kind], check=True, capture_output=True, cwd="/")
    settings = {"listen_addresses": "", "unix_socket_directories": str(home)}
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    with (
        (folder / "postgresql.log").open("wb") as log,
        subprocess.Popen([*lowered, str(programs / "postgres"), "-D", str(data), *options], stdout=log, stderr=log, cwd="/") as process,
    ):
        try:
            url = f"postgresql://gusher@/postgres?host={home}"
            wait_for(url, process)
            yield url, process.pid
        finally:
            process.terminate()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    until = time.monotonic() + PATIENCE
    while True:
        try:
            engine.connect().close()
            engine.dispose()
            return
        except SQLAlchemyError:
            if process.poll() is not None or time.monotonic() > until:
                raise SetupError("the benchmark of the server could not go on; see the message above") from None
            time.sleep(0.05)
