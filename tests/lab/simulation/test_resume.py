"""A run that was broken off goes on, and comes to the same end as one that never was."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import polars
import pytest

import gusher
from gusher.core.errors import SetupError
from gusher.lab.simulation import folder as folders
from gusher.lab.simulation.carry_out import carry_out
from gusher.lab.simulation.folder import new_folder, old_folder
from gusher.lab.simulation.plan import plan
from gusher.lab.simulation.result import Result
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.study import Chunks, Study
from gusher.lab.stop import Stop
from tests.lab.app import call

pytestmark = pytest.mark.one_build

OILFIELD = gusher.game("oilfield")
QUICK = ("simulate", "oilfield", "--jobs", "1", "--option", "max_rounds=2")


def study(games: int, bots: list[str], plans: int = 1) -> Study:
    made = tuple(plan(OILFIELD, len(bots), bots, 3, {"max_rounds": 2 + number}) for number in range(plans))
    return Study(made, tuple(str(number) for number in range(plans)), games, watched=bots[0] != "random")


def timeless(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=0, decisions_per_second=0, jobs=0) for result in results]


def rows(folder: Path, table: str = "games") -> list[tuple[object, ...]]:
    return sorted(polars.read_parquet(folder / f"{table}-*.parquet").rows(), key=str)


@pytest.mark.parametrize(
    ("bots", "games", "plans", "jobs"),
    [(["random"] * 3, 700, 1, 1), (["random"] * 3, 400, 2, 2), (["greedy", "random"], 9, 2, 1)],
)
def test_the_end_is_the_same(bots: list[str], games: int, plans: int, jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "MOST_ROWS", 3)
    asked = study(games, bots, plans)
    whole = new_folder(tmp_path / "whole", asked)
    expected = carry_out(asked, 1, folder=whole)
    whole.flush()

    stop = Stop()
    begun = new_folder(tmp_path / "broken", asked)
    first = carry_out(asked, jobs, stop, lambda done: stop.ask(), begun)
    begun.flush()
    assert first[0].interrupted
    assert 0 < sum(result.games for result in first) < asked.total

    again = old_folder(tmp_path / "broken")
    assert again.study == asked
    heard: list[Outcome] = []
    results = carry_out(asked, jobs, None, heard.extend, again)
    again.flush()
    assert timeless(results) == timeless(expected)
    assert len(heard) == asked.total
    for table in ("games", "rounds", "uses") if asked.watched else ("games",):
        assert rows(tmp_path / "broken", table) == rows(tmp_path / "whole", table)


def test_the_commands_go_on_and_stay_finished(tmp_path: Path) -> None:
    out = tmp_path / "run"
    _, first = call(*QUICK, "--games", "30", "--out", str(out), "--json")
    games = out / "games-00000.parquet"
    half = polars.read_parquet(games).filter(polars.col("index") % 3 != 1)
    half.write_parquet(games)
    (out / "summary.json").unlink()
    code, second = call("simulate", "--resume", str(out), "--jobs", "1", "--json")
    _, third = call("simulate", "--resume", str(out), "--jobs", "1", "--json")
    assert code == 0
    for text in (second, third):
        found, expected = json.loads(text), json.loads(first)
        assert {key: found[key] for key in ("games", "decisions", "chance", "mean_scores", "win_share")} == {
            key: expected[key] for key in ("games", "decisions", "chance", "mean_scores", "win_share")
        }
    assert sorted(polars.read_parquet(out / "games-*.parquet")["index"]) == list(range(30))


def test_what_was_half_written_is_played_again(tmp_path: Path) -> None:
    asked = study(4, ["greedy", "random"])
    begun = new_folder(tmp_path / "run", asked)
    carry_out(asked, folder=begun)
    begun.flush()
    (tmp_path / "run" / "games-00000.parquet").unlink()
    (tmp_path / "run" / "rounds-00001.part").write_text("half")
    again = old_folder(tmp_path / "run")
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == ["study.json"]
    assert again.parts == 0


def test_missing_games_come_in_small_parts() -> None:
    done = bytearray(1000)
    done[3] = done[4] = done[999] = 1
    chunks = Chunks(study(1000, ["random"] * 2), 1, True, done)
    found = [list(chunk) for chunk in chunks]
    assert [number for chunk in found for number in chunk] == [number for number in range(1000) if number not in (3, 4, 999)]
    assert len(found) == len(chunks) > 1


def test_decisions_have_a_row_each(tmp_path: Path) -> None:
    out = tmp_path / "run"
    _, said = call(*QUICK, "--games", "4", "--out", str(out), "--decisions", "--json")
    frame = polars.read_parquet(out / "decisions-*.parquet")
    assert len(frame) == json.loads(said)["decisions"]
    assert frame["options"].min() == 2
    assert set(frame["section"].str.slice(0, 1)) == {"§"}
    assert {OILFIELD.action(str(action)).notation for action in frame["action"].unique()} == set(frame["action"])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--resume", "nosuch"), "no folder of simulate"),
        (("oilfield", "--resume", "nosuch"), "leave out GAME"),
        (("--resume", "nosuch", "--games", "3"), "leave out --games"),
        (("--resume", "nosuch", "--fixed-seats"), "leave out --fixed-seats"),
    ],
)
def test_wrong_arguments(words: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        call("simulate", *words)


def test_a_broken_folder_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "run"
    call(*QUICK, "--games", "3", "--out", str(out))
    with pytest.raises(SetupError, match="is that of a simulation"):
        call("tournament", "--resume", str(out))
    (out / "games-00000.parquet").write_text("nonsense")
    with pytest.raises(SetupError, match="cannot be read"):
        call("simulate", "--resume", str(out))
    written = json.loads((out / "study.json").read_text())
    (out / "study.json").write_text(json.dumps(written | {"versions": ["0", "0"]}))
    with pytest.raises(SetupError, match="other rules"):
        call("simulate", "--resume", str(out))
    (out / "study.json").write_text("{")
    with pytest.raises(SetupError, match="is broken"):
        call("simulate", "--resume", str(out))
