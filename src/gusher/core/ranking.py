"""Places at the end of a game."""

from __future__ import annotations


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by descending key, equal keys sharing one."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
