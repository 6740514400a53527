"""Players that are programs. A bot is given an observation, never the state, and answers with one of its options.

Bots have names: `random`, `greedy`, `search` in three levels, of which hard is the one meant without a level, and where a game has weights
`learned` and `master`. A search, and `master` is one, takes settings after its name: `search:iterations=800`, `master:ms=200:processes=2`.
People choose from levels, whose names stand for one of these bots, in each game another.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Protocol

from gusher import registry
from gusher.bots.greedy import Greedy
from gusher.bots.ladder import LADDER, RUNGS
from gusher.bots.learned.look import Learned, Look
from gusher.bots.learned.master import Master
from gusher.bots.learned.weights import Weights, read_weights
from gusher.bots.search.search import Search
from gusher.bots.search.together import SearchTogether
from gusher.bots.search.wishes import WAVERING, Wishes, parse_wishes
from gusher.bots.uniform import Uniform
from gusher.core.errors import SetupError
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation


class Bot(Protocol):
    """The same observations and the same generator give the same choice."""

    def choose(self, seen: Observation, rng: Rng) -> Action: ...


MASTER = "master"
_LEVELS = {"search": "hard", "search-easy": "easy", "search-medium": "medium", "search-hard": "hard", MASTER: MASTER}
_NAMES = ["random", "greedy", "learned", *_LEVELS]
_LEARNED = {"learned", MASTER}


def bots() -> list[str]:
    """Every name that a bot has."""
    return [*_NAMES, *(name for name in RUNGS if name not in _NAMES)]


def strengths() -> list[str]:
    """Every name that a bot at a table of people can have: a level, or what people chose from before there were levels."""
    return [name for name in bots() if name not in ("search", "learned")]


def ladder(game: str) -> dict[str, str]:
    """The levels that people choose from, the weakest first, and the bot that plays each of them.

    Without weights `search` would play all that should have learned, the beginner's level too: then they are the levels of any game.
    """
    own = registry.game(game).ladder()
    needs = any(name.partition(":")[0] in _LEARNED for name in own.values())
    return LADDER if needs and weights_of(game) is None else own


def check_bot(name: str) -> None:
    """Refuse what names no bot, or a bot with settings that it does not have."""
    kind, colon, wishes = name.partition(":")
    if kind not in bots():
        raise SetupError("there is no bot '{kind}'; allowed: {allowed}", kind=kind, allowed=bots())
    if colon and kind == "learned":
        parse_wishes(wishes, WAVERING)
    elif colon and kind in _LEVELS:
        parse_wishes(wishes)
    elif colon:
        raise SetupError("{kind} has no settings; leave out ':{wishes}'", kind=kind, wishes=wishes)


def is_bot(name: str) -> bool:
    """Whether a name is that of a bot; settings after it may still be wrong."""
    return name.partition(":")[0] in bots()


def bot(name: str, game: str) -> Bot:
    """A bot for a game, both by name."""
    check_bot(name)
    kind, _, wishes = name.partition(":")
    if kind not in _NAMES:
        found = ladder(game)  # a level that the game does not have is played by its strongest
        return bot(found.get(kind) or list(found.values())[-1], game)
    if kind == "random":
        return Uniform()
    if kind == "greedy":
        return Greedy(registry.game(game).judgement())
    if kind == "learned":
        look = look_of(game)
        waver = parse_wishes(wishes, WAVERING).numbers["waver"] if wishes else 0.0
        return search_of(game, "hard") if look is None else Learned(look, waver)
    return searcher(game, _LEVELS[kind], parse_wishes(wishes) if wishes else Wishes({}, 1))


def searcher(game: str, level: str, wishes: Wishes) -> Bot:
    def make() -> Search:
        return search_of(game, level, wishes)

    return make() if wishes.processes == 1 else SearchTogether(make, wishes.processes)


def search_of(game: str, level: str, wishes: Wishes | None = None) -> Search:
    """A search in this process."""
    house = registry.game(game)
    look = look_of(game) if level == MASTER else None
    setting = house.levels()["hard" if level == MASTER and look is None else level]
    if wishes is not None:
        setting = wishes.change(setting)
    return Search(house.judgement(), house.evaluation(), setting) if look is None else Master(look, house.evaluation(), setting)


def look_of(game: str) -> Look | None:
    """What learned players of a game see; nothing where it has no weights that can be used, and then `search` plays."""
    house = registry.game(game)
    weights = weights_of(game)
    if weights is None:
        return None
    return Look(weights.network(), weights.features, house.judgement(), house.evaluation())


@cache
def weights_of(game: str) -> Weights | None:
    """The weights that a game brings. Those that cannot be used are named once."""
    house = registry.game(game)
    features = house.features()
    if features is None or not house.weights().exists():
        return None
    try:
        return read_weights(house.weights(), game, features)
    except SetupError as refused:
        sys.stderr.write(f"gusher: {refused}; search plays instead\n")
        return None
