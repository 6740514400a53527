"""Simulations: the same whoever plays them, and counted right."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars
import pytest

import gusher
from gusher import extras
from gusher.core.errors import SetupError
from gusher.lab.commands.simulate import simulate
from gusher.lab.simulation.plan import plan
from gusher.lab.simulation.result import Count, Result
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.stop import Stop
from tests.lab.app import call

pytestmark = pytest.mark.one_build

OILFIELD = gusher.game("oilfield")
SHORT: dict[str, object] = {"max_rounds": 2}
KEYS = (
    "game seats games decisions chance seconds decisions_per_second bots mean_scores win_share rounds build options seed jobs "
    "unfinished interrupted"
).split()
QUICK = ("simulate", "oilfield", "--jobs", "1", "--option", "max_rounds=2", "--games", "5")


def timeless(result: Result) -> Result:
    return replace(result, seconds=0, decisions_per_second=0, jobs=0)


@pytest.mark.parametrize(("bots", "games"), [(["random"] * 4, 250), (["greedy", "random"], 5)])
def test_the_number_of_processes_changes_nothing(bots: list[str], games: int) -> None:
    alone: list[Outcome] = []
    spread: list[Outcome] = []
    first = simulate(OILFIELD, len(bots), games, bots, 3, 1, SHORT, each=alone.extend)
    second = simulate(OILFIELD, len(bots), games, bots, 3, 2, SHORT, each=spread.extend)
    assert [outcome.index for outcome in alone] == list(range(games))
    assert alone == spread
    assert timeless(first) == timeless(second)


def test_shares_of_wins_add_up_to_one() -> None:
    result = simulate(OILFIELD, 5, 30, ["random"] * 5, options=SHORT)
    assert sum(share or 0 for share in result.win_share) == pytest.approx(1)
    assert result.games == 30
    assert result.rounds == 2
    assert not result.interrupted


def counted(*outcomes: Outcome) -> Result:
    count = Count(plan(OILFIELD, 3, ["greedy", "random", "random"]))
    for outcome in outcomes:
        count.add(outcome)
    return count.result(seconds=2.0, jobs=1, interrupted=False)


def test_results_follow_the_order_of_the_bots_and_a_shared_win_counts_in_parts() -> None:
    result = counted(
        Outcome(0, (0, 1, 2), [10, 20, 30], [3, 2, 1], 8, 40, 5, finished=True),
        Outcome(1, (2, 0, 1), [11, 21, 21], [3, 1, 1], 9, 60, 6, finished=True),
    )
    assert result.mean_scores == [(10 + 21) / 2, (20 + 21) / 2, (30 + 11) / 2]
    assert result.win_share == [0.25, 0.25, 0.5]
    assert result.rounds == 8.5
    assert (result.decisions, result.chance, result.decisions_per_second) == (100, 11, 50)


def test_unfinished_games_are_reported_and_count_in_no_mean() -> None:
    done = Outcome(0, (0, 1, 2), [10, 20, 30], [3, 2, 1], 8, 40, 5, finished=True)
    result = counted(done, Outcome(1, (2, 0, 1), [1, 1, 1], [], 99, 60, 6, finished=False))
    assert (result.games, result.unfinished, result.mean_scores, result.rounds) == (2, 1, [10, 20, 30], 8)
    assert result.win_share == [0, 0, 1]


def test_means_of_no_games_are_none() -> None:
    result = simulate(OILFIELD, 2, 3, ["random"] * 2, most_decisions=5)
    assert (result.games, result.unfinished, result.mean_scores, result.win_share, result.rounds) == (3, 3, [None] * 2, [None] * 2, None)


def test_a_game_without_rounds_has_none() -> None:
    assert counted(Outcome(0, (0, 1, 2), [1, 2, 3], [3, 2, 1], None, 4, 5, finished=True)).rounds is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_stopped_keeps_what_is_done(jobs: int) -> None:
    stop = Stop()
    seen: list[Outcome] = []

    def each(done: list[Outcome]) -> None:
        seen.extend(done)
        stop.ask()

    result = simulate(OILFIELD, 2, 5_000, ["random"] * 2, 0, jobs, SHORT, each=each, stop=stop)
    assert result.interrupted
    assert 0 < result.games == len(seen) < 5_000


def test_an_error_ends_the_processes_and_is_raised() -> None:
    def each(done: list[Outcome]) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        simulate(OILFIELD, 2, 400, ["random"] * 2, 0, 2, SHORT, each=each)


def test_json() -> None:
    code, out = call(*QUICK, "--seats", "3", "--bots", "greedy,random,random", "--seed", "7", "--json", "--edition", "german", "--advanced")
    result = json.loads(out)
    assert code == 0
    assert set(KEYS) <= set(result)
    assert result["bots"] == ["greedy", "random", "random"]
    assert (result["game"], result["seats"], result["games"], result["seed"], result["jobs"]) == ("oilfield", 3, 5, 7, 1)
    assert (result["options"]["edition"], result["options"]["advanced"], result["options"]["max_rounds"]) == ("german", True, 2)
    assert result["build"] == gusher.build()
    assert result["decisions"] > 0 < result["chance"]
    assert sum(result["win_share"]) == pytest.approx(1)


def test_fixed_seats_and_rotation_seat_the_bots_as_told(tmp_path: Path) -> None:
    words = (*QUICK, "--bots", "greedy,random")
    call(*words, "--out", str(tmp_path / "turning"))
    call(*words, "--out", str(tmp_path / "fixed"), "--fixed-seats")
    seats = {name: [line["bots"][0] for line in lines(tmp_path / name)] for name in ("turning", "fixed")}
    assert seats == {"turning": ["greedy", "random", "greedy", "random", "greedy"], "fixed": ["greedy"] * 5}


def lines(run: Path) -> list[dict[str, Any]]:
    return polars.read_parquet(run / "games-*.parquet").to_dicts()


def test_out_holds_a_row_a_game_and_the_summary(tmp_path: Path) -> None:
    new = tmp_path / "new" / "run"
    _, out = call(*QUICK, "--out", str(new), "--json")
    games = lines(new)
    assert [line["index"] for line in games] == list(range(5))
    assert all(len(line["scores"]) == len(line["places"]) == len(line["score_sales"]) == 4 for line in games)
    assert sum(line["decisions"] for line in games) == json.loads(out)["decisions"]
    assert json.loads((new / "summary.json").read_text()) == json.loads(out)


def test_the_table_names_every_bot_and_the_build() -> None:
    _, out = call(*QUICK, "--bots", "greedy,random")
    assert "greedy" in out
    assert "random" in out
    assert gusher.build() in out


def test_one_bot_takes_all_of_four_seats_by_default() -> None:
    _, out = call(*QUICK, "--json")
    assert json.loads(out)["bots"] == ["random"] * 4


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", "0"), "games must be at least 1, not 0"),
        (("--jobs", "0"), "jobs must be at least 1, not 0"),
        (("--seats", "6"), "seats, not 6"),
        (("--seats", "3", "--bots", "random,random"), "2 bots are named for 3 seats"),
        (("--bots", "genius"), "no bot 'genius'"),
        (("--option", "weather=fine"), "no option weather"),
        (("--option", "edition"), "name=value"),
        (("--edition", "german", "--option", "edition=french"), "edition is given as"),
    ],
)
def test_wrong_arguments_are_refused_and_nothing_is_written(words: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=complaint):
        call(*QUICK, *words, "--out", str(tmp_path / "run"))
    assert not (tmp_path / "run").exists()


def test_the_game_must_be_named() -> None:
    with pytest.raises(SetupError, match="which game"):
        call("simulate")


def test_decisions_need_a_place() -> None:
    with pytest.raises(SetupError, match="--decisions needs --out"):
        call(*QUICK, "--decisions")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((*QUICK, "--out", "run"), r"--out needs the package polars: pip install 'gusher\[lab\]'"),
        ((*QUICK, "--report", "report.html"), r"a report needs the package polars: pip install 'gusher\[lab\]'"),
        ((*QUICK, "--ray", "local"), r"--ray needs the package ray: pip install 'gusher\[ray\]'"),
        (("simulate", "--resume", "run"), r"gusher\[lab\]"),
        (("report", "run"), r"gusher\[lab\]"),
    ],
)
def test_what_is_not_installed_is_named(words: tuple[str, ...], complaint: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(SetupError, match=complaint):
        call(*words)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="no game 'chess'"):
        call("simulate", "chess")


def test_a_folder_that_is_not_empty_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "study.json").write_text("precious")
    with pytest.raises(SetupError, match="not empty"):
        call(*QUICK, "--out", str(tmp_path))
    assert (tmp_path / "study.json").read_text() == "precious"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SetupError, match="cannot write to the folder"):
        call(*QUICK, "--out", str(tmp_path / "file"))
