"""A long way between two network namespaces: packets are delayed and lost by this program, and TCP on both sides is the system's own.

Each namespace has a TUN device; whoever holds both passes packets on. Needs Linux that lets anybody make namespaces, or root; no module of
the kernel such as netem. `python -m tests.load.link SOCKET COMMAND…` is the far end: it makes its device, hands it over, and becomes the
command.
"""

from __future__ import annotations

import fcntl
import heapq
import os
import random
import select
import shutil
import socket
import struct
import subprocess
import sys
import threading
import time
from itertools import count
from typing import Final

NEAR: Final = "10.9.0.1"
FAR: Final = "10.9.0.2"
TUN: Final = "/dev/net/tun"
SET_NAME: Final = 0x400454CA
PLAIN_PACKETS: Final = 0x1001  # IFF_TUN, IFF_NO_PI
LARGEST: Final = 1 << 16
APART: Final = ["unshare", "--user", "--map-root-user", "--net"]


def why_not() -> str | None:
    """Why there can be no such link here; none: there can."""
    if sys.platform != "linux" or not os.access(TUN, os.R_OK | os.W_OK) or shutil.which("ip") is None or shutil.which("unshare") is None:
        return "needs Linux with /dev/net/tun, ip and unshare"
    tried = subprocess.run([*APART, "ip", "link", "set", "lo", "up"], capture_output=True, text=True)
    return None if tried.returncode == 0 else f"namespaces are not allowed here: {tried.stderr.strip()}"


def device(name: str, address: str) -> int:
    """Of this namespace."""
    tun = os.open(TUN, os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, SET_NAME, struct.pack("16sH", name.encode(), PLAIN_PACKETS))
    for words in (["addr", "add", f"{address}/24", "dev", name], ["link", "set", name, "up"], ["link", "set", "lo", "up"]):
        subprocess.run(["ip", *words], check=True)
    return tun


class Link(threading.Thread):
    """Each packet is `delay` seconds under way, or lost with the chance `loss`; both may be changed at any time."""

    def __init__(self, near: int, far: int) -> None:
        super().__init__(daemon=True)
        self.other = {near: far, far: near}
        self.delay = 0.0
        self.loss = 0.0

    def run(self) -> None:
        under_way: list[tuple[float, int, int, bytes]] = []
        numbers = count()
        while True:
            wait = max(0.0, under_way[0][0] - time.monotonic()) if under_way else None
            for tun in select.select(list(self.other), [], [], wait)[0]:
                packet = os.read(tun, LARGEST)
                if random.random() >= self.loss:
                    heapq.heappush(under_way, (time.monotonic() + self.delay, next(numbers), self.other[tun], packet))
            while under_way and under_way[0][0] <= time.monotonic():
                _, _, tun, packet = heapq.heappop(under_way)
                os.write(tun, packet)


def far_end(command: list[str]) -> tuple[subprocess.Popen[str], int]:
    """The command, at the other end of a link; and the device there."""
    ours, theirs = socket.socketpair()
    words = ["unshare", "--net", sys.executable, "-m", "tests.load.link", str(theirs.fileno()), *command]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True, pass_fds=[theirs.fileno()])
    theirs.close()
    _, devices, _, _ = socket.recv_fds(ours, 1, 1)
    return process, devices[0]


def main(number: str, *command: str) -> None:
    with socket.socket(fileno=int(number)) as line:
        socket.send_fds(line, [b"!"], [device("far", FAR)])
    os.execvp(command[0], command)


if __name__ == "__main__":
    main(*sys.argv[1:])
