"""Every law for every game, over random playouts: with the default for every number of seats, the editions, and combinations of options.

With GUSHER_SLOW=1 with every value of each option by itself as well, and all of them with every number of seats. `GUSHER_GAMES` says how
many are played in each case.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gusher.conformance.cases import Case, Played, cases, cases_of
from gusher.conformance.laws import LAWS, Law
from gusher.conformance.rooms import ROOMS
from gusher.conformance.tables import TABLES
from gusher.house import House
from gusher.registry import games
from tests.conformance import GAMES
from tests.length import SLOW

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))

WHOLE = ("edition=", "combination ")  # sets of options that say much at once


def chosen() -> list[Case]:
    """The default with every number of seats; editions, combinations and what is in none of them with one number, each in its turn."""
    if SLOW:
        return cases()
    found = []
    for game in games():
        by_option: dict[str, list[Case]] = {}
        for case in cases_of(game):
            by_option.setdefault(case.option, []).append(case)
        found += by_option.pop("default")
        turns = [each[number % len(each)] for number, each in enumerate(by_option.values())]
        whole = [case for case in turns if case.option.startswith(WHOLE)]
        found += [case for case in turns if case in whole or not any(other.options.items() >= case.options.items() for other in whole)]
    return found


def by_weight(case: Case) -> object:
    """Most combinations, and the default with fewer seats, are tried on the compiled build only; the golden records, which have every
    number of seats, hold both builds against each other. `make proof PARTS=pure` tries all of it on the pure one."""
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
