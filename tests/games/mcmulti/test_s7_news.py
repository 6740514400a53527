"""§7 News."""

from __future__ import annotations

import json
from typing import Any

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.table import Table
from tests.games.mcmulti.scene import asked, go, heard, holdings, ladders, news, offered, scene


def happening(lines: str, card: str, seats: int = 4, **options: Any) -> Table:
    """Seat 0 rolls 3-3 with that card as more likely; the next one is known, so that nothing is drawn."""
    other = "N8" if card != "N8" else "N4"
    rest = " ".join(f"N{number}" for number in range(1, 9) if f"N{number}" not in (card, other))
    s = scene(f"{lines}\nmore {card}\nless {other}\nunder {rest}", seats=seats, **options)
    if not s.chance:
        go(s, "none")
    return go(s, "dice 3 3")


BROKE = "0: $1\n1: $1\n2: $1\n3: $1"


def test_s7_1_1_a_card_happens() -> None:
    """§7.1.1 Carried out, laid under the pile, the less likely card moves up, the top card is laid out."""
    s = scene("more N4\nless N1\nunder N7 N2 N8 N3 N6 N5")
    told = heard(s, "none; dice 1 1")
    assert told[1:] == ["news(card=N4)", "barrels-gone(market=domestic, product=gasoline, barrels=5)", "less-likely(card=N7)"]
    assert news(s) == "more N1 less N7 unseen - under N2 N8 N3 N6 N5 N4 lasting -"


def test_s7_1_1_a_lasting_card_lies_beside_the_board() -> None:
    """§7.1.1 N7 does not go under the pile."""
    assert news(happening("", "N7")).endswith("lasting N7")


def test_s7_1_2_the_less_likely_card_alone() -> None:
    """§7.1.2 If the less likely card happened, the more likely one stays."""
    s = go(scene("more N4\nless N8\nunder N1 N2"), "none; dice 6 6")
    assert news(s) == "more N4 less N1 unseen - under N2 N8 lasting -"


def test_s7_1_3_an_empty_pile() -> None:
    """§7.1.3 Then the place stays empty, and a trigger of an empty place does nothing."""
    s = scene("more N7\nless N8\nunder")
    go(s, "none; dice 3 3")
    assert news(s) == "more N8 less - unseen - under - lasting N7"
    go(s, "done; none; dice 6 6")
    assert news(s) == "more N8 less - unseen - under - lasting N7"


def test_s7_1_4_a_lasting_card_ends() -> None:
    """§7.1.4 It goes under the pile at that moment; nothing is drawn."""
    s = scene("more N4\nless N8\nunder N1 N2 N3 N5 N6\nlasting N7")
    assert heard(s, "none; dice 2 2")[1:] == ["news-ended(card=N7)"]
    assert news(s) == "more N4 less N8 unseen - under N1 N2 N3 N5 N6 N7 lasting -"


def test_s7_2_1_the_amount_is_fixed_before_anyone_sells() -> None:
    """§7.2.1 The tax on a station stays due though it is sold for it."""
    s = happening("0: $0 station@1,1", "N3")
    assert holdings(s, 0) == "$9 0/0"


def test_s7_2_2_clockwise_from_the_active_player() -> None:
    """§7.2.2 Each finishes before the next begins."""
    s = happening("0: $99 station@1,1\n1: $0 station@1,1 station@2,2\n2: $0 station@1,1\n3: $99 station@1,1", "N3")
    assert s.cash[0] == 84
    assert asked(s) == "1 SellRow: row 1, row 2"
    told = heard(s, "row 1")
    assert [event for event in told if event.startswith("paid")] == [
        "paid(seat=1, card=N3, money=-30)", "paid(seat=2, card=N3, money=-15)", "paid(seat=3, card=N3, money=-15)"
    ]  # fmt: skip


def test_s7_2_3_who_has_the_cash_pays() -> None:
    """§7.2.3 Without a question; selling is then not allowed."""
    s = happening("0: $15 station@1,1", "N3")
    assert holdings(s, 0) == "$0 0/0 station 1"


def test_s7_2_4_who_has_not_must_sell() -> None:
    """§7.2.4 Any own asset, one at a time at the price of the card, and no more than needed."""
    s = happening("0: $0 rig@1,1 station@5,5 well@6,6", "N1")
    assert offered(s) == "sell rig, sell station, sell well"
    go(s, "sell well")
    assert holdings(s, 0) == "$8 0/0 rig 1 station 1"


def test_s7_2_4_stations_first_for_sales_taxes() -> None:
    """§7.2.4 For N3 stations only as long as there are any, then others."""
    data = json.loads(json.dumps(GAME.data))
    data["economy"]["cards"][1]["sell"]["station"] = 10  # less than its tax
    s = scene("0: $0 station@1,1 station@1,2 refinery@6,6\nmore N3\nless N8", game=GAME.with_data(data))
    told = heard(s, "dice 3 3; column 1")
    assert [event for event in told if "action=sell" in event] == [
        "forced(seat=0, action=sell station, section=§7.2.4)",
        "forced(seat=0, action=sell station, section=§7.2.4)",
        "forced(seat=0, action=sell refinery, section=§7.2.4)",
    ]
    assert holdings(s, 0) == f"${10 + 10 + 30 - 30} 0/0"


def test_s7_2_5_barrels_are_not_sold_to_pay() -> None:
    """§7.2.5 Only assets are; a large refinery is one asset."""
    s = happening("0: $0 9/9 refinery@1,1 rig@5,5", "N1", edition="1988", news_doubles="2012")
    assert offered(s) == "sell rig, sell refinery"
    go(s, "sell refinery")
    assert s.count(0, 2) == 0


