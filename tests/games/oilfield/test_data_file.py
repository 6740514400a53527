"""§27 What an owner of the game could correct in the data file, and what is refused, with a line that says where and why."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.core.numbers import as_list
from gusher.games.oilfield import GAME
from gusher.games.oilfield.game import Oilfield
from gusher.games.oilfield.rules.build import Build
from gusher.games.oilfield.rules.data import FIXED, check
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck
from tests.games.oilfield.scene import (
    arrange,
    ask,
    field_of,
    offered,
    pending,
    play,
    quiet,
    seat_of,
    select,
    start,
)

GONE = object()
LEASE_9 = {"id": "lease_9", "column": "lease", "position": 0, "players": [2, 3, 4, 5], "price": 9}


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The packaged data with other values at these paths; things in lists go by their id or their number."""
    data = deepcopy(GAME.data)
    for path, value in changes.items():
        *way, last = path.split(".")
        inside: Any = data
        for key in way:
            inside = inside[place_of(inside, key)]
        if value is GONE:
            del inside[place_of(inside, last)]
        else:
            inside[place_of(inside, last)] = value
    return data


def place_of(inside: Any, key: str) -> int | str:
    if isinstance(inside, dict):
        return key
    return int(key) if key.isdigit() else [item["id"] for item in inside].index(key)


def with_space(space: dict[str, Any], **others: Any) -> dict[str, Any]:
    """The packaged data with one more space, in both layouts."""
    data = changed(others)
    board = data["public_board"]
    board["spaces"].append(space)
    for layout in board["layouts"].values():
        layout.append(space["id"])
    return data


def refusal(data: object) -> str:
    with pytest.raises(SetupError) as refused:
        GAME.with_data(data)
    line = str(refused.value)
    assert "\n" not in line
    assert line.startswith("data file: ")
    return line.removeprefix("data file: ")


# What is accepted


def test_s27_1_the_packaged_file_is_accepted() -> None:
    """§27.1 And is itself the model."""
    assert check(GAME.data, GAME.data) is GAME.data
    assert not GAME.custom_data


def test_s27_1_another_file_makes_another_game() -> None:
    """§27.1 With tables of its own, marked as custom."""
    game = GAME.with_data(changed({"data_version": "mine"}))
    assert isinstance(game, Oilfield)
    assert (game.custom_data, game.data_version, GAME.data_version) == (True, "mine", "1")


def test_s27_1_notes_are_free() -> None:
    """§27.1 What the file says about itself may be changed or left out."""
    data = changed({"tiles.small_tower.status": GONE, "national_prices.note": GONE, "fields.status": "counted", "note": "mine"})
    assert GAME.with_data(data).data["note"] == "mine"


# What has an effect


def test_s1_3_4_another_price_and_count_of_lease_spaces() -> None:
    """§1.3.4 A fifth lease space at the top, and the second for $1: both are offered, and resolved by their bids."""
    s = start(game=GAME.with_data(with_space(LEASE_9, **{"public_board.spaces.lease_7.price": 1})))
    assert offered(s).startswith("place lease_8, place lease_7, place lease_6, place lease_5, place build_1")
    assert offered(s).endswith("place invest_2, place lease_9")
    select(s, "lease_7 lease_6 lease_9 invest_1", "local local local local")
    play(s, "2 take dallas, 1 take dallas, 0 take austin")
    assert [s.money[seat] for seat in range(3)] == [19, 14, 11]


def test_s1_3_4_a_board_without_the_second_build_space() -> None:
    """§1.3.4 Spaces may be missing as well, as long as each column keeps one."""
    data = changed({"public_board.spaces.build_2": GONE})
    for layout in data["public_board"]["layouts"].values():
        layout.remove("build_2")
    assert "place build_1, place drill_1" in offered(start(game=GAME.with_data(data)))


def test_s1_3_4_another_mark() -> None:
    """§1.3.4 A space for other player counts."""
    s = start(3, game=GAME.with_data(changed({"public_board.spaces.local_4p5p.players": [3], "public_board.spaces.local_4p5p.mark": "3P"})))
    assert "local_4p5p" in offered(s)


def test_s27_1_another_price_of_the_storage_extension() -> None:
    """§27.1 $4."""
    s = start(game=GAME.with_data(changed({"tiles.storage_extension.price": 4})))
    arrange(s, "seat 0 $4")
    ask(s, Build(0))
    play(s, "0 buy storage_extension")
    assert seat_of(s, 0) == "$0 0vp 0/0 extension"


