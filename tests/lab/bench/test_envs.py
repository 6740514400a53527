"""The benchmark of the environments measures everything that it names. How fast anything is, no test says."""

from __future__ import annotations

import json

import pytest

import gusher
from gusher import extras
from gusher.core.errors import SetupError
from gusher.lab.bench import envs, turns
from gusher.lab.bench.works.envs import own, peers
from gusher.lab.stop import Stop
from tests.lab.app import call

pytestmark = pytest.mark.one_build

GIGANTEN = gusher.game("giganten")


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the game with the shortest games: a slice is at least one of them."""
    monkeypatch.setattr("gusher.envs.games", lambda: [GIGANTEN])


@pytest.mark.usefixtures("one_game")
def test_everything_that_is_installed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LEAST_SLICES", 1)
    code, out = call("bench", "envs", "--seconds", "0.01", "--json")
    result = json.loads(out)
    assert code == 0
    assert list(result["steps_per_second"]) == ["giganten"]
    assert list(result["peers"]) == peers()
    assert all(rate > 0 for rate in [*result["steps_per_second"].values(), *result["peers"].values()])
    for peer, rate in result["peers"].items():
        assert result["ratios"]["giganten"][peer] == pytest.approx(result["steps_per_second"]["giganten"] / rate)
        assert result["vector_ratios"]["giganten"][peer] == pytest.approx(result["many"]["giganten"]["vector"] / rate)
    many = result["many"]["giganten"]
    times = result["vector_ratios"]["giganten"]
    assert times["tables"] == pytest.approx(many["vector"] / result["steps_per_second"]["giganten"])
    assert times["gymnasium"] == pytest.approx(many["seat vector"] / many["gymnasium"])
    assert (result["slices"], result["interrupted"], result["build"]) == (1, False, gusher.build())


@pytest.mark.parametrize(("peers", "line"), [({}, "gusher[bench]"), ({"chess": 2.0}, "250.0")])
def test_the_table_says_what_was_measured(peers: dict[str, float], line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    method = turns.Method(1.0, 5, True, "3.11", "pure")
    many = {"vector": 500.0, "seat vector": 70.0, "gymnasium": 35.0}
    times = {"tables": 10.0, "gymnasium": 2.0, "chess": 250.0}
    found = envs.EnvSpeed(method, {"oilfield": 4}, {"oilfield": 50.0}, {"oilfield": many}, peers, {"oilfield": {}}, {"oilfield": times})
    monkeypatch.setattr(envs, "bench", lambda seconds, stop: found)
    code, out = call("bench", "envs")
    assert code == 130
    assert "oilfield, 4 seats" in out
    assert "10.0" in out
    assert line in out


@pytest.mark.usefixtures("one_game")
def test_stopped_at_once_it_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envs, "peers", list)
    stop = Stop()
    stop.ask()
    assert envs.bench(1.0, stop) is None


def test_without_pettingzoo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(SetupError, match=r"pip install 'gusher\[pettingzoo\]'"):
        call("bench", "envs")


def test_a_game_is_stepped_through_to_its_end() -> None:
    play = own("giganten", 2)["tables"]
    assert play() > 50
    assert play() > 50


@pytest.mark.parametrize("what", ["vector", "seat vector", "gymnasium"])
def test_many_games_make_a_step_each(what: str) -> None:
    play = own("giganten", 2)[what]
    assert {play() for _ in range(3)} == {128}
