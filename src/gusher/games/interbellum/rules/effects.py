"""§12.4 What the action cards do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.numbers import bits
from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, Frame, Step
from gusher.games.interbellum.rules.actions import Drawn, Power, Rival, Segment, Stack, Well
from gusher.games.interbellum.rules.armies import RECALL, ArmyToMarch, ExpansionTarget, ProxyTarget, can_move_any, proxy_targets, targets
from gusher.games.interbellum.rules.components import (
    AT_DECK,
    BAKSHEESH,
    BIT,
    CABLE,
    DOUBLE_AGENT,
    FORCED_MARCH,
    GUNBOAT,
    HAGUE,
    HANDSHAKE,
    LOOKED_AT,
    MOST_SEATS,
    NIGHT_TRAIN,
    NOBODY,
    NOTHING,
    POWER_COUNT,
    PROXY_WAR,
    SEISMOGRAPH,
    SPOT_CARGO,
    STACKS,
    TRUCE,
    ULTIMATUM,
    WILDCAT,
)
from gusher.games.interbellum.rules.deck import Draw
from gusher.games.interbellum.rules.gas import can_find, search
from gusher.games.interbellum.rules.influence import gain, lose, raise_flag
from gusher.games.interbellum.rules.pipeline import add_open, any_open, lay
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.wells import SPOT_CARGO_OF, add_free, buy_well, can_buy_well, resting


def can_play(s: Table, seat: i64, card: i64) -> bool:
    """§12.3.2 Whether a card can be played with the money that the player has now, whether or not he holds it."""
    if card <= FORCED_MARCH:
        return s.modifiers[TRUCE] == 0 and can_use_armies(s, seat, card)
    if card == DOUBLE_AGENT or card == HAGUE:
        return allows_any(s, seat, card)
    if card == BAKSHEESH:
        return s.cubes[seat] > 0
    if card == NIGHT_TRAIN or card == HANDSHAKE:
        return s.money[seat] >= s.box.card_price[card] and any_open(s, seat)
    if card == SPOT_CARGO:
        return not resting(s, seat, s.acquired)
    if card == SEISMOGRAPH:
        return can_find(s, seat)
    return card != WILDCAT or can_buy_well(s, seat, s.box.card_price[card])


def can_use_armies(s: Table, seat: i64, card: i64) -> bool:
    """§6.6.7 The cards that a Truce makes unavailable."""
    if card == FORCED_MARCH:
        return can_move_any(s, seat)
    if card != ULTIMATUM:
        return allows_any(s, seat, card)
    for power in range(i64(POWER_COUNT)):
        if s.home[power] < s.box.armies:
            return True
    return False


def allows_any(s: Table, seat: i64, card: i64) -> bool:
    for power in range(i64(POWER_COUNT)):
        if allows(s, seat, card, power):
            return True
    return False


def allows(s: Table, seat: i64, card: i64, power: i64) -> bool:
    """§12.4 Whether a card can be used on that power."""
    if card == GUNBOAT:
        return s.flag[power] == seat and targets(s, power) != 0
    if card == PROXY_WAR:
        return s.flag[power] == seat and proxy_targets(s, power) != 0
    if card == DOUBLE_AGENT:
        for rival in range(s.seats):
            if rival != seat and s.influence[rival * POWER_COUNT + power] > 0:
                return True
        return False
    if card == HAGUE:
        holder = s.flag[power]
        if holder == NOBODY or holder == seat:
            return False
        return s.influence[seat * POWER_COUNT + power] == s.influence[holder * POWER_COUNT + power]
    return True


class CardPower(Decision[Table]):
    """§12.4 The power on which a card is used; each card has its own."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for power in range(i64(POWER_COUNT)):
            if allows(s, self.seat, self.card, power):
                options.append(s.acts.power[power])
        return options


class GunboatPower(CardPower):
    """§12.4.1 It expands by one army."""

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        s.then(ExpansionTarget(self.seat, action.power))


class ProxyPower(CardPower):
    """§12.4.2 It drives out a foreign army."""

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        s.then(ProxyTarget(self.seat, action.power))


class BaksheeshPower(CardPower):
    """§12.4.5 The player gains influence in it, cube by cube."""

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        for _turn in range(s.box.amount[BAKSHEESH]):
            gain(s, self.seat, action.power)


class DoubleAgentPower(CardPower):
    """§12.4.6 A rival loses influence in it, and the player gains it."""

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        s.then(CardRival(self.seat, action.power))


class HaguePower(CardPower):
    """§12.4.15 The player takes its flag."""

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Power)
        raise_flag(s, self.seat, action.power)


class CardRival(Decision[Table]):
    """§12.4.6 A rival with influence in the power: he loses 1, then the player gains 1."""

    def __init__(self, seat: i64, power: i64) -> None:
        super().__init__(seat)
        self.power = power

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for rival in range(s.seats):
            if rival != self.seat and s.influence[rival * POWER_COUNT + self.power] > 0:
                options.append(s.acts.rival[rival])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Rival)
        lose(s, action.seat, self.power)
        gain(s, self.seat, self.power)


