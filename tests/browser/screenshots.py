"""`python -m tests.browser.screenshots FOLDER [GAME …]`: pictures of the lobby, a replay, and tables of each size."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import SIZES, find_chromium
from tests.browser.tables import BOT, ME, Visitor
from tests.server import interbellum as company
from tests.server.giganten import choose, points
from tests.server.serving import Server

ROUNDS = 6
TABLE = [ME, BOT, BOT, BOT]


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


def play_until(person: Visitor, when: str, question: str) -> None:
    """Go on until the head of the table says so, and the person is asked that."""
    asked = person.page.locator(".decision.mine .question h2", has_text=question)
    while when not in person.page.locator(".when").inner_text() or not asked.count():
        if not person.step():
            person.page.wait_for_timeout(30)


def oilfield(person: Visitor) -> str:
    """In the middle of a game, at a placement."""
    table = person.sit_at(TABLE, max_rounds=ROUNDS)
    play_until(person, f"round {ROUNDS - 1}", "worker")
    person.page.wait_for_timeout(500)
    return table


def mcmulti(person: Visitor) -> str:
    """In the middle of a game, with an order for the market half written."""
    table = person.sit_at(TABLE, game="mcmulti", start_player=0)
    page = person.page
    person.is_asked("before the first round")
    for tool, cells in enumerate(([9, 10, 20, 21], [7, 8], [14])):
        page.locator(".mc-tool").nth(tool).click()
        for cell in cells:
            page.locator(f'.is-mine [data-cell="{cell}"]').click()
    page.locator(".mc-send").click()
    page.locator(".mc-ticket").wait_for(state="detached")
    person.useful = ("stations", "refine", "pump", "strike", "pay", "done", "none")
    play_until(person, f"round {ROUNDS}", "market")
    page.locator(".mc-step:enabled").nth(1).click()
    page.wait_for_timeout(500)
    return table


def drive(person: Visitor, rule: str, rounds: int) -> str:
    """A game of Giganten, up to a question of that kind in that round or later."""
    table = person.sit_at(TABLE, game="giganten")
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
            return table
        assert view["round"] < 7, "there was no such question"
        person.pick("pass" if view["rule"] == "Bid" else choose(scene))


def interbellum(person: Visitor, rule: str, rounds: int) -> str:
    """A game of Interbellum, up to a question of that kind in that round or later; a line is pointed at where one is laid."""
    table = person.sit_at(TABLE, game="interbellum")
    person.is_asked("well")
    while True:
        scene = person.scenes[-1]
        if not scene["offers"] or not person.offers.count():
            person.page.wait_for_timeout(20)
            assert not person.over, "there was no such question"
            continue
        view = scene["view"]
        best = company.choose(scene)
        promising = (view["prospects"] or {}).get(best.partition(" ")[2], {}).get("line")
        if view["rule"] == rule and view["round"] >= rounds and (promising or rule != "LaySegment"):
            person.page.wait_for_timeout(500)
            if promising:
                person.page.locator(f'.ib-leg[data-action="{best}"]').focus()
            return table
        unfold = person.page.locator('.fold[aria-expanded="false"]')
        if unfold.count() and unfold.is_visible():
            unfold.click()
        person.pick(best)


GAMES: dict[str, Callable[[Visitor], str]] = {
    "oilfield": oilfield,
    "mcmulti": mcmulti,
    "giganten": lambda person: drive(person, "Move", 3),
    "giganten-auction": lambda person: drive(person, "Bid", 1),
    "interbellum": lambda person: interbellum(person, "LaySegment", 3),
    "interbellum-vote": lambda person: interbellum(person, "Vote", 2),
}


def shoot(browser: Browser, url: str, folder: Path, game: str, dark: bool) -> None:
    suffix = "-dark" if dark else ""
    for size in SIZES:
        person = arrive(browser, url, size, dark)
        person.is_called("Ann")
        table = GAMES[game](person)
        person.page.screenshot(path=folder / f"{game}-{size}{suffix}.png")
        if size == "wide":
            person.page.goto(f"{url}/t/{table}?at={person.seq - 4}")
            person.page.get_by_role("slider").wait_for()
            person.page.wait_for_timeout(500)
            person.page.screenshot(path=folder / f"{game}-replay{suffix}.png")
            person.page.goto(url)
            person.page.locator(".table-card").first.wait_for()
            person.page.screenshot(path=folder / f"lobby{suffix}.png")
        person.page.context.close()


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, Server(Path(scratch) / "gusher.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in games:
            for dark in (False, True):
                shoot(browser, server.url, folder, game, dark)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or [*GAMES])
