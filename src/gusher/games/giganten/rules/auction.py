"""§10 Action 7: auctions and sales."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rng import Rng
from gusher.core.rules import Action, Chance, Decision, Step
from gusher.games.giganten.rules import actions
from gusher.games.giganten.rules.actions import Drawn
from gusher.games.giganten.rules.components import COMPANIES, MOST_SEATS
from gusher.games.giganten.rules.table import NO_COMPANY, NOBODY, Table


class Auctions(Step[Table]):
    """§10.1.1 One auction for each open company in order, each with its payment and sale."""

    def run(self, s: Table) -> None:
        s.then(CLOSE)
        open_companies = s.terms.open
        for at in range(i64(len(open_companies))):
            s.then(AUCTION[open_companies[len(open_companies) - 1 - at]])


class Auction(Step[Table]):
    """§10.2.1 Who has crude in his tank there takes part; §10.5.4 but for those whom the option shuts out, a bit of `out` each."""

    def __init__(self, company: i64, out: i64) -> None:
        self.company = company
        self.out = out

    def run(self, s: Table) -> None:
        """§10.5.3 It begins without a bid, and §10.2.2 the first participant in turn order opens."""
        close(s)
        s.auction = self.company
        first: i64 = NOBODY
        for turn in range(s.seats):
            seat = s.after(turn)
            if s.tank[seat * 3 + self.company] > 0 and (self.out >> seat) & 1 == 0:
                s.bidding[seat] = 1
                if first == NOBODY:
                    first = seat
        if first == NOBODY:
            if s.log is not None:
                s.tell("no-bidder", company=COMPANIES[self.company])
            return
        if s.log is not None:
            s.tell("auction", company=COMPANIES[self.company], price=s.dollars(self.company))
        s.then(BID[first], CALL[self.out])


class Bid(Decision[Table]):
    """§10.2.3 A participant bids more than the highest bid, or passes and is out."""

    def is_private(self, s: Table) -> bool:
        """§10.3.3 How high a hand may bid is its owner's secret where its value says so, as far as the number of its cards does not."""
        return s.terms.bids_covered and 2 * s.hand(self.seat) > s.high

    def options(self, s: Table) -> list[Action]:
        """§10.3.3 Whose cap is not above the bid can only pass."""
        return s.acts.bidding[0:1] + s.acts.bidding[s.high + 1 : cap(s, self.seat) + 1]

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, actions.Bid):
            s.high = action.value
            s.leader = seat
            s.bids[seat] = action.value
            if s.log is not None:
                s.tell("bid", seat=seat, bid=action.value)
        else:
            s.bidding[seat] = 0
            if s.log is not None:
                s.tell("passed", seat=seat)
        ask_next(s, seat)


def ask_next(s: Table, seat: i64) -> None:
    """§10.2.2 Clockwise the next who has not passed; §10.2.4 nobody is asked to raise his own bid."""
    for turn in range(i64(1), s.seats):
        other = (seat + turn) % s.seats
        if s.bidding[other] == 1 and other != s.leader:
            s.then(BID[other])
            return


def cap(s: Table, seat: i64) -> i64:
    """§10.3.2 How high a seat may bid."""
    return s.hand_value(seat) if s.terms.bids_covered else open_cap(s, seat)


def open_cap(s: Table, seat: i64) -> i64:
    """§10.3.2 The same as far as all can see: by default the most that its number of cards could be worth."""
    cards = s.hand(seat)
    every = s.terms.ones + 2 * s.terms.twos
    if s.terms.bids_unbounded and cards > 0:
        return every
    return 2 * cards if 2 * cards < every else every


class Call(Step[Table]):
    """§10.2.4 The highest bid wins, §10.4.1 and must be paid if it can be; §10.5.1 if it cannot, the bluff is exposed."""

    def __init__(self, out: i64) -> None:
        self.out = out

    def run(self, s: Table) -> None:
        seat = s.leader
        if seat == NOBODY:
            if s.log is not None:
                s.tell("unsold", company=COMPANIES[s.auction])  # §10.2.5
            return
        covered = s.hand_value(seat) >= s.high
        if s.log is not None:
            s.tell("won", seat=seat, company=COMPANIES[s.auction], bid=s.high, covered=1 if covered else 0)
        if covered:
            s.then(PAY[seat], SELL[seat])
            return
        lost = (s.hand(seat) + 1) // 2
        if s.log is not None:
            s.tell("exposed", seat=seat, bid=s.high, cards=lost)
        out = self.out if s.terms.bluffer_rebids else self.out | (1 << seat)
        s.then(LoseCard(seat, lost, s.high), AGAIN[s.auction * OUTS + out])


