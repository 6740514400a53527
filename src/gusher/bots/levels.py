"""The levels of `search`: for every game three settings with a name. `docs/search.md` has what they were measured to win."""

from __future__ import annotations

from typing import Final

from gusher.bots.search_setting import Setting

LEVELS: Final[dict[str, dict[str, Setting]]] = {
    "oilfield": {
        "easy": Setting(iterations=30, prior=1.0),
        "medium": Setting(iterations=60, horizon=1, look=4),
        "hard": Setting(iterations=48, horizon=1, look=8),
    },
    "mcmulti": {
        "easy": Setting(iterations=30, horizon=2, prior=1.0),
        "medium": Setting(iterations=60, horizon=2, look=4),
        "hard": Setting(iterations=200, horizon=2, look=4),
    },
    "giganten": {
        "easy": Setting(iterations=30, horizon=2, prior=1.0),
        "medium": Setting(iterations=60, horizon=1, look=4),
        "hard": Setting(iterations=64, horizon=1, look=20, width=6, trust=0.1),
    },
    "interbellum": {
        "easy": Setting(iterations=30, horizon=4, prior=1.0),
        "medium": Setting(iterations=60, horizon=4, look=4),
        "hard": Setting(iterations=128, horizon=4, look=20, rivals=0, width=8, trust=0.1),
    },
}
