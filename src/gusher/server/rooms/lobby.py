"""Cards of games and tables, for people who look for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from gusher import registry
from gusher.bot_ratings import bot_ratings
from gusher.bots import ladder
from gusher.core.errors import SetupError
from gusher.core.game import Option
from gusher.house import House
from gusher.server.clockwork import Period
from gusher.server.hours import now
from gusher.server.people.boxes import takes_boxes
from gusher.server.rooms.room import Room
from gusher.server.rooms.seating.standpoint import cards_for
from gusher.server.rooms.tables import Tables
from gusher.server.scenes.faces import time_left
from gusher.server.stores.store import BoxRow, Person, Summary, TableRow
from gusher.server.upgrades.comparing import is_parted
from gusher.server.wire import BoxCard, GameCard, Lobby, OptionCard, SeatCard, Strength, TableCard
from gusher.sources import sources
from gusher.texts import Texts, languages

MOST = 100
FINISHED = 6  # tables, where nobody asks for more
LINES = ("pitch", "known", "unit")  # messages of a game that the lobby says
CAUGHT_UP = 3  # finished tables at a time whose result is found out now, because it was not kept then


def option_card(option: Option) -> OptionCard:
    most = option.at_most if option.at_least is not None else None
    return OptionCard(
        option.name,
        option.type,
        list(option.values),
        option.at_least,
        most,
        option.default,
        option.section,
        option.front,
        list(option.seats),
    )


def game_card(game: House) -> GameCard:
    options = [option_card(option) for option in game.options]
    modules = [name for name in ("board", "tables", "sentences", "learn") if (game.web() / f"{name}.js").is_file()]
    picture = game.web() / "card.svg"
    return GameCard(
        game.name,
        game.title,
        list(game.seats),
        options,
        game.editions,
        list(ladder(game.name)),
        game.data,
        game.languages(),
        modules,
        game.primer("en").is_file(),
        game.guide().is_file(),
        {language: lines_of(game.name, language) for language in languages() if language in game.languages()},
        list(game.minutes),
        game.weight,
        picture.read_text(encoding="utf-8") if picture.is_file() else "",
        game.custom_data,
        takes_boxes(game),
        list(game.fixed()),
        {bot: Strength(*measured) for bot, measured in bot_ratings(game).items()},
        bool(sources(game.data)),
    )


@cache
def lines_of(game: str, language: str) -> dict[str, str]:
    """What the lobby says of a game, whose other messages it does not need."""
    texts = Texts(language)
    return {name: texts.say(f"{game}-{name}") for name in LINES if texts.has(f"{game}-{name}")}


def box_card(box: BoxRow) -> BoxCard:
    return BoxCard(box.id, box.game, box.name, box.changed)


def room_card(room: Room, person: Person | None, invited: bool, offered: tuple[int, str] | None = None) -> TableCard:
    """`offered`: the only seat that somebody was invited to, with the secret of that link."""
    who = person.id if person is not None else None
    invite = room.table.invite if invited or room.seats_of(who) or room.table.host == who else None
    left = time_left(room.table, who, room.absences, now())
    found = card(room.table, cards_for(room, who), room.summary(), room.changed, who, invite, left)
    if offered is not None:
        found.offered, found.invite = offered[0], invite or offered[1]
    return found


def card(
    table: TableRow,
    seats: list[SeatCard],
    summary: Summary,
    changed: float,
    person: int | None,
    invite: str | None,
    left: float | None = None,
) -> TableCard:
    mine = {seat.seat for seat in table.seats if person is not None and seat.person == person}
    my_turn = table.status == "running" and bool(mine.intersection(summary.awaiting))
    return TableCard(
        table.id,
        table.game,
        title(table.game),
        table.status,
        seats,
        table.options,
        summary.round,
        my_turn,
        changed,
        table.commitment,
        invite,
        table.prepared,
        summary.awaiting if table.status == "running" else [],
        None if summary.result is None else [place for place, _ in summary.result],
        None if summary.result is None else [points for _, points in summary.result],
        table.box,
        table.clock,
        left,
        table.rated,
        table.coach,
        table.listed,
    )


def stored_card(table: TableRow, person: int | None, invite: str | None, absences: Mapping[int, Sequence[Period]]) -> TableCard:
    seats = [
        SeatCard(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.stand_in,
            seat.kind == "bot",
            person is not None and seat.person == person,
            left=seat.left,
        )
        for seat in table.seats
    ]
    if is_parted(table, registry.game):
        table.status = "outdated"
    return card(table, seats, table.summary, table.changed, person, invite, time_left(table, person, absences, now()))


def title(game: str) -> str:
    try:
        return registry.game(game).title
    except SetupError:
        return game


async def lobby(tables: Tables, person: Person | None, game: str | None, seats: int | None, most: int | None) -> Lobby:
    """Tables in memory know best; a stored one is loaded only if its summary is behind its log."""
    who = person.id if person is not None else None
    most = min(most if most is not None else FINISHED, MOST)
    mine, finished = [], []
    if person is not None:
        for table, length in await tables.store.tables_of(person.id, True, MOST):
            room = tables.live.get(table.id)
            if room is None and table.status == "running" and table.summary.summed != length:
                room = await tables.room(table.id)
            found_card = room_card(room, person, False) if room is not None else None
            mine.append(found_card or stored_card(table, person.id, table.invite, tables.absences))
        finished = await past(tables, person, most + 1)
    found = []
    for table in await tables.store.open_tables(game, MOST):
        if seats in (None, len(table.seats)) and not is_parted(table, registry.game):
            room = tables.live.get(table.id)
            found.append(room_card(room, person, True) if room is not None else stored_card(table, who, table.invite, {}))
    return Lobby(mine, found, finished[:most], len(finished) > most)


async def past(tables: Tables, person: Person, most: int) -> list[TableCard]:
    """The finished tables of a person. Those from before results were kept are caught up with, a few at a time."""
    found = []
    behind = 0
    for table, length in await tables.store.tables_of(person.id, False, most):
        room = tables.live.get(table.id)
        if room is None and length and table.summary.result is None and behind < CAUGHT_UP and not is_parted(table, registry.game):
            behind += 1
            room = await tables.room(table.id)
            room.unsummed = True
        found.append(room_card(room, person, False) if room is not None else stored_card(table, person.id, table.invite, {}))
    return found
