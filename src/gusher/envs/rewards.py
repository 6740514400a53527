"""What a finished game pays: once, at its end, and together nothing, so that what one seat wins the others lose."""

from __future__ import annotations

from gusher.core.errors import SetupError
from gusher.core.rules import State

REWARDS = ("ranking", "share")


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise SetupError("there is no reward '{kind}'; allowed: {allowed}", kind=kind, allowed=[*REWARDS])
    return kind


def rewards(s: State, kind: str) -> list[float]:
    """For each seat: by its place, or by its share of all points."""
    return by_ranking(s.ranking()) if kind == "ranking" else by_share([sum(items.values()) for items in s.scores()])


def by_ranking(places: list[int]) -> list[float]:
    """From 1 for the first place in even steps to -1 for the last; seats that share a place share what their places pay."""
    steps = len(places) - 1
    paid = []
    for place in places:
        tied = places.count(place)
        paid.append(1 - (2 * (place - 1) + tied - 1) / steps)
    return paid


def by_share(scores: list[int]) -> list[float]:
    """The seat's part of all points above an even part; points below nothing count as none, and no points at all are an even part."""
    points = [max(score, 0) for score in scores]
    total = sum(points)
    even = 1 / len(points)
    return [(score / total if total else even) - even for score in points]
