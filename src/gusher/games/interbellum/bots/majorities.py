"""Who is ahead in the powers of Interbellum: what each flag is worth now and later, who could take it at once, and who could lose it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import bits, filled
from gusher.games.interbellum.bots.waiting import INFLUENCE, MORE_INFLUENCE, Waiting
from gusher.games.interbellum.rules.components import BIT, INFLUENCE_PRICE, NOBODY, NOTHING, POWER_COUNT, Box
from gusher.games.interbellum.rules.events import NamedPower
from gusher.games.interbellum.rules.influence import first_cube_price
from gusher.games.interbellum.rules.options import TRACK_STEPS
from gusher.games.interbellum.rules.table import Table

SEATS: Final = 6
A_DOLLAR: Final = 0.5
DEAR: Final = 20.0
FAR_OFF: Final = 3  # workers


class Majorities:
    """By power, by seat, or by seat and power (`seat * 5 + power`); in points, but for cubes and dollars."""

    def __init__(self, incomes: vec[i64]) -> None:
        self.incomes = incomes  # what a worker at a well would bring each seat
        self.box: Box | None = None
        self.rounds = 0.0
        self.growth = vec[i64]()  # by event and decade, and by power
        self.segments_in = vec[i64]()  # by area
        self.steps = vec[i64]()  # what it costs to rise to each column of a track
        # Of the powers
        self.stake = zeros(POWER_COUNT)  # what the flag would score now
        self.drift = zeros(POWER_COUNT)  # armies that events are likely to add
        self.targets = filled(POWER_COUNT, 0)
        self.own = filled(POWER_COUNT, 0)
        self.held_ground = filled(POWER_COUNT, 0)  # segments in the areas of each
        self.all_cubes = filled(POWER_COUNT, 0)
        self.best = filled(POWER_COUNT, 0)  # the most influence that a seat has, and the next
        self.second = filled(POWER_COUNT, 0)
        # Of the seats
        self.lead = filled(SEATS * POWER_COUNT, 0)
        self.influence_points = zeros(SEATS)
        self.flags = zeros(SEATS)
        self.held = zeros(SEATS)  # the stakes of the flags
        self.ahead = zeros(SEATS)  # of those with a lead
        self.safe = zeros(SEATS)  # of those with a lead of two
        self.risk = zeros(SEATS)  # of those that a rival could take with one worker now
        self.soon = zeros(SEATS)  # of those that a rival could take at once, or with two workers
        self.future = zeros(SEATS)  # of all, as they are likely to grow
        self.flag_value = zeros(SEATS)  # as greedy counts it
        self.attack = zeros(SEATS)  # what the best flag in reach would bring
        self.attack_cost = zeros(SEATS)  # what the cheapest flag costs
        self.reach = zeros(SEATS)  # the stakes of all flags in reach
        self.cube = zeros(SEATS)  # what the best next cube would score on its track

    def prepare(self, s: Table, waiting: Waiting) -> None:
        if self.box is not s.box:
            self.unpack(s)
        self.rounds = float(s.box.rounds - s.round)
        self.look_at_map(s)
        self.look_at_flags(s, waiting)

    def unpack(self, s: Table) -> None:
        """What follows from the box alone."""
        box = s.box
        self.box = box
        self.growth = filled(len(box.events) * 2 * POWER_COUNT, 0)
        for at in range(len(s.terms.lines)):
            for line in s.terms.lines[at]:
                if isinstance(line, NamedPower):
                    self.growth[at * POWER_COUNT + line.power] += 1 if line.kind == 0 else -1
        self.segments_in = filled(len(box.areas), 0)
        for area in box.segment_area:
            self.segments_in[area] += 1
        self.steps = filled(box.columns, 0)
        for step in range(1, box.columns):
            self.steps[step] = self.steps[step - 1] + (box.cheap_cube if box.is_cheap[step] == 1 else box.cube_price)

    def look_at_map(self, s: Table) -> None:
        """§5.2.2 Where each power can expand, what its flag is worth, and how the events to come are likely to change that."""
        box = s.box
        empty: i64 = 0
        for power in range(i64(POWER_COUNT)):
            self.own[power] = 0
            self.held_ground[power] = 0
        for area in range(i64(len(s.control))):
            power = s.control[area]
            if power == NOBODY:
                empty |= BIT[area]
            else:
                self.own[power] |= BIT[area]
                self.held_ground[power] += self.segments_in[area]
        for power in range(i64(POWER_COUNT)):
            self.stake[power] = float(box.per_flag + box.per_army * s.outside(power))
            self.targets[power] = self.around(s, power) & empty if s.home[power] > 0 else 0
        self.look_ahead(s)

    def around(self, s: Table, power: i64) -> i64:
        near = s.box.around_home[power]
        own = self.own[power] & ~s.box.home[power]
        grown = own & near
        while grown != 0:
            own &= ~grown
            area: i64 = 0
            while grown != 0:
                if grown & 1 == 1:
                    near |= s.box.near[area]
                grown >>= 1
                area += 1
            grown = own & near
        return near

    def look_ahead(self, s: Table) -> None:
        """§6.2.1 By the cards of stack A that are not used, in the text of each round to come."""
        box = s.box
        left = s.events_left & box.stack[0]
        for at in range(i64(2)):
            if s.top_events[at] != NOTHING:
                left |= BIT[s.top_events[at]]
        cards = float(bits(left))
        late = box.rounds - (s.round if s.round > box.last_of_20s else box.last_of_20s)
        early = box.rounds - s.round - late
        for power in range(i64(POWER_COUNT)):
            self.drift[power] = 0.0
        if cards == 0.0:
            return
        event: i64 = 0
        while left != 0:
            if left & 1 == 1:
                at = event * 2 * POWER_COUNT
                for power in range(i64(POWER_COUNT)):
                    by = early * self.growth[at + power] + late * self.growth[at + POWER_COUNT + power]
                    self.drift[power] += float(by) / cards
            left >>= 1
            event += 1

    def look_at_flags(self, s: Table, waiting: Waiting) -> None:
        for seat in range(s.seats):
            self.influence_points[seat] = 0.0
            self.flags[seat] = 0.0
            self.held[seat] = 0.0
            self.ahead[seat] = 0.0
            self.safe[seat] = 0.0
            self.risk[seat] = 0.0
            self.soon[seat] = 0.0
            self.future[seat] = 0.0
            self.flag_value[seat] = 0.0
            self.attack[seat] = 0.0
            self.attack_cost[seat] = DEAR
            self.reach[seat] = 0.0
            self.cube[seat] = 0.0
        for power in range(i64(POWER_COUNT)):
            self.look_at_power(s, waiting, power)

    def count_cubes(self, s: Table, power: i64) -> None:
        best: i64 = 0
        second: i64 = 0
        cubes: i64 = 0
        for seat in range(s.seats):
            influence = s.influence[seat * POWER_COUNT + power]
            cubes += influence
            if influence > best:
                second = best
                best = influence
            elif influence > second:
                second = influence
        self.all_cubes[power] = cubes
        self.best[power] = best
        self.second[power] = second

    def look_at_power(self, s: Table, waiting: Waiting, power: i64) -> None:
        self.count_cubes(s, power)
        best = self.best[power]
        holder = s.flag[power]
        stake = self.stake[power]
        later = stake + float(s.box.per_army) * self.drift[power]
        if later < 2.0:
            later = 2.0
        threat: i64 = FAR_OFF
        for seat in range(s.seats):
            influence = s.influence[seat * POWER_COUNT + power]
            lead = best - self.second[power] if influence == best else influence - best
            self.lead[seat * POWER_COUNT + power] = lead
            column = power * s.box.columns + (influence if influence < s.box.columns else s.box.columns - 1)
            points = float(s.box.track_points[column])
            self.influence_points[seat] += points
            self.flag_value[seat] += points + 0.1 * float(influence)
            if seat == holder:
                self.add_held(s, seat, lead, stake, later)
            else:
                turns = self.look_at_attack(s, waiting, seat, power, later)
                threat = turns if turns < threat else threat
            if influence + 1 < s.box.columns:
                gained = float(s.box.track_points[column + 1]) - points
                if gained > self.cube[seat]:
                    self.cube[seat] = gained
        if holder != NOBODY and threat < FAR_OFF:
            self.soon[holder] += stake
            self.risk[holder] += stake if threat == 1 else 0.0

    def add_held(self, s: Table, seat: i64, lead: i64, stake: float, later: float) -> None:
        self.flags[seat] += 1.0
        self.held[seat] += stake
        self.future[seat] += later
        if lead > 0:
            self.ahead[seat] += stake
        if lead > 1:
            self.safe[seat] += stake
        share = 1.0
        if self.rounds > 0.0:
            share = 0.72 + 0.12 * float(lead) if lead < 2 else 1.0
        self.flag_value[seat] += (stake + 0.4 * self.rounds) * share

    def look_at_attack(self, s: Table, waiting: Waiting, seat: i64, power: i64, later: float) -> i64:
        """How many workers it takes a seat that does not hold a flag to take it in this round; and what the best of them would bring it."""
        holder = s.flag[power]
        own = s.influence[seat * POWER_COUNT + power]
        need = 1 if holder == NOBODY else s.influence[holder * POWER_COUNT + power] - own + 1
        cost = self.price_of_cubes(s, seat, power, own, need)
        buying = waiting.seat == seat and (waiting.kind == INFLUENCE or (waiting.kind == MORE_INFLUENCE and waiting.power == power))
        if float(cost) < self.attack_cost[seat]:
            self.attack_cost[seat] = float(cost)
        if (s.workers[seat] == 0 and not buying) or s.cubes[seat] < need:
            return FAR_OFF
        if s.money[seat] < cost:
            return 2 if s.workers[seat] > 1 and s.money[seat] + self.incomes[seat] >= cost else FAR_OFF
        column = power * s.box.columns
        most = s.box.columns - 1
        before = s.box.track_points[column + (own if own < most else most)]
        after = s.box.track_points[column + (own + need if own + need < most else most)]
        net = later + float(after - before) - A_DOLLAR * float(cost)
        if net > self.attack[seat]:
            self.attack[seat] = net
        self.reach[seat] += self.stake[power]
        return 1

    def price_of_cubes(self, s: Table, seat: i64, power: i64, own: i64, more: i64) -> i64:
        """§11.2"""
        if s.modifiers[INFLUENCE_PRICE] != NOTHING or s.terms.cheap != TRACK_STEPS:
            return more * first_cube_price(s, seat, power)
        most = s.box.columns - 1
        low = own if own < most else most
        high = own + more if own + more < most else most
        return self.steps[high] - self.steps[low] + s.box.cube_price * (more - (high - low))
