"""`python -m tests.load.distance`: what somebody far away feels: moves, reconnects, plain HTTP, and clicks in a real browser.

Server and player are in network namespaces of their own with a long way between them (`link`): the round trip takes so many milliseconds,
and so many packets of a hundred are lost, in each direction. Ends with a table of medians and of the slowest in twenty. `--no-browser`
leaves out the browser.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, TypeVar

from tests.load.link import APART, NEAR, Link, device, far_end, why_not
from tests.server.serving import PATIENCE, Guest

T = TypeVar("T")
URL: Final = f"http://{NEAR}:8033"
WAYS: Final = ((0, 0.0), (20, 0.0), (80, 0.0), (200, 0.0), (20, 2.0), (80, 2.0), (200, 2.0))  # round trip in ms, lost in a hundred
WHAT: Final = (
    "a move, to the own new scene",
    "a reconnect, to the first scene",
    "a move by plain HTTP",
    "opening a table in the browser",
    "a click, to the own new board",
)
# A choice by the list, until the page shows what came of it.
CLICK: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = () => document.querySelector(".decision")?.innerText + [...document.querySelectorAll("[role=log] li")].length;
  const busy = () => document.querySelector('.offer-button[aria-busy="true"]');
  const confirm = () => document.querySelector(".confirm .primary")?.click();
  const button = document.querySelector(".decision.mine .offer-button[data-action]:not([disabled])");
  const began = performance.now();
  button.click();
  await frame();
  confirm();
  const before = shown();
  while (busy() || (shown() === before && performance.now() - began < 20000)) {
    confirm();
    await frame();
  }
  return performance.now() - began;
}"""
ASKED: Final = ".decision.mine .offer-button[data-action]:not([disabled])"


def timed(what: Callable[..., T], *given: Any) -> tuple[float, T]:
    """The milliseconds that it took, and what came of it."""
    began = time.perf_counter()
    found = what(*given)
    return 1000 * (time.perf_counter() - began), found


# At the far end: one line with a way to try, one with what was felt


def player(moves: int, browser: bool) -> None:
    """Tries what it is asked for, until nobody asks any more."""
    with Guest(URL, "Far Away") as guest, page_of(guest, browser) as page:
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        for _ in sys.stdin:
            sys.stdout.write(json.dumps(felt(guest, page, moves)) + "\n")
            sys.stdout.flush()


def felt(guest: Guest, page: Any, moves: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in WHAT}
    table = guest.table("me", "random", "random")
    with guest.watch(table, 0) as line:
        for _ in range(moves):
            line.asked()
            found[WHAT[0]].append(timed(line.play)[0])
    for _ in range(max(2, moves // 3)):
        took, line = timed(guest.watch, table, 0)
        found[WHAT[1]].append(took)
        line.socket.socket.close()
    for _ in range(max(2, moves // 3)):
        scene = guest.scene(table, seat=0)
        while not scene["offers"]:
            scene = guest.scene(table, seat=0)
        found[WHAT[2]].append(timed(plainly, guest, table, scene)[0])
    if page is not None:
        click_along(guest, page, moves, found)
    return found


def plainly(guest: Guest, table: str, scene: dict[str, Any]) -> None:
    command = {"do": "play", "id": f"plain-{scene['seq']}", "seq": scene["seq"], "seat": 0, "action": scene["offers"][0]["action"]}
    assert guest.post(f"/api/tables/{table}/commands", command)["is"] == "accepted"
    assert guest.scene(table, seat=0)["seq"] > scene["seq"]


def click_along(guest: Guest, page: Any, moves: int, found: dict[str, list[float]]) -> None:
    table = guest.table("me", "random", "random")

    def open_table() -> None:
        page.goto(f"{URL}/t/{table}")
        page.wait_for_selector(ASKED)

    found[WHAT[3]].append(timed(open_table)[0])
    for _ in range(moves // 2):
        page.wait_for_selector(ASKED)
        found[WHAT[4]].append(page.evaluate(CLICK))


@contextmanager
def page_of(guest: Guest, wanted: bool) -> Iterator[Any]:
    if not wanted:
        yield None
        return
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import find_chromium

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        context = browser.new_context()
        context.set_default_timeout(60_000)
        context.add_init_script("localStorage.setItem('gusher-pace', 'at-once')")  # the moves of others are shown, not told
        context.add_cookies([{"name": name, "value": value, "url": URL} for name, value in guest.http.cookies.items()])
        yield context.new_page()
        browser.close()


# At the near end


def measure(ways: list[tuple[int, float]], moves: int, browser: bool) -> dict[tuple[int, float], dict[str, list[float]]]:
    """In a namespace of its own."""
    near = device("near", NEAR)
    with tempfile.TemporaryDirectory(prefix="gusher-distance-") as folder, served(Path(folder)):
        words = [sys.executable, "-m", "tests.load.distance", "--player", "--moves", str(moves), *([] if browser else ["--no-browser"])]
        process, far = far_end(words)
        link = Link(near, far)
        link.start()
        assert process.stdout is not None
        assert process.stdin is not None
        with process:
            assert process.stdout.readline() == "ready\n"
            found = {}
            for trip, lost in ways:
                link.delay, link.loss = trip / 2000, lost / 100
                process.stdin.write("next\n")
                process.stdin.flush()
                found[trip, lost] = json.loads(process.stdout.readline())
            link.delay = link.loss = 0.0
            process.stdin.close()
        return found


@contextmanager
def served(folder: Path) -> Iterator[None]:
    command = [sys.executable, "-m", "gusher.server.command", "--host", NEAR, "--port", "8033", "--no-bot-delay"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/gusher.db"], stdout=subprocess.PIPE, stderr=log, text=True)
    with server:
        try:
            assert server.stdout is not None
            assert "Gusher is at" in server.stdout.readline(), (folder / "log").read_text()
            yield
        finally:
            server.terminate()


def table_of(found: dict[tuple[int, float], dict[str, list[float]]]) -> str:
    names = [name for name in WHAT if any(felt[name] for felt in found.values())]
    lines = [f"| ms: median (slowest of twenty) | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for (trip, lost), felt in found.items():
        cells = [f"{median(felt[name]):,.0f} ({sorted(felt[name])[len(felt[name]) * 19 // 20]:,.0f})" for name in names]
        lines.append(f"| {trip} ms{f', {lost:g} % lost' if lost else ''} | {' | '.join(cells)} |")
    return "\n".join(lines)


def apart(*words: str) -> subprocess.CompletedProcess[str]:
    """This program in a namespace of its own."""
    command = [*APART, sys.executable, "-m", "tests.load.distance", "--inside", *words]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=60 * PATIENCE)


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.load.distance")
    reader.add_argument("--moves", type=int, default=20)
    reader.add_argument("--no-browser", action="store_true")
    reader.add_argument("--trips", help="instead of all: round trips in ms, for example 20,80", default="")
    reader.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    reader.add_argument("--player", action="store_true", help=argparse.SUPPRESS)
    said = reader.parse_args()
    if said.player:
        player(said.moves, not said.no_browser)
        return 0
    if not said.inside:
        reason = why_not()
        if reason is not None:
            raise SystemExit(reason)
        done = apart(*sys.argv[1:])
        sys.stdout.write(done.stdout)
        return done.returncode
    wanted = [int(word) for word in said.trips.split(",") if word]
    ways = [way for way in WAYS if not wanted or way[0] in wanted]
    sys.stdout.write(table_of(measure(ways, said.moves, not said.no_browser)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
