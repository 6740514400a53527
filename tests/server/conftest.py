from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.serving import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "gusher.db") as running:
        yield running
        assert running.process.poll() is None
        assert running.stop() == 0


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[..., Guest]]:
    """Somebody with a name; without one, somebody who has no session yet."""
    with ExitStack() as stack:
        yield lambda name=None: stack.enter_context(Guest(server.url, name))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "gusher.db"
