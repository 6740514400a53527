"""Records that somebody brings along, with anything in them: they are opened, or refused in one line."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from gusher import registry
from gusher.core.errors import GusherError, RecordError
from gusher.server.scenes.replays import open_record, scene
from tests.length import SLOW
from tests.review.games import finished
from tests.server.serving import Guest

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
TRIES = 2000 if SLOW else 150
STRANGE: list[Any] = [
    2**63, -(2**63), 2**63 - 1, 2**64, 2**31, 10**400, 10**9, 10**9 - 1, 10**6, -1, 0, 1.5, 1e308, float("nan"), "x", "", None, True, [],
    {},
]  # fmt: skip


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, (dict, list)) and value:
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(each, (*path, key))
    else:
        yield path


def put(value: Any, path: tuple[Any, ...], new: Any) -> None:
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = new


def with_box(game: str) -> tuple[dict[str, Any], list[str]]:
    """The head of a record that has its box with it, and the other lines."""
    head, *rest = finished(game, 3).text().split("\n")
    return json.loads(head) | {"box": copy.deepcopy(registry.game(game).data)}, rest


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_a_box_with_anything_in_it_is_opened_or_refused(game: str) -> None:
    """Anything else would be an accident: an error 500."""
    chance = random.Random(63)
    head, rest = with_box(game)
    places = list(leaves(head))
    for _ in range(TRIES):
        changed = copy.deepcopy(head)
        put(changed, chance.choice(places), chance.choice(STRANGE))
        lines = list(rest)
        if chance.random() < 0.3:
            number = chance.randrange(len(lines) - 1)
            line = json.loads(lines[number])
            put(line, chance.choice(list(leaves(line))), chance.choice(STRANGE))
            lines[number] = json.dumps(line)
        with suppress(GusherError):
            scene(open_record("\n".join([json.dumps(changed), *lines]).encode()), 0, None)


@pytest.mark.parametrize("number", [2**63, -(2**63), 10**400, 10**9])
def test_a_number_that_is_too_large_is_named(number: int) -> None:
    head, rest = with_box("oilfield")
    put(head, next(leaves(head)), number)
    with pytest.raises(RecordError, match="line 1 has a number that is too large"):
        open_record("\n".join([json.dumps(head), *rest]).encode())


def test_over_the_wire_it_is_a_refusal(guest: NewGuest) -> None:
    head, rest = with_box("oilfield")
    head["box"]["cubes"] = 2**63
    eve = guest()
    for path in ("/api/replay", "/api/replay/review?seat=0"):
        answer = eve.http.post(path, content="\n".join([json.dumps(head), *rest]))
        assert answer.status_code == 422
        assert answer.json()["values"]["detail"] == "line 1 has a number that is too large"
