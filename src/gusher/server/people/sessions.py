"""Who somebody is: a name, and a secret that the browser keeps in a cookie. Only its SHA-256 is stored."""

from __future__ import annotations

import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final

from gusher.server.hours import now
from gusher.server.people.names import check_text
from gusher.server.refusal import Refusal
from gusher.server.settings import Settings
from gusher.server.stores.store import Person, Store

COOKIE: Final = "gusher"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000


class Sessions:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.known: dict[str, Person] = {}  # by the hash of a token
        self.by_id: dict[int, Person] = {}

    async def of(self, cookies: str | None) -> Person | None:
        """The person whose session a Cookie header carries."""
        token = read_cookie(cookies)
        if token is None:
            return None
        hashed = digest(token)
        known = self.known.get(hashed)
        if known is None:
            stored = await self.store.person(hashed)
            known = self.remember(hashed, stored) if stored is not None else None
        return known

    def remember(self, hashed: str, person: Person) -> Person:
        """Sessions of one person share it, so that a new name shows everywhere."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
            self.by_id.clear()
        self.known[hashed] = self.by_id.setdefault(person.id, person)
        return self.known[hashed]

    async def begin(self, name: str, language: str | None = None) -> tuple[Person, str]:
        """A new person, and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        person = await self.store.add_person(self.check_name(name), digest(token), now(), language)
        self.remember(digest(token), person)
        return person, token

    async def rename(self, person: Person, name: str) -> None:
        name = self.check_name(name)
        await self.store.rename(person.id, name)
        person.name = name

    async def speak(self, person: Person, language: str) -> None:
        await self.store.set_language(person.id, language)
        person.language = language

    async def claim_link(self, person: Person) -> str:
        """The secret of a link that lets another device be the same person, once and soon."""
        token = secrets.token_urlsafe(24)
        await self.store.add_claim(person.id, digest(token), now() + self.settings.claim_lasts)
        return token

    async def claim(self, claim: str) -> tuple[Person, str]:
        token = secrets.token_urlsafe(32)
        person = await self.store.use_claim(digest(claim), digest(token), now())
        if person is None:
            raise Refusal(403, "claim-not-valid")
        return self.remember(digest(token), person), token

    def check_name(self, name: str) -> str:
        return check_text(name, self.settings.name_length, "name-wrong")


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def read_cookie(header: str | None) -> str | None:
    if not header:
        return None
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None else None


def cookie(token: str, secure: bool) -> str:
    """The Set-Cookie header of a session."""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
