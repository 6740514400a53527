"""§21.2 States that a seat cannot tell from the true one: the hands of the others, looked-at events and sealed votes, drawn anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.numbers import bits, filled, total
from gusher.core.rng import Rng
from gusher.games.interbellum.rules.cards import ChooseCard
from gusher.games.interbellum.rules.components import BIT, CARD_COUNT, LOOKED_AT, NOTHING, STACK_COUNT
from gusher.games.interbellum.rules.effects import can_play, nth_event
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import Vote, elements


def determinize(s: Table, seat: int | None, rng: Rng) -> Table:
    """§21.2 What the seat does not know is drawn; what is asked of the others is asked again, since it may depend on it."""
    viewer: i64 = -1 if seat is None else seat
    guess = s.clone()
    draw_votes(guess, viewer, rng)
    draw_events(guess, viewer, rng)
    deal_hands(guess, viewer, rng)
    guess.chance = False
    guess.settle()
    return guess


def draw_votes(s: Table, viewer: i64, rng: Rng) -> None:
    """§5.5.2 A sealed vote is for any element."""
    top = s.top
    if isinstance(top, Vote):
        mask = elements(s, top.power, top.kind)
        for seat in range(s.seats):
            if seat != viewer and s.vote[seat] != NOTHING:
                s.vote[seat] = nth_member(mask, rng.below(bits(mask)))


def nth_member(mask: i64, place: i64) -> i64:
    at: i64 = 0
    while (mask >> at) & 1 == 0 or place > 0:
        place -= (mask >> at) & 1
        at += 1
    return at


def draw_events(s: Table, viewer: i64, rng: Rng) -> None:
    """§21.2 Positions that another seat has fixed hold any of the cards that are not used."""
    for stack in range(i64(STACK_COUNT)):
        if s.looker[stack] == viewer:
            continue
        fixed: i64 = 0
        for at in range(stack * LOOKED_AT, stack * LOOKED_AT + LOOKED_AT):
            if s.top_events[at] != NOTHING:
                s.events_left |= BIT[s.top_events[at]]
                fixed += 1
        for at in range(stack * LOOKED_AT, stack * LOOKED_AT + fixed):
            event = nth_event(s, stack, rng.below(bits(s.events_left & s.box.stack[stack])))
            s.events_left &= ~BIT[event]
            s.top_events[at] = event


def playable(s: Table, seat: i64) -> i64:
    """The titles that could be played from a hand now, one bit each."""
    titles: i64 = 0
    for card in range(i64(CARD_COUNT)):
        if can_play(s, seat, card):
            titles |= BIT[card]
    return titles


def can_choose(s: Table, seat: i64, titles: i64) -> bool:
    """§21.3 Who has gone to play a card has one that can be played."""
    for card in range(i64(CARD_COUNT)):
        if (titles >> card) & 1 == 1 and s.holds(seat, card) > 0:
            return True
    return False


def deal_hands(s: Table, viewer: i64, rng: Rng) -> None:
    """§21.1 Cards held since before the last reshuffle stay with the others; the rest of their hands and the deck are one lot."""
    top = s.top
    asked: i64 = top.seat if isinstance(top, ChooseCard) and top.seat != viewer else -1
    held = filled(CARD_COUNT, 0)
    old_sizes = filled(s.seats, 0)
    new_sizes = filled(s.seats, 0)
    for seat in range(s.seats):
        if seat != viewer:
            old_sizes[seat] = collect(s.old, seat, held)
            new_sizes[seat] = collect(s.new, seat, s.deck)
    if asked >= 0:
        # The hand that is asked comes first, again and again until it fits; the true one does, so that there is an end.
        titles = playable(s, asked)
        deal(s, asked, held, old_sizes, new_sizes, rng)
        while not can_choose(s, asked, titles):
            collect(s.old, asked, held)
            collect(s.new, asked, s.deck)
            deal(s, asked, held, old_sizes, new_sizes, rng)
    for seat in range(s.seats):
        if seat != viewer and seat != asked:
            deal(s, seat, held, old_sizes, new_sizes, rng)


def collect(hands: vec[i64], seat: i64, pile: vec[i64]) -> i64:
    """A hand goes back to the pile that it came from."""
    cards: i64 = 0
    for card in range(i64(CARD_COUNT)):
        at = seat * CARD_COUNT + card
        cards += hands[at]
        pile[card] += hands[at]
        hands[at] = 0
    return cards


def deal(s: Table, seat: i64, held: vec[i64], old_sizes: vec[i64], new_sizes: vec[i64], rng: Rng) -> None:
    take(s.old, seat, held, old_sizes[seat], rng)
    take(s.new, seat, s.deck, new_sizes[seat], rng)


def take(hands: vec[i64], seat: i64, pile: vec[i64], cards: i64, rng: Rng) -> None:
    for _turn in range(cards):
        place = rng.below(total(pile))
        card: i64 = 0
        while place >= pile[card]:
            place -= pile[card]
            card += 1
        pile[card] -= 1
        hands[seat * CARD_COUNT + card] += 1
