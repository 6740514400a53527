"""A question that is put only because the others must not learn that there was no choice: the server answers it by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gusher import registry
from gusher.core.record import read
from tests.server.serving import Guest, Line

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]


def answer(line: Line, rule: str, action: str) -> None:
    line.until(lambda scene: bool(scene["offers"]) and scene["view"]["rule"] == rule)
    assert line.play(action)["is"] == "accepted"


def test_the_server_answers_and_it_is_taken_back_with_the_choice(guest: NewGuest) -> None:
    """McMulti §10.1, §14.1: with too little cash to declare there is nothing to choose, but the question is in the log like any other."""
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.new_table("me", "open", game="mcmulti", news_enabled=False, start_player=0)
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    with anna.watch(made["id"]) as first, ben.watch(made["id"]) as second:
        answer(first, "SpecialPurchase", "done")
        answer(second, "SpecialPurchase", "done")
        answer(first, "ChooseMarket", "none")
        first.until(lambda scene: bool(scene["offers"]))
        if first.scene["view"]["rule"] == "ChooseQuadrant":
            assert first.play(0)["is"] == "accepted"
        answer(first, "Assets", "done")
        second.until(lambda scene: bool(scene["offers"]) and scene["view"]["rule"] == "ChooseMarket")
        chosen = [(entry.seat, entry.action.notation) for entry in read(record_of(anna, made["id"]), registry.game).entries][-2:]
        assert chosen == [(0, "done"), (0, "declare no")]
        assert all(scene["view"]["rule"] != "Declare" for scene in second.scenes)
        seen = first.until(lambda scene: scene["seq"] == second.scene["seq"])
        assert seen["can_take_back"]
        assert first.ask(do="take_back", id="back", seq=seen["seq"], seat=0)["is"] == "accepted"
        first.until(lambda scene: bool(scene["offers"]) and scene["view"]["rule"] == "Assets")


def record_of(person: Guest, table: str) -> str:
    return person.http.get(f"/api/tables/{table}/record").text
