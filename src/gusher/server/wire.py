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
secret of a link for watching (`Scene.watch`) opens the same doors, but nobody can sit down with it. That of a link for one seat
(`SeatLink`) opens them too, until somebody sits down with it: at that seat, and at no other.

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

**Spectators.** Who looks on without a seat is named to all (`Scene.watching`). What spectators say among themselves (`Say` with `to`
spectators, from the beginning of the game on) is in `Scene.spectator_chat`, which nobody who has a seat is sent before the game is over
or ended; nor does anything else tell of it: not a number, not a scene. Afterwards all are.

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

**Play on from here.** A table can begin at a moment of another game (`PlayOn`): its log then begins with the entries up to there, and
`begun` in its scenes is how many. Nobody takes them back. Its luck is new, or as it was (`same_luck`), where that is known and no secret
any more; of such luck nothing is promised (`prepared`). Finished games and records from disk lie open. Of a running game only who plays it
alone against bots can play on, from moments up to which nothing is hidden from him: as far as his record goes.

**Trying moves.** In a finished game or a record from disk one can try moves without a table: `Try` names a moment and the moves after it,
and the answer tells what one would see then. Nothing is kept by that. Lines are `Variation`s; those of a finished table are kept for who
tried them, and stand in the record that he downloads.

**Everything else is plain HTTP**, with the session cookie; a refusal is a `Problem` with status 4xx. Who asks too often, by person, address
or table, is refused as `too-fast` (429) with the `seconds` to wait. A server that has no place left says so with status
503, and so does one whose database does not answer (`no-database`), or which is about to end (`draining`).

**Servers come and go.** There may be several on one database, and any of them serves any table. One that ends answers what is under way and
closes its streams with 4503: come back at once, another one goes on. What was not answered is sent again with its id, and done once.

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
| GET /api/me/identity | | `Identity`: the ways back to me |
| POST /api/me/passkeys/ask | | `Ceremony` to make a passkey |
| POST /api/me/passkeys | `Credential` | `PasskeyCard`; a way back from now on |
| POST /api/me/passkeys/remove | `Named` | 204 |
| POST /api/me/code | | `RecoveryCode`; shown this once, and the one before holds no longer |
| POST /api/me/code/remove | | 204 |
| POST /api/me/mail | `Mailbox` | 204; a link was sent there, which confirms it |
| POST /api/me/mail/remove | | 204 |
| POST /api/confirm | `Token` | 204; the mailbox is a way back from now on |
| POST /api/me/sessions/end | `Named` | 204; it is refused from now on, also on its open streams (closed with 4401) |
| POST /api/me/log-out | | 204; the same with this session |
| POST /api/me/delete | `Name` | 204; see below. The name must be mine, as a sign that I mean it |
| GET /api/me/data | | all that is kept about me, as JSON |
| GET /api/enter | | `Doors` |
| POST /api/enter/ask | | `Ceremony` to come back by a passkey |
| POST /api/enter/passkey | `Credential` | `Me`; this browser now has a session of that person |
| POST /api/enter/code | `TypedCode` | the same |
| POST /api/enter/mail | `Mailbox` | 204; a link was sent there, if we know the address |
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
| POST /api/tables/ID/seat-link | `SeatLink` | `Invitation`; for who sits there and for the host, who alone withdraws it |
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
| POST /api/tables/ID/play-on?invite= | `PlayOn` | `Made` |
| POST /api/tables/ID/try?invite= | `Try` | `Attempted`, of a finished game |
| POST /api/tables/ID/judge?invite= | `Try` | `Advice` for the seat to move there; asked again it knows more, until it is `done` |
| GET /api/tables/ID/variations?invite= | | `Lines`: mine |
| POST /api/tables/ID/variations?invite= | `Lines` | 204; mine from now on |
| POST /api/replay/play-on | `PlayOn` with `record` | `Made` |
| POST /api/replay/try | `Try` with `record` | `Attempted` |
| POST /api/replay/judge | `Try` with `record` | `Advice`, of a game that is over |
| POST /api/replay?seat=&at= | a record as text | `Scene` of that record (nothing is stored) |
| POST /api/replay/review?seat= | a record as text | `Review`, made if it is not there; `id` names the record (nothing is stored) |
| GET /api/replay/review?id=&seat= | | the same as far as it is done |
| GET /api/people/ID | | `Profile`; ID is "me" for one's own, else that of somebody who lets others see his |
| POST /api/people/me | `Showing` | `Profile`; whether others may see it |
| GET /api/people/ID/games?game=&opponent=&year=&result=&name=&skip= | | `Games`: finished ones, the newest first; `result`: won, lost |
| GET /api/best/GAME | | `Best` |

