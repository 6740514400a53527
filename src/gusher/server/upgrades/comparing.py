"""A log replayed under rules or a box that may be others than those it was written under.

It can go on if every choice is legal, every question is the same and the position is the same, at every moment. If not, it is known up to
the last moment at which the position was the same. Of entries that nobody has stamped (those of the last second before a server was
killed, and those from before there were stamps) it is asked that they are legal and that chance draws the same.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gusher.core.errors import GusherError, IllegalAction, SetupError
from gusher.core.game import Game
from gusher.faults import GameFailed, naming_games
from gusher.luck import Luck, Unfixed
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow, Parted, PlayedBy, TableRow
from gusher.server.upgrades.stamps import Stamps

log = logging.getLogger(__name__)

DIGITS: Final = 64  # that are kept of the version of a box


class PartHere(Exception):
    """The position of that moment is another one; or it is the same, and what follows is not."""

    def __init__(self, moment: int, why: str) -> None:
        super().__init__(moment, why)
        self.at: int | None = moment - 1 if why == "position" else moment
        if self.at < 0:
            self.at = None
        self.why = why


@dataclass(slots=True)
class Repeated:
    """A log as these rules tell it: all of it, or up to where they part from those that it was written under."""

    history: History | None
    parted: Parted | None = None
    unproven: int = 0  # entries at its end of which only is known that they are legal


def game_of(table: TableRow, find: Callable[[str], Game], box: str | None = None) -> Game | None:
    """The game of a table, by the rules that we have. `box` is what is in a box of its owner, where that matters."""
    try:
        game = find(table.game)
        return game if table.box is None or box is None else game.with_data(json.loads(box))
    except SetupError:
        return None


def is_ours(table: TableRow, game: Game) -> bool:
    """Whether the table is played by the rules and out of the box that we have. A box of somebody's own never changes."""
    return table.rules == game.rules_version and (table.box is not None or table.data == game.data_version[:DIGITS])


def playable(table: TableRow, find: Callable[[str], Game], box: str | None = None) -> Game | None:
    """The game of a table, if we play it by the same rules and out of the same box."""
    game = game_of(table, find, box)
    return game if game is not None and is_ours(table, game) else None


def is_parted(table: TableRow, find: Callable[[str], Game]) -> bool:
    """Whether it is known that a table cannot go on here."""
    game = game_of(table, find)
    if game is None:
        return True
    return table.parted is not None and (table.parted.rules, table.parted.data) == version_of(game)


def version_of(game: Game) -> tuple[str, str]:
    return game.rules_version, game.data_version[:DIGITS]


def ways(table: TableRow) -> list[PlayedBy]:
    """What a table was played by, from when on."""
    return table.versions or [PlayedBy(0, table.rules, table.data, "")]


def nothing(history: History, command: str | None) -> None:
    pass


def repeat(
    game: Game,
    table: TableRow,
    rows: Sequence[LogRow],
    luck: Luck | Unfixed,
    stamps: Stamps,
    notice: Callable[[History, str | None], None] = nothing,
) -> Repeated:
    """`notice` is called at every moment, with the command that has led there. Raises `GameFailed` if the rules that it names fail."""
    ours = is_ours(table, game)
    history: History | None = None
    try:
        with naming_games():
            history = begin(game, table)
            for row in walk(history, rows, notice):
                if not ours:
                    compare(history, row, luck, stamps)
            if not ours:
                compare_end(history, table, stamps)
    except PartHere as found:
        return part(game, table, rows, found.at, found.why, "")
    except (GameFailed, GusherError) as refused:
        if ours and isinstance(refused, GameFailed):
            raise
        if ours:
            log.exception("table %s does not follow the rules that it names", table.id)
        why = "failed" if isinstance(refused, GameFailed) else "setup" if history is None else "refused"
        section = refused.section if isinstance(refused, GameFailed | IllegalAction) else ""
        return part(game, table, rows, None if history is None else history.seq, why, section)
    except Exception:
        if ours:
            raise
        log.exception("table %s fails under other rules than its own", table.id)
        return part(game, table, rows, None if history is None else history.seq, "failed", "")
    return Repeated(history, None, 0 if ours else max(0, history.seq + 1 - max(1, stamps.count)))


def begin(game: Game, table: TableRow) -> History:
    return History(game, len(table.seats), table.options, [seat.name for seat in table.seats], table.begun)


def walk(history: History, rows: Sequence[LogRow], notice: Callable[[History, str | None], None]) -> Iterator[LogRow]:
    """Every row before it is done: chances belong to the command that led to them, and several choices of one are taken back as one."""
    command: str | None = None
    first = 0
    for row in rows:
        notice(history, command)
        yield row
        repeated = row.seat is not None and row.command is not None and row.command == command
        history.again(row, first if repeated else None)
        if row.seat is not None and not repeated:
            command, first = row.command, row.seq
    notice(history, command)


def part(game: Game, table: TableRow, rows: Sequence[LogRow], at: int | None, why: str, section: str) -> Repeated:
    """What all agree on is told anew: where they part is found out one entry later."""
    history = None
    if at is not None:
        history = begin(game, table)
        for _ in walk(history, rows[:at], nothing):
            pass
    return Repeated(history, Parted(*version_of(game), at, why, section))


def compare(history: History, row: LogRow, luck: Luck | Unfixed, stamps: Stamps) -> None:
    """Before that row."""
    moment = history.seq
    if moment < stamps.count:
        why = stamps.difference(moment, history.state)
        if why == "question":
            history.again(row)  # which may be refused
        if why is not None:
            raise PartHere(moment, why)
    elif row.seat is None and row.back_to is None and moment >= history.fence and isinstance(luck, Luck) and history.state.chance:
        if history.state.sample(luck.chance(history.drawn)).notation != row.action:
            raise PartHere(moment, "chance")


def compare_end(history: History, table: TableRow, stamps: Stamps) -> None:
    why = stamps.difference(history.seq, history.state) if history.seq < stamps.count else None
    if why is None and table.status == "over" and not history.state.over:
        why = "result"
    result = table.summary.result
    if why is None and result is not None and table.status == "over" and table.summary.summed == history.seq:
        s = history.state
        found = [[place, sum(items.values())] for place, items in zip(s.ranking(), s.scores(), strict=True)]
        why = None if found == [list(each) for each in result] else "result"
    if why is not None:
        raise PartHere(history.seq, why)
