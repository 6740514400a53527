"""§6 Lease."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import arrange, ask, cards_of, heard, offered, pending, play, seat_of, select, start


def leasing(position: str, price: int = 7, seats: int = 4, **options: Any) -> Table:
    """Seat 0 at a lease for that price, above its first placement."""
    s = start(seats, **options)
    arrange(s, position)
    ask(s, Lease(0, price, True))
    return s


def test_s6_1_a_card_and_a_marker() -> None:
    """§6.1 Take one concession card and put one marker on a free slot of that field."""
    s = leasing("cards dallas austin austin pecos")
    play(s, "0 take austin")
    assert seat_of(s, 0) == "$13 0vp 2/0 austin"
    assert cards_of(s) == "dallas austin pecos"
    assert s.free_slots(1) == 3
    assert pending(s) == "PlaceWorker 0"


def test_s6_2_lost_without_a_card() -> None:
    """§6.2 (a) The concession market holds no card: nothing is asked or paid."""
    s = leasing("cards, seat 0 $20 row5")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 5vp 0/0 row5"


def test_s6_2_a_card_without_a_free_slot_cannot_be_taken() -> None:
    """§6.2 (a) The card's field must have a free slot; only with `dummy_cards_set_aside` = false can it lack one."""
    s = leasing("seat 0 dallas, seat 1 dallas, cards dallas austin", seats=2, dummy_cards_set_aside=False)
    assert s.free_slots(0) == 0
    assert offered(s) == "take austin, decline"
    s = leasing("seat 0 dallas, seat 1 dallas, cards dallas", seats=2, dummy_cards_set_aside=False)
    assert pending(s) == "PlaceWorker 0"


def test_s6_2_the_last_slot_of_a_field_can_be_taken() -> None:
    """§6.2 (a) One free slot is enough."""
    s = leasing("seat 1 dallas, seat 2 dallas, cards dallas")
    assert offered(s) == "take dallas, decline"
    play(s, "0 take dallas")
    assert s.free_slots(0) == 0


def test_s6_2_lost_without_a_marker() -> None:
    """§6.2 (b) A player with four concessions has no marker left."""
    s = leasing("seat 0 $20 dallas austin pecos pecos row5")
    assert pending(s) == "PlaceWorker 0"
    s = leasing("seat 0 $20 dallas austin pecos row5")
    assert pending(s) == "Lease 0"


@pytest.mark.parametrize(("money", "options"), [(6, "decline, divest 2"), (7, "take dallas, take austin, take pecos, decline, divest 2")])
def test_s6_2_the_money_must_cover_the_price(money: int, options: str) -> None:
    """§6.2 (c) At the moment of the action."""
    assert offered(leasing(f"seat 0 ${money} row2")) == options


def test_s6_3_the_price_of_the_space_or_five() -> None:
    """§6.3 Public: the price of the occupied space. Private: always $5."""
    s = start()
    select(s, "lease_8 lease_6 local_1 local_4p5p", "lease lease lease local")
    play(s, "0 take dallas, 1 take dallas, 2 stop, 3 stop, 0 take austin, 1 take pecos")
    assert (s.money[0], s.money[1]) == (20 - 8 - 5, 20 - 6 - 5)
    assert heard(s, "leased") == (
        "leased(seat=0, field=dallas, dollars=-8), leased(seat=1, field=dallas, dollars=-6), "
        "leased(seat=0, field=austin, dollars=-5), leased(seat=1, field=pecos, dollars=-5)"
    )


def test_s6_4_he_may_sell_investments_before_paying() -> None:
    """§6.4 After a sale the same decision is asked with new options."""
    s = leasing("seat 0 $0 row3 row2")
    assert offered(s) == "decline, divest 3, divest 2"
    play(s, "0 divest 3")
    assert offered(s) == "take dallas, take austin, take pecos, decline, divest 2"
    play(s, "0 take dallas")
    assert seat_of(s, 0) == "$0 2vp 0/0 dallas row2"


def test_s6_4_nobody_is_forced_to_sell() -> None:
    """§6.4 He may let the action go and keep his investments; without any, nothing is even asked."""
    s = leasing("seat 0 $0 row3")
    play(s, "0 decline")
    assert seat_of(s, 0) == "$0 3vp 0/0 row3"
    s = leasing("seat 0 $6")
    assert pending(s) == "PlaceWorker 0"
    assert heard(s, "forced") == "forced(seat=0, action=decline, section=§6.1)"


def test_s6_5_the_price_goes_to_the_bank_and_the_choice_is_the_field() -> None:
    """§6.5 Each field with a card is one option, however many cards it has."""
    s = leasing("cards austin austin austin pecos")
    bank = s.bank
    assert offered(s) == "take austin, take pecos, decline"
    play(s, "0 take pecos")
    assert (s.bank - bank, s.money[0]) == (7, 13)


def test_s6_6_later_lessees_choose_from_what_is_left() -> None:
    """§6.6 The market is not topped up before the upkeep."""
    s = start()
    arrange(s, "cards dallas austin")
    select(s, "lease_8 lease_7 lease_6 local_1", "local local local local")
    play(s, "0 take austin")
    assert (pending(s), offered(s)) == ("Lease 1", "take dallas, decline")
    play(s, "1 take dallas")
    assert pending(s) == "Local 3"
    assert cards_of(s) == ""
    assert s.money[2] == 20


def test_s6_7_the_space_is_the_bid() -> None:
    """§6.7 The higher bidder chooses first; when his turn comes there is no overbidding, only a field or nothing."""
    s = start()
    select(s, "lease_5 lease_6 local_1 local_4p5p", "local local local local")
    assert (pending(s), offered(s)) == ("Lease 1", "take dallas, take austin, take pecos, decline")
    play(s, "1 take dallas")
    assert (pending(s), offered(s)) == ("Lease 0", "take dallas, take austin, take pecos, decline")
    play(s, "0 take dallas")
    assert (s.money[0], s.money[1]) == (15, 14)


def test_s6_8_the_card_is_worth_a_point_at_the_end() -> None:
    """§6.8 It stays with its owner."""
    s = leasing("cards dallas austin pecos")
    assert s.scores()[0]["concessions"] == 0
    play(s, "0 take dallas")
    assert s.scores()[0]["concessions"] == 1


def test_s6_8_it_can_be_built_on_in_the_same_round() -> None:
    """§6.8 Leased in the public phase, built on in the private phase."""
    s = start()
    select(s, "lease_5 local_1 local_4p5p invest_1", "build local local local")
    play(s, "0 take dallas, 1 stop, 2 stop, 3 decline")
    assert offered(s, 0).startswith("buy small_tower")
    play(s, "0 buy small_tower, 0 stop")
    assert seat_of(s, 0) == "$10 0vp 2/0 dallas:small_tower"
