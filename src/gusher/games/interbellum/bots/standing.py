"""How all seats stand in Interbellum: what a learned player looks at, worked out once a position for every seat.

In points and dollars. The estimate is that of `search` (see `evaluation`), with the lines of a `Survey` in place of greedy's; the promise is what the
rule that waits is likely to bring to the seat that it waits for, which greedy finds by trying.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import bits, filled
from gusher.games.interbellum.bots.evaluation import KEPT
from gusher.games.interbellum.bots.judgement import A_CARD, GAS_WELL
from gusher.games.interbellum.bots.surveys import MOST_LACKING, MOST_PLANS, Survey, Surveyor, next_piece, workers_to_come
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
    VOTE,
    WELL,
    Waiting,
)
from gusher.games.interbellum.bots.waiting import INCOME as AN_INCOME
from gusher.games.interbellum.rules.armies import empty_territories
from gusher.games.interbellum.rules.components import (
    BAKSHEESH,
    BIT,
    CARD_COUNT,
    CLOSED_POWER,
    DOUBLE_AGENT,
    EXTRA_POWER,
    GAS_FREE,
    GUNBOAT,
    HAGUE,
    HANDSHAKE,
    INCOME,
    INFLUENCE_PRICE,
    NIGHT_TRAIN,
    NOBODY,
    NOTHING,
    OVERTIME,
    PIPELINE_BASE,
    POWER_COUNT,
    PROXY_WAR,
    ROYALTY,
    SEISMOGRAPH,
    SPOT_CARGO,
    TRUCE,
    ULTIMATUM,
    WILDCAT,
    Box,
)
from gusher.games.interbellum.rules.events import NamedPower
from gusher.games.interbellum.rules.influence import first_cube_price
from gusher.games.interbellum.rules.options import TRACK_STEPS
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import Vote

SEATS: Final = 6
A_DOLLAR: Final = 0.5
MOST_CUBES: Final = 8
NO_ATTACK: Final = -6.0


class Standing:
    """The seats of one position, by seat; by seat and power (`seat * 5 + power`); or by power."""

    def __init__(self) -> None:
        self.waiting = Waiting()
        self.surveyor = Surveyor()
        self.box: Box | None = None
        self.surveys = [Survey(-1)] * SEATS
        # Of the table
        self.workers: i64 = 0
        self.last: i64 = NOBODY
        self.free_wells: i64 = 0
        self.rounds = 0.0
        self.dry = zeros(MOST_CUBES + 1)
        self.growth = vec[i64]()  # by event and decade, and by power
        self.segments_in = vec[i64]()  # by area
        self.steps = vec[i64]()  # what it costs to rise to each column of a track
        self.stake = zeros(POWER_COUNT)
        self.drift = zeros(POWER_COUNT)
        self.targets = filled(POWER_COUNT, 0)
        self.own = filled(POWER_COUNT, 0)
        self.held_ground = filled(POWER_COUNT + 1, 0)  # segments in the areas of each power; the last are of nobody
        self.all_cubes = filled(POWER_COUNT, 0)
        self.area_targets: i64 = 0
        self.area_segments: i64 = 0
        self.area_borders: i64 = 0
        self.area_weight = 0.0
        # Of the seats
        self.to_come = filled(SEATS, 0)
        self.hand = filled(SEATS, 0)
        self.wells = filled(SEATS, 0)
        self.linked = filled(SEATS, 0)
        self.fresh = filled(SEATS, 0)
        self.fresh_income = filled(SEATS, 0)
        self.best_income = filled(SEATS, 0)
        self.income = filled(SEATS, 0)
        self.free_cubes = filled(SEATS, 0)
        self.find_worth = zeros(SEATS)
        self.well_value = zeros(SEATS)
        self.influence_points = zeros(SEATS)
        self.flags = zeros(SEATS)
        self.held = zeros(SEATS)
        self.ahead = zeros(SEATS)
        self.safe = zeros(SEATS)
        self.risk = zeros(SEATS)
        self.future = zeros(SEATS)
        self.flag_value = zeros(SEATS)
        self.attack = zeros(SEATS)
        self.attack_cost = zeros(SEATS)
        self.reach = zeros(SEATS)
        self.cube = zeros(SEATS)
        self.lead = filled(SEATS * POWER_COUNT, 0)
        self.piece_price = filled(SEATS * (POWER_COUNT + 1), 0)
        self.piece_extra = filled(SEATS * (POWER_COUNT + 1), 0)
        self.plan_price = filled(SEATS * MOST_PLANS, 0)
        self.plan_turns = filled(SEATS * MOST_PLANS, 0)
        self.in_power = filled(POWER_COUNT + 1, 0)
        self.next_piece = zeros(SEATS)
        self.closed = filled(SEATS, 0)
        self.ground = zeros(SEATS)
        self.area_interest = zeros(SEATS)
        self.points = zeros(SEATS)
        self.estimate = zeros(SEATS)
        self.promise = zeros(SEATS)
        self.promised = zeros(SEATS)
        self.hand_worth = 0.0
        self.best_card = 0.0

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

    def prepare(self, s: Table, viewer: i64) -> None:
        if self.box is not s.box:
            self.unpack(s)
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
        self.look_at_map(s)
        self.look_at_wells(s)
        self.look_at_flags(s)
        for seat in range(s.seats):
            self.look_at_plans(s, seat)
        self.look_at_area(s, viewer)
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

    # Armies

    def look_at_map(self, s: Table) -> None:
        """§5.2.2 Where each power can expand, what its flag is worth, and how the events to come are likely to change that."""
        box = s.box
        empty: i64 = 0
        for power in range(i64(POWER_COUNT)):
            self.own[power] = 0
        for power in range(i64(POWER_COUNT + 1)):
            self.held_ground[power] = 0
        for area in range(i64(len(s.control))):
            power = s.control[area]
            if power == NOBODY:
                empty |= BIT[area]
                self.held_ground[POWER_COUNT] += self.segments_in[area]
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

    # Wells

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

    # Flags

    def look_at_flags(self, s: Table) -> None:
        for seat in range(s.seats):
            self.influence_points[seat] = 0.0
            self.flags[seat] = 0.0
            self.held[seat] = 0.0
            self.ahead[seat] = 0.0
            self.safe[seat] = 0.0
            self.risk[seat] = 0.0
            self.future[seat] = 0.0
            self.flag_value[seat] = 0.0
            self.attack[seat] = NO_ATTACK
            self.attack_cost[seat] = 20.0
            self.reach[seat] = 0.0
            self.cube[seat] = 0.0
        for power in range(i64(POWER_COUNT)):
            self.look_at_power(s, power)

    def look_at_power(self, s: Table, power: i64) -> None:
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
        holder = s.flag[power]
        stake = self.stake[power]
        later = stake + float(s.box.per_army) * self.drift[power]
        if later < 2.0:
            later = 2.0
        threatened = False
        for seat in range(s.seats):
            influence = s.influence[seat * POWER_COUNT + power]
            lead = best - second if influence == best else influence - best
            self.lead[seat * POWER_COUNT + power] = lead
            column = power * s.box.columns + (influence if influence < s.box.columns else s.box.columns - 1)
            points = float(s.box.track_points[column])
            self.influence_points[seat] += points
            self.flag_value[seat] += points + 0.1 * float(influence)
            if seat == holder:
                self.add_held(s, seat, lead, stake, later)
            elif self.look_at_attack(s, seat, power, later):
                threatened = True
            if influence + 1 < s.box.columns:
                gained = float(s.box.track_points[column + 1]) - points
                if gained > self.cube[seat]:
                    self.cube[seat] = gained
        if threatened and holder != NOBODY:
            self.risk[holder] += stake

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

    def look_at_attack(self, s: Table, seat: i64, power: i64, later: float) -> bool:
        """Whether a seat that does not hold a flag could take it with one worker now; and what the best of them would bring it."""
        holder = s.flag[power]
        own = s.influence[seat * POWER_COUNT + power]
        need = 1 if holder == NOBODY else s.influence[holder * POWER_COUNT + power] - own + 1
        cost = self.price_of_cubes(s, seat, power, own, need)
        buying = self.waiting.seat == seat and (
            self.waiting.kind == INFLUENCE or (self.waiting.kind == MORE_INFLUENCE and self.waiting.power == power)
        )
        if float(cost) < self.attack_cost[seat]:
            self.attack_cost[seat] = float(cost)
        if s.money[seat] < cost or (s.workers[seat] == 0 and not buying) or s.cubes[seat] < need:
            return False
        column = power * s.box.columns
        most = s.box.columns - 1
        before = s.box.track_points[column + (own if own < most else most)]
        after = s.box.track_points[column + (own + need if own + need < most else most)]
        net = later + float(after - before) - A_DOLLAR * float(cost)
        if net > self.attack[seat]:
            self.attack[seat] = net
        self.reach[seat] += self.stake[power]
        return True

    def price_of_cubes(self, s: Table, seat: i64, power: i64, own: i64, more: i64) -> i64:
        """§11.2"""
        if s.modifiers[INFLUENCE_PRICE] != NOTHING or s.terms.cheap != TRACK_STEPS:
            return more * first_cube_price(s, seat, power)
        most = s.box.columns - 1
        low = own if own < most else most
        high = own + more if own + more < most else most
        return self.steps[high] - self.steps[low] + s.box.cube_price * (more - (high - low))

    # Lines

    def look_at_plans(self, s: Table, seat: i64) -> None:
        """What the lacking pieces of each plan cost now, and how many workers it takes to lay them."""
        box = s.box
        at = seat * (POWER_COUNT + 1)
        ground = 0.0
        for power in range(i64(POWER_COUNT)):
            influence = s.influence[seat * POWER_COUNT + power]
            column = power * box.columns + (influence if influence < box.columns else box.columns - 1)
            price = s.modifiers[PIPELINE_BASE] - box.track_discount[column]
            self.piece_price[at + power] = price if price > s.terms.floor else s.terms.floor
            extra = box.track_extra[column]
            if influence > 0 and s.modifiers[EXTRA_POWER] == power:
                extra += 1
            self.piece_extra[at + power] = extra
            ground += float(self.held_ground[power] * (box.track_discount[column] + extra))
        self.piece_price[at + POWER_COUNT] = s.modifiers[PIPELINE_BASE]
        self.piece_extra[at + POWER_COUNT] = 0
        self.ground[seat] = ground
        self.closed[seat] = 0
        self.next_piece[seat] = 0.0
        survey = self.surveys[seat]
        for plan in range(survey.plans):
            self.look_at_plan(s, seat, plan, at)
            found = next_piece(survey, plan)
            if found > self.next_piece[seat]:
                self.next_piece[seat] = found

    def look_at_plan(self, s: Table, seat: i64, plan: i64, at: i64) -> None:
        survey = self.surveys[seat]
        in_power = self.in_power
        for power in range(i64(POWER_COUNT + 1)):
            in_power[power] = 0
        price: i64 = 0
        for i in range(plan * MOST_LACKING, plan * MOST_LACKING + survey.missing[plan]):
            area = s.box.segment_area[survey.lacking[i]]
            power = s.control[area]
            if power != NOBODY and power == s.modifiers[CLOSED_POWER]:
                self.closed[seat] += 1
            if power == NOBODY or (s.box.home_of[area] != NOBODY and not s.terms.home_counts):
                power = POWER_COUNT
            price += self.piece_price[at + power]
            in_power[power] += 1
        turns: i64 = 0
        for power in range(i64(POWER_COUNT + 1)):
            if in_power[power] > 0:
                each = self.piece_extra[at + power] + 1
                turns += (in_power[power] + each - 1) // each
        self.plan_price[seat * MOST_PLANS + plan] = price
        self.plan_turns[seat * MOST_PLANS + plan] = turns

    # What is in question

    def look_at_area(self, s: Table, viewer: i64) -> None:
        """§5.5.2 The area with most votes that the viewer knows of; or the one that an army is about to leave."""
        self.area_targets = 0
        self.area_segments = 0
        self.area_borders = 0
        self.area_weight = 0.0
        for seat in range(s.seats):
            self.area_interest[seat] = 0.0
        waiting = self.waiting
        area = waiting.area
        sign = -1.0
        if waiting.kind == VOTE:
            area = self.voted(s, viewer)
            sign = float(waiting.sign)
        if area == NOTHING:
            return
        power = waiting.power
        near = s.box.near[area]
        self.area_targets = bits(near & empty_territories(s) & ~self.targets[power])
        self.area_segments = self.segments_in[area]
        for other in range(i64(POWER_COUNT)):
            if other != power:
                self.area_borders += bits(near & self.own[other])
        for seat in range(s.seats):
            survey = self.surveys[seat]
            wanted: i64 = 0
            for plan in range(survey.plans):
                for i in range(plan * MOST_LACKING, plan * MOST_LACKING + survey.missing[plan]):
                    if s.box.segment_area[survey.lacking[i]] == area:
                        wanted += 1
            at = seat * (POWER_COUNT + 1)
            saved = self.piece_price[at + POWER_COUNT] - self.piece_price[at + power] + self.piece_extra[at + power]
            self.area_interest[seat] = sign * float(wanted * saved) / 3.0

    def voted(self, s: Table, viewer: i64) -> i64:
        """A sealed vote is known to the voter alone."""
        found: i64 = NOTHING
        most: i64 = 0
        power = self.waiting.power
        sealed = isinstance(s.top, Vote)
        for seat in range(s.seats):
            if s.vote[seat] == NOTHING or (sealed and seat != viewer):
                continue
            votes: i64 = 0
            for other in range(s.seats):
                if s.vote[other] == s.vote[seat] and (other == viewer or not sealed):
                    votes += s.influence[other * POWER_COUNT + power]
            if votes > most:
                most = votes
                found = s.vote[seat]
        self.area_weight = float(most) / float(self.all_cubes[power] + 1)
        return found

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
        if card <= ULTIMATUM and s.modifiers[TRUCE] == 1:
            return 0.3
        if card == GUNBOAT or card == PROXY_WAR:
            return 2.2 if self.flags[seat] > 0.0 else 0.3
        if card == BAKSHEESH:
            return 2.5
        if card == DOUBLE_AGENT:
            return 1.8
        if card == NIGHT_TRAIN or card == HANDSHAKE:
            return (1.2 if card == HANDSHAKE else 0.8) * (0.5 + self.next_piece[seat])
        if card == ROYALTY:
            return A_DOLLAR * float(s.box.royalty)
        if card == SPOT_CARGO:
            return A_DOLLAR * float(self.best_income[seat] if self.fresh[seat] > 0 else s.box.income)
        if card == SEISMOGRAPH:
            return (1.0 - self.dry[4]) * self.find_worth[seat]
        if card == WILDCAT:
            return 1.0 + self.surveys[seat].well_worth * 0.3 if s.derricks[seat] > 0 and self.free_wells > 0 else 0.0
        if card == HAGUE:
            return self.tied_stake(s, seat)
        return 2.5 if card == OVERTIME else 0.8

    def tied_stake(self, s: Table, seat: i64) -> float:
        """§12.4.15 The best flag that Hague Arbitration would take."""
        best = 0.2
        for power in range(i64(POWER_COUNT)):
            holder = s.flag[power]
            if holder != NOBODY and holder != seat and self.lead[seat * POWER_COUNT + power] == 0 and self.stake[power] > best:
                best = self.stake[power]
        return best

    def promise_of(self, s: Table, seat: i64, viewer: i64) -> float:
        """What the rule that waits is likely to bring to the seat that it waits for, in points."""
        waiting = self.waiting
        kind = waiting.kind
        if kind == SEGMENT or kind == MORE_SEGMENTS or kind == SEGMENT_OF_CARD:
            return self.next_piece[seat]
        if kind == STAKE:
            return self.best_stake(s, seat)
        if kind == GAS:
            return (1.0 - self.dry[waiting.cubes if waiting.cubes < MOST_CUBES else MOST_CUBES]) * self.find_worth[seat]
        if kind == AN_INCOME:
            return A_DOLLAR * float(self.best_income[seat])
        if kind == INFLUENCE or kind == MORE_INFLUENCE:
            return self.attack[seat] if self.attack[seat] > self.cube[seat] - 1.0 else self.cube[seat] - 1.0
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
            self.points[seat] = lines + gas + self.influence_points[seat] + self.held[seat]
            left = float(self.to_come[seat])
            money = float(s.money[seat])
            useful = money if money < 4.5 * left else 4.5 * left
            found = 0.55 * useful if useful < 8.0 else 4.4 + 0.35 * (useful - 8.0)
            hand = float(self.hand[seat])
            found += A_CARD * (hand if hand < 0.4 * left else 0.4 * left)
            found += gas + A_DOLLAR * self.rounds * float(s.box.gas_income[s.finds[seat]])
            found += lines + self.well_value[seat] + survey.worth
            self.estimate[seat] = found + kept * self.flag_value[seat]
            self.promise[seat] = self.promise_of(s, seat, viewer) if seat == self.waiting.seat else 0.0
            self.promised[seat] = self.estimate[seat] + self.promise[seat]
