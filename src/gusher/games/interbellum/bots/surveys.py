"""What the lines of a player are and could become: what his network scores, and the best plans to link the wells that he has or could buy.

It takes longer to look for lines than for all else that a learned player looks at, and they change seldom. So a survey depends on nothing
but the wells, the pieces and the time left, and some thousands are remembered. What a plan costs depends on armies and influence as well;
`outlays` adds up the prices of the pieces that are lacking.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.core.numbers import filled
from gusher.games.interbellum.bots.judgement import AN_ACTION, LAYING, PROSPECT, mix
from gusher.games.interbellum.rules.components import BIT, NOBODY, NOTHING, Box
from gusher.games.interbellum.rules.scoring import network
from gusher.games.interbellum.rules.table import Table

FAR: Final = 99
MOST_PLANS: Final = 3
MOST_LACKING: Final = 7
REMEMBERED: Final = 4096  # a power of two
LINK: Final = 0.35  # of the income that a link adds each round, in points
A_WELL: Final = 5.0  # what the price of a well and the worker could bring elsewhere

# What is known of a segment: open, a piece of the player, a piece that scores, or a piece of an earlier plan.
OPEN: Final = 0
BEGUN: Final = 1
SCORES: Final = 2
PLANNED: Final = 3


class Survey:
    """The lines of a player. Plans are in the order in which he would carry them out, each on top of those before."""

    def __init__(self, key: i64) -> None:
        self.key = key
        self.pieces: i64 = 0  # points
        self.ports: i64 = 0  # points
        self.linked: i64 = 0  # wells, one bit each
        self.planned: i64 = 0  # wells of the plans, one bit each
        self.idle: i64 = 0  # pieces that score nothing
        self.nearest: i64 = FAR  # pieces that the nearest link lacks
        self.worth = 0.0  # of all plans, as greedy counts it
        self.plans: i64 = 0
        self.well = filled(MOST_PLANS, NOTHING)
        self.missing = filled(MOST_PLANS, 0)
        self.begun = filled(MOST_PLANS, 0)
        self.gains = vec[float]()  # points and income of a plan, once it is finished
        self.worths = vec[float]()
        self.lacking = filled(MOST_PLANS * MOST_LACKING, NOTHING)
        self.well_missing: i64 = FAR  # pieces that the best free well lacks
        self.well_worth = 0.0  # what that well would bring in points, less what the pieces and the price could bring elsewhere


def workers_to_come(s: Table, seat: i64) -> i64:
    """In this round and all later ones."""
    return s.workers[seat] + s.box.workers * (s.box.rounds - s.round)


def worth_of(gain: float, begun: i64, missing: i64) -> float:
    """As greedy counts it: in proportion to what is laid, and a little for the prospect."""
    if begun + missing == 0:
        return PROSPECT * gain
    share = float(begun) / float(begun + missing)
    laid = share * sqrt(share)
    prospect = gain - AN_ACTION * float(missing)
    return gain * laid + (PROSPECT * prospect * (1.0 - laid) if prospect > 0.0 else 0.0)


def next_piece(survey: Survey, plan: i64) -> float:
    """What one more piece of a plan is worth."""
    missing = survey.missing[plan]
    if missing == 0:
        return 0.0
    return worth_of(survey.gains[plan], survey.begun[plan] + 1, missing - 1) - survey.worths[plan]


class Surveyor:
    """Makes surveys, and remembers them."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.boxes: i64 = 0
        self.surveys = [Survey(-1)] * REMEMBERED
        self.keys = vec[i64]()
        self.segment_salt = vec[i64]()
        self.well_salt = vec[i64]()
        self.free_salt = vec[i64]()
        self.marks = vec[i64]()
        self.missing = vec[i64]()
        self.came_by = vec[i64]()
        self.ring = vec[i64]()
        self.following = vec[i64]()
        # Of the best plan of a well
        self.best_gain = 0.0
        self.best_worth = 0.0
        self.best_port: i64 = NOTHING
        self.best_begun: i64 = 0
        self.ports_spent: i64 = 0

    def unpack(self, box: Box) -> None:
        """Room for the numbers of another box."""
        self.box = box
        self.boxes += 1
        segments: i64 = len(box.segments)
        wells: i64 = len(box.wells)
        self.keys = filled(8, 0)
        self.segment_salt = salts(segments, self.boxes * 3)
        self.well_salt = salts(wells, self.boxes * 3 + 1)
        self.free_salt = salts(wells, self.boxes * 3 + 2)
        self.marks = filled(segments, OPEN)
        self.missing = filled(box.nodes, FAR)
        self.came_by = filled(box.nodes, NOTHING)
        self.ring = filled(2 * segments + box.nodes, 0)
        self.following = filled(2 * segments + box.nodes, 0)

    def prepare(self, s: Table) -> None:
        """A number for the wells and pieces of each seat and the time left to it: two of them agree by chance once in 2^60."""
        if self.box is not s.box:
            self.unpack(s.box)
        keys = self.keys
        shared: i64 = (1 if s.terms.per_well else 0) + (2 if s.terms.once_per_port else 0) + (4 if s.terms.pass_through else 0)
        for well in range(i64(len(s.owner))):
            if s.owner[well] != NOBODY:
                shared ^= self.free_salt[well]
        for seat in range(s.seats):
            keys[seat] = shared ^ mix(s.round + 1, workers_to_come(s, seat) + 1)
        for well in range(i64(len(s.owner))):
            if s.owner[well] != NOBODY:
                keys[s.owner[well]] ^= self.well_salt[well]
        for segment in range(i64(len(s.laid))):
            laid = s.laid[segment]
            layer: i64 = 0
            while laid != 0:
                if laid & 1 == 1:
                    keys[layer] ^= self.segment_salt[segment]
                laid >>= 1
                layer += 1

    def look(self, s: Table, seat: i64) -> Survey:
        """The survey of a seat, after `prepare`."""
        key = self.keys[seat]
        known = self.surveys[key & (REMEMBERED - 1)]
        if known.key == key:
            return known
        made = Survey(key)
        self.survey(s, seat, made)
        self.surveys[key & (REMEMBERED - 1)] = made
        return made

    def survey(self, s: Table, seat: i64, made: Survey) -> None:
        marks = self.marks
        for segment in range(i64(len(s.laid))):
            marks[segment] = (s.laid[segment] >> seat) & 1
        self.ports_spent = 0
        self.add_finished(s, seat, made)
        left = workers_to_come(s, seat)
        budget = left if left < 4 else 2 + i64(int(LAYING * float(left)))
        if budget > s.pieces[seat]:
            budget = s.pieces[seat]
        self.add_wells(s, seat, made, budget)
        while made.plans < MOST_PLANS and self.add_plan(s, seat, made, budget):
            budget -= made.missing[made.plans - 1]

    def add_finished(self, s: Table, seat: i64, made: Survey) -> None:
        """§16.2 What is linked and scores already."""
        laid = s.on_map(seat)
        made.idle = laid
        if laid < 2:
            return
        built = network(s, seat)
        made.pieces = built.pieces
        made.ports = built.ports
        for well in built.wells:
            made.linked |= BIT[well]
        for route in built.chosen:
            self.ports_spent |= BIT[route.port]
            for segment in route.segments:
                if self.marks[segment] == BEGUN:
                    self.marks[segment] = SCORES
                    made.idle -= 1

    def add_plan(self, s: Table, seat: i64, made: Survey, budget: i64) -> bool:
        """The best plan for a well that is neither linked nor planned for."""
        chosen: i64 = NOTHING
        last: i64 = NOTHING
        worth = 0.0
        for well in range(i64(len(s.owner))):
            if s.owner[well] == seat and ((made.linked | made.planned) >> well) & 1 == 0:
                self.reach(s, well, budget)
                self.find_best(s, well, made)
                last = well
                if self.best_port != NOTHING and self.best_worth > worth:
                    worth = self.best_worth
                    chosen = well
        if chosen == NOTHING:
            return False
        if chosen != last:
            self.reach(s, chosen, budget)
            self.find_best(s, chosen, made)
        self.write_plan(s, chosen, made)
        return True

    def write_plan(self, s: Table, well: i64, made: Survey) -> None:
        at = made.plans * MOST_LACKING
        node = self.best_port + s.box.first_port
        lacking: i64 = 0
        while node != well:
            segment = self.came_by[node]
            if self.marks[segment] == OPEN:
                self.marks[segment] = PLANNED
                made.lacking[at + lacking] = segment
                lacking += 1
            elif self.marks[segment] == BEGUN:
                self.marks[segment] = SCORES
            node = s.box.segment_from[segment] + s.box.segment_to[segment] - node
        made.well[made.plans] = well
        made.missing[made.plans] = lacking
        made.begun[made.plans] = self.best_begun
        made.gains = append(made.gains, self.best_gain)
        made.worths = append(made.worths, self.best_worth)
        made.worth += self.best_worth
        made.plans += 1
        made.planned |= BIT[well]
        self.ports_spent |= BIT[self.best_port]

    def find_best(self, s: Table, well: i64, made: Survey) -> None:
        """Of the paths to all ports within reach, the one of most worth."""
        self.best_port = NOTHING
        self.best_worth = 0.0
        rounds = float(s.box.rounds - s.round)
        income = LINK * rounds * float(s.box.linked_income - s.box.income)
        for port in range(s.box.first_port, s.box.first_junction):
            missing = self.missing[port]
            if missing == FAR:
                continue
            if made.plans == 0 and missing < made.nearest:
                made.nearest = missing
            begun: i64 = 0
            counted: i64 = missing
            node = port
            while node != well:
                segment = self.came_by[node]
                if self.marks[segment] == BEGUN:
                    begun += 1
                    counted += 1
                elif self.marks[segment] != OPEN and s.terms.per_well:
                    counted += 1
                node = s.box.segment_from[segment] + s.box.segment_to[segment] - node
            gain = income + float(s.box.per_piece * counted)
            number = port - s.box.first_port
            if not s.terms.once_per_port or (self.ports_spent >> number) & 1 == 0:
                gain += float(s.box.port_bonus[number])
            worth = worth_of(gain, begun, missing)
            if worth > self.best_worth:
                self.best_worth = worth
                self.best_gain = gain
                self.best_port = number
                self.best_begun = begun

    def reach(self, s: Table, start: i64, most: i64) -> None:
        """From a node, or from all ports: the fewest open segments to each node, and the segment by which that way arrives."""
        box = s.box
        missing = self.missing
        ring = self.ring
        for node in range(box.nodes):
            missing[node] = FAR
        count: i64 = 0
        if start == NOTHING:
            for port in range(box.first_port, box.first_junction):
                missing[port] = 0
                self.came_by[port] = NOTHING
                ring[count] = port
                count += 1
        else:
            missing[start] = 0
            ring[0] = start
            count = 1
        steps: i64 = 0
        while count > 0:
            count = self.spread(s, start, steps, count, steps < most and steps < MOST_LACKING)
            steps += 1

    def spread(self, s: Table, start: i64, steps: i64, count: i64, further: bool) -> i64:
        """From the nodes that so many open segments lead to: along what is laid at once, along others one step further."""
        box = s.box
        missing = self.missing
        ring = self.ring
        grown: i64 = 0
        at: i64 = 0
        while at < count:
            node = ring[at]
            at += 1
            if missing[node] != steps or not self.leads_on(s, node, start):
                continue
            for i in range(box.first_at[node], box.first_at[node + 1]):
                segment = box.segments_at[i]
                end = box.segment_from[segment] + box.segment_to[segment] - node
                if self.marks[segment] != OPEN:
                    if missing[end] > steps:
                        missing[end] = steps
                        self.came_by[end] = segment
                        ring[count] = end
                        count += 1
                elif further and missing[end] > steps + 1:
                    missing[end] = steps + 1
                    self.came_by[end] = segment
                    self.following[grown] = end
                    grown += 1
        for i in range(grown):
            ring[i] = self.following[i]
        return grown

    def leads_on(self, s: Table, node: i64, start: i64) -> bool:
        """§8.4.2 A path ends at the first port; whether it runs through wells is for an option to say."""
        if node >= s.box.first_junction or node == start:
            return True
        if node >= s.box.first_port:
            return start == NOTHING and self.missing[node] == 0
        return s.terms.pass_through

    def add_wells(self, s: Table, seat: i64, made: Survey, budget: i64) -> None:
        """The free well that a network could be led to, and what that would bring."""
        if s.derricks[seat] == 0:
            return
        self.reach(s, NOTHING, budget - 1)
        rounds = float(s.box.rounds - s.round)
        for well in range(i64(len(s.owner))):
            missing = self.missing[well]
            if s.owner[well] != NOBODY or missing == FAR:
                continue
            node = well
            while self.came_by[node] != NOTHING:
                segment = self.came_by[node]
                node = s.box.segment_from[segment] + s.box.segment_to[segment] - node
            gain = float(s.box.per_piece * missing + s.box.port_bonus[node - s.box.first_port])
            later = rounds - 1.0 if rounds > 1.0 else 0.0
            gain += LINK * later * float(s.box.linked_income + s.box.well_production[well]) + float(s.box.well_gas[well]) * later
            worth = gain - AN_ACTION * float(missing) - A_WELL
            if made.well_missing == FAR or worth > made.well_worth:
                made.well_worth = worth
                made.well_missing = missing


def salts(count: i64, seed: i64) -> vec[i64]:
    made = vec[i64]()
    salt = mix(mix(seed + 17, 4001), 977)
    for number in range(count):
        salt = mix(mix(salt, number + 1), seed + 5)
        made = append(made, salt)
    return made
