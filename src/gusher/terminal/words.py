"""A game's things in the reader's language: seats, actions, events, refusals. Each game adds its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, runtime_checkable

from rich.console import RenderableType

from gusher.core.errors import IllegalAction
from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.idle import Idle
from gusher.core.rules import Action
from gusher.texts import Texts

View = dict[str, Any]


class Board(Protocol):
    def draw(self, view: View, width: int) -> RenderableType:
        """The table as the view shows it, to fit so many columns."""


@runtime_checkable
class SmallBoard(Protocol):
    """A board that can also be drawn in about a dozen lines. That of another board is cut off on a small screen."""

    def brief(self, view: View, width: int) -> RenderableType:
        """What matters most at every decision: the places of the game, and who has what."""


class Words:
    """What every game needs said, and what a game must tell about itself."""

    # Events that open a line of the story, as the place where the following ones happen.
    openings: ClassVar[frozenset[str]] = frozenset()
    # Events that stand on a line of their own, not under the last opening.
    apart: ClassVar[frozenset[str]] = frozenset()
    # Events that add up when they repeat, and those that are listed, by the value that differs.
    summed: ClassVar[frozenset[str]] = frozenset()
    listed: ClassVar[dict[str, str]] = {"answered": "who"}
    # Events that begin a new part of the story.
    headings: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, texts: Texts, game: Game, names: list[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names

    def who(self, seat: int) -> str:
        return self.names[seat]

    def name(self, kind: str, value: str) -> str:
        """The name of one of the game's things, for example of a field."""
        return self.texts.say(f"{self.game.name}-{kind}-{value}")

    def ask(self, view: View) -> str:
        """The question of the pending decision."""
        return self.texts.say(f"{self.game.name}-ask-{view['rule']}", **self.numbers(view))

    def numbers(self, view: View) -> Mapping[str, int | str]:
        """What the questions of the game mention."""
        return {}

    def action(self, notation: str, view: View | None) -> str:
        """An action in a few words; with the view of the seat that may take it, more exactly."""
        raise NotImplementedError

    def effect(self, notation: str, event: Event) -> str:
        """What an action brings the seat that takes it, as short as can be; `event` is the first that it causes."""
        raise NotImplementedError

    def place(self, event: Event) -> str:
        """Where the events after an opening happen."""
        raise NotImplementedError

    def value(self, key: str, value: int | str) -> int | str:
        """A value of an event as people read it."""
        if key == "action":
            return self.action(str(value), None)
        return value

    def values(self, event: Event) -> dict[str, int | str]:
        values = {key: self.value(key, value) for key, value in event.values.items() if key != "seat"}
        if "seat" in event.values:
            values["who"] = self.who(int(event.values["seat"]))
        if event.name == "forced":
            values["why"] = self.only(str(event.values["action"])) or "none"
        return values

    def only(self, notation: str) -> str:
        """Why an action was the only one left, by its first word; empty if the game does not say."""
        message = f"{self.game.name}-only-{notation.partition(' ')[0]}"
        return self.texts.say(message) if self.texts.has(message) else ""

    def event(self, name: str, values: dict[str, int | str]) -> str:
        common = name in ("forced", "answered")
        return self.texts.say(f"event-{name}" if common else f"{self.game.name}-event-{name}", **values)

    def refusal(self, refused: IllegalAction) -> str:
        own = f"{self.game.name}-refusal-{refused.reason}"
        return self.texts.say(own if self.texts.has(own) else f"refusal-{refused.reason}", **refused.details)

    def idle(self, why: Idle) -> str:
        """That a choice does nothing, and why if it is known."""
        if not why.reason:
            return self.texts.say("idle-pass")
        own = f"{self.game.name}-idle-{why.reason}"
        values = {key: self.value(key, value) for key, value in why.values.items()}
        said = self.texts.say(own, **values) if self.texts.has(own) else self.refusal(IllegalAction(why.section, why.reason, **why.values))
        return self.texts.say("idle-nothing", why=said) if why.sure else self.texts.say("idle-so-far", why=said)

    def sections(self, action: Action) -> list[str]:
        """The § of an action, and of what it leads to."""
        return [action.section] if action.section else []
