"""A game: its name, its seats, its options, its tables, and how to start it.

A game subclasses `Game`, fills in the fields and writes `deal` and `with_data`; its package offers one instance as `GAME`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gusher.core.encoding import Encoder
from gusher.core.errors import Phrase, SetupError, either
from gusher.core.event import Event
from gusher.core.rules import Action, Frame, State

MOST: Final = 1_000_000  # for options that are numbers
USUAL_SEATS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A switch of the rules: its allowed values (or a range of whole numbers, None for none), its default and the § that it changes.

    One in `front` is shown before the others, like the edition; one with `seats` matters only at tables of so many.
    """

    def __init__(
        self,
        name: str,
        values: tuple[object, ...],
        default: object,
        section: str,
        at_least: int | None = None,
        at_most: int = MOST,
        front: bool = False,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.section = section
        self.at_least = at_least
        self.at_most = at_most
        self.front = front
        self.seats = seats

    @property
    def type(self) -> str:
        if self.at_least is not None:
            return "int"
        return "bool" if isinstance(self.default, bool) else "choice"

    def allowed(self) -> Phrase:
        if self.at_least is not None:
            return Phrase("none, or a whole number from {least} to {most}", least=self.at_least, most=self.at_most)
        return Phrase("{words}", words=[spell(value) for value in self.values])

    def read(self, value: object) -> object:
        """The value as the rules use it. Text is understood as well, as it comes from a command line or a form."""
        if self.at_least is not None:
            if value is None or (isinstance(value, str) and value.lower() == "none"):
                return None
            if isinstance(value, str) and value.isascii() and value.isdigit():
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.at_least <= value <= self.at_most:
                return value
        else:
            for known in self.values:
                if value is known or (isinstance(value, str) and value.lower() == spell(known)):
                    return known
        raise SetupError("option {name} cannot be {value}; allowed: {allowed}", name=self.name, value=spell(value), allowed=self.allowed())


def spell(value: object) -> str:
    """An option's value as people write it."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with one data file.

    A game says by which events something hidden comes to light: `reveals` are news for everybody who hears them; `admits` are so for all
    but the seat that they name, which knew it before. Whatever is shown is told by one of them. And `covered` are fields with a number for
    each seat that others are not shown, though whoever kept count knows it.

    For choices that do nothing (`core.idle`): `uses` are fields of the table that only count the use of turns. `idles` are events by which
    the game tells that a choice of `seat` came to nothing; `reason` in it is the id of a refusal that says why (by default its name), and
    `choice` the notation of a choice that was carried out later than it was made (`Action.later`). `passing` are those of these reasons
    that may have passed by then, such as a want of money.
    """

    reveals: ClassVar[frozenset[str]] = frozenset()
    admits: ClassVar[frozenset[str]] = frozenset()
    covered: ClassVar[tuple[str, ...]] = ()
    uses: ClassVar[frozenset[str]] = frozenset()
    idles: ClassVar[frozenset[str]] = frozenset()
    passing: ClassVar[frozenset[str]] = frozenset()

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        editions: dict[str, dict[str, object]],
        rules_version: str,
        data: dict[str, Any],
        actions: tuple[Action, ...],
        outcomes: tuple[Action, ...],
        frames: tuple[type[Frame], ...],
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.options = options
        self.editions = editions
        self.rules_version = rules_version
        self.data = data
        self.custom_data = False
        self.actions = actions
        self.outcomes = outcomes
        self.frames = {frame.__name__: frame for frame in frames}
        self._actions = {action.notation: action for action in actions}
        self._outcomes = {outcome.notation: outcome for outcome in outcomes}

    def shows(self, event: Event, seat: int | None) -> bool:
        """Whether that seat learns something from an event that was hidden from it."""
        if not event.heard_by(seat):
            return False
        return event.name in self.reveals or (event.name in self.admits and event.values.get("seat") != seat)

    @property
    def data_version(self) -> str:
        return str(self.data["data_version"])

    @property
    def usual_seats(self) -> int:
        """How many seats a table has where nobody says: four, or as many as come next below."""
        usual = self.seats[0]
        for seats in self.seats:
            if seats <= USUAL_SEATS:
                usual = seats
        return usual

    def start(self, seats: int, **options: object) -> State:
        """A new game. It begins with the chances of its set-up."""
        complete = self.complete(seats, options)
        s = self.deal(seats, complete)
        s.settle()
        return s

    def complete(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        """Every option with its value: given, else the edition's, else the default. Refuses what cannot be played."""
        if seats not in self.seats:
            raise SetupError(
                "{game} is for {allowed} seats, not {seats}",
                game=self.title,
                allowed=either([str(count) for count in self.seats]),
                seats=seats,
            )
        known = {option.name: option for option in self.options}
        given = {}
        for name, value in options.items():
            if name not in known:
                raise SetupError("{game} has no option {name}; allowed: {allowed}", game=self.title, name=name, allowed=[*known])
            given[name] = known[name].read(value)
        usual = {option.name: option.default for option in self.options}
        edition = str(given.get("edition", usual.get("edition")))
        return usual | self.editions.get(edition, {}) | given

    def deal(self, seats: int, options: dict[str, object]) -> State:
        """The state before the first rule of the set-up; `options` are complete and checked."""
        raise NotImplementedError

    def encoder(self, seats: int) -> Encoder:
        """What writes the row of numbers that a seat may know, at a table of so many seats."""
        raise NotImplementedError

    def with_data(self, data: object) -> Game:
        """The same game out of another box. Refuses data that cannot be played, saying where and why."""
        raise NotImplementedError

    def action(self, notation: str) -> Action:
        """The action that is written so."""
        found = self._actions.get(notation)
        if found is None:
            raise SetupError("{game} has no action '{notation}'", game=self.title, notation=notation)
        return found

    def outcome(self, notation: str) -> Action:
        """The chance outcome that is written so."""
        found = self._outcomes.get(notation)
        if found is None:
            raise SetupError("{game} has no chance outcome '{notation}'", game=self.title, notation=notation)
        return found
