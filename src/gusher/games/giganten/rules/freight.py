"""§9 Action 6: production and freight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Action, Decision, Step
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.components import COMPANIES, MOST_SEATS, MOST_SITES
from gusher.games.giganten.rules.table import NOBODY, Table


class Production(Step[Table]):
    """§9.1.1 Player by player, in turn order."""

    def run(self, s: Table) -> None:
        for turn in range(s.seats):
            s.then(PRODUCE[s.after(s.seats - 1 - turn)][0])


class Produce(Step[Table]):
    """§9.2.1 One crude from each derrick of the seat; §9.2.2 in the order of the sites, from `site` on, each shipped before the next."""

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat = seat
        self.site = site

    def run(self, s: Table) -> None:
        for site in range(self.site, i64(len(s.owner))):
            if s.owner[site] == self.seat:
                s.then(PRODUCE[self.seat][site + 1])
                pump(s, self.seat, site)
                return


def pump(s: Table, seat: i64, site: i64) -> None:
    """§9.2.3 An empty derrick goes back at once; §9.3.2 the own loco carries free of charge; §9.4.3 without a carrier the crude is lost."""
    s.crude[site] -= 1
    s.site_changes += 1
    s.carried += 1
    if s.log is not None:
        s.tell("pumped", seat=seat, site=s.box.site_names[site], left=s.crude[site])
    if s.crude[site] == 0:
        s.owner[site] = NOBODY
        s.derricks[seat] += 1
    if s.loco[seat] >= s.column(site):
        s.then(STORE[seat])
    elif len(carriers(s, seat, site)) > 0:
        s.then(Ship(seat, site))
    else:
        lose(s, seat)


def lose(s: Table, seat: i64) -> None:
    s.carried -= 1
    s.supply += 1
    if s.log is not None:
        s.tell("lost-crude", seat=seat)


def front(s: Table, seat: i64) -> i64:
    """§9.4.1 The space of the front-most opponent."""
    space: i64 = NOBODY
    for other in range(s.seats):
        if other != seat and s.loco[other] > space:
            space = s.loco[other]
    return space


def carriers(s: Table, seat: i64, site: i64) -> list[Action]:
    """§9.4.1 The foreign locos that reach the column of the derrick (§9.3.1), if the fee can be paid; §9.4.4 or the front-most of all."""
    found: list[Action] = []
    if s.money[seat] < s.box.freight:
        return found
    column = s.column(site)
    opponents = front(s, seat)
    if s.terms.frontmost:
        if opponents >= column or s.black >= column:
            found.append(s.acts.ship_front)
    else:
        if s.black >= column:
            found.append(s.acts.ship_black)
        if opponents >= column:
            found.append(s.acts.ship_opponents)
    return found


class Ship(Decision[Table]):
    """§9.4.1 The own loco does not reach the derrick: pay for a foreign one, or let the crude go."""

    def __init__(self, seat: i64, site: i64) -> None:
        super().__init__(seat)
        self.site = site

    def options(self, s: Table) -> list[Action]:
        options = carriers(s, self.seat, self.site)
        options.append(s.acts.discard)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if action is s.acts.discard:
            lose(s, seat)
            return
        s.then(STORE[seat])
        opponents = front(s, seat)
        by_black = action is s.acts.ship_black or (action is s.acts.ship_front and s.black >= opponents)
        by_opponents = action is s.acts.ship_opponents or (action is s.acts.ship_front and s.black <= opponents)
        s.pay(seat, s.box.freight)
        if s.log is not None:
            s.tell("shipped", seat=seat, carrier=action.notation.partition(" ")[2], dollars=-s.box.freight)
        if by_opponents:
            share_fee(s, seat, opponents, by_black)


def share_fee(s: Table, seat: i64, space: i64, with_black: bool) -> None:
    """§9.4.2 Equal shares for all that are level in front, rounded down to the money unit; the rest, and black's share, is the bank's."""
    locos: i64 = 1 if with_black else 0
    for other in range(s.seats):
        if other != seat and s.loco[other] == space:
            locos += 1
    share = s.box.freight // locos // s.box.unit * s.box.unit
    for other in range(s.seats):
        if other != seat and s.loco[other] == space:
            s.earn(other, share)
            if s.log is not None:
                s.tell("earned-freight", seat=other, dollars=share)


class Store(Decision[Table]):
    """§9.5.1 The crude goes into the own tank at an open company of the player's choice."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for company in s.terms.open:
            options.append(s.acts.store[company])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.StoreCrude)
        s.carried -= 1
        s.tank[self.seat * 3 + action.company] += 1
        if s.log is not None:
            s.tell("stored", seat=self.seat, company=COMPANIES[action.company], crude=1)


PRODUCTION: Final = Production()
PRODUCE: Final = [[Produce(seat, site) for site in range(i64(MOST_SITES + 1))] for seat in range(i64(MOST_SEATS))]
STORE: Final = [Store(seat) for seat in range(i64(MOST_SEATS))]
