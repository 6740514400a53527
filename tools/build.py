"""Compile the rules in place, if they are not compiled as they are: `python3 -m tools.build [--gently]`.

Gently: after everybody else who wants the processor.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.environment import COMPILER, PLACE, PYTHON, ROOT, Obstacle, lock, prepare, project

SOURCES: Final = ROOT / "src"
MARK: Final = ROOT / "build" / "compiled"
NICE: Final = 19


def build() -> bool:
    """Whether it is compiled in the end."""
    prepare(COMPILER)
    with lock("build"):
        if not is_compiled():
            MARK.unlink(missing_ok=True)
            digest = digest_of_sources()
            done = subprocess.run([PYTHON, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=ROOT).returncode == 0
            if not done:
                raise Obstacle("the compilation failed; see the messages above")
            if code():
                MARK.write_text(digest)
        return bool(code())


def is_compiled() -> bool:
    """Whether what is compiled was made of the sources as they are: no change, removal or checkout leaves a stale one in use."""
    return bool(code()) and MARK.exists() and MARK.read_text() == digest_of_sources()


def set_aside() -> None:
    """Let nobody who starts from now on use what is compiled."""
    for path in code():
        path.unlink()


def code() -> list[Path]:
    """The file with all compiled code, which is there if, and only if, all is (see `setup.py`)."""
    return list(SOURCES.glob("gusher__mypyc.*"))


def digest_of_sources() -> str:
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", PLACE / "pyvenv.cfg"]
    files += [path for pattern in project()["tool"]["gusher"]["compiled"] for path in sorted(ROOT.glob(pattern))]
    found = sha256()
    for path in files:
        found.update(f"{path.relative_to(ROOT)}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def main() -> None:
    if "--gently" in sys.argv[1:]:
        with suppress(AttributeError, OSError):
            os.nice(NICE)
    try:
        build()
    except Obstacle as obstacle:
        sys.exit(f"gusher: {obstacle}")


if __name__ == "__main__":
    main()