class ForcedMarch(Step[Table]):
    """§12.4.4 One or two different armies of powers whose flags he holds, one step each."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.then(ArmyToMarch(self.seat, NOBODY, s.box.amount[FORCED_MARCH], NOTHING))


class CardSegment(Decision[Table]):
    """§12.4 A piece anywhere open at the price of the card; `left` may be laid, after the first he may stop."""

    def __init__(self, seat: i64, card: i64, left: i64, first: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.first = first

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if s.money[self.seat] >= s.box.card_price[self.card]:
            add_open(s, self.seat, options)
        if options and not self.first:
            options.append(s.acts.stop)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Segment):
            lay(s, self.seat, action.segment, s.box.card_price[self.card])
            if self.left > 1:
                s.then(card_segment(self.seat, self.card, self.left - 1, False))


class NightTrainSegment(CardSegment):
    """§12.4.7 One piece or two."""


class HandshakeSegment(CardSegment):
    """§12.4.8 One piece, free of charge."""


def card_segment(seat: i64, card: i64, left: i64, first: bool) -> CardSegment:
    if card == HANDSHAKE:
        return HandshakeSegment(seat, card, left, first)
    return NightTrainSegment(seat, card, left, first)


class LayByCard(Step[Table]):
    """§12.4.7 As many pieces as the card allows; §12.4.8 the Handshake lays one."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Table) -> None:
        s.then(card_segment(self.seat, self.card, s.box.amount[self.card], True))


class RoyaltyCheque(Step[Table]):
    """§12.4.9 Money from the bank."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.earn(self.seat, s.box.royalty)
        if s.log is not None:
            s.tell("received", seat=self.seat, money=s.box.royalty)


class Seismograph(Step[Table]):
    """§12.4.11 A gas search with a given number of cubes; no free cubes, no boat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        search(s, self.seat, s.box.amount[SEISMOGRAPH])


class WildcatLease(Decision[Table]):
    """§12.4.12 One free well at the price of the card."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        add_free(s, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Well)
        buy_well(s, self.seat, action.well, s.box.card_price[WILDCAT])


class CableStack(Decision[Table]):
    """§12.4.13 A stack whose top two cards he looks at, secretly; then he draws an action card."""

    def options(self, s: Table) -> list[Action]:
        return s.acts.stacks

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, Stack)
        stack = action.stack
        s.looker[stack] = self.seat
        if s.log is not None:
            s.tell("cable", seat=self.seat, stack=STACKS[stack])
        s.then(CableOrder(self.seat, stack), Draw(self.seat, s.box.amount[CABLE]))
        unknown: i64 = 0
        for place in range(i64(LOOKED_AT)):
            event = s.top_events[stack * LOOKED_AT + place]
            if event == NOTHING:
                unknown += 1
            elif s.log is not None:
                s.tell("cable-seen", (int(self.seat),), seat=self.seat, first=s.box.events[event])
        left = bits(s.events_left & s.box.stack[stack])
        for _turn in range(unknown if unknown < left else left):
            s.then(LookAtEvent(self.seat, stack))


class LookAtEvent(Chance[Table]):
    """§20 The next unknown position: any card of that stack that is not fixed, counted in the order of the cards."""

    def __init__(self, seat: i64, stack: i64) -> None:
        self.seat = seat
        self.stack = stack

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.look[place], 1) for place in range(bits(s.events_left & s.box.stack[self.stack]))]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.look[rng.below(bits(s.events_left & s.box.stack[self.stack]))]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        place = self.stack * LOOKED_AT
        while s.top_events[place] != NOTHING:
            place += 1
        event = nth_event(s, self.stack, outcome.value)
        s.events_left &= ~BIT[event]
        s.top_events[place] = event


def nth_event(s: Table, stack: i64, place: i64) -> i64:
    event: i64 = 0
    left = s.events_left & s.box.stack[stack]
    while True:
        if (left >> event) & 1 == 1:
            if place == 0:
                return event
            place -= 1
        event += 1


class CableOrder(Decision[Table]):
    """§12.4.13 The cards go back in this order or in the other; nobody else learns which."""

    def __init__(self, seat: i64, stack: i64) -> None:
        super().__init__(seat)
        self.stack = stack

    def options(self, s: Table) -> list[Action]:
        if s.top_events[self.stack * LOOKED_AT + 1] == NOTHING:
            return []
        return s.acts.orders

    def resolve(self, s: Table, action: Action) -> None:
        at = self.stack * LOOKED_AT
        if action is s.acts.swap:
            first = s.top_events[at]
            s.top_events[at] = s.top_events[at + 1]
            s.top_events[at + 1] = first
        if s.log is not None:
            first_name, second_name = s.box.events[s.top_events[at]], s.box.events[s.top_events[at + 1]]
            s.tell("cable-order", (int(self.seat),), seat=self.seat, first=first_name, second=second_name)


class OvertimeWorker(Step[Table]):
    """§12.4.14 This worker comes back from the deck, and the spare worker with him for the rest of the round."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        at = self.seat * s.terms.most_placed + s.terms.most_placed - 1
        while s.placed[at] != AT_DECK:
            at -= 1
        s.placed[at] = NOTHING
        spare: i64 = 1 if s.spare > 0 else 0
        s.spare -= spare
        s.workers[self.seat] += 1 + spare
        if s.log is not None:
            s.tell("overtime", seat=self.seat, workers=s.workers[self.seat])


def effects_for(seat: i64) -> list[Frame]:
    return [
        GunboatPower(seat, GUNBOAT),
        ProxyPower(seat, PROXY_WAR),
        RECALL[seat],
        ForcedMarch(seat),
        BaksheeshPower(seat, BAKSHEESH),
        DoubleAgentPower(seat, DOUBLE_AGENT),
        LayByCard(seat, NIGHT_TRAIN),
        LayByCard(seat, HANDSHAKE),
        RoyaltyCheque(seat),
        SPOT_CARGO_OF[seat],
        Seismograph(seat),
        WildcatLease(seat),
        CableStack(seat),
        OvertimeWorker(seat),
        HaguePower(seat, HAGUE),
    ]


EFFECTS: Final[list[list[Frame]]] = [effects_for(seat) for seat in range(i64(MOST_SEATS))]
