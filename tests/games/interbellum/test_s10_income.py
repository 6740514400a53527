"""§10 Action 3: income."""

from __future__ import annotations

import pytest

from tests.games.interbellum.scene import go, offered, scene, works


def test_s10_1_each_well_yields_once_a_round() -> None:
    """§10.1 One own well that has not yielded."""
    s = go(scene("0: $0 W4 W5 W6\nused 0 W5"), "work take_income")
    assert offered(s) == "well W4, well W6"
    go(s, "well W4")
    assert s.yielded == 2**3 + 2**4
    assert s.money[0] == 3


def test_s10_2_not_one_acquired_in_this_round() -> None:
    """§10.2 Bought or leased."""
    s = go(scene("0: $9 W4"), "work buy_well; well W5")
    assert s.acquired == 2**4
    assert "take_income" not in works(scene("0: W4\nnew 0 W4"))


@pytest.mark.parametrize(
    ("lines", "dollars"),
    [
        ("0: $0 W4", 3),
        ("0: $0 W4 S49 S48", 6),
        ("0: $0 W8", 4),
        ("0: $0 W8 S34 S26 S27 S28", 7),
        ("0: $0 W4 S49 S48\nset income_modifier 1", 7),
        ("0: $0 W4\nset income_modifier -1", 2),
        ("0: $0 W4\nset income_modifier -9", 0),
    ],
)
def test_s10_3_income(lines: str, dollars: int) -> None:
    """§10.3 $3, $6 when linked; $1 more for Production; $1 more or less by C2; never less than nothing."""
    assert go(scene(lines), "work take_income").money[0] == dollars
