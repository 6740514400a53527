"""Reviews of finished games: who may have one, where it is made, and that it stays."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gusher.core.record import Record
from gusher.core.rng import Rng
from gusher.luck import Unfixed
from gusher.review.asking import method
from gusher.review.reviewing import Judged, Review
from gusher.server.people.limits import Asker, Limits
from gusher.server.refusal import Refusal
from gusher.server.scenes.history import History
from gusher.server.settings import Settings
from gusher.server.stores.store import ReviewRow
from gusher.server.workers.reviews import Job, Key, Reviews, shown
from tests.review.games import finished
from tests.server.serving import PATIENCE, Guest, Server
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def play(guest: Guest, table: str) -> None:
    with guest.watch(table) as line:
        while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
            line.play(3)


def done(ask: Callable[[], Any]) -> Any:
    """Ask until the review is done."""
    limit = time.monotonic() + 4 * PATIENCE
    seen = []
    while True:
        review = ask()
        seen.append(review["state"])
        if review["state"] == "done":
            return review
        assert review["state"] in ("waiting", "working"), seen
        assert time.monotonic() < limit, seen
        time.sleep(0.05)


@pytest.mark.slow
def test_a_review_is_made_once_and_is_there_after_a_restart(database: Path) -> None:
    with Server(database) as server:
        with Guest(server.url, "Anna") as anna, Guest(server.url) as eve:
            table = anna.table("me", "random", listed=True, max_rounds=1)
            path = f"/api/tables/{table}/review"
            assert anna.get(f"{path}?seat=0", status=409)["reason"] == "not-over"
            assert anna.post(f"{path}?seat=0", status=409)["reason"] == "not-over"
            play(anna, table)
            nothing = {"id": "", "seat": 0, "state": "none", "ahead": 0, "iterations": 0, "total": 0, "result": None}
            assert anna.get(f"{path}?seat=0") == nothing | {"verdicts": [], "mistakes": []}
            assert anna.post(f"{path}?seat=0")["state"] in ("waiting", "working")
            review = done(lambda: eve.get(f"{path}?seat=0"))
            assert eve.post(f"{path}?seat=0") == review
            assert eve.get(f"{path}?seat=1")["state"] == "none"
            text = anna.http.get(f"/api/tables/{table}/record").text
            check(review, anna, table)

            # The same of the record from disk, for somebody who is nobody here.
            made = eve.http.post("/api/replay/review?seat=0", content=text)
            assert made.status_code == 200
            name = made.json()["id"]
            brought = done(lambda: eve.get(f"/api/replay/review?id={name}&seat=0"))
            assert brought == review | {"id": name}
            assert eve.get(f"/api/replay/review?id={name}&seat=1", status=404)["reason"] == "no-such-review"
        assert server.stop() == 0
    with Server(database) as server, Guest(server.url) as eve:
        assert eve.get(f"{path}?seat=0") == review
        assert eve.get(f"/api/replay/review?id={name}&seat=0", status=404)["reason"] == "no-such-review"


def check(review: Any, guest: Guest, table: str) -> None:
    verdicts = review["verdicts"]
    assert len(verdicts) == review["total"] > 0
    assert review["iterations"] == Settings().review_iterations
    assert review["result"] in (0.0, 0.5, 1.0)
    assert set(review["mistakes"]) <= {each["moment"] for each in verdicts}
    for each in verdicts:
        assert guest.scene(table, seat=0, at=each["moment"])["view"]["awaiting"] == [0] or each["played"].startswith("card")
        assert 0 <= each["chance"] <= 1


def test_who_may_not_and_what_is_wrong(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    made = anna.new_table("me", "random", max_rounds=1)
    table = made["id"]
    path = f"/api/tables/{table}/review"
    play(anna, table)
    assert eve.get(f"{path}?seat=0", status=404)["reason"] == "no-such-table"
    assert eve.get(f"{path}?seat=0&invite={made['invite']}")["state"] == "none"
    assert anna.get(path, status=400)["reason"] == "bad-request"
    assert anna.get(f"{path}?seat=x", status=400)["reason"] == "bad-request"
    assert anna.get(f"{path}?seat=2", status=422)["reason"] == "bad-seat"
    assert anna.http.post(f"{path}?seat=0", headers={"Origin": "http://evil.example"}).status_code == 403
    waiting = anna.table("me", "open")
    assert anna.get(f"/api/tables/{waiting}/review?seat=0", status=409)["reason"] == "not-begun"

    text = anna.http.get(f"/api/tables/{table}/record").text
    unfinished = "".join(text.splitlines(keepends=True)[:-3])
    wrong = [
        ("?seat=0", "x", 422),
        ("?seat=0", unfinished, 409),
        ("?seat=9", text, 422),
        ("", text, 400),
        ("?seat=0", "\x00" * 3_000_000, 413),
    ]
    for query, record, status in wrong:
        assert eve.http.post(f"/api/replay/review{query}", content=record).status_code == status, (query, record[:40])
    assert eve.http.post("/api/replay/review?seat=0", content=text, headers={"Origin": "http://evil.example"}).status_code == 403
    assert eve.get("/api/replay/review", status=404)["reason"] == "no-such-review"


# The work itself


def with_reviews(database: Path, settings: Settings, act: Callable[[Reviews], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_of(database)
        await store.open()
        reviews = Reviews(store, settings, Limits(settings))
        try:
            await act(reviews)
        finally:
            await reviews.stop()
            await store.close()
        assert reviews.worker.process is None

    asyncio.run(run())


def key(seat: int = 0, digest: str = "d") -> Key:
    return Key("", digest, seat)


def brief() -> Record:
    return finished("oilfield", 2, max_rounds=1)


SLEEPS = (sys.executable, "-c", "import time; time.sleep(600)")
DIES = (sys.executable, "-c", "raise SystemExit(3)")
DIES_AFTER = """
import io, os, sys
from gusher.server.workers import review_worker
class Lines(io.RawIOBase):
    left = int(sys.argv[1])
    def write(self, data):
        sys.__stdout__.buffer.write(data)
        sys.__stdout__.buffer.flush()
        self.left -= 1
        if not self.left:
            os._exit(9)
