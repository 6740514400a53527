"""§18 Two-player variant."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.errors import IllegalAction
from gusher.games.oilfield.rules.dummy import DummyDrill
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    begin,
    cards_of,
    deck_of,
    due,
    field_of,
    finish_round,
    heard,
    market_of,
    offered,
    pending,
    play,
    quiet,
    select,
    stack_of,
    start,
    workers_of,
)


def dummy_towers_of(s: Table) -> str:
    """The dummy's towers in the order of the fields."""
    dummy = s.view(None)["dummy"]
    assert isinstance(dummy, dict)
    return ", ".join(f"{field} {tile}" for field, tile in dummy["towers"].items())


def at_dummy_card(position: str = "seat 0, seat 1", cards: str = "drill drill", **options: Any) -> Table:
    """Round 1 before the dummy's card is drawn; the dummy's worker blocks the $5 bid."""
    s = start(2, **options)
    arrange(s, position)
    select(s, "drill_1 drill_2", cards)
    assert pending(s) == "DummyCard"
    return s


# Principle


def test_s18_1_1_numbers_are_those_of_three_players_but_for_the_concession_market() -> None:
    """§18.1.1 N = 10, a building market of 5, the national column for 2-3 players, and a concession market of 3."""
    s = start(2)
    assert [s.oil[field] + s.gas[field] for field in range(3)] == [10, 10, 10]
    assert (sum(s.market), sum(s.cards), list(s.terms.national_price)) == (5, 3, [3, 1, 1])


def test_s18_1_1_dummy_has_no_money_points_or_storage() -> None:
    """§18.1.1 Only the two players have an account and a score."""
    s = start(2)
    assert (len(s.money), len(s.vp), len(s.stored_oil), len(s.investments), len(s.scores())) == (2, 2, 2, 6, 2)


@pytest.mark.parametrize(("first", "supervisor"), [(0, 1), (1, 0)])
def test_s18_1_2_supervisor_is_who_is_not_first(first: int, supervisor: int) -> None:
    """§18.1.2 Turn order and Supervisor concern the two players only."""
    s = start(2, first=first)
    assert (s.supervisor(), pending(s)) == (supervisor, f"PlaceWorker {first}")
    play(s, f"{first} place lease_8")
    assert pending(s) == f"PlaceWorker {supervisor}"


# Set-up


def test_s18_2_1_one_tile_of_each_type_is_removed() -> None:
    """§18.2.1 Twelve of the 18 basic tiles are left to be drawn."""
    s = begin(2)
    quiet(s, until="dummy towers")
    assert stack_of(s) == (
        "small_tower small_tower medium_tower medium_tower mixed_tower mixed_tower small_local_tower small_local_tower "
        "medium_local_tower medium_local_tower storage_extension storage_extension"
    )
    assert list(s.removed) == [1, 1, 1, 1, 1, 1, 0, 0, 0]


def test_s18_2_2_one_card_of_each_field_is_set_aside() -> None:
    """§18.2.2 The deck has 2 Dallas, 3 Austin and 4 Pecos."""
    s = begin(2)
    quiet(s, until="concession")
    assert deck_of(s) == "dallas dallas austin austin austin pecos pecos pecos pecos"


def test_s18_2_2_option_keeps_all_twelve_cards() -> None:
    """§18.2.2 `dummy_cards_set_aside` = false: the deck keeps all 12."""
    s = begin(2, dummy_cards_set_aside=False)
    quiet(s, until="concession")
    assert deck_of(s) == "dallas dallas dallas austin austin austin austin pecos pecos pecos pecos pecos"


def test_s18_2_2_card_without_a_free_slot_cannot_be_taken() -> None:
    """§18.2.2 With all 12 cards a card may turn up whose field has no free slot; it cannot be taken."""
    s = start(2, dummy_cards_set_aside=False)
    arrange(s, "cards dallas pecos\n seat 0 dallas dallas, seat 1")
    ask(s, Lease(1, 5, False))
    assert offered(s) == "take pecos, decline"


