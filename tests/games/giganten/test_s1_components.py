"""§1 Components: the box of the packaged data file."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.rules.cards import RED_CARD
from gusher.games.giganten.rules.components import BLUE, RED, WHITE
from gusher.games.giganten.rules.movement import Move, need
from gusher.games.giganten.rules.specials import PushBack
from tests.games.giganten.scene import arrange, ask, at, begin, cell_named, locos_of, offered, pending, play, site_named, start

DATA = GAME.data
MAP = """
.   .   n   .1  .   .1  n   .   .   n   .   .3  ^   .   .   .3x .   .2  n   .
.   .   .   .   ^   .   .   .   n   .3  .   .   .   .   n   .   ^   .   .   .
.   .   .   n   .1  .   n   .   .   .   ^   .   .2  .   .3  .   .   .   ^3  .
.   n   .1  .   .   .   .   ^   .2  .   .2x .   ^   .   ^   .   .2  .   .   n
.   .   ^   .   .1x ^   .   .   .   .   .   n   .   .2  .   .   n   .   .3  .
.   .   .   .   .   n   .1  .   ^   .   .   .   .   n   .   .   .   .   n   .
.   ^   .1  ^   .   .   .   .   .   .   n   .   .   .   .   ^2  .   ^2x .   ^
.   .   .   .   .   ^   .1  .   ^2  .   .3  .   n   .3  .   .   .   .   n   .
.   .   .   ^1? .   .   .   n   .   .   .   ^   .   .   ^   .   n3  .   .   .
.   n   .   .   .   n1x .   .   ^   .   .   .   ^   .2  .   .   .   .   ^3  n
.   ^   .1  .   .   .   ^   .   .   .   ^   .   .   .   .   ^   .   .   .   .
.   ^   ^   .   ^1  .   .   .   n2  .   .3  .   .   ^3x .   .   .   n2  .   .
"""


def drawn() -> list[str]:
    """The map of §1.2.2 as the data file has it."""
    cells = [[".n^"[int(digit) - 1] for digit in row] for row in DATA["board"]["terrain"]]
    for site in DATA["board"]["sites"]:
        mark = "x" if site["extra"] else "?" if site["id"] == DATA["board"]["missing_site"] else ""
        cells[site["row"] - 1][site["column"] - 1] += f"{site['kind']}{mark}"
    return [" ".join(row) for row in cells]


def test_s1_1_1_contents_of_the_box() -> None:
    """§1.1.1 30 beige and 12 red cards, 78 licence cards, 36 tiles, 60 crude, five derricks each."""
    assert sum(card["copies"] for card in DATA["beige_cards"]) == 30
    assert sum(card["copies"] for card in DATA["red_cards"]) == 12
    assert DATA["licences"]["base"] == {"ones": 39, "twos": 39}
    assert [len(tile["values"]) for tile in DATA["tiles"]] == [12, 12, 12]
    assert DATA["player_counts"]["4"]["crude_markers"] == 60
    assert DATA["constants"]["derricks_per_player"] == 5
    assert len(DATA["die"]) == 6


def test_s1_1_2_money_is_a_multiple_of_500() -> None:
    """§1.1.2 Every amount in the box is a multiple of the smallest banknote."""
    amounts = [tile["build_cost"] for tile in DATA["tiles"]] + [field["price"] for field in DATA["price_table"]["fields"]]
    amounts += [DATA["constants"][key] for key in ("start_cash", "freight_fee", "forced_sale_price", "end_crude_value")]
    assert DATA["constants"]["money_unit"] == 500
    assert all(amount % 500 == 0 for amount in amounts)


def test_s1_2_2_the_map() -> None:
    """§1.2.2 The board is the printed map; §1.2.1 twelve rows of twenty columns; §1.2.4 with the sites where the table has them."""
    assert drawn() == [" ".join(row.split()) for row in MAP.strip().splitlines()]
    assert (len(DATA["board"]["terrain"]), len(DATA["board"]["terrain"][0])) == (12, 20)
    assert [site["id"] for site in DATA["board"]["sites"]] == [f"S{number:02}" for number in range(1, 37)]
    assert [site["kind"] for site in DATA["board"]["sites"]] == [1] * 12 + [2] * 12 + [3] * 12


def test_s1_2_3_terrain_counts() -> None:
    """§1.2.3 183 plain, 25 hill and 32 mountain cells."""
    cells = "".join(DATA["board"]["terrain"])
    assert [cells.count(digit) for digit in "123"] == [183, 25, 32]


def test_s1_2_5_facts_that_follow() -> None:
    """§1.2.5 No two sites adjacent, none in columns 1 and 2, column 1 all plain, no cell beside more than two, two extra of each kind."""
    sites = DATA["board"]["sites"]
    for one, other in combinations(sites, 2):
        assert abs(one["row"] - other["row"]) + abs(one["column"] - other["column"]) > 1
    assert min(site["column"] for site in sites) == 3
    assert {row[0] for row in DATA["board"]["terrain"]} == {"1"}
    s = begin()
    for cell in range(240):
        assert sum(s.has_tile(beside) for beside in s.box.beside[cell * 4 : cell * 4 + 4] if beside >= 0) <= 2
    assert sorted(site["kind"] for site in sites if site["extra"]) == [1, 1, 2, 2, 3, 3]


def test_s1_2_6_the_missing_site() -> None:
    """§1.2.6 With `missing_site` = omitted (9,4) is an ordinary mountain cell, and one more tile of its kind is in the box."""
    for missing, lies in (("reconstructed", 1), ("omitted", 0)):
        s = begin(missing_site=missing)
        assert s.face_down[site_named(s, "S05")] == lies
        assert s.may_stop(cell_named("9,4"), 0) == (lies == 0)
        assert s.box.cost[cell_named("9,4")] == 3
        assert sum(s.face_down) == 35 + lies
        assert s.unseen(0) == 12


def test_s1_3_1_terrain_costs() -> None:
    """§1.3.1 Plain costs 1, hill 2, mountain 3 to enter, with or without a tile or a truck on it."""
    s = at("seat 0 at 4,1; seat 1 at 4,2", Move(0, 12, False))
    play(s, "0 truck 4,2; tile 1; 0 truck 4,3")
    assert s.top is not None
    assert offered(s) == "truck 3,3, truck 4,2, truck 4,4, truck 5,3, loco"
    assert s.view(0)["moving"] == {"seat": 0, "points": 12 - 2 - 1, "railed": False}
    play(s, "0 truck 5,3")
    assert s.view(0)["moving"] == {"seat": 0, "points": 9 - 3, "railed": False}


@pytest.mark.parametrize(
    ("kind", "values", "crude", "peekable", "cost"),
    [
        (1, {2: 4, 3: 4, 4: 4}, 36, True, 4000),
        (2, {2: 6, 5: 6}, 42, False, 6000),
        (3, {4: 4, 5: 4, 6: 4}, 60, True, 8000),
    ],
)
def test_s1_4_1_drilling_tiles(kind: int, values: dict[int, int], crude: int, peekable: bool, cost: int) -> None:
    """§1.4.1 Three kinds of twelve tiles each."""
    tile = DATA["tiles"][kind - 1]
    assert {value: tile["values"].count(value) for value in tile["values"]} == values
    assert sum(tile["values"]) == crude
    assert (tile["peekable"], tile["build_cost"]) == (peekable, cost)


def test_s1_5_2_the_track() -> None:
    """§1.5.2 The costs of a track; §1.5.1 it has a space beside each of the 20 columns."""
    costs = DATA["track"]["enter_costs"]
    assert costs == [0] + [1] * 9 + [2] * 7 + [3] * 3
    assert sum(costs) == 32
    assert DATA["track"]["spaces"] == len(costs) == 20


def test_s1_5_3_the_track_ends() -> None:
    """§1.5.3 Locos start on 0, may be level, and there is no step beyond 19."""
    assert locos_of(begin()) == "0 0 0 0"
    s = at("seat 0 at 2,2 loco 19; seat 1 loco 19", Move(0, 12, False))
    assert "loco" not in offered(s).split(", ")
    s = at("seat 0 at 2,2 loco 18; seat 1 loco 19", Move(0, 12, False))
    play(s, "0 loco")
    assert locos_of(s) == "19 19 0 0"


def test_s1_5_4_the_black_loco() -> None:
    """§1.5.4 It starts on 0, moves in spaces whatever they cost, and is not pushed back."""
    s = begin()
    assert s.black == 0
    s = at("black 16", RED_CARD)
    play(s, "turn red-3-2-6-push4")
    assert s.black == 19
    ask(s, PushBack(0, 5))
    assert s.black == 19


@pytest.mark.parametrize(("star", "black", "over"), [(20, 17, False), (20, 18, True), (19, 16, False), (19, 17, True)])
def test_s1_5_5_the_star(star: int, black: int, over: bool) -> None:
    """§1.5.5 The star is 20 spaces away, or 19 by the option."""
    s = at(f"black {black}", RED_CARD, black_star=star)
    play(s, "turn red-2-2-6-crude")
    assert s.over == over
    assert s.black == min(star, black + 2)


def test_s1_6_2_price_tables() -> None:
    """§1.6.2 16 fields from $1500 to $9000, five red, six white, five blue; §1.6.1 for three companies in their order."""
    s = begin()
    assert [int(price) for price in s.box.price] == list(range(1500, 9001, 500))
    assert [int(zone) for zone in s.box.zone] == [RED] * 5 + [WHITE] * 6 + [BLUE] * 5
    view: Any = s.view(None)
    assert [company["id"] for company in view["companies"]] == ["hudson", "jet", "standard"]


def test_s1_6_3_barrels_start_on_5000() -> None:
    """§1.6.3 Every barrel starts on $5000, a white field."""
    view: Any = begin().view(None)
    assert [(company["price"], company["zone"]) for company in view["companies"]] == [(5000, "white")] * 3


def test_s1_7_1_the_die() -> None:
    """§1.7.1 Six faces: blue and red 2, 3 and 4."""
    faces = [(face["colour"], face["fields"]) for face in DATA["die"]]
    assert faces == [("blue", 2), ("blue", 3), ("blue", 4), ("red", 2), ("red", 3), ("red", 4)]


def test_s1_8_2_beige_cards() -> None:
    """§1.8.2 30 beige cards with 139 licences, 227 points and nine price changes; §1.8.1 what their numbers mean; 36 with five players."""
    cards = DATA["beige_cards"]
    assert [sum(card["copies"] * card[key] for card in cards) for key in ("licences", "move")] == [139, 227]
    assert sum(card["copies"] for card in cards if card["price"]) == 9
    assert sum(card["copies_of_five"] for card in cards) == 36
    first = cards[0]
    assert (first["id"], first["licences"], first["move"], first["price"]) == ("beige-3-12", 3, 12, 0)


def test_s1_8_3_red_cards() -> None:
    """§1.8.3 12 red cards: black 26, licences 32, points 62, five with crude and seven with a push."""
    cards = DATA["red_cards"]
    assert [sum(card["copies"] * card[key] for card in cards) for key in ("black", "licences", "move")] == [26, 32, 62]
    assert sum(card["copies"] for card in cards if card["crude"]) == 5
    assert sum(card["copies"] for card in cards if card["push"]) == 7


def test_s1_8_4_specials() -> None:
    """§1.8.4 Every red card has one special, beige ones at most a price change, none has two."""
    for card in DATA["red_cards"]:
        assert [card["price"] > 0, card["crude"] > 0, card["push"] > 0].count(True) == 1
        assert card["price"] == 0
    for card in DATA["beige_cards"]:
        assert card["crude"] == card["push"] == 0


def test_s1_8_5_the_game_ends_with_the_8th_to_10th_red_card() -> None:
    """§1.8.5 Exactly: 3.0 %, 46.1 % and 50.9 % of the games to 20, and 16.0 %, 65.9 % and 18.2 % to 19."""
    blacks = [card["black"] for card in DATA["red_cards"] for _ in range(card["copies"])]
    for star, shares in ((20, (3.0, 46.1, 50.9)), (19, (16.0, 65.9, 18.2))):
        ways = {0: [0] * 30}
        ways[0][0] = 1
        for black in blacks:
            for count in sorted(ways, reverse=True):
                ways.setdefault(count + 1, [0] * 30)
                for total in range(30 - black):
                    ways[count + 1][total + black] += ways[count][total]
        reached = [sum(ways[count][star:]) / sum(ways[count]) for count in (7, 8, 9, 10)]
        assert reached[0] == 0
        assert reached[3] == 1
        steps = [round(100 * (later - earlier), 1) for earlier, later in pairwise(reached)]
        assert steps == list(shares)


def test_s1_9_1_what_a_player_has() -> None:
    """§1.9.1 A truck, five derricks, a loco, $15000 and a tank at each company."""
    view: Any = begin().view(0)
    player = view["players"][0]
    assert (player["money"], player["derricks"], player["loco"], player["truck"]) == (15000, 5, 0, None)
    assert player["tanks"] == {"hudson": 0, "jet": 0, "standard": 0}


@pytest.mark.parametrize(("seats", "each"), [(2, 39), (3, 39), (4, 39), (5, 52)])
def test_s1_9_2_licence_cards(seats: int, each: int) -> None:
    """§1.9.2 39 of each value, with five players 52."""
    s = begin(seats)
    assert (s.deck_ones, s.deck_twos) == (each, each)


@pytest.mark.parametrize(("seats", "markers"), [(3, 60), (5, 75)])
def test_s1_9_3_crude_markers(seats: int, markers: int) -> None:
    """§1.9.3 60 markers, 75 with five players; their number is a limit only with `crude_supply` = limited."""
    for supply in ("unlimited", "limited"):
        s = begin(seats, crude_supply=supply)
        assert s.supply == markers
        s.supply = 0
        assert s.has_crude() == (supply == "unlimited")
        assert s.view(None)["supply"] == (None if supply == "unlimited" else 0)


def test_s1_9_4_fixed_amounts() -> None:
    """§1.9.4 Freight $3000, tanks of 2, forced sales and final crude at $1000, derricks by rank."""
    constants = DATA["constants"]
    assert [constants[key] for key in ("freight_fee", "tank_limit", "forced_sale_price", "end_crude_value")] == [3000, 2, 1000, 1000]
    assert DATA["player_counts"]["4"]["end_derrick_values"] == [5000, 4000, 3000, 2000]


def test_s1_2_4_need_beside_every_site() -> None:
    """§1.2.4 From each tile at least one cell beside it can be stopped on, whatever the terrain."""
    s = start()
    arrange(s, "seat 0 at 1,1")
    assert pending(s) == "TakeCard 0"
    assert all(1 <= need(s, cell, 0, 9) <= 2 for cell in s.box.site_cell)