**Identity.** Nobody needs one to play. Who wants to come back keeps a passkey, a recovery code or, where the server has mail, an address;
each browser has a session. A browser that becomes another person ends its session of before; who cannot be reached by anything any more and
sits nowhere is forgotten. Who deletes himself leaves his tables; where he has played, "somebody" did (`SeatCard.name`), what he said is
gone, and so is all else. A stream with a cookie of a session that is over is refused as `session-ended` (401).

**Seats.** Nobody has two seats at a table unless its host hands them out, and no two names at a table look the same. Leaving frees a
seat before the game. In a running one a bot has it from then on, and the card keeps the name (`SeatCard.left`). The host's part passes
to the next person; if nobody else sits there, the table ends. A table that is over, ended or outdated is taken off one's own list.

**Ratings.** A table may be rated (`NewTable.rated`): its people have kept their identity and sit for themselves; there is no bot, no coach,
no vote on taking back. Who leaves, or has a bot play for him, has given the game up. docs/ratings.md tells what the numbers mean.

Pages: `/` lobby, `/t/ID` table (`?at=N` a moment of it, `?invite=…` an invitation), `/claim/TOKEN`, `/confirm/TOKEN`, `/me` who I am and
the ways back, `/people/ID` a profile, `/best/GAME` the list of the best, `/replay` a record from disk.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from gusher.variations import Move, Variation

# Ended: before the rules ended it, by agreement of the people present; or closed before it began, and then without a view.
# Outdated: it cannot go on by the rules or out of the box that this server has; `Scene.parted` says from where on. The view is that of the
# last moment that is the same under both; there is none if not even the set-up is.
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
    """Chat: for seated people that of the table, for the others that of the spectators."""

    id: str
    text: str
    to: Literal["table", "spectators"] = "table"


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
    """That an option does nothing for the seat but use its turn. `reason` says why, as that of a refusal; empty: it is a way to pass. Where
    it is not `sure`, the reason may pass before the option is carried out."""

    reason: str
    section: str
    values: dict[str, int | str]
    sure: bool = True


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


class Watching(msgspec.Struct):
    """Who looks on without a seat: people by their names, and how many others there are."""

    names: list[str]
    guests: int


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


class EntryAfter(msgspec.Struct):
    """An entry of the log that cannot be shown on the board. `action` is null where it may be hidden from the viewer."""

    seat: int | None
    action: str | None
    back: bool  # whether it takes others back


class Parting(msgspec.Struct):
    """Where the rules that this server has lead elsewhere than those that the table was played by.

    The position is the same up to moment `at`; null: not even at the beginning. `why`: the entry after it is `refused` (by that §), answers
    another `question`, leads to another `position`, another `chance` is drawn, or the rules have `failed`; the `result` is another; it
    cannot be set up (`setup`), or the game is `gone`. Rules, box and program are those that can finish it; ours are empty if it is gone.
    """

    at: int | None
    why: str
    section: str
    was: Status
    rules: str
    data: str
    program: str
    our_rules: str
    our_data: str
    after: list[EntryAfter]
    count: int  # of the entries after, of which not all may be listed
    places: list[int] | None
    points: list[int] | None


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
    rated: bool = False  # whether its result counts
    watching: Watching | UnsetType = UNSET  # left out while nobody does
    spectator_chat: list[ChatLine] | UnsetType = UNSET  # as `chat`; left out where there is nothing (new), and for players until the end
    begun: int | None = None  # the moment from which it plays on, where it began with entries of another game
    parted: Parting | UnsetType = UNSET  # of an outdated table


