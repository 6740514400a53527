"""What a rated table asks of people, over real sockets; and that its result counts, also after the server was killed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.profiles.simulated import come_back, settle
from tests.server.serving import PATIENCE, Guest, Server

pytestmark = pytest.mark.one_build

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = "Ann Ben Cleo"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Guest]]]:
    database = tmp_path_factory.mktemp("rated") / "gusher.db"
    secret = settle(database, NAMES)
    with Server(database, grace=0.2) as server, ExitStack() as stack:
        yield server, {name: stack.enter_context(come_back(server.url, token)) for name, token in secret.items()}


def rated(guest: Guest, *seats: object, status: int | None = None, **more: object) -> Any:
    wanted = {"game": "oilfield", "seats": seats, "options": {"max_rounds": 1}, "rated": True} | more
    return guest.post("/api/tables", wanted, status=status)


def join(guest: Guest, made: Any, status: int | None = None) -> Any:
    return guest.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}, status=status)


def play_out(table: str, *guests: Guest) -> Any:
    """Each chooses the first that is offered, until the game is over; the last scene."""
    until = time.monotonic() + 4 * PATIENCE
    while True:
        for number, guest in enumerate(guests):
            scene = guest.scene(table)
            if scene["status"] == "over":
                return scene
            if scene["offers"]:
                action, seq = scene["offers"][0]["action"], scene["seq"]
                command = {"do": "play", "id": f"p{seq}", "seq": seq, "seat": number, "action": action}
                guest.http.post(f"/api/tables/{table}/commands", json=command)
        assert time.monotonic() < until


@pytest.mark.parametrize(
    ("seats", "more", "reason"),
    [
        ([ME, OPEN, {"kind": "bot", "bot": "greedy"}], {}, "rated-people"),
        ([ME, OPEN, {"kind": "local", "name": "Zoe"}], {}, "rated-people"),
        ([ME, ME, OPEN], {}, "rated-one-seat"),
        ([ME, OPEN, OPEN], {"coach": True}, "rated-coach"),
        ([ME, OPEN, OPEN], {"guide": True}, "rated-people"),
    ],
)
def test_a_table_that_cannot_be_rated_is_refused(
    house: tuple[Server, dict[str, Guest]], seats: list[object], more: dict[str, object], reason: str
) -> None:
    assert rated(house[1]["Ann"], *seats, status=422, **more)["reason"] == reason


def test_only_who_can_be_known_again_sits_down(house: tuple[Server, dict[str, Guest]]) -> None:
    server, known = house
    with Guest(server.url, "Gus") as guest:
        assert guest.get("/api/me") == {"name": "Gus"}
        assert rated(guest, ME, OPEN, OPEN, status=403)["reason"] == "rated-keep"
        made = rated(known["Ann"], ME, OPEN, OPEN)
        assert join(guest, made, 403)["reason"] == "rated-keep"
        assert guest.get(f"/api/tables/{made['id']}?invite={made['invite']}")["rated"] is True
        join(known["Ben"], made)
        for path, body in (("start", {}), ("hand-out", {"seat": 2, "to": 0})):
            refused = known["Ann"].post(f"/api/tables/{made['id']}/{path}", body, status=409)
            assert refused["reason"] == {"start": "rated-people", "hand-out": "rated-one-seat"}[path]


def test_a_rated_game_has_no_bots_no_coach_and_no_second_thoughts(house: tuple[Server, dict[str, Guest]]) -> None:
    _, known = house
    ann, ben, cleo = known.values()
    made = rated(ann, ME, OPEN, OPEN)
    join(ben, made)
    join(cleo, made)
    table = made["id"]
    with ann.watch(table) as line, ben.watch(table) as second, cleo.watch(table) as third:
        assert line.scene["rated"]
        lines = [line, second, third]
        assert ann.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "search-hard"}, status=409)["reason"] == "rated-stand-in"
        assert ann.post(f"/api/tables/{table}/coach?seat=0", status=403)["reason"] == "coach-not-allowed"
        first = next(each for each in lines if each.scene["offers"])
        first.play()
        seat, seq = first.scene["seat"], first.scene["seq"]
        if first.scene["can_take_back"]:  # what has shown nothing may be
            assert first.ask(do="take_back", seq=seq, seat=seat)["is"] == "accepted"
            first.until(lambda scene: bool(scene["offers"]) and scene["seq"] > seq)
            first.play()
        for each in lines:
            each.until(lambda scene: scene["seq"] >= first.scene["seq"])
        other = next((each for each in lines if each.scene["offers"] and each is not first), first)
        other.play()
        first.until(lambda scene: scene["seq"] >= other.scene["seq"])
        refused = first.ask(do="take_back", seq=first.scene["seq"], seat=seat).get("reason")
        assert refused == "rated-take-back"


def test_a_rated_game_counts_and_its_rematch_too(tmp_path: Path) -> None:
    database = tmp_path / "gusher.db"
    secret = settle(database, NAMES)

    def own(guest: Guest) -> Any:
        return guest.get("/api/people/me")["careers"][0]

    with Server(database) as server, ExitStack() as stack:
        ann, ben, cleo = (stack.enter_context(come_back(server.url, token)) for token in secret.values())
        made = rated(ann, ME, OPEN, OPEN)
        join(ben, made)
        join(cleo, made)
        ranking = play_out(made["id"], ann, ben, cleo)["ranking"]
        server.kill()  # the ratings may be there by now or not
        with Server(database) as again, ExitStack() as other:
            people = [other.enter_context(come_back(again.url, token)) for token in secret.values()]
            until = time.monotonic() + PATIENCE
            while any(own(each)["strength"] is None for each in people):
                assert time.monotonic() < until
                time.sleep(0.05)
            stands = [own(each)["strength"]["rating"] for each in people]
            assert [own(each)["rated"] for each in people] == [1, 1, 1]
            for one_seat in range(3):
                for other_seat in range(3):
                    assert (ranking[one_seat] < ranking[other_seat]) == (stands[one_seat] > stands[other_seat])
            rematch = people[0].post(f"/api/tables/{made['id']}/rematch", {})
            assert people[0].scene(rematch["id"])["rated"]
            people[1].post(f"/api/tables/{rematch['id']}/leave")
            seat = people[0].scene(rematch["id"])["seats"][1]
            assert seat["left"]
