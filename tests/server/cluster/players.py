"""People who play at a cluster by its public interface, whatever becomes of its servers, and note what they see.

Each device of each person is a stream to some server. When that is gone, or says nothing, the device goes to another one and sends again,
as it was, what has not been answered. It is less patient than the page, so that what is measured are the servers.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.server.cluster.histories import Attempt, Outcome, Sight
from tests.server.cluster.servers import Cluster

THINKS = (0.03, 0.25)  # seconds, at least and at most
PATIENCE = 2.0  # for an answer, and for a sign of life
OPENING = 3.0
PASSING = {"no-database", "too-fast", "busy", "going-away"}  # refusals which say that nothing was decided
streams = count(1)
persons = count(1)


class Offer(msgspec.Struct):
    action: str


class Told(msgspec.Struct):
    name: str
    values: dict[str, Any]
    moment: int


class Message(msgspec.Struct):
    """A scene or an answer, as far as players look at it."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    reason: str = ""
    number: int = 0
    seq: int = 0
    status: str = ""
    offers: list[Offer] = []
    events: list[Told] = []


decoder = msgspec.json.Decoder(list[Message])


class Elsewhere(Exception):
    """This server is of no use now."""


@dataclass
class TableNotes:
    """What all have noted of one table. `grew`: when somebody first saw that it had so many entries, and how many."""

    id: str
    game: str
    kind: str
    attempts: dict[str, Attempt] = field(default_factory=dict)
    sights: list[Sight] = field(default_factory=list)
    grew: list[tuple[float, int]] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    went_back: int = 0  # sights of another server that had not heard of everything yet
    over: bool = False
    outdated: bool = False  # it cannot go on by the rules that servers have now

    def saw(self, sight: Sight) -> None:
        self.sights.append(sight)
        if not self.grew or sight.number > self.grew[-1][1]:
            self.grew.append((sight.at, sight.number))


def mark_of(events: list[Told]) -> dict[int, str]:
    """What is told of each entry. (That it was played by other rules from then on is nothing that anybody chose.)"""
    told: dict[int, list[object]] = {}
    for event in events:
        if event.name == "new-version":
            continue
        told.setdefault(event.moment, []).append([event.name, event.values])
    return {entry: json.dumps(what, sort_keys=True) for entry, what in told.items()}


class Device:
    """One of a person who has a seat at a table."""

    def __init__(self, cluster: Cluster, notes: TableNotes, seat: int, cookie: str, name: str, thinks: tuple[float, float]) -> None:
        self.cluster = cluster
        self.notes = notes
        self.seat = seat
        self.cookie = cookie
        self.name = name
        self.thinks = thinks
        self.begins_at = seat + (name[-1] == "b")  # so that people of a table, and devices of a person, are at different servers
        self.sent = 0
        self.pending: Attempt | None = None
        self.sent_at = 0.0
        self.only = False  # whether what it answers was the only choice, which the server makes too
        self.known: dict[int, str] = {}
        self.least = 0  # entries that it knows to be there
        self.url = ""

    async def play(self) -> None:
        """To the end of the game."""
        while not self.notes.over:
            urls = self.cluster.urls
            self.url = self.cluster.some(but=self.url) if self.url or not urls else urls[self.begins_at % len(urls)]
            try:
                if self.url:
                    await self.visit()
            except (OSError, TimeoutError, WebSocketException, Elsewhere):
                pass
            await asyncio.sleep(random.uniform(0.02, 0.2))

    async def visit(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.notes.id}/stream?seat={self.seat}"
        connecting = connect(
            address,
            origin=Origin(self.url),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=OPENING,
            ping_interval=None,
            close_timeout=0.1,
        )
        async with connecting as socket:
            self.notes.connections += 1
            await Visit(self, socket).last()

    def look(self, scene: Message, stream: str) -> None:
        told = tuple((entry, mark) for entry, mark in mark_of(scene.events).items() if self.known.get(entry) != mark)
        self.known.update(told)
        if scene.seq < self.least:
            self.notes.went_back += 1
        self.least = max(self.least, scene.seq)
        self.notes.saw(Sight(stream, f"seat {self.seat}", time.monotonic(), scene.seq, told))
        if scene.status in ("over", "ended"):
            self.notes.over = True

    def stop(self) -> None:
        """A table that this server cannot play is looked for at another, while there are some of two versions; and is over else."""
        if not self.cluster.mixed:
            self.notes.over = self.notes.outdated = True
        raise Elsewhere

    async def choose(self, socket: ClientConnection, scene: Message) -> None:
        self.sent += 1
        action = random.choice(scene.offers).action
        self.only = len(scene.offers) == 1
        self.pending = Attempt(f"{self.name}-{self.sent}", self.seat, action, scene.seq, time.monotonic())
        self.notes.attempts[self.pending.command] = self.pending
        await self.send(socket)

    async def send(self, socket: ClientConnection) -> None:
        attempt = self.pending
        assert attempt is not None
        self.sent_at = time.monotonic()
        play = {"do": "play", "id": attempt.command, "seq": attempt.seen, "seat": self.seat, "action": attempt.action}
        await socket.send(json.dumps(play))

    def hear(self, answer: Message) -> None:
        attempt = self.pending
        if attempt is None or answer.id != attempt.command:
            return
        if answer.kind == "refused":
            self.notes.refusals[answer.reason] += not (self.only and answer.reason == "stale")
            if answer.reason in PASSING:
                raise Elsewhere
            settled = replace(attempt, outcome=Outcome.REFUSED, answered=time.monotonic())
        else:
            settled = replace(attempt, outcome=Outcome.ACKNOWLEDGED, answered=time.monotonic(), number=answer.seq)
            self.least = max(self.least, answer.seq)
        self.notes.attempts[attempt.command] = settled
        self.pending = None


