"""`gusher verify`, and what it finds in records of simulated tables: right ones, altered ones, and those that cannot be checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gusher import registry
from gusher.core.errors import RecordError
from gusher.core.record import Record, read
from gusher.core.rng import Rng
from gusher.verifying import verify
from tests.cli.runs import environment, run
from tests.luck.simulated import ALTERATIONS, another_draw, play, with_luck

pytestmark = pytest.mark.one_build

GAMES = [game.name for game in registry.games()]


def is_refused(record: Record) -> bool:
    """Whether the record, written and read again, is found wrong or broken."""
    try:
        found = verify(read(record.text(), registry.game))
    except RecordError:
        return True
    assert found.unknown is None
    return found.wrong is not None


@pytest.mark.parametrize("number", range(8))
def test_a_table_with_takings_back_is_found_fair_and_with_anything_altered_not(number: int) -> None:
    record, history = play(number, longest=700)
    assert history.seq > len(record.entries)
    found = verify(read(record.text(), registry.game))
    assert found.fair
    assert found.draws == sum(1 for entry in record.entries if entry.seat is None) > 10
    for name, alter in ALTERATIONS.items():
        for trial in range(3):
            altered = alter(record, Rng(number, trial))
            assert altered is not None
            assert is_refused(altered), (name, trial)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_draw_that_differs_is_named(game: str) -> None:
    record, _ = play(3, game, longest=300)
    altered = another_draw(record, Rng(1))
    assert altered is not None
    place = next(n for n, (one, other) in enumerate(zip(record.entries, altered.entries, strict=True)) if one is not other)
    found = verify(altered)
    assert (found.wrong, found.entry) == ("draw", place)
    assert found.draws == sum(1 for entry in record.entries[:place] if entry.seat is None)
    assert (found.expected, found.recorded) == (record.entries[place].action.notation, altered.entries[place].action.notation)


def told(record: Record, **changed: Any) -> Record:
    whole: dict[str, Any] = (record.luck or {}) | changed
    return with_luck(record, {name: value for name, value in whole.items() if value is not None})


def test_what_cannot_be_verified_says_why() -> None:
    record, _ = play(2, longest=60)
    nonces = (record.luck or {})["nonces"]
    assert verify(told(record, seed=None, nonces=None)).unknown == "sealed"
    wrong: list[dict[str, Any]] = [
        {"commitment": None}, {"commitment": 5}, {"seed": "12"}, {"seed": 7}, {"seed": "G" * 64}, {"table": ""}, {"table": "a\nb"},
        {"table": None}, {"nonces": None}, {"nonces": "no"}, {"nonces": nonces[:-1]}, {"nonces": [*nonces[:-1], "x"]},
        {"nonces": [1] * len(nonces)},
    ]  # fmt: skip
    for each in wrong:
        assert verify(told(record, **each)).unknown == "malformed", each
    record.luck = None
    assert verify(record).unknown == "before"


def test_luck_that_is_no_object_is_refused_by_the_reader() -> None:
    head = {"gusher": 1, "game": "oilfield", "seats": 2, "options": {}, "rules": "1", "data": "1", "luck": "much"}
    game = registry.game("oilfield")
    with pytest.raises(RecordError, match="line 1: luck must be an object"):
        read(json.dumps(head | {"rules": game.rules_version, "data": game.data_version}), registry.game)


# The command


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record of each kind."""
    folder = tmp_path_factory.mktemp("records")
    record, _ = play(4, "oilfield", longest=200)
    altered = another_draw(record, Rng(1))
    assert altered is not None
    kinds = {
        "fair": record,
        "draw": altered,
        "seed": told(record, seed="0" * 64),
        "sealed": told(record, seed=None, nonces=None),
        "malformed": told(record, nonces=[]),
    }
    for name, each in kinds.items():
        (folder / f"{name}.jsonl").write_text(each.text(), encoding="utf-8")
    record.luck = None
    (folder / "before.jsonl").write_text(record.text(), encoding="utf-8")
    lines = kinds["fair"].text().splitlines()
    (folder / "cut.jsonl").write_text("\n".join(lines[:50])[:-4], encoding="utf-8")
    choice = next(number for number, line in enumerate(lines) if '"do"' in line)
    (folder / "illegal.jsonl").write_text("\n".join([*lines[:choice], '{"seat":1,"do":"pass"}', *lines[choice:]]), encoding="utf-8")
    (folder / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    return folder


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("fair", 0, "fair.jsonl: the seed fits, and all "),
        ("draw", 1, "draw.jsonl: WRONG: draw "),
        ("seed", 1, "seed.jsonl: WRONG: the seed does not fit the commitment "),
        ("sealed", 2, "cannot be verified yet: the game was not over"),
        ("malformed", 2, "cannot be verified: what it says of its luck"),
        ("before", 2, "cannot be verified: nothing in it says what its luck was drawn from"),
    ],
)
def test_what_the_command_says(records: Path, name: str, code: int, said: str) -> None:
    done = run("verify", f"{name}.jsonl", cwd=records)
    assert (done.code, done.err) == (code, "")
    assert said in done.out
    assert done.out.count("\n") == 1


