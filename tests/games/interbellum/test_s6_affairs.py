"""§6.5 The events of stack B."""

from __future__ import annotations

import pytest

from gusher.core.numbers import total
from tests.games.interbellum.scene import asked, flag, go, hand, heard, influence, money, offered, pieces, rule, scene


def test_s6_5_1_motor_age_and_glut() -> None:
    """§6.5.1 $1 for each well owned; in the '30s $1 for each linked well, as far as he can."""
    assert money(scene("0: $0 W1 W2\n1: $0 W3", seats=2, event="B1")) == [2, 1]
    linked = "W4 W5 S49 S50 S48"
    assert money(scene(f"round 4\n0: $5 {linked} W1\n1: $1 W13 W14 S71 S72 S74", seats=2, event="B1")) == [3, 0]


def test_s6_5_2_concession_fees() -> None:
    """§6.5.2 $2 for each flag; in the '30s each holder pays $1 or loses 1, in power order."""
    assert money(scene("0: $0 GB1 TR1\n1: $0", seats=2, event="B2")) == [4, 0]
    s = scene("round 4\n0: $1 GB1 TR1\n1: $3 SA1", seats=2, event="B2")
    assert asked(s) == "0 PayForFlag: pay, lose"
    go(s, "pay")
    assert asked(s) == "1 PayForFlag: pay, lose"
    go(s, "lose")
    assert (influence(s, "SA"), flag(s, "SA")) == ([0, 0], None)
    assert (influence(s, "TR"), money(s)) == ([0, 0], [0, 3])


def test_s6_5_3_survey_ship() -> None:
    """§6.5.3 A free search with two cubes; Draw gas does not add; skipped with six finds or without a black cube."""
    s = scene("0: $0 W2\n1: $0 finds6\nbag 5/1", seats=3, event="B3")
    assert [outcome.notation for outcome, _ in s.outcomes()] == ["black 0", "black 1"]
    go(s, "black 1")
    assert rule(s) == "0 PlaceWorker"
    assert [int(finds) for finds in s.finds] == [1, 6, 0]
    last = go(scene("0: $0\n1: $0\nbag 5/1", seats=2, event="B3"), "black 0")
    assert asked(last) == "chance GasDraw"


def test_s6_5_3_dry_holes() -> None:
    """§6.5.3 One white cube for each player from the box, as many as there are."""
    s = scene("round 4\nbag 5/5", seats=3, event="B3")
    assert (s.bag_white, s.box_white) == (8, 22)
    s = scene("round 4\nbag 29/5", seats=3, event="B3")
    assert (s.bag_white, s.box_white) == (30, 0)


def test_s6_5_4_legation_ball() -> None:
    """§6.5.4 In turn order each gains 1; skipped with an empty supply."""
    s = scene("start 1\n1: GB30", seats=2, event="B4")
    assert rule(s) == "0 GainByEvent"
    assert influence(go(s, "power SU"), "SU") == [1, 0]


def test_s6_5_4_scandal() -> None:
    """§6.5.4 In the '30s each loses 1 where he has most, his choice among equals; without influence nothing."""
    s = scene("round 4\n0: GB2 TR2 SU1\n1: SA3", seats=3, event="B4")
    assert asked(s) == "0 LosePower: power GB, power TR"
    go(s, "power TR")
    assert (influence(s, "TR"), influence(s, "SA")) == ([1, 0, 0], [0, 2, 0])
    assert rule(s) == "0 PlaceWorker"


def test_s6_5_5_fixers() -> None:
    """§6.5.5 In turn order each draws 1 action card."""
    s = go(scene("start 1", seats=2, event="B5"), "draw overtime; draw ultimatum")
    assert (hand(s, 1), hand(s, 0)) == (["overtime"], ["ultimatum"])


def test_s6_5_5_fixers_bought_off() -> None:
    """§6.5.5 A card or $2; with cards and less than $2 a card; without cards the money, as far as he can."""
    s = scene("round 4\n0: $2 +overtime +ultimatum\n1: $1 +baksheesh\n2: $1\n3: $1 +ultimatum +spot_cargo", event="B5")
    assert asked(s) == "0 DiscardOrPay: card ultimatum, card overtime, pay"
    told = heard(s, "card overtime")
    assert told[0] == "discarded(seat=0, card=overtime, held=0)"
    assert (hand(s, 1), s.money[2]) == ([], 0)
    assert total(s.discards) == 2
    assert asked(s) == "3 DiscardOrPay: card ultimatum, card spot_cargo"
    paid = go(scene("round 4\n0: $2 +overtime", event="B5"), "pay")
    assert (paid.money[0], hand(paid, 0)) == (0, ["overtime"])


def test_s6_5_6_surplus_pipe() -> None:
    """§6.5.6 Each may lay one piece on any open segment for exactly $2."""
    s = scene("0: $3 GB9 S02\n1: $1\nHAS GB", seats=2, event="B6")
    assert rule(s) == "0 SurplusSegment"
    assert len(offered(s).split(", ")) == 76
    go(s, "segment S60")
    assert (s.money[0], pieces(s, 0), rule(s)) == (1, ["S02", "S60"], "0 PlaceWorker")


def test_s6_5_6_sabotage() -> None:
    """§6.5.6 Without pieces on the map nothing; who has most removes an unfinished piece or pays; all if tied."""
    assert rule(scene("round 4", event="B6")) == "0 PlaceWorker"
    poor = scene("round 4\n0: $1 S01 S02\n1: $9 S03", seats=2, event="B6")
    assert asked(poor) == "0 RemoveOrPay: remove S01, remove S02"
    told = heard(poor, "remove S02")
    assert told[0] == "removed(seat=0, segment=S02)"
    assert (pieces(poor, 0), poor.pieces[0]) == (["S01"], 15)
    tied = scene("round 4\n0: $9 S01\n1: $9 S03", seats=2, event="B6")
    assert asked(tied) == "0 RemoveOrPay: remove S01, pay"
    assert asked(go(tied, "remove S01")) == "1 RemoveOrPay: remove S03, pay"


@pytest.mark.parametrize(("number", "left"), [(1, [3, 4, 5, 4]), (4, [0, 1, 2, 3])])
def test_s6_5_7_easy_credit_and_crash(number: int, left: list[int]) -> None:
    """§6.5.7 Less than $3: $3, else $1; in the '30s $1 for every full $4."""
    s = scene(f"round {number}\n0: $0\n1: $1\n2: $2\n3: $3", event="B7")
    assert money(s) == left
    assert money(scene("round 4\n0: $8\n1: $7", seats=2, event="B7")) == [6, 6]


def test_s6_5_8_court() -> None:
    """§6.5.8 Who has influence there receives $2; in the '30s loses 1, all at once, the flag settled once afterwards."""
    assert money(go(scene("0: $0 SA1\n1: $0", seats=2, event="B8"), "die 3")) == [2, 0]
    s = scene("round 4\n0: SA1\n1: SA2\n2: SA2\nflag SA 2", seats=3, event="B8")
    told = heard(s, "die 3")
    assert (influence(s, "SA"), flag(s, "SA")) == ([0, 1, 1], 2)
    assert not [line for line in told if line.startswith("flag")]
    named = go(scene("round 4\n0: SA1", event="B8"), "die 6; power SA")
    assert flag(named, "SA") is None