class Visit:
    """One stream of a device."""

    def __init__(self, device: Device, socket: ClientConnection) -> None:
        self.device = device
        self.socket = socket
        self.stream = f"{device.name}/{next(streams)}"
        self.scene: Message | None = None
        self.heard = time.monotonic()
        self.asked = False  # whether anybody is there
        self.due = 0.0  # when it has thought enough

    async def last(self) -> None:
        """Until the game is over, or somebody breaks it off."""
        while not self.device.notes.over:
            await self.play()
            try:
                async with asyncio.timeout(max(0.0, self.due - time.monotonic()) if self.due else 0.5):
                    frame = await self.socket.recv()
            except TimeoutError:
                await self.wonder()
                continue
            self.heard, self.asked = time.monotonic(), False
            for message in decoder.decode(frame):
                if message.kind == "scene":
                    await self.look(message)
                elif message.kind in ("accepted", "refused"):
                    self.device.hear(message)

    async def play(self) -> None:
        scene, device = self.scene, self.device
        if scene is None or device.pending is not None or not scene.offers or scene.seq < device.least:
            self.due = 0.0
        elif not self.due:
            self.due = time.monotonic() + random.uniform(*device.thinks)
        elif time.monotonic() >= self.due:
            self.due = 0.0
            await device.choose(self.socket, scene)

    async def wonder(self) -> None:
        """Whether anybody is still there."""
        now = time.monotonic()
        waits = self.device.pending is not None and now - self.device.sent_at > PATIENCE
        if waits or (self.asked and now - self.heard > 2 * PATIENCE):
            raise Elsewhere
        if now - self.heard > PATIENCE and not self.asked:
            self.asked = True
            await self.socket.send('{"do":"ping"}')

    async def look(self, scene: Message) -> None:
        if scene.status == "outdated":
            self.device.stop()
        first, self.scene = self.scene is None, scene
        self.device.look(scene, self.stream)
        await self.socket.send(json.dumps({"do": "ack", "number": scene.number}))
        if first and self.device.pending is not None:
            await self.device.send(self.socket)


@dataclass
class Company:
    """People who sit down at one table after the other. `devices`: how many each of them plays with at the same time."""

    cluster: Cluster
    game: str
    kind: str
    bots: tuple[str, ...] = ()
    clock: dict[str, object] | None = None
    devices: int = 1
    seats: int = 4
    thinks: tuple[float, float] = THINKS
    cookies: list[str] = field(default_factory=list)
    tables: list[TableNotes] = field(default_factory=list)

    async def meet(self) -> None:
        for _ in range(self.seats - len(self.bots)):
            _, cookie = await self.post("/api/me", {"name": f"Person {next(persons)}"}, "")
            self.cookies.append(cookie)

    async def sit_down(self) -> TableNotes:
        people = [{"kind": "me" if number == 0 else "open"} for number in range(len(self.cookies))]
        wanted: dict[str, object] = {"game": self.game, "seats": [*people, *({"kind": "bot", "bot": bot} for bot in self.bots)]}
        if self.clock is not None:
            wanted["clock"] = self.clock
        made, _ = await self.post("/api/tables", wanted, self.cookies[0])
        for seat, cookie in enumerate(self.cookies[1:], start=1):
            await self.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": seat}, cookie)
        self.tables.append(TableNotes(made["id"], self.game, self.kind))
        return self.tables[-1]

    async def play(self) -> None:
        """Until they are cancelled."""
        while True:
            notes = self.tables[-1] if self.tables and not self.tables[-1].over else await self.sit_down()
            async with asyncio.TaskGroup() as playing:
                for seat, cookie in enumerate(self.cookies):
                    for device in range(self.devices):
                        name = f"{notes.id[:6]}.{seat}{'ab'[device]}"
                        playing.create_task(Device(self.cluster, notes, seat, cookie, name, self.thinks).play())

    async def post(self, path: str, body: object, cookie: str) -> tuple[Any, str]:
        """What some server answers, and the cookie that came with it."""
        url = ""
        while True:
            url = self.cluster.some(but=url)
            try:
                if url:
                    return await asyncio.to_thread(post, url, path, body, cookie)
            except (OSError, http.client.HTTPException, TimeoutError):
                pass
            await asyncio.sleep(0.1)


def post(url: str, path: str, body: object, cookie: str) -> tuple[Any, str]:
    """Raises `OSError` where nobody can tell."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=OPENING)
    try:
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Origin": url, "Cookie": cookie})
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    if answer.status >= 500:
        raise ConnectionError(content.decode())
    assert answer.status < 300, (path, body, answer.status, content)
    return json.loads(content or b"null"), (answer.getheader("Set-Cookie") or "").partition(";")[0]
