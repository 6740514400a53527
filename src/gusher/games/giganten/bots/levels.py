"""The levels of `search` and `master`, which are settings with a name, and those for people (docs/search.md, docs/learned.md)."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=8, horizon=1, look=4, width=4, slip=10),
    "medium": Setting(iterations=16, horizon=1, look=20, width=4),
    "hard": Setting(iterations=48, horizon=1, look=20, width=6),
    "master": Setting(iterations=96, width=8, explore=0.5, sure=0.96, rosy=0.06),
}

# Steps that are felt: what each wins against the one before is in docs/learned.md, and `python -m tests.bots.ladder` measures it.
LADDER: Final = {
    "beginner": "learned:waver=0.034",
    "easy": "learned:waver=0.0245",
    "medium": "learned:waver=0.017",
    "hard": "learned:waver=0.01",
    "expert": "learned",
    "champion": "master:iterations=16",
    "master": "master",
}