@pytest.mark.parametrize("name", ["cut", "illegal", "binary", "missing"])
def test_a_broken_file_gets_one_line(records: Path, name: str) -> None:
    done = run("verify", f"{name}.jsonl", cwd=records)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("gusher: ")
    assert f"{name}.jsonl" in done.err
    assert done.err.count("\n") == 1


def test_several_files_get_a_line_each_and_the_worst_code(records: Path) -> None:
    done = run("verify", "fair.jsonl", "cut.jsonl", "draw.jsonl", "before.jsonl", cwd=records)
    assert done.code == 1
    assert [line.split(":")[0] for line in done.out.splitlines()] == ["fair.jsonl", "draw.jsonl", "before.jsonl"]
    assert done.err.count("\n") == 1
    assert run("verify", "fair.jsonl", "before.jsonl", cwd=records).code == 2
    assert run("verify", cwd=records).code == 2


def test_as_json(records: Path) -> None:
    done = run("verify", "fair.jsonl", "draw.jsonl", "before.jsonl", "cut.jsonl", "--json", cwd=records)
    assert (done.code, done.err) == (1, "")
    fair, draw, before, cut = json.loads(done.out)["records"]
    assert (fair["found"], fair["reason"], fair["game"]) == ("fair", None, "oilfield")
    assert fair["draws"] > 0
    assert len(fair["commitment"]) == 64
    assert (draw["found"], draw["reason"], draw["draws"] < fair["draws"]) == ("wrong", "draw", True)
    lines = (records / "draw.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[draw["line"] - 1]) == {"chance": draw["recorded"]}
    assert (before["found"], before["reason"], before["commitment"]) == ("unknown", "before", None)
    assert (cut["found"], cut["reason"]) == ("unknown", "broken")
    assert "cut.jsonl" in cut["detail"]


def test_the_guide_checks_a_record_by_hand(records: Path, tmp_path: Path) -> None:
    """The Python in docs/luck.md as it stands there."""
    guide = (Path(__file__).parents[2] / "docs" / "luck.md").read_text(encoding="utf-8")
    script = tmp_path / "check.py"
    script.write_text(guide.partition("```python\n")[2].partition("```")[0], encoding="utf-8")

    def check(name: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, script, records / name], capture_output=True, text=True, env=environment(), check=False)

    assert check("fair.jsonl").stdout.endswith("draws are the same again\n")
    assert "AssertionError" in check("draw.jsonl").stderr
    assert "AssertionError" in check("seed.jsonl").stderr


# At the terminal's own tables


def test_a_terminal_game_is_verified_and_goes_on_with_its_luck(tmp_path: Path) -> None:
    setup = ("play", "oilfield", "--seats", "3", "--seed", "11", "--option", "max_rounds=2")
    shown = run(*setup, "--record", "left.jsonl", cwd=tmp_path, typed="1\n1\nq\n").out
    assert json.loads((tmp_path / "left.jsonl").read_text().splitlines()[0])["luck"]["commitment"] in shown
    assert run("verify", "left.jsonl", cwd=tmp_path).code == 0
    run("play", "--resume", "left.jsonl", cwd=tmp_path, typed="1\n" * 300)
    done = run(*setup, "--record", "whole.jsonl", cwd=tmp_path, typed="1\n" * 300)
    assert "gusher verify whole.jsonl" in done.out
    assert (tmp_path / "left.jsonl").read_text() == (tmp_path / "whole.jsonl").read_text()
    assert '"result"' in (tmp_path / "whole.jsonl").read_text()
    assert run("verify", "whole.jsonl", cwd=tmp_path).code == 0


def test_taking_back_in_the_terminal_meets_the_same_luck(tmp_path: Path) -> None:
    """Every third choice is made, taken back as far as that is allowed, and made again: the game is the same."""
    setup = ("play", "oilfield", "--players", "Anna,Ben", "--seed", "3", "--option", "max_rounds=3")
    straight = run(*setup, "--record", "straight.jsonl", cwd=tmp_path, typed="1\n\n" * 300)
    winding = run(*setup, "--record", "winding.jsonl", cwd=tmp_path, typed="1\n\nu\n1\n\n1\n\n" * 300)
    assert straight.code == winding.code == 0
    assert "Taken back" in winding.out
    assert (tmp_path / "straight.jsonl").read_text() == (tmp_path / "winding.jsonl").read_text()


def test_a_saved_game_has_its_own_luck(tmp_path: Path) -> None:
    run("play", "oilfield", "--seed", "1", "--record", "mine.jsonl", cwd=tmp_path, typed="q\n")
    done = run("play", "--resume", "mine.jsonl", "--seed", "2", cwd=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.err == "gusher: the saved game has its own luck; leave out --seed with --resume\n"


def test_a_saved_game_from_before_goes_on_and_cannot_be_verified(tmp_path: Path) -> None:
    record, _ = play(4, "oilfield", longest=40)
    record.luck, record.players = None, ["greedy"] * record.seats
    (tmp_path / "old.jsonl").write_text(record.text(), encoding="utf-8")
    done = run("play", "--resume", "old.jsonl", "--seed", "2", cwd=tmp_path)
    assert done.code == 0
    assert "gusher verify" not in done.out
    assert '"result"' in (tmp_path / "old.jsonl").read_text()
    assert run("verify", "old.jsonl", cwd=tmp_path).code == 2
