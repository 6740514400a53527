"""§21 What an owner of the game could correct in the data file, and what is refused, with a line that says where and why; §22 reminders."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.games.giganten import GAME
from gusher.games.giganten.game import Giganten
from gusher.games.giganten.rules.auction import AUCTION
from gusher.games.giganten.rules.data import FIXED, check
from gusher.games.giganten.rules.prices import ROLL_PRICE
from gusher.rulebook import Rulebook
from tests.games.giganten.scene import arrange, ask, begin, offered, play, prices_of, start

GONE = object()


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The packaged data with other values at these paths; things in lists go by their id or their number."""
    data = deepcopy(GAME.data)
    for path, value in changes.items():
        *way, last = path.split(".")
        inside: Any = data
        for key in way:
            inside = step_into(inside, key)
        if value is GONE:
            del inside[int(last) if isinstance(inside, list) else last]
        elif isinstance(inside, list):
            inside[place_of(inside, last)] = value
        else:
            inside[last] = value
    return data


def place_of(inside: list[Any], key: str) -> int:
    ids = [item.get("id") if isinstance(item, dict) else None for item in inside]
    return ids.index(key) if key in ids else int(key)


def step_into(inside: Any, key: str) -> Any:
    return inside[place_of(inside, key)] if isinstance(inside, list) else inside[key]


def refusal(changes: dict[str, Any]) -> str:
    with pytest.raises(SetupError) as refused:
        GAME.with_data(changed(changes))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_s21_1_the_packaged_file_is_fine_as_it_is() -> None:
    """§21.1 The model passes its own check, and a game with it is the same game."""
    game = GAME.with_data(deepcopy(GAME.data))
    assert game.custom_data
    assert [action.notation for action in game.actions] == [action.notation for action in GAME.actions]


def test_s21_1_corrections_that_can_be_played() -> None:
    """§21.1 (1) the twelfth single site, (3) where locos start, (4) the price fields, (5) a card: no code depends on them."""
    fields = [{"price": price, "zone": zone} for price, zone in ((4000, "red"), (5000, "white"), (6000, "blue"))]
    game = GAME.with_data(
        changed(
            {
                "board.sites.S05.row": 9,
                "board.sites.S05.column": 2,
                "track.player_start": 2,
                "price_table.fields": fields,
                "beige_cards.beige-3-12.licences": 9,
                "beige_cards.beige-3-8-price3.price": 1,
                "beige_cards.beige-4-6-price3.price": 1,
                "beige_cards.beige-5-5-price3.price": 1,
                "beige_cards.beige-2-10-price2.price": 1,
                "beige_cards.beige-6-4-price2.price": 1,
                "beige_cards.beige-4-5-price4.price": 1,
                "die": [{"colour": "blue", "fields": 2}, {"colour": "red", "fields": 1}],
            }
        )
    )
    s = start(4, game=game)
    assert list(s.loco) == [2, 2, 2, 2]
    assert prices_of(s) == "6000 6000 6000"
    assert s.has_tile(8 * 20 + 1)
    ask(s, ROLL_PRICE[0])
    play(s, "roll blue 2")
    assert prices_of(s) == "4000 6000 6000"
    arrange(s, "price jet 4000; seat 0 hand 2/0 jet 1")
    ask(s, AUCTION[1])
    assert offered(s) == "pass, bid 1, bid 2, bid 3, bid 4"


