"""§19 The invariants, as far as one position shows them, or two that follow each other.

`check_invariants(s)` looks at a position as it rests. `check_invariants(s, before)` also compares it with a clone of the position before
the last choice or chance outcome; `s.log` then holds the events since. Each failure names its §.
"""

from __future__ import annotations

from gusher.core.numbers import total
from gusher.games.giganten.rules.components import LAST_SPACE, VALUES
from gusher.games.giganten.rules.movement import Move, need
from gusher.games.giganten.rules.table import NO_CARD, NO_COMPANY, NOBODY, UNKNOWN, Table

TO_BANK = ("built", "shipped")
FROM_BANK = ("sold", "overflow", "earned-freight")


def hold(section: str, true: bool, what: str) -> None:
    if not true:
        raise AssertionError(f"{section} {what}")


def check_invariants(s: Table, before: Table | None = None) -> None:
    check_money(s)
    check_cards(s)
    check_derricks(s)
    check_crude(s)
    check_tiles(s)
    check_trucks(s)
    check_locos(s)
    check_phase(s)
    if before is not None:
        check_step(s, before)


def phase(s: Table) -> int:
    """The number of the action (§3.1) that is in progress, read from what is still to be done; 0 outside a round."""
    kinds = {type(frame).__name__ for frame in s.pending}
    order = ("Prices", "RedCard", "Licences", "Movement", "Building", "Production", "Auctions", "TankLimit", "NewStart")
    for number, name in enumerate(order):
        if name in kinds:
            return number
    return 0


def check_money(s: Table) -> None:
    for money in s.money:
        hold("§19.1", money >= 0 and money % 500 == 0, f"cash of {money}")
    hold("§19.2", total(s.money) + s.bank == 0, "money from nowhere")
    for company in s.terms.open:
        hold("§19.3", 0 <= s.price[company] < 16, "a price beside the table")


def check_cards(s: Table) -> None:
    hold("§19.4", s.deck_ones + s.spent_ones + total(s.ones) == s.terms.ones, "ones are lost")
    hold("§19.4", s.deck_twos + s.spent_twos + total(s.twos) == s.terms.twos, "twos are lost")
    hold("§19.4", min(s.deck_ones, s.deck_twos, s.spent_ones, s.spent_twos, *s.ones, *s.twos) >= 0, "licences below nothing")
    for card in range(len(s.deck)):
        held = list(s.card).count(card)
        whole = s.deck[card] + s.display[card] + s.discards[card] + held
        hold("§19.5", whole == s.terms.copies[card] and s.deck[card] >= 0, f"{s.box.card_names[card]} is lost")


def check_derricks(s: Table) -> None:
    for seat in range(s.seats):
        standing = [site for site in range(len(s.owner)) if s.owner[site] == seat]
        hold("§19.6", s.derricks[seat] + len(standing) == 5 and s.derricks[seat] >= 0, f"derricks of seat {seat}")
        hold("§19.6", all(1 <= s.crude[site] <= 6 for site in standing), "a derrick without crude")
    hold("§19.6", all(s.crude[site] == 0 for site in range(len(s.owner)) if s.owner[site] == NOBODY), "crude without a derrick")


def check_crude(s: Table) -> None:
    out = total(s.crude) + total(s.tank) + s.carried
    hold("§19.7", s.supply + out == s.terms.crude, "crude is lost")
    hold("§19.7", not s.terms.limited or s.supply >= 0, "a limited supply below nothing")
    hold("§19.12", all(0 <= crude <= 8 for crude in s.tank), "a tank of more than 8")


