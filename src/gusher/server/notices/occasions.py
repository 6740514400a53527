"""Of what somebody is to be told, noted together with the choice at a table that causes it.

That it is his turn: once for each question, from when it is put until he has answered it. That the game is over. That he sits at a table
where somebody else has put him, as in a rematch. At a table without other people nobody waits for him, and nothing is noted.
"""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, insert, select, update

from gusher.server.hours import now
from gusher.server.notices.switches import INVITATION, OVER, TURN, Switches
from gusher.server.rooms.room import After, Room
from gusher.server.stores.schema import occasions, seats, tables
from gusher.server.stores.store import SeatRow, Statements

UNKNOWN = -1  # since when somebody has been asked, if he has only now switched this on


class Occasions:
    """Implements `Companion`."""

    def __init__(self, switches: Switches, wait: float) -> None:
        self.switches = switches
        self.wait = wait

    def beside(self, room: Room, after: After) -> Statements | None:
        if not self.switches.wanted:
            return None
        people = {seat.person for seat in after.seats if seat.kind == "person" and seat.person is not None}
        wanting = people & self.switches.wanted.keys()
        if not wanting or len(people) < 2:
            return None
        asked = self.asked(after, wanting)
        over = after.status in ("over", "ended") and room.table.status == "running"
        put = after.status == "running" and room.table.status == "open" and all(seat.kind != "open" for seat in room.seats)
        if room.waited_for == asked and not over and not put:
            return None
        room.waited_for = asked
        at = now() + self.wait
        told = [(person, OVER) for person in wanting if over and self.switches.wants(person, OVER)]
        told += [
            (person, INVITATION) for person in wanting if put and person != room.table.host and self.switches.wants(person, INVITATION)
        ]
        names = {person: names_for(after.seats, person, room.table.host) for person in wanting}

        def statements(connection: Connection) -> None:
            note_turns(connection, room.id, asked, names, at)
            for person, kind in told:
                note(connection, person, kind, room.id, names[person], at)

        return statements

    def asked(self, after: After, wanting: set[int]) -> dict[int, int]:
        """Who of these is to choose, and since which moment."""
        found: dict[int, int] = {}
        if after.status != "running" or after.history is None:
            return found
        for number, moment in after.history.asked.items():
            seat = after.seats[number]
            if seat.kind == "person" and seat.stand_in is None and seat.person in wanting and self.switches.wants(seat.person, TURN):
                found[seat.person] = min(moment, found.get(seat.person, moment))
        return found

    def note_present(self, connection: Connection, person: int) -> None:
        """Somebody who is to choose somewhere wants to hear of his turns from now on."""
        query = select(tables.c.id, tables.c.host, tables.c.awaiting).join(seats, seats.c.table == tables.c.id)
        mine = query.where(seats.c.person == person, seats.c.kind == "person", tables.c.status == "running").distinct()
        for table, host, awaiting in connection.execute(mine).all():
            sat = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat)).all()
            own = [row for row in sat if row.person == person and row.seat in json.loads(awaiting) and row.stand_in is None]
            others = any(row.person not in (None, person) for row in sat)
            known = select(occasions).where(occasions.c.person == person, occasions.c.kind == TURN, occasions.c.table == table)
            if own and others and connection.execute(known).first() is None:
                named = names_for([SeatRow(row.seat, row.kind, row.person, row.name) for row in sat], person, host)
                note(connection, person, TURN, table, named, now() + self.wait)


def names_for(sat: list[SeatRow], person: int, host: int) -> str:
    """The others at the table, the host first."""
    others = [seat for seat in sat if seat.kind == "person" and seat.person != person]
    return json.dumps([seat.name for seat in sorted(others, key=lambda seat: seat.person != host)], ensure_ascii=False)


def note_turns(connection: Connection, table: str, asked: dict[int, int], names: dict[int, str], at: float) -> None:
    """Who is asked at a table from now on. Who was told of another question may be told anew."""
    here = occasions.c.table == table, occasions.c.kind == TURN
    known = {row.person: row for row in connection.execute(select(occasions).where(*here)).all()}
    for person in known.keys() - asked.keys():
        connection.execute(delete(occasions).where(*here, occasions.c.person == person))
    for person, moment in asked.items():
        row = known.get(person)
        if row is None:
            note(connection, person, TURN, table, names[person], at, moment)
        elif row.moment != moment:
            told = row.told and row.moment == UNKNOWN
            values = {"moment": moment, "told": told, "due": at if row.told else row.due}
            connection.execute(update(occasions).where(*here, occasions.c.person == person).values(**values))


def note(connection: Connection, person: int, kind: str, table: str, names: str, at: float, moment: int = UNKNOWN) -> None:
    """`names` as JSON. Also for others who let somebody be told something: it is due at that time, if he is away then."""
    place = occasions.c.person == person, occasions.c.kind == kind, occasions.c.table == table
    connection.execute(delete(occasions).where(*place))
    values = {"person": person, "kind": kind, "table": table, "names": names, "moment": moment, "due": at, "told": False}
    connection.execute(insert(occasions).values(**values))


def invite(connection: Connection, person: int, table: str, by: str, wait: float) -> None:
    """Somebody is invited to a table by name, in the transaction that invites him."""
    note(connection, person, INVITATION, table, json.dumps([by], ensure_ascii=False), now() + wait)
