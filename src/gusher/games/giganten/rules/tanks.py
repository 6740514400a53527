"""§11 Action 8: the tank limit."""

from __future__ import annotations

from typing import Final

from gusher.core.rules import Step
from gusher.games.giganten.rules.components import COMPANIES
from gusher.games.giganten.rules.table import Table


class TankLimit(Step[Table]):
    """§11.1 In every tank the crude above the limit is sold to the bank, whatever the price; §11.2 each tank by itself."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            for company in s.terms.open:
                surplus = s.tank[seat * 3 + company] - s.box.tank_limit
                if surplus > 0:
                    s.tank[seat * 3 + company] -= surplus
                    s.supply += surplus
                    s.earn(seat, surplus * s.box.forced_price)
                    if s.log is not None:
                        s.tell("overflow", seat=seat, company=COMPANIES[company], crude=surplus, dollars=surplus * s.box.forced_price)


TANK_LIMIT: Final = TankLimit()
