"""What all our databases are asked and told in the same words: statements of SQLAlchemy, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, Exists, Table, Update, bindparam, delete, exists, func, insert, or_, select, update

from gusher.server.stores.invitations import links_of, spectator_chat_of
from gusher.server.stores.rows import (
    clocks_of,
    log_values,
    people_at,
    seat_row,
    seat_values,
    seats_of,
    summary_values,
    table_row,
    table_values,
    wish_of,
)
from gusher.server.stores.schema import (
    actions,
    advices,
    boxes,
    chat,
    claims,
    gave_up,
    marks,
    orders,
    people,
    reviews,
    seats,
    sessions,
    shelf,
    tables,
    variations,
)
from gusher.server.stores.store import (
    AdviceRow,
    BoxRow,
    Change,
    ChatRow,
    Conflict,
    LogRow,
    OrderRow,
    Person,
    ReviewRow,
    SeatRow,
    Statements,
    Stored,
    Summary,
    TableRow,
    Written,
)
from gusher.server.stores.writer import Writer, promise
from gusher.server.wire import Status

T = TypeVar("T")
WAITING: Final = ("open", "running")
ALONE: Final = "alone"  # the server that holds the database for itself
PERSON: Final = (people.c.id, people.c.name, people.c.language, people.c.kept)


class SqlStore:
    """All of `Store` that databases have in common. Each kind of database says for itself how it is opened and read."""

    engine: Engine
    writer: Writer
    shared = False
    server = ALONE

    def __init__(self, readers: int) -> None:
        self.readers = ThreadPoolExecutor(readers, "gusher-reader")
        self.heard: Callable[[str, list[str]], None] = lambda about, what: None

    def prepare(self) -> None:
        raise NotImplementedError

    def recognise(self) -> None:
        """Refuse what is not a database of ours, or one of a newer version; an older one is good enough to be read."""
        raise NotImplementedError

    def abandon(self) -> None:
        """Let go of what `prepare` holds, if it is not opened after all."""
        raise NotImplementedError

    def tell(self, address: str) -> None:
        raise NotImplementedError

    async def open(self) -> None:
        raise NotImplementedError

    async def visit(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        """One snapshot for all that the question reads."""
        raise NotImplementedError

    async def write(self, statements: Callable[[Connection], T]) -> T:
        written: T = await self.writer.write(statements, [])
        return written

    # People

    async def add_person(self, name: str, token: str, now: float, language: str | None = None, label: str = "") -> Person:
        def statements(connection: Connection) -> Person:
            person = insert(people).values(name=name, language=language, created=now)
            made = connection.execute(person.returning(people.c.id)).scalar_one()
            connection.execute(insert(sessions).values(token=token, person=made, created=now, used=now, label=label))
            return Person(made, name, language)

        return await self.write(statements)

    async def person(self, token: str) -> Person | None:
        query = select(*PERSON).join(sessions, sessions.c.person == people.c.id).where(sessions.c.token == token)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else Person(*row)

    async def rename(self, person: int, name: str) -> None:
        statement = update(people).where(people.c.id == person).values(name=name)
        await self.write(lambda connection: connection.execute(statement))

    async def set_language(self, person: int, language: str) -> None:
        statement = update(people).where(people.c.id == person).values(language=language)
        await self.write(lambda connection: connection.execute(statement))

    async def add_claim(self, person: int, claim: str, expires: float) -> None:
        statement = insert(claims).values(token=claim, person=person, expires=expires)
        await self.write(lambda connection: connection.execute(statement))

    async def use_claim(self, claim: str, token: str, now: float, label: str = "") -> Person | None:
        def statements(connection: Connection) -> Person | None:
            used = delete(claims).where(claims.c.token == claim, claims.c.expires > now).returning(claims.c.person)
            person = connection.execute(used).scalar()
            connection.execute(delete(claims).where(claims.c.expires <= now))
            if person is None:
                return None
            connection.execute(insert(sessions).values(token=token, person=person, created=now, used=now, label=label))
            return Person(*connection.execute(select(*PERSON).where(people.c.id == person)).one())

        return await self.write(statements)

    # Tables

    async def add_table(self, table: TableRow, rematch_of: str | None, log: list[LogRow] | None = None) -> None:
        def statements(connection: Connection) -> None:
            if table.box is not None and connection.execute(select(boxes.c.id).where(boxes.c.id == table.box)).first() is None:
                raise Conflict("box")
            connection.execute(insert(tables).values(**table_values(table)))
            connection.execute(insert(seats), [seat_values(table.id, seat) for seat in table.seats])
            if rematch_of is not None:
                first = update(tables).where(tables.c.id == rematch_of, tables.c.rematch.is_(None)).values(rematch=table.id)
                if connection.execute(first).rowcount != 1:
                    raise Conflict("rematch")
                self.change(connection, rematch_of)

        await self.writer.write(statements, log_values(table.id, log or []))

    async def load(self, table: str) -> Stored | None:
        return await self.read(lambda connection: stored(connection, table))

    async def missed(self, table: str, seq: int, revision: int) -> Stored | list[LogRow] | None:
        def question(connection: Connection) -> Stored | list[LogRow] | None:
            found = connection.execute(select(tables.c.revision).where(tables.c.id == table)).scalar()
            if found is None:
                return None
            return log_of(connection, table, seq) if found == revision else stored(connection, table, seq)

        return await self.read(question)

    async def numbers(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        last = select(func.coalesce(func.max(actions.c.seq) + 1, 0)).where(actions.c.table == tables.c.id).scalar_subquery()
        query = select(tables.c.id, last, tables.c.revision).where(tables.c.id.in_(ids))
        return await self.read(lambda connection: {row[0]: (row[1], row[2]) for row in connection.execute(query)})

    def change(self, connection: Connection, table: str, revision: int | None = None, length: int | None = None) -> None:
        pass

    def check_lease(self, connection: Connection, table: str, fence: int) -> None:
        pass

    def others(self, connection: Connection) -> bool:
        return False

    def gone(self, connection: Connection, known: Iterable[str]) -> set[str]:
        return set()

    def note(self, connection: Connection, about: str, *what: object) -> None:
        pass

    def append(
        self, table: str, log: list[LogRow], status: Status | None, back: int | None = None, beside: Sequence[Statements] = ()
    ) -> asyncio.Future[None]:
        done, told = promise()
        self.hand_in(table, log, status, back, beside, told)
        return done

    def hand_in(
        self, table: str, log: list[LogRow], status: Status | None, back: int | None, beside: Sequence[Statements], told: Written
    ) -> None:
        if status is None and back is None and not beside:
            self.writer.hand_in(None, log_values(table, log), told)
            return

        def statements(connection: Connection) -> None:
            if status is not None:
                set_status(table, status)(connection)
            if back is not None:
                connection.execute(set_stand_in(table, back, None))
            for each in beside:
                each(connection)

        self.writer.hand_in(statements, log_values(table, log), told)

    async def take_seat(self, table: str, seat: SeatRow, beside: Sequence[Statements] = ()) -> None:
        place = update(seats).where(seats.c.table == table, seats.c.seat == seat.seat, seats.c.kind == "open")

        def statements(connection: Connection) -> None:
            if connection.execute(place.values(**seat_values(table, seat))).rowcount != 1:
                raise Conflict("seat")
            for each in beside:
                each(connection)

        await self.write(statements)

    async def begin(
        self, table: str, filled: list[SeatRow], nonces: list[str], log: list[LogRow], beside: Sequence[Statements] = ()
    ) -> None:
        def statements(connection: Connection) -> None:
            for seat in filled:
                place = update(seats).where(seats.c.table == table, seats.c.seat == seat.seat)
                connection.execute(place.values(**seat_values(table, seat)))
            connection.execute(update(tables).where(tables.c.id == table).values(nonces=json.dumps(nonces)))
            set_status(table, "running")(connection)
            for each in beside:
                each(connection)

        await self.writer.write(statements, log_values(table, log))

    async def rearrange(self, table: str, change: Change, beside: Sequence[Statements] = ()) -> None:
        def statements(connection: Connection) -> None:
            for seat in change.seats:
                if seat.kind == "bot":
                    note_giving_up(connection, table, seat.seat)
                place = update(seats).where(seats.c.table == table, seats.c.seat == seat.seat)
                connection.execute(place.values(**seat_values(table, seat)))
            if change.host is not None:
                connection.execute(update(tables).where(tables.c.id == table).values(host=change.host))
            for mark, person in (("removed", change.removed), ("hidden", change.hidden)):
                if person is not None:
                    values = {"table": table, "person": person, "mark": mark}
                    connection.execute(once(connection, marks).values(**values))
            for each in beside:
                each(connection)

        await self.write(statements)

    async def stand_in(self, table: str, seat: int, bot: str | None, beside: Sequence[Statements] = ()) -> None:
        def statements(connection: Connection) -> None:
            if bot is not None:
                note_giving_up(connection, table, seat)
            connection.execute(set_stand_in(table, seat, bot))
            for each in beside:
                each(connection)

        await self.write(statements)

    async def leave_lesson(self, table: str) -> None:
        statement = update(tables).where(tables.c.id == table, tables.c.lesson.is_not(None)).values(lesson="left")
        await self.write(self.changing(table, statement))

    async def share(self, table: str, watch: str | None) -> None:
        statement = update(tables).where(tables.c.id == table).values(watch=watch)
        await self.write(self.changing(table, statement))

    def changing(self, table: str, statement: Executable) -> Statements:
        """A statement that depends on nothing else, and that others are to see."""

        def statements(connection: Connection) -> None:
            connection.execute(statement)
            self.change(connection, table)

        return statements

    async def say(self, table: str, line: ChatRow) -> None:
        values = {"table": table, "seat": line.seat, "name": line.name, "text": line.text, "command": line.command, "at": line.at}
        await self.write(self.changing(table, insert(chat).values(**values)))

    async def order(self, table: str, seat: int, order: OrderRow | None) -> None:
        def statements(connection: Connection) -> None:
            connection.execute(delete(orders).where(orders.c.table == table, orders.c.seat == seat))
            if order is not None:
                connection.execute(insert(orders).values(table=table, seat=seat, kind=order.kind, most=order.most, lot=order.lot))
            self.change(connection, table)

        await self.write(statements)

    async def note_advice(self, table: str, row: AdviceRow) -> None:
        values = {"table": table, "moment": row.moment, "seat": row.seat}

        def statements(connection: Connection) -> None:
            connection.execute(once(connection, advices).values(**values))
            self.change(connection, table)

        await self.write(statements)

    async def review(self, table: str, seat: int) -> ReviewRow | None:
        query = select(reviews).where(reviews.c.table == table, reviews.c.seat == seat)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else ReviewRow(row.seat, row.review, row.at)

    async def keep_review(self, table: str, row: ReviewRow) -> None:
        def statements(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table == table, reviews.c.seat == row.seat))
            connection.execute(insert(reviews).values(table=table, seat=row.seat, review=row.review, at=row.at))

        await self.write(statements)

    async def variations(self, table: str, person: int) -> str | None:
        query = select(variations.c.lines).where(variations.c.table == table, variations.c.person == person)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def keep_variations(self, table: str, person: int, lines: str | None, now: float) -> None:
        def statements(connection: Connection) -> None:
            connection.execute(delete(variations).where(variations.c.table == table, variations.c.person == person))
            if lines is not None:
                connection.execute(insert(variations).values(table=table, person=person, lines=lines, at=now))

        await self.writer.write(statements, [])

    async def sum_up(self, summaries: dict[str, tuple[Summary, float]]) -> None:
        values = [
            {"of": table, "so_far": summary.summed} | {f"new_{name}": value for name, value in summary_values(summary).items()} | {"at": at}
            for table, (summary, at) in summaries.items()
        ]
        names = summary_values(Summary())
        place = update(tables).where(tables.c.id == bindparam("of"), tables.c.summed <= bindparam("so_far"))
        statement = place.values(changed=bindparam("at"), **{name: bindparam(f"new_{name}") for name in names})
        await self.write(lambda connection: connection.execute(statement, values))

    # Boxes

    async def box(self, box: str) -> BoxRow | None:
        row = await self.read(lambda connection: connection.execute(select(boxes).where(boxes.c.id == box)).first())
        return None if row is None else BoxRow(row.id, row.game, row.data)

    async def boxes_of(self, person: int) -> list[BoxRow]:
        query = select(shelf.c.box, shelf.c.name, shelf.c.changed, boxes.c.game).join(boxes, boxes.c.id == shelf.c.box)
        mine = query.where(shelf.c.person == person).order_by(shelf.c.changed.desc())
        rows = await self.read(lambda connection: connection.execute(mine).all())
        return [BoxRow(row.box, row.game, "", row.name, row.changed) for row in rows]

    async def shelve(self, person: int, box: BoxRow, instead: str | None) -> None:
        def statements(connection: Connection) -> None:
            connection.execute(once(connection, boxes).values(id=box.id, game=box.game, data=box.data))
            taken_off(connection, person, box.id)
            connection.execute(insert(shelf).values(person=person, box=box.id, name=box.name, changed=box.changed))
            if instead is not None and instead != box.id:
                taken_off(connection, person, instead)
                forget(connection, instead)

        await self.write(statements)

    async def unshelve(self, person: int, box: str) -> None:
        def statements(connection: Connection) -> None:
            taken_off(connection, person, box)
            forget(connection, box)

        await self.write(statements)

    # The lobby

    async def tables_of(self, person: int, waiting: bool, most: int) -> list[tuple[TableRow, int]]:
        sits = select(seats.c.table).where(seats.c.person == person)
        length = select(func.coalesce(func.max(actions.c.seq) + 1, 0)).where(actions.c.table == tables.c.id).scalar_subquery()
        query = select(tables, length.label("length")).where(or_(tables.c.host == person, tables.c.id.in_(sits)), ~is_hidden(person))
        waits = tables.c.status.in_(WAITING)
        newest = query.where(waits if waiting else ~waits).order_by(tables.c.changed.desc()).limit(most)

        def question(connection: Connection) -> list[tuple[TableRow, int]]:
            rows = connection.execute(newest).all()
            sat = seats_of(connection, [row.id for row in rows])
            shown = clocks_of(connection, rows)
            return [(table_row(row, sat[row.id], shown), row.length) for row in rows]

        return await self.read(question)

    async def open_tables(self, game: str | None, most: int) -> list[TableRow]:
        query = select(tables).where(tables.c.status == "open", tables.c.listed).order_by(tables.c.created.desc()).limit(most)
        if game is not None:
            query = query.where(tables.c.game == game)

        def question(connection: Connection) -> list[TableRow]:
            rows = connection.execute(query).all()
            sat = seats_of(connection, [row.id for row in rows])
            return [table_row(row, sat[row.id]) for row in rows]

        return await self.read(question)

    async def unfinished(self, host: int, since: float) -> list[str]:
        going_on = tables.c.status.in_(WAITING) & tables.c.parted.is_(None)
        waits = select(tables.c.id).where(tables.c.host == host, going_on, tables.c.changed >= since)
        query = waits.where(~is_hidden(host)).order_by(tables.c.changed)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))


def stored(connection: Connection, table: str, since: int = 0) -> Stored | None:
    """All of a table, but of its log only what comes from number `since` on."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    sat = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat)).all()
    lines = connection.execute(select(chat).where(chat.c.table == table).order_by(chat.c.id)).all()
    away = connection.execute(select(marks.c.person).where(marks.c.table == table, marks.c.mark == "removed")).scalars()
    given = connection.execute(select(orders).where(orders.c.table == table).order_by(orders.c.seat)).all()
    asked = connection.execute(select(advices).where(advices.c.table == table)).all()
    return Stored(
        table_row(row, [seat_row(each) for each in sat], clocks_of(connection, [row])),
        log_of(connection, table, since),
        [ChatRow(each.seat, each.name, each.text, each.command, each.at) for each in lines],
        [OrderRow(each.seat, each.kind, each.most, each.lot) for each in given],
        list(away),
        [AdviceRow(each.moment, each.seat) for each in asked],
        None if row.box is None else connection.execute(select(boxes.c.data).where(boxes.c.id == row.box)).scalar(),
        links_of(connection, table),
        spectator_chat_of(connection, table),
        wish_of(connection, table),
        people_at(connection, [table]).get(table, []),
    )


