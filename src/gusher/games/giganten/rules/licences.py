"""§6 Action 3: licences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Step
from gusher.games.giganten.rules.actions import Drawn
from gusher.games.giganten.rules.components import MOST_SEATS
from gusher.games.giganten.rules.table import Table


class Licences(Step[Table]):
    """§6.1 In turn order each player is dealt all his licence cards before the next gets any."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(DEAL[s.after(s.seats - 1 - turn)])


class Deal(Step[Table]):
    """§6.1 As many licence cards as the player's action card says."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        due = s.box.card_licences[s.card[self.seat]]
        if s.log is not None:
            lying = s.deck_ones + s.deck_twos + s.spent_ones + s.spent_twos
            s.tell("licences", seat=self.seat, cards=due if due < lying else lying)
        deal(s, self.seat, due)


def deal(s: Table, seat: i64, left: i64) -> None:
    """§6.2 When the deck is empty the discards are shuffled into a new one; §6.3 when both are, nothing more is dealt or owed."""
    if left > 0:
        if s.deck_ones + s.deck_twos == 0 and s.spent_ones + s.spent_twos > 0:
            s.deck_ones = s.spent_ones
            s.deck_twos = s.spent_twos
            s.spent_ones = 0
            s.spent_twos = 0
            if s.log is not None:
                s.tell("licences-shuffled", cards=s.deck_ones + s.deck_twos)
        if s.deck_ones + s.deck_twos > 0:
            s.then(LicenceCard(seat, left))


class LicenceCard(Chance[Table]):
    """§17.4 A card of the deck, each equally likely, for a seat that gets `left` more. The deck is counted with its ones first."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.licence[place], 1) for place in range(s.deck_ones + s.deck_twos)]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.licence[rng.below(s.deck_ones + s.deck_twos)]

    def resolve(self, s: Table, outcome: Action) -> None:
        """§6.4 Only the player sees it."""
        assert isinstance(outcome, Drawn)
        one = outcome.value < s.deck_ones
        if one:
            s.deck_ones -= 1
            s.ones[self.seat] += 1
        else:
            s.deck_twos -= 1
            s.twos[self.seat] += 1
        if s.log is not None:
            s.tell("drew-licence", (int(self.seat),), seat=self.seat, ones=1 if one else 0, twos=0 if one else 1)
        deal(s, self.seat, self.left - 1)


LICENCES: Final = Licences()
DEAL: Final = [Deal(seat) for seat in range(i64(MOST_SEATS))]
