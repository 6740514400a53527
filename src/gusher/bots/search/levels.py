"""The levels of `search` in a game that has not measured its own: every play-out goes to the end."""

from __future__ import annotations

from typing import Final

from gusher.bots.search.setting import Setting

LEVELS: Final[dict[str, Setting]] = {
    "easy": Setting(iterations=8, slip=20),
    "medium": Setting(iterations=48),
    "hard": Setting(iterations=192),
    "master": Setting(iterations=192, width=16),
}
