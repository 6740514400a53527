"""The games that are installed, by name. Whoever else needs a game asks here.

They are found through the entry points `gusher.games`, ours like anybody's. A package that cannot be used is left out with the reason, and
everything else works. Ours come first: who calls a game by a name that is taken is left out.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from gusher.core.errors import SetupError
from gusher.house import House

GROUP = "gusher.games"
OURS = "gusher"
NAME = re.compile("[a-z][a-z0-9_]*")
SHARED = Path(__file__).parent / "texts" / "en.ftl"


class LeftOut:
    """An entry point that leads to no game, the package that it came with, and why."""

    def __init__(self, name: str, package: str, reason: str) -> None:
        self.name = name
        self.package = package
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name} of the package {self.package} is left out: {self.reason}"


def games() -> list[House]:
    """In the order in which they are listed."""
    return list(_found()[0].values())


def game(name: str) -> House:
    known, without = _found()
    found = known.get(name.lower())
    if found is None:
        for each in without:
            if each.name.lower() == name.lower():
                raise SetupError(str(each))
        raise SetupError(f"there is no game '{name}'; allowed: {', '.join(known)}")
    return found


def left_out() -> list[LeftOut]:
    """The packages that are installed and cannot be used."""
    return list(_found()[1])


@cache
def _found() -> tuple[dict[str, House], list[LeftOut]]:
    known: dict[str, tuple[House, str]] = {}
    without: list[LeftOut] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_maker(point) != OURS, _maker(point), point.name)):
        package = f"{_maker(point)} {point.dist.version}" if point.dist is not None else _maker(point)
        try:
            if point.name in known:
                raise SetupError(f"there is already a game {point.name}, of the package {known[point.name][1]}")
            house = _load(point)
        except SetupError as refused:
            without.append(LeftOut(point.name, package, str(refused)))
        except (Exception, SystemExit) as failed:  # noqa: BLE001  (whatever a package from outside does, the others are there)
            said = " ".join(str(failed).split())
            without.append(LeftOut(point.name, package, f"{point.value} fails with {type(failed).__name__}: {said}"))
        else:
            known[house.name] = house, package
    found = sorted((house for house, _ in known.values()), key=lambda house: (house.place, house.name))
    return {house.name: house for house in found}, without


def _maker(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _load(point: EntryPoint) -> House:
    house = point.load()
    if not isinstance(house, House):
        raise SetupError(f"{point.value} is {_a(type(house).__name__)}, not a House")
    if house.name != point.name:
        raise SetupError(f"{point.value} calls itself {house.name}, not {point.name}")
    if _maker(point) != OURS:
        _inspect(house)
    return house


def _a(noun: str) -> str:
    return f"{'an' if noun[:1].lower() in tuple('aeiou') else 'a'} {noun}"


def _inspect(house: House) -> None:
    """What everybody would stumble over, whichever game they play. Ours are tested instead, because this takes time."""
    if not NAME.fullmatch(house.name):
        raise SetupError(f"the name {house.name} has other signs than small letters, digits and _")
    if re.search(f"^{house.name}-", SHARED.read_text(encoding="utf-8"), re.MULTILINE):
        raise SetupError(f"messages of the program itself begin with {house.name}-; it needs another name")
    json.dumps([house.title, house.data_version, house.data, [*house.seats], house.editions, [option.name for option in house.options]])
    if house.rulebook().is_file():
        _text_of(house.rulebook())
    for language in house.languages():
        _check_catalogue(house, house.catalogue(language))


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as broken:
        raise SetupError(f"{file.name} is not text in UTF-8") from broken


def _check_catalogue(house: House, file: Path) -> None:
    """All games speak through the same messages: none may break them, or change what another says."""
    from fluent.syntax import ast, parse

    for entry in parse(_text_of(file), with_spans=False).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise SetupError(f"{file.parent.name}/{file.name} has what is no message: {line}")
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(f"{house.name}-"):
            raise SetupError(f"{file.parent.name}/{file.name}: the message {entry.id.name} does not begin with {house.name}-")
