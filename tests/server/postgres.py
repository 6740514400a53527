"""A PostgreSQL of our own for tests: in a temporary folder, on loopback, ended with the process that started it."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

PATIENCE = 60.0
USER = "gusher"
PASSWORD = "crude"
NOBODY = 65534  # PostgreSQL does not run as root
AS_NOBODY = ["--reuid", str(NOBODY), "--regid", str(NOBODY), "--clear-groups"] if os.geteuid() == 0 else []
# What is lost when the machine fails does not matter to most tests, and syncing takes long.
CARELESS = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off", "max_wal_size": "2GB"}


def program(name: str) -> str:
    """Debian keeps its programs apart by version."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    found = shutil.which(name) or next((str(path / name) for path in places if (path / name).exists()), None)
    assert found is not None, f"there is no {name}: make postgres"
    return found


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Postgres:
    """`careful`: as it should be used, from the beginning; otherwise what is acknowledged is in memory only."""

    def __init__(self, careful: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gusher-pg-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        if AS_NOBODY:
            for path in (self.folder, secret):
                os.chown(path, NOBODY, NOBODY)
        # Sorted as people would: nothing may depend on the order of bytes.
        sorting = ["--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"]
        trust = ["--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={secret}"]
        command = [program("initdb"), f"--pgdata={self.data}", f"--username={USER}", "--no-sync", *sorting, *trust]
        done = subprocess.run(["setpriv", *AS_NOBODY, *command], capture_output=True, text=True, cwd="/")
        assert done.returncode == 0, done.stderr
        atexit.register(self.remove)
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": self.folder}
        settings |= {} if careful else CARELESS
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        self.start()

    def start(self) -> None:
        # It ends with us, however that happens.
        command = ["setpriv", *AS_NOBODY, "--pdeathsig", "QUIT", program("postgres"), "-D", str(self.data)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, after the transactions that run were rolled back; or as after a crash, with SIGQUIT."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    @contextmanager
    def careful(self) -> Iterator[None]:
        """As it should be used."""
        safe = ("fsync", "full_page_writes")
        try:
            for name in safe:
                self.execute(f"ALTER SYSTEM SET {name} = on")
            self.execute("SELECT pg_reload_conf()")
            yield
        finally:
            for name in safe:
                self.execute(f"ALTER SYSTEM RESET {name}")
            self.execute("SELECT pg_reload_conf()")

    def processes(self) -> list[int]:
        """The first, and those that it has started."""
        assert self.process is not None
        own = self.process.pid
        parents = {int(path.parent.name): int(path.read_text().rpartition(")")[2].split()[1]) for path in Path("/proc").glob("[0-9]*/stat")}
        return [own, *(number for number, parent in parents.items() if parent == own)]

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It neither answers nor goes away."""
        stopped = self.processes()
        try:
            for number in stopped:
                os.kill(number, signal.SIGSTOP)
            yield
        finally:
            for number in stopped:
                os.kill(number, signal.SIGCONT)

    def remove(self) -> None:
        if self.process is not None:
            self.end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(host=str(self.folder), port=self.port, user=USER, dbname=database, autocommit=True) as connection:
            connection.execute(statement.encode())

    def url(self, database: str, over: str = "socket") -> str:
        if over == "socket":
            return f"postgresql://{USER}@/{database}?host={self.folder}&port={self.port}"
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def new(self, template: str = "template0") -> str:
        """The name of a new database."""
        self.made += 1
        name = f"test{self.made}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
