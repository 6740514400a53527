"""The checker of histories accepts what one log can have shown, and refuses everything else, each kind by its name."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from tests.server.cluster.histories import Attempt, Entry, Outcome, Sight, faults

pytestmark = pytest.mark.one_build

# Seat 0 bids, which is followed by a chance; then both choose at once, having seen the same; then a bot.
LOG = [Entry(0, "bid", "a1"), Entry(None, "drawn"), Entry(1, "pass", "b1"), Entry(0, "card", "a2"), Entry(2, "roll")]
A1 = Attempt("a1", 0, "bid", 0, 1.0, Outcome.ACKNOWLEDGED, 2.0, 2)
B1 = Attempt("b1", 1, "pass", 2, 3.0, Outcome.ACKNOWLEDGED, 6.0, 3)
A2 = Attempt("a2", 0, "card", 2, 3.5, Outcome.ACKNOWLEDGED, 5.0, 4)
ATTEMPTS = [A1, B1, A2]
SIGHTS = [
    Sight("first", "seat 0", 0.5, 0),
    Sight("first", "seat 0", 2.1, 2, ((0, "bid 5"), (1, "drawn 3"))),
    Sight("other", "seat 1", 2.5, 2, ((0, "bid"), (1, "drawn 3"))),
    Sight("first", "seat 0", 5.1, 4, ((2, "passed"), (3, "card 7"))),
    Sight("again", "seat 0", 5.2, 2, ((0, "bid 5"), (1, "drawn 3"))),  # of a server that has not heard of the rest
    Sight("again", "seat 0", 9.0, 5, ((2, "passed"), (3, "card 7"), (4, "rolled"))),
]


def test_what_one_log_can_have_shown_is_accepted() -> None:
    assert faults(LOG, ATTEMPTS, SIGHTS) == []


def test_an_empty_history_is_accepted() -> None:
    assert faults([], [], []) == []


@pytest.mark.parametrize("log", [LOG, [entry for entry in LOG if entry.command != "b1"]])
def test_what_was_never_answered_may_be_there_or_not(log: list[Entry]) -> None:
    attempts = [A1, replace(B1, outcome=Outcome.UNKNOWN, answered=inf), replace(A2, number=len(log) - 1)]
    assert faults(log, attempts, SIGHTS[:3]) == []


def test_what_was_refused_is_not_there() -> None:
    refused = Attempt("b0", 1, "bid", 0, 1.0, Outcome.REFUSED, 2.0)
    assert faults(LOG, [*ATTEMPTS, refused], SIGHTS) == []
    assert faults(LOG, [A1, A2, replace(B1, outcome=Outcome.REFUSED)], SIGHTS) == ["b1 was refused, and is in the log at 2"]


def test_an_acknowledged_move_that_is_lost_is_found() -> None:
    lost = Attempt("b2", 1, "card", 5, 7.0, Outcome.ACKNOWLEDGED, 8.0, 6)
    assert faults(LOG, [*ATTEMPTS, lost], SIGHTS) == ["b2 was acknowledged with 6, and is not in the log"]


def test_a_move_that_is_there_twice_is_found() -> None:
    doubled = [*LOG, Entry(1, "pass", "b1")]
    assert faults(doubled, ATTEMPTS, SIGHTS) == ["b1 is in the log 2 times, at [2, 5]"]


def test_a_move_that_nobody_has_sent_is_found() -> None:
    assert faults(LOG, [A1, A2], SIGHTS) == ["b1 is in the log, and nobody has sent it"]


def test_a_move_that_has_become_another_is_found() -> None:
    changed = [*LOG[:2], Entry(1, "bid", "b1"), *LOG[3:]]
    assert faults(changed, ATTEMPTS, SIGHTS) == ["b1 is in the log at 2 as another choice"]


def test_a_wrong_number_is_found() -> None:
    assert faults(LOG, [replace(A1, number=1), B1, A2], SIGHTS) == ["a1 was acknowledged with 1, and is in the log from 0 to 2"]


def test_two_answers_to_one_question_are_found() -> None:
    """As when who came second at a number was given the next one instead of a refusal."""
    log = [Entry(0, "bid", "a1"), Entry(0, "pass", "x1")]
    attempts = [
        Attempt("a1", 0, "bid", 0, 1.0, Outcome.ACKNOWLEDGED, 2.0, 1),
        Attempt("x1", 0, "pass", 0, 1.0, Outcome.ACKNOWLEDGED, 2.0, 2),
    ]
    assert faults(log, attempts, []) == ["x1 at 1 answers a question of 0, which was settled at 0"]


def test_an_answer_to_what_was_taken_back_is_found() -> None:
    log = [Entry(0, "bid", "a1"), Entry(0, "", "a2", back_to=0), Entry(1, "pass", "b1")]
    late = Attempt("b1", 1, "pass", 1, 3.0, Outcome.ACKNOWLEDGED, 4.0, 3)
    back = Attempt("a2", 0, "", 1, 2.5, Outcome.ACKNOWLEDGED, 2.6, 2)
    assert faults(log, [replace(A1, number=1), back, late], []) == ["b1 at 2 answers a question of 1, which was settled at 1"]


def test_an_entry_before_what_its_author_had_seen_is_found() -> None:
    assert faults(LOG, [A1, replace(B1, seen=3), A2], SIGHTS) == ["b1 stands at 2, before what its author had seen: 3 entries"]


def test_a_fork_is_found() -> None:
    """Two who see different entries, though each log by itself is in order."""
    other = Sight("third", "seat 0", 6.0, 4, ((2, "bid 9"),))
    assert faults(LOG, ATTEMPTS, [*SIGHTS, other]) == ["third saw another entry 2 than first: bid 9 and passed"]


def test_entries_that_were_seen_and_are_gone_are_found() -> None:
    beyond = Sight("third", "seat 1", 9.0, 7)
    assert faults(LOG, ATTEMPTS, [*SIGHTS, beyond]) == ["third saw 7 entries of 5"]


def test_a_stream_that_goes_back_is_found() -> None:
    assert faults(LOG, ATTEMPTS, [*SIGHTS, Sight("again", "seat 0", 9.5, 4)]) == ["again went back from 5 to 4"]


def test_what_was_answered_before_something_began_stands_before_it() -> None:
    late = replace(B1, began=5.5)
    found = faults(LOG, [A1, late, A2], SIGHTS[:3])
    assert found == ["entry 2 was known before b1 was begun, which stands at or before it"]
    assert faults(LOG, [A1, replace(B1, began=4.9), A2], SIGHTS[:3]) == []


def test_what_was_seen_before_something_began_stands_before_it() -> None:
    """Also where it was never answered."""
    late = replace(B1, began=5.15, outcome=Outcome.UNKNOWN, answered=inf)
    found = faults(LOG, [A1, late, replace(A2, outcome=Outcome.UNKNOWN, answered=inf)], SIGHTS)
    assert found == ["entry 2 was known before b1 was begun, which stands at or before it"]
