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

from gusher.core.errors import GusherError, SetupError
from gusher.house import House

GROUP = "gusher.games"
OURS = "gusher"
NAME = re.compile("[a-z][a-z0-9_]*")
SHARED = Path(__file__).parent / "texts" / "en.ftl"


class LeftOut:
    """An entry point that leads to no game, the package that it came with, and why."""

    def __init__(self, name: str, package: str, reason: GusherError) -> None:
        self.name = name
        self.package = package
        self.reason = reason

    def refusal(self) -> SetupError:
        """What whoever asks for the game is told."""
        values = {"name": self.name, "package": self.package, "why": self.reason}
        return SetupError("{name} of the package {package} is left out: {why}", **values)


def games() -> list[House]:
    """In the order in which they are listed."""
    return list(_found()[0].values())


def game(name: str) -> House:
    known, without = _found()
    found = known.get(name.lower())
    if found is None:
        for each in without:
            if each.name.lower() == name.lower():
                raise each.refusal()
        raise SetupError("there is no game '{name}'; allowed: {allowed}", name=name, allowed=[*known])
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
                raise SetupError("there is already a game {name}, of the package {package}", name=point.name, package=known[point.name][1])
            house = _load(point)
        except SetupError as refused:
            without.append(LeftOut(point.name, package, refused))
        except (Exception, SystemExit) as failed:  # noqa: BLE001  (whatever a package from outside does, the others are there)
            values = {"place": point.value, "kind": type(failed).__name__, "why": " ".join(str(failed).split())}
            without.append(LeftOut(point.name, package, SetupError("{place} fails with {kind}: {why}", **values)))
        else:
            known[house.name] = house, package
    found = sorted((house for house, _ in known.values()), key=lambda house: (house.place, house.name))
    return {house.name: house for house in found}, without


def _maker(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _load(point: EntryPoint) -> House:
    house = point.load()
    if not isinstance(house, House):
        raise _no_house(point.value, type(house).__name__)
    if house.name != point.name:
        raise SetupError("{place} calls itself {game}, not {name}", place=point.value, game=house.name, name=point.name)
    if _maker(point) != OURS:
        _inspect(house)
    return house


def _no_house(place: str, kind: str) -> SetupError:
    if kind[:1].lower() in tuple("aeiou"):
        return SetupError("{place} is an {kind}, not a House", place=place, kind=kind)
    return SetupError("{place} is a {kind}, not a House", place=place, kind=kind)


def _inspect(house: House) -> None:
    """What everybody would stumble over, whichever game they play. Ours are tested instead, because this takes time."""
    if not NAME.fullmatch(house.name):
        raise SetupError("the name {game} has other signs than small letters, digits and _", game=house.name)
    if re.search(f"^{house.name}-", SHARED.read_text(encoding="utf-8"), re.MULTILINE):
        raise SetupError("messages of the program itself begin with {game}-; it needs another name", game=house.name)
    json.dumps([house.title, house.data_version, house.data, [*house.seats], house.editions, [option.name for option in house.options]])
    if house.rulebook().is_file():
        _text_of(house.rulebook())
    for language in house.languages():
        _check_catalogue(house, house.catalogue(language))


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as broken:
        raise SetupError("{file} is not text in UTF-8", file=file.name) from broken


def _check_catalogue(house: House, file: Path) -> None:
    """All games speak through the same messages: none may break them, or change what another says."""
    from fluent.syntax import ast, parse

    for entry in parse(_text_of(file), with_spans=False).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise SetupError("{file} has what is no message: {line}", file=f"{file.parent.name}/{file.name}", line=line)
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(f"{house.name}-"):
            place, message = f"{file.parent.name}/{file.name}", entry.id.name
            raise SetupError("{file}: the message {message} does not begin with {game}-", file=place, message=message, game=house.name)
