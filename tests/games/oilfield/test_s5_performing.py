"""§5 Performing the actions."""

from __future__ import annotations

from copy import deepcopy

import pytest

from gusher.core.rules import Frame
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.components import CARDS
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.invest import Invest
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from tests.games.oilfield.scene import (
    arrange,
    ask,
    cards_of,
    finish_round,
    heard,
    offered,
    pending,
    play,
    seat_of,
    select,
    start,
    workers_of,
)


def order_of_turns(log: str) -> str:
    return " ".join(word.rstrip("),") for word in log.replace("space=", "").split() if not word.startswith("turn"))


def test_s5_1_1_columns_from_left_to_right() -> None:
    """§5.1.1 Whoever placed first, the leftmost column is resolved first."""
    s = start(5)
    select(s, "invest_1 subsidy_1 first_player_1 local_1 build_1", "local local local local local")
    finish_round(s)
    assert order_of_turns(heard(s, "turn")) == "build_1 local_1 first_player_1 subsidy_1 invest_1"


def test_s5_1_1_spaces_from_top_to_bottom() -> None:
    """§5.1.1 Inside a column the upper space first."""
    s = start(5)
    select(s, "drill_5p drill_2 drill_1 invest_2 invest_1", "local local local local local")
    finish_round(s)
    assert order_of_turns(heard(s, "turn")) == "drill_1 drill_2 drill_5p invest_1 invest_2"


def test_s5_1_1_the_lease_column_by_descending_bid() -> None:
    """§5.1.1 Whatever the printed order: here a box whose board has the lowest bid at the top."""
    data = deepcopy(GAME.data)
    for position, space in enumerate(reversed(data["public_board"]["spaces"][:4]), 1):
        space["position"] = position
    for game in (GAME, GAME.with_data(data)):
        s = start(game=game)
        select(s, "lease_6 lease_5 lease_8 lease_7", "local local local local")
        finish_round(s)
        assert order_of_turns(heard(s, "turn")) == "lease_8 lease_7 lease_6 lease_5"


def test_s5_1_2_he_takes_his_worker_back() -> None:
    """§5.1.2 Performed, declined or lost: the space is empty afterwards, and not used again in this round."""
    s = start()
    select(s, "lease_8 lease_7 drill_1 invest_1", "local local local local")
    play(s, "0 take dallas")
    assert workers_of(s) == "lease_7 1, drill_1 2, invest_1 3"
    play(s, "1 decline")
    assert workers_of(s) == "invest_1 3"
    play(s, "3 decline")
    assert workers_of(s) == ""
    assert heard(s, "turn").count("turn(") == 4


def test_s5_1_3_the_last_card_is_gone_when_the_lower_bid_comes_up() -> None:
    """§5.1.3 Conditions are checked only when the action is resolved: then it is lost, and nothing is paid."""
    s = start()
    arrange(s, "cards pecos")
    select(s, "lease_5 lease_7 local_1 invest_1", "local local local local")
    play(s, "1 take pecos")
    assert pending(s) == "Local 2"
    assert seat_of(s, 0) == "$20 0vp 2/0"


def test_s5_1_3_money_that_has_come_since_the_placement_counts() -> None:
    """§5.1.3 The subsidy arrives before the private Lease is paid."""
    s = start()
    arrange(s, "seat 2 $2, pot 3")
    select(s, "local_1 local_4p5p subsidy_1 invest_1", "local local lease local")
    play(s, "0 stop, 1 stop, 3 decline, 0 stop, 1 stop")
    assert offered(s, 2) == "take dallas, take austin, take pecos, decline"


def test_s5_2_1_a_private_action_may_be_declined() -> None:
    """§5.2.1 Nothing happens, nothing is paid, and there is no other action instead."""
    s = start()
    select(s, "local_1 local_4p5p invest_1 invest_2", "lease build local local")
    play(s, "0 stop, 1 stop, 2 decline, 3 decline")
    play(s, "0 decline, 1 decline")
    assert (seat_of(s, 0), seat_of(s, 1)) == ("$20 0vp 2/0", "$20 0vp 2/0")
    assert heard(s, "declined") == (
        "declined(seat=2, rule=§13.1), declined(seat=3, rule=§13.1), declined(seat=0, rule=§6.1), declined(seat=1, rule=§7.1)"
    )


