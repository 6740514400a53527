"""Players that are programs. A bot is given an observation, never the state, and answers with one of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gusher.bots.greedy import Greedy, Judgement
from gusher.bots.greedy_giganten import GigantenJudgement
from gusher.bots.greedy_interbellum import InterbellumJudgement
from gusher.bots.greedy_mcmulti import McMultiJudgement
from gusher.bots.greedy_oilfield import OilfieldJudgement
from gusher.bots.uniform import Uniform
from gusher.core.errors import SetupError
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation


class Bot(Protocol):
    """The same observation and the same generator give the same choice."""

    def choose(self, seen: Observation, rng: Rng) -> Action: ...


_JUDGEMENTS: dict[str, type[Judgement]] = {
    "oilfield": OilfieldJudgement,
    "mcmulti": McMultiJudgement,
    "giganten": GigantenJudgement,
    "interbellum": InterbellumJudgement,
}
_BOTS: dict[str, Callable[[str], Bot]] = {
    "random": lambda game: Uniform(),
    "greedy": lambda game: Greedy(_JUDGEMENTS[game]()),
}


def bots() -> list[str]:
    return list(_BOTS)


def bot(name: str, game: str) -> Bot:
    """A bot for a game, both by name."""
    if name not in _BOTS:
        raise SetupError(f"there is no bot '{name}'; allowed: {', '.join(_BOTS)}")
    return _BOTS[name](game)
