"""§23 Worked examples, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.conformance.cases import step
from gusher.core.numbers import bits, total
from gusher.core.rng import Rng
from gusher.games.interbellum.rules.components import AT_DECK, POWERS
from gusher.games.interbellum.rules.gas import GAS_BONUS
from gusher.games.interbellum.rules.influence import StartInfluence, column_of, lose
from gusher.games.interbellum.rules.round import END_OF_ROUND, GAS_INCOME, PLACE_WORKER, ROUND, PlaceWorker
from gusher.games.interbellum.rules.routes import linked_wells
from gusher.games.interbellum.rules.setup import Draft
from tests.games.interbellum.scene import (
    armies,
    ask,
    asked,
    flag,
    go,
    heard,
    influence,
    money,
    offered,
    opening,
    owned,
    pieces,
    points,
    rule,
    scene,
    works,
)

NETWORK = "W8 W9 S33 S25 S35 S37 S38 S39"


def test_s23_1_a_find() -> None:
    """§23.1 Four cubes, two of them black: one find; three cubes return."""
    s = go(scene("0: $6", seats=3), "work search_gas; stake 4; black 2")
    assert (s.money[0], s.finds[0], s.bag_white, s.bag_black) == (2, 1, 15, 14)


def test_s23_2_a_dry_search() -> None:
    """§23.2 Only white: one of them leaves the game."""
    s = go(scene("bag 15/14", seats=3), "work search_gas; stake 2; black 0")
    assert (s.finds[0], s.bag_white, s.bag_black) == (0, 14, 14)


def test_s23_3_gas_income() -> None:
    """§23.3 0, 1, 3, 4 and 6 finds bring $0, 1, 2, 4 and 4, but not in round 1."""
    lines = "0: $0\n1: $0 finds1\n2: $0 finds3\n3: $0 finds4\n4: $0 finds6\n"
    assert money(ask(scene(lines + "round 3", seats=5), GAS_INCOME)) == [0, 1, 2, 4, 4]
    assert money(ask(scene(lines, seats=5), GAS_INCOME)) == [0, 0, 0, 0, 0]


FEES = "0: $9 +royalty_cheque\n1: $9 +royalty_cheque"


@pytest.mark.parametrize(
    ("setting", "options", "fees"),
    [("", {}, [0, 1, 2]), ("", {"deck_fee_counts": "rivals_only"}, [0, 1, 1]), ("\nset deck_fee_each 2", {}, [0, 2, 4])],
)
def test_s23_4_deck_fees(setting: str, options: dict[str, Any], fees: list[int]) -> None:
    """§23.4 $0, $1 and $2; rivals only $1; under C5 '30s $0, $2, $4."""
    s = scene(FEES + setting, seats=2, **options)
    go(s, "work draw_cards; draw ultimatum; draw ultimatum")
    assert 9 - s.money[0] == fees[0]
    go(s, "work play_card")
    assert 9 + 5 - s.money[1] == fees[1]
    go(s, "work play_card")
    assert 9 + 5 - s.money[0] == fees[2]


def test_s23_5_the_draft() -> None:
    """§23.5 With start player 1 of 3: seats 1, 2, 0, 0, 2, 1."""
    s = opening(3)
    s.start = 1
    s.restack([Draft()])
    s.settle()
    picked = []
    for well in ("W4", "W13", "W5", "W1", "W8", "W10"):
        picked.append(s.awaiting[0])
        go(s, f"well {well}")
    assert picked == [1, 2, 0, 0, 2, 1]
    assert s.over


def test_s23_6_turns_and_start_players() -> None:
    """§23.6 Turns go clockwise from seat 2; the start players of rounds 2-6 are 1, 0, 3, 2, 1."""
    s = opening(4)
    s.start = 2
    s.restack([ROUND])
    s.settle()
    starts: list[int] = []
    turns: list[int] = []
    rng = Rng(1)
    while not s.over:
        if s.round == 1 and isinstance(s.top, PlaceWorker) and len(turns) < 4:
            turns.append(s.awaiting[0])
        if len(starts) < s.round:
            starts.append(int(s.start))
        step(s, rng)
    assert turns == [2, 3, 0, 1]
    assert starts == [2, 1, 0, 3, 2, 1]


