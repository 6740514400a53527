"""How long a program waits before it answers for a seat: it should look natural, be easy to follow, and not tell that it is one."""

from __future__ import annotations

import secrets

from gusher.server.scenes.history import History


def pause(history: History, seat: int, delay: float) -> float:
    """About `delay` seconds before a turn, less within it. What is asked, and how much there is to choose from, makes no difference."""
    entries = history.record.entries
    again = bool(entries) and entries[-1].seat == seat
    return delay * (0.4 if again else 1.0) * (0.7 + secrets.randbelow(600) / 1000)
