"""§24 The invariants, as far as one position shows them, or two that follow each other.

`check_invariants(s)` looks at a position as it rests. `check_invariants(s, before)` also compares it with a clone of the position before
the last choice or chance outcome; `s.log` then holds the events since. Each failure names its §.
"""

from __future__ import annotations

from gusher.core.event import Event
from gusher.core.numbers import total
from gusher.games.oilfield.rules.components import FIELDS, GOVERNMENT_TOWER, MOST_TOWERS, ROWS, SUBSIDY, TILES
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck
from gusher.games.oilfield.rules.round import ChooseCards, EndOfRound, PlaceWorker, PrivatePhase, PublicPhase, Round, TakeBack
from gusher.games.oilfield.rules.table import DUMMY, IN_BAG, IN_BOX, NOBODY, Table

SALES = ("sold-locally", "sold-by-tower")
ACTION_PHASES = ("public", "private")


def check_invariants(s: Table, before: Table | None = None) -> None:
    check_cubes(s)
    check_tiles(s)
    check_concessions(s)
    check_investments(s)
    check_money(s)
    check_fields(s)
    check_discs(s)
    check_workers(s)
    check_markets(s)
    check_turn_order(s)
    if before is not None:
        check_steps(s, before)
    elif s.log is not None:
        hold("§24.19", sum(sales_vp(s, seat) for seat in range(s.seats)) == told(s.log, None), "VP that were never told")


def hold(section: str, true: bool, what: str) -> None:
    if not true:
        raise AssertionError(f"{section} {what}")


def phase(s: Table) -> str:
    """Where in §3.1 the game is, read from what is still to be done."""
    kinds = {type(frame) for frame in s.pending}
    if s.over:
        return "over"
    if s.round == 0:
        return "set-up"
    if ChooseCards in kinds:
        return "selection"
    if PublicPhase in kinds or TakeBack in kinds:
        return "public"
    if PrivatePhase in kinds:
        return "check A"
    if EndOfRound in kinds:
        return "private"
    return "upkeep" if Round in kinds else "end"


# One position


def check_cubes(s: Table) -> None:
    oil = s.bag_oil + total(s.oil) + total(s.stored_oil)
    gas = s.bag_gas + total(s.gas) + total(s.stored_gas)
    if s.round > 0:
        hold("§24.1", oil == 49, f"{oil} oil")
        hold("§24.1", gas == 21, f"{gas} gas")
        hold("§24.1", s.grey != IN_BOX, "the grey cube is still in the box")
    hold("§24.1", s.grey in (IN_BOX, IN_BAG, 0, 1, 2), f"the grey cube is at {s.grey}")
    hold("§24.1", s.bag_oil >= 0 and s.bag_gas >= 0, "the bag owes cubes")
    for field in range(3):
        barrels = s.oil[field] + s.gas[field]
        most = s.terms.field_size if not s.terms.add_n else 70
        hold("§24.2", s.oil[field] >= 0 and s.gas[field] >= 0 and barrels <= most, f"{barrels} barrels in {FIELDS[field]}")
    for seat in range(s.seats):
        barrels = s.stored_oil[seat] + s.stored_gas[seat]
        sound = s.stored_oil[seat] >= 0 and s.stored_gas[seat] >= 0 and barrels <= 3 + 2 * s.extensions[seat]
        hold("§24.3", sound, f"{barrels} barrels in the storage of seat {seat}")


def check_tiles(s: Table) -> None:
    if total(s.stack) + total(s.market) + total(s.removed) == 0 and s.round == 0:
        return
    for tile, name in enumerate(TILES):
        count = s.stack[tile] + s.market[tile] + s.removed[tile]
        count += sum(1 for built in (*s.tower_tile, *s.dummy_tower) if built == tile)
        if name == "storage_extension":
            count += total(s.extensions)
        if name == "gas_refinery_extension":
            count += total(s.refineries)
        in_box = 0 if s.terms.advanced or not s.box.tile_hat[tile] else int(s.terms.copies[tile])
        hold("§24.4", count + in_box == s.terms.copies[tile], f"{count} of {name}")
        hold("§24.4", min(s.stack[tile], s.market[tile], s.removed[tile]) >= 0, f"fewer than none of {name}")


