"""§21 What a seat may know, as a row of numbers: the same things as in `view`, but for prices and routes that follow from the rest."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from gusher.core.encoding import HIDDEN, MANY, Encoder
from gusher.core.numbers import total
from gusher.core.rows import is_stale, put_all, put_bits, put_by_seat, put_marks, put_mask, put_seats
from gusher.core.rules import Frame, State
from gusher.games.interbellum.rules.cards import fee
from gusher.games.interbellum.rules.components import (
    CARD_COUNT,
    CARDS,
    LOOKED_AT,
    MODIFIERS,
    NOTHING,
    PLACE_KINDS,
    PLACES,
    POWER_COUNT,
    POWERS,
    STACK_COUNT,
    Box,
)
from gusher.games.interbellum.rules.influence import first_cube_price
from gusher.games.interbellum.rules.round import NextTurn
from gusher.games.interbellum.rules.routes import linked_wells
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import Vote

# §19 What a pending decision or chance may be about, by the names of its fields.
ASKED: Final = ("power", "kind", "card", "stack", "what", "area", "segment", "left", "price", "pay", "cubes", "amount")


class InterbellumEncoder(Encoder):
    """The row of Interbellum."""

    def __init__(self, rules: list[str], box: Box, seats: int) -> None:
        self.box = box
        self.asked: dict[str, list[str]] = {}
        self.asks: dict[object, list[tuple[int, str]]] = {}
        super().__init__(rules, seats)
        self.stamps: i64 = len(box.segments)  # where in a memo they begin, after the marks
        self.masks: i64 = self.stamps + 5
        self.hands: i64 = self.masks + 5
        self.memo_size = self.hands + 2 * self.seats

    def describe(self) -> None:
        n = int(self.seats)
        add = self.add
        box = self.box
        wells, segments, areas, events = len(box.wells), len(box.segments), len(box.areas), len(box.events)
        copies = max(int(number) for number in box.copies)
        workers = int(box.workers + box.spare_workers)
        add("round", 1, 0, int(box.rounds))
        add("start", 1, 0, n - 1)
        add("turn", 1, HIDDEN, n - 1)
        add("area_power", areas, HIDDEN, POWER_COUNT - 1, labels=POWERS)
        add("flag", POWER_COUNT, HIDDEN, n - 1)
        add("armies_home", POWER_COUNT, 0, int(box.armies))
        add("influence_price", POWER_COUNT, 0, MANY, usual=5)
        add("well_owner", wells, HIDDEN, n - 1)
        add("well_yielded", wells, 0, 1)
        add("well_acquired", wells, 0, 1)
        add("well_bonus", wells, 0, 1)
        add("well_linked", wells, 0, 1)
        add("pieces_laid", n * segments, 0, 1)
        add("worker_kind", n * workers, HIDDEN, len(PLACE_KINDS) - 1, labels=PLACE_KINDS)
        add("worker_at", n * workers, HIDDEN, PLACES - 1, usual=segments)
        add("spare_workers", 1, 0, int(box.spare_workers))
        add("bag", 2, 0, int(max(box.white_total, box.black_total)))
        add("supply", 2, 0, int(max(box.white_total, box.black_total)))
        add("deck", 1, 0, int(box.card_total))
        add("discards", CARD_COUNT, 0, copies)
        add("out", CARD_COUNT, 0, copies)
        add("playing", 1, HIDDEN, CARD_COUNT - 1, labels=CARDS)
        add("deck_fee", 1, 0, MANY, usual=5)
        add("event", STACK_COUNT, HIDDEN, events - 1, labels=tuple(box.events))
        add("event_used", events, 0, 1)
        add("event_looker", STACK_COUNT, HIDDEN, n - 1)
        add("event_fixed", STACK_COUNT, 0, LOOKED_AT)
        add("event_known", STACK_COUNT * LOOKED_AT, HIDDEN, events - 1, labels=tuple(box.events))
        add("excluded", POWER_COUNT, 0, 1)
        add("modifiers", len(MODIFIERS), -MANY, MANY, usual=5)
        add("asked", len(ASKED), -MANY, MANY, usual=10)
        add("company", n, HIDDEN, len(box.companies) - 1)
        add("money", n, 0, MANY, usual=20)
        add("workers", n, 0, workers)
        add("cubes", n, 0, int(box.cubes))
        add("derricks", n, 0, int(box.derricks))
        add("pieces", n, 0, int(box.pieces))
        add("finds", n, 0, int(box.meter))
        add("influence", n * POWER_COUNT, 0, int(box.cubes), usual=int(box.columns))
        add("hand", n, 0, int(box.card_total))
        add("held", n, 0, int(box.card_total))
        add("own_cards", CARD_COUNT, 0, copies)
        add("voted", n, 0, 1)
        add("vote", n, HIDDEN, areas - 1)

    def write(self, s: State, seat: i64, row: BytesWriter) -> None:
        assert isinstance(s, Table)
        write_i64_le(row, s.round)
        write_i64_le(row, self.relative(seat, s.start))
        write_i64_le(row, self.relative(seat, turn_of(s)))
        self.write_map(s, seat, row)
        self.write_workers(s, seat, row)
        write_i64_le(row, s.bag_white)
        write_i64_le(row, s.bag_black)
        write_i64_le(row, s.box_white)
        write_i64_le(row, s.box_black)
        write_i64_le(row, total(s.deck))
        self.write_all(s.discards, row)
        self.write_all(s.out, row)
        write_i64_le(row, s.playing)
        write_i64_le(row, fee(s, seat))
        self.write_events(s, seat, row)
        for power in range(i64(POWER_COUNT)):
            write_i64_le(row, (s.excluded >> power) & 1)
        self.write_all(s.modifiers, row)
        self.write_question(s.top, row)
        self.write_players(s, seat, row)

    def write_map(self, s: Table, seat: i64, row: BytesWriter) -> None:
        self.write_all(s.control, row)
        self.write_seats(s.flag, seat, row)
        self.write_all(s.home, row)
        for power in range(i64(POWER_COUNT)):
            write_i64_le(row, first_cube_price(s, seat, power))
        wells: i64 = len(s.owner)
        self.write_seats(s.owner, seat, row)
        for well in range(wells):
            write_i64_le(row, (s.yielded >> well) & 1)
        for well in range(wells):
            write_i64_le(row, (s.acquired >> well) & 1)
        for well in range(wells):
            write_i64_le(row, 1 if s.has_bonus(well) else 0)
        linked: i64 = 0
        for other in range(self.seats):
            linked |= linked_wells(s, other)
        for well in range(wells):
            write_i64_le(row, (linked >> well) & 1)
        for turn in range(self.seats):
            other = (seat + turn) % self.seats
            for pieces in s.laid:
                write_i64_le(row, (pieces >> other) & 1)

    def write_workers(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§7.2 Where they stand: the kind of place, and which of its kind."""
        count: i64 = len(s.placed)
        first = seat * s.terms.most_placed
        for turn in range(count):
            place = s.placed[(first + turn) % count]
            write_i64_le(row, HIDDEN if place == NOTHING else place // PLACES)
        for turn in range(count):
            place = s.placed[(first + turn) % count]
            write_i64_le(row, HIDDEN if place == NOTHING else place % PLACES)
        write_i64_le(row, s.spare)

    def write_events(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§21 Which cards remain is known to all; in which order, to who has looked and arranged them."""
        self.write_all(s.event, row)
        for event in range(i64(len(s.box.events))):
            write_i64_le(row, 1 if s.is_used(event) else 0)
        self.write_seats(s.looker, seat, row)
        for stack in range(i64(STACK_COUNT)):
            fixed: i64 = 0
            for at in range(stack * LOOKED_AT, stack * LOOKED_AT + LOOKED_AT):
                if s.top_events[at] != NOTHING:
                    fixed += 1
            write_i64_le(row, fixed)
        for at in range(i64(STACK_COUNT * LOOKED_AT)):
            write_i64_le(row, s.top_events[at] if s.looker[at // LOOKED_AT] == seat else HIDDEN)

    def write_question(self, top: Frame | None, row: BytesWriter) -> None:
        """§19 What the pending decision or chance is about."""
        known: list[str] = []
        if top is not None:
            rule = type(top).__name__
            if rule not in self.asked:
                self.asked[rule] = [name for name in ASKED if isinstance(getattr(top, name, None), int)]
            known = self.asked[rule]
        at: i64 = 0
        for name in ASKED:
            value: i64 = HIDDEN
            if at < len(known) and known[at] == name:
                value = getattr(top, name)
                at += 1
            write_i64_le(row, value)

    def write_players(self, s: Table, seat: i64, row: BytesWriter) -> None:
        """§21 Everything of a player but the titles in his hand, and his vote while it is sealed."""
        self.write_by_seat(s.company, 1, seat, row)
        self.write_by_seat(s.money, 1, seat, row)
        self.write_by_seat(s.workers, 1, seat, row)
        self.write_by_seat(s.cubes, 1, seat, row)
        self.write_by_seat(s.derricks, 1, seat, row)
        self.write_by_seat(s.pieces, 1, seat, row)
        self.write_by_seat(s.finds, 1, seat, row)
        self.write_by_seat(s.influence, POWER_COUNT, seat, row)
        for turn in range(self.seats):
            write_i64_le(row, s.hand((seat + turn) % self.seats))
        for turn in range(self.seats):
            at = ((seat + turn) % self.seats) * CARD_COUNT
            write_i64_le(row, total(s.old[at : at + CARD_COUNT]))
        for card in range(i64(CARD_COUNT)):
            write_i64_le(row, s.holds(seat, card))
        for turn in range(self.seats):
            write_i64_le(row, 0 if s.vote[(seat + turn) % self.seats] == NOTHING else 1)
        sealed = isinstance(s.top, Vote)
        for turn in range(self.seats):
            write_i64_le(row, s.vote[(seat + turn) % self.seats] if turn == 0 or not sealed else HIDDEN)

    # The same numbers into a row that stays

    def renew(self, s: State, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        assert isinstance(s, Table)
        at = self.renew_head(s, seat, row, at)
        row[at] = i32(s.round)
        row[at + 1] = i32(self.relative(seat, s.start))
        row[at + 2] = i32(self.relative(seat, turn_of(s)))
        at = self.renew_map(s, seat, row, at + 3, memo, first)
        at = self.renew_workers(s, seat, row, at)
        row[at] = i32(s.bag_white)
        row[at + 1] = i32(s.bag_black)
        row[at + 2] = i32(s.box_white)
        row[at + 3] = i32(s.box_black)
        at += 4
        if is_stale(memo, first + self.stamps + 2, s.card_changes + 1):
            row[at] = i32(total(s.deck))
            put_all(row, at + 1, s.discards)
            put_all(row, at + 1 + CARD_COUNT, s.out)
            self.count_hands(s, memo, first + self.hands)
        at += 1 + 2 * CARD_COUNT
        row[at] = i32(s.playing)
        row[at + 1] = i32(fee(s, seat))
        at = self.renew_events(s, seat, row, at + 2, memo, first + self.masks + 4)
        at = put_bits(row, at, s.excluded, POWER_COUNT)
        at = put_all(row, at, s.modifiers)
        at = self.renew_question(s.top, row, at)
        self.renew_players(s, seat, row, at, memo, first)

    def renew_map(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        seats = self.seats
        if is_stale(memo, first + self.stamps + 4, s.army_changes + 1):
            put_all(row, at, s.control)
            put_all(row, at + i64(len(s.control)) + POWER_COUNT, s.home)
        at = put_seats(row, at + i64(len(s.control)), s.flag, seat, seats) + POWER_COUNT
        for power in range(i64(POWER_COUNT)):
            row[at + power] = i32(first_cube_price(s, seat, power))
        wells: i64 = len(s.owner)
        at += POWER_COUNT
        turned = is_stale(memo, first + self.stamps, s.map_changes * seats + seat + 1)
        if turned:
            put_seats(row, at, s.owner, seat, seats)
        at += wells
        masks = first + self.masks
        at = put_mask(row, at, s.yielded, wells, memo, masks)
        at = put_mask(row, at, s.acquired, wells, memo, masks + 1)
        bonus = ~s.bought
        if s.terms.bought_bonus:
            bonus = -1
        at = put_mask(row, at, bonus, wells, memo, masks + 2)
        if is_stale(memo, first + self.stamps + 1, s.map_changes + 1):
            linked: i64 = 0
            for other in range(seats):
                linked |= linked_wells(s, other)
            put_mask(row, at, linked, wells, memo, masks + 3)
        at += wells
        if turned:
            put_marks(row, at, s.laid, seat, seats, memo, first)
        return at + seats * self.stamps

    def renew_workers(self, s: Table, seat: i64, row: vec[i32], at: i64) -> i64:
        placed = s.placed
        count: i64 = len(placed)
        end = at + count
        to = end - seat * s.terms.most_placed
        for place in placed:
            if to == end:
                to = at
            if place == NOTHING:
                row[to] = i32(HIDDEN)
                row[to + count] = i32(HIDDEN)
            else:
                kind = place // PLACES
                row[to] = i32(kind)
                row[to + count] = i32(place - kind * PLACES)
            to += 1
        row[end + count] = i32(s.spare)
        return end + count + 1

    def renew_events(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> i64:
        at = put_all(row, at, s.event)
        used = ~s.events_left
        for event in s.top_events:
            if event != NOTHING:
                used &= ~(i64(1) << event)
        at = put_mask(row, at, used, len(s.box.events), memo, first)
        at = put_seats(row, at, s.looker, seat, self.seats)
        tops = s.top_events
        place: i64 = 0
        for stack in range(i64(STACK_COUNT)):
            looked = s.looker[stack] == seat
            fixed: i64 = 0
            for _turn in range(i64(LOOKED_AT)):
                event = tops[place]
                if event != NOTHING:
                    fixed += 1
                row[at + STACK_COUNT + place] = i32(event) if looked else i32(HIDDEN)
                place += 1
            row[at + stack] = i32(fixed)
        return at + STACK_COUNT + STACK_COUNT * LOOKED_AT

    def renew_question(self, top: Frame | None, row: vec[i32], at: i64) -> i64:
        for place in range(i64(len(ASKED))):
            row[at + place] = i32(HIDDEN)
        if top is not None:
            rule = type(top)
            known = self.asks.get(rule)
            if known is None:
                known = [(place, name) for place, name in enumerate(ASKED) if isinstance(getattr(top, name, None), int)]
                self.asks[rule] = known
            for number, name in known:
                value: i64 = getattr(top, name)
                row[at + number] = i32(value)
        return at + len(ASKED)

    def count_hands(self, s: Table, memo: vec[i64], first: i64) -> None:
        """How many cards each seat has, and then how many each has held since before the last reshuffle, from `first` on in the memo."""
        old = s.old
        new = s.new
        card: i64 = 0
        for seat in range(self.seats):
            hand: i64 = 0
            held: i64 = 0
            for _turn in range(i64(CARD_COUNT)):
                held += old[card]
                hand += new[card]
                card += 1
            memo[first + seat] = hand + held
            memo[first + self.seats + seat] = held

    def renew_players(self, s: Table, seat: i64, row: vec[i32], at: i64, memo: vec[i64], first: i64) -> None:
        at = put_by_seat(row, at, s.company, seat)
        at = put_by_seat(row, at, s.money, seat)
        at = put_by_seat(row, at, s.workers, seat)
        at = put_by_seat(row, at, s.cubes, seat)
        at = put_by_seat(row, at, s.derricks, seat)
        at = put_by_seat(row, at, s.pieces, seat)
        at = put_by_seat(row, at, s.finds, seat)
        at = put_by_seat(row, at, s.influence, seat * POWER_COUNT)
        seats = self.seats
        votes = s.vote
        sealed = isinstance(s.top, Vote)
        hands = first + self.hands
        voted = at + 2 * seats + CARD_COUNT
        other = seat
        for turn in range(seats):
            row[at + turn] = i32(memo[hands + other])
            row[at + seats + turn] = i32(memo[hands + seats + other])
            vote = votes[other]
            row[voted + turn] = i32(0) if vote == NOTHING else i32(1)
            row[voted + seats + turn] = i32(vote) if turn == 0 or not sealed else i32(HIDDEN)
            other += 1
            if other == seats:
                other = 0
        if is_stale(memo, first + self.stamps + 3, s.card_changes * seats + seat + 1):
            old = s.old
            new = s.new
            own = seat * CARD_COUNT
            for to in range(at + 2 * seats, voted):
                row[to] = i32(old[own] + new[own])
                own += 1


def turn_of(s: Table) -> i64:
    """§7.1 Whose turn it is: the seat before the one from which the next turn is looked for; nobody's outside the actions."""
    for at in range(s.depth):
        frame = s.frames[at]
        if isinstance(frame, NextTurn):
            return (frame.seat + s.seats - 1) % s.seats
    return NOTHING
