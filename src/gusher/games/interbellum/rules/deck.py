"""§12.2 Drawing action cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import total
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Step
from gusher.games.interbellum.rules.actions import Drawn
from gusher.games.interbellum.rules.components import CARD_COUNT, CARDS, MOST_SEATS
from gusher.games.interbellum.rules.table import Table


def can_draw(s: Table) -> bool:
    """§7.2 The deck or the discard pile is not empty."""
    for card in range(i64(CARD_COUNT)):
        if s.deck[card] > 0 or s.discards[card] > 0:
            return True
    return False


def draw(s: Table, seat: i64, left: i64) -> None:
    """§12.2.2 With an empty deck the discards are shuffled first; if there are none either, the rest of the draw is lost."""
    if left == 0:
        return
    if total(s.deck) == 0 and total(s.discards) > 0:
        reshuffle(s)
    if total(s.deck) > 0:
        s.then(DrawCard(seat, left))


def reshuffle(s: Table) -> None:
    """§21.1 What is in the hands now is known to have been there before."""
    if s.log is not None:
        s.tell("reshuffled", cards=total(s.discards))
    for card in range(i64(CARD_COUNT)):
        s.deck[card] = s.discards[card]
        s.discards[card] = 0
    for at in range(i64(len(s.old))):
        s.old[at] += s.new[at]
        s.new[at] = 0
    s.card_changes += 1


class Draw(Step[Table]):
    """§12.2.1 So many cards into the hand."""

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Table) -> None:
        draw(s, self.seat, self.cards)


class DrawCard(Chance[Table]):
    """§20 A card of the deck, each equally likely, for a seat that draws `left` more. The deck is counted in the order of titles."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.card[place], 1) for place in range(total(s.deck))]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.card[rng.below(total(s.deck))]

    def resolve(self, s: Table, outcome: Action) -> None:
        """§12.2.1 Only the player sees it."""
        assert isinstance(outcome, Drawn)
        place = outcome.value
        card: i64 = 0
        while place >= s.deck[card]:
            place -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.new[self.seat * CARD_COUNT + card] += 1
        s.card_changes += 1
        if s.log is not None:
            s.tell("drew", seat=self.seat, cards=1)
            s.tell("drew-card", (int(self.seat),), seat=self.seat, card=CARDS[card])
        draw(s, self.seat, self.left - 1)


DRAW_ONE: Final = [Draw(seat, 1) for seat in range(i64(MOST_SEATS))]
