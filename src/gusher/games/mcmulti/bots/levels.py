"""The levels of `search` and `master`, which are settings with a name, and those for people (docs/search.md, docs/learned.md)."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=12, horizon=4, look=8, width=4, slip=30),
    "medium": Setting(iterations=16, horizon=4, look=20, width=4),
    "hard": Setting(iterations=48, horizon=4, look=20, width=5),
    "master": Setting(iterations=96, width=8, explore=0.5, sure=1.14, rosy=0.09),
}

# Steps that are felt: what each wins against the one before is in docs/learned.md, and `python -m tests.bots.ladder` measures it.
LADDER: Final = {
    "beginner": "learned:waver=0.042",
    "easy": "learned:waver=0.03",
    "medium": "learned:waver=0.021",
    "hard": "learned:waver=0.0145",
    "expert": "learned",
    "champion": "master:iterations=16",
    "master": "master",
}
