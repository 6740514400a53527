"""A load for `gusher bench server`: two people a table, each with a session and a WebSocket, who play as soon as they can.

`python -m gusher.server.bench.load URL GAME TABLES SECONDS` prints one JSON line. A closed loop: a table's next move is sent when the other
has seen the last one. As lean as it can be, so that the server is measured and not this.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
from time import perf_counter, process_time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

WARM_UP: Final = 2.0  # seconds
ACKNOWLEDGE: Final = 4  # every so many scenes
SHORT: Final = 126  # a payload of fewer bytes has its length in the second byte
LONG: Final = 127
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A


class Offer(msgspec.Struct):
    action: str


class Message(msgspec.Struct):
    """What this load needs of a scene; of answers only whether they are refusals."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    seq: int = 0
    status: str = ""
    offers: list[Offer] = []


decoder = msgspec.json.Decoder(list[Message])


class Client(asyncio.Protocol):
    """A WebSocket that has been opened by hand: frames come whole and unmasked, and go with a mask of zeros."""

    def __init__(self, pair: Pair, seat: int, request: bytes) -> None:
        self.pair = pair
        self.seat = seat
        self.request = request
        self.opened = False
        self.rest = b""
        self.scene: Message | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.opened:
            head, found, rest = self.rest.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.pair.load.failures.append(head.decode(errors="replace"))
            self.opened, self.rest = True, rest
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.hear(payload)
            elif kind == PING:
                self.send(payload, PONG)

    def next_frame(self) -> tuple[int, bytes] | None:
        rest = self.rest
        if len(rest) < 2:
            return None
        length, start = rest[1], 2
        if length == SHORT:
            length, start = int.from_bytes(rest[2:4]), 4
        elif length == LONG:
            length, start = int.from_bytes(rest[2:10]), 10
        if len(rest) < start + length:
            return None
        self.rest = rest[start + length :]
        return rest[0], rest[start : start + length]

    def hear(self, frame: bytes) -> None:
        for message in decoder.decode(frame):
            if message.kind == "refused":
                self.pair.load.failures.append(frame.decode())
            if message.kind == "scene":
                self.scene = message
                if message.number % ACKNOWLEDGE == 0:
                    self.send(b'{"do":"ack","number":%d}' % message.number)
                self.pair.saw(self, message)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        length = len(payload)
        head = bytes([kind, 0x80 | length]) if length < SHORT else bytes([kind, 0x80 | SHORT]) + length.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)


class Pair:
    """Two people who play at one table after the other."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.cookies: list[str] = []
        self.clients: list[Client] = []
        self.mover: Client | None = None
        self.seq = -1  # of the question that was answered last
        self.sent = 0.0
        self.games = 0

    async def open(self) -> None:
        for client in self.clients:
            client.transport.close()
        self.clients, self.mover, self.seq = [], None, -1
        table = await asyncio.to_thread(self.sit_down)
        for seat, cookie in enumerate(self.cookies):
            await self.connect(table, seat, cookie)
        self.games += 1
        self.move()

    def sit_down(self) -> str:
        post = self.load.post
        if not self.cookies:
            self.cookies = [post("/api/me", {"name": f"Seat {seat}"}, "")[1] for seat in range(2)]
        made, _ = post("/api/tables", {"game": self.load.game, "seats": [{"kind": "me"}, {"kind": "open"}]}, self.cookies[0])
        post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}, self.cookies[1])
        return str(made["id"])

    async def connect(self, table: str, seat: int, cookie: str) -> None:
        lines = [
            f"GET /api/tables/{table}/stream?seat={seat} HTTP/1.1",
            f"Host: {self.load.host}",
            f"Origin: http://{self.load.host}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        request = "\r\n".join([*lines, "", ""]).encode()
        host, _, port = self.load.host.rpartition(":")
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: Client(self, seat, request), host, int(port))
        self.clients.append(client)

    def saw(self, client: Client, scene: Message) -> None:
        if self.mover is not None and client is not self.mover and scene.seq > self.seq:
            self.load.note(perf_counter() - self.sent)
            self.mover = None
        self.move()

    def move(self) -> None:
        """Answer what is asked, as soon as the other has seen the last answer and the asked one knows the question."""
        scenes = [client.scene for client in self.clients if client.scene is not None]
        if self.mover is not None or self.load.ended or len(scenes) < 2:
            return
        seq = max(scene.seq for scene in scenes)
        if seq <= self.seq:
            return
        for client, scene in zip(self.clients, scenes, strict=True):
            if scene.seq < seq:
                continue
            if scene.status == "over":
                self.seq = seq
                self.load.again(self)
                return
            if scene.offers:
                self.mover, self.seq, self.sent = client, seq, perf_counter()
                play = {"do": "play", "id": f"{seq}", "seq": seq, "seat": client.seat, "action": random.choice(scene.offers).action}
                client.send(msgspec.json.encode(play))
                return


class Load:
    def __init__(self, host: str, game: str) -> None:
        self.host = host
        self.game = game
        self.measuring = self.ended = False
        self.latencies: list[float] = []
        self.failures: list[str] = []
        self.opening: set[asyncio.Task[None]] = set()

    def post(self, path: str, body: object, cookie: str) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        connection = http.client.HTTPConnection(self.host, timeout=30)
        headers = {"Content-Type": "application/json", "Origin": f"http://{self.host}", "Cookie": cookie}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        if answer.status >= 300:
            raise ConnectionError(f"{path}: {answer.status} {content.decode()}")
        return json.loads(content), (answer.getheader("Set-Cookie") or "").partition(";")[0]

    def note(self, latency: float) -> None:
        if self.measuring:
            self.latencies.append(latency)

    def again(self, pair: Pair) -> None:
        task = asyncio.create_task(pair.open())
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def run(self, count: int, seconds: float) -> dict[str, float]:
        pairs = [Pair(self) for _ in range(count)]
        await asyncio.gather(*(pair.open() for pair in pairs))
        await asyncio.sleep(WARM_UP)
        self.measuring = True
        sys.stdout.write("measuring\n")
        sys.stdout.flush()
        began, busy = perf_counter(), process_time()
        await asyncio.sleep(seconds)
        took, used = perf_counter() - began, process_time() - busy
        self.measuring, self.ended = False, True
        for pair in pairs:
            for client in pair.clients:
                client.transport.abort()
        found = sorted(self.latencies)
        if self.failures or not found:
            raise ConnectionError(self.failures[0] if self.failures else "no move was seen")
        return {
            "moves": len(found),
            "moves_per_second": len(found) / took,
            "p50_ms": 1000 * found[len(found) // 2],
            "p99_ms": 1000 * found[len(found) * 99 // 100],
            "games": sum(pair.games for pair in pairs),
            "load_cores": used / took,
        }


def main(url: str, game: str, tables: str, seconds: str) -> None:
    host = urlsplit(url).netloc

    async def run() -> dict[str, float]:
        return await Load(host, game).run(int(tables), float(seconds))

    sys.stdout.write(json.dumps(asyncio.run(run())) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
