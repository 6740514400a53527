"""§21 Hidden information: what a seat may know. What it may guess is in `sampling`."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.numbers import total
from gusher.core.rules import Frame
from gusher.core.sections import section_of
from gusher.games.interbellum.rules.affairs import SurplusSegment
from gusher.games.interbellum.rules.cards import fee
from gusher.games.interbellum.rules.components import (
    CARD_COUNT,
    CARDS,
    LOOKED_AT,
    MODIFIERS,
    NOBODY,
    NOTHING,
    PLACE_KINDS,
    PLACES,
    POWER_COUNT,
    POWERS,
    STACK_COUNT,
    STACKS,
)
from gusher.games.interbellum.rules.effects import CardSegment
from gusher.games.interbellum.rules.gas import GasStake, free_cubes, most_staked
from gusher.games.interbellum.rules.influence import InfluenceMore, first_cube_price
from gusher.games.interbellum.rules.pipeline import ExtraSegment, LaySegment, is_closed, price_of
from gusher.games.interbellum.rules.prospects import prospects
from gusher.games.interbellum.rules.round import NextTurn, PlaceWorker
from gusher.games.interbellum.rules.routes import is_linked
from gusher.games.interbellum.rules.scoring import network, score
from gusher.games.interbellum.rules.table import Table, members
from gusher.games.interbellum.rules.vote import KINDS, Vote
from gusher.games.interbellum.rules.wells import income

SELECTED = (*KINDS, "receive", "lose_influence", "extra_power", "closed_power")


def view(s: Table, seat: int | None) -> dict[str, object]:
    """§21 The table as that seat sees it; None is a spectator."""
    top = s.top
    phase = phase_of(s, top)
    return {
        "game": "interbellum",
        "seats": int(s.seats),
        "seat": seat,
        "round": int(s.round),
        "rounds": int(s.box.rounds),
        "decade": None if s.round == 0 else "20s" if s.round <= s.box.last_of_20s else "30s",
        "over": s.over,
        "chance": s.chance,
        "awaiting": list(s.awaiting),
        "rule": None if top is None else type(top).__name__,
        "section": None if top is None else section_of(top),
        "phase": phase,
        "start": int(s.start),
        "active": active(s) if phase == "actions" else None,
        "areas": [area_view(s, area) for area in range(i64(len(s.box.areas)))],
        "powers": [power_view(s, power, seat) for power in range(i64(POWER_COUNT))],
        "wells": [well_view(s, well) for well in range(i64(len(s.box.wells)))],
        "segments": [segment_view(s, segment, seat) for segment in range(i64(len(s.box.segments)))],
        "workers": workers_view(s),
        "spare_workers": int(s.spare),
        "bag": {"white": int(s.bag_white), "black": int(s.bag_black)},
        "box": {"white": int(s.box_white), "black": int(s.box_black)},
        "cards": cards_view(s, seat),
        "stacks": [stack_view(s, stack, seat) for stack in range(i64(STACK_COUNT))],
        "excluded": [POWERS[power] for power in members(s.excluded)],
        "modifiers": modifiers_view(s),
        "asking": asking_view(s, top),
        "prospects": prospects_view(s, top, seat),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
    }


def phase_of(s: Table, top: Frame | None) -> str:
    """§3.1 Action turns have begun when the first worker is asked for."""
    if top is None:
        return "over"
    if s.round == 0:
        return "setup"
    return "actions" if isinstance(top, PlaceWorker) or len(workers_view(s)) > 0 else "events"


def active(s: Table) -> int | None:
    """§7.1 Whose turn it is: the seat before the one from which the next turn is looked for."""
    following = [frame.seat for frame in s.pending if isinstance(frame, NextTurn)]
    return int((following[0] + s.seats - 1) % s.seats) if following else None


def area_view(s: Table, area: i64) -> dict[str, object]:
    """§5.1.2 Who controls an area, and whether by an army that stands there."""
    power = s.control[area]
    home = s.box.home_of[area] != NOBODY
    return {
        "id": s.box.areas[area],
        "power": None if power == NOBODY else POWERS[power],
        "home": home,
        "army": power != NOBODY and not home,
    }


def power_view(s: Table, power: i64, seat: int | None) -> dict[str, object]:
    return {
        "id": POWERS[power],
        "flag": None if s.flag[power] == NOBODY else int(s.flag[power]),
        "home": int(s.home[power]),
        "outside": int(s.outside(power)),
        "influence": [int(s.influence[other * POWER_COUNT + power]) for other in range(s.seats)],
        "price": None if seat is None else int(first_cube_price(s, seat, power)),
    }


def well_view(s: Table, well: i64) -> dict[str, object]:
    owner = s.owner[well]
    owned = owner != NOBODY
    return {
        "id": s.box.wells[well],
        "owner": int(owner) if owned else None,
        "yielded": (s.yielded >> well) & 1 == 1,
        "acquired": (s.acquired >> well) & 1 == 1,
        "bonus": s.has_bonus(well),
        "linked": owned and is_linked(s, owner, well),
        "income": int(income(s, owner, well)) if owned else None,
    }


def segment_view(s: Table, segment: i64, seat: int | None) -> dict[str, object]:
    """§8.1.2, §8.2.1 The pieces on it by seat, and what it would cost the viewer."""
    return {
        "id": s.box.segments[segment],
        "pieces": members(s.laid[segment]),
        "closed": is_closed(s, segment),
        "price": None if seat is None else int(price_of(s, seat, segment)),
    }


def workers_view(s: Table) -> list[dict[str, object]]:
    """§7.2 The workers that are placed: whose, and where."""
    found: list[dict[str, object]] = []
    for at in range(i64(len(s.placed))):
        place = s.placed[at]
        if place != NOTHING:
            kind = PLACE_KINDS[place // PLACES]
            found.append({"seat": int(at // s.terms.most_placed), "place": kind, "at": place_name(s, kind, int(place % PLACES))})
    return found


def place_name(s: Table, kind: str, at: int) -> str | None:
    if kind == "segment":
        return s.box.segments[at]
    if kind == "well":
        return s.box.wells[at]
    if kind == "power":
        return POWERS[at]
    return s.box.areas[at] if kind == "area" else None


def cards_view(s: Table, seat: int | None) -> dict[str, object]:
    """§21 The piles that lie open, and the size of the deck."""
    return {
        "deck": int(total(s.deck)),
        "discards": {CARDS[card]: int(s.discards[card]) for card in range(CARD_COUNT) if s.discards[card] > 0},
        "out": {CARDS[card]: int(s.out[card]) for card in range(CARD_COUNT) if s.out[card] > 0},
        "playing": None if s.playing == NOTHING else CARDS[s.playing],
        "fee": None if seat is None else int(fee(s, seat)),
    }


def stack_view(s: Table, stack: i64, seat: int | None) -> dict[str, object]:
    """§21 Which cards remain is known to all; in which order, to who has looked and arranged them."""
    cards = members(s.box.stack[stack])
    fixed = [int(event) for event in s.top_events[stack * LOOKED_AT : stack * LOOKED_AT + LOOKED_AT] if event != NOTHING]
    looker = s.looker[stack]
    return {
        "id": STACKS[stack],
        "event": None if s.event[stack] == NOTHING else s.box.events[s.event[stack]],
        "left": [s.box.events[card] for card in cards if not s.is_used(card)],
        "used": [s.box.events[card] for card in cards if s.is_used(card)],
        "looker": None if looker == NOBODY else int(looker),
        "fixed": len(fixed),
        "known": [s.box.events[card] for card in fixed] if seat is not None and looker == seat else None,
    }


def modifiers_view(s: Table) -> dict[str, object]:
    """§6.6 What holds in this round; `None` where nothing is set."""
    found: dict[str, object] = {}
    for at, name in enumerate(MODIFIERS):
        value = int(s.modifiers[at])
        if name in ("extra_power", "closed_power"):
            found[name] = None if value == NOBODY else POWERS[value]
        elif name == "truce":
            found[name] = value == 1
        else:
            found[name] = None if value == NOTHING and name != "income_modifier" else value
    return found


def asking_view(s: Table, top: Frame | None) -> dict[str, object] | None:
    """§19 What the pending decision or chance is about, in names of the box."""
    if top is None:
        return None
    found: dict[str, object] = {}
    for name, names in (("power", POWERS), ("kind", KINDS), ("card", CARDS), ("stack", STACKS), ("what", SELECTED)):
        value = getattr(top, name, NOTHING)
        if value != NOTHING:
            found[name] = names[value]
    if hasattr(top, "area"):
        found["area"] = s.box.areas[top.area]
    if hasattr(top, "segment"):
        found["segment"] = s.box.segments[top.segment]
    for name in ("left", "price", "pay", "cubes", "amount"):
        if isinstance(getattr(top, name, None), int):
            found[name] = int(getattr(top, name))
    return found | numbers_asked(s, top)


def numbers_asked(s: Table, top: Frame) -> dict[str, object]:
    """What the decision does not carry with it."""
    if isinstance(top, GasStake):
        return {"most": int(most_staked(s, top.seat)), "free": int(free_cubes(s, top.seat))}
    if isinstance(top, InfluenceMore):
        return {"price": int(top.price(s))}
    return {"price": int(s.box.card_price[top.card])} if isinstance(top, CardSegment) else {}


def prospects_view(s: Table, top: Frame | None, seat: int | None) -> dict[str, object] | None:
    """§8.4 What each segment would be good for, while the viewer chooses one to lay."""
    if seat is not None and isinstance(top, (LaySegment, ExtraSegment, CardSegment, SurplusSegment)) and top.seat == seat:
        return prospects(s, seat)
    return None


def hand_view(s: Table, seat: i64) -> dict[str, int]:
    return {CARDS[card]: int(s.holds(seat, card)) for card in range(CARD_COUNT) if s.holds(seat, card) > 0}


def player_view(s: Table, seat: i64, viewer: int | None) -> dict[str, object]:
    """§21 Everything of a player but the titles in his hand, and his vote while it is sealed."""
    built = network(s, seat)
    at = seat * CARD_COUNT
    sealed = isinstance(s.top, Vote) and viewer != seat
    voted = s.vote[seat] != NOTHING
    return {
        "company": None if s.company[seat] == NOTHING else s.box.companies[s.company[seat]],
        "money": int(s.money[seat]),
        "workers": int(s.workers[seat]),
        "cubes": int(s.cubes[seat]),
        "derricks": int(s.derricks[seat]),
        "pieces": int(s.pieces[seat]),
        "finds": int(s.finds[seat]),
        "gas_income": int(s.box.gas_income[s.finds[seat]]),
        "influence": {POWERS[power]: int(s.influence[seat * POWER_COUNT + power]) for power in range(POWER_COUNT)},
        "flags": [POWERS[power] for power in range(POWER_COUNT) if s.flag[power] == seat],
        "hand": int(s.hand(seat)),
        "held": int(total(s.old[at : at + CARD_COUNT])),
        "cards": hand_view(s, seat) if viewer == seat else None,
        "wells": [s.box.wells[well] for well in range(len(s.owner)) if s.owner[well] == seat],
        "routes": [
            {"well": s.box.wells[well], "port": s.box.ports[route.port], "segments": [s.box.segments[at] for at in route.segments]}
            for well, route in zip(built.wells, built.chosen, strict=True)
        ],
        "voted": voted,
        "vote": s.box.areas[s.vote[seat]] if voted and not sealed else None,
        "score": score(s, seat),
    }
