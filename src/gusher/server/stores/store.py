"""What the server asks of a database. SQLite answers in `sqlite`, PostgreSQL in `postgresql`, both by way of `sql.py`.

The log of a table is append-only: an entry is a choice, a chance outcome, or the taking back of all entries from one on. Whoever awaits a
method that writes gets control back when the change is committed, and not before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from gusher.luck import commitment
from gusher.server.clockwork import Clock, TimeControl
from gusher.server.refusal import Refusal
from gusher.server.wire import Status, Wish

T = TypeVar("T")
# What is read or written in one transaction.
Statements = Callable[[Connection], Any]
Written = Callable[[Any, Exception | None], None]  # called when it is committed, or was refused
AWAY: Final = 2  # seconds after which to ask again


class Conflict(Exception):
    """Somebody else has written what was to be written: a sequence number, a seat, a claim."""


class Unreachable(Refusal):
    """The database does not answer, and nothing was written."""

    def __init__(self) -> None:
        super().__init__(503, "no-database", seconds=AWAY)


class InDoubt(Unreachable):
    """It went away while it committed: nobody knows whether that is written. The same command once more finds out."""


@dataclass(slots=True)
class Person:
    id: int
    name: str
    language: str | None = None  # as chosen, else that of the browser
    kept: bool = False  # whether there is a way back to this person when the browser has forgotten it


@dataclass(slots=True)
class SeatRow:
    """`kind` is person, bot or open; `nonce` is what its person adds to the luck when the game begins."""

    seat: int
    kind: str
    person: int | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    nonce: str = ""
    left_by: int | None = None  # who has left it to a bot for good

    @property
    def left(self) -> bool:
        """Whether somebody has left this seat to a bot for good: it still has his name, where a bot's own seat has the bot's."""
        return self.kind == "bot" and self.name != self.bot

    @property
    def deserted(self) -> bool:
        """Whether it was played by somebody who was deleted since."""
        return self.kind == "person" and self.person is None

    @property
    def played_by(self) -> str | None:
        """The bot that plays here now."""
        return self.bot if self.kind == "bot" else self.stand_in

    def left_to(self, bot: str) -> SeatRow:
        """For good. It keeps the name."""
        return SeatRow(self.seat, "bot", name=self.name, bot=bot, left_by=self.person)


@dataclass(slots=True)
class Change:
    """What becomes of a table's people: seats as they now are, a new host, who was removed by the host, who does not list it any more."""

    seats: list[SeatRow] = field(default_factory=list)
    host: int | None = None
    removed: int | None = None
    hidden: int | None = None


class LogRow(msgspec.Struct):
    """(Made at every move, and so no dataclass: those are slower.)"""

    seq: int
    seat: int | None
    action: str
    back_to: int | None = None
    command: str | None = None
    at: float = 0.0


@dataclass(slots=True)
class ChatRow:
    seat: int | None
    name: str
    text: str
    command: str
    at: float


@dataclass(slots=True)
class SeatLinkRow:
    """The secret of a link for one seat, and whether somebody has sat down with it."""

    secret: str
    used: bool = False


@dataclass(slots=True)
class OrderRow:
    """A standing order of a seat, for what was being auctioned when it was given."""

    seat: int
    kind: str
    most: int
    lot: str


@dataclass(slots=True)
class AdviceRow:
    """That a seat has asked the coach at the question that was put at that moment."""

    moment: int
    seat: int


@dataclass(slots=True)
class ReviewRow:
    """The review of a seat, as JSON."""

    seat: int
    review: str
    at: float


@dataclass(slots=True)
class BoxRow:
    """What is in a box of a game, as JSON, under a digest of it; on somebody's shelf with a name."""

    id: str
    game: str
    data: str
    name: str = ""
    changed: float = 0.0


@dataclass(slots=True)
class Summary:
    """What the lobby shows of a game, as of log entry `summed`; when it is finished also place and points of each seat."""

    round: int = 0
    awaiting: list[int] = field(default_factory=list)
    summed: int = 0
    result: list[tuple[int, int]] | None = None


@dataclass(slots=True)
class Terms:
    """What the host of a table has chosen, beside who sits there."""

    options: dict[str, Any]
    listed: bool = False
    coach: bool = False
    box: str | None = None
    clock: TimeControl | None = None
    rated: bool = False


@dataclass(slots=True)
class LuckRow:
    """What the luck of another table was made with beside its seed."""

    table: str
    nonces: list[str]


@dataclass(slots=True)
class PlayedBy:
    """By which rules, out of which box and by which program a table is played, from log entry `since` on."""

    since: int
    rules: str
    data: str
    program: str


