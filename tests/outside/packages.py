"""Packages with games, as pip would leave them in a folder, and programs that find them there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import gusher

SOURCES = Path(gusher.__file__).parents[1]
WILDCAT = Path(__file__).parents[2] / "examples" / "wildcat"
MADE = ("__pycache__", "build", "*.egg-info")  # beside it, by whoever has installed it from there
OFFLINE = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")


def install(folder: Path, name: str, files: dict[str, str | bytes], target: str = "", package: str = "") -> None:
    """A distribution whose module `NAME` has these files, with the entry point `name` to `target`, its `GAME` by default."""
    module = package or name
    for path, content in files.items():
        file = folder / module / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[gusher.games]\n{name} = {target or f'{module}:GAME'}\n")


def install_wildcat(folder: Path) -> Path:
    """Where pip has put it. A copy is built, so that nothing is left beside the sources."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(WILDCAT, source, ignore=shutil.ignore_patterns(*MADE))
    subprocess.run([sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(target), str(source)], check=True, timeout=300)
    return target


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")}
    return kept | {"PYTHONPATH": os.pathsep.join([str(folder), str(SOURCES)]), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}


@dataclass
class Run:
    code: int
    out: str
    err: str


def run(folder: Path, *words: str | Path, typed: str = "", cwd: Path | None = None, module: str = "gusher") -> Run:
    """`python -m gusher` with the packages of that folder installed. Another process cannot be forked off: games are looked for once."""
    done = subprocess.run(
        [sys.executable, *(["-m", module] if module else []), *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd or folder,
        env=environment(folder),
        timeout=300,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)
