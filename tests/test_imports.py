"""Dependencies point one way: core <- games <- bots <- lab; whoever else needs a game asks the registry.

A house leans on the core, and each of its rooms on the shared folder of the same name, for what it fills in.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

pytestmark = pytest.mark.one_build

SOURCE = Path(__file__).parents[1] / "src"
FILES = sorted((SOURCE / "gusher").rglob("*.py"))
MOST_LINES = 400

LUCK = {"luck", "verifying"}
SKILL = {"skill", "bot_ratings"}
GUIDE = {"guide"}
STUDY = {"play_on", "variations"}
FAULTS = {"faults"}  # of games from outside

# What each part may import of ours beside itself; `gusher` stands for the names of the package, such as `gusher.build`.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "house": {"core", "bots", "lab", "terminal", "texts"},  # the contracts of its rooms
    "games": {"core"},
    "bots": {"core", "registry"},
    "registry": {"core", "house"},
    "faults": {"gusher", "core", "registry", "house"},
    "conformance": {"gusher", "core", "registry", "house", "bots", "terminal", "arguments", "texts", "rulebook", "luck"} | GUIDE | FAULTS,
    "lab": {"gusher", "core", "registry", "house", "bots", "envs", "arguments", "extras", "texts", "skill"} | FAULTS,
    "envs": {"gusher", "core", "registry", "bots", "extras"},
    "review": {"gusher", "core", "registry", "bots"},
    "coach": {"core", "bots"},
    "extras": {"core"},
    "skill": set(),
    "bot_ratings": {"house", "skill"},
    "luck": {"core"},
    "guide": {"core", "house", "luck"},
    "verifying": {"core", "luck"},
    "variations": {"core"},
    "play_on": {"core"} | LUCK,
    "server": {"gusher", "core", "registry", "house", "bots", "coach", "review", "manual", "learn", "texts", "sources", "catalogue"}
    | {"arguments"}
    | LUCK
    | SKILL
    | GUIDE
    | STUDY
    | FAULTS,
    "terminal": {"gusher", "core", "registry", "house", "bots", "coach", "lab", "review", "arguments", "texts", "manual", "learn"}
    | LUCK
    | STUDY,
    "arguments": {"gusher", "core", "registry", "bots"},
    "rulebook": {"gusher", "core", "house"},
    "manual": {"core", "house", "rulebook", "texts"},
    "learn": {"core", "house"},
    "sources": set(),
    "texts": {"gusher", "core", "registry", "catalogue"},
    "catalogue": set(),
    "usage": {"core", "texts"},
    "translation": {"gusher", "core", "registry", "house", "rulebook", "learn", "texts", "terminal", "usage"},
    "cli": {"gusher", "core", "registry", "bots", "conformance", "lab", "review", "server", "terminal", "arguments", "texts", "manual"}
    | {"translation", "usage", "variations"}
    | LUCK
    | FAULTS,
    "__main__": {"cli"},
    "gusher": {"core", "registry"},
}

# The same for the rooms of a house; in `game` everything comes together.
ROOMS: dict[str, set[str]] = {
    "game": {"core", "house", "bots", "lab", "terminal", "texts"},
    "rules": {"core"},
    "bots": {"core", "bots"},
    "terminal": {"core", "terminal", "texts"},
    "measures": {"core", "lab", "texts"},
}

# The same for the rooms of the server, of each other; what lies beside them goes by its own name. No way leads back.
SERVER: dict[str, set[str]] = {
    "wire": set(),
    "settings": set(),
    "watch": set(),
    "given": {"settings", "watch"},
    "refusal": set(),
    "hours": set(),
    "lock": set(),
    "clockwork": {"wire"},
    "assets": {"refusal"},
    "stores": {"wire", "refusal", "hours", "clockwork", "watch"},
    "people": {"settings", "refusal", "hours", "stores"},
    "scenes": {"wire", "hours", "clockwork", "people", "stores"},
    "upgrades": {"stores", "scenes"},
    "rooms": {"wire", "settings", "refusal", "hours", "lock", "clockwork", "people", "stores", "scenes", "upgrades", "watch"},
    "clocks": {"wire", "settings", "refusal", "hours", "clockwork", "stores", "scenes", "rooms"},
    "profiles": {"wire", "refusal", "rooms", "scenes", "stores", "upgrades"},
    "studies": {"wire", "refusal", "hours", "people", "stores", "scenes", "rooms"},
    "workers": {"wire", "settings", "refusal", "hours", "people", "stores", "scenes", "rooms", "watch"},
    "several": {"wire", "refusal", "hours", "stores", "rooms", "upgrades"},
    "transport": {"wire", "settings", "watch"},
    "notices": {"settings", "hours", "stores", "rooms"},
    "operations": {"settings", "refusal", "hours", "people", "stores", "rooms", "clocks", "notices", "profiles", "scenes", "upgrades"},
    "site": {"wire", "settings", "refusal", "hours", "assets", "people", "stores", "scenes", "rooms", "workers", "transport"}
    | {"clocks", "notices", "profiles", "studies", "several", "operations", "watch"},
    "bench": {"stores", "scenes"},
    "command": {"settings", "given", "transport", "notices", "site", "watch"},
    "ratings": {"command", "profiles"},
    "commands": {"command", "settings", "given", "hours", "rooms", "stores", "operations", "upgrades"},
}


def room_of(module: str) -> str:
    words = module.split(".")
    return words[3] if len(words) > 3 else "rules"


def server_room_of(module: str) -> str:
    return module.split(".")[2]


def module_of(file: Path) -> str:
    parts = list(file.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """The second word of a dotted name of ours, if that is a part; else it is a name of the package itself."""
    words = module.split(".")
    return words[1] if len(words) > 1 and words[1] in PARTS else "gusher"


PARTS = {module_of(file).split(".")[1] for file in FILES if module_of(file) != "gusher"}


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Full dotted names of all that is imported, wherever in the file; also by `import_module` with a plain name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield from (str(name.value) for name in node.args if isinstance(name, ast.Constant))


def wrong_arrows(module: str, package: str, text: str) -> list[str]:
    part = part_of(module)
    wrong = []
    for imported in imports(ast.parse(text), package):
        if imported.split(".")[0] != "gusher":
            continue
        to = part_of(imported)
        allowed = to == part or to in ARROWS[part]
        if part == "games":
            allowed = to in ROOMS[room_of(module)] if to != part else imported.split(".")[:3] == module.split(".")[:3]
        if part == to == "server":
            allowed = server_room_of(imported) in {server_room_of(module), *SERVER[server_room_of(module)]}
        if not allowed:
            wrong.append(f"{module} imports {imported}")
    return wrong


def wrong_arrows_of(file: Path) -> list[str]:
    package = ".".join(file.relative_to(SOURCE).parent.parts)
    return wrong_arrows(module_of(file), package, file.read_text(encoding="utf-8"))


def test_every_part_has_its_arrows() -> None:
    assert set(ARROWS) >= PARTS


def test_no_way_leads_back_to_a_room_of_the_server() -> None:
    assert set(TopologicalSorter(SERVER).static_order()) == set(SERVER)


def test_no_room_of_the_server_may_import_what_it_does_not() -> None:
    used: dict[str, set[str]] = {room: set() for room in SERVER}
    for file in (SOURCE / "gusher" / "server").rglob("*.py"):
        for imported in imports(ast.parse(file.read_text(encoding="utf-8")), ""):
            if imported.startswith("gusher.server."):
                used[server_room_of(module_of(file))].add(server_room_of(imported))
    assert {room: rooms - {room} for room, rooms in used.items()} == SERVER


def test_imports_point_one_way() -> None:
    assert [wrong for file in FILES for wrong in wrong_arrows_of(file)] == []


@pytest.mark.parametrize(
    ("module", "text", "wrong"),
    [
        ("gusher.core.rules", "from gusher.core.rng import Rng", False),
        ("gusher.core.rules", "import gusher", True),
        ("gusher.core.rules", "def f():\n    from gusher.registry import game", True),
        ("gusher.core.rules", "import importlib\nimportlib.import_module('gusher.games.oilfield')", True),
        ("gusher.games.oilfield.rules.table", "from gusher.games.oilfield import actions", False),
        ("gusher.games.oilfield.rules.table", "from . import actions", False),
        ("gusher.games.oilfield.rules.table", "from gusher.games.giganten import GAME", True),
        ("gusher.games.oilfield.rules.table", "from ...giganten import GAME", True),
        ("gusher.games.oilfield.rules.table", "from gusher.games import giganten", True),
        ("gusher.games.oilfield.rules.table", "from gusher.bots import bot", True),
        ("gusher.games.oilfield.bots.judgement", "from gusher.bots.greedy import Judgement", False),
        ("gusher.games.oilfield.bots.judgement", "from gusher.terminal.words import Words", True),
        ("gusher.games.oilfield.terminal.words", "from gusher.terminal.words import Words", False),
        ("gusher.games.oilfield.terminal.words", "from gusher.games.giganten.terminal.words import GigantenWords", True),
        ("gusher.bots.greedy", "from gusher.games.oilfield.rules.scoring import scores", True),
        ("gusher.bots.greedy", "from gusher.lab import perft", True),
        ("gusher.lab.perft", "from gusher.registry import game", False),
        ("gusher.lab.perft", "from gusher import build", False),
        ("gusher.lab.perft", "from gusher.games.oilfield import GAME", True),
        ("gusher.lab.perft", "from gusher import games", True),
        ("gusher.cli", "import gusher.games.oilfield", True),
        ("gusher.cli", "import typer", False),
        ("gusher.server.rooms.room", "from gusher.server.rooms.votes import count", False),
        ("gusher.server.rooms.room", "from gusher.server import wire", False),
        ("gusher.server.rooms.room", "from gusher.server.workers.bots import Bots", True),
        ("gusher.server.rooms.room", "from gusher.server import site", True),
        ("gusher.server.rooms.room", "def f():\n    from gusher.server.command import serve", True),
    ],
)
def test_a_wrong_arrow_is_found(module: str, text: str, wrong: bool) -> None:
    assert bool(wrong_arrows(module, module.rpartition(".")[0], text)) is wrong


def test_nothing_is_called_utils_manager_or_helper() -> None:
    assert [module_of(file) for file in FILES if file.stem == "utils"] == []
    named = re.compile(r"^\s*class \w*(?:Manager|Helper)\b", re.MULTILINE)
    assert [module_of(file) for file in FILES if named.search(file.read_text(encoding="utf-8"))] == []


def test_rules_files_stay_short() -> None:
    rules = [file for file in FILES if part_of(module_of(file)) in ("core", "games")]
    assert len(rules) > 50
    assert [module_of(file) for file in rules if len(file.read_text(encoding="utf-8").splitlines()) > MOST_LINES] == []
