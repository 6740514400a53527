"""What a viewer can foresee of a Giganten table: how long the game lasts, what is still due this round, what hands and derricks will give.

It is for `features`, which asks once for a position; the answers stand in rows by seat until the next one. Dollars and licences are
estimates. Only what the viewer may know is read (§18): his own hand, the tiles that he has seen, and what lies open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.learned.features import zeros
from gusher.core.numbers import filled
from gusher.core.rules import Decision, Frame
from gusher.games.giganten.bots.waiting import (
    BUILD,
    CRUDE,
    DEAL,
    LOOK,
    LOSE,
    OVER,
    PAY,
    PLACE,
    REVEAL,
    SHIP,
    STORE,
    TAKE,
    TURN,
    choice,
)
from gusher.games.giganten.rules.auction import LoseCard
from gusher.games.giganten.rules.building import TurnTile
from gusher.games.giganten.rules.cards import TurnUpBeige
from gusher.games.giganten.rules.components import LAST_SPACE, MOST_SEATS, MOST_SITES, NOWHERE, VALUES, Box
from gusher.games.giganten.rules.freight import Produce
from gusher.games.giganten.rules.licences import LicenceCard
from gusher.games.giganten.rules.looking import DrawTile
from gusher.games.giganten.rules.movement import Move
from gusher.games.giganten.rules.table import NO_CARD, NOBODY, Table

A_CRUDE: Final = 3400.0  # what a crude fetches in the end, licences and all
UNSHIPPED: Final = 2700.0  # what it loses if a foreign loco has to carry it
LOST: Final = 3300.0  # and if none can
USUAL_MOVE: Final = 7  # points of a card that is not yet known
RAIL_A_ROUND: Final = 4.0  # points of it that go into the loco
NEAR: Final = 8  # derricks of a seat that are looked at one by one; no printed box has more than five


class Outlook:
    """A position as one viewer foresees it."""

    def __init__(self, box: Box) -> None:
        self.track = track_points(box)
        self.kind: i64 = OVER
        self.mover: i64 = NOBODY  # whose turn it is, or for whom chance is drawn
        self.points: i64 = 0  # that the mover has left
        self.lost: i64 = 0  # licence cards that a bluff will cost him
        self.from_site: i64 = 0  # the first site that he has not pumped yet
        self.digging: i64 = NOWHERE  # a site that is paid for and not yet turned over
        self.turned = False  # whether the red card of this round lies open, so that the round will be played
        self.later = 0.0  # rounds to come after this one
        self.end_next = 0.0  # the chance that the next red card ends the game
        self.end_soon = 0.0  # or one of the next two
        self.card_mean = 0.0  # of a licence card that the viewer has not seen
        self.kind_mean = zeros(3)  # of a tile that he has not seen
        self.crude = zeros(MOST_SITES)  # under a tile
        self.steps = zeros(5)
        # by seat
        self.moves = filled(MOST_SEATS, 0)
        self.due = zeros(MOST_SEATS)
        self.push = filled(MOST_SEATS, 0)
        self.hand = zeros(MOST_SEATS)
        self.builds = filled(MOST_SEATS, 0)
        self.pumps = filled(MOST_SEATS, 0)
        self.front = filled(MOST_SEATS, 0)
        self.end_value = zeros(MOST_SEATS)
        self.standing = filled(MOST_SEATS, 0)
        self.ground = zeros(MOST_SEATS)
        self.pumped = zeros(MOST_SEATS)
        self.coming = zeros(MOST_SEATS)
        self.reached = filled(MOST_SEATS, 0)
        self.foreign = filled(MOST_SEATS, 0)
        self.stranded = filled(MOST_SEATS, 0)
        self.dying = filled(MOST_SEATS, 0)
        self.exposed = filled(MOST_SEATS, 0)
        self.next_gap = filled(MOST_SEATS, 0)
        self.last_gap = filled(MOST_SEATS, 0)
        self.worth = zeros(MOST_SEATS)
        self.fees = zeros(MOST_SEATS)
        self.gap = filled(MOST_SEATS * NEAR, 0)
        self.saving = zeros(MOST_SEATS * NEAR)

    def look(self, s: Table, viewer: i64) -> None:
        self.waiting(s)
        self.time(s)
        self.tiles(s, viewer)
        self.hands(s, viewer)
        for seat in range(s.seats):
            self.this_round(s, seat)
            self.rank(s, seat)
            self.clear(seat)
        for site in range(i64(len(s.owner))):
            if s.owner[site] != NOBODY:
                self.derrick(s, s.owner[site], site, float(s.crude[site]))
        if self.digging != NOWHERE:
            self.derrick(s, self.mover, self.digging, self.crude[self.digging])

    # What is pending

    def waiting(self, s: Table) -> None:
        """Which rule waits and for whom, and what the rules below it hold."""
        top = s.top
        self.mover = NOBODY
        self.points = 0
        self.lost = 0
        self.from_site = 0
        self.digging = NOWHERE
        self.turned = True
        if top is None:
            self.turned = False
            self.kind = OVER
            return
        if isinstance(top, Decision):
            self.mover = top.seat
            self.kind = choice(top)
        else:
            self.kind = self.chance(top)
        if self.kind >= PLACE and self.kind <= LOOK:
            self.find_points(s)
        elif self.kind == SHIP or self.kind == STORE:
            self.find_site(s)

    def chance(self, top: Frame) -> i64:
        if isinstance(top, DrawTile):
            self.mover = top.seat
            return LOOK
        if isinstance(top, TurnTile):
            self.mover = top.seat
            self.digging = top.site
            return TURN
        if isinstance(top, LicenceCard):
            self.mover = top.seat
            return DEAL
        if isinstance(top, LoseCard):
            self.mover = top.seat
            self.lost = top.left
            return LOSE
        self.turned = isinstance(top, TurnUpBeige)
        return REVEAL

    def find_points(self, s: Table) -> None:
        at = s.depth - 1
        while at >= 0:
            frame = s.frames[at]
            if isinstance(frame, Move):
                self.points = frame.points
                return
            at -= 1

    def find_site(self, s: Table) -> None:
        at = s.depth - 1
        while at >= 0:
            frame = s.frames[at]
            if isinstance(frame, Produce):
                self.from_site = frame.site
                return
            at -= 1

    # Time

    def time(self, s: Table) -> None:
        """§1.8.5 The red cards that are left tell how far the black loco still goes in a round."""
        steps = self.steps
        for step in range(i64(5)):
            steps[step] = 0.0
        cards = 0.0
        spaces = 0.0
        for card in range(s.box.beige, i64(len(s.deck))):
            if s.deck[card] > 0:
                step = s.box.card_black[card]
                copies = float(s.deck[card])
                cards += copies
                spaces += copies * float(step)
                steps[step if step < 4 else 4] += copies
        gap = s.terms.star - s.black
        self.end_next = 0.0
        self.end_soon = 0.0
        mean = 2.17
        if cards > 0.5:
            mean = max(0.5, spaces / cards)
            for step in range(i64(5)):
                self.end_next += self.share(step, gap, cards)
        else:
            self.end_next = 1.0 if gap < 2 else 0.0
        self.end_soon = self.two_cards(gap, cards)
        if self.end_soon > 0.0:
            lasts = 1.0 - self.end_soon
            self.later = 1.0 - self.end_next + lasts * (1.0 + 0.3 * lasts * lasts)
        else:
            self.later = max(1.0, float(gap) / mean - 0.68)

    def share(self, step: i64, gap: i64, cards: float) -> float:
        return self.steps[step] / cards if step >= gap else 0.0

    def two_cards(self, gap: i64, cards: float) -> float:
        if cards < 1.5:
            return self.end_next
        chance = 0.0
        for first in range(i64(5)):
            for second in range(i64(5)):
                if first >= gap or first + second >= gap:
                    other = self.steps[second] - (1.0 if first == second else 0.0)
                    chance += self.steps[first] * max(0.0, other)
        return chance / (cards * (cards - 1.0))

    # What is hidden

    def tiles(self, s: Table, viewer: i64) -> None:
        """§18.2 The crude of every face-down tile: what the viewer has seen, or the mean of what he has not."""
        box = s.box
        for kind in range(i64(3)):
            count = 0.0
            crude = 0.0
            for value in range(i64(VALUES)):
                tiles = float(box.tile_values[kind * VALUES + value] - s.built[kind * VALUES + value])
                count += tiles
                crude += tiles * float(value)
            for site in range(i64(len(s.face_down))):
                if box.site_kind[site] == kind and s.face_down[site] == 1 and s.has_seen(viewer, site):
                    count -= 1.0
                    crude -= float(s.value[site])
            self.kind_mean[kind] = crude / count if count > 0.5 else 0.0
        for site in range(i64(len(s.face_down))):
            if s.face_down[site] == 1:
                self.crude[site] = float(s.value[site]) if s.has_seen(viewer, site) else self.kind_mean[box.site_kind[site]]

    def hands(self, s: Table, viewer: i64) -> None:
        """§18.3 The licences of each seat, in value: the viewer's own, and of the others as many times the mean of what he has not seen."""
        own = s.hand_value(viewer)
        cards = s.terms.ones + s.terms.twos - s.hand(viewer) - s.spent_ones - s.spent_twos
        value = s.terms.ones + 2 * s.terms.twos - own - s.spent_ones - 2 * s.spent_twos
        self.card_mean = float(value) / float(cards) if cards > 0 else 1.5
        for seat in range(s.seats):
            worth = float(own) if seat == viewer else float(s.hand(seat)) * self.card_mean
            if seat != viewer and s.terms.bids_covered:
                worth = max(worth, float(s.bids[seat]))
            if seat == self.mover and self.kind == PAY:
                worth = max(0.0, worth - float(s.high))
            elif seat == self.mover and self.kind == LOSE and s.hand(seat) > 0:
                worth *= 1.0 - float(self.lost) / float(s.hand(seat))
            self.hand[seat] = worth

    # Each seat

    def this_round(self, s: Table, seat: i64) -> None:
        """What the seat may still do in this round: points to move, cards to get, a derrick to build, crude to pump."""
        kind = self.kind
        turn = (seat - s.start + s.seats) % s.seats
        now = (self.mover - s.start + s.seats) % s.seats
        card = s.card[seat]
        self.moves[seat] = self.moves_of(s, seat, card)
        self.due[seat] = 0.0
        if card != NO_CARD and (kind == TAKE or (kind == DEAL and turn >= now)):
            top = s.top
            left = top.left if turn == now and isinstance(top, LicenceCard) else s.box.card_licences[card]
            self.due[seat] = float(left)
        push: i64 = 0
        for other in range(s.seats):
            if other != seat and s.card[other] != NO_CARD:
                push += s.box.card_push[s.card[other]]
        self.push[seat] = push
        self.builds[seat] = 1 if kind < BUILD or (kind == BUILD and turn >= now) or (kind == TURN and turn > now) else 0
        self.pumps[seat] = 1 if kind <= TURN or (kind <= STORE and turn >= now) else 0

    def moves_of(self, s: Table, seat: i64, card: i64) -> i64:
        if seat == self.mover and self.kind >= PLACE and self.kind <= CRUDE:
            return self.points
        if card != NO_CARD:
            return s.box.card_move[card]
        return USUAL_MOVE if self.kind <= TAKE else 0

    def rank(self, s: Table, seat: i64) -> None:
        """§13.2 What a derrick is worth at the end with the locos as they stand, level ones half; and the front-most of the others."""
        ahead: i64 = 0
        level: i64 = 0
        front: i64 = 0
        for other in range(s.seats):
            if other != seat:
                loco = s.loco[other]
                front = max(front, loco)
                if loco > s.loco[seat]:
                    ahead += 1
                elif loco == s.loco[seat]:
                    level += 1
        self.front[seat] = front
        self.end_value[seat] = 0.5 * float(s.terms.end_values[ahead] + s.terms.end_values[ahead + level])

    def clear(self, seat: i64) -> None:
        self.standing[seat] = 0
        self.ground[seat] = 0.0
        self.pumped[seat] = 0.0
        self.coming[seat] = 0.0
        self.reached[seat] = 0
        self.foreign[seat] = 0
        self.stranded[seat] = 0
        self.dying[seat] = 0
        self.exposed[seat] = 0
        self.next_gap[seat] = 0
        self.last_gap[seat] = 0
        self.worth[seat] = 0.0
        self.fees[seat] = 0.0

    def derrick(self, s: Table, seat: i64, site: i64, crude: float) -> None:
        """§9 What a derrick will still give: as much as there is time to pump, less freight until the own loco is there."""
        column = s.column(site)
        due = self.turned and self.pumps[seat] == 1 and (seat != self.mover or site >= self.from_site)
        pumped = min(crude, self.later + (1.0 if due else 0.0))
        gap = self.track[column] - self.track[s.loco[seat]]
        at = seat * NEAR + min(self.standing[seat], NEAR - 1)
        self.gap[at] = 0
        self.standing[seat] += 1
        self.ground[seat] += crude
        self.pumped[seat] += pumped
        if crude < 1.5:
            self.dying[seat] += 1
        worth = pumped * A_CRUDE + (crude - pumped) * float(s.box.end_crude)
        if gap <= 0:
            self.reached[seat] += 1
            self.coming[seat] += 1.0 if due else 0.0
            self.exposed[seat] += 1 if column > s.loco[seat] - self.push[seat] else 0
        else:
            carried = s.black >= column or self.front[seat] >= column
            self.behind(s, seat, gap, carried)
            if carried and due and s.money[seat] >= s.box.freight:
                self.coming[seat] += 0.5
            loss = UNSHIPPED if carried else LOST
            self.gap[at] = gap
            self.saving[at] = pumped * loss
            worth -= min(pumped, float(gap) / RAIL_A_ROUND) * loss
            if self.front[seat] >= column and s.black < column:
                self.earn_fees(s, seat, pumped)
        self.worth[seat] += worth

    def behind(self, s: Table, seat: i64, gap: i64, carried: bool) -> None:
        if carried:
            self.foreign[seat] += 1
        else:
            self.stranded[seat] += 1
        if self.next_gap[seat] == 0 or gap < self.next_gap[seat]:
            self.next_gap[seat] = gap
        self.last_gap[seat] = max(self.last_gap[seat], gap)

    def earn_fees(self, s: Table, seat: i64, pumped: float) -> None:
        """§9.4.1 Those in front share what the owner of a derrick behind may have to pay; half of it, since he catches up or lets it go."""
        level: i64 = 0
        for other in range(s.seats):
            if other != seat and s.loco[other] == self.front[seat]:
                level += 1
        for other in range(s.seats):
            if other != seat and s.loco[other] == self.front[seat]:
                self.fees[other] += 0.5 * min(pumped, 2.0) * float(s.box.freight) / float(level)


def track_points(box: Box) -> vec[i64]:
    """§1.5.2 The points from the start of a track to each of its spaces."""
    points = filled(LAST_SPACE + 1, 0)
    for space in range(i64(1), i64(LAST_SPACE + 1)):
        points[space] = points[space - 1] + box.track_cost[space]
    return points
