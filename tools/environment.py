"""The environment in .venv: `python3 -m tools.environment [EXTRA…]` installs Gusher there with what it needs to run, and with the extras
of `pyproject.toml` that are named. What is installed already costs nothing.

Each obstacle is one line that says what to do; what pip said is in the log.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PLACE: Final = ROOT / ".venv"
BIN: Final = PLACE / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / "python"
LOG: Final = ROOT / "build" / "install.log"
PURPOSES: Final = {"": "to play", "compiler": "to compile"}
COMPILER: Final = "compiler"  # what compiling needs; no extra, because a wheel is compiled without an environment of ours
UNREACHABLE: Final = re.compile("NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|from versions: none")


class Obstacle(Exception):
    """What is in the way, and what to do about it."""


def prepare(*extras: str) -> None:
    """See that all of it is installed."""
    with lock("install"):
        mark = sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
        missing = [extra for extra in ("", *extras) if mark_of(extra) != mark]
        if PYTHON.exists() and not missing:
            return
        LOG.write_bytes(b"")
        if not PYTHON.exists() or not run(str(PYTHON), "-m", "pip", "--version"):
            make_environment()
            missing = ["", *extras]
        say(f"installing into .venv what is needed {' and '.join(PURPOSES.get(extra, f'for {extra}') for extra in missing)}")
        install_all(missing)
        for extra in missing:
            for each in (extra, *included_in(extra)):
                marked(each).write_text(mark)


def install_all(extras: list[str]) -> None:
    needed: list[str] = project()["build-system"]["requires"]
    if COMPILER in extras:
        pip("install", *needed)
    else:
        pip("install", *(each for each in needed if each.startswith("setuptools")))
    wanted = [extra for extra in extras if extra not in ("", COMPILER)]
    if "" in extras or wanted:
        # In our own environment, because the usual throw-away one would get all that compiling needs.
        target = f"{ROOT}[{','.join(wanted)}]" if wanted else str(ROOT)
        pip("install", "--no-build-isolation", "--editable", target, GUSHER_PURE_BUILD="keep")


def make_environment() -> None:
    """Some systems ship python3 without ensurepip; their own pip can then fill the environment."""
    if run(sys.executable, "-m", "venv", "--clear", str(PLACE)):
        return
    if run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(PLACE)) and run(
        sys.executable, "-m", "pip", "--python", str(PLACE), "install", "pip"
    ):
        return
    raise Obstacle(f"{sys.executable} cannot make an environment; on Debian and Ubuntu: apt-get install python3-venv (see {LOG})")


def pip(*words: str, **variables: str) -> None:
    if run(str(PYTHON), "-m", "pip", "--disable-pip-version-check", *words, **variables):
        return
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if UNREACHABLE.search(said):
        raise Obstacle(f"pip cannot reach what it should install; go online and try again (see {LOG})")
    errors = re.findall("^ERROR: (.*)", said, re.MULTILINE)
    raise Obstacle(f"pip failed: {errors[-1] if errors else 'no reason given'} (see {LOG})")


def run(*command: str, **variables: str) -> bool:
    """Whether it went well. What it says goes into the log."""
    with LOG.open("ab") as log:
        return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=os.environ | variables).returncode == 0


def marked(extra: str) -> Path:
    """The file that remembers for which `pyproject.toml` this was installed."""
    return PLACE / f".has-{extra or 'gusher'}"


def mark_of(extra: str) -> str:
    return marked(extra).read_text() if marked(extra).exists() else ""


def included_in(extra: str) -> list[str]:
    """The other extras that come with it."""
    needed = project()["project"]["optional-dependencies"].get(extra, [])
    named = [name for each in needed if each.startswith("gusher[") for name in each[len("gusher[") : -1].split(",")]
    return named + [other for name in named for other in included_in(name)]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@contextmanager
def lock(what: str) -> Iterator[None]:
    """One at a time: the next waits."""
    try:
        (ROOT / "build").mkdir(exist_ok=True)
        held = (ROOT / "build" / f"{what}.lock").open("w")
    except OSError as failed:
        raise Obstacle(f"cannot write into {ROOT} ({failed.strerror}); copy it to a folder of your own") from failed
    with held:
        if os.name == "posix":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def say(line: str) -> None:
    sys.stderr.write(f"gusher: {line}\n")


def main() -> None:
    try:
        prepare(*sys.argv[1:])
    except Obstacle as obstacle:
        sys.exit(f"gusher: {obstacle}")


if __name__ == "__main__":
    main()
