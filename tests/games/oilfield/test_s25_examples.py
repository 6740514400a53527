"""§25 The worked examples, with their exact numbers."""

from __future__ import annotations

import pytest

from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.invest import FinalSale, Invest
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, IN_UPKEEP, FieldCheck
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    bag_of,
    begin,
    cards_of,
    due,
    field_of,
    finish_round,
    market_of,
    offered,
    pending,
    play,
    quiet,
    seat_of,
    select,
    stack_of,
    start,
    workers_of,
)

# Seats of the rulebooks' friends, where the examples name them.
ANNA = DANIEL = 0
JULIA = MARTIN = 1


def check(s: Table) -> None:
    """A field check now, up to its first chance or decision."""
    ask(s, FieldCheck(AFTER_PUBLIC))


def ends(s: Table, seat: int = 0) -> set[str]:
    """All storages with which the pending activation of that seat can end, by trying every way."""
    if not s.awaiting or pending(s).split()[0] != "TakeBarrel":
        return {f"{s.stored_oil[seat]}/{s.stored_gas[seat]}"}
    found = set()
    for action in s.options(seat):
        other = s.clone()
        other.play(seat, action)
        found |= ends(other, seat)
    return found


# Examples of the rulebooks


def test_s25_1_1_bidding() -> None:
    """§25.1.1 Julia bid $7 and acts before Daniel, who bid $5."""
    s = start(4, first=DANIEL)
    arrange(s, "cards pecos austin austin dallas\n seat 0, seat 1, seat 2, seat 3")
    select(s, "lease_5 lease_7 drill_1 drill_2", "drill drill drill drill")
    assert pending(s) == "Lease 1"
    play(s, "1 take dallas")
    assert (s.money[JULIA], s.free_slots(0), pending(s)) == (13, 2, "Lease 0")
    play(s, "0 take pecos")
    assert (s.money[DANIEL], s.free_slots(2)) == (15, 4)
    assert cards_of(s) == "austin austin"


def test_s25_1_2_small_tower() -> None:
    """§25.1.2 Anna's small tower takes 2 oil from Austin 8/4."""
    s = start(4)
    arrange(s, "austin 8/4\n seat 0 austin:small_tower")
    ask(s, Drill(ANNA))
    play(s, "0 store oil 1, 0 store oil 1")
    assert (seat_of(s, ANNA), field_of(s, "austin")) == ("$20 0vp 2/0 austin:small_tower", "6/4 at 0")
    assert pending(s) == "PlaceWorker 0"


def test_s25_1_3_one_free_slot() -> None:
    """§25.1.3 With one free slot one oil is possible, then nothing more."""
    s = start(4)
    arrange(s, "austin 8/4\n seat 0 2/0 austin:small_tower")
    ask(s, Drill(ANNA))
    play(s, "0 store oil 1")
    assert (pending(s), field_of(s, "austin")) == ("PlaceWorker 0", "7/4 at 0")


def test_s25_1_4_not_enough_oil() -> None:
    """§25.1.4 Daniel's medium tower in Dallas 2/1 takes 2 oil only; the gas stays."""
    s = start(4)
    arrange(s, "dallas 2/1\n seat 0 dallas:medium_tower")
    ask(s, Drill(DANIEL))
    play(s, "0 store oil 1, 0 store oil 1")
    assert (pending(s), field_of(s, "dallas"), s.stored_oil[DANIEL]) == ("PlaceWorker 0", "0/1 at 0", 2)


@pytest.mark.parametrize(
    ("sales", "expected"),
    [
        ("0 oil for money, 0 oil for money, 0 oil for money", "$6 0vp 0/0"),
        ("0 oil for vp, 0 oil for money", "$2 1vp 0/0"),
        ("0 oil for money, 0 oil for vp", "$2 1vp 0/0"),
    ],
)
def test_s25_1_5_local_three_oil(sales: str, expected: str) -> None:
    """§25.1.5 Three oil bring $6, or $2 and 1 VP, never 1.5 VP."""
    s = start(4)
    arrange(s, "seat 0 $0 3/0")
    ask(s, Local(ANNA, False))
    play(s, sales)
    assert (seat_of(s, ANNA), pending(s)) == (expected, "PlaceWorker 0")