def test_s23_7_a_six_on_the_second_die() -> None:
    """§23.7 Turkey was rolled; the start player names another power; the third die has four faces left."""
    s = go(scene("0: TR1", event="A7"), "die 4; to PON; die 6")
    assert asked(s) == "0 NamePower: power GB, power PE, power SA, power SU"
    go(s, "power PE; to KHU")
    assert [outcome.notation for outcome, _ in s.outcomes()] == ["die 1", "die 3", "die 5", "die 6"]
    assert {weight for _, weight in s.outcomes()} == {1}


def test_s23_8_the_flag_changes_within_a_purchase() -> None:
    """§23.8 At 3-3 it stays, at 4-3 it goes to the buyer, before he decides on a third cube."""
    s = scene("0: SA3\n1: $9 SA2", turn=1)
    go(s, "work buy_influence; power SA")
    assert (influence(s, "SA")[:2], flag(s, "SA")) == ([3, 3], 0)
    go(s, "buy")
    assert (influence(s, "SA")[:2], flag(s, "SA")) == ([3, 4], 1)
    assert asked(s) == "1 InfluenceMore: buy, stop"


def test_s23_9_starting_influence() -> None:
    """§23.9 Company 2 goes first; SU goes to company 3 with 2 against 1; TR stays at 1-1."""
    s = scene(seats=2)
    s.company[0], s.company[1] = 2, 1
    ask(s, StartInfluence())
    assert [flag(s, power) for power in POWERS] == [1, None, None, 1, 0]
    assert influence(s, "SU") == [2, 1]


def test_s23_10_the_shortest_route_counts() -> None:
    """§23.10 Two pieces to Ras Tanura: 8 points; the five to Jeddah score nothing."""
    s = scene("0: W12 W1 S60 S61 S66 S67 S68 S69 S70")
    assert points(s, 0, "pipelines", "ports") == 8
    alone = scene("0: W12 W1 S66 S67 S68 S69 S70")
    assert points(alone, 0, "pipelines", "ports") == 21


