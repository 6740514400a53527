"""One word names one thing: no class and no type has a name that is taken in another file. A house speaks the words of its rulebook."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.one_build

SOURCE = Path(__file__).parents[1] / "src" / "gusher"

# Two files may share a word for the same thing.
SAME = {
    "Luck": "the luck of a table, and what the wire tells of it",
    "Review": "a review, and what the wire tells of it",
    "Idle": "that a choice does nothing, and what the wire tells of it",
    "Candidate": "what the coach thinks of, and what the wire tells of it",
    "Offer": "the wire's, as far as the load of the bench needs it",
    "Message": "the wire's, as far as the load of the bench needs it",
    "View": "what `State.view` returns",
    "GameName": "an argument of the command line",
    "Seats": "an option of the command line",
}


def defined(tree: ast.Module) -> Iterator[str]:
    """The classes of a module, and the types that it gives a name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else []
        yield from (target.id for target in targets if isinstance(target, ast.Name) and target.id[:1].isupper() and not target.id.isupper())


def taken_twice(files: dict[str, str]) -> dict[str, list[str]]:
    """Names that more than one of these files defines, with the files."""
    found: dict[str, list[str]] = {}
    for file, text in files.items():
        for name in dict.fromkeys(defined(ast.parse(text))):
            if len(name) > 1:  # T and the like are variables of a type
                found.setdefault(name, []).append(file)
    return {name: places for name, places in found.items() if len(places) > 1}


def of_ours() -> dict[str, list[str]]:
    paths = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")]
    shared = sorted(path for path in paths if path.parts[0] != "games")
    return taken_twice({path.as_posix(): (SOURCE / path).read_text(encoding="utf-8") for path in shared})


def test_no_word_names_two_things() -> None:
    assert {name: files for name, files in of_ours().items() if name not in SAME} == {}


def test_no_excuse_is_left_over() -> None:
    assert set(SAME) <= set(of_ours())


def test_a_name_that_is_taken_is_found() -> None:
    one, other = "class Entry: ...\nMOST = 3\nT = TypeVar('T')", "Entry = tuple[int, ...]\nMOST = 4\nT = TypeVar('T')\nStep = int"
    assert taken_twice({"record.py": one, "writer.py": other}) == {"Entry": ["record.py", "writer.py"]}
