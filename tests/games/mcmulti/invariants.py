"""§17 What holds after every step, and what a step may change."""

from __future__ import annotations

from gusher.core.codec import encode
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules import actions
from gusher.games.mcmulti.rules.components import CELLS, PART
from gusher.games.mcmulti.rules.table import NOBODY, NOTHING, Table
from tests.games.mcmulti.scene import holdings


def check(s: Table) -> None:
    """What is true of a table at rest, once it is set up."""
    if s.round == 0:
        return
    assert all(number >= 0 for stores in (s.cash, s.crude, s.gasoline) for number in stores), "§17.1"
    assert all(0 <= barrels <= 30 for barrels in s.ladder), "§17.2"
    assert 1 <= s.consumer_price <= 80, "§17.3"
    assert s.consumer_barrels >= 1, "§17.3"
    assert 0 <= s.difference <= 7 or type(s.top).__name__ == "DifferenceDie", "§17.4"
    if s.terms.news:
        shown = [int(card) for card in (s.more_likely, s.less_likely) if card != NOTHING]
        hidden = [card for card in range(8) if s.unseen >> card & 1 or s.lasting >> card & 1]
        deck = sorted([*shown, *hidden, *[int(card) for card in s.under]])
        left_out = {card for card, kept in ((6, s.terms.embargo), (7, s.terms.shortage)) if not kept}
        assert deck == [card for card in range(8) if card not in left_out], "§17.5"
    if s.terms.limited:
        assert all(left >= 0 for left in (*s.bank_pieces, *s.bank_barrels)), "§17.9"
    if not s.terms.blocks:
        assert PART not in [int(standing) for standing in s.grid], "§17.6"
    left = [seat for seat in range(s.seats) if not s.is_out(seat)]
    assert not s.over or s.declarer != NOBODY or s.round == s.terms.round_limit or len(left) == 1, "§17.12"
    assert all(holdings(s, seat) == "$0 0/0" for seat in range(s.seats) if s.is_out(seat)), "§10.6"


def compare(before: Table, action: Action, after: Table) -> None:
    """What a step may change, once the table is set up."""
    if before.round == 0:
        return
    wells = [int(standing) == 4 for standing in before.grid]
    for cell, standing in enumerate(after.grid):
        if standing == 4 and not wells[cell]:
            assert before.grid[cell] == 1, "§17.6: a well where no rig stood"
            assert before.owner[cell // CELLS] == before.active, "§17.6"
    if before.economy != after.economy:
        assert isinstance(action, (actions.Drawn, actions.Dice)), "§17.14"
    if not isinstance(action, (actions.Drawn, actions.Dice)) and before.awaiting:
        actor = before.actor
        for seat in range(before.seats):
            others = (before.cash[seat], before.crude[seat], before.gasoline[seat])
            if seat != actor and not before.terms.news:
                assert others == (after.cash[seat], after.crude[seat], after.gasoline[seat]), "§17.10"
    assert before.census() == after.census(), "§17.7, §17.8, §17.10"


def play(seats: int, seed: int, **options: object) -> tuple[Table, int]:
    """A random game, checked at every step; with the number of its turns."""
    s = GAME.start(seats, **options)
    assert isinstance(s, Table)
    rng, turns = Rng(seed), 0
    while not s.over:
        check(s)
        before = s.clone()
        if s.chance:
            action = s.sample(rng)
            turns += type(s.top).__name__ == "Roll"
        else:
            choices = s.choices()
            action = choices[rng.below(len(choices))]
        s.apply(action)
        compare(before, action, s)
    check(s)
    assert encode(s.clone()) == encode(s)
    return s, turns
