"""The levels of `search`: for every game three settings with a name. `docs/search.md` has what they were measured to win."""

from __future__ import annotations

from typing import Final

from gusher.bots.search_setting import Setting

LEVELS: Final[dict[str, dict[str, Setting]]] = {
    "oilfield": {
        "easy": Setting(iterations=12, horizon=1, look=4, slip=20),
        "medium": Setting(iterations=16, horizon=1, look=4),
        "hard": Setting(iterations=48, horizon=1, look=8),
    },
    "mcmulti": {
        "easy": Setting(iterations=12, horizon=4, look=8, width=4, slip=30),
        "medium": Setting(iterations=16, horizon=4, look=20, width=4),
        "hard": Setting(iterations=48, horizon=4, look=20, width=5),
    },
    "giganten": {
        "easy": Setting(iterations=8, horizon=1, look=4, width=4, slip=10),
        "medium": Setting(iterations=16, horizon=1, look=20, width=4),
        "hard": Setting(iterations=48, horizon=1, look=20, width=6),
    },
    "interbellum": {
        "easy": Setting(iterations=12, horizon=4, look=20, rivals=0, width=4, slip=30),
        "medium": Setting(iterations=32, horizon=4, look=20, rivals=0, width=6),
        "hard": Setting(iterations=96, horizon=4, look=20, rivals=0, width=8),
    },
}