def test_s27_1_other_copies_of_the_tiles() -> None:
    """§27.1 One medium tower less, one storage extension more."""
    data = changed({"tiles.medium_tower.copies.fifteen_three_six": 2, "tiles.storage_extension.copies.fifteen_three_six": 4})
    census = start(game=GAME.with_data(data)).census()
    assert (census["medium_tower"], census["storage_extension"]) == (2, 4)


def test_s2_9_a_type_without_copies_has_none_to_remove() -> None:
    """§2.9 With 3 players one of each type goes, if there is one."""
    data = changed({"tiles.gas_refinery_extension.copies.seven_by_three": 0, "tiles.storage_extension.copies.seven_by_three": 3})
    s = start(3, game=GAME.with_data(data), advanced=True, tile_mix="seven_by_three")
    assert as_list(s.removed) == [1, 1, 1, 1, 1, 1, 0, 1, 1]
    assert s.census()["gas_refinery_extension"] == 0


def test_s27_1_slots_of_the_gas_refinery() -> None:
    """§27.1 Two slots: they store, and score when full."""
    s = start(game=GAME.with_data(changed({"tiles.gas_refinery_extension.storage_slots": 2})), advanced=True)
    arrange(s, "seat 0 refinery 5/0")
    assert s.capacity(0) == 5
    assert s.scores()[0]["storage"] == 2


@pytest.mark.parametrize(
    ("quota", "steps"),
    [
        ({"sell_oil": 1, "sell_gas": 1}, ["sell oil, sell gas", "sell oil"]),
        ({"sell_oil": 2, "sell_gas": 2, "sell_total": 3}, ["sell oil, sell gas", "sell oil, sell gas", "sell oil"]),
        (
            {"store_oil": 1, "store_gas": 1, "store_total": 1, "sell_oil": 1, "sell_gas": 1, "sell_total": 1},
            ["store oil, store gas, sell oil, sell gas", "store oil, store gas"],
        ),
        ({"store_gas": 1, "sell_oil": 1}, ["store gas, sell oil", "store gas"]),
    ],
)
def test_s8_2_another_quota(quota: dict[str, int], steps: list[str]) -> None:
    """§8.2 Each kind has its limit, and so have all barrels stored and all barrels sold; the last step listed is taken."""
    s = start(game=GAME.with_data(changed({"tiles.small_local_tower.quota": quota})))
    arrange(s, "seat 0 extension dallas:small_local_tower, dallas 5/5")
    ask(s, Drill(0))
    for expected in steps:
        options = [f"{step} 1" for step in expected.split(", ")]
        assert offered(s) == ", ".join([*options, "stop"])
        play(s, f"0 {options[-1]}")
    assert pending(s) == "PlaceWorker 0"


def test_s27_1_one_refill_per_field() -> None:
    """§27.1 The field is exhausted on entering 2."""
    data = changed({"fields.refills_per_field": 1, "fields.exhausted_position": 2, "fields.track_positions": 3})
    s = start(game=GAME.with_data(data))
    for _ in range(2):
        arrange(s, "dallas 0/0")
        ask(s, FieldCheck(AFTER_PUBLIC))
        quiet(s)
    assert field_of(s, "dallas") == "0/0 at 2"


def test_s27_1_another_national_column() -> None:
    """§27.1 The 2-3 column: $5 alone, $2 for any more."""
    s = start(3, game=GAME.with_data(changed({"national_prices.columns.1.by_cards": [5, 2]})))
    select(s, "lease_8 lease_7 lease_6", "national national national")
    play(s, "0 decline, 1 decline, 2 decline, 0 export oil")
    assert (s.price, s.money[0]) == (2, 22)


def test_s27_1_three_government_discs() -> None:
    """§27.1 As the Italian rulebook has it; no rule asks for their number."""
    data = changed({"components.government_discs": 3, "government.discs": 3})
    assert GAME.with_data(data).data["government"]["discs"] == 3


def test_s2_11_a_market_as_large_as_the_stack() -> None:
    """§2.11 Where nothing else could be turned up a triple stays, so that the set-up ends."""
    s = start(game=GAME.with_data(changed({"per_player_count.building_market.4": 18})))
    assert pending(s) == "PlaceWorker 0"
    assert as_list(s.market) == [3] * 6 + [0] * 3