def test_s21_1_a_roll_stops_at_the_end_of_a_short_table() -> None:
    """§21.1 A corrected table may be shorter than a roll: the barrel stops on its end field."""
    fields = [{"price": price, "zone": "white"} for price in (4500, 5000, 5500)]
    cards = {f"beige_cards.{card['id']}.price": min(1, card["price"]) for card in GAME.data["beige_cards"]}
    die = [{"colour": "blue", "fields": 2}, {"colour": "red", "fields": 2}]
    s = begin(3, game=GAME.with_data(changed({"price_table.fields": fields, "die": die, **cards})))
    play(s, "roll blue 2; roll red 2")
    assert prices_of(s) == "5500 4500 5000"


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"title": GONE}, "data file: 'title' is missing"),
    ({"joker": 1}, "data file: unknown key 'joker'; allowed: game, title, designer"),
    ({"board": []}, "board: must be an object"),
    ({"board.sites": {}}, "board.sites: must be a list"),
    ({"board.sites": []}, "board.sites: must not be empty"),
    ({"board.sites.S01.extra": 1}, "board.sites.S01.extra: must be true or false"),
    ({"board.sites.S01.row": "one"}, "board.sites.S01.row: must be a whole number from 0 to 99, not 'one'"),
    ({"tiles.0.build_cost": 4_000_000}, "tiles[0].build_cost: must be a whole number from 0 to 1000000"),
    ({"year": True}, "year: must be a whole number from 0 to 9999, not True"),
    ({"designer": ""}, "designer: must be a text"),
    ({"tiles": [GAME.data["tiles"][0]]}, "tiles: must have 3 entries, not 1"),
    ({"board.terrain.0": "1112"}, "board.terrain: must be 12 rows of 20 digits"),
    ({"board.terrain.0": "4" * 20}, "board.terrain: must be 12 rows of 20 digits"),
    ({"board.terrain_costs.hill": 0}, "board.terrain_costs.hill: must be 1 to 20"),
    ({"board.truck_start_column": 21}, "board.truck_start_column: must be 1 to 20"),
    ({"board.sites": [GAME.data["board"]["sites"][0]] * 61}, "board.sites: must be at most 60, not 61"),
    ({"board.sites.S02.id": "S01"}, "board.sites.S01: must have an id of letters and digits that no other site has"),
    ({"board.sites.S02.id": "S 2"}, "must have an id of letters and digits"),
    ({"board.sites.S02.row": 13}, "board.sites.S02: must lie in row 1 to 12 and column 1 to 20"),
    ({"board.sites.S02.column": 1}, "board.sites.S02: must not lie in the column where trucks are placed"),
    ({"board.sites.S02.kind": 4}, "board.sites.S02: must be of kind 1 to 3"),
    ({"board.sites.S02.row": 5}, "board.sites.S01: must not lie on or beside another site"),
    ({"board.sites.S02.id": "S99"}, "board.sites: must stand in the order of their ids"),
    ({"board.missing_site": "S77"}, "board.missing_site: must be the id of a site"),
    ({"tiles.0.values": [2, 3]}, "tiles, kind 1: must have a value for each of its 12 sites"),
    ({"tiles.0.kind": 3, "tiles.2.kind": 1}, "tiles: must be of kind 1, 2 and 3, in this order"),
    ({"tiles.1.values.0": 10}, "tiles, kind 2: must have values from 1 to 9"),
    ({"tiles.1.values": [2] * 100}, "tiles, kind 2: must have at most 99 tiles"),
    ({"track.spaces": 19}, "track.spaces: must be 20"),
    ({"track.enter_costs.0": 1}, "track.enter_costs: must begin with 0"),
    ({"track.enter_costs.4": 0}, "track.enter_costs: must begin with 0 and go on with costs from 1 to 20"),
    ({"track.black_start": 19}, "track.black_start: must be less than 19"),
    ({"price_table.fields.1.price": 1500}, "price_table.fields: must have prices that rise"),
    ({"price_table.fields.1.zone": "green"}, "unknown zone 'green'; allowed: red, white, blue"),
    ({"price_table.fields.1.zone": "blue"}, "must have the zones in this order: red, white, blue"),
    ({"price_table.start_price": 5100}, "price_table.start_price: must be one of the prices"),
    ({"die.0.colour": "green"}, "die: unknown colour 'green'; allowed: blue, red"),
    ({"die.0.fields": 16}, "die: must have numbers from 1 to 15"),
    ({"die.0.fields": 3}, "die: must have no two faces alike"),
    ({"beige_cards.0.id": "beige 1"}, "must have an id of small letters, digits and -"),
    ({"red_cards.0.id": "beige-3-12"}, "beige_cards.beige-3-12: must have an id"),
    ({"beige_cards.0.move": 21}, "beige_cards.beige-3-12.move: must be at most 20"),
    ({"beige_cards.0.copies": 9}, "beige_cards.beige-3-12.copies: must be 1 to 15, and not more than copies_of_five"),
    ({"red_cards.0.black": 0}, "red_cards.red-3-3-4-crude.black: must be at least 1"),
    ({"beige_cards": GAME.data["beige_cards"][5:6]}, "beige_cards: must be at least 5"),
    ({"licences.base.ones": 0}, "licences.base: must have cards of both values"),
    ({"constants.money_unit": 0}, "constants.money_unit: must be at least 1"),
    ({"constants.freight_fee": 2800}, "constants.freight_fee: must be a multiple of constants.money_unit, 500"),
    ({"tiles.0.build_cost": 4100}, "tiles, kind 1, build_cost: must be a multiple"),
    ({"price_table.fields.15.price": 9100}, "price_table.fields[15]: must be a multiple"),
    ({"constants.derricks_per_player": 21}, "constants.derricks_per_player: must be 1 to 20"),
    ({"player_counts.3.licence_set": "many"}, "player_counts.3.licence_set: must be base or five_players"),
    ({"player_counts.3.end_derrick_values": [5000]}, "player_counts.3.end_derrick_values: must be 3 values that do not rise"),
]


@pytest.mark.parametrize(("changes", "line"), REFUSED, ids=[line for _, line in REFUSED])
def test_s21_1_what_cannot_be_played_is_refused(changes: dict[str, Any], line: str) -> None:
    """§21.1 One line says where and why."""
    found = refusal(changes)
    assert found.startswith("data file: ")
    assert line in found


def test_s21_1_a_file_that_is_no_object() -> None:
    """§21.1 A list is no data file."""
    with pytest.raises(SetupError, match="must be an object, like the packaged"):
        GAME.with_data([])


@pytest.mark.parametrize("path", FIXED)
def test_s21_1_what_is_code_stays(path: str) -> None:
    """§21.1 Companies and the size of the board are part of the rules."""
    value = step_into(GAME.data, path) if "." not in path else GAME.data["board"][path.split(".")[1]]
    other = value[::-1] if isinstance(value, list) else value + 1 if isinstance(value, int) else "other"
    with pytest.raises(SetupError, match=f"{path}: is part of the rules"):
        check(changed({path: other}), GAME.data)


def test_s21_1_notes_are_free() -> None:
    """§21.1 What the file says about itself, for people, may say anything, or nothing."""
    game = GAME.with_data(changed({"status_legend": GONE, "die_status": "checked with the game in hand", "board.sites.S01.status": GONE}))
    assert isinstance(game, Giganten)


def test_s22_1_the_reminders_name_rules_that_exist() -> None:
    """§22.1 Each reminder points at its rule; those are tested in their chapters."""
    rules = Rulebook(GAME)
    reminders = [line for line in rules.find("22.1").splitlines() if line.strip().startswith("- ")]
    assert len(reminders) >= 12
    assert all("(§" in line for line in reminders[1:])
