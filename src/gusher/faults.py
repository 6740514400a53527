"""Whose mistake it was: what fails inside a game from outside is told in one line that names the game, the rule and the place.

Mistakes of our own keep their traceback: whoever sees one sends it to us.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

from gusher import registry
from gusher.core.errors import GusherError, Phrase
from gusher.core.rules import Frame
from gusher.core.sections import section_of
from gusher.house import House

FAILS: Final = Phrase("the game {game} fails: {what}")
FAILS_AT: Final = Phrase("the game {game} fails at {section}: {what}")


class GameFailed(GusherError):
    """A game from outside has failed. The state that it was working on is not to be used any more."""

    def __init__(self, game: House, section: str, what: str) -> None:
        super().__init__(FAILS_AT.text if section else FAILS.text, game=game.name, section=section, what=what)
        self.game = game
        self.section = section
        self.what = what

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.game.name, self.section, self.what)


def again(name: str, section: str, what: str) -> GameFailed:
    """The same in another process."""
    return GameFailed(registry.game(name), section, what)


class naming_games:
    """Let what fails inside a game from outside be a `GameFailed`."""

    __slots__ = ()

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, failed: BaseException | None, place: TracebackType | None) -> None:
        if isinstance(failed, Exception):
            name_game(failed)


def name_game(failed: Exception) -> None:
    """The same for who has caught it: where every move comes by, a `with` is felt."""
    found = fault(failed)
    if found is not None and found is not failed:
        raise found from failed


def fault(failed: BaseException) -> GameFailed | None:
    """The failure of a game from outside that has led to this, if it was one."""
    if isinstance(failed, GameFailed):
        return failed
    if isinstance(failed, GusherError):
        return None
    places = list(walk(failed.__traceback__))
    outside = {package(type(game).__module__): game for game in registry.games()}
    outside.pop(package(__name__), None)
    for place in reversed(places):
        game = outside.get(package(place.tb_frame.f_globals.get("__name__", "")))
        if game is not None:
            said = " ".join(str(failed).split())
            line = f"{Path(place.tb_frame.f_code.co_filename).name} line {place.tb_lineno}"
            return GameFailed(game, rule_of(places), f"{type(failed).__name__}: {said} ({line})")
    return None


def package(module: str) -> str:
    return module.partition(".")[0]


def walk(place: TracebackType | None) -> Iterator[TracebackType]:
    while place is not None:
        yield place
        place = place.tb_next


def rule_of(places: list[TracebackType]) -> str:
    """The § of the innermost rule that was being carried out."""
    for place in reversed(places):
        self = place.tb_frame.f_locals.get("self")
        if isinstance(self, Frame) and section_of(self):
            return section_of(self)
    return ""
