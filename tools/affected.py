"""Which tests a change can break: those whose module leads to a changed one, by imports or by naming it in a text."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict, deque
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

HOMES: Final = {"gusher": "src/gusher", "tests": "tests", "tools": "tools"}
NAMED: Final = re.compile(r"\b(?:gusher|tests|tools)(?:\.\w+)+")
# What has no module to stand for it, and who reads it.
ROOMS: Final = {
    r"src/gusher/.*\bweb/": ("tests/web",),
    r"src/gusher/.*\btexts/": ("tests/cli/test_texts.py",),
    r"src/gusher/games/.*RULES": ("tests/games/test_citations.py",),
    r"docs/": ("tests/luck/test_verify.py",),
    r"Makefile|pyproject\.toml|setup\.py": ("tests/tools",),
}
FOUND_AT_RUN_TIME: Final = {"gusher.registry": "gusher.games."}  # by entry points
IN_A_BROWSER: Final = "tests/browser/"


def changed_files(root: Path) -> list[str]:
    """What differs from where we left `origin/main`, committed or not; if nothing does, what the last commit changed."""
    base = git(root, "merge-base", "HEAD", "origin/main") or ["HEAD"]
    untracked = git(root, "ls-files", "--others", "--exclude-standard")
    found = {*git(root, "diff", "--name-only", base[0]), *untracked}
    return sorted(found or git(root, "diff", "--name-only", "HEAD~1", "HEAD"))


def git(root: Path, *words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True).stdout.splitlines()


class Links:
    """Which module leads to which."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files = dict(modules(root))
        self.users: defaultdict[str, set[str]] = defaultdict(set)
        for user, path in self.files.items():
            for used in led_to(user, path, self.files.keys()):
                self.users[used].add(user)

    def affected_by(self, changed: list[str]) -> list[str]:
        """The test files, those nearest to the change first; none that needs a browser."""
        distance = dict.fromkeys(filter(None, (self.module_of(name) for name in changed)), 0)
        waiting = deque(distance)
        while waiting:
            name = waiting.popleft()
            if name.endswith(".conftest") and distance[name]:
                continue  # who uses what it offers imports its types
            for user in self.users[name] - distance.keys():
                distance[user] = distance[name] + 1
                waiting.append(user)
        reached = sorted((far, str(self.files[name].relative_to(self.root))) for name, far in distance.items())
        readers = [path for name in changed for room, tests in ROOMS.items() if re.match(room, name) for path in tests]
        tests = [path for _, path in reached if Path(path).name.startswith("test_") and not path.startswith(IN_A_BROWSER)]
        return list(dict.fromkeys(readers + tests))

    def module_of(self, name: str) -> str | None:
        """The module that a file is, or to whose folder it belongs; one that is removed counts as its folder."""
        for package, home in HOMES.items():
            if name.startswith(f"{home}/") and not any(re.match(room, name) for room in ROOMS):
                return nearest(".".join([package, *Path(name).relative_to(home).with_suffix("").parts]), self.files.keys())
        return None


def others(changed: list[str], root: Path) -> list[str]:
    """The games that are not touched, if nothing but houses of games is; their cases in tests of all games need not run."""
    houses = {match[1] for name in changed if (match := re.match(r"(?:src/gusher|tests)/games/([a-z]+)/", name))}
    if not houses or not all(re.match(r"(?:src/gusher|tests)/games/[a-z]+/|docs/|[A-Z]+\.md", name) for name in changed):
        return []
    return sorted({path.parent.name for path in (root / "src/gusher/games").glob("*/__init__.py")} - houses)


def modules(root: Path) -> Iterator[tuple[str, Path]]:
    for package, home in HOMES.items():
        for path in sorted((root / home).rglob("*.py")):
            words = path.relative_to(root / home).with_suffix("").parts
            yield ".".join([package, *(words[:-1] if words[-1] == "__init__" else words)]), path


def led_to(name: str, path: Path, known: Collection[str]) -> set[str]:
    """The modules of ours that a module imports or names, the packages that it lies in (not the outermost, where all lie), and what pytest
    reads for it."""
    text = path.read_text(encoding="utf-8")
    words = name.split(".")
    package = words if path.name == "__init__.py" else words[:-1]
    mentioned = {found[0] for found in NAMED.finditer(text)}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            mentioned |= {base, *(f"{base}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            mentioned |= {each.name for each in node.names}
    above_it = [".".join(words[:count]) for count in range(2, len(words))]
    found = {nearest(each, known) for each in mentioned} | {*above_it, *(f"{each}.conftest" for each in [words[0], *above_it])}
    found |= {each for each in known if each.startswith(FOUND_AT_RUN_TIME.get(name, " ")) and each.count(".") == 2}
    return {each for each in found if each in known and each != name}


def nearest(name: str, known: Collection[str]) -> str:
    """That module, or the package nearest to it."""
    while name not in known and "." in name:
        name = name.rpartition(".")[0]
    return name
