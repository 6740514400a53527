"""The levels of `search` and `master`, which are settings with a name, and those for people (docs/search.md, docs/learned.md)."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=12, horizon=4, look=20, rivals=0, width=4, slip=30),
    "medium": Setting(iterations=32, horizon=4, look=20, rivals=0, width=6),
    "hard": Setting(iterations=96, horizon=4, look=20, rivals=0, width=8),
    "master": Setting(iterations=96, width=8, explore=0.5, sure=1.03, rosy=0.15),
}

# Steps that are felt: what each wins against the one before is in docs/learned.md, and `python -m tests.bots.ladder` measures it.
LADDER: Final = {
    "beginner": "learned:waver=0.07",
    "easy": "learned:waver=0.046",
    "medium": "learned:waver=0.031",
    "skilled": "learned:waver=0.0225",
    "hard": "learned:waver=0.0125",
    "expert": "learned",
    "master": "master",
}