# The rule, what lies on the table, and what is told of seat 0.
LOST: list[tuple[Frame, str, str]] = [
    (Lease(0, 7, True), "seat 0 $6", "kind=lease, reason=too-dear, rule=§6.2, price=7"),
    (Lease(0, 5, False), "cards", "kind=lease, reason=no-card, rule=§6.2, field=dallas"),
    (Lease(0, 5, False), "seat 0 dallas austin pecos pecos", "kind=lease, reason=no-concession-marker, rule=§6.2"),
    (Build(0), "market small_tower", "kind=build, reason=no-free-concession, rule=§7.3"),
    (Build(0), "market", "kind=build, reason=not-on-market, rule=§7.1, tile=small_tower"),
    (Build(0), "market medium_tower, seat 0 $7 dallas", "kind=build, reason=too-dear, rule=§7.3, price=8"),
    (Drill(0), "", "kind=drill, reason=no-tower, rule=§8.1"),
    (Drill(0), "seat 0 dallas:small_national_tower", "kind=drill, reason=no-quota, rule=§8.2"),
    (Drill(0), "dallas 0/3, seat 0 dallas:small_tower", "kind=drill, reason=field-empty, rule=§8.7, field=dallas, barrel=oil"),
    (Drill(0), "dallas 4/3 strike, seat 0 dallas:small_tower", "kind=drill, reason=on-strike, rule=§15.4.2, field=dallas"),
    (Drill(0), "dallas 4/3, seat 0 2/1 dallas:small_tower", "kind=drill, reason=storage-full, rule=§8.5"),
    (Local(0, False), "seat 0 0/0", "kind=local, reason=no-barrel, rule=§9.1, barrel=oil"),
    (National(0, False, 0), "seat 0 0/0", "kind=national, reason=no-barrel, rule=§10.3, barrel=oil"),
    (National(0, False, 0), "seat 0 0/2", "kind=national, reason=needs-refinery, rule=§10.4"),
    (Invest(0), "seat 0 $2", "kind=invest, reason=too-dear, rule=§13.1.2, price=10"),
    (Invest(0), "row 5 6, row 3 6, row 2 6", "kind=invest, reason=row-closed, rule=§13.1.3"),
]


@pytest.mark.parametrize(("rule", "table", "told"), LOST, ids=[case[2] for case in LOST])
def test_s0_6_a_lost_action_says_why(rule: Frame, table: str, told: str) -> None:
    """§0.6 Nothing happens and nothing is asked; all hear for want of what."""
    s = start(advanced=True)
    arrange(s, table.replace(", ", "\n"))
    ask(s, rule)
    assert pending(s) == "PlaceWorker 0"
    assert heard(s, "nothing") == f"nothing(seat=0, {told})"
    assert heard(s, "declined") == ""


def test_s5_1_a_lost_action_names_the_choice_that_it_was_performed_for() -> None:
    """§5.1, §5.3 The worker's space, then the card; a free drill after building was nobody's choice."""
    s = start()
    select(s, "drill_1 drill_2 first_player_1 invest_1", "drill build drill drill")
    assert [event.values["choice"] for event in s.log or [] if event.name == "nothing"] == ["place drill_1", "place drill_2"]
    assert s.choice_of(0, "build") == {}
    s.card[0] = CARDS.index("drill")
    s.revealed = True
    assert (s.choice_of(0, "drill"), s.choice_of(0, "build")) == ({"choice": "card drill"}, {})


def test_s5_2_1_who_declines_what_he_could_not_do_says_why() -> None:
    """§5.2.1 He could have sold an investment; he passes, and what he lacks is told."""
    s = start()
    arrange(s, "seat 0 $2 row3")
    ask(s, Lease(0, 7, True))
    play(s, "0 decline")
    assert heard(s, "nothing") == "nothing(seat=0, kind=lease, reason=too-dear, rule=§6.2, price=7)"


def test_s5_2_1_an_action_that_was_used_is_not_called_lost() -> None:
    """§5.2.1 It ends by itself after the last barrel, and nothing more is told."""
    s = start()
    arrange(s, "dallas 1/0\nseat 0 0/0 dallas:small_tower")
    for rule, step in ((Drill(0), "store oil 1"), (Local(0, False), "oil for money")):
        ask(s, rule)
        play(s, f"0 {step}")
        assert pending(s) == "PlaceWorker 0"
    arrange(s, "seat 0 1/0")
    ask(s, National(0, False, 0))
    play(s, "0 export oil")
    assert (pending(s), heard(s, "nothing")) == ("PlaceWorker 0", "")


