"""What a position is worth to each seat, as a share of one game won."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from gusher.core.rules import Action, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a game's search knows about positions where a play-out is cut; written once a game.

    As it stands here it knows nothing, and is for settings without a horizon.
    """

    def __init__(self, scale: float = 10.0) -> None:
        self.scale = scale  # a lead in points that makes winning e times as likely

    def clock(self, s: State) -> i64:
        """How far the game has gone, in ticks that play-outs are cut by."""
        return 0

    def is_minor(self, s: State) -> bool:
        """Whether the pending decision matters so little that the judgement of `greedy` will do."""
        return False

    def sensible(self, s: State, seat: i64, options: list[Action]) -> list[Action]:
        """The options without those that cannot bring the seat more than another one does. What is left out must not depend on what is
        hidden from the seat."""
        return options

    def refusal(self, s: State) -> Action | None:
        """The action that stops what could go on. At random, play-outs take it only where nothing else is left."""
        return None

    def estimate(self, s: State) -> list[float]:
        """The score that each seat is likely to end with."""
        return [0.0] * int(s.seats)

    def rewards(self, s: State, win: float) -> list[float]:
        """For each seat its share of the game: of a finished one by rank and score, of another by what the scores are likely to be."""
        if not s.over:
            return shares(self.estimate(s), self.scale)
        finals: list[float] = []
        for items in s.scores():
            points = 0.0
            for part in items.values():
                points += float(part)
            finals.append(points)
        found = shares(finals, self.scale)
        ranks = s.ranking()
        winners = 0.0
        for rank in ranks:
            if rank == 1:
                winners += 1.0
        for seat in range(len(found)):
            found[seat] = (1.0 - win) * found[seat] + (win / winners if ranks[seat] == 1 else 0.0)
        return found


def shares(points: list[float], scale: float) -> list[float]:
    """Chances to win in proportion to e to the power of the points."""
    best = points[0]
    for number in points:
        if number > best:
            best = number
    found: list[float] = []
    total = 0.0
    for number in points:
        share = exp((number - best) / scale)
        found.append(share)
        total += share
    for seat in range(len(found)):
        found[seat] = found[seat] / total
    return found