def test_s7_3_1_insolvency() -> None:
    """§7.3.1 All cash is paid, the rest is waived, the barrels stay."""
    s = happening("0: $7 1/3", "N5")
    assert holdings(s, 0) == "$0 1/3"
    assert asked(s).startswith("1 ChooseMarket")


def test_s7_3_2_only_the_inspection_makes_insolvent() -> None:
    """§7.3.2 On every card an asset sells for at least its own tax."""
    box = scene().box
    for card in range(7):
        for asset in range(4):
            assert box.sale_price[card * 4 + asset] >= max(int(box.debt_taxes[asset]), int(box.sales_taxes[asset]))


def test_s7_4_1_debt_taxes() -> None:
    """§7.4.1 2 a rig, 5 a well, 15 a station, 20 a refinery."""
    s = happening("0: $100 rig@1,1 rig@1,2 well@2,1 station@4,4 refinery@5,5", "N1")
    assert s.cash[0] == 100 - 4 - 5 - 15 - 20


def test_s7_5_1_global_warming() -> None:
    """§7.5.1 25 for each refinery at once, or one is sold, which then owes nothing."""
    s = happening("0: $60 refinery@1,1 refinery@2,2", "N2")
    assert asked(s) == "0 NewsPayment: sell refinery, pay"
    assert go(s, "sell refinery; row 1").cash[0] == 90
    assert holdings(go(s, "pay"), 0) == "$65 0/0 refinery 1"


def test_s7_5_2_who_cannot_pay_must_sell_a_refinery() -> None:
    """§7.5.2 Other assets cannot be sold for this; who can pay may sell all the same."""
    s = happening("0: $24 refinery@1,1 station@5,5", "N2")
    assert holdings(s, 0) == "$54 0/0 station 1"
    s = happening("0: $99 refinery@1,1", "N2")
    assert go(s, "sell refinery").cash[0] == 129


def test_s7_5_3_new_refineries_are_clean() -> None:
    """§7.5.3 The card does not last; refineries bought later refine."""
    s = happening("0: $120 refinery@1,1", "N2")
    go(s, "pay")
    assert news(s).endswith("lasting -")
    go(s, "buy refinery; row 3; column 1")
    assert s.dirty[0] == 0


def test_s7_6_1_sales_taxes() -> None:
    """§7.6.1 15 a station, nothing for others."""
    assert happening("0: $100 station@1,1 station@2,2 rig@4,4 refinery@5,5", "N3").cash[0] == 70


def test_s7_7_1_cold_winter() -> None:
    """§7.7.1 Five domestic gasoline go to the bank, or as many as there are."""
    assert ladders(happening("", "N4")) == [25, 18, 25, 23]
    assert ladders(happening("domestic gasoline 3", "N4")) == [25, 0, 25, 23]


def test_s7_8_1_safety_inspection() -> None:
    """§7.8.1 3 a crude, 5 a gasoline in store."""
    assert happening("0: $100 4/2", "N5").cash[0] == 78


def test_s7_9_1_market_uncertainty_moves_barrels() -> None:
    """§7.9.1 Five crude, as far as there are barrels and room."""
    s = scene("more N6\nless N8\nunder N1")
    assert heard(s, "none; dice 3 3")[2] == "moved-barrels(barrels=5, price=16)"
    assert ladders(s) == [30, 23, 20, 23]
    assert ladders(happening("foreign crude 2", "N6")) == [27, 23, 0, 23]
    assert ladders(happening("domestic crude 29", "N6")) == [30, 23, 24, 23]


def test_s7_9_2_and_the_consumer_price_falls() -> None:
    """§7.9.2 By five red fields; the dearer barrels leave."""
    s = scene("0: $1 0/0\nconsumers 27\nmore N6\nless N8")
    s.consumer_barrels = 4
    go(s, "dice 3 3")
    assert (s.consumer_price, s.consumer_barrels) == (18, 1)


def test_s7_9_3_also_under_embargo() -> None:
    """§7.9.3 N6 works while N7 is in force."""
    s = scene("more N6\nless N8\nlasting N7")
    go(s, "none; dice 3 3")
    assert ladders(s) == [30, 23, 20, 23]


def test_s7_10_1_the_embargo_closes_the_foreign_market() -> None:
    """§7.10.1 Nobody can choose it."""
    s = happening(BROKE + "\n1: $50", "N7")
    assert asked(s) == "1 ChooseMarket: domestic, none"
    assert s.view(None)["markets"][1]["open"] is False  # type: ignore[index]


def test_s7_10_2_the_embargo_ends() -> None:
    """§7.10.2 As soon as anybody rolls a double 2, 4 or 5; other doubles leave it."""
    for value in (2, 4, 5):
        assert news(go(scene("lasting N7"), f"none; dice {value} {value}")).endswith("under N7 lasting -")
    s = scene("more N4\nless N8\nunder N1 N2 N3 N5 N6\nlasting N7")
    assert news(go(s, "none; dice 6 6")).endswith("lasting N7")


def test_s7_11_1_crude_shortage() -> None:
    """§7.11.1 Five domestic crude go to the bank, or as many as there are."""
    assert ladders(happening("", "N8")) == [20, 23, 25, 23]
    assert ladders(happening("domestic crude 1", "N8")) == [0, 23, 25, 23]
