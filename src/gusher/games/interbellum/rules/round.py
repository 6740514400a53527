"""§3 Order of play, §6.1 gas income, §7 action turns and §15 the end of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.interbellum.rules.actions import Work
from gusher.games.interbellum.rules.armies import MOVE_OF, can_move_any
from gusher.games.interbellum.rules.cards import CHOOSE_CARD, can_play_any, fee
from gusher.games.interbellum.rules.components import (
    AT_BOAT,
    AT_DECK,
    BESIDE,
    BUY_INFLUENCE,
    BUY_WELL,
    DRAW_CARDS,
    IN_HAND,
    LAY_PIPELINE,
    MOST_SEATS,
    MOVE_ARMY,
    NOTHING,
    PASS,
    PLAY_CARD,
    SEARCH_GAS,
    STACK_COUNT,
    TAKE_INCOME,
    WELL_PRICE,
    WORKS,
)
from gusher.games.interbellum.rules.deck import can_draw, draw
from gusher.games.interbellum.rules.events import TURN_EVENT
from gusher.games.interbellum.rules.gas import GAS_STAKE, can_search
from gusher.games.interbellum.rules.influence import INFLUENCE_POWER, can_buy_influence
from gusher.games.interbellum.rules.pipeline import LAY_SEGMENT, can_lay
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.wells import BUY_WELL_OF, INCOME_WELL, can_buy_well, resting


class Round(Step[Table]):
    """§3.1 Gas income, the events A, B and C, action turns, end of the round."""

    def run(self, s: Table) -> None:
        s.round += 1
        if s.log is not None:
            s.tell("round", round=s.round)
        s.then(TURN_EVENT[0], TURN_EVENT[1], TURN_EVENT[2], NEXT_TURN[s.start], END_OF_ROUND)
        s.then(GAS_INCOME)


class GasIncome(Step[Table]):
    """§6.1.1 In each round but the first every player receives money for his finds."""

    def run(self, s: Table) -> None:
        if s.round == 1:
            return
        for turn in range(s.seats):
            seat = s.after(turn)
            money = s.box.gas_income[s.finds[seat]]
            s.earn(seat, money)
            if s.log is not None and money > 0:
                s.tell("gas-income", seat=seat, money=money)


class NextTurn(Step[Table]):
    """§7.1 The next player with a worker left, clockwise from that seat; none is left when the round is over."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = (self.seat + turn) % s.seats
            if s.workers[seat] > 0:
                if s.log is not None:
                    s.tell("turn", seat=seat)
                s.then(PLACE_WORKER[seat], NEXT_TURN[(seat + 1) % s.seats])
                return


class PlaceWorker(Decision[Table]):
    """§7.2 Which action the worker carries out."""

    def is_private(self, s: Table) -> bool:
        """§21.3 Whether a hand card can be played is the owner's secret."""
        return True

    def options(self, s: Table) -> list[Action]:
        return s.acts.works[offered(s, self.seat, True)]

    def resolve(self, s: Table, action: Action) -> None:
        """§7.4 There is no way back to another action."""
        assert isinstance(action, Work)
        seat = self.seat
        work = action.work
        if s.log is not None:
            s.tell("works", seat=seat, work=WORKS[work])
        if work == DRAW_CARDS or work == PLAY_CARD:
            go_to_deck(s, seat)
            if work == DRAW_CARDS:
                draw(s, seat, s.box.cards_drawn)
            else:
                s.then(CHOOSE_CARD[seat])
        elif work == SEARCH_GAS:
            s.take_worker(seat, AT_BOAT)
            s.then(GAS_STAKE[seat])
        elif work == PASS:
            s.take_worker(seat, BESIDE)
        else:
            s.take_worker(seat, IN_HAND)
            if work == LAY_PIPELINE:
                s.then(LAY_SEGMENT[seat])
            elif work == TAKE_INCOME:
                s.then(INCOME_WELL[seat])
            elif work == BUY_INFLUENCE:
                s.then(INFLUENCE_POWER[seat])
            elif work == BUY_WELL:
                s.then(BUY_WELL_OF[seat])
            else:
                s.then(MOVE_OF[seat])


def go_to_deck(s: Table, seat: i64) -> None:
    """§12.1.2 The fee is computed before the executive is placed, and paid before anything is drawn or played."""
    due = fee(s, seat)
    s.pay(seat, due)
    s.take_worker(seat, AT_DECK)
    if s.log is not None and due > 0:
        s.tell("paid", seat=seat, money=-due)


def offered(s: Table, seat: i64, hand: bool) -> i64:
    """§7.2 The actions that are offered, one bit each; without `hand`, those that do not depend on the cards in it (§21.3)."""
    works: i64 = 0
    if can_lay(s, seat):
        works |= 1 << LAY_PIPELINE
    if can_search(s, seat):
        works |= 1 << SEARCH_GAS
    if not resting(s, seat, s.yielded | s.acquired):
        works |= 1 << TAKE_INCOME
    if can_buy_influence(s, seat):
        works |= 1 << BUY_INFLUENCE
    due = fee(s, seat)
    if s.money[seat] >= due and can_draw(s):
        works |= 1 << DRAW_CARDS
    if hand and can_play_any(s, seat, due):
        works |= 1 << PLAY_CARD
    if can_buy_well(s, seat, s.modifiers[WELL_PRICE]):
        works |= 1 << BUY_WELL
    if can_move_any(s, seat):
        works |= 1 << MOVE_ARMY
    if works == 0 or not s.terms.only_if_stuck:
        works |= 1 << PASS
    return works


class EndOfRound(Step[Table]):
    """§15.1 Workers come back, the C card ends, marks are cleared; §15.2 the start marker goes to the right, or scoring follows."""

    def run(self, s: Table) -> None:
        for at in range(i64(len(s.placed))):
            s.placed[at] = NOTHING
        for seat in range(s.seats):
            s.workers[seat] = s.box.workers
        s.spare = s.box.spare_workers
        s.modifiers = s.box.usual[:]
        s.yielded = 0
        s.acquired = 0
        s.excluded = 0
        for stack in range(i64(STACK_COUNT)):
            s.event[stack] = NOTHING
        if s.round < s.box.rounds:
            s.start = (s.start + s.seats - 1) % s.seats
            if s.log is not None:
                s.tell("start-player", seat=s.start)
            s.then(ROUND)
        elif s.log is not None:
            s.tell("scored")


ROUND: Final = Round()
GAS_INCOME: Final = GasIncome()
END_OF_ROUND: Final = EndOfRound()
NEXT_TURN: Final = [NextTurn(seat) for seat in range(i64(MOST_SEATS))]
PLACE_WORKER: Final = [PlaceWorker(seat) for seat in range(i64(MOST_SEATS))]
