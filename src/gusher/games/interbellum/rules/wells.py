"""§2.9 The draft of wells, §10 action 3: income, and §13 action 7: buying a well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.interbellum.rules.actions import Well
from gusher.games.interbellum.rules.components import AT_WELL, BIT, INCOME, MOST_SEATS, NOBODY, POWER_COUNT, WELL_PRICE
from gusher.games.interbellum.rules.deck import draw
from gusher.games.interbellum.rules.influence import gain
from gusher.games.interbellum.rules.routes import is_linked
from gusher.games.interbellum.rules.table import Table


def add_free(s: Table, options: list[Action]) -> None:
    for well in range(i64(len(s.owner))):
        if s.owner[well] == NOBODY:
            options.append(s.acts.well[well])


def is_any_free(s: Table) -> bool:
    for owner in s.owner:
        if owner == NOBODY:
            return True
    return False


def claim(s: Table, seat: i64, well: i64) -> None:
    """§2.9 A derrick goes on the well."""
    s.derricks[seat] -= 1
    s.owner[well] = seat
    s.map_changes += 1


def take_bonus(s: Table, seat: i64, well: i64) -> None:
    """§1.3.2 Money, influence and cards are received once, at once."""
    if not s.has_bonus(well):
        return
    money = s.box.well_money[well]
    if money > 0:
        s.earn(seat, money)
        if s.log is not None:
            s.tell("bonus", seat=seat, well=s.box.wells[well], money=money)
    for power in range(i64(POWER_COUNT)):
        for _turn in range(s.box.well_influence[well * POWER_COUNT + power]):
            gain(s, seat, power)
    draw(s, seat, s.box.well_cards[well])


class DraftWell(Decision[Table]):
    """§2.9 One free well; its bonus is received before the next player picks."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_free(s, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Well)
        claim(s, self.seat, action.well)
        if s.log is not None:
            s.tell("drafted", seat=self.seat, well=s.box.wells[action.well])
        take_bonus(s, self.seat, action.well)


def income(s: Table, seat: i64, well: i64) -> i64:
    """§10.3 More if the well is linked at this moment, for Production, and by the event of the round."""
    money = s.box.linked_income if is_linked(s, seat, well) else s.box.income
    if s.has_bonus(well):
        money += s.box.well_production[well]
    money += s.modifiers[INCOME]
    return money if money > 0 else 0


def yield_income(s: Table, seat: i64, well: i64) -> None:
    money = income(s, seat, well)
    s.earn(seat, money)
    if s.log is not None:
        s.tell("income", seat=seat, well=s.box.wells[well], money=money)


def resting(s: Table, seat: i64, used: i64) -> bool:
    """§10.1 Whether none of the player's wells is outside that set."""
    for well in range(i64(len(s.owner))):
        if s.owner[well] == seat and (used >> well) & 1 == 0:
            return False
    return True


def add_own(s: Table, seat: i64, used: i64, options: list[Action]) -> None:
    for well in range(i64(len(s.owner))):
        if s.owner[well] == seat and (used >> well) & 1 == 0:
            options.append(s.acts.well[well])


class IncomeWell(Decision[Table]):
    """§10.1 One own well that has not yielded in this round; §10.2 nor was acquired in it."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_own(s, self.seat, s.yielded | s.acquired, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Well)
        s.put_worker(self.seat, AT_WELL + action.well)
        s.yielded |= BIT[action.well]
        yield_income(s, self.seat, action.well)


class SpotCargo(Decision[Table]):
    """§12.4.10 The income of one own well, which may have yielded and is not marked as having done so."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_own(s, self.seat, s.acquired, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Well)
        yield_income(s, self.seat, action.well)


def can_buy_well(s: Table, seat: i64, price: i64) -> bool:
    """§7.2 A free well, a derrick and the price."""
    return s.derricks[seat] > 0 and s.money[seat] >= price and is_any_free(s)


def buy_well(s: Table, seat: i64, well: i64, price: i64) -> None:
    """§13.2 The derrick is placed; §13.3 the bonus received; §13.4 it yields from the next round on."""
    s.pay(seat, price)
    claim(s, seat, well)
    s.bought |= BIT[well]
    s.acquired |= BIT[well]
    if s.log is not None:
        s.tell("bought-well", seat=seat, well=s.box.wells[well], money=-price)
    take_bonus(s, seat, well)


class BuyWell(Decision[Table]):
    """§13.2 A well without derrick, at the price of the round (§13.1)."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_free(s, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Well)
        s.put_worker(self.seat, AT_WELL + action.well)
        buy_well(s, self.seat, action.well, s.modifiers[WELL_PRICE])


DRAFT: Final = [DraftWell(seat) for seat in range(i64(MOST_SEATS))]
INCOME_WELL: Final = [IncomeWell(seat) for seat in range(i64(MOST_SEATS))]
SPOT_CARGO_OF: Final = [SpotCargo(seat) for seat in range(i64(MOST_SEATS))]
BUY_WELL_OF: Final = [BuyWell(seat) for seat in range(i64(MOST_SEATS))]