class Problem(msgspec.Struct):
    """A refusal over plain HTTP: an id for the locale, and what is allowed."""

    reason: str
    section: str = ""
    values: dict[str, int | str] = {}


class Me(msgspec.Struct, omit_defaults=True):
    name: str | None
    kept: bool = False  # whether there is a way back to being this person


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Spoken(msgspec.Struct, forbid_unknown_fields=True):
    """A language by its tag, such as nl."""

    language: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Link(msgspec.Struct):
    url: str


class SessionCard(msgspec.Struct):
    """A browser that is this person. `used`: when it last was, give or take a few minutes; `here`: it has a table open."""

    id: str
    browser: str
    system: str
    created: float
    used: float
    here: bool
    this: bool  # the one that asks


class PasskeyCard(msgspec.Struct):
    """`browser` and `system` are where it was made."""

    id: str
    browser: str
    system: str
    created: float
    used: float | None


class Identity(msgspec.Struct):
    name: str
    kept: bool  # whether there is a way back other than sessions
    passkeys: list[PasskeyCard]
    code: float | None  # when the recovery code was made
    mail: str | None  # the address, once it is confirmed
    mails: bool  # whether this server can send any
    sessions: list[SessionCard]


class Ceremony(msgspec.Struct):
    """What the browser is to ask the authenticator, as WebAuthn writes it in JSON. A cookie says which answer belongs to it."""

    options: Any


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What the authenticator answered, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class Doors(msgspec.Struct):
    """By which ways one can come back here, beside those that are always there."""

    mails: bool


class Named(msgspec.Struct, forbid_unknown_fields=True):
    id: str


class RecoveryCode(msgspec.Struct):
    code: str


