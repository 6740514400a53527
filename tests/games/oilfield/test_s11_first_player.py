"""§11 First Player."""

from __future__ import annotations

from gusher.games.oilfield.rules.privileges import FirstPlayer
from tests.games.oilfield.scene import arrange, ask, finish_round, heard, offered, pending, play, select, start


def test_s11_1_public_only_and_kept_until_another_player_takes_it() -> None:
    """§11.1 There is no such card; whoever performs the action keeps the first-player card."""
    s = start()
    select(s, "lease_8 lease_7 first_player_1 invest_1", "")
    assert "first_player" not in offered(s, 2)
    play(s, "0 card local, 1 card local, 2 card local, 3 card local")
    finish_round(s)
    assert s.first == 2
    select(s, "lease_8 lease_7 lease_6 invest_1", "local local local local")
    finish_round(s)
    assert (s.round, s.first) == (3, 2)
    select(s, "lease_8 lease_7 lease_6 first_player_1", "local local local local")
    finish_round(s)
    assert s.first == 1
    assert heard(s, "first-player") == "first-player(seat=0), first-player(seat=2), first-player(seat=1)"


def test_s11_2_turn_order_and_supervisor_change_now() -> None:
    """§11.2 The private phase already uses the new order."""
    s = start()
    select(s, "lease_8 lease_7 first_player_1 invest_1", "local local local local")
    play(s, "0 decline")
    assert (s.first, s.supervisor()) == (0, 3)
    play(s, "1 decline")
    assert (s.first, s.supervisor()) == (2, 1)
    play(s, "3 decline")
    assert pending(s) == "Local 2"


def test_s11_2_placement_of_the_next_round_starts_with_him() -> None:
    """§11.2 And goes on clockwise."""
    s = start()
    select(s, "lease_8 lease_7 first_player_1 invest_1", "local local local local")
    finish_round(s)
    assert pending(s) == "PlaceWorker 2"
    play(s, "2 place lease_8, 3 place lease_7, 0 place lease_6, 1 place lease_5")
    assert pending(s) == "ChooseCards 0 1 2 3"


def test_s11_2_the_fees_of_check_a_use_the_new_order() -> None:
    """§11.2 Seat 2 has just become first and is asked before seat 1."""
    s = start(advanced=True)
    arrange(s, "seat 1 dallas:government_tower, seat 2 dallas:government_tower, dallas 0/0")
    select(s, "lease_8 lease_7 first_player_1 invest_1", "local local local local")
    play(s, "0 decline, 1 decline, 3 decline")
    assert pending(s) == "GovernmentFee 2"
    play(s, "2 pay")
    assert pending(s) == "GovernmentFee 1"


def test_s11_3_nothing_changes_if_the_first_player_performs_it() -> None:
    """§11.3 Turn order and Supervisor stay."""
    s = start(first=1)
    ask(s, FirstPlayer(1))
    assert (s.first, s.supervisor(), pending(s)) == (1, 0, "PlaceWorker 1")
    assert heard(s, "kept-first") == "kept-first(seat=1)"