def test_s18_2_2_lost_when_no_card_has_a_free_slot() -> None:
    """§18.2.2 If such a card is the only one, the Lease is lost."""
    s = start(2, dummy_cards_set_aside=False)
    arrange(s, "cards dallas\n seat 0 dallas dallas, seat 1")
    ask(s, Lease(1, 5, False))
    assert pending(s) == "PlaceWorker 0"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("dallas austin pecos", "dallas small_local_tower, austin small_tower, pecos medium_tower"),
        ("austin pecos dallas", "dallas medium_tower, austin small_local_tower, pecos small_tower"),
        ("pecos austin dallas", "dallas medium_tower, austin small_tower, pecos small_local_tower"),
    ],
)
def test_s18_2_3_one_tower_on_each_field(fields: str, expected: str) -> None:
    """§18.2.3 One small local, one small and one medium tower of the removed tiles, one on each field."""
    s = begin(2)
    quiet(s, until="dummy towers")
    play(s, f"dummy towers {fields}")
    assert dummy_towers_of(s) == expected
    assert list(s.removed) == [0, 0, 1, 0, 1, 1, 0, 0, 0]


def test_s18_2_3_dummy_holds_a_slot_on_each_field() -> None:
    """§18.2.3 Its markers take a concession slot each."""
    s = start(2)
    assert [s.free_slots(field) for field in range(3)] == [2, 3, 4]


def test_s18_2_3_towers_stay_for_the_whole_game() -> None:
    """§18.2.3 After some rounds the towers stand where they stood."""
    s = start(2)
    before = dummy_towers_of(s)
    for _ in range(9):
        select(s, "lease_8 lease_7", "local local")
        finish_round(s)
    assert dummy_towers_of(s) == before


def test_s18_2_3_option_takes_them_from_the_stack() -> None:
    """§18.2.3 `dummy_towers_from` = stack: they come out of the reduced stack, which has 9 tiles then."""
    s = begin(2, dummy_towers_from="stack")
    quiet(s, until="tile")
    assert stack_of(s) == (
        "small_tower medium_tower mixed_tower mixed_tower small_local_tower medium_local_tower medium_local_tower "
        "storage_extension storage_extension"
    )
    assert list(s.removed) == [1, 1, 1, 1, 1, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "space"),
    [("lease", "lease_5"), ("build", "build_1"), ("drill", "drill_1"), ("local", "local_1")],
)
def test_s18_2_4_worker_starts_in_the_column_of_the_card(card: str, space: str) -> None:
    """§18.2.4 Lease means the $5 bid, the others the topmost space."""
    s = begin(2)
    quiet(s, until="dummy worker")
    play(s, f"dummy worker {card}")
    assert workers_of(s) == f"{space} 5"
    assert heard(s, "dummy-worker") == f"dummy-worker(column={card})"


# The dummy's worker


def walk(rounds: int, **options: Any) -> str:
    """Where the dummy's worker stands, round by round, from `local_1` on."""
    s = begin(2, **options)
    quiet(s, until="dummy worker")
    play(s, "dummy worker local")
    quiet(s)
    found: list[str] = []
    while len(found) < rounds:
        found.append(workers_of(s).removesuffix(" 5"))
        arrange(s, "seat 0, seat 1")
        select(s, "lease_8 lease_7", "drill drill")
        finish_round(s)
    return " ".join(found)


def test_s18_3_1_one_column_to_the_right_each_round() -> None:
    """§18.3.1 To the topmost space of the next column, from Invest to the $5 bid: a cycle of seven."""
    assert walk(9) == "local_1 first_player_1 subsidy_1 invest_1 lease_5 build_1 drill_1 local_1 first_player_1"


