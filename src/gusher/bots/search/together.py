"""One position searched by several processes: each grows a tree of its own, and what they tried at the root is added up."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection

from gusher.bots.search.search import Search
from gusher.core.errors import SetupError
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation


class SearchTogether:
    """Asks copies of this process, which know the observation without being told. Only where the system can copy a process."""

    def __init__(self, make: Callable[[], Search], processes: int) -> None:
        if "fork" not in get_all_start_methods():
            raise SetupError("this system cannot search with several processes; leave out processes=")
        self.make = make
        self.processes = processes

    def choose(self, seen: Observation, rng: Rng) -> Action:
        """The seeds are drawn beforehand, so that the choice does not depend on who is done first."""
        context = get_context("fork")
        seeds = [int(rng.next32()) for _ in range(self.processes)]
        asked = []
        for seed in seeds:
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=self.think, args=(seen, seed, theirs), daemon=True)
            process.start()
            theirs.close()
            asked.append((process, ours))
        votes = [0] * len(seen.options)
        means = [0.0] * len(seen.options)
        for process, ours in asked:
            place, mean = ours.recv()
            votes[place] += 1
            means[place] = max(means[place], mean)
            process.join()
        best = max(range(len(votes)), key=lambda place: (votes[place], means[place]))
        return seen.options[best]

    def think(self, seen: Observation, seed: int, to: Connection) -> None:
        search = self.make()
        rng = Rng(seed)
        chosen = search.think(seen, rng, search.sensible(seen, rng))
        to.send((seen.options.index(chosen.action), chosen.mean))
        to.close()
        os._exit(0)
