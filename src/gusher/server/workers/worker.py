"""A process of ours that answers questions, one at a time, and may die at any moment: killed by a person, by the system, or by itself.

Whatever it was doing then, whoever waits for it gets a `Crash` and can ask again: that goes to a new process. One that has proved that it
can answer is replaced as soon as it is gone, so that a death while nothing is asked costs nobody time. One that runs the pure build gives
way to one that runs the compiled, once that is at hand: they speak the same JSON.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import gusher

LINE_BYTES: Final = 1 << 20
CRASHES: Final = 10  # in a row on the same question; then it is not asked again


class Crash(Exception):
    """The process has gone without an answer, or could not be started."""


class Worker:
    def __init__(self, module: str) -> None:
        self.command: tuple[str, ...] = (sys.executable, "-m", module)
        self.process: Process | None = None
        self.build = ""
        self.starting = asyncio.Lock()
        self.watch: asyncio.Task[None] | None = None

    async def ask(self, question: bytes) -> bytes:
        """The first line of the answer. Whoever does not wait for all of it has to stop the worker, or would hear the rest later."""
        process = await self.ready()
        assert process.stdin is not None
        try:
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
        except (OSError, RuntimeError):  # RuntimeError is what uvloop has for a pipe that is closed
            raise await gone(process) from None
        line = await self.hear()
        if self.watch is None:
            self.watch = asyncio.create_task(self.replace(process))
        return line

    async def hear(self) -> bytes:
        """The next line of the answer."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        try:
            line = await process.stdout.readline()
        except (OSError, RuntimeError, ValueError):  # ValueError is what a line gets that is too long
            raise await gone(process) from None
        if not line.endswith(b"\n"):
            raise await gone(process)
        return line

    async def ready(self) -> Process:
        """The process, a new one if there is none, the last has gone, or another build has taken its place."""
        async with self.starting:
            if self.process is not None and self.build != gusher.build_at_hand():
                await gone(self.process)
            if self.process is None or self.process.returncode is not None:
                starting = asyncio.ensure_future(self.start())
                try:
                    self.process = await asyncio.shield(starting)
                except asyncio.CancelledError:
                    # Only a process that we know can be stopped.
                    with suppress(OSError):
                        self.process = await starting
                    raise
                except OSError as failed:
                    raise Crash(f"it could not be started: {failed}") from failed
            return self.process

    async def start(self) -> Process:
        self.build = gusher.build_at_hand()
        home = str(Path(gusher.__file__).parents[1])
        paths = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
        environment = os.environ | {"PYTHONPATH": paths}
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=LINE_BYTES, start_new_session=True
        )

    async def replace(self, process: Process) -> None:
        """Wait for the end of a process that could answer, and begin another one."""
        await process.wait()
        with suppress(Crash):
            await self.ready()
        self.watch = None

    async def stop(self) -> None:
        """End the process, whatever it does."""
        if self.watch is not None:
            self.watch.cancel()
            await asyncio.gather(self.watch, return_exceptions=True)
            self.watch = None
        if self.process is not None:
            await gone(self.process)
            self.process = None


async def gone(process: Process) -> Crash:
    """See that it is, also if it has only become silent."""
    with suppress(ProcessLookupError):
        process.kill()
    return Crash(f"it ended with code {await process.wait()}")
