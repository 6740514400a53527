"""What stands between a fresh clone and the table: each obstacle is one line that says what to do."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from gusher.server.site.running import PORT, TRIES, listen
from gusher.server.stores.sqlite.database_file import ELSEWHERE
from tests.server.serving import AS_ANYBODY, PATIENCE, SOURCES
from tools.environment import ROOT

pytestmark = pytest.mark.one_build

OLD = """#!{python}
import runpy, sys
sys.version_info = (3, 10, 4, "final", 0)
sys.argv = sys.argv[2:]
sys.path.insert(0, "")
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
TOO_OLD = "gusher: this is Python 3.10, and 3.11 or newer is needed; install one and name it: make play PYTHON=python3.12, "


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """All that setting up begins with, and no environment yet."""
    place = tmp_path / "clone"
    place.mkdir()
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, place)
    shutil.copytree(ROOT / "tools", place / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    return place


def refused(command: list[str], place: Path, **variables: str) -> list[str]:
    """What it says, when it has to give up."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTHONPATH"))}
    done = subprocess.run(command, cwd=place, env=environment | variables, capture_output=True, text=True, timeout=300)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]


@pytest.mark.parametrize("target", ["play", "test", "check", "lint", "bench", "build", "wheel", "proof"])
def test_a_python_that_is_too_old_is_told_so(clone: Path, target: str) -> None:
    old = clone / "python3"
    old.write_text(OLD.format(python=sys.executable))
    old.chmod(0o755)
    (said,) = refused(["make", target, f"PYTHON={old}"], clone)
    assert said.startswith(TOO_OLD)
    assert not (clone / ".venv").exists()


def test_the_same_without_make(clone: Path) -> None:
    old = clone / "python3"
    old.write_text(OLD.format(python=sys.executable))
    old.chmod(0o755)
    (said,) = refused([str(old), "-m", "tools.play"], clone)
    assert said.startswith(TOO_OLD)
    assert said.endswith("or without make: python3.12 -m tools.play")


def test_pip_refuses_a_python_that_is_too_old(clone: Path) -> None:
    assert 'requires-python = ">=3.11"' in (clone / "pyproject.toml").read_text()


def test_without_any_python_make_says_what_to_install(clone: Path) -> None:
    done = subprocess.run(["make", "play", "PYTHON=python3-nowhere"], cwd=clone, capture_output=True, text=True)
    (said,) = done.stderr.splitlines()
    assert "gusher: there is no python3-nowhere; install Python 3.11 or newer, or say where it is: make play PYTHON=" in said


def test_offline_it_says_so_and_where_to_read_more(clone: Path) -> None:
    nobody = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_RETRIES": "0"}
    nobody |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}
    began, said = refused(["make", "play", f"PYTHON={sys.executable}"], clone, **nobody)
    assert began == "gusher: installing into .venv what is needed to play"
    log = clone / "build" / "install.log"
    assert said == f"gusher: pip cannot reach what it should install; go online and try again (see {log})"
    assert "127.0.0.1" in log.read_text()


def test_a_folder_that_cannot_be_written_to(clone: Path) -> None:
    (clone / "build").write_text("no folder")
    (said,) = refused([sys.executable, "-m", "tools.play"], clone)
    assert said == f"gusher: cannot write into {clone} (File exists); copy it to a folder of your own"


def table_refused(words: list[str], home: Path) -> str:
    """The one line of a table that cannot open."""
    environment = os.environ | {"PYTHONPATH": SOURCES, "HOME": str(home), "XDG_DATA_HOME": ""}
    command = [*AS_ANYBODY, sys.executable, "-m", "gusher", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line


def test_a_home_that_cannot_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    said = table_refused([], tmp_path)
    tmp_path.chmod(0o700)
    file = tmp_path / ".local" / "share" / "gusher" / "gusher.db"
    assert said == f"gusher: cannot use the database {file}: permission denied; {ELSEWHERE}"


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = table_refused(["serve", "--port", str(port)], tmp_path)
    advice = "leave --port out for the next that is free, or name another"
    assert said == f"gusher: cannot listen on 127.0.0.1 port {port}: address already in use; {advice}"


def test_without_a_port_that_is_named_the_next_that_is_free_is_taken() -> None:
    with listen("127.0.0.1", None) as one, listen("127.0.0.1", None) as other:
        assert one.getsockname()[1] < other.getsockname()[1] < PORT + TRIES
