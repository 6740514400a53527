"""Every law for every game x option set x seat counts in turn, over random playouts; with GUSHER_SLOW=1 with every seat count.

`GUSHER_GAMES` says how many are played in each case.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from gusher.conformance.cases import Case, Played, cases, cases_of
from gusher.conformance.laws import LAWS, Law
from gusher.conformance.rooms import ROOMS
from gusher.conformance.tables import TABLES
from gusher.house import House
from gusher.registry import games
from tests.conformance import GAMES

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))

SLOW = os.environ.get("GUSHER_SLOW", "0") not in ("", "0")


def chosen() -> list[Case]:
    """The default with every number of seats, and every other option set with one of them, each in its turn."""
    if SLOW:
        return cases()
    found = []
    for game in games():
        by_option: dict[str, list[Case]] = {}
        for case in cases_of(game):
            by_option.setdefault(case.option, []).append(case)
        found += by_option.pop("default")
        found += [each[number % len(each)] for number, each in enumerate(by_option.values())]
    return found


def by_weight(case: Case) -> object:
    """Each option by itself, and the default with fewer seats, are tried on the compiled build only; the golden records, which have every
    number of seats, hold both builds against each other."""
    full = case.seats == max(case.game.seats)
    usual = (case.option == "default" and full) or case.option.startswith(("edition=", "combination 0"))
    return pytest.param(case, id=case.name, marks=() if usual else pytest.mark.slow)


@pytest.mark.parametrize("case", [by_weight(case) for case in chosen()])
def test_laws(case: Case) -> None:
    for number in range(GAMES):
        played = Played(case, number)
        for law in LAWS:
            law(played)


@every_game
@pytest.mark.parametrize("law", TABLES, ids=lambda law: str(law.__name__))
def test_tables(game: House, law: Callable[[House], None]) -> None:
    law(game)


@pytest.mark.one_build
@every_game
@pytest.mark.parametrize("law", ROOMS, ids=lambda law: str(law.__name__))
def test_rooms(game: House, law: Law) -> None:
    law(Played(Case(game, max(game.seats), "rooms", {}), 1))
