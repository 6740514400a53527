"""What a sensible wildcatter thinks. `greedy` plays by it, and `search` is guided by it."""

from __future__ import annotations

from math import comb

from gusher.bots.greedy import Judgement
from gusher.core.rules import Action, State
from wildcat.rules import BOX, PLANS, SALTS, SELL, WATER, Table


class WildcatJudgement(Judgement):
    def worth(self, before: State, action: Action, after: State, seat: int) -> float:
        """What is decided together has not happened yet in `after`: all is judged by what was before."""
        assert isinstance(before, Table)
        if action in SALTS:  # whoever leads does not mind a poor season
            leads = before.money[seat] == max(before.money) > 0
            return float((action is SALTS[WATER]) == leads)
        barrels, deciding = int(before.barrels[seat]), sum(1 for other in before.wells() if before.barrels[other] > 0)
        price = float(BOX["prices"][min((deciding + 1) // 2, 4) - 1])  # if half of them sell
        return barrels * price if action is PLANS[SELL] else (1.0 - blowout(before)) * (barrels + 1) * max(price, 3.0)


def blowout(s: Table) -> float:
    """§3.2 How likely the next drilling brings too much water, if everybody goes on."""
    cubes, water = s.cubes(), s.bag(WATER)
    draws, missing = min(cubes, len(s.wells())), s.limit() - s.drawn[WATER]
    return sum(comb(water, wet) * comb(cubes - water, draws - wet) for wet in range(missing, draws + 1)) / comb(cubes, draws)
