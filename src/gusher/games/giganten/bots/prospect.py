"""Where a Giganten truck can go, and what it can build there: the plans that are still open to each seat, in dollars.

A plan is a tile to build on in this round, with what is left of the points for the loco; or in a later one. A step on the shortest way to a
tile leaves the plan for it as it was, any other makes it worse: that is how single steps can be told apart. The ways are those over plain
terrain around all sites, found once for a box: a tile in the way may be crossed, but seldom must be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.games.giganten.bots.outlook import A_CRUDE, LOST, NEAR, RAIL_A_ROUND, UNSHIPPED, USUAL_MOVE, Outlook
from gusher.games.giganten.rules.components import COLUMNS, MOST_SEATS, MOST_SITES, NOWHERE, ROWS, Box
from gusher.games.giganten.rules.table import Table

CELLS: Final = ROWS * COLUMNS
FAR: Final = 99
MOST_POINTS: Final = 20  # of one card
A_POINT: Final = 230.0  # of the way that is left for another round
A_ROUND: Final = 1800.0  # a tile built on a round later
A_SPACE: Final = 60.0  # a point for the loco, for its rank
AT_THE_END: Final = 2500.0  # a derrick that still stands


class Prospect:
    """The plans of each seat, as the viewer of an `Outlook` foresees them."""

    def __init__(self, box: Box) -> None:
        self.ways = all_ways(box)
        self.starts = ways_from_start(box, self.ways)
        self.now = zeros(MOST_SITES)  # by site: a derrick built in this round, freight aside
        self.then = zeros(MOST_SITES)  # and in the next
        self.rail = zeros(MOST_POINTS + 1)  # by points: what the derricks of a seat gain from its loco
        # by seat
        self.best = zeros(MOST_SEATS)
        self.second = zeros(MOST_SEATS)
        self.aim = filled(MOST_SEATS, NOWHERE)
        self.spare = filled(MOST_SEATS, 0)
        self.way = filled(MOST_SEATS, 0)
        self.here = zeros(MOST_SEATS)
        self.later = zeros(MOST_SEATS)
        self.later_second = zeros(MOST_SEATS)
        self.later_way = filled(MOST_SEATS, 0)
        self.choice = filled(MOST_SEATS, 0)
        self.news = filled(MOST_SEATS, 0)
        self.sight = filled(MOST_SEATS, 0)
        self.known = filled(MOST_SEATS, 0)
        self.rails = zeros(MOST_SEATS)
        self.contested = filled(MOST_SEATS, 0)

    def look(self, s: Table, outlook: Outlook) -> None:
        self.derricks(s, outlook)
        for seat in range(s.seats):
            self.clear(seat)
            self.rail_gain(s, seat, outlook)
            for site in range(i64(len(s.face_down))):
                if s.face_down[site] == 1 and site != outlook.digging:
                    self.site(s, seat, site, outlook)
        for seat in range(s.seats):
            self.contest(s, seat)

    def derricks(self, s: Table, outlook: Outlook) -> None:
        """What a derrick on each tile gives, before freight."""
        for site in range(i64(len(s.face_down))):
            if s.face_down[site] == 1:
                crude = outlook.crude[site]
                cost = float(s.box.tile_cost[s.box.site_kind[site]])
                end = float(s.box.end_crude)
                self.now[site] = yields(crude, outlook.later + 1.0, end) - cost
                self.then[site] = yields(crude, outlook.later, end) - cost

    def clear(self, seat: i64) -> None:
        self.best[seat] = 0.0
        self.second[seat] = 0.0
        self.aim[seat] = NOWHERE
        self.spare[seat] = 0
        self.way[seat] = 0
        self.here[seat] = 0.0
        self.later[seat] = 0.0
        self.later_second[seat] = 0.0
        self.later_way[seat] = 0
        self.choice[seat] = 0
        self.news[seat] = 0
        self.sight[seat] = 0
        self.known[seat] = 0
        self.contested[seat] = 0

    def rail_gain(self, s: Table, seat: i64, outlook: Outlook) -> None:
        """The freight that the seat saves with so many points for its loco: all of a derrick that it reaches, a part on the way to it."""
        points = min(outlook.moves[seat], MOST_POINTS)
        count = min(outlook.standing[seat], NEAR)
        for spent in range(points + 1):
            gain = A_SPACE * float(spent)
            for at in range(seat * NEAR, seat * NEAR + count):
                gap = outlook.gap[at]
                if gap > 0:
                    gain += outlook.saving[at] * (1.0 if spent >= gap else 0.5 * float(spent) / float(gap))
            self.rail[spent] = gain
        self.rails[seat] = self.rail[points]

    def site(self, s: Table, seat: i64, site: i64, outlook: Outlook) -> None:
        """A tile: what it is worth to the seat this round, if the truck gets there, and later."""
        cell = s.truck[seat]
        way = self.starts[site] if cell == NOWHERE else self.ways[site * CELLS + cell]
        moves = min(outlook.moves[seat], MOST_POINTS)
        seen = s.has_seen(seat, site)
        if seen:
            self.known[seat] += 1
        elif way <= moves and s.box.tile_peekable[s.box.site_kind[site]] == 1:
            self.news[seat] += 1
            self.sight[seat] += 1 if way == 0 and cell != NOWHERE else 0
        if s.derricks[seat] == 0:
            return
        column = s.column(site)
        loss = UNSHIPPED if s.black >= column or outlook.front[seat] >= column else LOST
        gap = outlook.track[column] - outlook.track[s.loco[seat]]
        rich = s.money[seat] >= s.box.tile_cost[s.box.site_kind[site]]
        if way <= moves and rich and outlook.builds[seat] == 1:
            short = float(gap - moves + way)
            pumped = min(outlook.crude[site], outlook.later + 1.0)
            worth = self.now[site] - missed(pumped, short) * loss + self.rail[moves - way]
            self.offer(seat, site, way, moves - way, worth)
        pumped = min(outlook.crude[site], outlook.later)
        worth = self.then[site] - missed(pumped, float(gap) - RAIL_A_ROUND) * loss
        self.offer_later(seat, way - moves, worth if rich else worth - A_ROUND)

    def offer(self, seat: i64, site: i64, way: i64, spare: i64, worth: float) -> None:
        if worth > 0.0:
            self.choice[seat] += 1
        if way == 0:
            self.here[seat] = max(self.here[seat], worth)
        if worth > self.best[seat]:
            self.second[seat] = self.best[seat]
            self.best[seat] = worth
            self.aim[seat] = site
            self.spare[seat] = spare
            self.way[seat] = way
        elif worth > self.second[seat]:
            self.second[seat] = worth

    def offer_later(self, seat: i64, way: i64, worth: float) -> None:
        """A tile that is built on when the way is done: each point counts, and each round more than the next one."""
        if way > 0:
            worth -= A_POINT * float(way) + A_ROUND * max(0.0, float(way - USUAL_MOVE) / float(USUAL_MOVE))
        if worth > self.later[seat]:
            self.later_second[seat] = self.later[seat]
            self.later[seat] = worth
            self.later_way[seat] = max(way, 0)
        elif worth > self.later_second[seat]:
            self.later_second[seat] = worth

    def contest(self, s: Table, seat: i64) -> None:
        """§8.5 Who is earlier in turn order and wants the same tile gets it."""
        aim = self.aim[seat]
        turn = (seat - s.start + s.seats) % s.seats
        for other in range(s.seats):
            if other != seat and aim != NOWHERE and self.aim[other] == aim and (other - s.start + s.seats) % s.seats < turn:
                self.contested[seat] = 1


def yields(crude: float, rounds: float, end: float) -> float:
    """A derrick over so much crude, with so many rounds to pump it."""
    pumped = min(crude, max(rounds, 0.0))
    worth = pumped * A_CRUDE + (crude - pumped) * end
    return worth + AT_THE_END if pumped < crude else worth


def missed(pumped: float, short: float) -> float:
    """The crude that is pumped before the loco is there, which is so many points short."""
    return min(pumped, short / RAIL_A_ROUND) if short > 0.0 else 0.0


# The ways, found once


def all_ways(box: Box) -> vec[i64]:
    """By site and cell: the points from the cell to one beside the site, around all sites."""
    occupied = filled(CELLS, 0)
    for site in range(i64(len(box.site_cell))):
        occupied[box.site_cell[site]] = 1
    ways = filled(i64(len(box.site_cell)) * CELLS, FAR)
    for site in range(i64(len(box.site_cell))):
        spread(box, occupied, ways, site)
    return ways


def spread(box: Box, occupied: vec[i64], ways: vec[i64], site: i64) -> None:
    base = site * CELLS
    queue: list[i64] = []
    for side in range(i64(4)):
        cell = box.beside[box.site_cell[site] * 4 + side]
        if cell != NOWHERE and occupied[cell] == 0:
            ways[base + cell] = 0
            queue.append(cell)
    head = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        way = ways[base + here] + box.cost[here]
        for side in range(i64(4)):
            cell = box.beside[here * 4 + side]
            if cell != NOWHERE and way < ways[base + cell]:
                ways[base + cell] = way
                if occupied[cell] == 0:
                    queue.append(cell)


def ways_from_start(box: Box, ways: vec[i64]) -> vec[i64]:
    """By site: the points from the best cell of the column where trucks are placed."""
    starts = filled(i64(len(box.site_cell)), FAR)
    for site in range(i64(len(box.site_cell))):
        for row in range(i64(ROWS)):
            starts[site] = min(starts[site], ways[site * CELLS + row * COLUMNS + box.start_column])
    return starts
