"""The levels of `search`: three settings with a name. `docs/search.md` has what they were measured to win."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=8, horizon=1, look=4, width=4, slip=10),
    "medium": Setting(iterations=16, horizon=1, look=20, width=4),
    "hard": Setting(iterations=48, horizon=1, look=20, width=6),
    "master": Setting(iterations=96, width=8, explore=0.5),
}
