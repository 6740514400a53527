"""Letters of an outbox that several servers empty: each is sent once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from gusher.server.notices.channels.mail import Mail, mail_server
from gusher.server.notices.outbox import MAIL, put
from gusher.server.notices.sending import Postman
from tests.server.notices.posting import Mailbox, opened, quick, until, waiting
from tests.server.notices.test_mail import LETTER, SENDER, serving
from tests.server.storing import POSTGRES

pytestmark = [pytest.mark.one_build, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]

LETTERS = 40


def test_two_servers_send_each_letter_once(database: Path) -> None:
    box = Mailbox()

    def fill(connection: Connection) -> None:
        for number in range(LETTERS):
            put(connection, MAIL, f"player{number}@example.org", LETTER, kind="turn")

    async def run(url: str) -> None:
        stores = [await opened(database), await opened(database)]
        postmen = [Postman(store, quick(), [Mail(mail_server(url, SENDER))]) for store in stores]
        await stores[0].write(fill)

        async def empty() -> bool:
            return not await waiting(stores[0])

        await asyncio.gather(*(until(empty, postman) for postman in postmen))
        for postman in postmen:
            await postman.stop()
        for store in stores:
            await store.close()

    with serving(box) as url:
        asyncio.run(run(url))
    assert sorted(mail["To"] for mail in box.mails) == sorted(f"player{number}@example.org" for number in range(LETTERS))
