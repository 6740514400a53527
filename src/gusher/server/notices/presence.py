"""Who is at a page of ours, at any: by a stream, or by having asked for something lately, as the start page does all the time."""

from __future__ import annotations

from collections.abc import Callable

from gusher.server.hours import now

FORGOTTEN = 20_000


class Presence:
    """`is_here`: whether somebody has a stream. Who was not seen since the server began may have been here until then."""

    def __init__(self, wait: float, is_here: Callable[[int], bool] = lambda person: False) -> None:
        self.wait = wait
        self.is_here = is_here
        self.began = now()
        self.seen: dict[int, float] = {}

    def visit(self, person: int) -> None:
        """Somebody is here now, or was until now."""
        if len(self.seen) >= FORGOTTEN:
            late = now() - self.wait
            self.seen = {each: at for each, at in self.seen.items() if at > late}
        self.seen[person] = now()

    def away_at(self, person: int) -> float:
        """When somebody counts as away, if he does not come back; it is in the past if he has been away longer."""
        last = now() if self.is_here(person) else self.seen.get(person, self.began)
        return last + self.wait

    def is_unknown(self, person: int) -> bool:
        """Whether somebody was not here since the server began, as far as this one can tell."""
        return person not in self.seen and not self.is_here(person)