def test_s18_2_4_the_dummy_bids_where_the_file_says() -> None:
    """§18.2.4 Its Lease space is part of the file."""
    s = start(2, game=GAME.with_data(changed({"dummy.lease_space": "lease_6", "dummy.start_columns": ["lease"]})))
    assert "lease_6" not in offered(s)
    assert "lease_5" in offered(s)


def test_s27_1_a_corrected_game_is_played_to_the_end() -> None:
    """§27.1 No code change is needed for any of these."""
    data = with_space(LEASE_9, **{"tiles.storage_extension.price": 4, "national_prices.columns.1.by_cards": [6]})
    s = start(3, game=GAME.with_data(data), max_rounds=1)
    arrange(s, "market storage_extension")
    select(s, "lease_9 build_1 local_1", "local national local")
    play(s, "0 take dallas, 1 buy storage_extension, 2 oil for vp, 0 stop, 1 export oil, 1 export oil")
    assert s.over
    assert [seat_of(s, seat) for seat in range(3)] == ["$11 0vp 2/0 dallas", "$28 0vp 0/0 extension", "$20 1vp 0/0"]


# What is refused: the shape


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ("tiles.small_tower.hat", 1, "tiles.small_tower.hat: must be true or false"),
        ("tiles.small_tower.price", True, "tiles.small_tower.price: must be a whole number from 0 to 99, not True"),
        ("tiles.small_tower.price", 100, "tiles.small_tower.price: must be a whole number from 0 to 99, not 100"),
        ("tiles.small_tower.price", -1, "tiles.small_tower.price: must be a whole number from 0 to 99, not -1"),
        ("tiles.small_tower.price", 4.5, "tiles.small_tower.price: must be a whole number from 0 to 99, not 4.5"),
        ("tiles.small_tower.price", "5", "tiles.small_tower.price: must be a whole number from 0 to 99, not '5'"),
        ("tiles.small_tower.quota.store_oil", 10, "tiles.small_tower.quota.store_oil: must be a whole number from 0 to 9, not 10"),
        ("per_player.money", 10000, "per_player.money: must be a whole number from 0 to 9999, not 10000"),
        ("investments.rows.0.prices.2", None, "investments.rows[0].prices[2]: must be a whole number from 0 to 99, not None"),
        ("data_version", 2, "data_version: must be a text"),
        ("title", "", "title: must be a text"),
        ("fields", [], "fields: must be an object"),
        ("public_board.spaces.0", "lease_8", "public_board.spaces[0]: must be an object"),
        ("public_board.spaces", {}, "public_board.spaces: must be a list"),
        ("fields.slots.houston", 2, "fields.slots: unknown key 'houston'; allowed: dallas, austin, pecos"),
        ("tiles.small_tower.quota.oil", 2, "tiles.small_tower.quota: unknown key 'oil'; allowed: store_oil, store_gas, "),
        ("public_board.spaces.lease_8.cost", 9, "public_board.spaces.lease_8: unknown key 'cost'; allowed: id, column, position, "),
        ("prices", {}, "unknown key 'prices'; allowed: game, title, "),
        ("subsidy", GONE, "'subsidy' is missing"),
        ("per_player_count.field_size.3", GONE, "per_player_count.field_size: '3' is missing"),
        ("public_board.spaces.lease_8.players", GONE, "public_board.spaces.lease_8: 'players' is missing"),
        ("public_board.spaces.lease_8.id", GONE, "public_board.spaces[0]: 'id' is missing"),
        ("investments.rows.2", GONE, "investments.rows: must have 3 entries, not 2"),
    ],
)
def test_s27_1_values_of_the_wrong_kind(path: str, value: object, line: str) -> None:
    """§27.1 The packaged file is the model of the shape."""
    assert refusal(changed({path: value})).startswith(line)


def test_s27_1_a_file_that_is_no_object() -> None:
    """§27.1 A list, a text, nothing."""
    files: list[object] = [[], "oilfield", None]
    for data in files:
        assert refusal(data) == "must be an object, like the packaged data.json"


@pytest.mark.parametrize("path", FIXED)
def test_s27_1_what_is_code_cannot_be_changed(path: str) -> None:
    """§27.1 A change that would have no effect is refused."""
    found: Any = GAME.data
    for key in path.split("."):
        found = found[key]
    other = found[1:] if isinstance(found, list) else found + "s" if isinstance(found, str) else found + 1
    assert refusal(changed({path: other})) == f"{path}: is part of the rules; it must be {found!r}"


# What is refused: the numbers


