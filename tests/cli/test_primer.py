"""How a game is played, on one page: the file, what every game has in it, and the command that shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gusher import registry
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.learn import Primer
from gusher.rulebook import Rulebook
from tests.cli.runs import Terminal, refused, run

pytestmark = pytest.mark.one_build

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
MOST_WORDS = 750  # three minutes
CITED = re.compile(r"§\d+(?:\.\d+)*")

WRITTEN = """# How it is played

## The aim
![A well](well)
Dig deep,
and **deeper**.

- one
- two
  and a half

1. first

## The end
Over.
"""


def primer_of(tmp_path: Path, text: str) -> Primer:
    file = tmp_path / "learn.en.md"
    file.write_text(text, encoding="utf-8")
    return Primer(file)


def test_panels_and_blocks(tmp_path: Path) -> None:
    page = primer_of(tmp_path, WRITTEN)
    assert page.title == "How it is played"
    assert [panel.title for panel in page.panels] == ["The aim", "The end"]
    assert [(block.kind, block.lines, block.picture) for block in page.panels[0].blocks] == [
        ("picture", ["A well"], "well"),
        ("paragraph", ["Dig deep, and **deeper**."], ""),
        ("list", ["one", "two and a half"], ""),
        ("steps", ["first"], ""),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("words\n", "line 1: a panel begins with a line '## …'"),
        ("# T\n## P\n![no name]\n", "line 3: a picture is written ![what it shows](name)"),
        ("# T\n", "no title or no panel"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_line(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError) as told:
        primer_of(tmp_path, text)
    assert why in str(told.value)


@every_game
def test_it_is_there_in_every_language_of_the_game(game: House) -> None:
    """With the same panels, each made of the same things, and the same rules cited."""
    shapes = []
    for language in game.languages():
        page = Primer(game.primer(language))
        shapes.append([[(block.kind, block.picture, len(block.lines)) for block in panel.blocks] for panel in page.panels])
        assert sorted(CITED.findall(game.primer(language).read_text(encoding="utf-8"))) == sorted(
            CITED.findall(game.primer("en").read_text(encoding="utf-8"))
        )
    assert len(shapes) > 1
    assert all(shape == shapes[0] for shape in shapes)


@every_game
def test_it_is_short_and_ends_with_five_mistakes(game: House) -> None:
    for language in game.languages():
        page = Primer(game.primer(language))
        assert 5 <= len(page.panels) <= 8
        assert [(block.kind, len(block.lines)) for block in page.panels[-1].blocks] == [("steps", 5)]
        assert all(panel.pictures() for panel in page.panels[:-1])
        assert len(game.primer(language).read_text(encoding="utf-8").split()) <= MOST_WORDS


@every_game
def test_every_picture_is_drawn_and_every_rule_is_there(game: House) -> None:
    page = Primer(game.primer("en"))
    drawn = re.findall(r"^  (\w+): \(", (game.web() / "learn.js").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(drawn) == sorted({picture for panel in page.panels for picture in panel.pictures()})
    known = {part.number for part in Rulebook(game).parts}
    assert set(CITED.findall(game.primer("en").read_text(encoding="utf-8"))) <= known


@every_game
def test_the_command_shows_it_in_a_terminal(game: House, tmp_path: Path) -> None:
    """Wrapped to its width, without marks, in the language that was asked for."""
    language = game.languages()[0]
    page = Primer(game.primer(language))
    with Terminal("learn", game.name, "--language", language, cwd=tmp_path, width=60, height=24) as terminal:
        assert terminal.ended() == 0
    shown = terminal.screens[-1]
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 60
    assert "*" not in shown
    words = " ".join(shown.split())
    assert page.title in words
    assert all(panel.title in words for panel in page.panels)
    assert page.panels[-1].blocks[0].lines[-1].replace("*", "").split()[-1] in words


def test_a_language_that_we_lack_is_refused() -> None:
    assert "there is no language 'xx'; allowed: de, en, fr, it, nl" in refused("learn", "oilfield", "--language", "xx")
    assert run("learn", "oilfield").out.startswith("How Oilfield is played")
