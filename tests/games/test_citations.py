"""Every paragraph of a game's RULES.en.md is cited by one of its chapter tests, and nothing is cited that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gusher
from gusher.registry import games

pytestmark = pytest.mark.one_build

SOURCE = Path(gusher.__file__).parent
TESTS = Path(__file__).parent
CITATION = re.compile(r"§\d+(?:\.\d+)*")
NAMES = [game.name for game in games()]
every_game = pytest.mark.parametrize("game", NAMES)


def rules(game: str) -> str:
    return (SOURCE / "games" / game / "RULES.en.md").read_text(encoding="utf-8")


def paragraphs(game: str) -> list[str]:
    """The numbers of the paragraphs: lines that begin `- §13.4.1 `."""
    return re.findall(r"^- (§\d+(?:\.\d+)*) ", rules(game), re.MULTILINE)


def headings(game: str) -> set[str]:
    """The numbers of chapters and sections: `## 13. Invest`, `### 13.4 When`."""
    return {f"§{number}" for number in re.findall(r"^#+ (\d+(?:\.\d+)*)\.? ", rules(game), re.MULTILINE)}


def docstrings(game: str) -> dict[str, str]:
    """The docstring of each test function of the game, by file and name."""
    found: dict[str, str] = {}
    for path in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def sources(game: str) -> list[Path]:
    """The files that cite the rules of a game: its modules, its bots, its tests."""
    folder = SOURCE / "games" / game
    tests = [*(TESTS / game).glob("*.py"), *TESTS.glob(f"{game}_*/*.py")]
    return sorted([*folder.rglob("*.py"), *folder.glob("*.json"), *tests])


@every_game
def test_paragraphs_are_found(game: str) -> None:
    """The rules have paragraphs in each chapter, which only that of the rulings may do without, and no number twice."""
    chapters = dict(re.findall(r"^## (\d+)\. (.*)$", rules(game), re.MULTILINE))
    assert list(chapters) == [str(number) for number in range(len(chapters))]
    rulings = {number for number, title in chapters.items() if title == "Rulings"}
    assert {number.split(".")[0].removeprefix("§") for number in paragraphs(game)} | rulings == set(chapters)
    assert len(paragraphs(game)) == len(set(paragraphs(game)))


@every_game
def test_every_paragraph_is_cited_by_a_test(game: str) -> None:
    """No rule without a test that names it in its docstring."""
    cited = {number for docstring in docstrings(game).values() for number in CITATION.findall(docstring)}
    assert [number for number in paragraphs(game) if number not in cited] == []


@every_game
def test_every_chapter_test_begins_with_its_paragraph(game: str) -> None:
    """The docstring of `test_s15_4_2_…` begins with §15.4.2, or with what is written about it more or less exactly."""
    wrong = []
    for name, docstring in docstrings(game).items():
        numbers = re.match(r"test_s\d+_\w+\.py::test_s(\d+(?:_\d+)*)_", name)
        cited = CITATION.match(docstring)
        if name.startswith("test_s") and not (numbers and cited and agree(numbers[1].split("_"), cited[0][1:].split("."))):
            wrong.append(name)
    assert wrong == []


def agree(name: list[str], cited: list[str]) -> bool:
    """Whether one of the two numbers is the beginning of the other."""
    common = min(len(name), len(cited))
    return name[:common] == cited[:common]


@pytest.mark.parametrize(
    ("game", "path"),
    [pytest.param(game, path, id=f"{path.parent.name}/{path.name}") for game in NAMES for path in sources(game)],
)
def test_nothing_is_cited_that_does_not_exist(game: str, path: Path) -> None:
    """Every § in the sources and the tests is a paragraph or a heading of the rules."""
    known = set(paragraphs(game)) | headings(game)
    assert sorted(set(CITATION.findall(path.read_text(encoding="utf-8"))) - known) == []
