"""§6 Start of a round: gas income, events, the die, stacks A and C."""

from __future__ import annotations

import pytest

from gusher.conformance.cases import step
from gusher.core.rng import Rng
from gusher.games.interbellum.rules.components import LOOKED_AT, POWERS
from gusher.games.interbellum.rules.events import TURN_EVENT, MostArmies
from gusher.games.interbellum.rules.gas import GAS_BONUS
from gusher.games.interbellum.rules.round import END_OF_ROUND, GAS_INCOME
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import (
    armies,
    ask,
    asked,
    event,
    go,
    heard,
    influence,
    modifier,
    money,
    offered,
    pieces,
    rule,
    scene,
    works,
)


def faces(s: Table) -> list[str]:
    return [outcome.notation for outcome, _ in s.outcomes()]


@pytest.mark.parametrize(("finds", "dollars"), list(enumerate([0, 1, 2, 2, 4, 4, 4])))
def test_s6_1_1_gas_income(finds: int, dollars: int) -> None:
    """§6.1.1 By the number of finds; not in round 1."""
    assert ask(scene(f"round 2\n0: $0 finds{finds}"), GAS_INCOME).money[0] == dollars
    assert ask(scene(f"0: $0 finds{finds}"), GAS_INCOME).money[0] == 0


def test_s6_2_1_events_are_turned_and_stay_out() -> None:
    """§6.2.1 Top card of its stack, in the text of the decade; used cards are out of play."""
    s = ask(scene("round 4\n0: PE1"), TURN_EVENT[0])
    assert asked(s) == "chance DrawEvent"
    told = heard(s, "event A4")
    assert told[0] == "event(card=A4, decade=30s)"
    assert event(s, 0) == "A4"
    stacks = s.view(None)["stacks"]
    assert isinstance(stacks, list)
    assert stacks[0]["used"] == ["A4"]
    assert "A4" not in faces(ask(scene("", event="A4"), TURN_EVENT[0]))


def test_s6_2_1_a_fixed_card_is_turned_without_chance() -> None:
    """§6.2.1 What a Cable player has put on top comes first."""
    s = scene("0: +cable_from_london", seats=2)
    go(s, "work play_card; stack B; look B7; look B1; swap; draw overtime")
    s.restack([TURN_EVENT[1], TURN_EVENT[1], TURN_EVENT[1]])
    s.settle()
    assert event(s, 1) == "B7"
    assert asked(s) == "chance DrawEvent"
    assert s.looker[1] == -1
    assert list(s.top_events[LOOKED_AT : 2 * LOOKED_AT]) == [-1, -1]


@pytest.mark.parametrize(("face", "power"), list(enumerate(POWERS, 1)))
def test_s6_3_1_the_die(face: int, power: str) -> None:
    """§6.3.1 1 to 5 are the powers; on 6 the start player names one."""
    s = scene("start 1", event="A6")
    assert f"rolled(power={power})" in heard(s, f"die {face}")
    assert rule(go(scene("start 1", event="A6"), "die 6")) == "1 NamePower"


def test_s6_3_2_dice_are_rolled_line_by_line() -> None:
    """§6.3.2 Each line is resolved before the next roll."""
    s = go(scene("0: SA1", event="A7"), "die 3")
    assert rule(s) == "0 DecideForPower"
    go(s, "to HAS")
    assert asked(s) == "chance Roll"


def test_s6_3_3_no_power_twice() -> None:
    """§6.3.3 Named and rolled powers are excluded; with the option only rolled ones. A six is never a repeat."""
    named = go(scene("0: GB1", event="A1"), "to PAL")
    assert faces(named) == ["die 2", "die 3", "die 4", "die 5", "die 6"]
    rolled_only = go(scene("0: GB1", event="A1", dice_exclude="rolled_only"), "to PAL")
    assert faces(rolled_only) == [f"die {face}" for face in range(1, 7)]
    again = go(scene("0: SA1", event="A7", dice_exclude="rolled_only"), "die 3; to HAS")
    assert "die 3" not in faces(again)
    sixes = go(scene("0: SA1 TR1", event="A7"), "die 6; power SA; to HAS; die 6")
    assert offered(sixes) == "power GB, power PE, power TR, power SU"


def test_s6_3_4_no_reroll_for_what_cannot_apply() -> None:
    """§6.3.4 A power without an army outside is selected to withdraw: nothing happens."""
    s = go(scene("round 4", event="A7"), "die 2")
    assert asked(s) == "chance Roll"
    assert "die 2" not in faces(s)


