"""Taking back: at once as far as information allows, else by a vote; the log only grows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from gusher import registry
from gusher.core.record import read
from gusher.server.settings import Settings
from tests.server.serving import Guest, Line, choose_cards, newest

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


@pytest.fixture
def three(guest: NewGuest) -> Iterator[tuple[str, Guest, list[Line]]]:
    """A game of three people at three devices."""
    people = [guest(name) for name in ("Anna", "Ben", "Carl")]
    made = people[0].new_table("me", "open", "open")
    for other in people[1:]:
        other.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    table = made["id"]
    with people[0].watch(table) as anna, people[1].watch(table) as ben, people[2].watch(table) as carl:
        yield table, people[0], [anna, ben, carl]


def all_see(lines: list[Line], seq: int) -> None:
    for line in lines:
        line.until(lambda scene: scene["seq"] >= seq)


def one_move(lines: list[Line]) -> Line:
    """The next choice of whoever is asked, seen by all."""
    line: Line = lines[newest(lines)["view"]["awaiting"][0]]
    all_see(lines, line.play()["seq"])
    return line


def test_a_choice_that_showed_nothing_is_taken_back_at_once(three: tuple[str, Guest, list[Line]]) -> None:
    table, anna, lines = three
    before = newest(lines)
    mover = one_move(lines)
    mover.until(lambda scene: bool(scene["can_take_back"]))
    seq = mover.scene["seq"]
    assert all(not line.scene["can_take_back"] for line in lines if line is not mover)
    assert mover.ask(do="take_back", id="back", seq=seq, seat=mover.scene["seat"]) == {"is": "accepted", "id": "back", "seq": seq + 1}
    assert mover.ask(do="take_back", id="back", seq=seq, seat=mover.scene["seat"])["seq"] == seq + 1
    all_see(lines, seq + 1)
    for line in lines:
        assert line.scene["view"]["spaces"] == before["view"]["spaces"]
        assert line.scene["view"]["awaiting"] == before["view"]["awaiting"]
        assert line.scene["events"][-1]["name"] == "taken-back"
    assert mover.scene["offers"]
    assert mover.play(1)["is"] == "accepted"
    record = read(anna.http.get(f"/api/tables/{table}/record").text, registry.game)
    assert len(record.entries) == before["seq"] + 1
    assert [anna.scene(table, at=seq)["view"]["spaces"], anna.scene(table, at=seq + 1)["view"]["spaces"]] == [
        line_at(mover, seq),
        before["view"]["spaces"],
    ]


def line_at(line: Line, seq: int) -> object:
    return next(scene["view"]["spaces"] for scene in line.scenes if scene["seq"] == seq)


def test_when_another_seat_has_acted_the_others_vote(three: tuple[str, Guest, list[Line]]) -> None:
    _, _, lines = three
    first = one_move(lines)
    second = one_move(lines)
    seq = newest(lines)["seq"]
    seat = first.scene["seat"]
    assert not first.scene["can_take_back"]
    assert first.ask(do="take_back", seq=seq, seat=seat)["is"] == "accepted"
    others = [line for line in lines if line is not first]
    for line in lines:
        wish = line.until(lambda scene: scene["wish"] is not None)["wish"]
        assert (wish["seat"], wish["to"]) == (seat, seq - 2)
        assert sorted(wish["owed"]) == sorted(line.scene["seat"] for line in others)
    wish = first.scene["wish"]["number"]
    assert first.ask(do="take_back", seq=seq, seat=seat)["reason"] == "wish-pending"
    assert first.ask(do="vote", wish=wish, seat=seat, agree=True)["reason"] == "not-your-vote"
    assert first.ask(do="vote", wish=wish, seat=second.scene["seat"], agree=True)["reason"] == "not-your-seat"
    assert others[0].ask(do="vote", wish=wish, seat=others[0].scene["seat"], agree=True)["is"] == "accepted"
    assert others[1].until(lambda scene: bool(scene["wish"]["agreed"]))["wish"]["owed"] == [others[1].scene["seat"]]
    assert others[1].ask(do="vote", wish=wish, seat=others[1].scene["seat"], agree=True)["seq"] == seq + 1
    all_see(lines, seq + 1)
    assert all(line.scene["wish"] is None for line in lines)
    assert newest(lines)["view"]["awaiting"] == [seat]
    assert first.play(2)["is"] == "accepted"


def test_one_who_disagrees_is_enough(three: tuple[str, Guest, list[Line]]) -> None:
    _, _, lines = three
    first = one_move(lines)
    second = one_move(lines)
    seq = newest(lines)["seq"]
    first.ask(do="take_back", seq=seq, seat=first.scene["seat"])
    wish = second.until(lambda scene: scene["wish"] is not None)["wish"]["number"]
    assert second.ask(do="vote", wish=wish, seat=second.scene["seat"], agree=False)["is"] == "accepted"
    first.until(lambda scene: scene["wish"] is None)
    assert newest(lines)["seq"] == seq
    assert second.ask(do="vote", wish=wish, seat=second.scene["seat"], agree=True)["reason"] == "no-wish"


def test_wishes_that_the_others_refuse_cannot_be_repeated_without_end(three: tuple[str, Guest, list[Line]]) -> None:
    _, _, lines = three
    first = one_move(lines)
    second = one_move(lines)
    seq, seat = second.scene["seq"], first.scene["seat"]
    all_see(lines, seq)
    for _ in range(Settings().wishes_per_minute):
        assert first.ask(do="take_back", seq=seq, seat=seat)["is"] == "accepted"
        wish = second.until(lambda scene: scene["wish"] is not None)["wish"]["number"]
        assert second.ask(do="vote", wish=wish, seat=second.scene["seat"], agree=False)["is"] == "accepted"
        second.until(lambda scene: scene["wish"] is None)
    refused = first.ask(do="take_back", seq=seq, seat=seat)
    assert (refused["is"], refused["reason"]) == ("refused", "too-fast")
    second.quiet()
    assert second.scene["wish"] is None


def test_who_plays_on_has_answered(three: tuple[str, Guest, list[Line]]) -> None:
    _, _, lines = three
    first = one_move(lines)
    one_move(lines)
    first.ask(do="take_back", seq=newest(lines)["seq"], seat=first.scene["seat"])
    first.until(lambda scene: scene["wish"] is not None)
    one_move(lines)
    assert first.until(lambda scene: scene["wish"] is None)["wish"] is None


def test_a_sealed_answer_can_be_taken_back_until_another_is_given(three: tuple[str, Guest, list[Line]]) -> None:
    _, _, lines = three
    choose_cards(lines)
    all_see(lines, lines[1].play("card drill")["seq"])
    seq = lines[1].scene["seq"]
    assert lines[1].ask(do="take_back", seq=seq, seat=1)["seq"] == seq + 1
    all_see(lines, seq + 1)
    assert len(newest(lines)["view"]["awaiting"]) == 3
    assert not any(player["chosen"] for player in lines[0].scene["view"]["players"])
    all_see(lines, lines[1].play("card build")["seq"])
    all_see(lines, lines[0].play("card local")["seq"])
    assert lines[1].ask(do="take_back", seq=lines[1].scene["seq"], seat=1)["is"] == "accepted"
    assert lines[0].until(lambda scene: scene["wish"] is not None)["wish"]["seat"] == 1


def test_bots_agree_and_wait_for_no_vote(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random", "random")
    with anna.watch(table) as line:
        line.play()
        for _ in range(100):
            if line.asked()["seq"] > 0 and any(event["name"] == "placed" for event in line.scene["events"]):
                break
        # The bots go on meanwhile, so that a wish may come too late; the next one is as good.
        for _ in range(20):
            scene = line.asked()
            answer = line.ask(do="take_back", seq=scene["seq"], seat=0)
            if answer["is"] == "accepted":
                break
        assert answer["is"] == "accepted"
        again = line.until(lambda newer: newer["seq"] > scene["seq"])
        assert again["wish"] is None
        assert any(event["name"] == "taken-back" for event in again["events"])


def test_what_cannot_be_taken_back(guest: NewGuest, three: tuple[str, Guest, list[Line]]) -> None:
    _, _, lines = three
    waiting = next(line for line in lines if line.scene["seat"] not in newest(lines)["view"]["awaiting"])
    seq, seat = waiting.scene["seq"], waiting.scene["seat"]
    assert waiting.ask(do="take_back", seq=seq, seat=seat)["reason"] == "nothing-to-take-back"
    assert waiting.ask(do="take_back", seq=seq - 1, seat=seat)["reason"] == "stale"
    assert waiting.ask(do="take_back", seq=seq, seat=(seat + 1) % 3)["reason"] == "not-your-seat"
    anna = guest("Anna")
    table = anna.table("me", "random", max_rounds=1)
    with anna.watch(table) as line:
        while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
            line.play()
        assert line.ask(do="take_back", seq=line.scene["seq"], seat=0)["reason"] == "game-over"
    opened = anna.table("me", "open")
    with anna.watch(opened) as line:
        assert line.ask(do="take_back", seq=0, seat=0)["reason"] == "not-begun"
