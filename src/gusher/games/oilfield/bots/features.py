"""What a learned player of Oilfield looks at: the table, each seat, and what its towers, workers and cards are about to bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import Features, zeros
from gusher.core.numbers import total
from gusher.core.rules import State
from gusher.games.oilfield.bots.judgement import OilfieldJudgement
from gusher.games.oilfield.bots.outlook import CHOOSING, KINDS, LEASING, PHASES, PLACING, SITING, Outlook, expected_price
from gusher.games.oilfield.bots.slate import ACTIONS, Slate
from gusher.games.oilfield.rules.components import (
    CARDS,
    COLUMNS,
    FIELDS,
    GAS_REFINERY,
    MOST_SEATS,
    MOST_TOWERS,
    NATIONAL,
    ROWS,
    SPACES_IN_A_ROW,
    STORAGE_EXTENSION,
    TILE_TYPES,
    TILES,
)
from gusher.games.oilfield.rules.table import NOBODY, UNKNOWN, Table

OF_A_FIELD: Final = ("oil", "little oil", "gas", "track", "dead", "dry", "strike", "cards", "slots", "life", "pull")

OF_THE_TABLE: Final = [
    *[f"{count} seats" for count in (2, 3, 4, 5)],
    *["advanced", "immediate offer", "market use", "poorer wins", "sales restricted"],
    *[f"waits: {kind}" for kind in KINDS],
    *[f"phase: {phase}" for phase in PHASES],
    *["round", "rounds left", "rounds left, few", "last round", "last but one", "end known"],
    *["oil until the end", "pull until the end", "rounds by pull"],
    *[f"{field}: {what}" for field in FIELDS for what in OF_A_FIELD],
    *["oil in the bag", "deck", "stack"],
    *[f"market: {tile}" for tile in TILES],
    *[f"row {row}: {what}" for row in ROWS for what in ("price", "closed")],
    *["pot", "national price", "dummy sells"],
    *[f"free: {column}" for column in COLUMNS],
    "lowest bid",
]

OF_A_SEAT: Final = [
    *["score", "lead", "close lead", "estimate", "estimate lead"],
    *["money", "money for a start", "money for a tower", "money lead", "money to buy points", "money with sales"],
    *[f"can pay row {row}" for row in ROWS],
    *[f"investments {row}" for row in ROWS],
    "markers",
    *["oil", "gas", "room", "full", "units", "odd oil"],
    *["concessions", "sites", "can lease"],
    *[f"sites in {field}" for field in FIELDS],
    *[f"has {tile}" for tile in TILES],
    *[f"pull in {field}" for field in FIELDS],
    *["working", "stores a drill", "sells gas", "unpaid", "fears a fee", "share of the end"],
    *["lifts", "lifts oil", "lifts gas", "lifts with room", "towers earn points", "towers earn dollars", "towers spare oil", "pumps"],
    *[f"brings: {action}" for action in (*CARDS, "invest")],
    *["acting", "first", "supervisor", "place in turn", "has to place", "placers before", "owes a card"],
    *[f"worker: {column}" for column in COLUMNS],
    *["bid", "ahead in the column", "exposed in the column"],
    *[f"card: {card}" for card in CARDS],
    *["card to come", "turns before the card"],
    *["plan: points", "plan: money", "plan: oil", "plan: gas", "plan: sites", "plan: promise"],
    *["plan", "plan of the worker", "plan with the best card", "outlook lead", "best outlook lead"],
    *["score to come lead", "close score to come lead", "money to come lead"],
    *["price to pay", "has sold", "national price"],
]

# Of these the best seat and the next are known: score, estimate, money, outlook, best outlook, score and money to come.
COMPARED: Final = 7


class OilfieldFeatures(Features):
    """Numbers of all seats are found with those of the table, because many are differences to the best of the others."""

    def __init__(self) -> None:
        items = {"sales": 10.0, "investments": 12.0, "concessions": 4.0, "storage": 2.0, "richest": 2.0}
        super().__init__(OF_THE_TABLE[:], OF_A_SEAT[:], items)
        self.judgement = OilfieldJudgement()
        self.outlook = Outlook()
        self.prospects: list[Slate] = [Slate() for _turn in range(MOST_SEATS)]
        self.best = zeros(COMPARED)
        self.next = zeros(COMPARED)
        self.exporting = zeros(MOST_SEATS)

    # The table

    def write_table(self, s: State, viewer: i64) -> None:
        assert isinstance(s, Table)
        self.judgement.consider(s, viewer)
        self.outlook.read(s)
        self.read_seats(s, viewer)
        self.write_terms(s)
        self.write_time(s)
        for field in range(i64(3)):
            self.write_field(s, field)
        self.write_market(s)
        self.write_spaces()

    def read_seats(self, s: Table, viewer: i64) -> None:
        for number in range(i64(COMPARED)):
            self.best[number] = -1000.0
            self.next[number] = -1000.0
        for seat in range(s.seats):
            prospect = self.prospects[seat]
            prospect.read(s, seat, self.judgement, self.outlook)
            prospect.carry_out_public(s, self.outlook)
            self.exporting[seat] = self.may_export(s, seat, viewer)
        for seat in range(s.seats):
            prospect = self.prospects[seat]
            prospect.national = expected_price(s, self.exporting, seat)
            prospect.try_all(s, self.outlook)
            card = self.card_to_come(s, seat, viewer)
            prospect.carry_out_plan(s, self.outlook, card, self.has_open_choice(s, seat, viewer))
            self.compare(0, prospect.settled)
            self.compare(1, prospect.estimate)
            self.compare(2, float(s.money[seat]))
            self.compare(3, prospect.estimate + prospect.plan)
            self.compare(4, prospect.estimate + prospect.combined)
            self.compare(5, prospect.score_to_come(s))
            self.compare(6, prospect.money)

    def card_to_come(self, s: Table, seat: i64, viewer: i64) -> i64:
        """§23.1 The card that the seat has still to perform, if the viewer knows it."""
        known = self.outlook.due[seat] == 1 and (s.revealed or seat == viewer)
        return s.card[seat] if known else NOBODY

    def may_export(self, s: Table, seat: i64, viewer: i64) -> float:
        """The chance that the seat's card of this round is National: who has much oil then likes to sell it."""
        if seat == viewer and s.card[seat] != UNKNOWN:
            return 1.0 if s.card[seat] == NATIONAL else 0.0
        return min(0.5, 0.12 * self.prospects[seat].oil_for_card)

    def has_open_choice(self, s: Table, seat: i64, viewer: i64) -> bool:
        """Whether the seat has still to choose a card, or has chosen one that the viewer does not know."""
        if s.revealed:
            return False
        if s.card[seat] == UNKNOWN:
            return self.outlook.phase == NOBODY and not s.over
        return seat != viewer

    def compare(self, number: i64, value: float) -> None:
        if value > self.best[number]:
            self.next[number] = self.best[number]
            self.best[number] = value
        elif value > self.next[number]:
            self.next[number] = value

    def lead(self, number: i64, value: float) -> float:
        """What a seat has more than the best of the others."""
        return value - (self.best[number] if value < self.best[number] else self.next[number])

    def write_terms(self, s: Table) -> None:
        self.one_of(s.seats - 2, 4)
        terms = s.terms
        self.flag(terms.advanced)
        self.flag(terms.immediate_offer)
        self.flag(terms.market_use)
        self.flag(terms.poorer_wins)
        self.flag(terms.three_cubes or not terms.full_row_sale or not terms.final_window)
        self.one_of(self.outlook.kind, len(KINDS))
        self.one_of(self.outlook.phase, len(PHASES))

    def write_time(self, s: Table) -> None:
        future = self.judgement.future
        self.count(s.round, 12.0)
        self.put(future / 8.0)
        self.put(min(future, 3.0) / 3.0)
        self.flag(s.final_round == s.round)
        self.flag(s.final_round == s.round + 1)
        self.flag(s.final_round > 0)
        self.put(self.outlook.until_end / 20.0)
        self.put(self.outlook.pull_until_end / 10.0)
        self.put(min(2.0, self.outlook.until_end / (1.0 + 0.4 * self.outlook.pull_until_end) / 8.0))

    def write_field(self, s: Table, field: i64) -> None:
        outlook = self.outlook
        dead = s.track[field] >= s.box.exhausted
        oil = outlook.oil[field]
        self.put(oil / 12.0)
        self.put(min(oil, 3.0) / 3.0)
        self.count(s.gas[field], 6.0)
        self.put(float(s.track[field]) / float(s.box.exhausted))
        self.flag(dead)
        self.flag(oil == 0.0 and not dead)
        self.flag(s.grey == field)
        self.count(s.cards[field], 3.0)
        self.count(s.free_slots(field), 4.0)
        self.put(outlook.life[field] / 25.0)
        self.put(outlook.pull[field] / 8.0)

    def write_market(self, s: Table) -> None:
        barrels = s.bag_oil + s.bag_gas
        self.put(float(s.bag_oil) / float(barrels) if barrels > 0 else 0.0)
        self.count(total(s.deck), 8.0)
        self.count(total(s.stack), 12.0)
        for tile in range(i64(TILE_TYPES)):
            self.count(s.market[tile] - (1 if tile == self.outlook.tile else 0), 2.0)
        for row in range(i64(3)):
            self.count(s.row_price(row), 10.0)
            self.flag(s.covered[row] >= SPACES_IN_A_ROW)
        self.count(s.pot, 5.0)
        self.count(s.price, 4.0)
        self.flag(s.dummy_card == NATIONAL)

    def write_spaces(self) -> None:
        """Spaces for those who have still to place a worker."""
        outlook = self.outlook
        placing = outlook.kind == PLACING
        for column in range(i64(len(COLUMNS))):
            self.count(outlook.free[column] if placing else 0, 2.0)
        self.count(outlook.lowest_bid if placing else 0, 8.0)

    # A seat

    def write_seat(self, s: State, seat: i64, viewer: i64) -> None:
        assert isinstance(s, Table)
        prospect = self.prospects[seat]
        self.write_standing(s, seat, prospect)
        self.write_storage(s, seat, prospect)
        self.write_land(s, seat, prospect)
        self.write_drill(prospect)
        for action in range(i64(ACTIONS)):
            self.put(prospect.brings[action] / 3.0)
        self.write_turn(s, seat)
        self.write_worker(s, seat, viewer)
        self.write_plan(s, seat, prospect)

    def write_standing(self, s: Table, seat: i64, prospect: Slate) -> None:
        lead = self.lead(0, prospect.settled)
        self.count(prospect.score, 25.0)
        self.put(lead / 10.0)
        self.put(max(-1.0, min(1.0, lead)))
        self.put(prospect.estimate / 30.0)
        self.put(self.lead(1, prospect.estimate) / 10.0)
        tile = self.outlook.tile if self.outlook.acting == seat else NOBODY
        money = s.money[seat] - (s.box.tile_price[tile] if tile != NOBODY else 0)
        self.count(money, 20.0)
        self.count(min(money, 5), 5.0)
        self.count(min(money, 10), 10.0)
        self.put(self.lead(2, float(s.money[seat])) / 10.0)
        self.put(prospect.purse / 10.0)
        self.count(money + prospect.fetch, 40.0)
        for row in range(i64(3)):
            self.flag(s.covered[row] < SPACES_IN_A_ROW and s.row_price(row) <= money)
        for row in range(i64(3)):
            self.count(s.investments[seat * 3 + row], 2.0)
        self.count(prospect.markers, 5.0)

    def write_storage(self, s: Table, seat: i64, prospect: Slate) -> None:
        oil = s.stored_oil[seat]
        gas = s.stored_gas[seat]
        room = prospect.capacity - oil - gas
        self.count(oil, 4.0)
        self.count(gas, 3.0)
        self.count(room, 4.0)
        self.flag(room == 0)
        self.count(prospect.units, 2.0)
        self.flag(oil % s.box.oil_per_vp != 0)

    def write_land(self, s: Table, seat: i64, prospect: Slate) -> None:
        self.count(prospect.concessions, 4.0)
        self.count(prospect.free_sites, 2.0)
        self.flag(prospect.concessions < s.box.concession_markers)
        for field in range(i64(3)):
            self.put(prospect.sites[field] / 2.0)
        start = self.at
        for _turn in range(i64(TILE_TYPES)):
            self.put(0.0)
        for tower in range(prospect.towers):
            self.row[start + s.tower_tile[seat * MOST_TOWERS + tower]] += 0.5
        if self.outlook.acting == seat and self.outlook.kind == SITING:
            self.row[start + self.outlook.tile] += 0.5
        self.row[start + STORAGE_EXTENSION] = min(4.0, 0.5 * float(s.extensions[seat]))
        self.row[start + GAS_REFINERY] = min(1.0, float(s.refineries[seat]))
        for field in range(i64(3)):
            self.put(prospect.pull[field] / 4.0)
        self.count(prospect.working, 3.0)
        self.put(prospect.stores / 6.0)
        self.put(prospect.sells_gas / 2.0)
        self.count(prospect.unpaid, 1.0)
        self.put(prospect.fears)
        self.put(prospect.share)

    def write_drill(self, prospect: Slate) -> None:
        self.put(prospect.lift / 4.0)
        self.put(prospect.lift_oil / 4.0)
        self.put(prospect.lift_gas / 2.0)
        self.put(prospect.stowed / 3.0)
        self.put(prospect.tower_vp / 2.0)
        self.put(prospect.tower_dollars / 4.0)
        self.put(prospect.spare_oil / 2.0)
        self.put(prospect.pumps / 2.0)

    def write_turn(self, s: Table, seat: i64) -> None:
        outlook = self.outlook
        n = s.seats
        place = (seat + n - s.first) % n
        self.flag(outlook.acting == seat)
        self.flag(place == 0)
        self.flag(place == n - 1)
        self.put(float(place) / float(n - 1))
        waits = outlook.kind == PLACING and outlook.column[seat] == NOBODY
        self.flag(waits)
        self.put(float((seat + n - outlook.acting) % n) / 4.0 if waits else 0.0)
        self.flag(outlook.kind == CHOOSING and s.card[seat] == UNKNOWN)

    def write_worker(self, s: Table, seat: i64, viewer: i64) -> None:
        """Where the worker waits, and the card that is still to act."""
        outlook = self.outlook
        self.one_of(outlook.column[seat], len(COLUMNS))
        self.count(outlook.bid[seat], 8.0)
        self.count(outlook.ahead[seat], 2.0)
        self.count(outlook.exposed[seat], 2.0)
        self.one_of(self.card_to_come(s, seat, viewer), len(CARDS))
        self.flag(outlook.due[seat] == 1)
        self.put(float((seat + s.seats - s.first) % s.seats) / 4.0 if outlook.due[seat] == 1 else 0.0)

    def write_plan(self, s: Table, seat: i64, prospect: Slate) -> None:
        """What is on the slate, as a difference to what lies on the table."""
        outlook = self.outlook
        self.put(prospect.vp / 4.0)
        self.put((prospect.money - float(s.money[seat])) / 10.0)
        self.put((prospect.oil - float(s.stored_oil[seat])) / 3.0)
        self.put((prospect.gas - float(s.stored_gas[seat])) / 2.0)
        self.put((prospect.open_sites - float(prospect.free_sites)) / 2.0)
        self.put(prospect.promise / 4.0)
        self.put(prospect.plan / 4.0)
        self.put(prospect.first_half / 4.0)
        self.put(prospect.combined / 4.0)
        worth = prospect.estimate + prospect.plan
        self.put(self.lead(3, worth) / 10.0)
        self.put(self.lead(4, prospect.estimate + prospect.combined) / 10.0)
        score = self.lead(5, prospect.score_to_come(s))
        self.put(score / 10.0)
        self.put(max(-1.0, min(1.0, score / 2.0)))
        self.put(self.lead(6, prospect.money) / 10.0)
        self.count(outlook.price if outlook.acting == seat and outlook.kind == LEASING else 0, 8.0)
        self.flag(outlook.acting == seat and outlook.sold)
        self.put(prospect.national / 4.0)
