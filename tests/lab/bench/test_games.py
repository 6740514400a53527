"""The benchmark measures everything that it names. How fast anything is, no test says."""

from __future__ import annotations

import json

import pytest

import gusher
from gusher.core.errors import SetupError
from gusher.lab.bench import games, turns
from gusher.lab.bench.meter import Meter, measure
from gusher.lab.bench.works.games import middle, peers
from gusher.lab.stop import Stop
from tests.lab.app import call

pytestmark = pytest.mark.one_build

OILFIELD = gusher.game("oilfield")


def test_everything_that_is_installed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LEAST_SLICES", 2)
    code, out = call("bench", "oilfield", "--seconds", "0.1", "--json")
    result = json.loads(out)
    assert code == 0
    assert (result["game"], result["seats"], result["slices"], result["interrupted"]) == ("oilfield", 4, 2, False)
    assert set(result["peers"]) == set(peers())
    assert set(result["ratios"]) == {"compiled/pure", *peers()}
    measured = result["decisions_per_second"]["pure"], result["clone_us"]["pure"], *result["peers"].values()
    assert all(value > 0 for value in measured)
    compiled = (
        result["decisions_per_second"]["compiled"],
        result["clone_us"]["compiled"],
        result["clone_in_decisions"],
        *result["ratios"].values(),
    )
    assert all(value is None for value in compiled) or all(value > 0 for value in compiled)
    assert result["python"]
    assert result["build"] == gusher.build()


def test_the_table_says_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LEAST_SLICES", 1)
    monkeypatch.setattr(games, "peers", list)
    code, out = call("bench", "--seconds", "0.01")
    assert code == 0
    assert "pure" in out
    assert "gusher[bench]" in out


def test_stopped_at_once_it_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "peers", list)
    stop = Stop()
    stop.ask()
    assert games.bench(OILFIELD, 1.0, stop) is None


def test_a_meter_measures_what_it_is_told_and_ends_with_its_block() -> None:
    with Meter("games", "oilfield", 2, pure=True) as meter:
        assert meter.build == "pure"
        assert meter.rate("decisions", 0.01) > 0
        assert meter.rate("clones", 0.01) > 0
        assert meter.process.poll() is None
    assert meter.process.returncode == 0


def test_measuring_counts_what_is_done() -> None:
    done, took = measure(lambda: 3, 0.001)
    assert done >= 3
    assert done % 3 == 0
    assert took > 0


def test_clones_are_made_in_the_middle_of_a_game() -> None:
    s = middle(OILFIELD.start(4), 1)
    assert not s.over
    assert s.pending


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "no game 'chess'"),
        (("--seconds", "0"), "more than 0, not 0"),
        (("--seconds", "nan"), "more than 0, not nan"),
        (("--seconds", "inf"), "not inf"),
    ],
)
def test_wrong_arguments_are_refused(words: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        call("bench", *words)
