"""Standing orders over real sockets: the server bids for a seat up to its ceiling, and nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.giganten import choose, meets, worth
from tests.server.serving import Guest, Line, Server, newest

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
MOST_MOVES = 400


@dataclass
class Auction:
    """Two people in an auction with no bid yet, and somebody who watches."""

    table: str
    invite: str
    people: list[Guest]
    lines: list[Line]
    stranger: Guest
    watching: Line

    @property
    def first(self) -> Line:
        """Who is asked to bid."""
        return self.lines[int(newest(self.lines)["view"]["awaiting"][0])]

    @property
    def second(self) -> Line:
        return next(line for line in self.lines if line is not self.first)

    def all_see(self, seq: int) -> None:
        for line in (*self.lines, self.watching):
            line.until(lambda scene: scene["seq"] >= seq)

    def events(self, name: str) -> list[dict[str, object]]:
        return [event["values"] for scene in self.watching.scenes for event in scene["events"][-scene["fresh"] :] if event["name"] == name]


def begin(stack: ExitStack, url: str) -> Auction:
    anna, ben, carl = (stack.enter_context(Guest(url, name)) for name in ("Anna", "Ben", "Carl"))
    made = anna.new_table("me", "open", game="giganten")
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    lines = [stack.enter_context(person.watch(made["id"])) for person in (anna, ben)]
    watching = stack.enter_context(carl.watch(made["id"], invite=made["invite"]))
    auction = Auction(made["id"], made["invite"], [anna, ben], lines, carl, watching)
    play_on(auction)
    return auction


def play_on(auction: Auction) -> None:
    """Until two seats meet in an auction; those with a single bidder are let go."""
    for _ in range(MOST_MOVES):
        now = newest(auction.lines)
        if meets(now):
            auction.all_see(now["seq"])
            return
        line = auction.lines[now["view"]["awaiting"][0]]
        auction.all_see(now["seq"])
        scene = line.asked()
        auction.all_see(line.play("pass" if scene["view"]["rule"] == "Bid" else choose(scene))["seq"])
    raise AssertionError("nobody meets in an auction")


@pytest.fixture
def auction(server: Server) -> Iterator[Auction]:
    with ExitStack() as stack:
        yield begin(stack, server.url)


def give(line: Line, most: int | None, **changed: object) -> dict[str, object]:
    return line.ask(**({"do": "standing", "seat": line.scene["seat"], "kind": "bid", "most": most} | changed))


def test_the_server_bids_for_a_seat_and_passes_above_its_ceiling(auction: Auction) -> None:
    first, second = auction.first, auction.second
    seats = [first.scene["seat"], second.scene["seat"]]
    assert give(second, 3)["is"] == "accepted"
    assert second.until(lambda scene: scene["standing"] is not None)["standing"] == {"kind": "bid", "most": 3}
    first.play("bid 1")
    first.until(lambda scene: scene["view"]["auction"]["bid"] == 2 and bool(scene["offers"]))
    first.play("bid 3")
    first.until(lambda scene: scene["view"]["rule"] != "Bid" or scene["view"]["auction"]["bid"] == 0)
    auction.all_see(first.scene["seq"])
    assert auction.events("bid")[-3:] == [{"seat": seats[0], "bid": 1}, {"seat": seats[1], "bid": 2}, {"seat": seats[0], "bid": 3}]
    assert auction.events("passed")[-1] == {"seat": seats[1]}


def test_who_is_asked_gets_an_answer_at_once(auction: Auction) -> None:
    first, second = auction.first, auction.second
    assert give(first, 2)["is"] == "accepted"
    auction.all_see(second.until(lambda scene: scene["view"]["auction"]["bid"] == 1 and bool(scene["offers"]))["seq"])
    assert auction.events("bid") == [{"seat": first.scene["seat"], "bid": 1}]


def test_no_byte_to_anybody_else_changes(auction: Auction) -> None:
    first, second = auction.first, auction.second
    rival = auction.people[first.scene["seat"]]
    for line in (*auction.lines, auction.watching):
        line.quiet()

    def bytes_of_others() -> list[bytes]:
        paths = [f"/api/tables/{auction.table}/scene", f"/api/tables/{auction.table}/record"]
        mine = [rival.http.get(path).content for path in paths]
        return mine + [auction.stranger.http.get(f"{path}?invite={auction.invite}").content for path in paths]

    heard = [len(line.scenes) for line in (first, auction.watching)]
    before = bytes_of_others()
    assert give(second, 5)["is"] == "accepted"
    assert bytes_of_others() == before
    assert give(second, 4)["is"] == "accepted"
    assert give(second, None)["is"] == "accepted"
    assert give(second, 3)["is"] == "accepted"
    assert bytes_of_others() == before
    for line in (first, auction.watching):
        line.quiet()
    assert [len(line.scenes) for line in (first, auction.watching)] == heard
    second.quiet()
    assert second.scene["standing"] == {"kind": "bid", "most": 3}
    assert second.scene["seq"] == first.scene["seq"]
    # What it does then is a bid like any other, without a word of the ceiling.
    first.play("bid 1")
    auction.watching.until(lambda scene: scene["view"]["auction"]["bid"] == 2)
    for line in (first, auction.watching):
        assert all(scene["standing"] is None for scene in line.scenes)


def test_it_is_given_by_who_sits_there_during_an_auction(auction: Auction, guest: NewGuest) -> None:
    first, second = auction.first, auction.second
    assert give(second, 3, seat=first.scene["seat"])["reason"] == "not-your-seat"
    assert give(second, 0)["reason"] == "bad-order"
    assert give(second, 1001)["reason"] == "bad-order"
    assert give(second, 3, kind="pay")["reason"] == "bad-order"
    assert give(second, 3, id="same") == give(second, 9, id="same")
    assert second.until(lambda scene: scene["standing"] is not None)["standing"]["most"] == 3
    dora = guest("Dora")
    with dora.watch(dora.new_table("me", "greedy", game="giganten")["id"]) as line:
        line.asked()
        assert give(line, 3)["reason"] == "no-auction"


def test_it_ends_with_the_auction_and_when_a_bluff_is_caught(auction: Auction) -> None:
    for _ in range(10):
        first, second = auction.first, auction.second
        cap = first.scene["view"]["players"][first.scene["seat"]]["cap"]
        if cap > worth(first.scene):
            break
        first.play("pass")
        play_on(auction)
    assert give(second, 1)["is"] == "accepted"
    seq = int(str(first.play(f"bid {cap}")["seq"]))
    # The ceiling is passed, the bluff exposed, and the auction held again: without the order.
    auction.all_see(second.until(lambda scene: scene["seq"] >= seq and scene["view"]["auction"]["bid"] == 0)["seq"])
    second.until(lambda scene: scene["standing"] is None)
    assert auction.events("exposed")[-1]["seat"] == first.scene["seat"]


def test_taking_back_ends_it(auction: Auction) -> None:
    first, second = auction.first, auction.second
    first.play("bid 1")
    second.until(lambda scene: bool(scene["offers"]))
    assert give(first, 9)["is"] == "accepted"
    first.until(lambda scene: scene["standing"] is not None)
    seq = first.scene["seq"]
    answer = first.ask(do="take_back", seq=seq, seat=first.scene["seat"])
    assert answer["is"] == "accepted"
    if answer["seq"] == seq:
        wish = second.until(lambda scene: scene["wish"] is not None)["wish"]["number"]
        assert second.ask(do="vote", wish=wish, seat=second.scene["seat"], agree=True)["is"] == "accepted"
    assert first.until(lambda scene: scene["seq"] > seq)["standing"] is None
    first.asked()


def test_it_outlives_the_server(database: Path) -> None:
    with ExitStack() as stack:
        with Server(database) as server:
            auction = begin(stack, server.url)
            seats = [auction.first.scene["seat"], auction.second.scene["seat"]]
            assert give(auction.second, 4)["is"] == "accepted"
            cookies = [person.http.cookies for person in auction.people]
        with Server(database) as server:
            people = [stack.enter_context(Guest(server.url)) for _ in seats]
            for person, kept in zip(people, cookies, strict=True):
                for name, value in kept.items():
                    person.http.cookies.set(name, value)
            with people[seats[0]].watch(auction.table) as first, people[seats[1]].watch(auction.table) as second:
                assert second.scene["standing"] == {"kind": "bid", "most": 4}
                assert first.scene["standing"] is None
                first.play("bid 1")
                assert first.until(lambda scene: scene["view"]["auction"]["bid"] == 2)["view"]["auction"]["leader"] == seats[1]
