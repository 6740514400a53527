"""`python -m tests.tools.first_minute`: how long is it from `make play` in a fresh clone to the page, and how large is `.venv` then?

To compare with, pip installs the runtime dependencies alone, in the same run. What is not committed is not in the clone.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tomllib
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from tools.environment import ROOT

TIMES = 2.5
MEGABYTES = 250
PATIENCE = 1800.0


def play(clone: Path, home: Path) -> tuple[float, int]:
    """Seconds until the page answers, and the megabytes of `.venv` then."""
    hidden = {"VIRTUAL_ENV", "PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "GUSHER_PURE"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home), "BROWSER": "true"}
    began = time.monotonic()
    with subprocess.Popen(["make", "play"], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, process_group=0) as running:
        try:
            assert running.stdout is not None
            line = running.stdout.readline()
            assert line.startswith("Gusher is at "), line
            with urlopen(line.split()[-1], timeout=PATIENCE) as page:
                assert page.status == 200
            return time.monotonic() - began, size_of(clone / ".venv")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGINT)


def pip_alone(clone: Path, folder: Path) -> float:
    """Seconds that pip needs for the runtime dependencies."""
    needed = tomllib.loads((clone / "pyproject.toml").read_text())["project"]["dependencies"]
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    began = time.monotonic()
    subprocess.run([folder / "bin" / "pip", "install", "--quiet", *needed], check=True, capture_output=True)
    return time.monotonic() - began


def size_of(folder: Path) -> int:
    return sum(path.lstat().st_blocks * 512 for path in folder.rglob("*")) // 1_000_000


def main() -> int:
    with TemporaryDirectory(prefix="gusher-minute-") as scratch:
        clone, home = Path(scratch, "clone"), Path(scratch, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        page, megabytes = play(clone, home)
        alone = pip_alone(clone, Path(scratch, "alone"))
    sys.stdout.write(
        f"the page is there {page:.0f} s after make play, {page / alone:.2f} times the {alone:.0f} s of pip alone; .venv {megabytes} MB\n"
    )
    return 0 if page <= TIMES * alone and megabytes < MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main())
