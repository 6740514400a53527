"""A real server in a process of its own, and people who speak to it over real sockets. Loopback only; whatever is started is ended."""

from __future__ import annotations

import itertools
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import gusher
from gusher.server import hours
from gusher.server.command import main
from gusher.server.settings import Settings
from gusher.server.site.running import run
from tests.forks import Forked, Streams, start
from tests.server.storing import url_of

SOURCES = str(Path(gusher.__file__).parents[1])
TESTS = str(Path(__file__).parents[2])
PATIENCE = 30.0
# Before a command: root may read and write everything, unless it lets go of that.
AS_ANYBODY = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []

Scene = dict[str, Any]
Answer = dict[str, Any]
ids = itertools.count(1)


def turn_time_on(file: Path) -> None:
    """Read all the time by how many seconds the server's clock is ahead."""
    while True:
        try:
            hours.ahead = float(file.read_text())
        except (OSError, ValueError):
            pass  # it is just being written
        time.sleep(0.02)


def become_server(
    words: list[str],
    database: str,
    settings: dict[str, Any],
    files: int | None,
    ahead: Path | None,
    first: Callable[[], None] | None = None,
) -> None:
    """As `python -m gusher.server.command`; or the same with settings of `Settings`."""
    if first is not None:
        first()
    if ahead is not None:
        hours.ahead = float(ahead.read_text())
        threading.Thread(target=turn_time_on, args=(ahead,), daemon=True).start()
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if settings or files is not None:
        run("127.0.0.1", 0, database, False, Settings(**{"pause": 0.0} | settings))
    else:
        sys.argv = ["gusher", "--port", "0", "--no-bot-delay", "--database", database, *words]
        main()


class Server:
    """`gusher serve` on a free port, with bots that answer at once; or the same with settings of `Settings`.

    `ahead` is a file with the seconds by which its clock is ahead, read all the time; `files` is how many it may open; `packages` a folder
    in which others are installed; `url` that of a database which another path names; `anew`: it imports everything itself; `first`: what
    is done in its process before it begins, to break it.
    """

    def __init__(
        self,
        database: Path,
        *arguments: str,
        files: int | None = None,
        packages: Any = None,
        anew: bool = False,
        ahead: Path | None = None,
        url: str | None = None,
        first: Callable[[], None] | None = None,
        **settings: Any,
    ) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        self.folder = TemporaryDirectory()
        told = Path(self.folder.name) / "told"
        paths = os.pathsep.join(filter(None, (packages and str(packages), SOURCES, TESTS)))
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONUTF8": "1"}
        given = (list(arguments), url or url_of(database), settings, files, ahead)
        self.process: Forked | subprocess.Popen[bytes]
        if packages is None and not anew:
            self.process = Forked(start(become_server, (*given, first), Streams(Path(os.devnull), told, self.log), environment))
        else:  # what is installed is found when Gusher is imported
            command = [sys.executable, "-c", f"from tests.server.serving import become_server; become_server(*{given!r})"]
            with told.open("wb") as out, self.log.open("ab") as errors:
                self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=errors, env=environment)
        try:
            self.url = self.address(told)
        except AssertionError:
            self.folder.cleanup()
            raise

    def address(self, told: Path) -> str:
        """Where it says that it is."""
        until = time.monotonic() + PATIENCE
        while not (told.exists() and told.read_text().endswith("\n")):
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.01)
        line = told.read_text()
        assert line.startswith("Gusher is at http://127.0.0.1:"), self.log.read_text()
        return line.split()[-1].rstrip("/")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> int:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        self.folder.cleanup()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()


