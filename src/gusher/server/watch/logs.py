"""The lines of the log: as people read them, or one JSON object each. Neither has secrets in it, whoever has written them there."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

from gusher.core.errors import SetupError
from gusher.server.watch.meters import CountingHandler, meters
from gusher.server.watch.requests import asked

FORMATS: Final = ("text", "json")
TEXT: Final = "%(levelname)s %(name)s: %(message)s"
HIDDEN: Final = "…"

# Secrets in the forms in which they come: parts of links, cookies, passwords in addresses; what was to be written in a statement that
# failed; and mailboxes, which are nobody's business.
SECRETS: Final = (
    re.compile(r"(?<=[?&])((?:invite|watch|token|claim|seat_link)=)[^&\s\"'<>]+"),
    re.compile(r"(/(?:claim|confirm|stop)/)[^/\s\"'?]+"),
    re.compile(r"((?:set-cookie|cookie|authorization)[\"']?\s*[:=]\s*)[^\n]+", re.IGNORECASE),
    re.compile(r"(\bgusher=)[^;\s\"']+"),
    re.compile(r"([a-z][a-z0-9+.-]*://[^\s/:@]*:)[^\s/@]+(?=@)", re.IGNORECASE),
    re.compile(r"(\[parameters: ).*", re.DOTALL),
    re.compile(r"(Key \([^)]*\)=\()[^)]*"),
    re.compile(r"()[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"),
)


def without_secrets(line: str) -> str:
    for secret in SECRETS:
        line = secret.sub(rf"\g<1>{HIDDEN}", line)
    return line


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line: time, level, module, message; if they are known request, table, and the trace of what has failed."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "module": record.name,
        }
        who = asked.get()
        if who is not None:
            told["request"] = str(who)
            if who.table:
                told["table"] = who.table
        told |= getattr(record, "values", {})
        told["message"] = without_secrets(record.getMessage())
        if record.exc_info:
            told["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


class LineBudget:
    """So many lines a second: who is refused much must not fill the disk."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.second = 0
        self.used = 0

    def take(self, now: float) -> bool:
        second = int(now)
        if second != self.second:
            self.second, self.used = second, 0
        self.used += 1
        return self.used <= self.most


def check_format(name: str) -> str:
    if name not in FORMATS:
        raise SetupError("log_format takes {allowed}, not {name}", allowed=" or ".join(FORMATS), name=name)
    return name


def write_lines(name: str) -> None:
    """From now on, for the whole process. In JSON also what is refused, which people need not be told of all the time."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if check_format(name) == "json" else PlainLines(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler, CountingHandler(meters)])
    if name == "json":
        logging.getLogger("gusher").setLevel(logging.INFO)
