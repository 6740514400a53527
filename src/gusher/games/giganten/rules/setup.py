"""§2 Set-up."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.rules import Action, Chance, Step
from gusher.games.giganten.rules.actions import Drawn
from gusher.games.giganten.rules.components import KINDS, VALUES
from gusher.games.giganten.rules.round import ROUND
from gusher.games.giganten.rules.table import Table


class SetUp(Step[Table]):
    """§2 The steps of the set-up, in their order; then the first round."""

    def run(self, s: Table) -> None:
        s.then(LayTiles(), LayOutMarket(), LayOutPieces(), ChooseStart(), ROUND)


class LayTiles(Step[Table]):
    """§2.2 A face-down tile on every site in use (§2.1); what the others are worth, and those left in the box, nobody knows."""

    def run(self, s: Table) -> None:
        for site in range(i64(len(s.box.site_names))):
            s.face_down[site] = s.terms.used[site]
        for at in range(i64(KINDS * VALUES)):
            s.pool[at] = s.box.tile_values[at]


class LayOutMarket(Step[Table]):
    """§2.3 The barrels on the start price, §2.4 the crude beside the board, §2.5 the three decks."""

    def run(self, s: Table) -> None:
        for company in s.terms.open:
            s.price[company] = s.box.start_field
        s.supply = s.terms.crude
        for card in range(i64(len(s.box.card_names))):
            s.deck[card] = s.terms.copies[card]
        s.card_changes += 1
        s.deck_ones = s.terms.ones
        s.deck_twos = s.terms.twos


class LayOutPieces(Step[Table]):
    """§2.6 The money, §2.7 the derricks and locos of the players, §2.8 the black loco; §2.9 no cards and no crude."""

    def run(self, s: Table) -> None:
        s.black = s.box.black_start
        for seat in range(s.seats):
            s.earn(seat, s.box.start_cash)
            s.derricks[seat] = s.box.derricks
            s.loco[seat] = s.box.player_start


class ChooseStart(Step[Table]):
    """§2.10 The start player is seat 0, or with the option any seat."""

    def run(self, s: Table) -> None:
        if s.terms.random_start:
            s.then(DrawStart())


class DrawStart(Chance[Table]):
    """§17.1 Each seat is equally likely to begin."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        return [(s.draws.start[seat], 1) for seat in range(s.seats)]

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.start = outcome.value
        if s.log is not None:
            s.tell("start-player", seat=s.start)
