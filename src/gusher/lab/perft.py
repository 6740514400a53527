"""Counting the positions that can be reached in so many entries of a record: a tripwire for the rules."""

from __future__ import annotations

from gusher.core.rules import Action, State


def perft(s: State, depth: int) -> int:
    """How many lines of play there are of exactly that many choices and chance outcomes; a game that ends earlier counts as one.

    Every outcome counts once, whatever its weight. Of several seats that are asked together the first that still owes its answer is next.
    """
    if depth <= 0 or s.over:
        return 1
    entries = next_entries(s)
    if depth == 1:
        return len(entries)
    return sum(perft(after(s, entry), depth - 1) for entry in entries)


def divide(s: State, depth: int) -> dict[str, int]:
    """The same count, split by the first entry: to find out where two counts part."""
    if depth <= 0 or s.over:
        return {}
    return {entry.notation: perft(after(s, entry), depth - 1) for entry in next_entries(s)}


def next_entries(s: State) -> list[Action]:
    return [outcome for outcome, _ in s.outcomes()] if s.chance else s.choices()


def after(s: State, entry: Action) -> State:
    reached = s.clone()
    reached.apply(entry)
    return reached
