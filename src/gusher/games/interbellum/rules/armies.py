"""§5 Powers, armies and territories, as far as one player decides, and §14 action 8: moving an army."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.interbellum.rules.actions import Army, To
from gusher.games.interbellum.rules.components import AT_AREA, BIT, MOST_SEATS, NOBODY, NOTHING, POWER_COUNT, POWERS, TRUCE
from gusher.games.interbellum.rules.table import Table


def around_base(s: Table, power: i64) -> i64:
    """§5.2.2 All that is adjacent to Base(P): the home areas, and the armies of P that hang together with them."""
    own: i64 = 0
    near = s.box.around_home[power]
    for area in range(i64(len(s.control))):
        if s.control[area] == power:
            own |= BIT[area]
    own &= ~s.box.home[power]
    grown = own & near
    while grown != 0:
        own &= ~grown
        for area in range(i64(len(s.control))):
            if (grown >> area) & 1 == 1:
                near |= s.box.near[area]
        grown = own & near
    return near


def empty_territories(s: Table) -> i64:
    """§5.1.1 Without any army. Home areas are always controlled, so they are none."""
    empty: i64 = 0
    bit: i64 = 1
    for power in s.control:
        if power == NOBODY:
            empty |= bit
        bit <<= 1
    return empty


def targets(s: Table, power: i64) -> i64:
    """§5.2.2 The legal targets of an expansion; §5.2.3 none if no army is at home."""
    if s.home[power] == 0:
        return 0
    return around_base(s, power) & empty_territories(s)


def proxy_targets(s: Table, power: i64) -> i64:
    """§12.4.2 Territories with an army of another power, adjacent to Base(P)."""
    if s.home[power] == 0:
        return 0
    found: i64 = 0
    near = around_base(s, power)
    for area in range(i64(len(s.control))):
        if (near >> area) & 1 == 1 and s.control[area] != power and has_army(s, area):
            found |= BIT[area]
    return found


def has_army(s: Table, area: i64) -> bool:
    """§0.6 Whether an army stands outside, in that territory."""
    return s.control[area] != NOBODY and s.box.home_of[area] == NOBODY


def armies_of(s: Table, power: i64) -> i64:
    """§5.4.1 The territories with armies of that power."""
    found: i64 = 0
    for area in range(i64(len(s.control))):
        if s.control[area] == power and s.box.home_of[area] == NOBODY:
            found |= BIT[area]
    return found


def movable(s: Table, power: i64) -> i64:
    """§5.3.1 The armies of that power that can step into a territory without army."""
    found: i64 = 0
    empty = empty_territories(s)
    for area in range(i64(len(s.control))):
        if s.control[area] == power and s.box.home_of[area] == NOBODY and s.box.near[area] & empty != 0:
            found |= BIT[area]
    return found


def can_move_any(s: Table, seat: i64) -> bool:
    """§7.2 A power whose flag he holds has an army that can move; no Truce."""
    if s.modifiers[TRUCE] == 1 or seat not in s.flag:
        return False
    empty = empty_territories(s)
    for area in range(i64(len(s.control))):
        power = s.control[area]
        if power != NOBODY and s.flag[power] == seat and s.box.home_of[area] == NOBODY and s.box.near[area] & empty != 0:
            return True
    return False


def add_targets(s: Table, mask: i64, options: list[Action]) -> None:
    for area in range(i64(len(s.control))):
        if (mask >> area) & 1 == 1:
            options.append(s.acts.to[area])


def add_armies(s: Table, mask: i64, options: list[Action]) -> None:
    for area in range(i64(len(s.control))):
        if (mask >> area) & 1 == 1:
            options.append(s.acts.army[area])


def expand(s: Table, power: i64, area: i64) -> None:
    """§5.2.1 One army from the home base to a territory."""
    s.home[power] -= 1
    s.control[area] = power
    s.army_changes += 1
    if s.log is not None:
        s.tell("expanded", power=POWERS[power], area=s.box.areas[area])


def withdraw(s: Table, area: i64) -> None:
    """§5.4.1 The army there returns to its home base."""
    power = s.control[area]
    s.control[area] = NOBODY
    s.home[power] += 1
    s.army_changes += 1
    if s.log is not None:
        s.tell("withdrew", power=POWERS[power], area=s.box.areas[area])


class Target(Decision[Table]):
    """§5.2.2 Where an army of that power goes."""

    def __init__(self, seat: i64, power: i64) -> None:
        super().__init__(seat)
        self.power = power

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_targets(s, targets(s, self.power), options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, To)
        expand(s, self.power, action.area)


class ExpansionTarget(Target):
    """§5.5.1 The player alone decides."""


class ProxyTarget(Decision[Table]):
    """§12.4.2 The foreign army there returns home, then one army of the power enters."""

    def __init__(self, seat: i64, power: i64) -> None:
        super().__init__(seat)
        self.power = power

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_targets(s, proxy_targets(s, self.power), options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, To)
        withdraw(s, action.area)
        expand(s, self.power, action.area)


class RecallArmy(Decision[Table]):
    """§12.4.3 Any one army outside, of any power, returns home."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for area in range(i64(len(s.control))):
            if has_army(s, area):
                options.append(s.acts.army[area])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Army)
        withdraw(s, action.area)


class MovableArmy(Decision[Table]):
    """§5.3.1 An army with a legal step, of `power` or else of any power whose flag he holds; `left` moves, the last went to `moved`."""

    def __init__(self, seat: i64, power: i64, left: i64, moved: i64) -> None:
        super().__init__(seat)
        self.power = power
        self.left = left
        self.moved = moved

    def options(self, s: Table) -> list[Action]:
        """§12.4.4 The second army of a march is another one, or none."""
        mask: i64 = 0
        for power in range(i64(POWER_COUNT)):
            if s.flag[power] == self.seat and (self.power == NOBODY or self.power == power):
                mask |= movable(s, power)
        if self.moved != NOTHING:
            mask &= ~BIT[self.moved]
        options: list[Action] = []
        add_armies(s, mask, options)
        if self.moved != NOTHING and options:
            options.append(s.acts.stop)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Army):
            s.then(ArmyDestination(self.seat, action.area, self.left))


class ArmyToMove(MovableArmy):
    """§14.1 By action 8."""


class ArmyToMarch(MovableArmy):
    """§12.4.4 By Forced March: one or two different armies."""


class ArmyByFind(MovableArmy):
    """§9.4.2 By the fifth find, of a power that cannot expand."""


class ArmyDestination(Decision[Table]):
    """§5.3.1 One step into an adjacent territory without any army."""

    def __init__(self, seat: i64, area: i64, left: i64) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_targets(s, s.box.near[self.area] & empty_territories(s), options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, To)
        power = s.control[self.area]
        s.control[self.area] = NOBODY
        s.control[action.area] = power
        s.army_changes += 1
        s.put_worker(self.seat, AT_AREA + action.area)
        if s.log is not None:
            s.tell("moved", seat=self.seat, power=POWERS[power], origin=s.box.areas[self.area], area=s.box.areas[action.area])
        if self.left > 1:
            s.then(ArmyToMarch(self.seat, NOBODY, self.left - 1, action.area))


MOVE_OF: Final = [ArmyToMove(seat, NOBODY, 1, NOTHING) for seat in range(i64(MOST_SEATS))]
RECALL: Final = [RecallArmy(seat) for seat in range(i64(MOST_SEATS))]
