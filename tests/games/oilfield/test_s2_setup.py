"""§2 Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.errors import IllegalAction
from gusher.core.numbers import as_list
from gusher.games.oilfield.rules.components import TILES
from gusher.games.oilfield.rules.invest import Invest
from gusher.games.oilfield.rules.setup import TileMarket
from gusher.games.oilfield.rules.stack import TurnUpTiles
from gusher.games.oilfield.rules.table import IN_BAG, IN_BOX, UNKNOWN, Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    bag_of,
    begin,
    cards_of,
    deck_of,
    due,
    field_of,
    heard,
    market_of,
    offered,
    pending,
    play,
    quiet,
    seat_of,
    select,
    stack_of,
    start,
)

THREE_MEDIUM = "tile medium_tower, tile medium_tower, tile medium_tower, tile small_tower, tile mixed_tower, tile small_local_tower"
THREE_EXTENSIONS = "tile storage_extension, tile storage_extension, tile storage_extension, tile small_tower, tile small_tower"


def turned_up(tiles: str, seats: int = 4, **options: Any) -> Table:
    """The opening market just turned up."""
    s = begin(seats, **options)
    quiet(s, until="tile")
    play(s, tiles)
    return s


def test_s2_1_hat_tiles_only_in_the_advanced_game() -> None:
    """§2.1 All hat tiles go back in the box unless `advanced`."""
    hats = {"gas_refinery_extension", "small_national_tower", "government_tower"}
    assert not hats & set(stack_of(start()).split())
    assert hats <= set(stack_of(start(advanced=True)).split())


def test_s2_2_all_barrels_in_the_bag_and_the_grey_cube_out() -> None:
    """§2.2 49 oil and 21 gas."""
    s = begin()
    assert bag_of(s) == "49/21"
    assert s.grey == IN_BOX


def test_s2_3_what_each_player_takes() -> None:
    """§2.3 5 private cards, 1 worker, 4 concession markers, 6 investment markers."""
    s = start()
    assert (s.box.concession_markers, s.box.investment_markers) == (4, 6 - 1)
    select(s, "lease_8 lease_7 lease_6 lease_5", "")
    assert pending(s) == "ChooseCards 0 1 2 3"
    assert len(s.options(0)) == 5


def test_s2_4_twenty_dollars_each() -> None:
    """§2.4 Out of the bank, before the barrels."""
    s = begin(5)
    assert as_list(s.money) == [20] * 5
    assert s.bank == -100


def test_s2_5_no_points_and_five_investment_markers() -> None:
    """§2.5 One investment marker stands on the VP track, five remain."""
    s = start()
    assert as_list(s.vp) == [0] * 4
    arrange(s, "seat 0 $20 row2 row2 row2 row2")
    ask(s, Invest(0))
    assert offered(s) == "invest 5, invest 3, invest 2, decline, divest 2"
    play(s, "0 invest 2")
    ask(s, Invest(0))
    assert offered(s) == "decline, divest 2"


def test_s2_6_in_seat_order_two_cubes_each() -> None:
    """§2.6 From the bag into the storage."""
    s = begin()
    assert due(s) == "cube oil 49, cube gas 21"
    play(s, "cube oil, cube gas, cube gas, cube gas, cube oil")
    assert [seat_of(s, seat) for seat in range(4)] == ["$20 0vp 1/1", "$20 0vp 0/2", "$20 0vp 1/0", "$20 0vp 0/0"]
    assert due(s) == "cube oil 47, cube gas 18"


def test_s2_7_the_fields_are_filled_in_their_order() -> None:
    """§2.7 Dallas, then Austin, then Pecos, N cubes each."""
    s = begin()
    play(s, "cube oil\n" * 8)
    play(s, "cube gas\n" * 11)
    assert [field_of(s, "dallas"), field_of(s, "austin")] == ["0/11 at 0", "0/0 at 0"]
    play(s, "cube oil\n" * 2)
    assert [field_of(s, "dallas"), field_of(s, "austin")] == ["1/11 at 0", "1/0 at 0"]
    play(s, "cube oil\n" * 12)
    assert [field_of(s, "austin"), field_of(s, "pecos")] == ["12/0 at 0", "1/0 at 0"]


def test_s2_7_a_kind_that_has_run_out_is_not_drawn() -> None:
    """§2.7 The draws are without replacement."""
    s = begin()
    play(s, "cube gas\n" * 21)
    assert due(s) == "cube oil 49"
    with pytest.raises(IllegalAction, match="impossible-outcome"):
        play(s, "cube gas")


def test_s2_8_the_grey_cube_comes_after_the_opening_fill() -> None:
    """§2.8 It cannot appear in the opening fill or in the starting barrels."""
    s = begin()
    for _ in range(2 * 4 + 3 * 12):
        assert "grey" not in due(s)
        assert s.grey == IN_BOX
        play(s, "cube oil")
    assert pending(s) == "NextTile"
    assert s.grey == IN_BAG


def test_s2_9_with_three_players_one_tile_of_each_type_is_removed() -> None:
    """§2.9 6 types without hats, 9 with."""
    assert as_list(start(3).removed) == [1] * 6 + [0] * 3
    assert as_list(start(3, advanced=True).removed) == [1] * 9
    assert as_list(start(4, advanced=True).removed) == [0] * 9


def test_s2_9_a_type_with_a_single_copy_vanishes() -> None:
    """§2.9 With `seven_by_three` the only gas refinery is removed, and nothing below it."""
    s = start(3, advanced=True, tile_mix="seven_by_three")
    refinery = TILES.index("gas_refinery_extension")
    assert (s.removed[refinery], s.stack[refinery], s.market[refinery]) == (1, 0, 0)


@pytest.mark.parametrize(("seats", "count"), [(3, 5), (5, 6)])
def test_s2_10_the_building_market_is_turned_up_from_the_stack(seats: int, count: int) -> None:
    """§2.10 5 tiles with 2-3 players, 6 with 4-5, each uniform among those left."""
    s = begin(seats)
    quiet(s, until="tile")
    copies = 2 if seats == 3 else 3
    assert due(s) == ", ".join(f"{tile} {copies}" for tile in (f"tile {name}" for name in TILES[:6]))
    play(s, "tile mixed_tower")
    assert f"tile mixed_tower {copies - 1}" in due(s)
    quiet(s, until="concession")
    assert len(market_of(s).split()) == count


def test_s2_10_a_stack_too_small_gives_what_there_is() -> None:
    """§2.10 The market then is smaller."""
    s = start()
    arrange(s, "market, stack small_tower mixed_tower")
    ask(s, TileMarket())
    quiet(s)
    assert market_of(s) == "small_tower mixed_tower"
    assert stack_of(s) == ""


def test_s2_11_a_triple_is_broken_up_by_shuffling() -> None:
    """§2.11 `any_shuffle`: one copy goes into the stack, which is shuffled, and the top tile is turned up."""
    s = turned_up(THREE_MEDIUM)
    assert market_of(s) == "small_tower medium_tower medium_tower mixed_tower small_local_tower"
    assert "tile medium_tower 1" in due(s)
    play(s, "tile medium_tower")
    assert "tile medium_tower 1" in due(s)
    play(s, "tile storage_extension")
    assert pending(s) == "ConcessionCard"
    assert heard(s, "triple") == "triple(tile=medium_tower), triple(tile=medium_tower)"


def test_s2_11_several_triples_in_table_order() -> None:
    """§2.11 The type first in the table of §1.5.1 is treated first."""
    s = turned_up("tile mixed_tower, tile mixed_tower, tile mixed_tower, tile small_tower, tile small_tower, tile small_tower")
    assert market_of(s) == "small_tower small_tower mixed_tower mixed_tower mixed_tower"
    play(s, "tile medium_tower")
    assert market_of(s) == "small_tower small_tower medium_tower mixed_tower mixed_tower"
    play(s, "tile small_local_tower")
    assert pending(s) == "ConcessionCard"


def test_s2_11_any_bottom_puts_the_copy_under_the_stack() -> None:
    """§2.11 `any_bottom`: not shuffled, so the copy cannot be the next tile."""
    s = turned_up(THREE_MEDIUM, triple_redraw="any_bottom")
    assert market_of(s) == "small_tower medium_tower medium_tower mixed_tower small_local_tower"
    assert "medium_tower" not in due(s)
    assert [TILES[tile] for tile in s.bottom] == ["medium_tower"]
    play(s, "tile storage_extension")
    assert pending(s) == "ConcessionCard"
    assert "medium_tower" in stack_of(s)


def test_s2_11_what_lies_at_the_bottom_comes_last_and_without_chance() -> None:
    """§2.11 `any_bottom`: when only the copy is left it is turned up, and there is nothing to draw."""
    s = turned_up(THREE_MEDIUM, triple_redraw="any_bottom")
    play(s, "tile storage_extension")
    quiet(s)
    arrange(s, "market, stack mixed_tower medium_tower")
    ask(s, TileMarket())
    assert due(s) == "tile mixed_tower 1"
    play(s, "tile mixed_tower")
    assert market_of(s) == "medium_tower mixed_tower"
    assert len(s.bottom) == 0


def test_s2_11_of_two_copies_the_one_put_under_first_lies_higher() -> None:
    """§2.11 `any_bottom`: the next copy goes under it."""
    three_each = "tile mixed_tower, tile mixed_tower, tile mixed_tower, tile small_tower, tile small_tower, tile small_tower"
    s = turned_up(three_each, triple_redraw="any_bottom")
    play(s, "tile medium_tower, tile small_local_tower")
    assert [TILES[tile] for tile in s.bottom] == ["small_tower", "mixed_tower"]
    quiet(s)
    arrange(s, "market, stack small_tower mixed_tower")
    ask(s, TurnUpTiles(1))
    assert (market_of(s), stack_of(s)) == ("small_tower", "mixed_tower")


def test_s2_11_the_back_of_what_lies_at_the_bottom_is_known() -> None:
    """§2.11 `any_bottom` with `hat_on_back`: when the copy comes to the top nobody needs to look."""
    tiles = THREE_MEDIUM.replace(",", ", back plain,") + ", back plain"
    s = begin(advanced=True, hat_on_back=True, triple_redraw="any_bottom")
    quiet(s, until="back")
    play(s, f"back plain, {tiles}, tile storage_extension, back hat")
    quiet(s)
    arrange(s, "market, stack government_tower medium_tower")
    ask(s, TileMarket())
    assert due(s) == "back hat 1"
    play(s, "back hat, tile government_tower")
    assert market_of(s) == "medium_tower government_tower"
    assert s.top_back == UNKNOWN


@pytest.mark.parametrize(("redraw", "broken"), [("any_shuffle", True), ("any_bottom", True), ("towers_shuffle", False)])
def test_s2_11_three_extensions(redraw: str, broken: bool) -> None:
    """§2.11 `towers_shuffle`: only tower types count."""
    s = turned_up(THREE_EXTENSIONS + ", tile medium_tower", triple_redraw=redraw)
    assert market_of(s).count("storage_extension") == (2 if broken else 3)
    assert pending(s) == ("NextTile" if broken else "ConcessionCard")


def test_s2_11_towers_shuffle_breaks_up_towers() -> None:
    """§2.11 `towers_shuffle`: as the first variant for a tower."""
    s = turned_up(THREE_MEDIUM, triple_redraw="towers_shuffle")
    assert "tile medium_tower 1" in due(s)


def test_s2_11_only_at_set_up() -> None:
    """§2.11 Three alike in a later market stay."""
    s = start()
    arrange(s, "market small_tower small_tower small_tower, stack")
    select(s, "local_1 local_4p5p invest_1 invest_2", "local local local local")
    play(s, "0 stop, 1 stop, 2 decline, 3 decline, 0 stop, 1 stop, 2 stop, 3 stop")
    assert s.round == 2
    assert market_of(s) == "small_tower small_tower small_tower"


@pytest.mark.parametrize(
    ("seats", "in_deck", "market"),
    [
        (4, "concession dallas 3, concession austin 4, concession pecos 5", 4),
        (2, "concession dallas 2, concession austin 3, concession pecos 4", 3),
    ],
)
def test_s2_12_the_concession_deck_and_market(seats: int, in_deck: str, market: int) -> None:
    """§2.12 4 cards are turned up; with 2 players one card of each field is set aside and 3 are turned up."""
    s = begin(seats)
    quiet(s, until="concession")
    assert due(s) == in_deck
    play(s, "concession pecos, concession pecos, concession austin")
    quiet(s)
    assert len(cards_of(s).split()) == market
    assert as_list(s.aside) == ([1, 1, 1] if seats == 2 else [0, 0, 0])
    assert len(deck_of(s).split()) == (6 if seats == 2 else 8)


def test_s2_13_the_orange_cubes_lie_beside_the_board() -> None:
    """§2.13 Three of them, none in the investment table."""
    s = start()
    assert s.box.government_cubes == 3
    assert [s.orange_cubes(row) for row in range(3)] == [0, 0, 0]


def test_s2_14_the_field_markers_start_on_0() -> None:
    """§2.14 All three."""
    assert as_list(start().track) == [0, 0, 0]


def test_s2_15_a_dollar_on_the_subsidy_field() -> None:
    """§2.15 It is the dollar of round 1, and comes out of the bank."""
    s = start()
    assert (s.pot, s.bank, s.round) == (1, -81, 1)


def test_s2_16_the_first_player_is_chosen_at_random() -> None:
    """§2.16 Each seat alike."""
    s = begin(3)
    quiet(s, until="first")
    assert due(s) == "first seat 0 1, first seat 1 1, first seat 2 1"
    play(s, "first seat 2")
    assert s.first == 2
    assert pending(s) == "PlaceWorker 2"


@pytest.mark.parametrize(("seats", "first", "supervisor"), [(4, 0, 3), (4, 2, 1), (5, 0, 4), (2, 1, 0)])
def test_s2_17_the_supervisor_sits_to_the_right_of_the_first_player(seats: int, first: int, supervisor: int) -> None:
    """§2.17 Derived, never stored."""
    assert start(seats, first).supervisor() == supervisor
