"""The record of a table whose rules are not at hand, written from its log alone: for whoever has them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from gusher.core.record import FORMAT, dump
from gusher.server.stores.store import LogRow, TableRow


def text_of(table: TableRow, rows: Sequence[LogRow], count: int | None, luck: Mapping[str, object] | None, box: str | None) -> str:
    """With its first `count` entries, all of them by default; as `Record.text`, but for the result."""
    standing: list[LogRow] = []
    for row in rows:
        if row.back_to is None:
            standing.append(row)
        else:
            standing = [each for each in standing if each.seq < row.back_to]
    standing = standing[:count]
    header: dict[str, Any] = {
        "gusher": FORMAT,
        "game": table.game,
        "seats": len(table.seats),
        "options": table.options,
        "rules": table.rules,
        "data": table.data,
        "players": [seat.name for seat in table.seats],
    }
    if table.begun is not None:
        header["begun"] = {"at": min(table.begun, len(standing))} | ({} if luck is None else {"luck": luck})
    elif luck is not None:
        header["luck"] = luck
    if box is not None:
        header["box"] = json.loads(box)
    lines = [{"chance": row.action} if row.seat is None else {"seat": row.seat, "do": row.action} for row in standing]
    return "\n".join(dump(line) for line in [header, *lines]) + "\n"
