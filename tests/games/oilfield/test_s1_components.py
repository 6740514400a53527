"""§0 What this is, and §1 Components."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.core.numbers import as_list
from gusher.games.oilfield import GAME
from gusher.games.oilfield import game as home
from gusher.games.oilfield.rules.components import CARDS, COLUMNS, FIELDS, TILES
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import arrange, ask, field_of, market_of, offered, quiet, select, stack_of, start

RULES = (Path(home.__file__).parent / "RULES.en.md").read_text(encoding="utf-8")


def paragraph(section: str) -> str:
    found = re.search(rf"^- {section} (.*)", RULES, re.MULTILINE)
    assert found, f"RULES.en.md has no {section}"
    return found[1]


def tiles_in_play(s: Table) -> int:
    return len(stack_of(s).split()) + len(market_of(s).split())


def codes(data: Any) -> set[str]:
    """Every status code in a part of the data file."""
    if isinstance(data, list):
        return {code for item in data for code in codes(item)}
    if not isinstance(data, dict):
        return set()
    return {code for item in data.values() for code in codes(item)} | ({str(data["code"])} if "code" in data else set())


# §0


def test_s0_1_the_credits_are_those_of_the_data_file() -> None:
    """§0.1 Oilfield, by whom and of what year."""
    credits = paragraph("§0.1")
    assert GAME.title == "Oilfield"
    for key in ("title", "designer", "artist", "publisher", "year"):
        assert str(GAME.data[key]) in credits


@pytest.mark.parametrize("seats", [1, 6])
def test_s0_2_two_to_five_players(seats: int) -> None:
    """§0.2 3, 4 or 5 players, with the dummy also 2; nothing else."""
    assert GAME.seats == (2, 3, 4, 5)
    with pytest.raises(SetupError, match=f"2, 3, 4 or 5 seats, not {seats}"):
        GAME.start(seats)


def test_s0_3_the_sources_are_named() -> None:
    """§0.3 The three rulebooks; §0.4 the secondary sources with their addresses."""
    for language in ("German", "French", "Italian"):
        assert language in paragraph("§0.3")
    assert re.findall(r"https?://([^/]+)/", paragraph("§0.4"))[:3] == ["www.spieletest.at", "mydokument.com", "boardgameguys.com"]


def test_s0_5_every_status_is_one_of_three() -> None:
    """§0.5 Stated, inferred or reconstructed."""
    assert codes(GAME.data) == {"stated", "inferred", "reconstructed"}
    for code in codes(GAME.data):
        assert f"*{code.capitalize()}*" in paragraph("§0.5")


def test_s0_6_turn_order_is_clockwise_from_the_first_player() -> None:
    """§0.6 Increasing seat number, modulo n, starting with the first player."""
    s = start(5, first=3)
    assert [s.after(turn) for turn in range(5)] == [3, 4, 0, 1, 2]


def test_s0_6_the_bank_has_no_limit() -> None:
    """§0.6 50 coins are in the box, but the bank pays whatever is due."""
    s = start(5)
    assert s.bank == -101
    assert s.census()["money"] == 0


def test_s0_7_the_least_certain_points_are_marked_in_the_data() -> None:
    """§0.7 Spaces of the board, copies of the tiles, price of the storage extension, number of refills."""
    assert "storage extension" in paragraph("§0.7")
    assert GAME.data["public_board"]["layouts_status"]["code"] == "reconstructed"
    assert GAME.data["tiles_status"]["code"] == "inferred"
    assert GAME.data["tiles"][TILES.index("storage_extension")]["status"]["price"] == "reconstructed"
    assert GAME.data["fields"]["status"]["refills_per_field"] == "inferred"


# §1.1, §1.2


def test_s1_1_1_box_contents() -> None:
    """§1.1.1 What is in the box."""
    counts = {key: value for key, value in GAME.data["components"].items() if isinstance(value, int)}
    assert ", ".join(f"{key} {value}" for key, value in counts.items()) == (
        "board 1, refineries 5, coins 50, building_tiles 24, concession_cards 12, private_cards 25, first_player_cards 1, workers 5, "
        "concession_markers 20, investment_markers 30, oil_cubes 49, gas_cubes 21, strike_cubes 1, government_cubes 3, field_markers 3, "
        "government_discs 2, bag 1"
    )


def test_s1_1_1_the_box_is_on_the_table() -> None:
    """§1.1.1 All cubes, tiles and cards of the box are somewhere on the table of an advanced game."""
    census = start(4, advanced=True).census()
    assert (census["oil"], census["gas"]) == (49, 21)
    assert sum(census[tile] for tile in TILES) == 24
    assert sum(census[field] for field in FIELDS) == 12


def test_s1_1_1_what_a_player_has_is_counted_too() -> None:
    """§1.1.1 Nothing leaves the box for good: barrels, tiles and cards of the seats are part of it."""
    s = start(advanced=True)
    census = s.census()
    arrange(s, "seat 0 $9 2/1 extension refinery dallas austin:small_tower pecos:government_tower row5")
    assert s.census() == census


def test_s1_2_1_which_actions_are_public_and_which_private() -> None:
    """§1.2.1 Eight actions; the columns are the public ones, the cards the private ones."""
    actions = GAME.data["actions"]
    assert ", ".join(f"{action['id']} {action['chapter']}" for action in actions) == (
        "lease 6, build 7, drill 8, local 9, national 10, first_player 11, subsidy 12, invest 13"
    )
    assert [action["id"] for action in actions if action["public"]] == list(COLUMNS)
    assert [action["id"] for action in actions if action["private"]] == list(CARDS)


def test_s1_2_2_five_private_cards_one_of_each() -> None:
    """§1.2.2 lease, build, drill, local, national."""
    s = start()
    select(s, "lease_8 lease_7 lease_6 lease_5", "")
    for seat in range(4):
        assert offered(s, seat) == "card lease, card build, card drill, card local, card national"


# §1.3


def spaces(seats: int, **options: Any) -> str:
    s = start(seats, **options)
    return " ".join(s.box.space_names[space] for space in s.terms.usable)


def test_s1_3_1_seven_columns_from_left_to_right() -> None:
    """§1.3.1 Lease is the leftmost, Invest the rightmost."""
    s = start(5)
    names = [s.box.space_names[space] for space in s.terms.order]
    columns = list(dict.fromkeys(re.sub(r"_[^_]*$", "", name) for name in names))
    assert columns == ["lease", "build", "drill", "local", "first_player", "subsidy", "invest"]


@pytest.mark.parametrize(
    ("seats", "drill", "local"), [(2, "", ""), (3, "", ""), (4, "", " local_4p5p"), (5, " drill_5p", " local_4p5p")]
)
def test_s1_3_2_spaces_of_the_standard_board(seats: int, drill: str, local: str) -> None:
    """§1.3.2 13 spaces with 2 or 3 players, 14 with 4, 15 with 5."""
    assert spaces(seats) == (
        f"lease_8 lease_7 lease_6 lease_5 build_1 build_2 drill_1 drill_2{drill} local_1{local} first_player_1 subsidy_1 invest_1 invest_2"
    )


def test_s1_3_2_lease_spaces_bear_their_price() -> None:
    """§1.3.2 $8, $7, $6 and $5; no other space has one."""
    box = start().box
    priced = {name: int(price) for name, price in zip(box.space_names, box.space_price, strict=True) if price > 0}
    assert priced == {"lease_8": 8, "lease_7": 7, "lease_6": 6, "lease_5": 5}


@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 12), (4, 13), (5, 14)])
def test_s1_3_3_the_tight_board_has_no_drill_2(seats: int, count: int) -> None:
    """§1.3.3 Layout `tight`."""
    tight = spaces(seats, board_layout="tight").split()
    assert len(tight) == count
    assert set(spaces(seats).split()) - set(tight) == {"drill_2"}


# §1.4


def test_s1_4_1_slots_of_the_fields() -> None:
    """§1.4.1 Dallas 3, Austin 4, Pecos 5, and as many concession cards."""
    s = start()
    assert as_list(s.box.slots) == as_list(s.box.cards) == [3, 4, 5]
    assert [s.free_slots(field) for field in range(3)] == [3, 4, 5]


def test_s1_4_2_a_slot_holds_one_marker_and_one_tower() -> None:
    """§1.4.2 A marker fills a slot; a tower fills the marker."""
    s = start()
    arrange(s, "seat 0 dallas dallas:small_tower, seat 1 dallas")
    assert s.free_slots(0) == 0
    assert (s.sites(0, 0), s.sites(1, 0), s.sites(2, 0)) == (1, 1, 0)


def test_s1_4_3_a_field_is_filled_three_times_in_all() -> None:
    """§1.4.3 At set-up, on entering 1 and on entering 2; entering 3 exhausts it."""
    s = start()
    seen = [field_of(s, "dallas")]
    for _ in range(4):
        arrange(s, "dallas 0/0")
        ask(s, FieldCheck(AFTER_PUBLIC))
        quiet(s)
        seen.append(field_of(s, "dallas"))
    assert seen == ["12/0 at 0", "12/0 at 1", "12/0 at 2", "0/0 at 3", "0/0 at 3"]


# §1.5


def test_s1_5_1_the_nine_tiles() -> None:
    """§1.5.1 Kind, hat, price, and copies with 4-5 and 2-3 players."""
    many, few = start(4, advanced=True), start(3, advanced=True)
    box = many.box
    table = [
        f"{TILES[tile]} {'tower' if box.tile_tower[tile] else 'extension'}{' hat' if box.tile_hat[tile] else ''} ${box.tile_price[tile]} "
        f"{many.census()[TILES[tile]]} {few.census()[TILES[tile]] - few.removed[tile]}"
        for tile in range(9)
    ]
    assert table == [
        "small_tower tower $5 3 2",
        "medium_tower tower $8 3 2",
        "mixed_tower tower $10 3 2",
        "small_local_tower tower $7 3 2",
        "medium_local_tower tower $13 3 2",
        "storage_extension extension $5 3 2",
        "gas_refinery_extension extension hat $8 2 1",
        "small_national_tower tower hat $10 2 1",
        "government_tower tower hat $0 2 1",
    ]


@pytest.mark.parametrize(("seats", "plain", "hats"), [(4, 18, 24), (5, 18, 24), (3, 12, 15)])
def test_s1_5_1_totals_of_the_tiles(seats: int, plain: int, hats: int) -> None:
    """§1.5.1 24 and 15 tiles; 18 and 12 without the hats."""
    assert tiles_in_play(start(seats)) == plain
    assert tiles_in_play(start(seats, advanced=True)) == hats


def test_s1_5_2_fifteen_three_six() -> None:
    """§1.5.2 Five basic towers, the storage extension, three hats."""
    copies = GAME.box.tile_copies["fifteen_three_six"]
    assert (sum(copies[:5]), copies[5], sum(copies[6:])) == (15, 3, 6)


@pytest.mark.parametrize(("seats", "extensions"), [(4, (2, 1)), (3, (1, 0))])
def test_s1_5_3_seven_by_three(seats: int, extensions: tuple[int, int]) -> None:
    """§1.5.3 Three of each tower, two storage extensions, one gas refinery; with 2-3 players one of each less."""
    s = start(seats, advanced=True, tile_mix="seven_by_three")
    in_play = [s.stack[tile] + s.market[tile] for tile in range(9)]
    assert (in_play[5], in_play[6]) == extensions
    assert {in_play[tile] for tile in (0, 1, 2, 3, 4, 7, 8)} == {3 if seats == 4 else 2}
    assert sum(in_play) == (24 if seats == 4 else 15)


def top_of_the_stack(s: Table) -> object:
    stack = s.view(0)["stack"]
    assert isinstance(stack, dict)
    return stack["top_is_hat"]


def test_s1_5_4_the_hat_is_on_the_face() -> None:
    """§1.5.4 The face-down stack shows nothing, unless the option says that the hat is on the back."""
    assert top_of_the_stack(start(advanced=True)) is None
    assert top_of_the_stack(start(advanced=True, hat_on_back=True)) is False
    assert top_of_the_stack(start(hat_on_back=True)) is None


# §1.6 to §1.9


def test_s1_6_1_the_investment_table() -> None:
    """§1.6.1 Three rows of six spaces, filled from the left."""
    s = start()
    prices: list[list[int]] = [[], [], []]
    for covered in range(6):
        arrange(s, f"row 5 {covered}, row 3 {covered}, row 2 {covered}")
        for row in range(3):
            prices[row].append(int(s.row_price(row)))
    assert as_list(s.box.row_vp) == [5, 3, 2]
    assert prices == [[10, 11, 12, 13, 14, 15], [6, 7, 8, 9, 10, 11], [3, 4, 5, 5, 6, 6]]


@pytest.mark.parametrize(("seats", "prices"), [(2, [3, 1, 1]), (3, [3, 1, 1]), (4, [4, 3, 1]), (5, [4, 3, 1])])
def test_s1_7_1_the_national_price_table(seats: int, prices: list[int]) -> None:
    """§1.7.1 By the number of National cards revealed."""
    assert as_list(start(seats).terms.national_price) == prices


def test_s1_8_1_local_prices() -> None:
    """§1.8.1 1 oil = $2; 2 oil = 1 VP; 1 gas = 1 VP."""
    box = start().box
    assert (box.oil_money, box.oil_per_vp, box.gas_vp) == (2, 2, 1)


@pytest.mark.parametrize(
    ("seats", "size", "tiles", "cards"), [(2, 10, 5, 3), (3, 10, 5, 4), (4, 12, 6, 4), (5, 14, 6, 4)]
)
def test_s1_9_1_numbers_by_player_count(seats: int, size: int, tiles: int, cards: int) -> None:
    """§1.9.1 Cubes per field, building market, concession market, money, barrels."""
    s = start(seats)
    assert [s.oil[field] + s.gas[field] for field in range(3)] == [size] * 3
    assert (sum(as_list(s.market)), sum(as_list(s.cards))) == (tiles, cards)
    assert as_list(s.money) == [20] * seats
    assert [s.stored_oil[seat] + s.stored_gas[seat] for seat in range(seats)] == [2] * seats


@pytest.mark.parametrize(("source", "plain", "hats"), [("removed", 12, 15), ("stack", 9, 12)])
def test_s1_9_1_tiles_in_play_with_two_players(source: str, plain: int, hats: int) -> None:
    """§1.9.1 The dummy's towers come out of the removed tiles, or out of the stack."""
    assert tiles_in_play(start(2, dummy_towers_from=source)) == plain
    assert tiles_in_play(start(2, dummy_towers_from=source, advanced=True)) == hats
