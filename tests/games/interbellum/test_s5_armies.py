"""§5 Powers, armies and territories."""

from __future__ import annotations

import pytest

from gusher.core.errors import IllegalAction
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.vote import EXPAND, WITHDRAW, PowerActs
from tests.games.interbellum.scene import armies, ask, asked, go, heard, offered, pieces, points, rule, scene

PE, SA, TR = 1, 2, 3


def test_s5_1_1_one_army_a_territory() -> None:
    """§5.1.1 Neither an own nor a foreign army may join another."""
    s = ask(scene("0: TR1\nPON TR\nCIL GB"), PowerActs(TR, EXPAND))
    assert offered(s) == "to GEO, to ARM, to TAB, to DIY"


def test_s5_1_2_control() -> None:
    """§5.1.2 Home areas always, as building ground unless the option says no; territories by an army."""
    s = scene("0: $9 SA2\nHAS SA")
    view = s.view(0)["areas"]
    assert isinstance(view, list)
    controlled = {area["id"]: area["power"] for area in view if area["power"] == "SA"}
    assert controlled == {"HAS": "SA", "NEJ": "SA"}
    assert go(s.clone(), "work lay_pipeline; segment S67; segment S60").money[0] == 3
    other = scene("0: $9 SA2\nHAS SA", home_counts_as_controlled=False)
    assert go(other, "work lay_pipeline; segment S67").money[0] == 5


def test_s5_1_3_no_army_enters_a_home_area() -> None:
    """§5.1.3 Neither by moving nor by expanding; two home areas are one pool."""
    s = go(scene("0: GB1\nPAL GB"), "work move_army")
    assert offered(s) == "to DAM, to TRJ"
    s = ask(scene("0: GB1"), PowerActs(0, EXPAND))
    assert offered(s) == "to FAR, to PAL, to HEJ, to HAS, to BHQ"


def test_s5_2_1_expansion_takes_an_army_from_home() -> None:
    """§5.2.1 One army from the home base to the target."""
    s = go(ask(scene("0: TR1"), PowerActs(TR, EXPAND)), "to CIL")
    assert (armies(s, "TR"), s.home[TR]) == (["CIL"], 5)


def test_s5_2_2_base_and_targets() -> None:
    """§5.2.2 Adjacent to the home areas, or to armies that hang together with them."""
    s = ask(scene("0: TR1\nCIL TR\nALE TR"), PowerActs(TR, EXPAND))
    assert offered(s) == "to PON, to DIY, to DEZ, to DAM"


def test_s5_2_3_impossible_expansion() -> None:
    """§5.2.3 Without an army at home or without a target nothing happens."""
    out = "\n".join(f"{area} TR" for area in ("PON", "DIY", "CIL", "ALE", "DAM", "ARM"))
    assert rule(ask(scene(f"0: TR1\n{out}"), PowerActs(TR, EXPAND))) == "0 PlaceWorker"
    s = scene("0: TR1\nPON GB\nDIY GB\nCIL GB")
    s.log = []
    ask(s, PowerActs(TR, EXPAND))
    assert repr(s.log[0]) == "nothing-happens(power=TR, kind=expand, why=impossible)"


def test_s5_2_4_a_cut_off_army_stays() -> None:
    """§5.2.4 It controls and scores, but is no base."""
    s = scene("0: $9 TR2\nDAM TR", turn=0)
    assert points(s, 0, "armies") == 2
    assert go(s.clone(), "work lay_pipeline; segment S32").money[0] == 6
    assert offered(ask(s, PowerActs(TR, EXPAND))) == "to PON, to DIY, to CIL"


def test_s5_3_1_a_step() -> None:
    """§5.3.1 Into an adjacent territory without any army; what it leaves is nobody's."""
    only_way = go(scene("0: TR1\nCIL TR\nALE GB"), "work move_army")
    assert armies(only_way, "TR") == ["DIY"]
    s = go(scene("0: TR1\nCIL TR"), "work move_army; to ALE")
    assert armies(s, "TR") == ["ALE"]


