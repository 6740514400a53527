"""Somebody in front of a browser, and what he does at a table."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from tests.server.serving import Guest, Line, Scene

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
    """He is at the lobby as soon as he looks at his page, unless he has gone to a table before: drawing what nobody sees takes long."""

    def __init__(self, page: Page, url: str, folder: Path) -> None:
        self.tab = page
        self.url = url
        self.folder = folder
        self.rng = random.Random(7)
        self.useful: tuple[str, ...] = USEFUL
        self.scenes: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    @property
    def page(self) -> Page:
        if self.tab.url == "about:blank":
            self.go_to("/")
        return self.tab

    def go_to(self, path: str) -> None:
        self.tab.goto(self.url + path)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        messages = json.loads(frame)
        self.scenes += [message for message in messages if message["is"] == "scene"]
        self.answers += [message for message in messages if message["is"] in {"accepted", "refused"}]

    # Without the page

    def post(self, path: str, body: object) -> Any:
        answer = self.tab.request.post(self.url + path, data=json.dumps(body), headers={"Origin": self.url})
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
        self.go_to(f"/t/{table}")
        return table

    @contextmanager
    def line_to(self, table: str) -> Iterator[Line]:
        """Another line of the same person to the table, beside the page."""
        with Guest(self.url) as guest:
            for cookie in self.tab.context.cookies():
                guest.http.cookies.set(cookie["name"], cookie["value"])
            with guest.watch(table) as line:
                yield line

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


def is_at_its_end(scene: Scene) -> bool:
    return bool(scene["status"] == "over")


def play_unseen(
    table: str, *people: Visitor, until: Callable[[Scene], bool] = is_at_its_end, how: Callable[[Scene], str] | None = None
) -> None:
    """All of them play until a scene of somebody who is asked fits, or to the end, without their pages: what nobody looks at need not be
    drawn."""
    with ExitStack() as opened:
        lines = [opened.enter_context(person.line_to(table)) for person in people]
        while True:
            newest = max(line.scene["seq"] for line in lines)
            for line in lines:
                line.until(partial(is_from, newest))
            asked = [(person, line) for person, line in zip(people, lines, strict=True) if line.scene["offers"]]
            if any(until(line.scene) for _, line in asked) or is_at_its_end(lines[0].scene):
                return
            if not asked:
                lines[0].hear()
            for person, line in asked[:1]:
                choose_beside(line, (how or person.choice)(line.scene))


def is_from(seq: int, scene: Scene) -> bool:
    return bool(scene["seq"] >= seq)


def choose_beside(line: Line, action: str) -> None:
    answer = line.play(action)
    assert answer["is"] == "accepted" or answer["reason"] in ("stale", "game-over"), answer  # others choose at the same time


def new_questions(person: Visitor, table: str, choose: Callable[[Scene], str], every: bool = False) -> Iterator[Scene]:
    """Each kind of question that is asked for the first time, as soon as the page shows it, to be answered there; or every one.

    What is asked once more is answered beside the page, which tells the story slowly meanwhile and jumps to the next new question, and at
    last to the final score.
    """
    if not every:
        person.page.locator(".story-pace").select_option("slow")
    seen: set[str] = set()
    with person.line_to(table) as line:
        while (scene := line.until(lambda scene: bool(scene["offers"]) or is_at_its_end(scene)))["offers"]:
            if every or scene["view"]["rule"] not in seen:
                seen.add(scene["view"]["rule"])
                catch_up(person, scene)
                yield scene
                line.until(partial(is_from, scene["seq"] + 1))
            else:
                choose_beside(line, choose(scene))
        catch_up(person, scene)


def catch_up(person: Visitor, scene: Scene) -> None:
    """Let the page show what is asked now, or the final score, as a key does that skips the story."""
    for _ in range(PATIENCE // 20):
        shown = person.page.evaluate(LOOK)
        asked = {offer["action"] for offer in person.scenes[-1]["offers"]} if person.scenes else set()
        if person.seq >= scene["seq"] and (asked.issuperset(shown) if asked and shown else person.over):
            return
        if person.page.locator(".story-skip").count():
            person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(20)
    raise AssertionError("the page does not come to the question")
