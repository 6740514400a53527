"""What the browser and the server say to each other.

Everything is JSON. The browser holds no rules: it draws `view`, offers `offers`, phrases `events`, and sends back a notation. A viewer is a
person at a table: with the seats that are theirs, or none (a spectator). Nothing that a viewer may not know is ever in a message to it.

**Stream.** One WebSocket for each open table: `/api/tables/ID/stream?seat=S`, where S is the own seat to look from (hot seat: the one whose
turn is being played; none: spectator, or the only own seat). Each frame from the server is a list of messages: answers to commands, and at
most one `Scene`, at the end; the first comes at once, then one after every change. Scenes of one stream are numbered 1, 2, 3, …; a client
that misses a number sends `Sync`, and gets the newest scene again. A client acknowledges with `Ack`, at least every fourth scene; a stream
with more than a few unacknowledged scenes gets only the newest when it catches up. Reconnecting is simply a new stream. The first scene of
a stream, and the one after `Sync`, are `whole`: they carry all events and the chat that is kept. The others carry what is new since then.
A private table is shown to who sits there, and to others with `invite=…` in the address of card, stream, scene, commands and record. The
secret of a link for watching (`Scene.watch`) opens the same doors, but nobody can sit down with it.

A client that has heard nothing for a while sends `Ping`, and hears `Pong`: a connection can be gone without a word.

A question with a single offer is put where the others must not learn that there was no choice. The server answers it by itself after a
pause like a person's, unless the player is faster; at once where nobody else plays or looks.

**Pace.** Bots answer as soon as they have thought, each with a scene of its own as long as the client keeps up. It is for the client to
show them one after the other; `Scene.meanwhile` says which part of the log somebody wants to be told who is asked again.

**Commands.** Each carries an id of the client's own making. The same id a second time has no effect and gets the same answer. `Play` and
`TakeBack` name the sequence number that they answer (`Scene.seq` when the player saw the question). A command that answers an older
question is refused as `stale`, with the newest scene after it. The same commands can be posted over plain HTTP to
`/api/tables/ID/commands`, and the scene fetched from `/api/tables/ID/scene?seat=S&at=N` (any earlier moment N as well).

**Presence.** A person is *here* while a stream of his is open, or while he fetches scenes. After that a grace time begins, which the
others see run out (`SeatCard.away_in`, and since when in `away_since`); when it has, he is *away*. Until then nobody else can do anything
about his seat.

**Wishes.** What concerns others is a wish that they vote on, one at a time. Who proposes it agrees by that; the others owe a vote for
each of their seats; one no ends it, and so does a vote that is not cast in time. `Vote` names the wish by its number.

| wish | proposed by | owed by | it ends with |
|---|---|---|---|
| take_back | `TakeBack`, beyond what information allows | all other people, also those who are away or have a stand-in | the next choice |
| stand_in | `StandIn` for somebody who is away | the others who are not away and play themselves | his return |
| end | `End` | the others who are not away | the end of the game |

Where nobody owes a vote it is done at once. A stand-in plays until its person does: with `Play`, or `StandIn` with null, he is back.

**Standing orders.** `Standing` lets the server answer for a seat, for example bid for it up to a private ceiling. It answers no question,
so it names no sequence number. Only the seat's own scenes tell of it (`Scene.standing`); what it leads to is a choice like any other.

**Coach.** Where `Scene.coach` says so, a player may ask at his own decision what `search` would do: at tables without other people, and
where the host allowed it for all (`NewTable.coach`). Everybody is told (`coach-used` with the seat), once a question.

**Luck.** A table draws a secret seed when it is made; `commitment` in its cards and scenes is the SHA-256 of it. Whoever makes a table,
joins one or asks for a rematch adds a `nonce` of 16 random bytes, as 32 hexadecimal digits in small letters, or leaves it out. From seed,
id of the table and nonces every draw follows, as `gusher.luck` says to the byte. The seed is told when the game is over or ended, and not
before: in the first line of the record, and in `Luck`. Tables from before have no commitment.

**Clocks.** Whoever makes a table for others too may choose a clock (`NewTable.clock`): live, with minutes for the game and an increment
for each decision; or of days, with hours for each decision and a reserve. It runs for every seat whose person is asked, and for no other;
it stands while the server does, and where nobody else plays any more. `Scene.clocks` tells all what they show. When one has run out it is
`out`, and `then` says what becomes of the seat. Who comes back after that has a small allowance. *Away* stops the own clocks of days.

**Lessons.** A game may bring a guided first game (`GameCard.guide`). `NewTable` with `guide` makes a table with prepared luck: it has no
commitment and is `prepared` for good. `Scene.lesson` says what the guide says; it follows from the log, so that a lesson can be left and
resumed anywhere. While it lasts, choices that it would not survive are refused with a reason that begins with `guide-`; `action` in the
values is what is suggested instead. Who leaves the lesson plays on at the same table without it.

**Boxes.** Who owns a game may know better what is in the box. A box is the data of a game, under an id made of it; `GameCard.data` is the
packaged one. A table can be played with another (`NewTable.box`), which its cards and scenes name to all. A box never changes.

**Everything else is plain HTTP**, with the session cookie; a refusal is a `Problem` with status 4xx. Who asks too often, by person, address
or table, is refused as `too-fast` (429) with the `seconds` to wait. A server that has no place left says so with status 503.

| request | body | answer |
|---|---|---|
| GET /api/me | | `Me` (name is null before one was chosen) |
| POST /api/me | `Name` | `Me`; begins a session if there is none |
| POST /api/me/language | `Spoken` | `Me`; the language of this person on all devices |
| POST /api/me/claim | | `Link`: a one-time link to this session for another device |
| GET /api/me/away | | `Away`: when I am away, so that my clocks of days stand |
| POST /api/me/away | `NewAbsence` | `Away` |
| POST /api/me/away/ID/end | | `Away`; it ends now, or does not begin |
| POST /api/claim | `Token` | `Me`; this browser now has that session |
| GET /api/games | | list of `GameCard` |
| GET /api/rules/GAME?language= | | `Rules`, in English where there is no other |
| GET /api/learn/GAME?language= | | `LearnPage`, in English where there is no other |
| GET /api/games/GAME/sources | | list of `Source`: how sure we are of what is in the box |
| POST /api/games/GAME/check | what is in a box | `Checked` |
| GET /api/boxes | | list of `BoxCard`: mine |
| POST /api/boxes | `NewBox` | `BoxCard`; mine from now on |
| GET /api/boxes/ID | | `GameCard` of the game out of that box, for everybody who knows its id |
| POST /api/boxes/ID/remove | | 204; it is not mine any more |
| GET /api/tables?game=&seats=&finished= | | `Lobby`, with so many finished tables |
| POST /api/tables | `NewTable` | `Made` |
| GET /api/tables/ID?invite= | | `TableCard`, before one has joined |
| POST /api/tables/ID/join | `Join` | `Made` |
| POST /api/tables/ID/start | | 204; the host fills open seats with bots and begins |
| POST /api/tables/ID/hand-out | `HandOut` | 204; the host gives somebody one more seat, before the game |
| POST /api/tables/ID/remove | `Remove` | 204; the host removes somebody, before the game; he cannot come back to this table |
| POST /api/tables/ID/leave | | 204; see below |
| POST /api/tables/ID/leave-lesson | | 204; the guide is silent from now on, and the game goes on |
| POST /api/tables/ID/stand-in | `StandIn` | 204; a bot plays for me, or (bot null) I am back; for another person it is a wish |
| POST /api/tables/ID/share | `Sharing` | 204; the host lets others watch by a link, or no longer |
| POST /api/tables/ID/rematch | `Rematch` | `Made` |
| GET /api/tables/ID/record | | the record as text, as far as nothing in it is still hidden from the viewer |
| GET /api/tables/ID/luck | | `Luck` of a finished game: its seed and nonces, and whether its draws are those that follow |
| POST /api/tables/ID/coach?seat= | | `Advice` for the own seat at its decision; every request thinks a little longer, until it is `done` |
| GET /api/tables/ID/review?seat= | | `Review` of a seat of a finished game, as far as it is done |
| POST /api/tables/ID/review?seat= | | the same; it is made if it is not there |
| POST /api/replay?seat=&at= | a record as text | `Scene` of that record (nothing is stored) |
| POST /api/replay/review?seat= | a record as text | `Review`, made if it is not there; `id` names the record (nothing is stored) |
| GET /api/replay/review?id=&seat= | | the same as far as it is done |

**Seats.** Nobody has two seats at a table unless its host hands them out, and no two names at a table look the same. Leaving frees a
seat before the game. In a running one a bot has it from then on, and the card keeps the name (`SeatCard.left`). The host's part passes
to the next person; if nobody else sits there, the table ends. A table that is over, ended or outdated is taken off one's own list.

Pages: `/` lobby, `/t/ID` table (`?at=N` a moment of it, `?invite=…` an invitation), `/claim/TOKEN`, `/replay` a record from disk.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

# Ended: before the rules ended it, by agreement of the people present; or closed before it began, and then without a view.
# Outdated: of other rules or another box than this server has, and so without a view.
Status = Literal["open", "running", "over", "ended", "outdated"]

WishKind = Literal["take_back", "stand_in", "end"]
TimeUp = Literal["bot", "leave", "end"]
ReviewState = Literal["none", "waiting", "working", "done", "failed"]

encoder = msgspec.json.Encoder()


class Play(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Seat `seat` chooses `action`, a notation out of its offers; `times` in a row, up to what its offer says.

    That is so many entries of the log, written together. It stops short where the choice is not offered again or has shown something.
    What was chosen by one command is taken back by one.
    """

    id: str
    seq: int
    seat: int
    action: str
    times: int = 1


