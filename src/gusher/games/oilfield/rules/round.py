"""§3 Order of play, §4 the selection phase and §5 performing the actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import total
from gusher.core.rules import Action, Frame, Step, Together
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.build import BUILD_OF
from gusher.games.oilfield.rules.components import (
    BUILD,
    CARDS,
    DRILL,
    INVEST,
    LEASE,
    LOCAL,
    MOST_SEATS,
    MOST_SPACES,
    NATIONAL,
)
from gusher.games.oilfield.rules.drill import DRILL_OF
from gusher.games.oilfield.rules.dummy import DummyActs, DummyCard, MoveDummy
from gusher.games.oilfield.rules.invest import INVEST_OF, FinalSale, OwnDecision, add_sales, can_sell, sell
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import LOCAL_OF
from gusher.games.oilfield.rules.national import NATIONAL_OF
from gusher.games.oilfield.rules.privileges import GROW_POT, AutomaticAction, privilege
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, AT_THE_END, FIELD_CHECK, IN_UPKEEP, TOP_UP_CARDS, TOP_UP_TILES
from gusher.games.oilfield.rules.table import NOBODY, UNKNOWN, Table


class Round(Step[Table]):
    """§3.1 A round: selection, public phase, field check, private phase, end of the round."""

    def run(self, s: Table) -> None:
        s.round += 1
        if s.round == s.terms.max_rounds:
            s.final_round = s.round  # §17.1.5
        if s.log is not None:
            s.tell("round", round=s.round, final=int(s.round == s.final_round))
        s.then(CHOOSE_CARDS, PUBLIC_PHASE[0], FIELD_CHECK[AFTER_PUBLIC], PRIVATE_PHASE, END_OF_ROUND)
        for turn in range(s.seats):
            s.then(PLACE_WORKER[s.after(s.seats - 1 - turn)])
        if s.terms.two and s.round > 1:
            s.then(MoveDummy())


class PlaceWorker(OwnDecision):
    """§4.1.1 Put the worker on one free, usable space."""

    def choices(self, s: Table) -> list[Action]:
        """§4.1.3 No precondition is checked, but for what he can bid if the option says so."""
        options: list[Action] = []
        for space in s.terms.usable:
            if s.occupant[space] == NOBODY:
                if not s.terms.bids_affordable or s.box.space_price[space] <= s.money[self.seat] + proceeds(s, self.seat):
                    options.append(s.acts.place[space])
        return options

    def carry_out(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Place)
        s.occupant[action.space] = self.seat
        if s.log is not None:
            s.tell("placed", seat=self.seat, space=s.box.space_names[action.space])


def proceeds(s: Table, seat: i64) -> i64:
    """§4.1.3 What his investments would fetch; with `government_cubes` = three the dearest for which cubes are left."""
    prices: list[int] = []
    for row in range(i64(3)):
        if can_sell(s, seat, row):
            prices += [int(s.row_price(row))] * s.investments[seat * 3 + row]
    if s.terms.three_cubes:
        cubes = s.box.government_cubes - (total(s.covered) - total(s.investments))
        prices = sorted(prices, reverse=True)[:cubes]
    return sum(prices)


class ChooseCards(Together[Table]):
    """§4.2.1 Each player chooses one of his five cards, in secret and at the same time."""

    def owes(self, s: Table, seat: i64) -> bool:
        return s.card[seat] == UNKNOWN

    def options(self, s: Table, seat: i64) -> list[Action]:
        options = s.acts.hand[:]
        if s.terms.sell_at_cards and (not s.terms.three_cubes or self.is_next(s, seat)):
            add_sales(s, seat, options)
        return options

    def is_next(self, s: Table, seat: i64) -> bool:
        """§13.4.4 Where the order of sales matters, turn order decides: earlier players have chosen their cards."""
        for turn in range(s.seats):
            other = s.after(turn)
            if other == seat:
                break
            if self.owes(s, other):
                return False
        return True

    def seal(self, s: Table, seat: i64, action: Action) -> bool:
        """§4.2.3 The card lies face down until the private phase; §13.4.4 a sale is no part of the secret, and the card is still owed."""
        if isinstance(action, actions.ChooseCard):
            s.card[seat] = action.card
            return True
        assert isinstance(action, actions.SellInvestment)
        sell(s, seat, action.row)
        return False

    def open(self, s: Table) -> None:
        """The cards stay hidden until the reveal (§5.3.1)."""


class PublicPhase(Step[Table]):
    """§5.1.1 Columns left to right, spaces top to bottom, the Lease column by descending bid; from the `at`-th space on."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def run(self, s: Table) -> None:
        at = self.at
        while at < len(s.terms.order):
            space = s.terms.order[at]
            seat = s.occupant[space]
            if 0 <= seat < s.seats:
                if s.log is not None:
                    s.tell("turn", seat=seat, space=s.box.space_names[space])
                s.then(public_action(s, seat, space), TAKE_BACK[at])
                return
            at += 1


