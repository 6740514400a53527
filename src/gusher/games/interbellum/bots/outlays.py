"""What the plans of Interbellum's players cost as armies and influence stand now, and what the area in question would change about that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import bits, filled
from gusher.games.interbellum.bots.majorities import SEATS, Majorities
from gusher.games.interbellum.bots.surveys import MOST_LACKING, MOST_PLANS, Survey, next_piece
from gusher.games.interbellum.bots.waiting import VOTE, Waiting
from gusher.games.interbellum.rules.armies import empty_territories
from gusher.games.interbellum.rules.components import CLOSED_POWER, EXTRA_POWER, NOBODY, NOTHING, PIPELINE_BASE, POWER_COUNT
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import Vote

GROUNDS: Final = POWER_COUNT + 1  # those of the powers, and that of nobody


class Outlays:
    """By seat; by seat and plan; or by seat and the power that holds the ground, nobody last."""

    def __init__(self, majorities: Majorities) -> None:
        self.majorities = majorities
        self.surveys = [Survey(-1)] * SEATS
        self.piece_price = filled(SEATS * GROUNDS, 0)
        self.piece_extra = filled(SEATS * GROUNDS, 0)
        self.plan_price = filled(SEATS * MOST_PLANS, 0)
        self.plan_turns = filled(SEATS * MOST_PLANS, 0)
        self.in_power = filled(GROUNDS, 0)
        self.next_piece = zeros(SEATS)  # what the best piece would be worth
        self.closed = filled(SEATS, 0)  # lacking pieces on closed ground
        self.ground = zeros(SEATS)  # what the influence of a seat saves, on all that its powers hold
        self.friends = zeros(SEATS)  # what powers that could come would save
        # The area that the viewer voted for, or with most votes; or the one that an army is about to leave
        self.area_targets: i64 = 0
        self.area_segments: i64 = 0
        self.area_borders: i64 = 0
        self.area_weight = 0.0
        self.area_interest = zeros(SEATS)

    def prepare(self, s: Table, waiting: Waiting, viewer: i64) -> None:
        for seat in range(s.seats):
            self.look_at_plans(s, seat)
        self.look_at_area(s, waiting, viewer)

    def look_at_plans(self, s: Table, seat: i64) -> None:
        """What the lacking pieces of each plan cost now, and how many workers it takes to lay them."""
        box = s.box
        at = seat * GROUNDS
        ground = 0.0
        for power in range(i64(POWER_COUNT)):
            influence = s.influence[seat * POWER_COUNT + power]
            column = power * box.columns + (influence if influence < box.columns else box.columns - 1)
            price = s.modifiers[PIPELINE_BASE] - box.track_discount[column]
            self.piece_price[at + power] = price if price > s.terms.floor else s.terms.floor
            extra = box.track_extra[column]
            if influence > 0 and s.modifiers[EXTRA_POWER] == power:
                extra += 1
            self.piece_extra[at + power] = extra
            ground += float(self.majorities.held_ground[power] * (box.track_discount[column] + extra))
        self.piece_price[at + POWER_COUNT] = s.modifiers[PIPELINE_BASE]
        self.piece_extra[at + POWER_COUNT] = 0
        self.ground[seat] = ground
        self.closed[seat] = 0
        self.next_piece[seat] = 0.0
        self.friends[seat] = 0.0
        survey = self.surveys[seat]
        for plan in range(survey.plans):
            self.look_at_plan(s, seat, plan, at)
            found = next_piece(survey, plan)
            if found > self.next_piece[seat]:
                self.next_piece[seat] = found

    def look_at_plan(self, s: Table, seat: i64, plan: i64, at: i64) -> None:
        survey = self.surveys[seat]
        in_power = self.in_power
        for power in range(i64(GROUNDS)):
            in_power[power] = 0
        price: i64 = 0
        for i in range(plan * MOST_LACKING, plan * MOST_LACKING + survey.missing[plan]):
            area = s.box.segment_area[survey.lacking[i]]
            power = s.control[area]
            if power != NOBODY and power == s.modifiers[CLOSED_POWER]:
                self.closed[seat] += 1
            if power == NOBODY or (s.box.home_of[area] != NOBODY and not s.terms.home_counts):
                power = POWER_COUNT
            price += self.piece_price[at + power]
            in_power[power] += 1
            if power == POWER_COUNT:
                self.look_for_friends(s, seat, area)
        turns: i64 = 0
        for power in range(i64(GROUNDS)):
            if in_power[power] > 0:
                each = self.piece_extra[at + power] + 1
                turns += (in_power[power] + each - 1) // each
        self.plan_price[seat * MOST_PLANS + plan] = price
        self.plan_turns[seat * MOST_PLANS + plan] = turns

    def look_for_friends(self, s: Table, seat: i64, area: i64) -> None:
        """Powers that could come to an area where a piece is lacking, and what the influence of the seat in them would save."""
        at = seat * GROUNDS
        for power in range(i64(POWER_COUNT)):
            if (self.majorities.targets[power] >> area) & 1 == 1:
                saved = self.piece_price[at + POWER_COUNT] - self.piece_price[at + power]
                self.friends[seat] += float(saved + self.piece_extra[at + power])

    def look_at_area(self, s: Table, waiting: Waiting, viewer: i64) -> None:
        """§5.5.2 The area in question: one that was voted for, or the one that an army is about to leave."""
        self.area_targets = 0
        self.area_segments = 0
        self.area_borders = 0
        self.area_weight = 0.0
        for seat in range(s.seats):
            self.area_interest[seat] = 0.0
        area = waiting.area
        sign = -1.0
        if waiting.kind == VOTE:
            area = self.voted(s, waiting.power, viewer)
            sign = float(waiting.sign)
        if area == NOTHING:
            return
        power = waiting.power
        near = s.box.near[area]
        self.area_targets = bits(near & empty_territories(s) & ~self.majorities.targets[power])
        self.area_segments = self.majorities.segments_in[area]
        for other in range(i64(POWER_COUNT)):
            if other != power:
                self.area_borders += bits(near & self.majorities.own[other])
        for seat in range(s.seats):
            survey = self.surveys[seat]
            wanted: i64 = 0
            for plan in range(survey.plans):
                for i in range(plan * MOST_LACKING, plan * MOST_LACKING + survey.missing[plan]):
                    if s.box.segment_area[survey.lacking[i]] == area:
                        wanted += 1
            at = seat * GROUNDS
            saved = self.piece_price[at + POWER_COUNT] - self.piece_price[at + power] + self.piece_extra[at + power]
            self.area_interest[seat] = sign * float(wanted * saved) / 3.0

    def voted(self, s: Table, power: i64, viewer: i64) -> i64:
        """The area that the viewer voted for, or else the one with most votes; its weight is its lead. A sealed vote is secret."""
        found: i64 = s.vote[viewer]
        most = self.votes_for(s, power, viewer, found)
        rival: i64 = 0
        for seat in range(s.seats):
            area = s.vote[seat]
            if area == found or area == NOTHING or isinstance(s.top, Vote):
                continue
            votes = self.votes_for(s, power, viewer, area)
            if votes > most and s.vote[viewer] == NOTHING:
                most = votes
                found = area
            elif votes > rival:
                rival = votes
        self.area_weight = float(most - rival) / float(self.majorities.all_cubes[power] + 1)
        return found

    def votes_for(self, s: Table, power: i64, viewer: i64, area: i64) -> i64:
        """§5.5.2 As far as the viewer knows."""
        votes: i64 = 0
        for seat in range(s.seats):
            if area != NOTHING and s.vote[seat] == area and (seat == viewer or not isinstance(s.top, Vote)):
                votes += s.influence[seat * POWER_COUNT + power]
        return votes
