"""What time it is, for all that is kept and for all that is promised to people. A test that plays a week turns it on."""

from __future__ import annotations

import time

ahead = 0.0  # seconds before the clock on the wall


def now() -> float:
    """In seconds since 1970."""
    return time.time() + ahead


def drift() -> float:
    """How far the clock on the wall is before one that nobody can set, and that stands while the machine sleeps."""
    return time.time() - time.monotonic()
