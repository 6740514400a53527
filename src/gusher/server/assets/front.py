"""The page of HTML that everything hangs on, and the way out for all the rest.

`web/index.html` names the plain files. Here its style sheets become one, its module becomes a bundle, and it says beforehand what will be
needed next. The first answers that its scripts would ask for are written into it, so that it can be drawn at once.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from gusher.house import House
from gusher.server.assets.stock import BOARD, WEB, Asset, Stock
from gusher.server.refusal import Refusal
from gusher.texts import languages

FOREVER: Final = "public, max-age=31536000, immutable"
STYLE: Final = re.compile(r'[ \t]*<link rel="stylesheet" href="([^"]+)">\n')
SCRIPT: Final = '    <script type="module"'
PLAIN_SCRIPTS: Final = re.compile(r'[ \t]*<link rel="modulepreload"[^>]*>\n')
LANGUAGE: Final = re.compile(r"gusher-language=([a-z-]+)")
NO_SCRIPT: Final = re.compile(r"(<noscript>)[^<]*(</noscript>)")
END_OF_HEAD: Final = "  </head>\n"
LOBBY_PICTURE: Final = "static/hero.svg"
TABLE_PAGE: Final = "/static/pages/table.js"
ESCAPED: Final = "\\u003c"  # no text of anybody ends a script
WORKER: Final = "sw.js"

Answers = Mapping[str, bytes]  # by the path that would be asked for


class Front:
    def __init__(self, games: Iterable[House], plain: bool) -> None:
        self.stock = Stock(games)
        self.plain = plain
        self.reading = asyncio.Lock()

    # Pages

    async def page(self, request: Request, language: str, answers: Answers, game: str | None = None) -> Response:
        """For whoever asks, in his language, with these answers; at a table, with what that game needs."""
        await self.ready()
        page = self.written(language, answers, self.soon(language, game, request.url.path == "/"))
        headers = {"Cache-Control": "private, no-cache", "Vary": "Accept-Language, Cookie"}
        return unless_known(request, Response(page, media_type="text/html", headers=headers))

    async def ready(self) -> None:
        """Everything is read, beside what people do meanwhile."""
        if self.plain or "lasting" in vars(self):
            return
        async with self.reading:
            if "lasting" not in vars(self):
                await asyncio.to_thread(self.read)

    def read(self) -> None:
        sheets = STYLE.findall(self.template)
        self.stock.assets["app.css"] = Asset("app.css", lambda: "".join(map(self.stock.style, sheets)))
        self.stock.assets["away.html"] = Asset("away.html", lambda: self.written("en", {}, "", away=True))
        self.stock.assets[WORKER] = Asset(WORKER, self.worker)
        assert self.lasting

    def written(self, language: str, answers: Answers, soon: str, away: bool = False) -> str:
        base = "" if self.plain else self.stock.base
        told = ",".join(f"{json.dumps(path)}:{answer.decode()}" for path, answer in answers.items())
        known = json.dumps(self.stock.names, ensure_ascii=False)
        spoken = json.dumps(None if away else language)
        given = f'{{"base":{json.dumps(base)},"away":{json.dumps(away)},"language":{spoken},"languages":{known},"answers":{{{told}}}}}'
        data = f'    <script type="application/json" id="given">{given.replace("<", ESCAPED)}</script>\n'
        page = self.template if self.plain else self.lasting
        page = page.replace('<html lang="en">', f'<html lang="{language}">', 1).replace(END_OF_HEAD, soon + data + END_OF_HEAD, 1)
        return NO_SCRIPT.sub(lambda found: f"{found[1]}{self.stock.said('page-without-script', language)}{found[2]}", page, count=1)

    @property
    def template(self) -> str:
        return (WEB / "index.html").read_text(encoding="utf-8")

    @cached_property
    def lasting(self) -> str:
        """The same page by lasting names."""
        text = STYLE.sub("", PLAIN_SCRIPTS.sub("", self.template))
        text = text.replace(SCRIPT, '    <link rel="stylesheet" href="/app.css">\n' + SCRIPT).replace("/static/app.js", "/app.js")
        return re.sub(r'(href|src)="/(?=static/|app\.)', rf'\1="{self.stock.base}/', text)

    def worker(self) -> bytes:
        """The script that keeps the start page for times without a network; it is told which files that takes."""
        files = [f"{self.stock.base}/{name}" for name in ("away.html", "app.js", "app.css", "static/favicon.svg")]
        given = json.dumps({"base": self.stock.base, "files": files})
        return f"const GIVEN = {given};\n".encode() + self.stock.files[f"/static/{WORKER}"]

    def soon(self, language: str, game: str | None, lobby: bool) -> str:
        """What the browser may fetch beside the scripts and style sheets that will ask for it."""
        if self.plain:
            return ""
        base = self.stock.base
        modules = self.stock.bundles_of(TABLE_PAGE) if game is not None else []
        data = [f"static/texts/{language}.ftl"]
        links = [f'<link rel="preload" as="image" href="{base}/{LOBBY_PICTURE}">'] if lobby else []
        if game in self.stock.games:
            board = self.stock.bundles_of(*(f"/games/{game}/{part}.js" for part in BOARD))
            modules += [name for name in board if name not in modules]
            data += [f"games/{game}/texts/{language}.ftl", f"games/{game}/data.json"]
            sheet = f"games/{game}/board.css"
            links += [f'<link rel="preload" as="style" href="{base}/{sheet}">'] if sheet in self.stock.assets else []
        links += [f'<link rel="preload" as="fetch" crossorigin href="{base}/{name}">' for name in data]
        links += [f'<link rel="modulepreload" href="{base}/{name}">' for name in modules]
        return "".join(f"    {link}\n" for link in links)

    # Everything else

    async def lasting_file(self, request: Request) -> Response:
        """A file by its lasting name. A name of another time is not there: whoever asks for it has an old page."""
        await self.ready()
        found = self.stock.assets.get(request.path_params["path"]) if not self.plain else None
        if found is None or request.path_params["number"] != self.stock.number:
            raise Refusal(404, "not-found")
        answer = await sent(request, found)
        if request.path_params["path"] == WORKER:
            answer.headers["Service-Worker-Allowed"] = "/"
        return answer

    async def text(self, request: Request) -> Response:
        """A catalogue by its plain name."""
        game, language = request.path_params.get("game"), request.path_params["language"]
        if language not in languages() or game not in {None, *self.stock.games}:
            raise Refusal(404, "not-found")
        text = self.stock.text(language) if game is None else self.stock.game_text(game, language)
        return unless_known(request, Response(text, media_type="text/plain"))

    async def box(self, request: Request) -> Response:
        if request.path_params["game"] not in self.stock.games:
            raise Refusal(404, "not-found")
        return unless_known(request, Response(self.stock.box(request.path_params["game"]), media_type="application/json"))


def chosen_language(headers: Headers) -> str | None:
    """The one that was chosen in this browser."""
    found = LANGUAGE.search(headers.get("cookie", ""))
    return found[1] if found is not None and found[1] in languages() else None


def language_of(headers: Headers) -> str:
    """The language that was chosen, else the first of the browser's that we have."""
    wanted = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((tag for tag in [chosen_language(headers), *wanted] if tag in languages()), "en")


async def sent(request: Request, asset: Asset) -> Response:
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    packed = await asyncio.to_thread(getattr, asset, "packed") if "packed" not in vars(asset) else asset.packed
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=asset.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(asset.body, media_type=asset.media_type, headers=headers)


def unless_known(request: Request, answer: Response) -> Response:
    """Nothing but that, if whoever asks has it already."""
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:20]}"'
    answer.headers["ETag"] = tag
    if tag not in request.headers.get("if-none-match", ""):
        return answer
    kept = {name: value for name, value in answer.headers.items() if name in ("cache-control", "etag", "vary")}
    return Response(status_code=304, headers=kept)
