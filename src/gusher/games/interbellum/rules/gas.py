"""§9 Action 2: searching for gas."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision
from gusher.games.interbellum.rules.actions import Drawn, Power, Stake
from gusher.games.interbellum.rules.armies import ArmyByFind, ExpansionTarget, movable, targets
from gusher.games.interbellum.rules.components import AT_BOAT, GAS_FREE, GAS_MOST, MOST_SEATS, NOTHING, POWER_COUNT, TRUCE
from gusher.games.interbellum.rules.deck import draw
from gusher.games.interbellum.rules.influence import GAIN_POWER
from gusher.games.interbellum.rules.table import Table


def free_cubes(s: Table, seat: i64) -> i64:
    """§9.2.2 One for each Draw-gas well that he owns, and what the round adds."""
    free = s.modifiers[GAS_FREE]
    for well in range(i64(len(s.owner))):
        if s.owner[well] == seat and s.box.well_gas[well] > 0 and s.has_bonus(well):
            free += s.box.well_gas[well]
    return free


def can_find(s: Table, seat: i64) -> bool:
    """§9.3.3 Not with a full meter, nor while the bag holds no black cube."""
    return s.finds[seat] < s.box.meter and s.bag_black > 0


def can_search(s: Table, seat: i64) -> bool:
    """§7.2, §9.1.3"""
    if not can_find(s, seat):
        return False
    if s.terms.few_boats and s.workers_at(AT_BOAT) >= s.seats:
        return False
    return s.money[seat] > 0 or (s.terms.gas_alone and free_cubes(s, seat) > 0)


def most_staked(s: Table, seat: i64) -> i64:
    """§9.1.1"""
    most = s.money[seat]
    bag = s.bag_white + s.bag_black
    if bag < most:
        most = bag
    limit = s.modifiers[GAS_MOST]
    return limit if limit != NOTHING and limit < most else most


class GasStake(Decision[Table]):
    """§9.1.1 The stake, paid before drawing; §9.1.2 with free cubes it may be nothing, if the option says so."""

    def options(self, s: Table) -> list[Action]:
        most = most_staked(s, self.seat)
        if s.terms.gas_alone and free_cubes(s, self.seat) > 0:
            return s.acts.stakes_from_nothing[most]
        return s.acts.stakes[most]

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Stake)
        s.pay(self.seat, action.stake)
        if s.log is not None:
            s.tell("staked", seat=self.seat, money=-action.stake)
        search(s, self.seat, action.stake + free_cubes(s, self.seat))


def search(s: Table, seat: i64, cubes: i64) -> None:
    """§9.2.1 So many cubes, but never more than the bag holds."""
    bag = s.bag_white + s.bag_black
    s.then(GasDraw(seat, cubes if cubes < bag else bag))


class GasDraw(Chance[Table]):
    """§9.3.1 Cubes drawn blindly from the bag, all at once."""

    def __init__(self, seat: i64, cubes: i64) -> None:
        self.seat = seat
        self.cubes = cubes

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        """§20 The number of black cubes is hypergeometric."""
        white, black, cubes = int(s.bag_white), int(s.bag_black), int(self.cubes)
        return [
            (s.draws.black[drawn], comb(black, drawn) * comb(white, cubes - drawn))
            for drawn in range(max(0, cubes - white), min(cubes, black) + 1)
        ]

    def sample(self, s: Table, rng: Rng) -> Action:
        drawn: i64 = 0
        bag = s.bag_white + s.bag_black
        for cube in range(self.cubes):
            if rng.below(bag - cube) < s.bag_black - drawn:
                drawn += 1
        return s.draws.black[drawn]

    def resolve(self, s: Table, outcome: Action) -> None:
        """§9.3.1 At least one black: one find, and all others return; §9.3.2 only white: one of them leaves the game."""
        assert isinstance(outcome, Drawn)
        black = outcome.value
        if s.log is not None:
            s.tell("drew-gas", seat=self.seat, cubes=self.cubes, black=black)
        if black > 0:
            s.bag_black -= 1
            s.finds[self.seat] += 1
            if s.log is not None:
                s.tell("found-gas", seat=self.seat, finds=s.finds[self.seat])
            reward(s, self.seat)
        else:
            s.bag_white -= 1
            s.box_white += 1


def reward(s: Table, seat: i64) -> None:
    """§1.9 What the find that was just made brings at once; its income comes with each new round."""
    find = s.finds[seat]
    for _turn in range(s.box.find_influence[find]):
        s.then(GAIN_POWER[seat])
    for _turn in range(s.box.find_expands[find]):
        s.then(GAS_BONUS[seat])
    draw(s, seat, s.box.find_cards[find])


class GasBonusPower(Decision[Table]):
    """§9.4.2 He may name a power whose flag he holds: it expands, or moves an army if it cannot. Never caught up later."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if s.modifiers[TRUCE] == 1 and s.terms.truce_blocks_bonus:
            return options
        for power in range(i64(POWER_COUNT)):
            if s.flag[power] == self.seat and (targets(s, power) != 0 or movable(s, power) != 0):
                options.append(s.acts.power[power])
        if options:
            options.append(s.acts.decline)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Power):
            return
        if targets(s, action.power) != 0:
            s.then(ExpansionTarget(self.seat, action.power))
        else:
            s.then(ArmyByFind(self.seat, action.power, 1, NOTHING))


GAS_STAKE: Final = [GasStake(seat) for seat in range(i64(MOST_SEATS))]
GAS_BONUS: Final = [GasBonusPower(seat) for seat in range(i64(MOST_SEATS))]
