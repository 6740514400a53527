"""A real Chromium against a real server. Whatever goes wrong inside a page fails the test that opened it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.tables import Visitor
from tests.server.serving import Server

Visit = Callable[..., Visitor]

# A refusal is an answer, not a mistake of the page; and a server that is gone for a while is what some tests are about.
# Playwright says that it blocks what only test_load is about.
EXPECTED = ("Failed to load resource", "WebSocket connection to", "Service Worker registration blocked")
PATIENCE = 15_000  # milliseconds: the machine does more than this
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "zoomed": (720, 450), "phone": (390, 844)}


def find_chromium() -> str:
    # The first is the same browser without the parts that draw windows, which costs a quarter less.
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found is not None:
            return found
    pytest.fail("the browser tests need Chromium on the PATH (Debian: apt-get install chromium)")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "gusher.db") as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server, tmp_path: Path) -> Iterator[Visit]:
    """`visit()` is somebody with a browser of his own, at the lobby."""
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            mistakes.append(message.text)

    def watch(page: Page) -> None:
        page.on("console", note)
        page.on("pageerror", lambda error: mistakes.append(str(error)))

    def arrive(
        name: str | None = None, size: str = "wide", locale: str = "en-GB", dark: bool = False, touch: bool = False, url: str = server.url
    ) -> Visitor:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        visitor = Visitor(page, url, tmp_path)
        if name is not None:
            visitor.is_called(name)
        return visitor

    yield arrive
    for context in contexts:
        context.close()
    assert mistakes == []