class LoseCard(Chance[Table]):
    """§10.5.2 The left neighbour draws a card of the hand, each equally likely, `left` of them. The hand is counted with its ones first.

    It is worth less than `below`, as all know since the bluff was exposed.
    """

    def __init__(self, seat: i64, left: i64, below: i64) -> None:
        self.seat = seat
        self.left = left
        self.below = below

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.lose[place], 1) for place in range(s.hand(self.seat))]

    def sample(self, s: Table, rng: Rng) -> Action:
        return s.draws.lose[rng.below(s.hand(self.seat))]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        one = outcome.value < s.ones[self.seat]
        spend(s, self.seat, 1 if one else 0, 0 if one else 1)
        if s.log is not None:
            s.tell("lost-licence", seat=self.seat, ones=1 if one else 0, twos=0 if one else 1)
        if self.left > 1:
            s.then(LoseCard(self.seat, self.left - 1, self.below - (1 if one else 2)))


def spend(s: Table, seat: i64, ones: i64, twos: i64) -> None:
    """Licence cards from a hand to the open discards."""
    s.ones[seat] -= ones
    s.twos[seat] -= twos
    s.spent_ones += ones
    s.spent_twos += twos


class Pay(Decision[Table]):
    """§10.4.1 The winner chooses licence cards worth at least his bid; no change is given."""

    def is_private(self, s: Table) -> bool:
        """§13.4 In how many ways a hand can pay is its owner's secret."""
        return True

    def options(self, s: Table) -> list[Action]:
        """§10.4.2 No superfluous card: exactly the bid, or for an odd one twos only, with one point lost."""
        options: list[Action] = []
        for twos in range(s.twos[self.seat] + 1):
            if s.high - 2 * twos <= s.ones[self.seat] and 2 * twos <= s.high + 1:
                options.append(s.acts.pay[twos])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Pay)
        ones = s.high - 2 * action.twos
        if ones < 0:
            ones = 0
        spend(s, self.seat, ones, action.twos)
        if s.log is not None:
            s.tell("paid", seat=self.seat, ones=ones, twos=action.twos)


class Sell(Decision[Table]):
    """§10.6.1 The winner sells as much of his crude there as he likes, at the company's price."""

    def options(self, s: Table) -> list[Action]:
        options: list[Action] = []
        for crude in range(s.tank[self.seat * 3 + s.auction] + 1):
            options.append(s.acts.sell[crude])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        assert isinstance(action, actions.Sell)
        dollars = action.crude * s.dollars(s.auction)
        s.tank[self.seat * 3 + s.auction] -= action.crude
        s.supply += action.crude
        s.earn(self.seat, dollars)
        if s.log is not None:
            s.tell("sold", seat=self.seat, company=COMPANIES[s.auction], crude=action.crude, dollars=dollars)


class Close(Step[Table]):
    """§10.1.1 All auctions are over."""

    def run(self, s: Table) -> None:
        close(s)


def close(s: Table) -> None:
    s.auction = NO_COMPANY
    s.high = 0
    s.leader = NOBODY
    for seat in range(s.seats):
        s.bids[seat] = 0
        s.bidding[seat] = 0


OUTS: Final = 1 << MOST_SEATS
AUCTIONS: Final = Auctions()
AUCTION: Final = [Auction(company, 0) for company in range(i64(len(COMPANIES)))]
AGAIN: Final = [Auction(company, out) for company in range(i64(len(COMPANIES))) for out in range(i64(OUTS))]
CALL: Final = [Call(out) for out in range(i64(OUTS))]
BID: Final = [Bid(seat) for seat in range(i64(MOST_SEATS))]
PAY: Final = [Pay(seat) for seat in range(i64(MOST_SEATS))]
SELL: Final = [Sell(seat) for seat in range(i64(MOST_SEATS))]
CLOSE: Final = Close()
