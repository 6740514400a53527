"""Rules in progress: a stack of frozen frames, and the state that carries it.

**Contract for whoever writes a game.**

A *state* is a table (flat, typed data: a subclass of `State`) plus `pending`, the stack of frames: the rulebook's to-do list. A *frame*
is an immutable record of a rule in progress; what it needs to remember stands in its fields, which are the arguments of its constructor.
There are four kinds, and a rule is a class of one of them whose docstring begins with its §:

- `Step`: `run(s)` changes the table and pushes what follows with `s.then(A, B, C)`, which happen in the order written. Then it is gone.
- `Decision`: waits for `self.seat`. `options(s)` lists what is legal, in table order, and is the only judge of legality;
  `resolve(s, action)` trusts it. With a single option it is resolved at once and never asked, without options it lapses; unless the others
  must not learn that (`is_private`): then it is put even with a single option.
- `Chance`: waits for nature. `outcomes(s)` lists outcomes with positive integer weights; `resolve(s, outcome)` carries one out.
- `Together`: one question to several seats, answered in any order. Their answers lie sealed in the table, each for its owner, until all
  are in.

Between calls the top of the stack is a decision with two options or more or a private one, a chance, or a question to several seats; or
the stack is empty and the game is over. No generator, callback or flag remembers where we are: a state reads, saves and clones as data.

*Actions* and *outcomes* are members of tables made when the game is loaded: small frozen values with an index, a § and a notation.
Nothing is allocated to name one, equality is identity, and an action's integer is its index.

There is no random generator in a state. Whoever drives the game samples the pending chance and applies the outcome like any action. A
face-down deck is a multiset until a card is drawn; an order is kept only for what somebody has legally seen.
`s.tell(...)` reports an event to those who may know it. Rules call it behind `if s.log is not None`, so that searches pay nothing. A field
that can be computed from others at rest is *derived*: name it in `DERIVED`, and `codec` leaves it out.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gusher.core.chapters import NO_CHAPTERS, Chapters
from gusher.core.errors import IllegalAction, Reason
from gusher.core.event import Event
from gusher.core.rng import Rng, draw
from gusher.core.sections import section_of

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One member of a game's table of actions or outcomes. Its kind is its class, its arguments are the fields that the class adds."""

    section: ClassVar[str] = ""
    later: ClassVar[bool] = False  # whether it is carried out, and brings anything, only after others have chosen: a worker is placed
    confirm: ClassVar[bool] = False  # whether a person is asked again before it is chosen

    def __init__(self, notation: str) -> None:
        self.notation = notation
        self.index: i64 = -1

    def __repr__(self) -> str:
        return f"<{self.notation}>"


