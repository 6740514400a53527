"""What waits in Interbellum, as a learned player sees it: the kind of rule, what it is about, and who is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Decision
from gusher.games.interbellum.rules.affairs import DiscardOrPay, FreeSearch, PayForFlag, RemoveOrPay, SurplusSegment
from gusher.games.interbellum.rules.armies import ArmyDestination, MovableArmy, ProxyTarget, RecallArmy, Target
from gusher.games.interbellum.rules.cards import ChooseCard
from gusher.games.interbellum.rules.components import NOBODY, NOTHING
from gusher.games.interbellum.rules.deck import Draw, DrawCard
from gusher.games.interbellum.rules.effects import CableOrder, CableStack, CardPower, CardRival, CardSegment, LookAtEvent, WildcatLease
from gusher.games.interbellum.rules.events import ChooseMostArmies, NamedPower, NamePower, Roll, TurnEvent
from gusher.games.interbellum.rules.gas import GasBonusPower, GasDraw, GasStake
from gusher.games.interbellum.rules.influence import Gain, InfluenceMore, InfluencePower, LosePower
from gusher.games.interbellum.rules.pipeline import ExtraSegment, LaySegment, PipelineMode
from gusher.games.interbellum.rules.round import NextTurn, PlaceWorker
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import BreakTie, DecideForPower, OpenVote, PowerActs, Vote
from gusher.games.interbellum.rules.wells import BuyWell, DraftWell, IncomeWell, SpotCargo

KINDS: Final = (
    "draft",
    "worker",
    "segment",
    "more segments",
    "stake",
    "gas",
    "income",
    "influence",
    "more influence",
    "cards drawn",
    "card",
    "power of a card",
    "segment of a card",
    "well",
    "army",
    "destination",
    "recall",
    "vote",
    "gain",
    "loss",
    "die",
    "event",
    "cable",
)
DRAFT: Final = 0
WORKER: Final = 1
SEGMENT: Final = 2
MORE_SEGMENTS: Final = 3
STAKE: Final = 4
GAS: Final = 5
INCOME: Final = 6
INFLUENCE: Final = 7
MORE_INFLUENCE: Final = 8
CARDS_DRAWN: Final = 9
CARD: Final = 10
POWER_OF_CARD: Final = 11
SEGMENT_OF_CARD: Final = 12
WELL: Final = 13
ARMY: Final = 14
DESTINATION: Final = 15
RECALL: Final = 16
VOTE: Final = 17
GAIN: Final = 18
LOSS: Final = 19
DIE: Final = 20
EVENT: Final = 21
CABLE: Final = 22


class Waiting:
    """The rule on top, in a few numbers; `look` fills them in."""

    def __init__(self) -> None:
        self.kind: i64 = NOTHING
        self.seat: i64 = NOBODY  # who chooses, or for whom chance is drawn
        self.power: i64 = NOBODY
        self.sign: i64 = 0  # +1 where the power grows, -1 where it shrinks
        self.left: i64 = 0  # pieces, marches or cards that may still come
        self.cubes: i64 = 0  # of a gas draw
        self.area: i64 = NOTHING  # where an army is about to leave
        self.stack: i64 = NOTHING
        self.next: i64 = NOBODY  # who places the next worker
        self.acting = False  # whether workers are being placed

    def look(self, s: Table) -> None:
        self.kind = NOTHING
        self.seat = NOBODY
        self.power = NOBODY
        self.sign = 0
        self.left = 0
        self.cubes = 0
        self.area = NOTHING
        self.stack = NOTHING
        self.find_next(s)
        top = s.top
        if top is None:
            return
        if isinstance(top, Decision):
            self.seat = top.seat
        if isinstance(top, PlaceWorker):
            self.kind = WORKER
        elif isinstance(top, (InfluencePower, InfluenceMore, GasStake, GasDraw, DrawCard)):
            self.look_at_purchase(s)
        elif isinstance(top, (LaySegment, ExtraSegment, PipelineMode, CardSegment, SurplusSegment)):
            self.look_at_segment(s)
        elif isinstance(top, (DraftWell, BuyWell, WildcatLease, IncomeWell, SpotCargo)):
            self.kind = DRAFT if isinstance(top, DraftWell) else INCOME if isinstance(top, (IncomeWell, SpotCargo)) else WELL
        elif isinstance(top, (ChooseCard, CardPower, CardRival, CableStack, CableOrder, LookAtEvent)):
            self.look_at_card(s)
        elif isinstance(top, (Target, ProxyTarget, RecallArmy, MovableArmy, ArmyDestination)):
            self.look_at_army(s)
        else:
            self.look_at_event(s)

    def find_next(self, s: Table) -> None:
        """§7.1 The next seat with a worker left, after the turn that is under way; in the events, the first of the round."""
        self.next = NOBODY
        self.acting = False
        first: i64 = s.start
        at = s.depth - 1
        while at >= 0:
            frame = s.frames[at]
            if isinstance(frame, NextTurn):
                first = frame.seat
                self.acting = True
                break
            if isinstance(frame, TurnEvent):
                break
            at -= 1
        for turn in range(s.seats):
            seat = (first + turn) % s.seats
            if s.workers[seat] > 0:
                self.next = seat
                return

    def look_at_purchase(self, s: Table) -> None:
        top = s.top
        if isinstance(top, InfluencePower):
            self.kind = INFLUENCE
        elif isinstance(top, InfluenceMore):
            self.kind = MORE_INFLUENCE
            self.power = top.power
        elif isinstance(top, GasStake):
            self.kind = STAKE
        elif isinstance(top, GasDraw):
            self.kind = GAS
            self.seat = top.seat
            self.cubes = top.cubes
        elif isinstance(top, DrawCard):
            self.kind = CARDS_DRAWN
            self.seat = top.seat
            self.left = top.left

    def look_at_segment(self, s: Table) -> None:
        top = s.top
        self.kind = SEGMENT
        self.left = 1
        if isinstance(top, ExtraSegment):
            self.kind = MORE_SEGMENTS
            self.power = top.power
            self.left = top.left
        elif isinstance(top, CardSegment):
            self.kind = SEGMENT_OF_CARD
            self.left = top.left
        elif isinstance(top, SurplusSegment):
            self.kind = SEGMENT_OF_CARD

    def look_at_card(self, s: Table) -> None:
        top = s.top
        self.kind = CABLE
        if isinstance(top, ChooseCard):
            self.kind = CARD
        elif isinstance(top, CardPower):
            self.kind = POWER_OF_CARD
        elif isinstance(top, CardRival):
            self.kind = POWER_OF_CARD
            self.power = top.power
            self.sign = 1
        elif isinstance(top, LookAtEvent):
            self.seat = top.seat
            self.stack = top.stack
        elif isinstance(top, CableOrder):
            self.stack = top.stack

    def look_at_army(self, s: Table) -> None:
        top = s.top
        self.kind = ARMY
        if isinstance(top, Target):
            self.power = top.power
            self.sign = 1
        elif isinstance(top, ProxyTarget):
            self.power = top.power
            self.sign = 1
        elif isinstance(top, RecallArmy):
            self.kind = RECALL
        elif isinstance(top, MovableArmy):
            self.left = top.left
            self.power = top.power
        elif isinstance(top, ArmyDestination):
            self.kind = DESTINATION
            self.left = top.left
            self.area = top.area
            self.power = s.control[top.area]

    def look_at_event(self, s: Table) -> None:
        top = s.top
        self.kind = EVENT
        if isinstance(top, (Vote, OpenVote, DecideForPower, BreakTie)):
            self.kind = VOTE
            self.power = top.power
            self.sign = 1 if top.kind == 0 else -1
        elif isinstance(top, (Gain, GasBonusPower)):
            self.kind = GAIN
        elif isinstance(top, (LosePower, PayForFlag, DiscardOrPay, RemoveOrPay)):
            self.kind = LOSS
            if isinstance(top, PayForFlag):
                self.power = top.power
        elif isinstance(top, Roll):
            self.kind = DIE
            self.sign = 1 if top.what == 0 else -1 if top.what == 1 else 0
        elif isinstance(top, (NamePower, ChooseMostArmies)):
            self.kind = DIE

    def growth(self, s: Table, power: i64) -> i64:
        """Of the lines under the one that waits: +1 for each that lets the power grow, -1 for each that lets it shrink."""
        found: i64 = 0
        at = s.depth - 2
        while at >= 0:
            frame = s.frames[at]
            if isinstance(frame, (TurnEvent, NextTurn)):
                return found
            if isinstance(frame, (NamedPower, PowerActs)) and frame.power == power:
                found += 1 if frame.kind == 0 else -1
            at -= 1
        return found

    def coming(self, s: Table, seat: i64) -> i64:
        """Cards, searches, gains and wells that are still to come to a seat before workers are placed again."""
        found: i64 = 0
        at = s.depth - 2
        while at >= 0:
            frame = s.frames[at]
            if isinstance(frame, (TurnEvent, NextTurn)):
                return found
            if isinstance(frame, (Draw, FreeSearch, SurplusSegment)) and frame.seat == seat:
                found += 1
            elif isinstance(frame, (Gain, DraftWell, GasBonusPower)) and frame.seat == seat:
                found += 1
            elif isinstance(frame, (LosePower, DiscardOrPay, RemoveOrPay)) and frame.seat == seat:
                found -= 1
            at -= 1
        return found