class TypedCode(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class Mailbox(msgspec.Struct, forbid_unknown_fields=True):
    address: str


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


class Strength(msgspec.Struct):
    """A rating as people read it, `rating` ± `error`: about 19 of 20 are within that."""

    rating: int
    error: int


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
    strengths: dict[str, Strength]  # of its bots, as far as they were measured
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
    rated: bool = False  # it counts: people whose identity is kept, nobody and nothing else (docs/ratings.md)


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A table that begins at moment `at` of another game, and after these moves; game, options and the number of seats are the same."""

    at: int
    seats: list[NewSeat]
    moves: list[Move] = []
    same_luck: bool = False
    listed: bool = False
    coach: bool = False
    nonce: str = ""
    record: str = ""  # the game, where it is no table


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """These moves after moment `at`. With `draw`, chance decides by itself whatever is then due."""

    at: int
    moves: list[Move] = []
    seat: int | None = None  # to look from; the one to move if it is left out
    draw: bool = False
    record: str = ""


class PossibleDraw(msgspec.Struct):
    """What a chance can bring, how much it weighs, and what would be told of it."""

    chance: str
    weight: int
    events: list[Told]


class Attempted(msgspec.Struct):
    """Where the line leaves the game, and all its moves: what was taken back later is part of a line. `scene` has the events of the line
    alone, `moment` in them counting from `at`. `outcomes` are those of a chance that is due, if they are few."""

    at: int
    moves: list[Move]
    scene: Scene
    outcomes: list[PossibleDraw]
    judge: bool  # whether the coach may be asked


class Lines(msgspec.Struct, forbid_unknown_fields=True):
    """Variations of a table; `at` of the outer ones is a moment of it."""

    variations: list[Variation]


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
    """Why a game cannot be played with that data, as one line; empty if it can.

    The same in two: a path into the data, if the game has named one, and what is wrong there.
    """

    problem: str
    place: str = ""
    why: str = ""


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


class SeatLink(msgspec.Struct, forbid_unknown_fields=True):
    """The link for one open seat: the one that there is, else a new one; or no link any more. It works once."""

    seat: int
    on: bool = True


class Invitation(msgspec.Struct):
    """The secret part of a link for one seat; none: it is withdrawn."""

    invite: str | None


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
    rated: bool = False
    coach: bool = False  # whether people may ask it though others play too
    listed: bool = False
    offered: int | None = None  # the seat that one was invited to, with a link for that alone; `invite` is then the secret of that link


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


class Notices(msgspec.Struct):
    """What I am told while I am away: kinds by channel. `kinds` and `channels` are those that there are.

    `address` is where mail goes, `webhook` where messages go; `trouble`: why they do not any more. `key` is what a browser subscribes with.
    """

    kinds: list[str]
    channels: list[str]
    on: dict[str, list[str]]
    address: str | None
    webhook: str | None
    trouble: str
    browsers: int
    key: str


class NoticeSwitch(msgspec.Struct, forbid_unknown_fields=True):
    channel: str
    kind: str
    on: bool


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """A subscription to Web Push, as the browser names it."""

    endpoint: str
    key: str = ""
    secret: str = ""


class NoticeHook(msgspec.Struct, forbid_unknown_fields=True):
    """Where messages go; empty: nowhere."""

    url: str


class CurvePoint(msgspec.Struct):
    """After a game: the rating then, where it was rated, and the points that were made in it."""

    ended: float
    strength: Strength | None
    points: int | None
    place: int | None


class Career(msgspec.Struct):
    """Somebody in one game. `curve` has the last games, the oldest first."""

    game: str
    title: str
    games: int
    wins: int
    rated: int
    strength: Strength | None
    curve: list[CurvePoint]


class Opponent(msgspec.Struct):
    """Somebody to be compared with: `key` is what `opponent=` takes, `id` the profile, if it may be seen. A bot has no name."""

    key: str
    name: str
    bot: str | None
    id: str | None
    games: int


class Profile(msgspec.Struct):
    """`id` is that of the address for others, while `shown`."""

    name: str
    mine: bool
    shown: bool
    id: str | None
    careers: list[Career]
    opponents: list[Opponent]
    years: list[int]


class Showing(msgspec.Struct, forbid_unknown_fields=True):
    shown: bool


class Rival(msgspec.Struct):
    """Another seat of a finished game. `name` is empty for a bot, and for whoever the reader has no business to know."""

    seat: int
    name: str
    bot: str | None
    id: str | None
    place: int | None
    points: int | None
    gave_up: bool


class PlayedGame(msgspec.Struct):
    """A finished game of somebody. `open`: whether the reader may look at its table."""

    table: str
    game: str
    title: str
    ended: float
    over: bool
    seats: int
    rounds: int
    seconds: float
    rated: bool
    place: int | None
    points: int | None
    gave_up: bool
    strength: Strength | None
    others: list[Rival]
    open: bool


class Meeting(msgspec.Struct):
    """Head to head: in how many games somebody came before that opponent, after him, or at the same place."""

    ahead: int
    behind: int
    equal: int


class Games(msgspec.Struct):
    """So many fit in all; these are some of them."""

    games: list[PlayedGame]
    total: int
    won: int
    meeting: Meeting | None


class BestRow(msgspec.Struct):
    name: str
    bot: str | None
    id: str | None
    mine: bool
    strength: Strength
    games: int


class Best(msgspec.Struct):
    """People who may be seen, with at least so many rated games, and bots between them as a yardstick: by what is sure of their rating."""

    game: str
    title: str
    least: int
    rows: list[BestRow]


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
