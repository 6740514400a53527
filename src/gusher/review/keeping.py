"""Reviews in a file beside their record, so that nothing is computed twice: `game.jsonl` has `game.jsonl.review.json`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from gusher.core.errors import SetupError, reason_of
from gusher.review.reviewing import Review

FORMAT: Final = 1
ENDING: Final = ".review.json"


class Kept(msgspec.Struct, rename={"format": "gusher_review"}):
    format: int
    reviews: list[Review]


class Shelf:
    """The reviews of one record."""

    def __init__(self, record: Path) -> None:
        self.file = record.with_name(record.name + ENDING)
        self.reviews = self.read()

    def read(self) -> list[Review]:
        try:
            raw = self.file.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as failed:
            raise SetupError("cannot read {file}: {why}", file=self.file, why=reason_of(failed)) from failed
        try:
            kept = msgspec.json.decode(raw, type=Kept)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            kept = None
        if kept is None or kept.format != FORMAT:
            raise SetupError("{file} is no review of this Gusher; move it away, because reviews are kept there", file=self.file)
        return kept.reviews

    def find(self, wanted: Review) -> Review:
        """What is kept of this review; else the review itself."""
        return next((kept for kept in self.reviews if kept.fits(wanted) and len(kept.judged) <= wanted.total), wanted)

    def keep(self, review: Review) -> None:
        """Put it into the file. Reviews of another record, or of a record as it was, go."""
        same = [kept for kept in self.reviews if kept.digest == review.digest and kept.rules == review.rules]
        others = [kept for kept in same if (kept.seat, kept.iterations) != (review.seat, review.iterations)]
        self.reviews = sorted([*others, review], key=lambda kept: (kept.seat, kept.iterations))
        beside = self.file.with_name(f"{self.file.name}.{os.getpid()}.tmp")
        try:
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(Kept(FORMAT, self.reviews)), indent=1) + b"\n")
            beside.replace(self.file)
        except OSError as failed:
            beside.unlink(missing_ok=True)
            raise SetupError("cannot write {file}: {why}", file=self.file, why=reason_of(failed)) from failed