def test_s18_3_1_moves_before_the_players_place() -> None:
    """§18.3.1 When the first player of round 2 places, the dummy has moved from Lease to Build."""
    s = start(2)
    select(s, "lease_8 lease_7", "drill drill")
    finish_round(s)
    assert (s.round, workers_of(s), pending(s)) == (2, "build_1 5", "PlaceWorker 0")


def test_s18_3_2_option_skips_invest() -> None:
    """§18.3.2 `dummy_wrap` = skips_invest: from Subsidy to the $5 bid, a cycle of six."""
    assert walk(8, dummy_wrap="skips_invest") == "local_1 first_player_1 subsidy_1 lease_5 build_1 drill_1 local_1 first_player_1"


def test_s18_3_3_it_blocks_its_space_only() -> None:
    """§18.3.3 The other spaces of its column are free."""
    s = start(2)
    assert offered(s).startswith("place lease_8, place lease_7, place lease_6, place build_1")


def test_s18_3_3_players_cannot_use_its_space() -> None:
    """§18.3.3 Where the dummy stands, nobody else is let in."""
    s = start(2)
    with pytest.raises(IllegalAction, match=r"§18\.3\.3 occupied-by-dummy"):
        play(s, "0 place lease_5")


def test_s18_3_3_it_never_acts_and_is_never_taken_off() -> None:
    """§18.3.3 After the public phase only the dummy's worker stands, and it did nothing."""
    s = at_dummy_card()
    assert workers_of(s) == "lease_5 5"
    assert heard(s, "turn") == "turn(seat=0, space=drill_1), turn(seat=1, space=drill_2)"


# The dummy's card


def test_s18_4_1_card_is_drawn_after_check_a_and_before_the_reveal() -> None:
    """§18.4.1 One of the five cards, at a time when the players' cards still lie face down."""
    s = start(2)
    arrange(s, "dallas 0/9\n seat 0, seat 1")
    select(s, "drill_1 drill_2", "drill drill")
    play(s, "cube oil")
    assert due(s) == "dummy card lease 1, dummy card build 1, dummy card drill 1, dummy card local 1, dummy card national 1"
    assert not s.revealed


def test_s18_4_1_all_five_cards_are_in_every_time() -> None:
    """§18.4.1 The card of round 1 can come again in round 2."""
    s = at_dummy_card()
    play(s, "dummy card local")
    finish_round(s)
    select(s, "local_1 drill_1", "drill drill")
    assert due(s) == "dummy card lease 1, dummy card build 1, dummy card drill 1, dummy card local 1, dummy card national 1"


def test_s18_4_1_lease_renews_the_concession_market() -> None:
    """§18.4.1 Lease: all market cards go into the deck, then three are turned up."""
    s = at_dummy_card("cards dallas\n seat 0, seat 1")
    play(s, "dummy card lease")
    assert (cards_of(s), deck_of(s)) == ("", "dallas dallas austin austin austin pecos pecos pecos pecos")
    play(s, "concession pecos, concession pecos, concession austin")
    assert cards_of(s) == "austin pecos pecos"
    assert pending(s) != "ConcessionCard"


def test_s18_4_1_lease_with_fewer_cards() -> None:
    """§18.4.1 Fewer are turned up if there are fewer."""
    s = at_dummy_card("cards dallas\n deck austin\n seat 0, seat 1")
    play(s, "dummy card lease, concession austin, concession dallas")
    assert (cards_of(s), deck_of(s)) == ("dallas austin", "")
    assert pending(s) != "ConcessionCard"


def test_s18_4_1_lease_cuts_an_oversized_market() -> None:
    """§18.4.1 Whatever the market held, three lie there afterwards."""
    s = at_dummy_card("cards dallas dallas austin pecos pecos\n seat 0, seat 1")
    play(s, "dummy card lease, concession pecos, concession pecos, concession pecos")
    assert cards_of(s) == "pecos pecos pecos"
    assert pending(s) != "ConcessionCard"


