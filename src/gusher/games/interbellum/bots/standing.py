"""How all seats stand in Interbellum: what a learned player looks at, worked out once a position for every seat.

In points and dollars. The estimate is that of `search` (see `evaluation`), with the lines of a `Survey` in place of greedy's; the promise
is what the rule that waits is likely to bring to the seat that it waits for, which greedy finds by trying.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.games.interbellum.bots.evaluation import KEPT
from gusher.games.interbellum.bots.judgement import A_CARD, GAS_WELL
from gusher.games.interbellum.bots.majorities import A_DOLLAR, SEATS, Majorities
from gusher.games.interbellum.bots.outlays import Outlays
from gusher.games.interbellum.bots.surveys import Surveyor, workers_to_come
from gusher.games.interbellum.bots.waiting import (
    ARMY,
    CARD,
    CARDS_DRAWN,
    DESTINATION,
    GAIN,
    GAS,
    INFLUENCE,
    MORE_INFLUENCE,
    MORE_SEGMENTS,
    POWER_OF_CARD,
    SEGMENT,
    SEGMENT_OF_CARD,
    STAKE,
    WELL,
    Waiting,
)
from gusher.games.interbellum.bots.waiting import INCOME as AN_INCOME
from gusher.games.interbellum.rules.components import (
    CABLE,
    CARD_COUNT,
    DOUBLE_AGENT,
    FORCED_MARCH,
    GAS_FREE,
    HAGUE,
    HANDSHAKE,
    INCOME,
    NIGHT_TRAIN,
    NOBODY,
    POWER_COUNT,
    ROYALTY,
    SEISMOGRAPH,
    SPOT_CARGO,
    TRUCE,
    ULTIMATUM,
    WILDCAT,
)
from gusher.games.interbellum.rules.table import Table

MOST_CUBES: Final = 8
IN_USE: Final = 0.7  # of the income that wells could yield


class Standing:
    """The seats of one position."""

    def __init__(self) -> None:
        self.waiting = Waiting()
        self.surveyor = Surveyor()
        self.best_income = filled(SEATS, 0)
        self.majorities = Majorities(self.best_income)
        self.outlays = Outlays(self.majorities)
        self.surveys = self.outlays.surveys
        # Of the table
        self.workers: i64 = 0
        self.last: i64 = NOBODY
        self.free_wells: i64 = 0
        self.rounds = 0.0
        self.dry = zeros(MOST_CUBES + 1)  # the chance that so many cubes find nothing
        # Of the seats
        self.to_come = filled(SEATS, 0)
        self.hand = filled(SEATS, 0)
        self.wells = filled(SEATS, 0)
        self.linked = filled(SEATS, 0)
        self.fresh = filled(SEATS, 0)  # wells that can yield in this round
        self.fresh_income = filled(SEATS, 0)
        self.income = filled(SEATS, 0)
        self.free_cubes = filled(SEATS, 0)
        self.find_worth = zeros(SEATS)
        self.well_value = zeros(SEATS)
        self.wealth = zeros(SEATS)  # money, and what wells and gas are likely to add to it
        self.points = zeros(SEATS)
        self.estimate = zeros(SEATS)
        self.promise = zeros(SEATS)
        self.promised = zeros(SEATS)  # both together
        # Of the viewer
        self.hand_worth = 0.0
        self.best_card = 0.0

    def prepare(self, s: Table, viewer: i64) -> None:
        self.waiting.look(s)
        self.surveyor.prepare(s)
        self.rounds = float(s.box.rounds - s.round)
        self.workers = 0
        self.last = NOBODY
        for turn in range(s.seats):
            seat = (self.waiting.next + turn) % s.seats
            self.workers += s.workers[seat]
            if s.workers[seat] > 0 and (self.last == NOBODY or s.workers[seat] >= s.workers[self.last]):
                self.last = seat
            self.surveys[seat] = self.surveyor.look(s, seat)
            self.to_come[seat] = workers_to_come(s, seat)
            self.hand[seat] = s.hand(seat)
        self.look_at_gas(s)
        self.look_at_wells(s)
        self.majorities.prepare(s, self.waiting)
        self.outlays.prepare(s, self.waiting, viewer)
        self.look_at_hand(s, viewer)
        self.add_up(s, viewer)

    def best_other(self, s: Table, numbers: vec[float], seat: i64) -> float:
        best = -1000.0
        for other in range(s.seats):
            if other != seat and numbers[other] > best:
                best = numbers[other]
        return best

    def look_at_gas(self, s: Table) -> None:
        white = float(s.bag_white)
        bag = float(s.bag_white + s.bag_black)
        dry = 1.0
        self.dry[0] = 1.0
        for cubes in range(i64(MOST_CUBES)):
            drawn = float(cubes)
            dry *= (white - drawn if white > drawn else 0.0) / (bag - drawn if bag > drawn + 1.0 else 1.0)
            self.dry[cubes + 1] = dry
        box = s.box
        for seat in range(s.seats):
            finds = s.finds[seat]
            if finds >= box.meter or s.bag_black == 0:
                self.find_worth[seat] = 0.0
                continue
            step = float(box.gas_points[finds + 1] - box.gas_points[finds])
            later = 0.0 if finds + 1 >= box.meter else float(box.gas_points[finds + 2] - box.gas_points[finds + 1])
            worth = step + A_DOLLAR * self.rounds * float(box.gas_income[finds + 1] - box.gas_income[finds])
            worth += 0.15 * (self.rounds if self.rounds < 3.0 else 3.0) * (later - step)
            worth += float(box.find_cards[finds + 1]) + 1.5 * float(box.find_expands[finds + 1] + box.find_influence[finds + 1])
            self.find_worth[seat] = worth

    def look_at_wells(self, s: Table) -> None:
        box = s.box
        self.free_wells = 0
        for seat in range(s.seats):
            self.wells[seat] = 0
            self.linked[seat] = 0
            self.fresh[seat] = 0
            self.fresh_income[seat] = 0
            self.best_income[seat] = 0
            self.income[seat] = 0
            self.free_cubes[seat] = s.modifiers[GAS_FREE]
            self.well_value[seat] = 0.0
        for well in range(i64(len(s.owner))):
            seat = s.owner[well]
            if seat == NOBODY:
                self.free_wells += 1
                continue
            linked = (self.surveys[seat].linked >> well) & 1
            bonus = s.has_bonus(well)
            money = box.linked_income if linked == 1 else box.income
            if bonus:
                money += box.well_production[well]
                self.free_cubes[seat] += box.well_gas[well]
                self.well_value[seat] += GAS_WELL * self.rounds * float(box.well_gas[well])
            self.linked[seat] += linked
            self.income[seat] += money
            owned = self.wells[seat]
            self.well_value[seat] += (0.35 if owned < 2 else 0.2 if owned == 2 else 0.1) * self.rounds * float(money)
            self.wells[seat] = owned + 1
            if ((s.yielded | s.acquired) >> well) & 1 == 0:
                money += s.modifiers[INCOME]
                self.fresh[seat] += 1
                self.fresh_income[seat] += money
                if money > self.best_income[seat]:
                    self.best_income[seat] = money

    def look_at_hand(self, s: Table, viewer: i64) -> None:
        """§21 Of the viewer alone."""
        self.hand_worth = 0.0
        self.best_card = 0.0
        if self.to_come[viewer] == 0 and self.waiting.kind != CARD:
            return
        for card in range(i64(CARD_COUNT)):
            held = s.holds(viewer, card)
            if held > 0:
                worth = self.card_worth(s, viewer, card)
                self.hand_worth += float(held) * worth
                if worth > self.best_card:
                    self.best_card = worth

    def card_worth(self, s: Table, seat: i64, card: i64) -> float:
        """§12.4 About what a card would bring now."""
        if card <= FORCED_MARCH:
            return self.worth_of_armies(s, seat, card)
        if card == NIGHT_TRAIN or card == HANDSHAKE:
            return (1.2 if card == HANDSHAKE else 0.8) * (0.5 + self.outlays.next_piece[seat])
        if card == SPOT_CARGO:
            return A_DOLLAR * float(self.best_income[seat] if self.fresh[seat] > 0 else s.box.income)
        if card == SEISMOGRAPH:
            return (1.0 - self.dry[4]) * self.find_worth[seat]
        if card == WILDCAT:
            return 1.0 + self.surveys[seat].well_worth * 0.3 if s.derricks[seat] > 0 and self.free_wells > 0 else 0.0
        if card == HAGUE:
            return self.tied_stake(s, seat)
        if card == ROYALTY:
            return A_DOLLAR * float(s.box.royalty)
        return 1.8 if card == DOUBLE_AGENT else 0.8 if card == CABLE else 2.5

    def worth_of_armies(self, s: Table, seat: i64, card: i64) -> float:
        if s.modifiers[TRUCE] == 1 or card == FORCED_MARCH:
            return 0.3
        if card == ULTIMATUM:
            return 0.8
        return 2.2 if self.majorities.flags[seat] > 0.0 else 0.3

    def tied_stake(self, s: Table, seat: i64) -> float:
        """§12.4.15 The best flag that Hague Arbitration would take."""
        best = 0.2
        for power in range(i64(POWER_COUNT)):
            tied = self.majorities.lead[seat * POWER_COUNT + power] == 0
            if tied and s.flag[power] != NOBODY and s.flag[power] != seat and self.majorities.stake[power] > best:
                best = self.majorities.stake[power]
        return best

    def promise_of(self, s: Table, seat: i64, viewer: i64) -> float:
        """What the rule that waits is likely to bring to the seat that it waits for, in points."""
        waiting = self.waiting
        kind = waiting.kind
        if kind == SEGMENT or kind == MORE_SEGMENTS or kind == SEGMENT_OF_CARD:
            return self.outlays.next_piece[seat]
        if kind == STAKE:
            return self.best_stake(s, seat)
        if kind == GAS:
            return (1.0 - self.dry[waiting.cubes if waiting.cubes < MOST_CUBES else MOST_CUBES]) * self.find_worth[seat]
        if kind == AN_INCOME:
            return A_DOLLAR * float(self.best_income[seat])
        if kind == INFLUENCE or kind == MORE_INFLUENCE:
            cube = self.majorities.cube[seat] - 2.0 * A_DOLLAR
            return self.majorities.attack[seat] if self.majorities.attack[seat] > cube else cube
        if kind == CARDS_DRAWN:
            return A_CARD * float(waiting.left) if self.to_come[seat] > 1 else 0.0
        if kind == CARD:
            return self.best_card if seat == viewer else 1.5
        if kind == WELL:
            return self.surveys[seat].well_worth
        if kind == ARMY or kind == DESTINATION:
            return 2.0 if waiting.sign > 0 else 0.0
        return 1.5 if kind == GAIN or kind == POWER_OF_CARD else 0.0

    def best_stake(self, s: Table, seat: i64) -> float:
        best = 0.0
        most = s.money[seat] if s.money[seat] < 6 else 6
        for stake in range(1, most + 1):
            cubes = stake + self.free_cubes[seat]
            chance = 1.0 - self.dry[cubes if cubes < MOST_CUBES else MOST_CUBES]
            worth = chance * self.find_worth[seat] - A_DOLLAR * float(stake)
            if worth > best:
                best = worth
        return best

    def add_up(self, s: Table, viewer: i64) -> None:
        kept = KEPT
        if self.rounds == 0.0:
            kept = 1.0 - (1.0 - KEPT) * float(self.workers) / float(s.seats * s.box.workers)
        for seat in range(s.seats):
            survey = self.surveys[seat]
            gas = float(s.box.gas_points[s.finds[seat]])
            lines = float(survey.pieces + survey.ports)
            self.points[seat] = lines + gas + self.majorities.influence_points[seat] + self.majorities.held[seat]
            left = float(self.to_come[seat])
            money = float(s.money[seat])
            each = float(s.box.gas_income[s.finds[seat]])
            self.wealth[seat] = money + float(self.fresh_income[seat]) + self.rounds * (each + float(self.income[seat]) * IN_USE)
            useful = money if money < 4.5 * left else 4.5 * left
            found = 0.55 * useful if useful < 8.0 else 4.4 + 0.35 * (useful - 8.0)
            hand = float(self.hand[seat])
            found += A_CARD * (hand if hand < 0.4 * left else 0.4 * left)
            found += gas + A_DOLLAR * self.rounds * each
            found += lines + self.well_value[seat] + survey.worth
            self.estimate[seat] = found + kept * self.majorities.flag_value[seat]
            self.promise[seat] = self.promise_of(s, seat, viewer) if seat == self.waiting.seat else 0.0
            self.promised[seat] = self.estimate[seat] + self.promise[seat]