def log_of(connection: Connection, table: str, since: int) -> list[LogRow]:
    query = select(actions).where(actions.c.table == table, actions.c.seq >= since).order_by(actions.c.seq)
    return [LogRow(each.seq, each.seat, each.action, each.back_to, each.command, each.at) for each in connection.execute(query)]


def once(connection: Connection, table: Table) -> Any:
    """An insert that leaves alone what is there already; each database has its own words for it."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table).on_conflict_do_nothing()


def taken_off(connection: Connection, person: int, box: str) -> None:
    connection.execute(delete(shelf).where(shelf.c.person == person, shelf.c.box == box))


def forget(connection: Connection, box: str) -> None:
    """A box that nobody needs."""
    kept = exists().where(shelf.c.box == box) | exists().where(tables.c.box == box)
    connection.execute(delete(boxes).where(boxes.c.id == box, ~kept))


def is_hidden(person: int) -> Exists:
    """Whether that person has taken a table off his list."""
    return exists().where(marks.c.table == tables.c.id, marks.c.person == person, marks.c.mark == "hidden")


def set_status(table: str, status: Status) -> Callable[[Connection], None]:
    def statements(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(status=status))

    return statements


def note_giving_up(connection: Connection, table: str, seat: int) -> None:
    """A bot is about to play for the person of that seat."""
    sits = select(seats.c.table, seats.c.seat, seats.c.person).where(seats.c.table == table, seats.c.seat == seat, seats.c.kind == "person")
    noted = exists().where(gave_up.c.table == table, gave_up.c.seat == seat)
    connection.execute(insert(gave_up).from_select(["table", "seat", "person"], sits.where(~noted)))


def set_stand_in(table: str, seat: int, bot: str | None) -> Update:
    return update(seats).where(seats.c.table == table, seats.c.seat == seat).values(stand_in=bot)
