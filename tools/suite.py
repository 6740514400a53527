"""Every test: `python3 -m tools.suite [STAGE…]`, usually all stages. Set-up and style come before; see the Makefile.

Tests wait for servers, programs and browsers. So that no core waits with them, the stages run in lanes side by side. What a stage says is
shown when it ends; whatever fails, the others go on.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from tools.environment import BIN, ROOT, say

# No test takes a minute. What waits for something that never comes is ended with its process, and fails; it must not hold up all others.
LIMIT: Final = "--timeout 300 --timeout-method thread"
PYTEST: Final = f"pytest --quiet -p no:cacheprovider {LIMIT} --dist worksteal -n"
# What makes requests out of a schema takes half a second to import, in each process: it is there in the only stage that has such a test.
WITHOUT_SCHEMA: Final = "-p no:schemathesis"
# Two cores do the work of four there: what fails beside all the others is tried once more, and named and counted as a rerun.
AGAIN: Final = "--reruns 1 -rR"
BROWSER: Final = "tests/browser"
CHAPTERS: Final = [f"tests/games/{data.parent.name}" for data in sorted(ROOT.glob("src/gusher/games/*/data.json"))]
# Files that are the same on both builds as a whole need not even be read on the second one.
ONE_BUILD: Final = re.compile(r"^pytestmark = \[?pytest\.mark\.(one_build|slow)\b", re.MULTILINE)
SAME: Final = [
    str(file.relative_to(ROOT))
    for file in sorted(ROOT.glob("tests/**/test_*.py"))
    if not file.is_relative_to(ROOT / BROWSER) and ONE_BUILD.search(file.read_text(encoding="utf-8"))
]
SEEN_ELSEWHERE: Final = " ".join(f"--ignore {path}" for path in (BROWSER, *CHAPTERS, *SAME))


# What has nothing to do with a store is left out on the second one: by the fixtures that tests use (tests/conftest.py), and whole files in
# which it only lies beside. `make proof PARTS=stores` leaves out nothing.
ROOMS: Final = tuple(f"rooms/test_{name}.py" for name in ("away", "lessons", "orders", "spectators", "take_back"))
SITE: Final = tuple(f"site/test_{name}.py" for name in ("http", "streams"))
NOTICES: Final = tuple(f"notices/test_{name}.py" for name in ("mail", "swamped", "webhook"))
WORKERS: Final = tuple(f"workers/test_{name}.py" for name in ("autopilot", "bots", "coach", "killed", "marks", "pace", "workers"))
BESIDE: Final = ("assets", "bench", "transport", "people/test_mailing.py", "test_week.py", *NOTICES, *ROOMS, *SITE, *WORKERS)
STORELESS: Final = " ".join(f"--ignore tests/server/{path}" for path in BESIDE)
STORED: Final = f"tests/server tests/luck/test_tables.py {STORELESS}"


class Stage(NamedTuple):
    name: str
    pure: bool
    commands: tuple[str, ...]  # one after the other; the first that fails is the last
    store: str = "sqlite"


COVERAGE: Final = (
    "coverage erase",
    f"coverage run -m {PYTEST} 2 {WITHOUT_SCHEMA} {' '.join(CHAPTERS)}",
    "coverage combine --quiet",
    "coverage report --fail-under=100",
)
LANES: Final = (
    (
        Stage("browser", False, (f"{PYTEST} 2 {AGAIN} {WITHOUT_SCHEMA} {BROWSER}",)),
        Stage("postgresql", False, (f"{PYTEST} 3 {AGAIN} {WITHOUT_SCHEMA} {STORED}",), "postgresql"),
        Stage("chapters", True, COVERAGE),
    ),
    (
        Stage("compiled", False, (f"{PYTEST} 3 {AGAIN} --ignore {BROWSER}",)),
        Stage("pure", True, (f"{PYTEST} 2 {WITHOUT_SCHEMA} {SEEN_ELSEWHERE} -m 'not slow and not one_build'",)),
    ),
)


def run(lanes: tuple[tuple[Stage, ...], ...], logs: Path) -> list[str]:
    """The stages that failed."""
    logs.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(len(lanes)) as threads:
        failed = threads.map(lambda lane: [stage.name for stage in lane if not passes(stage, logs / f"{stage.name}.log")], lanes)
    return [name for names in failed for name in names]


def passes(stage: Stage, log: Path) -> bool:
    say(f"tests: {stage.name} begins")
    began, used = time.monotonic(), 0.0
    # Hundreds of programs are started: what some of them have translated, the others need not.
    environment = os.environ | {"GUSHER_PURE": str(int(stage.pure)), "GUSHER_TEST_STORE": stage.store, "PYTHONDONTWRITEBYTECODE": ""}
    passed = True
    with log.open("wb") as said:
        for command in stage.commands:
            code, seconds = carry_out(command, environment, said.fileno())
            passed, used = code == 0, used + seconds
            if not passed:
                break
    lasted = f"{in_minutes(time.monotonic() - began)}, {in_minutes(used)} of a processor"
    outcome = f"gusher: tests: {stage.name} {'passed' if passed else 'FAILED'} after {lasted}"
    sys.stdout.write(f"\n{log.read_text(encoding='utf-8', errors='replace')}\n{outcome}\n")
    sys.stdout.flush()
    return passed


def carry_out(command: str, environment: dict[str, str], said: int) -> tuple[int, float]:
    """How it ended, and the seconds of a processor that it took with all that it has started. Unlike the time, these hardly depend on what
    else the machine does."""
    program, *words = shlex.split(command)
    reaped = [str(BIN / "python"), "-m", "tools.reaper", str(BIN / program), *words]
    running = subprocess.Popen(reaped, cwd=ROOT, env=environment, stdout=said, stderr=said)
    _, status, usage = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    return running.returncode, usage.ru_utime + usage.ru_stime


def in_minutes(seconds: float) -> str:
    return "{} min {} s".format(*divmod(round(seconds), 60))


def main() -> None:
    names = [stage.name for lane in LANES for stage in lane]
    wanted = sys.argv[1:] or names
    unknown = [name for name in wanted if name not in names]
    if unknown:
        sys.exit(f"gusher: there is no stage {unknown[0]}; allowed: {', '.join(names)}")
    try:
        failed = run(tuple(tuple(stage for stage in lane if stage.name in wanted) for lane in LANES), ROOT / "build" / "tests")
    except KeyboardInterrupt:
        sys.exit("gusher: interrupted")
    if failed:
        sys.exit(f"gusher: failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
