"""Is what people saw of a table what one log would have shown them, whoever they asked?

A table's log is an object with one operation: append an entry that answers the question which one has seen, at a number that one expects.
It knows nothing of servers. A history is what clients have noted, by one clock: their attempts to append, and their sights of the log. It
is linearizable if every attempt can be given a moment between its beginning and its answer, such that the log, grown in the order of these
moments, is the one that is there at the end:

- what was acknowledged is there, once, with the number that was told; what was refused is not; what was never answered may be there;
- an entry stands after all that its author had seen, and answers a question that nobody had answered before him;
- what had been answered or seen before something was begun stands before it;
- everybody who sees an entry sees the same, which is what is there at the end: there is no other branch;
- a stream does not go back.

The numbers of entries give the order, so that no search is needed: an entry came about after each entry before it was begun, and before
anybody had seen it or any entry after it. Sights may lag behind (a stream tells what its server has heard of), but tell nothing else.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf


class Outcome(Enum):
    ACKNOWLEDGED = "acknowledged"
    REFUSED = "refused"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Entry:
    """Of the log at the end. `seat` is None for a chance outcome, `command` where nobody outside asked for it; `back_to` takes back."""

    seat: int | None
    action: str
    command: str | None = None
    back_to: int | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """`seen` is the number of entries that its author had seen; `number` that with which it was acknowledged: entries after it was carried
    out, with the chances that it led to."""

    command: str
    seat: int
    action: str
    seen: int
    began: float
    outcome: Outcome = Outcome.UNKNOWN
    answered: float = inf
    number: int = 0


@dataclass(frozen=True, slots=True)
class Sight:
    """At that time a stream showed the log with so many entries. `told`: what it said of each entry that it told about; who looks as the
    same `viewer` is told the same of it."""

    stream: str
    viewer: str
    at: float
    number: int
    told: tuple[tuple[int, str], ...] = ()


def faults(log: Sequence[Entry], attempts: Iterable[Attempt], sights: Iterable[Sight]) -> list[str]:
    """Why the history is not one of that log; nothing if it is."""
    attempts, sights = list(attempts), sorted(sights, key=lambda sight: sight.at)
    places: dict[str, list[int]] = defaultdict(list)
    for number, entry in enumerate(log):
        if entry.command is not None:
            places[entry.command].append(number)
    return [
        *strangers(places, attempts),
        *(fault for attempt in attempts for fault in of_attempt(log, places.get(attempt.command, []), attempt)),
        *branches(len(log), sights),
        *out_of_order(len(log), places, attempts, sights),
    ]


def strangers(places: dict[str, list[int]], attempts: list[Attempt]) -> Iterator[str]:
    for command in places.keys() - {attempt.command for attempt in attempts}:
        yield f"{command} is in the log, and nobody has sent it"


def of_attempt(log: Sequence[Entry], places: list[int], attempt: Attempt) -> Iterator[str]:
    name = attempt.command
    if len(places) > 1:
        yield f"{name} is in the log {len(places)} times, at {places}"
    if attempt.outcome is Outcome.REFUSED and places:
        yield f"{name} was refused, and is in the log at {places[0]}"
    if attempt.outcome is Outcome.ACKNOWLEDGED and not places:
        yield f"{name} was acknowledged with {attempt.number}, and is not in the log"
    if not places:
        return
    place = places[0]
    if (log[place].seat, log[place].action) != (attempt.seat, attempt.action):
        yield f"{name} is in the log at {place} as another choice"
    if attempt.outcome is Outcome.ACKNOWLEDGED and attempt.number != (end := end_of(log, place)):
        yield f"{name} was acknowledged with {attempt.number}, and is in the log from {place} to {end}"
    if place < attempt.seen:
        yield f"{name} stands at {place}, before what its author had seen: {attempt.seen} entries"
    for number in range(attempt.seen, place):
        if log[number].seat == attempt.seat or log[number].back_to is not None:
            yield f"{name} at {place} answers a question of {attempt.seen}, which was settled at {number}"
            break


def end_of(log: Sequence[Entry], place: int) -> int:
    """Chances belong to what led to them."""
    end = place + 1
    while end < len(log) and log[end].seat is None and log[end].back_to is None:
        end += 1
    return end


def branches(length: int, sights: list[Sight]) -> Iterator[str]:
    told: dict[tuple[str, int], tuple[str, str]] = {}
    newest: dict[str, int] = {}
    for sight in sights:
        if sight.number > length:
            yield f"{sight.stream} saw {sight.number} entries of {length}"
        if sight.number < newest.get(sight.stream, 0):
            yield f"{sight.stream} went back from {newest[sight.stream]} to {sight.number}"
        newest[sight.stream] = max(sight.number, newest.get(sight.stream, 0))
        for entry, what in sight.told:
            stream, before = told.setdefault((sight.viewer, entry), (sight.stream, what))
            if before != what:
                yield f"{sight.stream} saw another entry {entry} than {stream}: {what} and {before}"


def out_of_order(length: int, places: dict[str, list[int]], attempts: list[Attempt], sights: list[Sight]) -> Iterator[str]:
    """Entry k has come about at the latest when somebody knew of k or of one after it, and not before any entry up to it was begun."""
    known = [inf] * (length + 1)  # when it was first known that there are more entries than this number
    for sight in sights:
        if 0 < sight.number <= length:
            known[sight.number - 1] = min(known[sight.number - 1], sight.at)
    for attempt in attempts:
        if attempt.outcome is Outcome.ACKNOWLEDGED and 0 < attempt.number <= length:
            known[attempt.number - 1] = min(known[attempt.number - 1], attempt.answered)
    for number in range(length - 1, -1, -1):
        known[number] = min(known[number], known[number + 1])
    last, whose = -inf, ""
    authors = {places[attempt.command][0]: attempt for attempt in attempts if places.get(attempt.command)}
    for number in range(length):
        author = authors.get(number)
        if author is not None and author.began > last:
            last, whose = author.began, author.command
        if known[number] < last:
            yield f"entry {number} was known before {whose} was begun, which stands at or before it"
            return
