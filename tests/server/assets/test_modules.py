"""Plain modules become functions, line by line, and nothing of what they do is touched."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.server.assets.modules import read_module

pytestmark = pytest.mark.one_build


def code(text: str) -> str:
    return read_module("/static/parts/a.js", text).code


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ('import { a, b as c } from "./b.js";', 'const { a, b: c } = $m["/static/parts/b.js"];'),
        ('import * as api from "../api.js";', 'const api = $m["/static/api.js"];'),
        ('import htm from "/static/htm.js";', 'const htm = $m["/static/htm.js"].default;'),
        ('import{options as n}from"./p.js";var t;', 'const { options: n } = $m["/static/parts/p.js"];var t;'),
        ('import {\n  a,\n  b,\n} from "./b.js";\na();', 'const { a, b } = $m["/static/parts/b.js"];\n\n\n\na();'),
        ('import "./b.js";', ""),
        ('const P = async () => (await import("../pages/p.js")).P;', 'const P = async () => (await $import("/static/pages/p.js")).P;'),
        ("import(`/games/${name}/board.js`);", "$import(`/games/${name}/board.js`);"),
    ],
)
def test_imports_are_bound_to_other_modules(written: str, read: str) -> None:
    assert code(written) == read


@pytest.mark.parametrize(
    ("written", "read", "gives"),
    [
        ("export const A = 1;", "const A = 1;", {"A": "A"}),
        ("export function f() {}", "function f() {}", {"f": "f"}),
        ("export async function f() {}", "async function f() {}", {"f": "f"}),
        ("export class C extends D {}", "class C extends D {}", {"C": "C"}),
        ("const a = 1;\nexport { a, a as b };", "const a = 1;\n", {"a": "a", "b": "a"}),
        ("export default function (s) {}", "const $default = function (s) {}", {"default": "$default"}),
        ('export { a as b } from "./c.js";', "", {"b": '$m["/static/parts/c.js"].a'}),
        ("export {};", "", {}),
    ],
)
def test_exports_are_returned(written: str, read: str, gives: dict[str, str]) -> None:
    module = read_module("/static/parts/a.js", written)
    assert (module.code, module.gives) == (read, gives)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("a; // says\nb;", "a;\nb;"),
        ("/** One\n * two */\nf();", " \n\nf();".strip(" ")),
        ("/*! kept */ f();", "/*! kept */ f();"),
        ("  if (a) {\n    b();\n  }", "if (a) {\nb();\n}"),
        ('const u = "http://a"; // no', 'const u = "http://a";'),
        ("const h = `  // stays\n    ${ /* goes */ x }  \n`;", "const h = `  // stays\n    ${   x }  \n`;"),
        ("html`<a>${b ? html`<i>${c}</i> // ` : `{`}</a>`; // goes", "html`<a>${b ? html`<i>${c}</i> // ` : `{`}</a>`;"),
        ("const p = /[/\"`]\\/{/g; // goes", "const p = /[/\"`]\\/{/g;"),
        ("const half = a / 2; // goes / here", "const half = a / 2;"),
        ("return /^\\d+$/.test(a) && b[0] / c;", "return /^\\d+$/.test(a) && b[0] / c;"),
        ("const o = { export: 1, import: 2 }; o.import();", "const o = { export: 1, import: 2 }; o.import();"),
        ('const s = "export const x"; const t = \'import(\';', 'const s = "export const x"; const t = \'import(\';'),
    ],
)
def test_only_remarks_and_indentation_are_left_out(written: str, read: str) -> None:
    assert "\n".join(line.rstrip() for line in code(written).split("\n")) == "\n".join(line.rstrip() for line in read.split("\n"))
    assert code(written).count("\n") == written.count("\n")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("a;\nexport let b = 1;", "/static/parts/a.js line 2: an export of a kind that a bundle cannot hold"),
        ("const u = import.meta.url;", "line 1: an import that is neither at the top nor a call"),
        ("f(`${a);", "line 1: something is not closed"),
        ("f(`a);", "line 1: a template has no end"),
        ("}", "line 1: something is closed that was not open"),
    ],
)
def test_what_a_bundle_cannot_hold_is_refused(written: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason.replace(".", r"\.")):
        code(written)
