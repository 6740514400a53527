"""axe on a page: all of it at first, then what has changed since, which is most of the proof for less than half of the time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.tables import Visitor
from tests.length import SLOW

AXE: Final = (Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# Colours are the same on all sizes, and sizes in both lights. In short each page is looked at once: boards by night, because the games that
# are played in every language are looked at on a desk by day; and what is read by turns.
DAY, NIGHT = ("wide", False), ("phone", True)
by_day = pytest.mark.parametrize(("size", "dark"), [DAY, NIGHT] if SLOW else [DAY])
by_night = pytest.mark.parametrize(("size", "dark"), [DAY, NIGHT] if SLOW else [NIGHT])
# axe remembers what it has measured while it goes from rule to rule: what it says of a page that changes meanwhile means nothing, so it
# looks again. What has just changed is drawn first, in its own colours. Nothing is preloaded, which only rules want that are not asked for;
# and those that find nothing serious need not look.
EXAMINE: Final = """async (whole) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const first = !("examined" in window);
  if (first) {
    window.examined = { changed: new Set(), changes: 0 };
    new MutationObserver((records) => {
      examined.changes += records.length;
      for (const { type, target, addedNodes } of records) {
        const added = [...addedNodes].filter((node) => node instanceof Element);
        for (const node of added.length ? added : type === "childList" || type === "attributes" ? [target] : [target.parentElement]) {
          if (node) examined.changed.add(node);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  const there = [...examined.changed].filter((node) => document.body.contains(node) && !node.matches("script, style"));
  const changed = there.filter((node) => !there.some((other) => other !== node && other.contains(node)));
  if (!first && !whole && !changed.length) return [];
  let scope = first || whole ? document : { include: changed };
  const serious = ({ enabled, impact, tags }) => enabled && ["serious", "critical"].includes(impact) && !tags.includes("experimental");
  const runOnly = axe._audit.rules.filter(serious).map(({ id }) => id);
  let bad = [];
  for (let tries = 0; tries < 5; tries++) {
    const { changes } = examined;
    examined.changed.clear();
    const { violations } = await axe.run(scope, { runOnly, resultTypes: ["violations"], preload: false, selectors: false });
    bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    if (!bad.length || examined.changes === changes) break;
    scope = document;
  }
  return bad.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""


def examine(person: Visitor, whole: bool = False) -> list[str]:
    """What is serious: of the whole page when it is looked at for the first time or that is wanted, else of what has changed since."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    found: list[str] = person.page.evaluate(EXAMINE, whole)
    return found
