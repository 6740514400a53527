"""§6.5 The events of stack B."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import bits
from gusher.core.rules import Action, Decision, Step
from gusher.games.interbellum.rules.actions import Card, Remove, Segment
from gusher.games.interbellum.rules.components import BIT, CARD_COUNT, CARDS, NOBODY, POWER_COUNT
from gusher.games.interbellum.rules.deck import DRAW_ONE
from gusher.games.interbellum.rules.gas import can_find, search
from gusher.games.interbellum.rules.influence import GAIN_BY_EVENT, LOSE_POWER, lose, settle_flag, take_back
from gusher.games.interbellum.rules.pipeline import add_open, lay
from gusher.games.interbellum.rules.routes import finished, linked_wells
from gusher.games.interbellum.rules.table import Table

# What a receipt or a payment is counted by.
PER: Final = ("well_owned", "linked_well", "flag")
WELL_OWNED: Final = 0
LINKED_WELL: Final = 1
FLAG: Final = 2


def counted(s: Table, seat: i64, per: i64) -> i64:
    found: i64 = 0
    if per == LINKED_WELL:
        return bits(linked_wells(s, seat))
    for holder in s.owner if per == WELL_OWNED else s.flag:
        if holder == seat:
            found += 1
    return found


def receive(s: Table, seat: i64, money: i64) -> None:
    s.earn(seat, money)
    if s.log is not None and money > 0:
        s.tell("received", seat=seat, money=money)


def charge(s: Table, seat: i64, money: i64) -> None:
    paid = s.pay_what_he_can(seat, money)
    if s.log is not None and paid > 0:
        s.tell("paid", seat=seat, money=-paid)


class EachReceives(Step[Table]):
    """§6.5.1 Every player receives so much for each well that he owns; §6.5.2 or for each flag."""

    def __init__(self, per: i64, amount: i64) -> None:
        self.per = per
        self.amount = amount

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(turn)
            receive(s, seat, self.amount * counted(s, seat, self.per))


class EachPays(Step[Table]):
    """§6.5.1 Every player pays so much for each of his linked wells, as far as he can."""

    def __init__(self, per: i64, amount: i64) -> None:
        self.per = per
        self.amount = amount

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(turn)
            charge(s, seat, self.amount * counted(s, seat, self.per))


class FlagFees(Step[Table]):
    """§6.5.2 For each power in power order, its holder pays or loses influence there."""

    def __init__(self, pay: i64, cubes: i64) -> None:
        self.pay = pay
        self.cubes = cubes

    def run(self, s: Table) -> None:
        for turn in range(i64(POWER_COUNT)):
            s.then(FlagFee(POWER_COUNT - 1 - turn, self.pay, self.cubes))


class FlagFee(Step[Table]):
    """§6.5.2 The holder when the power is reached; who gains the flag through the loss is not charged for it."""

    def __init__(self, power: i64, pay: i64, cubes: i64) -> None:
        self.power = power
        self.pay = pay
        self.cubes = cubes

    def run(self, s: Table) -> None:
        if s.flag[self.power] != NOBODY:
            s.then(PayForFlag(s.flag[self.power], self.power, self.pay, self.cubes))


class PayForFlag(Decision[Table]):
    """§6.5.2 Pay, if he can, or lose influence in that power."""

    def __init__(self, seat: i64, power: i64, pay: i64, cubes: i64) -> None:
        super().__init__(seat)
        self.power = power
        self.pay = pay
        self.cubes = cubes

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if s.money[self.seat] >= self.pay:
            options.append(s.acts.pay)
        options.append(s.acts.lose)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if action is s.acts.pay:
            charge(s, self.seat, self.pay)
        else:
            for _turn in range(self.cubes):
                lose(s, self.seat, self.power)


class EachSearches(Step[Table]):
    """§6.5.3 In turn order each player makes a free gas search."""

    def __init__(self, cubes: i64) -> None:
        self.cubes = cubes

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(FreeSearch(s.after(s.seats - 1 - turn), self.cubes))


class FreeSearch(Step[Table]):
    """§6.5.3 With exactly so many cubes; skipped with a full meter, and while the bag holds no black cube."""

    def __init__(self, seat: i64, cubes: i64) -> None:
        self.seat = seat
        self.cubes = cubes

    def run(self, s: Table) -> None:
        if can_find(s, self.seat):
            search(s, self.seat, self.cubes)


class AddWhiteCubes(Step[Table]):
    """§6.5.3 White cubes for each player go from the box into the bag, as many as there are."""

    def __init__(self, each: i64) -> None:
        self.each = each

    def run(self, s: Table) -> None:
        cubes = self.each * s.seats
        if s.box_white < cubes:
            cubes = s.box_white
        s.box_white -= cubes
        s.bag_white += cubes
        if s.log is not None:
            s.tell("white-cubes", cubes=cubes)


class EachGains(Step[Table]):
    """§6.5.4 In turn order each player gains influence in a power of his choice."""

    def __init__(self, cubes: i64) -> None:
        self.cubes = cubes

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            for _turn in range(self.cubes):
                s.then(GAIN_BY_EVENT[s.after(s.seats - 1 - turn)])


class EachLoses(Step[Table]):
    """§6.5.4 In turn order each player loses influence where he has most."""

    def __init__(self, cubes: i64) -> None:
        self.cubes = cubes

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            for _turn in range(self.cubes):
                s.then(LOSE_POWER[s.after(s.seats - 1 - turn)])


class EachDraws(Step[Table]):
    """§6.5.5 In turn order each player draws."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            for _turn in range(self.cards):
                s.then(DRAW_ONE[s.after(s.seats - 1 - turn)])


