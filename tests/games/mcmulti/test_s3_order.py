"""§3 Order of play."""

from __future__ import annotations

from gusher.games.mcmulti import GAME
from tests.games.mcmulti.scene import asked, go, heard, opening, scene


def test_s3_1_the_whole_turn() -> None:
    """§3.1 Market, roll, stations, refineries, wells, rigs, left neighbour, right neighbour, assets, declaration; then the next player."""
    mine = "station@2,1 refinery@2,2 well@2,3 rig@2,4"
    others = "station@2,4 refinery@2,2 well@2,3"
    s = scene(f"0: $800 3/3 {mine}\n1: $0 3/3 {others}\n3: $0 3/3 station@5,4")
    order = [asked(s).partition(":")[0]]
    own, others_use = "stations 1; refine 1; pump 1; strike no", "stations 1; refine 1; pump 1; stations 1"
    for move in f"none; dice 2 4; {own}; {others_use}; done; declare no".split("; "):
        go(s, move)
        order.append(asked(s).partition(":")[0])
    assert order == [
        "0 ChooseMarket", "chance Roll", "0 SellAtStations", "0 UseRefineries", "0 UseWells", "0 Strike",
        "1 SellAtStations", "1 UseRefineries", "1 UseWells", "3 SellAtStations", "0 Assets", "0 Declare", "1 ChooseMarket",
    ]  # fmt: skip


def test_s3_2_steps_that_offer_nothing_are_not_asked() -> None:
    """§3.2 No step is skipped but where it has nothing to offer: the turn of somebody with nothing is his roll."""
    s = scene("0: $1\n1: $1", money_visibility="open")
    assert asked(s) == "chance Roll"
    assert asked(go(s, "dice 1 2")) == "chance Roll"
    assert s.active == 1


def test_s3_2_where_money_lies_covered_nobody_learns_that_a_step_offered_nothing() -> None:
    """§3.2, §16.2 Whoever can do nothing is asked all the same, and can only say so."""
    s = scene("0: $0 rig@1,1\n1: $0 rig@1,1")
    assert asked(s) == "0 ChooseMarket: none"
    s.play(0, GAME.action("none"))
    s.meet(GAME.outcome("dice 5 6"))
    assert asked(s) == "0 Assets: done"
    s.play(0, GAME.action("done"))
    assert asked(s) == "0 Declare: declare no"
    s.play(0, GAME.action("declare no"))
    assert asked(s) == "1 ChooseMarket: none"


def test_s3_3_no_deals_and_no_debts() -> None:
    """§3.3 No action moves anything between players, and nobody can go below 0."""
    kinds = {type(action).__name__ for action in GAME.actions}
    assert not kinds & {"Give", "Loan", "Offer"}
    s = go(scene("0: $6 0/0"), "domestic; buy crude")
    assert s.cash[0] == 0
    assert asked(s) == "chance Roll"


def test_s3_4_the_bank_has_enough() -> None:
    """§3.4 The bank pays and sells whatever is asked of it."""
    s = opening(start_cash=1000, target_cash=1500)
    for number in range(13):
        go(s, f"buy refinery; row {number % 6 + 1}; column {number // 6 + 1}")
    assert s.count(0, 2) == 13 > s.box.pieces[2]


def test_s3_1_turns_and_rounds_are_told() -> None:
    """§3.1 Each round every player takes one turn, the start player first."""
    s = scene("0: $1\n1: $1\n2: $1\n3: $1")
    told = heard(s, "dice 1 2; dice 1 2; dice 1 2; dice 1 2")
    turns = [event for event in told if event.startswith(("turn", "round"))]
    assert turns == ["turn(seat=1, final=0)", "turn(seat=2, final=0)", "turn(seat=3, final=0)", "round(round=2)", "turn(seat=0, final=0)"]