def test_s6_4_1_expanding_twice_is_two_votes() -> None:
    """§6.4.1 The second vote is on the new position."""
    s = go(scene("0: TR1", event="A5"), "to CIL")
    assert offered(s) == "to PON, to DIY, to ALE"
    assert armies(go(s, "to ALE"), "TR") == ["CIL", "ALE"]


@pytest.mark.parametrize(
    ("card", "number", "moves", "left"),
    [
        ("A2", 1, "to HEJ; to SHA", {"SA": ["HEJ", "SHA", "KUW"]}),
        ("A3", 1, "to GEO", {"SU": ["GEO"], "PE": []}),
        ("A3", 4, "to PON", {"TR": ["PON"], "PE": ["FAR"]}),
        ("A4", 4, "to TAB", {"PE": ["TAB", "FAR"]}),
        ("A5", 4, "to PON; die 3", {"TR": ["PON"], "SA": []}),
        ("A1", 4, "die 4; to PON", {"TR": ["PON"]}),
        ("A2", 4, "to HEJ; die 2", {"SA": ["HEJ", "KUW"], "PE": []}),
        ("A6", 1, "die 4; to PON; die 5; to GEO", {"TR": ["PON"], "SU": ["GEO"]}),
        ("A7", 4, "die 3; die 2", {"SA": [], "PE": []}),
    ],
)
def test_s6_4_1_what_the_a_cards_do(card: str, number: int, moves: str, left: dict[str, list[str]]) -> None:
    """§6.4.1 Powers expand and withdraw, by the lines of the card."""
    s = go(scene(f"round {number}\n0: SA1 PE1 TR1 SU1 GB1\nKUW SA\nFAR PE", event=card), moves)
    assert {power: armies(s, power) for power in left} == left
    assert rule(s) == "0 PlaceWorker"


def test_s6_4_2_the_power_with_most_armies() -> None:
    """§6.4.2 Skipped if no army is outside, excluding nobody; in the '30s twice, the second lapses without an army left."""
    assert len(faces(scene("", event="A8"))) == 6
    s = scene("round 4\n0: TR1\nPON TR", event="A8")
    assert (armies(s, "TR"), rule(s)) == ([], "0 PlaceWorker")
    twice = go(scene("round 4\n0: TR1\nPON TR\nCIL TR\nDIY TR", event="A8"), "army PON; army CIL")
    assert armies(twice, "TR") == ["DIY"]
    tied = scene("start 3\nPON TR\nHAS SA", event="A8", dice_exclude="rolled_only")
    assert asked(tied) == "3 ChooseMostArmies: power SA, power TR"
    assert len(faces(go(tied, "power SA"))) == 6


def test_s6_4_2_a_withdrawal_that_comes_to_nothing_is_told() -> None:
    """§6.4.2 As of every other line of an event."""
    s = scene()
    s.log = []
    ask(s, MostArmies(1))
    assert [repr(told) for told in s.log] == ["nothing-happens(kind=withdraw, why=none-outside)"]
    s = scene("0: TR1\nPON TR")
    s.log = []
    ask(s, MostArmies(2))
    assert repr(s.log[-1]) == "nothing-happens(power=TR, kind=withdraw, why=impossible)"


def test_s6_6_1_a_c_card_ends_with_the_round() -> None:
    """§6.6.1 It holds for the action turns of this round only."""
    s = scene("", event="C1")
    assert modifier(s, "pipeline_base") == 3
    ask(s, END_OF_ROUND)
    assert modifier(s, "pipeline_base") == 4


@pytest.mark.parametrize(("number", "left"), [(1, 6), (4, 4)])
def test_s6_6_2_pipe_mills_and_steel_shortage(number: int, left: int) -> None:
    """§6.6.2 The base is $3 or $5; cards with their own price ignore it."""
    s = scene(f"round {number}\n0: $9 +night_train", event="C1")
    assert go(s.clone(), "work lay_pipeline; segment S01").money[0] == left
    assert go(s, "work play_card; segment S01; stop").money[0] == 7


@pytest.mark.parametrize(("number", "income"), [(1, 4), (4, 2)])
def test_s6_6_3_oil_price(number: int, income: int) -> None:
    """§6.6.3 Every income is $1 higher or lower, by action or Spot Cargo."""
    s = scene(f"round {number}\n0: $0 W4 +spot_cargo", event="C2")
    assert go(s.clone(), "work take_income").money[0] == income
    assert go(s, "work play_card").money[0] == income


