"""Playing in a pseudo terminal: the screen, the hand-over of a hot seat, Ctrl-C."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from tests.cli.runs import CLEAR, Terminal
from tests.length import SLOW

pytestmark = pytest.mark.slow

CARDS = {"Anna": ("3", "Drill"), "Ben": ("5", "National")}


def row(screen: str, name: str) -> str:
    found = re.search(rf"^[▶ ] {name} .*$", screen, re.MULTILINE)
    assert found, screen
    return found[0]


def play_hot_seat(terminal: Terminal) -> None:
    """Anna always plays Drill and Ben National; otherwise they take the last choice."""
    while True:
        found = terminal.wait_for(r"Pass to (\w+), then press Enter|Your choice \(1 to (\d+)|The game is over")
        if found[1]:
            terminal.send("")
        elif found[2]:
            asked = re.findall(r"^(Anna|Ben): (.*)$", terminal.screens[-1], re.MULTILINE)[-1]
            terminal.send(CARDS[asked[0]][0] if "Which card" in asked[1] else found[2])
        else:
            assert terminal.ended() == 0
            return


def test_hot_seat_never_shows_the_sealed_card_of_another(tmp_path: Path) -> None:
    table = ("play", "oilfield", "--players", "Anna,Ben", "--seed", "2", "--option", "max_rounds=4")
    with Terminal(*table, cwd=tmp_path, height=60) as terminal:
        play_hot_seat(terminal)
        screens = terminal.screens
    own = {"Anna": 0, "Ben": 0}
    hidden = 0
    for screen in screens:
        if "Pass to" in screen:
            assert screen.strip().splitlines() == [screen.strip()]
            continue
        asked = re.findall(r"^(Anna|Ben): ", screen, re.MULTILINE)
        if not asked:
            continue
        me, other = (asked[0], "Ben" if asked[0] == "Anna" else "Anna")
        sealed = f"({CARDS[me][1]})" in row(screen, me)
        own[me] += sealed
        if sealed or "face down" in row(screen, other):
            hidden += 1
            assert CARDS[other][1] not in row(screen, other)
            assert f"({CARDS[other][1]})" not in screen
    assert min(own.values()) > 0
    assert hidden >= 8


def test_what_was_typed_in_secret_is_wiped_before_the_next_person_comes(tmp_path: Path) -> None:
    with Terminal("play", "oilfield", "--players", "Anna,Ben", "--seed", "2", cwd=tmp_path) as terminal:
        for _ in range(2):
            terminal.wait_for(r"Your choice \(1 to \d+.*\): $")
            terminal.send("1")
        terminal.wait_for("Pass to Anna")
        terminal.send("")
        terminal.wait_for(r"Which card[\s\S]*Your choice")
        before = len(terminal.raw)
        terminal.send("3")
        terminal.wait_for("Pass to Ben")
        after = terminal.raw[before:]
        assert re.fullmatch(r"\s*3?\s*", after[: after.index(CLEAR)])
        assert "Drill" not in after


def test_a_lone_player_is_never_asked_to_pass(tmp_path: Path) -> None:
    with Terminal("play", "oilfield", "--seed", "2", "--option", "max_rounds=2", cwd=tmp_path) as terminal:
        while terminal.wait_for(r"Your choice|The game is over")[0] != "The game is over":
            terminal.send("1")
        assert terminal.ended() == 0
        assert "Pass to" not in terminal.raw


LONGEST = ("none", "12") if SLOW else ("4", "3")  # rounds


@pytest.mark.parametrize(("width", "seats", "rounds"), [(100, 4, LONGEST[0]), (100, 5, LONGEST[1]), (80, 5, "3"), (80, 2, "3")])
def test_the_screen_fits(width: int, seats: int, rounds: str, tmp_path: Path) -> None:
    height = 40
    setup = ("--seed", "4", "--seats", str(seats), "--option", f"max_rounds={rounds}", "--advanced")
    with Terminal("play", "oilfield", *setup, cwd=tmp_path, width=width, height=height) as terminal:
        while terminal.wait_for(r"Your choice|The game is over")[0] != "The game is over":
            terminal.send("1")
        terminal.ended()
    for screen in terminal.screens[1:-1]:
        lines = screen.rstrip("\n").splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert len(lines) <= height, screen


SMALL = {
    "oilfield": r"Dallas .*Austin .*Pecos ",
    "giganten": r"\n 12 .*\n",
    "mcmulti": r"\n6( \S){6} 6( \S){6} 6( \S){6} 6( \S){6} ",
    "interbellum": r"Great Britain .*Soviet Union ",
}


@pytest.mark.parametrize("game", SMALL)
def test_a_small_screen_keeps_places_and_question_in_view(game: str, tmp_path: Path) -> None:
    """At 80x24: the fields, map, yards or powers, the question, and choices; more of them on the next page."""
    with Terminal("play", game, "--seed", "4", cwd=tmp_path, width=80, height=24) as terminal:
        for _ in range(12 if SLOW else 6):
            terminal.wait_for(r"Your choice[^\n]*: $")
            screen = terminal.screens[-1]
            lines = screen.splitlines()
            assert len(lines) <= 24, screen
            assert max(len(line.rstrip()) for line in lines) <= 80
            assert re.search(SMALL[game], screen, re.DOTALL), screen
            assert re.search(r"[?.]\n *1 \S", screen), screen
            if "m shows more" in screen:
                terminal.send("m")
                terminal.wait_for(r"Your choice[^\n]*: $")
                assert len(terminal.screens[-1].splitlines()) <= 24
                assert re.search(SMALL[game], terminal.screens[-1], re.DOTALL)
            terminal.send("1")


@pytest.mark.parametrize("leave", ["\x03", "\x04"])
def test_leaving_by_key_saves_and_ends_quietly(leave: str, tmp_path: Path) -> None:
    with Terminal("play", "oilfield", "--seed", "2", cwd=tmp_path) as terminal:
        terminal.wait_for("Your choice")
        terminal.press(leave)
        terminal.wait_for("Continue with: gusher play --resume oilfield-1.jsonl")
        assert terminal.ended() == 0
        assert "Traceback" not in terminal.raw
    assert (tmp_path / "oilfield-1.jsonl").exists()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_saves_the_game(end: signal.Signals, tmp_path: Path) -> None:
    with Terminal("play", "oilfield", "--seed", "2", cwd=tmp_path) as terminal:
        terminal.wait_for("Your choice")
        terminal.process.send_signal(end)
        assert terminal.ended() == 0
    assert (tmp_path / "oilfield-1.jsonl").exists()


def test_replay_walks_on_a_terminal(tmp_path: Path) -> None:
    with Terminal("play", "oilfield", "--humans", "0", "--seed", "2", "--option", "max_rounds=1", cwd=tmp_path) as terminal:
        assert terminal.ended() == 0
    with Terminal("replay", "oilfield-1.jsonl", cwd=tmp_path) as terminal:
        start = int(terminal.wait_for(r"Oilfield, (\d+) of[\s\S]*q quit")[1])
        terminal.send("n")
        assert int(terminal.wait_for(r"Oilfield, (\d+) of[\s\S]*q quit")[1]) == start + 1
        terminal.send("p")
        assert int(terminal.wait_for(r"Oilfield, (\d+) of[\s\S]*q quit")[1]) == start
        terminal.send("3")
        assert int(terminal.wait_for(r"Oilfield, (\d+) of[\s\S]*q quit")[1]) == 3
        terminal.send("q")
        assert terminal.ended() == 0
        assert "Traceback" not in terminal.raw
