"""§7 News: the display, and what each card does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from gusher.core.rules import Action, Chance, Frame, Step
from gusher.games.mcmulti.rules.actions import NEWS_CARD, Drawn
from gusher.games.mcmulti.rules.components import (
    ASSET_TYPES,
    BIT,
    CELLS,
    CRUDE,
    DOMESTIC,
    FIELDS,
    FOREIGN,
    GASOLINE,
    LESS_LIKELY,
    MARKETS,
    MORE_LIKELY,
    N1,
    N2,
    N3,
    N5,
    N7,
    NEWS,
    NEWS_CARDS,
    PRODUCTS,
    QUADRANTS,
    REFINERY,
)
from gusher.games.mcmulti.rules.consumers import adjust_consumers
from gusher.games.mcmulti.rules.payment import Levy, Upgrade
from gusher.games.mcmulti.rules.table import NOTHING, Table


class Happens(Step[Table]):
    """§7.1.1 The card at that place of the display is carried out, then laid away; §7.1.3 an empty place does nothing."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        card = s.more_likely if self.place == MORE_LIKELY else s.less_likely
        if card == NOTHING:
            return
        if s.log is not None:
            s.tell("news", card=NEWS[card])
        s.then(EFFECTS[card], LayAway(self.place))


class LayAway(Step[Table]):
    """§7.1.1 Beside the board if it lasts, else under the pile; the less likely card may move up, and the next card is laid out."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        card = s.more_likely if self.place == MORE_LIKELY else s.less_likely
        if card == N7 or (card == N2 and s.any_dirty()):
            s.lasting |= 1 << card
        else:
            s.under = append(s.under, card)
        if self.place == MORE_LIKELY:
            s.more_likely = s.less_likely
        s.less_likely = NOTHING
        s.then(FillLessLikely())


class FillMoreLikely(Chance[Table]):
    """§2.6 The first card of the shuffled deck."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return unseen_cards(s)

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.unseen &= ~(1 << outcome.value)
        s.more_likely = outcome.value
        if s.log is not None:
            s.tell("more-likely", card=NEWS[outcome.value])


class FillLessLikely(Step[Table]):
    """§7.1.1 The top card of the pile is laid out; §16.1 it is known if all cards were seen go under; §7.1.3 there may be none."""

    def run(self, s: Table) -> None:
        if s.unseen != 0:
            s.then(DrawNews())
        elif len(s.under) > 0:
            s.under, card = pop(s.under, 0)
            lay_out(s, card)


class DrawNews(Chance[Table]):
    """§15 The news shuffle: any of the cards that nobody has seen yet."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return unseen_cards(s)

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.unseen &= ~(1 << outcome.value)
        lay_out(s, outcome.value)


def unseen_cards(s: Table) -> list[tuple[Action, int]]:
    found: list[tuple[Action, int]] = []
    for card in range(i64(NEWS_CARDS)):
        if (s.unseen >> card) & 1 == 1:
            found.append((NEWS_CARD[card], 1))
    return found


def lay_out(s: Table, card: i64) -> None:
    s.less_likely = card
    if s.log is not None:
        s.tell("less-likely", card=NEWS[card])


class DebtTaxes(Step[Table]):
    """§7.4.1 N1: so much for each own asset."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(s.active, s.seats - 1 - turn)
            due: i64 = 0
            for asset in range(i64(ASSET_TYPES)):
                due += s.box.debt_taxes[asset] * s.count(seat, asset)
            s.then(Levy(seat, N1, due))


class GlobalWarming(Step[Table]):
    """§7.5.1 N2: everybody pays for his refineries or sells them; §12.6 with the option they may stay dirty."""

    def run(self, s: Table) -> None:
        if s.terms.deferral:
            for cell in range(i64(QUADRANTS * CELLS)):
                if s.grid[cell] == REFINERY + 1:
                    s.dirty[cell // CELLS] |= BIT[cell % CELLS]
        for turn in range(s.seats):
            seat = s.after(s.active, s.seats - 1 - turn)
            s.then(Upgrade(seat) if s.terms.deferral else Levy(seat, N2, 0))


class SalesTaxes(Step[Table]):
    """§7.6.1 N3: so much for each own station."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(s.active, s.seats - 1 - turn)
            due: i64 = 0
            for asset in range(i64(ASSET_TYPES)):
                due += s.box.sales_taxes[asset] * s.count(seat, asset)
            s.then(Levy(seat, N3, due))


class ColdWinter(Step[Table]):
    """§7.7.1 N4: the cheapest domestic gasoline goes to the bank."""

    def run(self, s: Table) -> None:
        take_away(s, GASOLINE, s.box.winter)


class SafetyInspection(Step[Table]):
    """§7.8.1 N5: so much for each barrel in store."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            seat = s.after(s.active, s.seats - 1 - turn)
            due = s.box.inspection[CRUDE] * s.crude[seat] + s.box.inspection[GASOLINE] * s.gasoline[seat]
            s.then(Levy(seat, N5, due))


class MarketUncertainty(Step[Table]):
    """§7.9.1 N6: the cheapest foreign crude moves to the domestic market, as far as there is room; §7.9.2 the consumer price falls."""

    def run(self, s: Table) -> None:
        source = FOREIGN * 2 + CRUDE
        target = DOMESTIC * 2 + CRUDE
        barrels = s.box.moved
        if s.ladder[source] < barrels:
            barrels = s.ladder[source]
        if FIELDS - s.ladder[target] < barrels:
            barrels = FIELDS - s.ladder[target]
        s.ladder[source] -= barrels
        s.ladder[target] += barrels
        adjust_consumers(s, -s.box.fall)
        if s.log is not None:
            s.tell("moved-barrels", barrels=barrels, price=s.consumer_price)


class OilEmbargo(Step[Table]):
    """§7.10.1 N7: while it lies beside the board nobody can choose the foreign market (§5.8)."""

    def run(self, s: Table) -> None:
        """Laid away beside the board by §7.1.1; nothing else happens."""


class CrudeShortage(Step[Table]):
    """§7.11.1 N8: the cheapest domestic crude goes to the bank."""

    def run(self, s: Table) -> None:
        take_away(s, CRUDE, s.box.shortage)


def take_away(s: Table, product: i64, most: i64) -> None:
    """§7.7.1 As many of the cheapest domestic barrels as there are."""
    ladder = DOMESTIC * 2 + product
    barrels = most if most < s.ladder[ladder] else s.ladder[ladder]
    s.ladder[ladder] -= barrels
    s.bank_barrels[product] += barrels
    if s.log is not None:
        s.tell("barrels-gone", market=MARKETS[DOMESTIC], product=PRODUCTS[product], barrels=barrels)


EFFECTS: Final[list[Frame]] = [
    DebtTaxes(),
    GlobalWarming(),
    SalesTaxes(),
    ColdWinter(),
    SafetyInspection(),
    MarketUncertainty(),
    OilEmbargo(),
    CrudeShortage(),
]
MORE_LIKELY_HAPPENS: Final = Happens(MORE_LIKELY)
LESS_LIKELY_HAPPENS: Final = Happens(LESS_LIKELY)