@pytest.mark.parametrize(("number", "price"), [(1, 2), (4, 4)])
def test_s6_6_4_open_door_and_nationalism(number: int, price: int) -> None:
    """§6.6.4 Every cube bought costs the same; free influence stays free."""
    s = scene(f"round {number}\n0: $9 GB1 +baksheesh", event="C3")
    assert go(s.clone(), "work buy_influence; power GB; stop").money[0] == 9 - price
    assert go(s, "work play_card; power GB").money[0] == 9


def test_s6_6_5_calm_caspian_and_storms() -> None:
    """§6.6.5 One more free cube; or at most 3 paid ones. Seismograph is not affected."""
    calm = go(scene("0: $9", event="C4"), "work search_gas; stake 1")
    assert faces(calm) == ["black 0", "black 1", "black 2"]
    storms = go(scene("round 4\n0: $9 W2 +seismograph", event="C4"), "work search_gas")
    assert offered(storms) == "stake 1, stake 2, stake 3"
    assert len(faces(go(storms, "stake 3"))) == 5
    card = go(scene("0: $9 +seismograph", event="C4"), "work play_card")
    assert len(faces(card)) == 5


@pytest.mark.parametrize(("number", "fee"), [(1, 0), (4, 4)])
def test_s6_6_6_lobbyists(number: int, fee: int) -> None:
    """§6.6.6 No fee, or $2 for each executive present."""
    s = scene(f"round {number}\n0: $9\nat 1 deck\nat 2 deck", event="C5")
    assert go(s, "work draw_cards").money[0] == 9 - fee


@pytest.mark.parametrize("number", [1, 4])
def test_s6_6_7_truce(number: int) -> None:
    """§6.6.7 No army moves by action or card; the bonus of a fifth find is lost, unless the option says otherwise."""
    cards = "+gunboat_diplomacy +proxy_war +ultimatum +forced_march"
    lines = f"round {number}\n0: $5 TR1 {cards}\nPON TR\nDIY GB"
    s = scene(lines, event="C6")
    assert "move_army" not in works(s)
    assert "play_card" not in works(s)
    assert {"move_army", "play_card"} <= set(works(scene(lines)))
    assert rule(ask(s, GAS_BONUS[0])) == "0 PlaceWorker"
    assert rule(ask(scene(lines, event="C6", truce_blocks_gas_bonus=False), GAS_BONUS[0])) == "0 GasBonusPower"


def test_s6_6_8_right_of_way() -> None:
    """§6.6.8 In the '20s everyone with influence in the power has one more extra piece in its areas."""
    s = go(scene("0: $20 GB1\nHAS GB", event="C7"), "die 1")
    assert modifier(s, "extra_power") == 0
    assert pieces(go(s, "work lay_pipeline; segment S60; segment S61"), 0) == ["S60", "S61"]
    without = go(scene("0: $20\nHAS GB", event="C7"), "die 1; work lay_pipeline; segment S60")
    assert rule(without) == "1 PlaceWorker"


def test_s6_6_8_closed_border() -> None:
    """§6.6.8 In the '30s nothing is laid in its home areas or where its army stands at the time of laying."""
    s = go(scene("round 4\n0: $20 SA1 +sheikhs_handshake\nHAS SA\nKUW SA", event="C7"), "die 3")
    closed = go(s.clone(), "work lay_pipeline")
    assert not {"segment S60", "segment S67", "segment S55"} & set(offered(closed).split(", "))
    assert "segment S60" not in offered(go(s.clone(), "work play_card")).split(", ")
    go(s, "work move_army; army HAS; work pass; work pass; work pass; work lay_pipeline")
    assert "segment S60" in offered(s).split(", ")
    assert "segment S71" not in offered(s).split(", ")


@pytest.mark.parametrize(("number", "price"), [(1, 5), (4, 9)])
def test_s6_6_9_lease_auction(number: int, price: int) -> None:
    """§6.6.9 A new well costs $5 or $9; Wildcat Lease is not affected."""
    s = scene(f"round {number}\n0: $9 +wildcat_lease", event="C8")
    assert go(s.clone(), "work buy_well; well W4").money[0] == 9 - price
    assert go(s, "work play_card; well W4").money[0] == 6


def test_s6_2_1_all_events_can_be_played_in_both_decades() -> None:
    """§6.2.1 Every card comes to an end in both texts."""
    rng = Rng(2)
    for number in (2, 5):
        for card in scene("").box.events:
            s = scene(f"round {number}\n0: $9 GB2 TR1 W1 W2 S01\n1: $3 SA1 PE1 W3 +overtime\nPAL GB\nPON TR", seats=2, event=card)
            while not rule(s).endswith("PlaceWorker"):
                step(s, rng)
            assert sum(money(s)) + s.bank == 0
            assert min(influence(s, "GB")) >= 0
