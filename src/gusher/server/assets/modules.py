"""Plain ES modules, read as far as it takes to put several of them into one file.

A module becomes a function that returns what it exports, so that its names stay its own. For that its imports and exports must be known.
They are found by walking over strings, templates, patterns and comments; comments and indentation are left out on the way, but no line
is, so that line n of a module stays the nth of its function.

Refused are things that such a function could not do: `export let` (whoever imports it would not see it change) and `import.meta`.
"""

from __future__ import annotations

import json
import posixpath
import re
from dataclasses import dataclass, field
from typing import Final

from gusher.core.errors import Phrase, SetupError

# What matters in code; everything between is copied.
MARK: Final = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[`{}/]|(?<![\w$.])(?:import|export)\b(?!\s*:)""", re.DOTALL
)
TEMPLATE: Final = re.compile(r"\\.|`|\$\{", re.DOTALL)
PATTERN: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
# A pattern stands where a value may begin, a division after one.
BEFORE_PATTERN: Final = re.compile(r"(?:^|[(,=:\[!&|?{};+*%<>~^-]|\b(?:return|typeof|case|in|of|void|await|yield|delete|else|do))\s*$")
INDENT: Final = re.compile(r"[ \t]*\n[ \t]*")

IMPORT: Final = re.compile(r"""import\s*(?:(?P<names>[\w$*{},\s]+?)\s*from\s*)?(?P<quote>["'])(?P<path>[^"']+)(?P=quote)[ \t]*;?""")
DYNAMIC: Final = re.compile(r"""import\(\s*(?:(?P<quote>["'])(?P<path>[^"']+)(?P=quote))?""")
DECLARED: Final = re.compile(r"export\s+(?=(?:async\s+function|function|class|const)\b(?:\s*\*)?\s+(?P<name>[\w$]+))")
LISTED: Final = re.compile(r"""export\s*\{(?P<names>[^}]*)\}(?:\s*from\s*(?P<quote>["'])(?P<path>[^"']+)(?P=quote))?[ \t]*;?""")
DEFAULT: Final = re.compile(r"export\s+default\b")
RENAMED: Final = re.compile(r"([\w$]+)\s+as\s+([\w$]+)")


@dataclass
class Module:
    """One file of the page. Others are named by their paths on the server."""

    path: str
    code: str = ""
    needs: list[str] = field(default_factory=list)  # what it imports, in order
    calls: list[str] = field(default_factory=list)  # what it imports when it wants it
    takes: list[tuple[str, str]] = field(default_factory=list)  # each name that it imports, with where it is from
    gives: dict[str, str] = field(default_factory=dict)  # what it exports: the expression behind each name

    def function(self) -> str:
        """The module, carried out, in the table of all of them."""
        gives = ", ".join(f"{name}: {value}" if name != value else name for name, value in self.gives.items())
        return f"$m[{json.dumps(self.path)}] = (() => {{ {self.code}\nreturn {{ {gives} }};\n}})();\n"


def read_module(path: str, text: str) -> Module:
    module = Module(path)
    reader = Reader(module, text)
    module.code = reader.read()
    module.needs = list(dict.fromkeys(module.needs))
    return module


class Reader:
    """Walks once over the text of a module."""

    def __init__(self, module: Module, text: str) -> None:
        self.module = module
        self.text = text
        self.at = 0
        self.out: list[str] = []
        self.open: list[str] = []  # braces that are not closed yet; "${" for one inside a template

    def read(self) -> str:
        while (mark := MARK.search(self.text, self.at)) is not None:
            self.copy(mark.start())
            self.meet(mark)
        self.copy(len(self.text))
        if self.open:
            raise self.refused(Phrase("something is not closed"))
        return "".join(self.out).strip(" ")

    def copy(self, end: int) -> None:
        self.out.append(INDENT.sub(lambda found: "\n" * found[0].count("\n"), self.text[self.at : end]))
        self.at = end

    def take(self, end: int) -> None:
        """As it is, every blank of it."""
        self.out.append(self.text[self.at : end])
        self.at = end

    def put(self, code: str, end: int) -> None:
        """That instead of what is there, with as many lines."""
        self.out.append(code + "\n" * (self.text.count("\n", self.at, end) - code.count("\n")))
        self.at = end

    def meet(self, mark: re.Match[str]) -> None:
        found = mark[0]
        if found.startswith(("//", "/*")):
            self.put(found if found.startswith("/*!") else " " if found.startswith("/*") else "", mark.end())
        elif found == "`":
            self.take(mark.end())
            self.template()
        elif found == "/":
            self.slash()
        elif found == "{":
            self.open.append(found)
            self.take(mark.end())
        elif found == "}":
            self.close(mark.end())
        elif found == "import":
            self.imported()
        elif found == "export" and not self.open:
            self.exported()
        else:
            self.take(mark.end())

    def close(self, end: int) -> None:
        if not self.open:
            raise self.refused(Phrase("something is closed that was not open"))
        opened = self.open.pop()
        self.take(end)
        if opened == "${":
            self.template()

    def template(self) -> None:
        """On to the end of the text in back quotes, or to the next value in it."""
        for mark in TEMPLATE.finditer(self.text, self.at):
            if mark[0][0] != "\\":
                self.take(mark.end())
                if mark[0] == "${":
                    self.open.append("${")
                return
        raise self.refused(Phrase("a template has no end"))

    def slash(self) -> None:
        pattern = PATTERN.match(self.text, self.at)
        before = "".join(self.out[-3:])[-40:]
        self.take(pattern.end() if pattern is not None and BEFORE_PATTERN.search(before) else self.at + 1)

    # What comes in and goes out

    def imported(self) -> None:
        called = DYNAMIC.match(self.text, self.at)
        if called is not None:
            path = self.resolve(called["path"]) if called["path"] else None
            if path is not None:
                self.module.calls.append(path)
            self.put(f"$import({json.dumps(path) if path is not None else ''}", called.end())
            return
        found = IMPORT.match(self.text, self.at)
        if found is None or self.open:
            raise self.refused(Phrase("an import that is neither at the top nor a call"))
        self.put(self.bound(found["names"] or "", self.resolve(found["path"])), found.end())

    def bound(self, names: str, path: str) -> str:
        """`names` of that module, as constants."""
        self.module.needs.append(path)
        source = f"$m[{json.dumps(path)}]"
        whole, _, several = names.partition("{")
        made = []
        for each in filter(None, (part.strip() for part in whole.split(","))):
            if each.startswith("*"):
                made.append(f"{each.removeprefix('*').strip().removeprefix('as').strip()} = {source}")
            else:
                self.module.takes.append(("default", path))
                made.append(f"{each} = {source}.default")
        if several:
            parts = [part.strip() for part in several.rstrip("} \n").split(",") if part.strip()]
            self.module.takes += [(RENAMED.sub(r"\1", part), path) for part in parts]
            picked = ", ".join(RENAMED.sub(r"\1: \2", part) for part in parts)
            made.append(f"{{ {picked} }} = {source}")
        return f"const {', '.join(made)};" if made else ""

    def exported(self) -> None:
        if (found := DECLARED.match(self.text, self.at)) is not None:
            self.module.gives[found["name"]] = found["name"]
            self.put("", found.end())
        elif (found := LISTED.match(self.text, self.at)) is not None:
            self.listed(found)
            self.put("", found.end())
        elif (found := DEFAULT.match(self.text, self.at)) is not None:
            self.module.gives["default"] = "$default"
            self.put("const $default =", found.end())
        else:
            raise self.refused(Phrase("an export of a kind that a bundle cannot hold"))

    def listed(self, found: re.Match[str]) -> None:
        source = ""
        if found["path"]:
            path = self.resolve(found["path"])
            self.module.needs.append(path)
            source = f"$m[{json.dumps(path)}]."
        for part in filter(None, (part.strip() for part in found["names"].split(","))):
            renamed = RENAMED.fullmatch(part)
            inner, outer = renamed.groups() if renamed is not None else (part, part)
            self.module.gives[outer] = source + inner
            if source:
                self.module.takes.append((inner, path))

    def resolve(self, path: str) -> str:
        return path if path.startswith("/") else posixpath.normpath(posixpath.join(posixpath.dirname(self.module.path), path))

    def refused(self, reason: Phrase) -> SetupError:
        line = self.text.count("\n", 0, self.at) + 1
        return SetupError("{module} line {line}: {why}", module=self.module.path, line=line, why=reason)
