"""§21 Hidden information: views, and states that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.numbers import total
from gusher.core.rng import Rng
from gusher.games.interbellum.rules.components import CARD_COUNT, CARDS
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import asked, go, hand, rule, scene

HANDS = "0: +overtime +baksheesh\n1: +ultimatum +royalty_cheque +spot_cargo\n2: +night_train"


def guesses(s: Table, seat: int | None, count: int = 80) -> list[Table]:
    return [s.determinize(seat, Rng(number)) for number in range(count)]


def old_hand(s: Table, seat: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_COUNT) for _ in range(s.old[seat * CARD_COUNT + card])]


def test_s21_1_what_is_deduced() -> None:
    """§21.1 Deck and rivals' hands together are all titles minus what the seat sees."""
    s = scene(f"{HANDS}\ndiscards seismograph", seats=3)
    s.deck[CARDS.index("seismograph")] -= 1
    for guess in guesses(s, 0):
        assert guess.census() == s.census()
        assert hand(guess, 0) == ["baksheesh", "overtime"]
        assert [int(guess.hand(seat)) for seat in range(3)] == [2, 3, 1]
        assert total(guess.deck) == total(s.deck)
        assert list(guess.discards) == list(s.discards)


def test_s21_2_hidden_hands_really_vary() -> None:
    """§21.2 Every card that the seat has not seen can be in a rival's hand; its own never changes."""
    s = scene(HANDS, seats=3)
    held = {card for guess in guesses(s, 0, 300) for card in hand(guess, 1)}
    assert held == set(CARDS) - {"overtime"}
    assert {card for guess in guesses(s, None, 400) for card in hand(guess, 0)} == set(CARDS)
    assert all(hand(guess, 1) == hand(s, 1) for guess in guesses(s, 1))


def test_s21_2_cards_held_since_before_a_reshuffle() -> None:
    """§21.2 They stay among the rivals' old cards; what was drawn later comes out of the deck's lot."""
    held = "0: +overtime\n1: +ultimatum +baksheesh\n2: +hague_arbitration"
    s = scene(f"{held}\ndeck -\ndiscards royalty_cheque spot_cargo night_train", seats=3)
    go(s, "work draw_cards; draw royalty_cheque; draw spot_cargo")
    assert old_hand(s, 1) == ["ultimatum", "baksheesh"]
    old = {"ultimatum", "baksheesh", "overtime"}
    for guess in guesses(s, 2):
        assert set(old_hand(guess, 0)) | set(old_hand(guess, 1)) == old
        assert [len(old_hand(guess, seat)) for seat in range(3)] == [1, 2, 1]
        assert set(hand(guess, 0)) - set(old_hand(guess, 0)) <= {"royalty_cheque", "spot_cargo", "night_train"}
    assert len({tuple(hand(guess, 0)) for guess in guesses(s, 2)}) > 5


def test_s21_2_looked_at_events() -> None:
    """§21.2 Positions that the seat knows are kept; those that another has arranged hold any card that is left."""
    s = go(scene("0: +cable_from_london", seats=2), "work play_card; stack B; look B3; look B5; swap; draw overtime")
    fixed = {tuple(int(card) for card in guess.top_events[2:4]) for guess in guesses(s, 1, 400)}
    assert len(fixed) == 8 * 7
    assert {tuple(int(card) for card in guess.top_events[2:4]) for guess in guesses(s, 0)} == {(12, 10)}


def test_s21_2_sealed_votes_vary() -> None:
    """§21.2 The vote of another may be any; one's own is known."""
    s = go(scene("0: SA1\n1: SA2\n2: SA1", seats=3, event="A2"), "1: to HEJ")
    votes = {int(guess.vote[1]) for guess in guesses(s, 0)}
    assert {s.box.areas[area] for area in votes} == {"HEJ", "SHA", "KUW", "HAS"}
    assert {int(guess.vote[1]) for guess in guesses(s, 1)} == {s.box.areas.index("HEJ")}
    assert all(guess.vote[2] == -1 for guess in guesses(s, 0))


