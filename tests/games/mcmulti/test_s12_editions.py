"""§12 Variants and editions."""

from __future__ import annotations

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.table import Table
from tests.games.mcmulti.scene import asked, go, heard, holdings, ladders, news, offered, opening, scene, standing


def test_s12_1_two_editions() -> None:
    """§12.1 §12.2 Edition 2012 is the default; one artwork or the other makes no difference."""
    assert list(GAME.editions) == ["2012", "1988"]


def test_s12_3_edition_1988() -> None:
    """§12.3 Its values, and those of 2012."""
    names = "target_cash start_crude start_gasoline gasoline_empty_fields crude_empty_fields consumer_start well_price_step"
    names += " refinery_footprint economy_trigger news_doubles two_player_board piece_limits"
    of = {edition: [GAME.complete(2, {"edition": edition})[name] for name in names.split()] for edition in GAME.editions}
    assert of["2012"] == [750, 2, 2, 7, 5, 26, 5, "1x1", "difference_track", "2012", "two_diagonal", "none"]
    assert of["1988"] == [1000, 3, 3, 5, 5, 27, 10, "2x2", "doubles", "1988", "one_opposite", "box"]
    s = opening(2, edition="1988")
    assert (s.purchase_price(0, 1), s.sale_price(0, 1), s.consumer_price) == (12, 10, 27)
    assert holdings(s, 0) == "$300 3/3"
    assert [int(owner) for owner in s.owner] == [0, -1, 1, -1]


def test_s12_3_no_neighbours_in_opposite_corners() -> None:
    """§12.3 Two players of 1988 never profit from each other's roll."""
    s = go(scene("0: $1\n1: $0 0/9 station@2,5", seats=2, edition="1988"), "dice 2 5")
    assert s.active == 1


def test_s12_4_large_refineries() -> None:
    """§12.4 Four empty cells, hit once by each die that picks one of its lines, sold as a whole."""
    s = go(scene("0: $200 9/0 rig@3,3", refinery_footprint="2x2"), "none; dice 1 1; news N3; buy refinery")
    assert offered(s) == "row 1, row 2, row 3, row 4, row 5"
    assert offered(go(s, "row 2")) == "column 1, column 4, column 5"
    go(s, "column 4")
    assert [standing(s, 0, cell) for cell in ("2,4", "2,5", "3,4", "3,5")] == ["refinery", "part", "part", "part"]
    assert s.view(0)["quadrants"][0]["new"] == [9]  # type: ignore[index]
    lines = "0: $0 9/0 refinery@2,4"
    for dice, most in (("1 5", 1), ("3 6", 1), ("3 5", 2), ("2 4", 2), ("1 6", 0), ("4 3", 0)):
        s = go(scene(lines, refinery_footprint="2x2"), f"none; dice {dice}")
        assert offered(s) == ", ".join(f"refine {count}" for count in range(most + 1)) if most else "refine" not in offered(s)
    s = go(scene(lines, refinery_footprint="2x2"), "none; dice 3 6; refine 0; sell refinery")
    assert all(standing(s, 0, cell) is None for cell in ("2,4", "2,5", "3,4", "3,5"))
    s = go(scene("0: $1\n1: $0 9/0 refinery@2,4", refinery_footprint="2x2"), "dice 3 6")
    assert asked(s) == "1 UseRefineries: refine 0, refine 1"


def test_s12_5_economy_on_doubles() -> None:
    """§12.5 The entry of the number rolled, then news; non-doubles change nothing."""
    s = scene("more N4\nless N8\nlasting N7", economy_trigger="doubles")
    assert heard(s, "none; dice 4 4")[1:] == ["economy(card=expansion, price=34)", "news-ended(card=N7)"]
    s = go(scene("marker 7", economy_trigger="doubles"), "none; dice 6 1")
    assert (s.difference, s.view(None)["economy"]["difference"]) == (7, None)  # type: ignore[index]


def deferring(lines: str) -> Table:
    s = scene(f"{lines}\nmore N2\nless N8\nunder N1 N3 N4 N5 N6 N7", n2_deferral=True, news_sales="voluntary")
    return go(s, "none; dice 3 3")


def test_s12_6_deferral_upgrade_sell_or_stop() -> None:
    """§12.6 All refineries become dirty; each is upgraded for 25, sold, or left idle."""
    s = deferring("0: $60 1/0 refinery@1,1 refinery@2,2 refinery@4,3")
    assert asked(s) == "0 Upgrade: sell refinery, upgrade refinery, done"
    assert heard(s, "upgrade refinery; row 1")[-1] == "upgraded(seat=0, asset=refinery, quadrant=0, row=1, column=1, money=-25)"
    go(s, "sell refinery; row 2")
    assert s.cash[0] == 60 - 25 + 30
    go(s, "done")
    assert news(s).endswith("lasting N2")
    assert offered(s) == "buy rig, buy station, buy refinery, sell refinery, upgrade refinery, done"  # hit by the double 3, though dirty


def test_s12_6_a_dirty_refinery_does_not_refine() -> None:
    """§12.6 Only clean ones count, until the owner upgrades in his Assets phase; then the card goes under the pile."""
    s = scene("0: $60 5/0 dirty-refinery@2,1 refinery@2,2\nlasting N2\nmore N4\nless N8\nunder N1", n2_deferral=True)
    assert offered(go(s, "none; dice 2 6")) == "refine 0, refine 1"
    go(s, "refine 1; upgrade refinery")
    assert news(s).endswith("under N1 N2 lasting -")
    assert s.cash[0] == 35


