"""`python -m tests.coach.regret GAME COUNT [ITERATIONS [FILE [SEED]]]`: what the coach's first advice and the choice of `greedy` cost.

Positions come from games of `greedy` players who stray now and then. A search of twenty times the iterations judges: its first half says
which option is best, its second half compares that one, the coach's and that of `greedy` anew, under the same luck. The mean of what they
fall short in winning chance is the regret. A single difference is noise for the most part, which cancels out in the mean; so a regret can
be below nothing.

With a file every position is noted there when it is done, and a run that was ended goes on after the last. Another seed: other positions.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from gusher import registry
from gusher.bots import MASTER, bot, search_of
from gusher.bots.search.wishes import Wishes
from gusher.coach.advising import Comparison, favourites, first_advice
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.house import House

ITERATIONS = 100
TIMES = 20
STRAY = 5  # one choice in so many is random
EVERY = 7  # one decision in so many is looked at
MOST = 1 / 3  # of the regret of `greedy`


def positions(game: House, seed: int) -> Iterator[tuple[Observation, Rng]]:
    """Decisions of games, one after another, without an end."""
    greedy, number = bot("greedy", game.name), 0
    while True:
        rng = Rng(seed, number)
        s, number = game.start(game.usual_seats), number + 1
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
                continue
            seen = Observation(s, s.awaiting[0])
            if len(seen.options) > 1 and rng.below(EVERY) == 0:
                yield Observation(s.clone(), seen.seat), Rng(seed + 1, int(rng.next32()))
            chosen = seen.options[rng.below(len(seen.options))] if rng.below(STRAY) == 0 else greedy.choose(seen, rng)
            s.play(int(seen.seat), chosen)


def regrets(game: House, seen: Observation, rng: Rng, iterations: int) -> tuple[float, float]:
    """Of the coach and of `greedy`, in winning chance."""
    liked = bot("greedy", game.name).choose(seen, rng)
    advised = first_advice(game.name, seen, rng, iterations)
    half = TIMES * iterations // 2
    best = favourites(search_of(game.name, MASTER, Wishes({"iterations": half}, 1)), seen, rng)[0]
    options = list(dict.fromkeys([best, advised, liked]))
    if len(options) == 1:
        return 0.0, 0.0
    compared = Comparison(game.name, seen, options, rng)
    compared.go_on(half // len(options), 0)
    chance = {action: fmean(edge.brought) for action, edge in zip(options, compared.edges, strict=True)}
    return chance[best] - chance[advised], chance[best] - chance[liked]


def measure(game: House, count: int, iterations: int, seed: int = 0, file: Path | None = None) -> list[tuple[float, float]]:
    """Position by position, those first that the file has already."""
    done = [json.loads(line) for line in file.read_text().splitlines()] if file is not None and file.exists() else []
    found = [(float(coach), float(greedy)) for coach, greedy in done[:count]]
    for seen, rng in islice(positions(game, seed), len(found), count):
        found.append(regrets(game, seen, rng, iterations))
        if file is not None:
            with file.open("a") as notes:
                notes.write(json.dumps(found[-1]) + "\n")
    return found


def main(name: str, count: int, iterations: int, file: Path | None, seed: int) -> None:
    seen = measure(registry.game(name), count, iterations, seed, file)
    (coach, doubt), (greedy, other) = (with_error([each[at] for each in seen]) for at in (0, 1))
    differ = sum(1 for each in seen if each != (0.0, 0.0))
    sys.stdout.write(
        f"{name}, {count} positions, {iterations} iterations: mean regret of the coach {coach:.2%} (± {doubt:.2%}), "
        f"of greedy {greedy:.2%} (± {other:.2%}), a share of {coach / greedy if greedy else 0:.0%}; all three agree in {count - differ}\n"
    )
    if coach > MOST * greedy + 2 * doubt:
        raise SystemExit(f"{name}: the coach's regret is more than a third of greedy's")


def with_error(numbers: list[float]) -> tuple[float, float]:
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


if __name__ == "__main__":
    asked = sys.argv[1:]
    iterations, file, seed = [*asked[2:], *(str(ITERATIONS), "", "0")[len(asked) - 2 :]]
    main(asked[0], int(asked[1]), int(iterations), Path(file) if file else None, int(seed))