class Out:
    buffer = Lines()
sys.stdout = Out()
os.nice = lambda more: None
review_worker.main()
"""


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(6 * PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


def test_one_at_a_time_and_so_many_a_person(database: Path) -> None:
    async def act(reviews: Reviews) -> None:
        reviews.worker.command = SLEEPS
        first = await reviews.ask(key(0), brief(), Asker(1, None))
        assert await reviews.ask(key(0), brief(), Asker(2, None)) is first
        second = await reviews.ask(key(1), brief(), Asker(1, None))
        with pytest.raises(Refusal, match="too-many-reviews"):
            await reviews.ask(key(0, "e"), brief(), Asker(1, None))
        third = await reviews.ask(key(0, "e"), brief(), Asker(None, None))
        with pytest.raises(Refusal, match="too-many-reviews"):
            await reviews.ask(key(0, "f"), brief(), Asker(None, None))
        with pytest.raises(Refusal, match="reviews-busy"):
            await reviews.ask(key(0, "g"), brief(), Asker(3, None))
        await until(lambda: first.state == "working")
        assert [job.state for job in (first, second, third)] == ["working", "waiting", "waiting"]
        assert [reviews.ahead(job) for job in (first, second, third)] == [0, 2, 1]

    with_reviews(database, Settings(reviews_per_person=2, reviews_of_strangers=1, reviews_waiting=3), act)


@pytest.mark.parametrize(("command", "seconds"), [(DIES, 60.0), (SLEEPS, 0.05)])
def test_a_worker_that_dies_or_takes_too_long_stops_nothing(command: tuple[str, ...], seconds: float, database: Path) -> None:
    async def act(reviews: Reviews) -> None:
        works = reviews.worker.command
        reviews.worker.command = command
        failed = await reviews.ask(key(), brief(), Asker(1, None))
        await until(lambda: failed.state == "failed")
        assert shown(failed, 0, 0, None).state == "failed"
        reviews.worker.command = works
        reviews.settings = Settings(review_iterations=16)
        again = await reviews.ask(key(), brief(), Asker(1, None))
        assert again is not failed
        await until(lambda: again.ended)
        assert again.state == "done"
        assert again.review is not None
        assert again.review.complete

    with_reviews(database, Settings(review_seconds=seconds), act)


@pytest.mark.parametrize("after", [1, 2, 3])
def test_a_review_goes_on_where_a_dead_worker_left_it(after: int, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that dies again and again, each time after so many lines (the first says what is reviewed), makes the same review."""

    monkeypatch.setattr("gusher.server.workers.reviews.CRASHES", 3)

    async def act(reviews: Reviews) -> None:
        whole = await reviews.ask(key(), brief(), Asker(1, None))
        await until(lambda: whole.ended)
        reviews.worker.command = (sys.executable, "-c", DIES_AFTER, str(after))
        torn = await reviews.ask(key(0, "again"), brief(), Asker(1, None))
        await until(lambda: torn.ended)
        if after == 1:
            assert torn.state == "failed"
        else:
            assert (torn.state, torn.review) == ("done", whole.review)
            assert torn.review is not None
            assert len(torn.review.judged) > 3

    with_reviews(database, Settings(review_iterations=16), act)


def test_a_stored_review_that_would_now_be_made_differently_is_not_shown(database: Path) -> None:
    async def act(reviews: Reviews) -> None:
        made = Review("oilfield", "1", "d", "an older way", 0, reviews.settings.review_iterations, 0, 1.0)
        for text in ("", "{}", msgspec.json.encode(made).decode()):
            assert reviews.read(ReviewRow(0, text, 0.0), "oilfield") is None
        made.method = method("oilfield")
        assert reviews.read(ReviewRow(0, msgspec.json.encode(made).decode(), 0.0), "oilfield") == made

    with_reviews(database, Settings(), act)


def test_moments_are_those_of_the_table_which_counts_what_was_taken_back() -> None:
    record = brief()
    history = History(record.game, 2, record.options, [])
    history.draw(Unfixed(Rng(1)))
    seat = history.state.awaiting[0]
    first = history.play(seat, history.state.options(seat)[0])
    history.take_back(first.seq)
    history.play(seat, history.state.options(seat)[1])
    number = len(history.record.entries) - 1
    review = Review("oilfield", "1", "", "", seat, 16, 1, 0.0, [Judged(number, 2, "a", "b", 0.1, 0.9, 0.0)])
    found = shown(Job(key(seat), "", None, "done", review), seat, 0, history.places)
    assert found.verdicts[0].moment == first.seq + 2
    assert found.mistakes == [first.seq + 2]
    assert history.state_at(first.seq + 2).awaiting == (seat,)
