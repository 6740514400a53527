"""§18 Worked examples, with their numbers."""

from __future__ import annotations

from typing import Any

from gusher.games.mcmulti.rules.components import N2, N6
from gusher.games.mcmulti.rules.table import Table
from tests.games.mcmulti.scene import asked, go, heard, holdings, ladders, news, offered, opening, scene, standing


def happening(lines: str, card: str, **options: Any) -> Table:
    """A scene whose active player rolls 3-3 with that card as more likely."""
    s = scene(f"{lines}\nmore {card}\nless {'N8' if card != 'N8' else 'N4'}", **options)
    while not s.chance:
        go(s, "none")
    return go(s, "dice 3 3")


def test_s18_1_buying() -> None:
    """§18.1 W1 Two crude cost 6 and 7."""
    s = go(scene(), "domestic; buy crude; buy crude")
    assert holdings(s, 0) == "$187 4/2"
    assert ladders(s) == [23, 23, 25, 23]
    assert (s.purchase_price(0, 0), s.sale_price(0, 0)) == (8, 7)


def test_s18_2_selling() -> None:
    """§18.2 W2 Three gasoline bring 14, 12 and 10."""
    s = go(scene("0: $0 0/3"), "domestic; sell gasoline; sell gasoline; sell gasoline")
    assert s.cash[0] == 36
    assert s.ladder[1] == 26
    assert (s.purchase_price(0, 1), s.sale_price(0, 1)) == (10, 8)


def test_s18_3_mixed_trade() -> None:
    """§18.3 W3 Gasoline sold pays for crude; then neither goes the other way in this phase."""
    s = go(scene("0: $10 2/2"), "foreign; sell gasoline")
    assert offered(s) == "buy crude, sell crude, sell gasoline, done"
    go(s, "sell gasoline; buy crude")
    assert "sell crude" not in offered(s)
    go(s, "buy crude; buy crude; buy crude")
    assert holdings(s, 0) == "$6 6/0"
    assert ladders(s) == [25, 23, 21, 25]


def test_s18_4_empty_ladder() -> None:
    """§18.4 W4 The last barrel costs 30; an empty ladder sells nothing and pays 30."""
    s = go(scene("0: $40 1/1\ndomestic crude 1"), "domestic; buy crude")
    assert holdings(s, 0) == "$10 2/1"
    assert "buy crude" not in offered(s)
    s = go(scene("0: $40 1/1\ndomestic crude 0"), "domestic; sell crude")
    assert holdings(s, 0) == "$70 0/1"


def test_s18_5_full_ladder() -> None:
    """§18.5 W5 A full ladder takes nothing; a purchase there costs 2."""
    s = go(scene("foreign gasoline 30"), "foreign")
    assert offered(s) == "buy crude, buy gasoline, sell crude, done"
    assert holdings(go(s, "buy gasoline"), 0) == "$198 2/3"


def test_s18_6_special_round() -> None:
    """§18.6 W6 Two stations, a refinery and eight rigs cost all of 200; then nothing is left to ask."""
    s = opening()
    for number, asset in enumerate(["station"] * 2 + ["refinery"] + ["rig"] * 8):
        assert s.actor == 0
        go(s, f"buy {asset}; row {number % 6 + 1}; column {number // 6 + 1}")
    assert holdings(s, 0) == "$0 2/2 rig 8 station 2 refinery 1"
    assert asked(s) == "1 SpecialPurchase: buy rig, buy station, buy refinery, done"


def test_s18_7_stations() -> None:
    """§18.7 W7 Capacity 4, three barrels: 25 + 24 + 23."""
    s = go(scene("0: $0 0/3 station@4,1 station@4,2 station@1,2"), "none; dice 4 2")
    assert offered(s) == "stations 0, stations 1, stations 2, stations 3"
    go(s, "stations 3")
    assert (s.cash[0], s.consumer_price, s.consumer_barrels) == (72, 23, 4)


def test_s18_8_production_order() -> None:
    """§18.8 W8 What is refined is not sold and what is pumped is not refined in the same turn."""
    s = go(scene("0: $0 1/0 station@4,1 refinery@4,2 refinery@4,3 well@4,5"), "none; dice 4 6")
    assert asked(s) == "0 UseRefineries: refine 0, refine 1"
    assert asked(go(s, "refine 1")) == "0 UseWells: pump 0, pump 1"
    go(s, "pump 1")
    assert holdings(s, 0) == "$0 2/1 station 1 refinery 2 well 1"


