"""§9 Phase 4: Assets."""

from __future__ import annotations

from gusher.games.mcmulti.rules.assets import types_for_sale
from gusher.games.mcmulti.rules.pick import PRODUCTIVE, has
from tests.games.mcmulti.scene import asked, go, heard, holdings, offered, scene, standing


def test_s9_1_only_the_active_player_in_any_order() -> None:
    """§9.1 Buying and selling alternate freely, one asset at a time."""
    s = go(scene("0: $50 station@2,1 rig@2,2"), "none; dice 2 5")
    assert asked(s) == "0 Assets: buy rig, buy station, sell rig, sell station, done"
    go(s, "sell station; buy rig; row 1; column 1; sell rig")
    assert holdings(s, 0) == f"${50 + 24 - 5 + 3} 0/0 rig 1"
    assert asked(go(s, "done")).startswith("1 ")


def test_s9_2_buying_at_the_current_price() -> None:
    """§9.2 On any empty own cell, as in the special round."""
    s = go(scene("0: $100\neconomy depression"), "none; dice 2 5")
    assert heard(s, "buy refinery; row 2; column 5") == ["bought(seat=0, asset=refinery, quadrant=0, row=2, column=5, money=-50)"]
    assert asked(go(scene("0: $100", seats=2), "none; dice 2 5; quadrant 0; buy rig")) == "0 PlaceQuadrant: quadrant 0, quadrant 2"


def test_s9_3_selling_what_was_hit() -> None:
    """§9.3 (1) used or not, (2) a new well too, (3) nothing bought in this turn, (4, 5) nothing that others' dice hit."""
    s = go(scene("0: $30 0/1 station@2,1 rig@2,5 refinery@1,1"), "none; dice 2 5; stations 1; strike yes")
    assert offered(s) == "buy rig, buy station, sell station, sell well, done"
    assert heard(s, "sell well") == [
        "forced(seat=0, action=row 2, section=§9.3)",
        "forced(seat=0, action=column 5, section=§9.3)",
        "sold(seat=0, asset=well, quadrant=0, row=2, column=5, money=30)",
    ]
    go(s, "buy rig; row 2; column 5")
    assert "sell rig" not in offered(s)
    s = go(scene("0: $1\n1: $0 station@2,1"), "dice 2 5; dice 4 5")
    assert s.active == 2  # the station of seat 1 was hit in the turn of seat 0 only


def test_s9_3_the_short_way_finds_the_same() -> None:
    """§9.3 The types found along the rolled lines are those that the picks offer."""
    lines = "0: $500 station@2,1 rig@4,5 refinery@2,5 well@1,1 rig@2,2"
    s = go(scene(lines), "none; dice 2 5; buy rig; row 2; column 3")
    found = [asset for asset in range(4) if types_for_sale(s, 0) >> asset & 1]
    assert found == [asset for asset in range(4) if has(s, 0, asset, PRODUCTIVE)]


def test_s9_4_a_sold_cell_is_empty_at_once() -> None:
    """§9.4 And may be built on in the same phase."""
    s = go(scene("0: $90 rig@2,1"), "none; dice 2 5; sell rig; buy station; row 2; column 1")
    assert standing(s, 0, "2,1") == "station"


def test_s9_5_at_no_other_time() -> None:
    """§9.5 Before the roll nothing of the board is sold."""
    assert offered(scene("0: $90 1/1 rig@2,1")) == "domestic, foreign, none"
    assert offered(go(scene("0: $90 1/1 rig@2,1"), "domestic")) == "buy crude, buy gasoline, sell crude, sell gasoline, done"
