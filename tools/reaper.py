"""`python -m tools.reaper PROGRAM WORD…`: carry it out, and wait for what it leaves behind, so that all the processor time is counted.

Tests start programs that start others; a browser that is killed leaves some to whoever asks for orphans, which Linux alone knows.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from contextlib import suppress
from typing import Final

PR_SET_CHILD_SUBREAPER: Final = 36
PATIENCE: Final = 5.0  # seconds; what goes on for longer is not ours to end


def main() -> int:
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    code = subprocess.run(sys.argv[1:]).returncode
    until = time.monotonic() + PATIENCE
    with suppress(ChildProcessError):
        while time.monotonic() < until:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                time.sleep(0.05)
    return code


if __name__ == "__main__":
    sys.exit(main())
