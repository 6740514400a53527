"""§13 Options."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.games.mcmulti import GAME
from tests.games.mcmulti.scene import asked, go, heard, holdings, opening, scene

TABLE = """
edition 2012 1988
red_spacing 1 2 3 5
well_price_step 5 10
well_count_rule on_board ever_struck
refinery_footprint 1x1 2x2
economy_trigger difference_track doubles
carry_surplus false true
news_doubles 2012 1988
news_enabled true false
news_n7 true false
news_n8 true false
n2_deferral false true
news_sales shortfall_only voluntary
insolvency waive forfeit_barrels
money_visibility closed open
two_player_board two_diagonal one_opposite
two_player_choice after_roll before_roll
three_player_neighbours cycle geometry
seating fixed random
start_player random 0 1 2 3
final_turn_sales productive_only any
piece_limits none box
"""
RANGES = {
    "target_cash": (350, 2000, 750),
    "start_cash": (50, 1000, None),
    "start_crude": (0, 10, 2),
    "start_gasoline": (0, 10, 2),
    "crude_empty_fields": (0, 30, 5),
    "gasoline_empty_fields": (0, 30, 7),
    "consumer_start": (1, 80, 26),
    "round_limit": (0, 1000, 200),
}


def test_s13_the_table_of_options() -> None:
    """§13 Every option with its values; the first of a list or the last number is the default."""
    listed = {line.split()[0]: line.split()[1:] for line in TABLE.strip().splitlines()}
    found = {option.name: option for option in GAME.options}
    assert set(found) == set(listed) | set(RANGES)
    for name, values in listed.items():
        assert [str(value).lower() for value in found[name].values] == values
        assert str(found[name].default).lower() in values
    for name, (least, most, default) in RANGES.items():
        assert (found[name].at_least, found[name].at_most, found[name].default) == (least, most, default)


def test_s13_1_forfeited_barrels() -> None:
    """§13.1 Barrels are returned until the cash covers what is left, each lowering it by its own fee."""
    s = scene("0: $4 1/2 rig@6,6\nmore N5\nless N8\nunder N1", insolvency="forfeit_barrels")
    go(s, "none; dice 3 3")
    assert asked(s) == "0 ForfeitBarrel: forfeit crude, forfeit gasoline"  # 13 due, 7 after the rig is sold
    assert heard(s, "forfeit crude")[:2] == [
        "forfeited(seat=0, product=crude, barrels=1)",
        "forced(seat=0, action=forfeit gasoline, section=§13.1)",
    ]
    assert holdings(s, 0) == "$2 0/1"


def test_s13_1_it_always_suffices() -> None:
    """§13.1 Even without any cash; for other cards it does not apply."""
    s = scene("0: $0 2/0\nmore N5\nless N8\nunder N1", insolvency="forfeit_barrels")
    go(s, "none; dice 3 3")
    assert holdings(s, 0) == "$0 0/0"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"jokers": 2}, "no option jokers"),
        ({"edition": "1974"}, "edition cannot be 1974"),
        ({"red_spacing": 4}, "red_spacing cannot be 4"),
        ({"target_cash": 349}, "from 350 to 2000"),
        ({"target_cash": 2001}, "from 350 to 2000"),
        ({"start_cash": 750}, "must exceed the start cash of 750"),
        ({"start_player": 4}, "start_player cannot be 4"),
        ({"piece_limits": "box", "crude_empty_fields": 0, "start_crude": 6}, "needs 84 crude, but there are 80"),
        ({"piece_limits": "box", "gasoline_empty_fields": 0, "start_gasoline": 5}, "needs 81 gasoline, but there are 80"),
    ],
)
def test_s13_2_what_cannot_be_played_is_refused(options: dict[str, object], message: str) -> None:
    """§13.2 Unknown options and values, a start player that is not there, a target that is no target, too many barrels for the box."""
    with pytest.raises(SetupError, match=message):
        GAME.start(4, **options)


def test_s13_2_options_of_another_player_count_are_ignored() -> None:
    """§13.2 With four players two_player_choice and three_player_neighbours change nothing."""
    s = opening(two_player_choice="before_roll", two_player_board="one_opposite", three_player_neighbours="cycle")
    assert [int(owner) for owner in s.owner] == [0, 1, 2, 3]
    go(s, "done; done; done; done; none")
    assert asked(s) == "chance Roll"
