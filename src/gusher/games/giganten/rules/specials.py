"""§7.5 The specials on the action cards, and §7.6 their discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.components import COMPANIES, MOST_SEATS
from gusher.games.giganten.rules.prices import within_table
from gusher.games.giganten.rules.table import NO_CARD, Table


class Special(Step[Table]):
    """§7.5.1 The specials of the player's card must be carried out: price, then crude, then push."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        card = s.card[self.seat]
        if s.box.card_push[card] > 0:
            s.then(PushBack(self.seat, s.box.card_push[card]))
        for _turn in range(s.box.card_crude[card]):
            s.then(FREE_CRUDE[self.seat])
        if s.box.card_price[card] > 0:
            s.then(ChangePrice(self.seat, s.box.card_price[card]))


class ChangePrice(Decision[Table]):
    """§7.5.2 One open company's barrel moves so many fields, up or down; the zones are ignored."""

    def __init__(self, seat: i64, fields: i64) -> None:
        super().__init__(seat)
        self.fields = fields

    def options(self, s: Table) -> list[Action]:
        """§7.5.2 It must move by at least one field, or with `price_overflow` = forbid by all of them."""
        options: list[Action] = []
        least: i64 = 1 if s.terms.clamp else self.fields
        for company in s.terms.open:
            if s.price[company] + least <= s.box.last_field:
                options.append(s.acts.price_up[company])
            if s.price[company] - least >= 0:
                options.append(s.acts.price_down[company])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.ChangePrice)
        company = action.company
        before = s.dollars(company)
        s.price[company] = within_table(s, s.price[company] + (self.fields if action.up else -self.fields))
        if s.log is not None:
            s.tell("changed-price", seat=self.seat, company=COMPANIES[company], before=before, price=s.dollars(company))


class FreeCrude(Decision[Table]):
    """§7.5.3 A crude from the supply for one of the own tanks; nothing if a limited supply is empty."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if s.has_crude():
            for company in s.terms.open:
                options.append(s.acts.store[company])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.StoreCrude)
        s.supply -= 1
        s.tank[self.seat * 3 + action.company] += 1
        if s.log is not None:
            s.tell("free-crude", seat=self.seat, company=COMPANIES[action.company])


class PushBack(Step[Table]):
    """§7.5.4 Every opponent's loco goes back so many spaces, but not behind the first one."""

    def __init__(self, seat: i64, spaces: i64) -> None:
        self.seat = seat
        self.spaces = spaces

    def run(self, s: Table) -> None:
        for other in range(s.seats):
            if other != self.seat:
                s.loco[other] = s.loco[other] - self.spaces if s.loco[other] > self.spaces else 0
        if s.log is not None:
            s.tell("pushed-back", seat=self.seat, spaces=self.spaces)


class DiscardCard(Step[Table]):
    """§7.6.1 The action card goes to the discards of its colour."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.discards[s.card[self.seat]] += 1
        s.card_changes += 1
        s.card[self.seat] = NO_CARD


SPECIAL: Final = [Special(seat) for seat in range(i64(MOST_SEATS))]
FREE_CRUDE: Final = [FreeCrude(seat) for seat in range(i64(MOST_SEATS))]
DISCARD_CARD: Final = [DiscardCard(seat) for seat in range(i64(MOST_SEATS))]
