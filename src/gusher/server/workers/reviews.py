"""Reviews of finished games, computed in a process of their own, one at a time, and kept beside their table.

Those who wait take turns: one review of each party, then the next of each, so that nobody fills the queue for all. A
review of a record from disk is not stored; the last few are remembered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Collection, Hashable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from gusher.core.record import Record
from gusher.review.asking import method
from gusher.review.reviewing import Judged, Review
from gusher.server import wire
from gusher.server.hours import now
from gusher.server.people.limits import Asker, Limits
from gusher.server.refusal import Refusal
from gusher.server.rooms.room import Room
from gusher.server.settings import Settings
from gusher.server.stores.store import ReviewRow, Store, Unreachable
from gusher.server.workers.review_worker import ReviewQuestion
from gusher.server.workers.worker import CRASHES, Crash, Worker

log = logging.getLogger(__name__)

REMEMBERED: Final = 32
TOLD: Final = 1.0  # seconds between two times that other servers hear how far a review is
WORKER: Final = "gusher.server.workers.review_worker"


@dataclass(frozen=True, slots=True)
class Key:
    """What is reviewed: a seat of a table, or of a record from disk by its digest."""

    table: str
    digest: str
    seat: int


    @property
    def name(self) -> str:
        return f"{self.table or self.digest} {self.seat}"


class Elsewhere(Protocol):
    """What other servers make, by name."""

    async def find(self, name: str) -> tuple[str, str | None] | None:
        """How far it is, and what is known of it, as JSON."""
        ...

    async def claim(self, name: str) -> bool:
        """Whether it is for us to make."""
        ...

    async def tell(self, name: str, state: str, review: str | None) -> None:
        """How far we are with it."""
        ...


@dataclass(slots=True, eq=False)
class Job:
    """A review that somebody asked for."""

    key: Key
    record: str
    asker: Asker | None
    state: wire.ReviewState = "waiting"
    review: Review | None = None

    @property
    def ended(self) -> bool:
        return self.state in ("done", "failed")


class Reviews:
    def __init__(self, store: Store, settings: Settings, limits: Limits) -> None:
        self.store = store
        self.settings = settings
        self.limits = limits
        self.jobs: dict[Key, Job] = {}
        self.waiting: dict[Hashable, deque[Job]] = {}  # by party; whose turn is next comes first
        self.worker = Worker(WORKER)
        self.task: asyncio.Task[None] | None = None
        self.elsewhere: Elsewhere | None = None  # where there may be other servers
        self.told = 0.0  # when others last heard how far we are

    async def find(self, key: Key, game: str) -> Job | None:
        """What is under way, remembered or stored."""
        job = self.jobs.get(key)
        if job is None and key.table:
            row = await self.store.review(key.table, key.seat)
            review = None if row is None else self.read(row, game)
            if review is not None:
                job = self.jobs.setdefault(key, Job(key, "", None, "done", review))
                self.forget_old()
        return job if job is not None else await self.look_elsewhere(key)

    async def look_elsewhere(self, key: Key) -> Job | None:
        found = None if self.elsewhere is None else await self.elsewhere.find(key.name)
        if found is None or (key.table and found[0] == "done"):  # which is stored, or was by another method
            return None
        state, review = found
        known = None if review is None else msgspec.json.decode(review, type=Review)
        return Job(key, "", None, msgspec.convert(state, wire.ReviewState), known)

    async def tell(self, job: Job) -> None:
        """Others, now and then."""
        if self.elsewhere is not None and (job.ended or time.monotonic() > self.told + TOLD):
            self.told = time.monotonic()
            with suppress(Unreachable):
                kept = job.key.table and job.ended  # elsewhere
                review = None if job.review is None or kept else msgspec.json.encode(job.review).decode()
                await self.elsewhere.tell(job.key.name, job.state, review)

    def read(self, row: ReviewRow, game: str) -> Review | None:
        """A stored review, if this server would make the same."""
        try:
            review = msgspec.json.decode(row.review, type=Review)
        except msgspec.MsgspecError:
            return None
        return review if (review.method, review.iterations) == (method(game), self.settings.review_iterations) else None

    async def ask(self, key: Key, record: Record, asker: Asker) -> Job:
        """Let a review be made, if that has not been done and is not under way."""
        job = await self.find(key, record.game.name)
        if job is not None and job.state != "failed":
            return job
        self.check_limits(asker)
        if self.elsewhere is not None and not await self.elsewhere.claim(key.name):
            return await self.look_elsewhere(key) or Job(key, "", None)
        job = Job(key, record.text(), asker)
        self.jobs.pop(key, None)
        self.jobs[key] = job
        self.waiting.setdefault(asker.party, deque()).append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        return job

    def check_limits(self, asker: Asker) -> None:
        under_way = [job.asker for job in self.jobs.values() if job.asker is not None and not job.ended]
        of_person = self.settings.reviews_of_strangers if asker.person is None else self.settings.reviews_per_person
        if sum(1 for other in under_way if other.person == asker.person) >= of_person:
            raise Refusal(429, "too-many-reviews", most=of_person)
        of_address = self.settings.reviews_per_address
        if asker.address is not None and sum(1 for other in under_way if other.address == asker.address) >= of_address:
            raise Refusal(429, "too-many-reviews", most=of_address)
        if len(under_way) >= self.settings.reviews_waiting:
            raise Refusal(429, "reviews-busy")
        self.limits.review(asker)

    def ahead(self, job: Job | None) -> int:
        """How many come before it, if nobody else asks."""
        queue = self.waiting.get(job.asker.party) if job is not None and job.asker is not None else None
        if job is None or queue is None or job not in queue:
            return 0
        rounds = queue.index(job)
        before = rounds + sum(1 for other in self.jobs.values() if other.state == "working")
        first = True  # parties whose turn comes before ours
        for other in self.waiting.values():
            first = first and other is not queue
            before += min(len(other), rounds + first) if other is not queue else 0
        return before

    def next(self) -> Job:
        """The first of the party whose turn it is, which then goes to the end."""
        party = next(iter(self.waiting))
        queue = self.waiting.pop(party)
        job = queue.popleft()
        if queue:
            self.waiting[party] = queue
        return job

    # The work

    async def run(self) -> None:
        while self.waiting:
            job = self.next()
            job.state = "working"
            try:
                async with asyncio.timeout(self.settings.review_seconds):
                    review = await self.compute(job)
                if job.key.table:
                    row = ReviewRow(job.key.seat, msgspec.json.encode(review).decode(), now())
                    await self.store.keep_review(job.key.table, row)
                job.state = "done"
            except (Crash, TimeoutError) as failed:
                log.error("the review of seat %d of %s failed: %r", job.key.seat, job.key.table or "a record", failed)
                job.state = "failed"
            except Exception:
                log.exception("the review of seat %d of %s failed", job.key.seat, job.key.table or "a record")
                job.state = "failed"
            finally:
                job.record = ""
                await self.worker.stop()
            await self.tell(job)
            self.forget_old()

    async def compute(self, job: Job) -> Review:
        """Made by a process that may die: the next one goes on where it was, unless none gets any further."""
        crashes = known = 0
        while True:
            try:
                return await self.advance(job)
            except (Crash, msgspec.MsgspecError):
                await self.worker.stop()
                before, known = known, len(job.review.judged) if job.review is not None else 0
                crashes = 1 if known > before else crashes + 1
                if crashes == CRASHES:
                    raise

    async def advance(self, job: Job) -> Review:
        judged = job.review.judged if job.review is not None else []
        question = ReviewQuestion(job.record, job.key.seat, self.settings.review_iterations, judged)
        first = await self.worker.ask(msgspec.json.encode(question))
        review = job.review = msgspec.json.decode(first, type=Review)
        while not review.complete:
            review.judged.append(msgspec.json.decode(await self.worker.hear(), type=Judged))
            await self.tell(job)
        return review

    def forget(self, tables: Collection[str]) -> None:
        """What is remembered of these tables may not be stored any more."""
        for key in [key for key, job in self.jobs.items() if key.table in tables and job.ended]:
            del self.jobs[key]

    def forget_old(self) -> None:
        ended = [key for key, job in self.jobs.items() if job.ended]
        for key in ended[: max(0, len(ended) - REMEMBERED)]:
            del self.jobs[key]

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.stop()


# What is asked, and what is shown


async def finished(room: Room) -> tuple[Record, list[int]]:
    """The record of a table whose game is over, and for each of its entries the moment before it."""
    async with room.lock:
        if room.history is None:
            raise Refusal(409, "outdated" if room.outdated else "not-begun")
        if room.table.status != "over":
            raise Refusal(409, "not-over")
        return room.history.record, room.history.places


def shown(job: Job | None, seat: int, ahead: int, moments: list[int] | None) -> wire.Review:
    """A review as far as it is done; `moments` are those of the table, which also counts what was taken back."""
    review = job.review if job is not None else None
    if job is None or review is None:
        state: wire.ReviewState = "none" if job is None else job.state
        return wire.Review("" if job is None else job.key.digest, seat, state, ahead, 0, 0, None, [], [])

    def moment(judged: Judged) -> int:
        return judged.moment if moments is None else moments[judged.moment]

    verdicts = [
        wire.Verdict(moment(each), each.options, each.played, each.best, each.chance, each.best_chance, each.noise)
        for each in review.judged
    ]
    mistakes = [moment(each) for each in review.mistakes()]
    result = review.result if job.state == "done" else None
    return wire.Review(job.key.digest, seat, job.state, ahead, review.iterations, review.total, result, verdicts, mistakes)
