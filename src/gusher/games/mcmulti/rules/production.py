"""§6.4 to §6.9 The assigned quadrant and the use of productive assets, and §8 the neighbours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import CONSUME_UP_TO, NO_OPTIONS, NO_STRIKE, PUMP_UP_TO, QUADRANT, REFINE_UP_TO, STRIKE
from gusher.games.mcmulti.rules.components import (
    CELLS,
    CROSS,
    CRUDE,
    GASOLINE,
    LINES,
    MOST_SEATS,
    QUADRANTS,
    REFINERY,
    RIG,
    STATION,
    WELL,
)
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table


class ChooseQuadrant(Decision[Table]):
    """§6.4.1 With two quadrants the active player assigns the roll to one of them."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] == self.seat:
                options.append(QUADRANT[quadrant])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Quadrant)
        s.quadrant = action.quadrant
        if s.log is not None:
            s.tell("assigned", seat=self.seat, quadrant=s.quadrant)


class AssignRoll(Step[Table]):
    """§6.4.1 The quadrant is chosen after news and economy; with one quadrant each there is nothing to choose."""

    def run(self, s: Table) -> None:
        if s.quadrant != NOTHING:
            return
        if s.terms.two_quadrants:
            s.then(CHOOSE_QUADRANT[s.active])
        else:
            s.quadrant = s.first_quadrant(s.active)


class Produce(Step[Table]):
    """§6.5.5 The active player uses stations, refineries, wells and rigs, strictly in this order."""

    def run(self, s: Table) -> None:
        at = (s.active * QUADRANTS + s.quadrant) * 3 + CROSS
        s.then(SELL_AT_STATIONS[at], USE_REFINERIES[at], USE_WELLS[at], STRIKE_OIL[s.active])


class Neighbours(Step[Table]):
    """§8.1 First the left, then the right neighbour of the active quadrant uses his assets, with one die each."""

    def run(self, s: Table) -> None:
        self.serve(s, s.terms.right[s.quadrant], s.terms.right_die[s.quadrant])
        self.serve(s, s.terms.left[s.quadrant], s.terms.left_die[s.quadrant])

    def serve(self, s: Table, quadrant: i64, die: i64) -> None:
        """§8.2 Stations, refineries, wells; §8.5 an empty quadrant gets nothing."""
        seat = s.owner[quadrant]
        if seat != NOBODY:
            at = (seat * QUADRANTS + quadrant) * 3 + die
            s.then(SELL_AT_STATIONS[at], USE_REFINERIES[at], USE_WELLS[at])


class SellAtStations(Decision[Table]):
    """§6.6.1 A: so many barrels to the consumers, by the stations that the dice of that quadrant hit."""

    def __init__(self, seat: i64, quadrant: i64, die: i64) -> None:
        super().__init__(seat)
        self.quadrant = quadrant
        self.die = die

    def most(self, s: Table) -> i64:
        """§6.6.3 On the lowest field nothing more can be sold."""
        if s.gasoline[self.seat] == 0:
            return 0
        most = s.consumer_price - s.box.lowest
        if s.gasoline[self.seat] < most:
            most = s.gasoline[self.seat]
        capacity = s.capacity(STATION, self.quadrant, self.die)
        return capacity if capacity < most else most

    def options(self, s: Table) -> list[Action]:
        return CONSUME_UP_TO[self.most(s)]

    def resolve(self, s: Table, action: Action) -> None:
        """§6.6.2 For each barrel the price falls by 1, and the seller receives the new one."""
        assert isinstance(action, actions.Consume)
        money: i64 = 0
        for barrel in range(action.count):
            money += s.consumer_price - 1 - barrel
        s.consumer_price -= action.count
        s.consumer_barrels += action.count
        s.gasoline[self.seat] -= action.count
        s.earn(self.seat, money)
        if s.log is not None and action.count > 0:
            s.tell("consumed", seat=self.seat, quadrant=self.quadrant, barrels=action.count, money=money, price=s.consumer_price)