@pytest.mark.parametrize(("cubes", "worth"), [(0, 0), (1, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (14, 5)])
def test_s23_11_british_points(cubes: int, worth: int) -> None:
    """§23.11 0, 2, 2, 3, 3, 4, 4, 5, 5 points."""
    s = scene(f"0: GB{cubes}")
    assert points(s, 0, "influence") == worth
    assert s.box.track_points[column_of(s, 0, 0)] == worth


def test_s23_12_the_fifth_find() -> None:
    """§23.12 (a) without a flag it is lost; (b) with all armies out one may move; (c) where expansion is possible it is the only way."""
    lost = ask(scene(""), GAS_BONUS[0])
    assert rule(lost) == "0 PlaceWorker"
    turkish = "\n".join(f"{area} TR" for area in ("PON", "DIY", "CIL", "ALE", "DAM", "ARM"))
    moving = ask(scene(f"0: TR1\n{turkish}"), GAS_BONUS[0])
    assert asked(moving) == "0 GasBonusPower: power TR, decline"
    assert rule(go(moving, "power TR")) == "0 ArmyByFind"
    expanding = ask(scene("0: GB1\nPAL GB\nTRJ GB"), GAS_BONUS[0])
    assert rule(go(expanding, "power GB")) == "0 ExpansionTarget"
    declined = go(ask(scene("0: GB1\nPAL GB"), GAS_BONUS[0]), "decline")
    assert armies(declined, "GB") == ["PAL"]


def test_s23_13_discount_and_extra_piece() -> None:
    """§23.13 S60 and S61 for $2 each with one worker; then neither S62 nor S63."""
    s = go(scene("0: $4 GB5 W12\nHAS GB"), "work lay_pipeline; segment S60")
    assert s.money[0] == 2
    assert offered(s) == "segment S61, segment S62, segment S66, segment S73, segment S76, stop"
    go(s, "segment S61")
    assert (s.money[0], rule(s)) == (0, "1 PlaceWorker")
    assert bits(linked_wells(s, 0)) == 1


def test_s23_14_the_price_floor() -> None:
    """§23.14 $3 less $3 is $1, or $0 with the floor at 0."""
    lines = "0: $9 GB9\nHAS GB\nset pipeline_base 3"
    assert go(scene(lines), "work lay_pipeline; segment S60").money[0] == 8
    assert go(scene(lines, price_floor=0), "work lay_pipeline; segment S60").money[0] == 9


def test_s23_15_home_ground() -> None:
    """§23.15 S07 costs $2, one piece only; with Right of Way two; without home ground $4."""
    s = go(scene("0: $9 SU2"), "work lay_pipeline; segment S07")
    assert (s.money[0], rule(s)) == (7, "1 PlaceWorker")
    s = go(scene("0: $9 SU2\nset extra_power SU"), "work lay_pipeline; segment S07; segment S08")
    assert (s.money[0], pieces(s, 0)) == (5, ["S07", "S08"])
    s = go(scene("0: $9 SU2\nset extra_power SU", home_counts_as_controlled=False), "work lay_pipeline; segment S07")
    assert (s.money[0], rule(s)) == (5, "1 PlaceWorker")


@pytest.mark.parametrize(("setting", "cubes", "left"), [("", 4, 0), ("set influence_price 2", 5, 0), ("set influence_price 4", 2, 2)])
def test_s23_16_cheap_steps(setting: str, cubes: int, left: int) -> None:
    """§23.16 $10 buys 2+3+3+2 = 4 cubes; under C3 '20s 5; under C3 '30s 2, and $2 are left."""
    s = go(scene(f"0: $10\n{setting}"), "work buy_influence; power TR")
    while rule(s) == "0 InfluenceMore":
        go(s, "buy")
    assert (influence(s, "TR")[0], s.money[0]) == (cubes, left)


def test_s23_17_votes() -> None:
    """§23.17 3-3: the holder chooses KER or GIL; with TAB for seat 2, KER wins 3-2-1."""
    lines = "0: PE3\n1: PE2\n2: PE1"
    s = go(scene(lines, seats=3, event="A4"), "0: to KER; 1: to GIL; 2: to GIL")
    assert asked(s) == "0 BreakTie: to GIL, to KER"
    s = go(scene(lines, seats=3, event="A4"), "0: to KER; 1: to GIL; 2: to TAB")
    assert armies(s, "PE") == ["KER"]


def test_s23_18_a_cut_off_army() -> None:
    """§23.18 Targets are PON, DIY, ALE; the army in DAM controls, scores, and may move to ALE, DEZ, TRJ or PAL."""
    s = scene("0: TR1 +ultimatum +gunboat_diplomacy\nCIL TR\nALE TR\nDAM TR", seats=2)
    go(s, "work play_card; card ultimatum; army ALE")
    assert armies(s, "TR") == ["CIL", "DAM"]
    assert points(s, 0, "armies") == 4
    s.restack([PLACE_WORKER[0]])
    s.settle()
    move = go(s.clone(), "work move_army; army DAM")
    assert offered(move) == "to ALE, to DEZ, to PAL, to TRJ"
    assert offered(go(s, "work play_card")) == "to PON, to DIY, to ALE"


def test_s23_19_a_shared_line() -> None:
    """§23.19 3*6 + 6 + 6 = 30; per well 42; once per port 24."""
    assert points(scene(f"0: {NETWORK}"), 0, "pipelines", "ports") == 30
    assert points(scene(f"0: {NETWORK}", shared_segments="per_well"), 0, "pipelines", "ports") == 42
    assert points(scene(f"0: {NETWORK}", port_bonus="once_per_port"), 0, "pipelines", "ports") == 24


def test_s23_20_overtime() -> None:
    """§23.20 He pays $1 and has 5 workers; one executive is at the deck; 23 action cards remain."""
    s = go(scene("0: $2 +overtime\nat 1 deck"), "work play_card")
    assert (s.money[0], s.workers[0], s.workers_at(AT_DECK)) == (1, 5, 1)
    assert s.census()["action cards"] - total(s.out) == 23


def test_s23_21_double_agent() -> None:
    """§23.21 Seat 0 falls to 2 and the flag goes to seat 2; seat 1 rises to 3 and it stays there."""
    s = scene("0: SA3\n2: SA3\n1: $5 SA2 +double_agent\nflag SA 0", seats=3, turn=1)
    told = heard(s, "work play_card; rival 0")
    assert (influence(s, "SA"), flag(s, "SA")) == ([2, 3, 3], 2)
    assert [line for line in told if line.startswith("flag")] == ["flag(seat=2, power=SA)"]


def test_s23_22_two_rivals_tie_above() -> None:
    """§23.22 The flag goes to seat 2, the first clockwise; with `keeps` it stays with seat 1."""
    for tie, holder in (("clockwise", 2), ("keeps", 1)):
        s = scene("0: TR3\n1: TR3\n2: TR3\nflag TR 1", seats=3, flag_overtaken_tie=tie)
        lose(s, 1, POWERS.index("TR"))
        assert flag(s, "TR") == holder


def test_s23_23_a_bought_well() -> None:
    """§23.23 $8 - 7 + 3 = $4; W10 yields nothing in this round and $3 in the next."""
    s = scene("0: $8 W1 W2 +spot_cargo +spot_cargo", seats=2)
    go(s, "work buy_well; well W10")
    assert (s.money[0], owned(s, 0)) == (4, ["W1", "W2", "W10"])
    s.restack([PLACE_WORKER[0]])
    s.settle()
    assert offered(go(s.clone(), "work take_income")) == "well W1, well W2"
    assert offered(go(s.clone(), "work play_card")) == "well W1, well W2"
    ask(s, END_OF_ROUND)
    s.restack([PLACE_WORKER[0]])
    s.chance = False
    s.settle()
    assert go(s, "work take_income; well W10").money[0] == 7


def test_s23_24_hardly_anything_to_do() -> None:
    """§23.24 draw_cards and pass if no executive is at the deck, otherwise only pass."""
    lines = "0: $0 W1 W2\nused 0 W1\nused 0 W2"
    assert works(scene(lines)) == ["draw_cards", "pass"]
    s = scene(f"{lines}\nat 1 deck")
    assert works(s) == ["pass"]
    assert rule(go(s, "work pass")) == "1 PlaceWorker"


def test_s23_25_sabotage() -> None:
    """§23.25 Seat 0 removes S66, S67 or S40 or pays $2; seat 1 pays $1; seat 2 is not affected."""
    lines = "round 4\n0: $5 W12 S60 S61 S66 S67 S40\n1: $1 W13 W4 W11 S71 S72 S49 S48 S56\n2: $5 S01 S02 S03"
    s = scene(lines.replace("S56", "S50 W5").replace("W11 ", ""), seats=3, event="B6")
    assert asked(s) == "0 RemoveOrPay: remove S40, remove S66, remove S67, pay"
    go(s, "pay")
    assert money(s) == [3, 0, 5]
    assert rule(s) == "0 PlaceWorker"


def test_s23_26_concession_fees() -> None:
    """§23.26 Seat 0 must lose 1; seat 1 takes the flag and is not charged for GB."""
    s = scene("round 4\n0: $0 GB2\n1: $5 GB2\nflag GB 0", seats=2, event="B2")
    assert (influence(s, "GB"), flag(s, "GB"), money(s)) == ([1, 2], 1, [0, 5])


def test_s23_27_a_small_bag() -> None:
    """§23.27 Stakes 1, 2, 3; with 2 or 3 a find is certain; with 1 it comes 2 times in 3."""
    s = go(scene("0: $9 W2\nbag 2/1"), "work search_gas")
    assert offered(s) == "stake 1, stake 2, stake 3"
    for stake in (2, 3):
        drawn = go(s.clone(), f"stake {stake}")
        assert [outcome.notation for outcome, _ in drawn.outcomes()] == ["black 1"]
    weights = {outcome.notation: weight for outcome, weight in go(s, "stake 1").outcomes()}
    assert weights == {"black 0": 1, "black 1": 2}


def test_s23_28_crash() -> None:
    """§23.28 $11, $4, $3 lose $2, $1, $0."""
    assert money(scene("round 4\n0: $11\n1: $4\n2: $3", seats=3, event="B7")) == [9, 3, 3]


def test_s23_29_proxy_war() -> None:
    """§23.29 BAK is adjacent to GIL: the Soviet army goes home, a Persian one enters. Without GIL it is no target."""
    s = go(scene("0: PE1 +proxy_war\nBAK SU\nGIL PE"), "work play_card")
    assert (armies(s, "PE"), armies(s, "SU")) == (["BAK", "GIL"], [])
    assert "play_card" not in works(scene("0: PE1 +proxy_war\nBAK SU"))


def test_s23_30_revolt() -> None:
    """§23.30 GB or TR; Turkey withdraws by vote, and the die cannot select it."""
    s = scene("0: TR2\n1: TR1\nPAL GB\nTRJ GB\nCIL TR\nPON TR\nHEJ SA", seats=2, event="A8")
    assert asked(s) == "0 ChooseMostArmies: power GB, power TR"
    go(s, "power TR; 0: army CIL; 1: army PON")
    assert armies(s, "TR") == ["PON"]
    assert [(outcome.notation, weight) for outcome, weight in s.outcomes()] == [(f"die {face}", 1) for face in (1, 2, 3, 5, 6)]


def test_s23_31_final_score() -> None:
    """§23.31 30 + 10 + (3 + 2) + (2 + 4) = 51."""
    s = scene(f"0: $9 {NETWORK} finds4 GB4 TR1\n1: TR2\nPAL GB\nTRJ GB")
    assert s.scores()[0] == {"pipelines": 18, "ports": 12, "gas": 10, "influence": 5, "flags": 2, "armies": 4}
    assert points(s, 0) == 51


def test_s23_32_ties() -> None:
    """§23.32 More British influence wins among the tied; then more linked wells; then both win."""
    influence_decides = scene("0: GB2 finds4\n1: GB3 finds4\n2: GB4", seats=3)
    assert [points(influence_decides, seat) for seat in range(3)] == [12, 12, 5]
    assert influence_decides.ranking() == [2, 1, 3]
    wells_decide = scene("0: GB2 finds3 W3 S06 S07 S08\n1: GB2 finds3 W4 W5 S49 S50 S48\n2: GB4", seats=3)
    assert points(wells_decide, 0) == points(wells_decide, 1) == 21
    assert [bits(linked_wells(wells_decide, seat)) for seat in range(2)] == [1, 2]
    assert wells_decide.ranking() == [2, 1, 3]
    equal = scene("0: GB2 finds4\n1: GB2 finds4\n2: GB4", seats=3)
    assert equal.ranking() == [1, 1, 3]


def test_s23_33_through_the_node_of_another_well() -> None:
    """§23.33 W1 is linked to Tuapse through W2 by six pieces: 22 points; not without `well_pass_through`."""
    lines = "0: W1 S01 S02 S09 S10 S07 S08\n1: W2"
    s = scene(lines)
    assert (bits(linked_wells(s, 0)), points(s, 0, "pipelines", "ports")) == (1, 22)
    s = scene(lines, well_pass_through=False)
    assert (bits(linked_wells(s, 0)), points(s, 0, "pipelines", "ports")) == (0, 0)