def number(table: list[Action]) -> tuple[Action, ...]:
    """Give the members of a table their indexes."""
    for index in range(len(table)):
        table[index].index = index
    return tuple(table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A rule in progress. Games subclass one of the four kinds below, never this."""

    def proceed(self, s: State) -> bool:
        """Do what needs no answer. False when the frame waits."""
        raise NotImplementedError

    def awaiting(self, s: State) -> tuple[int, ...]:
        return ()

    def offer(self, s: State, seat: i64) -> list[Action]:
        """The legal actions of one of the seats that the frame waits for."""
        return []

    def answer(self, s: State, seat: i64, action: Action) -> None:
        """Carry out an answer that is known to be legal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """A rule that asks nobody."""

    def run(self, s: S) -> None:
        raise NotImplementedError

    def proceed(self, s: State) -> bool:
        s.drop()
        self.run(cast(S, s))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """A rule that one seat decides."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Action]:
        raise NotImplementedError

    def resolve(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def is_private(self, s: S) -> bool:
        """Whether the others must not learn how many options there are; without any it lapses for reasons that everybody knows."""
        return False

    def proceed(self, s: State) -> bool:
        options = self.options(cast(S, s))
        if len(options) > 1 or (len(options) == 1 and self.is_private(cast(S, s))):
            s.offered = options
            s.actor = self.seat
            return False
        s.drop()
        for action in options:  # one, or none
            if s.log is not None:
                s.tell("forced", seat=self.seat, action=action.notation, section=section_of(self))
            self.resolve(cast(S, s), action)
        return True

    def awaiting(self, s: State) -> tuple[int, ...]:
        return (self.seat,)

    def offer(self, s: State, seat: i64) -> list[Action]:
        return s.offered

    def answer(self, s: State, seat: i64, action: Action) -> None:
        s.drop()
        self.resolve(cast(S, s), action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame, Generic[S]):
    """A rule that nature decides. `sample` may be overridden where drawing from the list of outcomes is too slow."""

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        raise NotImplementedError

    def resolve(self, s: S, outcome: Action) -> None:
        raise NotImplementedError

    def sample(self, s: S, rng: Rng) -> Action:
        return draw(self.outcomes(s), rng)

    def proceed(self, s: State) -> bool:
        s.chance = True
        return False

    def answer(self, s: State, seat: i64, action: Action) -> None:
        s.drop()
        s.chance = False
        self.resolve(cast(S, s), action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame, Generic[S]):
    """A rule that several seats answer at the same time. Where their sealed answers lie is for the game to say."""

    def owes(self, s: S, seat: i64) -> bool:
        """Whether that seat has still to answer."""
        raise NotImplementedError

    def options(self, s: S, seat: i64) -> list[Action]:
        raise NotImplementedError

    def seal(self, s: S, seat: i64, action: Action) -> bool:
        """Keep the answer where only its owner may see it. False for a choice that was carried out openly: the answer is still owed."""
        raise NotImplementedError

    def open(self, s: S) -> None:
        """All answers are in."""
        raise NotImplementedError

    def proceed(self, s: State) -> bool:
        for seat in range(s.seats):
            if self.owes(cast(S, s), seat):
                s.actor = seat
                return False
        s.drop()
        self.open(cast(S, s))
        return True

    def awaiting(self, s: State) -> tuple[int, ...]:
        return tuple([seat for seat in range(int(s.seats)) if self.owes(cast(S, s), seat)])

    def offer(self, s: State, seat: i64) -> list[Action]:
        return self.options(cast(S, s), seat)

    def answer(self, s: State, seat: i64, action: Action) -> None:
        if self.seal(cast(S, s), seat, action) and s.log is not None:
            s.tell("answered", seat=seat, section=section_of(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table of a game, and the rules in progress on it.

    A game subclasses this with its named flat fields, and writes `clone`, `census`, and either `private`, `determinize`, `scores` and
    `ranking` or `chapters`, which names those of its rulebook that say all this.
    """

    DERIVED: ClassVar[frozenset[str]] = frozenset({"frames", "depth", "offered", "actor", "chance", "over", "log"})

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.frames = vec[Frame]()
        self.depth: i64 = 0
        self.offered: list[Action] = []
        self.actor: i64 = -1
        self.chance = False
        self.over = False
        self.log: list[Event] | None = None

    # What follows

    def then(
        self, first: Frame, second: Frame | None = None, third: Frame | None = None, fourth: Frame | None = None, fifth: Frame | None = None
    ) -> None:
        """Let these rules happen next, in the order written. (Not variadic: a tuple a call is a sixth of the playing time.)"""
        if fifth is not None:
            self.push(fifth)
        if fourth is not None:
            self.push(fourth)
        if third is not None:
            self.push(third)
        if second is not None:
            self.push(second)
        self.push(first)

    def push(self, frame: Frame) -> None:
        """The stack never shrinks: what lies above `depth` is waste paper, and is written over."""
        if self.depth < len(self.frames):
            self.frames[self.depth] = frame
        else:
            self.frames = append(self.frames, frame)
        self.depth += 1

    def drop(self) -> None:
        """Take the top frame off: it is being carried out."""
        self.depth -= 1

    @property
    def pending(self) -> list[Frame]:
        """The rules in progress; the last one is what happens next. To change it, use `then` or `restack`."""
        return [self.frames[i] for i in range(self.depth)]

    def restack(self, frames: list[Frame]) -> None:
        """Put these rules in the place of all that are pending."""
        self.frames = vec[Frame](frames)
        self.depth = len(frames)

    @property
    def top(self) -> Frame | None:
        """The rule that waits; None when the game is over."""
        return self.frames[self.depth - 1] if self.depth > 0 else None

    def settle(self) -> None:
        """Run every rule that needs no answer."""
        while self.depth > 0:
            if not self.frames[self.depth - 1].proceed(self):
                return
        self.over = True
        self.actor = -1

    # What may be done

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now; none while chance is due or when the game is over."""
        top = self.top
        return () if top is None else top.awaiting(self)

    def options(self, seat: i64) -> list[Action]:
        """The legal actions of that seat, in table order. The list is the state's own: do not change it."""
        top = self.top
        return [] if top is None or seat not in top.awaiting(self) else top.offer(self, seat)

    def choices(self) -> list[Action]:
        """The legal actions of `actor`, the first seat that is awaited: `options` without its check."""
        return self.frames[self.depth - 1].offer(self, self.actor)

    def sole(self) -> Action | None:
        """The only option of a decision that is put all the same, because it is private: nothing to think about."""
        waits = not self.chance and self.depth > 0 and len(self.offered) == 1 and isinstance(self.frames[self.depth - 1], Decision)
        return self.offered[0] if waits else None

    def outcomes(self) -> list[tuple[Action, int]]:
        """What the pending chance can bring, with integer weights."""
        top = self.top
        return top.outcomes(self) if isinstance(top, Chance) else []

    def sample(self, rng: Rng) -> Action:
        """Draw the pending chance; apply the outcome like any action."""
        top = self.top
        if not isinstance(top, Chance):
            raise IllegalAction("" if top is None else section_of(top), "no-chance-due")
        return top.sample(self, rng)

    # Doing it

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action of that seat, or refuse it and change nothing."""
        top = self.top
        if top is None:
            raise IllegalAction("", "game-over")
        section = section_of(top)
        if self.chance:
            raise IllegalAction(section, "chance-due")
        if seat not in top.awaiting(self):
            raise IllegalAction(section, "not-your-decision", seat=seat)
        for option in top.offer(self, seat):
            if option is action:
                top.answer(self, seat, action)
                self.settle()
                return
        for reason in self.why_not(seat):
            if reason.action == action.notation:
                raise reason.refusal()
        raise IllegalAction(section, "not-offered", action=action.notation, rule=action.section or section)

    def meet(self, outcome: Action) -> None:
        """Carry out a chance outcome that somebody reports, or refuse it and change nothing."""
        top = self.top
        if not isinstance(top, Chance):
            raise IllegalAction("" if top is None else section_of(top), "no-chance-due")
        for possible, _ in top.outcomes(self):
            if possible is outcome:
                self.apply(outcome)
                return
        raise IllegalAction(section_of(top), "impossible-outcome", outcome=outcome.notation)

    def apply(self, action: Action) -> None:
        """Carry out a legal action of `actor`, or an outcome of the pending chance, without checking."""
        self.frames[self.depth - 1].answer(self, self.actor, action)
        self.settle()

    def tell(self, name: str, audience: tuple[int, ...] | None = None, **values: int | str) -> None:
        if self.log is not None:
            self.log.append(Event(name, audience, values))

    # What each game writes

    def clone(self) -> Self:
        """An independent copy, which hears no events."""
        raise NotImplementedError

    def copy_core(self, other: State) -> None:
        """The part of `clone` that is the same for every game."""
        self.frames = other.frames[: other.depth]
        self.depth = other.depth
        self.offered = other.offered
        self.actor = other.actor
        self.chance = other.chance
        self.over = other.over

    def census(self) -> dict[str, int]:
        """The goods of the box, counted wherever they are; always the same numbers."""
        raise NotImplementedError

    def chapters(self) -> Chapters[Any]:
        """Who answers what is asked below. A small game overrides those methods instead."""
        return NO_CHAPTERS

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may know (None: a spectator), as JSON values, built from nothing."""
        return self.public() | self.private(seat)

    def public(self) -> dict[str, object]:
        """The part of a view that is the same for all; apart, so that it need not be built for each of them."""
        return self.chapters().all_open(self)

    def private(self, seat: int | None) -> dict[str, object]:
        """The rest of a view."""
        return self.chapters().all_own(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """A state that this seat cannot tell from the true one; nothing it must not know steers what is drawn."""
        return cast(Self, self.chapters().determinize(self, seat, rng))

    def why_not(self, seat: i64) -> list[Reason]:
        """What the pending decision is about but does not offer that seat: a reason each; optional."""
        return self.chapters().why_not(self, seat)

    def scores(self) -> list[dict[str, int]]:
        """For each seat its score by items; they add up to the score."""
        return self.chapters().scores(self)

    def ranking(self) -> list[int]:
        """For each seat its place, 1 for the best; seats that stay tied share a place."""
        return self.chapters().ranking(self)
