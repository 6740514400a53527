"""Ctrl-C as a wish and not as an exception: what is done is kept, what runs comes to an end by itself."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_bool
from multiprocessing import get_context
from types import FrameType

INTERRUPTED = 130  # the exit code of a command that Ctrl-C ended


class Stop:
    """Whether somebody asked to stop. Worker processes that were given the flag see it at once."""

    def __init__(self, flag: c_bool | None = None) -> None:
        self.flag = get_context("spawn").RawValue(c_bool, False) if flag is None else flag

    @property
    def asked(self) -> bool:
        return self.flag.value

    def ask(self) -> None:
        self.flag.value = True


@contextmanager
def on_interrupt() -> Iterator[Stop]:
    """The first Ctrl-C asks to stop; a second one is an ordinary KeyboardInterrupt."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return

    def ask(signum: int, frame: FrameType | None) -> None:
        stop.ask()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
