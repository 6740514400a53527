"""Running `python -m gusher` as people do: in a pipe, or in a terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import gusher
from gusher.cli import main
from tests.forks import Forked, Streams, start

SOURCES = str(Path(gusher.__file__).parents[1])
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 60.0


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")}
    return kept | {"PYTHONPATH": SOURCES, "TERM": "xterm-256color", "PYTHONUTF8": "1"}


@dataclass
class Run:
    code: int
    out: str
    err: str


def run(*arguments: str | Path, cwd: Path | None = None, typed: str = "", become: Callable[[list[str]], None] | None = None) -> Run:
    """The program in a process of its own; `become` does there what `become_gusher` does, and more."""
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("in", "out", "err")]
        files[0].write_text(typed, encoding="utf-8")
        process = start(become or become_gusher, (["gusher", *map(str, arguments)],), Streams(*files), environment(), cwd)
        process.join(300)
        if process.exitcode is None:
            process.kill()
            raise AssertionError(f"{arguments} did not end")
        return Run(process.exitcode, *(file.read_text(encoding="utf-8") for file in files[1:]))


def become_gusher(words: list[str]) -> None:
    sys.argv = words
    main()


def refused(*arguments: str | Path, cwd: Path | None = None) -> str:
    """Run what must be refused, and check how: one line on standard error, exit code 2, and nothing else."""
    done = run(*arguments, cwd=cwd)
    lines = done.err.splitlines()
    assert done.code == 2, done
    assert done.out == ""
    assert len(lines) == 1, done.err
    assert lines[0].startswith("gusher: ")
    assert "Traceback" not in done.err
    return lines[0]


class Terminal:
    """A program in a pseudo terminal. `screens` are what stood on it between one wiping and the next."""

    def __init__(self, *arguments: str | Path, cwd: Path, width: int = 100, height: int = 40) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        line = Path(os.ttyname(slave))
        words = ["gusher", *map(str, arguments)]
        self.process = Forked(start(become_gusher_in_terminal, (words,), Streams(line, line, line), environment(), cwd))
        self.held: int | None = slave  # until the program has it
        self.raw = ""
        self.reader = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts
        self.answered = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *failure: object) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.let_go()
        os.close(self.master)

    def let_go(self) -> None:
        """From now on its end is the end of what can be read."""
        if self.held is not None:
            os.close(self.held)
            self.held = None

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Read until something new matches."""
        until = time.monotonic() + PATIENCE
        while True:
            found = re.search(pattern, plain(self.raw[self.answered :]))
            if found:
                return found
            if time.monotonic() > until or not self.read():
                raise AssertionError(f"no {pattern!r} in {plain(self.raw[self.answered :])[-3000:]!r}")

    def read(self) -> bool:
        """Read what there is. False at the end."""
        ready, _, _ = select.select([self.master], [], [], 1.0)
        if not ready:
            if self.process.poll() is not None:
                self.let_go()
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.let_go()
        self.raw += self.reader.decode(data).replace("\r\n", "\n")
        return bool(data)

    def send(self, line: str) -> None:
        self.answered = len(self.raw)
        os.write(self.master, (line + "\n").encode())

    def press(self, key: str) -> None:
        self.answered = len(self.raw)
        os.write(self.master, key.encode())

    def ended(self) -> int:
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    @property
    def screens(self) -> list[str]:
        return [plain(screen) for screen in self.raw.split(CLEAR)]


def become_gusher_in_terminal(words: list[str]) -> None:
    """The pseudo terminal is the one that Ctrl-C comes from."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    become_gusher(words)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
