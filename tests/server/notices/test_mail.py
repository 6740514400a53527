"""Mail, against a real server of mail on loopback; and against one that is down, that hangs, that refuses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.server.notices.channels.mail import Mail, compose, is_address, mail_server
from gusher.server.notices.outbox import MAIL, Letter, put
from gusher.server.notices.sending import Postman
from gusher.server.settings import Settings
from gusher.texts import languages
from tests.server.notices.posting import Mailbox, free_port, is_empty, mail_controller, opened, quick, until, waiting

pytestmark = pytest.mark.one_build

HOME = "https://games.example.org"
LETTER = Letter("Anna waits", "It is your turn.", f"{HOME}/t/abc", f"{HOME}/notices/end/x", "One click ends it:")
SENDER = "games@example.org"


@contextmanager
def serving(box: Mailbox, **settings: Any) -> Iterator[str]:
    """Where it is."""
    controller = mail_controller(box, **settings)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


def carry(database: Path, url: str, settings: Settings, *letters: tuple[str, Letter]) -> int:
    """Put letters into the outbox and sweep until none is there or none can go; how many are left."""

    async def carried() -> int:
        store = await opened(database)
        postman = Postman(store, settings, [Mail(mail_server(url, SENDER))])
        try:
            for to, letter in letters:
                await store.write(lambda connection, to=to, letter=letter: put(connection, MAIL, to, letter, kind="turn"))  # type: ignore[misc]

            async def empty() -> bool:
                return not await waiting(store)

            await until(empty, postman)
            return await waiting(store)
        finally:
            await postman.stop()
            await store.close()

    return asyncio.run(carried())


def test_a_mail_arrives_with_its_link_and_a_way_to_end_it(database: Path) -> None:
    box = Mailbox()
    with serving(box) as url:
        carry(database, url, quick(), ("anna@example.org", LETTER))
    (mail,) = box.mails
    assert mail["From"] == "Gusher <games@example.org>"
    assert mail["To"] == "anna@example.org"
    assert mail["Subject"] == "Anna waits"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == f"<{LETTER.end}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    text = mail.get_content()
    assert text.splitlines()[:3] == ["It is your turn.", "", LETTER.link]
    assert text.splitlines()[-1] == LETTER.end


@pytest.mark.parametrize("language", languages())
def test_it_is_in_the_language_of_the_reader(language: str) -> None:
    mail = compose(Letter("Été à l’œuvre", "Où ?", "https://g/t/1", "https://g/e", "Là :", language), "a@b.c", SENDER)
    again = mail.as_bytes().decode("ascii")  # whatever it says, it goes over any wire
    assert f"Content-Language: {language}" in again
    assert mail["Subject"] == "Été à l’œuvre"


def test_a_mail_that_was_asked_for_has_no_way_to_end_it() -> None:
    mail = compose(Letter("Sign in", "Here is your link.", "https://g/in/1"), "a@b.c", SENDER)
    assert mail["List-Unsubscribe"] is None
    assert mail.get_content() == "Here is your link.\n\nhttps://g/in/1\n"


def test_a_name_cannot_put_a_header_into_a_mail(database: Path) -> None:
    box = Mailbox()
    hostile = Letter("Anna\r\nBcc: all@example.org\r\n\r\nBuy\u2028now\x00", "Anna\r\n.\r\nMAIL FROM:<x@y.z>\r\n", LETTER.link)
    with serving(box) as url:
        carry(database, url, quick(), ("anna@example.org", hostile))
    (mail,) = box.mails
    assert mail["Bcc"] is None
    assert mail["Subject"] == "Anna Bcc: all@example.org Buy now"
    assert "MAIL FROM" in mail.get_content()


@pytest.mark.parametrize(
    "address",
    [
        *("", "anna", "anna@", "@example.org", "anna@example.org\r\nBcc: b@c.d", "anna@[127.0.0.1]", '"a b"@c.d', "a@b.c,d@e.f"),
        *("a" * 70 + "@b.c", "anna@exa mple.org", "anna@example..org", "anna@-example.org", "ann\u00e4@example.org", "a@b.c>\n"),
        f"a@{'b.' * 200}c",
    ],
)
def test_what_is_no_address_gets_no_mail(address: str, database: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert not is_address(address)
    box = Mailbox()
    with serving(box) as url, caplog.at_level(logging.WARNING):
        carry(database, url, quick(), (address, LETTER))
    assert box.mails == []
    assert [record.getMessage() for record in caplog.records] == ["a notice by mail: an address that no mail can go to"]


def test_a_server_that_is_down_is_tried_again_and_logged_once(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        carry(database, f"smtp://127.0.0.1:{free_port()}", quick(), *[("a@b.c", LETTER)] * 5)
    assert [record.getMessage() for record in caplog.records] == ["a notice by mail: the mail server cannot be reached (SMTPConnectError)"]


def test_what_a_server_puts_off_arrives_later(database: Path) -> None:
    box = Mailbox(data="451 not now")

    async def played() -> None:
        store = await opened(database)
        with serving(box) as url:
            postman = Postman(store, quick(notice_tries=1000), [Mail(mail_server(url, SENDER))])
            await store.write(lambda connection: put(connection, MAIL, "a@b.c", LETTER, kind="turn"))
            await until(lambda: bool(postman.complaints), postman)
            assert await waiting(store) == 1
            box.data = ""
            await until(lambda: is_empty(store), postman)
            assert len(box.mails) == 1
            await postman.stop()
        await store.close()

    asyncio.run(played())


@pytest.mark.parametrize(("rcpt", "data"), [("550 nobody here", ""), ("", "554 not that")])
def test_what_a_server_refuses_is_not_tried_again(rcpt: str, data: str, database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(Mailbox(rcpt, data)) as url, caplog.at_level(logging.WARNING):
        carry(database, url, quick(notice_tries=1000), ("a@b.c", LETTER))
    assert [record.getMessage() for record in caplog.records] == [f"a notice by mail: the mail server refuses it ({(rcpt or data)[:3]})"]


def test_a_server_that_hangs_is_left_alone(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[object] = []

    async def played() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(writer)
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        store = await opened(database)
        settings = quick(notice_seconds=0.05, notice_backoff=1000.0)
        postman = Postman(store, settings, [Mail(mail_server(f"smtp://127.0.0.1:{port}", SENDER))])
        await store.write(lambda connection: put(connection, MAIL, "a@b.c", LETTER, kind="turn"))
        await until(lambda: "" in postman.down, postman)
        await store.write(lambda connection: put(connection, MAIL, "b@b.c", LETTER, kind="turn"))
        await postman.sweep()
        assert postman.under_way == {}
        assert len(heard) == 1
        await postman.stop()
        await store.close()
        server.close()
        await server.wait_closed()

    with caplog.at_level(logging.WARNING):
        asyncio.run(played())
    assert [record.getMessage() for record in caplog.records] == ["a notice by mail: no answer in time"]


def test_what_is_too_late_is_not_sent(database: Path) -> None:
    box = Mailbox()

    async def played() -> None:
        store = await opened(database)
        with serving(box) as url:
            postman = Postman(store, quick(), [Mail(mail_server(url, SENDER))])
            await store.write(lambda connection: put(connection, MAIL, "a@b.c", LETTER, kind="sign-in", lasts=-1.0))
            await postman.sweep()
            assert await waiting(store) == 0
        await store.close()

    asyncio.run(played())
    assert box.mails == []


@pytest.mark.parametrize(
    ("url", "port", "tls", "insists"),
    [
        ("smtp://mail.example.org", 25, False, None),
        ("smtp://u%40x:p%2Fw@mail.example.org", 587, False, True),
        ("smtp://u:p@127.0.0.1:2525", 2525, False, None),
        ("smtps://u:p@mail.example.org", 465, True, False),
    ],
)
def test_how_the_mail_server_is_named(url: str, port: int, tls: bool, insists: bool | None) -> None:
    server = mail_server(url, SENDER)
    assert (server.port, server.tls, server.insists, server.sender) == (port, tls, insists, SENDER)
    if "%40" in url:
        assert (server.user, server.password) == ("u@x", "p/w")
    assert "p/w" not in repr(server)
    assert "p%2Fw" not in repr(Settings(mail=url))


@pytest.mark.parametrize(
    "url",
    [
        *("", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://u:secret@", "smtp://u:secret@host:port"),
        *("smtp://u:secret@h/path", "smtp://:secret@host", "smtp://u:sec%0d%0aret@host", "smtp://u:secret@h:99999"),
    ],
)
def test_a_wrong_mail_server_is_one_line_without_its_password(url: str) -> None:
    with pytest.raises(SetupError) as refused:
        mail_server(url, SENDER)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_who_writes_is_the_user_or_is_named() -> None:
    assert mail_server("smtp://games%40example.org:p@host", "").sender == SENDER
    with pytest.raises(SetupError, match="--mail-from"):
        mail_server("smtp://user:p@host", "")
    with pytest.raises(SetupError, match="--mail-from"):
        mail_server("smtp://host", "a@b.c\nBcc: d@e.f")
