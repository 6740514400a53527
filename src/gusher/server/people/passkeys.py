"""Passkeys, by WebAuthn: keys that stay in somebody's device and sign what we ask, so that no secret is ever sent.

Keys are of the host name that the page came by. What was asked is kept until it is answered, once and soon, by the same browser: a cookie
says which that is.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from gusher.server.hours import now
from gusher.server.people.sessions import digest
from gusher.server.refusal import Refusal
from gusher.server.settings import Settings
from gusher.server.stores.identities import Identities, PasskeyRow
from gusher.server.stores.store import Conflict, Person

log = logging.getLogger(__name__)

COOKIE: Final = "gusher-passkey"
TITLE: Final = "Gusher"


@dataclass(slots=True)
class Asked:
    """Options for the browser as JSON, and the token for the cookie."""

    options: msgspec.Raw
    token: str


class Passkeys:
    def __init__(self, identities: Identities, settings: Settings) -> None:
        self.identities = identities
        self.settings = settings

    # A new one

    async def ask_to_keep(self, person: Person, origin: str) -> Asked:
        host = host_of(origin)
        known = (await self.identities.ways(person.id)).passkeys
        if len(known) >= self.settings.passkeys_per_person:
            raise Refusal(429, "too-many-passkeys", most=self.settings.passkeys_per_person)
        challenge = secrets.token_bytes(32)
        handle = known[0].handle if known else secrets.token_urlsafe(24)
        options = await asyncio.to_thread(keeping_options, host, person.name, handle, challenge, [each.id for each in known])
        return Asked(options, await self.note(f"{challenge.hex()}{handle}", person.id))

    async def keep(self, person: Person, origin: str, token: str | None, credential: Any, label: str) -> PasskeyRow:
        asked = await self.asked(token, person.id)
        challenge, handle = bytes.fromhex(asked[:64]), asked[64:]
        try:
            credential_id, key, count = await asyncio.to_thread(verify_new, credential, challenge, origin)
        except Exception as refused:  # noqa: BLE001  (whatever bytes of a stranger do to who reads them, they are no passkey)
            log.debug("no passkey: %r", refused)
            raise Refusal(422, "passkey-wrong") from None
        row = PasskeyRow(credential_id, person.id, handle, key, count, label, now())
        try:
            person.kept = await self.identities.add_passkey(row, self.settings.passkeys_per_person)
        except Conflict:
            raise Refusal(409, "passkey-wrong") from None
        return row

    # Coming back by one

    async def ask_who(self, origin: str) -> Asked:
        challenge = secrets.token_bytes(32)
        options = await asyncio.to_thread(entering_options, host_of(origin), challenge)
        return Asked(options, await self.note(challenge.hex(), None))

    async def who(self, origin: str, token: str | None, credential: Any) -> int:
        """Whose passkey has signed that. All that is wrong is refused in the same words."""
        asked = await self.asked(token, None)
        named = credential.get("id") if isinstance(credential, dict) else None
        row = await self.identities.passkey(named) if isinstance(named, str) else None
        if row is None:
            raise Refusal(403, "passkey-unknown")
        try:
            count = await asyncio.to_thread(verify_known, credential, bytes.fromhex(asked), origin, row)
        except Exception as refused:  # noqa: BLE001  (as above)
            log.debug("not that passkey: %r", refused)
            raise Refusal(403, "passkey-unknown") from None
        if not await self.identities.use_passkey(row, count, now()):
            raise Refusal(403, "passkey-unknown")
        return row.person

    # What was asked

    async def note(self, challenge: str, person: int | None) -> str:
        token = secrets.token_urlsafe(24)
        at = now()
        await self.identities.add_challenge(digest(token), challenge, person, at + self.settings.challenge_lasts, at)
        return token

    async def asked(self, token: str | None, person: int | None) -> str:
        found = await self.identities.take_challenge(digest(token), person, now()) if token else None
        if found is None:
            raise Refusal(409, "passkey-late")
        return found


def host_of(origin: str) -> str:
    """The name that keys of a page belong to. Browsers make none for an address in numbers, nor without TLS but on this machine."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ip_address(host)
    except ValueError:
        if parts.scheme == "https" or host == "localhost" or host.endswith(".localhost"):
            return host
    raise Refusal(409, "passkey-address")


# The library is loaded when somebody needs it: that takes a while, so it happens in a thread.


def keeping_options(host: str, name: str, handle: str, challenge: bytes, known: list[str]) -> msgspec.Raw:
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    found = generate_registration_options(
        rp_id=host,
        rp_name=TITLE,
        user_name=name,
        user_display_name=name,
        user_id=handle.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    return msgspec.Raw(options_to_json(found).encode())


def entering_options(host: str, challenge: bytes) -> msgspec.Raw:
    from webauthn import generate_authentication_options, options_to_json

    return msgspec.Raw(options_to_json(generate_authentication_options(rp_id=host, challenge=challenge)).encode())


def verify_new(credential: Any, challenge: bytes, origin: str) -> tuple[str, str, int]:
    """Its id, its public key and its count."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    found = verify_registration_response(
        credential=credential, expected_challenge=challenge, expected_rp_id=host_of(origin), expected_origin=origin
    )
    return bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count


def verify_known(credential: Any, challenge: bytes, origin: str, row: PasskeyRow) -> int:
    """The count of that passkey, which never goes back. Raises an error unless it has signed the challenge on a page of ours."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    handle = credential["response"].get("userHandle")
    if handle is not None and base64url_to_bytes(handle).decode() != row.handle:
        raise ValueError("of somebody else")
    found = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=host_of(origin),
        expected_origin=origin,
        credential_public_key=base64url_to_bytes(row.key),
        credential_current_sign_count=row.count,
    )
    return found.new_sign_count
