"""Laws of what a game may bring beside its rules. What it leaves out, it need not obey."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from io import StringIO
from itertools import pairwise

from rich.console import Console

from gusher.bots import bot, weights_of
from gusher.bots.learned.features import BOUND
from gusher.conformance.cases import Played
from gusher.conformance.guides import Pupil
from gusher.conformance.laws import Law, take
from gusher.core.errors import SetupError
from gusher.core.record import Entry, Record, can_take_back
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.guide import Guide, read_guide
from gusher.house import House
from gusher.terminal.plain import PlainWords
from gusher.terminal.words import Words
from gusher.texts import Texts

ROOMS: list[Law] = []
TRIALS = 20  # guesses of a seat
TAKEN_BACK = 4  # choices of a game that are looked at
THOUGHTS = 2  # choices of a game that `search` is asked for
WIDTH = 100


def of_the_rooms(law: Law) -> Law:
    ROOMS.append(law)
    return law


def house_of(p: Played) -> House:
    assert isinstance(p.case.game, House)
    return p.case.game


@of_the_rooms
def what_may_be_taken_back_has_shown_nothing(p: Played) -> None:
    """What a choice shows is told by events that the game lists (`Game.reveals`), as far as the seat could tell by itself."""
    for place in some_choices(p, TAKEN_BACK):
        if may_be_taken_back(p.record, place):
            assert looks_the_same_everywhere(p.states[place], p.states[place + 1], p.record.entries[place], TRIALS)


def may_be_taken_back(record: Record, place: int) -> bool:
    """Whether the choice at that place could be taken back when it was the last."""
    cut = Record(record.game, record.seats, record.options)
    cut.entries = record.entries[: place + 1]
    seat = cut.entries[-1].seat
    return seat is not None and can_take_back(cut, seat)


def looks_the_same_everywhere(before: State, after: State, entry: Entry, trials: int) -> bool:
    assert entry.seat is not None
    seen = after.view(entry.seat)
    for trial in range(trials):
        guess = before.determinize(entry.seat, Rng(trial))
        guess.play(entry.seat, entry.action)
        if guess.view(entry.seat) != seen:
            return False
    return True


def some_choices(p: Played, count: int) -> list[int]:
    choices = [place for place, entry in enumerate(p.record.entries) if entry.seat is not None]
    return [choices[p.rng.below(len(choices))] for _ in range(min(count, len(choices)))]


@of_the_rooms
def bots_choose_what_is_offered_and_the_same_again(p: Played) -> None:
    learned = (("learned", TAKEN_BACK), ("master:iterations=6", THOUGHTS)) if weights_of(p.case.game.name) is not None else ()
    for name, count in (("greedy", TAKEN_BACK), ("search-easy", THOUGHTS), *learned):
        for place in some_choices(p, count):
            s, seat = p.states[place], p.record.entries[place].seat
            assert seat is not None
            chosen, again = (bot(name, p.case.game.name).choose(Observation(s, seat), Rng(place)) for _ in range(2))
            assert chosen in s.options(seat), f"{name} chooses {chosen}"
            assert chosen is again, f"{name} chooses {chosen} and, asked again, {again}"


@of_the_rooms
def a_row_of_numbers_keeps_its_bounds_and_tells_nothing_hidden(p: Played) -> None:
    with suppress(SetupError):
        encoder = house_of(p).encoder(p.case.seats)
        for number in p.positions():
            s = p.states[number]
            for seat in range(p.case.seats):
                row = array("q", encoder.encode(s, seat)).tolist()
                assert len(row) == encoder.size, f"{len(row)} numbers are written, and {encoder.size} described"
                for feature in encoder.features:
                    part = row[feature.offset : feature.offset + feature.size]
                    assert feature.low <= min(part) <= max(part) <= feature.high, f"{feature} is {part}"
                guess = s.determinize(seat, p.rng)
                assert array("q", encoder.encode(guess, seat)).tolist() == row


@of_the_rooms
def features_keep_their_bounds_and_tell_nothing_hidden(p: Played) -> None:
    features = house_of(p).features()
    if features is None:
        return
    names = len(features.table) + p.case.seats * len(features.seat)
    for number in p.positions():
        s = p.states[number]
        for seat in range(p.case.seats):
            row = list(features.observe(s, seat))[: features.at]
            assert len(row) == names, f"{len(row)} numbers are written, and {names} named"
            assert all(-BOUND <= value <= BOUND for value in row), f"a number is not within {BOUND}"
            assert list(features.observe(s.determinize(seat, p.rng), seat))[: features.at] == row


@of_the_rooms
def all_that_happens_can_be_said_in_every_language(p: Played) -> None:
    house = house_of(p)
    names = [f"Seat {seat}" for seat in range(p.case.seats)]
    spoken = {language: house.terminal(Texts(language), names) for language in house.languages()}
    for board, _ in spoken.values():
        out = Console(file=StringIO(), width=WIDTH)
        for number in p.positions():
            out.print(board.draw(p.states[number].view(None), WIDTH))
    tell(p, [words for _, words in spoken.values()])
    named = [("score", item) for item in p.end.scores()[0]] + [("option", option.name) for option in house.options]
    for language, (_, words) in spoken.items():
        assert all(words.name(*each) for each in named)
        if isinstance(words, PlainWords):
            missing = sorted(message for message in words.missing if not message.startswith(f"{house.name}-view-"))
            assert not missing, f"texts/{language}.ftl lacks {', '.join(missing)}"


def tell(p: Played, tongues: Sequence[Words]) -> None:
    """Word every question, option and event of a game; an option once for each rule that offers it."""
    said: set[tuple[str, str]] = set()
    for before, entry in zip(p.states, p.record.entries, strict=False):
        s = before.clone()
        s.log = []
        for seat in s.awaiting:
            view, rule = s.view(seat), type(s.top).__name__
            new = {(rule, action.notation) for action in s.options(seat)} - said
            said |= new
            for words in tongues:
                words.ask(view)
                for _, notation in sorted(new):
                    words.action(notation, view)
        take(s, entry)
        for event in s.log:
            for words in tongues:
                words.event(event.name, words.values(event) | {"count": 1})


@of_the_rooms
def a_guide_leads_to_its_end_and_has_its_words(p: Played) -> None:
    house = house_of(p)
    guide = read_guide(house)
    if guide is not None:
        led_through(house, guide)


@cache
def led_through(house: House, guide: Guide) -> None:
    """Once is enough: it is the same game every time."""
    Pupil(house, guide).follow()
    said = {f"{house.name}-guide-{each}" for each in guide.messages()} | {f"{house.name}-refusal-guide-{each}" for each in guide.refusals()}
    for language in house.languages():
        missing = said - messages(house, language)
        assert not missing, f"texts/{language}.ftl lacks {', '.join(sorted(missing))}"


@of_the_rooms
def every_language_has_the_same_messages(p: Played) -> None:
    house = house_of(p)
    found = {language: messages(house, language) for language in house.languages()}
    for (one, there), (other, here) in pairwise(found.items()):
        assert there == here, f"only one of texts/{one}.ftl and texts/{other}.ftl has {', '.join(sorted(there ^ here))}"


def messages(house: House, language: str) -> set[str]:
    from fluent.syntax import ast, parse

    source = house.catalogue(language).read_text(encoding="utf-8")
    return {entry.id.name for entry in parse(source, with_spans=False).body if isinstance(entry, ast.Message)}
