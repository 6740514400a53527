"""Other options, or another box, to compare with: `max_rounds=12`, `tiles.storage_extension.price=4`, `corrected.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from gusher.arguments import load_game, parse_options
from gusher.core.errors import Phrase, SetupError
from gusher.core.game import Game

NAMES = ("id", "name", "number")  # by which a member of a list in a data file is found


def variant(game: Game, options: dict[str, object], text: str) -> tuple[Game, dict[str, object]]:
    """The game and its options with the changes that `text` lists, separated by commas. A name with a dot is a place in the box."""
    if text.endswith(".json"):
        return load_game(game.name, Path(text)), options
    pairs = parse_options([part for part in text.split(",") if part.strip()])
    if not pairs:
        raise SetupError("--compare needs name=value, a path in the data file such as tiles.storage_extension.price=4, or a file")
    known = {option.name for option in game.options}
    changed = dict(options)
    box: dict[str, Any] | None = None
    for name, value in pairs.items():
        if name in known:
            changed[name] = value
        elif "." in name or key_of(game.data, name) is not None:
            box = deepcopy(game.data) if box is None else box
            put(game, box, name, str(value))
        else:
            raise SetupError(
                "{game} has no option {name}; a value in its box is given by its path, such as {path}",
                game=game.title,
                name=name,
                path=likely(game, name),
            )
    return game if box is None else game.with_data(box), changed


def put(game: Game, box: dict[str, Any], path: str, value: str) -> None:
    """Change one value of a data file."""
    *way, last = path.split(".")
    holder: Any = box
    for step in way:
        holder = member(game, holder, step, path)
    before = member(game, holder, last, path)
    try:
        after: Any = json.loads(value)
    except ValueError:
        after = value
    if type(after) is not type(before) or isinstance(before, (dict, list)):
        raise SetupError(
            "{path} cannot be {value}; in the box it is {before}",
            path=path,
            value=value,
            before=json.dumps(before, ensure_ascii=False)[:60],
        )
    holder[key_of(holder, last)] = after


def member(game: Game, holder: Any, step: str, path: str) -> Any:
    key = key_of(holder, step)
    if key is None:
        raise SetupError(
            "the box of {game} has no {path}: there is no '{step}'; {known}", game=game.title, path=path, step=step, known=listed(holder)
        )
    return holder[key]


def key_of(holder: Any, step: str) -> Any:
    """The key or the index of a member, by what people call it; None if there is none."""
    if isinstance(holder, dict):
        return next((key for key in holder if plain(key) == step), None)
    if not isinstance(holder, list):
        return None
    for place, found in enumerate(holder):
        if isinstance(found, dict) and any(plain(found.get(name)) == step for name in NAMES):
            return place
    return int(step) if step.isascii() and step.isdigit() and int(step) < len(holder) else None


def plain(name: object) -> str:
    return str(name).lower().replace("-", "_")


def listed(holder: Any) -> Phrase:
    if isinstance(holder, dict):
        return Phrase("there are {names}", names=[*holder])
    return Phrase("there are 0 to {last}", last=len(holder) - 1) if isinstance(holder, list) else Phrase("it is a single value")


def likely(game: Game, name: str) -> str:
    """The number in the box whose path is most like a name."""
    paths = list(numbers(game.data, ""))
    return max(paths, key=lambda path: SequenceMatcher(None, name, path.partition("=")[0]).ratio())


def numbers(holder: Any, path: str) -> Iterator[str]:
    """Every number in a box, by its path, with its value."""
    if isinstance(holder, dict):
        members = [(plain(key), value) for key, value in holder.items() if key != "status"]
    elif isinstance(holder, list):
        members = [(named(found, place), found) for place, found in enumerate(holder)]
    else:
        members = []
    for key, value in members:
        if isinstance(value, int) and not isinstance(value, bool):
            yield f"{path}{key}={value}"
        else:
            yield from numbers(value, f"{path}{key}.")


def named(found: Any, place: int) -> str:
    return plain(found["id"]) if isinstance(found, dict) and "id" in found else str(place)