@dataclass(slots=True)
class Parted:
    """That a table cannot go on under these rules and this box: it is the same up to moment `at`, if any, and then not, for that reason."""

    rules: str
    data: str
    at: int | None
    why: str
    section: str = ""


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    rules: str
    data: str
    status: Status
    listed: bool
    host: int
    invite: str
    created: float
    changed: float
    rematch: str | None
    summary: Summary
    seats: list[SeatRow]
    seed: str | None = None  # of its luck; none: it is from before luck was fixed
    nonces: list[str] | None = None  # as they were when the game began
    lesson: str | None = None  # "on" or "left": its luck was prepared for a guide
    coach: bool = False  # whether people may ask the coach though others play too
    box: str | None = None  # what is played with; none: the packaged box
    watch: str | None = None  # the secret of the link for watching; none: there is no such link
    clock: TimeControl | None = None
    clocks: dict[int, Clock] = field(default_factory=dict)  # of people who play against others, by seat
    rated: bool = False  # whether its result counts

    @property
    def terms(self) -> Terms:
        return Terms(self.options, self.listed, self.coach, self.box, self.clock, self.rated)
    begun: int | None = None  # entries of another game that its log begins with; none: it begins with the set-up
    origin: LuckRow | None = None  # whose luck it meets again; none: it has its own
    revision: int = 0  # changes beside the log so far, where several servers share the database
    versions: list[PlayedBy] = field(default_factory=list)  # what it was played by, if that is known
    parted: Parted | None = None  # what it cannot go on under

    @property
    def prepared(self) -> bool:
        """Whether its luck was known beforehand, so that nothing can be promised of it."""
        return self.lesson is not None or self.origin is not None

    @property
    def commitment(self) -> str | None:
        return None if self.seed is None or self.prepared else commitment(self.seed)


@dataclass(slots=True)
class WishRow:
    """What people vote on, until that time, proposed when the log was so long; the number of the last one where there is none."""

    number: int
    wish: Wish | None
    until: float
    seq: int


@dataclass(slots=True)
class PresenceRow:
    """That somebody is at a table by that server, or was there until that time."""

    server: str
    person: int
    name: str
    here: bool
    at: float


@dataclass(slots=True)
class Stored:
    """All of a table."""

    table: TableRow
    log: list[LogRow]
    chat: list[ChatRow]
    orders: list[OrderRow] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)  # people who may not come back
    advices: list[AdviceRow] = field(default_factory=list)
    box: str | None = None  # what is in the box of the table, as JSON
    links: dict[int, SeatLinkRow] = field(default_factory=dict)  # by seat
    spectator_chat: list[ChatRow] = field(default_factory=list)
    wish: WishRow | None = None
    present: list[PresenceRow] = field(default_factory=list)


class Database(Protocol):
    """Where rooms with tables of their own keep them: statements of SQLAlchemy, in a transaction each."""

    async def read(self, question: Callable[[Connection], T]) -> T:
        """One snapshot for all that the question reads."""
        ...

    async def write(self, statements: Callable[[Connection], T]) -> T:
        """Returns when it is committed. Raises `Conflict` where the database refuses it, `Unreachable` where there is none."""
        ...


