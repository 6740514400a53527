"""Laws of the rows of numbers that seats see, for the tests of each game."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from gusher.conformance.cases import step
from gusher.core.encoding import Encoder
from gusher.core.game import Game
from gusher.core.numbers import filled
from gusher.core.rng import Rng
from gusher.core.rows import blank
from gusher.core.rules import State

LONGEST = 1500  # entries


def positions(game: Game, seats: int, options: dict[str, object], every: int, seed: int = 1) -> Iterator[State]:
    """Positions of a random game, about one in so many, the first and the last among them."""
    rng = Rng(seed, seats)
    s = game.start(seats, **options)
    yield s
    for _ in range(LONGEST):
        if s.over:
            break
        step(s, rng)
        if s.over or rng.below(every) == 0:
            yield s


def numbers(encoder: Encoder, s: State, seat: int) -> list[int]:
    return array("q", encoder.encode(s, seat)).tolist()


def feature(encoder: Encoder, s: State, seat: int, name: str) -> list[int]:
    """The numbers of one feature."""
    found = next(feature for feature in encoder.features if feature.name == name)
    return numbers(encoder, s, seat)[found.offset : found.offset + found.size]


def check_game(game: Game, seats: int, options: dict[str, object], every: int = 8) -> None:
    """In a random game every row has its length and keeps its bounds, tells nothing that is hidden, and changes with the view. One that is
    brought up to date is the same as one that is written."""
    encoder = game.encoder(seats)
    renewed = blank(encoder.size)
    memo = filled(encoder.memo_size, 0)
    rng = Rng(2)
    before: list[tuple[dict[str, object], list[int]]] = [({}, [])] * seats
    for s in positions(game, seats, options, every):
        for seat in range(seats):
            row = numbers(encoder, s, seat)
            assert len(row) == encoder.size
            for found in encoder.features:
                part = row[found.offset : found.offset + found.size]
                assert found.low <= min(part) <= max(part) <= found.high, (found, part)
            assert numbers(encoder, s.determinize(seat, rng), seat) == row
            encoder.renew(s, seat, renewed, 0, memo, 0)
            assert [int(number) for number in renewed] == row
            view = s.view(seat)
            assert (view == before[seat][0]) == (row == before[seat][1])
            before[seat] = (view, row)