def check_concessions(s: Table) -> None:
    if s.round == 0 and total(s.deck) + total(s.cards) == 0:
        return
    for field, name in enumerate(FIELDS):
        held = sum(int(s.concessions[seat * 3 + field]) for seat in range(s.seats))
        cards = s.deck[field] + s.cards[field] + s.aside[field] + held
        hold("§24.5", cards == (3, 4, 5)[field], f"{cards} concession cards of {name}")
        hold("§24.5", min(s.deck[field], s.cards[field], s.aside[field]) >= 0, f"fewer than no cards of {name}")
        free = (3, 4, 5)[field] - held - (1 if s.seats == 2 else 0)
        extra = 1 if s.seats == 2 and not s.terms.dummy_cards_aside else 0
        hold("§24.6", free >= 0 and s.free_slots(field) == free, f"{s.free_slots(field)} free slots in {name}")
        hold("§24.6", free == s.deck[field] + s.cards[field] - extra, f"{free} free slots in {name}, not one a card")
    for seat in range(s.seats):
        hold("§24.7", s.concession_count(seat) <= 4, f"seat {seat} has {s.concession_count(seat)} concessions")
        for field, name in enumerate(FIELDS):
            hold("§24.7", s.concessions[seat * 3 + field] >= 0, f"seat {seat} owes a concession of {name}")
            towers = sum(1 for at in towers_of(s, seat) if s.tower_field[at] == field)
            hold("§24.7", towers <= s.concessions[seat * 3 + field], f"seat {seat} has {towers} towers in {name}")


def towers_of(s: Table, seat: int) -> range:
    return range(seat * MOST_TOWERS, seat * MOST_TOWERS + int(s.tower_count(seat)))


def check_investments(s: Table) -> None:
    for row, vp in enumerate(ROWS):
        markers = sum(int(s.investments[seat * 3 + row]) for seat in range(s.seats))
        hold("§24.8", markers + s.orange_cubes(row) == s.covered[row], f"row {vp} does not add up")
        hold("§24.8", s.orange_cubes(row) >= 0 and 0 <= s.covered[row] <= 6, f"row {vp} has {s.covered[row]} covered spaces")
    for seat in range(s.seats):
        held = [int(s.investments[seat * 3 + row]) for row in range(3)]
        hold("§24.8", min(held) >= 0 and sum(held) <= 5, f"seat {seat} has {sum(held)} investments")
        hold("§24.9", s.vp[seat] >= investment_vp(s, seat) >= 0, f"seat {seat} has {s.vp[seat]} VP")


def investment_vp(s: Table, seat: int) -> int:
    return sum(vp * int(s.investments[seat * 3 + row]) for row, vp in enumerate(ROWS))


def sales_vp(s: Table, seat: int) -> int:
    return int(s.vp[seat]) - investment_vp(s, seat)


def check_money(s: Table) -> None:
    hold("§24.10", min(s.money) >= 0 and s.pot >= 0, f"money {list(s.money)}, pot {s.pot}")
    hold("§24.10", total(s.money) + s.pot + s.bank == 0, "money was minted")
    if is_start_of_selection(s):
        hold("§24.11", 1 <= s.pot <= s.round, f"pot {s.pot} in round {s.round}")


def is_start_of_selection(s: Table) -> bool:
    return isinstance(s.pending[-1] if s.pending else None, PlaceWorker) and all(who in (NOBODY, DUMMY) for who in s.occupant)


def check_fields(s: Table) -> None:
    for field, name in enumerate(FIELDS):
        hold("§24.12", 0 <= s.track[field] <= 3, f"marker of {name} on {s.track[field]}")
    exhausted = sum(1 for position in s.track if position == 3)
    asked = phase(s) in ("selection", "public", "private")
    hold("§24.12", not asked or (exhausted < 2 or s.final_round > 0), "two fields are exhausted and the end is not set")
    if s.grey >= 0:
        hold("§24.13", s.track[s.grey] in (1, 2), f"{FIELDS[s.grey]} is on strike without a refill")


def check_discs(s: Table) -> None:
    discs = 0
    for at, disc in enumerate(s.tower_disc):
        discs += int(disc)
        hold("§24.14", disc == 0 or s.tower_tile[at] == GOVERNMENT_TOWER, "a disc on another tile")
    hold("§24.14", discs <= s.terms.copies[GOVERNMENT_TOWER], f"{discs} discs")


