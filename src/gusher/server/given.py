"""Where the settings of a server come from: `--set` before the environment, the environment before a file, and that before what is usual.

All have the names of `Settings`; in the environment in capitals after `GUSHER_SERVE_`. What is said at one place is checked also where
another one outdoes it, so that nobody is surprised later.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Final

from gusher.bots import check_bot
from gusher.core.errors import SetupError, reason_of
from gusher.server.settings import Settings
from gusher.server.watch.logs import check_format

LAST_PORT: Final = 65535
PREFIX: Final = "GUSHER_SERVE_"
USUAL: Final = "usual"
TIMES: Final = ("beat", "sweep", "retention", "notice_sweep", "coach_ms")
NOT_NOTHING: Final = (*TIMES, "bot_workers", "coach_steps", "notices_at_once", "notices_per_second", "window")
YES_OR_NO: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
CHECKS: Final[dict[str, Callable[[str], object]]] = {"usual_bot": check_bot, "log_format": check_format}
PASSWORD: Final = re.compile(r"(?<=:)[^:/@]+(?=@)")

Value = bool | int | float | str | frozenset[str]


def gather(settings: Settings, said: list[str], environment: Mapping[str, str], file: Path | None) -> tuple[Settings, dict[str, str]]:
    """The settings, and for each that is not as usual where its value comes from."""
    found: dict[str, Value] = {}
    places: dict[str, str] = {}
    for place, name, value in [*in_file(file), *in_environment(environment), *in_options(said)]:
        usual = usual_of(settings, name)
        found[name], places[name] = fitting(place, name, value, usual), place
    return replace(settings, **found), places  # type: ignore[arg-type]


def in_file(file: Path | None) -> Iterator[tuple[str, str, object]]:
    if file is None:
        return
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as failed:
        raise SetupError("cannot read {file}: {why}", file=file, why=reason_of(failed)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as broken:
        raise SetupError("{file} is not TOML: {why}", file=file, why=str(broken)) from None
    for name, value in found.items():
        yield str(file), name, value


def in_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str, object]]:
    for name, value in sorted(environment.items()):
        if name.startswith(PREFIX):
            yield name, name.removeprefix(PREFIX).lower(), value


def in_options(said: list[str]) -> Iterator[tuple[str, str, object]]:
    for each in said:
        name, equals, value = each.partition("=")
        if not equals:
            raise SetupError("--set takes NAME=VALUE, not {said}", said=each)
        yield "--set", name.strip(), value.strip()


def usual_of(settings: Settings, name: str) -> Value:
    if name not in {field.name for field in fields(settings)}:
        raise SetupError("there is no setting {name}; gusher serve --show-settings tells which there are", name=name)
    value: Value = getattr(settings, name)
    return value


def fitting(place: str, name: str, value: object, usual: Value) -> Value:
    """The value, if it is of the kind of the usual one; numbers may stand in quotation marks, as they do in the environment."""
    if isinstance(usual, bool):
        switch = value if isinstance(value, bool) else YES_OR_NO.get(str(value).lower())
        if switch is None:
            raise SetupError("{place}: {name} takes yes or no, not {value}", place=place, name=name, value=value)
        return switch
    if isinstance(usual, int | float):
        return bounded(place, name, value, number(place, name, value, whole=isinstance(usual, int)))
    if isinstance(usual, frozenset):
        texts = value.split(",") if isinstance(value, str) else value
        if isinstance(texts, list) and all(isinstance(each, str) for each in texts):
            return frozenset(filter(None, map(str.strip, texts)))
    elif isinstance(value, str):
        CHECKS.get(name, str)(value)
        return value
    raise SetupError("{place}: {name} takes a text in quotation marks, not {value}", place=place, name=name, value=value)


def bounded(place: str, name: str, value: object, found: float) -> int | float:
    if not found and name in NOT_NOTHING:
        raise SetupError("{place}: {name} takes a number above 0, not {value}", place=place, name=name, value=value)
    if name == "metrics_port" and found > LAST_PORT:
        values = {"place": place, "name": name, "most": LAST_PORT, "value": value}
        raise SetupError("{place}: {name} takes a whole number from 0 to {most}, not {value}", **values)
    return found


def number(place: str, name: str, value: object, whole: bool) -> int | float:
    try:
        found = int(str(value)) if whole else float(str(value))
        if 0 <= found < float("inf") and not isinstance(value, bool):
            return found
    except ValueError:
        pass
    if whole:
        raise SetupError("{place}: {name} takes a whole number from 0 on, not {value}", place=place, name=name, value=value)
    raise SetupError("{place}: {name} takes a number from 0 on, not {value}", place=place, name=name, value=value)


def shown(settings: Settings, places: Mapping[str, str]) -> str:
    """Every setting with where it comes from, as a file of settings; passwords are left out."""
    values = {field.name: in_toml(getattr(settings, field.name)) for field in fields(settings)}
    return "".join(f"{name} = {value}  # {places.get(name, USUAL)}\n" for name, value in values.items())


def in_toml(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, frozenset):
        return json.dumps(sorted(value))
    return PASSWORD.sub("…", json.dumps(value, ensure_ascii=False)) if isinstance(value, str) else str(value)
