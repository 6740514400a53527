"""`python -m tests.browser.screenshots FOLDER`: pictures of the lobby, of tables of every game, a replay, a tablet and a phone."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import SIZES, find_chromium
from tests.browser.tables import BOT, ME, Visitor
from tests.server.giganten import choose, points
from tests.server.serving import Server

ROUNDS = 6


def arrive(browser: Browser, url: str, size: str, dark: bool) -> Visitor:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size == "phone" else 1,
    )
    return Visitor(context.new_page(), url, Path())


def sit(person: Visitor) -> str:
    """In the middle of a game, at a placement."""
    table = person.sit_at([ME, BOT, BOT, BOT], max_rounds=ROUNDS)
    person.is_asked("worker")
    while f"round {ROUNDS - 1}" not in person.page.locator(".when").inner_text() or "worker" not in person.question.inner_text():
        if not person.step():
            person.page.wait_for_timeout(30)
    person.is_asked("worker")
    person.page.wait_for_timeout(500)
    return table


def drive(person: Visitor, rule: str, rounds: int) -> None:
    """A game of Giganten, up to a question of that kind in that round or later."""
    person.sit_at([ME, BOT, BOT, BOT], game="giganten")
    person.is_asked("card")
    while True:
        scene = person.scenes[-1]
        if not scene["offers"] or not person.offers.count():
            person.page.wait_for_timeout(20)
            continue
        view = scene["view"]
        wanted = view["rule"] == rule and view["round"] >= rounds
        if wanted and (rule != "Move" or points(f"card {view['players'][0]['card']}") > 5):
            person.page.wait_for_timeout(500)
            return
        assert view["round"] < 7, "there was no such question"
        person.pick("pass" if view["rule"] == "Bid" else choose(scene))


def giganten(browser: Browser, url: str, folder: Path, dark: bool) -> None:
    suffix = "-dark" if dark else ""
    for size, rule in (("wide", "Move"), ("wide", "Bid"), ("tablet", "Move"), ("phone", "Move"), ("phone", "Bid")):
        person = arrive(browser, url, size, dark)
        person.is_called("Ann")
        drive(person, rule, 3 if rule == "Move" else 1)
        person.page.screenshot(path=folder / f"giganten-{size}-{rule.lower()}{suffix}.png")
        person.page.context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, Server(Path(scratch) / "gusher.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for dark in (False, True):
            suffix = "-dark" if dark else ""
            person = arrive(browser, server.url, "wide", dark)
            person.is_called("Ann")
            table = sit(person)
            person.page.screenshot(path=folder / f"table{suffix}.png")
            person.page.goto(f"{server.url}/t/{table}?at={person.seq - 4}")
            person.page.get_by_role("slider").wait_for()
            person.page.wait_for_timeout(500)
            person.page.screenshot(path=folder / f"replay{suffix}.png")
            person.page.goto(server.url)
            person.page.locator(".table-card").first.wait_for()
            person.page.screenshot(path=folder / f"lobby{suffix}.png")
            phone = arrive(browser, server.url, "phone", dark)
            phone.is_called("Ben")
            sit(phone)
            phone.page.screenshot(path=folder / f"phone{suffix}.png")
            giganten(browser, server.url, folder, dark)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
