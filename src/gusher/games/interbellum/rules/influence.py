"""§4 Influence and flags, and §11 action 4: buying influence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.interbellum.rules.actions import Power
from gusher.games.interbellum.rules.components import (
    AT_POWER,
    INFLUENCE_PRICE,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    POWER_COUNT,
    POWERS,
)
from gusher.games.interbellum.rules.options import GAME_SPOTS, ROUND_SPOTS, TRACK_STEPS
from gusher.games.interbellum.rules.table import Table


def column_of(s: Table, seat: i64, power: i64) -> i64:
    """§1.6.2 Where a player stands on a track, as an index of the tables; the last column serves for more."""
    column = s.influence[seat * POWER_COUNT + power]
    if column >= s.box.columns:
        column = s.box.columns - 1
    return power * s.box.columns + column


def gain(s: Table, seat: i64, power: i64) -> None:
    """§4.2 One cube from the supply, if one is left."""
    if s.cubes[seat] > 0:
        s.cubes[seat] -= 1
        s.influence[seat * POWER_COUNT + power] += 1
        if s.log is not None:
            s.tell("gained", seat=seat, power=POWERS[power], cubes=1)
        settle_flag(s, power)


def lose(s: Table, seat: i64, power: i64) -> None:
    """§4.2 One cube back to the supply, if there is one."""
    if s.influence[seat * POWER_COUNT + power] > 0:
        take_back(s, seat, power)
        settle_flag(s, power)


def take_back(s: Table, seat: i64, power: i64) -> None:
    s.cubes[seat] += 1
    s.influence[seat * POWER_COUNT + power] -= 1
    if s.log is not None:
        s.tell("lost", seat=seat, power=POWERS[power], cubes=1)


def settle_flag(s: Table, power: i64) -> None:
    """§4.3 The flag rule, after every cube."""
    best: i64 = 0
    sharing: i64 = 0
    for seat in range(s.seats):
        cubes = s.influence[seat * POWER_COUNT + power]
        if cubes > best:
            best = cubes
            sharing = 0
        if cubes == best:
            sharing += 1
    if best == 0:
        lower_flag(s, power)
    elif not keeps_flag(s, power, best, sharing):
        holder = s.flag[power]
        seat = s.start if holder == NOBODY else (holder + 1) % s.seats
        while s.influence[seat * POWER_COUNT + power] < best:
            seat = (seat + 1) % s.seats
        raise_flag(s, seat, power)


def keeps_flag(s: Table, power: i64, best: i64, sharing: i64) -> bool:
    """§4.3 The holder has the most; or, with the option, some, while several rivals share the most."""
    holder = s.flag[power]
    if holder == NOBODY:
        return False
    mine = s.influence[holder * POWER_COUNT + power]
    return mine == best or (s.terms.keeps_flag and mine > 0 and sharing > 1)


def lower_flag(s: Table, power: i64) -> None:
    """§4.3 Without influence the flag goes back to the supply."""
    if s.flag[power] != NOBODY:
        s.flag[power] = NOBODY
        if s.log is not None:
            s.tell("flag-back", power=POWERS[power])


def raise_flag(s: Table, seat: i64, power: i64) -> None:
    s.flag[power] = seat
    if s.log is not None:
        s.tell("flag", seat=seat, power=POWERS[power])


class Gain(Decision[Table]):
    """§4.2 One influence in a power of his choice. Skipped with an empty supply."""

    def options(self, s: Table) -> list[Action]:
        return [*s.acts.power] if s.cubes[self.seat] > 0 else []

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        gain(s, self.seat, action.power)


class GainPower(Gain):
    """§9.4.3 By the sixth find."""


class GainByEvent(Gain):
    """§6.5.4 By an event of the '20s."""


class LosePower(Decision[Table]):
    """§6.5.4 One influence lost in a power where he has his own maximum, his choice among equals."""

    def options(self, s: Table) -> list[Action]:
        at = self.seat * POWER_COUNT
        most: i64 = 1
        options: list[Action] = []
        for power in range(i64(POWER_COUNT)):
            if s.influence[at + power] > most:
                most = s.influence[at + power]
        for power in range(i64(POWER_COUNT)):
            if s.influence[at + power] == most:
                options.append(s.acts.power[power])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        lose(s, self.seat, action.power)


