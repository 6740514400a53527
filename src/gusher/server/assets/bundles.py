"""Modules in few files: what the page begins with, what it asks for later, and what several of those share.

The first bundle, `app.js`, holds the first module and all that it needs. Each module that is imported by a call (`import("./replay.js")`)
gets a bundle of its own, and so do the modules of a game. What more than one of these need, and the first does not have, is in
`shared.js`. Whoever calls for a module gets it with its bundle; one that is in no bundle, because it could not be read, is empty.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from gusher.core.errors import SetupError
from gusher.server.assets.modules import Module

FIRST: Final = "app.js"
SHARED: Final = "shared.js"
# What others wrote keeps its licence, which lies beside it.
NOTICE: Final = "/*! Gusher. Preact, htm and Fluent are in here too: their licences are at /static/vendor/. */\n"
# How a module that is asked for by a call is found: its bundle is loaded, then it is in the table.
LINKER: Final = """export const $m = {};
const $of = BUNDLES;
export const $import = async (path) => (path in $of ? (await import(`./${$of[path]}`), $m[path]) : {});
"""


@dataclass
class Bundle:
    name: str
    modules: list[Module] = field(default_factory=list)  # each after those that it needs
    after: list[str] = field(default_factory=list)  # bundles that must be there before it
    head: str = ""

    def text(self) -> str:
        body = "".join(module.function() for module in self.modules)
        return f"{self.head}{body}//# sourceMappingURL={self.name.rpartition('/')[2]}.map\n"

    def source_map(self, sources: Mapping[str, bytes]) -> str:
        """Line by line, so that the browser's inspector shows the files that were written."""
        lines = [""] * self.head.count("\n")
        last = 0
        for number, module in enumerate(self.modules):
            for line in range(module.code.count("\n") + 1):
                # From the start of each line: the next source or the same, and the line there, told as a difference.
                step = 1 if line else -last
                lines.append(f"A{digits(1 if number and not line else 0)}{digits(step)}A")
                last = line
            lines += ["", ""]
        paths = [module.path for module in self.modules]
        texts = [sources[path].decode() for path in paths]
        return json.dumps({"version": 3, "sources": paths, "sourcesContent": texts, "names": [], "mappings": ";".join(lines)})


def digits(number: int) -> str:
    """A whole number as source maps write it."""
    rest = number << 1 if number >= 0 else (-number << 1) | 1
    written = ""
    while True:
        digit, rest = rest & 31, rest >> 5
        written += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[digit | (32 if rest else 0)]
        if not rest:
            return written


def bundled(modules: Mapping[str, Module], first: str, groups: Mapping[str, Iterable[str]]) -> tuple[dict[str, Bundle], dict[str, str]]:
    """All bundles by name, and the bundle of each module that can be asked for by a call.

    `groups`: more bundles by name, with the modules that they are made for.
    """
    check(modules)
    begins = in_order(modules, [first])
    wanted = {name: list(roots) for name, roots in groups.items()}
    known = {path for roots in wanted.values() for path in roots}
    for path in sorted({path for module in modules.values() for path in module.calls} - known):
        wanted[path.removeprefix("/static/").replace("/", "-")] = [path]
    closures = {name: [path for path in in_order(modules, roots) if path not in begins] for name, roots in wanted.items()}
    times = Counter(path for closure in closures.values() for path in closure)
    shared = in_order(modules, [path for path, count in times.items() if count > 1])
    shared = [path for path in shared if path not in begins]
    later = "import { $m, $import } from \"./{up}app.js\";\n"

    made: dict[str, Bundle] = {}
    found: dict[str, str] = {}
    for name, closure in {SHARED: shared, **closures}.items():
        up = "../" * name.count("/")
        head = later.replace("{up}", up)
        own = [path for path in closure if name == SHARED or path not in shared]
        after = [SHARED] if len(own) < len(closure) else []
        head += "".join(f'import "./{up}{other}";\n' for other in after)
        made[name] = Bundle(name, [modules[path] for path in own], after, head)
        found |= dict.fromkeys(wanted.get(name, ()), name)
    found |= {path: FIRST for path in found if path in begins}
    table = json.dumps(found, sort_keys=True)
    made[FIRST] = Bundle(FIRST, [modules[path] for path in begins], [], NOTICE + LINKER.replace("BUNDLES", table))
    return made, found


def check(modules: Mapping[str, Module]) -> None:
    """Whatever is imported is there, and is exported there."""
    for module in modules.values():
        for path in [*module.needs, *module.calls]:
            if path not in modules:
                raise SetupError("{module} imports {path}, which is not there", module=module.path, path=path)
        for name, path in module.takes:
            if name not in modules[path].gives:
                raise SetupError("{module} imports {name}, which {path} does not export", module=module.path, name=name, path=path)


def in_order(modules: Mapping[str, Module], roots: Iterable[str]) -> list[str]:
    """These modules and all that they need, each after what it needs."""
    order: dict[str, None] = {}
    path_here: list[str] = []

    def visit(path: str) -> None:
        if path in order:
            return
        if path in path_here:
            circle = " -> ".join([*path_here[path_here.index(path) :], path])
            raise SetupError("modules need each other in a circle: {circle}", circle=circle)
        path_here.append(path)
        for other in modules[path].needs:
            visit(other)
        path_here.pop()
        order[path] = None

    for root in roots:
        visit(root)
    return list(order)