def test_s18_9_price_floor() -> None:
    """§18.9 W9 From 3 two barrels bring 2 + 1; on 1 nobody can sell."""
    s = go(scene("0: $0 0/5 station@4,1 station@4,2 station@4,3 station@4,4\n3: $0 0/5 station@1,6\nconsumers 3"), "none; dice 4 6")
    assert offered(s) == "stations 0, stations 1, stations 2"
    go(s, "stations 2")
    assert (s.cash[0], s.consumer_price) == (3, 1)
    assert s.cash[3] == 0
    assert asked(s).startswith("0 Assets")


def test_s18_10_strike() -> None:
    """§18.10 W10 The third well costs 15, which 14 do not pay."""
    s = go(scene("0: $15 rig@3,5\n1: $0 well@1,1\n2: $0 well@1,1"), "none; dice 3 5")
    assert asked(s) == "0 Strike: strike yes, strike no"
    assert holdings(go(s, "strike yes"), 0) == "$0 0/0 well 1"
    s = go(scene("0: $14 rig@3,5\n1: $0 well@1,1\n2: $0 well@1,1"), "none; dice 3 5")
    assert asked(s).startswith("0 Assets")


def test_s18_11_wells_sold() -> None:
    """§18.11 W11 Three struck, two standing: the next costs 15, or 20 if all that were struck count."""
    lines = "0: $50 rig@3,5 well@1,1 well@1,2\nstruck 3"
    assert go(scene(lines), "none; dice 3 5; strike yes").cash[0] == 35
    assert go(scene(lines, well_count_rule="ever_struck"), "none; dice 3 5; strike yes").cash[0] == 30


def test_s18_12_strike_and_sell() -> None:
    """§18.12 W12 Struck for 5 and sold for 75 in the same turn."""
    s = go(scene("0: $5 rig@3,5\neconomy prosperity"), "dice 3 5; strike yes; sell well")
    assert s.cash[0] == 75
    assert standing(s, 0, "3,5") is None


def test_s18_13_economy_change() -> None:
    """§18.13 W13 Marker 9: rapid growth, the price up by six red fields, the marker back to 0."""
    s = scene("0: $100 0/1 station@6,2\nconsumers 24\nmarker 4")
    go(s, "none; dice 6 1; difference die 6; stations 1")
    assert (s.cash[0], s.consumer_price, s.difference) == (135, 35, 0)
    assert s.view(0)["economy"]["card"] == "rapid_growth"  # type: ignore[index]
    assert s.buy_price(0) == 14


def test_s18_14_odd_start_field() -> None:
    """§18.14 W14 From 25 two red fields down are 22, four up are 32."""
    assert go(scene("consumers 25\nmarker 7\neconomy recession"), "none; dice 2 1; difference die 1").consumer_price == 22
    assert go(scene("consumers 25\nmarker 7"), "none; dice 2 1; difference die 2").consumer_price == 32


def test_s18_15_upper_end() -> None:
    """§18.15 W15 Above 76 there are only 78 and 80."""
    s = go(scene("consumers 76\nmarker 7\neconomy rapid_growth"), "none; dice 2 1; difference die 2")
    assert s.consumer_price == 80


def test_s18_16_news_display() -> None:
    """§18.16 W16 The card happens, goes under the pile, the less likely one moves up and the next is laid out."""
    s = scene("more N4\nless N1\nunder N7 N2 N8 N3 N6 N5\nmarker 5\n0: $0 0/1 station@3,1")
    go(s, "none; dice 3 3")
    assert ladders(s) == [25, 18, 25, 23]
    assert (s.purchase_price(0, 1), s.sale_price(0, 1)) == (26, 24)
    assert news(s) == "more N1 less N7 unseen - under N2 N8 N3 N6 N5 N4 lasting -"
    assert s.difference == 5
    assert asked(s) == "0 SellAtStations: stations 0, stations 1"


