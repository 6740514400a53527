"""Records to take home, earlier moments, and records that somebody brings along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gusher import registry
from gusher.core.record import Entry, Record, read
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.server.scenes.secrecy import known_entries
from tests.server.serving import Guest, choose_cards

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def text_of(guest: Guest, table: str) -> str:
    answer = guest.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="oilfield-{table}.jsonl"'
    return answer.text


def test_a_running_record_ends_before_what_is_still_hidden(guest: NewGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    made = anna.new_table("me", "open", listed=True)
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with anna.watch(table) as one, ben.watch(table) as other:
        choose_cards([one, other])
        hidden = one.scene["seq"]
        one.play("card drill")
        counts = [len(read(text_of(who, table), registry.game).entries) for who in (anna, ben, eve)]
        assert counts == [hidden + 1, hidden, hidden]
        assert "card" not in text_of(eve, table)
        other.play("card local")
        counts = [len(read(text_of(who, table), registry.game).entries) for who in (anna, ben, eve)]
        if [player["card"] for player in eve.scene(table)["view"]["players"]] == [None, None]:
            assert counts == [hidden + 1, hidden, hidden]
        else:
            assert counts == [other.scene["seq"]] * 3
        record = read(text_of(anna, table), registry.game)
        assert record.players == ["Anna", "Ben"]
        assert record.state().view(0)["round"] == 1


def test_a_finished_record_is_whole_and_can_be_brought_back(guest: NewGuest) -> None:
    anna, eve = guest("Anna"), guest()
    table = anna.table("me", "random", "random", max_rounds=2, advanced=True)
    with anna.watch(table) as line:
        while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
            line.play(3)
        last = line.scene
    text = text_of(anna, table)
    record = read(text, registry.game)
    assert record.result == last["scores"]
    assert len(record.entries) == last["seq"]
    for seat in (None, 0, 1, 2):
        for at in (0, last["seq"] // 2, last["seq"]):
            query = {"at": at} | ({} if seat is None else {"seat": seat})
            path = "&".join(f"{name}={value}" for name, value in query.items())
            brought = eve.http.post(f"/api/replay?{path}", content=text)
            assert brought.status_code == 200
            scene = brought.json()
            assert scene["view"] == record.state(at).view(seat)
            assert (scene["moment"], scene["seq"], scene["seat"]) == (at, last["seq"], seat)
            assert all(event["moment"] < at for event in scene["events"])
            shown = anna.scene(table, at=at, seat=seat if seat is not None else 0)
            if seat is not None:
                assert (shown["view"], shown["events"]) == (scene["view"], scene["events"])
    assert scene["scores"] == last["scores"]
    assert scene["ranking"] == last["ranking"]
    assert [card["name"] for card in scene["seats"]] == ["Anna", "random", "random"]


def test_a_record_that_cannot_be_read_is_refused(guest: NewGuest) -> None:
    eve = guest()
    good = Record(registry.game("oilfield"), 2, {})
    text = good.text()
    wrong = ["", "{}", "x", "[" * 100_000, "\x00", text + '{"seat":0,"do":"win"}\n', text + '{"chance":"cube oil"}\n{"chance":"nothing"}\n']
    wrong += [text.replace('"rules":"', '"rules":"other '), text.replace('"seats":2', '"seats":99'), text + '{"result":[]}\n']
    for record in wrong:
        answer = eve.http.post("/api/replay", content=record.encode())
        assert (answer.status_code, answer.json()["reason"]) == (422, "bad-record"), record[:80]
    assert eve.http.post("/api/replay", content=b"\xff\xfe").status_code == 422
    assert eve.http.post("/api/replay?at=1", content=text).status_code == 422
    assert eve.http.post("/api/replay?seat=2", content=text).status_code == 422
    assert eve.http.post("/api/replay?seat=x", content=text).status_code == 400
    assert eve.http.post("/api/replay", content=b"x" * (2 * 1024 * 1024 + 1)).status_code == 413
    assert eve.http.post("/api/replay?at=0&seat=1", content=text).status_code == 200


def test_an_earlier_moment_is_what_was_seen_then(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random")
    with anna.watch(table) as line:
        for _ in range(6):
            line.play()
        line.asked()
        for scene in line.scenes:
            then = anna.scene(table, at=scene["seq"])
            assert then["view"] == scene["view"]
            assert (then["moment"], then["number"]) == (scene["seq"], 0)
            if scene["seq"] < then["seq"]:
                assert then["offers"] == []
        assert anna.get(f"/api/tables/{table}/scene?at={line.scene['seq'] + 99}", status=404)["reason"] == "no-such-moment"
        assert anna.get(f"/api/tables/{table}/scene?at=-1", status=400)["reason"] == "bad-request"
    assert anna.get(f"/api/tables/{anna.table('me', 'open')}/record", status=409)["reason"] == "not-begun"


def test_only_what_is_hidden_cuts_a_record() -> None:
    """Over a random game: the cut is the first sealed card of another seat that does not lie open yet, and the end if there is none."""
    rng = Rng(5)
    record = Record(registry.game("oilfield"), 3, {"max_rounds": 2})
    s = record.state()
    checked = 0
    known: dict[int | None, int] = {}
    while not s.over:
        step(record, s, rng)
        if s.awaiting:
            sealed = sealed_cards(record, s)
            for viewer in (None, 0, 1, 2):
                hidden = [place for seat, place in sealed.items() if seat != viewer]
                seats: list[int] = [] if viewer is None else [viewer]
                assert known_entries(record, seats, known) == min(hidden, default=len(record.entries)), (viewer, sealed)
            assert sealed or known_entries(record, [0, 1], {}) == len(record.entries)
            checked += bool(sealed)
    assert checked >= 5


def step(record: Record, s: State, rng: Rng) -> None:
    if s.chance:
        record.entries.append(Entry(None, s.sample(rng)))
        s.apply(record.entries[-1].action)
    else:
        seat = s.awaiting[rng.below(len(s.awaiting))]
        options = s.options(seat)
        record.entries.append(Entry(seat, options[rng.below(len(options))]))
        s.play(seat, record.entries[-1].action)


def sealed_cards(record: Record, s: State) -> dict[int, int]:
    """For each seat whose card lies face down, the entry that put it there."""
    players: Any = s.view(None)["players"]
    down = {seat for seat, player in enumerate(players) if player["chosen"] and player["card"] is None}
    found = {}
    for place, entry in enumerate(record.entries):
        if entry.seat in down and entry.action.notation.startswith("card "):
            found[entry.seat] = place
    return found
