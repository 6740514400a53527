"""Events told in sentences: what repeats is added up, what happens on one space stands on one line."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from gusher.core.event import Event
from gusher.terminal.words import Words


class Happening:
    """Events that make one sentence."""

    def __init__(self, event: Event, values: dict[str, int | str]) -> None:
        self.event = event
        self.values = values
        self.count = 1
        self.note = ""


class Passage:
    """Sentences of one place. A heading has no place."""

    def __init__(self, place: str, heading: bool = False) -> None:
        self.place = place
        self.heading = heading
        self.sentences: list[str] = []


def story(events: Iterable[Event], words: Words, finished: bool = False) -> list[Passage]:
    """The lines of these events. An opening after which nothing happened says so; the last one still goes on and is left out then."""
    lines: list[Passage] = []
    open_told: Happening | None = None
    last = ""
    for told in together(events, words):
        name = told.event.name
        if name in words.headings:
            lost(lines, open_told, words)
            open_told = None
            lines.append(Passage(sentence(told, words), heading=True))
        elif name in words.openings:
            lost(lines, open_told, words)
            open_told = told
            lines.append(Passage(words.place(told.event)))
        else:
            if name in words.apart or not lines or lines[-1].heading or "seat" not in told.event.values:
                lost(lines, open_told, words)
                open_told = None
                if not (lines and not lines[-1].heading and not lines[-1].place and last == name):
                    lines.append(Passage(""))
            lines[-1].sentences.append(sentence(told, words))
        last = name
    if finished:
        lost(lines, open_told, words)
    return [line for line in lines if line.heading or line.sentences]


def lost(lines: list[Passage], opening: Happening | None, words: Words) -> None:
    if opening is not None and not lines[-1].sentences:
        lines[-1].sentences.append(sentence(opening, words))


def together(events: Iterable[Event], words: Words) -> list[Happening]:
    """Add up or list what repeats. Between repetitions only what they cause may stand, such as a fee to somebody else.

    That a choice was forced is a note to what it brought about, and a sentence of its own if that is nothing.
    """
    found: list[Happening] = []
    ordered = list(events)
    note = ""
    for number, event in enumerate(ordered):
        values = words.values(event)
        following = ordered[number + 1].values if number + 1 < len(ordered) else {}
        if event.name == "forced" and following.get("seat") == event.values["seat"]:
            note = words.texts.say("event-forced-note", **values)
            continue
        same = earlier(found, event, values, words)
        if same is None:
            found.append(Happening(event, values))
            found[-1].note, note = note, ""
            continue
        same.count += 1
        same.note, note = same.note or note, ""
        listed = words.listed.get(event.name)
        for key, value in values.items():
            known = same.values[key]
            if key == listed:
                same.values[key] = f"{known}, {value}"
            elif isinstance(known, int) and isinstance(value, int):
                same.values[key] = known + value
    return found


def earlier(found: list[Happening], event: Event, values: dict[str, int | str], words: Words) -> Happening | None:
    listed = words.listed.get(event.name)
    if event.name not in words.summed and listed is None:
        return None
    for told in reversed(found):
        if told.event.name == event.name:
            alike = all(told.values[key] == value for key, value in values.items() if isinstance(value, str) and key != listed)
            return told if alike else None
        if told.event.name not in words.summed:
            return None
    return None


def sentence(told: Happening, words: Words) -> str:
    said = words.event(told.event.name, told.values | {"count": told.count})
    return f"{said} {told.note}" if told.note else said


def newspaper(lines: list[Passage], fresh: int = 0) -> Table:
    """The lines under each other, places to the left; the last `fresh` of them stand out."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column(ratio=1)
    for number, line in enumerate(lines):
        style = "" if number >= len(lines) - fresh else "dim"
        if line.heading:
            grid.add_row("", Text(line.place, "bold"))
        else:
            grid.add_row(line.place, Text(" ".join(line.sentences), style))
    return grid