def check_workers(s: Table) -> None:
    standing = [sum(1 for who in s.occupant if who == seat) for seat in range(s.seats)]
    dummies = sum(1 for who in s.occupant if who == DUMMY)
    hold("§24.15", max(standing) <= 1, f"workers on the board: {standing}")
    hold("§24.15", dummies == (1 if s.seats == 2 and s.dummy_at != NOBODY else 0), f"{dummies} dummy workers")
    if s.pending and isinstance(s.pending[-1], ChooseCards):
        hold("§24.15", min(standing) == 1, f"workers on the board after the placements: {standing}")
    if phase(s) not in ("selection", "public"):
        hold("§24.15", max(standing) == 0, f"workers on the board after the public phase: {standing}")


def check_markets(s: Table) -> None:
    if phase(s) != "selection":
        return
    cards, tiles = total(s.cards), total(s.market)
    hold("§24.16", cards >= min(s.terms.card_market, cards + total(s.deck)), f"{cards} concession cards in the market")
    hold("§24.16", tiles >= min(s.terms.tile_market, tiles + total(s.stack)), f"{tiles} tiles in the market")


def check_turn_order(s: Table) -> None:
    hold("§24.17", s.supervisor() == (s.first - 1) % s.seats, f"Supervisor {s.supervisor()}, first player {s.first}")


# Two positions


def check_steps(s: Table, before: Table) -> None:
    events = s.log or []
    for row, vp in enumerate(ROWS):
        hold("§24.8", before.covered[row] <= s.covered[row], f"k of row {vp} fell")
    check_pot(s, before)
    for field, name in enumerate(FIELDS):
        steps = s.track[field] - before.track[field]
        hold("§24.12", 0 <= steps, f"the marker of {name} went up")
        left = any(isinstance(frame, FieldCheck) and frame.when == AFTER_PUBLIC for frame in before.pending)
        hold("§24.12", steps <= (2 if left else 1), f"the marker of {name} skipped a step")
    check_strike(s, before, events)
    check_final_round(s, before)
    for seat in range(s.seats):
        gained = sales_vp(s, seat) - sales_vp(before, seat)
        hold("§24.19", gained == told(events, seat), f"seat {seat} gained {gained} VP by sales, but {told(events, seat)} were told")


def told(events: list[Event], seat: int | None) -> int:
    """The VP that sales brought, to that seat or to all, by the events."""
    sales = [event.values for event in events if event.name in SALES]
    return sum(int(values["vp"]) for values in sales if seat is None or values["seat"] == seat)


def check_pot(s: Table, before: Table) -> None:
    if before.round == 0:
        hold("§24.11", s.round == 0 or s.pot == 1, f"pot {s.pot} in round 1")
        return
    begun = s.round - before.round
    hold("§24.11", 0 <= begun <= 1, f"from round {before.round} to {s.round}")
    columns = s.box.space_column
    taker = any(who >= 0 and who != DUMMY and columns[space] == SUBSIDY for space, who in enumerate(before.occupant))
    allowed = {int(before.pot + begun)} | ({int(begun)} if taker else set())
    hold("§24.11", s.pot in allowed, f"pot {s.pot} after {before.pot}")


def check_strike(s: Table, before: Table, events: list[Event]) -> None:
    """A strike is in force in one action phase, and in the selection before it."""
    struck = before.grey
    if struck < 0:
        return
    names = [event.name for event in events]
    was, now = phase(before), phase(s)
    if was in ACTION_PHASES and now == was and s.round == before.round:
        hold("§24.13", s.grey == struck, "a strike ended in the middle of a phase")
        hold("§24.13", s.oil[struck] >= before.oil[struck], f"oil was taken from {FIELDS[struck]} on strike")
        hold("§24.13", s.gas[struck] >= before.gas[struck], f"gas was taken from {FIELDS[struck]} on strike")
    elif was in ACTION_PHASES and now in (*ACTION_PHASES, "selection"):
        hold("§24.13", s.grey < 0 or "strike" in names, f"the strike in {FIELDS[struck]} went on")


def check_final_round(s: Table, before: Table) -> None:
    if before.final_round > 0:
        hold("§24.18", s.final_round == before.final_round, f"the final round changed from {before.final_round} to {s.final_round}")
        hold("§24.18", s.round <= s.final_round, f"round {s.round} after the final round {s.final_round}")
    elif s.final_round > 0:
        last = [int(before.round) + 1]
        last += [int(before.round) + 2] if s.terms.upkeep_ends_later else []
        last += [int(s.terms.max_rounds)]
        hold("§24.18", s.final_round in last, f"final round {s.final_round} set in round {before.round}")
