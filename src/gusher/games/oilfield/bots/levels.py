"""The levels of `search` and `master`, which are settings with a name, and those for people (docs/search.md, docs/learned.md)."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=12, horizon=1, look=4, slip=20),
    "medium": Setting(iterations=16, horizon=1, look=4),
    "hard": Setting(iterations=48, horizon=1, look=8),
    "master": Setting(iterations=64, horizon=1, look=6, rivals=4, sure=0.94, rosy=0.29),
}

# Steps that are felt: what each wins against the one before is in docs/learned.md, and `python -m tests.bots.ladder` measures it.
LADDER: Final = {
    "beginner": "learned:waver=0.036",
    "easy": "learned:waver=0.026",
    "medium": "learned:waver=0.018",
    "skilled": "learned:waver=0.011",
    "hard": "learned",
    "expert": "master:iterations=5",
    "champion": "master:iterations=9",
    "master": "master",
}
