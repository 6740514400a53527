"""Advice at a decision: the best options, the winning chance of each, and by which items of the score they differ.

`master` chooses among all options, or `search` where nobody has learned the game. The best are then compared anew, because the best of many
looks better than it is to whoever picked it for looking best: every try of each meets the same hidden things and the same luck, and only
winning counts. The items of the score are what the network expects; without one each option is played to the end of the game, first as
search plays and then at random. All of it starts from an observation, and so from nothing that the seat cannot know.

An advice grows: every step compares a little longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

import msgspec

from gusher.bots import MASTER, search_of
from gusher.bots.learned.master import Master
from gusher.bots.search.playout import answer
from gusher.bots.search.search import Search, is_better
from gusher.bots.search.tree import node_of
from gusher.bots.search.wishes import Wishes
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation

MOST: Final = 3  # options that are told of
CERTAIN: Final = 2.0  # errors by which an option must be better, to be put before the one that search chose
BEYOND: Final = {"horizon": 0, "look": 0}  # how play-outs for the score go on where those for the chances end: at random, to the end


class Item(msgspec.Struct):
    """How much more of a score item an option is expected to bring than the others that are told of; `error` is its standard error."""

    name: str
    more: float
    error: float


class Candidate(msgspec.Struct):
    """One of the best options; `chance` is that of winning, from 0 to 1, `error` its standard error."""

    action: str
    chance: float
    error: float
    items: list[Item]


class Thought(msgspec.Struct):
    """What is known so far, the best option first. `tries` is how often each was compared."""

    candidates: list[Candidate]
    tries: int
    done: bool


def favourites(search: Search, seen: Observation, rng: Rng) -> list[Action]:
    """What search would choose, and after it the options that did best, as many as are told of."""
    if len(seen.options) == 1:
        return seen.options[:]
    best = search.think(seen, rng, search.sensible(seen, rng))
    root = search.root
    assert root is not None
    tried = [edge for edge in root.edges if edge.visits > 0 and edge is not best]
    # Those that were dropped early were tried seldom, and their numbers mean little.
    tried.sort(key=lambda edge: (min(edge.visits, best.visits // 4), edge.mean), reverse=True)
    offered = set(seen.options)
    return [edge.action for edge in [best, *tried] if edge.action in offered][:MOST]


class Comparison:
    """A few options, tried again and again under the same conditions."""

    def __init__(self, game: str, seen: Observation, actions: list[Action], rng: Rng) -> None:
        self.seen = seen
        self.seat = int(seen.seat)
        self.actions = actions
        self.seed = int(rng.next32())
        self.search = search_of(game, MASTER, Wishes({"win": 1.0}, 1))
        self.beyond = search_of(game, MASTER, Wishes(dict(BEYOND), 1)).playout
        s = seen.sample(rng)
        self.seats = int(s.seats)
        root = node_of(s, self.seat, self.seat)
        self.search.root = root
        self.search.grow(s, root, seen.options)
        self.edges = [root.edges[root.find(action, 0)] for action in actions]
        self.items: list[list[dict[str, float]]] = [[] for _ in actions]  # for each option its score at the end, try by try

    @property
    def tries(self) -> int:
        return min(len(edge.brought) for edge in self.edges)

    def go_on(self, tries: int, ends: int) -> None:
        """So many more tries of each option, and so many more games to their end."""
        self.search.try_often(self.seen, self.edges, self.seed, tries * len(self.edges))
        for _ in range(ends):
            self.play_to_the_end()

    def go_on_for(self, seconds: float) -> None:
        """About half of it for the chances, and half for the score; at least one try of each."""
        began = perf_counter()
        self.go_on(1, 1)
        while perf_counter() < began + seconds / 2:
            self.go_on(1, 0)
        while perf_counter() < began + seconds:
            self.go_on(0, 1)

    def play_to_the_end(self) -> None:
        number = len(self.items[-1])
        for place, action in enumerate(self.actions):
            nature, whim = Rng(self.seed + 1, 2 * number), Rng(self.seed + 1, 2 * number + 1)
            s = self.seen.sample(nature)
            answer(s, self.seat, action)
            if isinstance(self.search, Master):
                self.items[place].append(self.search.expected_items(s, self.seat, nature, whim))
            else:
                self.search.playout.run(s, self.seat, nature, whim)
                self.beyond.run(s, self.seat, nature, whim)
                self.items[place].append(dict(s.scores()[self.seat]))

    def thought(self, done: bool) -> Thought:
        order = list(range(len(self.actions)))
        for place in order[1:]:
            if is_better(self.edges[place], self.edges[order[0]], CERTAIN):
                order.remove(place)
                order.insert(0, place)
        told = [self.candidate(place) for place in order]
        return Thought([told[0], *sorted(told[1:], key=lambda each: -each.chance)], self.tries, done)

    def candidate(self, place: int) -> Candidate:
        mean, error = mean_of(self.edges[place].brought)
        chance, least, most = [self.search.setting.told(each, self.seats) for each in (mean, mean - error, mean + error)]
        return Candidate(self.actions[place].notation, round(chance, 4), round((most - least) / 2, 4), self.differences(place))

    def differences(self, place: int) -> list[Item]:
        """What the option brought more than the others on average, game by game."""
        others = [items for at, items in enumerate(self.items) if at != place]
        if not others or not self.items[place]:
            return []
        found = []
        for name in self.items[place][0]:
            more = [own[name] - fmean(other[number][name] for other in others) for number, own in enumerate(self.items[place])]
            mean, error = mean_of(more)
            found.append(Item(name, round(mean, 3), round(error, 3)))
        return found


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """With its standard error; of one number that is unknown, and told as 1."""
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 1.0


def advise(game: str, seen: Observation, rng: Rng, ms: int, steps: int) -> Iterator[Thought]:
    """An advice that grows with every step, each of which takes about so many milliseconds; the first one half as many more, to choose."""
    search = search_of(game, MASTER, Wishes({"ms": ms}, 1))
    compared = Comparison(game, seen, favourites(search, seen, rng), rng)
    for step in range(1, steps + 1):
        compared.go_on_for(ms / 1000 if step > 1 else ms / 2000)
        yield compared.thought(step == steps or len(compared.actions) == 1)
        if len(compared.actions) == 1:
            return


def first_advice(game: str, seen: Observation, rng: Rng, iterations: int) -> Action:
    """The best option after so many iterations; the same numbers give the same advice."""
    return favourites(search_of(game, MASTER, Wishes({"iterations": iterations}, 1)), seen, rng)[0]
