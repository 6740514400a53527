"""The levels of `search`: three settings with a name. `docs/search.md` has what they were measured to win."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=12, horizon=4, look=8, width=4, slip=30),
    "medium": Setting(iterations=16, horizon=4, look=20, width=4),
    "hard": Setting(iterations=48, horizon=4, look=20, width=5),
    "master": Setting(iterations=96, width=8, explore=0.5),
}
