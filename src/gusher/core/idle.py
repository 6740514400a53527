"""Whether a choice does nothing: it changes nothing for its seat but the use of its turn.

This is found by trying, in states that the seat could be in, and so for every game alike. What follows from a choice lies on the stack
above the rule that asked. It is carried out; if then the table is as it was, but for what only counts turns (`Game.uses`), the choice
did nothing. Where the seat is asked again on the way, it did nothing if no answer does anything. Chance, or a question to another seat,
is something.

Some choices are carried out only later, after others have chosen: a worker that is placed, a card that is laid (`Action.later`). They
are played on until the game tells by an event that the choice came to nothing (`Game.idles`), and count as idle if that is told in every
game that was tried: some of them by players who answer at random, most by players who do thoroughly what they have done least (`Habits`).
That is no proof. Where it was for a reason that may have passed by then (`Game.passing`), it is not said to be sure.
"""

from __future__ import annotations

from typing import Final

from gusher.core.codec import fields, value_of
from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.core.rules import Action, State, Together

WORLDS: Final = 3  # that a choice is tried in, if it is carried out at once
TRIES: Final = 48  # games that are played on, if it is carried out later
DEEPEST: Final = 3  # questions to the seat that follow from its choice
LONGEST: Final = 400  # answers and draws until a choice is carried out


class Idle:
    """That a choice does nothing; why, if the game tells it: a reason with its § and values, like those of a refusal. Where it is
    not `sure`, it does nothing as things stand."""

    def __init__(self, reason: str = "", section: str = "", values: dict[str, int | str] | None = None) -> None:
        self.sure = True
        self.reason = reason
        self.section = section
        self.values: dict[str, int | str] = {} if values is None else values

    def __repr__(self) -> str:
        return f"<idle {self.reason}>"


def idle(game: Game, s: State, seat: int, seed: int = 0) -> dict[str, Idle]:
    """The options of a seat that do nothing, by notation, as far as the seat can know."""
    found: dict[str, Idle] = {}
    options = s.options(seat)[:]
    if len(options) < 2:
        return found
    worlds = [s.determinize(seat, Rng(seed, number)) for number in range(WORLDS)]
    for action in options:
        why = comes_to_nothing(game, s, seat, action, seed) if action.later else leaves_all(game, worlds, seat, action)
        if why is not None:
            found[action.notation] = why
    return found


def leaves_all(game: Game, worlds: list[State], seat: int, action: Action) -> Idle | None:
    """Whether the choice leaves the table as it is in each of these worlds."""
    told: list[Event] = []
    for s in worlds:
        told = []
        if not leaves(s, seat, action, game.uses, DEEPEST, told):
            return None
    for event in told:
        if event.name in game.idles and event.values.get("seat", seat) == seat and event.heard_by(seat):
            return why_of(event)
    return Idle()


def leaves(s: State, seat: int, action: Action, uses: frozenset[str], deep: int, told: list[Event]) -> bool:
    if isinstance(s.top, Together):
        return False
    floor = int(s.depth) - 1
    after = s.clone()
    after.log = told
    after.frames[floor].answer(after, seat, action)
    while after.depth > floor and after.frames[after.depth - 1].proceed(after):
        pass
    if differs(s, after, uses):
        return False
    if after.depth <= floor:
        return True
    if deep == 0 or after.chance or after.awaiting != (seat,):
        return False
    for option in after.options(seat)[:]:
        if not leaves(after, seat, option, uses, deep - 1, told):
            return False
    return True


def differs(s: State, other: State, uses: frozenset[str]) -> bool:
    for name in fields(s):
        if name not in s.DERIVED and name not in uses and value_of(getattr(s, name)) != value_of(getattr(other, name)):
            return True
    return False


def comes_to_nothing(game: Game, s: State, seat: int, action: Action, seed: int = 0, tries: int = TRIES) -> Idle | None:
    """Whether a choice that is carried out later comes to nothing, however the game goes on; the reason is the one told most often."""
    reasons: dict[str, list[Idle]] = {}
    habits = Habits(int(s.seats))
    for number in range(tries):
        rng = Rng(seed, WORLDS + number)
        event = told_of(game, s.determinize(seat, rng), seat, action, rng, habits if number % 4 > 0 else None)
        if event is None:
            return None
        told = why_of(event)
        reasons.setdefault(told.reason, []).append(told)
    likely: list[Idle] = []
    for group in reasons.values():
        if len(group) > len(likely):
            likely = group
    why = likely[0]
    why.sure = game.passing.isdisjoint(reasons)
    return why


def told_of(game: Game, s: State, seat: int, action: Action, rng: Rng, habits: Habits | None = None) -> Event | None:
    """Play the choice and then on, at random or by habits. The event that says that it came to nothing, if there is one before the next."""
    rule = type(s.top)
    s.log = []
    s.play(seat, action)
    if habits is not None:
        habits.begin()
    for _ in range(LONGEST):
        for event in s.log or []:
            if event.name in game.idles and event.values.get("seat") == seat and event.values.get("choice") == action.notation:
                return event
        s.log = []
        if s.over or (type(s.top) is rule and seat in s.awaiting):
            return None
        if s.chance:
            s.apply(s.sample(rng))
        elif habits is not None:
            s.apply(habits.choose(int(s.actor), s.choices(), rng))
        else:
            options = s.choices()
            s.apply(options[rng.below(len(options))])
    return None


class Habits:
    """What the seats have answered in the games that were tried: they answer what they did in the fewest, and in one game again and again.

    So what is seldom offered is taken whenever it is, and what follows from it too; and somebody who sells sells all he has. Such lines of
    play come up in a few games, and at random in one of a hundred.
    """

    def __init__(self, seats: int) -> None:
        self.games: list[dict[str, int]] = [{} for _ in range(seats)]  # by seat and answer, before this game
        self.given: list[set[str]] = [set() for _ in range(seats)]  # in this game

    def begin(self) -> None:
        """A new game."""
        for games, given in zip(self.games, self.given, strict=True):
            for notation in given:
                games[notation] = games.get(notation, 0) + 1
            given.clear()

    def choose(self, seat: int, options: list[Action], rng: Rng) -> Action:
        games, given = self.games[seat], self.given[seat]
        least = -1
        found: list[Action] = []
        for option in options:
            # Twice, so that what was given in this game comes before what was given in as many others.
            times = 2 * games.get(option.notation, 0) + (0 if option.notation in given else 1)
            if least < 0 or times < least:
                least = times
                found = []
            if times == least:
                found.append(option)
        chosen = found[rng.below(len(found))]
        given.add(chosen.notation)
        return chosen


def why_of(event: Event) -> Idle:
    values = {name: value for name, value in event.values.items() if name not in ("seat", "choice", "reason", "rule")}
    return Idle(str(event.values.get("reason", event.name)), str(event.values.get("rule", "")), values)
