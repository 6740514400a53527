"""§6.1 to §6.3 Phase 2: the production roll, what a double does, and the economy track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Step
from gusher.games.mcmulti.rules.actions import DIFFERENCE, ROLLS, Dice, Drawn
from gusher.games.mcmulti.rules.components import CARDS, FACES, LASTING, LESS_LIKELY, MORE_LIKELY, N7
from gusher.games.mcmulti.rules.consumers import adjust_consumers
from gusher.games.mcmulti.rules.news import LESS_LIKELY_HAPPENS, MORE_LIKELY_HAPPENS
from gusher.games.mcmulti.rules.table import Table


class Roll(Chance[Table]):
    """§6.1.1 Red picks the row, black the column. The roll is compulsory."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(roll, 1) for roll in ROLLS]

    def sample(self, s: Table, rng: Rng) -> Action:
        return ROLLS[rng.below(FACES * FACES)]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Dice)
        s.red = outcome.red
        s.black = outcome.black
        if s.log is not None:
            s.tell("rolled", seat=s.active, red=s.red, black=s.black)
        s.then(DOUBLE if s.red == s.black else ECONOMY_TRACK)


class Double(Step[Table]):
    """§6.2.1 A double brings news, or ends what lasts; §12.5 in the edition of 1988 it changes the economy before."""

    def run(self, s: Table) -> None:
        if s.terms.economy_on_doubles:
            change_economy(s, s.red)
        if not s.terms.news:
            return  # §6.2.2
        trigger = s.terms.doubles[s.red - 1]
        if trigger == MORE_LIKELY:
            s.then(MORE_LIKELY_HAPPENS)
        elif trigger == LESS_LIKELY:
            s.then(LESS_LIKELY_HAPPENS)
        elif trigger == LASTING and s.is_lasting(N7):
            s.end_lasting(N7)  # §7.10.2


class EconomyTrack(Step[Table]):
    """§6.3.1 If the dice differ the marker advances by their difference; §6.3.2 at the limit the difference die is rolled."""

    def run(self, s: Table) -> None:
        if s.terms.economy_on_doubles:
            return
        s.difference += s.red - s.black if s.red > s.black else s.black - s.red
        if s.difference >= s.box.track_limit:
            s.then(DIFFERENCE_DIE)


class DifferenceDie(Chance[Table]):
    """§6.3.2 The next card, the consumer market by its demand, and the marker back to 0."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(face, 1) for face in DIFFERENCE]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        change_economy(s, outcome.value)
        s.difference = s.difference - s.box.track_limit if s.terms.carry_surplus else 0


def change_economy(s: Table, face: i64) -> None:
    """§1.10 The entry of the card that is left; §6.3.3 prices and demand of the new one hold at once."""
    s.economy = s.box.next_card[s.economy * FACES + face - 1]
    adjust_consumers(s, s.box.demand[s.economy])
    if s.log is not None:
        s.tell("economy", card=CARDS[s.economy], price=s.consumer_price)


ROLL: Final = Roll()
DOUBLE: Final = Double()
ECONOMY_TRACK: Final = EconomyTrack()
DIFFERENCE_DIE: Final = DifferenceDie()
