"""Frames as no browser need send them: the short way for whole messages and the way of websockets take turns on one connection."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Guest

pytestmark = pytest.mark.one_build

NewGuest = Callable[..., Guest]
KEY = b"\x12\x34\x56\x78"
FINAL, CONTINUED, TEXT, PING = 0x80, 0, 1, 9
PAUSE = 0.05  # so that what is sent in two parts arrives as two


def frame(first: int, payload: bytes, masked: bool = True) -> bytes:
    size = len(payload)
    mask = 0x80 if masked else 0
    length = bytes([mask | size]) if size < 126 else bytes([mask | 126]) + size.to_bytes(2)
    if not masked:
        return bytes([first]) + length + payload
    return bytes([first]) + length + KEY + bytes(byte ^ KEY[at % 4] for at, byte in enumerate(payload))


def say(name: str, filling: str = "") -> bytes:
    """A command that is answered by its id."""
    return json.dumps({"do": "play", "id": name, "seq": 10**6, "seat": 0, "action": filling}).encode()


def test_messages_arrive_however_they_are_packed(guest: NewGuest) -> None:
    anna = guest("Anna")
    with anna.watch(anna.table("me", "local"), 0) as line:
        raw = line.socket.socket

        def answered(*names: str) -> None:
            for name in names:
                assert line.answer(name)["is"] == "refused"

        raw.sendall(frame(FINAL | TEXT, say("one")))
        answered("one")
        raw.sendall(frame(FINAL | TEXT, say("long", "x" * 500)))
        answered("long")
        raw.sendall(frame(FINAL | TEXT, say("two")) + frame(FINAL | PING, b"?") + frame(FINAL | TEXT, say("three")))
        answered("two", "three")
        raw.sendall(frame(FINAL | TEXT, say("four")))
        answered("four")
        whole = frame(FINAL | TEXT, say("split"))
        raw.sendall(whole[:2])
        time.sleep(PAUSE)
        raw.sendall(whole[2:])
        answered("split")
        message = say("fragments")
        raw.sendall(frame(TEXT, message[:10]))
        time.sleep(PAUSE)
        raw.sendall(frame(FINAL | PING, b"!"))
        time.sleep(PAUSE)
        raw.sendall(frame(FINAL | CONTINUED, message[10:]))
        answered("fragments")
        raw.sendall(frame(FINAL | TEXT, say("last")))
        answered("last")


@pytest.mark.parametrize("bad", [frame(FINAL | TEXT, b"\xff\xfe"), frame(FINAL | TEXT, say("bare"), masked=False), frame(0xF3, b"x")])
def test_a_broken_frame_ends_its_own_connection_only(guest: NewGuest, bad: bytes) -> None:
    anna = guest("Anna")
    table = anna.table("me", "local")
    with anna.watch(table, 0) as line, anna.watch(table, 1) as other:
        line.socket.socket.sendall(bad)
        with pytest.raises(ConnectionClosed):
            line.until(lambda scene: False)
        assert other.ask(do="play", seq=10**6, seat=1, action="")["is"] == "refused"
