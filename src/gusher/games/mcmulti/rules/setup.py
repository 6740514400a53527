"""§2 Set-up."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Chance, Step
from gusher.games.mcmulti.rules.actions import SEATINGS, START, Drawn, Seats
from gusher.games.mcmulti.rules.components import CARDS, CRUDE, GASOLINE, N7, N8, NEWS_CARDS
from gusher.games.mcmulti.rules.news import FillLessLikely, FillMoreLikely
from gusher.games.mcmulti.rules.special import SpecialRound
from gusher.games.mcmulti.rules.table import Table
from gusher.games.mcmulti.rules.turn import BEGIN_TURN


class SetUp(Step[Table]):
    """§2.1 With the options chosen: seats, markets, economy, news, start money, start player; then play begins (§3.1)."""

    def run(self, s: Table) -> None:
        s.then(ChooseStart(), SpecialRound(), BEGIN_TURN)
        s.then(TakeSeats(), FillMarkets(), FirstCard(), ShuffleNews(), StartMoney())


class TakeSeats(Step[Table]):
    """§2.2 Player i sits on seat i, unless seats are drawn; a seat has its quadrants."""

    def run(self, s: Table) -> None:
        if s.terms.random_seating:
            s.then(DrawSeats())
        else:
            for seat in range(s.seats):
                sit(s, seat, seat)


class DrawSeats(Chance[Table]):
    """§15 Seating: a uniform permutation of the players over the seats."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(seating, 1) for seating in SEATINGS[s.seats - 2]]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Seats)
        for seat in range(s.seats):
            sit(s, seat, outcome.seats[seat])
            if s.log is not None:
                s.tell("seated", seat=seat, place=s.place[seat])


def sit(s: Table, seat: i64, place: i64) -> None:
    s.place[seat] = place
    for quadrant in s.terms.quadrants[place]:
        s.owner[quadrant] = seat


class FillMarkets(Step[Table]):
    """§2.3 Every ladder is filled from the top; §2.4 one barrel lies on the consumer market."""

    def run(self, s: Table) -> None:
        for ladder in range(i64(4)):
            product = ladder % 2
            s.ladder[ladder] = s.terms.start_ladder[product]
            s.bank_barrels[product] -= s.ladder[ladder]
        s.consumer_price = s.terms.consumer_start
        s.consumer_barrels = s.box.consumer_barrels
        s.bank_barrels[GASOLINE] -= s.consumer_barrels


class FirstCard(Step[Table]):
    """§2.5 The difference marker on 0, the start card face up."""

    def run(self, s: Table) -> None:
        s.difference = 0
        s.economy = s.box.start_card
        if s.log is not None:
            s.tell("economy", card=CARDS[s.economy], price=s.consumer_price)


class ShuffleNews(Step[Table]):
    """§2.6 The deck is shuffled; its first card is laid out as more likely, its second as less likely."""

    def run(self, s: Table) -> None:
        if s.terms.news:
            for card in range(i64(NEWS_CARDS)):
                if (card != N7 or s.terms.embargo) and (card != N8 or s.terms.shortage):
                    s.unseen |= 1 << card
            s.then(FillMoreLikely(), FillLessLikely())


class StartMoney(Step[Table]):
    """§2.7 Cash, crude and gasoline for each player."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.earn(seat, s.terms.start_cash)
            s.crude[seat] = s.terms.start_barrels[CRUDE]
            s.gasoline[seat] = s.terms.start_barrels[GASOLINE]
            s.bank_barrels[CRUDE] -= s.crude[seat]
            s.bank_barrels[GASOLINE] -= s.gasoline[seat]


class ChooseStart(Step[Table]):
    """§2.8 The start player, drawn unless an option names his seat."""

    def run(self, s: Table) -> None:
        if s.terms.start < 0:
            s.then(DrawStart())
        else:
            begin(s, s.terms.start)


class DrawStart(Chance[Table]):
    """§15 Start player: uniform over the seats."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(START[place], 1) for place in range(s.seats)]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        begin(s, outcome.value)


def begin(s: Table, place: i64) -> None:
    s.round = 1
    s.start = s.at_place(place)
    s.active = s.start
    if s.log is not None:
        s.tell("start-player", seat=s.start)
