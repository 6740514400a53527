"""The wheel and the sdist: all is in them, and on a machine without a compiler the wheel opens the table.

What the wheel needs is there already, and taken from here: what it names, what that names, and nothing else. With GUSHER_SLOW=1 pip brings
it, as it does to everybody.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import gusher
from tests.length import SLOW
from tests.server.serving import PATIENCE, Guest
from tools.environment import ROOT
from tools.wheel import HOOKS, make

pytestmark = pytest.mark.slow

BROWSER = """#!{python}
import sys
open({told!r}, "w").write(sys.argv[1])
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make("sdist", tmp_path_factory.mktemp("sdist"))


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def is_extension(name: str) -> bool:
    return name.endswith((".so", ".pyd"))


def ours() -> set[str]:
    """All that belongs to the package, whatever kind of file it is."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/gusher"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name.removeprefix("src/") for name in names if (ROOT / name).exists()}


def test_the_wheel_contains_the_whole_package(wheel: Path) -> None:
    assert {name for name in contents(wheel) if not is_extension(name)} == ours()
    assert any(name.startswith("gusher__mypyc.") for name in contents(wheel)) == (gusher.build_at_hand() == "compiled")


def test_a_wheel_can_be_built_from_the_sdist_and_without_a_compiler_it_is_pure(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as opened:
        opened.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    command = [sys.executable, "-c", HOOKS.format(what="wheel"), str(tmp_path / "out")]
    (tmp_path / "out").mkdir()
    done = subprocess.run(command, cwd=source, env=os.environ | {"PATH": ""}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stderr.splitlines() if line.startswith("gusher: ")]
    assert told[0].startswith("gusher: pure build, because there is no working C compiler with the headers of Python; all works")
    (pure,) = (tmp_path / "out").iterdir()
    assert pure.name.endswith("-py3-none-any.whl")
    assert contents(pure) == ours()


def test_in_a_bare_environment_the_wheel_opens_the_table(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "bare"], check=True)
    scripts = tmp_path / "bare" / "bin"
    passed_on = {name: value for name, value in os.environ.items() if name.lower().startswith(("pip_", "ssl_", "http", "no_proxy"))}
    home = tmp_path / "home"
    home.mkdir()
    variables = passed_on | {"PATH": str(scripts), "HOME": str(home), "LANG": "C.UTF-8"}
    if not SLOW:
        (site,) = (tmp_path / "bare").glob("lib/python*/site-packages")
        bring_along(wheel, site)
    brought = [] if SLOW else ["--no-deps", "--no-index", "--disable-pip-version-check"]
    install = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet", "--no-compile", *brought, str(wheel)]
    subprocess.run(install, env=variables, check=True, capture_output=True)
    version = subprocess.run([scripts / "gusher", "--version"], env=variables, capture_output=True, text=True, check=True)
    assert version.stdout == f"gusher {gusher.__version__} ({gusher.build_at_hand()})\n"

    browser, told = tmp_path / "browser", tmp_path / "told"
    browser.write_text(BROWSER.format(python=scripts / "python", told=str(told)))
    browser.chmod(0o755)
    with opened([str(scripts / "gusher")], variables | {"BROWSER": f"{browser} %s"}) as address:
        limit = time.monotonic() + PATIENCE
        while not (told.exists() and told.read_text()):
            assert time.monotonic() < limit, "no browser was opened"
            time.sleep(0.05)
        assert told.read_text() == address
        with Guest(address.rstrip("/"), "Anna") as anna:
            assert "<title>Gusher</title>" in anna.http.get("/").text
            with anna.watch(anna.table("me", "greedy")) as line:
                assert line.play(0)["is"] == "accepted"
                line.asked()
    assert (home / ".local" / "share" / "gusher" / "gusher.db").exists()


def bring_along(wheel: Path, site: Path) -> None:
    """Let what the wheel needs be found there, as it is installed here."""
    with zipfile.ZipFile(wheel) as opened:
        (metadata,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(opened.read(metadata)).get_all("Requires-Dist", [])
    wanted, known = [Requirement(line) for line in told if applies(Requirement(line), set())], set[str]()
    while wanted:
        needed = wanted.pop()
        if needed.name in known and not needed.extras:
            continue
        known.add(needed.name)
        there = distribution(needed.name)
        for top in {file.parts[0] for file in there.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(there.locate_file(top))))
        wanted += [each for each in map(Requirement, there.requires or []) if applies(each, needed.extras)]


def applies(needed: Requirement, extras: set[str]) -> bool:
    return needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras or {""})


@contextmanager
def opened(command: list[str], variables: dict[str, str]) -> Iterator[str]:
    """The address that the program says it is at."""
    with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            line = running.stdout.readline()
            assert line.startswith("Gusher is at http://127.0.0.1:"), line
            yield line.split()[-1]
        finally:
            running.terminate()
