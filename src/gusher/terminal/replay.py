"""Walking through a record, as a seat or a spectator saw the game, or with open cards once it is over."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from gusher.core.event import Event
from gusher.core.record import Record
from gusher.core.rules import State
from gusher.terminal.boards import board_of
from gusher.terminal.chronicle import events_of
from gusher.terminal.final import final_scores
from gusher.terminal.players import Players
from gusher.terminal.screen import Left, Screen
from gusher.terminal.story import newspaper, story
from gusher.terminal.words import View
from gusher.texts import Texts
from gusher.variations import Variation, of_record


class Replay:
    def __init__(self, record: Record, seat: int | None, texts: Texts) -> None:
        self.record = record
        self.seat = seat
        self.texts = texts
        self.players = Players(record.players, record.seats, record.game, texts)
        self.board, self.words = board_of(record.game, texts, self.players.names)
        self.open = seat is None and record.state().over
        self.stops = stops(record)
        self.lines = of_record(record)

    def view(self, s: State) -> View:
        """What may be seen: with open cards every player as he sees himself."""
        view = s.view(self.seat)
        if self.open:
            view["players"] = [own_side(s, seat) for seat in range(s.seats)]
        return view

    def as_json(self, at: int) -> dict[str, object]:
        s = self.record.state(at)
        return {
            "game": self.record.game.name,
            "rules_version": self.record.game.rules_version,
            "seats": self.record.seats,
            "options": self.record.options,
            "players": self.record.players,
            "entries": len(self.record.entries),
            "at": at,
            "over": s.over,
            "scores": s.scores(),
            "ranking": s.ranking() if s.over else None,
            "view": self.view(s),
        }

    # One position

    def show(self, at: int, screen: Screen) -> None:
        s = self.record.state(at)
        say = self.texts.say
        head = say("replay-head", title=self.record.game.title, at=at, count=len(self.record.entries))
        whose = say("replay-open") if self.open else say("replay-spectator")
        if self.seat is not None:
            whose = say("replay-seat", who=self.words.who(self.seat))
        screen.say(f"{head}, {whose}", "dim")
        screen.show(self.board.draw(self.view(s), screen.width))
        screen.show()
        screen.show(self.what_happened(at))
        for line in self.lines:
            if line.at == at:
                screen.say(say("replay-variation", name=self.told(line)), "dim")
        if s.over:
            screen.show()
            screen.show(final_scores(s, self.words, self.players.described))

    def told(self, line: Variation) -> str:
        """A line that was tried, in words: its name, and the choices in it."""
        moves = ", ".join(self.words.action(move.do, None) for move in line.moves if move.do)
        return ": ".join(part for part in (line.name.replace("\n", " "), moves) if part)

    def what_happened(self, at: int) -> RenderableType:
        """The last choice and all that followed from it."""
        since = max((stop for stop in self.stops if stop < at), default=0)
        s = self.record.state(since)
        events: list[Event] = []
        said: list[str] = []
        for number in range(since, at):
            entry = self.record.entries[number]
            before = s.view(entry.seat) if entry.seat is not None else {}
            told = events_of(self.record, number, s)
            events += told
            secret = any(event.name == "answered" for event in told)
            if entry.seat is not None and (not secret or self.open or self.seat == entry.seat):
                text = self.words.action(entry.action.notation, before)
                said.append(self.texts.say("replay-move", who=self.words.who(entry.seat), action=text))
        lines = story([event for event in events if event.heard_by(self.seat)], self.words)
        moved = [Text(move, "bold") for move in said]
        return Group(*moved, newspaper(lines, len(lines)))

    # Walking

    def walk(self) -> None:
        screen = Screen()
        at = self.stops[0]
        note = ""
        try:
            while True:
                screen.clear()
                self.show(at, screen)
                if note:
                    screen.say(note, "yellow")
                at, note = self.next_stop(screen.ask(self.texts.say("replay-ask")), at)
        except (Left, KeyboardInterrupt):
            screen.show()

    def next_stop(self, typed: str, at: int) -> tuple[int, str]:
        count = len(self.record.entries)
        if typed in ("n", ""):
            later = [stop for stop in self.stops if stop > at]
            return (later[0], "") if later else (at, self.texts.say("replay-at-end"))
        if typed == "p":
            earlier = [stop for stop in self.stops if stop < at]
            return (earlier[-1], "") if earlier else (at, self.texts.say("replay-at-start"))
        if typed == "q":
            raise Left
        if typed.isascii() and typed.isdigit() and int(typed) <= count:
            return int(typed), ""
        return at, self.texts.say("replay-no-such", typed=typed, count=count)


def own_side(s: State, seat: int) -> object:
    players = s.view(seat)["players"]
    assert isinstance(players, list)
    return players[seat]


def stops(record: Record) -> list[int]:
    """Where somebody is to decide, and the end: draws belong to the choice before them."""
    s = record.state(0)
    found = [] if s.chance else [0]
    for number in range(len(record.entries)):
        events_of(record, number, s)
        if not s.chance or number + 1 == len(record.entries):
            found.append(number + 1)
    return found or [0]