@pytest.mark.parametrize(
    ("lines", "moves", "least"),
    [
        ("0: $0 W4 +royalty_cheque\nused 0 W4\nat 1 deck\nset deck_fee_each 0\ndeck gunboat_diplomacy proxy_war ultimatum", "", 2),
        ("0: $0 +royalty_cheque +sheikhs_handshake +gunboat_diplomacy", "work play_card", 1),
    ],
)
def test_s21_3_what_is_asked_fits_the_guessed_hand(lines: str, moves: str, least: int) -> None:
    """§21.3 That a rival is asked tells only that he can answer; guesses agree with it, and in some there is nothing to choose."""
    s = scene(lines, seats=2)
    if moves:
        go(s, moves)
    assert rule(s).startswith("0 ")
    for guess in guesses(s, 1):
        assert (guess.awaiting, type(guess.top)) == (s.awaiting, type(s.top))
    assert min(len(guess.options(0)) for guess in guesses(s, 1, 200)) == least
    assert len({tuple(hand(guess, 0)) for guess in guesses(s, 1, 200)}) > 1


def test_s21_3_discards_fit_too() -> None:
    """§21.3 Who must discard is asked even if all his cards are the same, which nobody learns."""
    for cards in ("+overtime +ultimatum", "+royalty_cheque +royalty_cheque"):
        s = scene(f"round 4\n0: $1 {cards}", seats=2, event="B5")
        assert rule(s) == "0 DiscardOrPay"
        assert {len(set(hand(guess, 0))) for guess in guesses(s, 1, 400)} == {1, 2}


def test_s21_4_draws_are_named_by_their_place() -> None:
    """§21.4 The list of what can be drawn is the same in every guess."""
    s = go(scene(HANDS, seats=3), "work draw_cards")
    assert all(guess.outcomes() == s.outcomes() for guess in guesses(s, 2, 20))
    look = go(scene("0: +cable_from_london", seats=2), "work play_card; stack A")
    assert asked(look) == "chance LookAtEvent"
    assert all(guess.outcomes() == look.outcomes() for guess in guesses(look, 1, 20))


def test_s21_5_the_older_card_leaves_first() -> None:
    """§21.5 How many cards a player has held for long is open."""
    s = scene("1: +royalty_cheque\ndeck -\ndiscards royalty_cheque", seats=2, turn=1)
    go(s, "work draw_cards; card 1")
    players: Any = s.view(0)["players"]
    assert (players[1]["hand"], players[1]["held"]) == (2, 1)
    go(s, "work pass; work play_card")
    players = s.view(0)["players"]
    assert (players[1]["hand"], players[1]["held"]) == (1, 0)


def test_s21_2_views_hide_what_is_hidden() -> None:
    """§21.2 Hands, sealed votes and the order of looked-at events are for their owners; everything else is for all."""
    s = go(scene(f"{HANDS} +cable_from_london", seats=3, turn=2), "work play_card; card cable_from_london; stack A; look A1; look A8")
    own: Any = s.view(2)
    rival: Any = s.view(0)
    assert own["stacks"][0]["known"] == ["A1", "A8"]
    assert rival["stacks"][0]["known"] is None
    assert (rival["stacks"][0]["looker"], rival["stacks"][0]["fixed"]) == (2, 2)
    assert rival["stacks"][0]["left"] == [f"A{number}" for number in range(1, 9)]
    assert [player["cards"] for player in rival["players"]] == [{"baksheesh": 1, "overtime": 1}, None, None]
    for key in ("areas", "wells", "workers", "bag", "box", "modifiers"):
        assert own[key] == rival[key]
    voting = go(scene("0: SA1\n1: SA2", seats=2, event="A2"), "1: to HEJ")
    seen: Any = [voting.view(seat)["players"] for seat in (0, 1)]
    assert (seen[0][1]["voted"], seen[0][1]["vote"], seen[1][1]["vote"]) == (True, None, "HEJ")
