"""Open the table in the browser, from a fresh clone on: `make play`, or `python3 -m tools.play`.

What playing needs is installed first, and nothing else. The page is there before the compiler is: it works beside the table, after
everybody else who wants the processor, and ends with it. What it has done until then is not done again the next time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from typing import Final

from tools.build import is_compiled, set_aside
from tools.environment import BIN, ROOT, Obstacle, prepare, say

LOG: Final = ROOT / "build" / "compile.log"
READY: Final = "compiled: bots use it from now on, everything else from the next start"


class Beside:
    """The compiler at work."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tools.build", "--gently"]
        group = 0 if os.name == "posix" else None
        with LOG.open("wb") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=group)
        Thread(target=self.tell, daemon=True).start()

    def tell(self) -> None:
        """Say in one line how it ended; not if we ended it."""
        if self.process.wait() < 0:
            return
        said = [line for line in LOG.read_text(encoding="utf-8", errors="replace").splitlines() if line.startswith("gusher: ")]
        say(READY if is_compiled() else said[-1].removeprefix("gusher: ") if said else f"the compilation failed; see {LOG}")

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


def play() -> int:
    """The exit code of the table."""
    prepare()
    compiled = is_compiled()
    if not compiled:
        set_aside()
    table = subprocess.Popen([BIN / "gusher", *sys.argv[1:]], stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert table.stdout is not None
    signal.signal(signal.SIGINT, lambda *_: None)  # the table hears it as well, and ends in order
    for name in {"SIGTERM", "SIGHUP"} & set(dir(signal)):
        signal.signal(getattr(signal, name), lambda *_: table.terminate())
    beside: Beside | None = None
    for line in table.stdout:  # the first says where the page is
        sys.stdout.write(line)
        sys.stdout.flush()
        if not compiled and beside is None:
            beside = Beside()
    code = table.wait()
    if beside is not None:
        beside.stop()
    return code


def main() -> None:
    try:
        sys.exit(play())
    except Obstacle as obstacle:
        sys.exit(f"gusher: {obstacle}")


if __name__ == "__main__":
    main()
