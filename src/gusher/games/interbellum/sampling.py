"""§21.2 States that a seat cannot tell from the true one: the hands of the others, looked-at events and sealed votes, drawn anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.games.interbellum.affairs import DiscardOrPay
from gusher.games.interbellum.cards import ChooseCard, fee
from gusher.games.interbellum.components import BIT, CARD_COUNT, LOOKED_AT, NOTHING, STACK_COUNT, filled
from gusher.games.interbellum.effects import can_play, nth_event
from gusher.games.interbellum.round import PlaceWorker, offered
from gusher.games.interbellum.table import Table, bits, total
from gusher.games.interbellum.vote import Vote, elements


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


class Condition:
    """§21.3 What the pending decision tells about the hand of the seat that is asked: so many of these titles are in it."""

    def __init__(self, seat: i64, titles: i64, least: i64) -> None:
        self.seat = seat
        self.titles = titles
        self.least = least

    def holds(self, s: Table) -> bool:
        found: i64 = 0
        for card in range(i64(CARD_COUNT)):
            if (self.titles >> card) & 1 == 1 and s.holds(self.seat, card) > 0:
                found += 1
        return found >= self.least


def condition(s: Table) -> Condition:
    """§19.1 A decision is asked only if it has two options; where a hand decides about that, the hand must have them."""
    top = s.top
    every: i64 = BIT[CARD_COUNT] - 1
    if isinstance(top, DiscardOrPay):
        return Condition(top.seat, every, 1 if s.money[top.seat] >= top.pay else 2)
    if isinstance(top, ChooseCard):
        return Condition(top.seat, playable(s, top.seat, 0), 2)
    if isinstance(top, PlaceWorker):
        return Condition(top.seat, playable(s, top.seat, fee(s, top.seat)), 2 - bits(offered(s, top.seat, False)))
    return Condition(0, 0, 0)


def playable(s: Table, seat: i64, due: i64) -> i64:
    titles: i64 = 0
    s.money[seat] -= due
    for card in range(i64(CARD_COUNT)):
        if can_play(s, seat, card):
            titles |= BIT[card]
    s.money[seat] += due
    return titles


def deal_hands(s: Table, viewer: i64, rng: Rng) -> None:
    """§21.1 Cards held since before the last reshuffle stay with the others; the rest of their hands and the deck are one lot."""
    known = condition(s)
    held = filled(CARD_COUNT, 0)
    old_sizes = filled(s.seats, 0)
    new_sizes = filled(s.seats, 0)
    for seat in range(s.seats):
        if seat != viewer:
            old_sizes[seat] = collect(s.old, seat, held)
            new_sizes[seat] = collect(s.new, seat, s.deck)
    asked: i64 = known.seat if known.seat != viewer and known.least > 0 else -1
    if asked >= 0:
        # The hand that is asked comes first, again and again until it fits; the true one does, so that there is an end.
        deal(s, asked, held, old_sizes, new_sizes, rng)
        while not known.holds(s):
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
    for _ in range(cards):
        place = rng.below(total(pile))
        card: i64 = 0
        while place >= pile[card]:
            place -= pile[card]
            card += 1
        pile[card] -= 1
        hands[seat * CARD_COUNT + card] += 1
