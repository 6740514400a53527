"""Why something on the table cannot be chosen now. Nothing here decides what is legal: `options` does; this only gives the reason."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.errors import Reason
from gusher.core.rules import Action, Frame
from gusher.core.sections import section_of
from gusher.games.interbellum.rules.affairs import DiscardOrPay, PayForFlag, RemoveOrPay, SurplusSegment
from gusher.games.interbellum.rules.armies import ArmyDestination, MovableArmy, ProxyTarget, RecallArmy, Target, has_army
from gusher.games.interbellum.rules.cards import ChooseCard, fee
from gusher.games.interbellum.rules.components import (
    AT_BOAT,
    BUY_INFLUENCE,
    BUY_WELL,
    CARD_COUNT,
    DRAW_CARDS,
    LAY_PIPELINE,
    MOVE_ARMY,
    NOBODY,
    PASS,
    PLAY_CARD,
    POWER_COUNT,
    POWERS,
    SEARCH_GAS,
    TAKE_INCOME,
    TRUCE,
    WELL_PRICE,
)
from gusher.games.interbellum.rules.effects import CardPower, CardRival, CardSegment, WildcatLease
from gusher.games.interbellum.rules.events import ChooseMostArmies, NamePower
from gusher.games.interbellum.rules.gas import GasBonusPower, GasStake, most_staked
from gusher.games.interbellum.rules.influence import InfluencePower, LosePower, first_cube_price
from gusher.games.interbellum.rules.pipeline import ExtraSegment, LaySegment, PipelineMode, controlling, is_closed, price_at, price_of
from gusher.games.interbellum.rules.round import PlaceWorker
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import EXPAND, BreakTie, DecideForPower, OpenVote, Vote
from gusher.games.interbellum.rules.wells import BuyWell, DraftWell, IncomeWell, SpotCargo, is_any_free

Reasons = list[Reason]


def why_not(s: Table, seat: i64) -> Reasons:
    """For what the pending decision is about: each action that is not offered, with its § and reason."""
    top = s.top
    if top is None:
        return []
    found = on_the_map(s, seat, top) + on_the_tracks(s, seat, top)
    offered = {option.notation for option in s.options(seat)}
    return [reason for reason in found if reason.action not in offered]


def on_the_map(s: Table, seat: i64, top: Frame) -> Reasons:
    if isinstance(top, PlaceWorker):
        return works(s, seat)
    if isinstance(top, (LaySegment, ExtraSegment, CardSegment, SurplusSegment)):
        return segments(s, seat, top)
    if isinstance(top, (Target, ProxyTarget, ArmyDestination)):
        return targets(s, top)
    if isinstance(top, (DecideForPower, Vote, OpenVote)):
        return targets(s, top) if top.kind == EXPAND else armies(s, seat, top)
    if isinstance(top, (RecallArmy, MovableArmy)):
        return armies(s, seat, top)
    if isinstance(top, BreakTie):
        return [no("§5.5.2", "not-tied", action) for action in [*s.acts.to, *s.acts.army]]
    if isinstance(top, (DraftWell, BuyWell, WildcatLease, IncomeWell, SpotCargo)):
        return wells(s, seat, top)
    return pieces(s, seat) if isinstance(top, RemoveOrPay) else []


def on_the_tracks(s: Table, seat: i64, top: Frame) -> Reasons:
    if isinstance(top, (InfluencePower, CardPower, GasBonusPower, NamePower, LosePower, ChooseMostArmies)):
        return powers(s, seat, top)
    if isinstance(top, GasStake):
        most = int(most_staked(s, seat))
        return [no("§9.1.2", "stake-needed", s.acts.stake[0])] + [
            no("§9.1.1", "too-many", stake, most=most) for stake in s.acts.stake[1:]
        ]
    if isinstance(top, (ChooseCard, DiscardOrPay)):
        return cards(s, seat, top)
    if isinstance(top, CardRival):
        return [no("§12.4.6", "no-influence-there", rival) for rival in s.acts.rival]
    if isinstance(top, PayForFlag):
        return [no("§6.5.2", "too-dear", s.acts.pay, price=int(top.pay))]
    if isinstance(top, PipelineMode):
        return [no("§8.3.3", "too-dear", s.acts.extra, price=int(price_at(s, seat, NOBODY, True)))]
    return []


def no(section: str, reason: str, action: Action, **details: int | str) -> Reason:
    return Reason(section, reason, action.notation, details)


# Actions


def works(s: Table, seat: i64) -> Reasons:
    work = s.acts.work
    return [
        why_not_lay(s, seat, work[LAY_PIPELINE]),
        why_not_search(s, seat, work[SEARCH_GAS]),
        no("§10.1", "wells-used", work[TAKE_INCOME]),
        why_not_influence(s, seat, work[BUY_INFLUENCE]),
        why_not_draw(s, seat, work[DRAW_CARDS]),
        why_not_play(s, seat, work[PLAY_CARD]),
        why_not_well(s, seat, work[BUY_WELL]),
        no("§6.6.7", "truce", work[MOVE_ARMY]) if s.modifiers[TRUCE] == 1 else no("§14.1", "no-movable-army", work[MOVE_ARMY]),
        no("§7.2", "not-stuck", work[PASS]),
    ]


def why_not_lay(s: Table, seat: i64, action: Action) -> Reason:
    if s.pieces[seat] == 0:
        return no("§8.1.2", "no-pieces", action)
    return no("§8.2.1", "no-affordable-segment", action)


def why_not_search(s: Table, seat: i64, action: Action) -> Reason:
    if s.finds[seat] >= s.box.meter:
        return no("§9.3.3", "meter-full", action)
    if s.bag_black == 0:
        return no("§9.3.3", "no-black-cube", action)
    if s.terms.few_boats and s.workers_at(AT_BOAT) >= s.seats:
        return no("§9.1.3", "no-boat", action)
    return no("§9.1.2", "stake-needed", action)


def why_not_influence(s: Table, seat: i64, action: Action) -> Reason:
    if s.cubes[seat] == 0:
        return no("§4.2", "no-cube", action)
    cheapest = min(int(first_cube_price(s, seat, power)) for power in range(i64(POWER_COUNT)))
    return no("§11.2", "too-dear", action, price=cheapest)


def why_not_draw(s: Table, seat: i64, action: Action) -> Reason:
    due = fee(s, seat)
    return no("§12.1.1", "too-dear", action, price=int(due)) if s.money[seat] < due else no("§12.2.2", "no-cards-left", action)


def why_not_play(s: Table, seat: i64, action: Action) -> Reason:
    if s.hand(seat) == 0:
        return no("§12.3.1", "hand-empty", action)
    due = fee(s, seat)
    return no("§12.1.1", "too-dear", action, price=int(due)) if s.money[seat] < due else no("§12.3.2", "none-playable", action)


def why_not_well(s: Table, seat: i64, action: Action) -> Reason:
    if s.derricks[seat] == 0:
        return no("§13.2", "no-derrick", action)
    if not is_any_free(s):
        return no("§13.2", "no-free-well", action)
    return no("§13.1", "too-dear", action, price=int(s.modifiers[WELL_PRICE]))


# The map


def segments(s: Table, seat: i64, top: LaySegment | ExtraSegment | CardSegment | SurplusSegment) -> Reasons:
    found: Reasons = []
    for segment, action in enumerate(s.acts.segment):
        if s.is_laid(seat, segment):
            found.append(no("§8.1.1", "own-piece", action))
        elif is_closed(s, segment):
            found.append(no("§6.6.8", "border-closed", action))
        elif isinstance(top, ExtraSegment) and controlling(s, s.box.segment_area[segment]) != top.power:
            found.append(no("§8.3.1", "other-power", action))
        else:
            found.append(no("§8.2.1", "too-dear", action, price=int(price_of(s, seat, segment))))
    return found


def pieces(s: Table, seat: i64) -> Reasons:
    found: Reasons = [no("§6.5.6", "cannot-pay", s.acts.pay)]
    for segment, action in enumerate(s.acts.remove):
        if s.is_laid(seat, segment):
            found.append(no("§6.5.6", "finished-line", action))
        else:
            found.append(no("§6.5.6", "no-own-piece", action))
    return found


def targets(s: Table, top: Frame) -> Reasons:
    found: Reasons = []
    for area, action in enumerate(s.acts.to):
        if s.box.home_of[area] != NOBODY:
            found.append(no("§5.1.3", "home-area", action))
        elif isinstance(top, ProxyTarget):
            found.append(no("§12.4.2", "no-proxy-target", action))
        elif has_army(s, area):
            found.append(no("§5.1.1", "army-there", action))
        elif isinstance(top, ArmyDestination):
            found.append(no("§5.3.1", "no-border", action))
        else:
            found.append(no("§5.2.2", "no-border", action))
    return found


def armies(s: Table, seat: i64, top: Frame) -> Reasons:
    found: Reasons = []
    for area, action in enumerate(s.acts.army):
        if not has_army(s, area):
            found.append(no("§5.4.1", "no-army", action))
        elif isinstance(top, (DecideForPower, Vote, OpenVote)):
            found.append(no("§5.4.1", "other-army", action, power=POWERS[top.power]))
        elif s.flag[s.control[area]] != seat:
            found.append(no("§5.3.2", "not-your-flag", action))
        elif isinstance(top, MovableArmy) and top.moved == area:
            found.append(no("§12.4.4", "moved-before", action))
        else:
            found.append(no("§5.3.1", "no-step", action))
    return found


def wells(s: Table, seat: i64, top: Frame) -> Reasons:
    found: Reasons = []
    for well, action in enumerate(s.acts.well):
        if isinstance(top, (DraftWell, BuyWell, WildcatLease)):
            found.append(no("§2.9" if isinstance(top, DraftWell) else "§13.2", "well-owned", action))
        elif s.owner[well] != seat:
            found.append(no(section_of(top), "not-your-well", action))
        elif (s.acquired >> well) & 1 == 1:
            found.append(no("§10.2" if isinstance(top, IncomeWell) else section_of(top), "acquired-now", action))
        else:
            found.append(no("§10.1", "yielded-before", action))
    return found


# Powers and cards


def powers(s: Table, seat: i64, top: Frame) -> Reasons:
    found: Reasons = []
    for power, action in enumerate(s.acts.power):
        if isinstance(top, InfluencePower):
            found.append(no("§11.2", "too-dear", action, price=int(first_cube_price(s, seat, power))))
        elif isinstance(top, CardPower):
            found.append(no(section_of(top), "card-useless-there", action))
        elif isinstance(top, GasBonusPower):
            found.append(no("§9.4.2", "no-bonus-there", action))
        elif isinstance(top, NamePower):
            found.append(no("§6.3.3", "hit-before", action))
        elif isinstance(top, LosePower):
            found.append(no("§6.5.4", "not-your-most", action))
        else:
            found.append(no("§6.4.2", "fewer-armies", action))
    return found


def cards(s: Table, seat: i64, top: ChooseCard | DiscardOrPay) -> Reasons:
    found: Reasons = []
    for card in range(i64(CARD_COUNT)):
        if s.holds(seat, card) == 0:
            found.append(no(section_of(top), "not-in-hand", s.acts.card[card]))
        else:
            found.append(no("§12.3.2", "not-playable", s.acts.card[card]))
    if isinstance(top, DiscardOrPay):
        found.append(no("§6.5.5", "too-dear", s.acts.pay, price=int(top.pay)))
    return found
