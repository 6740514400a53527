"""§5 Action 2: action cards."""

from __future__ import annotations

from gusher.games.giganten.rules.cards import BEIGE_CARDS, RED_CARD, TAKING_CARDS, TurnUpBeige
from tests.games.giganten.scene import arrange, at, card_named, display_of, due, heard, offered, pending, play, quiet, start


def test_s5_1_1_a_red_card_is_turned_up() -> None:
    """§5.1.1 Any of the deck, and it lies in the display."""
    s = at("display beige-5-8; deck red-2-2-6-crude red-2-2-6-crude red-1-4-2-crude", RED_CARD)
    assert due(s) == "turn red-2-2-6-crude 2, turn red-1-4-2-crude 1"
    play(s, "turn red-1-4-2-crude")
    assert display_of(s) == "beige-5-8 red-1-4-2-crude"


def test_s5_1_2_the_black_loco_advances_at_once() -> None:
    """§5.1.2 By the number on the card, before anybody takes it."""
    s = at("black 4", RED_CARD)
    play(s, "turn red-3-2-6-push4")
    assert s.black == 7
    assert heard(s, "red-card") == "red-card(card=red-3-2-6-push4, black=3, space=7)"


def test_s5_1_3_the_star_ends_the_game_at_once() -> None:
    """§5.1.3 On the star or past it: it stands on the star, no beige card is turned, the red card stays in the display."""
    s = at("black 18", RED_CARD, BEIGE_CARDS)
    arrange(s, "display")
    play(s, "turn red-3-2-6-push4")
    assert s.over
    assert s.black == 20
    assert display_of(s) == "red-3-2-6-push4"
    assert heard(s, "star") == "star()"


def test_s5_1_4_an_empty_red_deck() -> None:
    """§5.1.4 The red discards are shuffled first; those in the display stay."""
    s = at("display red-1-4-2-crude; deck red-2-2-6-push4")
    s.discards[card_named(s, "red-2-2-6-push4")] += 1
    s.deck[card_named(s, "red-2-2-6-push4")] = 0
    s.then(RED_CARD)
    s.settle()
    assert sum(weight for _, weight in s.outcomes()) == 11
    assert "red-1-4-2-crude" not in due(s)
    assert sum(s.discards[s.box.beige :]) == 0


def test_s5_2_1_as_many_beige_cards_as_players() -> None:
    """§5.2.1 One red and N beige cards lie open."""
    for seats in (2, 3, 4, 5):
        names = display_of(start(seats)).split()
        assert len([name for name in names if name.startswith("beige")]) == seats
        assert len(names) == seats + 1


def test_s5_2_2_an_empty_beige_deck() -> None:
    """§5.2.2 When a card is needed the discards become a new deck, without the cards of the display."""
    s = at("display red-1-4-2-crude; deck beige-8-3", TurnUpBeige(2))
    assert due(s) == "turn beige-8-3 1"
    play(s, "turn beige-8-3")
    assert sum(weight for _, weight in s.outcomes()) == 29
    assert "beige-8-3" not in due(s)
    play(s, "turn beige-7-4")
    assert display_of(s) == "beige-7-4 beige-8-3 red-1-4-2-crude"


def test_s5_3_1_each_player_takes_one() -> None:
    """§5.3.1 In turn order, red or beige, one option for each distinct card; it lies open before him."""
    s = at("start 1; display beige-5-8 beige-5-8 beige-8-3 beige-6-6 red-1-4-2-crude", TAKING_CARDS)
    assert pending(s) == "TakeCard 1"
    assert offered(s) == "card beige-5-8, card beige-6-6, card beige-8-3, card red-1-4-2-crude"
    play(s, "1 card beige-5-8; 2 card red-1-4-2-crude")
    assert offered(s) == "card beige-5-8, card beige-6-6, card beige-8-3"
    view = s.view(0)
    assert isinstance(view["players"], list)
    assert [player["card"] for player in view["players"]] == [None, "beige-5-8", "red-1-4-2-crude", None]


def test_s5_3_2_the_last_card_is_discarded() -> None:
    """§5.3.2 It goes to the discards of its colour; a red card that nobody takes has no effect but on the black loco."""
    s = at("seat 0 loco 9; display beige-5-8 beige-5-8 beige-8-3 beige-6-6 red-2-2-6-push4", TAKING_CARDS)
    play(s, "0 card beige-5-8; 1 card beige-5-8; 2 card beige-8-3; 3 card beige-6-6")
    assert s.discards[card_named(s, "red-2-2-6-push4")] == 1
    assert display_of(s) == ""
    assert s.loco[0] == 9
    assert heard(s, "card-left") == "card-left(card=red-2-2-6-push4)"


def test_s5_3_3_taking_cards_is_part_c() -> None:
    """§5.3.3 The choice comes after the red and the beige cards, as 2c."""
    s = start(3)
    names = [event.name for event in s.log or [] if event.name.endswith("card")]
    assert names == ["red-card"] + ["beige-card"] * 3
    assert pending(s) == "TakeCard 0"
    quiet(s)
