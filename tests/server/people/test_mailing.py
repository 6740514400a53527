"""Links by mail, with a real server of mail: what is sent to whom, and what nobody can learn or make us do."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.notices.posting import Mailbox, mail_controller
from tests.server.serving import PATIENCE, Guest, Server

pytestmark = pytest.mark.one_build

SENDER = "games@example.org"


class Post:
    """A server with mail, and what it has sent."""

    def __init__(self, server: Server, box: Mailbox, stack: ExitStack) -> None:
        self.server = server
        self.box = box
        self.stack = stack

    def guest(self, name: str | None = None) -> Guest:
        return self.stack.enter_context(Guest(self.server.url, name))

    def links(self, count: int) -> list[str]:
        """Of the first so many mails, when they are there."""
        until = time.monotonic() + PATIENCE
        while len(self.box.mails) < count:
            assert time.monotonic() < until, self.server.log.read_text()
            time.sleep(0.01)
        assert len(self.box.mails) == count
        return [re.findall(r"http\S+", mail.get_content())[0] for mail in self.box.mails]

    def keep(self, person: Guest, address: str) -> None:
        person.post("/api/me/mail", {"address": address})
        link = self.links(len(self.box.mails) + 1)[-1]
        self.guest().post("/api/confirm", {"token": link.rpartition("/")[2]})


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    box = Mailbox()
    controller = mail_controller(box)
    controller.start()
    given: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{controller.port}", "mail_from": SENDER, "notice_sweep": 0.02, "mails_per_hour": 4}
    with ExitStack() as stack, Server(tmp_path / "gusher.db", **given) as server:
        yield Post(server, box, stack)
    controller.stop()


def test_an_address_is_a_way_back_once_it_is_confirmed(post: Post) -> None:
    anna, browser = post.guest("Anna"), post.guest()
    assert browser.get("/api/enter") == {"mails": True}
    anna.post("/api/me/mail", {"address": " Anna@Example.org "})
    (link,) = post.links(1)
    assert link.startswith(f"{anna.url}/confirm/")
    assert (anna.get("/api/me/identity")["kept"], anna.get("/api/me/identity")["mail"]) == (False, None)
    token = link.rpartition("/")[2]
    assert browser.post("/api/claim", {"token": token}, status=403)["reason"] == "claim-not-valid"
    browser.post("/api/confirm", {"token": token})
    assert browser.post("/api/confirm", {"token": token}, status=403)["reason"] == "claim-not-valid"
    assert browser.get("/api/me") == {"name": None}
    identity = anna.get("/api/me/identity")
    assert (identity["kept"], identity["mail"]) == (True, "anna@example.org")

    browser.post("/api/enter/mail", {"address": "ANNA@example.org"})
    claim = post.links(2)[1]
    assert claim.startswith(f"{anna.url}/claim/")
    assert browser.post("/api/claim", {"token": claim.rpartition("/")[2]}) == {"name": "Anna", "kept": True}
    anna.post("/api/me/mail/remove")
    assert not anna.get("/api/me/identity")["kept"]


def test_everybody_with_a_mailbox_gets_a_link_of_his_own_and_nobody_learns_who_has_one(post: Post) -> None:
    anna, anne, eve = post.guest("Anna"), post.guest("Anne"), post.guest()
    for person in (anna, anne):
        post.keep(person, "family@example.org")
    answers = [eve.http.post("/api/enter/mail", json={"address": address}) for address in ("nobody@example.org", "family@example.org")]
    one, other = ({name: value for name, value in each.headers.items() if name != "date"} for each in answers)
    assert one == other
    assert [(each.status_code, each.content) for each in answers] == [(204, b"")] * 2
    links = post.links(4)[2:]
    found = [post.guest().post("/api/claim", {"token": link.rpartition("/")[2]}) for link in links]
    assert found == [{"name": name, "kept": True} for name in ("Anna", "Anne")]


def test_nobody_fills_the_mailbox_of_somebody_else(post: Post) -> None:
    for number in range(4):
        eve = post.guest(f"Eve {number}")
        eve.post("/api/me/mail", {"address": "ben@example.org"})
    assert post.guest("Eve 5").post("/api/me/mail", {"address": "BEN@example.org"}, status=429)["reason"] == "too-fast"
    assert post.guest().post("/api/enter/mail", {"address": "ben@example.org"}, status=429)["reason"] == "too-fast"
    post.guest().post("/api/enter/mail", {"address": "unknown@example.org"})
    post.links(4)


@pytest.mark.parametrize("address", ["", "anna", "a@b\r\nBcc: eve@example.org", "anna@example.org, eve@example.org", "x" * 300 + "@a.org"])
def test_what_is_no_address_is_refused(post: Post, address: str) -> None:
    anna = post.guest("Anna")
    assert anna.post("/api/me/mail", {"address": address}, status=422)["reason"] == "mail-wrong"
    assert anna.post("/api/enter/mail", {"address": address}, status=422)["reason"] == "mail-wrong"
    assert post.box.mails == []


def test_a_link_never_leads_to_a_host_that_a_request_has_made_up(post: Post) -> None:
    eve = post.guest()
    for host in ("203.0.113.9", "evil.example"):
        eve.http.headers.update({"Host": host, "Origin": f"http://{host}"})
        refused = eve.post("/api/enter/mail", {"address": "anna@example.org"}, status=409 if host[0] == "2" else 403)
        assert refused["reason"] in ("mail-place", "wrong-origin")


def test_nobody_writes_to_strangers_by_way_of_his_name(post: Post) -> None:
    eve = post.guest("Go to http://evil.example")
    post.keep(eve, "anna@example.org")
    (mail,) = post.box.mails
    assert "evil" not in mail.as_string()
    assert mail["Subject"] == "Gusher: confirm your address"


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with Server(tmp_path / "gusher.db") as server, Guest(server.url, "Anna") as anna:
        assert anna.get("/api/enter") == {"mails": False}
        assert not anna.get("/api/me/identity")["mails"]
        for path in ("/api/me/mail", "/api/enter/mail"):
            assert anna.post(path, {"address": "anna@example.org"}, status=409)["reason"] == "no-mail"
