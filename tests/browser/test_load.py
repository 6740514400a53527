"""What a visit costs: few bytes and requests the first time, only data the second; nothing moves while it loads."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gusher import registry
from gusher.house import House
from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.meter import Meter
from tests.browser.tables import BOT, ME, Visitor
from tests.length import SLOW
from tests.server.serving import Server

pytestmark = pytest.mark.slow

MOST_BYTES = 200_000
MOST_REQUESTS = 25
OFFERED = ".offer-button"
SHIFTS = """new Promise((resolve) => {
    const seen = new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.value)));
    seen.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([...seen.takeRecords()].map((entry) => entry.value)), 300);
})"""
# The paths of what the browser keeps.
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const of = async (name) => (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname);
    return (await Promise.all((await caches.keys()).map(of))).flat();
}"""


@pytest.fixture
def meter(server: Server) -> Iterator[Meter]:
    with Meter(server.url) as between:
        yield between


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps what it is told to keep."""
    made = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    made.set_default_timeout(30_000)
    yield made
    made.close()


def play_now(page: Page, title: str) -> None:
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name=f"Play {title} now").click()


def shifts(page: Page) -> float:
    return float(sum(page.evaluate(SHIFTS)))


def only_data(asked: list[str]) -> bool:
    """Pages, which bring data along, and answers."""
    return all(re.fullmatch(r"/(t/[^/]+)?|/api/.*", path) for path in asked)


@pytest.mark.parametrize("game", registry.games()[:: 1 if SLOW else 2], ids=lambda game: str(game.name))
def test_the_first_visit_is_light_and_the_second_asks_for_data_only(meter: Meter, context: BrowserContext, game: House) -> None:
    page = context.new_page()
    page.goto(meter.url)
    expect(page.get_by_role("button", name="Play now", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert shifts(page) == 0
    play_now(page, game.title)
    page.locator(OFFERED).first.wait_for()
    expect(page.locator("#favicon")).to_have_attribute("href", re.compile("favicon-turn"))
    page.evaluate(KEPT)
    assert meter.bytes <= MOST_BYTES, (meter.bytes, meter.asked)
    assert len(meter.asked) <= MOST_REQUESTS, meter.asked

    table = page.url
    page.close()
    meter.begin()
    again = context.new_page()
    again.goto(meter.url)
    expect(again.get_by_role("heading", name="Ann")).to_be_visible()
    again.wait_for_load_state("networkidle")
    again.goto(table)
    again.locator(OFFERED).first.wait_for()
    assert only_data(meter.asked), meter.asked


def test_nothing_moves_while_a_table_is_drawn_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann", size="phone", touch=True)
    table = ann.make_table([ME, BOT, BOT])
    while not ann.tab.request.get(f"{ann.url}/api/tables/{table}/scene").json()["offers"]:
        ann.page.wait_for_timeout(50)
    ann.go_to(f"/t/{table}")
    ann.offers.first.wait_for()
    expect(ann.page.get_by_role("region", name="Text view").locator("table").first).to_be_attached()
    assert shifts(ann.page) == 0


@pytest.fixture
def changing(wildcat: Path, tmp_path: Path) -> Path:
    """A game from outside whose files may be changed."""
    folder = tmp_path / "packages"
    shutil.copytree(wildcat, folder)
    return folder


def test_a_page_from_before_an_upgrade_renews_itself(changing: Path, tmp_path: Path, context: BrowserContext) -> None:
    database = tmp_path / "gusher.db"
    with Server(database, packages=changing) as before, Meter(before.url) as meter:
        page = context.new_page()
        page.goto(meter.url)
        expect(page.get_by_role("button", name="Play now", exact=True)).to_be_visible()
        old = page.evaluate(KEPT)
        assert before.stop() == 0
        board = next(changing.rglob("web/board.css"))
        board.write_text(board.read_text(encoding="utf-8") + "\n.wildcat { outline: 3px solid rgb(1, 2, 3); }\n", encoding="utf-8")
        with Server(database, packages=changing) as after:
            meter.to = after.url
            play_now(page, "Wildcat")
            page.locator(OFFERED).first.wait_for()
            expect(page.locator(".wildcat")).to_have_css("outline-color", "rgb(1, 2, 3)")
            page.wait_for_function(f"({KEPT})().then((kept) => kept.length && !kept.includes({old[0]!r}))")


def test_without_a_network_the_start_page_says_so_and_goes_on_by_itself(meter: Meter, context: BrowserContext, tmp_path: Path) -> None:
    page = context.new_page()
    page.goto(meter.url)
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Jetzt spielen", exact=True)).to_be_visible()
    page.wait_for_function(f"({KEPT})().then((kept) => kept.some((path) => path.endsWith('/de.ftl')))")
    kept = page.evaluate(KEPT)
    assert all(path.startswith("/assets/") for path in kept), kept

    meter.hang_up()
    page.goto(meter.url)
    expect(page.get_by_role("heading", name="Kein Netz")).to_be_visible()
    assert examine(Visitor(page, meter.url, tmp_path)) == []
    meter.cut = False
    expect(page.get_by_role("button", name="Jetzt spielen", exact=True)).to_be_visible(timeout=20_000)


def test_whoever_changes_the_page_gets_its_files_as_they_lie_there(tmp_path: Path, context: BrowserContext) -> None:
    with Server(tmp_path / "gusher.db", "--plain") as server, Meter(server.url) as meter:
        page = context.new_page()
        page.goto(meter.url)
        play_now(page, "Giganten")
        page.locator(OFFERED).first.wait_for()
        assert {"/static/app.js", "/static/css/table.css", "/games/giganten/board.js", "/games/giganten/data.json"} <= set(meter.asked)
        assert not [path for path in meter.asked if path.startswith("/assets/")]


def test_the_page_can_be_installed(meter: Meter, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(meter.url)
    page.evaluate(KEPT)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert "Gusher" in manifest["data"]
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])
