"""`python -m tests.browser.lighthouse [COUNT] [GAME ...]`: Lighthouse looks at the lobby and at a table of each game, on loopback.

It is fetched from npm when it is missing. Performance is the median of COUNT looks; the machine should have nothing else to do.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gusher import registry
from tests.browser.conftest import find_chromium
from tests.server.serving import Guest, Server

VERSION = "lighthouse@12.8.2"
TOOLS = Path(__file__).parents[2] / "build" / VERSION
LEAST = {"desktop": 98, "mobile": 95}
TRIES = 3  # on a busy machine a look may miss the paint
PERFECT = ("accessibility", "best-practices")
FIGURES = {
    "first paint": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "shift": "cumulative-layout-shift",
}


def script() -> Path:
    found = TOOLS / "node_modules" / ".bin" / "lighthouse"
    if not found.exists():
        npm = shutil.which("npm")
        if npm is None:
            sys.exit("Lighthouse needs npm, which is not here")
        TOOLS.mkdir(parents=True, exist_ok=True)
        subprocess.run([npm, "install", "--silent", "--no-save", "--prefix", str(TOOLS), VERSION], check=True)
    return found


def look(url: str, form: str, cookie: str, folder: Path) -> dict[str, Any]:
    """One report."""
    report = folder / "report.json"
    command = [str(script()), url, "--quiet", "--output=json", f"--output-path={report}", "--chrome-flags=--headless=new --no-sandbox"]
    command += ["--only-categories=performance,accessibility,best-practices", f"--extra-headers={json.dumps({'Cookie': cookie})}"]
    command += ["--preset=desktop"] if form == "desktop" else []
    for _ in range(TRIES):
        subprocess.run(command, check=True, env=os.environ | {"CHROME_PATH": find_chromium()}, stdout=subprocess.DEVNULL)
        found: dict[str, Any] = json.loads(report.read_text())
        if found["categories"]["performance"]["score"] is not None:
            return found
    raise AssertionError(f"Lighthouse could not measure {url}: {found['runWarnings']}")


def complaints(report: dict[str, Any]) -> Iterator[str]:
    """What keeps a category that should be perfect from being so."""
    for name in PERFECT:
        for each in report["categories"][name]["auditRefs"]:
            audit = report["audits"][each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < 1:
                yield f"{name}: {audit['title']}"


def judged(name: str, form: str, reports: list[dict[str, Any]]) -> list[str]:
    """The line of figures is said; what is not good enough comes back."""
    score = round(statistics.median(100 * report["categories"]["performance"]["score"] for report in reports))
    perfect = [min(round(100 * report["categories"][each]["score"]) for report in reports) for each in PERFECT]
    middle = {what: statistics.median(report["audits"][audit]["numericValue"] for report in reports) for what, audit in FIGURES.items()}
    told = ", ".join(f"{what} {value:.3f}" if what == "shift" else f"{what} {value:.0f} ms" for what, value in middle.items())
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    scores = f"performance {score}, accessibility {perfect[0]}, best practices {perfect[1]}"
    sys.stdout.write(f"{name} {form}: {scores} ({told}; load {load:.1f})\n")
    sys.stdout.flush()
    wrong = [f"{name} {form}: {each}" for each in dict.fromkeys(each for report in reports for each in complaints(report))]
    return wrong + ([f"{name} {form}: performance {score}"] if score < LEAST[form] else [])


def main(count: int, games: list[str]) -> int:
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as name, Server(Path(name) / "gusher.db") as server, Guest(server.url, "Ann") as ann:
        cookie = "; ".join(f"{key}={value}" for key, value in ann.http.cookies.items())
        pages = {"lobby": ("/", "")}
        for game in games:
            table = ann.table("me", "greedy", "greedy", "greedy", game=game)
            while not ann.scene(table)["offers"]:
                time.sleep(0.1)
            pages[game] = (f"/t/{table}", cookie)
        for what, (path, known) in pages.items():
            for form in LEAST:
                wrong += judged(what, form, [look(server.url + path, form, known, Path(name)) for _ in range(count)])
    sys.stdout.write("\n".join(wrong) + "\n" if wrong else f"{len(pages)} pages, as they should be\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    asked = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 3
    sys.exit(main(asked, arguments or [game.name for game in registry.games()]))
