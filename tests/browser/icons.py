"""`python -m tests.browser.icons`: the icons of the installed page, out of their drawing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

import gusher
from tests.browser.conftest import find_chromium

FOLDER = Path(gusher.__file__).parent / "web" / "icons"
ROUND = 'rx="104"'
# What the system cuts into its own shape has no corners of its own; the derrick stands well inside.
SIZES = {"icon-192.png": (192, ROUND), "icon-512.png": (512, ROUND), "maskable-512.png": (512, "")}


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    assert ROUND in drawing
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for name, (size, corners) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing.replace(ROUND, corners)}")
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
