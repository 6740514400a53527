"""A compiled wheel, and the sdist that it can be built from: `.venv/bin/python -m tools.wheel [FOLDER]`, usually into dist/.

What was compiled in place already is not compiled again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.build import is_compiled
from tools.environment import ROOT, Obstacle, lock, say

# As pip and others ask for them, but here: what building needs is installed.
HOOKS: Final = "import sys; from setuptools import build_meta; build_meta.build_{what}(sys.argv[1])"


def make(what: str, folder: Path, source: Path = ROOT) -> Path:
    """Make a wheel or an sdist of what is in that folder."""
    folder.mkdir(parents=True, exist_ok=True)
    before = set(folder.iterdir())
    log = ROOT / "build" / f"{what}.log"
    made = {"GUSHER_COMPILED": "in place"} if source == ROOT and is_compiled() else {}
    with lock("build"), log.open("wb") as said:
        command = [sys.executable, "-c", HOOKS.format(what=what), str(folder.resolve())]
        done = subprocess.run(command, cwd=source, env=os.environ | made, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    if done.returncode != 0:
        raise Obstacle(f"the {what} could not be built; see {log}")
    return (set(folder.iterdir()) - before).pop()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    for old in folder.glob("gusher-*"):
        old.unlink()
    try:
        for what in ("sdist", "wheel"):
            say(str(make(what, folder)))
    except Obstacle as obstacle:
        sys.exit(f"gusher: {obstacle}")


if __name__ == "__main__":
    main()
