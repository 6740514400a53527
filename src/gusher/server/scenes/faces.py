"""What the clocks of a table show. Everybody sees all of them: who is asked is no secret, and a clock tells no more than that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gusher.server.clockwork import Clock, Period, TimeControl, allowance, low
from gusher.server.stores.store import SeatRow, TableRow
from gusher.server.wire import DaysClock, SeatClock


def periods(control: TimeControl, person: int | None, absences: Mapping[int, Sequence[Period]]) -> Sequence[Period]:
    """When the clock of a person stands though he is asked: never a live one."""
    if person is None or not isinstance(control, DaysClock):
        return ()
    return absences.get(person, ())


def faces(table: TableRow, absences: Mapping[int, Sequence[Period]], at: float) -> list[SeatClock]:
    """Of the people who play themselves, and of those whose time was up."""
    control = table.clock
    if control is None or not table.clocks:
        return []
    shown = [seat for seat in table.seats if seat.seat in table.clocks and (seat.kind == "person" or table.clocks[seat.seat].out)]
    over = table.status != "running"
    return [face(control, table.clocks[seat.seat], seat, periods(control, seat.person, absences), at, over) for seat in shown]


def face(control: TimeControl, clock: Clock, seat: SeatRow, away: Sequence[Period], at: float, over: bool) -> SeatClock:
    left = clock.remaining(at, away)
    out = clock.out and (over or seat.played_by is not None)
    if clock.out and not out:  # he is back, and has this when he is asked
        left = max(left, allowance(control))
    stands = next(([round(start - at, 1), round(end - at, 1)] for start, end in sorted(away) if end > at), None)
    runs = clock.since is not None
    return SeatClock(
        clock.seat, round(left, 1), round(min(left, clock.left), 1), low(control), runs, out, stands if runs else None
    )


def time_left(table: TableRow, person: int | None, absences: Mapping[int, Sequence[Period]], at: float) -> float | None:
    """The seconds that a person has to choose, where a clock of his runs."""
    own = {seat.seat for seat in table.seats if person is not None and seat.person == person}
    return min((shown.left for shown in faces(table, absences, at) if shown.seat in own and shown.runs), default=None)
