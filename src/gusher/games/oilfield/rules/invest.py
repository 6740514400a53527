"""§13 Invest, and selling investments at one's own decisions."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from gusher.core.numbers import total
from gusher.core.rules import Action, Decision, State
from gusher.core.sections import section_of
from gusher.games.oilfield.rules import actions
from gusher.games.oilfield.rules.components import MOST_SEATS, SPACES_IN_A_ROW
from gusher.games.oilfield.rules.table import Table


def can_sell(s: Table, seat: i64, row: i64) -> bool:
    """§13.3.1 An own investment; §13.3.3 not from a full row, §13.3.4 not while three cubes lie there, if the options say so."""
    if s.investments[seat * 3 + row] == 0:
        return False
    if s.covered[row] >= SPACES_IN_A_ROW and not s.terms.full_row_sale:
        return False
    return not s.terms.three_cubes or total(s.covered) - total(s.investments) < s.box.government_cubes


def can_sell_any(s: Table, seat: i64) -> bool:
    return can_sell(s, seat, 0) or can_sell(s, seat, 1) or can_sell(s, seat, 2)


def add_sales(s: Table, seat: i64, options: list[Action]) -> None:
    """§13.3.5 Which marker of a row is sold makes no difference: one option a row."""
    for row in range(i64(3)):
        if s.investments[seat * 3 + row] > 0 and can_sell(s, seat, row):
            options.append(s.acts.divest[row])


def sell(s: Table, seat: i64, row: i64) -> None:
    """§13.3.2 Receive the row price, lose its VP, take the marker back; an orange cube covers the space, so the price stays."""
    price = s.row_price(row)
    s.earn(seat, price)
    s.vp[seat] -= s.box.row_vp[row]
    s.investments[seat * 3 + row] -= 1
    if s.log is not None:
        s.tell("divested", seat=seat, row=s.box.row_vp[row], dollars=price, vp=-s.box.row_vp[row])


class OwnDecision(Decision[Table]):
    """§13.4.1 Every decision of the owner also offers his sales; after a sale the same decision is asked again.

    `choices` lists what the decision itself offers; if that is nothing, the action is lost without a question (§21.2). `kind` names
    the action that it decides, if it decides one.
    """

    kind: ClassVar[str] = ""

    def choices(self, s: Table) -> list[Action]:
        raise NotImplementedError

    def carry_out(self, s: Table, action: Action) -> None:
        raise NotImplementedError

    def is_payment(self) -> bool:
        """§13.4.5 Whether money is demanded here."""
        return False

    def options(self, s: Table) -> list[Action]:
        options = self.choices(s)
        if options and (self.is_payment() or not s.terms.sell_when_paying):
            add_sales(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.SellInvestment):
            sell(s, self.seat, action.row)
            s.then(self)
        else:
            self.carry_out(s, action)

    def untouched(self) -> bool:
        """Whether nothing was done in this action before."""
        return True

    def proceed(self, s: State) -> bool:
        """Before it lapses, tell those who listen that the action is lost."""
        if s.log is not None:
            table = cast(Table, s)
            if self.kind and self.untouched() and not self.choices(table):
                self.tell_nothing(table)
        return super().proceed(s)

    def decline(self, s: Table) -> None:
        """§5.2.1 The player does not perform his action; if he could not, the reason is told."""
        if s.log is None:
            return
        if len(self.choices(s)) > 1:
            s.tell("declined", seat=self.seat, rule=section_of(self))
        else:
            self.tell_nothing(s)

    def tell_nothing(self, s: Table) -> None:
        """§0.6 The action is lost: tell which, and for want of what."""
        from gusher.games.oilfield.rules.explain import why_nothing

        why = why_nothing(s, self)
        values = why.details | s.choice_of(self.seat, self.kind)
        s.tell("nothing", None, seat=self.seat, kind=self.kind, reason=why.reason, rule=why.section, **values)


class Invest(OwnDecision):
    """§13.1 One investment: choose a row, pay its leftmost uncovered space, gain its VP at once."""

    kind: ClassVar[str] = "invest"

    def choices(self, s: Table) -> list[Action]:
        options: list[Action] = []
        closed = True
        spare = s.investment_count(self.seat) < s.box.investment_markers
        for row in range(i64(3)):
            if s.covered[row] < SPACES_IN_A_ROW:
                closed = False
                if spare and s.row_price(row) <= s.money[self.seat]:
                    options.append(s.acts.invest[row])
        if not closed:
            options.append(s.acts.decline)
        return options

    def is_payment(self) -> bool:
        return True

    def carry_out(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.Invest):
            row = action.row
            price = s.row_price(row)
            s.pay(self.seat, price)
            s.covered[row] += 1
            s.investments[self.seat * 3 + row] += 1
            s.vp[self.seat] += s.box.row_vp[row]
            if s.log is not None:
                s.tell("invested", seat=self.seat, row=s.box.row_vp[row], dollars=-price, vp=s.box.row_vp[row])
        else:
            self.decline(s)


class FinalSale(OwnDecision):
    """§13.4.3 After the last round: sell investments, or be done."""

    def choices(self, s: Table) -> list[Action]:
        return [s.acts.done] if can_sell_any(s, self.seat) else []

    def is_payment(self) -> bool:
        return True

    def carry_out(self, s: Table, action: Action) -> None:
        """Done."""


INVEST_OF: Final = [Invest(seat) for seat in range(i64(MOST_SEATS))]
