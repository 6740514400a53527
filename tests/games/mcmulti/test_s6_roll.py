"""§6 Phase 2: the production roll."""

from __future__ import annotations

import pytest

from tests.games.mcmulti.scene import asked, go, heard, holdings, ladders, news, offered, scene, standing


def test_s6_1_1_the_roll() -> None:
    """§6.1.1 Red and black are rolled; nobody is asked whether."""
    s = go(scene(), "none")
    assert asked(s) == "chance Roll"
    assert len(s.outcomes()) == 36
    assert heard(s, "dice 4 2")[0] == "rolled(seat=0, red=4, black=2)"


@pytest.mark.parametrize(("value", "gone"), [(1, "N4"), (2, None), (3, "N4"), (4, None), (5, None), (6, "N8")])
def test_s6_2_1_doubles(value: int, gone: str | None) -> None:
    """§6.2.1 1 and 3 bring the more likely card, 6 the less likely, the others none; the marker does not move."""
    s = go(scene("more N4\nless N8\nmarker 3"), f"none; dice {value} {value}")
    if gone is not None:
        go(s, "news N1")
    assert f"under {gone or '-'} " in news(s)
    assert ladders(s) == [20 if gone == "N8" else 25, 18 if gone == "N4" else 23, 25, 23]
    assert s.difference == 3


def test_s6_2_2_a_double_three_of_1988_and_no_news() -> None:
    """§6.2.2 By the table of 1988 a double 3 does nothing; without news no double does."""
    s = go(scene("more N4\nless N8", news_doubles="1988"), "none; dice 3 3")
    assert news(s).startswith("more N4 less N8")
    s = go(scene(news_enabled=False), "none; dice 1 1")
    assert asked(s) == "0 Assets: buy rig, buy station, buy refinery, done"
    assert s.view(None)["news"] is None


def test_s6_2_3_production_follows_a_double() -> None:
    """§6.2.3 With row and column of the same number."""
    s = go(scene("0: $0 0/9 station@2,1 station@2,2 station@6,2"), "none; dice 2 2")
    assert offered(s) == "stations 0, stations 1, stations 2, stations 3, stations 4"


def test_s6_3_1_the_marker_advances_by_the_difference() -> None:
    """§6.3.1 By 1 to 5, whichever die is higher."""
    assert go(scene(), "none; dice 6 1").difference == 5
    assert go(scene("marker 2"), "none; dice 2 5").difference == 5


def test_s6_3_2_at_eight_the_economy_changes() -> None:
    """§6.3.2 The next card, the demand of the new card, the marker back to 0; a surplus is lost unless it is carried."""
    s = go(scene("marker 5"), "none; dice 6 1")
    assert asked(s) == "chance DifferenceDie"
    assert heard(s, "difference die 2")[0] == "economy(card=expansion, price=34)"
    assert s.difference == 0
    assert go(scene("marker 5", carry_surplus=True), "none; dice 6 1; difference die 2").difference == 2
    assert asked(go(scene("marker 4"), "none; dice 2 5")).startswith("0 Assets")


def test_s6_3_3_prices_hold_at_once() -> None:
    """§6.3.3 Already for the stations and the Assets phase of this turn."""
    s = go(scene("0: $20 0/1 station@3,1\nmarker 7"), "none; dice 3 2; difference die 6; stations 1")
    assert s.cash[0] == 20 + 37
    assert s.buy_price(0) == 14


@pytest.mark.parametrize(
    ("price", "card", "face", "after"),
    [(26, "recovery", 2, 34), (27, "recovery", 2, 34), (79, "recovery", 2, 80), (80, "recovery", 2, 80), (27, "recession", 1, 24),
     (3, "recession", 1, 2), (2, "recession", 1, 2), (1, "recession", 1, 1), (30, "downturn", 2, 30)],
)  # fmt: skip
def test_s6_3_4_adjusting_the_consumer_market(price: int, card: str, face: int, after: int) -> None:
    """§6.3.4 Red fields strictly above or below, as far as there are any; all barrels but the cheapest leave."""
    s = scene(f"consumers {price}\neconomy {card}\nmarker 7")
    s.consumer_barrels += 3
    s.bank_barrels[1] -= 3
    box = s.census()
    go(s, f"none; dice 2 1; difference die {face}")
    assert (s.consumer_price, s.consumer_barrels) == (after, 1)
    assert s.census() == box


