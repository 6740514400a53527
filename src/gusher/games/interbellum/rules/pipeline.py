"""§8 Action 1: laying a pipeline."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision
from gusher.games.interbellum.rules.actions import Segment
from gusher.games.interbellum.rules.components import (
    AT_SEGMENT,
    BIT,
    CLOSED_POWER,
    EXTRA_POWER,
    MOST_SEATS,
    NOBODY,
    PIPELINE_BASE,
    POWER_COUNT,
)
from gusher.games.interbellum.rules.influence import column_of
from gusher.games.interbellum.rules.table import Table


def controlling(s: Table, area: i64) -> i64:
    """§5.1.2 The power that controls an area as building ground, or nobody."""
    if not s.terms.home_counts and s.box.home_of[area] != NOBODY:
        return NOBODY
    return s.control[area]


def is_closed(s: Table, segment: i64) -> bool:
    """§6.6.8 In the home areas of the closed power, or where its army stands now."""
    closed = s.modifiers[CLOSED_POWER]
    return closed != NOBODY and s.control[s.box.segment_area[segment]] == closed


def is_open(s: Table, seat: i64, segment: i64) -> bool:
    """§8.1.2 Without his own piece, and not closed; the caller has seen that a piece is left."""
    return (s.laid[segment] >> seat) & 1 == 0 and not is_closed(s, segment)


def discount(s: Table, seat: i64, power: i64) -> i64:
    """§8.2.1 What his influence in the controlling power takes off."""
    if power == NOBODY:
        return 0
    return s.box.track_discount[column_of(s, seat, power)]


def extra_pieces(s: Table, seat: i64, power: i64) -> i64:
    """§8.3.1 How many further pieces he may lay in the areas of that power."""
    if power == NOBODY or s.influence[seat * POWER_COUNT + power] == 0:
        return 0
    more: i64 = 1 if s.modifiers[EXTRA_POWER] == power else 0
    return s.box.track_extra[column_of(s, seat, power)] + more


def price_at(s: Table, seat: i64, power: i64, full: bool) -> i64:
    """§8.2.1 The base less the discount, never below the floor; in full where the player chose extra pieces instead (§8.3.3)."""
    price = s.modifiers[PIPELINE_BASE]
    if not full:
        price -= discount(s, seat, power)
    return price if price > s.terms.floor else s.terms.floor


def price_of(s: Table, seat: i64, segment: i64) -> i64:
    return price_at(s, seat, controlling(s, s.box.segment_area[segment]), False)


def payable(s: Table, seat: i64, full: bool) -> i64:
    """§8.2.1 The powers in whose areas he can pay a piece, one bit each; bit 5 for areas of nobody."""
    found: i64 = 0
    for power in range(i64(POWER_COUNT)):
        if s.money[seat] >= price_at(s, seat, power, full):
            found |= BIT[power]
    if s.money[seat] >= price_at(s, seat, NOBODY, full):
        found |= BIT[POWER_COUNT]
    return found


def can_lay(s: Table, seat: i64) -> bool:
    """§7.2 A piece is left and some open segment is affordable."""
    if s.pieces[seat] == 0:
        return False
    powers = payable(s, seat, False)
    if powers == 0:
        return False
    for segment in range(i64(len(s.laid))):
        if is_open(s, seat, segment) and is_payable(s, powers, segment):
            return True
    return False


def is_payable(s: Table, powers: i64, segment: i64) -> bool:
    power = controlling(s, s.box.segment_area[segment])
    if power == NOBODY:
        power = POWER_COUNT
    return (powers >> power) & 1 == 1


def add_open(s: Table, seat: i64, options: list[Action]) -> None:
    """§8.1.2 Every open segment."""
    if s.pieces[seat] > 0:
        for segment in range(i64(len(s.laid))):
            if is_open(s, seat, segment):
                options.append(s.acts.segment[segment])


def any_open(s: Table, seat: i64) -> bool:
    if s.pieces[seat] > 0:
        for segment in range(i64(len(s.laid))):
            if is_open(s, seat, segment):
                return True
    return False


def lay(s: Table, seat: i64, segment: i64, price: i64) -> None:
    """§8.1.1 One piece from the supply onto the map, paid at once."""
    s.pay(seat, price)
    s.pieces[seat] -= 1
    s.laid[segment] |= BIT[seat]
    s.map_changes += 1
    if s.log is not None:
        s.tell("laid", seat=seat, segment=s.box.segments[segment], money=-price)


class LaySegment(Decision[Table]):
    """§8.1.1 The first piece: any open, affordable segment."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        powers = payable(s, self.seat, False)
        for segment in range(i64(len(s.laid))):
            if is_open(s, self.seat, segment) and is_payable(s, powers, segment):
                options.append(s.acts.segment[segment])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Segment)
        seat = self.seat
        s.put_worker(seat, AT_SEGMENT + action.segment)
        power = controlling(s, s.box.segment_area[action.segment])
        extra = extra_pieces(s, seat, power)
        if s.terms.either and extra > 0 and discount(s, seat, power) > 0:
            s.then(PipelineMode(seat, action.segment))
            return
        lay(s, seat, action.segment, price_at(s, seat, power, False))
        if extra > 0:
            s.then(ExtraSegment(seat, power, extra, False))


class PipelineMode(Decision[Table]):
    """§8.3.3 The discount for this one piece, or further pieces, each at the full price."""

    def __init__(self, seat: i64, segment: i64) -> None:
        super().__init__(seat)
        self.segment = segment

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = [s.acts.discount]
        if s.money[self.seat] >= price_at(s, self.seat, NOBODY, True):
            options.append(s.acts.extra)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        power = controlling(s, s.box.segment_area[self.segment])
        full = action is s.acts.extra
        lay(s, self.seat, self.segment, price_at(s, self.seat, power, full))
        if full:
            s.then(ExtraSegment(self.seat, power, extra_pieces(s, self.seat, power), True))


class ExtraSegment(Decision[Table]):
    """§8.3.1 A further piece in an area of the same power, or stop; `left` may still be laid."""

    def __init__(self, seat: i64, power: i64, left: i64, full: bool) -> None:
        super().__init__(seat)
        self.power = power
        self.left = left
        self.full = full

    def options(self, s: Table) -> list[Action]:
        """§8.3.2 The action ends when nothing more is open or affordable."""
        options: list[Action] = []
        if s.pieces[self.seat] == 0 or s.money[self.seat] < price_at(s, self.seat, self.power, self.full):
            return options
        for segment in range(i64(len(s.laid))):
            if controlling(s, s.box.segment_area[segment]) == self.power and is_open(s, self.seat, segment):
                options.append(s.acts.segment[segment])
        if options:
            options.append(s.acts.stop)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Segment):
            lay(s, self.seat, action.segment, price_at(s, self.seat, self.power, self.full))
            if self.left > 1:
                s.then(ExtraSegment(self.seat, self.power, self.left - 1, self.full))


LAY_SEGMENT: Final = [LaySegment(seat) for seat in range(i64(MOST_SEATS))]
