"""Rules in progress: a stack of frozen frames, and the state that carries it.

**Contract for whoever writes a game.**

A *state* is a table (flat, typed data: a subclass of `State`) plus `pending`, the stack of frames: the rulebook's to-do list. A *frame*
is an immutable record of a rule in progress; what it needs to remember stands in its fields, which are the arguments of its constructor.
There are four kinds, and a rule is a class of one of them whose docstring begins with its §:

- `Step`: `run(s)` changes the table and pushes what follows with `s.then(A, B, C)`, which happen in the order written. It is gone when
  run.
- `Decision`: waits for `self.seat`. `options(s)` lists what is legal, in table order, and is the only judge of legality;
  `resolve(s, action)` trusts it. A decision with a single option is resolved at once and never asked; one without options lapses.
- `Chance`: waits for nature. `outcomes(s)` lists outcomes with positive integer weights; `resolve(s, outcome)` carries one out.
- `Together`: one question to several seats, answered in any order and hidden until all are in.

Between calls the top of the stack is a decision with at least two options, a chance, or a question to several seats; or the stack is empty
and the game is over. No generator, callback or flag remembers where we are, so a state reads, saves, compares and clones as data.

*Actions* and *outcomes* are members of tables made when the game is loaded: small frozen values with an index, a § and a notation.
Nothing is allocated to name one, equality is identity, and an action's integer is its index.

There is no random generator in a state. Whoever drives the game samples the pending chance and applies the outcome like any action. A
face-down deck is a multiset until a card is drawn; an order is kept only for what somebody has legally seen.

`s.tell(...)` reports an event to those who may know it. Rules call it behind `if s.log is not None`, so that searches pay nothing.

A field that can be computed from others at rest is *derived*: name it in `DERIVED`, and `codec` leaves it out.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import i64

from gusher.core.errors import IllegalAction
from gusher.core.rng import Rng

S = TypeVar("S", bound="State")


class Action:
    """One member of a game's table of actions or outcomes. Its kind is its class, its arguments are the fields that the class adds."""

    section: ClassVar[str] = ""

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


class Event:
    """Something that happened, for the reader's locale to phrase: an id with named values, and who may know it (None: all)."""

    def __init__(self, name: str, audience: tuple[int, ...] | None, values: dict[str, int | str]) -> None:
        self.name = name
        self.audience = audience
        self.values = values

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{key}={value}' for key, value in self.values.items())})"


class Frame(Generic[S]):
    """A rule in progress. Games subclass one of the four kinds below, never this."""

    def proceed(self, s: S) -> bool:
        """Do what needs no answer. False when the frame waits."""
        raise NotImplementedError

    def awaiting(self, s: S) -> tuple[int, ...]:
        return ()

    def offer(self, s: S, seat: i64) -> list[Action]:
        """The legal actions of one of the seats that the frame waits for."""
        return []

    def answer(self, s: S, seat: i64, action: Action) -> None:
        """Carry out an answer that is known to be legal."""
        raise NotImplementedError


def section_of(rule: object) -> str:
    """The § of a rule, which its docstring opens with."""
    words = (type(rule).__doc__ or "").split(maxsplit=1)
    return words[0] if words and words[0].startswith("§") else ""


class Step(Frame[S]):
    """A rule that asks nobody."""

    def run(self, s: S) -> None:
        raise NotImplementedError

    def proceed(self, s: S) -> bool:
        s.pending.pop()
        self.run(s)
        return True