@pytest.mark.parametrize(("spacing", "after"), [(1, 30), (2, 34), (3, 36), (5, 45)])
def test_s6_3_5_spacing_of_red_fields(spacing: int, after: int) -> None:
    """§6.3.5 Every s-th field is red: four of them above 26."""
    assert go(scene("marker 7", red_spacing=spacing), "none; dice 2 1; difference die 2").consumer_price == after
    top = go(scene("consumers 76\nmarker 7", red_spacing=spacing), "none; dice 2 1; difference die 2").consumer_price
    assert top == {1: 80, 2: 80, 3: 78, 5: 80}[spacing]


def test_s6_4_1_two_players_choose_a_quadrant() -> None:
    """§6.4.1 After news and economy, or before the roll if the option says so; with one quadrant there is nothing to choose."""
    s = go(scene(seats=2), "none")
    assert asked(go(s, "dice 3 4")) == "0 ChooseQuadrant: quadrant 0, quadrant 2"
    assert heard(s, "quadrant 2")[0] == "assigned(seat=0, quadrant=2)"
    s = go(scene(seats=2, two_player_choice="before_roll"), "none")
    assert asked(s).startswith("0 ChooseQuadrant")
    assert asked(go(s, "quadrant 0")) == "chance Roll"
    assert asked(go(s, "dice 3 4")).startswith("0 Assets")
    s = go(scene(seats=2, two_player_board="one_opposite", two_player_choice="before_roll"), "none")
    assert asked(s) == "chance Roll"


def test_s6_5_1_hits() -> None:
    """§6.5.1 Once by the row, once by the column; only the crossing cell is hit twice."""
    s = go(scene("0: $0 0/0 station@3,1 rig@1,4 well@3,4 refinery@6,6"), "dice 3 4")
    quadrant = s.view(0)["quadrants"][0]  # type: ignore[index]
    assert (quadrant["hit"], quadrant["twice"]) == ([3, 12, 15], [15])


def test_s6_5_2_the_set_is_made_after_the_news() -> None:
    """§6.5.2 What was sold for news is gone; what is bought later is not productive."""
    s = scene("0: $0 0/9 station@3,1\nmore N3\nless N8")
    go(s, "none; dice 3 3; news N1")
    assert holdings(s, 0) == "$9 0/9"
    assert asked(s) == "0 Assets: buy rig, done"
    go(s, "buy rig; row 3; column 1")
    assert "sell rig" not in offered(s)


def test_s6_5_3_using_is_voluntary() -> None:
    """§6.5.3 For each unit: a doubly productive station may sell one, or nothing."""
    s = go(scene("0: $0 0/2 station@3,4"), "none; dice 3 4")
    assert offered(s) == "stations 0, stations 1, stations 2"
    assert holdings(go(s, "stations 1"), 0) == "$25 0/1 station 1"


def test_s6_5_4_capacity() -> None:
    """§6.5.4 The hits on assets of a type: a full cross gives twelve."""
    cross = " ".join([f"well@3,{line}" for line in range(1, 7)] + [f"well@{line},4" for line in (1, 2, 4, 5, 6)])
    s = go(scene(f"0: $0 {cross}"), "dice 3 4")
    assert len(s.options(0)) == 13
    assert go(s, "pump 12").crude[0] == 24


def test_s6_5_5_strict_order() -> None:
    """§6.5.5 A well struck in this turn pumps nothing in it, and gasoline refined is not sold in it."""
    s = go(scene("0: $9 1/0 station@3,1 refinery@3,2 rig@3,4"), "none; dice 3 4; refine 1; strike yes")
    assert holdings(s, 0) == "$4 0/1 station 1 refinery 1 well 1"
    assert asked(s).startswith("0 Assets")


