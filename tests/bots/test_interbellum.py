"""What `greedy` thinks of lines in Interbellum, and that what it remembers of them is what it would find by looking again."""

from __future__ import annotations

from typing import Any

import pytest

import gusher
from gusher.bots import bot
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.games.interbellum.bots.judgement import LINES, Lines, actions_left, lines
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import scene


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


TRUNK = "0: W8 W9 S33 S35 S37 S38 S39"  # W8 is linked to Haifa; with S25 W9 would be, too


def worth(position: str, **options: Any) -> float:
    s = scene(position, **options)
    return lines(s, 0, 5.0, actions_left(s, 0))


def test_s16_2_2_a_branch_of_a_trunk_is_worth_what_the_table_counts() -> None:
    """§16.2.2 Of the branch that is missing: a piece and a port; the whole way to the port; or the piece alone."""
    assert worth(f"{TRUNK} S25", shared_segments="per_well") - worth(f"{TRUNK} S25") == pytest.approx(12.0)
    assert worth(TRUNK, shared_segments="per_well") > worth(TRUNK) + 6.0
    assert worth(TRUNK, port_bonus="once_per_port") < worth(TRUNK) - 0.5


def test_s16_2_2_two_wells_beside_a_trunk_are_worth_more_where_it_counts_for_both() -> None:
    """§16.2.2 Nothing is laid yet: the second line needs only what the first does not lay."""
    beside, apart = "0: W8 W9", "0: W8 W6"
    more = worth(beside, shared_segments="per_well") - worth(beside)
    assert more > 1.0
    assert worth(apart, shared_segments="per_well") == pytest.approx(worth(apart))


def test_s16_2_2_the_second_well_at_a_port_is_worth_less_where_its_bonus_counts_once() -> None:
    """§16.2.2 Also among lines that are only planned."""
    assert worth("0: W4 W5", port_bonus="once_per_port") < worth("0: W4 W5") - 0.2
