"""All modules of ours fit into bundles; a change gives new names; a game whose modules cannot be read costs nobody else anything."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path

import httpx
import pytest

from gusher import registry
from gusher.catalogue import completed
from gusher.core.errors import SetupError
from gusher.server.assets.bundles import Bundle, bundled
from gusher.server.assets.modules import Module, read_module
from gusher.server.assets.stock import Stock
from tests.server.serving import Server

pytestmark = pytest.mark.one_build


def modules(**texts: str) -> dict[str, Module]:
    return {f"/static/{name}.js": read_module(f"/static/{name}.js", text) for name, text in texts.items()}


def names(bundle: Bundle) -> list[str]:
    return [Path(module.path).stem for module in bundle.modules]


def test_what_several_need_is_shared_and_nothing_is_there_twice() -> None:
    made, found = bundled(
        modules(
            app='import { a } from "./a.js"; import("./page.js"); import("./other.js");',
            a="export const a = 1;",
            page='import { a } from "./a.js"; import { both } from "./both.js"; import { own } from "./own.js";',
            other='import { both } from "./both.js";',
            both='import { a } from "./a.js"; export const both = a;',
            own="export const own = 1;",
            nobody="export const needs = 1;",
        ),
        "/static/app.js",
        {},
    )
    assert {name: names(bundle) for name, bundle in made.items()} == {
        "app.js": ["a", "app"],
        "shared.js": ["both"],
        "page.js": ["own", "page"],
        "other.js": ["other"],
    }
    assert made["page.js"].after == ["shared.js"]
    assert found == {"/static/page.js": "page.js", "/static/other.js": "other.js"}


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ({"app": 'import { a } from "./a.js";'}, "/static/app.js imports /static/a.js, which is not there"),
        ({"app": 'import { b } from "./a.js";', "a": "export const a = 1;"}, "imports b, which /static/a.js does not export"),
        ({"app": 'import "./a.js";', "a": 'import "./app.js";'}, "in a circle: /static/app.js -> /static/a.js -> /static/app.js"),
    ],
)
def test_what_cannot_be_linked_is_refused(texts: dict[str, str], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        bundled(modules(**texts), "/static/app.js", {})


def test_the_map_leads_to_the_lines_that_were_written() -> None:
    """Decoded as browsers do it: differences to what stood before, from one line to the next."""
    stock = Stock(registry.games())
    bundle = stock.bundles["shared.js"]
    told = json.loads(bundle.source_map(stock.files))
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    source = line = seen = 0
    for text, mapping in zip(bundle.text().split("\n"), told["mappings"].split(";"), strict=False):
        if not mapping:
            continue
        fields, value, shift = [], 0, 0
        for digit in map(alphabet.index, mapping):
            value |= (digit & 31) << shift
            shift += 5
            if not digit & 32:
                fields.append(-(value >> 1) if value & 1 else value >> 1)
                value = shift = 0
        source, line = source + fields[1], line + fields[2]
        written = told["sourcesContent"][source].split("\n")[line]
        words = text.partition("(() => { ")[2] if text.startswith("$m[") else text
        if (first := re.search(r"\w+", words)) and not words.startswith("const"):
            assert first[0] in written, (told["sources"][source], line)
            seen += 1
    assert seen > 500


def test_every_module_of_ours_is_in_a_bundle_or_only_types() -> None:
    stock = Stock(registry.games())
    held = [module.path for bundle in stock.bundles.values() for module in bundle.modules]
    assert len(held) == len(set(held))
    assert {path for path in stock.modules if path not in held} == {"/static/types.js", "/static/sw.js"}
    for game in registry.games():
        assert stock.bundles_of(f"/games/{game.name}/board.js")[-1] == f"games/{game.name}.js"


def test_every_file_is_smaller_on_the_way() -> None:
    stock = Stock(registry.games())
    for name in ("app.js", "shared.js", "static/texts/de.ftl", "games/oilfield/board.css", "games/oilfield/data.json"):
        asset = stock.assets[name]
        assert asset.packed is not None
        assert gzip.decompress(asset.packed) == asset.body
        assert len(asset.packed) < len(asset.body) / 2


def test_what_a_language_lacks_is_said_in_english() -> None:
    english = "a = One\nb =\n    Two\n    lines\nc = { $n ->\n    [one] x\n   *[other] y\n}\n"
    assert completed("# Words\nb = Zwei\n", english) == "# Words\nb = Zwei\na = One\nc = { $n ->\n    [one] x\n   *[other] y\n}\n"


def test_a_changed_file_has_a_new_name_and_a_broken_board_costs_only_its_game(wildcat: Path, tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    shutil.copytree(wildcat, folder)
    seen = []
    for number, change in enumerate(("", "\nexport let later = 1;\n")):
        board = next(folder.rglob("web/board.js"))
        board.write_text(board.read_text(encoding="utf-8") + change, encoding="utf-8")
        with Server(tmp_path / f"{number}.db", packages=folder) as server, httpx.Client(base_url=server.url) as http:
            page = http.get("/", headers={"Accept-Language": "de-CH, en"}).text
            base = page.partition('"base":"')[2].partition('"')[0]
            assert '<html lang="de">' in page
            assert f"{base}/static/texts/de.ftl" in page
            seen.append(base)
            lasting = http.get(f"{base}/app.js")
            assert lasting.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert lasting.headers["content-encoding"] == "gzip"
            assert http.get(f"{base}/app.js", headers={"Accept-Encoding": "identity"}).text == lasting.text
            assert http.get(f"{base}/games/oilfield.js").status_code == 200
            assert http.get(f"{base}/games/wildcat.js").status_code == (404 if change else 200)
            assert http.get("/assets/000000000000/app.js").status_code == 404
    assert seen[0] != seen[1]
    assert "wildcat is shown without its board: /games/wildcat/board.js line" in (tmp_path / "1.log").read_text()