def test_s12_6_the_last_dirty_refinery_sold() -> None:
    """§12.6 Sold for another card or in the Assets phase, the card ends too; with none dirty it does not last."""
    s = scene("0: $0 dirty-refinery@2,1\nlasting N2\nmore N4\nless N8\nunder N1", n2_deferral=True)
    assert "news-ended(card=N2)" in heard(go(s, "dice 2 6"), "sell refinery")
    s = deferring("0: $60")
    assert news(s).endswith("lasting -")
    s = deferring("0: $10 refinery@1,1")
    assert asked(s) == "0 Upgrade: sell refinery, done"


def test_s12_6_two_quadrants_with_dirty_refineries() -> None:
    """§12.6 With two players the quadrant is picked first."""
    s = scene("0: $60 0:refinery@1,1 2:refinery@5,5\nmore N2\nless N8\nunder N1", seats=2, n2_deferral=True)
    go(s, "none; dice 3 3; upgrade refinery")
    assert asked(s) == "0 UpgradeQuadrant: quadrant 0, quadrant 2"
    go(s, "quadrant 2; sell refinery")
    assert s.count(0, 2) == 1
    s = scene("0: $60 0:refinery@1,1 0:refinery@1,2 0:refinery@2,1\nmore N2\nless N8\nunder N1", seats=2, n2_deferral=True)
    assert asked(go(s, "none; dice 3 3; upgrade refinery; row 1")) == "0 UpgradeColumn: column 1, column 2"


def test_s12_7_voluntary_sales() -> None:
    """§12.7 Who owes may sell any asset before he pays; for N2 the amount follows the refineries."""
    lines = "0: $60 station@1,1 rig@2,2\nmore N3\nless N8\nunder N1"
    s = go(scene(lines, news_sales="voluntary"), "none; dice 3 3")
    assert asked(s) == "0 NewsPayment: sell rig, sell station, pay"
    assert holdings(go(s, "sell rig; pay"), 0) == "$48 0/0 station 1"
    lines = "0: $60 refinery@1,1 rig@2,2\nmore N2\nless N8\nunder N1"
    s = go(scene(lines, news_sales="voluntary"), "none; dice 3 3")
    assert asked(s) == "0 NewsPayment: sell rig, sell refinery, pay"
    assert holdings(go(s, "sell refinery"), 0) == "$90 0/0 rig 1"
    s = go(scene("0: $60 1/0\nmore N5\nless N8\nunder N1", news_sales="voluntary"), "none; dice 3 3")
    assert s.cash[0] == 57  # nothing to sell: not asked


def test_s12_8_limited_pieces() -> None:
    """§12.8 A piece not in the bank cannot be bought or struck; refining and pumping end with the barrels."""
    s = scene("0: $999 9/0 refinery@1,1 well@2,1 well@2,2 rig@2,5", piece_limits="box")
    s.bank_pieces[0] = s.bank_pieces[3] = 0
    s.bank_barrels[1], s.bank_barrels[0] = 0, 3
    go(s, "none; dice 2 5")
    assert offered(s) == "pump 0, pump 1, pump 2"
    go(s, "pump 2")
    assert (s.crude[0], s.bank_barrels[0]) == (12, 0)
    assert asked(s) == "0 Assets: buy station, buy refinery, sell rig, sell well, done"
    s = scene("0: $0 9/0 refinery@1,1 refinery@1,2\n1: $0 0/0 well@1,1", piece_limits="box")
    s.bank_barrels[1] = 1
    assert offered(go(s, "none; dice 1 5")) == "refine 0, refine 1"
    s.bank_barrels[0] = 0
    go(s, "refine 0")
    assert "pump" not in offered(s)
    assert s.view(None)["bank"] == {"rig": 80, "station": 30, "refinery": 10, "well": 15, "crude": 0, "gasoline": 1}


def test_s12_9_cycle() -> None:
    """§12.9 With three players each die serves one neighbour."""
    lines = "0: $0 0/9 station@2,5\n1: $0 0/9 station@2,5\n2: $0 0/9 station@2,5"
    served = {}
    for seat in range(3):
        s = go(scene(lines, seats=3, turn=seat, three_player_neighbours="cycle"), "none; dice 2 5; stations 0")
        served[seat] = [s.actor]
        go(s, "stations 0")
        served[seat].append(s.actor)
    assert served == {0: [1, 2], 1: [2, 0], 2: [0, 1]}


def test_s12_10_short_and_long_games() -> None:
    """§12.10 A target of 500 or 1000."""
    for target in (500, 1000):
        assert asked(go(scene(f"0: ${target}", target_cash=target), "none; dice 1 2; done")).startswith("0 Declare")


def test_s12_11_free_final_sales() -> None:
    """§12.11 In final turns any own asset but those just bought; before a declaration only what was hit."""
    lines = "0: $90 rig@1,1 station@6,6\n1: $1"
    s = go(scene(lines + "\ndeclared 3 1", final_turn_sales="any"), "none; dice 3 4; buy rig; row 1; column 2")
    assert offered(s) == "buy rig, buy station, buy refinery, sell rig, sell station, done"
    go(s, "sell rig")
    assert standing(s, 0, "1,1") is None
    assert "sell rig" not in offered(s)
    assert "sell rig" not in offered(go(scene(lines, final_turn_sales="any"), "none; dice 3 4"))


def test_s12_12_what_there_is_not() -> None:
    """§12.12 No edition of 1974, no postal order of phases."""
    assert "1974" not in GAME.editions
    assert ladders(opening(edition="1988")) == [25, 25, 25, 25]
