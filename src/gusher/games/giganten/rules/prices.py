"""§4 Action 1: prices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Step
from gusher.games.giganten.rules.actions import Drawn
from gusher.games.giganten.rules.components import BLUE, COMPANIES, RED
from gusher.games.giganten.rules.table import Table


class Prices(Step[Table]):
    """§4.1 For each open company in order the die is rolled once."""

    def run(self, s: Table) -> None:
        open_companies = s.terms.open
        for at in range(i64(len(open_companies))):
            s.then(ROLL_PRICE[open_companies[len(open_companies) - 1 - at]])


class RollPrice(Chance[Table]):
    """§17.2 Each face of the die is equally likely."""

    def __init__(self, company: i64) -> None:
        self.company = company

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(face, 1) for face in s.draws.roll]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.roll[rng.below(len(s.draws.roll))]

    def resolve(self, s: Table, outcome: Action) -> None:
        """§4.2 The zone before the roll decides: up from red, down from blue; in white a blue number raises and a red one lowers."""
        assert isinstance(outcome, Drawn)
        company = self.company
        zone = s.box.zone[s.price[company]]
        blue = s.box.die_blue[outcome.value] == 1
        fields = s.box.die_fields[outcome.value]
        if zone == BLUE or (zone != RED and not blue):
            fields = -fields
        before = s.price[company]
        s.price[company] = within_table(s, before + fields)
        if s.log is not None:
            s.tell(
                "rolled",
                company=COMPANIES[company],
                colour="blue" if blue else "red",
                fields=s.box.die_fields[outcome.value],
                before=s.box.price[before],
                price=s.dollars(company),
            )


def within_table(s: Table, field: i64) -> i64:
    """The field, or the end of the table: §4.3 a roll with the printed table never comes there."""
    if field < 0:
        return 0
    return field if field <= s.box.last_field else s.box.last_field


PRICES: Final = Prices()
ROLL_PRICE: Final = [RollPrice(company) for company in range(i64(len(COMPANIES)))]
