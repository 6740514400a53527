"""The benchmark of the server plays real moves over real sockets. How fast that is, no test says."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import pytest
from typer.testing import CliRunner

from gusher.cli import app
from gusher.core.errors import SetupError
from gusher.server.bench import measuring
from gusher.server.bench.measuring import Findings, limit_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def findings() -> Findings:
    """Of one table; as if those of three had been the same."""
    found = measuring.bench([1], 0.4)
    return replace(found, runs=[replace(run, tables=count) for count in (1, 3) for run in found.runs])


@pytest.fixture
def measured(findings: Findings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured once, told twice."""
    monkeypatch.setattr(measuring, "bench", lambda counts, seconds, database: findings)


@pytest.mark.usefixtures("measured")
def test_moves_are_counted_and_what_limits_them_is_said() -> None:
    done = CliRunner().invoke(app, ["bench", "server", "--tables", "1,3", "--seconds", "0.5", "--json"], catch_exceptions=False)
    result = json.loads(done.stdout)
    assert [(run["tables"], run["store"]) for run in result["runs"]] == list(product((1, 3), ("SQLite", "PostgreSQL")))
    for run in result["runs"]:
        assert run["moves"] > 0
        assert 0 < run["p50_ms"] <= run["p99_ms"]
        assert run["limit"]
        assert (run["microseconds_a_move"]["database"] is not None) == (run["store"] == "PostgreSQL")
    assert result["sync_ms"] > 0


@pytest.mark.usefixtures("measured")
def test_the_table_has_a_row_for_each_number_of_tables() -> None:
    done = CliRunner().invoke(app, ["bench", "server", "--tables", "1,3", "--seconds", "0.5"], catch_exceptions=False)
    assert "1 tables are limited by" in done.stdout
    assert "3 tables are limited by" in done.stdout


def test_a_database_where_none_can_be_made_is_refused_in_one_line() -> None:
    with pytest.raises(SetupError, match=r"the bench cannot make a database of its own there: .*refused"):
        measuring.bench([1], 0.5, "postgresql://nobody@127.0.0.1:1/games")


@pytest.mark.parametrize("wrong", ["", "0", "1,,2", "x", "-1", "100000"])
def test_wrong_numbers_of_tables_are_refused(wrong: str) -> None:
    with pytest.raises(SetupError, match="--tables must be numbers from 1 to 1000"):
        CliRunner().invoke(app, ["bench", "server", "--tables", wrong], catch_exceptions=False)


@pytest.mark.parametrize(
    ("loop", "log", "load", "said"),
    [(0.5, 0.1, 0.95, "the load"), (0.8, 0.2, 0.3, "the processor"), (0.4, 0.1, 0.3, "waiting"), (None, None, 0.3, "not known")],
)
def test_what_has_no_time_left_is_the_limit(loop: float | None, log: float | None, load: float, said: str) -> None:
    assert limit_of({"loop": loop, "log": log, "load": load}).startswith(said)
