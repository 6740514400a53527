"""Boxes that owners of a game describe for themselves: what `--data FILE` is in the terminal.

What is in a box is kept under a digest of it, so that a table, a link and a shelf can name it, and nothing can change under a game in play.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from functools import lru_cache
from typing import Any

from gusher import registry
from gusher.core.errors import Phrase, SetupError
from gusher.house import House
from gusher.server.hours import now
from gusher.server.people.names import check_text
from gusher.server.refusal import Refusal
from gusher.server.settings import Settings
from gusher.server.stores.store import BoxRow, Person, Store

MOST_DEEP = 20
MOST_NUMBER = 999_999_999


def takes_boxes(game: House) -> bool:
    """Whether the game can be played out of another box."""
    return type(game).with_data is not House.with_data


def trouble(game: House, data: object) -> SetupError | None:
    """Why the game cannot be played with that, with its place; None if it can."""
    try:
        check_size(data, 0)
        game.with_data(data)
    except SetupError as refused:
        return refused
    return None


def at_place(refused: SetupError) -> tuple[str, SetupError | Phrase]:
    """The place that a refusal names, if it does, and what is wrong there."""
    why = refused.values.get("why")
    if isinstance(why, SetupError):
        inside = why.values.get("why")
        return (str(why.values["where"]), inside) if isinstance(inside, SetupError) else ("", why)
    # A game from outside may have put its words together already.
    found = re.fullmatch(r"data file: ([^: ]+): (.+)", refused.text)
    return ("", refused) if found is None else (found[1], Phrase(found[2]))


def check_size(value: Any, deep: int) -> None:
    """Also where the game does not look, as in notes: everybody at the table is sent all of it."""
    if deep > MOST_DEEP:
        raise SetupError("data file: lies too deep")
    if isinstance(value, int | float) and abs(value) > MOST_NUMBER:
        raise SetupError("data file: has a number that is too large")
    for inside in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        check_size(inside, deep + 1)


def opened(box: BoxRow) -> House:
    """The game out of that box. Refuses one that was described for older rules."""
    return out_of(box.game, box.data)


@lru_cache(maxsize=16)
def out_of(game: str, data: str) -> House:
    """A box takes a while to open, and the same few are asked for."""
    return registry.game(game).with_data(json.loads(data))


async def keep(store: Store, settings: Settings, person: Person, game: House, name: str, data: object, instead: str) -> BoxRow:
    """Put a box on somebody's shelf, if it can be played with, in the place of another one."""
    name = check_text(name, settings.box_name_length, "box-name-wrong")
    problem = await asyncio.to_thread(trouble, game, data)
    if problem is not None:
        raise Refusal(422, "bad-box", problem)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    box = BoxRow(hashlib.sha256(f"{game.name} {text}".encode()).hexdigest()[:32], game.name, text, name, now())
    mine = {each.id for each in await store.boxes_of(person.id)}
    if len(mine - {instead} | {box.id}) > settings.boxes_per_person:
        raise Refusal(429, "too-many-boxes", most=settings.boxes_per_person)
    await store.shelve(person.id, box, instead or None)
    return box
