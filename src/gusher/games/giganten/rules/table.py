"""The table: everything that lies on it, as flat numbers, and the moves of goods from one place to another.

Arrays run by company (3), by kind of action card, by seat, by seat and company (`seat * 3 + company`), by site, or by kind of tile and
value (`kind * VALUES + value`). What can be derived is a method.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.numbers import as_list, filled, total
from gusher.core.rules import State
from gusher.games.giganten.rules.components import COLUMNS, KINDS, NOWHERE, VALUES
from gusher.games.giganten.rules.options import Terms

NOBODY: Final = -1
NO_COMPANY: Final = -1
NO_CARD: Final = -1
UNKNOWN: Final = 0  # the value of a tile that nobody has seen


class Table(State):
    """The state of Giganten."""

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"terms", "acts", "draws", "box", "site_changes", "card_changes"}

    # Written out in each game: compiled fields are as fast as their types are exact (docs/design.md, Speed), and every game has its own.
    def __init__(self, terms: Terms, like: Table | None = None) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.acts = terms.acts
        self.draws = terms.draws
        self.box = terms.box
        if like is None:
            self.lay_out(terms.seats)
        else:
            self.copy(like)

    def lay_out(self, n: i64) -> None:
        """An empty table: everything is still in the box."""
        cards = len(self.box.card_names)
        sites = len(self.box.site_names)
        self.round: i64 = 0
        self.start: i64 = 0
        self.black: i64 = 0
        self.bank: i64 = 0
        self.supply: i64 = 0
        self.carried: i64 = 0
        self.deck_ones: i64 = 0
        self.deck_twos: i64 = 0
        self.spent_ones: i64 = 0
        self.spent_twos: i64 = 0
        self.auction: i64 = NO_COMPANY
        self.high: i64 = 0
        self.leader: i64 = NOBODY
        self.price = filled(3, 0)
        self.deck = filled(cards, 0)
        self.discards = filled(cards, 0)
        self.display = filled(cards, 0)
        self.card_changes: i64 = 0  # how often any of these has changed, so that an encoder knows
        self.card = filled(n, NO_CARD)
        self.money = filled(n, 0)
        self.loco = filled(n, 0)
        self.truck = filled(n, NOWHERE)
        self.derricks = filled(n, 0)
        self.ones = filled(n, 0)
        self.twos = filled(n, 0)
        self.bids = filled(n, 0)
        self.bidding = filled(n, 0)
        self.tank = filled(n * 3, 0)
        self.face_down = filled(sites, 0)
        self.value = filled(sites, UNKNOWN)
        self.seen = filled(sites, 0)
        self.owner = filled(sites, NOBODY)
        self.crude = filled(sites, 0)
        self.site_changes: i64 = 0  # how often anything at a site has changed, so that an encoder knows
        self.pool = filled(KINDS * VALUES, 0)
        self.built = filled(KINDS * VALUES, 0)

    def copy(self, other: Table) -> None:
        self.copy_core(other)
        self.round = other.round
        self.start = other.start
        self.black = other.black
        self.bank = other.bank
        self.supply = other.supply
        self.carried = other.carried
        self.deck_ones = other.deck_ones
        self.deck_twos = other.deck_twos
        self.spent_ones = other.spent_ones
        self.spent_twos = other.spent_twos
        self.auction = other.auction
        self.high = other.high
        self.leader = other.leader
        self.price = other.price[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.display = other.display[:]
        self.card_changes = other.card_changes
        self.card = other.card[:]
        self.money = other.money[:]
        self.loco = other.loco[:]
        self.truck = other.truck[:]
        self.derricks = other.derricks[:]
        self.ones = other.ones[:]
        self.twos = other.twos[:]
        self.bids = other.bids[:]
        self.bidding = other.bidding[:]
        self.tank = other.tank[:]
        self.face_down = other.face_down[:]
        self.value = other.value[:]
        self.seen = other.seen[:]
        self.owner = other.owner[:]
        self.crude = other.crude[:]
        self.site_changes = other.site_changes
        self.pool = other.pool[:]
        self.built = other.built[:]

    def clone(self) -> Table:
        return Table(self.terms, self)

    def after(self, turns: i64) -> i64:
        """§0.6 The seat that comes so many turns after the start player."""
        return (self.start + turns) % self.seats

    # Money and crude

    def pay(self, seat: i64, dollars: i64) -> None:
        self.money[seat] -= dollars
        self.bank += dollars

    def earn(self, seat: i64, dollars: i64) -> None:
        self.money[seat] += dollars
        self.bank -= dollars

    def has_crude(self) -> bool:
        """§1.9.3 Whether the supply can give a crude: always, unless the option limits it."""
        return not self.terms.limited or self.supply > 0

    def dollars(self, company: i64) -> i64:
        """§1.6.2 The price that a company's barrel stands on."""
        return self.box.price[self.price[company]]

    # Licences

    def hand(self, seat: i64) -> i64:
        """§6.4 The number of licence cards of a seat, which all know."""
        return self.ones[seat] + self.twos[seat]

    def hand_value(self, seat: i64) -> i64:
        """§0.6 Their value, which only the seat knows."""
        return self.ones[seat] + 2 * self.twos[seat]

    # The board

    def has_derrick(self, cell: i64) -> bool:
        site = self.terms.site_at[cell]
        return site != NOWHERE and self.owner[site] != NOBODY

    def has_tile(self, cell: i64) -> bool:
        site = self.terms.site_at[cell]
        return site != NOWHERE and self.face_down[site] == 1

    def may_stop(self, cell: i64, seat: i64) -> bool:
        """§7.4.5 Whether the truck of that seat may end its move there: no derrick, no tile, no other truck."""
        site = self.terms.site_at[cell]
        if site != NOWHERE and (self.owner[site] != NOBODY or self.face_down[site] == 1):
            return False
        for other in range(self.seats):
            if other != seat and self.truck[other] == cell:
                return False
        return True

    def column(self, site: i64) -> i64:
        """The column of a site, from 0, which is also the space of a track beside it (§1.5.1)."""
        return self.box.site_cell[site] % COLUMNS

    def has_seen(self, seat: i64, site: i64) -> bool:
        """§7.3.5 Whether that seat has looked at the tile."""
        return (self.seen[site] >> seat) & 1 == 1

    def unseen(self, kind: i64) -> i64:
        """§17.5 The tiles of a kind whose value nobody has seen, boxed ones included."""
        count: i64 = 0
        for value in range(i64(VALUES)):
            count += self.pool[kind * VALUES + value]
        return count

    def derricks_on_board(self, seat: i64) -> i64:
        return self.box.derricks - self.derricks[seat]

    # What the engine asks

    def chapters(self) -> Chapters[Table]:
        return self.terms.chapters

    def census(self) -> dict[str, int]:
        """§19 Everything in the box, wherever it is."""
        counted: dict[str, int] = {
            "money": self.bank + total(self.money),
            "crude": self.supply + self.carried + total(self.crude) + total(self.tank),
            "ones": self.deck_ones + self.spent_ones + total(self.ones),
            "twos": self.deck_twos + self.spent_twos + total(self.twos),
        }
        for card in range(i64(len(self.box.card_names))):
            held = as_list(self.card).count(int(card))
            counted[self.box.card_names[card]] = self.deck[card] + self.discards[card] + self.display[card] + held
        for kind in range(i64(KINDS)):
            for value in range(i64(VALUES)):
                counted[f"tile {kind + 1} of {value}"] = self.pool[kind * VALUES + value] + self.built[kind * VALUES + value]
        for site in range(i64(len(self.box.site_names))):
            if self.face_down[site] == 1 and self.value[site] != UNKNOWN:
                counted[f"tile {self.box.site_kind[site] + 1} of {self.value[site]}"] += 1
        for seat in range(self.seats):
            counted[f"derricks of {seat}"] = self.derricks[seat] + as_list(self.owner).count(int(seat))
        return counted
