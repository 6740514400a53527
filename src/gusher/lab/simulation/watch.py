"""What is noted down while a game is played step by step: its measures round by round, and what was chosen."""

from __future__ import annotations

from dataclasses import dataclass, field

from gusher.core.rules import Action, State
from gusher.core.sections import section_of
from gusher.house import House

RoundRow = tuple[int, list[int], list[int | None]]  # the round, the score of each seat, the measures
DecisionRow = tuple[int, int, int, str, str, int, str]  # number, round, seat, rule, section, options, action


@dataclass
class Seen:
    """One game as it was watched. `rounds` has a row for every round, as it stood at its first decision; `uses` counts kinds of actions
    by seat; `traits` are what a seat was dealt, such as its company.
    """

    rounds: list[RoundRow] = field(default_factory=list)
    uses: list[dict[str, int]] = field(default_factory=list)
    traits: list[dict[str, str]] = field(default_factory=list)
    decisions: list[DecisionRow] = field(default_factory=list)


class Watch:
    """Looks on without touching anything: a watched game is the same game."""

    def __init__(self, game: House, seats: int, every_decision: bool) -> None:
        self.game = game
        self.measures = game.measures()
        self.gauges = list(self.measures.gauges.values())
        self.passing = list(self.measures.passing.values())
        self.every_decision = every_decision
        self.round: int | None = None
        self.noted = Seen(uses=[{} for _ in range(seats)])

    def see(self, s: State, seat: int, action: Action, options: int) -> None:
        """A choice that is about to be carried out."""
        now = rounds(s)
        if now is not None and now != self.round:
            self.round = now
            self.measure(s, now)
        for place, name in enumerate(self.passing, start=len(self.gauges)):
            if getattr(s, name) and self.noted.rounds:
                self.noted.rounds[-1][2][place] = int(getattr(s, name))
        top = s.top
        rule = type(top).__name__
        kind = self.measures.kind(rule, action.notation)
        if kind:
            uses = self.noted.uses[seat]
            uses[kind] = uses.get(kind, 0) + 1
        if self.every_decision:
            section = "" if top is None else section_of(top)
            self.noted.decisions.append((len(self.noted.decisions), now or 0, seat, rule, section, options, action.notation))

    def measure(self, s: State, now: int) -> None:
        view = s.view(None)
        measured = [gauge(view) for gauge in self.gauges]
        scores = [sum(parts.values()) for parts in s.scores()]
        self.noted.rounds.append((now, scores, [*measured, *([None] * len(self.passing))]))

    def seen(self, s: State) -> Seen:
        self.noted.traits = self.measures.traits(self.game, s.view(None))
        return self.noted


def rounds(s: State) -> int | None:
    """The number of the round that the game is in, if it is a game of rounds."""
    found = getattr(s, "round", None)
    if found is None:
        found = s.view(None).get("round")
    return found if isinstance(found, int) else None
