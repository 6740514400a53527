"""Between a browser and a server: counts what goes over the line, and can cut it."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Self
from urllib.parse import urlsplit

ASKED: Final = re.compile(rb"(?:\A|\n)(GET|POST|HEAD) (\S+) HTTP/1\.1\r\n")
PIECE: Final = 1 << 16


class Meter:
    """An address of its own for the server at `to`, which may change."""

    def __init__(self, to: str) -> None:
        self.to = to
        self.cut = False
        self.asked: list[str] = []
        self.bytes = 0  # that came from the server, heads included
        self.streamed = 0  # the same over streams, which bring as much as is played
        self.lines: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.run, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.listener.close()
        self.hang_up()

    def begin(self) -> None:
        """Count anew."""
        self.asked, self.bytes, self.streamed = [], 0, 0

    def hang_up(self) -> None:
        self.cut = True
        for line in list(self.lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def run(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                threading.Thread(target=self.connect, args=(near,), daemon=True).start()

    def connect(self, near: socket.socket) -> None:
        address = urlsplit(self.to)
        with suppress(OSError), near, socket.create_connection((str(address.hostname), int(address.port or 80))) as far:
            if self.cut:
                return
            self.lines |= {near, far}
            streams: list[str] = []
            up = threading.Thread(target=self.carry, args=(near, far, lambda data: self.hear(data, streams)), daemon=True)
            up.start()
            self.carry(far, near, lambda data: self.weigh(data, streams))
            up.join()
            self.lines -= {near, far}

    def carry(self, source: socket.socket, target: socket.socket, note: Callable[[bytes], None]) -> None:
        with suppress(OSError):
            while data := source.recv(PIECE):
                note(data)
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hear(self, data: bytes, streams: list[str]) -> None:
        found = [found[2].decode() for found in ASKED.finditer(data)]
        self.asked += found
        streams += [path for path in found if "/stream" in path]

    def weigh(self, data: bytes, streams: list[str]) -> None:
        if streams:
            self.streamed += len(data)
        else:
            self.bytes += len(data)
