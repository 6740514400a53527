"""§15 Refilling: the two markets, the fields, and the strike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import total
from gusher.core.rules import Action, Chance, Step
from gusher.games.oilfield.rules.actions import CONCESSION, Drawn
from gusher.games.oilfield.rules.bag import Refill
from gusher.games.oilfield.rules.components import FIELDS
from gusher.games.oilfield.rules.government import CollectFees
from gusher.games.oilfield.rules.stack import TurnUpTiles
from gusher.games.oilfield.rules.table import IN_BAG, Table

AFTER_PUBLIC: Final = 0  # check A of §15.3.1
IN_UPKEEP: Final = 1  # check B
AT_THE_END: Final = 2  # only with `final_refill_check`, §17.1.4


class TopUpCards(Step[Table]):
    """§15.1.1 Concession cards are drawn until the market holds its number, or the deck is empty."""

    def run(self, s: Table) -> None:
        if total(s.cards) < s.terms.card_market and total(s.deck) > 0:
            s.then(ConcessionCard(), self)


class ConcessionCard(Chance[Table]):
    """§15.1.1 The next card, uniform among those in the deck."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(CONCESSION[field], int(s.deck[field])) for field in range(i64(3)) if s.deck[field] > 0]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.deck[outcome.value] -= 1
        s.cards[outcome.value] += 1
        if s.log is not None:
            s.tell("new-concession", field=FIELDS[outcome.value])


class TopUpTiles(Step[Table]):
    """§15.2.1 The same with building tiles. Unsold tiles stay."""

    def run(self, s: Table) -> None:
        missing = s.terms.tile_market - total(s.market)
        if missing > 0:
            s.then(TurnUpTiles(missing))


class FieldCheck(Step[Table]):
    """§15.3.2 The strike ends, fields without oil are treated in order, the end is tested."""

    def __init__(self, when: i64) -> None:
        self.when = when

    def run(self, s: Table) -> None:
        """§15.4.3 The grey cube goes back before the refills, or after them."""
        end = END_TEST[self.when]
        if s.grey < 0:
            if is_dry(s, 0) or is_dry(s, 1) or is_dry(s, 2):
                s.then(CHECK_FIELD[0], CHECK_FIELD[1], CHECK_FIELD[2], end)
        elif s.terms.grey_back_first:
            s.then(END_STRIKE, CHECK_FIELD[0], CHECK_FIELD[1], CHECK_FIELD[2], end)
        else:
            s.then(CHECK_FIELD[0], CHECK_FIELD[1], CHECK_FIELD[2], END_STRIKE, end)


def is_dry(s: Table, field: i64) -> bool:
    """§15.3.2 Not exhausted, and without oil."""
    return s.oil[field] == 0 and s.track[field] < s.box.exhausted


class EndStrike(Step[Table]):
    """§15.4.3 The strike ends and the grey cube returns to the bag."""

    def run(self, s: Table) -> None:
        if s.log is not None:
            s.tell("strike-over", field=FIELDS[s.grey])
        s.grey = IN_BAG


class CheckField(Step[Table]):
    """§15.3.2 A field that is not exhausted and holds no oil: its marker moves down, and it is refilled or exhausted."""

    def __init__(self, field: i64) -> None:
        self.field = field

    def run(self, s: Table) -> None:
        field = self.field
        if not is_dry(s, field):
            return
        s.track[field] += 1
        if s.track[field] == s.box.exhausted:
            if s.log is not None:
                s.tell("exhausted", field=FIELDS[field])
        elif s.terms.fee_after_draw:
            s.then(Refill(field), CollectFees(field, 0))
        else:
            s.then(CollectFees(field, 0))


class EndTest(Step[Table]):
    """§17.1.1 When the second field is exhausted, one more full round is played; once set, the final round never changes (§17.1.3)."""

    def __init__(self, when: i64) -> None:
        self.when = when

    def run(self, s: Table) -> None:
        if s.final_round > 0:
            return
        exhausted: i64 = 0
        for field in range(i64(3)):
            if s.track[field] >= s.box.exhausted:
                exhausted += 1
        if exhausted >= s.box.fields_to_end:
            s.final_round = s.round + 1
            if self.when == IN_UPKEEP and s.terms.upkeep_ends_later:
                s.final_round += 1  # §17.1.2
            if 0 < s.terms.max_rounds < s.final_round:
                s.final_round = s.terms.max_rounds  # §17.1.5
            if s.log is not None:
                s.tell("end-triggered", round=s.final_round)


TOP_UP_CARDS: Final = TopUpCards()
TOP_UP_TILES: Final = TopUpTiles()
END_STRIKE: Final = EndStrike()
CHECK_FIELD: Final = [CheckField(field) for field in range(i64(3))]
END_TEST: Final = [EndTest(when) for when in range(i64(3))]
FIELD_CHECK: Final = [FieldCheck(when) for when in range(i64(3))]
