"""What is still to come of a turn of McMulti: units of assets that the dice hit, phases, and payments for news.

Before the roll units are those of the mean. Who has to pay for news has paid, as far as he can.
"""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.numbers import filled
from gusher.core.rules import Frame
from gusher.games.mcmulti.bots.boards import BOARD, BOTH, Boards, reals
from gusher.games.mcmulti.rules.assets import Assets
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    CELLS,
    COLUMN,
    CROSS,
    LINES,
    MOST_SEATS,
    N2,
    QUADRANTS,
    REFINERY,
    RIG,
    ROW,
    STATION,
    WELL,
)
from gusher.games.mcmulti.rules.market import ChooseMarket, Trade
from gusher.games.mcmulti.rules.payment import ForfeitBarrel, Levy, NewsPayment
from gusher.games.mcmulti.rules.production import STRIKE_OIL, Neighbours, Produce, SellAtStations, Strike, UseRefineries, UseWells
from gusher.games.mcmulti.rules.roll import Roll
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table


class Pending(Boards):
    """The rest of the turn, by seat and asset; of rigs, the chance to strike oil."""

    def __init__(self) -> None:
        super().__init__()
        self.due = filled(MOST_SEATS, 0)
        self.short = filled(MOST_SEATS, 0)
        self.units = reals(MOST_SEATS * ASSET_TYPES)
        self.market_ahead = False
        self.roll_ahead = False
        self.deals_ahead = False

    def read_stack(self, s: Table) -> None:
        for at in range(i64(MOST_SEATS * ASSET_TYPES)):
            self.units[at] = 0.0
        for seat in range(s.seats):
            self.due[seat] = 0
        self.market_ahead = False
        self.roll_ahead = False
        self.deals_ahead = False
        for at in range(s.depth):
            if not self.expect_production(s, s.frames[at]):
                self.expect_phase(s, s.frames[at])
        for seat in range(s.seats):
            left = self.cash[seat] - self.due[seat]
            self.cash[seat] = left if left > 0 else 0
            self.short[seat] = -left if left < 0 else 0

    def expect_production(self, s: Table, frame: Frame) -> bool:
        """Whether it is a use of assets that is still to come."""
        if isinstance(frame, SellAtStations):
            self.expect(s, frame.seat, STATION, frame.quadrant, frame.die, 1.0)
        elif isinstance(frame, UseRefineries):
            self.expect(s, frame.seat, REFINERY, frame.quadrant, frame.die, 1.0)
        elif isinstance(frame, UseWells):
            self.expect(s, frame.seat, WELL, frame.quadrant, frame.die, 1.0)
        elif isinstance(frame, Strike):
            self.expect_strike(s, frame.seat, s.quadrant, 1.0)
        elif isinstance(frame, Produce):
            self.expect_turn(s, True)
        elif isinstance(frame, Neighbours):
            self.expect_turn(s, False)
        else:
            return False
        return True

    def expect_phase(self, s: Table, frame: Frame) -> None:
        if isinstance(frame, Assets):
            self.deals_ahead = True
        elif isinstance(frame, (ChooseMarket, Trade)):
            self.market_ahead = True
        elif isinstance(frame, Roll):
            self.roll_ahead = True
        elif isinstance(frame, (Levy, NewsPayment, ForfeitBarrel)):
            refineries = self.counts[frame.seat * ASSET_TYPES + REFINERY]
            self.due[frame.seat] = s.box.upgrade_price * refineries if frame.card == N2 else frame.due

    def expect_turn(self, s: Table, own: bool) -> None:
        """The active player's production, or that of his neighbours, in the quadrant assigned or in either of his."""
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] != s.active or (s.quadrant != NOTHING and s.quadrant != quadrant):
                continue
            share = 0.5 if s.quadrant == NOTHING and s.terms.two_quadrants else 1.0
            left = s.terms.left[quadrant]
            right = s.terms.right[quadrant]
            for asset in range(i64(STATION), i64(ASSET_TYPES)):
                if own:
                    self.expect(s, s.active, asset, quadrant, CROSS, share)
                    continue
                if s.owner[left] != NOBODY:
                    self.expect(s, s.owner[left], asset, left, s.terms.left_die[quadrant], share)
                if s.owner[right] != NOBODY:
                    self.expect(s, s.owner[right], asset, right, s.terms.right_die[quadrant], share)
            if own:
                self.expect_strike(s, s.active, quadrant, share)

    def expect(self, s: Table, seat: i64, asset: i64, quadrant: i64, die: i64, share: float) -> None:
        """The units that the dice bring, or before the roll those of the mean."""
        if self.counts[seat * ASSET_TYPES + asset] == 0:
            return
        at = quadrant * BOARD + asset * BOTH
        found = 0.0
        if s.red > 0:
            if die != COLUMN:
                found += float(self.lines[at + s.red - 1])
            if die != ROW:
                found += float(self.lines[at + LINES + s.black - 1])
        else:
            all_lines: i64 = 0
            if die != COLUMN:
                for line in range(at, at + LINES):
                    all_lines += self.lines[line]
            if die != ROW:
                for line in range(at + LINES, at + BOTH):
                    all_lines += self.lines[line]
            found = float(all_lines) / float(LINES)
        self.units[seat * ASSET_TYPES + asset] += share * found

    def expect_strike(self, s: Table, seat: i64, quadrant: i64, share: float) -> None:
        """§6.9.2 A rig on the crossing cell, if there is cash for the well."""
        at = quadrant * BOARD + RIG * BOTH
        if s.red == 0:
            rigs: i64 = 0
            for line in range(at, at + LINES):
                rigs += self.lines[line]
            self.units[seat * ASSET_TYPES + RIG] += share * float(rigs) / float(CELLS)
        elif s.grid[quadrant * CELLS + (s.red - 1) * LINES + s.black - 1] == RIG + 1 and s.cash[seat] >= STRIKE_OIL[seat].price(s):
            self.units[seat * ASSET_TYPES + RIG] += share
