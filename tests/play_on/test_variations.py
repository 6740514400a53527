"""Lines that were tried, in a record: they come back as they were, the version before reads the game, and broken ones are refused."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from gusher.core.codec import dumps
from gusher.core.errors import RecordError
from gusher.core.record import Entry, Record, read
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.review.reviewing import digest
from gusher.server.scenes.replays import open_record
from gusher.variations import MOST_LINES, Assessment, Move, Variation, check, move_of, of_record, written
from tests.length import SLOW
from tests.play_on import reader_before
from tests.play_on.games import NAMES, played
from tests.server.scenes.test_brought_along import STRANGE, leaves, put

TRIES = 1500 if SLOW else 120


def moves(s: State, count: int, rng: Rng) -> list[Move]:
    """Some from here, at random; the state goes with them."""
    found: list[Move] = []
    while len(found) < count and not s.over:
        if s.chance:
            entry = Entry(None, s.sample(rng))
            s.apply(entry.action)
        else:
            seat = s.awaiting[0]
            options = s.options(seat)
            entry = Entry(seat, options[int(rng.below(len(options)))])
            s.play(seat, entry.action)
        found.append(move_of(entry))
    return found


def with_lines(name: str, number: int = 4) -> tuple[Record, list[Variation]]:
    record, rng = played(name, number), Rng(number, 4)
    found = []
    for at in sorted(int(rng.below(len(record.entries))) for _ in range(3)):
        line = Variation(at, moves(record.state(at), 6, rng), "Ölfeld zuerst", "Vielleicht.\nOder nicht.")
        inner = record.state(at)
        for move in line.moves[:2]:
            inner.apply(record.game.outcome(move.chance) if move.chance else record.game.action(move.do))
        line.variations = [Variation(2, moves(inner, 4, rng))]
        line.judged = [Assessment(1, 0, "pass", 0.25, 0.01, 100)]
        found.append(line)
    record.variations = written(found)
    return record, found


@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_variations_comes_back_as_it_was_and_the_version_before_reads_the_game(name: str) -> None:
    record, lines = with_lines(name)
    text = record.text()
    again = read(text, lambda _: record.game)
    assert of_record(again) == lines
    assert again.text() == text
    before = reader_before.read(text, lambda _: record.game)
    assert dumps(before.state()) == dumps(record.state())
    assert before.luck == record.luck
    # A review is of the game, whatever else was tried.
    again.variations = None
    assert digest(again) == digest(record)


def test_nothing_of_a_record_without_variations_has_changed() -> None:
    record = played("oilfield", 4)
    head = json.loads(record.text().split("\n", 1)[0])
    assert set(head) == {"gusher", "game", "seats", "options", "rules", "data", "luck"}


@pytest.mark.parametrize("name", [name for name in NAMES if name != "wildcat"])
def test_broken_variations_are_refused_in_one_line(name: str) -> None:
    record, _ = with_lines(name)
    head, rest = record.text().split("\n", 1)
    whole = json.loads(head)["variations"]
    places = list(leaves(whole))
    chance = random.Random(16)
    refused = 0
    for _ in range(TRIES):
        changed: Any = copy.deepcopy(whole)
        path = chance.choice(places)
        put(changed, path[: chance.randint(1, len(path))], chance.choice(STRANGE))
        text = "\n".join([json.dumps(json.loads(head) | {"variations": changed}), rest])
        said = refusal_of(text)
        refused += said != ""
        assert "\n" not in said
        assert not said or said.startswith("line 1")
    assert refused > TRIES // 2


def refusal_of(text: str) -> str:
    """Anything but a refusal would be an accident."""
    try:
        open_record(text.encode())
    except RecordError as wrong:
        return str(wrong)
    return ""


def test_what_is_wrong_with_a_line_is_said() -> None:
    record = played("oilfield", 4)
    at = next(number for number, entry in enumerate(record.entries) if entry.seat is not None)
    good = move_of(record.entries[at])

    def refusal(*lines: Variation) -> str:
        with pytest.raises(RecordError) as refused:
            check(record, list(lines))
        return str(refused.value)

    assert "variation 1 must have 1 to" in refusal(Variation(at, []))
    assert "variation 1 leaves its line at 99999" in refusal(Variation(99999, [good]))
    assert "variation 1, move 1" in refusal(Variation(at, [Move(7, good.do)]))
    assert "neither a choice" in refusal(Variation(at, [Move(0, "pass", "cube oil")]))
    assert "no action 'fly'" in refusal(Variation(at, [Move(0, "fly")]))
    assert "variation 2 leaves its line at 0" in refusal(Variation(at, [good], variations=[Variation(0, [good])]))
    assert "a name has at most" in refusal(Variation(at, [good], name="x" * 61))
    assert "a name has at most" in refusal(Variation(at, [good], note="\x1b[2J"))
    assert "not well formed" in refusal(Variation(at, [good], judged=[Assessment(2, 0, "pass", 0.5, 0.1, 1)]))
    assert "not well formed" in refusal(Variation(at, [good], judged=[Assessment(1, 0, "pass", float("nan"), 0.1, 1)]))
    assert "too many variations" in refusal(*[Variation(at, [good])] * (MOST_LINES + 1))
    deep = Variation(at, [good])
    for _ in range(40):
        deep = Variation(1, [good], variations=[deep])
    assert "too deep" in refusal(deep)
    check(record, [Variation(at, [good])])
