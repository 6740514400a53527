"""The switches of notices: what this browser allows, each kind and channel; push as the service worker shows it; one click that ends it."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from gusher.server.notices.ending import token
from tests.browser.axe import by_night, examine
from tests.browser.conftest import Visit
from tests.browser.tables import ME, OPEN, PATIENCE, Visitor
from tests.server.notices.test_push import Browser
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.slow

KINDS = ("Your turn", "Game over", "Invitation")

# A browser that can be subscribed: without a push service there is no other way to one.
SUBSCRIBING = """
  let given = null;
  const pushManager = {
    subscribe: async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("not so");
      const unsubscribe = async () => ((given = null), true);
      return (given = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }), unsubscribe });
    },
    getSubscription: async () => given,
  };
  navigator.serviceWorker.getRegistration = async () => ({ pushManager });
  window.Notification = class { static permission = "default"; static requestPermission = async () => (this.permission = "granted"); };
"""
# A browser without windows shows no notifications: what would be shown is kept.
KEEPING = "() => { self.registration.showNotification = async (title, options) => { self.shown = { title, ...options }; }; }"
CLICKING = """(action) => {
  const event = Object.assign(new Event("notificationclick"), { action, waitUntil: (work) => { event.work = work; } });
  self.dispatchEvent(Object.assign(event, { notification: { data: self.shown.data, close: () => {} } }));
  return event.work.then(() => true);
}"""
# Sounds and notifications are counted, and the page believes that nobody looks at it when it is told so.
COUNTING = """
  window.seen = { notes: 0, told: [], hidden: false };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.seen.notes += 1; return start.apply(this, at); };
  window.Notification = class { constructor(title) { window.seen.told.push(title); } static permission = "granted"; };
  Object.defineProperty(document, "hidden", { get: () => window.seen.hidden });
  navigator.serviceWorker.getRegistration = async () => undefined;
"""


def open_notices(person: Visitor) -> None:
    person.page.get_by_role("button", name="Notices").click()
    expect(person.page.get_by_role("dialog", name="Notices").get_by_text("Webhook: a message")).to_be_visible()


def switched_on(person: Visitor) -> list[str]:
    """What is pushed."""
    found: list[str] = person.tab.request.get(f"{person.url}/api/notices").json()["on"]["push"]
    return found


def channel(page: Page, name: str) -> Any:
    return page.get_by_role("group", name=re.compile(name))


def subscribable(person: Visitor, endpoint: str) -> Browser:
    browser = Browser()
    keys = json.dumps({"p256dh": browser.key, "auth": browser.secret})
    person.page.add_init_script(f"{{{SUBSCRIBING.replace('ENDPOINT', json.dumps(endpoint)).replace('KEYS', keys)}}}")
    person.page.reload()
    return browser


@by_night
def test_each_kind_and_channel_is_one_switch(visit: Visit, server: Server, size: str, dark: bool) -> None:
    ann = visit("Ann", size=size, dark=dark)
    subscribable(ann, f"https://push.example/{size}")
    open_notices(ann)
    assert examine(ann) == []
    push = channel(ann.page, "Push")
    expect(push.get_by_role("checkbox", name="Your turn")).to_be_disabled()
    push.get_by_role("button", name="Reach this browser").click()
    expect(push.get_by_text("This browser is reached.")).to_be_visible()
    for kind in KINDS:
        expect(push.get_by_role("checkbox", name=kind)).to_be_checked()
    push.get_by_role("checkbox", name="Game over").focus()
    ann.page.keyboard.press("Space")
    expect(push.get_by_role("checkbox", name="Game over")).not_to_be_checked()
    assert switched_on(ann) == ["turn", "invitation"]
    hook = channel(ann.page, "Webhook")
    hook.get_by_label("Address of the webhook").fill("http://192.168.1.5/hook")
    hook.get_by_role("button", name="Keep it").click()
    expect(ann.page.get_by_text("That address is within a private network")).to_be_visible()
    assert examine(ann) == []
    push.get_by_role("button", name="No longer in this browser").click()
    expect(push.get_by_text("No browser is reached yet.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_browser_that_forbids_it_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    ann.page.reload()
    open_notices(ann)
    expect(ann.page.get_by_text("This browser forbids notifications")).to_have_count(2)
    expect(ann.page.get_by_role("button", name="Reach this browser")).to_have_count(0)


def test_a_tone_and_a_notification_while_the_page_is_open(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    ann.page.add_init_script(COUNTING)
    ann.page.reload()
    open_notices(ann)
    here = channel(ann.page, "In this browser")
    here.get_by_role("checkbox", name="A short tone").check()
    here.get_by_role("button", name="Hear it").click()
    ann.page.wait_for_function("() => window.seen.notes === 2")
    here.get_by_role("checkbox", name="The browser's notification").check()
    ann.page.keyboard.press("Escape")
    made = ann.post("/api/tables", {"game": "oilfield", "seats": [OPEN, ME], "listed": True})
    ann.page.evaluate("window.seen.hidden = true")
    with Guest(server.url, "Ben") as ben:
        ben.post(f"/api/tables/{made['id']}/join")
        with ben.watch(made["id"]) as line:
            for _ in range(200):
                if any(card["my_turn"] for card in ann.tab.request.get(f"{ann.url}/api/tables").json()["mine"]):
                    break
                line.play(0)
    ann.page.wait_for_function("() => window.seen.told.length === 1 && window.seen.notes === 4")


def test_what_is_pushed_shows_and_one_click_ends_it(chromium: Chromium, server: Server) -> None:
    """With the service worker that pages register, and a push as the browser's own tools deliver it."""
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    ann = Visitor(page, server.url, Path())
    ann.is_called("Ann")
    for kind in ("turn", "over", "invitation"):
        ann.post("/api/notices/switch", {"channel": "push", "kind": kind, "on": True})
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (worker,) = context.service_workers
    worker.evaluate(KEEPING)
    tools = context.new_cdp_session(page)
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(each["registrationId"] for each in told["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    with closing(sqlite3.connect(server.log.with_suffix(".db"))) as database:
        (key,) = database.execute("SELECT value FROM secrets WHERE name = 'end'").fetchone()
        (person,) = database.execute("SELECT max(id) FROM people").fetchone()

    def end(kind: str) -> str:
        return f"{server.url}/notices/end/{token(key, person, 'push', kind)}"

    letter = {"title": "Your turn: Oilfield", "text": "With Ben", "link": f"{server.url}/t/abc", "kind": "turn"}
    told = json.dumps(letter | {"end": end("turn"), "ending": "End them"})
    tools.send("ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": found[-1], "data": told})
    for _ in range(PATIENCE // 50):
        if worker.evaluate("() => self.shown !== undefined"):
            break
        page.wait_for_timeout(50)
    shown = worker.evaluate("() => self.shown")
    assert (shown["title"], shown["body"], shown["tag"]) == ("Your turn: Oilfield", "With Ben", "turn")
    assert shown["actions"] == [{"action": "end", "title": "End them"}]
    assert worker.evaluate(CLICKING, "end")
    assert switched_on(ann) == ["over", "invitation"]

    page.goto(end("over"))
    expect(page.get_by_role("heading", name="End these notices?")).to_be_visible()
    assert switched_on(ann) == ["over", "invitation"]
    assert examine(ann) == []
    page.get_by_role("button", name="End them").click()
    expect(page.get_by_role("heading", name="These notices have ended")).to_be_visible()
    assert switched_on(ann) == ["invitation"]
    assert examine(ann) == []
    page.goto(end("over")[:-3])
    expect(page.get_by_role("heading", name="This link ends nothing")).to_be_visible()
    context.close()
