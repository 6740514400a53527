"""§8 Drill."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.drill import Drill, ExtraDrill
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import arrange, ask, bag_of, field_of, heard, offered, pending, play, seat_of, start


def drilling(position: str, **options: Any) -> Table:
    """Seat 0 at a Drill, above its first placement."""
    s = start(**options)
    arrange(s, position)
    ask(s, Drill(0))
    return s


def greatest(s: Table, *wishes: str) -> str:
    """Take of the wishes, in their order, as many as are offered; then the storage."""
    for wish in wishes:
        while wish in offered(s, 0).split(", "):
            play(s, f"0 {wish}")
    return f"{s.stored_oil[0]}/{s.stored_gas[0]}"


def test_s8_1_all_towers_are_activated() -> None:
    """§8.1 He takes barrels one at a time, across his towers in any order, until he stops or nothing is possible."""
    s = drilling("seat 0 extension dallas:small_tower austin:medium_tower, seat 1 pecos:small_tower")
    assert offered(s) == "store oil 1, store oil 2, stop"
    play(s, "0 store oil 2, 0 store oil 1, 0 store oil 2, 0 store oil 2")
    assert offered(s) == "store oil 1, stop"
    play(s, "0 store oil 1")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 0vp 5/0 extension dallas:small_tower austin:medium_tower"
    assert (field_of(s, "dallas"), field_of(s, "austin"), field_of(s, "pecos")) == ("10/0 at 0", "9/0 at 0", "12/0 at 0")


@pytest.mark.parametrize(
    ("tower", "storable"),
    [
        ("small_tower", "2/0"),
        ("medium_tower", "3/0"),
        ("medium_local_tower", "3/0"),
        ("small_national_tower", "0/0"),
        ("government_tower", "0/0"),
        ("government_tower:paid", "2/0"),
    ],
)
def test_s8_2_oil_that_a_tower_stores(tower: str, storable: str) -> None:
    """§8.2 Its quota for one activation."""
    s = drilling(f"seat 0 extension extension dallas:{tower}, dallas 7/5", advanced=True)
    assert greatest(s, "store oil 1", "store gas 1") == storable


@pytest.mark.parametrize(("first", "second", "result"), [("oil", "gas", "2/1"), ("gas", "oil", "1/2")])
def test_s8_2_the_mixed_tower(first: str, second: str, result: str) -> None:
    """§8.2 At most 3 barrels, at most 2 of them oil, at most 2 of them gas."""
    s = drilling("seat 0 extension dallas:mixed_tower, dallas 5/5")
    assert greatest(s, f"store {first} 1", f"store {second} 1") == result


@pytest.mark.parametrize(
    ("tower", "sold", "money", "vp"),
    [
        ("small_local_tower", "oil", 22, 0),
        ("small_local_tower", "gas", 20, 1),
        ("medium_local_tower", "gas", 20, 1),
        ("government_tower", "gas", 20, 1),
        ("government_tower:paid", "gas", 20, 1),
    ],
)
def test_s8_2_what_a_tower_sells(tower: str, sold: str, money: int, vp: int) -> None:
    """§8.2 One barrel per activation: oil or gas of the small local tower, else gas."""
    s = drilling(f"seat 0 3/0 dallas:{tower}, dallas 5/5", advanced=True)
    assert offered(s) == ("sell oil 1, sell gas 1, stop" if tower == "small_local_tower" else "sell gas 1, stop")
    play(s, f"0 sell {sold} 1")
    assert pending(s) == "PlaceWorker 0"
    assert (s.money[0], s.vp[0]) == (money, vp)


@pytest.mark.parametrize(
    ("tower", "field", "storage", "steps"),
    [
        ("small_tower", "5/5", "2/0", "store oil 1, stop"),
        ("small_tower", "5/5", "3/0", ""),
        ("small_tower", "0/5", "0/0", ""),
        ("mixed_tower", "5/5", "2/0", "store oil 1, store gas 1, stop"),
        ("mixed_tower", "0/5", "2/0", "store gas 1, stop"),
        ("mixed_tower", "5/0", "2/0", "store oil 1, stop"),
        ("mixed_tower", "5/5", "3/0", ""),
        ("small_local_tower", "5/5", "3/0", "sell oil 1, sell gas 1, stop"),
        ("small_local_tower", "0/5", "3/0", "sell gas 1, stop"),
        ("small_local_tower", "5/0", "3/0", "sell oil 1, stop"),
        ("medium_local_tower", "5/5", "2/0", "store oil 1, sell gas 1, stop"),
        ("medium_local_tower", "5/5", "3/0", "sell gas 1, stop"),
        ("medium_local_tower", "0/0", "0/0", ""),
    ],
)
def test_s8_3_what_each_step_needs(tower: str, field: str, storage: str, steps: str) -> None:
    """§8.3 Cubes in the field, and to store them a free slot."""
    s = drilling(f"seat 0 {storage} dallas:{tower}, dallas {field}")
    assert (offered(s) if pending(s) == "TakeBarrel 0" else "") == steps


@pytest.mark.parametrize("tower", ["small_local_tower", "medium_local_tower", "government_tower"])
def test_s8_3_store_gas_with_a_gas_refinery(tower: str) -> None:
    """§8.3 Gas that would be sold may be stored by the owner of a gas refinery with a free slot, instead of the sale."""
    s = drilling(f"seat 0 2/0 refinery dallas:{tower}, dallas 5/5", advanced=True)
    assert "store gas 1, " in offered(s)
    assert "sell gas 1" in offered(s)
    play(s, "0 store gas 1")
    assert (seat_of(s, 0), field_of(s, "dallas")) == (f"$20 0vp 2/1 refinery dallas:{tower}", "5/4 at 0")
    assert pending(s) == "PlaceWorker 0"
    s = drilling(f"seat 0 3/0 refinery dallas:{tower}, dallas 5/5", advanced=True)
    assert "store gas" not in offered(s)


def test_s8_3_a_strike_stops_the_towers_of_its_field() -> None:
    """§8.3 The field must not be on strike."""
    s = drilling("seat 0 dallas:small_tower austin:small_local_tower, dallas 5/5 strike, austin 5/5")
    assert offered(s) == "sell oil 2, sell gas 2, stop"


def test_s8_3_effects_of_the_steps() -> None:
    """§8.3 From the field to the storage, or to the bag for $2 or 1 VP."""
    s = drilling("seat 0 dallas:mixed_tower austin:small_local_tower austin:medium_local_tower, dallas 5/5, austin 5/5")
    assert bag_of(s) == "21/11 grey"
    play(s, "0 store oil 1, 0 store gas 1, 0 sell oil 2, 0 sell gas 3")
    assert bag_of(s) == "22/12 grey"
    assert (field_of(s, "dallas"), field_of(s, "austin")) == ("4/4 at 0", "4/4 at 0")
    assert seat_of(s, 0).startswith("$22 1vp 1/1 ")
    assert heard(s, "stored", "sold-by-tower") == (
        "stored(seat=0, field=dallas, oil=1, gas=0), stored(seat=0, field=dallas, oil=0, gas=1), "
        "sold-by-tower(seat=0, field=austin, barrel=oil, dollars=2, vp=0), sold-by-tower(seat=0, field=austin, barrel=gas, dollars=0, vp=1)"
    )


def test_s8_4_taking_is_optional() -> None:
    """§8.4 He may stop while barrels are still possible; unused quota is gone."""
    s = drilling("seat 0 dallas:medium_tower")
    play(s, "0 store oil 1, 0 stop")
    assert pending(s) == "PlaceWorker 0"
    assert (seat_of(s, 0), field_of(s, "dallas")) == ("$20 0vp 1/0 dallas:medium_tower", "11/0 at 0")


@pytest.mark.parametrize(("forced", "free", "full"), [("none", True, True), ("on_build", False, True), ("all", False, False)])
def test_s8_4_forced_drilling(forced: str, free: bool, full: bool) -> None:
    """§8.4 `on_build`: no stop in a free drill while a step is possible; `all`: in no activation."""
    s = drilling("seat 0 dallas:mixed_tower, dallas 5/5", forced_drilling=forced)
    assert offered(s) == "store oil 1, store gas 1" + (", stop" if full else "")
    s = start(forced_drilling=forced)
    arrange(s, "seat 0 dallas, dallas 5/5")
    ask(s, Build(0))
    play(s, "0 buy mixed_tower")
    assert offered(s) == "store oil 1, store gas 1" + (", stop" if free else "")


def test_s8_4_forced_drilling_ends_when_nothing_is_possible() -> None:
    """§8.4 A single possible step is taken without a question, and then the activation ends."""
    s = drilling("seat 0 1/0 dallas:medium_tower, dallas 5/5", forced_drilling="all")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0) == "$20 0vp 3/0 dallas:medium_tower"


def test_s8_5_full_storage_leaves_barrels_in_the_field() -> None:
    """§8.5 What cannot be stored stays; stored barrels may not be thrown away."""
    s = drilling("seat 0 1/1 dallas:medium_tower, dallas 5/5")
    play(s, "0 store oil 1")
    assert pending(s) == "PlaceWorker 0"
    assert (seat_of(s, 0), field_of(s, "dallas")) == ("$20 0vp 2/1 dallas:medium_tower", "4/5 at 0")


def test_s8_5_missing_barrels_are_not_replaced_during_the_phase() -> None:
    """§8.5 The field is not refilled: of three oil only one can be taken."""
    s = drilling("seat 0 dallas:medium_tower, dallas 1/2")
    play(s, "0 store oil 1")
    assert pending(s) == "PlaceWorker 0"
    assert (seat_of(s, 0), field_of(s, "dallas")) == ("$20 0vp 1/0 dallas:medium_tower", "0/2 at 0")


def test_s8_6_free_drill_with_the_new_tower_only() -> None:
    """§8.6 The same procedure; the other towers stand still."""
    s = start()
    arrange(s, "seat 0 $20 dallas:medium_tower dallas, dallas 5/5")
    ask(s, Build(0))
    play(s, "0 buy medium_local_tower")
    assert offered(s) == "store oil 2, sell gas 2, stop"
    play(s, "0 store oil 2, 0 sell gas 2, 0 store oil 2")
    assert offered(s) == "store oil 2, stop"
    play(s, "0 store oil 2")
    assert seat_of(s, 0) == "$7 1vp 3/0 dallas:medium_tower dallas:medium_local_tower"
    assert pending(s) == "PlaceWorker 0"


@pytest.mark.parametrize(
    ("towers", "number"),
    [
        ("austin:government_tower:paid pecos:small_tower pecos:government_tower:paid", 3),
        ("pecos:government_tower:paid pecos:government_tower:paid", 1),
    ],
)
def test_s8_6_extra_barrels_only_for_the_fee_just_paid(towers: str, number: int) -> None:
    """§8.6, §16.4.7 c One fee, so one government tower of that field has the extra: no other tower, none of another field."""
    s = start(advanced=True, government_tower="immediate_offer")
    arrange(s, f"seat 0 extension {towers}, austin 5/5, pecos 5/5")
    ask(s, ExtraDrill(0, 2, 1))
    assert offered(s) == f"store oil {number}, sell gas {number}, stop"
    play(s, f"0 store oil {number}, 0 store oil {number}, 0 sell gas {number}")
    assert pending(s) == "PlaceWorker 0"
    assert seat_of(s, 0).startswith("$20 1vp 2/0 ")


def test_s8_7_without_a_possible_step_the_action_is_lost() -> None:
    """§8.7 No towers, or none that finds a fitting cube: nothing is asked, not even with investments to sell."""
    assert pending(drilling("seat 0 row5")) == "PlaceWorker 0"
    assert pending(drilling("seat 0 dallas:small_tower row5, dallas 0/9")) == "PlaceWorker 0"


def test_s8_7_an_empty_field_stops_only_its_own_towers() -> None:
    """§8.7 The towers of other fields drill."""
    s = drilling("seat 0 dallas:small_tower austin:small_tower, dallas 0/9")
    assert offered(s) == "store oil 2, stop"


def test_s8_8_barrels_sold_by_towers_never_touch_the_storage() -> None:
    """§8.8 A full storage is no obstacle, and two oil of two towers are $2 each, never a VP."""
    s = drilling("seat 0 3/0 dallas:small_local_tower austin:small_local_tower")
    assert offered(s) == "sell oil 1, sell oil 2, stop"
    play(s, "0 sell oil 1, 0 sell oil 2")
    assert seat_of(s, 0) == "$24 0vp 3/0 dallas:small_local_tower austin:small_local_tower"


def test_s8_9_interchangeable_towers_are_listed_once() -> None:
    """§8.9 Each step once, applied to the one built first; then the other is the only one with quota left."""
    s = drilling("seat 0 extension pecos:small_tower pecos:small_tower")
    assert offered(s) == "store oil 1, stop"
    play(s, "0 store oil 1")
    assert offered(s) == "store oil 1, store oil 2, stop"
    play(s, "0 store oil 1")
    assert offered(s) == "store oil 2, stop"
    play(s, "0 store oil 2, 0 store oil 2")
    assert seat_of(s, 0).startswith("$20 0vp 4/0 ")


@pytest.mark.parametrize(
    ("towers", "field", "first", "then"),
    [
        # No gas is left in the field, so it does not matter that one of them has sold its own.
        ("pecos:medium_local_tower pecos:medium_local_tower", "6/1", "sell gas 1", "store oil 1, stop"),
        # The mixed towers may take 2 oil and 1 gas, and 2 of each: the oil is all there is.
        ("pecos:mixed_tower pecos:mixed_tower", "1/1", "store gas 1", "store oil 1, stop"),
        # There is room for one more barrel.
        ("pecos:small_tower pecos:small_tower", "6/0", "store oil 1", "store oil 1, stop"),
        # One oil is left to a quota of 1 and one of 2.
        ("pecos:small_tower pecos:small_tower extension", "2/0", "store oil 1", "store oil 1, stop"),
    ],
)
def test_s8_9_quota_without_use_does_not_tell_towers_apart(towers: str, field: str, first: str, then: str) -> None:
    """§8.9 Beyond the barrels in the field or the room in storage a quota cannot be used."""
    s = drilling(f"seat 0 1/0 {towers}, pecos {field}")
    play(s, f"0 {first}")
    assert offered(s) == then


def test_s8_9_quota_that_matters_tells_towers_apart() -> None:
    """§8.9 With two oil and room for two, a quota of 1 is not one of 2."""
    s = drilling("seat 0 pecos:small_tower pecos:small_tower, pecos 3/0")
    play(s, "0 store oil 1")
    assert offered(s) == "store oil 1, store oil 2, stop"


@pytest.mark.parametrize(
    "towers",
    [
        "pecos:small_tower austin:small_tower",
        "pecos:small_tower pecos:medium_tower",
        "pecos:government_tower pecos:government_tower:paid",
    ],
)
def test_s8_9_towers_that_differ_are_both_listed(towers: str) -> None:
    """§8.9 Another field, another type or another fee state."""
    s = drilling(f"seat 0 {towers}, pecos 5/5", advanced=True)
    assert {option[-1] for option in offered(s).split(", ") if option != "stop"} == {"1", "2"}