class EachDiscards(Step[Table]):
    """§6.5.5 In turn order each player discards a card or pays."""

    def __init__(self, pay: i64) -> None:
        self.pay = pay

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(DiscardOrPay(s.after(s.seats - 1 - turn), self.pay))


class DiscardOrPay(Decision[Table]):
    """§6.5.5 One hand card face up, its effect not carried out; or the payment. Without cards he pays, as far as he can."""

    def __init__(self, seat: i64, pay: i64) -> None:
        super().__init__(seat)
        self.pay = pay

    def is_private(self, s: Table) -> bool:
        """§21.3 Which cards a hand holds is the owner's secret."""
        return True

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for card in range(i64(CARD_COUNT)):
            if s.holds(self.seat, card) > 0:
                options.append(s.acts.card[card])
        if not options or s.money[self.seat] >= self.pay:
            options.append(s.acts.pay)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Card):
            held = s.give_up(self.seat, action.card)
            s.discards[action.card] += 1
            s.card_changes += 1
            if s.log is not None:
                s.tell("discarded", seat=self.seat, card=CARDS[action.card], held=held)
        else:
            charge(s, self.seat, self.pay)


class EachMayLay(Step[Table]):
    """§6.5.6 In turn order each player may lay one piece."""

    def __init__(self, price: i64) -> None:
        self.price = price

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(SurplusSegment(s.after(s.seats - 1 - turn), self.price))


class SurplusSegment(Decision[Table]):
    """§6.5.6 Any open segment at the price of the event, or decline."""

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price = price

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if s.money[self.seat] >= self.price:
            add_open(s, self.seat, options)
        if options:
            options.append(s.acts.decline)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Segment):
            lay(s, self.seat, action.segment, self.price)


class MostPiecesRemove(Step[Table]):
    """§6.5.6 Every player with the most pieces on the map; they are fixed before the first removal."""

    def __init__(self, pay: i64) -> None:
        self.pay = pay

    def run(self, s: Table) -> None:
        most: i64 = 1
        for seat in range(s.seats):
            if s.on_map(seat) > most:
                most = s.on_map(seat)
        for turn in range(s.seats):
            seat = s.after(s.seats - 1 - turn)
            if s.on_map(seat) == most:
                s.then(RemoveOrPay(seat, self.pay))


def unfinished(s: Table, seat: i64) -> list[Action]:
    """§6.5.6 His pieces that are on no shortest route from any of his linked wells."""
    on_route = finished(s, seat)
    return [s.acts.remove[at] for at in range(len(s.laid)) if s.is_laid(seat, at) and at not in on_route]


class RemoveOrPay(Decision[Table]):
    """§6.5.6 One unfinished piece back to the supply, or the payment; without such a piece he pays, as far as he can."""

    def __init__(self, seat: i64, pay: i64) -> None:
        super().__init__(seat)
        self.pay = pay

    def options(self, s: Table) -> list[Action]:
        options = unfinished(s, self.seat)
        if not options or s.money[self.seat] >= self.pay:
            options.append(s.acts.pay)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Remove):
            s.laid[action.segment] &= ~BIT[self.seat]
            s.map_changes += 1
            s.pieces[self.seat] += 1
            if s.log is not None:
                s.tell("removed", seat=self.seat, segment=s.box.segments[action.segment])
        else:
            charge(s, self.seat, self.pay)


class Credit(Step[Table]):
    """§6.5.7 Who has less than a given sum receives more than the others."""

    def __init__(self, below: i64, amount: i64, otherwise: i64) -> None:
        self.below = below
        self.amount = amount
        self.otherwise = otherwise

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(turn)
            receive(s, seat, self.amount if s.money[seat] < self.below else self.otherwise)


class Crash(Step[Table]):
    """§6.5.7 Each player loses so much for every full sum that he holds."""

    def __init__(self, per: i64, lose: i64) -> None:
        self.per = per
        self.lose = lose

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(turn)
            charge(s, seat, s.money[seat] // self.per * self.lose)


def court_receives(s: Table, power: i64, money: i64) -> None:
    """§6.5.8 Each player with influence in that power."""
    for turn in range(s.seats):
        seat = s.after(turn)
        if s.influence[seat * POWER_COUNT + power] > 0:
            receive(s, seat, money)


def court_loses(s: Table, power: i64, cubes: i64) -> None:
    """§6.5.8 All at once; the flag rule is applied once afterwards."""
    for turn in range(s.seats):
        seat = s.after(turn)
        for _turn in range(cubes):
            if s.influence[seat * POWER_COUNT + power] > 0:
                take_back(s, seat, power)
    settle_flag(s, power)
