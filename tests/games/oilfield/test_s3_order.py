"""§3 Order of play."""

from __future__ import annotations

from gusher.core.codec import encode
from gusher.games.oilfield.rules.components import FIELDS
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import arrange, finish_round, heard, pending, play, quiet, seat_of, select, start

SELECTION = ("round", "dummy-worker", "placed", "answered")
ACTIONS = ("turn", "dummy-card", "revealed", "card-turn")
REFILLING = ("new-concession", "new-tile", "refilled")


def course(s: Table) -> str:
    """The milestones of the game so far, by their names, each run of the same once."""
    names = [event.name for event in s.log or [] if event.name in SELECTION + ACTIONS + REFILLING]
    return " ".join(name for i, name in enumerate(names) if i == 0 or names[i - 1] != name)


def test_s3_1_the_steps_of_a_round() -> None:
    """§3.1 Selection, public phase, check A, private phase, upkeep with cards, tiles and check B, then the next round."""
    s = start()
    arrange(s, "seat 1 austin:small_tower, dallas 0/0, austin 1/0")
    s.log = []
    select(s, "lease_5 drill_1 build_1 invest_1", "local local local local")
    play(s, "0 take pecos, 2 buy storage_extension, 1 store oil 1, 3 decline")
    quiet(s)
    arrange(s, "pecos 0/0")
    finish_round(s)
    assert course(s) == (
        "placed answered "  # 1 selection
        "turn "  # 2 public phase
        "refilled "  # 3 field check A
        "revealed card-turn "  # 4 private phase
        "new-concession new-tile refilled "  # 6 upkeep
        "round"
    )
    assert heard(s, "refilled") == ", ".join(f"refilled(field={field}, oil=12, gas=0, position=1)" for field in FIELDS)
    assert (s.round, s.pot) == (2, 2)


def test_s3_1_cards_go_back_to_the_hands() -> None:
    """§3.1 Step 4.4: nothing of the cards is left in the next selection."""
    s = start()
    select(s, "local_1 local_4p5p invest_1 invest_2", "national national local build")
    finish_round(s)
    assert (list(s.card), s.revealed, s.price) == ([-1] * 4, False, 0)


def test_s3_1_the_dummy_in_the_round() -> None:
    """§3.1 Steps 1.1 and 4.1: from round 2 on the dummy's worker moves first; its card is drawn after check A, before the reveal."""
    s = start(2)
    s.log = []
    select(s, "local_1 invest_1", "local local")
    play(s, "0 stop, 1 decline, dummy card local")
    finish_round(s)
    play(s, "0 place lease_8")
    assert course(s) == "placed answered turn dummy-card revealed card-turn round dummy-worker placed"


def test_s3_1_no_upkeep_after_the_final_round() -> None:
    """§3.1 Step 5: the game ends after the private phase of the final round."""
    s = start()
    arrange(s, "final 1")
    select(s, "lease_5 local_1 local_4p5p subsidy_1", "local local local local")
    play(s, "0 take dallas")
    assert pending(s) == "Local 1"
    s.log = []
    finish_round(s)
    assert s.over
    assert course(s) == "turn revealed card-turn"
    assert s.pot == 0


def test_s3_1_a_round_on_a_copy_leaves_the_table_as_it_was() -> None:
    """§3.1 A clone is equal, goes its own way, and hears no events."""
    s = start(advanced=True)
    arrange(s, "seat 0 $20 1/1 extension refinery dallas pecos:government_tower row5")
    before, heard_before = encode(s), len(s.log or [])
    copy = s.clone()
    assert encode(copy) == before
    select(copy, "lease_5 build_1 first_player_1 subsidy_1", "local local build drill")
    finish_round(copy)
    assert encode(copy) != before
    assert (encode(s), len(s.log or []), copy.log) == (before, heard_before, None)


def test_s3_2_one_public_and_one_private_action() -> None:
    """§3.2 The same action may be chosen as both."""
    s = start()
    select(s, "lease_6 local_1 local_4p5p invest_1", "lease local local local")
    play(s, "0 take pecos, 1 stop, 2 stop, 3 decline")
    assert pending(s) == "Lease 0"
    play(s, "0 take austin")
    assert seat_of(s, 0) == "$9 0vp 2/0 austin pecos"
    assert heard(s, "turn").count("seat=0") == heard(s, "card-turn").count("seat=0") == 1


def test_s3_3_the_effect_is_the_same_in_public_and_private() -> None:
    """§3.3 Drilling, building and selling do not depend on who calls for them."""
    public, private = start(), start()
    for s in (public, private):
        arrange(s, "seat 0 $13 0/1 dallas:small_tower, dallas 2/3, austin 5/5")
    select(public, "drill_1 lease_8 lease_7 lease_6", "local local local local")
    select(private, "lease_8 lease_7 lease_6 invest_1", "drill local local local")
    for s in (public, private):
        while pending(s).startswith(("Lease", "Invest")):
            play(s, f"{s.actor} decline")
        play(s, "0 store oil 1, 0 store oil 1")
        assert seat_of(s, 0) == "$13 0vp 2/1 dallas:small_tower"


def test_s3_3_only_the_price_of_a_lease_differs() -> None:
    """§3.3 The space's price in public, $5 in private."""
    s = start()
    select(s, "lease_8 local_1 local_4p5p invest_1", "lease local local local")
    play(s, "0 take pecos, 1 stop, 2 stop, 3 decline")
    assert seat_of(s, 0) == "$12 0vp 2/0 pecos"
    play(s, "0 take austin")
    assert seat_of(s, 0) == "$7 0vp 2/0 austin pecos"
