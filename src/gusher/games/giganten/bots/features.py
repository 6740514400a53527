"""Giganten as a learned player sees it: time, prices and what waits; for each seat its plans, its freight, its sales and what they cost.

What is foreseen comes from three rooms: `outlook` (the rest of the game and of the round), `prospect` (where trucks can go and build) and
`market` (what auctions are likely to bring). Here it is written down in a fixed order. Money is in tens of thousands of dollars.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import Features, zeros
from gusher.core.rules import State
from gusher.games.giganten.bots.market import Market
from gusher.games.giganten.bots.outlook import A_CRUDE, Outlook
from gusher.games.giganten.bots.prospect import Prospect
from gusher.games.giganten.bots.waiting import BID, CRUDE, PLACE, STORE, WAITS
from gusher.games.giganten.rules.auction import open_cap
from gusher.games.giganten.rules.components import COLUMNS, COMPANIES, MOST_SEATS, NOWHERE, ROWS, Box
from gusher.games.giganten.rules.table import NO_CARD, NO_COMPANY, NOBODY, Table

DOLLARS: Final = 10_000.0
A_LICENCE: Final = 500.0  # a point of licence value
A_SPACE: Final = 400.0  # a space of the own loco, beyond what it carries
CLOSE: Final = 8000.0  # a lead that may still be lost in a round
PLANNED: Final = 0.6  # of the best plan

WAITING: Final = "reveal take deal place move look price crude build turn ship store bid pay sell lose".split()
KINDS: Final = ("one", "two", "three")
SEAT_COUNTS: Final = (2, 3, 4, 5)

TABLE: Final = [
    *[f"waits_{name}" for name in WAITING],
    *[f"seats_{count}" for count in SEAT_COUNTS],
    *("black_front", "covered", "unbounded", "limited", "supply", "truck_first"),
    *("black", "to_star", "later", "later_short", "end_next", "end_soon", "round", "will_be_played"),
    *[f"price_{name}" for name in COMPANIES],
    *[f"next_price_{name}" for name in COMPANIES],
    *[f"auction_due_{name}" for name in COMPANIES],
    *[f"auction_{name}" for name in COMPANIES],
    *("best_price", "bid", "bid_small", "nobody_leads"),
    *("display_cards", "display_licences", "display_move", "display_price", "display_crude", "display_push"),
    *("licence_mean", "licence_deck", "tiles"),
    *[f"tile_mean_{name}" for name in KINDS],
]

SEAT: Final = [
    *("viewer", "acts", "turn", "first", "has_card"),
    *("money", "money_short", *[f"can_build_{name}" for name in KINDS], "can_ship"),
    *("estimate", "estimate_lead", "projection", "projection_lead", "projection_close", "projection_place", "money_lead"),
    *("derricks", "derricks_spare", "no_derrick_left"),
    *("ground", "pumped", "coming", "reached", "foreign", "stranded", "dying", "exposed"),
    *("next_gap", "next_gap_short", "last_gap", "ground_worth"),
    *("loco", "end_value", "end_bonus", "ahead", "behind", "push_threat", "fees", "rail_gain"),
    *("placed", "row", "column", "moves", "moves_short", "moving", "looking", "may_build", "will_pump"),
    *("plan", "plan_second", "plan_is", "plan_here", "plan_spare", "plan_way", "plan_crude", "plan_column", "contested"),
    *("later_plan", "later_second", "later_way", "choice", "news", "known"),
    *("card_licences", "card_move", "card_price", "card_crude", "card_push"),
    *("cards", "hand", "hand_lead", "due", "own_ones", "own_twos"),
    *[f"tank_{name}" for name in COMPANIES],
    *[f"sale_{name}" for name in COMPANIES],
    *("surplus", "stored", "income", "spent", "carrying", "to_come"),
    *("bidding", "leads", "gain", "room", "could_go", "own_cover", "own_bluff", "rival_room", "win_chance"),
]

ITEMS: Final = {"cash": 40_000.0, "derricks": 10_000.0, "crude": 8_000.0}


class GigantenFeatures(Features):
    """The numbers of Giganten."""

    def __init__(self, box: Box) -> None:
        super().__init__(TABLE, SEAT, ITEMS)
        self.outlook = Outlook(box)
        self.prospect = Prospect(box)
        self.market = Market(box)
        self.estimate = zeros(MOST_SEATS)
        self.projection = zeros(MOST_SEATS)

    # The table

    def write_table(self, s: State, viewer: i64) -> None:
        assert isinstance(s, Table)
        self.outlook.look(s, viewer)
        self.prospect.look(s, self.outlook)
        self.market.look(s, self.outlook)
        for seat in range(s.seats):
            self.project(s, seat)
        self.one_of(self.outlook.kind, WAITS)
        self.one_of(s.seats - 2, 4)
        self.flag(s.terms.frontmost)
        self.flag(s.terms.bids_covered)
        self.flag(s.terms.bids_unbounded)
        self.flag(s.terms.limited)
        self.put(min(1.0, float(s.supply) / 15.0) if s.terms.limited else 1.0)
        self.flag(s.terms.truck_first)
        self.write_time(s)
        self.write_companies(s)
        self.write_display(s)
        self.put(2.0 * self.outlook.card_mean - 3.0)
        self.put(min(1.0, float(s.deck_ones + s.deck_twos) / 40.0))
        tiles: i64 = 0
        for site in range(i64(len(s.face_down))):
            tiles += s.face_down[site]
        self.count(tiles, 36.0)
        for kind in range(i64(3)):
            self.put(self.outlook.kind_mean[kind] / 5.0)

    def write_time(self, s: Table) -> None:
        self.count(s.black, 20.0)
        self.count(s.terms.star - s.black, 20.0)
        self.put(self.outlook.later / 8.0)
        self.put(min(1.0, self.outlook.later / 3.0))
        self.put(self.outlook.end_next)
        self.put(self.outlook.end_soon)
        self.count(s.round, 9.0)
        self.flag(self.outlook.turned)

    def write_companies(self, s: Table) -> None:
        market = self.market
        at = self.at
        for number in range(i64(12)):
            self.row[at + number] = 0.0
        for company in s.terms.open:
            self.row[at + company] = min(4.0, float(s.dollars(company)) / DOLLARS)
            self.row[at + 3 + company] = min(4.0, market.next_price[company] / DOLLARS)
            self.row[at + 6 + company] = float(market.is_due[company])
        if s.auction != NO_COMPANY:
            self.row[at + 9 + s.auction] = 1.0
        self.at = at + 12
        self.put(market.best_price / DOLLARS)
        self.count(s.high, 15.0)
        self.count(min(s.high, 3), 3.0)
        self.flag(s.auction != NO_COMPANY and s.leader == NOBODY)

    def write_display(self, s: Table) -> None:
        """What those who take a card later find."""
        box = s.box
        cards: i64 = 0
        licences: i64 = 0
        move: i64 = 0
        price: i64 = 0
        crude: i64 = 0
        push: i64 = 0
        for card in range(i64(len(s.display))):
            if s.display[card] > 0:
                cards += s.display[card]
                licences = max(licences, box.card_licences[card])
                move = max(move, box.card_move[card])
                price = max(price, box.card_price[card])
                crude += box.card_crude[card]
                push += box.card_push[card]
        self.count(cards, 5.0)
        self.count(licences, 8.0)
        self.count(move, 12.0)
        self.count(price, 4.0)
        self.count(crude, 1.0)
        self.count(push, 5.0)

    # Estimates

    def project(self, s: Table, seat: i64) -> None:
        """Two estimates in dollars: what `search` makes of a position, with hands as the viewer guesses them; and one with all plans."""
        outlook = self.outlook
        market = self.market
        live = min(1.0, outlook.later + (1.0 if outlook.turned else 0.0))
        hand = outlook.hand[seat] + outlook.due[seat] * outlook.card_mean
        tanks = float(s.tank[seat * 3] + s.tank[seat * 3 + 1] + s.tank[seat * 3 + 2])
        standing = float(outlook.standing[seat])
        end = standing * outlook.end_value[seat] * (1.0 - 0.7 * min(1.0, outlook.later / 2.0))
        loco = float(s.loco[seat])
        money = float(s.money[seat])
        crude = tanks * (1000.0 + 2000.0 * live) + outlook.ground[seat] * (1000.0 + 1600.0 * live) + outlook.pumped[seat] * 1500.0
        self.estimate[seat] = money + A_LICENCE * live * hand + crude + end + 2.0 * A_SPACE * live * loco
        left = max(0.0, hand - market.spent[seat])
        plan = max(self.prospect.best[seat], max(self.prospect.later[seat], self.prospect.rails[seat]))
        worth = money + market.stored[seat] + market.income[seat] + outlook.worth[seat] + outlook.fees[seat] + end
        worth += A_LICENCE * min(1.0, outlook.later) * left + PLANNED * plan + A_SPACE * live * loco
        if seat == outlook.mover and outlook.kind == STORE:
            worth += A_CRUDE
        self.projection[seat] = worth

    def lead(self, money: float, others: float) -> float:
        return (money - others) / (3.0 * DOLLARS)

    # A seat

    def write_seat(self, s: State, seat: i64, viewer: i64) -> None:
        assert isinstance(s, Table)
        turn = (seat - s.start + s.seats) % s.seats
        self.flag(seat == viewer)
        self.flag(seat == self.outlook.mover)
        self.put(float(turn) / float(s.seats - 1))
        self.flag(turn == 0)
        self.flag(s.card[seat] != NO_CARD)
        self.write_money(s, seat)
        self.write_estimates(s, seat)
        self.write_derricks(s, seat)
        self.write_loco(s, seat)
        self.write_truck(s, seat)
        self.write_plans(s, seat)
        self.write_card(s, seat)
        self.write_hand(s, seat, viewer)
        self.write_tanks(s, seat)
        self.write_auction(s, seat, viewer)

    def write_money(self, s: Table, seat: i64) -> None:
        money = s.money[seat]
        self.put(float(money) / (3.0 * DOLLARS))
        self.put(min(1.0, float(money) / DOLLARS))
        for kind in range(i64(3)):
            self.flag(money >= s.box.tile_cost[kind])
        self.flag(money >= s.box.freight)

    def write_estimates(self, s: Table, seat: i64) -> None:
        estimate = -1e9
        projection = -1e9
        money: i64 = 0
        place: i64 = 0
        for other in range(s.seats):
            if other != seat:
                estimate = max(estimate, self.estimate[other])
                projection = max(projection, self.projection[other])
                money = max(money, s.money[other])
                if self.projection[other] > self.projection[seat]:
                    place += 1
        self.put(self.estimate[seat] / (5.0 * DOLLARS))
        self.put(self.lead(self.estimate[seat], estimate))
        self.put(self.projection[seat] / (5.0 * DOLLARS))
        self.put(self.lead(self.projection[seat], projection))
        self.put(max(-1.0, min(1.0, (self.projection[seat] - projection) / CLOSE)))
        self.put(float(place) / float(s.seats - 1))
        self.put(self.lead(float(s.money[seat]), float(money)))

    def write_derricks(self, s: Table, seat: i64) -> None:
        outlook = self.outlook
        self.count(outlook.standing[seat], 5.0)
        self.count(s.derricks[seat], 5.0)
        self.flag(s.derricks[seat] == 0)
        self.put(outlook.ground[seat] / 10.0)
        self.put(outlook.pumped[seat] / 10.0)
        self.put(outlook.coming[seat] / 4.0)
        self.count(outlook.reached[seat], 4.0)
        self.count(outlook.foreign[seat], 3.0)
        self.count(outlook.stranded[seat], 3.0)
        self.count(outlook.dying[seat], 2.0)
        self.count(outlook.exposed[seat], 3.0)
        self.count(outlook.next_gap[seat], 10.0)
        self.count(min(outlook.next_gap[seat], 3), 3.0)
        self.count(outlook.last_gap[seat], 15.0)
        self.put(outlook.worth[seat] / (3.0 * DOLLARS))

    def write_loco(self, s: Table, seat: i64) -> None:
        outlook = self.outlook
        ahead: i64 = 20
        behind: i64 = 20
        loco = s.loco[seat]
        for other in range(s.seats):
            if other != seat:
                gap = s.loco[other] - loco
                if gap >= 0:
                    ahead = min(ahead, gap)
                if gap <= 0:
                    behind = min(behind, -gap)
        self.count(loco, 19.0)
        self.put(outlook.end_value[seat] / 5000.0)
        self.put(outlook.end_value[seat] * float(outlook.standing[seat]) / DOLLARS)
        self.count(min(ahead, 5), 5.0)
        self.count(min(behind, 5), 5.0)
        self.count(min(outlook.push[seat], loco), 5.0)
        self.put(outlook.fees[seat] / 5000.0)
        self.put(self.prospect.rails[seat] / DOLLARS)

    def write_truck(self, s: Table, seat: i64) -> None:
        outlook = self.outlook
        cell = s.truck[seat]
        self.flag(cell != NOWHERE)
        self.put(0.0 if cell == NOWHERE else float(cell // COLUMNS) / float(ROWS - 1))
        self.put(0.0 if cell == NOWHERE else float(cell % COLUMNS) / float(COLUMNS - 1))
        moving = seat == outlook.mover and outlook.kind >= PLACE and outlook.kind <= CRUDE
        self.count(outlook.moves[seat], 12.0)
        self.count(min(outlook.moves[seat], 3), 3.0)
        self.flag(moving)
        self.count(self.prospect.sight[seat], 2.0)
        self.flag(outlook.builds[seat] == 1)
        self.flag(outlook.pumps[seat] == 1)

    def write_plans(self, s: Table, seat: i64) -> None:
        prospect = self.prospect
        aim = prospect.aim[seat]
        self.put(prospect.best[seat] / DOLLARS)
        self.put(prospect.second[seat] / DOLLARS)
        self.flag(aim != NOWHERE)
        self.put(prospect.here[seat] / DOLLARS)
        self.count(prospect.spare[seat], 10.0)
        self.count(prospect.way[seat], 10.0)
        self.put(0.0 if aim == NOWHERE else self.outlook.crude[aim] / 5.0)
        self.put(0.0 if aim == NOWHERE else float(s.column(aim) - s.loco[seat]) / 10.0)
        self.flag(prospect.contested[seat] == 1)
        self.put(prospect.later[seat] / DOLLARS)
        self.put(prospect.later_second[seat] / DOLLARS)
        self.count(min(prospect.later_way[seat], 20), 10.0)
        self.count(prospect.choice[seat], 5.0)
        self.count(prospect.news[seat], 5.0)
        self.count(prospect.known[seat], 5.0)

    def write_card(self, s: Table, seat: i64) -> None:
        card = s.card[seat]
        if card == NO_CARD:
            for _turn in range(i64(5)):
                self.put(0.0)
            return
        self.count(s.box.card_licences[card], 8.0)
        self.count(s.box.card_move[card], 12.0)
        self.count(s.box.card_price[card], 4.0)
        self.count(s.box.card_crude[card], 1.0)
        self.count(s.box.card_push[card], 5.0)

    def write_hand(self, s: Table, seat: i64, viewer: i64) -> None:
        outlook = self.outlook
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, outlook.hand[other] + outlook.due[other] * outlook.card_mean)
        hand = outlook.hand[seat] + outlook.due[seat] * outlook.card_mean
        self.count(s.hand(seat), 15.0)
        self.put(hand / 20.0)
        self.put((hand - best) / 15.0)
        self.put(outlook.due[seat] / 8.0)
        self.count(s.ones[seat] if seat == viewer else 0, 8.0)
        self.count(s.twos[seat] if seat == viewer else 0, 8.0)

    def write_tanks(self, s: Table, seat: i64) -> None:
        market = self.market
        surplus: i64 = 0
        for company in range(i64(3)):
            crude = s.tank[seat * 3 + company]
            surplus += max(0, crude - s.box.tank_limit)
            self.count(crude, 3.0)
        for company in range(i64(3)):
            at = seat * 3 + company
            self.put(market.chance[at] * market.gain[at] / DOLLARS)
        self.count(surplus, 3.0)
        self.put(market.stored[seat] / DOLLARS)
        self.put(market.income[seat] / DOLLARS)
        self.put(market.spent[seat] / 10.0)
        self.flag(seat == self.outlook.mover and self.outlook.kind == STORE)
        self.put(self.outlook.coming[seat] * market.best_price / (2.0 * DOLLARS))

    def write_auction(self, s: Table, seat: i64, viewer: i64) -> None:
        """§10 The auction that is held: what it is worth to the seat, and how far it can go beyond the bid that stands."""
        if s.auction == NO_COMPANY or self.outlook.kind < BID:
            for _turn in range(i64(9)):
                self.put(0.0)
            return
        market = self.market
        at = seat * 3 + s.auction
        leads = seat == s.leader
        inside = s.bidding[seat] == 1
        room = market.limit[at] - float(s.high)
        cover = s.hand_value(viewer) - s.high
        self.flag(inside)
        self.flag(leads)
        self.put(market.gain[at] / DOLLARS)
        self.put(room / 8.0 if inside else 0.0)
        self.put(min(2.0, float(open_cap(s, seat) - s.high) / 10.0) if inside else 0.0)
        self.put(max(-2.0, min(2.0, float(cover) / 6.0)) if inside and seat == viewer else 0.0)
        self.flag(leads and seat == viewer and cover < 0)
        self.put((market.rival[seat] - float(s.high)) / 8.0 if inside else 0.0)
        self.put(market.chance[at])
