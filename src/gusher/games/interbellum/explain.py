"""Why something on the table cannot be chosen now. Nothing here decides what is legal: `options` does; this only gives the reason."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.errors import IllegalAction
from gusher.games.interbellum.table import Table

Reasons = list[IllegalAction]


def why_not(s: Table, seat: i64) -> Reasons:
    return []
