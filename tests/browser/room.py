"""Whether words have room: nothing on the page is cut off or beyond its edge; and whether they are in its language."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize

from gusher.translation.messages import STOP, WORD
from tests.browser.conftest import SIZES
from tests.browser.tables import Visitor

LOOKED_AT: Final = ("wide", "phone")
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What one sees of each text, and where that is cut. What can be scrolled to is not cut; in a picture, words are part of the drawing. What
# has happened is told in brief above the board, and whole in the log; anything else that is shortened says all of it in its title.
CUT: Final = """() => {
  const faults = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) faults.push(`the page is ${wide} too wide`);
  const unseen = ".visually-hidden, .unseen, [hidden], dialog:not([open]), script, style, select, .skip:not(:focus)";
  const beside = `${unseen}, svg, .story-caption, .recap-short`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const own = node.parentElement;
    if (!node.textContent.trim() || own.closest(beside)) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const fault = rect.width > 1 && cutBy(own, rect);
      if (fault) faults.push(`${fault}: ${node.textContent.trim().slice(0, 60)}`);
    }
  }
  return [...new Set(faults)];

  function named(element) {
    return element.className || `${element.tagName} in ${element.parentElement.className}`;
  }

  function cutBy(own, rect) {
    for (let at = own; at && at !== document.body; at = at.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(at);
      if ([overflowX, overflowY].some((each) => each === "auto" || each === "scroll")) return "";
      if (display === "contents") continue;
      const box = at.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2 || at.closest("[title]")?.title.includes(own.textContent.trim())) return "";
      if (overflowX !== "visible" && (rect.left < box.left - 2 || rect.right > box.right + 2)) return `cut by ${named(at)}`;
      if (overflowY !== "visible" && (rect.top < box.top - 4 || rect.bottom > box.bottom + 4)) return `cut by ${named(at)}`;
      if (position === "fixed") break;
    }
    return rect.left < -1 || rect.right > innerWidth + 1 ? "beyond the edge" : "";
  }
}"""
# Everything that is read or read out, but for what is marked as of another language.
WORDS: Final = """(language) => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const ours = (element) => element.closest("[lang]")?.lang === language && !element.closest("script, style");
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) {
      if (ours(node.parentElement)) said.push(node.textContent);
    } else if (ours(node)) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(node.getAttribute(name) ?? "");
    }
  }
  return said.filter((text) => text.trim());
}"""


def cut(person: Visitor, sizes: tuple[str, ...] = LOOKED_AT) -> dict[str, list[str]]:
    """What has no room, by the size of the page."""
    before = at = person.page.viewport_size
    assert before is not None
    found = {}
    for size in sizes:
        width, height = SIZES[size]
        wanted: ViewportSize = {"width": width, "height": height}
        if at != wanted:
            person.page.set_viewport_size(wanted)
            at = wanted
        person.page.evaluate(DRAWN)
        found[size] = person.page.evaluate(CUT)
    if at != before:
        person.page.set_viewport_size(before)
    return {size: faults for size, faults in found.items() if faults}


def english(person: Visitor, language: str) -> list[str]:
    """Texts with words that only English has."""
    said: list[str] = person.page.evaluate(WORDS, language)
    return [text for text in said if STOP.intersection(word.casefold() for word in WORD.findall(text))] if language != "en" else []
