"""Web Push: a notice encrypted for one browser (RFC 8291) and handed to the service that its maker runs, signed by us (VAPID, RFC 8292).

The service learns when and to whom, and nothing else. Written with `cryptography` alone: the usual library brings two HTTP clients along,
one of which would stop everything else while it waits.
"""

from __future__ import annotations

import base64
import os
from typing import Final

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from gusher.server.hours import now
from gusher.server.notices.channels.channel import Failed, Rejected
from gusher.server.notices.channels.outside import Outside, destination
from gusher.server.notices.outbox import PUSH, Envelope

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of the one record that there is
MOST_LETTERS: Final = 600  # of a notice, so that it fits
SALT: Final = 16
LAST: Final = b"\x02"  # the sign that no record follows
SIGNED_FOR: Final = 12 * 3600.0
RENEWED: Final = 3600.0  # before that ends
MOST_SIGNED: Final = 200
GONE: Final = (403, 404, 410)  # 403: it belongs to other keys than ours


class Vapid:
    """Our own keys, made at the first start; the browsers remember them."""

    def __init__(self, private: str, contact: str) -> None:
        key = serialization.load_pem_private_key(private.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.public = encoded(point(key.public_key()))
        self.contact = contact
        self.signed: dict[str, tuple[str, float]] = {}  # by service: it is the same for all that goes there

    def header(self, audience: str) -> str:
        token, until = self.signed.get(audience, ("", 0.0))
        if until - RENEWED < now():
            until = now() + SIGNED_FOR
            token = self.token(audience, int(until))
            if len(self.signed) >= MOST_SIGNED:
                self.signed.clear()
            self.signed[audience] = token, until
        return f"vapid t={token}, k={self.public}"

    def token(self, audience: str, expires: int) -> str:
        claims = {"aud": audience, "exp": expires, "sub": self.contact}
        said = f"{encoded(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def new_key() -> str:
    key = ec.generate_private_key(CURVE)
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


def encrypt(plain: bytes, browser: str, secret: str, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None) -> bytes:
    """For the browser with this key and this secret. `salt` and `own` are new ones each time."""
    salt = os.urandom(SALT) if salt is None else salt
    own = ec.generate_private_key(CURVE) if own is None else own
    theirs = decoded(browser)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = point(own.public_key())
    key = derive(shared, decoded(secret), b"WebPush: info\0" + theirs + ours, 32)
    content = derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, plain + LAST, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def is_browser(key: str, secret: str) -> bool:
    """Whether that can be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        return len(decoded(secret)) == SALT
    except (ValueError, InvalidKey):
        return False


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """Implements `Channel`. The page's service worker (`web/sw.js`) shows what arrives."""

    name = PUSH

    def __init__(self, outside: Outside, vapid: Vapid) -> None:
        self.outside = outside
        self.vapid = vapid

    async def send(self, envelope: Envelope) -> None:
        if envelope.keys is None:
            raise Rejected("a browser that has gone")
        letter = envelope.letter
        told = {
            "title": letter.title,
            "text": letter.text[:MOST_LETTERS],
            "link": letter.link,
            "end": letter.end,
            "ending": letter.ending,
            "kind": envelope.kind,
        }
        to = destination(envelope.target, self.outside.private)
        audience = f"{'https' if to.secure else 'http'}://{to.place}"
        headers = {
            "Authorization": self.vapid.header(audience),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, int(envelope.expires - now()))),
            "Urgency": "normal",
            "Topic": envelope.kind,  # one that has not been fetched yet is replaced
        }
        body = encrypt(msgspec.json.encode(told), *envelope.keys)
        answer = await self.outside.post(envelope.target, headers, body)
        if answer.status in GONE:
            raise Rejected(f"the browser has gone ({answer.status})", "gone")
        if answer.status == 429 or answer.status >= 500:
            raise Failed(f"the push service puts it off ({answer.status})", answer.retry)
        if not 200 <= answer.status < 300:
            raise Rejected(f"the push service refuses it ({answer.status})")
