"""Webhooks: what several chat services understand, and nobody led into a network that only we can reach."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import ssl
from collections.abc import Callable
from datetime import datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from gusher.server.notices.channels.channel import Failed, Rejected
from gusher.server.notices.channels.outside import Forbidden, Outside, destination, is_public
from gusher.server.notices.channels.webhook import Webhook, tame
from gusher.server.notices.outbox import WEBHOOK, Letter, put
from gusher.server.notices.sending import Postman
from gusher.server.notices.switches import Switches, Wanted
from gusher.server.notices.wording import News, word
from gusher.server.settings import Settings
from tests.server.notices.posting import Place, opened, quick, until, waiting

pytestmark = pytest.mark.one_build

LETTER = Letter("Your turn: Oilfield", "With Anna", "https://g/t/1", "https://g/notices/end/x", "End them")


def post(outside: Outside, url: str) -> int:
    return asyncio.run(outside.post(url, {}, b"{}")).status


def sent(database: Path, place: Place, settings: Settings, letters: int = 1, private: bool = True, host: str = "") -> Wanted:
    """What somebody has switched on once so many letters to his webhook there have been sent, refused or given up."""

    async def played() -> Wanted:
        store = await opened(database)
        person = await store.add_person("Bob", "t", 0.0)
        async with place:
            url = f"http://{host}:{place.port}/hook/secret" if host else f"{place.url}/hook/secret"
            postman = Postman(store, settings, [Webhook(Outside(private=private))])
            await Switches(store).set_webhook(person.id, url)
            to: dict[str, Any] = {"kind": "turn", "person": person.id, "place": f"{host or place.host}:{place.port}"}
            for _ in range(letters):
                await store.write(lambda connection: put(connection, WEBHOOK, url, LETTER, **to))

            async def done() -> bool:
                return not await waiting(store)

            await until(done, postman)
            found = await Switches(store).of(person.id)
            await postman.stop()
            await asyncio.sleep(0.01)
        await store.close()
        return found

    return asyncio.run(played())


def test_one_message_has_what_each_chat_service_looks_for(database: Path) -> None:
    place = Place("204 No Content")
    assert sent(database, place, quick()).trouble == ""
    ((line, headers, body),) = place.requests
    assert line == "POST /hook/secret HTTP/1.1"
    assert headers["content-type"] == "application/json"
    assert headers["host"] == f"127.0.0.1:{place.port}"
    told = json.loads(body)
    assert told["text"] == told["content"] == "Your turn: Oilfield\nWith Anna\nhttps://g/t/1\nEnd them: https://g/notices/end/x"
    assert told["allowed_mentions"] == {"parse": []}
    assert (told["username"], told["link"], told["end"]) == ("Gusher", LETTER.link, LETTER.end)


def test_a_name_calls_nobody_and_leads_nowhere() -> None:
    hostile = "@everyone <!channel> [x](http://evil.example) *b* `c`\r\nX: y"
    letter = word(WEBHOOK, "turn", [News("t1", "oilfield", [hostile, "Anna"])], "https://g", "https://g/e", "en")
    for sign in "@<>[]*`\r\n":
        assert sign not in letter.text
    assert "http://" not in letter.text
    assert letter.text.endswith(", Anna")
    assert tame("Anna Müller-Łódź 3") == "Anna Müller-Łódź 3"


PRIVATE = [
    *("127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
    *("255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
    *("2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2001:db8::1"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known_in_every_form(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_public_addresses_are_let_through(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "127.1", "0177.0.0.1", "[::ffff:127.0.0.1]", "[::1]"]
)
def test_a_private_place_is_refused_before_any_connection(host: str, database: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = Place()
    with caplog.at_level(logging.WARNING):
        found = sent(database, place, quick(), 5, private=False, host=host)
    assert place.connections == 0
    assert found.trouble == "private"
    assert found.places("turn") == []
    assert len(caplog.records) == 1
    assert "private network" in caplog.records[0].getMessage()
    assert "secret" not in caplog.text


def answering(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """The system says so when it is asked for the address of a name; the names that it was asked for."""
    asked: list[str] = []
    usual = socket.getaddrinfo

    def getaddrinfo(host: Any, port: Any, *rest: Any, **more: Any) -> Any:
        if not str(host).endswith(".example"):
            return usual(host, port, *rest, **more)
        found = answers[min(len(asked), len(answers) - 1)]
        asked.append(str(host))
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["169.254.169.254"]])
def test_a_name_that_leads_into_a_private_network_is_refused(addresses: list[str], monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    answering(monkeypatch, addresses)
    place = Place()
    assert sent(database, place, quick(), private=False, host="hook.example").trouble == "private"
    assert place.connections == 0


def test_a_name_is_asked_for_once_and_that_very_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answering(monkeypatch, ["127.0.0.1"], ["127.0.0.2"])

    async def played() -> None:
        async with Place() as place:
            elsewhere = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.2", place.port)
            answer = await Outside(private=True).post(f"http://hook.example:{place.port}/", {}, b"")
            assert answer.status == 200
            assert [headers["host"] for _, headers, _ in place.requests] == [f"hook.example:{place.port}"]
            elsewhere.close()

    asyncio.run(played())
    assert asked == ["hook.example"]


def test_a_redirect_is_not_followed(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    other = Place()

    async def played() -> Wanted:
        async with other:
            place = Place("302 Found", head=f"location: {other.url}/\r\n")
            return await asyncio.to_thread(sent, database, place, quick(), 3)

    assert asyncio.run(played()).trouble == "redirect"
    assert other.connections == 0
    assert len(caplog.records) == 1


def test_an_answer_that_takes_half_a_minute_is_cut_and_logged_once(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = Place(delay=30.0)
    sent(database, place, quick(notice_seconds=0.05), 2)
    assert place.cut
    assert [record.getMessage() for record in caplog.records] == [f"a notice by webhook to 127.0.0.1:{place.port}: no answer in time"]


def test_of_an_answer_of_ten_megabytes_only_the_head_is_read(database: Path) -> None:
    place = Place(more=10 * 1024 * 1024)
    assert sent(database, place, quick()).trouble == ""
    assert place.cut
    assert len(place.requests) == 1


def test_a_head_of_ten_megabytes_is_cut(database: Path) -> None:
    place = Place(head=f"x: {'y' * 10 * 1024 * 1024}\r\n")
    sent(database, place, quick(notice_tries=1))
    assert place.cut


def test_a_webhook_that_keeps_failing_is_switched_off_with_a_word(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = Place("500 Oh")
    assert sent(database, place, quick(webhook_failures=4), 4).trouble == "failing"
    assert len(caplog.records) == 1


def test_one_that_works_in_between_stays(database: Path) -> None:
    place = Place("400 Bad")
    assert sent(database, place, quick(webhook_failures=3), 2).trouble == ""


@pytest.mark.parametrize(("answer", "trouble"), [("404 Not Found", "gone"), ("410 Gone", "gone"), ("403 Forbidden", "")])
def test_what_a_refusal_means(answer: str, trouble: str, database: Path) -> None:
    assert sent(database, Place(answer), quick()).trouble == trouble


@pytest.mark.parametrize(
    "url",
    [
        *("", "hook", "ftp://a.example/", "file:///etc/passwd", "http://", "http://user:pass@a.example/", "http://a b.example/"),
        *(
            "http://a.example:99999/",
            "http://a.example:22/",
            "http://a.example:25/",
            "https://a.example:6667/",
            f"https://a.example/{'x' * 1000}",
        ),
        *("http://exa\nmple.example\r\n/", "http://-a.example/", f"https://a.example/{'x' * 1000}"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused(url: str) -> None:
    if url == "http://exa\nmple.example\r\n/":  # as browsers do, line breaks are left out of an address
        assert destination(url, private=False).host == "example.example"
        return
    with pytest.raises(Forbidden):
        destination(url, private=False)


def test_a_path_cannot_put_a_header_into_a_request() -> None:
    async def played() -> None:
        async with Place() as place:
            await Outside(private=True).post(f"{place.url}/a b\u2028c\x0bX: y?d=e f HTTP/1.1", {}, b"")
            ((line, headers, _),) = place.requests
            assert line == "POST /a%20b%E2%80%A8c%0BX:%20y?d=e%20f%20HTTP/1.1 HTTP/1.1"
            assert "x" not in headers
            with pytest.raises(Rejected):
                await Outside(private=True).post(place.url, {"Topic": "a\r\nX: y"}, b"")

    asyncio.run(played())


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a server of that name: its own side, and that of whoever trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    at = datetime.now()
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number(), at - timedelta(1), at + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file = folder / "both.pem"
    file.write_bytes(key.private_bytes(pem, form, serialization.NoEncryption()) + made.public_bytes(pem))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    trust = ssl.create_default_context(cadata=made.public_bytes(pem).decode())
    return server, trust


@pytest.mark.parametrize(("name", "fits"), [("hook.example", True), ("other.example", False)])
def test_tls_is_checked_for_the_name(name: str, fits: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answering(monkeypatch, ["127.0.0.1"])
    server, trust = certificate(tmp_path, name)

    async def played() -> None:
        place = Place()
        place.tls = server
        async with place:
            url = f"https://hook.example:{place.port}/"
            if fits:
                assert (await Outside(True, trust).post(url, {}, b"")).status == 200
            with pytest.raises(Failed, match="TLS fails"):
                await (Outside(True) if fits else Outside(True, trust)).post(url, {}, b"")
            assert len(place.requests) == int(fits)

    asyncio.run(played())


def test_the_setting_lets_notices_into_the_own_network() -> None:
    check: Callable[[str, bool], object] = destination
    assert check("http://192.168.1.5:22/x", True)
    with pytest.raises(Forbidden):
        check("http://192.168.1.5/x", False)
