"""Giganten judgement for `greedy`: everything in dollars, with a rough idea of how long the game still lasts.

A move is judged by the best plan that it leaves: the cell where the truck could stop, the tile that could be built on there now or later,
and how far the points left would take the loco. A bid is a share of the licences, as large as this sale's share of all sales to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.core.numbers import filled
from gusher.core.rules import Action, State
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.auction import Bid, Pay, Sell
from gusher.games.giganten.rules.components import COLUMNS, LAST_SPACE, NOWHERE, ROWS, VALUES
from gusher.games.giganten.rules.freight import Ship, Store
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.specials import ChangePrice, FreeCrude
from gusher.games.giganten.rules.table import NOBODY, Table

A_CRUDE: Final = 3400.0  # what a crude fetches in the end, licences and all
KEPT: Final = 2600.0  # a crude that stays in a tank for the next round
BLACK_A_ROUND: Final = 2.17  # spaces that the black loco goes on in a round
A_POINT: Final = 230.0  # movement
A_ROUND: Final = 1800.0  # a tile built on a round later
A_LOOK: Final = 350.0  # a tile seen for the first time
CARDS_A_ROUND: Final = 4.4  # licence cards that a player gets
A_CARD: Final = 1.5
SPARE: Final = 0.75  # the part of what licences could earn that they are worth
OVER: Final = 900.0  # a crude that has to be sold this round, or goes for little
FAR: Final = 999
CELLS: Final = ROWS * COLUMNS


class GigantenJudgement(Judgement):
    """Look at tiles, build where much oil lies, keep the loco level with the derricks, sell where the price is worth the licences."""

    def __init__(self) -> None:
        self.future = 0.0
        self.point = 0.0  # a point of licence value, in dollars
        self.now: list[float] = []  # by site: what a derrick there is worth
        self.field: list[float] = []  # by cell: the best tile that can be made for from there, less the way
        self.aim: list[int] = []  # by cell: that tile
        self.rail: list[float] = []  # by space of the track: what the own derricks gain from the loco there

    def consider(self, before: State, seat: i64) -> None:
        assert isinstance(before, Table)
        s = before
        self.outlook(s, seat)
        if isinstance(s.top, (Bid, Pay, Sell, Store, Ship, ChangePrice, FreeCrude)):
            return  # which need no map
        self.now = [self.site_worth(s, seat, site) for site in range(i64(len(s.owner)))]
        self.rail = [self.loco_worth(s, seat, space) for space in range(i64(LAST_SPACE + 1))]
        self.spread(s, seat)

    # What things are worth

    def outlook(self, s: Table, seat: i64) -> None:
        """How long the game still lasts, and what a point of licence value is worth in it."""
        self.future = max(0.0, float(s.terms.star - s.black) / BLACK_A_ROUND - 0.5)
        self.point = self.licence_point(s, seat)

    def licence_point(self, s: Table, seat: i64) -> float:
        """What all that is still to be sold gains by a sale, over all licence points there will be."""
        crude = 0.0
        for site in range(i64(len(s.owner))):
            if s.owner[site] == seat:
                crude += min(float(s.crude[site]), self.future + 1.0)
        crude += float(s.tank[seat * 3] + s.tank[seat * 3 + 1] + s.tank[seat * 3 + 2])
        crude += 0.9 * self.future
        points = float(s.hand_value(seat)) + CARDS_A_ROUND * A_CARD * self.future + 1.0
        return min(1500.0, SPARE * crude * A_CRUDE / points)

    def site_worth(self, s: Table, seat: i64, site: i64) -> float:
        """§8.4 A derrick on that tile, built now: its crude as far as there is time to sell it, and the derrick at the end."""
        if s.face_down[site] == 0 or s.derricks[seat] == 0:
            return 0.0
        value = expected(s, seat, site)
        pumped = min(value, self.future + 1.0)
        worth = pumped * A_CRUDE + (value - pumped) * 1000.0
        if pumped < value:
            worth += 2500.0
        return worth - float(s.box.tile_cost[s.box.site_kind[site]])

    def freight(self, pumped: float) -> float:
        """What it costs if the own loco does not reach a derrick: the fee, or the crude."""
        return pumped * 2700.0

    def loco_worth(self, s: Table, seat: i64, space: i64) -> float:
        """The freight that the own derricks save with the loco there, and the ranks that it gains at the end."""
        worth = 0.0
        for site in range(i64(len(s.owner))):
            if s.owner[site] == seat:
                saved = self.freight(min(float(s.crude[site]), self.future + 1.0))
                worth += saved * progress(s, space, s.column(site))
        standing = float(s.derricks_on_board(seat))
        weight = 1.0 if self.future < 1.5 else 0.35
        for other in range(s.seats):
            if other != seat and space > s.loco[other]:
                worth += weight * 1000.0 * max(standing, 1.0 if self.future > 2.0 else 0.0)
        return worth + 25.0 * float(space)

    def spread(self, s: Table, seat: i64) -> None:
        """For every cell the tile that is best to make for: its worth a round later, less the way to a cell beside it."""
        self.field = [0.0] * CELLS
        self.aim = [NOBODY] * CELLS
        queue: list[i64] = []
        for site in range(i64(len(s.owner))):
            if s.face_down[site] == 0 or self.now[site] <= 0.0:
                continue
            worth = self.now[site] - A_ROUND
            if s.money[seat] < s.box.tile_cost[s.box.site_kind[site]]:
                worth -= A_ROUND
            pumped = min(expected(s, seat, site), self.future)
            worth -= self.freight(pumped) * (1.0 - progress(s, s.loco[seat], s.column(site))) * 0.6
            at = s.box.site_cell[site] * 4
            for side in range(i64(4)):
                cell = s.box.beside[at + side]
                if cell != NOWHERE and s.may_stop(cell, seat) and worth > self.field[cell]:
                    self.field[cell] = worth
                    self.aim[cell] = int(site)
                    queue.append(cell)
        head = 0
        while head < len(queue):
            cell = queue[head]
            head += 1
            worth = self.field[cell] - A_POINT * float(s.box.cost[cell])
            for side in range(i64(4)):
                other = s.box.beside[cell * 4 + side]
                if other != NOWHERE and worth > self.field[other] and not s.has_derrick(other):
                    self.field[other] = worth
                    self.aim[other] = self.aim[cell]
                    queue.append(other)

    # Plans

    def plan(self, s: Table, seat: i64, cell: i64, loco: i64, points: i64) -> float:
        """The best that can be done from here with so many points."""
        far = reach(s, cell, points)
        spaces = run_of(s, loco, points)
        best = 0.0
        for stop in range(i64(CELLS)):
            way = far[stop]
            if way > points or not s.may_stop(stop, seat):
                continue
            value = self.stop(s, seat, stop, spaces[points - way])
            if value > best:
                best = value
        return best

    def stop(self, s: Table, seat: i64, cell: i64, space: i64) -> float:
        """To stop on a cell, with the loco on a space: a tile there, or one to make for."""
        value = self.field[cell]
        if value > 0.0:
            value += 0.4 * self.shipping(s, seat, self.aim[cell], space)
        for side in range(i64(4)):
            beside = s.box.beside[cell * 4 + side]
            if beside != NOWHERE and s.has_tile(beside):
                site = s.terms.site_at[beside]
                if s.money[seat] >= s.box.tile_cost[s.box.site_kind[site]]:
                    built = self.now[site] + self.shipping(s, seat, site, space)
                    if built > value:
                        value = built
        return value + self.rail[space]

    def shipping(self, s: Table, seat: i64, site: i64, space: i64) -> float:
        """What is missing until the loco reaches a site: nothing, or less than nothing."""
        pumped = min(expected(s, seat, site), self.future + 1.0)
        return -self.freight(pumped) * (1.0 - progress(s, space, s.column(site)))

    # Options

    def worth(self, before: State, action: Action, after: State, seat: i64) -> float:
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        s = before
        if isinstance(action, actions.TakeCard):
            return self.card(s, seat, action.card)
        if isinstance(action, (actions.Bid, actions.Pass)):
            return self.bid(s, seat, action)
        if isinstance(action, actions.StoreCrude):
            return self.tank(s, seat, action.company)
        if isinstance(action, actions.ChangePrice):
            return self.prices(after, seat)
        if isinstance(action, actions.Build):
            site = action.site
            return self.now[site] + self.shipping(s, seat, site, s.loco[seat])
        if isinstance(action, actions.Ship):
            return self.ship(s, seat, action)
        if isinstance(action, actions.Pay):
            return self.payment(after, seat)
        if isinstance(action, actions.Sell):
            return self.sale(s, seat, action.crude)
        return self.move(s, seat, action)

    def card(self, s: Table, seat: i64, card: i64) -> float:
        box = s.box
        value = float(box.card_licences[card]) * A_CARD * self.point
        value += self.best_start(s, seat, box.card_move[card])
        if box.card_price[card] > 0:
            value += 250.0 * float(box.card_price[card])
        value += 2600.0 * float(box.card_crude[card])
        if box.card_push[card] > 0:
            for other in range(s.seats):
                if other != seat:
                    back = s.loco[other] if s.loco[other] < box.card_push[card] else box.card_push[card]
                    value += 120.0 * float(back)
        return value

    def best_start(self, s: Table, seat: i64, points: i64) -> float:
        if s.truck[seat] != NOWHERE:
            return self.plan(s, seat, s.truck[seat], s.loco[seat], points)
        best = 0.0
        for place in s.acts.place:
            if s.may_stop(place.cell, seat):
                best = max(best, self.plan(s, seat, place.cell, s.loco[seat], points))
        return best

    def move(self, s: Table, seat: i64, action: Action) -> float:
        """PlaceTruck, a step of truck or loco, a look, or the end; and to build nothing is worth nothing."""
        if isinstance(action, actions.PlaceTruck):
            return self.plan(s, seat, action.cell, s.loco[seat], s.box.card_move[s.card[seat]]) + A_LOOK * news(s, seat, action.cell)
        top = s.top
        if not isinstance(top, Move):
            return 0.0
        here = s.truck[seat]
        loco = s.loco[seat]
        if isinstance(action, actions.TruckStep):
            left = top.points - s.box.cost[action.cell]
            return self.plan(s, seat, action.cell, loco, left) + A_LOOK * news(s, seat, action.cell)
        if isinstance(action, actions.LocoStep):
            return self.plan(s, seat, here, loco + 1, top.points - s.box.track_cost[loco + 1])
        if isinstance(action, actions.Peek):
            return self.plan(s, seat, here, loco, top.points) + 10.0 * A_LOOK
        return self.stop(s, seat, here, loco)

    # Selling

    def gain(self, s: Table, seat: i64, company: i64) -> float:
        """What a sale there brings beyond keeping the crude: two may wait, the rest goes for little."""
        crude = s.tank[seat * 3 + company]
        waiting = crude if crude < s.box.tank_limit else s.box.tank_limit
        kept = self.kept() * float(waiting) + float(s.box.forced_price * (crude - waiting))
        return max(0.0, float(crude * s.dollars(company)) - kept)

    def kept(self) -> float:
        return KEPT * min(1.0, 0.4 + 0.4 * self.future)

    def bid(self, s: Table, seat: i64, action: Action) -> float:
        """A raise by one, up to a share of the licences as large as this sale's share of all that are to come; no bluff."""
        if not isinstance(action, actions.Bid):
            return 0.0
        here = self.gain(s, seat, s.auction)
        later = 0.0
        for company in s.terms.open:
            if company > s.auction:
                later += self.gain(s, seat, company)
        standing = float(s.derricks_on_board(seat))
        later += self.future * 1500.0 * (0.6 + standing)
        points = float(s.hand_value(seat)) + CARDS_A_ROUND * A_CARD * self.future
        limit = 1.25 * points * here / (here + later + 1.0)
        if action.value > s.high + 1 or action.value > s.hand_value(seat) or float(action.value) > max(1.0, limit):
            return -1.0
        return here

    def tank(self, s: Table, seat: i64, company: i64) -> float:
        """A high price, own crude to be sold with it, few competitors, and no more than may stay there if the auction is lost."""
        rivals = 0.0
        for other in range(s.seats):
            if other != seat and s.tank[other * 3 + company] > 0:
                rivals += 1.0 + 0.3 * float(s.tank[other * 3 + company])
        own = s.tank[seat * 3 + company]
        worth = float(s.dollars(company)) * (1.0 + 0.08 * min(float(own), 3.0)) - 550.0 * rivals
        return worth - OVER if own >= s.box.tank_limit else worth

    def prices(self, s: Table, seat: i64) -> float:
        """Own crude at its price, against that of the others; what is pumped this round can go where the price is best."""
        value = 0.0
        best = 0.0
        for company in s.terms.open:
            price = float(s.dollars(company))
            best = max(best, price)
            for other in range(s.seats):
                weight = 1.0 if other == seat else -0.35
                value += weight * price * float(s.tank[other * 3 + company])
        return value + 0.5 * best * float(s.derricks_on_board(seat))

    def ship(self, s: Table, seat: i64, action: Action) -> float:
        if action is s.acts.discard:
            return 0.0
        best = 0.0
        for company in s.terms.open:
            best = max(best, self.tank(s, seat, company))
        worth = max(1000.0, min(0.8 * best, best - 2.0 * self.point))
        return worth - float(s.box.freight) - (300.0 if action is s.acts.ship_opponents else 0.0)

    def payment(self, s: Table, seat: i64) -> float:
        """Nothing lost, and some ones left for an exact payment next time."""
        return float(s.hand_value(seat)) + 0.1 * min(3.0, float(s.ones[seat])) + 0.01 * float(s.hand(seat))

    def sale(self, s: Table, seat: i64, crude: i64) -> float:
        left = s.tank[seat * 3 + s.auction] - crude
        waiting = left if left < s.box.tank_limit else s.box.tank_limit
        return float(crude * s.dollars(s.auction)) + self.kept() * float(waiting) + 1000.0 * float(left - waiting)


