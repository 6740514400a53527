"""Cards of games and tables, for people who look for one."""

from __future__ import annotations

from gusher import registry
from gusher.bots import strengths
from gusher.core.errors import SetupError
from gusher.core.game import Option
from gusher.house import House
from gusher.server.rooms.room import Room, playable
from gusher.server.rooms.tables import Tables
from gusher.server.stores.store import Person, Summary, TableRow
from gusher.server.wire import GameCard, Lobby, OptionCard, SeatCard, TableCard

MOST = 100


def option_card(option: Option) -> OptionCard:
    most = option.at_most if option.at_least is not None else None
    return OptionCard(option.name, option.type, list(option.values), option.at_least, most, option.default, option.section)


def game_card(game: House) -> GameCard:
    options = [option_card(option) for option in game.options]
    modules = [name for name in ("board", "tables", "sentences") if (game.web() / f"{name}.js").is_file()]
    return GameCard(
        game.name, game.title, list(game.seats), options, game.editions, strengths(), game.data, game.languages(), modules
    )


def room_card(room: Room, person: Person | None, invited: bool) -> TableCard:
    who = person.id if person is not None else None
    invite = room.table.invite if invited or room.seats_of(who) or room.table.host == who else None
    return card(room.table, room.seat_cards(who), room.summary(), room.changed, who, invite)


def card(
    table: TableRow, seats: list[SeatCard], summary: Summary, changed: float, person: int | None, invite: str | None
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
    )


def stored_card(table: TableRow, person: int | None, invite: str | None) -> TableCard:
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
    if playable(table, registry.game) is None:
        table.status = "outdated"
    return card(table, seats, table.summary, table.changed, person, invite)


def title(game: str) -> str:
    try:
        return registry.game(game).title
    except SetupError:
        return game


async def lobby(tables: Tables, person: Person | None, game: str | None, seats: int | None) -> Lobby:
    """Tables in memory know best; a stored one is loaded only if its summary is behind its log."""
    who = person.id if person is not None else None
    mine = []
    if person is not None:
        for table, length in await tables.store.tables_of(person.id, MOST):
            room = tables.live.get(table.id)
            if room is None and table.status == "running" and table.summary.summed != length:
                room = await tables.room(table.id)
            mine.append(room_card(room, person, False) if room is not None else stored_card(table, person.id, table.invite))
    found = []
    for table in await tables.store.open_tables(game, MOST):
        if seats in (None, len(table.seats)) and playable(table, registry.game) is not None:
            room = tables.live.get(table.id)
            found.append(room_card(room, person, True) if room is not None else stored_card(table, who, table.invite))
    return Lobby(mine, found)
