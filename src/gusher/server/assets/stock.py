"""All files of the page by name, each made when it is first wanted and kept, plain and compressed.

Names begin with a number that is made of all contents (`/assets/NUMBER/app.js`). So whoever has a file need never ask for it again, and
whoever gets a new page gets new names. Files are read once: a change is seen after a restart, or with `--plain`.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
import posixpath
import re
from collections.abc import Callable, Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import Final

import msgspec

import gusher
from gusher import catalogue
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.server.assets.bundles import Bundle, bundled, check, in_order
from gusher.server.assets.modules import Module, read_module
from gusher.texts import languages

log = logging.getLogger(__name__)

HOME: Final = Path(gusher.__file__).parent
WEB: Final = HOME / "web"
TEXTS: Final = HOME / "texts"
FIRST: Final = "/static/app.js"
BESIDE: Final = (".js", ".html", ".md")  # files of a folder that are not served one by one
BOARD: Final = ("board", "tables", "sentences")  # modules of a game that are wanted together
COMMENT: Final = re.compile(r"/\*(?!!).*?\*/", re.DOTALL)
INDENT: Final = re.compile(r"\s*\n\s*")
PICTURE: Final = re.compile(r"""url\(["']?(?!data:|#)([^"')]+)["']?\)""")
SMALL: Final = 200  # bytes that are not worth compressing
TYPES: Final = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


class Asset:
    """One file, made when it is wanted."""

    def __init__(self, name: str, make: Callable[[], str | bytes]) -> None:
        suffix = Path(name).suffix
        self.media_type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.make = make

    @cached_property
    def body(self) -> bytes:
        made = self.make()
        return made.encode() if isinstance(made, str) else made

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, where that is shorter."""
        if len(self.body) < SMALL:
            return None
        found = gzip.compress(self.body, 9, mtime=0)
        return found if len(found) < len(self.body) else None


class Stock:
    """What there is for these games. Nothing is read before it is asked for."""

    def __init__(self, games: Iterable[House]) -> None:
        self.games = {game.name: game for game in games}

    @property
    def base(self) -> str:
        return f"/assets/{self.number}"

    @cached_property
    def names(self) -> dict[str, str]:
        """The languages, each by its own name."""
        return {each: self.said("language", each) for each in languages()}

    def said(self, message: str, language: str) -> str:
        """A message without anything to put in."""
        return self.messages[language][message].partition("=")[2].strip()

    @cached_property
    def messages(self) -> dict[str, dict[str, str]]:
        """Of the page, by language."""
        return {each: catalogue.messages(self.text(each)) for each in languages()}

    def text(self, language: str) -> str:
        """The shared messages in that language, complete."""
        return told(TEXTS / f"{language}.ftl", TEXTS / "en.ftl")

    def game_text(self, game: str, language: str) -> str:
        house = self.games[game]
        return told(house.catalogue(language), house.catalogue("en"))

    def box(self, game: str) -> bytes:
        """What the board and the words of a game are drawn from."""
        return msgspec.json.encode(self.games[game].data)

    # Read once

    @cached_property
    def folders(self) -> dict[str, Path]:
        return {"/static/": WEB} | {f"/games/{name}/": game.web() for name, game in self.games.items()}

    @cached_property
    def files(self) -> dict[str, bytes]:
        """What lies in the folders, by the path under which the server has it plain."""
        found = {}
        for prefix, folder in self.folders.items():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    found[prefix + path.relative_to(folder).as_posix()] = path.read_bytes()
        return found

    @cached_property
    def number(self) -> str:
        """Of everything that is in here."""
        digest = hashlib.sha256(gusher.__version__.encode())
        texts = {f"texts {name}": "".join(self.game_text(name, each) for each in languages()) for name in self.games}
        texts[""] = "".join(map(self.text, languages()))
        for name, body in [*self.files.items(), *((name, text.encode()) for name, text in texts.items())]:
            digest.update(f"{name} {len(body)}\n".encode())
            digest.update(body)
        for name in self.games:
            digest.update(self.box(name))
        return digest.hexdigest()[:12]

    @cached_property
    def modules(self) -> dict[str, Module]:
        """Ours, and those of each game that can be read. One that cannot is without its board, and the log says why."""
        ours = self.read("/static/")
        check(ours)
        found = dict(ours)
        for game in self.games:
            try:
                own = self.read(f"/games/{game}/")
                check(ours | own)
                in_order(ours | own, own)
            except SetupError as refused:
                log.warning("%s is shown without its board: %s", game, refused)
            else:
                found |= own
        return found

    def read(self, prefix: str) -> dict[str, Module]:
        scripts = {path: body for path, body in self.files.items() if path.startswith(prefix) and path.endswith(".js")}
        return {path: read_module(path, body.decode()) for path, body in scripts.items()}

    @cached_property
    def made(self) -> tuple[dict[str, Bundle], dict[str, str]]:
        return bundled(self.modules, FIRST, dict(self.groups()))

    def groups(self) -> Iterable[tuple[str, list[str]]]:
        """A bundle for the board of each game, with its words; one for each other module of it that no other needs."""
        for game in self.games:
            prefix = f"/games/{game}/"
            own = [path for path in self.modules if path.startswith(prefix)]
            needed = {path for each in own for path in self.modules[each].needs}
            board = [path for path in (f"{prefix}{part}.js" for part in BOARD) if path in own]
            if board:
                yield f"games/{game}.js", board
            for path in own:
                if path not in needed and path not in board:
                    yield path.lstrip("/"), [path]

    @property
    def bundles(self) -> dict[str, Bundle]:
        return self.made[0]

    def bundles_of(self, *paths: str) -> list[str]:
        """The bundles that must be there before these modules can be used."""
        names: dict[str, None] = {}
        for path in paths:
            if (name := self.made[1].get(path)) is not None:
                names |= dict.fromkeys([*self.bundles[name].after, name])
        return list(names)

    @cached_property
    def assets(self) -> dict[str, Asset]:
        """By name, without the number."""
        found: dict[str, Asset] = {}

        def add(name: str, make: Callable[..., str | bytes], *given: object) -> None:
            found[name] = Asset(name, partial(make, *given))

        for name, bundle in self.bundles.items():
            add(name, bundle.text)
            add(f"{name}.map", bundle.source_map, self.files)
        for path, body in self.files.items():
            if path.endswith(".css"):
                add(path.lstrip("/"), self.style, path)
            elif not path.endswith(BESIDE):
                add(path.lstrip("/"), bytes, body)
        for language in languages():
            add(f"static/texts/{language}.ftl", lambda each: catalogue.brief(self.text(each)), language)
            for game in self.games:
                add(f"games/{game}/texts/{language}.ftl", lambda *each: catalogue.brief(self.game_text(*each)), game, language)
        for game in self.games:
            add(f"games/{game}/data.json", self.box, game)
        return found

    def style(self, path: str) -> str:
        """A style sheet without remarks, whose pictures have lasting names."""
        text = INDENT.sub("\n", COMMENT.sub("", self.files[path].decode())).lstrip()
        return PICTURE.sub(lambda found: f'url("{self.base}{posixpath.normpath(posixpath.join(posixpath.dirname(path), found[1]))}")', text)


def told(own: Path, english: Path) -> str:
    """A catalogue, completed in English; nothing if there is neither."""
    texts = [path.read_text(encoding="utf-8") if path.is_file() else "" for path in (own, english)]
    return texts[1] if own == english else catalogue.completed(*texts)
