"""What a learned player of McMulti looks at in every seat: its turn, money, goods and boards, and how it stands against the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import BOUND, Features
from gusher.core.rules import State
from gusher.games.mcmulti.bots.boards import BOARD, BOTH
from gusher.games.mcmulti.bots.survey import Survey
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    ASSETS,
    CELLS,
    LINES,
    QUADRANTS,
    REFINERY,
    RIG,
    STATION,
    WELL,
)
from gusher.games.mcmulti.rules.table import NOBODY, Table

USED: Final = ("station", "refinery", "well")
ON_LINES: Final = 13  # the numbers of `write_lines`

SEAT: Final = [
    "chooses",
    "active",
    "turn_distance",
    "turn_next",
    "after_start",
    "out",
    "declarer",
    "turn_ahead",
    "last_word",
    "cash",
    "cash_small",
    "cash_some",
    "cash_of_target",
    "cash_near_target",
    "can_declare",
    "could_declare",
    "could_declare_next",
    "due",
    "short",
    "more_likely_due",
    "more_likely_short",
    "less_likely_due",
    "less_likely_short",
    "crude",
    "crude_few",
    "gasoline",
    "gasoline_few",
    "dump",
    *[f"{asset}_count" for asset in ASSETS],
    "station_any",
    "refinery_any",
    "well_any",
    "dirty",
    "free_cells",
    "sale_value",
    "sellable",
    "premium",
    "hits",
    "strike_chance",
    *[f"{asset}_throughput" for asset in USED],
    "gasoline_balance",
    "crude_balance",
    *[f"{asset}_steady" for asset in USED],
    *[f"{asset}_crowding" for asset in ASSETS],
    "crowding",
    "sales_of_roll",
    "sales_of_service",
    "refining_of_roll",
    "refining_of_service",
    "rivals_in_line",
    "strike",
    *[f"{asset}_units" for asset in USED],
    "sales_pending",
    "refining_pending",
    "producing",
    "services_ahead",
    "income",
    "income_to_come",
    "gain_domestic",
    "gain_foreign",
    "trading",
    "affords_station",
    "affords_refinery",
    "score",
    "score_lead",
    "score_lead_bent",
    "last",
    "forecast_lead",
    "forecast_lead_bent",
    "declaring_lead",
    "declaring_lead_bent",
    "estimate",
    "estimate_lead",
    "estimate_lead_bent",
    "outlook_lead",
    "outlook_lead_bent",
    "chance",
    "barrels_lead",
]


class SeatFeatures(Features):
    """The numbers of a seat; those of the table are `features.py`, which looks at it first."""

    def __init__(self, table: list[str], items: dict[str, float]) -> None:
        super().__init__(table, SEAT, items)
        self.survey = Survey()

    def write_seat(self, s: State, seat: i64, viewer: i64) -> None:
        assert isinstance(s, Table)
        self.write_turn(s, seat)
        self.write_money(s, seat)
        self.write_goods(s, seat)
        self.write_throughput(s, seat)
        self.write_lines(s, seat)
        self.write_pending(s, seat)
        self.write_standing(s, seat)

    def write_turn(self, s: Table, seat: i64) -> None:
        survey = self.survey
        distance = survey.distance(s, seat)
        ahead = seat != s.active and survey.turn_ahead(s, seat)
        self.flag(not s.chance and not s.over and s.actor == seat)
        self.flag(seat == s.active)
        self.count(distance, float(s.seats))
        self.flag(distance == 1)
        self.count((s.place[seat] - s.place[s.start] + s.seats) % s.seats, float(s.seats))
        self.flag(s.is_out(seat))
        self.flag(s.declarer == seat)
        self.flag(s.declarer != NOBODY and ahead)
        self.flag(s.declarer != NOBODY and ahead and distance == s.final_turns_left)

    def write_money(self, s: Table, seat: i64) -> None:
        survey = self.survey
        cash = float(survey.cash[seat])
        target = float(s.terms.target)
        self.put(cash / 300.0)
        self.put(min(1.0, cash / 40.0))
        self.put(min(1.0, cash / 150.0))
        self.put(cash / target)
        self.put(max(0.0, 1.0 - abs(target - cash) / 150.0))
        free = s.declarer == NOBODY
        self.flag(free and cash >= target)
        could = cash + (survey.sellable if seat == s.active else 0.0)
        self.flag(free and seat == s.active and survey.deals_ahead and could >= target)
        self.flag(free and cash + survey.dump[seat] >= target)
        self.count(survey.due[seat], 100.0)
        self.count(survey.short[seat], 50.0)
        more = float(survey.demanded(s, seat, s.more_likely)) if s.terms.news else 0.0
        less = float(survey.demanded(s, seat, s.less_likely)) if s.terms.news else 0.0
        self.put(more / 100.0)
        self.put(max(0.0, more - cash) / 50.0)
        self.put(less / 100.0)
        self.put(max(0.0, less - cash) / 50.0)

    def write_goods(self, s: Table, seat: i64) -> None:
        survey = self.survey
        mine = seat * ASSET_TYPES
        self.count(s.crude[seat], 12.0)
        self.put(min(1.0, float(s.crude[seat]) / 3.0))
        self.count(s.gasoline[seat], 12.0)
        self.put(min(1.0, float(s.gasoline[seat]) / 3.0))
        self.put(survey.dump[seat] / 150.0)
        value: i64 = 0
        cells: i64 = 0
        for asset in range(i64(ASSET_TYPES)):
            owned = survey.counts[mine + asset]
            self.count(owned, 20.0 if asset == RIG else 8.0)
            value += owned * s.asset_sale(asset)
            cells += owned
        self.flag(survey.counts[mine + STATION] > 0)
        self.flag(survey.counts[mine + REFINERY] > 0)
        self.flag(survey.counts[mine + WELL] > 0)
        self.count(survey.dirty[seat], 4.0)
        self.put(self.room(s, seat, cells))
        self.count(value, 400.0)
        self.put(survey.sellable / 150.0 if seat == s.active else 0.0)
        self.put(survey.premium / 100.0 if seat == s.active else 0.0)

    def room(self, s: Table, seat: i64, standing: i64) -> float:
        """§4.3 The cells that are free; §12.4 those where a large refinery still fits."""
        if not s.terms.blocks:
            return 1.0 - float(standing) / float(2 * CELLS if s.terms.two_quadrants else CELLS)
        found: i64 = 0
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] == seat:
                for cell in range(quadrant * CELLS, quadrant * CELLS + CELLS):
                    if s.fits(REFINERY, cell):
                        found += 1
        return float(found) / float((LINES - 1) * (LINES - 1))

    def write_throughput(self, s: Table, seat: i64) -> None:
        """What the assets can do in a round by the mean of the dice, and whether each link of the chain feeds the next."""
        survey = self.survey
        mine = seat * ASSET_TYPES
        hits = survey.hits[seat]
        stations = hits * float(survey.counts[mine + STATION])
        refineries = hits * float(survey.counts[mine + REFINERY] - survey.dirty[seat])
        crude = hits * float(survey.counts[mine + WELL] * s.box.crude_per_unit)
        self.put(hits)
        self.put(float(survey.counts[mine + RIG] - survey.twins[seat]) / float(CELLS))
        self.put(stations / 5.0)
        self.put(refineries / 5.0)
        self.put(crude / 8.0)
        self.put((refineries - stations) / 4.0)
        self.put((crude - refineries) / 6.0)

    def write_lines(self, s: Table, seat: i64) -> None:
        """Where assets stand: how steadily rolls find some, how crowded lines are, and what the goods in store can serve."""
        first = self.at
        for at in range(first, first + ON_LINES):
            self.row[at] = 0.0
        share = 0.5 if s.terms.two_quadrants else 1.0
        for quadrant in range(i64(QUADRANTS)):
            if s.owner[quadrant] == seat:
                self.add_crowding(quadrant, seat, first, share)
                self.add_service(s, quadrant, seat, first + 8, share)
        for at in range(first, first + ON_LINES):
            if self.row[at] > BOUND:
                self.row[at] = BOUND
        self.at = first + ON_LINES

    def add_crowding(self, quadrant: i64, seat: i64, first: i64, share: float) -> None:
        """Two units a roll are steady; many in one line are seldom hit and then too many. Rigs are to become wells."""
        survey = self.survey
        lines = survey.lines
        row = self.row
        for asset in range(i64(STATION), i64(ASSET_TYPES)):
            if survey.counts[seat * ASSET_TYPES + asset] > 0:
                row[first + asset - 1] += share * survey.units_of_roll(quadrant, asset, 2) / 2.0
        rigs = quadrant * BOARD
        stations = rigs + STATION * BOTH
        refineries = rigs + REFINERY * BOTH
        wells = rigs + WELL * BOTH
        to_be: i64 = 0
        sold: i64 = 0
        refined: i64 = 0
        pumped: i64 = 0
        every: i64 = 0
        for line in range(i64(BOTH)):
            rig = lines[rigs + line]
            station = lines[stations + line]
            refinery = lines[refineries + line]
            well = lines[wells + line]
            to_be += (rig + well) * (rig + well)
            sold += station * station
            refined += refinery * refinery
            pumped += well * well
            every += (station + refinery + well) * (station + refinery + well)
        row[first + 3] += float(to_be) / 150.0
        row[first + 4] += float(sold) / 40.0
        row[first + 5] += float(refined) / 40.0
        row[first + 6] += float(pumped) / 40.0
        row[first + 7] += float(every) / 150.0

    def add_service(self, s: Table, quadrant: i64, seat: i64, first: i64, share: float) -> None:
        """What a roll of one's own and the rolls of the neighbours can use of the barrels in store."""
        survey = self.survey
        if survey.counts[seat * ASSET_TYPES + STATION] > 0:
            if s.gasoline[seat] > 0:
                self.row[first] += share * survey.units_of_roll(quadrant, STATION, s.gasoline[seat]) / 3.0
                self.row[first + 1] += survey.units_of_service(quadrant, STATION, s.gasoline[seat]) / 3.0
            self.row[first + 4] += self.rivals_in_line(s, quadrant) / 30.0
        if survey.counts[seat * ASSET_TYPES + REFINERY] > 0 and s.crude[seat] > 0:
            self.row[first + 2] += share * survey.units_of_roll(quadrant, REFINERY, s.crude[seat]) / 3.0
            self.row[first + 3] += survey.units_of_service(quadrant, REFINERY, s.crude[seat]) / 3.0

    def rivals_in_line(self, s: Table, quadrant: i64) -> float:
        """§8.2 Stations in the same lines as a neighbour's: consumers pay less to who sells second."""
        lines = self.survey.lines
        found: i64 = 0
        for side in range(i64(2)):
            other = s.terms.left[quadrant] if side == 0 else s.terms.right[quadrant]
            die = s.terms.left_die[quadrant] if side == 0 else s.terms.right_die[quadrant]
            if s.owner[other] == NOBODY:
                continue
            mine = quadrant * BOARD + STATION * BOTH + die * LINES
            his = other * BOARD + STATION * BOTH + die * LINES
            for line in range(i64(LINES)):
                found += lines[mine + line] * lines[his + line]
        return float(found)

    def write_pending(self, s: Table, seat: i64) -> None:
        """What the rest of the turn, the rolls until the own turn, and the spot markets promise."""
        survey = self.survey
        units = seat * ASSET_TYPES
        for asset in range(i64(ASSET_TYPES)):
            self.put(survey.units[units + asset] / (1.0 if asset == RIG else 3.0))
        self.put(min(survey.units[units + STATION], float(s.gasoline[seat])) / 3.0)
        self.put(min(survey.units[units + REFINERY], float(s.crude[seat])) / 3.0)
        self.put(survey.producing[seat] / 50.0)
        self.put(self.services_ahead(s, seat) / 2.0)
        self.put(survey.income[seat] / 100.0)
        self.put(survey.income[seat] * survey.rounds / 1500.0)
        self.put(survey.gain[seat * 2] / 40.0)
        self.put(survey.gain[seat * 2 + 1] / 40.0)
        self.put(survey.trading[seat] / 40.0)
        cash = float(survey.cash[seat])
        self.put(min(1.0, cash / float(s.buy_price(STATION) + 1)))
        self.put(min(1.0, cash / float(s.buy_price(REFINERY) + 1)))

    def services_ahead(self, s: Table, seat: i64) -> float:
        """§8.1 How many rolls of others will serve this seat before its next own turn."""
        survey = self.survey
        until = survey.distance(s, seat)
        if until == 0:
            until = s.seats
        found = 0.0
        for quadrant in range(i64(QUADRANTS)):
            other = s.owner[quadrant]
            if other == NOBODY or other == seat:
                continue
            turn = survey.distance(s, other)
            if turn == 0 or turn >= until:
                continue
            for side in range(i64(2)):
                served = s.terms.left[quadrant] if side == 0 else s.terms.right[quadrant]
                if s.owner[served] == seat:
                    found += 0.5 if s.terms.two_quadrants else 1.0
        return found

    def write_standing(self, s: Table, seat: i64) -> None:
        """How a seat stands against the best of the others: now, after the turn that each has left, and by the estimate of `search`."""
        survey = self.survey
        score = -1000.0
        forecast = -1000.0
        estimate = -10000.0
        outlook = -10000.0
        barrels: i64 = 0
        for other in range(s.seats):
            if other == seat or s.is_out(other):
                continue
            score = max(score, survey.score[other])
            forecast = max(forecast, survey.score[other] + survey.last[other])
            estimate = max(estimate, survey.estimate[other])
            outlook = max(outlook, survey.outlook[other])
            barrels = max(barrels, s.crude[other] + s.gasoline[other])
        mine = survey.score[seat]
        self.put(mine / 500.0)
        self.lead(mine - score, 250.0, 60.0)
        self.put(survey.last[seat] / 200.0)
        self.lead(mine + survey.last[seat] - forecast, 250.0, 60.0)
        self.lead(mine - forecast, 250.0, 60.0)
        self.put(survey.estimate[seat] / 800.0)
        self.lead((survey.estimate[seat] - estimate) / survey.scale, 6.0, 1.0)
        self.lead((survey.outlook[seat] - outlook) / survey.scale, 6.0, 1.0)
        self.put(survey.chance[seat])
        self.count(s.crude[seat] + s.gasoline[seat] - barrels, 20.0)

    def lead(self, ahead: float, usual: float, bend: float) -> None:
        """A difference twice: as it is, and bent so that small ones count most."""
        self.put(ahead / usual)
        self.put(ahead / (abs(ahead) + bend))
