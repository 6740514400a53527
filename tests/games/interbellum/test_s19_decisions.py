"""§19 Decisions."""

from __future__ import annotations

import pytest

from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.games.interbellum import GAME
from tests.games.interbellum.scene import go, heard, scene


def test_s19_1_options_follow_the_data() -> None:
    """§19.1 In the order of the data file; a single option is taken automatically."""
    notations = [action.notation for action in GAME.actions]
    segments = [segment["id"] for segment in GAME.data["segments"]]
    first = notations.index("segment S01")
    assert notations[first : first + 76] == [f"segment {name}" for name in segments]
    forced = heard(scene("0: $5 W4"), "work take_income")
    assert "forced(seat=0, action=well W4, section=§10.1)" in forced


def test_s19_2_sealed_and_private() -> None:
    """§19.2 Votes are sealed until all are in; the option lists that a hand decides about are told to nobody else."""
    s = scene("0: SA1\n1: SA2", seats=2, event="A2")
    told = heard(s, "1: to HEJ")
    assert told == ["answered(seat=1, section=§5.5.2)"]
    s = scene("0: +royalty_cheque")
    s.log = []
    go(s, "work play_card")
    assert [event.audience for event in s.log if event.name == "forced"] == [(0,)]


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 90, 150), (3, 130, 230), (4, 180, 290), (5, 230, 370)])
def test_s19_3_length(seats: int, least: int, most: int) -> None:
    """§19.3 So many decisions in random play."""
    tally = Tally()
    for seed in range(4):
        playout(GAME.start(seats), Rng(seed), tally)
    assert least <= tally.decisions / 4 <= most
