"""States and stacks as JSON values, and back.

A state at rest is its fields and its stack; what is derived is left out. The fields are found by reflection, so that nothing can be
forgotten: the attributes of the object itself, and those that the compiler lists for a compiled class.
"""

from __future__ import annotations

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.game import Game
from gusher.core.rules import Action, Frame, State


def fields(thing: object) -> list[str]:
    """The names of an object's fields."""
    names: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    return sorted({*names, *getattr(thing, "__dict__", ())} - {"__dict__"})


def encode(s: State) -> dict[str, Any]:
    """The state as JSON values. Two states are the same if their encodings are equal."""
    table = {name: value_of(getattr(s, name)) for name in fields(s) if name not in s.DERIVED}
    return {"table": table, "pending": [encode_frame(frame) for frame in s.pending]}


def encode_frame(frame: Frame) -> dict[str, Any]:
    return {"rule": type(frame).__name__} | {name: value_of(getattr(frame, name)) for name in fields(frame)}


def value_of(value: Any) -> Any:
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Action):
        return {"action": value.notation}
    if isinstance(value, Frame):
        return encode_frame(value)
    if isinstance(value, (tuple, list)):
        return [value_of(item) for item in value]
    return {"vec": [int(item) for item in value]}


def decode(game: Game, seats: int, options: dict[str, object], encoded: dict[str, Any]) -> State:
    """The state that `encode` wrote, of a game that was started with these seats and options."""
    s = game.deal(seats, game.complete(seats, options))
    for name, value in encoded["table"].items():
        setattr(s, name, read(game, value))
    s.restack([decode_frame(game, frame) for frame in encoded["pending"]])
    s.settle()
    return s


def decode_frame(game: Game, encoded: dict[str, Any]) -> Frame:
    arguments = {name: read(game, value) for name, value in encoded.items() if name != "rule"}
    frame: Frame = game.frames[encoded["rule"]](**arguments)
    return frame


def read(game: Game, value: Any) -> Any:
    if isinstance(value, list):
        return tuple([read(game, item) for item in value])
    if isinstance(value, dict):
        if "vec" in value:
            return vec[i64](value["vec"])
        if "rule" in value:
            return decode_frame(game, value)
        return game.action(value["action"])
    return value


def dumps(s: State) -> str:
    """The state as one line of text."""
    return json.dumps(encode(s), separators=(",", ":"), sort_keys=True)
