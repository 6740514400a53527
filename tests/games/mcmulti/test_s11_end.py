"""§11 End of game and scoring."""

from __future__ import annotations

from tests.games.mcmulti.scene import go, heard, scene

BROKE = "0: $1\n1: $1\n2: $1\n3: $1"


def test_s11_1_after_the_last_final_turn() -> None:
    """§11.1 Or by the limit of rounds."""
    s = scene(f"{BROKE}\ndeclared 1 0")
    assert not s.over
    assert go(s, "dice 1 2").over


def test_s11_2_cash_and_settlement() -> None:
    """§11.2 Barrels, markets and the declaration score nothing."""
    s = scene("0: $10 9/9 rig@1,1\n1: $10 0/0 rig@1,1\ndeclared 0 1")
    totals = [sum(items.values()) for items in s.scores()]
    assert totals[:2] == [12, 12]


def test_s11_3_settlement() -> None:
    """§11.3 Rig 2, station 18, refinery 24, well 20, whatever card lies on top; nobody is asked."""
    s = scene(f"{BROKE}\n0: $5 rig@1,1 station@1,2 refinery@1,3 well@1,4\neconomy prosperity\ndeclared 1 0")
    assert s.scores()[0] == {"cash": 5, "rig": 2, "station": 18, "refinery": 24, "well": 20}
    assert heard(s, "dice 6 5")[-4] == "settled(seat=0, cash=5, total=69)"
    assert s.over


def test_s11_4_ranking() -> None:
    """§11.4 Most cash wins, who need not be the declarer; then barrels; then the place is shared."""
    assert scene("0: $5 1/1\n1: $7 0/0\n2: $5 0/2\n3: $5 0/3\ndeclared 0 1").ranking() == [3, 1, 3, 2]
