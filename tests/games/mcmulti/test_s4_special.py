"""§4 Special purchase round."""

from __future__ import annotations

from tests.games.mcmulti.scene import asked, go, holdings, offered, opening, standing


def test_s4_1_once_in_turn_order() -> None:
    """§4.1 Once, before the first turn, from the start player on."""
    s = opening(start_player=2)
    for seat in (2, 3, 0, 1):
        assert asked(s) == f"{seat} SpecialPurchase: buy rig, buy station, buy refinery, done"
        go(s, "done")
    assert asked(s) == "2 ChooseMarket: domestic, foreign, none"


def test_s4_2_prices_of_the_recovery() -> None:
    """§4.2 A rig costs 5, a station 48, a refinery 64; wells cannot be bought."""
    s = opening()
    for asset, cash in (("rig", 195), ("station", 147), ("refinery", 83)):
        go(s, f"buy {asset}; row 1; column {'1' if asset == 'rig' else '2' if asset == 'station' else '3'}")
        assert s.cash[0] == cash


def test_s4_3_paid_and_placed_at_once() -> None:
    """§4.3 An asset needs its price and an empty own cell; with two quadrants either."""
    s = opening(start_cash=60)
    assert offered(s) == "buy rig, buy station, done"
    assert asked(go(s, "buy station")) == "0 PlaceRow: row 1, row 2, row 3, row 4, row 5, row 6"
    assert s.cash[0] == 60  # nothing moves before the cell is named
    go(s, "row 6; column 2")
    assert holdings(s, 0) == "$12 2/2 station 1"
    two = go(opening(2), "buy rig")
    assert asked(two) == "0 PlaceQuadrant: quadrant 0, quadrant 2"
    go(two, "quadrant 2; row 1; column 1")
    assert standing(two, 2, "1,1") == "rig"


def test_s4_3_no_cell_left() -> None:
    """§4.3 On a full quadrant nothing can be bought."""
    s = opening(start_cash=300)
    for number in range(36):
        row, column = number // 6 + 1, number % 6 + 1
        go(s, "buy rig" + (f"; row {row}" if row < 6 else "") + (f"; column {column}" if column < 6 else ""))
    assert s.count(0, 0) == 36
    assert s.cash[0] == 120
    assert asked(s).startswith("1 SpecialPurchase")


def test_s4_4_only_purchases() -> None:
    """§4.4 Nothing is sold, no market is used."""
    s = go(opening(), "buy rig; row 1; column 1")
    assert offered(s) == "buy rig, buy station, buy refinery, done"


def test_s4_5_one_after_the_other() -> None:
    """§4.5 A player completes all his purchases before the next begins."""
    s = go(opening(), "buy rig; row 1; column 1; buy rig; row 1; column 2")
    assert asked(s).startswith("0 ")
    assert asked(go(s, "done")).startswith("1 ")
