"""A port of its own for the numbers, so that no proxy passes them on: one page, `/metrics`, for whoever may reach the port."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

from gusher.server.watch.exposition import TYPE

HEAD_BYTES: Final = 8 * 1024
PATIENCE: Final = 5.0  # seconds for a request


class MetricsPort:
    def __init__(self, listener: socket.socket, told: Callable[[], str]) -> None:
        self.listener = listener
        self.told = told
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.answer, sock=self.listener, limit=HEAD_BYTES)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                status, body = self.found(head.split(b"\r\n", 1)[0].split(b" "))
                lines = [
                    f"HTTP/1.1 {status}",
                    f"Content-Type: {TYPE}",
                    f"Content-Length: {len(body)}",
                    "Cache-Control: no-store",
                    "Connection: close",
                ]
                writer.write("\r\n".join([*lines, "", ""]).encode() + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    def found(self, words: list[bytes]) -> tuple[str, bytes]:
        if len(words) != 3 or words[0] != b"GET":
            return "405 Method Not Allowed", b""
        if words[1].partition(b"?")[0] != b"/metrics":
            return "404 Not Found", b""
        return "200 OK", self.told().encode()

    def stop(self) -> None:
        if self.server is not None:
            self.server.close()