class Decision(Frame[S]):
    """A rule that one seat decides."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Action]:
        raise NotImplementedError

    def resolve(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def proceed(self, s: S) -> bool:
        options = self.options(s)
        if len(options) > 1:
            s.offered = options
            s.actor = self.seat
            return False
        s.pending.pop()
        if not options:
            return True
        action = options[0]
        if s.log is not None:
            s.tell("forced", seat=self.seat, action=action.notation, section=section_of(self))
        self.resolve(s, action)
        return True

    def awaiting(self, s: S) -> tuple[int, ...]:
        return (self.seat,)

    def offer(self, s: S, seat: i64) -> list[Action]:
        return s.offered

    def answer(self, s: S, seat: i64, action: Action) -> None:
        s.pending.pop()
        self.resolve(s, action)


class Chance(Frame[S]):
    """A rule that nature decides. `sample` may be overridden where drawing from the list of outcomes is too slow."""

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        raise NotImplementedError

    def resolve(self, s: S, outcome: Action) -> None:
        raise NotImplementedError

    def sample(self, s: S, rng: Rng) -> Action:
        outcomes = self.outcomes(s)
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("a chance without outcomes")

    def proceed(self, s: S) -> bool:
        s.chance = True
        return False

    def answer(self, s: S, seat: i64, action: Action) -> None:
        s.pending.pop()
        s.chance = False
        self.resolve(s, action)


class Together(Frame[S]):
    """A rule that several seats answer at the same time.

    `answers` holds, for each seat, its sealed answer, or None while it is still owed; seats that are not asked hold `NOT_ASKED`.
    A subclass says with `sealed(answers)` how its successor looks, with `open(s, answers)` what happens when all are in, and may override
    `answer` for choices that are carried out at once and leave the question standing.
    """

    def __init__(self, answers: tuple[Action | None, ...]) -> None:
        self.answers = answers

    def options(self, s: S, seat: i64) -> list[Action]:
        raise NotImplementedError

    def sealed(self, answers: tuple[Action | None, ...]) -> Self:
        """The same question with these answers."""
        raise NotImplementedError

    def open(self, s: S) -> None:
        """All answers are in."""
        raise NotImplementedError

    def proceed(self, s: S) -> bool:
        for seat, answer in enumerate(self.answers):
            if answer is None:
                s.actor = seat
                return False
        s.pending.pop()
        self.open(s)
        return True

    def awaiting(self, s: S) -> tuple[int, ...]:
        return tuple([seat for seat, answer in enumerate(self.answers) if answer is None])

    def offer(self, s: S, seat: i64) -> list[Action]:
        return self.options(s, seat)

    def answer(self, s: S, seat: i64, action: Action) -> None:
        answers = list(self.answers)
        answers[seat] = action
        s.pending[-1] = self.sealed(tuple(answers))
        if s.log is not None:
            s.tell("answered", seat=seat, section=section_of(self))


NOT_ASKED = Action("-")


class State:
    """The table of a game, and the rules in progress on it.

    A game subclasses this with its named flat fields, and writes `clone`, `view`, `determinize`, `scores`, `ranking` and `census`.
    """

    DERIVED: ClassVar[frozenset[str]] = frozenset({"offered", "actor", "chance", "over", "log"})

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.pending: list[Frame[Any]] = []
        self.offered: list[Action] = []
        self.actor: i64 = -1
        self.chance = False
        self.over = False
        self.log: list[Event] | None = None

    # What follows

    def then(
        self,
        first: Frame[Any],
        second: Frame[Any] | None = None,
        third: Frame[Any] | None = None,
        fourth: Frame[Any] | None = None,
        fifth: Frame[Any] | None = None,
    ) -> None:
        """Let these rules happen next, in the order written. (Not variadic: a tuple a call is a sixth of the playing time.)"""
        if fifth is not None:
            self.pending.append(fifth)
        if fourth is not None:
            self.pending.append(fourth)
        if third is not None:
            self.pending.append(third)
        if second is not None:
            self.pending.append(second)
        self.pending.append(first)

    def settle(self) -> None:
        """Run every rule that needs no answer."""
        while self.pending:
            if not self.pending[-1].proceed(self):
                return
        self.over = True
        self.actor = -1

    # What may be done

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now; none while chance is due or when the game is over."""
        return self.pending[-1].awaiting(self) if self.pending else ()

    def options(self, seat: i64) -> list[Action]:
        """The legal actions of that seat, in table order. The list is the state's own: do not change it."""
        if seat not in self.awaiting:
            return []
        return self.pending[-1].offer(self, seat)

    def choices(self) -> list[Action]:
        """The legal actions of `actor`, the first seat that is awaited: `options` without its check."""
        return self.pending[-1].offer(self, self.actor)

    def outcomes(self) -> list[tuple[Action, int]]:
        """What the pending chance can bring, with integer weights."""
        top = self.pending[-1] if self.pending else None
        return top.outcomes(self) if isinstance(top, Chance) else []

    def sample(self, rng: Rng) -> Action:
        """Draw the pending chance; apply the outcome like any action."""
        top = self.pending[-1]
        if not isinstance(top, Chance):
            raise IllegalAction("", "no-chance-due")
        return top.sample(self, rng)

    # Doing it

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action of that seat, or refuse it and change nothing."""
        if self.over:
            raise IllegalAction("", "game-over")
        top = self.pending[-1]
        section = section_of(top)
        if self.chance:
            raise IllegalAction(section, "chance-due")
        if seat not in self.awaiting:
            raise IllegalAction(section, "not-your-decision", seat=seat)
        for option in top.offer(self, seat):
            if option is action:
                top.answer(self, seat, action)
                self.settle()
                return
        for reason in self.why_not(seat):
            if reason.details["action"] == action.notation:
                raise reason
        raise IllegalAction(section, "not-offered", action=action.notation, rule=action.section)

    def meet(self, outcome: Action) -> None:
        """Carry out a chance outcome that somebody reports, or refuse it and change nothing."""
        top = self.pending[-1] if self.pending else None
        if not isinstance(top, Chance):
            raise IllegalAction("", "no-chance-due")
        for possible, _ in top.outcomes(self):
            if possible is outcome:
                self.apply(outcome)
                return
        raise IllegalAction(section_of(top), "impossible-outcome", outcome=outcome.notation)

    def apply(self, action: Action) -> None:
        """Carry out a legal action of `actor`, or an outcome of the pending chance, without checking."""
        self.pending[-1].answer(self, self.actor, action)
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
        self.pending = other.pending[:]
        self.offered = other.offered
        self.actor = other.actor
        self.chance = other.chance
        self.over = other.over

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may know (None: a spectator), as JSON values, built from nothing."""
        raise NotImplementedError

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """A state that this seat cannot tell from the true one; nothing it must not know steers what is drawn."""
        raise NotImplementedError

    def why_not(self, seat: i64) -> list[IllegalAction]:
        """What the pending decision is about but does not offer that seat: a refusal each, with the `action` in its details.

        A game may leave this out; `play` then refuses with the § of the decision alone.
        """
        return []

    def scores(self) -> list[dict[str, int]]:
        """For each seat its score by items; they add up to the score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """For each seat its place, 1 for the best; seats that stay tied share a place."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """The goods of the box, counted wherever they are; always the same numbers."""
        raise NotImplementedError


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by descending key, equal keys sharing one."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
