"""What a learned player looks at in Interbellum.

Most of it is about three races: lines that are to be finished in time, flags that can be taken or lost as long as somebody has a worker
and money left, and gas while the bag is rich. Hands are secret: a player sees the titles in his own and the size of the others. The numbers
of a seat are worked out for all seats first, in `Standing`, because many of them are differences to the best of the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.learned.features import Features
from gusher.core.numbers import bits, total
from gusher.core.rules import State
from gusher.games.interbellum.bots.standing import Standing
from gusher.games.interbellum.bots.surveys import MOST_PLANS
from gusher.games.interbellum.bots.waiting import CARDS_DRAWN, KINDS
from gusher.games.interbellum.rules.components import (
    AT_DECK,
    BIT,
    CARD_COUNT,
    CARDS,
    CLOSED_POWER,
    DECK_FEE,
    EXTRA_POWER,
    GAS_FREE,
    GAS_MOST,
    INCOME,
    INFLUENCE_PRICE,
    LOOKED_AT,
    NOBODY,
    NOTHING,
    PIPELINE_BASE,
    POWER_COUNT,
    POWERS,
    STACK_COUNT,
    STACKS,
    TRUCE,
    WELL_PRICE,
)
from gusher.games.interbellum.rules.influence import column_of
from gusher.games.interbellum.rules.options import GAME_SPOTS, NEVER_CHEAP, ROUND_SPOTS
from gusher.games.interbellum.rules.table import Table

ITEMS: Final[dict[str, float]] = {"pipelines": 15.0, "ports": 8.0, "gas": 8.0, "influence": 10.0, "flags": 4.0, "armies": 6.0}

OF_TABLE: Final = (
    ["two seats", "three seats", "seats", "round", "rounds to come", "thirties", "last round", "workers to come", "acting"]
    + [f"waits: {kind}" for kind in KINDS]
    + ["pieces or cards to come", "cubes to be drawn"]
    + [f"about {power}" for power in POWERS]
    + [f"growth of {power} to come" for power in POWERS]
    + [f"armies of {power}" for power in POWERS]
    + [f"outlook of {power}" for power in POWERS]
    + [f"targets of {power}" for power in POWERS]
    + [f"way in {power}" for power in POWERS]
    + ["price of a piece", "price of a cube", "price of a well", "more income", "free cubes", "few cubes", "fee each", "truce"]
    + ["gas by one cube", "gas by three cubes", "black cubes", "deck fee", "deck", "free wells"]
    + ["area: targets", "area: segments", "area: foreign borders", "area: weight"]
    + [f"known {number} of {stack}" for stack in STACKS for number in ("first", "second")]
    + [f"cable on {stack}" for stack in STACKS]
    + ["open votes", "either", "homes count not", "no floor", "spots", "never cheap", "rivals' fee", "few boats", "no way through"]
    + ["pieces for every well", "ports once"]
)

OF_SEAT: Final = (
    ["viewer", "chooses", "next", "place in turn", "starts next", "last to place"]
    + ["workers", "no worker", "last worker", "workers to come", "workers ahead", "money", "money to 3", "money to 8", "money a worker"]
    + ["hand", "cards to come", "affairs to come", "wealth", "pieces left", "derricks left"]
    + ["points of lines", "points of gas", "points of influence", "points of flags", "points", "lead in points"]
    + ["estimate", "lead in estimate", "promise", "lead with promise", "best of all"]
    + ["wells", "linked wells", "idle pieces", "fresh income", "best fresh income", "income a round", "free cubes", "fresh wells"]
    + ["finds", "next find", "gas income", "worth of a find", "can search"]
    + ["plans", "nearest link", "link with one", "worth of the best well", "pieces to the best well", "can buy a well"]
    + [f"plan {plan}: {what}" for plan in (1, 2) for what in ("worth", "gain", "missing", "price", "turns")]
    + [
        "plan 3: worth",
        "next piece",
        "plan 1: payable",
        "plan 1: in this round",
        "plan 1: fresh well",
        "closed pieces",
        "ground",
        "friends",
    ]
    + [f"influence in {power}" for power in POWERS]
    + [f"lead in {power}" for power in POWERS]
    + [f"flag of {power}" for power in POWERS]
    + [
        "flags",
        "flags with a lead",
        "flags with two",
        "flags at risk",
        "flags at risk soon",
        "outlook of flags",
        "taking a flag",
        "flags in reach",
        "next cube",
    ]
    + ["cost of a flag", "power in question", "area in question", "discount", "extra pieces"]
    + ["worth of the hand", "best card"]
    + [f"holds {card}" for card in CARDS]
)


class InterbellumFeatures(Features):
    """The numbers of Interbellum."""

    def __init__(self) -> None:
        super().__init__(OF_TABLE, OF_SEAT, ITEMS)
        self.standing = Standing()

    def write_table(self, s: State, viewer: i64) -> None:
        assert isinstance(s, Table)
        self.standing.prepare(s, viewer)
        waiting = self.standing.waiting
        self.flag(s.seats == 2)
        self.flag(s.seats == 3)
        self.count(s.seats, 5.0)
        self.count(s.round, float(s.box.rounds))
        self.count(s.box.rounds - s.round, 6.0)
        self.flag(s.round > s.box.last_of_20s)
        self.flag(s.round == s.box.rounds)
        self.count(self.standing.workers, float(4 * s.seats))
        self.flag(waiting.acting)
        self.one_of(waiting.kind, len(KINDS))
        self.count(waiting.left, 2.0)
        self.count(waiting.cubes, 4.0)
        for power in range(i64(POWER_COUNT)):
            self.put(0.0 if power != waiting.power else 1.0 if waiting.sign >= 0 else -1.0)
        for power in range(i64(POWER_COUNT)):
            self.count(waiting.growth(s, power), 1.0)
        self.write_powers(s)
        self.write_prices(s, viewer)
        self.write_area()
        self.write_known(s, viewer)
        self.write_terms(s)

    def write_powers(self, s: Table) -> None:
        for power in range(i64(POWER_COUNT)):
            self.count(s.outside(power), 4.0)
        for power in range(i64(POWER_COUNT)):
            self.put(self.standing.majorities.drift[power])
        for power in range(i64(POWER_COUNT)):
            self.count(bits(self.standing.majorities.targets[power]), 6.0)
        for power in range(i64(POWER_COUNT)):
            self.put(1.0 if s.modifiers[EXTRA_POWER] == power else -1.0 if s.modifiers[CLOSED_POWER] == power else 0.0)

    def write_prices(self, s: Table, viewer: i64) -> None:
        box = s.box
        self.put(float(s.modifiers[PIPELINE_BASE] - box.usual[PIPELINE_BASE]))
        cube = s.modifiers[INFLUENCE_PRICE]
        self.put(0.0 if cube == NOTHING else float(cube - box.cube_price))
        self.put(float(s.modifiers[WELL_PRICE] - box.usual[WELL_PRICE]) / 2.0)
        self.put(float(s.modifiers[INCOME]))
        self.put(float(s.modifiers[GAS_FREE]))
        self.flag(s.modifiers[GAS_MOST] != NOTHING)
        self.put(float(s.modifiers[DECK_FEE] - box.usual[DECK_FEE]))
        self.flag(s.modifiers[TRUCE] == 1)
        self.put(1.0 - self.standing.dry[1])
        self.put(1.0 - self.standing.dry[3])
        self.count(s.bag_black, 5.0 * float(s.seats))
        self.count(s.workers_at(AT_DECK) * s.modifiers[DECK_FEE], 3.0)
        self.count(total(s.deck), 16.0)
        self.count(self.standing.free_wells, 8.0)

    def write_area(self) -> None:
        """The area that the viewer voted for, or that leads in the vote; or the one that an army is about to leave."""
        self.count(self.standing.outlays.area_targets, 4.0)
        self.count(self.standing.outlays.area_segments, 4.0)
        self.count(self.standing.outlays.area_borders, 3.0)
        self.put(self.standing.outlays.area_weight)

    def write_known(self, s: Table, viewer: i64) -> None:
        """§12.4.13 Events that the viewer has looked at, by their places in the stack; and the stack that is being looked at."""
        for stack in range(i64(STACK_COUNT)):
            for at in range(stack * LOOKED_AT, stack * LOOKED_AT + LOOKED_AT):
                event = s.top_events[at]
                if s.looker[stack] == viewer and event != NOTHING:
                    below: i64 = bits(s.box.stack[stack] & (BIT[event] - 1))
                    self.count(below + 1, 8.0)
                else:
                    self.put(0.0)
        self.one_of(self.standing.waiting.stack, STACK_COUNT)

    def write_terms(self, s: Table) -> None:
        terms = s.terms
        self.flag(terms.open_votes)
        self.flag(terms.either)
        self.flag(not terms.home_counts)
        self.flag(terms.floor == 0)
        self.flag(terms.cheap == GAME_SPOTS or terms.cheap == ROUND_SPOTS)
        self.flag(terms.cheap == NEVER_CHEAP)
        self.flag(terms.rivals_only)
        self.flag(terms.few_boats)
        self.flag(not terms.pass_through)
        self.flag(terms.per_well)
        self.flag(terms.once_per_port)

    # Of a seat

    def write_seat(self, s: State, seat: i64, viewer: i64) -> None:
        assert isinstance(s, Table)
        self.write_turn(s, seat, viewer)
        self.write_goods(s, seat)
        self.write_points(s, seat)
        self.write_wells(s, seat)
        self.write_plans(s, seat)
        self.write_influence(s, seat)
        self.write_hand(s, seat, viewer)

    def write_turn(self, s: Table, seat: i64, viewer: i64) -> None:
        waiting = self.standing.waiting
        self.flag(seat == viewer)
        self.flag(seat == waiting.seat)
        self.flag(seat == waiting.next)
        self.count((seat + s.seats - s.start) % s.seats, float(s.seats - 1))
        self.flag(seat == (s.start + s.seats - 1) % s.seats)
        self.flag(seat == self.standing.last)

    def write_goods(self, s: Table, seat: i64) -> None:
        workers = s.workers[seat]
        money = s.money[seat]
        to_come = self.standing.to_come[seat]
        self.count(workers, 4.0)
        self.flag(workers == 0)
        self.flag(workers == 1)
        self.count(to_come, 24.0)
        self.put(float(workers) - float(self.standing.workers) / float(s.seats))
        self.count(money, 15.0)
        self.count(money if money < 3 else 3, 3.0)
        self.count(money if money < 8 else 8, 8.0)
        self.put(float(money) / (float(to_come) + 1.0) / 4.0)
        self.count(self.standing.hand[seat], 4.0)
        waiting = self.standing.waiting
        self.count(waiting.left if waiting.kind == CARDS_DRAWN and waiting.seat == seat else 0, 2.0)
        self.count(waiting.coming(s, seat), 2.0)
        self.put(self.standing.wealth[seat] / 40.0)
        self.count(s.pieces[seat], 16.0)
        self.count(s.derricks[seat], 2.0)

    def write_points(self, s: Table, seat: i64) -> None:
        standing = self.standing
        survey = standing.surveys[seat]
        self.count(survey.pieces + survey.ports, 20.0)
        self.count(s.box.gas_points[s.finds[seat]], 10.0)
        self.put(standing.majorities.influence_points[seat] / 10.0)
        self.put(standing.majorities.held[seat] / 10.0)
        self.put(standing.points[seat] / 40.0)
        self.put((standing.points[seat] - standing.best_other(s, standing.points, seat)) / 15.0)
        self.put(standing.estimate[seat] / 40.0)
        self.put((standing.estimate[seat] - standing.best_other(s, standing.estimate, seat)) / 12.0)
        self.put(standing.promise[seat] / 4.0)
        lead = standing.promised[seat] - standing.best_other(s, standing.promised, seat)
        self.put(lead / 12.0)
        self.flag(lead > 0.0)

    def write_wells(self, s: Table, seat: i64) -> None:
        standing = self.standing
        self.count(standing.wells[seat], 4.0)
        self.count(standing.linked[seat], 3.0)
        self.count(standing.surveys[seat].idle, 4.0)
        self.count(standing.fresh_income[seat], 12.0)
        self.count(standing.best_income[seat], 6.0)
        self.count(standing.income[seat], 16.0)
        self.count(standing.free_cubes[seat], 2.0)
        self.count(standing.fresh[seat], 3.0)
        finds = s.finds[seat]
        self.count(finds, 4.0)
        self.count(s.box.gas_points[finds + 1] - s.box.gas_points[finds] if finds < s.box.meter else 0, 5.0)
        self.count(s.box.gas_income[finds], 4.0)
        self.put(standing.find_worth[seat] / 6.0)
        self.flag(finds < s.box.meter and s.bag_black > 0 and s.money[seat] > 0)

    def write_plans(self, s: Table, seat: i64) -> None:
        standing = self.standing
        survey = standing.surveys[seat]
        self.put(survey.worth / 20.0)
        self.put(0.0 if survey.plans == 0 else 1.0 / (1.0 + float(survey.nearest)))
        self.flag(survey.nearest == 1)
        self.put(survey.well_worth / 12.0)
        self.put(1.0 / (1.0 + float(survey.well_missing)))
        self.flag(s.derricks[seat] > 0 and s.money[seat] >= s.modifiers[WELL_PRICE] and standing.free_wells > 0)
        for plan in range(i64(2)):
            if plan >= survey.plans:
                self.one_of(NOTHING, 5)
                continue
            at = seat * MOST_PLANS + plan
            self.put(survey.worths[plan] / 12.0)
            self.put(survey.gains[plan] / 20.0)
            self.count(survey.missing[plan], 4.0)
            self.count(standing.outlays.plan_price[at], 10.0)
            self.count(standing.outlays.plan_turns[at], 3.0)
        self.put(survey.worths[2] / 12.0 if survey.plans > 2 else 0.0)
        self.put(standing.outlays.next_piece[seat] / 6.0)
        price = standing.outlays.plan_price[seat * MOST_PLANS]
        self.flag(survey.plans > 0 and price <= s.money[seat])
        turns = standing.outlays.plan_turns[seat * MOST_PLANS]
        self.flag(survey.plans > 0 and price <= s.money[seat] + standing.fresh_income[seat] and turns <= s.workers[seat])
        used = s.yielded | s.acquired
        self.flag(survey.plans > 0 and (used >> survey.well[0]) & 1 == 0)
        self.count(standing.outlays.closed[seat], 3.0)
        self.put(standing.outlays.ground[seat] / 40.0)
        self.put(standing.outlays.friends[seat] / 6.0)

    def write_influence(self, s: Table, seat: i64) -> None:
        standing = self.standing
        for power in range(i64(POWER_COUNT)):
            self.count(s.influence[seat * POWER_COUNT + power], 5.0)
        for power in range(i64(POWER_COUNT)):
            self.count(standing.majorities.lead[seat * POWER_COUNT + power], 3.0)
        for power in range(i64(POWER_COUNT)):
            self.put(standing.majorities.stake[power] / 6.0 if s.flag[power] == seat else 0.0)
        self.put(standing.majorities.flags[seat] / 3.0)
        self.put(standing.majorities.ahead[seat] / 8.0)
        self.put(standing.majorities.safe[seat] / 8.0)
        self.put(standing.majorities.risk[seat] / 8.0)
        self.put(standing.majorities.soon[seat] / 8.0)
        self.put(standing.majorities.future[seat] / 10.0)
        self.put(standing.majorities.attack[seat] / 6.0)
        self.put(standing.majorities.reach[seat] / 8.0)
        self.put(standing.majorities.cube[seat] / 2.0)
        self.put(standing.majorities.attack_cost[seat] / 8.0)
        power = standing.waiting.power
        cubes = 0 if power == NOBODY else s.influence[seat * POWER_COUNT + power]
        self.put(0.0 if power == NOBODY else float(cubes) / float(standing.majorities.all_cubes[power] + 1))
        self.put(standing.outlays.area_interest[seat])
        discounts: i64 = 0
        extras: i64 = 0
        for power in range(i64(POWER_COUNT)):
            discounts += s.box.track_discount[column_of(s, seat, power)]
            extras += s.box.track_extra[column_of(s, seat, power)]
        self.count(discounts, 5.0)
        self.count(extras, 4.0)

    def write_hand(self, s: Table, seat: i64, viewer: i64) -> None:
        """§21 The titles of a hand are its owner's secret."""
        if seat != viewer:
            self.one_of(NOTHING, CARD_COUNT + 2)
            return
        self.put(self.standing.hand_worth / 5.0)
        self.put(self.standing.best_card / 4.0)
        for card in range(i64(CARD_COUNT)):
            self.count(s.holds(seat, card), 1.0)