def test_s18_4_1_build_renews_the_building_market() -> None:
    """§18.4.1 Build: all market tiles go into the stack, then five are turned up."""
    s = at_dummy_card("market storage_extension\n seat 0, seat 1")
    play(s, "dummy card build")
    assert market_of(s) == ""
    play(s, "tile small_tower, tile small_tower, tile mixed_tower, tile medium_tower, tile mixed_tower")
    assert market_of(s) == "small_tower small_tower medium_tower mixed_tower mixed_tower"
    assert heard(s, "revealed") == "revealed(seat=0, card=drill), revealed(seat=1, card=drill)"


def test_s18_4_1_build_with_fewer_tiles() -> None:
    """§18.4.1 Fewer are turned up if there are fewer."""
    s = at_dummy_card("market storage_extension\n stack small_tower\n seat 0, seat 1")
    play(s, "dummy card build, tile small_tower, tile storage_extension")
    assert (market_of(s), stack_of(s)) == ("small_tower storage_extension", "")
    assert heard(s, "revealed") == "revealed(seat=0, card=drill), revealed(seat=1, card=drill)"


def test_s18_4_1_local_pays_the_supervisor() -> None:
    """§18.4.1 Local: the Supervisor gets $1."""
    s = at_dummy_card()
    play(s, "dummy card local")
    assert (s.money[0], s.money[1]) == (20, 21)
    assert heard(s, "supervised") == "supervised(seat=1, dollars=1)"


def test_s18_4_1_national_counts_as_one_more_card() -> None:
    """§18.4.1 National: with one player's card the price is that of two."""
    s = at_dummy_card("seat 0 1/0, seat 1", cards="national drill")
    play(s, "dummy card national")
    assert (s.price, heard(s, "price")) == (1, "price(dollars=1, cards=2)")


def test_s18_4_1_dummy_national_alone_sets_a_price_without_effect() -> None:
    """§18.4.1 Without a player's National card nobody sells; the cards go back and no price is left."""
    s = at_dummy_card()
    play(s, "dummy card national")
    assert heard(s, "price") == "price(dollars=3, cards=1)"
    assert (s.round, s.price) == (2, 0)


@pytest.mark.parametrize(
    ("field", "before", "after"),
    [
        ("austin", "5/5", "3/5 at 0"),
        ("austin", "1/5", "0/5 at 0"),
        ("pecos", "5/5", "2/5 at 0"),
        ("pecos", "2/5", "0/5 at 0"),
        ("dallas", "5/5", "5/4 at 0"),
        ("dallas", "5/0", "4/0 at 0"),
        ("dallas", "0/0", "0/0 at 0"),
    ],
)
def test_s18_4_1_drill_by_the_tower_of_the_field(field: str, before: str, after: str) -> None:
    """§18.4.1 Small 2 oil, medium 3 oil, small local 1 gas or else 1 oil, as far as available; all cubes go to the bag."""
    s = start(2)
    arrange(s, f"{field} {before}")
    bag = s.bag_oil + s.bag_gas
    inside = sum(s.oil) + sum(s.gas)
    ask(s, DummyDrill())
    play(s, f"dummy drills {field}")
    assert field_of(s, field) == after
    assert s.bag_oil + s.bag_gas - bag == inside - sum(s.oil) - sum(s.gas)


def test_s18_4_1_drill_is_told() -> None:
    """§18.4.1 Everybody hears what the dummy drilled."""
    s = at_dummy_card()
    play(s, "dummy card drill, dummy drills pecos")
    assert heard(s, "dummy-card", "dummy-drilled") == "dummy-card(card=drill), dummy-drilled(field=pecos, oil=3, gas=0)"


def test_s18_4_1_drill_nothing_on_strike() -> None:
    """§18.4.1 Nothing is taken from a field on strike."""
    s = start(2)
    arrange(s, "austin 5/5 at 1 strike")
    ask(s, DummyDrill())
    play(s, "dummy drills austin")
    assert field_of(s, "austin") == "5/5 at 1 strike"


