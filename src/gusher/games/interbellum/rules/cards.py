"""§12.1 and §12.3 Actions 5 and 6: the fee at the deck, and playing a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.interbellum.rules.actions import Card
from gusher.games.interbellum.rules.components import AT_DECK, CARD_COUNT, CARDS, DECK_FEE, MOST_SEATS, NOTHING, OVERTIME
from gusher.games.interbellum.rules.effects import EFFECTS, can_play
from gusher.games.interbellum.rules.table import Table


def fee(s: Table, seat: i64) -> i64:
    """§12.1.1 For every executive already at the deck, drawing or playing; own ones count unless the option says otherwise."""
    present = s.workers_at(AT_DECK)
    if s.terms.rivals_only:
        first = seat * s.terms.most_placed
        for at in range(first, first + s.terms.most_placed):
            if s.placed[at] == AT_DECK:
                present -= 1
    return present * s.modifiers[DECK_FEE]


def can_play_any(s: Table, seat: i64, due: i64) -> bool:
    """§7.2 Some hand card is playable after the fee was paid. The cheap questions come first: they are the last titles."""
    if s.money[seat] < due:
        return False
    s.money[seat] -= due
    found = False
    card: i64 = CARD_COUNT - 1
    while card >= 0 and not found:
        found = s.holds(seat, card) > 0 and can_play(s, seat, card)
        card -= 1
    s.money[seat] += due
    return found


class ChooseCard(Decision[Table]):
    """§12.3.1 One playable card from the hand; it lies on the table while it is carried out (§12.3.2)."""

    def is_private(self, s: Table) -> bool:
        """§21.3 How many hand cards can be played is the owner's secret."""
        return True

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for card in range(i64(CARD_COUNT)):
            if s.holds(self.seat, card) > 0 and can_play(s, self.seat, card):
                options.append(s.acts.card[card])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Card)
        held = s.give_up(self.seat, action.card)
        s.playing = action.card
        if s.log is not None:
            s.tell("played", seat=self.seat, card=CARDS[action.card], held=held)
        s.then(EFFECTS[self.seat][action.card], LAY_DOWN)


class LayDown(Step[Table]):
    """§12.3.1 The card goes to the discard pile; §12.4.14 Overtime leaves the game."""

    def run(self, s: Table) -> None:
        if s.playing == OVERTIME:
            s.out[s.playing] += 1
        else:
            s.discards[s.playing] += 1
        s.card_changes += 1
        s.playing = NOTHING


LAY_DOWN: Final = LayDown()
CHOOSE_CARD: Final = [ChooseCard(seat) for seat in range(i64(MOST_SEATS))]
