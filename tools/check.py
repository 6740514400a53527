"""`make check`: style, types, and the tests that the change can break, on the pure build, in two minutes.

The change is what differs from `origin/main`, committed or not; if nothing does, the last commit. A test can break if its module imports
what has changed, directly or through others, or names it in a text, as those do that start programs. The nearest come first; when the time
is over, the rest is left to `make test`, which also runs what takes long and what needs a browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Final

from tools.affected import Links, changed_files, others
from tools.environment import BIN, ROOT, Obstacle, prepare, say

SECONDS: Final = 90  # after which no test is begun
WORKERS: Final = "2"


def check() -> int:
    """How many of the three found something."""
    prepare("dev")
    changed = changed_files(ROOT)
    tests = Links(ROOT).affected_by(changed)
    say(f"{counted(len(changed), 'file')} changed, which can break the tests in {counted(len(tests), 'file')}")
    ends = time.time() + SECONDS
    checked = ["src", "tests", "tools", "examples/wildcat"]
    types = subprocess.Popen([BIN / "mypy", "--strict", *checked], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    failed = subprocess.run([BIN / "ruff", "check", "--quiet"], cwd=ROOT).returncode != 0
    failed |= bool(tests) and not pass_in_time(tests, others(changed, ROOT), ends)
    said, _ = types.communicate()
    sys.stdout.write(said)
    return int(failed or types.returncode != 0)


def pass_in_time(tests: list[str], without: list[str], ends: float) -> bool:
    """Whether they pass, as far as there is time. `without` are the games that the change does not touch."""
    command = [str(BIN / "pytest"), "-q", "-p", "tools.in_time", "-n", WORKERS, "--dist", "load", "--maxschedchunk", "4", "-m", "not slow"]
    if without:
        command += ["-k", " and ".join(f"not {game}" for game in without)]
    environment = os.environ | {"GUSHER_PURE": "1", "GUSHER_UNTIL": str(ends)}
    code = subprocess.run([*command, *tests], cwd=ROOT, env=environment).returncode
    return code in (0, 5)  # 5: all of them take long, or need a browser


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def main() -> None:
    try:
        sys.exit(check())
    except Obstacle as obstacle:
        sys.exit(f"gusher: {obstacle}")


if __name__ == "__main__":
    main()
