"""Hypothesis over choices: a list of numbers plays a game, each taking the option or outcome that it points at.

A failure shrinks to few and small numbers; the report shows the record that they play.
"""

from __future__ import annotations

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from gusher.conformance.cases import Case, cases
from gusher.conformance.laws import chance_lists_what_can_happen, check_plain, options_are_a_choice_or_private_and_in_table_order, viewers
from gusher.core import codec, record
from gusher.core.record import Entry, Record
from gusher.core.rules import State
from gusher.registry import game as find
from tests.conformance import GAMES

# A list of a drawn length: Hypothesis by itself draws short ones, which end in the set-up.
CHOICES = st.integers(0, 400).flatmap(lambda length: st.lists(st.integers(0, 255), min_size=length, max_size=length))


@settings(max_examples=150 * GAMES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(case=st.sampled_from(cases()), choices=CHOICES)
def test_laws_hold_whatever_is_chosen(case: Case, choices: list[int]) -> None:
    played = Record(case.game, case.seats, case.options)
    try:
        s = follow(case, choices, played)
        again = record.read(played.text(), find).state()
        assert codec.dumps(again) == codec.dumps(s)
        for viewer in viewers(s):
            check_plain(s.view(viewer))
    finally:
        note(f"the record of {case}:\n{played.text()}")


def follow(case: Case, choices: list[int], played: Record) -> State:
    """Play what the numbers point at, checking on the way; ends with the numbers or with the game."""
    s = case.game.start(case.seats, **case.options)
    box: dict[str, int] = {}
    for choice in choices:
        options_are_a_choice_or_private_and_in_table_order(case, s)
        chance_lists_what_can_happen(case, s)
        if s.over:
            break
        if s.awaiting:
            box = box or s.census()
        entry = pointed_at(s, choice)
        played.entries.append(entry)
        if entry.seat is None:
            s.meet(entry.action)
        else:
            s.play(entry.seat, entry.action)
        assert not box or s.census() == box
    return s


def pointed_at(s: State, choice: int) -> Entry:
    if s.chance:
        outcomes = s.outcomes()
        return Entry(None, outcomes[choice % len(outcomes)][0])
    offered = [Entry(seat, action) for seat in s.awaiting for action in s.options(seat)]
    return offered[choice % len(offered)]
