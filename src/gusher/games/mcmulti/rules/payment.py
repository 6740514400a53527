"""§7.2 Payments for news, §7.3 insolvency, §12.6 upgrades and §13.1 forfeited barrels."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.actions import DONE, FORFEIT, PAY, SELL, UPGRADE
from gusher.games.mcmulti.rules.components import ASSET_TYPES, N2, N3, N5, NEWS, PRODUCTS, REFINERY, STATION
from gusher.games.mcmulti.rules.pick import ANY, DIRTY, has, selling, upgrading
from gusher.games.mcmulti.rules.table import Table


class Levy(Step[Table]):
    """§7.2.3 Who has the cash pays, unless he may sell first; who has not must sell; §7.3.1 who has nothing to sell is insolvent.

    For N2 the amount is that of the refineries still owned (§7.5.1), and `due` is not used.
    """

    def __init__(self, seat: i64, card: i64, due: i64) -> None:
        self.seat = seat
        self.card = card
        self.due = due

    def run(self, s: Table) -> None:
        due = amount_due(s, self.seat, self.card, self.due)
        if due == 0:
            return
        if assets_for_sale(s, self.seat, self.card) == 0:
            if s.cash[self.seat] >= due:
                settle(s, self.seat, self.card, due)
            else:
                s.then(Insolvency(self.seat, self.card, due))
        elif s.cash[self.seat] >= due and self.card != N2 and not s.terms.voluntary:
            settle(s, self.seat, self.card, due)
        else:
            if s.log is not None and self.card != N2 and not s.terms.voluntary:
                s.tell("short", seat=self.seat, card=NEWS[self.card], due=due)  # §16.2 being forced to sell shows it
            s.then(NewsPayment(self.seat, self.card, self.due))


class NewsPayment(Decision[Table]):
    """§7.2.4 Assets are sold to the bank, one at a time, until the amount is covered; §7.5.1, §12.7 some may sell though they can pay."""

    def __init__(self, seat: i64, card: i64, due: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.due = due

    def is_private(self, s: Table) -> bool:
        """§16.2 Who must sell because he cannot pay has shown it (§14.3); else whether he could pay is his secret."""
        return (self.card == N2 or s.terms.voluntary) and not s.terms.open_money

    def options(self, s: Table) -> list[Action]:
        """§14.3"""
        options: list[Action] = []
        types = assets_for_sale(s, self.seat, self.card)
        for asset in range(i64(ASSET_TYPES)):
            if (types >> asset) & 1 == 1:
                options.append(SELL[asset])
        if s.cash[self.seat] >= amount_due(s, self.seat, self.card, self.due):
            options.append(PAY)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.SellAsset):
            s.then(selling(s, self.seat, action.asset, ANY), Levy(self.seat, self.card, self.due))
        else:
            settle(s, self.seat, self.card, amount_due(s, self.seat, self.card, self.due))


def amount_due(s: Table, seat: i64, card: i64, due: i64) -> i64:
    """§7.2.1 Fixed before anyone sells; §7.5.1 for N2 by the refineries that are left."""
    return s.box.upgrade_price * s.count(seat, REFINERY) if card == N2 else due


def assets_for_sale(s: Table, seat: i64, card: i64) -> i64:
    """§14.3 The types that may be sold for that card, one bit each: any; for N2 refineries, for N3 stations first (§7.2.4)."""
    types: i64 = 0
    for asset in range(i64(ASSET_TYPES)):
        if s.count(seat, asset) > 0:
            types |= 1 << asset
    if not s.terms.voluntary:
        if card == N2:
            types &= 1 << REFINERY
        elif card == N3 and (types >> STATION) & 1 == 1:
            types = 1 << STATION
    return types


def settle(s: Table, seat: i64, card: i64, amount: i64) -> None:
    s.pay(seat, amount)
    if s.log is not None:
        s.tell("paid", seat=seat, card=NEWS[card], money=-amount)


class Insolvency(Step[Table]):
    """§7.3.1 All cash is paid, the rest waived; §13.1 with the option barrels are given up first, which covers N5."""

    def __init__(self, seat: i64, card: i64, due: i64) -> None:
        self.seat = seat
        self.card = card
        self.due = due

    def run(self, s: Table) -> None:
        if s.terms.forfeit and self.card == N5 and s.crude[self.seat] + s.gasoline[self.seat] > 0:
            s.then(ForfeitBarrel(self.seat, self.card, self.due))
            return
        waived = self.due - s.cash[self.seat]
        settle(s, self.seat, self.card, s.cash[self.seat])
        if s.log is not None:
            s.tell("waived", seat=self.seat, amount=waived)


class ForfeitBarrel(Decision[Table]):
    """§13.1 One barrel back to the bank, which lowers the amount by its own fee."""

    def __init__(self, seat: i64, card: i64, due: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.due = due

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for product in range(i64(2)):
            if s.stored(self.seat, product) > 0:
                options.append(FORFEIT[product])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Forfeit)
        s.store(self.seat, action.product, -1)
        s.bank_barrels[action.product] += 1
        if s.log is not None:
            s.tell("forfeited", seat=self.seat, product=PRODUCTS[action.product], barrels=1)
        due = self.due - s.box.inspection[action.product]
        s.then(Levy(self.seat, self.card, due if due > 0 else 0))


class Upgrade(Decision[Table]):
    """§12.6 Upgrade one dirty refinery, sell one, or stop; it does not refine as long as it is dirty."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        if has(s, self.seat, REFINERY, DIRTY):
            options.append(SELL[REFINERY])
            if s.cash[self.seat] >= s.box.upgrade_price:
                options.append(UPGRADE)
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, actions.SellAsset):
            s.then(selling(s, self.seat, REFINERY, DIRTY), self)
        elif isinstance(action, actions.UpgradeRefinery):
            s.then(upgrading(s, self.seat), self)
