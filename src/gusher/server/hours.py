"""What time it is, for all that is kept and for all that is promised to people. A test that plays a week turns it on."""

from __future__ import annotations

import time

ahead = 0.0  # seconds before the clock on the wall


def now() -> float:
    """In seconds since 1970."""
    return time.time() + ahead


def steady() -> float:
    """In seconds since any moment; it stands while the machine sleeps, and nobody can set it."""
    return time.monotonic() + ahead
