"""`gusher verify`: whether the draws of records are those that were fixed when their tables began."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from gusher import registry
from gusher.arguments import one_line, read_text
from gusher.core import record as records
from gusher.core.errors import GusherError, RecordError
from gusher.core.record import Record
from gusher.terminal.screen import console
from gusher.texts import Texts, tell
from gusher.verifying import Finding, verify

FAIR: Final = 0
WRONG: Final = 1
UNKNOWN: Final = 2


def run(files: list[Path], as_json: bool, texts: Texts, in_words: Callable[[Record, Texts], RecordError | None]) -> int:
    """Check and print; gives the exit code. `in_words` tells the first line of a record that breaks the rules."""
    codes: list[int] = []
    found: list[dict[str, Any]] = []
    for file in files:
        try:
            record, finding = check(file, texts, in_words)
        except GusherError as broken:
            codes.append(UNKNOWN)
            found.append({"file": str(file), "found": "unknown", "reason": "broken", "detail": str(broken)})
            if not as_json:
                sys.stderr.write(f"gusher: {one_line(tell(broken))}\n")
            continue
        codes.append(code_of(finding))
        found.append(as_object(file, record, finding))
        if not as_json:
            console().print(one_line(f"{file}: {sentence(finding, texts)}"), soft_wrap=True)
    if as_json:
        sys.stdout.write(json.dumps({"records": found}, ensure_ascii=False) + "\n")
    return WRONG if WRONG in codes else max(codes)


def check(file: Path, texts: Texts, in_words: Callable[[Record, Texts], RecordError | None]) -> tuple[Record, Finding]:
    text = read_text(file)
    try:
        record = records.read(text, registry.game)
        try:
            return record, verify(record)
        except RecordError as refused:
            raise in_words(record, texts) or refused from refused
    except RecordError as refused:
        raise RecordError("{file}: {why}", file=file, why=refused) from refused


def code_of(finding: Finding) -> int:
    if finding.wrong is not None:
        return WRONG
    return FAIR if finding.unknown is None else UNKNOWN


def sentence(finding: Finding, texts: Texts) -> str:
    commitment = finding.commitment
    if finding.unknown is not None:
        return texts.say(f"verify-{finding.unknown}")
    if finding.wrong == "commitment":
        return texts.say("verify-commitment", commitment=commitment)
    if finding.entry is not None:
        line, draw = finding.entry + 2, finding.draws + 1
        return texts.say("verify-draw", draw=draw, line=line, recorded=finding.recorded, expected=finding.expected)
    fair = texts.say("verify-fair", count=finding.draws, commitment=commitment)
    return f"{fair} {texts.say('verify-taken-over', count=finding.taken_over)}" if finding.taken_over else fair


def as_object(file: Path, record: Record, finding: Finding) -> dict[str, Any]:
    return {
        "file": str(file),
        "found": "fair" if finding.fair else "wrong" if finding.wrong is not None else "unknown",
        "reason": finding.wrong or finding.unknown,
        "game": record.game.name,
        "over": record.result is not None,
        "entries": len(record.entries),
        "draws": finding.draws,
        "taken_over": finding.taken_over,
        "commitment": finding.commitment or None,
        "line": None if finding.entry is None else finding.entry + 2,
        "recorded": finding.recorded or None,
        "expected": finding.expected or None,
    }