def test_s5_2_1_a_public_action_may_be_declined() -> None:
    """§5.2.1 In the same way."""
    s = start()
    select(s, "lease_5 build_1 invest_1 local_1", "local local local local")
    play(s, "0 decline, 1 decline, 3 stop, 2 decline")
    assert pending(s) == "Local 0"
    assert {seat_of(s, seat) for seat in range(4)} == {"$20 0vp 2/0"}
    assert cards_of(s) == "dallas dallas austin pecos"


def test_s5_2_2_first_player_and_subsidy_are_automatic() -> None:
    """§5.2.2 No choice is asked."""
    s = start()
    select(s, "lease_8 lease_7 first_player_1 subsidy_1", "local local local local")
    play(s, "0 decline, 1 decline")
    assert (s.first, seat_of(s, 3)) == (2, "$21 0vp 2/0")
    assert pending(s) == "Local 2"


def test_s5_2_2_decline_automatic() -> None:
    """§5.2.2 With the option they are asked, and declining leaves everything as it was."""
    s = start(decline_automatic=True)
    select(s, "lease_8 lease_7 first_player_1 subsidy_1", "local local local local")
    play(s, "0 decline, 1 decline")
    assert (pending(s), offered(s)) == ("AutomaticAction 2", "perform, decline")
    play(s, "2 decline")
    assert s.first == 0
    assert (pending(s), offered(s)) == ("AutomaticAction 3", "perform, decline")
    play(s, "3 decline")
    assert (s.pot, seat_of(s, 3)) == (1, "$20 0vp 2/0")
    assert heard(s, "declined").count("§5.2.2") == 2


def test_s5_2_2_decline_automatic_performed() -> None:
    """§5.2.2 Performing does what it would have done by itself."""
    s = start(decline_automatic=True)
    select(s, "lease_8 lease_7 first_player_1 subsidy_1", "local local local local")
    play(s, "0 decline, 1 decline, 2 perform, 3 perform")
    assert (s.first, s.pot, seat_of(s, 3)) == (2, 0, "$21 0vp 2/0")


def test_s5_2_3_binding_bids() -> None:
    """§5.2.3 With the option a bid that can be carried out may not be declined."""
    s = start(binding_bids=True)
    select(s, "lease_5 local_1 local_4p5p invest_1", "lease local local local")
    assert offered(s) == "take dallas, take austin, take pecos"


def test_s5_2_3_binding_bids_concern_public_leases_with_the_money_in_hand() -> None:
    """§5.2.3 A private Lease, and a bid without the money, may still be declined."""
    s = start(binding_bids=True)
    arrange(s, "seat 1 $6 row2")
    select(s, "local_1 lease_8 local_4p5p invest_1", "lease local local local")
    assert offered(s, 1) == "decline, divest 2"
    play(s, "1 decline, 0 stop, 2 stop, 3 decline")
    assert offered(s, 0) == "take dallas, take austin, take pecos, decline"


def test_s5_3_1_all_cards_are_revealed_at_the_same_time() -> None:
    """§5.3.1 Before any private action."""
    s = start()
    select(s, "lease_8 local_1 local_4p5p invest_1", "lease build drill national")
    play(s, "0 decline, 1 stop, 2 stop")
    assert not s.revealed
    assert heard(s, "revealed") == ""
    play(s, "3 decline")
    assert s.revealed
    assert heard(s, "revealed") == (
        "revealed(seat=0, card=lease), revealed(seat=1, card=build), revealed(seat=2, card=drill), revealed(seat=3, card=national)"
    )
    assert pending(s) == "Lease 0"


def test_s5_3_2_private_actions_in_the_current_turn_order() -> None:
    """§5.3.2 Beginning with the player who has just become first."""
    s = start()
    select(s, "lease_8 lease_7 first_player_1 invest_1", "lease build local national")
    play(s, "0 decline, 1 decline, 3 decline")
    asked = []
    while s.round == 1:
        asked.append(pending(s))
        play(s, f"{s.actor} {'stop' if 'stop' in offered(s) else 'decline'}")
    assert asked == ["Local 2", "National 3", "Lease 0", "Build 1"]
