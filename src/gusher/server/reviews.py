"""Reviews of finished games, computed in a process of their own, one at a time, and kept beside their table.

A review of a record from disk is not stored; the last few are remembered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import Final

import msgspec

from gusher.core.record import Record
from gusher.review.asking import method
from gusher.review.reviewing import Judged, Review
from gusher.server import wire
from gusher.server.bots import Worker
from gusher.server.problems import Refusal
from gusher.server.review_worker import Question
from gusher.server.room import Room
from gusher.server.settings import Settings
from gusher.server.store import ReviewRow, Store

log = logging.getLogger(__name__)

REMEMBERED: Final = 32
WORKER: Final = "gusher.server.review_worker"


@dataclass(frozen=True, slots=True)
class Key:
    """What is reviewed: a seat of a table, or of a record from disk by its digest."""

    table: str
    digest: str
    seat: int


@dataclass(slots=True, eq=False)
class Job:
    """A review that somebody asked for."""

    key: Key
    question: Question | None
    asker: int | None
    state: wire.ReviewState = "waiting"
    review: Review | None = None

    @property
    def ended(self) -> bool:
        return self.state in ("done", "failed")


class Reviews:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.jobs: dict[Key, Job] = {}
        self.waiting: deque[Job] = deque()
        self.worker = Worker(WORKER)
        self.task: asyncio.Task[None] | None = None

    async def find(self, key: Key, game: str) -> Job | None:
        """What is under way, remembered or stored."""
        job = self.jobs.get(key)
        if job is None and key.table:
            row = await self.store.review(key.table, key.seat)
            review = None if row is None else self.read(row, game)
            if review is not None:
                job = self.jobs.setdefault(key, Job(key, None, None, "done", review))
                self.forget_old()
        return job

    def read(self, row: ReviewRow, game: str) -> Review | None:
        """A stored review, if this server would make the same."""
        try:
            review = msgspec.json.decode(row.review, type=Review)
        except msgspec.MsgspecError:
            return None
        return review if (review.method, review.iterations) == (method(game), self.settings.review_iterations) else None

    async def ask(self, key: Key, record: Record, asker: int | None) -> Job:
        """Let a review be made, if that has not been done and is not under way."""
        job = await self.find(key, record.game.name)
        if job is not None and job.state != "failed":
            return job
        self.check_limits(asker)
        job = Job(key, Question(record.text(), key.seat, self.settings.review_iterations), asker)
        self.jobs.pop(key, None)
        self.jobs[key] = job
        self.waiting.append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        return job

    def check_limits(self, asker: int | None) -> None:
        under_way = [job for job in self.jobs.values() if not job.ended]
        own = sum(1 for job in under_way if job.asker == asker)
        most = self.settings.reviews_of_strangers if asker is None else self.settings.reviews_per_person
        if own >= most:
            raise Refusal(429, "too-many-reviews", most=most)
        if len(under_way) >= self.settings.reviews_waiting:
            raise Refusal(429, "reviews-busy")

    def ahead(self, job: Job | None) -> int:
        """How many come before it."""
        if job is None or job not in self.waiting:
            return 0
        return self.waiting.index(job) + sum(1 for other in self.jobs.values() if other.state == "working")

    # The work

    async def run(self) -> None:
        while self.waiting:
            job = self.waiting.popleft()
            job.state = "working"
            try:
                async with asyncio.timeout(self.settings.review_seconds):
                    review = await self.compute(job)
                if job.key.table:
                    row = ReviewRow(job.key.seat, msgspec.json.encode(review).decode(), time.time())
                    await self.store.keep_review(job.key.table, row)
                job.state = "done"
            except Exception:
                log.exception("the review of seat %d of %s failed", job.key.seat, job.key.table or "a record")
                job.state = "failed"
            finally:
                job.question = None
                await self.worker.stop()
            self.forget_old()

    async def compute(self, job: Job) -> Review:
        first = await self.worker.ask(msgspec.json.encode(job.question))
        review = job.review = msgspec.json.decode(first, type=Review)
        while not review.complete:
            review.judged.append(msgspec.json.decode(await self.worker.hear(), type=Judged))
        return review

    def forget_old(self) -> None:
        ended = [key for key, job in self.jobs.items() if job.ended]
        for key in ended[: max(0, len(ended) - REMEMBERED)]:
            del self.jobs[key]

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.stop()


# What is asked, and what is told


async def finished(room: Room) -> tuple[Record, list[int]]:
    """The record of a table whose game is over, and for each of its entries the moment before it."""
    async with room.lock:
        if room.history is None:
            raise Refusal(409, "outdated" if room.outdated else "not-begun")
        if room.table.status != "over":
            raise Refusal(409, "not-over")
        return room.history.record, room.history.standing


def told(job: Job | None, seat: int, ahead: int, moments: list[int] | None) -> wire.Review:
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