def test_s25_1_5_pair_of_oil_only_once() -> None:
    """§25.1.5 With 3 oil `oil for vp` can be chosen once."""
    s = start(4)
    arrange(s, "seat 0 $0 3/0")
    ask(s, Local(ANNA, False))
    assert offered(s) == "oil for money, oil for vp, stop"
    play(s, "0 oil for vp")
    assert offered(s) == "oil for money, stop"


def test_s25_1_6_local_two_gas_and_one_oil() -> None:
    """§25.1.6 $2 and 2 VP; three cubes go to the bag."""
    s = start(4)
    arrange(s, "seat 0 $0 1/2")
    before = (s.bag_oil, s.bag_gas)
    ask(s, Local(ANNA, False))
    play(s, "0 gas for vp, 0 oil for money, 0 gas for vp")
    assert seat_of(s, ANNA) == "$2 2vp 0/0"
    assert (s.bag_oil, s.bag_gas) == (before[0] + 1, before[1] + 2)


def test_s25_1_7_invest() -> None:
    """§25.1.7 Anna buys the first space of row 3: $14 left, +3 VP, next price $7."""
    s = start(4)
    arrange(s, "seat 0 $20")
    ask(s, Invest(ANNA))
    play(s, "0 invest 3")
    assert (s.money[ANNA], s.vp[ANNA], s.row_price(1)) == (14, 3, 7)


def test_s25_1_8_sell() -> None:
    """§25.1.8 Anna on $6, Martin on $7 and $8: her sale brings $9, −3 VP, an orange cube; k and price stay."""
    s = start(4)
    arrange(s, "seat 0 $0 row3, seat 1 row3 row3")
    play(s, "0 divest 3")
    assert (seat_of(s, ANNA), s.covered[1], s.orange_cubes(1), s.row_price(1)) == ("$9 0vp 0/0", 3, 1, 9)
    assert seat_of(s, MARTIN) == "$20 6vp 0/0 row3 row3"


@pytest.mark.parametrize(("holds", "points"), [("2/0 extension", 1), ("3/2 extension", 2), ("2/0", 0)])
def test_s25_1_9_full_storages(holds: str, points: int) -> None:
    """§25.1.9 With an extension 2 cubes are worth 1 VP and 5 cubes 2 VP; without it 2 cubes nothing."""
    s = start(4)
    arrange(s, f"seat 1 {holds}")
    assert s.scores()[JULIA]["storage"] == points


def test_s25_1_10_national_tower() -> None:
    """§25.1.10 Daniel sells two oil and uses his tower: 4 + 4 + 5 = $13, three cubes to the bag, one of them from Pecos."""
    s = start(4, advanced=True)
    arrange(s, "pecos 6/0\n seat 0 $0 2/0 pecos:small_national_tower, seat 1, seat 2, seat 3")
    select(s, "drill_1 drill_2 local_1 local_4p5p", "national drill drill drill")
    before = s.bag_oil
    play(s, "0 export oil, 0 export oil, 0 pump pecos")
    assert (s.money[DANIEL], s.bag_oil - before, field_of(s, "pecos")) == (13, 3, "5/0 at 0")


def test_s25_1_11_oil_runs_out_in_the_public_phase() -> None:
    """§25.1.11 Until the private phase Austin gives only gas; at check A the marker moves and it is refilled to N."""
    s = start(4)
    arrange(s, "austin 1/2\n seat 0 austin:small_tower, seat 1 austin:mixed_tower, seat 2, seat 3")
    select(s, "drill_1 drill_2 local_1 local_4p5p", "drill local local local")
    play(s, "0 store oil 1")
    assert (pending(s), offered(s)) == ("TakeBarrel 1", "store gas 1, stop")
    play(s, "1 stop")
    assert pending(s) == "FieldCube"
    quiet(s)
    assert (field_of(s, "austin"), s.oil[1] + s.gas[1]) == ("10/2 at 1", 12)
    assert (pending(s), offered(s)) == ("TakeBarrel 0", "store oil 1, stop")


