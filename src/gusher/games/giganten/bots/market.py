"""What the auctions of a Giganten round are likely to bring each seat: who wants to sell where, how much he can bid for it, and who wins.

A seat is thought to bid for a sale the share of its licences that the sale is of all its sales to come, as `greedy` does; the chance to win
goes with the square of what it can bid. In the auction that is held, the bid that stands counts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.games.giganten.bots.outlook import Outlook
from gusher.games.giganten.bots.waiting import BID, LOSE, PAY, SELL
from gusher.games.giganten.rules.components import BLUE, MOST_SEATS, RED, Box
from gusher.games.giganten.rules.prices import within_table
from gusher.games.giganten.rules.table import NO_COMPANY, Table

KEEPS: Final = 0.52  # of the price to come: a crude that waits for another round
CARDS_A_ROUND: Final = 4.4
A_DERRICK: Final = 1500.0  # what sales of a round to come gain, for each derrick
WITHOUT: Final = 0.6  # and as many derricks are to be built
EAGER: Final = 1.25


class Market:
    """Sales, limits and chances by seat and company (`seat * 3 + company`)."""

    def __init__(self, box: Box) -> None:
        fields: i64 = 0
        for face in range(i64(len(box.die_fields))):
            fields += box.die_fields[face]
        self.drift = (fields + len(box.die_fields) // 2) // len(box.die_fields)
        self.is_due = filled(3, 0)  # by company: whether an auction is held or to come in this round
        self.next_price = zeros(3)
        self.keep = zeros(3)  # a crude that stays there
        self.gain = zeros(MOST_SEATS * 3)  # a sale of all, beyond keeping
        self.limit = zeros(MOST_SEATS * 3)
        self.chance = zeros(MOST_SEATS * 3)
        self.income = zeros(MOST_SEATS)  # what is likely to be gained this round
        self.spent = zeros(MOST_SEATS)  # and the licences for it
        self.stored = zeros(MOST_SEATS)  # what the tanks are worth if nothing is sold
        self.rival = zeros(MOST_SEATS)  # in the auction held: the highest limit of the others
        self.best_price = 0.0

    def look(self, s: Table, outlook: Outlook) -> None:
        self.best_price = 0.0
        for company in range(i64(3)):
            self.is_due[company] = 0
        for company in s.terms.open:
            self.company(s, company, outlook)
        for seat in range(s.seats):
            self.limits(s, seat, outlook)
        for company in s.terms.open:
            if self.is_due[company] == 1:
                self.chances(s, company, outlook)

    def company(self, s: Table, company: i64, outlook: Outlook) -> None:
        """§4.2 From blue the price will fall, from red it will rise; what is kept may find the game at its end."""
        field = s.price[company]
        zone = s.box.zone[field]
        if zone == BLUE:
            field = within_table(s, field - self.drift)
        elif zone == RED:
            field = within_table(s, field + self.drift)
        self.next_price[company] = float(s.box.price[field])
        self.keep[company] = outlook.end_next * float(s.box.end_crude) + (1.0 - outlook.end_next) * KEEPS * self.next_price[company]
        self.best_price = max(self.best_price, float(s.dollars(company)))
        selling = outlook.kind >= BID
        self.is_due[company] = 1 if not selling or company >= s.auction else 0

    def limits(self, s: Table, seat: i64, outlook: Outlook) -> None:
        """What a sale gains at each company, and how much of the licences it is worth."""
        every = outlook.later * A_DERRICK * (WITHOUT + float(outlook.standing[seat])) + 1.0
        stored = 0.0
        for company in range(i64(3)):
            at = seat * 3 + company
            crude = s.tank[at]
            self.gain[at] = 0.0
            self.limit[at] = 0.0
            self.chance[at] = 0.0
            if crude > 0:
                waiting = min(crude, s.box.tank_limit)
                kept = self.keep[company] * float(waiting) + float(s.box.forced_price * (crude - waiting))
                stored += kept
                if self.is_due[company] == 1:
                    self.gain[at] = max(0.0, float(crude * s.dollars(company)) - kept)
                    every += self.gain[at]
        hand = outlook.hand[seat] + outlook.due[seat] * outlook.card_mean
        points = EAGER * (hand + CARDS_A_ROUND * 1.5 * outlook.later)
        for company in range(i64(3)):
            at = seat * 3 + company
            if self.gain[at] > 0.0 and hand > 0.0:
                self.limit[at] = min(hand, max(1.0, points * self.gain[at] / every))
        self.stored[seat] = stored
        self.income[seat] = 0.0
        self.spent[seat] = 0.0
        self.rival[seat] = 0.0

    def chances(self, s: Table, company: i64, outlook: Outlook) -> None:
        held = company == s.auction and outlook.kind >= BID and s.auction != NO_COMPANY
        every = 0.0
        first = 0.0
        second = 0.0
        for seat in range(s.seats):
            at = seat * 3 + company
            strength = self.strength_held(s, seat, at, outlook) if held else self.limit[at]
            if strength > first:
                second = first
                first = strength
            elif strength > second:
                second = strength
            self.chance[at] = strength * strength
            every += self.chance[at]
        if every <= 0.0:
            return
        standing = float(s.high) if held else 0.0
        paid = held and (outlook.kind == PAY or outlook.kind == SELL)
        for seat in range(s.seats):
            at = seat * 3 + company
            self.chance[at] /= every
            self.income[seat] += self.chance[at] * self.gain[at]
            if not paid:
                self.spent[seat] += self.chance[at] * max(standing, min(self.limit[at], second + 1.0))
        if held:
            self.rivals(s, company)

    def strength_held(self, s: Table, seat: i64, at: i64, outlook: Outlook) -> float:
        """In the auction that is held: who has won it is alone; who leads is ahead by a point; who has passed is out."""
        if outlook.kind == PAY or outlook.kind == SELL:
            return 1.0 if seat == outlook.mover else 0.0
        if outlook.kind == LOSE:
            return self.limit[at]
        if seat == s.leader:
            return max(0.0, self.limit[at] - float(s.high)) + 1.5
        if s.bidding[seat] == 0 or s.hand(seat) == 0:
            return 0.0
        return max(0.2, self.limit[at] - float(s.high) + 0.5)

    def rivals(self, s: Table, company: i64) -> None:
        for seat in range(s.seats):
            for other in range(s.seats):
                if other != seat and s.bidding[other] == 1:
                    self.rival[seat] = max(self.rival[seat], self.limit[other * 3 + company])
