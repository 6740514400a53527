"""§7.5 Specials and §7.6 the discard."""

from __future__ import annotations

from copy import deepcopy

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.rules.movement import MOVE_TURN
from gusher.games.giganten.rules.specials import DISCARD_CARD, FREE_CRUDE, SPECIAL, ChangePrice, PushBack
from tests.games.giganten.scene import arrange, ask, at, card_named, heard, locos_of, offered, pending, play, prices_of, start, tanks_of

FLAT = "price hudson 5000; price jet 5000; price standard 5000"


def test_s7_5_1_the_special_must_be_carried_out_after_the_move() -> None:
    """§7.5.1 By the player who took the card; there is no way to decline."""
    s = at(f"{FLAT}; seat 1 at 9,1 card beige-3-8-price3", MOVE_TURN[1])
    play(s, "1 end")
    assert pending(s) == "ChangePrice 1"
    assert offered(s) == (
        "price hudson up, price hudson down, price jet up, price jet down, price standard up, price standard down"
    )


def test_s7_5_1_price_then_crude_then_push() -> None:
    """§7.5.1 A corrected card with several specials has them in this order."""
    data = deepcopy(GAME.data)
    data["red_cards"][3] |= {"price": 1, "crude": 2}
    s = start(4, game=GAME.with_data(data))
    arrange(s, f"{FLAT}; seat 0 card red-2-4-8-push2; seat 1 loco 5")
    ask(s, SPECIAL[0])
    play(s, "0 price jet up; 0 store hudson")
    assert (pending(s), locos_of(s)) == ("FreeCrude 0", "0 5 0 0")
    play(s, "0 store jet")
    assert (tanks_of(s, 0), locos_of(s), prices_of(s)) == ("1/1/0", "0 3 0 0", "5000 5500 5000")


def test_s7_5_2_price_change_ignores_zones() -> None:
    """§7.5.2 The barrel moves k fields in the chosen direction, whatever its zone."""
    s = at("price hudson 8000; price jet 2000; price standard 5000", ChangePrice(0, 2), ChangePrice(0, 2))
    play(s, "0 price hudson up; 0 price jet up")
    assert prices_of(s) == "9000 3000 5000"
    assert heard(s, "changed-price").startswith("changed-price(seat=0, company=hudson, before=8000, price=9000)")


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("clamp", "price hudson up, price hudson down, price jet down, price standard up"),
        ("forbid", "price hudson down, price jet down, price standard up"),
    ],
)
def test_s7_5_2_at_the_ends_of_the_table(mode: str, expected: str) -> None:
    """§7.5.2 With `price_overflow` = clamp it stops on the end field but must move; with forbid all fields must be there."""
    s = at("price hudson 8500; price jet 9000; price standard 1500", ChangePrice(0, 4), price_overflow=mode)
    assert offered(s) == expected
    if mode == "clamp":
        play(s, "0 price hudson up")
        assert prices_of(s) == "9000 9000 1500"


def test_s7_5_3_free_crude() -> None:
    """§7.5.3 From the supply into an own tank at an open company; the limit of 2 does not matter now."""
    s = at("seat 2 jet 2", FREE_CRUDE[2])
    assert offered(s) == "store hudson, store jet, store standard"
    before = s.supply
    play(s, "2 store jet")
    assert (tanks_of(s, 2), before - s.supply) == ("0/3/0", 1)
    assert heard(s, "free-crude") == "free-crude(seat=2, company=jet)"
    s = at("", FREE_CRUDE[0], seats=2)
    assert offered(s) == "store hudson, store jet"


def test_s7_5_3_nothing_from_an_empty_supply() -> None:
    """§7.5.3 With `crude_supply` = limited and an empty supply nothing is received; without the limit it is."""
    s = at("supply 0", FREE_CRUDE[0], crude_supply="limited")
    assert (pending(s), tanks_of(s, 0)) == ("TakeCard 0", "0/0/0")
    s = at("supply 0", FREE_CRUDE[0])
    assert pending(s) == "FreeCrude 0"


def test_s7_5_4_push_back() -> None:
    """§7.5.4 Every opponent's loco goes back k spaces, but not below 0; the own and the black one stay."""
    s = at("black 7; seat 0 loco 2; seat 1 loco 9; seat 2 loco 4; seat 3 loco 17", PushBack(1, 4))
    assert (locos_of(s), s.black) == ("0 9 0 13", 7)
    assert heard(s, "pushed-back") == "pushed-back(seat=1, spaces=4)"


def test_s7_5_4_later_players_move_from_the_new_position() -> None:
    """§7.5.4 A push hits at once: who has moved stays back, who is to move starts from there."""
    s = at(
        "start 0; seat 0 at 1,1 loco 5 card beige-3-12; seat 1 at 2,1 card red-1-2-8-push3; seat 2 at 3,1 loco 6 card beige-4-10",
        MOVE_TURN[1],
        MOVE_TURN[2],
    )
    play(s, "1 end; 2 loco")
    assert locos_of(s) == "2 0 4 0"


def test_s7_6_1_the_card_is_discarded() -> None:
    """§7.6.1 It goes to the discards of its colour."""
    s = at("seat 0 card red-2-2-6-push4", DISCARD_CARD[0])
    assert s.card[0] == -1
    assert s.discards[card_named(s, "red-2-2-6-push4")] == 1
