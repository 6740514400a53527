"""Wildcat by its paragraphs: what is seen after some moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from wildcat import GAME
from wildcat.rules import PLACES, Table

CASES: list[tuple[str, int, str, Callable[[Table], object], object]] = [
    ("§1.2 The most money wins, and ties share the place", 3, "ooo oog ssd o s", lambda s: s.ranking(), [2, 2, 1]),
    ("§1.3 A player sees his own cube", 2, "ow", lambda s: s.player(0, True)["salt"], "oil"),
    ("§1.3 and not those of others", 2, "ow", lambda s: s.player(1, False)["salt"], None),
    ("§1.3 which may be anything", 2, "ow", lambda s: {s.determinize(0, Rng(seed)).bag(1) for seed in range(20)}, {2, 3}),
    ("§2.1 Five players begin with 10 oil, 5 water, 2 gushers", 5, "", lambda s: [s.bag(kind) for kind in range(3)], [10, 5, 2]),
    ("§2.2 to which they add", 5, "oooww", lambda s: [s.bag(kind) for kind in range(3)], [13, 7, 2]),
    ("§2.2 at the same time", 3, "", lambda s: s.awaiting, (0, 1, 2)),
    ("§2.3 All open a well and drill", 3, "www", lambda s: (s.wells(), s.chance), ([0, 1, 2], True)),
    ("§3.1 Oil brings 1 barrel, a gusher 3, water none", 3, "ooo ogw", lambda s: list(s.barrels), [1, 3, 0]),
    ("§3.1 but pressure", 3, "ooo ogw", lambda s: s.public()["pressure"], 1),
    ("§3.2 Of two players the third water takes all wells", 2, "ww ow d ww", lambda s: (list(s.money), s.round), ([0, 0], 2)),
    ("§3.3 An empty bag sells all wells", 2, "oo oo dd oo dd oo dd ww dd g dd", lambda s: list(s.money), [6 * 3, 3 * 3]),
    ("§4.1 Who has barrels decides", 3, "ooo owo", lambda s: s.awaiting, (0, 2)),
    ("§4.1 and an empty well is drilled on", 3, "ooo owo ss", lambda s: (s.wells(), s.chance), ([1], True)),
    ("§4.2 Alone a barrel brings $4", 4, "oooo oooo sddd", lambda s: list(s.money), [4, 0, 0, 0]),
    ("§4.2 with another one $3", 4, "oooo oooo ssdd", lambda s: list(s.money), [3, 3, 0, 0]),
    ("§4.2 with two $2", 4, "oooo oooo sssd", lambda s: list(s.money), [2, 2, 2, 0]),
    ("§4.2 with more $1", 4, "oooo oooo ssss", lambda s: list(s.money), [1, 1, 1, 1]),
    ("§4.3 Without wells the season is over", 2, "ow oo ss", lambda s: (s.round, s.awaiting), (2, (0, 1))),
    ("§5.1 and the next one begins anew", 2, "ow ow s wo s", lambda s: (s.round, s.cubes(), s.public()["pressure"]), (2, 7, 0)),
    ("§5.1 What was put in is shown", 2, "ow oo ss", lambda s: [e.values["what"] for e in (s.log or [])[-3:-1]], ["oil", "water"]),
]


@pytest.mark.parametrize(("rule", "seats", "moves", "seen", "expected"), CASES, ids=[case[0] for case in CASES])
def test_rule(rule: str, seats: int, moves: str, seen: Callable[[Table], object], expected: object) -> None:
    """A move is a cube drawn or put in (oil, water, gusher), or to drill or sell, by the first seat that is asked."""
    s = GAME.start(seats)
    assert isinstance(s, Table)
    s.log = []
    for move in moves.replace(" ", ""):
        if s.chance:
            s.meet(PLACES[sum(s.bag(kind) for kind in range("owg".index(move)))])
        else:
            s.play(s.awaiting[0], next(option for option in s.options(s.awaiting[0]) if option.notation.split()[-1][0] == move))
    assert seen(s) == expected


@pytest.mark.parametrize("seasons", [3, 4, 5])
def test_seasons(seasons: int) -> None:
    """§1.1 The game lasts so many seasons."""
    s = GAME.start(3, seasons=seasons)
    playout(s, Rng(1), Tally())
    assert (s.over, s.public()["round"]) == (True, seasons)
