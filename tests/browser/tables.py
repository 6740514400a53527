"""Somebody in front of a browser, and what he does at a table."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

PATIENCE = 15_000
ASKED = ".offer-button:not([aria-disabled])"
# What is offered in the list; null if the device is to be handed over first.
LOOK = f"""document.querySelector(".handover .primary") ? null
    : [...document.querySelectorAll({json.dumps(ASKED)})].map((offer) => offer.dataset.action)"""
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
# Concessions and towers make the game; random play alone would hardly ever get there.
USEFUL = ("take", "buy", "store", "sell", "invest")


class Visitor:
    def __init__(self, page: Page, url: str, folder: Path) -> None:
        self.page = page
        self.url = url
        self.folder = folder
        self.rng = random.Random(7)
        self.useful: tuple[str, ...] = USEFUL
        self.scenes: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        messages = json.loads(frame)
        self.scenes += [message for message in messages if message["is"] == "scene"]
        self.answers += [message for message in messages if message["is"] in {"accepted", "refused"}]

    # Without the page

    def post(self, path: str, body: object) -> Any:
        answer = self.page.request.post(self.url + path, data=json.dumps(body), headers={"Origin": self.url})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def is_called(self, name: str) -> None:
        self.post("/api/me", {"name": name})

    def make_table(self, seats: list[dict[str, str]], /, game: str = "oilfield", **options: object) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        return str(made["id"])

    def sit_at(self, seats: list[dict[str, str]], /, game: str = "oilfield", **options: object) -> str:
        """A new table, opened in the page."""
        table = self.make_table(seats, game, **options)
        self.page.goto(f"{self.url}/t/{table}")
        return table

    # At the table

    @property
    def question(self) -> Locator:
        return self.page.locator(".question h2")

    @property
    def offers(self) -> Locator:
        return self.page.locator(ASKED)

    def is_asked(self, pattern: str) -> None:
        """Wait for a question that reads so."""
        expect(self.page.locator(".decision.mine .question h2")).to_have_text(re.compile(pattern), timeout=PATIENCE)

    def pick(self, action: str) -> None:
        """Choose by the list, and confirm where that is asked."""
        seq = self.seq
        try:
            self.page.locator(f'.offer-button[data-action="{action}"]').click()
        except TimeoutError:
            # The table may have gone on under the hand, and the button with it.
            if self.seq == seq:
                raise
            return
        self._confirm()
        self.goes_on(seq)

    def take_back(self, key: str | None = None) -> None:
        """Click, or press a key, until it is done: if a bot answers at that very moment, that comes too late and the page says so."""
        for _ in range(10):
            heard = len(self.answers)
            if key is None:
                self.page.get_by_role("button", name="Take back").click()
            else:
                self.page.keyboard.press(key)
            for _ in range(PATIENCE // 20):
                if len(self.answers) > heard:
                    break
                self.page.wait_for_timeout(20)
            if self.answers[-1]["is"] == "accepted":
                return
            assert self.answers[-1]["reason"] == "stale", self.answers[-1]
        raise AssertionError("every click came too late")

    def use(self, tool: str) -> None:
        """A tool of the table, which is behind a button where the seats need the room."""
        menu = self.page.locator(".menu-button")
        expect(menu.or_(self.page.locator(".tools"))).to_be_visible()
        if menu.count():
            menu.click()
        self.page.get_by_role("button", name=tool).click()

    def _confirm(self) -> None:
        yes = self.page.locator(".confirm .primary")
        if yes.count():
            yes.click()

    @property
    def seq(self) -> int:
        return int(self.scenes[-1]["seq"]) if self.scenes else 0

    def goes_on(self, seq: int) -> None:
        for _ in range(PATIENCE // 20):
            if self.seq > seq:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the table does not go on")

    def step(self) -> bool:
        """Do whatever is next for this person, if anything is; whether something was done."""
        actions: list[str] | None = self.page.evaluate(LOOK)
        if actions is None:
            self.page.locator(".handover .primary").click()
            expect(self.offers.first).to_be_visible()
            return True
        if not actions:
            return False
        asked = {offer["action"] for offer in self.scenes[-1]["offers"]} if self.scenes else set(actions)
        if not asked.issuperset(actions):
            return False  # the page is about to show what it has just heard
        self.pick(self._choose(actions))
        return True

    def choice(self, scene: dict[str, Any]) -> str:
        """What this person would do next, without a plan."""
        return self._choose([offer["action"] for offer in scene["offers"]])

    def _choose(self, actions: list[str]) -> str:
        useful = [action for action in actions if action.split()[0] in self.useful]
        return self.rng.choice(useful or actions)

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".final").count())

    def play_to_the_end(self) -> None:
        play_to_the_end(self)


def play_to_the_end(*people: Visitor) -> None:
    """All of them play until each sees the final score."""
    idle = 0
    while not all(person.over for person in people):
        if any([person.step() for person in people if not person.over]):
            idle = 0
            continue
        idle += 1
        assert idle < PATIENCE // 50, "nobody can do anything, and the game is not over"
        people[0].page.wait_for_timeout(50)