def cube_price(s: Table, seat: i64, power: i64, workers: i64) -> i64:
    """§11.2 Of the next cube; `workers` of this round are at the power, the buyer's own included."""
    price = s.modifiers[INFLUENCE_PRICE]
    if price != NOTHING:
        return price
    cheap = False
    if s.terms.cheap == TRACK_STEPS:
        step = s.influence[seat * POWER_COUNT + power] + 1
        cheap = step < s.box.columns and s.box.is_cheap[step] == 1
    elif s.terms.cheap == GAME_SPOTS:
        cheap = s.spots[power] < s.box.cheap_spots
    elif s.terms.cheap == ROUND_SPOTS:
        cheap = workers <= s.box.cheap_spots
    return s.box.cheap_cube if cheap else s.box.cube_price


def first_cube_price(s: Table, seat: i64, power: i64) -> i64:
    """§11.2 For a worker who is not yet placed at the power."""
    workers: i64 = 0
    if s.terms.cheap == ROUND_SPOTS:
        workers = s.workers_at(AT_POWER + power) + 1
    return cube_price(s, seat, power, workers)


def can_buy_influence(s: Table, seat: i64) -> bool:
    """§7.2 A cube is left, and the next cube of some power is affordable."""
    if s.cubes[seat] == 0:
        return False
    for power in range(i64(POWER_COUNT)):
        if s.money[seat] >= first_cube_price(s, seat, power):
            return True
    return False


def buy(s: Table, seat: i64, power: i64, price: i64) -> None:
    s.pay(seat, price)
    s.spots[power] += 1
    if s.log is not None:
        s.tell("bought-influence", seat=seat, power=POWERS[power], money=-price)
    gain(s, seat, power)
    s.then(INFLUENCE_MORE[seat * POWER_COUNT + power])


class InfluencePower(Decision[Table]):
    """§11.1 The power in which at least one cube is bought."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for power in range(i64(POWER_COUNT)):
            if s.money[self.seat] >= first_cube_price(s, self.seat, power):
                options.append(s.acts.power[power])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        price = first_cube_price(s, self.seat, action.power)
        s.put_worker(self.seat, AT_POWER + action.power)
        buy(s, self.seat, action.power, price)


class InfluenceMore(Decision[Table]):
    """§11.1 One more cube in the same power, or stop; §11.3 the flag was settled after the last."""

    def __init__(self, seat: i64, power: i64) -> None:
        super().__init__(seat)
        self.power = power

    def price(self, s: Table) -> i64:
        workers: i64 = s.workers_at(AT_POWER + self.power) if s.terms.cheap == ROUND_SPOTS else 0
        return cube_price(s, self.seat, self.power, workers)

    def options(self, s: Table) -> list[Action]:
        if s.cubes[self.seat] == 0 or s.money[self.seat] < self.price(s):
            return []
        return s.acts.more

    def resolve(self, s: Table, action: Action) -> None:
        if action is s.acts.buy:
            buy(s, self.seat, self.power, self.price(s))


class StartInfluence(Step[Table]):
    """§2.7 In ascending company number each player puts his starting influence on the tracks, cube by cube."""

    def run(self, s: Table) -> None:
        for company in range(i64(len(s.box.companies))):
            for seat in range(s.seats):
                if s.company[seat] == company:
                    place_starting_influence(s, seat)


def place_starting_influence(s: Table, seat: i64) -> None:
    for power in range(i64(POWER_COUNT)):
        for _turn in range(s.box.company_influence[s.company[seat] * POWER_COUNT + power]):
            gain(s, seat, power)


GAIN_POWER: Final = [GainPower(seat) for seat in range(i64(MOST_SEATS))]
GAIN_BY_EVENT: Final = [GainByEvent(seat) for seat in range(i64(MOST_SEATS))]
LOSE_POWER: Final = [LosePower(seat) for seat in range(i64(MOST_SEATS))]
INFLUENCE_POWER: Final = [InfluencePower(seat) for seat in range(i64(MOST_SEATS))]
INFLUENCE_MORE: Final = [InfluenceMore(seat, power) for seat in range(i64(MOST_SEATS)) for power in range(i64(POWER_COUNT))]
