"""Who somebody is: a name, and a secret that the browser keeps in a cookie. Only its SHA-256 is stored.

A session that was ended is refused from that moment on, and its open streams end; where several servers share the database, by the others
as soon as they hear of it, or after a few seconds. When it was last used is noted in memory, and written now and then for all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import CookieError, SimpleCookie
from typing import Final, Protocol

from gusher.server.hours import now
from gusher.server.people.names import check_text
from gusher.server.refusal import Refusal
from gusher.server.settings import Settings
from gusher.server.stores.farewell import forget
from gusher.server.stores.identities import Identities
from gusher.server.stores.store import Person, Store, Unreachable

log = logging.getLogger(__name__)

COOKIE: Final = "gusher"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000
BELIEVED: Final = 5.0  # seconds for which a session is not looked up again, where another server may end it


class Guest(Protocol):
    """Something open on behalf of a session."""

    session: str | None

    def refuse(self) -> None:
        """The session is over."""


class Sessions:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.identities = Identities(store)
        self.settings = settings
        self.known: dict[str, Person] = {}  # by the hash of a token
        self.by_id: dict[int, Person] = {}
        self.checked: dict[str, float] = {}  # when a session was last looked up
        self.ended = 0  # sessions so far
        self.leaving: set[int] = set()  # people who are being forgotten
        self.guests: dict[str, set[Guest]] = {}  # what is open, by session
        self.used: dict[str, float] = {}  # when, as far as it is known here
        self.unwritten: set[str] = set()

    async def of(self, cookies: str | None) -> Person | None:
        """The person whose session a Cookie header carries."""
        hashed = session_of(cookies)
        if hashed is None:
            return None
        known = self.known.get(hashed)
        if known is not None and self.store.shared and time.monotonic() > self.checked.get(hashed, 0.0) + BELIEVED:
            known = await self.check_again(hashed, known)
        while known is None:
            ended = self.ended
            stored = await self.store.person(hashed)
            if stored is None:
                return None
            if ended == self.ended:  # else it may be this one that was ended meanwhile
                known = self.remember(hashed, stored)
        self.note(hashed)
        return known if known.id not in self.leaving else None

    async def check_again(self, hashed: str, known: Person) -> Person | None:
        """What another server may have changed: that there is no such session any more, or who the person is."""
        self.checked[hashed] = time.monotonic()
        try:
            stored = await self.store.person(hashed)
        except Unreachable:  # nobody can change anything then
            return known
        if stored is None:
            self.forget(hashed)
            return None
        known.name, known.language, known.kept = stored.name, stored.language, stored.kept
        return known

    async def check_guests(self) -> None:
        """The same for what is open."""
        open_ones = list(self.guests)
        valid = await self.identities.still_valid(open_ones) if open_ones else set()
        for session in open_ones:
            if session not in valid:
                self.forget(session)

    def remember(self, hashed: str, person: Person) -> Person:
        """Sessions of one person share it, so that a new name shows everywhere."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
            self.by_id.clear()
            self.checked.clear()
        self.checked[hashed] = time.monotonic()
        self.known[hashed] = self.by_id.setdefault(person.id, person)
        return self.known[hashed]

    async def begin(self, name: str, language: str | None = None, label: str = "") -> tuple[Person, str]:
        """A new person, and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        person = await self.store.add_person(self.check_name(name), digest(token), now(), language, label)
        self.remember(digest(token), person)
        return person, token

    async def enter(self, person: int, label: str) -> tuple[Person, str]:
        """A session more of somebody who has shown that it is him."""
        token = secrets.token_urlsafe(32)
        found = await self.identities.begin_session(person, digest(token), label, now())
        if found is None:
            raise Refusal(403, "not-known")
        return self.remember(digest(token), found), token

    async def rename(self, person: Person, name: str) -> None:
        name = self.check_name(name)
        await self.store.rename(person.id, name)
        person.name = name

    async def speak(self, person: Person, language: str) -> None:
        await self.store.set_language(person.id, language)
        person.language = language

    def note_kept(self, person: int, kept: bool) -> None:
        if person in self.by_id:
            self.by_id[person].kept = kept

    async def claim_link(self, person: Person) -> str:
        """The secret of a link that lets another device be the same person, once and soon."""
        token = secrets.token_urlsafe(24)
        await self.store.add_claim(person.id, digest(token), now() + self.settings.claim_lasts)
        return token

    async def claim(self, claim: str, label: str = "") -> tuple[Person, str]:
        token = secrets.token_urlsafe(32)
        person = await self.store.use_claim(digest(claim), digest(token), now(), label)
        if person is None:
            raise Refusal(403, "claim-not-valid")
        return self.remember(digest(token), person), token

    def check_name(self, name: str) -> str:
        return check_text(name, self.settings.name_length, "name-wrong")

    # What is open, and the end

    def admit(self, guest: Guest) -> None:
        """From now on it hears when its session ends."""
        if guest.session is not None:
            self.guests.setdefault(guest.session, set()).add(guest)

    def dismiss(self, guest: Guest) -> None:
        if guest.session is None:
            return
        there = self.guests.get(guest.session, set())
        there.discard(guest)
        if not there:
            self.guests.pop(guest.session, None)
        self.note(guest.session)

    async def end(self, session: str) -> None:
        """It is refused from now on."""
        await self.identities.end_session(session)
        self.forget(session)

    def forget(self, session: str) -> None:
        """It was ended, and that is committed."""
        self.ended += 1
        self.known.pop(session, None)
        self.checked.pop(session, None)
        self.used.pop(session, None)
        self.unwritten.discard(session)
        for guest in self.guests.pop(session, set()):
            guest.refuse()

    @contextmanager
    def shut(self, person: int, sessions: list[str]) -> Iterator[None]:
        """None of that person's sessions is valid meanwhile; afterwards those that are still stored are."""
        self.leaving.add(person)
        try:
            self.forget_all(person, sessions)
            yield
        finally:
            self.forget_all(person, sessions)
            self.leaving.discard(person)

    def forget_all(self, person: int, sessions: list[str]) -> None:
        """These, and those that are known here."""
        for session in {*sessions, *(session for session, known in self.known.items() if known.id == person)}:
            self.forget(session)
        self.by_id.pop(person, None)

    async def leave_behind(self, person: Person) -> None:
        """A session of that person has ended. Who can never come back and has left nothing is forgotten."""
        if await self.identities.is_bare(person.id):
            await self.store.write(lambda connection: forget(connection, person.id, self.settings.usual_bot))
            self.by_id.pop(person.id, None)

    # When they were last used

    def note(self, session: str) -> None:
        at = now()
        if session in self.known and at - self.used.get(session, 0.0) >= self.settings.use_noted:
            self.used[session] = at
            self.unwritten.add(session)

    async def run(self) -> None:
        """Beside the requests: write what was noted, and see what others have ended."""
        written = time.monotonic()
        while True:
            await asyncio.sleep(min(self.settings.use_noted, BELIEVED) if self.store.shared else self.settings.use_noted)
            try:
                if self.store.shared:
                    await self.check_guests()
                if time.monotonic() >= written + self.settings.use_noted or not self.store.shared:
                    written = time.monotonic()
                    await self.write_uses()
            except Unreachable:
                pass
            except Exception:
                log.exception("when sessions were last used was not kept")

    async def write_uses(self) -> None:
        if self.unwritten:
            uses = {session: self.used[session] for session in self.unwritten}
            self.unwritten.clear()
            await self.identities.note_uses(uses)
        if len(self.used) > REMEMBERED:
            self.used.clear()


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def read_cookie(header: str | None, name: str = COOKIE) -> str | None:
    if not header:
        return None
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return None
    return found.value if found is not None else None


def session_of(header: str | None) -> str | None:
    """The session that a Cookie header names, whether or not there is one: the hash of its token."""
    token = read_cookie(header)
    return digest(token) if token is not None else None


def cookie(token: str, secure: bool, name: str = COOKIE, lasts: int = YEAR) -> str:
    """The Set-Cookie header of a session; one that lasts no time is taken away."""
    return f"{name}={token}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