class Store(Database, Protocol):
    shared: bool  # whether there may be other servers on it
    server: str  # what this one is called there
    # Is called with what another server has noted; with nothing, if something may have been missed.
    heard: Callable[[str, list[str]], None]

    def prepare(self) -> None:
        """Have the database for this server, and bring it up to date. What cannot be used is refused in one line."""
        ...

    def tell(self, address: str) -> None:
        """Let who comes later know where we are."""
        ...

    async def open(self) -> None:
        """For a server, prepared or not."""
        ...

    async def visit(self) -> None:
        """The same beside a server that may be using it, for whoever only looks something up or counts anew."""
        ...

    async def close(self) -> None: ...

    # People

    async def add_person(self, name: str, token: str, now: float, language: str | None = None, label: str = "") -> Person:
        """`token` is hashed, here and below; `label` is that of the browser which gets the session."""
        ...

    async def person(self, token: str) -> Person | None: ...

    async def rename(self, person: int, name: str) -> None: ...

    async def set_language(self, person: int, language: str) -> None: ...

    async def add_claim(self, person: int, claim: str, expires: float) -> None: ...

    async def use_claim(self, claim: str, token: str, now: float, label: str = "") -> Person | None:
        """The person whose claim this is, who gets a session with that token; a claim works once."""
        ...

    # Tables

    async def add_table(self, table: TableRow, rematch_of: str | None, log: list[LogRow] | None = None) -> None:
        """With the entries that its log begins with. Raises `Conflict` if the other table has its rematch already, or its box is gone."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def missed(self, table: str, seq: int, revision: int) -> Stored | list[LogRow] | None:
        """What others have written there since: entries from number `seq` on; with all the rest, where the revision is another one."""
        ...

    async def numbers(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Of these tables the length of the log, and the revision."""
        ...

    def change(self, connection: Connection, table: str, revision: int | None = None, length: int | None = None) -> None:
        """As part of a transaction that changes a table beside its log: others are to see it. Raises `Conflict` if the table is not at that
        revision, or its log not so long."""
        ...

    def check_lease(self, connection: Connection, table: str, fence: int) -> None:
        """As part of a transaction in the name of a lease. Raises `Conflict` if somebody else has it."""
        ...

    def others(self, connection: Connection) -> bool:
        """As part of a transaction that writes: whether another server uses the database at this moment."""
        ...

    def gone(self, connection: Connection, known: Iterable[str]) -> set[str]:
        """Those of these servers that are not connected to the database any more, as when they were killed."""
        ...

    def note(self, connection: Connection, about: str, *what: object) -> None:
        """As part of a transaction: let the other servers know, in few words."""
        ...

    def append(
        self, table: str, log: list[LogRow], status: Status | None, back: int | None = None, beside: Sequence[Statements] = ()
    ) -> asyncio.Future[None]:
        """All entries or none; `status` if it changes with them; the seat `back`, if its person plays again instead of a stand-in; and what
        is written `beside`."""
        ...

    def hand_in(
        self, table: str, log: list[LogRow], status: Status | None, back: int | None, beside: Sequence[Statements], told: Written
    ) -> None:
        """The same for who does not wait, and is told."""
        ...

    async def take_seat(self, table: str, seat: SeatRow, beside: Sequence[Statements] = ()) -> None:
        """Somebody sits on an open seat, and what is written `beside`. Raises `Conflict` if it is not open any more."""
        ...

    async def begin(
        self, table: str, filled: list[SeatRow], nonces: list[str], log: list[LogRow], beside: Sequence[Statements] = ()
    ) -> None:
        """The game begins, with these seats as they now are, and with these nonces for ever."""
        ...

    async def rearrange(self, table: str, change: Change, beside: Sequence[Statements] = ()) -> None: ...

    async def stand_in(self, table: str, seat: int, bot: str | None, beside: Sequence[Statements] = ()) -> None: ...

    async def leave_lesson(self, table: str) -> None: ...

    async def share(self, table: str, watch: str | None) -> None:
        """The secret of the link for watching from now on; none withdraws it."""
        ...

    async def say(self, table: str, line: ChatRow) -> None: ...

    async def order(self, table: str, seat: int, order: OrderRow | None) -> None:
        """The standing order of a seat from now on."""
        ...

    async def note_advice(self, table: str, row: AdviceRow) -> None: ...

    async def review(self, table: str, seat: int) -> ReviewRow | None: ...

    async def keep_review(self, table: str, row: ReviewRow) -> None:
        """The review of a seat from now on."""
        ...

    async def variations(self, table: str, person: int) -> str | None:
        """The lines that somebody has tried at a finished table, as JSON."""
        ...

    async def keep_variations(self, table: str, person: int, lines: str | None, now: float) -> None: ...

    async def sum_up(self, summaries: dict[str, tuple[Summary, float]]) -> None:
        """Summaries by table, each with the time of its last change."""
        ...

    # Boxes

    async def box(self, box: str) -> BoxRow | None: ...

    async def boxes_of(self, person: int) -> list[BoxRow]:
        """The boxes on a person's shelf, the last changed first, without what is in them."""
        ...

    async def shelve(self, person: int, box: BoxRow, instead: str | None) -> None:
        """Put it on somebody's shelf, `instead` of another one."""
        ...

    async def unshelve(self, person: int, box: str) -> None:
        """Take it off. What nobody has and no table is played with is forgotten."""
        ...

    # The lobby

    async def tables_of(self, person: int, waiting: bool, most: int) -> list[tuple[TableRow, int]]:
        """The tables where a person sits or is host, except those that he has taken off his list: those that wait for somebody, or those
        that are finished. The last changed first, each with the length of its log."""
        ...

    async def open_tables(self, game: str | None, most: int) -> list[TableRow]: ...

    async def unfinished(self, host: int, since: float) -> list[str]:
        """The tables of that host that wait for somebody, can go on and were changed after that time, those unchanged longest first."""
        ...
