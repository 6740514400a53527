"""§25 Easy to get wrong."""

from __future__ import annotations

from gusher.games.interbellum.rules.round import END_OF_ROUND
from gusher.games.interbellum.rules.vote import EXPAND, PowerActs
from tests.games.interbellum.scene import ask, flag, go, heard, money, offered, points, rule, scene


def test_s25_1_the_marker_travels_right() -> None:
    """§25.1 Turns go left."""
    s = go(scene("start 2"), "work pass")
    assert rule(s) == "1 PlaceWorker"
    s.restack([END_OF_ROUND])
    s.settle()
    assert s.start == 1


def test_s25_2_one_find_a_search() -> None:
    """§25.2 On a find no white cube leaves the bag."""
    s = go(scene("0: $9\nbag 9/9"), "work search_gas; stake 4; black 3")
    assert (s.finds[0], s.bag_white, s.bag_black) == (1, 9, 8)


def test_s25_3_the_first_piece_names_the_power() -> None:
    """§25.3 A first piece in uncontrolled land ends the action."""
    s = go(scene("0: $20 TR4\nDIY TR\nMOS GB"), "work lay_pipeline; segment S16")
    assert "segment S23" not in offered(s).split(", ")
    assert rule(go(scene("0: $20 TR4\nDIY TR"), "work lay_pipeline; segment S23")) == "1 PlaceWorker"


def test_s25_4_a_careless_branch_costs_points() -> None:
    """§25.4 The shortest route counts even when a longer one would score more."""
    long = "0: W12 S66 S67 S68 S69 S70"
    assert points(scene(long), 0, "pipelines", "ports") == 21
    assert points(scene(f"{long} S60 S61"), 0, "pipelines", "ports") == 8


def test_s25_5_flags_change_in_the_middle() -> None:
    """§25.5 Later lines of an event use the new holder."""
    s = scene("round 4\n0: $0 GB1 PE1\n1: $5 GB1 PE1\nflag GB 0\nflag PE 0", seats=2, event="B2")
    assert (flag(s, "GB"), flag(s, "PE"), money(s)) == (1, 1, [0, 5])


def test_s25_6_one_fee_for_both_actions() -> None:
    """§25.6 Executives of actions 5 and 6 together; Overtime leaves none behind."""
    s = go(scene("0: $9 +overtime +royalty_cheque\n1: $9", seats=2), "work play_card; card overtime")
    told = heard(s, "work draw_cards; card 1; card 1")
    assert not [line for line in told if line.startswith("paid")]
    assert "paid(seat=0, money=-1)" in heard(s, "work play_card")


def test_s25_7_c_starts_after_a_and_b() -> None:
    """§25.7 The surplus pipe of B6 is not touched by C1."""
    s = go(scene("0: $2\n1: $0", seats=2, event="B6"), "segment S01")
    assert money(s)[0] == 0


def test_s25_8_ties() -> None:
    """§25.8 For a flag nothing changes; in a vote the holder decides."""
    s = ask(scene("0: SA1\n1: SA1\nflag SA 1", seats=2), PowerActs(2, EXPAND))
    go(s, "0: to HEJ; 1: to KUW")
    assert (rule(s), flag(s, "SA")) == ("1 BreakTie", 1)


def test_s25_9_spot_cargo() -> None:
    """§25.9 Neither needs nor uses the yield."""
    s = go(scene("0: $0 W4 +spot_cargo\nused 0 W4"), "work play_card")
    assert money(s)[0] == 3


def test_s25_10_lay_first_collect_afterwards() -> None:
    """§25.10 Income depends on the link at the moment of the action."""
    s = go(scene("0: $4 W4 S49"), "work lay_pipeline; segment S48; work pass; work pass; work pass; work take_income")
    assert money(s)[0] == 6


def test_s25_11_sea_links_are_borders() -> None:
    """§25.11 FAR is adjacent to BHQ and TRU, BAK to TKM, HEJ to EGY."""
    assert "to FAR" in offered(ask(scene("0: GB1"), PowerActs(0, EXPAND)))
    assert "to HEJ" in offered(ask(scene("0: GB1"), PowerActs(0, EXPAND)))
    assert "to BAK" in offered(ask(scene("0: SU1"), PowerActs(4, EXPAND)))
    assert offered(go(scene("0: PE1\nFAR PE"), "work move_army")) == "to KHU, to BHQ"