def test_s1_5_1_the_nine_tiles_are_all_there() -> None:
    """§1.5.1 None missing, none unknown, none twice, in their order."""
    tiles = GAME.data["tiles"]
    unknown = deepcopy(tiles[0]) | {"id": "large_tower"}
    assert refusal(changed({"tiles": {}})) == "tiles: must be the list of the 9 tiles"
    assert refusal(changed({"tiles.mixed_tower": GONE})) == "tiles: mixed_tower is missing"
    assert refusal(changed({"tiles": [*tiles[:8], "government_tower"]})) == "tiles: government_tower is missing"
    assert refusal(changed({"tiles": [*tiles, unknown]})).startswith("tiles: unknown tile 'large_tower'; allowed: small_tower, ")
    assert refusal(changed({"tiles": [*tiles, tiles[0]]})).startswith("tiles: must stand in this order, once each: small_tower, ")
    assert refusal(changed({"tiles": tiles[::-1]})).startswith("tiles: must stand in this order, once each: small_tower, ")


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"tiles.small_tower.kind": "extension"}, "tiles.small_tower.kind: is part of the rules; it must be 'tower'"),
        ({"tiles.small_tower.storage_slots": 1}, "tiles.small_tower.storage_slots: must be 0; only extensions store"),
        ({"tiles.storage_extension.quota": {"store_oil": 1}}, "tiles.storage_extension.quota: must be empty; only towers drill"),
        (
            {"tiles.small_national_tower.national_action.take_oil": 2},
            "tiles.small_national_tower.national_action.take_oil: is part of the rules; it must be 1",
        ),
        (
            {"tiles.small_national_tower.national_action.needs_storage_sale": False},
            "tiles.small_national_tower.national_action.needs_storage_sale: is part of the rules; it must be True",
        ),
        (
            {"tiles.small_tower.copies.seven_by_three": 4},
            "tiles, copies of seven_by_three: add up to 25, but components.building_tiles is 24",
        ),
        ({"components.building_tiles": 23}, "tiles, copies of fifteen_three_six: add up to 24, but components.building_tiles is 23"),
        ({"government.fee": 8}, "government.fee: must be the fee of the government_tower, 10"),
        ({"components.government_discs": 3}, "government.discs: must be components.government_discs, 3"),
        ({"fields.slots.dallas": 4}, "fields.slots.dallas: must be at least 2, and as many as its concession cards"),
        ({"fields.slots.dallas": 1, "fields.concession_cards.dallas": 1}, "fields.slots.dallas: must be at least 2"),
        (
            {"fields.slots.dallas": 4, "fields.concession_cards.dallas": 4},
            "fields.concession_cards: must add up to components.concession_cards, 12",
        ),
        ({"fields.refills_per_field": 3}, "fields.exhausted_position: must be refills_per_field + 1"),
        (
            {"fields.refills_per_field": 3, "fields.exhausted_position": 4},
            "fields.track_positions: must be exhausted_position + 1",
        ),
        ({"fields.exhausted_fields_to_end": 0}, "fields.exhausted_fields_to_end: must be 1, 2 or 3"),
        ({"fields.exhausted_fields_to_end": 4}, "fields.exhausted_fields_to_end: must be 1, 2 or 3"),
        ({"investments.rows.0.vp": 4}, "investments.rows: must be worth 5, 3 and 2 VP, in this order"),
        ({"investments.rows.1.prices": [6, 7, 8, 9, 10]}, "investments.rows, 3 VP: must have 6 prices from $1 that never fall"),
        ({"investments.rows.1.prices": [6, 7, 8, 9, 10, 9]}, "investments.rows, 3 VP: must have 6 prices from $1 that never fall"),
        ({"investments.rows.2.prices.0": 0}, "investments.rows, 2 VP: must have 6 prices from $1 that never fall"),
        ({"national_prices.columns.0.players": [4]}, "national_prices.columns: must name each of 2, 3, 4 and 5 players once"),
        ({"national_prices.columns.0.players": [3, 4, 5]}, "national_prices.columns: must name each of 2, 3, 4 and 5 players once"),
        ({"national_prices.columns.1.by_cards": []}, "national_prices.columns: must have prices that do not rise"),
        ({"national_prices.columns.1.by_cards": [3, 1, 2]}, "national_prices.columns: must have prices that do not rise"),
        ({"public_board.spaces.lease_8.id": "Lease 8"}, "public_board.spaces.Lease 8: must have an id of small letters"),
        ({"public_board.spaces.lease_8.id": "lease_7"}, "public_board.spaces.lease_7: must have an id of small letters"),
        ({"public_board.spaces.drill_2.column": "dig"}, "public_board.spaces.drill_2: unknown column 'dig'; allowed: lease, build"),
        ({"public_board.spaces.lease_8.price": 0}, "public_board.spaces.lease_8: must have a price from $1 if it is a lease space"),
        ({"public_board.spaces.lease_8.price": GONE}, "public_board.spaces.lease_8: must have a price from $1 if it is a lease space"),
        ({"public_board.spaces.drill_2.price": 1}, "public_board.spaces.drill_2: must have a price from $1 if it is a lease space"),
        ({"public_board.spaces.drill_2.players": [5, 6]}, "public_board.spaces.drill_2: must be for some of 2, 3, 4 and 5 players"),
        ({"public_board.layouts.tight.0": "lease_9"}, "public_board.layouts.tight: unknown space 'lease_9'; allowed: lease_8, "),
        (
            {"public_board.layouts.tight": ["lease_5", "build_1", "drill_5p"]},
            "public_board.layouts.tight: must have a drill space with 2 players (§4.1.2)",
        ),
        ({"public_board.layouts.standard": []}, "public_board.layouts.standard: must have a lease space with 2 players (§4.1.2)"),
        (
            {"public_board.spaces.subsidy_1.players": [2, 3, 5]},
            "public_board.layouts.standard: must have a subsidy space with 4 players (§4.1.2)",
        ),
        ({"per_player.concession_markers": 5}, "per_player.concession_markers: must be 1 to 4"),
        ({"per_player.concession_markers": 0}, "per_player.concession_markers: must be 1 to 4"),
        ({"per_player.score_markers_taken_from_investment_markers": 7}, "per_player.investment_markers: must be as many as"),
        ({"components.concession_markers": 21}, "components.concession_markers: must be 5 times per_player.concession_markers, 20"),
        ({"components.investment_markers": 25}, "components.investment_markers: must be 5 times per_player.investment_markers, 30"),
        ({"per_player.barrels": 4}, "per_player.barrels: must fit into the 3 slots of the refinery"),
        ({"local_prices.oil_per_vp": 0}, "local_prices.oil_per_vp: must be at least 1"),
        ({"per_player_count.field_size.2": 0}, "per_player_count.field_size.2: must be at least 1"),
        ({"per_player_count.building_market.3": 0}, "per_player_count.building_market.3: must be at least 1"),
        ({"per_player_count.concession_market.5": 0}, "per_player_count.concession_market.5: must be at least 1"),
        ({"per_player_count.field_size.5": 21}, "per_player_count.field_size.5: needs 73 cubes at set-up, but there are 70"),
        ({"dummy.start_columns": []}, "dummy.start_columns: must name at least one of lease, build, "),
        ({"dummy.start_columns": ["national"]}, "dummy.start_columns: unknown column 'national'; allowed: lease, build, "),
        ({"dummy.lease_space": "build_1"}, "dummy.lease_space: must be a lease space of every layout with 2 players; allowed: lease_8, "),
        ({"public_board.layouts.tight.3": GONE}, "dummy.lease_space: must be a lease space of every layout with 2 players"),
        ({"public_board.spaces.lease_5.players": [3, 4, 5]}, "dummy.lease_space: must be a lease space of every layout with 2 players"),
        ({"per_player_count.tiles_removed_per_type.2": 0}, "tiles.small_tower.copies: too few for the dummy"),
        ({"per_player_count.tiles_removed_per_type.2": 3}, "tiles.small_tower.copies: too few for the dummy"),
    ],
)
def test_s27_1_numbers_that_do_not_fit_each_other(changes: dict[str, Any], line: str) -> None:
    """§27.1 One line: where, what is wrong, what is allowed."""
    assert refusal(changed(changes)).startswith(line)


def test_s1_3_4_more_spaces_than_the_board_can_have() -> None:
    """§1.3.4 64 are allowed."""
    board = deepcopy(GAME.data["public_board"])
    board["spaces"] += [LEASE_9 | {"id": f"extra_{number}"} for number in range(64 - 15)]
    assert GAME.with_data(changed({"public_board": board})).custom_data
    board["spaces"].append(LEASE_9)
    assert refusal(changed({"public_board": board})) == "public_board.spaces: must be at most 64, not 65"
