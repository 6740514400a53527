"""`python -m tests.proof.saying CODE FILE WORD`: add a word to a file, say it, and end with that code; to try the proof itself."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    code, file, word = sys.argv[1:]
    with Path(file).open("a") as marks:
        marks.write(f"{word}\n")
    sys.stdout.write(f"{word}\n")
    sys.exit(int(code))
