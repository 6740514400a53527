"""The benchmark of the search measures everything that it names. How fast anything is, no test says."""

from __future__ import annotations

import json

import pytest

import gusher
from gusher.lab.bench import turns
from tests.lab.app import call

pytestmark = pytest.mark.one_build


@pytest.mark.slow
def test_everything_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LEAST_SLICES", 1)
    code, out = call("bench", "search", "--seconds", "0.01", "--json")
    result = json.loads(out)
    assert code == 0
    rates = result["iterations_per_second"]
    assert set(rates) == {"oilfield", "mcmulti", "giganten", "interbellum"}
    for game in rates.values():
        assert {(place, way) for place in game for way in game[place]} == {
            (place, way) for place in ("opening", "middle") for way in ("full", "hard")
        }
        assert all(rate > 0 for place in game.values() for rate in place.values())
    assert set(result["peers"]) >= {"openspiel backgammon", "openspiel gin_rummy"}
    for name, rate in result["peers"].items():
        assert result["ratios"]["oilfield"][name] == pytest.approx(rates["oilfield"]["opening"]["full"] / rate)
    assert result["build"] == gusher.build()