def test_s18_17_market_uncertainty_at_the_opening() -> None:
    """§18.17 W17 Five crude move from foreign to domestic; the price falls to 16."""
    s = happening("", "N6")
    assert ladders(s) == [30, 23, 20, 23]
    assert (s.purchase_price(1, 0), s.sale_price(1, 0), s.purchase_price(0, 0)) == (11, 10, 1)
    assert s.consumer_price == 16


def test_s18_18_market_uncertainty_without_room() -> None:
    """§18.18 W18 Only two find room; the price falls all the same."""
    s = happening("domestic crude 28", "N6")
    assert ladders(s)[::2] == [30, 23]
    assert s.consumer_price == 16
    assert N6 in s.under or s.unseen >> N6 & 1


def test_s18_19_debt_taxes_with_forced_sales() -> None:
    """§18.19 W19 61 are due; a station and the well cover them, and 13 are left."""
    s = happening("0: $20 rig@1,1 rig@1,2 rig@1,3 station@2,1 station@2,2 refinery@4,1 well@5,1", "N1")
    assert asked(s) == "0 NewsPayment: sell rig, sell station, sell refinery, sell well"
    go(s, "sell station; column 1")
    assert s.cash[0] == 44
    go(s, "sell well")
    assert holdings(s, 0) == "$13 0/0 rig 3 station 1 refinery 1"


def test_s18_20_global_warming() -> None:
    """§18.20 W20 With 60 for three refineries one must be sold; then 50 can be paid."""
    s = happening("0: $60 refinery@1,1 refinery@1,2 refinery@4,1", "N2")
    assert asked(s) == "0 SellRow: row 1, row 4"
    go(s, "row 4")
    assert s.cash[0] == 90
    assert asked(s) == "0 NewsPayment: sell refinery, pay"
    assert holdings(go(s, "pay"), 0) == "$40 0/0 refinery 2"
    assert s.more_likely != N2


def test_s18_21_safety_inspection_insolvent() -> None:
    """§18.21 W21 38 are due; the rig is sold, 14 are paid and 24 waived; the barrels stay."""
    s = scene("0: $12 6/4 rig@5,5\neconomy depression\nmore N5\nless N8")
    told = heard(s, "none; dice 3 3")
    assert "paid(seat=0, card=N5, money=-14)" in told
    assert "waived(seat=0, amount=24)" in told
    assert holdings(s, 0) == "$0 6/4"


def test_s18_22_oil_embargo() -> None:
    """§18.22 W22 The foreign market is closed until somebody rolls 2-2, 4-4 or 5-5."""
    s = scene("more N7\nless N8")
    go(s, "none; dice 1 1; news N3; done")
    assert news(s) == "more N8 less N3 unseen N1 N2 N4 N5 N6 under - lasting N7"
    assert asked(s) == "1 ChooseMarket: domestic, none"
    go(s, "none; dice 5 5; done")
    assert news(s) == "more N8 less N3 unseen N1 N2 N4 N5 N6 under N7 lasting -"
    assert asked(s) == "2 ChooseMarket: domestic, foreign, none"


def test_s18_23_neighbours_of_four_players() -> None:
    """§18.23 W23 Seat 1 sells twice, seat 2 by the column, seat 0 by the row; seat 3 gets nothing."""
    s = scene("1: $0 0/2 station@5,2\n2: $0 0/1 station@1,2 station@6,2\n0: $0 0/2 station@5,5\n3: $0 0/9 station@5,2", turn=1)
    go(s, "none; dice 5 2; stations 2")
    assert asked(s) == "2 SellAtStations: stations 0, stations 1"
    go(s, "stations 1")
    assert asked(s) == "0 SellAtStations: stations 0, stations 1"
    go(s, "stations 1")
    assert [int(cash) for cash in s.cash] == [22, 49, 23, 0]
    assert s.gasoline[3] == 9


def test_s18_24_assets_phase() -> None:
    """§18.24 W24 Only what was hit is sold, nothing that was bought in this turn; a sold cell may be built on."""
    s = go(scene("0: $100 rig@2,1 rig@3,3"), "none; dice 2 6; buy rig; row 2; column 2")
    go(s, "sell rig")
    assert holdings(s, 0) == "$98 0/0 rig 2"
    assert standing(s, 0, "2,1") is None
    assert "sell rig" not in offered(s)
    go(s, "buy rig; row 2; column 1")
    assert standing(s, 0, "2,1") == "rig"