def test_s6_6_1_the_number_of_barrels() -> None:
    """§6.6.1 At most the capacity, the gasoline in store and the price less 1."""
    assert offered(go(scene("0: $0 0/1 station@3,1 station@3,2"), "none; dice 3 4")) == "stations 0, stations 1"
    assert offered(go(scene("0: $0 0/9 station@3,1\nconsumers 9"), "none; dice 3 4")) == "stations 0, stations 1"
    lines = "0: $0 0/9 station@3,1 station@3,2\nconsumers 2"
    assert offered(go(scene(lines), "none; dice 3 4")) == "stations 0, stations 1"


def test_s6_6_2_the_new_price_is_paid() -> None:
    """§6.6.2 From 26 the first barrel brings 25; the barrels lie on the consumer market."""
    s = go(scene("0: $0 0/2 station@3,4"), "none; dice 3 4")
    assert heard(s, "stations 2") == ["consumed(seat=0, quadrant=0, barrels=2, money=49, price=24)"]
    assert (s.consumer_price, s.consumer_barrels) == (24, 3)


def test_s6_6_3_nothing_on_field_1() -> None:
    """§6.6.3 On field 1 nothing more can be sold."""
    assert asked(go(scene("0: $0 0/2 station@3,4\nconsumers 1"), "none; dice 3 4")).startswith("0 Assets")


def test_s6_7_1_refining() -> None:
    """§6.7.1 Crude goes to the bank, gasoline comes from it; at most the crude in store."""
    s = go(scene("0: $0 1/0 refinery@3,1 refinery@3,2"), "none; dice 3 4")
    assert offered(s) == "refine 0, refine 1"
    assert heard(s, "refine 1")[0] == "refined(seat=0, quadrant=0, barrels=1)"
    assert holdings(s, 0) == "$0 0/1 refinery 2"


def test_s6_8_1_pumping() -> None:
    """§6.8.1 Two crude a unit, taken whole."""
    s = go(scene("0: $0 well@3,1 well@3,2"), "dice 3 4")
    assert offered(s) == "pump 0, pump 1, pump 2"
    assert heard(s, "pump 1")[0] == "pumped(seat=0, quadrant=0, barrels=2)"
    assert s.crude[0] == 2


def test_s6_9_1_a_productive_rig_does_nothing() -> None:
    """§6.9.1 Only the crossing cell strikes."""
    assert asked(go(scene("0: $99 rig@3,1 rig@1,4"), "none; dice 3 4")).startswith("0 Assets")


def test_s6_9_2_the_price_rises_with_the_wells() -> None:
    """§6.9.2 5 for each well on the whole board and the new one; 10 in the edition of 1988."""
    lines = "0: $99 rig@3,4\n1: $0 well@1,1\n2: $0 well@6,6"
    assert go(scene(lines), "none; dice 3 4; strike yes").cash[0] == 84
    assert go(scene(lines, well_price_step=10), "none; dice 3 4; strike yes").cash[0] == 69


def test_s6_9_3_the_well_takes_the_cell_of_the_rig() -> None:
    """§6.9.3 No refund for the rig; refusing costs nothing."""
    s = go(scene("0: $9 rig@3,4"), "none; dice 3 4")
    rigs = s.bank_pieces[0]
    assert heard(s, "strike yes")[0] == "struck(seat=0, quadrant=0, row=3, column=4, money=-5)"
    assert standing(s, 0, "3,4") == "well"
    assert s.bank_pieces[0] == rigs + 1
    s = go(scene("0: $9 rig@3,4"), "none; dice 3 4; strike no")
    assert holdings(s, 0) == "$9 0/0 rig 1"


def test_s6_9_4_nothing_is_sold_for_a_strike() -> None:
    """§6.9.4 With 4 in cash and a station to sell there is no strike."""
    s = go(scene("0: $4 rig@3,4 station@3,1"), "dice 3 4")
    assert asked(s) == "0 Assets: sell rig, sell station, done"
