"""§3 Order of play: the nine actions of a round, and §12 the last of them."""

from __future__ import annotations

from typing import Final

from gusher.core.rules import Step
from gusher.games.giganten.rules.auction import AUCTIONS
from gusher.games.giganten.rules.building import BUILDING
from gusher.games.giganten.rules.cards import BEIGE_CARDS, RED_CARD, TAKING_CARDS
from gusher.games.giganten.rules.freight import PRODUCTION
from gusher.games.giganten.rules.licences import LICENCES
from gusher.games.giganten.rules.movement import MOVEMENT
from gusher.games.giganten.rules.prices import PRICES
from gusher.games.giganten.rules.table import Table
from gusher.games.giganten.rules.tanks import TANK_LIMIT


class Round(Step[Table]):
    """§3.1 The nine actions in their order; the second is three (§5.1, §5.2, §5.3)."""

    def run(self, s: Table) -> None:
        s.round += 1
        if s.log is not None:
            s.tell("round", round=s.round, start=s.start)
        s.then(BUILDING, PRODUCTION, AUCTIONS, TANK_LIMIT, NEW_START)
        s.then(LICENCES, MOVEMENT)
        s.then(PRICES, RED_CARD, BEIGE_CARDS, TAKING_CARDS)


class NewStart(Step[Table]):
    """§12.1 The die goes to the left neighbour, and a new round begins."""

    def run(self, s: Table) -> None:
        s.start = s.after(1)
        s.then(ROUND)


ROUND: Final = Round()
NEW_START: Final = NewStart()
