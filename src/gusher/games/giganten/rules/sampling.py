"""§18.4 States that a seat cannot tell from the true one: the tiles that it has not seen and the licences of the others, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.games.giganten.rules.auction import LoseCard, Pay
from gusher.games.giganten.rules.components import KINDS, VALUES
from gusher.games.giganten.rules.table import UNKNOWN, Table


def determinize(s: Table, seat: int | None, rng: Rng) -> Table:
    """§18.4 What the seat does not know is drawn; what is asked of the others is asked again, since it may depend on it."""
    viewer: i64 = -1 if seat is None else seat
    guess = s.clone()
    deal_tiles(guess, viewer, rng)
    if not s.over:  # §13.4 at the end all hands lie open
        deal_licences(guess, viewer, rng)
        guess.chance = False
        guess.settle()
    return guess


def deal_tiles(s: Table, viewer: i64, rng: Rng) -> None:
    """§18.2 Within each kind the values that the seat has not seen are spread over the tiles that others have seen, and the rest."""
    hidden: list[i64] = []
    for site in range(i64(len(s.value))):
        if s.value[site] != UNKNOWN and (viewer < 0 or not s.has_seen(viewer, site)):
            s.pool[s.box.site_kind[site] * VALUES + s.value[site]] += 1
            hidden.append(site)
    left: list[i64] = [s.unseen(kind) for kind in range(i64(KINDS))]
    for site in hidden:
        kind = s.box.site_kind[site]
        place = rng.below(left[kind])
        at = kind * VALUES
        while place >= s.pool[at]:
            place -= s.pool[at]
            at += 1
        s.pool[at] -= 1
        left[kind] -= 1
        s.value[site] = at % VALUES


class Bounds:
    """What bids, payments and bluffs tell about the number of twos in a hand."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least = least
        self.most = most


def bounds(s: Table, seat: i64) -> Bounds:
    """§18.3 Who is asked how he pays can pay; an exposed bluff is worth less than the bid; with `hand_value` every bid is covered."""
    top = s.top
    cards = s.hand(seat)
    least: i64 = s.bids[seat] - cards if s.terms.bids_covered else 0
    most = cards
    if isinstance(top, Pay) and top.seat == seat and s.high - cards > least:
        least = s.high - cards
    if isinstance(top, LoseCard) and top.seat == seat and top.below - 1 - cards < most:
        most = top.below - 1 - cards
    return Bounds(least if least > 0 else 0, most)


def deal_licences(s: Table, viewer: i64, rng: Rng) -> None:
    """§18.3 The cards that the seat has not seen go to the other hands, sizes kept, and to the deck."""
    order: list[i64] = [seat for seat in range(s.seats) if seat != viewer]
    known = [bounds(s, seat) for seat in order]
    sizes: list[i64] = [s.hand(seat) for seat in order]
    promised: i64 = 0
    for seat in order:
        s.deck_ones += s.ones[seat]
        s.deck_twos += s.twos[seat]
    for bound in known:
        promised += bound.least
    for at, seat in enumerate(order):
        promised -= known[at].least
        twos = draw_twos(s.deck_ones, s.deck_twos, sizes[at], known[at], s.deck_twos - promised, rng)
        s.twos[seat] = twos
        s.ones[seat] = sizes[at] - twos
        s.deck_twos -= twos
        s.deck_ones -= sizes[at] - twos


def draw_twos(ones: i64, twos: i64, cards: i64, bound: Bounds, most: i64, rng: Rng) -> i64:
    """How many of the cards drawn are twos: any number that is allowed, as often as a fair deal brings it."""
    if bound.least == 0 and bound.most == cards and most >= cards:
        drawn: i64 = 0
        for dealt in range(cards):
            if rng.below(ones + twos - dealt) < twos - drawn:
                drawn += 1
        return drawn
    low = cards - ones if cards > ones else 0
    high = min(cards, twos, most)
    weights: list[float] = []
    weight = 1.0
    total = 0.0
    for number in range(low, high + 1):
        weights.append(weight if bound.least <= number <= bound.most else 0.0)
        total += weights[-1]
        # The next of the hypergeometric distribution, from this one.
        weight *= float((twos - number) * (cards - number)) / float((number + 1) * (ones - cards + number + 1))
    left = total * (float(rng.next32()) + 0.5) / 4294967296.0
    chosen = low
    for at, share in enumerate(weights):
        if share > 0.0:
            chosen = low + at
            left -= share
            if left < 0.0:
                break
    return chosen
