"""A row that is brought up to date is the row that is written from nothing, for every game, in every chair, however much has happened."""

from __future__ import annotations

import numpy as np
import pytest

from gusher.core.game import Game
from gusher.core.numbers import as_list, filled
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rows import blank
from gusher.registry import game, games
from tests.envs.cases import TABLES

AFRESH = 50  # steps: then a row begins as zeros in the midst of a game


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_renewed_row_is_the_row(name: str, seats: int) -> None:
    check(game(name), seats, {}, steps=300)


@pytest.mark.parametrize("one", games(), ids=lambda one: one.name)
def test_with_every_option(one: Game) -> None:
    for option in one.options:
        for value in option.values:
            seats = option.seats[0] if option.seats else one.usual_seats
            check(one, seats, {option.name: value}, steps=60)


def check(one: Game, seats: int, options: dict[str, object], steps: int) -> None:
    encoder = one.encoder(seats)
    start = one.start(seats, **options)
    rng = Rng(seats, len(options))
    s = start.clone()
    for step in range(steps):
        if s.over or step % AFRESH == 0:
            s = start.clone() if s.over else s
            rows = blank(2 * encoder.size)
            memo = filled(2 * encoder.memo_size, 0)
        seat = int(rng.below(seats))
        encoder.renew(s, seat, rows, encoder.size, memo, encoder.memo_size)
        found = np.frombuffer(memoryview(rows), np.int32)
        wanted = np.frombuffer(encoder.encode(s, seat), "<i8")
        wrong = np.flatnonzero(found[encoder.size :] != wanted).tolist()
        told = [(each.name, place) for place in wrong for each in encoder.features if each.offset <= place < each.offset + each.size]
        assert told == []
        assert not found[: encoder.size].any(), "it wrote into another row"
        if s.over:
            continue
        if s.chance:
            s.apply(s.sample(rng))
        else:
            playout(s, rng, Tally(), 1 + rng.below(4))
    assert not any(as_list(memo)[: int(encoder.memo_size)])
