"""§10 Phase 5: End of turn."""

from __future__ import annotations

import json
from typing import Any

from gusher.games.mcmulti import GAME
from tests.games.mcmulti.scene import asked, go, heard, holdings, scene


def test_s10_1_declaring() -> None:
    """§10.1 With at least 750 in cash; assets do not count; one may decline."""
    s = go(scene("0: $750"), "none; dice 1 2; done")
    assert asked(s) == "0 Declare: declare yes, declare no"
    assert asked(go(s, "declare no")).startswith("1 ChooseMarket")
    s = go(scene("0: $749 station@1,1"), "none; dice 6 2; done")
    assert asked(s).startswith("1 ChooseMarket")
    assert asked(go(scene("0: $500", target_cash=500), "none; dice 1 2; done")).startswith("0 Declare")


def test_s10_2_one_more_turn_for_the_others() -> None:
    """§10.2 Clockwise from the declarer, who has none; the declaration stays though his cash falls."""
    s = scene("1: $750 9/0\n2: $1\n3: $1\n0: $1\nmore N5\nless N8\nunder N1 N2 N3 N4 N6 N7", turn=1)
    told = heard(s, "none; dice 1 2; done; declare yes; dice 1 1; dice 2 1; dice 1 2")
    assert [event for event in told if event.startswith(("turn", "declared"))] == [
        "declared(seat=1)", "turn(seat=2, final=1)", "turn(seat=3, final=1)", "turn(seat=0, final=1)"
    ]  # fmt: skip
    assert s.over
    assert s.cash[1] == 723  # after the inspection
    assert s.declarer == 1


def test_s10_3_final_turns_are_complete() -> None:
    """§10.3 But nobody can declare any more."""
    s = scene("0: $800 0/0 rig@2,2\ndeclared 3 1")
    assert asked(s).startswith("0 ChooseMarket")
    go(s, "none; dice 2 5")
    assert asked(s) == "0 Assets: buy rig, buy station, buy refinery, sell rig, done"
    assert asked(go(s, "done")).startswith("1 ")


def test_s10_4_the_dice_pass_clockwise() -> None:
    """§10.4 When they return to the start player the round rises."""
    s = scene("0: $1\n1: $1\n2: $1\n3: $1")
    for seat in (1, 2, 3, 0):
        go(s, "dice 1 2")
        assert s.active == seat
        if s.difference == 4:
            assert s.round == 2


def test_s10_5_the_safety_limit() -> None:
    """§10.5 After the last round the game ends; a declaration in it still gives the others their turn; 0 is no limit."""
    broke = "0: $1\n1: $1\n2: $1\n3: $1\nround 5"
    s = scene(broke, turn=3, round_limit=5)
    assert heard(s, "dice 1 2")[1] == "limit(round=5)"
    assert s.over
    s = scene(broke + "\n3: $900", turn=3, round_limit=5)
    go(s, "none; dice 1 2; done; declare yes")
    assert not s.over
    go(s, "dice 1 2; dice 2 1; dice 1 2")
    assert s.over
    assert not go(scene(broke, turn=3, round_limit=0), "dice 1 2").over
    assert not go(scene(broke, turn=2, round_limit=5), "dice 1 2").over


BROKE = "0: $0\n1: $9 rig@1,1\n2: $9 rig@1,1\n3: $9 rig@1,1"


def test_s10_6_who_is_broke_for_good_may_concede() -> None:
    """§10.6 Asked at the beginning of his turn; his turns are passed over from now on, and he is out for all to see."""
    s = scene(BROKE)
    assert asked(s) == "0 Concede: concede yes, concede no"
    assert s.view(2)["phase"] == "market"
    assert heard(s, "concede yes") == ["conceded(seat=0)", "turn(seat=1, final=0)"]
    assert asked(s).startswith("1 ChooseMarket")
    players: Any = s.view(None)["players"]
    assert [player["out"] for player in players] == [True, False, False, False]
    told = heard(s, "none; dice 6 5; done; none; dice 5 6; done; none; dice 6 5; done")
    assert [event for event in told if event.startswith("turn")] == [f"turn(seat={seat}, final=0)" for seat in (2, 3, 1)]
    assert s.round == 2  # as if he had had his turn


def test_s10_6_he_may_go_on() -> None:
    """§10.6 Then his turn takes its course, and he is asked again at his next."""
    s = go(scene("0: $0\n1: $1\n2: $1\n3: $1"), "concede no")
    assert asked(s) == "chance Roll"
    go(s, "dice 6 5; dice 6 5; dice 6 5; dice 6 5")
    assert (asked(s), s.round) == ("0 Concede: concede yes, concede no", 2)


def test_s10_6_who_is_broke_for_good() -> None:
    """§10.6 Not who has a unit of cash, a barrel or an asset; nor after a declaration, when the end is near anyhow."""
    assert asked(scene("0: $1", money_visibility="open")) == "chance Roll"
    assert asked(scene("0: $1")) == "0 Concede: concede no"  # §16.2 that he is asked tells nobody how much he has
    assert asked(scene("0: $0 1/0")).startswith("0 ChooseMarket")
    assert asked(scene("0: $0 rig@1,1")) == "0 ChooseMarket: none"
    assert asked(scene("0: $0\ndeclared 1 2")) == "0 ChooseMarket: none"


def test_s10_6_by_the_prices_of_the_box() -> None:
    """§10.6 Where nothing ever costs less than 3, a player with 2 is broke; they go to the bank."""
    data = json.loads(json.dumps(GAME.data))
    data["spot_markets"]["prices"]["crude"] = [price + 2 for price in data["spot_markets"]["prices"]["crude"]]
    data["spot_markets"]["prices"]["gasoline"] = [price + 2 for price in data["spot_markets"]["prices"]["gasoline"]]
    s = scene("0: $2", game=GAME.with_data(data))
    assert asked(s).startswith("0 Concede")
    assert asked(scene("0: $3", game=GAME.with_data(data))) == "0 Concede: concede no"
    box = s.census()
    assert holdings(go(s, "concede yes"), 0) == "$0 0/0"
    assert s.census() == box


def test_s10_6_the_last_one_left_has_won() -> None:
    """§10.6 When all but one are out the game ends with settlement; §11.4 who has conceded comes last, even with as little as another."""
    s = scene("0: $0\n1: $0\n2: $9", seats=3)
    go(s, "concede yes")
    told = heard(s, "concede yes")
    assert told[0] == "conceded(seat=1)"
    assert told[-1] == "settled(seat=2, cash=9, total=9)"
    assert s.over
    assert s.ranking() == [2, 2, 1]
    s = go(scene("0: $0\n1: $0", seats=2), "concede yes")
    assert s.over
    assert s.ranking() == [2, 1]


def test_s10_6_a_round_is_counted_without_the_start_player() -> None:
    """§10.6 Also where the limit of rounds ends the game (§10.5); final turns of who is out are passed over (§10.2)."""
    s = go(scene(BROKE, round_limit=1), "concede yes; none; dice 6 5; done; none; dice 6 5; done; none; dice 6 5")
    assert heard(s, "done")[0] == "limit(round=1)"
    assert s.over
    s = go(scene(BROKE.replace("3: $9", "3: $900")), "concede yes; none; dice 6 5; done; none; dice 6 5; done; none; dice 6 5; done")
    told = heard(s, "declare yes; none; dice 6 5; done; none; dice 6 5; done")
    assert [event for event in told if event.startswith("turn")] == ["turn(seat=1, final=1)", "turn(seat=2, final=1)"]
    assert s.over
