"""Ways back to a person: sessions of browsers, passkeys, a recovery code, a confirmed mail address.

Secrets are hashed before they come here. Each has more than 120 bits of chance, so that there is nothing to guess and a fast hash is
enough; and it is found by its hash, so that the time a search takes tells nothing about the secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from gusher.server.stores.schema import challenges, claims, confirmations, mail, passkeys, people, recovery_codes, seats, sessions, tables
from gusher.server.stores.store import Conflict, Person, Statements, Store


@dataclass(slots=True)
class SessionRow:
    token: str  # hashed
    created: float
    used: float
    label: str


@dataclass(slots=True)
class PasskeyRow:
    id: str
    person: int
    handle: str
    key: str
    count: int
    label: str
    created: float
    used: float | None = None


@dataclass(slots=True)
class Ways:
    """All ways back to a person."""

    sessions: list[SessionRow] = field(default_factory=list)
    passkeys: list[PasskeyRow] = field(default_factory=list)
    code: float | None = None  # when it was made
    mail: str | None = None


class Identities:
    def __init__(self, database: Store) -> None:
        self.database = database

    async def ways(self, person: int) -> Ways:
        def question(connection: Connection) -> Ways:
            found = Ways()
            query = select(sessions.c.token, sessions.c.created, sessions.c.used, sessions.c.label).where(sessions.c.person == person)
            found.sessions = [SessionRow(*row) for row in connection.execute(query.order_by(sessions.c.used.desc()))]
            keys = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
            found.passkeys = [PasskeyRow(*row) for row in connection.execute(keys)]
            found.code = connection.execute(select(recovery_codes.c.created).where(recovery_codes.c.person == person)).scalar()
            found.mail = connection.execute(select(mail.c.address).where(mail.c.person == person)).scalar()
            return found

        return await self.database.read(question)

    # Sessions

    async def begin_session(self, person: int, token: str, label: str, now: float) -> Person | None:
        """None if there is no such person any more."""

        def statements(connection: Connection) -> Person | None:
            query = select(people.c.id, people.c.name, people.c.language, people.c.kept).where(people.c.id == person)
            row = connection.execute(query).first()
            if row is None:
                return None
            connection.execute(insert(sessions).values(token=token, person=person, created=now, used=now, label=label))
            return Person(*row)

        return await self.database.write(statements)

    async def end_session(self, token: str) -> None:
        def statements(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.token == token))
            self.database.note(connection, "sessions", token)

        await self.database.write(statements)

    async def still_valid(self, tokens: list[str]) -> set[str]:
        """Which of these sessions there are."""
        query = select(sessions.c.token).where(sessions.c.token.in_(tokens))
        return await self.database.read(lambda connection: set(connection.execute(query).scalars()))

    async def note_uses(self, used: dict[str, float]) -> None:
        def statements(connection: Connection) -> None:
            for token, at in used.items():
                connection.execute(update(sessions).where(sessions.c.token == token).values(used=at))

        await self.database.write(statements)

    async def is_bare(self, person: int) -> bool:
        """Whether nobody can come back to that person, and nobody would miss him: no way back, no seat, no table."""
        ways = [exists().where(table.c.person == person) for table in (sessions, passkeys, recovery_codes, mail, seats)]
        ways += [exists().where(tables.c.host == person), exists().where(seats.c.left_by == person)]
        found = await self.database.read(lambda connection: connection.execute(select(or_(*ways))).scalar())
        return not found

    # Passkeys

    async def passkey(self, credential: str) -> PasskeyRow | None:
        query = select(passkeys).where(passkeys.c.id == credential)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else PasskeyRow(*row)

    async def add_passkey(self, row: PasskeyRow, most: int) -> bool:
        """Whether the person is kept by now. Raises `Conflict` if somebody has it already, or the person has so many."""

        def statements(connection: Connection) -> bool:
            mine = connection.execute(select(passkeys.c.id).where(passkeys.c.person == row.person)).all()
            if len(mine) >= most:
                raise Conflict("passkeys")
            values = {name: getattr(row, name) for name in ("id", "person", "handle", "key", "count", "label", "created", "used")}
            connection.execute(insert(passkeys).values(**values))
            return note_kept(connection, row.person)

        return await self.database.write(statements)

    async def use_passkey(self, row: PasskeyRow, count: int, now: float) -> bool:
        """Whether nobody else has used it since it was read."""
        same = (passkeys.c.id == row.id) & (passkeys.c.count == row.count)
        statement = update(passkeys).where(same).values(count=count, used=now)
        return await self.database.write(lambda connection: connection.execute(statement).rowcount == 1)

    async def remove_passkey(self, person: int, credential: str) -> bool:
        def statements(connection: Connection) -> bool:
            connection.execute(delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == credential))
            return note_kept(connection, person)

        return await self.database.write(statements)

    async def add_challenge(self, token: str, challenge: str, person: int | None, expires: float, now: float) -> None:
        def statements(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.expires <= now))
            connection.execute(insert(challenges).values(token=token, challenge=challenge, person=person, expires=expires))

        await self.database.write(statements)

    async def take_challenge(self, token: str, person: int | None, now: float) -> str | None:
        """What was asked there of that person, or of somebody who comes back. It can be taken once, also in vain."""

        def statements(connection: Connection) -> str | None:
            row = connection.execute(select(challenges).where(challenges.c.token == token)).first()
            connection.execute(delete(challenges).where(challenges.c.token == token))
            return row.challenge if row is not None and row.person == person and row.expires > now else None

        return await self.database.write(statements)

    # The recovery code

    async def set_code(self, person: int, code: str | None, now: float) -> bool:
        """The only one from now on, hashed; none: there is none any more. Whether the person is kept by now."""

        def statements(connection: Connection) -> bool:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            if code is not None:
                connection.execute(insert(recovery_codes).values(person=person, code=code, created=now))
            return note_kept(connection, person)

        return await self.database.write(statements)

    async def use_code(self, code: str, now: float) -> int | None:
        """Whose it is."""

        def statements(connection: Connection) -> int | None:
            connection.execute(update(recovery_codes).where(recovery_codes.c.code == code).values(used=now))
            return connection.execute(select(recovery_codes.c.person).where(recovery_codes.c.code == code)).scalar()

        return await self.database.write(statements)

    # Mail

    async def add_confirmation(
        self, token: str, person: int, address: str, expires: float, now: float, beside: Statements
    ) -> None:
        """Only the last link of a person confirms. `beside`: what sends it."""

        def statements(connection: Connection) -> None:
            connection.execute(delete(confirmations).where(or_(confirmations.c.expires <= now, confirmations.c.person == person)))
            connection.execute(insert(confirmations).values(token=token, person=person, address=address, expires=expires))
            beside(connection)

        await self.database.write(statements)

    async def confirm(self, token: str, now: float) -> int | None:
        """Whose address is confirmed by that; it works once."""

        def statements(connection: Connection) -> int | None:
            row = connection.execute(select(confirmations).where(confirmations.c.token == token, confirmations.c.expires > now)).first()
            if row is None:
                return None
            connection.execute(delete(confirmations).where(confirmations.c.token == token))
            connection.execute(delete(mail).where(mail.c.person == row.person))
            connection.execute(insert(mail).values(person=row.person, address=row.address, confirmed=now))
            note_kept(connection, row.person)
            return int(row.person)

        return await self.database.write(statements)

    async def remove_mail(self, person: int) -> bool:
        def statements(connection: Connection) -> bool:
            for table in (mail, confirmations):
                connection.execute(delete(table).where(table.c.person == person))
            return note_kept(connection, person)

        return await self.database.write(statements)

    async def people_at(self, address: str, most: int) -> list[Person]:
        """Who can be reached at that mailbox, the first who came there first."""
        columns = (people.c.id, people.c.name, people.c.language, people.c.kept)
        query = select(*columns).join(mail, mail.c.person == people.c.id).where(mail.c.address == address)
        rows = await self.database.read(lambda connection: connection.execute(query.order_by(mail.c.confirmed).limit(most)).all())
        return [Person(*row) for row in rows]

    async def add_claim(self, token: str, person: int, expires: float, beside: Statements) -> None:
        """A link like one that the person has made himself. `beside`: what sends it."""

        def statements(connection: Connection) -> None:
            connection.execute(insert(claims).values(token=token, person=person, expires=expires))
            beside(connection)

        await self.database.write(statements)


def note_kept(connection: Connection, person: int) -> bool:
    """Whether there is a way back to that person other than sessions, noted where others look it up."""
    ways = [exists().where(table.c.person == person) for table in (passkeys, recovery_codes, mail)]
    kept = bool(connection.execute(select(or_(*ways))).scalar())
    connection.execute(update(people).where(people.c.id == person).values(kept=kept))
    return kept
