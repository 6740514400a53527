"""What `greedy` thinks of Interbellum: points that it has or is likely to get, and what money, cards and unfinished lines are worth."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.core.numbers import filled
from gusher.core.rules import Action, Decision, State
from gusher.games.interbellum.rules import actions
from gusher.games.interbellum.rules.armies import ArmyDestination, MovableArmy, ProxyTarget, RecallArmy, Target
from gusher.games.interbellum.rules.components import NOBODY, NOTHING, POWER_COUNT
from gusher.games.interbellum.rules.deck import DrawCard
from gusher.games.interbellum.rules.gas import GasDraw
from gusher.games.interbellum.rules.influence import column_of
from gusher.games.interbellum.rules.options import Terms
from gusher.games.interbellum.rules.round import PlaceWorker
from gusher.games.interbellum.rules.routes import finished, goes_on, other_end
from gusher.games.interbellum.rules.scoring import Network, network
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import BreakTie, DecideForPower, OpenVote, Vote, area_of, carry_out

FAR: Final = 99
AN_ACTION: Final = 3.8  # what a worker and the price of a piece could bring elsewhere
LAYING: Final = 0.5  # of the workers to come
PROSPECT: Final = 0.3
A_CARD: Final = 1.1
GAS_WELL: Final = 1.0  # a free cube in every search, each round
IN_USE: Final = (0.35, 0.35, 0.2, 0.1)  # a dollar of a well each round, by the number of wells
A_RIVAL: Final = 0.25  # what a point less for the strongest holder of flags is worth
DEEPEST: Final = 4
MOST_STAKED: Final = 6
MOST_KNOWN: Final = 50_000  # lines that are remembered


class Plan:
    """The cheapest way to link a well to a port: the segments that are missing, those begun, and what the link brings besides them."""

    def __init__(self, well: i64, port: i64, gain: float, missing: list[int], begun: list[int]) -> None:
        self.well = well
        self.port = port
        self.gain = gain
        self.missing = missing
        self.begun = begun


class Tally:
    """§16.2.2 What lines that come first leave to the others, by the terms of the table."""

    def __init__(self, s: Table, seat: i64, built: Network) -> None:
        self.s = s
        self.counted: set[int] = set()  # segments that bring nothing more
        self.ahead: set[int] = set()  # segments that a better plan lays, and that this one need not pay for
        self.ports: set[int] = set()  # whose bonus is spent
        if built.wells and not s.terms.per_well:
            self.counted.update(finished(s, seat))
        if s.terms.once_per_port:
            self.ports.update([route.port for route in built.chosen])

    def cost(self, plan: Plan) -> i64:
        """The pieces that are needed for this plan alone."""
        pieces: i64 = 0
        for segment in plan.missing:
            if segment not in self.ahead:
                pieces += 1
        return pieces

    def worth(self, plan: Plan) -> float:
        """In proportion to what is laid, and a little for the prospect. What serves another line as well is not counted twice."""
        begun: i64 = 0
        for segment in plan.begun:
            if segment not in self.counted:
                begun += 1
        missing = len(plan.missing)
        gain = plan.gain + float(self.s.box.per_piece * (begun + missing))
        if int(plan.port) not in self.ports:
            gain += float(self.s.box.port_bonus[plan.port])
        share = float(begun) / float(begun + missing)
        laid = share * sqrt(share)  # a line that is nearly finished comes before one that is just begun
        return gain * laid + PROSPECT * max(0.0, gain - AN_ACTION * float(self.cost(plan))) * (1.0 - laid)

    def take(self, plan: Plan) -> None:
        if self.s.terms.per_well:
            self.ahead.update(plan.missing)
        else:
            self.counted.update(plan.begun)
        if self.s.terms.once_per_port:
            self.ports.add(int(plan.port))


class InterbellumJudgement(Judgement):
    """Links its wells, takes income, searches for gas while that pays, and fights for flags when they are cheap."""

    def __init__(self) -> None:
        self.planned: set[int] = set()

    def consider(self, before: State, seat: i64) -> None:
        assert isinstance(before, Table)
        self.planned = LINES.missing(before, seat)

    def worth(self, before: State, action: Action, after: State, seat: i64) -> float:
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        top = before.top
        if isinstance(top, (Vote, OpenVote, DecideForPower, BreakTie)):
            tried = before.clone()
            carry_out(tried, top.power, top.kind, area_of(action))
            here = self.interest(before, seat, top.power, area_of(action))
            return value(tried, seat) + (here if top.kind == 0 else -here)
        if isinstance(action, actions.Segment) and action.segment not in self.planned:
            return -1000.0
        if isinstance(action, actions.Stake) and action.stake > MOST_STAKED:
            return -1000.0
        outlook = self.outlook(after, seat, 1)
        if isinstance(action, actions.To) and not isinstance(top, ArmyDestination):
            outlook += self.interest(before, seat, power_of(before), action.area)
        return outlook

    def interest(self, s: Table, seat: i64, power: i64, area: i64) -> float:
        """Planned pieces there would be cheaper."""
        if power == NOBODY or s.influence[seat * POWER_COUNT + power] == 0:
            return 0.0
        planned = 0
        for segment in self.planned:
            if s.box.segment_area[segment] == area:
                planned += 1
        return 0.3 * float(planned)

    def outlook(self, s: Table, seat: i64, depth: i64) -> float:
        """The value of a position, with the best of what the seat may still choose in the same action and the mean of what is drawn."""
        top = s.top
        if isinstance(top, GasDraw) and top.seat == seat:
            return value(s, seat) + chance_of_gas(s, top.cubes) * worth_of_find(s, seat)
        if isinstance(top, DrawCard) and top.seat == seat:
            return value(s, seat) + float(top.left) * card_value(s, seat)
        if not isinstance(top, Decision) or top.seat != seat or isinstance(top, PlaceWorker) or depth > DEEPEST:
            return value(s, seat)
        best = -1000.0
        for action in self.likely(s.choices(), top):
            tried = s.clone()
            tried.apply(action)
            found = self.outlook(tried, seat, depth + 1)
            if found > best:
                best = found
        return best if best > -1000.0 else value(s, seat) - 5.0

    def likely(self, options: list[Action], top: Decision[Table]) -> list[Action]:
        """The options that are worth a closer look."""
        if isinstance(top, (Target, MovableArmy, ArmyDestination)):
            return options[:1]
        if isinstance(top, (ProxyTarget, RecallArmy)):
            return options[:4]
        found: list[Action] = []
        for action in options:
            if isinstance(action, actions.Segment):
                if action.segment in self.planned:
                    found.append(action)
            elif not isinstance(action, actions.Stake) or action.stake <= MOST_STAKED:
                found.append(action)
        return found


def power_of(s: Table) -> i64:
    top = s.top
    if isinstance(top, (Target, ProxyTarget)):
        return top.power
    return NOBODY


def actions_left(s: Table, seat: i64) -> float:
    return float(s.workers[seat] + s.box.workers * (s.box.rounds - s.round))


def value(s: Table, seat: i64) -> float:
    """Points, and what may become points."""
    left = actions_left(s, seat)
    rounds = float(s.box.rounds - s.round)
    money = float(s.money[seat])
    useful = min(money, 4.5 * left)
    found = 0.55 * min(useful, 8.0) + 0.35 * max(0.0, useful - 8.0)
    if left > 0.0:
        found += 0.05 * (money - useful)
    found += card_value(s, seat) * min(float(s.hand(seat)), 0.4 * left)
    found += gas_value(s, seat, rounds)
    found += LINES.worth(s, seat, rounds, left)
    rivals = 0.0
    for other in range(s.seats):
        held = flags_value(s, other, rounds)
        if other == seat:
            found += held
        else:
            rivals = max(rivals, held)
    return found - A_RIVAL * rivals


def flags_value(s: Table, seat: i64, rounds: float) -> float:
    """Points for influence, flags and armies; a flag with a lead is safer."""
    found = 0.0
    for power in range(i64(POWER_COUNT)):
        found += float(s.box.track_points[column_of(s, seat, power)])
        cubes = s.influence[seat * POWER_COUNT + power]
        if cubes > 0:
            found += 0.1 * float(cubes)
        if s.flag[power] == seat:
            lead = cubes
            for other in range(s.seats):
                if other != seat and cubes - s.influence[other * POWER_COUNT + power] < lead:
                    lead = cubes - s.influence[other * POWER_COUNT + power]
            held = float(s.box.per_flag + s.box.per_army * s.outside(power)) + 0.4 * rounds
            found += held * (1.0 if rounds == 0.0 else min(1.0, 0.72 + 0.12 * float(lead)))
    return found


def gas_value(s: Table, seat: i64, rounds: float) -> float:
    finds = s.finds[seat]
    found = float(s.box.gas_points[finds]) + 0.5 * rounds * float(s.box.gas_income[finds])
    if finds < s.box.meter:
        found += 0.15 * min(rounds, 3.0) * float(s.box.gas_points[finds + 1] - s.box.gas_points[finds])
    return found


def worth_of_find(s: Table, seat: i64) -> float:
    rounds = float(s.box.rounds - s.round)
    finds = s.finds[seat]
    before = gas_value(s, seat, rounds)
    s.finds[seat] = finds + 1
    gained = gas_value(s, seat, rounds) - before
    s.finds[seat] = finds
    return gained + float(s.box.find_cards[finds + 1]) + 1.5 * float(s.box.find_expands[finds + 1] + s.box.find_influence[finds + 1])


def chance_of_gas(s: Table, cubes: i64) -> float:
    dry = 1.0
    white = float(s.bag_white)
    bag = float(s.bag_white + s.bag_black)
    for drawn in range(cubes):
        dry *= max(0.0, white - float(drawn)) / max(1.0, bag - float(drawn))
    return 1.0 - dry


def card_value(s: Table, seat: i64) -> float:
    return A_CARD if actions_left(s, seat) > 1.0 else 0.0


# Lines


class Lines:
    """What is known of lines. They change seldom, and to look for them takes longer than all else, so it is remembered."""

    def __init__(self) -> None:
        self.terms: Terms | None = None
        self.values: dict[int, float] = {}
        self.planned: dict[int, set[int]] = {}

    def worth(self, s: Table, seat: i64, rounds: float, left: float) -> float:
        key = int(self.key(s, seat, (s.round << 8) + i64(int(left))))
        if key not in self.values:
            self.values[key] = lines(s, seat, rounds, left)
        return self.values[key]

    def missing(self, s: Table, seat: i64) -> set[int]:
        """The segments that some plan of the seat lacks."""
        key = int(self.key(s, seat, 0))
        if key not in self.planned:
            found: set[int] = set()
            for well in range(i64(len(s.owner))):
                if s.owner[well] == seat:
                    for plan in plans(s, seat, well):
                        found.update(plan.missing)
            self.planned[key] = found
        return self.planned[key]

    def key(self, s: Table, seat: i64, when: i64) -> i64:
        """A number for the wells and pieces of a seat at a time: two of them that agree by chance are one in 2^60."""
        if self.terms is not s.terms or len(self.values) > MOST_KNOWN:
            self.terms = s.terms
            self.values = {}
            self.planned = {}
        mixed = mix(when, s.pieces[seat])
        for well in range(i64(len(s.owner))):
            if s.owner[well] == seat:
                mixed = mix(mixed, well + 1)
        mixed = mix(mixed, 0)
        for segment in range(i64(len(s.laid))):
            if (s.laid[segment] >> seat) & 1 == 1:
                mixed = mix(mixed, segment + 1)
        return mixed


def mix(into: i64, number: i64) -> i64:
    """Both builds agree: nothing exceeds 63 bits."""
    mask: i64 = (1 << 31) - 1
    high = (into >> 31) ^ number
    low = (into & mask) + number * 40503
    return (((high * 48271 + low) & mask) << 31) | ((low * 69621 + high) & mask)


def lines(s: Table, seat: i64, rounds: float, left: float) -> float:
    """Finished lines score; wells bring income; what is begun counts in part."""
    built = network(s, seat)
    found = float(built.pieces + built.ports)
    possible: list[Plan] = []
    owned: i64 = 0
    for well in range(i64(len(s.owner))):
        if s.owner[well] != seat:
            continue
        yielding = IN_USE[min(owned, 3)] * rounds
        owned += 1
        found += yielding * float(s.box.income + s.box.well_production[well]) + GAS_WELL * rounds * float(s.box.well_gas[well])
        if int(well) in built.wells:
            found += yielding * float(s.box.linked_income - s.box.income)
        else:
            possible += plans(s, seat, well)
    pieces = min(float(s.pieces[seat]), left if left < 4.0 else 2.0 + LAYING * left)
    return found + prospects(Tally(s, seat, built), possible, pieces)


def prospects(tally: Tally, possible: list[Plan], pieces: float) -> float:
    """The best plan first, then the best for another well, as far as the pieces can still be laid."""
    found = 0.0
    while True:
        best: Plan | None = None
        best_worth = 0.0
        for plan in possible:
            if float(tally.cost(plan)) <= pieces:
                worth = tally.worth(plan)
                if worth > best_worth:
                    best = plan
                    best_worth = worth
        if best is None:
            return found
        found += best_worth
        pieces -= float(tally.cost(best))
        tally.take(best)
        possible = [plan for plan in possible if plan.well != best.well]


def plans(s: Table, seat: i64, well: i64) -> list[Plan]:
    """For each port within reach the path with the fewest pieces missing; none for a linked well."""
    missing = filled(s.box.nodes, FAR)
    came_by = filled(s.box.nodes, NOTHING)
    missing[well] = 0
    ring = vec[i64]()
    ring = append(ring, well)
    steps: i64 = 0
    while len(ring) > 0 and steps <= 7:
        ring = spread(s, seat, well, missing, came_by, ring, steps)
        steps += 1
    rounds = float(s.box.rounds - s.round)
    found: list[Plan] = []
    for port in range(s.box.first_port, s.box.first_junction):
        if missing[port] == FAR:
            continue
        if missing[port] == 0:
            return []
        lacking: list[int] = []
        begun: list[int] = []
        node = port
        while node != well:
            segment = came_by[node]
            if s.is_laid(seat, segment):
                begun.append(int(segment))
            else:
                lacking.append(int(segment))
            node = other_end(s, segment, node)
        gain = 0.35 * rounds * float(s.box.linked_income - s.box.income)
        found.append(Plan(well, port - s.box.first_port, gain, lacking, begun))
    return found


def spread(s: Table, seat: i64, well: i64, missing: vec[i64], came_by: vec[i64], ring: vec[i64], steps: i64) -> vec[i64]:
    """From the nodes that so many missing pieces lead to: along own pieces at once, along others one step further."""
    following = vec[i64]()
    at: i64 = 0
    while at < len(ring):
        node = ring[at]
        at += 1
        if missing[node] != steps or (node != well and not goes_on(s, node)):
            continue
        for i in range(s.box.first_at[node], s.box.first_at[node + 1]):
            segment = s.box.segments_at[i]
            end = other_end(s, segment, node)
            if s.is_laid(seat, segment):
                if missing[end] > steps:
                    missing[end] = steps
                    came_by[end] = segment
                    ring = append(ring, end)
            elif missing[end] > steps + 1:
                missing[end] = steps + 1
                came_by[end] = segment
                following = append(following, end)
    return following


LINES: Final = Lines()
