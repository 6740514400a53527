"""§5 Action 2: action cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, Step
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.actions import Drawn
from gusher.games.giganten.rules.components import MOST_SEATS
from gusher.games.giganten.rules.table import Table


def count(s: Table, first: i64, last: i64) -> i64:
    """The cards of these kinds that lie in the deck."""
    cards: i64 = 0
    for card in range(first, last):
        cards += s.deck[card]
    return cards


def reshuffle(s: Table, first: i64, last: i64) -> None:
    """§17.7 The discards of these kinds become a deck; what lies in the display stays there."""
    for card in range(first, last):
        s.deck[card] += s.discards[card]
        s.discards[card] = 0
    s.card_changes += 1


def draw(s: Table, first: i64, last: i64, place: i64) -> Action:
    """§17.3 The card at that place of the deck, counted kind by kind."""
    card = first
    while place >= s.deck[card]:
        place -= s.deck[card]
        card += 1
    return s.draws.card[card]


def listed(s: Table, first: i64, last: i64) -> list[tuple[Action, int]]:
    found: list[tuple[Action, int]] = []
    for card in range(first, last):
        if s.deck[card] > 0:
            found.append((s.draws.card[card], int(s.deck[card])))
    return found


class RedCard(Step[Table]):
    """§5.1 A red card is turned up; §5.1.4 if the deck were empty, the discards are shuffled first."""

    def run(self, s: Table) -> None:
        if count(s, s.box.beige, len(s.deck)) == 0:
            reshuffle(s, s.box.beige, len(s.deck))
        s.then(TURN_UP_RED)


class TurnUpRed(Chance[Table]):
    """§5.1.1 The top red card: any of those in the deck."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return listed(s, s.box.beige, len(s.deck))

    def sample(self, s: Table, rng: Rng) -> Action:
        last: i64 = len(s.deck)
        return draw(s, s.box.beige, last, rng.below(count(s, s.box.beige, last)))

    def resolve(self, s: Table, outcome: Action) -> None:
        """§5.1.2 The black loco advances at once; §5.1.3 on the star, or past it, the game is over."""
        assert isinstance(outcome, Drawn)
        card = outcome.value
        s.deck[card] -= 1
        s.display[card] += 1
        s.card_changes += 1
        s.black += s.box.card_black[card]
        if s.black > s.terms.star:
            s.black = s.terms.star
        if s.log is not None:
            s.tell("red-card", card=s.box.card_names[card], black=s.box.card_black[card], space=s.black)
        if s.black == s.terms.star:
            if s.log is not None:
                s.tell("star")
            s.restack([])


class BeigeCards(Step[Table]):
    """§5.2.1 As many beige cards as there are players."""

    def run(self, s: Table) -> None:
        turn_up_beige(s, s.seats)


def turn_up_beige(s: Table, left: i64) -> None:
    """§5.2.2 When the deck is empty the discards are shuffled into a new one."""
    if left > 0:
        if count(s, 0, s.box.beige) == 0:
            reshuffle(s, 0, s.box.beige)
        s.then(TURN_UP_BEIGE[left])


class TurnUpBeige(Chance[Table]):
    """§17.3 The next beige card, any of those in the deck; so many are `left` to turn up."""

    def __init__(self, left: i64) -> None:
        self.left = left

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return listed(s, 0, s.box.beige)

    def sample(self, s: Table, rng: Rng) -> Action:
        return draw(s, 0, s.box.beige, rng.below(count(s, 0, s.box.beige)))

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.deck[outcome.value] -= 1
        s.display[outcome.value] += 1
        s.card_changes += 1
        if s.log is not None:
            s.tell("beige-card", card=s.box.card_names[outcome.value])
        turn_up_beige(s, self.left - 1)


class TakingCards(Step[Table]):
    """§5.3 In turn order each player takes a card; the last one is discarded."""

    def run(self, s: Table) -> None:
        s.then(LAST_CARD)
        for turn in range(s.seats):
            s.then(TAKE_CARD[s.after(s.seats - 1 - turn)])


class TakeCard(Decision[Table]):
    """§5.3.1 Each player must take one card of the display."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for card in range(i64(len(s.display))):
            if s.display[card] > 0:
                options.append(s.acts.card[card])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.TakeCard)
        s.display[action.card] -= 1
        s.card_changes += 1
        s.card[self.seat] = action.card
        if s.log is not None:
            s.tell("took-card", seat=self.seat, card=s.box.card_names[action.card])


class LastCard(Step[Table]):
    """§5.3.2 The card that is left goes to the discards of its colour."""

    def run(self, s: Table) -> None:
        for card in range(i64(len(s.display))):
            if s.display[card] > 0:
                s.discards[card] += s.display[card]
                s.display[card] = 0
                s.card_changes += 1
                if s.log is not None:
                    s.tell("card-left", card=s.box.card_names[card])


RED_CARD: Final = RedCard()
TURN_UP_RED: Final = TurnUpRed()
BEIGE_CARDS: Final = BeigeCards()
TURN_UP_BEIGE: Final = [TurnUpBeige(left) for left in range(i64(MOST_SEATS + 1))]
TAKING_CARDS: Final = TakingCards()
TAKE_CARD: Final = [TakeCard(seat) for seat in range(i64(MOST_SEATS))]
LAST_CARD: Final = LastCard()
