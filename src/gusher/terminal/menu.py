"""The choices of a decision as a numbered list, each with its effect and its §."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from gusher.core.event import Event
from gusher.core.idle import idle
from gusher.core.repeat import repeats
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation
from gusher.terminal.words import View, Words

SHORT = 6  # so many choices stand under each other
MOST_COLUMNS = 3


class Choice:
    """An option in words; `times` is how often it can be taken in a row, `idle` says that it does nothing."""

    def __init__(self, action: Action, text: str, effect: str, sections: list[str], times: int, idle: str = "") -> None:
        self.action = action
        self.times = times
        self.idle = idle
        self.text = text
        self.effect = effect
        self.sections = sections


def choices(seen: Observation, view: View, words: Words) -> list[Choice]:
    """The options of a seat. Their effects are tried out on a table that the seat cannot tell from the true one."""
    guess = seen.sample(Rng(0))
    marks = idle(words.game, guess, int(seen.seat))
    found: list[Choice] = []
    for action in seen.options:
        trial = guess.clone()
        trial.log = []
        trial.play(int(seen.seat), action)
        effect = words.effect(action.notation, first(trial.log, int(seen.seat)))
        sections = words.sections(action) or [str(view["section"])]
        times = repeats(guess, int(seen.seat), action)
        why = words.idle(marks[action.notation]) if action.notation in marks else ""
        found.append(Choice(action, words.action(action.notation, view), effect, sections, times, why))
    return found


def first(events: list[Event], seat: int) -> Event:
    """What the seat's choice itself does, before anything that follows from it."""
    for event in events:
        if event.name != "forced":
            return event if event.values.get("seat") == seat else Event("", None, {})
    return Event("", None, {})


def menu(listed: list[Choice], fits: Callable[[Table], bool], before: int = 0) -> Table:
    """The list, in as many columns as are useful and fit; `before` so many others that are not shown."""
    for columns in range(MOST_COLUMNS, 1, -1):
        table = in_columns(listed, columns, before)
        if len(listed) > SHORT and fits(table):
            return table
    return in_columns(listed, 1, before)


def in_columns(listed: list[Choice], columns: int, before: int) -> Table:
    table = Table.grid(padding=(0, 1))
    for _ in range(columns):
        table.add_column(justify="right", style="bold")
        table.add_column()
        table.add_column(style="dim")
        table.add_column(min_width=2)
    rows = -(-len(listed) // columns)
    for row in range(rows):
        cells: list[Text | str] = []
        for number in range(row, len(listed), rows):
            choice = listed[number]
            text = Text(choice.text)
            if choice.effect:
                text.append("  " + choice.effect, "bold")
            if choice.times > 1:
                text.append(f"  ×{choice.times}", "dim")
            if choice.idle:
                text.append("  " + choice.idle, "dim yellow")
            cells += [str(before + number + 1), text, choice.sections[-1], ""]
        table.add_row(*cells)
    return table
