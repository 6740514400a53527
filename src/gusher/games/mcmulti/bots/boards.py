"""The boards of McMulti, added up line by line once for all seats, with what was begun on them.

Actions that were begun count as done. Who has bought an asset and is asked for its cell has paid, and it stands on the best cell that is
left to pick. So a position in the middle of a purchase compares with the same one without it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.numbers import filled
from gusher.core.rules import Frame
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    CELLS,
    EMPTY,
    LINES,
    MOST_SEATS,
    PART,
    QUADRANTS,
    REFINERY,
    RIG,
    ROW,
)
from gusher.games.mcmulti.rules.pick import (
    FREE,
    PickColumn,
    PickQuadrant,
    PickRow,
    PlaceColumn,
    PlaceQuadrant,
    PlaceRow,
    UpgradeColumn,
    UpgradeQuadrant,
    UpgradeRow,
    eligible,
)
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table

BOTH: Final = 12  # the rows and the columns of a quadrant
BOARD: Final = 48  # the lines of a quadrant, for each type of asset
CHOSEN: Final = 0.22  # of the assets in two quadrants, by a roll that is assigned to the better one


class Boards:
    """What stands where. The rows run by seat, by seat and asset, or by quadrant, asset and line; the next look writes over them."""

    def __init__(self) -> None:
        self.counts = filled(MOST_SEATS * ASSET_TYPES, 0)
        self.lines = filled(QUADRANTS * BOARD, 0)
        self.dirty = filled(MOST_SEATS, 0)
        self.twins = filled(MOST_SEATS, 0)
        self.cash = filled(MOST_SEATS, 0)
        self.by_row = reals(QUADRANTS)
        self.by_column = reals(QUADRANTS)
        self.hits = reals(MOST_SEATS)
        self.asking: Frame | None = None

    def count_boards(self, s: Table) -> None:
        for at in range(i64(QUADRANTS * BOARD)):
            self.lines[at] = 0
        for at in range(i64(MOST_SEATS * ASSET_TYPES)):
            self.counts[at] = 0
        for seat in range(s.seats):
            self.dirty[seat] = 0
            self.twins[seat] = 0
            self.cash[seat] = s.cash[seat]
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] != NOBODY:
                self.count_quadrant(s, quadrant, s.owner[quadrant])
        if s.terms.two_quadrants:
            self.count_twins(s)
        self.carry_out(s)
        self.count_services(s)

    def count_quadrant(self, s: Table, quadrant: i64, seat: i64) -> None:
        counts = self.counts
        lines = self.lines
        grid = s.grid
        mine = seat * ASSET_TYPES - 1
        board = quadrant * BOARD - BOTH
        cell = quadrant * CELLS - 1
        plain = not s.terms.blocks and s.dirty[quadrant] == 0
        for row in range(i64(LINES)):
            for column in range(i64(LINES)):
                cell += 1
                standing = grid[cell]
                if standing == EMPTY or standing == PART:
                    continue
                counts[mine + standing] += 1
                if plain or standing != REFINERY + 1:
                    at = board + standing * BOTH
                    lines[at + row] += 1
                    lines[at + LINES + column] += 1
                elif s.is_dirty(cell):
                    self.dirty[seat] += 1
                else:
                    self.mark(s, REFINERY, cell, 1)

    def mark(self, s: Table, asset: i64, cell: i64, change: i64) -> None:
        """§12.4 A large refinery is hit by two rows and two columns."""
        row = cell // CELLS * BOARD + asset * BOTH + cell % CELLS // LINES
        column = cell // CELLS * BOARD + asset * BOTH + LINES + cell % LINES
        self.lines[row] += change
        self.lines[column] += change
        if s.is_large(asset):
            self.lines[row + 1] += change
            self.lines[column + 1] += change

    def count_twins(self, s: Table) -> None:
        """§6.4.1 Rigs of the same row and column in both quadrants of a player: of those a roll can turn only one into a well."""
        for quadrant in range(i64(QUADRANTS // 2)):
            seat = s.owner[quadrant]
            other = quadrant + QUADRANTS // 2
            if seat == NOBODY or s.owner[other] != seat:
                continue
            for at in range(i64(CELLS)):
                if s.grid[quadrant * CELLS + at] == RIG + 1 and s.grid[other * CELLS + at] == RIG + 1:
                    self.twins[seat] += 1

    def count_services(self, s: Table) -> None:
        """§8.1 How often in a round each quadrant is served by the roll of another: by its row, and by its column."""
        often = 0.5 if s.terms.two_quadrants else 1.0
        own = CHOSEN if s.terms.two_quadrants else 1.0 / 3.0
        for quadrant in range(i64(QUADRANTS)):
            self.by_row[quadrant] = 0.0
            self.by_column[quadrant] = 0.0
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] != NOBODY and not s.is_out(s.owner[quadrant]):
                self.serve(s.terms.left[quadrant], s.terms.left_die[quadrant], often)
                self.serve(s.terms.right[quadrant], s.terms.right_die[quadrant], often)
        for seat in range(s.seats):
            self.hits[seat] = 0.0
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] != NOBODY:
                found = own + (self.by_row[quadrant] + self.by_column[quadrant]) / 6.0
                self.hits[s.owner[quadrant]] += often * found

    def serve(self, quadrant: i64, die: i64, often: float) -> None:
        if die == ROW:
            self.by_row[quadrant] += often
        else:
            self.by_column[quadrant] += often

    def units_of_roll(self, quadrant: i64, asset: i64, most: i64) -> float:
        """§6.5.4 What a roll in that quadrant comes to in the mean, if no more than so many units are of use."""
        lines = self.lines
        at = quadrant * BOARD + asset * BOTH
        found: i64 = 0
        for row in range(at, at + LINES):
            here = lines[row]
            for column in range(at + LINES, at + BOTH):
                both = here + lines[column]
                found += both if both < most else most
        return float(found) / float(CELLS)

    def units_of_service(self, quadrant: i64, asset: i64, most: i64) -> float:
        """§8.1 The same for all rolls of the neighbours in a round, each with one die."""
        lines = self.lines
        at = quadrant * BOARD + asset * BOTH
        rows: i64 = 0
        columns: i64 = 0
        for line in range(at, at + LINES):
            here = lines[line]
            rows += here if here < most else most
            here = lines[line + LINES]
            columns += here if here < most else most
        return (float(rows) * self.by_row[quadrant] + float(columns) * self.by_column[quadrant]) / float(LINES)

    # What was begun

    def carry_out(self, s: Table) -> None:
        """An asset that is being placed, sold or upgraded: the best cell that is left to pick. `asking` is the rule that wants it."""
        top = s.top
        self.asking = top
        if isinstance(top, PickColumn):
            cell = self.best_cell(s, top.seat, top.asset, top.scope, top.quadrant * CELLS + top.row * LINES, LINES)
            self.finish(s, top.seat, top.asset, cell, isinstance(top, PlaceColumn), isinstance(top, UpgradeColumn))
        elif isinstance(top, PickRow):
            cell = self.best_cell(s, top.seat, top.asset, top.scope, top.quadrant * CELLS, CELLS)
            self.finish(s, top.seat, top.asset, cell, isinstance(top, PlaceRow), isinstance(top, UpgradeRow))
        elif isinstance(top, PickQuadrant):
            cell = self.best_cell(s, top.seat, top.asset, top.scope, 0, QUADRANTS * CELLS)
            self.finish(s, top.seat, top.asset, cell, isinstance(top, PlaceQuadrant), isinstance(top, UpgradeQuadrant))
        else:
            return
        self.asking = s.frames[s.depth - 2]

    def best_cell(self, s: Table, seat: i64, asset: i64, scope: i64, first: i64, count: i64) -> i64:
        """A new one stands best among few of its kind and of others; the one that is missed least stands among many."""
        best: i64 = NOTHING
        least: i64 = 0
        for cell in range(first, first + count):
            if s.owner[cell // CELLS] != seat or not eligible(s, asset, scope, cell):
                continue
            crowd: i64 = 0
            for other in range(i64(ASSET_TYPES)):
                at = cell // CELLS * BOARD + other * BOTH
                here = self.lines[at + cell % CELLS // LINES] + self.lines[at + LINES + cell % LINES]
                crowd += 5 * here if other == asset else here
            if scope != FREE:
                crowd = -crowd
            if best == NOTHING or crowd < least:
                best = cell
                least = crowd
        return best

    def finish(self, s: Table, seat: i64, asset: i64, cell: i64, placed: bool, upgraded: bool) -> None:
        mine = seat * ASSET_TYPES + asset
        if placed:
            self.cash[seat] -= s.buy_price(asset)
            self.counts[mine] += 1
            self.mark(s, asset, cell, 1)
        elif upgraded:
            self.cash[seat] -= s.box.upgrade_price
            self.dirty[seat] -= 1
            self.mark(s, asset, cell, 1)
        else:
            self.cash[seat] += s.asset_sale(asset)
            self.counts[mine] -= 1
            if s.is_dirty(cell):
                self.dirty[seat] -= 1
            else:
                self.mark(s, asset, cell, -1)


def reals(count: i64) -> vec[float]:
    return vec[float]([0.0] * int(count))
