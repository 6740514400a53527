"""The round as everybody sees it: which rule waits, whose worker or card has still to act, and how long the fields will last."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.core.rules import Decision
from gusher.games.oilfield.rules.bag import FieldCube
from gusher.games.oilfield.rules.build import Build, Site
from gusher.games.oilfield.rules.components import (
    COLUMNS,
    MOST_SEATS,
    MOST_TOWERS,
    NATIONAL,
    QUOTA,
    SELL_GAS,
    SELL_OIL,
    SELL_TOTAL,
    STORE_OIL,
    STORE_TOTAL,
)
from gusher.games.oilfield.rules.drill import TakeBarrel, quota_of
from gusher.games.oilfield.rules.government import GovernmentFee, PayNow
from gusher.games.oilfield.rules.invest import FinalSale, Invest
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.privileges import AutomaticAction
from gusher.games.oilfield.rules.round import ChooseCards, PlaceWorker, PrivateAction, TakeBack
from gusher.games.oilfield.rules.table import DUMMY, NOBODY, UNKNOWN, Table

# The rule that waits, in kinds.
PLACING: Final = 0
CHOOSING: Final = 1
LEASING: Final = 2
BUILDING: Final = 3
SITING: Final = 4
DRILLING: Final = 5
TRYING: Final = 6  # a new tower drills at once
SELLING: Final = 7
EXPORTING: Final = 8
INVESTING: Final = 9
PAYING: Final = 10
TAKING: Final = 11
SETTLING: Final = 12
DRAWING: Final = 13
KINDS: Final = (
    *("place", "card", "lease", "build", "site", "drill", "try"),
    *("local", "national", "invest", "fee", "automatic", "settle", "draw"),
)

PUBLIC: Final = 0
PRIVATE: Final = 1
UPKEEP: Final = 2
PHASES: Final = ("public", "private", "upkeep")

OF_OIL: Final = 0.7  # how much of a refill is oil


class Outlook:
    """Read anew at every look; a seat's numbers lie at its place in each row."""

    def __init__(self) -> None:
        self.kind: i64 = NOBODY
        self.phase: i64 = NOBODY
        self.acting: i64 = NOBODY  # the seat that decides, if it is one
        self.tile: i64 = NOBODY  # what it has bought and is about to place
        self.price: i64 = 0  # what it would pay for a lease
        self.drill: TakeBarrel | None = None
        self.sold = False
        self.pumped: i64 = 0
        self.begun: i64 = NOBODY  # the space whose worker acts now
        self.due = filled(MOST_SEATS, 0)
        self.column = filled(MOST_SEATS, NOBODY)
        self.bid = filled(MOST_SEATS, 0)
        self.ahead = filled(MOST_SEATS, 0)
        self.exposed = filled(MOST_SEATS, 0)  # spaces that act earlier in the same column and may still be taken
        self.free = filled(len(COLUMNS), 0)
        self.lowest_bid: i64 = 0
        self.taken = filled(len(COLUMNS), 0)
        self.oil = zeros(3)
        self.life = zeros(3)
        self.pull = zeros(3)
        self.last_field: i64 = 0
        self.until_end = 0.0
        self.pull_until_end = 0.0
        self.best_lease = 0.0

    def read(self, s: Table) -> None:
        self.read_question(s)
        self.read_frames(s)
        self.read_workers(s)
        self.read_fields(s)

    def read_question(self, s: Table) -> None:
        """The rule that waits, and what it remembers."""
        self.kind = NOBODY
        self.acting = NOBODY
        self.tile = NOBODY
        self.price = 0
        self.drill = None
        self.sold = False
        self.pumped = 0
        top = s.top
        if top is None:
            return
        if s.chance:
            self.kind = DRAWING
            return
        if isinstance(top, ChooseCards):
            self.kind = CHOOSING
            return
        assert isinstance(top, Decision)
        self.acting = top.seat
        if isinstance(top, PlaceWorker):
            self.kind = PLACING
        elif isinstance(top, (Build, Site, Lease, Invest)):
            self.read_purchase(top)
        elif isinstance(top, (TakeBarrel, Local, National)):
            self.read_barrels(top)
        elif isinstance(top, (GovernmentFee, PayNow)):
            self.kind = PAYING
        elif isinstance(top, AutomaticAction):
            self.kind = TAKING
        elif isinstance(top, FinalSale):
            self.kind = SETTLING

    def read_purchase(self, top: Build | Site | Lease | Invest) -> None:
        if isinstance(top, Build):
            self.kind = BUILDING
        elif isinstance(top, Site):
            self.kind = SITING
            self.tile = top.tile
        elif isinstance(top, Lease):
            self.kind = LEASING
            self.price = top.price
        else:
            self.kind = INVESTING

    def read_barrels(self, top: TakeBarrel | Local | National) -> None:
        if isinstance(top, TakeBarrel):
            self.kind = TRYING if top.free else DRILLING
            self.drill = top
        elif isinstance(top, Local):
            self.kind = SELLING
            self.sold = top.used
        else:
            self.kind = EXPORTING
            self.sold = top.sold
            self.pumped = top.pumped

    def read_frames(self, s: Table) -> None:
        """Whose card has still to act, and whose worker acts now."""
        self.begun = NOBODY
        if s.revealed:
            self.phase = PRIVATE
        elif self.kind == PLACING or self.kind == CHOOSING:
            self.phase = NOBODY
        else:
            self.phase = PUBLIC if s.card[0] != UNKNOWN else UPKEEP
        for seat in range(s.seats):
            self.due[seat] = 1 if not s.revealed and s.card[seat] != UNKNOWN else 0
        for at in range(s.depth):
            frame = s.frames[at]
            if isinstance(frame, PrivateAction):
                self.due[frame.seat] = 1
            elif isinstance(frame, TakeBack):
                self.begun = s.terms.order[frame.at]

    def read_workers(self, s: Table) -> None:
        """Where workers wait, in the order in which they will act."""
        for seat in range(s.seats):
            self.column[seat] = NOBODY
            self.bid[seat] = 0
            self.ahead[seat] = 0
            self.exposed[seat] = 0
        for column in range(i64(len(COLUMNS))):
            self.free[column] = 0
            self.taken[column] = 0
        self.lowest_bid = 0
        for space in s.terms.order:
            column = s.box.space_column[space]
            occupant = s.occupant[space]
            if occupant == NOBODY:
                self.free[column] += 1
                if s.box.space_price[space] > 0:
                    self.lowest_bid = s.box.space_price[space]  # bids come in falling order
            elif occupant != DUMMY and space != self.begun:
                self.column[occupant] = column
                self.bid[occupant] = s.box.space_price[space]
                self.ahead[occupant] = self.taken[column]
                self.exposed[occupant] = self.free[column] if self.kind == PLACING else 0
                self.taken[column] += 1

    def read_fields(self, s: Table) -> None:
        """The oil in each field with what a draw in progress will bring, all that can still come, and what a drill of everybody takes."""
        top = s.top
        drawn: i64 = NOBODY
        cubes = 0.0
        if isinstance(top, FieldCube):
            drawn = top.field
            cubes = float(top.left)
        elif isinstance(top, GovernmentFee) and not s.terms.fee_after_draw:
            drawn = top.field
            cubes = float(s.terms.field_size - s.gas[drawn])
        self.best_lease = 0.0
        for field in range(i64(3)):
            oil = float(s.oil[field]) + (cubes * OF_OIL if field == drawn else 0.0)
            refills = float(s.box.exhausted - 1 - s.track[field])
            alive = refills >= 0.0
            self.oil[field] = oil
            self.life[field] = oil + refills * float(s.terms.field_size) * OF_OIL if alive else 0.0
            self.pull[field] = 0.0
            if s.cards[field] > 0 and self.life[field] > self.best_lease:
                self.best_lease = self.life[field]
        quotas = s.box.quotas
        for seat in range(s.seats):
            for tower in range(s.tower_count(seat)):
                q = quota_of(s, seat, tower) * QUOTA
                self.pull[s.tower_field[seat * MOST_TOWERS + tower]] += float(quotas[q + STORE_OIL] + quotas[q + SELL_OIL])
        self.find_end(s)

    def find_end(self, s: Table) -> None:
        """The field that ends the game when it dies: the one with as many dying before it as the rules ask for, less one."""
        for field in range(i64(3)):
            shorter: i64 = 0
            for other in range(i64(3)):
                if self.life[other] < self.life[field] or (self.life[other] == self.life[field] and other < field):
                    shorter += 1
            if shorter == s.box.fields_to_end - 1:
                self.last_field = field
                self.until_end = self.life[field]
                self.pull_until_end = self.pull[field]


