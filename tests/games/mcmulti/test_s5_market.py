"""§5 Phase 1: Market."""

from __future__ import annotations

from gusher.core.record import Entry, Record, can_take_back
from gusher.games.mcmulti import GAME
from tests.games.mcmulti.scene import asked, go, heard, holdings, ladders, offered, scene


def test_s5_1_one_market_or_none() -> None:
    """§5.1 One of the two, not both in one turn; none is allowed."""
    s = scene()
    assert asked(s) == "0 ChooseMarket: domestic, foreign, none"
    assert asked(go(s, "none")) == "chance Roll"
    s = scene()
    assert heard(s, "foreign; buy crude; done")[0] == "uses-market(seat=0, market=foreign)"
    assert asked(s) == "chance Roll"
    assert ladders(s) == [25, 23, 24, 23]


def test_s5_2_barrel_by_barrel() -> None:
    """§5.2 Any mixture and quantity, one barrel at a time."""
    s = go(scene("0: $50 5/5"), "domestic; sell crude; buy gasoline; sell crude")
    assert holdings(s, 0) == f"${50 + 5 - 16 + 4} 3/6"


def test_s5_3_buying() -> None:
    """§5.3 The cheapest barrel, at step × (31 − k); not without cash or barrels."""
    s = go(scene("0: $14 0/1"), "domestic")
    assert offered(s) == "buy crude, sell gasoline, done"
    assert heard(s, "buy crude") == ["bought-barrel(seat=0, market=domestic, product=crude, barrels=1, money=-6)"]
    assert "buy crude" in offered(s)
    assert "buy crude" not in offered(go(s, "buy crude"))


def test_s5_4_selling() -> None:
    """§5.4 On the dearest empty field, at step × (30 − k); not without a barrel or a field."""
    s = go(scene("0: $0 1/0\ndomestic gasoline 30"), "domestic")
    assert offered(s) == "sell crude, done"
    assert heard(s, "sell crude")[0] == "sold-barrel(seat=0, market=domestic, product=crude, barrels=1, money=5)"


def test_s5_5_buying_and_selling_cancel() -> None:
    """§5.5 A barrel bought in one turn can be sold for the same in another."""
    s = go(scene("0: $50 0/0"), "domestic; buy crude; done; dice 1 2; done")
    go(s, "none; dice 1 2; done; none; dice 1 2; done; none; dice 1 2; done; domestic; sell crude")
    assert holdings(s, 0) == "$50 0/0"
    assert ladders(s) == [25, 23, 25, 23]


def test_s5_6_not_both_ways() -> None:
    """§5.6 What was bought is not sold in the same phase, and what was sold is not bought."""
    s = go(scene(), "domestic; buy crude; sell gasoline")
    assert offered(s) == "buy crude, sell gasoline, done"


def test_s5_7_only_where_a_trade_is_possible() -> None:
    """§5.7 A market without a possible trade is not offered; without any the phase is skipped; one may stop at once."""
    assert asked(scene("0: $0 1/0\ndomestic crude 30")) == "0 ChooseMarket: foreign, none"
    assert asked(scene("0: $1 0/0", money_visibility="open")) == "chance Roll"
    assert asked(go(scene("0: $1 0/0"), "concede no")) == "chance Roll"
    assert asked(go(scene(), "domestic; done")) == "chance Roll"


def test_s5_8_embargo() -> None:
    """§5.8 While N7 lies beside the board only the domestic market is offered."""
    assert asked(scene("lasting N7")) == "0 ChooseMarket: domestic, none"


def test_s5_9_money_from_a_sale_can_be_spent() -> None:
    """§5.9 The order of trades is free; assets are not sold here."""
    s = go(scene("0: $0 0/1 rig@1,1"), "domestic")
    assert offered(s) == "sell gasoline, done"
    assert offered(go(s, "sell gasoline")) == "buy crude, done"


def test_s5_10_nothing_refills_a_ladder() -> None:
    """§5.10 Ladders change by trades and news alone: an economy change leaves them."""
    s = go(scene("marker 7"), "none; dice 6 1; difference die 3; done")
    assert ladders(s) == [25, 23, 25, 23]
    assert not any("refill" in action.notation for action in GAME.actions)


def test_s5_2_trades_can_be_taken_back_until_the_roll() -> None:
    """§5.2 Each barrel is a choice of its own, and shows nothing that was hidden before the dice are rolled."""
    record = Record(GAME, 4, {"start_player": 0})
    s = record.state()
    special = "news N1; news N2; buy rig; row 1; column 1; done; done; done; done"
    free = {}
    for move in f"{special}; domestic; buy crude; sell gasoline; sell gasoline; done; dice 3 4".split("; "):
        entry = Entry(None, GAME.outcome(move)) if s.chance else Entry(s.awaiting[0], GAME.action(move))
        record.entries.append(entry)
        s = record.state()
        free[len(record.entries)] = entry.seat is not None and can_take_back(record, entry.seat)
    assert [number for number, taken in free.items() if not taken] == [1, 2, len(record.entries)]
