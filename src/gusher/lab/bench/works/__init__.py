"""What benches measure: each file has the works of our own and those of peers, for the bench of the same name."""

from __future__ import annotations

from collections.abc import Callable

Work = Callable[[], int]  # does a little, and says how much
Works = dict[str, Work]  # by what is counted