def test_s18_4_2_by_default_any_field() -> None:
    """§18.4.2 Each field with the same chance, whatever the market holds."""
    s = start(2)
    arrange(s, "cards pecos")
    ask(s, DummyDrill())
    assert due(s) == "dummy drills dallas 1, dummy drills austin 1, dummy drills pecos 1"


def test_s18_4_2_market_card_names_the_field_and_stays() -> None:
    """§18.4.2 `dummy_drill_source` = market: a random card of the market names the field and stays there."""
    s = start(2, dummy_drill_source="market")
    arrange(s, "cards austin pecos pecos")
    ask(s, DummyDrill())
    assert due(s) == "dummy drills austin 1, dummy drills pecos 2"
    play(s, "dummy drills austin")
    assert cards_of(s) == "austin pecos pecos"


def test_s18_4_2_empty_market_no_drill() -> None:
    """§18.4.2 With `market` and an empty market there is no drill."""
    s = start(2, dummy_drill_source="market")
    arrange(s, "cards\n deck")
    ask(s, DummyDrill())
    assert pending(s) == "PlaceWorker 0"


def test_s18_4_3_between_the_players() -> None:
    """§18.4.3 `between_players`: the card is carried out after the first player's action and before the other's."""
    s = at_dummy_card("market storage_extension\n seat 0, seat 1", cards="build build", dummy_private_timing="between_players")
    play(s, "dummy card build")
    assert (s.revealed, pending(s), market_of(s)) == (True, "Build 0", "storage_extension")
    play(s, "0 decline")
    assert (pending(s), market_of(s)) == ("NextTile", "")
    play(s, "tile storage_extension, tile mixed_tower, tile mixed_tower, tile small_tower, tile small_tower")
    assert (pending(s), offered(s)) == ("Build 1", "buy storage_extension, decline")


def test_s18_4_3_local_between_pays_the_supervisor_in_between() -> None:
    """§18.4.3 The Supervisor's dollar comes after the first player's action."""
    s = at_dummy_card("cards dallas\n seat 0, seat 1", cards="lease drill", dummy_private_timing="between_players")
    play(s, "dummy card local")
    assert (pending(s), s.money[1]) == ("Lease 0", 20)
    play(s, "0 decline")
    assert s.money[1] == 21


def test_s18_4_3_national_counts_for_both() -> None:
    """§18.4.3 The dummy's National card counts already for the first player's price."""
    s = at_dummy_card("seat 0 1/0, seat 1", cards="national drill", dummy_private_timing="between_players")
    play(s, "dummy card national")
    assert (pending(s), s.price) == ("National 0", 1)


@pytest.mark.parametrize("trigger", ["local_action", "market_use"])
def test_s18_4_4_dummy_barrels_pay_no_supervisor(trigger: str) -> None:
    """§18.4.4 Not even the small local tower of the dummy with `market_use`."""
    s = start(2, supervisor_trigger=trigger)
    arrange(s, "dallas 5/5")
    ask(s, DummyDrill())
    play(s, "dummy drills dallas")
    assert (field_of(s, "dallas"), list(s.money)) == ("5/4 at 0", [20, 20])


def test_s18_4_5_end_and_scoring_among_the_two_players() -> None:
    """§18.4.5 Two fields exhausted end the game; two players are ranked."""
    s = start(2)
    arrange(s, "round 9\n dallas 0/0 at 3, pecos 0/0 at 2\n seat 0 $5 2vp, seat 1 $9 1vp")
    for _ in range(2):
        select(s, "drill_2 lease_8", "drill drill")
        finish_round(s)
    assert (s.over, s.round, s.ranking()) == (True, 10, [2, 1])
    assert [sum(items.values()) for items in s.scores()] == [2, 3]
