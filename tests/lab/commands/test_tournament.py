"""Every seating equally often, ratings that know who is better, and the same whoever plays."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import polars
import pytest

from gusher.core.errors import SetupError
from gusher.lab.commands.ratings import ratings
from gusher.lab.commands.tournament import seatings
from gusher.lab.simulation.simulator import Outcome
from tests.lab.app import call

pytestmark = pytest.mark.one_build

QUICK = ("tournament", "oilfield", "--option", "max_rounds=3", "--json")


def test_every_line_up_in_every_order() -> None:
    assert len(seatings(4, 4)) == 24
    assert len(seatings(5, 3)) == 10 * 6
    assert seatings(2, 2) == ((0, 1), (1, 0))
    assert len(seatings(2, 3)) == 6
    assert len(seatings(2, 4)) == 4 + 6 + 4


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)])
def test_no_bot_sits_anywhere_more_often_than_another(bots: int, seats: int) -> None:
    found = seatings(bots, seats)
    for seat in range(seats):
        assert len(set(Counter(seating[seat] for seating in found).values())) == 1
    assert len(set(found)) == len(found)


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    words = (*QUICK, "--bots", "greedy,random", "--seats", "3", "--games", "7")
    _, alone = call(*words, "--jobs", "1", "--out", str(tmp_path / "run"))
    _, spread = call(*words, "--jobs", "2")
    first, second = json.loads(alone), json.loads(spread)
    timeless = {"seconds", "decisions_per_second", "jobs"}
    assert {key: value for key, value in first.items() if key not in timeless} == {
        key: value for key, value in second.items() if key not in timeless
    }
    assert (first["games"], first["seatings"]) == (12, 6)
    assert first["played"] == [18, 18]
    better, worse = first["ratings"]
    assert better["low"] <= better["rating"] <= better["high"]
    assert better["low"] > worse["high"]
    assert first["beaten"][0][1] > 0.5 > first["beaten"][1][0]
    assert first["beaten"][0][0] is None
    seated = polars.read_parquet(tmp_path / "run" / "games-*.parquet")["bots"].to_list()
    assert Counter(map(tuple, seated)) == Counter(dict.fromkeys(map(tuple, seated), 2))
    _, again = call("tournament", "--resume", str(tmp_path / "run"), "--json")
    assert json.loads(again)["ratings"] == first["ratings"]


def test_ratings_know_who_wins_more_often() -> None:
    played = [Outcome(index, (0, 1, 2), [0] * 3, [1, 2, 3] if index % 4 else [2, 1, 3], 1, 1, 1, finished=True) for index in range(60)]
    first, second, third = ratings(("a", "b", "c"), played)
    assert first.rating > second.rating > third.rating
    assert second.high > third.low
    assert ratings(("a", "b", "c"), played[::-1]) == [first, second, third]


def test_equals_are_rated_alike() -> None:
    played = [Outcome(index, (0, 1), [0] * 2, [1 + index % 2, 2 - index % 2], 1, 1, 1, finished=True) for index in range(100)]
    first, second = ratings(("a", "b"), played)
    assert first.low < second.high
    assert second.low < first.high
    assert ratings(("a", "b"), []) == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "random"), "two bots or more"),
        (("--bots", "random,random"), "named twice"),
        (("--bots", "random,genius"), "no bot 'genius'"),
        (("--seats", "9"), "seats, not 9"),
        (("--games", "0"), "games must be at least 1"),
        (("--jobs", "0"), "jobs must be at least 1"),
        (("--decisions",), "--decisions needs --out"),
    ],
)
def test_wrong_arguments(words: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        call(*QUICK, *words)


def test_the_table_shows_everybody() -> None:
    _, out = call(*QUICK[:-1], "--bots", "greedy,random", "--seats", "2", "--games", "2", "--jobs", "1")
    assert out.index("greedy") < out.index("random")
    assert "rating" in out
