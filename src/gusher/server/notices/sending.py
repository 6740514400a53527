"""The task that empties the outbox, beside all requests: so many at once and so many a second by each channel, each try within a limit.

What fails is tried again, later each time, until it is too late for it or has been tried often enough. A place where nobody answers at all
is left alone for a while with everything that goes there. Each trouble is logged once, until something arrives there again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from gusher.server.hours import now
from gusher.server.notices import outbox
from gusher.server.notices.channels.channel import Channel, Failed, Rejected, Undelivered
from gusher.server.notices.outbox import PUSH, WEBHOOK, Envelope
from gusher.server.settings import Settings
from gusher.server.stores.store import Store, Unreachable

log = logging.getLogger(__name__)

MOST_COMPLAINTS: Final = 1000
TIDYING: Final = 60.0
CLAIMED: Final = 2.0  # times that one try may take, for which a letter is one server's
GROWTH: Final = 4.0  # of the wait from one try to the next


class Postman:
    def __init__(self, database: Store, settings: Settings, channels: Sequence[Channel]) -> None:
        self.database = database
        self.settings = settings
        self.channels = {channel.name: channel for channel in channels}
        self.free = {name: asyncio.Semaphore(settings.notices_at_once) for name in self.channels}
        self.under_way: dict[int, str] = {}  # channels by the number of the letter, until it is noted what became of it
        self.tasks: set[asyncio.Task[None]] = set()
        self.results: list[tuple[Envelope, Undelivered | None]] = []
        self.down: dict[str, float] = {}  # places where nobody answers, and until when nobody asks there
        self.complaints: set[str] = set()
        self.tidied = 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notice_sweep)
            try:
                await self.sweep()
            except Unreachable:
                pass
            except Exception:
                log.exception("the outbox was not looked after")

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.note()

    async def sweep(self) -> None:
        """Note what has become of the last ones, and begin with the next."""
        await self.note()
        self.down = {place: until for place, until in self.down.items() if until > now()}
        found = await self.database.read(self.next_ones)
        if found and self.database.shared:  # each letter is sent by one server
            until = now() + self.settings.notice_seconds * CLAIMED
            found = await self.database.write(lambda connection: outbox.claim(connection, found, until))
        for envelope in found:
            self.under_way[envelope.id] = envelope.channel
            task = asyncio.create_task(self.deliver(envelope))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def next_ones(self, connection: Connection) -> list[Envelope]:
        """Of each channel as many as it may begin in one sweep, but for those that it has not done with."""
        taken, down = dict(self.under_way), list(self.down)
        found: list[Envelope] = []
        for channel in self.channels:
            busy = [number for number, name in taken.items() if name == channel]
            most = max(1, round(self.settings.notices_per_second * self.settings.notice_sweep)) - len(busy)
            if most > 0:
                found += outbox.due(connection, channel, busy, down, most)
        return found

    async def deliver(self, envelope: Envelope) -> None:
        trouble: Undelivered | None = None
        try:
            async with self.free[envelope.channel]:
                if envelope.place in self.down:  # since it was taken
                    del self.under_way[envelope.id]
                    return
                async with asyncio.timeout(self.settings.notice_seconds):
                    await self.channels[envelope.channel].send(envelope)
        except Undelivered as undelivered:
            trouble = undelivered
        except TimeoutError:
            trouble = Failed("no answer in time", down=True)
        except Exception:
            log.exception("a letter could not be sent")
            trouble = Rejected("a mistake of ours")
        self.complain(envelope, trouble)
        if isinstance(trouble, Failed) and trouble.down:
            self.down[envelope.place] = now() + self.settings.notice_backoff
        self.results.append((envelope, trouble))

    def complain(self, envelope: Envelope, trouble: Undelivered | None) -> None:
        about = f"{envelope.channel} {envelope.place}"
        if trouble is None:
            self.complaints.discard(about)
        elif about not in self.complaints:
            if len(self.complaints) >= MOST_COMPLAINTS:
                self.complaints.clear()
            self.complaints.add(about)
            log.warning("a notice by %s%s: %s", envelope.channel, f" to {envelope.place}" if envelope.place else "", trouble.why)

    async def note(self) -> None:
        """All that has become known since the last time, in one transaction; now and then also what is too late."""
        results, self.results = self.results, []
        if results:
            try:
                await self.database.write(lambda connection: self.note_all(connection, results))
            except Unreachable:
                self.results = results + self.results
                raise
            for envelope, _ in results:
                del self.under_way[envelope.id]
        if now() >= self.tidied + TIDYING:
            self.tidied = now()
            await self.database.write(outbox.take_off_late)

    def note_all(self, connection: Connection, results: list[tuple[Envelope, Undelivered | None]]) -> None:
        done: list[int] = []
        for envelope, trouble in results:
            until = now() + self.wait(envelope, trouble)
            if isinstance(trouble, Failed) and envelope.tries + 1 < self.settings.notice_tries and until < envelope.expires:
                outbox.postpone(connection, envelope, until)
            else:
                done.append(envelope.id)
            if envelope.channel == PUSH and isinstance(trouble, Rejected) and trouble.gone:
                outbox.drop_browser(connection, envelope.target)
            if envelope.channel == WEBHOOK and envelope.person is not None:
                self.note_webhook(connection, envelope.person, envelope.target, trouble)
        outbox.take_off(connection, done)

    def note_webhook(self, connection: Connection, person: int, url: str, trouble: Undelivered | None) -> None:
        if trouble is None:
            outbox.count_success(connection, person, url)
        elif isinstance(trouble, Rejected) and trouble.gone:
            outbox.switch_off(connection, person, url, trouble.gone)
        else:
            outbox.count_failure(connection, person, url, self.settings.webhook_failures)

    def wait(self, envelope: Envelope, trouble: Undelivered | None) -> float:
        """What was asked for, or four times as long as the last time."""
        usual = self.settings.notice_backoff * GROWTH**envelope.tries
        asked = trouble.wait if isinstance(trouble, Failed) else None
        return usual if asked is None else max(usual, asked)
