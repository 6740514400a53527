"""Keep an identity, lose the cookie, come back on another profile: by passkey, by recovery code, by mail. End a session, delete oneself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from time import time_ns
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.axe import examine
from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME, Visitor, play_unseen
from tests.server.notices.posting import Mailbox, mail_controller
from tests.server.serving import Server

pytestmark = pytest.mark.slow

CODE = re.compile(r"([0-9A-Z]{5}-){4}[0-9A-Z]{5}")
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def post() -> Iterator[Controller]:
    """A server of mail; what it was given is in its `handler`."""
    controller = mail_controller(Mailbox())
    controller.start()
    yield controller
    controller.stop()


@pytest.fixture
def mailbox(post: Controller) -> Mailbox:
    assert isinstance(post.handler, Mailbox)
    post.handler.mails.clear()
    return post.handler


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: Controller) -> Iterator[Server]:
    """One that has mail, reached by a name, because passkeys belong to names."""
    database = tmp_path_factory.mktemp("identity") / "gusher.db"
    with Server(database, mail=f"smtp://127.0.0.1:{post.port}", mail_from="games@example.org", notice_sweep=0.05) as running:
        running.url = running.url.replace("127.0.0.1", "localhost")
        yield running


class Device:
    """A virtual authenticator in the browser of somebody."""

    def __init__(self, page: Page) -> None:
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.cdp.send("WebAuthn.enable")
        self.id = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def take(self, keys: list[dict[str, Any]]) -> None:
        """As a passkey that goes from one device of somebody to another."""
        for key in keys:
            self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def at_me(person: Visitor) -> Page:
    person.go_to("/me")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person.page


def test_a_passkey_brings_somebody_back_on_another_profile(visit: Visit) -> None:
    ann, elsewhere = visit("Ann"), visit()
    table = ann.make_table([ME, BOT])
    page = at_me(ann)
    device = Device(page)
    expect(page.get_by_text("Only this browser knows who you are.")).to_be_visible()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("You can come back from any browser.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Remove: Chrome"))).to_be_visible()
    assert examine(ann) == []
    (key,) = device.keys()
    assert key["isResidentCredential"]
    # The same device again: it says that it has one.
    page.get_by_role("button", name="Make another passkey").click()
    expect(page.get_by_text("This device has a passkey of yours already.")).to_be_visible()

    # The cookie is lost: a stranger again, who comes back without typing anything.
    ann.page.context.clear_cookies()
    page.goto(ann.url)
    page.get_by_role("link", name="I was here before").click()
    page.get_by_role("button", name="Come back by passkey").click()
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()

    there = at_me(elsewhere)
    assert examine(elsewhere) == []
    other = Device(there)
    there.get_by_role("button", name="Come back by passkey").click()
    expect(there.get_by_text("No passkey was used.")).to_be_visible()
    other.take(device.keys())
    there.get_by_role("button", name="Come back by passkey").click()
    expect(there.locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_a_recovery_code_is_shown_once_and_brings_somebody_back(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", size="phone", touch=True)
    page = at_me(ann)
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator(".sheet-code").inner_text()
    assert CODE.fullmatch(code)
    assert examine(ann) == []
    page.emulate_media(media="print")
    expect(page.locator(".sheet-code")).to_be_visible()
    for hidden in (page.get_by_role("button", name="Print"), page.locator(".masthead"), page.get_by_role("heading", name="Devices")):
        expect(hidden).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="I have it").click()
    expect(page.get_by_text(code)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Make another; the old one then ends")).to_be_visible()
    assert code not in page.content()

    there = at_me(ben)
    there.get_by_text("I was here before").click()
    expect(there.get_by_text("You are Ben in this browser.")).to_be_visible()
    assert examine(ben) == []
    there.get_by_label("Recovery code").fill("AAAAA")
    there.get_by_role("button", name="Come back", exact=True).click()
    expect(there.get_by_text("Nobody has this code.")).to_be_visible()
    there.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    there.get_by_role("button", name="Come back", exact=True).click()
    expect(there.get_by_role("heading", name="Ann")).to_be_visible()


def link_in(mailbox: Mailbox, number: int, person: Visitor) -> str:
    """That of the mail of that number, once it is there."""
    for _ in range(600):
        if len(mailbox.mails) >= number:
            break
        person.page.wait_for_timeout(50)
    found = re.search(r"http://localhost:\d+/\S+", mailbox.mails[number - 1].get_content())
    assert found is not None
    return found[0]


def test_a_link_by_mail_brings_somebody_back(visit: Visit, mailbox: Mailbox) -> None:
    ann, elsewhere = visit("Ann"), visit()
    address = f"ann-{time_ns()}@example.org"
    page = at_me(ann)
    page.get_by_role("textbox", name="Your mail address").fill(address.title())
    page.get_by_role("button", name="Send a link to confirm it").click()
    expect(page.get_by_text("A mail is on its way")).to_be_visible()
    confirm = link_in(mailbox, 1, ann)
    assert mailbox.mails[0]["To"] == address
    # Read on another device, which is not somebody by that.
    elsewhere.page.goto(confirm)
    elsewhere.page.get_by_role("button", name="Confirm").click()
    expect(elsewhere.page.get_by_text("Confirmed.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You can come back from any browser.")).to_be_visible()

    there = at_me(elsewhere)
    for whose in ("nobody@example.org", address):
        there.get_by_role("textbox", name="Your mail address").fill(whose)
        there.get_by_role("button", name="Send me a link").click()
        expect(there.get_by_text("If we know this address")).to_be_visible()
    there.goto(link_in(mailbox, 2, elsewhere))
    assert len(mailbox.mails) == 2
    there.get_by_role("button", name="Continue on this device").click()
    expect(there.get_by_role("heading", name="Ann")).to_be_visible()


def test_an_ended_session_is_refused_at_once_at_its_table(visit: Visit) -> None:
    ann, phone = visit("Ann"), visit(size="phone", touch=True)
    code = ann.post("/api/me/code", {})["code"]
    phone.post("/api/enter/code", {"code": code})
    phone.sit_at([ME, BOT])
    phone.is_asked("worker")
    page = at_me(ann)
    expect(page.get_by_text("at a table now")).to_be_visible()
    page.get_by_role("button", name=re.compile("End the session of Chrome")).click()
    expect(phone.page.get_by_text("You are logged out here")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("End the session"))).to_have_count(0)
    phone.go_to("/")
    expect(phone.page.get_by_label("Your name")).to_be_visible()

    # Logging out: a dialog says what it means, and then this browser is nobody.
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("This browser forgets that you are Ann. Your tables stay yours.")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Log out").click()
    page.wait_for_url(f"{ann.url}/")
    expect(page.get_by_label("Your name")).to_be_visible()


def test_who_wants_gets_all_that_is_kept_and_is_deleted(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    made = ann.post("/api/tables", {"game": "oilfield", "seats": [ME, {"kind": "open"}], "options": {"max_rounds": 1}})
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    play_unseen(made["id"], ann, ben)
    for person in (ann, ben):
        person.go_to(f"/t/{made['id']}")
        expect(person.page.locator(".final")).to_be_visible()
    # After a game against others a dot says that one can keep this identity; where it leads, it ends.
    ann.go_to("/")
    expect(ann.page.locator(".me-dot")).to_be_visible()
    page = at_me(ann)
    expect(page.locator(".me-dot")).to_have_count(0)
    with page.expect_download() as told:
        page.get_by_role("link", name="Download all of it").click()
    data = json.loads(Path(told.value.path()).read_text(encoding="utf-8"))
    assert [row["name"] for row in data["people"]] == ["Ann"]
    assert {row["table"] for row in data["seats"]} == {made["id"]}

    page.get_by_role("button", name="Delete me…").click()
    do = page.get_by_role("button", name="Delete me for good")
    expect(do).to_be_disabled()
    assert examine(ann) == []
    page.get_by_label("Type your name").fill("Ann")
    do.click()
    page.wait_for_url(f"{ann.url}/")
    expect(page.get_by_label("Your name")).to_be_visible()
    expect(ben.page.locator(".seat-name", has_text="somebody")).to_be_visible()
    ben.go_to("/")
    expect(ben.page.locator(".past-others")).to_have_text(re.compile("somebody"))


def test_where_there_can_be_no_passkeys_the_page_says_so(visit: Visit, server: Server) -> None:
    ann = visit("Ann", url=server.url.replace("localhost", "127.0.0.1"), locale="de-DE")
    page = at_me(ann)
    expect(page.get_by_text("Passkeys brauchen eine Seite").first).to_be_visible()
    expect(page.get_by_role("button", name="Passkey anlegen")).to_have_count(0)