def worth_of_a_drill(s: Table, kind: i64) -> float:
    """What a tower with that quota brings each time, in VP: barrels beyond two often find no room."""
    quotas = s.box.quotas
    q = kind * QUOTA
    stores = float(quotas[q + STORE_TOTAL])
    worth = min(2.0, stores) * 0.55 + 0.12 * stores
    if quotas[q + SELL_TOTAL] > 0:
        worth += 0.8 if quotas[q + SELL_GAS] > 0 else 0.6
    return worth


def expected_price(s: Table, chances: vec[float], seat: i64) -> float:
    """§10.2 Dollars a barrel if that seat sells on the national market, and each of the others with its chance."""
    if s.revealed:
        return float(s.price)
    nobody = 1.0
    one = 0.0
    for other in range(s.seats):
        if other != seat:
            one = one * (1.0 - chances[other]) + nobody * chances[other]
            nobody *= 1.0 - chances[other]
    if s.terms.two:
        dummy = 0.2 if s.dummy_card == UNKNOWN else 1.0 if s.dummy_card == NATIONAL else 0.0
        one = one * (1.0 - dummy) + nobody * dummy
        nobody *= 1.0 - dummy
    prices = s.terms.national_price
    last: i64 = len(prices) - 1
    return nobody * float(prices[0]) + one * float(prices[min(1, last)]) + (1.0 - nobody - one) * float(prices[min(2, last)])
