"""How often somebody may do what costs others something: by person, by address and by table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.core.record import Record
from gusher.server.people import limits
from gusher.server.people.limits import Allowance, Asker, Limits
from gusher.server.refusal import Refusal
from gusher.server.settings import Settings
from gusher.server.transport.addresses import Proxies
from gusher.server.workers.reviews import Job, Key, Reviews
from tests.review.games import finished
from tests.server.serving import Guest, Server
from tests.server.storing import store_of

pytestmark = pytest.mark.one_build


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_holds_in_every_span_of_its_length() -> None:
    clock = Clock()
    allowance = Allowance(3, 60.0, clock)
    used = []
    for second in range(600):
        clock.now = float(second)
        if allowance.wait("a") == 0.0:
            allowance.use("a")
            used.append(second)
    assert used[:7] == [0, 1, 2, 60, 61, 62, 120]
    assert max(sum(1 for each in used if start <= each < start + 60) for start in range(600)) == 3
    clock.now = 599.5
    assert allowance.wait("b") == 0.0


def test_an_allowance_forgets_who_is_quiet_and_never_grows_beyond_its_bound() -> None:
    clock = Clock()
    allowance = Allowance(2, 60.0, clock)
    for number in range(5 * limits.MOST_KEYS):
        clock.now += 0.0001
        allowance.use(number)
        assert len(allowance.used) <= limits.MOST_KEYS
    assert allowance.wait(number) == 0.0
    allowance.use(number)
    assert allowance.wait(number) > 0.0
    clock.now += 61.0
    allowance.use("new")
    assert list(allowance.used) == ["new"]


def test_a_clock_that_is_set_back_blocks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is counted is time that passed, not what the clock on the wall says."""
    monkeypatch.setattr("time.time", lambda: -(10.0**9))
    some = Limits(Settings(chat_per_minute=5))
    for _ in range(5):
        some.line(1, "table")
    with pytest.raises(Refusal, match="too-fast"):
        some.line(1, "table")
    some.line(2, "table")


def test_all_or_nothing_is_taken() -> None:
    some = Limits(Settings(tables_per_hour=2), Clock())
    some.table(Asker(1, "a"))
    some.table(Asker(2, "a"))
    for _ in range(3):
        with pytest.raises(Refusal) as refused:
            some.table(Asker(3, "a"))
        assert refused.value.values == {"seconds": 3600}
    some.table(Asker(3, "b"))
    some.table(Asker(3, None))
    with pytest.raises(Refusal):
        some.table(Asker(3, "c"))


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::%eth0", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("::ffff:127.0.0.1", None),
        ("::1", None),
        ("10.1.2.3", None),
        ("10.2.2.3", "10.2.2.3"),
        ("testclient", None),
    ],
)
def test_addresses_are_counted_by_household_and_proxies_not_at_all(host: str, name: str | None) -> None:
    assert Proxies({"127.0.0.1", "::1", "10.1.0.0/16"}).name(host) == name


def test_what_is_no_address_of_a_proxy_is_refused() -> None:
    with pytest.raises(SetupError, match="is no address or network of a proxy"):
        Proxies(["proxy.local"])


# Over the wire: this machine is a trusted proxy, so that a test can call from anywhere.


@pytest.fixture
def calling(server: Server) -> Iterator[Callable[[str], Guest]]:
    opened = []

    def guest(address: str) -> Guest:
        made = Guest(server.url)
        made.http.headers["X-Forwarded-For"] = address
        opened.append(made)
        return made

    yield guest
    for each in opened:
        each.http.close()


def test_an_address_makes_so_many_people_and_no_more(calling: Callable[[str], Guest]) -> None:
    most = Settings().people_per_hour
    for number in range(most):
        calling("203.0.113.1").post("/api/me", {"name": f"Eve {number}"})
    eve = calling("203.0.113.1")
    answer = eve.http.post("/api/me", json={"name": "Eve"})
    assert answer.status_code == 429
    assert answer.json()["reason"] == "too-fast"
    assert int(answer.headers["Retry-After"]) == answer.json()["values"]["seconds"] > 3000
    calling("203.0.113.2").post("/api/me", {"name": "Anna"})
    # An address in front of those that proxies added is only what somebody says of himself.
    assert calling("198.51.100.7, 203.0.113.1").http.post("/api/me", json={"name": "Eve"}).status_code == 429


def test_records_that_are_brought_along_are_counted_unless_they_are_known(calling: Callable[[str], Guest]) -> None:
    eve, anna = calling("203.0.113.3"), calling("203.0.113.4")
    known = finished("oilfield", 2, max_rounds=1).text()
    most = Settings().records_per_minute
    for _ in range(most + 5):
        assert anna.http.post("/api/replay?seat=0", content=known).status_code == 200
    statuses = [eve.http.post("/api/replay", content=f"x{number}").status_code for number in range(most + 2)]
    assert statuses == [422] * most + [429, 429]
    assert anna.http.post("/api/replay", content="y").status_code == 422


# The queue of reviews


def record() -> Record:
    return finished("oilfield", 2, max_rounds=1)


def with_reviews(database: Path, act: Callable[[Reviews], Any], settings: Settings) -> None:
    async def run() -> None:
        store = store_of(database)
        await store.open()
        reviews = Reviews(store, settings, Limits(settings))
        reviews.worker.command = ("sleep", "600")
        try:
            await act(reviews)
        finally:
            await reviews.stop()
            await store.close()

    asyncio.run(run())


def test_reviews_take_turns_by_party(database: Path) -> None:
    """Eve asks for many first, as several people from one address; Anna and a stranger do not wait behind all of them."""

    async def act(reviews: Reviews) -> None:
        async def ask(name: str, person: int | None, address: str | None) -> Job:
            return await reviews.ask(Key("", name, 0), record(), Asker(person, address))

        asked = [await ask(f"e{number}", 10 + number // 2, "203.0.113.1") for number in range(5)]
        asked += [await ask("a0", 1, None), await ask("a1", 1, None), await ask("s0", None, "203.0.113.2")]
        await asyncio.sleep(0)
        ahead = {job.key.digest: reviews.ahead(job) for job in asked}
        order = []
        while reviews.waiting:
            job = reviews.next()
            order.append(job.key.digest)
        assert order == ["a0", "s0", "e1", "a1", "e2", "e3", "e4"]
        assert ahead == {"e0": 0} | {name: place + 1 for place, name in enumerate(order)}

    with_reviews(database, act, Settings())


def test_an_address_has_so_many_reviews_whoever_asks(database: Path) -> None:
    async def act(reviews: Reviews) -> None:
        for number in range(4):
            await reviews.ask(Key("", f"{number}", 0), record(), Asker(number, "203.0.113.1"))
        with pytest.raises(Refusal, match="too-many-reviews"):
            await reviews.ask(Key("", "x", 0), record(), Asker(9, "203.0.113.1"))
        await reviews.ask(Key("", "x", 0), record(), Asker(9, "203.0.113.2"))

    with_reviews(database, act, Settings(reviews_per_address=4))


def test_reviews_are_counted_by_the_hour(database: Path) -> None:
    async def act(reviews: Reviews) -> None:
        for number in range(2):
            job = await reviews.ask(Key("", f"{number}", 0), record(), Asker(1, None))
            job.state = "failed"
        with pytest.raises(Refusal, match="too-fast"):
            await reviews.ask(Key("", "x", 0), record(), Asker(1, None))

    with_reviews(database, act, Settings(reviews_per_hour=2))