def check_tiles(s: Table) -> None:
    for place in range(len(s.pool)):
        fixed = [site for site in range(len(s.value)) if s.value[site] != UNKNOWN]
        here = [site for site in fixed if s.box.site_kind[site] * VALUES + s.value[site] == place]
        whole = s.pool[place] + s.built[place] + len(here)
        hold("§19.8", whole == s.box.tile_values[place] and s.pool[place] >= 0, "a tile is lost")
    for site in range(len(s.owner)):
        hold("§19.8", not (s.face_down[site] == 1 and s.owner[site] != NOBODY), "a derrick on a tile")
        hold("§19.8", s.terms.used[site] == 1 or (s.face_down[site] == 0 and s.owner[site] == NOBODY), "an unused site is used")
        hold("§19.8", (s.seen[site] == 0) or s.face_down[site] == 1, "a look at no tile")
        hold("§19.15", (s.seen[site] != 0) == (s.value[site] != UNKNOWN) or not s.chance, "a value without a look")


def moving(s: Table) -> Move | None:
    return next((frame for frame in s.pending if isinstance(frame, Move)), None)


def check_trucks(s: Table) -> None:
    mover = moving(s)
    for seat in range(s.seats):
        cell = s.truck[seat]
        if cell >= 0 and not (mover is not None and mover.seat == seat):
            hold("§19.9", not s.has_derrick(cell) and not s.has_tile(cell), f"truck {seat} on a site")
            others = [other for other in range(s.seats) if other != seat and s.truck[other] == cell]
            hold("§19.9", not [other for other in others if mover is None or mover.seat != other], "two trucks on a cell")
    if mover is not None and s.truck[mover.seat] >= 0:
        hold("§19.10", need(s, s.truck[mover.seat], mover.seat, 99) <= mover.points, "a truck is stuck")


def check_locos(s: Table) -> None:
    hold("§19.11", all(0 <= loco <= LAST_SPACE for loco in s.loco), "a loco beside its track")
    hold("§19.11", 0 <= s.black <= s.terms.star, "the black loco beside its track")


def check_phase(s: Table) -> None:
    now = phase(s)
    cards = [card != NO_CARD for card in s.card]
    if now >= 5:
        hold("§19.13", not any(cards), "an action card after action 4")
    if now == 3:
        hold("§19.13", all(cards), "a player without an action card")
    if s.auction != NO_COMPANY and s.leader != NOBODY:
        hold("§19.14", s.high > 0 and s.bids[s.leader] == s.high, "a leader without a bid")
        hold("§19.14", s.tank[s.leader * 3 + s.auction] > 0 or type(s.top).__name__ != "Bid", "a winner who takes no part")


def check_step(s: Table, before: Table) -> None:
    changes = {name: 0 for name in (*TO_BANK, *FROM_BANK)}
    rounds = overflow = 0
    for event in s.log or []:
        if event.name in changes:
            changes[event.name] += abs(int(event.values["dollars"]))
        rounds += event.name == "round"
        overflow += event.name == "overflow"
    hold(
        "§19.2",
        s.bank - before.bank == sum(changes[name] for name in TO_BANK) - sum(changes[name] for name in FROM_BANK),
        "money that was never told",
    )
    hold("§19.11", s.black >= before.black, "the black loco went back")
    pushed = any(event.name == "pushed-back" for event in s.log or [])
    hold("§19.11", pushed or all(s.loco[seat] >= before.loco[seat] for seat in range(s.seats)), "a loco went back")
    if rounds:
        hold("§19.12", all(crude <= 2 for crude in s.tank), "a full tank at the end of a round")
        hold("§19.13", s.start == (before.start + 1) % s.seats or before.round == 0, "the wrong start player")
    hold("§19.6", all(before.derricks[seat] - s.derricks[seat] <= 1 for seat in range(s.seats)), "two derricks at once")
    if s.auction == before.auction and s.leader != NOBODY and before.leader != NOBODY and s.round == before.round:
        again = any(event.name == "auction" for event in s.log or [])
        hold("§19.14", again or s.high >= before.high, "a lower bid")
    for site in range(len(s.seen)):
        if s.face_down[site] == 1:
            hold("§19.15", s.seen[site] & before.seen[site] == before.seen[site], "something seen is forgotten")
            hold("§19.15", before.value[site] in (UNKNOWN, s.value[site]), "a tile has changed its value")
