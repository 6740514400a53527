"""Hold the laws against one game, and say of each whether it held; if not, where it was broken first."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from types import TracebackType

from gusher.conformance.cases import Case, Played, cases_of
from gusher.conformance.laws import LAWS
from gusher.conformance.rooms import ROOMS
from gusher.conformance.tables import TABLES
from gusher.conformance.worlds import Differs
from gusher.core.errors import SetupError
from gusher.core.rules import Frame, State
from gusher.core.sections import section_of
from gusher.faults import walk
from gusher.house import House

PLAYED = "a_game_can_be_played_to_its_end"
MOST = 200  # letters of what an error says


@dataclass
class Tried:
    """What became of a law. A broken one names the rule that was in force, its §, the case that it was broken in, and what is wrong."""

    law: str
    games: int = 0  # that it was held against
    broken: bool = False
    rule: str = ""
    section: str = ""
    case: str = ""
    what: str = ""

    @contextmanager
    def held_in(self, case: str) -> Iterator[None]:
        """Whatever fails in here breaks the law."""
        self.games += 1
        try:
            yield
        except Exception as failed:  # noqa: BLE001  (it is told)
            self.broken, self.case = True, next(iter(getattr(failed, "__notes__", ())), case)
            self.rule, self.section = rule_in_force(failed)
            self.what = said(failed)


def laws() -> list[str]:
    """The names of all laws, in the order in which they are told."""
    return [PLAYED, *(law.__name__ for law in (*TABLES, *LAWS, *ROOMS))]


def check(game: House, games: int, seed: int) -> list[Tried]:
    """Hold every law against so many random games, over all seat counts and options in turn. One that is broken is not tried again."""
    if not __debug__:
        raise SetupError("the laws are assertions, which python -O leaves out; start Python without it")
    tried = {law: Tried(law) for law in laws()}
    for of_tables in TABLES:
        with tried[of_tables.__name__].held_in(game.name):
            of_tables(game)
    with tried[PLAYED].held_in(game.name):
        cases = sorted(cases_of(game), key=lambda case: case.option != "default")  # the usual game of every seat count comes first
        for number, case in zip(range(seed, seed + games), cycle(cases), strict=False):
            tried[PLAYED].games += 1
            played = play(case, number)
            for law in (*LAWS, *ROOMS):
                if not tried[law.__name__].broken:
                    with tried[law.__name__].held_in(named(case, number)):
                        law(played)
    return list(tried.values())


def play(case: Case, number: int) -> Played:
    """A random game; what fails on the way is told with the case."""
    try:
        return Played(case, number)
    except Exception as failed:
        failed.add_note(named(case, number))
        raise


def named(case: Case, number: int) -> str:
    return f"{case.name} {number}"


def rule_in_force(failed: BaseException) -> tuple[str, str]:
    """The innermost rule that was being carried out, or that the position waits for."""
    if isinstance(failed, Differs):
        return type(failed.rule).__name__, section_of(failed.rule)
    for place in reversed(list(walk(failed.__traceback__))):
        names = place.tb_frame.f_locals
        frames = [names.get("self"), *(getattr(names.get(name), "top", None) for name in ("s", "before", "after", "true"))]
        for frame in [*frames, *tops(names)]:
            if isinstance(frame, Frame) and section_of(frame):
                return type(frame).__name__, section_of(frame)
    return "", ""


def tops(names: dict[str, object]) -> list[Frame | None]:
    """What the states wait for that an object carries along, such as parallel worlds."""
    carried = getattr(names.get("self"), "__dict__", {})
    return [value.top for value in carried.values() if isinstance(value, State)]


def said(failed: BaseException) -> str:
    """In one line. An assertion that has no words is its own."""
    place = innermost(failed.__traceback__)
    words = " ".join(str(failed).split())[:MOST]
    if isinstance(failed, AssertionError):
        source = place.line.strip() if place is not None and place.line else ""
        return words or source
    where = f" ({Path(place.filename).name} line {place.lineno})" if place is not None else ""
    return f"{type(failed).__name__}: {words}{where}"


def innermost(trace: TracebackType | None) -> traceback.FrameSummary | None:
    found = traceback.extract_tb(trace)
    return found[-1] if found else None
