"""The table of Giganten in a terminal: the map, the tracks, the market and the players, as one seat sees them."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from gusher.core.rules import Frame
from gusher.games.giganten.rules.auction import AUCTION
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.table import Table
from gusher.registry import game
from gusher.terminal.boards import board_of
from gusher.texts import Texts
from tests.cli.runs import run
from tests.games.giganten.scene import at, play

pytestmark = pytest.mark.one_build

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
POSITION = "black 6; seat 0 at 4,2 loco 3 saw S01:4 hand 3/2 hudson 1; seat 1 at 9,1 loco 3 derrick S02:2 hand 5/5 hudson 2"


def drawn(s: Table, seat: int | None, locale: str = "en", width: int = 100) -> list[str]:
    board, _ = board_of(game("giganten"), Texts(locale), NAMES)
    out = StringIO()
    Console(file=out, width=width).print(board.draw(s.view(seat), width))
    return out.getvalue().splitlines()


def line(lines: list[str], begins: str) -> str:
    return next(text for text in lines if text.strip().startswith(begins))


def test_the_map_shows_what_the_seat_knows() -> None:
    s = at(POSITION)
    own, other = drawn(s, 0), drawn(s, 1)
    assert line(own, "4 ").split()[:5] == ["4", ".", "A", "=4", "."]
    assert line(other, "4 ").split()[:5] == ["4", ".", "A", "?1", "."]
    assert line(own, "7 ").split()[:5] == ["7", ".", "^", "▲2", "^"]
    assert line(own, "9 ").split()[1] == "B"


def test_the_tracks_show_the_locos_and_the_star() -> None:
    tracks = next(text for text in drawn(at(POSITION), None) if "■" in text).split()
    assert tracks[0] == "CD"
    assert tracks[3] == "AB"
    assert tracks[6] == "■"
    assert (len(tracks), tracks[-1]) == (21, "*")


def test_hands_of_others_are_numbers_only() -> None:
    lines = drawn(at(POSITION), 0)
    assert "5 (3×1 + 2×2)" in line(lines, "▶ Anna")
    assert "5×1" not in line(lines, "Ben")
    assert line(lines, "Ben").split()[4:7] == ["H2", "J0", "S0"]


def test_an_auction_is_shown() -> None:
    s = at(POSITION, AUCTION[0])
    assert any("Hudson: no bid yet" in text for text in drawn(s, 0))
    play(s, "0 bid 3")
    assert any("Hudson: Anna bids 3" in text for text in drawn(s, 1))
    play(s, "1 pass")
    assert line(drawn(s, 1), "Ben").split()[-1] == "passed"


@pytest.mark.parametrize(
    ("frame", "question"),
    [(Move(0, 5, False), "Where to? 5 points are left."), (AUCTION[0], "Hudson buys at $6,000. What do you bid?")],
)
def test_questions_name_their_numbers(frame: Frame, question: str) -> None:
    _, words = board_of(game("giganten"), Texts(), NAMES)
    assert words.ask(at(POSITION, frame).view(0)) == question


def test_actions_in_words() -> None:
    _, words = board_of(game("giganten"), Texts(), NAMES)
    view = at(POSITION, Move(0, 5, False)).view(0)
    assert words.action("truck 3,2", view) == "Drive ↑ (3,2)"
    assert words.action("truck 4,3", view) == "Drive → (4,3)"
    assert words.action("card red-2-2-6-push4", None) == "Take red 2/6 push back 4"
    assert words.action("pay 2 twos", None) == "Pay with 2 twos"
    s = at(POSITION, AUCTION[0])
    play(s, "0 bid 5; 1 pass")
    assert words.action("pay 1 twos", s.view(0)) == "Pay 3×1 + 1×2"


def test_a_narrow_table_in_german() -> None:
    lines = drawn(at(POSITION, seats=4), 2, "de", 80)
    assert "Startspieler Anna" in lines[0]
    assert max(len(text) for text in lines) <= 80


def test_two_players_see_the_closed_company() -> None:
    assert any("Standard closed" in text for text in drawn(at("", seats=2), 0))


def test_a_whole_game_by_the_first_choice(tmp_path: Path) -> None:
    done = run("play", "giganten", "--seats", "2", "--seed", "1", cwd=tmp_path, typed="1\n" * 2000)
    assert done.code == 0
    assert "The game is over." in done.out
    result = json.loads((tmp_path / "giganten-1.jsonl").read_text().splitlines()[-1])["result"]
    assert set(result[0]) == {"cash", "derricks", "crude"}