def public_action(s: Table, seat: i64, space: i64) -> Frame:
    column = s.box.space_column[space]
    if column == LEASE:
        return Lease(seat, s.box.space_price[space], True)
    if column == BUILD:
        return BUILD_OF[seat]
    if column == DRILL:
        return DRILL_OF[seat]
    if column == LOCAL:
        return LOCAL_OF[seat]
    if column == INVEST:
        return INVEST_OF[seat]
    if s.terms.ask_automatic:
        return AutomaticAction(seat, column)
    return privilege(seat, column)


class TakeBack(Step[Table]):
    """§5.1.2 The player takes his worker back; the space is not reused in this round."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def run(self, s: Table) -> None:
        s.occupant[s.terms.order[self.at]] = NOBODY
        s.then(PUBLIC_PHASE[self.at + 1])


class PrivatePhase(Step[Table]):
    """§5.3 The dummy's card if there is one, the reveal, the actions in turn order, the cards back to hand."""

    def run(self, s: Table) -> None:
        s.then(CARDS_BACK)
        for turn in range(s.seats):
            last = s.seats - 1 - turn
            s.then(PRIVATE_ACTION[s.after(last)])
            if last == 1 and s.terms.two and s.terms.dummy_between:
                s.then(DummyActs())  # §18.4.3
        s.then(REVEAL)
        if s.terms.two:
            if not s.terms.dummy_between:
                s.then(DummyActs())
            s.then(DummyCard())


class Reveal(Step[Table]):
    """§5.3.1 All cards are turned up at once; §10.2 the number of National cards fixes the price of the round."""

    def run(self, s: Table) -> None:
        nationals: i64 = 1 if s.dummy_card == NATIONAL else 0
        for seat in range(s.seats):
            if s.card[seat] == NATIONAL:
                nationals += 1
            if s.log is not None:
                s.tell("revealed", seat=seat, card=CARDS[s.card[seat]])
        s.revealed = True
        if nationals > 0:
            table = s.terms.national_price
            s.price = table[nationals - 1 if nationals <= len(table) else len(table) - 1]
            if s.log is not None:
                s.tell("price", dollars=s.price, cards=nationals)


class PrivateAction(Step[Table]):
    """§5.3.2 In turn order, beginning with the current first player, each card's action is performed."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        card = s.card[seat]
        if s.log is not None:
            s.tell("card-turn", seat=seat, card=CARDS[card])
        if card == LEASE:
            s.then(Lease(seat, s.box.private_lease, False))
        elif card == BUILD:
            s.then(BUILD_OF[seat])
        elif card == DRILL:
            s.then(DRILL_OF[seat])
        elif card == LOCAL:
            s.then(LOCAL_OF[seat])
        else:
            s.then(NATIONAL_OF[seat])


class CardsBack(Step[Table]):
    """§3.1 Step 4.4: all cards go back to their owners' hands."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.card[seat] = UNKNOWN
        s.dummy_card = UNKNOWN
        s.revealed = False
        s.price = 0


class EndOfRound(Step[Table]):
    """§3.1 After the final round the game ends; else the upkeep, and the next round."""

    def run(self, s: Table) -> None:
        if s.round != s.final_round:
            s.then(TOP_UP_CARDS, TOP_UP_TILES, FIELD_CHECK[IN_UPKEEP], GROW_POT, ROUND)
            return
        if s.terms.final_window:
            for turn in range(s.seats):
                s.then(FinalSale(s.after(s.seats - 1 - turn)))
        if s.terms.final_check:
            s.then(FIELD_CHECK[AT_THE_END])


ROUND: Final = Round()
PLACE_WORKER: Final = [PlaceWorker(seat) for seat in range(i64(MOST_SEATS))]
CHOOSE_CARDS: Final = ChooseCards()
PUBLIC_PHASE: Final = [PublicPhase(at) for at in range(i64(MOST_SPACES + 1))]
TAKE_BACK: Final = [TakeBack(at) for at in range(i64(MOST_SPACES))]
PRIVATE_PHASE: Final = PrivatePhase()
REVEAL: Final = Reveal()
PRIVATE_ACTION: Final = [PrivateAction(seat) for seat in range(i64(MOST_SEATS))]
CARDS_BACK: Final = CardsBack()
END_OF_ROUND: Final = EndOfRound()
