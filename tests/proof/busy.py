"""`python -m tests.proof.busy COMMAND…`: run a command while something else keeps one core busy, and end as it ends."""

from __future__ import annotations

import subprocess
import sys


def main(command: list[str]) -> int:
    spinning = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        return subprocess.run(command).returncode
    finally:
        spinning.kill()
        spinning.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
