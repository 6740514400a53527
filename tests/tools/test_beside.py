"""What is compiled while the table is open: the server stays what it is, bots use it from then on, and nobody uses half of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gusher
from tests.server.serving import Guest, Line, Server

SOURCES = Path(gusher.__file__).parents[1]
CODE = "gusher__mypyc"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(gusher.build() == "pure", reason="nothing is compiled here"),
]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """As the compiler leaves them before its last step: every compiled module is in place, but not the code that they lead to."""
    shutil.copytree(SOURCES / "gusher", tmp_path / "src" / "gusher", copy_function=os.symlink)
    return tmp_path / "src"


def finish(sources: Path) -> None:
    for path in SOURCES.glob(f"{CODE}.*"):
        (sources / path.name).symlink_to(path)


def said(sources: Path, **variables: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(sources)} | variables
    code = "import gusher; print(gusher.build(), gusher.build_at_hand())"
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_a_process_is_compiled_as_a_whole_or_not_at_all(sources: Path) -> None:
    assert said(sources) == "pure pure"
    finish(sources)
    assert said(sources) == "compiled compiled"
    assert said(sources, GUSHER_PURE="1") == "pure pure"


def test_bots_use_what_is_compiled_while_the_table_is_open_and_the_server_does_not(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.serving.SOURCES", str(sources))
    with Server(tmp_path / "gusher.db", anew=True) as server, Guest(server.url, "Anna") as anna:
        with anna.watch(anna.table("me", "greedy", "greedy")) as line:
            play(line, until=lambda: workers(server) != [])
            assert [has_code(worker) for worker in workers(server)] == [False] * len(workers(server))
            finish(sources)
            play(line, until=lambda: any(has_code(worker) for worker in workers(server)))
            assert line.scene["status"] == "running"
            play(line, until=lambda: False)
        assert not has_code(server.process.pid)
        assert server.stop() == 0


def play(line: Line, until: Callable[[], bool]) -> None:
    """Choose until that is so, or the game is over."""
    while not until() and line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["offers"]:
        line.play(3)


def workers(server: Server) -> list[int]:
    """The processes that the server has started."""
    return [int(number) for number in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()]


def has_code(process: int) -> bool:
    """Whether it has loaded what is compiled."""
    return CODE in Path(f"/proc/{process}/maps").read_text()
