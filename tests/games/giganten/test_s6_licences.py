"""§6 Action 3: licences."""

from __future__ import annotations

from typing import Any

from gusher.games.giganten.rules.licences import DEAL, LICENCES
from tests.games.giganten.scene import at, due, hand_of, heard, pending, play, quiet

CARDS = "seat 0 card beige-3-12; seat 1 card beige-4-10; seat 2 card beige-5-8; seat 3 card beige-6-6"


def test_s6_1_as_many_as_the_card_says() -> None:
    """§6.1 In turn order, each player all his cards before the next gets any."""
    s = at(f"{CARDS}; start 2", LICENCES)
    quiet(s)
    assert [s.hand(seat) for seat in range(4)] == [3, 4, 5, 6]
    assert heard(s, "licences") == (
        "licences(seat=2, cards=5), licences(seat=3, cards=6), licences(seat=0, cards=3), licences(seat=1, cards=4)"
    )


def test_s6_2_an_empty_deck() -> None:
    """§6.2 The discards are shuffled into a new deck when a card is needed, and it goes on."""
    s = at(f"{CARDS}; licences 1/0 2/2", DEAL[1])
    play(s, "licence 1")
    assert due(s) == "licence 1 1, licence 2 1, licence 3 1, licence 4 1"
    assert (s.spent_ones, s.spent_twos) == (0, 0)
    play(s, "licence 4; licence 3; licence 1")
    assert hand_of(s, 1) == "2/2"
    assert pending(s) == "TakeCard 0"
    assert heard(s, "licences-shuffled") == "licences-shuffled(cards=4)"


def test_s6_3_deck_and_discards_empty() -> None:
    """§6.3 He gets what there is, the later ones none, and nothing is owed."""
    s = at(f"{CARDS}; licences 1/1 0/1", DEAL[3], DEAL[0])
    play(s, "licence 2; licence 1; licence 1")
    assert [s.hand(seat) for seat in range(4)] == [0, 0, 0, 3]
    assert pending(s) == "TakeCard 0"
    assert heard(s, "licences") == "licences(seat=3, cards=3), licences(seat=0, cards=0)"


def test_s6_4_only_the_owner_sees_them() -> None:
    """§6.4 The number is public, the values are not: neither in a view nor in an event for others."""
    s = at(CARDS, DEAL[0])
    play(s, "licence 1; licence 60; licence 60")
    assert hand_of(s, 0) == "1/2"
    own: Any = s.view(0)
    other: Any = s.view(1)
    assert [own["players"][0][key] for key in ("licences", "ones", "twos")] == [3, 1, 2]
    assert [other["players"][0][key] for key in ("licences", "ones", "twos")] == [3, None, None]
    drew = [event for event in s.log or [] if event.name == "drew-licence"]
    assert [event.audience for event in drew] == [(0,)] * 3
    assert sum(int(event.values["twos"]) for event in drew) == 2


def test_s6_5_no_hand_limit() -> None:
    """§6.5 A hand may grow without limit."""
    s = at("seat 0 hand 30/39 card beige-3-12", DEAL[0])
    quiet(s)
    assert s.hand(0) == 72