def test_s5_3_2_only_the_holder_orders_it() -> None:
    """§5.3.2 No connection is needed, and it may not move home."""
    s = scene("0: TR1\n1: TR2 GB1\nDAM TR", turn=0)
    with pytest.raises(IllegalAction, match=r"§14\.1"):
        s.play(0, GAME.action("work move_army"))
    s = go(scene("0: TR1\nDAM TR"), "work move_army")
    assert offered(s) == "to ALE, to DEZ, to PAL, to TRJ"


def test_s5_4_1_withdrawal() -> None:
    """§5.4.1 One army outside returns home; with none outside nothing happens."""
    s = go(ask(scene("0: TR1\nPON TR\nCIL TR"), PowerActs(TR, WITHDRAW)), "army PON")
    assert (armies(s, "TR"), s.home[TR]) == (["CIL"], 5)
    assert rule(ask(scene("0: TR1"), PowerActs(TR, WITHDRAW))) == "0 PlaceWorker"


def test_s5_5_1_the_acting_player_decides_alone() -> None:
    """§5.5.1 Only for powers whose flag he holds; a card may send home an army of any power."""
    s = go(scene("0: TR1 +gunboat_diplomacy\n1: SA1"), "work play_card")
    assert rule(s) == "0 ExpansionTarget"
    s = go(scene("0: +ultimatum\n1: SA1\nHAS SA\nPON TR"), "work play_card")
    assert offered(s) == "army PON, army HAS"


def test_s5_5_2_who_decides() -> None:
    """§5.5.2 Start player without influence; one element without a vote; one voter alone; else a secret vote."""
    assert rule(ask(scene("start 2"), PowerActs(SA, EXPAND))) == "2 DecideForPower"
    skipped = scene("start 2", no_influence_event="skip")
    skipped.log = []
    assert rule(ask(skipped, PowerActs(SA, EXPAND))) == "0 PlaceWorker"
    assert repr(skipped.log[0]) == "nothing-happens(power=SA, kind=expand, why=no-influence)"
    single = ask(scene("0: SA1\n1: SA1\nKUW GB\nHAS GB\nHEJ GB"), PowerActs(SA, EXPAND))
    assert armies(single, "SA") == ["SHA"]
    assert rule(ask(scene("3: SA1"), PowerActs(SA, EXPAND))) == "3 DecideForPower"
    voting = ask(scene("0: SA1\n3: SA2"), PowerActs(SA, EXPAND))
    assert (rule(voting), voting.awaiting) == ("0 Vote", (0, 3))


def test_s5_5_2_weighted_votes_and_the_casting_vote() -> None:
    """§5.5.2 A vote weighs the voter's influence; ties are broken by the holder among the tied only, also for a withdrawal."""
    s = ask(scene("0: SA1\n1: SA1\n3: SA3"), PowerActs(SA, EXPAND))
    told = heard(s, "3: to HEJ; 0: to KUW; 1: to KUW")
    assert armies(s, "SA") == ["HEJ"]
    assert "voted(seat=3, area=HEJ, votes=3)" in told
    tied = ask(scene("0: SA1\n1: SA1\n3: SA2\nHEJ SA\nHAS SA\nKUW SA\nflag SA 3"), PowerActs(SA, WITHDRAW))
    go(tied, "0: army HEJ; 1: army HAS; 3: army KUW")
    assert armies(tied, "SA") == ["HEJ", "HAS"]
    third = ask(scene("0: SA1\n1: SA1\n2: SA1\nflag SA 2"), PowerActs(SA, EXPAND))
    go(third, "0: to KUW; 1: to HAS; 2: to HEJ")
    assert asked(third) == "2 BreakTie: to HEJ, to KUW, to HAS"
    assert armies(go(third, "to KUW"), "SA") == ["KUW"]


def test_s5_5_3_open_votes() -> None:
    """§5.5.3 In turn order, each knowing the earlier votes."""
    s = ask(scene("start 1\n0: SA1\n1: SA1\n3: SA3", vote_mode="open_clockwise"), PowerActs(SA, EXPAND))
    assert rule(s) == "1 OpenVote"
    go(s, "to KUW")
    assert rule(s) == "3 OpenVote"
    players = s.view(0)["players"]
    assert isinstance(players, list)
    assert players[1]["vote"] == "KUW"
    go(s, "to HAS; to KUW")
    assert armies(s, "SA") == ["HAS"]
    assert pieces(s, 0) == []
