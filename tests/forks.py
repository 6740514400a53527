"""Programs of ours, each in a process of its own, forked off one that has imported everything: importing takes longer than most runs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

FORKS = multiprocessing.get_context("forkserver")
POSTGRES = ["gusher.server.stores.postgresql.store", "psycopg", "sqlalchemy.dialects.postgresql.psycopg"]
STORES = POSTGRES if os.environ.get("GUSHER_TEST_STORE") == "postgresql" else []
FORKS.set_forkserver_preload([__name__, "tests.cli.runs", "tests.server.serving", *STORES, "tests.ready"])


class Streams:
    """Where a program reads and writes: files by name."""

    def __init__(self, read: Path, out: Path, errors: Path) -> None:
        self.files = ((read, os.O_RDONLY), (out, os.O_WRONLY | os.O_CREAT), (errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND))

    def take(self) -> None:
        for number, (file, flags) in enumerate(self.files):
            opened = os.open(file, flags, 0o600)
            os.dup2(opened, number)
            os.close(opened)
        sys.stdin, sys.stdout, sys.stderr = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8"), open(2, "w", encoding="utf-8")


def start(
    what: Callable[..., None], given: tuple[Any, ...], streams: Streams, variables: Mapping[str, str], cwd: Path | None = None
) -> BaseProcess:
    """`what(*given)` there. It must be a function of a module."""
    process = FORKS.Process(target=become, args=(what, given, streams, dict(variables), cwd))
    process.start()
    return process


def become(what: Callable[..., None], given: tuple[Any, ...], streams: Streams, variables: dict[str, str], cwd: Path | None) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(variables)
    if cwd is not None:
        os.chdir(cwd)
    streams.take()
    what(*given)


class Forked:
    """What is started so, as one of `subprocess` to whoever uses it."""

    def __init__(self, process: BaseProcess) -> None:
        self.process = process
        assert process.pid is not None
        self.pid = process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        code = self.process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("gusher", timeout or 0.0)
        return code