class UseRefineries(Decision[Table]):
    """§6.7.1 B: so many barrels of crude into gasoline, by the refineries that are hit."""

    def __init__(self, seat: i64, quadrant: i64, die: i64) -> None:
        super().__init__(seat)
        self.quadrant = quadrant
        self.die = die

    def most(self, s: Table) -> i64:
        """§12.8 Limited also by the gasoline in the bank, if pieces are."""
        most = s.crude[self.seat]
        if s.terms.limited and s.bank_barrels[GASOLINE] < most:
            most = s.bank_barrels[GASOLINE]
        if most == 0:
            return 0
        capacity = s.capacity(REFINERY, self.quadrant, self.die)
        return capacity if capacity < most else most

    def options(self, s: Table) -> list[Action]:
        return REFINE_UP_TO[self.most(s)]

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Refine)
        s.crude[self.seat] -= action.count
        s.bank_barrels[CRUDE] += action.count
        s.bank_barrels[GASOLINE] -= action.count
        s.gasoline[self.seat] += action.count
        if s.log is not None and action.count > 0:
            s.tell("refined", seat=self.seat, quadrant=self.quadrant, barrels=action.count)


class UseWells(Decision[Table]):
    """§6.8.1 C: so many units of crude from the bank, by the wells that are hit."""

    def __init__(self, seat: i64, quadrant: i64, die: i64) -> None:
        super().__init__(seat)
        self.quadrant = quadrant
        self.die = die

    def most(self, s: Table) -> i64:
        """§12.8 A unit needs at least one barrel in the bank, if pieces are limited."""
        if s.wells_on_board() == 0:
            return 0
        capacity = s.capacity(WELL, self.quadrant, self.die)
        if s.terms.limited:
            units = (s.bank_barrels[CRUDE] + s.box.crude_per_unit - 1) // s.box.crude_per_unit
            if units < capacity:
                return units
        return capacity

    def options(self, s: Table) -> list[Action]:
        return PUMP_UP_TO[self.most(s)]

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Pump)
        barrels = action.units * s.box.crude_per_unit
        if s.terms.limited and s.bank_barrels[CRUDE] < barrels:
            barrels = s.bank_barrels[CRUDE]
        s.bank_barrels[CRUDE] -= barrels
        s.crude[self.seat] += barrels
        if s.log is not None and barrels > 0:
            s.tell("pumped", seat=self.seat, quadrant=self.quadrant, barrels=barrels)


class Strike(Decision[Table]):
    """§6.9.2 D: a doubly productive rig may become a well, for a price that rises with the wells on the board."""

    def crossing(self, s: Table) -> i64:
        return s.quadrant * CELLS + (s.red - 1) * LINES + s.black - 1

    def price(self, s: Table) -> i64:
        wells = s.struck if s.terms.ever_struck else s.wells_on_board()
        return s.terms.well_step * (wells + 1)

    def is_private(self, s: Table) -> bool:
        """§16.2"""
        return not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        """§6.9.3 Only if he has the cash; §12.8 and if there is a well in the bank."""
        if s.grid[self.crossing(s)] != RIG + 1 or (s.terms.limited and s.bank_pieces[WELL] <= 0):
            return NO_OPTIONS
        return STRIKE if s.cash[self.seat] >= self.price(s) else s.terms.put(NO_OPTIONS, NO_STRIKE)

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.StrikeOil)
        if action.yes:
            price = self.price(s)
            s.pay(self.seat, price)
            s.strike(self.crossing(s))
            if s.log is not None:
                s.tell("struck", seat=self.seat, quadrant=s.quadrant, row=s.red, column=s.black, money=-price)


ASSIGN_ROLL: Final = AssignRoll()
PRODUCE: Final = Produce()
NEIGHBOURS: Final = Neighbours()
CHOOSE_QUADRANT: Final = [ChooseQuadrant(seat) for seat in range(i64(MOST_SEATS))]
STRIKE_OIL: Final = [Strike(seat) for seat in range(i64(MOST_SEATS))]
SELL_AT_STATIONS: Final = [
    SellAtStations(seat, quadrant, die) for seat in range(i64(MOST_SEATS)) for quadrant in range(i64(QUADRANTS)) for die in range(i64(3))
]
USE_REFINERIES: Final = [
    UseRefineries(seat, quadrant, die) for seat in range(i64(MOST_SEATS)) for quadrant in range(i64(QUADRANTS)) for die in range(i64(3))
]
USE_WELLS: Final = [
    UseWells(seat, quadrant, die) for seat in range(i64(MOST_SEATS)) for quadrant in range(i64(QUADRANTS)) for die in range(i64(3))
]
