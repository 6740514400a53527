"""What `greedy` remembers of Interbellum is what it would find by looking again."""

from __future__ import annotations

import gusher
from gusher.bots import bot
from gusher.bots.greedy_interbellum import LINES, Lines, actions_left, lines
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.games.interbellum.table import Table


def test_remembered_lines_are_those_of_the_table() -> None:
    player, rng = bot("greedy", "interbellum"), Rng(9)
    s = gusher.game("interbellum").start(3)
    assert isinstance(s, Table)
    while not s.over:
        if s.chance:
            s.apply(s.sample(rng))
            continue
        for seat in range(3):
            rounds, left = float(s.box.rounds - s.round), actions_left(s, seat)
            assert LINES.worth(s, seat, rounds, left) == lines(s, seat, rounds, left)
            assert LINES.missing(s, seat) == Lines().missing(s, seat)
        s.play(s.actor, player.choose(Observation(s, s.actor), rng))
