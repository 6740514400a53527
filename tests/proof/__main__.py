"""`python -m tests.proof [PART…]`, or `make proof PARTS="worlds luck"`: carry out the parts that are named, or all of them.

What has been seen for this state of the sources is kept in `build/proof`, and not repeated; what was interrupted, or failed, is. Parts that
look at times come one by one, after the others.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from tests.proof.parts import PARTS, Part

ROOT: Final = Path(__file__).parents[2]


class Seen(msgspec.Struct):
    """What came of one step."""

    well: bool
    line: str
    seconds: float
    began: str


class Proof:
    """What has been seen of one state of the sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def kept(self, step: str) -> Seen | None:
        """What was seen before; None also if it went wrong."""
        file = self.file(step, "json")
        seen = msgspec.json.decode(file.read_bytes(), type=Seen) if file.exists() else None
        return seen if seen is not None and seen.well else None

    def carry_out(self, step: str, command: str, variables: dict[str, str]) -> Seen:
        """Run it, unless that has been done."""
        kept = self.kept(step)
        if kept is not None:
            return kept
        began, start = time.strftime("%Y-%m-%d %H:%M"), time.monotonic()
        words = [sys.executable, "-m", *shlex.split(command)]
        with self.file(step, "log").open("wb") as log:
            code = subprocess.run(
                words, cwd=ROOT, env=os.environ | variables, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            ).returncode
        seen = Seen(code == 0, last_line(self.file(step, "log")), time.monotonic() - start, began)
        self.file(step, "json").write_bytes(msgspec.json.encode(seen))
        return seen

    def file(self, step: str, ending: str) -> Path:
        return self.folder / f"{step.replace(' ', '-')}.{ending}"


def last_line(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "nothing was said")


def state_of_sources() -> str:
    """The commit; and what differs from it, if anything does."""

    def git(*words: str) -> bytes:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout

    commit = git("rev-parse", "--short=12", "HEAD").decode().strip()
    changed = git("diff", "HEAD") + b"".join(
        name + (ROOT / name.decode()).read_bytes() for name in git("ls-files", "-z", "--others", "--exclude-standard").split(b"\0") if name
    )
    return f"{commit}-{hashlib.sha256(changed).hexdigest()[:8]}" if changed else commit


def prove(parts: list[Part], proof: Proof) -> dict[str, Seen]:
    """What was seen at each step, as far as it was carried out."""
    seen: dict[str, Seen] = {}
    together = [(part, *step) for part in parts if not part.alone for step in part.steps(part.long).items()]
    alone = [(part, *step) for part in parts if part.alone for step in part.steps(part.long).items()]

    def carry_out(part: Part, step: str, command: str) -> None:
        seen[step] = proof.carry_out(step, command, part.variables)
        sys.stderr.write(f"{'seen' if seen[step].well else 'FAILED'}: {step}: {seen[step].line}\n")

    pool = ThreadPoolExecutor(os.cpu_count())
    try:
        for future in [pool.submit(carry_out, *each) for each in together]:
            future.result()
        for each in alone:
            carry_out(*each)
    except KeyboardInterrupt:
        sys.stderr.write("interrupted: what has been seen is kept\n")
    finally:
        pool.shutdown(cancel_futures=True)
    return seen


def table(parts: list[Part], seen: dict[str, Seen], state: str) -> Table:
    found = Table(title=f"Seen of {state}", show_lines=True)
    for column in ("part", "what it shows", "what was seen", "seconds", "when"):
        found.add_column(column, justify="right" if column == "seconds" else "left")
    for part in parts:
        for number, step in enumerate(part.steps(part.long)):
            what = seen.get(step, Seen(False, "interrupted", 0.0, ""))
            line = what.line if what.well else f"FAILED: {what.line}"
            found.add_row(step, part.shows if number == 0 else "", line, f"{what.seconds:,.0f}", what.began)
    return found


def main(names: list[str]) -> int:
    known = {part.name: part for part in PARTS}
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.stderr.write(f"gusher: there is no part '{unknown[0]}'; allowed: {', '.join(known)}\n")
        return 2
    parts = [known[name] for name in names] if names else list(PARTS)
    state = state_of_sources()
    seen = prove(parts, Proof(ROOT / "build" / "proof" / state))
    Console().print(table(parts, seen, state))
    steps = sum(len(part.steps(part.long)) for part in parts)
    return 0 if len(seen) == steps and all(each.well for each in seen.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