class Guest:
    """A browser: a cookie jar and an origin."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE, verify=False)
        if name is not None:
            self.post("/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.http.close()

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        """What the server answers; a refusal only if it is asked for by its status."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.is_success if status is None else answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def table(self, *seats: str, listed: bool = False, **options: object) -> str:
        """A new table: me, open, local, or the name of a bot at each seat."""
        return str(self.new_table(*seats, listed=listed, **options)["id"])

    def new_table(self, *seats: str, listed: bool = False, **options: object) -> Any:
        """The same; the option `game` names another one than Oilfield."""
        game = options.pop("game", "oilfield")
        wanted: list[dict[str, str]] = []
        for number, kind in enumerate(seats):
            if kind == "local":
                wanted.append({"kind": kind, "name": f"Local {number}"})
            else:
                wanted.append({"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind})
        return self.post("/api/tables", {"game": game, "seats": wanted, "options": options, "listed": listed})

    def watch(
        self, table: str, seat: int | None = None, invite: str | None = None, origin: str | None = None, forwarded: str | None = None
    ) -> Line:
        """`forwarded`: the address for which a proxy would call."""
        query = "&".join(f"{name}={value}" for name, value in (("seat", seat), ("invite", invite)) if value is not None)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream?{query}"
        headers = {"Cookie": cookies} if cookies else {}
        if forwarded is not None:
            headers["X-Forwarded-For"] = forwarded
        socket = connect(
            address,
            origin=Origin(origin or self.url),
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        return Line(socket, seat)

    def scene(self, table: str, **query: object) -> Scene:
        found: Scene = self.get(f"/api/tables/{table}/scene?" + "&".join(f"{name}={value}" for name, value in query.items()))
        return found


class Line:
    """One stream. It acknowledges every scene, and keeps the newest."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket.__enter__()
        self.seat = seat
        self.waiting: list[Any] = []
        self.scenes: list[Scene] = []
        self.answers: dict[str, Answer] = {}
        self.acknowledges = True
        self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.socket.__exit__(None, None, None)

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def hear(self, patience: float = PATIENCE) -> Any:
        """The next message."""
        if not self.waiting:
            self.waiting = json.loads(self.socket.recv(patience))
        message = self.waiting.pop(0)
        if message["is"] == "scene":
            self.scenes.append(message)
            if self.acknowledges:
                self.send(do="ack", number=message["number"])
        else:
            self.answers[message["id"]] = message
        return message

    def quiet(self, patience: float = 0.3) -> None:
        """Hear all that comes until nothing does."""
        while True:
            try:
                self.hear(patience)
            except TimeoutError:
                return

    def until(self, fits: Callable[[Scene], bool]) -> Scene:
        """The first scene that fits, beginning with the one at hand."""
        limit = time.monotonic() + PATIENCE
        while not fits(self.scene):
            assert time.monotonic() < limit, self.scene
            self.hear()
        return self.scene

    def take_back(self, seat: int = 0) -> Scene:
        """Ask until it is done, and hear it: a bot that answers at that very moment makes the wish come too late."""
        while (answer := self.ask(do="take_back", seq=self.scene["seq"], seat=seat))["is"] != "accepted":
            assert answer["reason"] == "stale", answer
            self.quiet()
        return self.until(lambda scene: scene["seq"] >= answer["seq"])

    def asked(self) -> Scene:
        """The scene in which this seat is asked."""
        return self.until(lambda scene: bool(scene["offers"]))

    def send(self, **command: object) -> None:
        self.socket.send(json.dumps(command))

    def ask(self, **command: Any) -> Answer:
        """Send a command and wait for its answer."""
        command.setdefault("id", f"c{next(ids)}")
        self.send(**command)
        return self.answer(command["id"])

    def answer(self, name: str) -> Answer:
        self.answers.pop(name, None)
        limit = time.monotonic() + PATIENCE
        while name not in self.answers:
            assert time.monotonic() < limit
            self.hear()
        return self.answers.pop(name)

    def play(self, choice: int | str = 0, **changed: Any) -> Answer:
        """Choose one of the options of the newest scene."""
        scene = self.asked()
        action = choice if isinstance(choice, str) else scene["offers"][choice % len(scene["offers"])]["action"]
        command = {"do": "play", "seq": scene["seq"], "seat": scene["seat"], "action": action}
        answer = self.ask(**(command | changed))
        if answer["is"] == "accepted":
            self.until(lambda newer: newer["seq"] >= answer["seq"])
        return answer

    def is_closed(self) -> bool:
        try:
            while True:
                self.hear(1.0)
        except TimeoutError:
            return False
        except ConnectionClosed:
            return True


def choose_cards(lines: list[Line]) -> None:
    """Play on until all seats are asked for their cards; `lines` are in the order of the seats."""
    for _ in range(200):
        awaiting = newest(lines)["view"]["awaiting"]
        if len(awaiting) == len(lines):
            return
        line = lines[awaiting[0]]
        line.until(lambda scene: scene["seq"] >= newest(lines)["seq"] and bool(scene["offers"]))
        line.play(7)
        for other in lines:
            other.until(lambda scene: scene["seq"] >= newest(lines)["seq"])
    raise AssertionError("nobody chooses a card")


def newest(lines: list[Line]) -> Scene:
    return max((line.scene for line in lines), key=lambda scene: int(scene["seq"]))
