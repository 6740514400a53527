"""§22 Chance: every random event with its exact weights."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.errors import IllegalAction
from gusher.core.rng import Rng
from gusher.core.rules import Chance
from gusher.games.oilfield.rules.components import TILES
from gusher.games.oilfield.rules.dummy import DummyDrill
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck, TopUpCards, TopUpTiles
from gusher.games.oilfield.rules.stack import OpeningTriple, TurnUpTiles
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import (
    arrange,
    ask,
    bag_of,
    begin,
    due,
    field_of,
    market_of,
    outcome_of,
    pending,
    play,
    quiet,
    select,
    stack_of,
    start,
)


def at_tiles(seats: int, until: str = "tile", **options: Any) -> Table:
    """Before the first tile is turned up, or before its back is seen."""
    s = begin(seats, **options)
    quiet(s, until=until)
    return s


def chances(s: Table) -> dict[str, Fraction]:
    """The outcomes of the pending chance with their probabilities."""
    outcomes = s.outcomes()
    whole = sum(weight for _, weight in outcomes)
    return {outcome.notation: Fraction(weight, whole) for outcome, weight in outcomes}


def after(s: Table, notation: str) -> Table:
    other = s.clone()
    other.meet(outcome_of(notation))
    return other


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s22_1_c1_first_player_is_uniform_over_the_seats(seats: int) -> None:
    """§22.1 C1 Each seat with the same chance."""
    s = begin(seats)
    quiet(s, until="first seat")
    assert due(s) == ", ".join(f"first seat {seat} 1" for seat in range(seats))


def test_s22_1_c2_starting_barrels_from_the_whole_bag() -> None:
    """§22.1 C2 Two a player, each draw uniform over what is left of 49 oil and 21 gas, without the grey cube."""
    s = begin(3)
    assert due(s) == "cube oil 49, cube gas 21"
    play(s, "cube gas")
    assert due(s) == "cube oil 49, cube gas 20"
    play(s, "cube oil, cube oil, cube oil, cube oil, cube oil")
    assert (pending(s), due(s)) == ("FieldCube", "cube oil 44, cube gas 20")
    assert [f"{s.stored_oil[seat]}/{s.stored_gas[seat]}" for seat in range(3)] == ["1/1", "2/0", "2/0"]


def test_s22_1_c3_opening_fill_without_the_grey_cube() -> None:
    """§22.1 C3 N a field, uniform from the rest; the last cube of Pecos is still without the grey one."""
    s = begin(3)
    play(s, "cube oil\n" * (6 + 29))
    assert (pending(s), due(s), bag_of(s)) == ("FieldCube", "cube oil 14, cube gas 21", "14/21")
    play(s, "cube gas")
    assert (field_of(s, "pecos"), bag_of(s)) == ("9/1 at 0", "14/20 grey")


def test_s22_1_c3_sampling_without_the_grey_cube() -> None:
    """§22.1 C3 The fast draw picks what a draw from the list of outcomes would pick, never the grey cube."""
    s = begin(3)
    play(s, "cube oil\n" * 6)
    top = s.pending[-1]
    assert isinstance(top, Chance)
    drawn = [s.sample(Rng(seed)).notation for seed in range(300)]
    assert drawn == [Chance.sample(top, s, Rng(seed)).notation for seed in range(300)]
    assert set(drawn) == {"cube oil", "cube gas"}


def test_s22_1_c4_each_tile_uniform_among_those_left() -> None:
    """§22.1 C4 The stack is a multiset; each tile that is turned up leaves one copy less."""
    s = at_tiles(4)
    assert due(s) == ", ".join(f"tile {tile} 3" for tile in TILES[:6])
    play(s, "tile mixed_tower")
    assert due(s) == (
        "tile small_tower 3, tile medium_tower 3, tile mixed_tower 2, tile small_local_tower 3, tile medium_local_tower 3, "
        "tile storage_extension 3"
    )


def test_s22_1_c4_hats_are_in_the_advanced_stack() -> None:
    """§22.1 C4 With hats and 3 players: two of each basic tile, one of each hat tile."""
    s = at_tiles(3, advanced=True)
    assert due(s) == ", ".join([f"tile {tile} 2" for tile in TILES[:6]] + [f"tile {tile} 1" for tile in TILES[6:]])


TRIPLE = "tile small_tower, tile small_tower, tile small_tower, tile medium_tower, tile medium_tower, tile mixed_tower"


def test_s22_1_c5_returned_copy_is_among_the_next_tiles() -> None:
    """§22.1 C5 The next tile is uniform among the stack and the returned copy."""
    s = at_tiles(4)
    play(s, TRIPLE)
    assert market_of(s) == "small_tower small_tower medium_tower medium_tower mixed_tower"
    assert due(s) == (
        "tile small_tower 1, tile medium_tower 1, tile mixed_tower 2, tile small_local_tower 3, tile medium_local_tower 3, "
        "tile storage_extension 3"
    )


def test_s22_1_c5_any_bottom_turns_up_the_former_top() -> None:
    """§22.1 C5 `any_bottom`: the returned copy is not among the next tiles."""
    s = at_tiles(4, triple_redraw="any_bottom")
    play(s, TRIPLE)
    assert due(s) == (
        "tile medium_tower 1, tile mixed_tower 2, tile small_local_tower 3, tile medium_local_tower 3, tile storage_extension 3"
    )


def test_s22_1_c5_any_bottom_keeps_the_top_that_was_seen() -> None:
    """§22.1 C5 With `any_bottom` and `hat_on_back` the former top is turned up, with the back that everybody saw."""
    s = at_tiles(4, until="back", advanced=True, edition="german")
    play(s, "back plain")
    for tile in TRIPLE.split(", "):
        play(s, f"{tile}, back {'hat' if tile == 'tile mixed_tower' else 'plain'}")
    assert due(s) == "tile gas_refinery_extension 2, tile small_national_tower 2, tile government_tower 2"


def test_s22_1_c5_shuffling_gives_a_new_top() -> None:
    """§22.1 C5 With `any_shuffle` and `hat_on_back` the shuffled stack shows a new back first."""
    s = at_tiles(4, until="back", advanced=True, hat_on_back=True)
    play(s, "back plain")
    for tile in TRIPLE.split(", "):
        play(s, f"{tile}, back {'hat' if tile == 'tile mixed_tower' else 'plain'}")
    assert due(s) == "back plain 13, back hat 6"


def test_s22_1_c5_nothing_else_to_turn_up() -> None:
    """§22.1 C5 If no other tile is left to come up, three alike stay."""
    s = start(4)
    arrange(s, "market small_tower small_tower small_tower\n stack")
    ask(s, OpeningTriple())
    assert (pending(s), market_of(s)) == ("PlaceWorker 0", "small_tower small_tower small_tower")


def test_s22_1_c6_concession_deck() -> None:
    """§22.1 C6 Each card uniform among those left in the deck."""
    s = begin(4)
    quiet(s, until="concession")
    assert due(s) == "concession dallas 3, concession austin 4, concession pecos 5"
    play(s, "concession austin")
    assert due(s) == "concession dallas 3, concession austin 3, concession pecos 5"


# In play


def test_s22_1_c7_market_top_up() -> None:
    """§22.1 C7 Next card and next tile uniform among those left."""
    s = start(4)
    arrange(s, "cards dallas dallas dallas\n market mixed_tower mixed_tower mixed_tower small_tower storage_extension")
    ask(s, TopUpCards())
    assert due(s) == "concession austin 4, concession pecos 5"
    play(s, "concession pecos")
    ask(s, TopUpTiles())
    assert due(s) == (
        "tile small_tower 2, tile medium_tower 3, tile small_local_tower 3, tile medium_local_tower 3, tile storage_extension 2"
    )


def test_s22_1_c8_refill_over_everything_in_the_bag() -> None:
    """§22.1 C8 Each cube equally likely, the grey one included, and never twice."""
    s = start(4)
    arrange(s, "dallas 0/9")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert due(s) == "cube oil 17, cube gas 12, cube grey 1"
    play(s, "cube oil")
    assert due(s) == "cube oil 16, cube gas 12, cube grey 1"
    play(s, "cube grey")
    assert due(s) == "cube oil 16, cube gas 12"


def strike_chance(s: Table) -> Fraction:
    """How likely the field ends on strike, over all ways in which the pending draws can go."""
    if not s.chance:
        return Fraction(int(s.grey == 0))
    return sum((chance * strike_chance(after(s, notation)) for notation, chance in chances(s).items()), Fraction(0))


@pytest.mark.parametrize("replaced", [True, False])
@pytest.mark.parametrize("missing", [1, 2, 3, 5])
def test_s22_1_c8_probability_of_a_strike(missing: int, replaced: bool) -> None:
    """§22.1 C8 With b barrels in the bag and m to draw it is m / (b + 1), whatever `strike_cube_replaced` says."""
    s = start(3, strike_cube_replaced=replaced)
    arrange(s, f"seat 0, seat 1, seat 2\n dallas 0/{10 - missing}, austin 23/{6 + missing}, pecos 23/3")
    assert bag_of(s) == "3/2 grey"
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert strike_chance(s) == Fraction(missing, 5 + 1)


def test_s22_1_c8_no_strike_when_nothing_is_drawn() -> None:
    """§22.1 C8 With m = 0 there is no strike."""
    s = start(3)
    arrange(s, "dallas 0/10")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert (pending(s), field_of(s, "dallas")) == ("PlaceWorker 0", "0/10 at 1")


def oil_chance(s: Table) -> dict[int, Fraction]:
    """How likely each number of oil in Dallas is, over all ways in which the pending draws can go."""
    if not s.chance:
        return {int(s.oil[0]): Fraction(1)}
    found: dict[int, Fraction] = {}
    for notation, chance in chances(s).items():
        for oil, inner in oil_chance(after(s, notation)).items():
            found[oil] = found.get(oil, Fraction(0)) + chance * inner
    return found


def test_s22_1_c8_draws_are_without_replacement() -> None:
    """§22.1 C8 Two barrels of 3 oil and 2 gas: 1/10 no oil, 6/10 one, 3/10 two, the grey cube notwithstanding."""
    s = start(3)
    arrange(s, "seat 0, seat 1, seat 2\n dallas 0/8, austin 23/8, pecos 23/3")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert oil_chance(s) == {0: Fraction(1, 10), 1: Fraction(6, 10), 2: Fraction(3, 10)}


def test_s22_1_c8_sampling_follows_the_weights() -> None:
    """§22.1 C8 The fast draw of a cube picks what a draw from the list of outcomes would pick."""
    s = start(3)
    arrange(s, "seat 0, seat 1, seat 2\n dallas 0/9, austin 23/7, pecos 23/3")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert due(s) == "cube oil 3, cube gas 2, cube grey 1"
    top = s.pending[-1]
    assert isinstance(top, Chance)
    drawn = [s.sample(Rng(seed)).notation for seed in range(300)]
    assert drawn == [Chance.sample(top, s, Rng(seed)).notation for seed in range(300)]
    assert set(drawn) == {"cube oil", "cube gas", "cube grey"}


def test_s22_1_every_chance_can_be_sampled() -> None:
    """§22.1 What is sampled is one of the outcomes, here the ones of a set-up; without a chance there is nothing to sample."""
    s = begin(2, advanced=True, hat_on_back=True)
    rng = Rng(7)
    seen = set()
    while s.chance:
        seen.add(type(s.pending[-1]).__name__)
        drawn = s.sample(rng)
        assert drawn.notation in due(s)
        s.apply(drawn)
    assert " ".join(sorted(seen)) == "ChooseFirst ConcessionCard DummyStart DummyTowers FieldCube NextTile SeeBack StartingBarrel"
    with pytest.raises(IllegalAction, match="no-chance-due"):
        s.sample(rng)


# The dummy


def test_s22_1_c9_dummy_towers_in_six_arrangements() -> None:
    """§22.1 C9 Each assignment of the three towers to the fields has 1/6, and they are six different ones."""
    s = begin(2)
    quiet(s, until="dummy towers")
    found = chances(s)
    assert list(found.values()) == [Fraction(1, 6)] * 6
    assert len({tuple(after(s, notation).dummy_tower) for notation in found}) == 6


def test_s22_1_c10_dummy_start_column() -> None:
    """§22.1 C10 Lease, Build, Drill and Local with 1/4 each."""
    s = begin(2)
    quiet(s, until="dummy worker")
    assert due(s) == "dummy worker lease 1, dummy worker build 1, dummy worker drill 1, dummy worker local 1"


def at_dummy_card(position: str = "") -> Table:
    s = start(2)
    arrange(s, f"seat 0, seat 1\n {position}")
    select(s, "drill_1 drill_2", "drill drill")
    return s


def test_s22_1_c11_dummy_card() -> None:
    """§22.1 C11 Each of the five cards with 1/5."""
    s = at_dummy_card()
    assert due(s) == "dummy card lease 1, dummy card build 1, dummy card drill 1, dummy card local 1, dummy card national 1"


def test_s22_1_c12_dummy_drill_field() -> None:
    """§22.1 C12 Each field with 1/3; with `market` uniform over the cards in the market."""
    s = start(2)
    ask(s, DummyDrill())
    assert due(s) == "dummy drills dallas 1, dummy drills austin 1, dummy drills pecos 1"
    s = start(2, dummy_drill_source="market")
    arrange(s, "cards dallas pecos pecos")
    ask(s, DummyDrill())
    assert due(s) == "dummy drills dallas 1, dummy drills pecos 2"


def test_s22_1_c13_dummy_lease_reshuffles_pile_and_market() -> None:
    """§22.1 C13 All cards of deck and market are equally likely to be turned up."""
    s = at_dummy_card("cards dallas dallas pecos")
    play(s, "dummy card lease")
    assert due(s) == "concession dallas 2, concession austin 3, concession pecos 4"


def test_s22_1_c13_dummy_build_reshuffles_stack_and_market() -> None:
    """§22.1 C13 All tiles of stack and market are equally likely to be turned up."""
    s = at_dummy_card("market mixed_tower mixed_tower")
    play(s, "dummy card build")
    assert due(s) == ", ".join(f"tile {tile} 2" for tile in TILES[:6])


# What was seen of the stack


def test_s22_2_tile_at_the_bottom_comes_last() -> None:
    """§22.2 With `any_bottom` the returned tile is not drawn while another is left, and then without a chance."""
    s = at_tiles(4, triple_redraw="any_bottom")
    play(s, TRIPLE + ", tile mixed_tower")
    quiet(s)
    arrange(s, "market\n stack small_tower mixed_tower")
    ask(s, TurnUpTiles(2))
    assert due(s) == "tile mixed_tower 1"
    play(s, "tile mixed_tower")
    assert pending(s) == "PlaceWorker 0"
    assert (market_of(s), stack_of(s), len(s.bottom)) == ("small_tower mixed_tower", "", 0)


def test_s22_2_two_tiles_at_the_bottom_in_their_order() -> None:
    """§22.2 The one that went under the stack first lies above the other."""
    s = start(4)
    arrange(s, "market\n stack small_tower mixed_tower")
    s.bottom = vec[i64]([TILES.index("mixed_tower"), TILES.index("small_tower")])
    ask(s, TurnUpTiles(1))
    assert (market_of(s), stack_of(s)) == ("mixed_tower", "small_tower")
    arrange(s, "market\n stack small_tower mixed_tower")
    s.bottom = vec[i64]([TILES.index("mixed_tower"), TILES.index("small_tower")])
    ask(s, TurnUpTiles(2))
    assert (market_of(s), stack_of(s)) == ("small_tower mixed_tower", "")


def test_s22_2_other_copy_of_the_tile_at_the_bottom_may_come() -> None:
    """§22.2 Of two small towers in the stack one lies at the bottom; the other is as likely as any tile."""
    s = start(4)
    arrange(s, "market\n stack small_tower small_tower mixed_tower")
    s.bottom = vec[i64]([TILES.index("small_tower")])
    ask(s, TurnUpTiles(1))
    assert due(s) == "tile small_tower 1, tile mixed_tower 1"


def test_s22_2_shuffle_makes_the_bottom_unknown() -> None:
    """§22.2 After the next shuffle, here by the dummy's Build card, the tile may come at any time."""
    s = at_dummy_card("market mixed_tower mixed_tower")
    s.bottom = vec[i64]([TILES.index("storage_extension")])
    play(s, "dummy card build")
    assert due(s) == ", ".join(f"tile {tile} 2" for tile in TILES[:6])
    assert len(s.bottom) == 0


