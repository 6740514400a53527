"""What decides a training run: the same course makes the same weights, wherever and by how many processes its games are played.

One thing is left to the machine: the learner adds up floating point numbers as its processor does, so that another kind of processor may
come to slightly different weights, and from then on to other games.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Course:
    """All of it is plain data. A generation is a number of games, after which weights are changed."""

    game: str
    seed: int = 0
    generations: int = 300
    games: int = 200  # of a generation
    warm: int = 15  # generations in which `greedy`, with blind choices, shows how it is done
    positions: int = 120  # that are kept of a game, about
    temperature: float = 0.003  # of choices, in chances to win, after a third of the generations
    heat: float = 2.0  # how many times as much it is at first
    stray: float = 0.01  # the share of choices made blindly
    trace: float = 0.98  # how much of what follows a position reaches it from beyond the next one: TD(lambda)
    greedy_guests: float = 0.15  # the share of seats for `greedy`, in games that have guests
    older_guests: float = 0.25  # the same for earlier generations
    usual: float = 0.65  # the share of games at a table of the usual size with the usual options
    kept: int = 12  # generations that are learned from; older ones are forgotten
    passes: float = 3.0  # how often a position is looked at while it is kept, about
    rate: float = 0.001  # of learning, at first; a tenth of it at the end
    batch: int = 512
    mean: int = 500  # steps of learning, of which the weights that play are the mean, about
    every: int = 10  # generations between two gates
    gate: int = 400  # games at a gate, at most
    exam: int = 80  # games against `greedy` there
    pool: int = 6  # earlier generations that come as guests


SEEDS = {"lesson": 1, "gate": 2, "learner": 3, "exam": 4}  # streams of random numbers that have nothing to do with each other
