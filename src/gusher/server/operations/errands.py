"""What an operator asks of a server that runs, over the database that both have: a row that one server takes, carries out and answers.

Whoever asked takes the row away when he has the answer, or when nobody has taken it; a server looks only at what was asked just now, so
that nothing happens that nobody waits for any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from sqlalchemy import Connection, delete, insert, select, update

from gusher.server.stores.schema import errands
from gusher.server.stores.store import Database

Task = Literal["end", "remove", "forget"]
TASKS: Final[tuple[Task, ...]] = get_args(Task)
DONE: Final = "done"
FRESH: Final = 60.0  # seconds after which nobody waits for it any more
LEFT_BEHIND: Final = 3600.0  # seconds after which it may go, whoever has asked


@dataclass(frozen=True, slots=True)
class Errand:
    """`about` is a table, or the number of a person who is to be forgotten."""

    id: int
    what: Task
    about: str


async def ask(database: Database, what: Task, about: str, at: float) -> int:
    """The number by which its answer is found."""
    asked = insert(errands).values(what=what, about=about, asked=at).returning(errands.c.id)
    return await database.write(lambda connection: int(connection.execute(asked).scalar_one()))


async def waiting(database: Database, at: float) -> list[Errand]:
    """Those that nobody has taken yet."""
    query = select(errands.c.id, errands.c.what, errands.c.about).where(errands.c.taken.is_(None), errands.c.asked > at - FRESH)
    rows = await database.read(lambda connection: connection.execute(query.order_by(errands.c.id)).all())
    return [Errand(*row) for row in rows]


async def take(database: Database, number: int, at: float) -> bool:
    """Whether it is ours from now on."""
    free = update(errands).where(errands.c.id == number, errands.c.taken.is_(None)).values(taken=at)
    return await database.write(lambda connection: connection.execute(free).rowcount == 1)


async def answer(database: Database, number: int, said: str) -> None:
    await database.write(lambda connection: connection.execute(update(errands).where(errands.c.id == number).values(answer=said)))


async def state(database: Database, number: int) -> tuple[bool, str | None]:
    """Whether somebody has taken it, and the answer."""
    query = select(errands.c.taken, errands.c.answer).where(errands.c.id == number)
    row = await database.read(lambda connection: connection.execute(query).one())
    return row.taken is not None, row.answer


async def withdraw(database: Database, number: int) -> bool:
    """Whether nobody had taken it. It is gone in any case, with what others have left behind."""

    def statements(connection: Connection) -> bool:
        row = connection.execute(select(errands.c.taken, errands.c.asked).where(errands.c.id == number)).first()
        connection.execute(delete(errands).where(errands.c.id == number))
        if row is not None:
            connection.execute(delete(errands).where(errands.c.asked < row.asked - LEFT_BEHIND))
        return row is not None and row.taken is None

    return await database.write(statements)
