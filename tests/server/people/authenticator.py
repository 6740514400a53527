"""An authenticator in software: it keeps keys, and answers what a browser would ask it, also wrongly if it is told to."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, ATTESTED = 0x01, 0x40
ES256 = -7


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One key. `origin` is what the browser says of the page."""

    origin: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0
    handle: str = ""

    def said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": self.origin}).encode()

    def data(self, host: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer to the options of a new passkey."""
        self.handle = options["user"]["id"]
        point = self.private.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: ES256, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self.data(options["rp"]["id"], PRESENT | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.answer({"clientDataJSON": encoded(self.said("create", options)), "attestationObject": encoded(statement)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer to the options of somebody who comes back."""
        said, data = self.said("get", options), self.data(options["rpId"], PRESENT)
        signature = self.private.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            {
                "clientDataJSON": encoded(said),
                "authenticatorData": encoded(data),
                "signature": encoded(signature),
                "userHandle": self.handle,
            }
        )

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = encoded(self.id)
        return {"credential": {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}}