def test_s18_25_declaration_and_settlement() -> None:
    """§18.25 W25 The declarer has 778, but a last turn later seat 3 has 796 and wins."""
    stations = " ".join(f"station@{row},{row}" for row in range(1, 7))
    s = scene(f"2: $760 station@1,1\n3: $640 {stations} refinery@1,6 refinery@6,1\n0: $1\n1: $1", turn=2)
    go(s, "none; dice 3 4; done; declare yes")
    assert s.final_turns_left == 2  # after the dice have passed to seat 3
    go(s, "none; dice 2 3; done; dice 2 3; dice 2 3")
    assert s.over
    assert [sum(items.values()) for items in s.scores()] == [1, 1, 778, 796]
    assert s.ranking() == [3, 3, 2, 1]


def test_s18_26_settlement_sum() -> None:
    """§18.26 W26 128 by the depression, whatever card lies on top."""
    rigs = " ".join(f"rig@1,{column}" for column in range(1, 6))
    s = scene(f"0: $0 {rigs} station@2,1 station@2,2 station@2,3 refinery@3,1 well@4,1 well@4,2\neconomy prosperity")
    assert s.scores()[0] == {"cash": 0, "rig": 10, "station": 54, "refinery": 24, "well": 40}


def test_s18_27_tie() -> None:
    """§18.27 W27 Five barrels beat four; with four against four the place is shared."""
    assert scene("0: $800 3/1\n1: $800 0/5\n2: $1\n3: $1").ranking() == [2, 1, 3, 3]
    assert scene("0: $800 3/1\n1: $800 0/4\n2: $1\n3: $1").ranking() == [1, 1, 3, 3]


def test_s18_28_two_players() -> None:
    """§18.28 W28 The roll works in quadrant 2; seat 1 uses the row of quadrant 3, then the column of quadrant 1."""
    lines = "0: $100 0/9 2:station@4,5 0:station@4,5 2:rig@1,1\n1: $0 0/9 3:station@4,2 1:station@6,1 1:station@4,4"
    s = go(scene(lines, seats=2), "none; dice 4 1")
    assert asked(s) == "0 ChooseQuadrant: quadrant 0, quadrant 2"
    assert asked(go(s, "quadrant 2")) == "0 SellAtStations: stations 0, stations 1"
    assert asked(go(s, "stations 1")) == "1 SellAtStations: stations 0, stations 1"
    assert [frame.quadrant for frame in s.pending if hasattr(frame, "quadrant")][-1] == 3
    assert asked(go(s, "stations 1")) == "1 SellAtStations: stations 0, stations 1"
    go(s, "stations 1; sell rig")
    assert standing(s, 2, "1,1") is None
    assert asked(go(s, "buy rig")) == "0 PlaceQuadrant: quadrant 0, quadrant 2"
    go(s, "quadrant 0; row 1; column 1; sell station")
    assert standing(s, 2, "4,5") is None
    assert standing(s, 0, "4,5") == "station"


def test_s18_29_three_players() -> None:
    """§18.29 W29 Seat 1 uses row 6, then seat 2 column 2; with `geometry` nobody does."""
    lines = "0: $1\n1: $0 0/1 station@6,1\n2: $0 0/1 station@1,2"
    s = go(scene(lines, seats=3), "dice 6 2; stations 1")
    assert asked(s) == "2 SellAtStations: stations 0, stations 1"
    s = go(scene(lines, seats=3, three_player_neighbours="geometry"), "dice 6 2; stations 1")
    assert asked(s) == "1 ChooseMarket: domestic, foreign, none"
    assert [int(cash) for cash in s.cash] == [1, 25, 0]


def test_s18_30_edition_1988() -> None:
    """§18.30 W30 A double 6 first brings rapid growth, then the less likely card at its prices; the first well costs 10."""
    s = scene("0: $0 station@1,1 rig@6,6\nmore N8\nless N3", edition="1988")
    told = heard(s, "dice 6 6")
    assert told[1:4] == ["economy(card=rapid_growth, price=38)", "news(card=N3)", "short(seat=0, card=N3, due=15)"]
    assert s.cash[0] == 50 - 15
    go(s, "news N4")
    assert asked(s) == "0 Strike: strike yes, strike no"
    assert go(s, "strike yes").cash[0] == 25