def expected(s: Table, seat: i64, site: i64) -> float:
    """§18.2 The crude of a tile: what the seat has seen, or the mean of what it has not."""
    if s.has_seen(seat, site):
        return float(s.value[site])
    kind = s.box.site_kind[site]
    count = 0.0
    crude = 0.0
    for value in range(i64(VALUES)):
        tiles = float(s.box.tile_values[kind * VALUES + value] - s.built[kind * VALUES + value])
        count += tiles
        crude += tiles * float(value)
    for other in range(i64(len(s.owner))):
        if s.box.site_kind[other] == kind and s.face_down[other] == 1 and s.has_seen(seat, other):
            count -= 1.0
            crude -= float(s.value[other])
    return crude / count if count > 0.5 else 0.0


def progress(s: Table, space: i64, column: i64) -> float:
    """How much of the way to a column a loco has behind it: all, or a part that counts for less."""
    if space >= column:
        return 1.0
    done = 0.0
    whole = 0.0
    for at in range(i64(1), column + 1):
        whole += float(s.box.track_cost[at])
        if at <= space:
            done = whole
    return 0.6 * done / whole


def run_of(s: Table, loco: i64, points: i64) -> vec[i64]:
    """The space that the loco reaches with 0, 1, 2, … points."""
    spaces = filled(points + 1, loco)
    space = loco
    spent: i64 = 0
    for left in range(points + 1):
        while space < LAST_SPACE and spent + s.box.track_cost[space + 1] <= left:
            space += 1
            spent += s.box.track_cost[space]
        spaces[left] = space
    return spaces


def reach(s: Table, cell: i64, points: i64) -> vec[i64]:
    """The points that it takes to drive to each cell, FAR if more than there are."""
    far = filled(CELLS, FAR)
    far[cell] = 0
    queue: list[i64] = [cell]
    head = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        for side in range(i64(4)):
            beside = s.box.beside[here * 4 + side]
            if beside != NOWHERE:
                way = far[here] + s.box.cost[beside]
                if way <= points and way < far[beside] and not s.has_derrick(beside):
                    far[beside] = way
                    queue.append(beside)
    return far


def news(s: Table, seat: i64, cell: i64) -> float:
    """Tiles that the seat would see for the first time from a cell."""
    count = 0.0
    for side in range(i64(4)):
        beside = s.box.beside[cell * 4 + side]
        if beside != NOWHERE and s.has_tile(beside):
            site = s.terms.site_at[beside]
            if s.box.tile_peekable[s.box.site_kind[site]] == 1 and not s.has_seen(seat, site):
                count += 1.0
    return count
