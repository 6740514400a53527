"""Web Push: a service on loopback that decrypts with the browser's keys what we hand to it."""

from __future__ import annotations

import asyncio
import base64
import json
from functools import partial
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import func, select

from gusher.server.notices.channels.outside import Outside
from gusher.server.notices.channels.push import Push, Vapid, decoded, encoded, encrypt, is_browser, new_key, point
from gusher.server.notices.outbox import PUSH, Letter, put
from gusher.server.notices.sending import Postman
from gusher.server.notices.switches import Switches
from gusher.server.stores.schema import subscriptions
from gusher.server.stores.sql import SqlStore
from tests.server.notices.posting import Place, free_port, opened, quick, until, waiting

pytestmark = pytest.mark.one_build

LETTER = Letter("Your turn: Oilfield", "With Anna", "https://g/t/1", "https://g/notices/end/x", "End them")


class Browser:
    """What a browser makes when it subscribes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.key = encoded(point(self.private.public_key()))
        self.secret = encoded(self.auth)

    def read(self, body: bytes) -> object:
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"))


async def subscribed(store: SqlStore) -> int:
    return await store.read(lambda connection: int(connection.execute(select(func.count()).select_from(subscriptions)).scalar_one()))


def test_it_is_encrypted_as_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    own, salt = ec.derive_private_key(private, ec.SECP256R1()), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(b"When I grow up, I want to be a watermelon", browser, "BTBZMqHH6r4Tts7J_aSIgg", salt, own)
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_hands_on_what_only_the_browser_can_read(database: Path) -> None:
    browser, vapid = Browser(), Vapid(new_key(), "mailto:games@example.org")

    async def played() -> None:
        store = await opened(database)
        person, other = await store.add_person("Bob", "t", 0.0), await store.add_person("Eve", "u", 0.0)
        async with Place("201 Created") as service:
            endpoint = f"{service.url}/push/abc?x=1"
            postman = Postman(store, quick(), [Push(Outside(private=True), vapid)])
            await Switches(store).add_browser(person.id, endpoint, browser.key, browser.secret, 10)
            await store.write(lambda connection: put(connection, PUSH, endpoint, LETTER, kind="turn", person=person.id, place="here"))
            await store.write(lambda connection: put(connection, PUSH, endpoint, LETTER, kind="turn", person=other.id))  # not hers
            await until(lambda: len(service.requests) == 1 and not postman.results and not postman.under_way, postman)
            assert await waiting(store) == 0
            await postman.stop()
        await store.close()
        ((line, headers, body),) = service.requests
        assert line == "POST /push/abc?x=1 HTTP/1.1"
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 80_000
        assert headers["topic"] == "turn"
        assert b"Oilfield" not in body
        told = {"title": LETTER.title, "text": LETTER.text, "link": LETTER.link, "end": LETTER.end, "ending": LETTER.ending, "kind": "turn"}
        assert browser.read(body) == told
        check_vapid(headers["authorization"], service.url, vapid)

    asyncio.run(played())


def check_vapid(header: str, audience: str, vapid: Vapid) -> None:
    scheme, token, key = header.replace(",", "").split(" ")
    assert (scheme, key) == ("vapid", f"k={vapid.public}")
    said, _, signature = token.removeprefix("t=").rpartition(".")
    signed = decoded(signature)
    der = encode_dss_signature(int.from_bytes(signed[:32]), int.from_bytes(signed[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(vapid.public))
    public.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(said.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (audience, "mailto:games@example.org")


@pytest.mark.parametrize("answer", ["410 Gone", "404 Not Found"])
def test_an_expired_browser_is_dropped(answer: str, database: Path, caplog: pytest.LogCaptureFixture) -> None:
    browser = Browser()

    async def played() -> None:
        store = await opened(database)
        person = await store.add_person("Bob", "t", 0.0)
        async with Place(answer) as service:
            postman = Postman(store, quick(), [Push(Outside(private=True), Vapid(new_key(), "mailto:a@b.c"))])
            await Switches(store).add_browser(person.id, service.url, browser.key, browser.secret, 10)
            for _ in range(3):
                await store.write(lambda connection: put(connection, PUSH, service.url, LETTER, kind="turn", person=person.id))

            async def dropped() -> bool:
                return await subscribed(store) == 0 and await waiting(store) == 0

            await until(dropped, postman)
            await postman.stop()
        await store.close()

    asyncio.run(played())
    assert [record.getMessage() for record in caplog.records] == [f"a notice by push: the browser has gone ({answer[:3]})"]


def test_a_service_that_is_busy_or_down_is_tried_again(database: Path) -> None:
    browser = Browser()

    async def played() -> None:
        store = await opened(database)
        person = await store.add_person("Bob", "t", 0.0)
        async with Place("429 Too Many Requests") as busy:
            postman = Postman(store, quick(notice_tries=100), [Push(Outside(private=True), Vapid(new_key(), "mailto:a@b.c"))])
            down = f"http://127.0.0.1:{free_port()}/x"
            for endpoint in (busy.url, down):
                await Switches(store).add_browser(person.id, endpoint, browser.key, browser.secret, 10)
                write = partial(put, channel=PUSH, target=endpoint, letter=LETTER, kind="turn", person=person.id, place=endpoint)
                await store.write(write)
            await until(lambda: len(busy.requests) > 2, postman)
            busy.answer = "201 Created"

            async def arrived() -> bool:
                return await waiting(store) == 1

            await until(arrived, postman)
            assert await subscribed(store) == 2
            await postman.stop()
        await store.close()

    asyncio.run(played())


def test_a_browser_in_a_private_network_is_refused_without_a_connection(database: Path) -> None:
    browser = Browser()

    async def played() -> None:
        store = await opened(database)
        person = await store.add_person("Bob", "t", 0.0)
        async with Place() as service:
            postman = Postman(store, quick(), [Push(Outside(), Vapid(new_key(), "mailto:a@b.c"))])
            await Switches(store).add_browser(person.id, service.url, browser.key, browser.secret, 10)
            await store.write(lambda connection: put(connection, PUSH, service.url, LETTER, kind="turn", person=person.id))

            async def dropped() -> bool:
                return await subscribed(store) == 0

            await until(dropped, postman)
            assert service.connections == 0
            await postman.stop()
        await store.close()

    asyncio.run(played())


def test_the_oldest_of_too_many_browsers_is_forgotten(database: Path) -> None:
    browser = Browser()

    async def played() -> None:
        store = await opened(database)
        person = await store.add_person("Bob", "t", 0.0)
        switches = Switches(store)
        for number in (1, 2, 3, 2):
            await switches.add_browser(person.id, f"https://push.example/{number}", browser.key, browser.secret, 2)
        assert (await switches.of(person.id)).browsers == ("https://push.example/3", "https://push.example/2")
        await store.close()

    asyncio.run(played())


def test_only_keys_that_can_be_encrypted_for_are_taken() -> None:
    browser = Browser()
    assert is_browser(browser.key, browser.secret)
    for key, secret in (
        ("", browser.secret),
        (browser.key, ""),
        ("BAAA", browser.secret),
        (browser.key[:-4] + "AAAA", browser.secret),
        ("ü", "ü"),
    ):
        assert not is_browser(key, secret)


def test_our_own_keys_are_signed_with_once_for_each_service() -> None:
    vapid = Vapid(new_key(), "mailto:a@b.c")
    assert vapid.header("https://a") == vapid.header("https://a") != vapid.header("https://b")
    raw = serialization.PublicFormat.UncompressedPoint
    assert base64.urlsafe_b64decode(vapid.public + "=") == vapid.key.public_key().public_bytes(serialization.Encoding.X962, raw)