class TakeBack(msgspec.Struct, tag_field="do", tag="take_back", forbid_unknown_fields=True):
    """Undo the last choice, and all that the same command chose: at once where information allows, else the other people vote."""

    id: str
    seq: int
    seat: int


class Vote(msgspec.Struct, tag_field="do", tag="vote", forbid_unknown_fields=True):
    """Answer the wish of that number."""

    id: str
    wish: int
    seat: int
    agree: bool


class End(msgspec.Struct, tag_field="do", tag="end", forbid_unknown_fields=True):
    """End the game now: at once if no other person is present, else by their agreement."""

    id: str
    seat: int


class Say(msgspec.Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Chat, for seated people."""

    id: str
    text: str


class Standing(msgspec.Struct, tag_field="do", tag="standing", forbid_unknown_fields=True):
    """While this auction lasts, the server makes the least `kind` ("bid") that is offered for the seat, up to `most`, and above it passes.

    `most` null ends it. It ends with the auction, also with one that is held again, and when the seat takes a choice back.
    """

    id: str
    seat: int
    kind: str
    most: int | None = None


class Sync(msgspec.Struct, tag_field="do", tag="sync", forbid_unknown_fields=True):
    """Send the newest scene again."""


class Ack(msgspec.Struct, tag_field="do", tag="ack", forbid_unknown_fields=True):
    """The scene of this number has arrived, and with it all before."""

    number: int


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Answer with `Pong`."""


Command = Play | TakeBack | Vote | End | Say | Standing | Sync | Ack | Ping


class Told(msgspec.Struct):
    """An event of the engine, for the reader's locale to phrase. `moment` is the number of entries before the one that caused it.

    What was told stays told: after a taking back, `taken-back` (seat) follows.
    """

    name: str
    values: dict[str, int | str]
    moment: int


class Idle(msgspec.Struct):
    """That an option does nothing for the seat but use its turn. `reason` says why, as that of a refusal; empty: it is a way to pass."""

    reason: str
    section: str
    values: dict[str, int | str]


class Offer(msgspec.Struct):
    """An option: its notation, its kind and arguments for phrasing, its §, and what it would change for the seat at once.

    `times` is how often it can be chosen in a row by one command, because the same is asked again with nothing in between. `idle` says
    that it would do nothing, as far as the seat can know.
    """

    action: str
    kind: str
    values: dict[str, int | str]
    section: str
    effect: dict[str, int]
    confirm: bool = False
    times: int = 1
    idle: Idle | None = None


class WhyNot(msgspec.Struct):
    """Something of the board that cannot be chosen now, and why."""

    action: str
    section: str
    reason: str
    values: dict[str, int | str]


class SeatCard(msgspec.Struct):
    """Who sits where: `kind` is person, bot or open; `stand_in` names the bot that plays for an absent person.

    `away_in` counts the seconds until the person counts as away: null while he is here, 0 once he is away.
    `away_since` is when he was last here, in seconds since 1970, if the server has seen him go.
    `left` is a bot's seat whose person, still named here, has left for good.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    stand_in: str | None
    here: bool
    mine: bool
    away_in: float | None = None
    left: bool = False
    away_since: float | None = None


class ChatLine(msgspec.Struct):
    name: str
    seat: int | None
    text: str
    at: float


class LiveClock(msgspec.Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Minutes for the whole game, and the seconds that come with each decision. What becomes of the seat when they have run out (`then`): a
    bot plays until the person is back, or for good, or the game ends without a result."""

    minutes: int
    increment: int = 0
    then: TimeUp = "bot"


class DaysClock(msgspec.Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Hours for each decision, and a reserve of hours for the game, which is used up after them."""

    hours: int
    reserve: int = 0
    then: TimeUp = "bot"


class SeatClock(msgspec.Struct):
    """What the clock of a seat showed when the scene was made, in seconds; with less than `low` it warns.

    A clock that `runs` stands from the first number of `stands` to the second, in seconds from then: its person is away. `reserve` is the
    part of `left` that later decisions have too. `out`: the time was up, and the person is not back yet.
    """

    seat: int
    left: float
    reserve: float
    low: float
    runs: bool
    out: bool = False
    stands: list[float] | None = None


class Wish(msgspec.Struct):
    """What a seat proposes and others vote on; `agreed` and `owed` are seats."""

    number: int
    kind: WishKind
    seat: int
    agreed: list[int]
    owed: list[int]
    to: int | None = None  # the moment to take back to
    about: int | None = None  # the seat that `bot` would play
    bot: str | None = None


class Ceiling(msgspec.Struct):
    """A seat's standing order, as its own scenes tell it."""

    kind: str
    most: int


class LessonPage(msgspec.Struct):
    """A message of the guide, and the places of the board that it is about: notations of offers, or names that the board gives them."""

    say: str
    point: list[str]


class Lesson(msgspec.Struct):
    """What the guide of a table says now, to its learner alone.

    `done` is a message about the last choice, and comes before `pages`. Pages are there when the learner is asked, and at the end;
    `suggest` is what to choose once they are read.
    """

    step: int  # steps that are done
    steps: int
    part: int  # choices of the present step that are done
    done: str | None
    pages: list[LessonPage]
    suggest: str | None
    over: bool


class Scene(msgspec.Struct, tag_field="is", tag="scene"):
    """Everything that a viewer sees of a table at one moment."""

    number: int
    table: str
    game: str
    title: str
    status: Status
    seq: int  # entries in the log of the table: choices, chances, takings back
    moment: int  # the moment shown: seq, or an earlier one in a replay
    seat: int | None  # the seat looked from
    seats: list[SeatCard]
    view: Any  # as the game builds it for that seat; None before it begins
    offers: list[Offer]
    why_not: list[WhyNot]
    can_take_back: bool
    wish: Wish | None
    standing: Ceiling | None  # of the seat looked from, for its own player alone
    whole: bool  # whether `events` and `chat` are all that is kept, and not only what is new since the last scene of this stream
    events: list[Told]
    fresh: int  # how many of `events`, from the end, are new since the last scene
    scores: list[dict[str, int]] | None
    ranking: list[int] | None
    chat: list[ChatLine]
    options: dict[str, Any]
    listed: bool
    host: bool
    rematch: str | None
    commitment: str | None  # to the luck of the table; none: it is from before luck was fixed, or was prepared
    prepared: bool  # whether the luck was prepared for a lesson
    lesson: Lesson | None  # while the table is a lesson, for who learns
    meanwhile: list[int] | None = None  # the moments from and to which others chose, since the seat looked from did or between its choices
    coach: bool = False  # whether the viewer may ask the coach at his decisions
    watch: str | None = None  # the secret part of the link for watching, for the people of the table; none: it is not shared
    box: str | None = None  # what it is played with; none: the packaged box
    clock: LiveClock | DaysClock | None = None
    clocks: list[SeatClock] = []  # of the people who play, as long as others do too


class Problem(msgspec.Struct):
    """A refusal over plain HTTP: an id for the locale, and what is allowed."""

    reason: str
    section: str = ""
    values: dict[str, int | str] = {}


class Me(msgspec.Struct):
    name: str | None


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Spoken(msgspec.Struct, forbid_unknown_fields=True):
    """A language by its tag, such as nl."""

    language: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Link(msgspec.Struct):
    url: str


class NewAbsence(msgspec.Struct, forbid_unknown_fields=True):
    """In seconds since 1970."""

    begins: float
    ends: float


class Absence(msgspec.Struct):
    id: int
    begins: float
    ends: float
    began: bool = False


class Away(msgspec.Struct):
    """When I am away, and how many days a calendar year I may be; `left` of this year."""

    periods: list[Absence]
    most: int
    left: float


class Source(msgspec.Struct):
    """How sure we are of a part of the box: `code` is stated, published, inferred or reconstructed; empty where only the note tells."""

    path: str
    code: str
    note: str


class OptionCard(msgspec.Struct):
    name: str
    type: str  # choice, bool, int
    values: list[Any]
    at_least: int | None  # a whole number; None if there is a list of values
    at_most: int | None
    default: Any
    section: str
    front: bool  # shown before the others
    seats: list[int]  # the numbers of seats with which it matters; empty for all


class GameCard(msgspec.Struct):
    name: str
    title: str
    seats: list[int]
    options: list[OptionCard]
    editions: dict[str, dict[str, Any]]
    bots: list[str]
    data: Any  # what is in the box, for drawing and phrasing; null in the list: it is at /games/NAME/data.json
    languages: list[str]  # of its own catalogues; one under /games/NAME/texts/LANGUAGE.ftl is complete in any
    modules: list[str]  # what the game brings to the page, under /games/NAME/: board, tables, sentences, learn
    learn: bool  # whether a page tells how it is played
    guide: bool  # whether it brings a guided first game
    lines: dict[str, dict[str, str]]  # by language: "pitch", the game in one sentence; "known", what of it is ours; "unit", of points
    minutes: list[int]  # that a game takes among people, from and to; empty where nobody has said
    weight: int  # from 1, light, to 5, heavy; 0 where nobody has said
    picture: str  # a small SVG; empty where there is none
    custom: bool  # whether it comes out of another box than the packaged one, with names of its own
    boxes: bool  # whether it can be played out of another box
    fixed: list[str]  # paths of `data` that are code, and the same in every box
    reconstructed: bool  # whether GET /api/games/NAME/sources has something to tell


class RuleSource(msgspec.Struct):
    """Where a rule comes from. `sure`: stated, published, inferred or reconstructed. `about`: words of the rule; empty: all of it."""

    sure: str
    about: str
    why: str


class RulePart(msgspec.Struct):
    """A heading with its title, or a paragraph without; `lines` are its own, in Markdown. `level`: 2 for a chapter, 9 for a paragraph."""

    number: str
    level: int
    title: str
    lines: list[str]
    sources: list[RuleSource]
    annex: bool  # a chapter for whoever checks the program


class Rules(msgspec.Struct):
    """The rulebook as players read it, in the language that was asked for or in English."""

    title: str
    language: str
    parts: list[RulePart]


class LearnBlock(msgspec.Struct):
    """`kind`: paragraph, list, steps, or picture with the words for what it shows."""

    kind: str
    lines: list[str]
    picture: str


class LearnPanel(msgspec.Struct):
    title: str
    blocks: list[LearnBlock]


class LearnPage(msgspec.Struct):
    """How a game is played. Pictures are drawn by its module `learn`."""

    title: str
    language: str
    panels: list[LearnPanel]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`kind`: me (mine), local (also mine, a person on this device), open (for a friend), bot."""

    kind: str
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """With `guide` it is a lesson: seats and options are those of the guide, and it is never listed."""

    game: str
    seats: list[NewSeat] = []
    options: dict[str, Any] = {}
    listed: bool = False
    nonce: str = ""
    guide: bool = False
    coach: bool = False  # whether people may ask it though others play too
    box: str = ""  # the id of one; empty: the packaged one
    clock: LiveClock | DaysClock | None = None  # where no seat is open there is none


class NewBox(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box of a game, as `data.json` tells it; it takes the place of my box `instead`."""

    game: str
    name: str
    data: Any
    instead: str = ""


class BoxCard(msgspec.Struct):
    id: str
    game: str
    name: str
    changed: float


class Checked(msgspec.Struct):
    """Why a game cannot be played with that data, as one line with its place; empty if it can."""

    problem: str


class Made(msgspec.Struct):
    """A table that I sit at; `invite` is the secret part of its invite link, for those who may invite.

    `nonce` is what counts of me: not the one just sent, if I had sat there already.
    """

    id: str
    invite: str | None
    nonce: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    invite: str = ""
    seat: int | None = None
    nonce: str = ""


class Sharing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether there is a link for watching. It is a new one each time; the one before leads nowhere any more."""

    on: bool


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    nonce: str = ""


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    bot: str | None


class HandOut(msgspec.Struct, forbid_unknown_fields=True):
    """The open seat `seat` goes to whoever sits at `to`."""

    seat: int
    to: int


class Remove(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class TableCard(msgspec.Struct):
    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatCard]
    options: dict[str, Any]
    round: int
    my_turn: bool
    changed: float
    commitment: str | None = None
    invite: str | None = None
    prepared: bool = False  # a lesson
    awaiting: list[int] = []  # seats that have to choose, since `changed`
    places: list[int] | None = None  # by seat, when the game is finished
    points: list[int] | None = None
    box: str | None = None  # as in `Scene`
    clock: LiveClock | DaysClock | None = None
    left: float | None = None  # seconds that I have to choose, where my clock runs


class Luck(msgspec.Struct):
    """What the luck of a finished game was made of, and what the server found when it drew every draw of the record again."""

    commitment: str
    seed: str
    nonces: list[str]
    draws: int  # that are the same again, up to the first that differs
    differs: int | None  # the moment of that one


class Lobby(msgspec.Struct):
    """My tables that go on, those that are finished (the newest, as many as were asked for; `more`: there are others), and open ones."""

    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]
    more: bool


class Verdict(msgspec.Struct):
    """A decision of the reviewed seat. Winning chances from 0 to 1: after what it played, and after what `search` would have played."""

    moment: int
    options: int
    played: str
    best: str
    chance: float
    best_chance: float
    noise: float  # the standard error of the difference


class Review(msgspec.Struct):
    """What the choices of a seat were worth, as that seat could judge them then."""

    id: str  # of a record from disk
    seat: int
    state: ReviewState
    ahead: int  # reviews that come before it while it waits
    iterations: int
    total: int  # decisions; 0 until that is known
    result: float | None  # 1 for a win, a part of it for a shared one, else 0; once it is done
    verdicts: list[Verdict]  # so far
    mistakes: list[int]  # moments of the largest, the costliest first


class Expected(msgspec.Struct):
    """An item of the score: how much more of it than the other candidates on average, by the end of the game, and the standard error."""

    name: str
    more: float
    error: float


class Candidate(msgspec.Struct):
    """An option that the coach thinks of: its winning chance from 0 to 1, the standard error of that, and what it is expected to bring."""

    action: str
    chance: float
    error: float
    items: list[Expected]


class Advice(msgspec.Struct):
    """What the coach would do, the best option first. It knows what the seat may know."""

    seat: int
    moment: int  # since when the seat has been asked this
    candidates: list[Candidate]
    tries: int  # of each candidate
    done: bool  # asking again makes it no more certain


class Accepted(msgspec.Struct, tag_field="is", tag="accepted"):
    """The command with this id is done and stored."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """The command with this id changed nothing."""

    id: str
    section: str
    reason: str
    values: dict[str, int | str]


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """The connection stands."""


Message = Scene | Accepted | Refused | Pong
