"""A file that one process at a time can hold. The system lets go of it when the process ends, however that happens."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
NOTE_BYTES: Final = 200
FAR: Final = 1 << 30  # the byte that is locked on Windows, where a locked one cannot be read

if sys.platform == "win32":
    import msvcrt

    def hold(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Another process has it, and has left this note."""


class FileLock:
    """The file itself stays: to remove it would let two in who hold different files of one name."""

    def __init__(self, path: Path) -> None:
        self.file = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            hold(self.file)
        except OSError:
            note = os.pread(self.file, NOTE_BYTES, 0) if sys.platform != "win32" else path.read_bytes()[:NOTE_BYTES]
            os.close(self.file)
            raise Held(note.decode(errors="replace").strip()) from None
        self.tell(f"process {os.getpid()}")

    def tell(self, note: str) -> None:
        """Leave a note for who comes later."""
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, note.encode()[:NOTE_BYTES])

    def release(self) -> None:
        os.close(self.file)
