"""Every command of the command line, run as a program."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher import registry
from tests.cli.runs import PATIENCE, environment, run

pytestmark = pytest.mark.one_build


def one_object(text: str) -> dict[str, Any]:
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short finished game of bots."""
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    done = run("play", "oilfield", "--humans", "0", "--seed", "5", "--option", "max_rounds=3", "--record", file)
    assert (done.code, done.err) == (0, "")
    return file


def test_version_tells_the_build() -> None:
    done = run("--version")
    assert (done.code, done.out, done.err) == (0, f"gusher {gusher.__version__} ({gusher.build()})\n", "")


def test_help_says_what_no_command_means() -> None:
    assert "gusher serve --open" in " ".join(run("--help").out.split())


def test_no_command_opens_the_page(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}.part && mv {opened}.part {opened}\n")
    browser.chmod(0o755)
    env = environment() | {"BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-m", "gusher"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1]
    until = time.monotonic() + PATIENCE
    while not opened.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert opened.read_text().strip() == url


def test_games_as_a_table() -> None:
    out = run("games").out
    for option in registry.game("oilfield").options:
        assert option.name in out
        assert option.section in out


def test_games_as_json() -> None:
    done = run("games", "--json")
    listed = {game["name"]: game for game in one_object(done.out)["games"]}
    assert list(listed) == [game.name for game in registry.games()]
    oilfield = listed["oilfield"]
    assert set(oilfield) == {"name", "title", "seats", "options", "rules_version", "actions"}
    assert oilfield["seats"] == [2, 3, 4, 5]
    assert oilfield["actions"] == len(registry.game("oilfield").actions)
    edition = oilfield["options"][0]
    assert edition["name"] == "edition"
    assert edition["type"] == "choice"
    assert edition["values"] == ["standard", "german", "french", "italian"]
    assert edition["default"] == "standard"
    assert edition["section"] == "§19.1"


def test_rules_whole() -> None:
    done = run("rules", "oilfield")
    assert done.code == 0
    assert "§6.5" in done.out
    assert "§27.1" in done.out


@pytest.mark.parametrize("wanted", ["§8.4", "8.4"])
def test_rules_one_paragraph(wanted: str) -> None:
    out = run("rules", "oilfield", wanted).out
    assert re.findall(r"• (§[\d.]+)", out) == ["§8.4"]


def test_rules_a_chapter() -> None:
    out = run("rules", "oilfield", "9").out
    assert re.findall(r"• (§[\d.]+)", out) == [f"§9.{number}" for number in range(1, 7)]


def test_rules_search() -> None:
    out = run("rules", "oilfield", "15", "--search", "STRIKE").out
    found = re.findall(r"• (§[\d.]+)", out)
    assert "§15.4.2" in found
    assert all(section.startswith("§15") for section in found)


def test_perft() -> None:
    assert run("perft", "oilfield", "--depth", "3").out.split() == ["8"]


def test_perft_divided_as_json() -> None:
    found = one_object(run("perft", "oilfield", "--depth", "3", "--seats", "2", "--advanced", "--divide", "--json").out)
    assert found == {
        "game": "oilfield",
        "seats": 2,
        "options": {"advanced": True},
        "depth": 3,
        "divide": {"cube oil": 4, "cube gas": 4},
        "positions": 8,
    }


def test_perft_from_a_record(tmp_path: Path) -> None:
    run("play", "oilfield", "--seed", "1", "--humans", "4", cwd=tmp_path)
    found = one_object(run("perft", "oilfield", "--depth", "2", "--from", tmp_path / "oilfield-1.jsonl", "--json").out)
    assert found["positions"] == 14 * 13


def test_simulate_as_json() -> None:
    found = one_object(run("simulate", "oilfield", "--games", "2", "--bots", "random", "--jobs", "1", "--json").out)
    assert found["games"] == 2


def test_replay_at_one_point(record: Path) -> None:
    done = run("replay", record, "--at", "60")
    assert (done.code, done.err) == (0, "")
    assert "60 of " in done.out
    assert "round 1" in done.out


def test_replay_as_json(record: Path) -> None:
    found = one_object(run("replay", record, "--json").out)
    assert found["over"] is True
    assert found["at"] == found["entries"]
    assert found["ranking"].count(1) >= 1
    assert found["view"]["round"] == 3


def test_replay_as_a_seat_keeps_the_cards_of_others(record: Path) -> None:
    """Where all have chosen and nothing is revealed: a seat sees its own card, and the finished record shows all."""
    lines = record.read_text().splitlines()
    chosen = [number for number, line in enumerate(lines) if '"do":"card ' in line]
    at = str(chosen[3])
    cards = [json.loads(lines[number])["do"].removeprefix("card ") for number in chosen[:4]]
    seen = [player["card"] for player in one_object(run("replay", record, "--at", at, "--seat", "2", "--json").out)["view"]["players"]]
    assert seen == [None, None, cards[2], None]
    seen = [player["card"] for player in one_object(run("replay", record, "--at", at, "--json").out)["view"]["players"]]
    assert seen == cards


def test_replay_of_a_running_game_is_a_spectators(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    last = max(number for number, line in enumerate(lines[:100]) if '"do":"card ' in line)
    running = tmp_path / "running.jsonl"
    running.write_text("\n".join(lines[: last + 1]) + "\n")
    found = one_object(run("replay", running, "--json").out)
    assert found["over"] is False
    assert [player["card"] for player in found["view"]["players"]] == [None] * 4
    shown = run("replay", running, "--at", str(last)).out
    assert "chose in secret" in shown
    assert not re.search(r": \w+ card", shown)


def test_replay_walks(record: Path) -> None:
    done = run("replay", record, typed="n\nn\np\n70\nx\nq\n")
    assert (done.code, done.err) == (0, "")
    seen = [int(at) for at in re.findall(r"Oilfield, (\d+) of", done.out)]
    assert seen[0] > 0
    assert seen[1] == seen[0] + 1
    assert seen[3] == seen[1]
    assert seen[4:] == [70, 70]
    assert '"x" is none of n, p, q' in done.out


def test_replay_stops_at_both_ends(record: Path) -> None:
    last = len(record.read_text(encoding="utf-8").splitlines()) - 2  # the head and the result
    done = run("replay", record, typed=f"p\n99999\n{last}\nn\nq\n")
    assert "This is the beginning." in done.out
    assert "This is the end." in done.out
    assert "won with" in done.out