def test_s25_1_12_strike_after_the_public_phase() -> None:
    """§25.1.12 Nothing from Dallas in the private phase of this round; in the next public phase it gives again."""
    s = start(3)
    arrange(s, "dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "drill_1 local_1 drill_2", "drill drill drill")
    play(s, "0 store oil 1, cube grey")
    quiet(s)
    assert (s.round, pending(s), s.stored_oil[0]) == (2, "PlaceWorker 0", 1)
    select(s, "drill_1 local_1 drill_2", "drill drill drill")
    assert (pending(s), s.revealed, offered(s)) == ("TakeBarrel 0", False, "store oil 1, stop")


def test_s25_1_13_strike_after_the_private_phase() -> None:
    """§25.1.13 Nothing from Dallas in the public phase of the next round; in its private phase it gives again."""
    s = start(3)
    arrange(s, "dallas 1/0\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    play(s, "0 store oil 1, cube grey")
    quiet(s)
    assert (s.round, field_of(s, "dallas")) == (2, "10/0 at 1 strike")
    select(s, "drill_1 local_1 drill_2", "drill drill drill")
    assert (pending(s), s.revealed, offered(s)) == ("TakeBarrel 0", True, "store oil 1, stop")


def test_s25_1_14_no_card_left() -> None:
    """§25.1.14 A private Lease with an empty concession market is lost, and nothing is paid."""
    s = start(3)
    arrange(s, "cards\n deck\n seat 0, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "lease lease lease")
    assert (s.round, list(s.money)) == (2, [20, 20, 20])


# Further cases


def test_s25_2_1_subsidy() -> None:
    """§25.2.1 Untouched in rounds 1 and 2 the pot is $3 in round 3; taken, it starts round 4 with $1."""
    s = start(3)
    arrange(s, "seat 0, seat 1, seat 2")
    for _ in range(2):
        select(s, "local_1 drill_1 drill_2", "drill drill drill")
    assert (s.round, s.pot) == (3, 3)
    select(s, "local_1 subsidy_1 lease_8", "drill drill drill")
    before = s.money[1]
    play(s, "2 decline")
    assert (s.money[1] - before, s.round, s.pot) == (3, 4, 1)


def test_s25_2_1_pot_is_empty_once_taken() -> None:
    """§25.2.1 After the action the pot is 0 for the rest of the round."""
    s = start(3)
    arrange(s, "pot 3\n seat 0, seat 1, seat 2")
    select(s, "local_1 subsidy_1 invest_1", "drill drill drill")
    assert (pending(s), s.money[1], s.pot) == ("Invest 2", 23, 0)


def test_s25_2_2_supervisor_change() -> None:
    """§25.2.2 Seat 3 is paid in the public phase; after First Player the order is 2, 3, 0, 1 and seat 1 is paid, once."""
    s = start(4, first=0)
    arrange(s, "seat 0 2/1, seat 1 1/0, seat 2, seat 3")
    select(s, "drill_1 local_1 first_player_1 drill_2", "local lease lease lease")
    assert s.supervisor() == 3
    play(s, "1 oil for money")
    assert (s.money[3], s.first, s.supervisor()) == (21, 2, 1)
    order = []
    while pending(s).startswith("Lease"):
        order.append(s.awaiting[0])
        play(s, f"{s.awaiting[0]} decline")
    before = s.money[1]
    play(s, "0 oil for money, 0 oil for money, 0 gas for vp")
    assert s.money[1] - before == 1
    assert (order, pending(s)) == ([2, 3], "Lease 1")


def test_s25_2_3_own_market() -> None:
    """§25.2.3 The Supervisor sells on Local: no extra dollar for anyone."""
    s = start(4)
    arrange(s, "seat 0 $0, seat 1 $0, seat 2 $0, seat 3 $0 1/0")
    ask(s, Local(3, False))
    play(s, "3 oil for money")
    assert list(s.money) == [0, 0, 0, 2]


def test_s25_2_4_national_count() -> None:
    """§25.2.4 Two National cards, one declined: the price is $3, and 3 oil bring $9."""
    s = start(5, first=4)
    arrange(s, "seat 0 $0 3/0, seat 1, seat 2, seat 3, seat 4 1/0")
    select(s, "drill_1 drill_2 drill_5p lease_8 local_4p5p", "national drill drill drill national")
    play(s, "2 decline, 4 stop")
    assert (pending(s), s.price) == ("National 0", 3)
    play(s, "0 export oil, 0 export oil, 0 export oil")
    assert s.money[0] == 9


@pytest.mark.parametrize(("cards", "price"), [("national drill drill", 3), ("national drill national", 1)])
def test_s25_2_5_three_players(cards: str, price: int) -> None:
    """§25.2.5 With 3 players one National card means $3 a barrel, two $1."""
    s = start(3)
    arrange(s, "seat 0 $0 1/0, seat 1, seat 2")
    select(s, "drill_1 local_1 drill_2", cards)
    play(s, "0 export oil")
    assert s.money[0] == price


@pytest.mark.parametrize(
    ("field", "expected"),
    [("5/5", "0/0 0/1 0/2 1/0 1/1 1/2 2/0 2/1"), ("5/0", "0/0 1/0 2/0")],
)
def test_s25_2_6_mixed_tower(field: str, expected: str) -> None:
    """§25.2.6 2 oil + 1 gas or 1 oil + 2 gas, not 3 of a kind; from 5/0 at most 2 oil."""
    s = start(4)
    arrange(s, f"dallas {field}\n seat 0 dallas:mixed_tower")
    ask(s, Drill(0))
    assert " ".join(sorted(ends(s))) == expected


@pytest.mark.parametrize(("sale", "expected"), [("sell oil 1", "$22 0vp 3/0"), ("sell gas 1", "$20 1vp 3/0")])
def test_s25_2_7_full_storage_local_towers(sale: str, expected: str) -> None:
    """§25.2.7 With a full storage only the local tower can sell; after either sale the action ends by itself."""
    s = start(4)
    arrange(s, "dallas 4/1\n seat 0 3/0 dallas:small_local_tower dallas:medium_tower")
    ask(s, Drill(0))
    assert offered(s) == "sell oil 1, sell gas 1, stop"
    play(s, f"0 {sale}")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == f"{expected} dallas:small_local_tower dallas:medium_tower"


def test_s25_2_8_top_up() -> None:
    """§25.2.8 4 players, Pecos 0/5: marker to 1, 7 cubes drawn, 12 in all."""
    s = start(4)
    arrange(s, "pecos 0/5")
    check(s)
    drawn = 0
    while s.chance:
        play(s, "cube gas")
        drawn += 1
    assert (drawn, field_of(s, "pecos")) == (7, "0/12 at 1")


@pytest.mark.parametrize(
    ("when", "counts_for", "final"),
    [(AFTER_PUBLIC, "ending_round", 10), (IN_UPKEEP, "ending_round", 10), (IN_UPKEEP, "next_round", 11)],
)
def test_s25_2_9_exhaustion(when: int, counts_for: str, final: int) -> None:
    """§25.2.9 and §25.2.10 Dallas 0/3 at 2 goes to 3, nothing is drawn; round 10 is the last, with `next_round` in the upkeep 11."""
    s = start(3, end_upkeep_counts_for=counts_for)
    arrange(s, "round 9\n dallas 0/3 at 2, austin 0/0 at 3")
    ask(s, FieldCheck(when))
    assert (s.chance, field_of(s, "dallas"), s.final_round) == (False, "0/3 at 3", final)


def test_s25_2_9_round_goes_on_and_gas_can_be_drilled() -> None:
    """§25.2.9 Round 9 goes on, the gas of Dallas can still be drilled, and round 10 is the last."""
    s = start(3)
    arrange(s, "round 9\n dallas 0/3 at 2, austin 0/0 at 3\n seat 0 dallas:mixed_tower, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    assert (s.final_round, pending(s), offered(s)) == (10, "TakeBarrel 0", "store gas 1, stop")
    play(s, "0 store gas 1, 0 stop")
    assert (s.round, s.over) == (10, False)
    select(s, "drill_1 lease_8 drill_2", "local local local")
    finish_round(s)
    assert (s.round, s.over) == (10, True)


def test_s25_2_10_exhaustion_in_the_upkeep() -> None:
    """§25.2.10 Dallas runs out in the private phase of round 9: round 10 is the last as well."""
    s = start(3)
    arrange(s, "round 9\n dallas 1/3 at 2, austin 0/0 at 3\n seat 0 dallas:small_tower, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    play(s, "0 store oil 1")
    assert (s.round, s.final_round, field_of(s, "dallas")) == (10, 10, "0/3 at 3")


def test_s25_2_11_fee_with_a_sale() -> None:
    """§25.2.11 $4 and a 2-row investment at $6 make the $10; then the tower gives 1 gas sold and up to 2 oil stored."""
    s = start(4, advanced=True)
    arrange(s, "austin 0/8\n row 2 4\n seat 0 $4 austin:government_tower row2")
    check(s)
    assert offered(s) == "refuse, divest 2"
    play(s, "0 divest 2")
    assert (s.money[0], s.vp[0], offered(s)) == (10, 0, "pay, refuse")
    play(s, "0 pay")
    assert seat_of(s, 0) == "$0 0vp 0/0 austin:government_tower:paid"
    quiet(s)
    ask(s, Drill(0))
    play(s, "0 sell gas 1, 0 store oil 1, 0 store oil 1")
    assert (seat_of(s, 0), pending(s)) == ("$0 1vp 2/0 austin:government_tower:paid", "PlaceWorker 0")


def test_s25_2_12_fee_refused() -> None:
    """§25.2.12 The markets get the tower and a card of Austin, the owner has a concession less; the upkeep adds nothing."""
    s = start(4, advanced=True)
    arrange(
        s,
        """
        austin 0/11
        market small_tower medium_tower mixed_tower small_local_tower medium_local_tower storage_extension
        cards dallas pecos pecos
        seat 0 austin:government_tower, seat 1, seat 2, seat 3
        """,
    )
    slots = s.free_slots(1)
    select(s, "local_1 drill_1 drill_2 local_4p5p", "local local local local")
    play(s, "0 refuse")
    assert market_of(s).endswith("storage_extension government_tower")
    assert (sum(s.market), cards_of(s)) == (7, "dallas austin pecos pecos")
    assert (seat_of(s, 0), s.free_slots(1) - slots) == ("$20 0vp 0/0", 1)
    play(s, "cube oil")
    assert (s.round, pending(s), sum(s.market), sum(s.cards)) == (2, "PlaceWorker 0", 7, 4)


def test_s25_2_13_fee_never_due() -> None:
    """§25.2.13 Pecos goes from 2 to 3: no fee, tower and concession stay, and the concession scores 1 VP."""
    s = start(4, advanced=True)
    arrange(s, "pecos 0/0 at 2\n seat 0 $5 pecos:government_tower")
    check(s)
    assert (pending(s), field_of(s, "pecos")) == ("PlaceWorker 0", "0/0 at 3")
    assert seat_of(s, 0) == "$5 0vp 0/0 pecos:government_tower"
    assert s.scores()[0]["concessions"] == 1


def test_s25_2_14_full_row() -> None:
    """§25.2.14 A sale from the full row 3 brings $11 and costs 3 VP; k stays 6 and the row stays closed."""
    s = start(4)
    arrange(s, "row 3 6\n seat 0 $0 row3")
    play(s, "0 divest 3")
    assert (s.money[0], s.vp[0], s.covered[1]) == (11, 0, 6)
    ask(s, Invest(0))
    assert offered(s) == "invest 5, invest 2, decline"


def test_s25_2_15_buy_and_sell() -> None:
    """§25.2.15 Bought for $6 and sold for $7: +$1, 0 VP, one orange cube, next price $7."""
    s = start(4)
    arrange(s, "seat 0 $20")
    ask(s, Invest(0))
    play(s, "0 invest 3, 0 divest 3")
    assert (s.money[0], s.vp[0], s.orange_cubes(1), s.row_price(1)) == (21, 0, 1, 7)


def test_s25_2_16_markers_used_up() -> None:
    """§25.2.16 With 5 investments only declining and sales; after a sale any open, affordable row can be bought."""
    s = start(3)
    arrange(s, "seat 0 $20 row5 row3 row3 row2 row2, seat 1, seat 2")
    select(s, "invest_1 drill_1 drill_2", "drill drill drill")
    assert offered(s) == "decline, divest 5, divest 3, divest 2"
    play(s, "0 divest 2")
    assert offered(s) == "invest 5, invest 3, invest 2, decline, divest 5, divest 3, divest 2"


def test_s25_2_17_four_concessions() -> None:
    """§25.2.17 With 4 concessions the Lease is lost without a question, and nothing is paid."""
    s = start(3)
    arrange(s, "seat 0 dallas austin pecos pecos, seat 1, seat 2")
    select(s, "lease_6 drill_1 drill_2", "drill drill drill")
    assert (s.round, s.money[0], s.concession_count(0)) == (2, 20, 4)


def test_s25_2_18_bid_not_payable() -> None:
    """§25.2.18 With $4 on `lease_8` only declining and the sale for $11; then $15, `take` appears, and $7 are left."""
    s = start(3)
    arrange(s, "cards dallas pecos\n seat 0 $4 row5, seat 1, seat 2")
    select(s, "lease_8 drill_1 drill_2", "drill drill drill")
    assert offered(s) == "decline, divest 5"
    play(s, "0 divest 5")
    assert (s.money[0], offered(s)) == (15, "take dallas, take pecos, decline")
    play(s, "0 take dallas")
    assert s.money[0] == 7


def test_s25_2_19_build_without_a_free_concession() -> None:
    """§25.2.19 Of a storage extension and five towers only the extension can be bought."""
    s = start(4)
    arrange(s, "seat 0 $9 dallas:small_tower")
    arrange(s, "market small_tower medium_tower mixed_tower small_local_tower medium_local_tower storage_extension")
    ask(s, Build(0))
    assert offered(s) == "buy storage_extension, decline"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("0 store oil 1, 0 store oil 1, 0 sell gas 1", "$20 1vp 3/0"),
        ("0 store oil 1, 0 store gas 1", "$20 0vp 2/1"),
    ],
)
def test_s25_2_20_gas_refinery(steps: str, expected: str) -> None:
    """§25.2.20 With 2 free slots in 2/3: 2 oil stored and the gas sold, or 1 oil and the gas stored."""
    s = start(4, advanced=True)
    arrange(s, "dallas 2/3\n seat 0 1/0 refinery dallas:medium_local_tower")
    ask(s, Drill(0))
    assert offered(s) == "store oil 1, store gas 1, sell gas 1, stop"
    play(s, steps)
    assert (seat_of(s, 0), pending(s)) == (f"{expected} refinery dallas:medium_local_tower", "PlaceWorker 0")


def test_s25_2_20_without_a_slot_the_gas_can_only_be_sold() -> None:
    """§25.2.20 With no free slot only the sale of the gas is possible."""
    s = start(4, advanced=True)
    arrange(s, "dallas 2/3\n seat 0 3/0 refinery dallas:medium_local_tower")
    ask(s, Drill(0))
    assert offered(s) == "sell gas 1, stop"


def test_s25_2_20_gas_is_sold_nationally_at_the_oil_price() -> None:
    """§25.2.20 On National the stored gas brings the oil price."""
    s = start(4, advanced=True)
    arrange(s, "price 4\n seat 0 $0 1/1 refinery")
    ask(s, National(0, False, 0))
    play(s, "0 export gas, 0 export oil")
    assert s.money[0] == 8


@pytest.mark.parametrize(
    ("wrap", "expected"),
    [
        ("leaves_invest", "local_1 first_player_1 subsidy_1 invest_1 lease_5 build_1"),
        ("skips_invest", "local_1 first_player_1 subsidy_1 lease_5 build_1 drill_1"),
    ],
)
def test_s25_2_21_dummy_walk(wrap: str, expected: str) -> None:
    """§25.2.21 From `local_1` in round 1 to `build_1` in round 6; with `skips_invest` on `lease_5` already in round 4."""
    s = begin(2, dummy_wrap=wrap)
    quiet(s, until="dummy worker")
    play(s, "dummy worker local")
    quiet(s)
    found = []
    for _ in range(6):
        found.append(workers_of(s).removesuffix(" 5"))
        select(s, "lease_8 lease_7", "local local")
        finish_round(s)
    assert " ".join(found) == expected


@pytest.mark.parametrize(("dummy", "price"), [("national", 1), ("local", 3)])
def test_s25_2_22_dummy_national(dummy: str, price: int) -> None:
    """§25.2.22 A player's and the dummy's National card: $1; only the player's: $3."""
    s = start(2)
    arrange(s, "seat 0 $0 1/0, seat 1")
    select(s, "drill_1 drill_2", "national drill")
    play(s, f"dummy card {dummy}, 0 export oil")
    assert s.money[0] == price


def test_s25_2_23_dummy_drill() -> None:
    """§25.2.23 No gas in Austin 3/0, so the dummy's small local tower sends 1 oil to the bag; the Supervisor gets nothing."""
    s = begin(2)
    quiet(s, until="dummy towers")
    play(s, "dummy towers austin dallas pecos")
    quiet(s)
    arrange(s, "austin 3/0\n seat 0, seat 1")
    select(s, "drill_1 drill_2", "lease lease")
    before = bag_of(s)
    play(s, "dummy card drill, dummy drills austin")
    assert (before, bag_of(s), field_of(s, "austin")) == ("26/21 grey", "27/21 grey", "2/0 at 0")
    assert list(s.money) == [20, 20]


def test_s25_2_24_opening_triple() -> None:
    """§25.2.24 Three medium towers: one is shuffled in and a tile turned up; if it is a medium tower again, repeat."""
    s = begin(4)
    quiet(s, until="tile")
    play(s, "tile medium_tower, tile medium_tower, tile small_tower, tile medium_tower, tile mixed_tower, tile mixed_tower")
    assert market_of(s) == "small_tower medium_tower medium_tower mixed_tower mixed_tower"
    assert ("tile medium_tower 1" in due(s), stack_of(s).split().count("medium_tower")) == (True, 1)
    play(s, "tile medium_tower")
    assert pending(s) == "NextTile"
    play(s, "tile storage_extension")
    assert market_of(s) == "small_tower medium_tower medium_tower mixed_tower mixed_tower storage_extension"
    assert pending(s) == "ConcessionCard"


def test_s25_2_25_oil_less_refill() -> None:
    """§25.2.25 Pecos 0/9: one gas comes; then the marker goes to 2 with nothing to draw, then to 3, exhausted."""
    s = start(3)
    arrange(s, "pecos 0/9")
    check(s)
    assert field_of(s, "pecos") == "0/9 at 1"
    play(s, "cube gas")
    assert (field_of(s, "pecos"), s.chance) == ("0/10 at 1", False)
    check(s)
    assert (field_of(s, "pecos"), s.chance) == ("0/10 at 2", False)
    check(s)
    assert (field_of(s, "pecos"), s.chance) == ("0/10 at 3", False)


@pytest.mark.parametrize(
    ("money", "tie", "expected"),
    [
        ("14 14 9", "one_each", [1, 1, 0]),
        ("14 14 14", "one_each", [1, 1, 1]),
        ("14 14 9", "none_if_three", [1, 1, 0]),
        ("14 14 14", "none_if_three", [0, 0, 0]),
    ],
)
def test_s25_2_26_richest(money: str, tie: str, expected: list[int]) -> None:
    """§25.2.26 14, 14, 9: +1, +1, 0. All 14: +1 each, with `none_if_three` nobody."""
    s = start(3, richest_tie=tie)
    arrange(s, "\n".join(f"seat {seat} ${dollars}" for seat, dollars in enumerate(money.split())))
    assert [items["richest"] for items in s.scores()] == expected


@pytest.mark.parametrize(
    ("b_money", "tie_break", "places"),
    [(8, "less_money", [1, 2]), (8, "more_money", [2, 1]), (6, "less_money", [2, 1]), (6, "more_money", [2, 1])],
)
def test_s25_2_27_tie(b_money: int, tie_break: str, places: list[int]) -> None:
    """§25.2.27 Both 23 VP; A $6 with 3 concessions, B $8 with 2: A wins, with `more_money` B; both $6: B wins."""
    s = start(3, tie_break=tie_break)
    arrange(s, f"seat 0 $6 20vp dallas austin pecos, seat 1 ${b_money} 21vp austin pecos, seat 2 $9")
    assert [sum(items.values()) for items in s.scores()] == [23, 23, 2]
    assert s.ranking()[:2] == places


def test_s25_2_28_final_sale() -> None:
    """§25.2.28 A sells for $6: $15, −2 VP, +2 VP as richest instead of B."""
    s = start(3)
    arrange(s, "row 2 5\n seat 0 $9 5vp row2, seat 1 $12, seat 2 $0")
    assert [items["richest"] for items in s.scores()] == [0, 2, 0]
    ask(s, FinalSale(0))
    play(s, "0 divest 2")
    assert (s.money[0], s.vp[0]) == (15, 3)
    assert [items["richest"] for items in s.scores()] == [2, 0, 0]


def tower_sales(edition: str) -> Table:
    """Seat 1 drills two small local towers and a mixed tower, and sells one oil and one gas."""
    s = start(4, edition=edition)
    arrange(s, "dallas 5/5, austin 5/5\n seat 1 $0 dallas:small_local_tower austin:small_local_tower austin:mixed_tower, seat 3 $0")
    ask(s, Drill(1))
    play(s, "1 sell oil 1, 1 store gas 3, 1 sell gas 2, 1 store oil 3, 1 stop")
    assert seat_of(s, 1).startswith("$2 1vp 1/1")
    return s


def test_s25_2_29_market_use() -> None:
    """§25.2.29 German edition: the Supervisor, seat 3, gets $2."""
    assert tower_sales("german").money[3] == 2


def test_s25_2_30_supervisor_and_towers_standard() -> None:
    """§25.2.30 Standard edition: nothing for the Supervisor."""
    assert tower_sales("standard").money[3] == 0
