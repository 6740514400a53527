"""What holds for all tests: their order, their language, that programs started by them hear Ctrl-C, and a game from outside."""

from __future__ import annotations

import gc
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.texts.reader import ENGLISH, speak
from tests.outside.packages import install_wildcat
from tests.server.storing import POSTGRES, drop_below

# The laws assert in the package, where pytest would not spell out what it found; nothing has imported them yet.
pytest.register_assert_rewrite("gusher.conformance")

# Whoever starts the tests in the background may let them ignore it, which the programs that they start would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Programs speak the language of the machine; what they say here is English, unless a test asks for another.
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Where tests are tried once more, each process tells another about every test, in messages that are shorter than a packet: one would
    wait for the other, 40 milliseconds a test."""
    told = getattr(getattr(session.config, "failures_db", None), "sock", None)
    if told is not None:
        told.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


# To read thousands of tests makes nothing that would have to be thrown away, and afterwards all of it stays.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


STORED = frozenset({"database", "server", "tmp_path", "tmp_path_factory"})  # what tests that use a store are given


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end. A run on the other store leaves out what has
    nothing to do with it."""
    if POSTGRES:
        items[:] = [item for item in items if item.get_closest_marker("sqlite") is None and not STORED.isdisjoint(item.fixturenames)]  # type: ignore[attr-defined]
    items.sort(key=lambda item: (item.path.name != "test_killed.py", item.get_closest_marker("slow") is None))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A command that a test has called in this process leaves its language behind."""
    yield
    speak(ENGLISH)


@pytest.fixture(autouse=True)
def databases(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test has put into its folder is removed; a database of PostgreSQL too."""
    folder = request.getfixturevalue("tmp_path") if POSTGRES and "tmp_path" in request.fixturenames else None
    yield
    if folder is not None:
        drop_below(folder)


@pytest.fixture(scope="session")
def wildcat(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package from `examples` is installed."""
    return install_wildcat(tmp_path_factory.mktemp("wildcat"))
