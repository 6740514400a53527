"""Whole games and single moves, over real sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from gusher import registry
from gusher.core.record import read
from gusher.server.scenes.offers import described
from tests.server.serving import Guest, Line, choose_cards, newest

NewGuest = Callable[..., Guest]


@pytest.fixture
def pair(guest: NewGuest) -> Iterator[tuple[str, Guest, Guest, list[Line]]]:
    """A game of two people, and their lines."""
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open")
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    with anna.watch(made["id"]) as one, ben.watch(made["id"]) as other:
        yield made["id"], anna, ben, [one, other]


def turn(lines: list[Line]) -> tuple[Line, Line]:
    """Who is asked, and the other one."""
    seat = newest(lines)["view"]["awaiting"][0]
    for line in lines:
        line.until(lambda scene: scene["seq"] >= newest(lines)["seq"])
    return lines[seat], lines[1 - seat]


def test_two_people_and_two_bots_play_to_the_end(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "greedy", "open", "random", max_rounds=4)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": 2})

    def play(who: Guest) -> Line:
        with who.watch(made["id"]) as line:
            while line.until(lambda scene: bool(scene["offers"]) or scene["status"] == "over")["status"] != "over":
                line.play(7)
            return line

    with ThreadPoolExecutor(2) as both:
        lines = list(both.map(play, [anna, ben]))
    for line in lines:
        assert [scene["number"] for scene in line.scenes] == list(range(1, len(line.scenes) + 1))
        assert line.scene["view"]["over"]
        assert len(line.scene["scores"]) == 4
        assert 1 in line.scene["ranking"]
        told = line.scenes[0]["events"] + [event for scene in line.scenes[1:] for event in scene["events"]]
        assert told == anna.scene(made["id"], seat=line.scene["seat"])["events"]
    record = read(anna.http.get(f"/api/tables/{made['id']}/record").text, registry.game)
    assert record.state().scores() == lines[0].scene["scores"]
    assert [entry.seat for entry in record.entries if entry.seat is not None].count(1) > 0


def test_two_answers_at_once_one_wins_and_the_other_gets_the_current_scene(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    table, anna, ben, lines = pair
    asked, _ = turn(lines)
    who = anna if asked is lines[0] else ben
    with who.watch(table) as second:
        scene = asked.asked()
        offers = scene["offers"]
        for number, line in enumerate((asked, second)):
            line.send(do="play", id=f"at-once-{number}", seq=scene["seq"], seat=scene["seat"], action=offers[number]["action"])
        answers = [asked.answer("at-once-0"), second.answer("at-once-1")]
        assert sorted(answer["is"] for answer in answers) == ["accepted", "refused"]
        loser = (asked, second)[[answer["is"] for answer in answers].index("refused")]
        assert next(answer for answer in answers if answer["is"] == "refused")["reason"] == "stale"
        newer = loser.until(lambda current: current["seq"] > scene["seq"])
        assert newer["seq"] == next(answer for answer in answers if answer["is"] == "accepted")["seq"]


def test_a_command_id_counts_once(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    table, anna, ben, lines = pair
    asked, _ = turn(lines)
    scene = asked.asked()
    command = {"do": "play", "id": "only-once", "seq": scene["seq"], "seat": scene["seat"], "action": scene["offers"][0]["action"]}
    first = asked.ask(**command)
    assert first["is"] == "accepted"
    assert asked.ask(**command) == first
    who = anna if asked is lines[0] else ben
    assert who.post(f"/api/tables/{table}/commands", command) == first
    assert who.scene(table)["seq"] == first["seq"]


def test_the_same_id_of_somebody_else_is_another_command(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    _, _, _, lines = pair
    asked, other = turn(lines)
    assert asked.play(id="same")["is"] == "accepted"
    other.until(lambda scene: scene["seq"] >= asked.scene["seq"])
    assert other.ask(do="say", id="same", text="hello")["is"] == "accepted"
    assert other.until(lambda scene: bool(scene["chat"]))["chat"][0]["text"] == "hello"


def test_an_answer_to_an_older_question_is_stale(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    _, _, _, lines = pair
    asked, _ = turn(lines)
    old = asked.asked()["seq"]
    asked.play()
    again, _ = turn(lines)
    again.asked()
    before = len(again.scenes)
    refused = again.play(seq=old - 1)
    assert (refused["is"], refused["reason"]) == ("refused", "stale")
    again.until(lambda scene: scene["number"] > before)
    assert again.play(seq=again.scene["seq"] + 1)["reason"] == "stale"
    assert again.play()["is"] == "accepted"


def test_answers_of_others_do_not_make_a_secret_choice_stale(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    _, _, _, lines = pair
    choose_cards(lines)
    questions = [line.asked() for line in lines]
    assert questions[0]["seq"] == questions[1]["seq"]
    assert lines[1].play("card drill")["is"] == "accepted"
    waiting = lines[0].until(lambda scene: scene["seq"] > questions[0]["seq"])
    assert waiting["view"]["players"][1]["chosen"]
    assert waiting["view"]["players"][1]["card"] is None
    assert lines[0].play("card lease", seq=questions[0]["seq"])["is"] == "accepted"


def test_what_is_refused_says_why_and_changes_nothing(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    table, anna, _, lines = pair
    asked, other = turn(lines)
    seq, seat = asked.asked()["seq"], asked.scene["seat"]
    play = {"do": "play", "seq": seq, "seat": seat, "action": asked.scene["offers"][0]["action"]}
    assert other.ask(**play)["reason"] == "not-your-seat"
    assert other.ask(**(play | {"seat": 1 - seat}))["reason"] == "not-your-decision"
    for seat_ in (-1, 2, 99):
        assert asked.ask(**(play | {"seat": seat_}))["reason"] == "not-your-seat"
    assert asked.ask(**(play | {"action": "win the game"}))["reason"] == "not-offered"
    refused = asked.ask(**(play | {"action": "stop"}))
    assert refused["is"] == "refused"
    assert refused["section"].startswith("§")
    assert asked.ask(**(play | {"id": ""}))["reason"] == "bad-id"
    assert asked.ask(**(play | {"id": "x" * 64})) == {"is": "accepted", "id": "x" * 64, "seq": seq + 1}
    assert anna.scene(table)["seq"] == seq + 1


def test_a_move_can_be_posted_and_its_scene_fetched(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table("me", "random", max_rounds=1)
    moves = 0
    while (scene := anna.scene(table))["status"] != "over":
        if scene["offers"]:
            moves += 1
            command = {"do": "play", "id": f"post-{moves}", "seq": scene["seq"], "seat": 0, "action": scene["offers"][0]["action"]}
            assert anna.post(f"/api/tables/{table}/commands", command)["is"] == "accepted"
            assert anna.post(f"/api/tables/{table}/commands", command | {"id": "late"}, status=409)["is"] == "refused"
    assert moves > 1
    assert scene["number"] == 0
    assert anna.post(f"/api/tables/{table}/commands", {"do": "sync"}, status=400)["reason"] == "bad-request"


def test_offers_say_what_they_bring(pair: tuple[str, Guest, Guest, list[Line]]) -> None:
    _, _, _, lines = pair
    asked, _ = turn(lines)
    for offer in asked.asked()["offers"]:
        assert set(offer) == {"action", "kind", "values", "section", "effect", "confirm", "times", "idle"}
        assert offer["section"].startswith("§")
    assert all(set(reason) == {"action", "section", "reason", "values"} for reason in asked.scene["why_not"])


def test_only_what_costs_points_is_to_be_confirmed() -> None:
    actions = registry.game("oilfield").actions
    asked = {action.notation for action in actions if described(action, "").confirm}
    assert asked == {action.notation for action in actions if action.notation.startswith("divest")}
    assert len(asked) == 3