def test_s22_2_bottom_counts_for_the_back_only_when_it_is_the_top() -> None:
    """§22.2 A hat tile that lies at the bottom is no candidate for the top, until nothing else is left."""
    s = start(4, advanced=True, hat_on_back=True, triple_redraw="any_bottom", tile_mix="seven_by_three")
    arrange(s, "market\n stack small_tower mixed_tower government_tower")
    s.bottom = vec[i64]([TILES.index("government_tower")])
    s.top_back = 0
    ask(s, TurnUpTiles(2))
    assert due(s) == "tile small_tower 1, tile mixed_tower 1"
    play(s, "tile small_tower")
    assert due(s) == "back plain 1"
    play(s, "back plain, tile mixed_tower")
    assert (pending(s), s.top_back, stack_of(s)) == ("PlaceWorker 0", 1, "government_tower")


def test_s22_2_backs_do_not_change_the_odds_of_a_tile() -> None:
    """§22.2 Seeing the back first and then the face gives each tile of the stack its share, as without `hat_on_back`."""
    s = at_tiles(4, until="back", advanced=True, hat_on_back=True)
    assert due(s) == "back plain 18, back hat 6"
    found: dict[str, Fraction] = {}
    for back, chance in chances(s).items():
        for tile, inner in chances(after(s, back)).items():
            found[tile] = found.get(tile, Fraction(0)) + chance * inner
    assert found == chances(at_tiles(4, advanced=True))
