"""How often somebody may do what costs the server or other people something: counted by person, by address and by table.

By a clock that nobody sets. Memory is bounded: whoever has been quiet for long enough is forgotten, and so is who has been quiet longest
when there are too many.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from gusher.server.refusal import Refusal
from gusher.server.settings import Settings

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_KEYS: Final = 20_000


class Allowance:
    """So many times within any so many seconds, for each key."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.used: OrderedDict[Hashable, deque[float]] = OrderedDict()  # when, the last used key last

    def wait(self, key: Hashable) -> float:
        """The seconds until it may be used; 0 if that is now."""
        times = self.used.get(key)
        if self.most < 1:
            return self.seconds
        if times is None or len(times) < self.most:
            return 0.0
        return max(0.0, times[0] + self.seconds - self.clock())

    def use(self, key: Hashable) -> None:
        times = self.used.setdefault(key, deque(maxlen=max(1, self.most)))
        times.append(self.clock())
        self.used.move_to_end(key)
        self.forget(self.clock() - self.seconds)

    def forget(self, old: float) -> None:
        """Whoever was last heard of before that, and who was so longest ago as long as there are too many."""
        while len(self.used) > MOST_KEYS or next(iter(self.used.values()))[-1] <= old:
            self.used.popitem(last=False)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, from where. An address that is None is not counted: it is that of a proxy, or of this machine."""

    person: int | None
    address: str | None

    @property
    def party(self) -> Hashable:
        """With whom he shares a turn where parties take turns: people from one address, or all strangers from none."""
        return self.address if self.address is not None else self.person


class Limits:
    """Each refuses with the seconds to wait."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        def allow(most: int, seconds: float) -> Allowance:
            return Allowance(most, seconds, clock)

        self.people = allow(settings.people_per_hour, HOUR)
        self.tries = allow(settings.tries_per_hour, HOUR)
        self.mails = allow(settings.mails_per_hour, HOUR)
        self.tables = allow(settings.tables_per_hour, HOUR)
        self.reviews = allow(settings.reviews_per_hour, HOUR)
        self.records = allow(settings.records_per_minute, MINUTE)
        self.coached = allow(settings.coach_per_minute, MINUTE)
        self.attempts = allow(settings.attempts_per_minute, MINUTE)
        self.checks = allow(settings.checks_per_minute, MINUTE)
        self.wishes = allow(settings.wishes_per_minute, MINUTE)
        self.lines = allow(settings.chat_per_minute, MINUTE)
        self.lines_of_table = allow(settings.chat_of_table_per_minute, MINUTE)
        self.hooks = allow(settings.hooks_per_hour, HOUR)

    def person(self, asker: Asker) -> None:
        """Somebody new."""
        take((self.people, asker.address))

    def enter(self, asker: Asker) -> None:
        """A try to come back."""
        take((self.tries, asker.address))

    def mail(self, asker: Asker, mailbox: str) -> None:
        """To a mailbox that somebody names, whether or not we know it."""
        take((self.mails, asker.person), (self.mails, asker.address), (self.mails, ("to", mailbox)))

    def table(self, asker: Asker) -> None:
        take((self.tables, asker.person), (self.tables, asker.address))

    def review(self, asker: Asker) -> None:
        take((self.reviews, asker.person), (self.reviews, asker.address))

    def record(self, asker: Asker) -> None:
        """One that somebody brings along."""
        take((self.records, asker.person), (self.records, asker.address))

    def coach(self, asker: Asker) -> None:
        """A step of advice."""
        take((self.coached, asker.person), (self.coached, asker.address))

    def attempt(self, asker: Asker) -> None:
        """A move that is tried in a replay."""
        take((self.attempts, asker.person), (self.attempts, asker.address))

    def check(self, asker: Asker) -> None:
        """Of a box, while somebody describes it."""
        take((self.checks, asker.person), (self.checks, asker.address))

    def wish(self, person: int | None) -> None:
        """One that the others have to vote on."""
        take((self.wishes, person))

    def hook(self, asker: Asker) -> None:
        """A place that we shall write to."""
        take((self.hooks, asker.person), (self.hooks, asker.address))

    def line(self, person: int, table: str) -> None:
        """Of chat."""
        take((self.lines, person), (self.lines_of_table, table))


def take(*wanted: tuple[Allowance, Hashable]) -> None:
    """All of it, or a refusal. Persons are counted by their numbers and addresses by their names, so that both share an allowance."""
    counted = [(allowance, key) for allowance, key in wanted if key is not None]
    wait = max((allowance.wait(key) for allowance, key in counted), default=0.0)
    if wait > 0.0:
        raise Refusal(429, "too-fast", seconds=math.ceil(wait))
    for allowance, key in counted:
        allowance.use(key)
