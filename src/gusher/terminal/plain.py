"""A game that has drawn no table of its own: its view line by line, in words that its messages have.

A message is looked for by a name that follows from the rules, and what has none is called as the program calls it:

- `GAME-ask-RULE` is the question of a rule; it may use all plain values of the view;
- `GAME-action-dig-deep` is the action `dig deep`, or `GAME-action-dig` with the rest as `what`, for which `GAME-what-deep` may stand;
- `GAME-event-NAME` is an event, with its values, each of which may have a name in `GAME-KEY-VALUE`;
- `GAME-score-ITEM`, `GAME-option-NAME`, `GAME-view-KEY` are things.

`web/plain.js` does the same in the page.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gusher.core.errors import IllegalAction
from gusher.core.event import Event
from gusher.core.game import Game
from gusher.terminal.words import View, Words
from gusher.texts import Texts

# What is said elsewhere on the screen, or only to machines.
ELSEWHERE = frozenset({"game", "seat", "seats", "awaiting", "rule", "section", "chance", "over", "players"})


class PlainWords(Words):
    """`missing` are the messages that were looked for in vain, so that whoever writes a game can be told."""

    headings: ClassVar[frozenset[str]] = frozenset({"round"})

    def __init__(self, texts: Texts, game: Game, names: list[str]) -> None:
        super().__init__(texts, game, names)
        self.missing: set[str] = set()

    def find(self, message: str, **values: int | str) -> str:
        """A message of the game, empty if it does not have it."""
        full = f"{self.game.name}-{message}"
        return self.texts.say(full, **values) if self.texts.has(full) else ""

    def say(self, message: str, otherwise: str, **values: int | str) -> str:
        """A message that the game should have."""
        said = self.find(message, **values)
        if not said:
            self.missing.add(f"{self.game.name}-{message}")
        return said or otherwise

    def name(self, kind: str, value: str) -> str:
        return self.say(f"{kind}-{value}", value.replace("_", " ").replace("-", " "))

    def ask(self, view: View) -> str:
        return self.say(f"ask-{view['rule']}", spaced(str(view["rule"])) + "?", **self.numbers(view))

    def numbers(self, view: View) -> dict[str, int | str]:
        return {key: value for key, value in view.items() if type(value) in (int, str)}

    def action(self, notation: str, view: View | None) -> str:
        word, _, rest = notation.partition(" ")
        what = self.find(f"what-{rest.replace(' ', '-')}") or rest
        return self.find(f"action-{notation.replace(' ', '-')}") or self.say(f"action-{word}", notation, what=what)

    def effect(self, notation: str, event: Event) -> str:
        return ""

    def place(self, event: Event) -> str:
        return self.event(event.name, self.values(event))

    def value(self, key: str, value: int | str) -> int | str:
        said = super().value(key, value)
        return said if key == "action" else self.find(f"{key}-{value}") or said

    def event(self, name: str, values: dict[str, int | str]) -> str:
        if name in ("forced", "answered"):
            return super().event(name, values)
        told = ", ".join(f"{key} {value}" for key, value in values.items() if key != "count")
        return self.say(f"event-{name}", f"{name.replace('-', ' ')}: {told}", **values)

    def refusal(self, refused: IllegalAction) -> str:
        known = any(self.texts.has(f"{prefix}refusal-{refused.reason}") for prefix in ("", f"{self.game.name}-"))
        return super().refusal(refused) if known else str(refused).replace("-", " ")


def spaced(rule: str) -> str:
    """The name of a class as words: `ChooseWell` is "Choose well"."""
    return re.sub("(?<=[a-z])(?=[A-Z])", " ", rule).capitalize()


class PlainTable:
    def __init__(self, words: PlainWords) -> None:
        self.words = words

    def draw(self, view: View, width: int) -> RenderableType:
        lines = [Text(f"{self.label(key)}: {self.spell(value)}") for key, value in view.items() if key not in ELSEWHERE]
        players: list[dict[str, Any]] = view.get("players", [])
        return Group(*lines, self.seats(players)) if players else Group(*lines)

    def seats(self, players: list[dict[str, Any]]) -> Table:
        table = Table(box=None, pad_edge=False)
        keys = [key for key in players[0] if key != "seat"]
        for heading in ("", *map(self.label, keys)):
            table.add_column(heading)
        for seat, player in enumerate(players):
            table.add_row(self.words.who(seat), *(self.spell(player[key]) for key in keys))
        return table

    def label(self, key: str) -> str:
        return self.words.name("view", key.replace("_", "-"))

    def spell(self, value: object) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return "×" if value else "–"
        if isinstance(value, dict):
            return ", ".join(f"{self.label(str(key))} {self.spell(part)}" for key, part in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(map(self.spell, value)) or "–"
        return str(value)
