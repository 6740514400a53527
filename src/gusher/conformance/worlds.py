"""The law of parallel worlds: what a viewer cannot know never shows.

Two worlds that differ only in what a viewer cannot know are played in parallel, with the same choices and the same draws. At every step
they look the same to him: what he sees, what he hears, what he may do and which of that is said to do nothing, who is asked and by which
rule, whether a step was asked at all. Something hidden may come to light, but only by an event that the game lists for it
(`Game.reveals`), and then in both worlds.

Worlds come out of `determinize`; what lies covered though it could be counted (`Game.covered`) is changed as well.
"""

from __future__ import annotations

from gusher.conformance.cases import Case
from gusher.core.idle import idle
from gusher.core.rng import Rng
from gusher.core.rules import Action, Frame, State

STEPS = 12  # played in parallel from each position
AT_REST = "at rest"
RICHER = 1000  # by how much, at most, where goods lie covered

Heard = list[tuple[str, dict[str, int | str]]]


class Differs(AssertionError):
    """A viewer could tell two worlds apart. The rule in force and `what` name the kind of leak."""

    def __init__(self, rule: Frame | None, what: str, where: str) -> None:
        self.rule = rule
        self.kind = f"{type(rule).__name__}: {what}"
        super().__init__(f"{self.kind} ({where})")


class Worlds:
    """The true world and another one, which differ only in what the viewer cannot know."""

    def __init__(self, case: Case, s: State, viewer: int | None, rng: Rng) -> None:
        self.case = case
        self.viewer = viewer
        self.rng = rng
        self.compared = 0
        self.true = s.clone()
        self.other = self.another()
        self.compare(AT_REST)

    def another(self) -> State:
        other = self.true.determinize(self.viewer, self.rng)
        if other.over:
            return other
        for name in self.case.game.covered:
            goods = getattr(other, name)
            for seat in range(self.case.seats):
                kept = goods[seat]
                goods[seat] += self.rng.below(RICHER) if seat != self.viewer else 0
                if other.view(self.viewer) != self.true.view(self.viewer):  # it lies open
                    goods[seat] = kept
        other.settle()  # what is asked may depend on it
        return other

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            if self.true.over:
                return
            self.step()

    def step(self) -> None:
        """The same choice or draw in both worlds. Where none fits both, what was done tells them apart, and another world is found."""
        seat: int | None = None
        if self.true.chance:
            fits = [self.true.sample(self.rng)]
        else:
            seat = self.true.awaiting[self.rng.below(len(self.true.awaiting))]
            options = self.true.options(seat)
            fits = [option for option in options if option in self.other.options(seat)]
            if not fits:
                self.true.play(seat, options[self.rng.below(len(options))])
                self.other = self.another()
                self.compare(AT_REST)
                return
        action = fits[self.rng.below(len(fits))]
        rule = self.true.top
        heard = [self.carry_out(s, seat, action) for s in (self.true, self.other)]
        place = next((at for at in range(max(map(len, heard))) if heard[0][at : at + 1] != heard[1][at : at + 1]), None)
        if place is None:
            self.compare(f"after {kind(action)} of {type(rule).__name__}")
            return
        names = [told[place][0] if place < len(told) else "nothing" for told in heard]
        if not all(name in self.case.game.reveals | self.case.game.admits for name in names):
            raise Differs(rule, f"after {kind(action)} one hears {' or '.join(sorted(set(names)))}", self.where())
        self.other = self.another()
        self.compare(AT_REST)

    def carry_out(self, s: State, seat: int | None, action: Action) -> Heard:
        """What the viewer hears of it."""
        s.log = []
        if seat is None:
            s.apply(action)
        else:
            s.play(seat, action)
        return [(event.name, event.values) for event in s.log if event.heard_by(self.viewer)]

    def compare(self, when: str) -> None:
        """What the viewer can tell where the game waits."""
        self.compared += 1
        if self.true.over and self.other.over:
            return  # all lies open
        seen, other = (self.glance(s) | (self.marks(s) if when == AT_REST else {}) for s in (self.true, self.other))
        different = [name for name in seen if seen[name] != other[name]]
        if different:
            raise Differs(self.true.top, f"{when} {', '.join(different)} differs", self.where())

    def glance(self, s: State) -> dict[str, object]:
        options = [] if self.viewer is None else s.options(self.viewer)
        return {"options": options, "awaiting": s.awaiting, "chance": s.chance, "over": s.over} | s.view(self.viewer)

    def marks(self, s: State) -> dict[str, object]:
        """Which of his options are said to do nothing, and why."""
        asked = self.viewer is not None and self.viewer in s.awaiting
        found = idle(self.case.game, s, self.viewer) if asked and self.viewer is not None else {}
        return {"marks": {notation: (why.reason, why.values) for notation, why in found.items()}}

    def where(self) -> str:
        return f"{self.case}, viewer {self.viewer}"


def kind(action: Action) -> str:
    return action.notation.split()[0]


def look(case: Case, s: State, rng: Rng, steps: int = STEPS) -> int:
    """Play worlds in parallel from here, for every viewer. At how many positions they were compared."""
    compared = 0
    for viewer in [None, *range(case.seats)]:
        worlds = Worlds(case, s, viewer, rng)
        worlds.walk(steps)
        compared += worlds.compared
    return compared
