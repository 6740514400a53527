"""Checking the data file of a game, so that an owner can correct what is in the box and is told in one line what cannot be.

The packaged file is the model: the same keys and kinds of values everywhere, but for free notes. What the rules have in code must stay as
it is there. Whether the numbers then fit each other is for each game to say.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gusher.core.errors import Phrase, SetupError

WRONG: Final = Phrase("data file: {why}")


def wrong(where: str, what: str, /, **values: object) -> SetupError:
    """The refusal of a file, for what stands at a place in it."""
    why = SetupError(what, **values)
    return SetupError(WRONG.text, why=SetupError("{where}: {why}", where=where, why=why) if where else why)


def inner(refused: SetupError) -> object:
    """The same without "data file", for whoever names the file. A game from outside may have put its words together already."""
    if refused.text == WRONG.text:
        return refused.values["why"]
    return refused if refused.values else Phrase(refused.text.removeprefix("data file: "))


def an_object(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise wrong("", "must be an object, like the packaged data.json")
    return data


def at(data: dict[str, Any], path: str) -> Any:
    """What stands at `players.counts`."""
    found: Any = data
    for key in path.split("."):
        found = found[key]
    return found


def check_fixed(data: dict[str, Any], model: dict[str, Any], paths: tuple[str, ...]) -> None:
    """That what is code, and therefore the same in every box, is as it is in the model."""
    for path in paths:
        if at(data, path) != at(model, path):
            raise wrong(path, "is part of the rules; it must be {value}", value=repr(at(model, path)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What a file must look like: the model, or a like value where a key that may be left out ends in a question mark.

    A game overrides what is otherwise in its file.
    """

    def limits(self, where: str) -> tuple[int, int]:
        """The least and the most that a number may be."""
        return (0, 9999)

    def is_counted(self, where: str) -> bool:
        """Whether a list has as many things as that of the model, each like its own; otherwise any number, all like the first."""
        return False

    def is_note(self, key: str) -> bool:
        """What the file says about itself, for people."""
        return key in ("note", "status_legend") or key.endswith("status")

    def names(self, known: dict[str, Any]) -> list[str]:
        """The keys to tell somebody who has used another one."""
        return list(known)

    def name_of(self, item: dict[str, Any]) -> str | None:
        """How a refusal names a thing in a list; by its number if there is no name."""
        name = item.get("id")
        return name if isinstance(name, str) else None

    def check(self, given: Any, shape: Any, where: str = "") -> None:
        """That a value is of the same kind as the one of the shape, and so is everything in it."""
        if isinstance(shape, dict):
            self.check_object(given, shape, where)
        elif isinstance(shape, list):
            self.check_list(given, shape, where)
        elif isinstance(shape, bool):
            if not isinstance(given, bool):
                raise wrong(where, "must be true or false")
        elif isinstance(shape, int):
            least, most = self.limits(where)
            if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
                raise wrong(where, "must be a whole number from {least} to {most}, not {given}", least=least, most=most, given=repr(given))
        else:
            self.check_text(given, where)

    def check_object(self, given: Any, shape: dict[str, Any], where: str) -> None:
        if not isinstance(given, dict):
            raise wrong(where, "must be an object")
        known = {key.rstrip("?"): inside for key, inside in shape.items()}
        for key in given:
            if key not in known and not self.is_note(key):
                raise wrong(where, "unknown key '{key}'; allowed: {allowed}", key=key, allowed=self.names(known))
        for key, inside in known.items():
            if self.is_note(key):
                continue
            if key in given:
                self.check(given[key], inside, f"{where}.{key}" if where else key)
            elif f"{key}?" not in shape:
                raise wrong(where, "'{key}' is missing", key=key)

    def check_list(self, given: Any, shape: list[Any], where: str) -> None:
        if not isinstance(given, list):
            raise wrong(where, "must be a list")
        counted = self.is_counted(where)
        if counted and len(given) != len(shape):
            raise wrong(where, "must have {wanted} entries, not {given}", wanted=len(shape), given=len(given))
        for i, item in enumerate(given):
            name = self.name_of(item) if isinstance(item, dict) else None
            self.check(item, shape[i if counted else 0], f"{where}[{i}]" if name is None else f"{where}.{name}")

    def check_text(self, given: Any, where: str) -> None:
        if not isinstance(given, str) or not given:
            raise wrong(where, "must be a text")
