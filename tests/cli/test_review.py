"""`gusher review` as people call it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gusher.core.errors import SetupError
from gusher.terminal.review import parse_seats
from tests.cli.runs import environment, refused, run
from tests.review.games import finished

pytestmark = pytest.mark.slow
PATIENCE = 60.0
QUICK = ("--iterations", "16")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    game = finished("oilfield", 2)
    game.players = ["Anna", "greedy"]
    file.write_text(game.text())
    return file


def test_a_review_as_json_is_kept_and_used_again(record: Path) -> None:
    first = run("review", record, "--seat", "0", *QUICK, "--json")
    assert (first.code, first.err) == (0, "")
    found = json.loads(first.out)
    assert {name: found[name] for name in ("game", "seats", "iterations", "interrupted")} == {
        "game": "oilfield", "seats": 2, "iterations": 16, "interrupted": False,
    }  # fmt: skip
    (review,) = found["reviews"]
    assert (review["seat"], review["player"]) == (0, "Anna")
    assert len(review["decisions"]) == review["total"] > 3
    for each in review["decisions"]:
        assert 0 <= each["chance"] <= 1
        assert each["loss"] == pytest.approx(each["search_chance"] - each["chance"])
    assert set(review["mistakes"]) <= {each["moment"] for each in review["decisions"]}

    # What is kept is believed: a chance that was changed by hand comes back.
    kept = record.with_name("game.jsonl.review.json")
    changed = json.loads(kept.read_text())
    changed["reviews"][0]["judged"][0]["chance"] = 0.1234
    kept.write_text(json.dumps(changed))
    again = json.loads(run("review", record, "--seat", "0", *QUICK, "--json").out)
    assert again["reviews"][0]["decisions"][0]["chance"] == 0.1234
    assert again["reviews"][0]["decisions"][1:] == review["decisions"][1:]

    # Another record under the same name is reviewed anew.
    record.write_text(finished("oilfield", 2, seed=2).text())
    other = json.loads(run("review", record, "--seat", "0", *QUICK, "--json").out)
    assert other["reviews"][0]["decisions"] != again["reviews"][0]["decisions"]
    assert "0.1234" not in kept.read_text()


def test_a_review_of_all_seats_for_people(record: Path) -> None:
    done = run("review", record, "--seat", "all", *QUICK)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("16 iterations each") == 2
    assert "Oilfield: the choices of Anna" in done.out
    kept = json.loads(record.with_name("game.jsonl.review.json").read_text())["reviews"]
    assert [(each["seat"], len(each["judged"]) == each["total"]) for each in kept] == [(0, True), (1, True)]
    assert run("review", record, "--seat", "all", *QUICK).out == done.out


def test_ctrl_c_leaves_what_was_done_and_the_next_call_goes_on(record: Path) -> None:
    command = [sys.executable, "-m", "gusher", "review", str(record), "--seat", "0", "--iterations", "1000", "--json"]
    kept = record.with_name("game.jsonl.review.json")
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        until = time.monotonic() + PATIENCE
        while not kept.exists():
            assert time.monotonic() < until
            time.sleep(0.005)
        os.killpg(running.pid, signal.SIGINT)
        said, errors = running.communicate(timeout=PATIENCE)
    assert errors == ""
    found = json.loads(said)["reviews"][0]
    assert running.returncode == 130
    assert 0 < len(found["decisions"]) < found["total"]
    done = run(*command[3:])
    assert done.code == 0
    whole = json.loads(done.out)["reviews"][0]
    assert len(whole["decisions"]) == whole["total"]
    assert whole["decisions"][: len(found["decisions"])] == found["decisions"]


def test_wrong_arguments_and_records(record: Path, tmp_path: Path) -> None:
    assert "--seat must be 0 to 1 in this record, or all, not '2'" in refused("review", record, "--seat", "2")
    for seat in ("-1", "x", "", "0,1", "²"):
        with pytest.raises(SetupError, match="--seat must be 0 to 1"):
            parse_seats(seat, 2)
    assert (parse_seats("1", 2), parse_seats("All", 2)) == ([1], [0, 1])
    assert "Missing option '--seat'" in refused("review", record)
    assert "iterations must be 16 to 1000000, not -5" in refused("review", record, "--seat", "0", "--iterations", "-5")
    assert "--iterations" in refused("review", record, "--seat", "0", "--iterations", "many")
    assert "cannot read" in refused("review", tmp_path / "none.jsonl", "--seat", "0")
    running = tmp_path / "running.jsonl"
    running.write_text("".join(record.read_text().splitlines(keepends=True)[:-2]))
    assert "the game is not over" in refused("review", running, "--seat", "0")
    running.write_text("my diary\n")
    assert "line 1 is not a JSON object" in refused("review", running, "--seat", "0")
    kept = record.with_name("game.jsonl.review.json")
    kept.write_text("my diary\n")
    assert "is no review of this Gusher" in refused("review", record, "--seat", "0")
    assert kept.read_text() == "my diary\n"
