"""Every paragraph of RULES.md is cited by a chapter test, and nothing is cited that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gusher.games.oilfield

GAME = Path(gusher.games.oilfield.__file__).parent
TESTS = Path(__file__).parent
CITATION = re.compile(r"§\d+(?:\.\d+)*")


def rules() -> str:
    return (GAME / "RULES.md").read_text(encoding="utf-8")


def paragraphs() -> list[str]:
    """The numbers of the paragraphs: lines that begin `- §13.4.1 `."""
    return re.findall(r"^- (§\d+(?:\.\d+)*) ", rules(), re.MULTILINE)


def headings() -> set[str]:
    """The numbers of chapters and sections: `## 13. Invest`, `### 13.4 When`."""
    return {f"§{number}" for number in re.findall(r"^#+ (\d+(?:\.\d+)*)\.? ", rules(), re.MULTILINE)}


def docstrings() -> dict[str, str]:
    """The docstring of each test function in this folder, by file and name."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and path.name != Path(__file__).name:
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def sources() -> list[Path]:
    """The files that cite the rules of this game: its modules, its bots, its tests."""
    bots = (GAME.parent.parent / "bots").glob("*oilfield*.py")
    return sorted([*GAME.glob("*.py"), *GAME.glob("*.json"), *bots, *TESTS.glob("*.py"), *TESTS.parent.glob("oilfield_*/*.py")])


def test_paragraphs_are_found() -> None:
    """The rules have paragraphs in each of the chapters 0 to 25 and 27, no number twice."""
    chapters = {int(number.split(".")[0].removeprefix("§")) for number in paragraphs()}
    assert chapters == set(range(28)) - {26}
    assert len(paragraphs()) == len(set(paragraphs()))


def test_every_paragraph_is_cited_by_a_test() -> None:
    """No rule without a test that names it in its docstring."""
    cited = {number for docstring in docstrings().values() for number in CITATION.findall(docstring)}
    assert [number for number in paragraphs() if number not in cited] == []


def test_every_chapter_test_begins_with_its_paragraph() -> None:
    """The docstring of `test_s15_4_2_…` begins with §15.4.2, or with what is written about it more or less exactly."""
    wrong = []
    for name, docstring in docstrings().items():
        numbers = re.match(r"test_s\d+_\w+\.py::test_s(\d+(?:_\d+)*)_", name)
        cited = CITATION.match(docstring)
        if name.startswith("test_s") and not (numbers and cited and agree(numbers[1].split("_"), cited[0][1:].split("."))):
            wrong.append(name)
    assert wrong == []


def agree(name: list[str], cited: list[str]) -> bool:
    """Whether one of the two numbers is the beginning of the other."""
    common = min(len(name), len(cited))
    return name[:common] == cited[:common]


@pytest.mark.parametrize("path", sources(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nothing_is_cited_that_does_not_exist(path: Path) -> None:
    """Every § in the sources and the tests is a paragraph or a heading of the rules."""
    known = set(paragraphs()) | headings()
    assert sorted(set(CITATION.findall(path.read_text(encoding="utf-8"))) - known) == []
