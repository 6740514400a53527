"""The log and the record that it tells."""

from __future__ import annotations

import pytest

from gusher import registry
from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.record import can_take_back
from gusher.core.rng import Rng
from gusher.luck import Unfixed
from gusher.server.scenes.history import History
from gusher.server.stores.store import LogRow

pytestmark = pytest.mark.one_build


def played(seed: int, seats: int, backs: int = 0) -> tuple[History, list[LogRow]]:
    """A random game in which now and then something is taken back, and its log."""
    rng = Rng(seed)
    history = History(registry.game("oilfield"), seats, {"max_rounds": 3}, [])
    rows = history.draw(Unfixed(rng))
    while not history.state.over:
        if backs and rng.below(8) == 0:
            choices = [place for place, entry in zip(history.places, history.record.entries, strict=True) if entry.seat is not None]
            if choices:
                backs -= 1
                rows.append(history.take_back(choices[rng.below(len(choices))]))
                continue
        seat = history.state.awaiting[rng.below(len(history.state.awaiting))]
        options = history.state.options(seat)
        rows.append(history.play(seat, options[rng.below(len(options))]))
        rows += history.draw(Unfixed(rng))
    return history, rows


@pytest.mark.parametrize("seed", range(3))
def test_a_log_read_again_tells_the_same(seed: int) -> None:
    history, rows = played(seed, 3, backs=10)
    again = History(history.game, 3, {"max_rounds": 3}, [])
    for number, row in enumerate(rows):
        assert row.seq == number
        again.again(row)
    assert encode(again.state) == encode(history.state)
    assert again.record.text() == history.record.text()
    assert again.asked == history.asked
    assert [(place, repr(event)) for place, event in again.events] == [(place, repr(event)) for place, event in history.events]
    assert encode(history.record.state()) == encode(history.state)


@pytest.mark.parametrize("seed", range(2))
def test_every_moment_can_be_seen_again(seed: int) -> None:
    _, rows = played(seed, 2, backs=6)
    history = History(registry.game("oilfield"), 2, {"max_rounds": 3}, [])
    seen = [encode(history.state)]
    for row in rows:
        history.again(row)
        seen.append(encode(history.state))
    for moment, state in enumerate(seen):
        assert encode(history.state_at(moment)) == state


def test_what_can_be_taken_back_is_what_the_engine_says() -> None:
    rng = Rng(9)
    history = History(registry.game("oilfield"), 3, {"max_rounds": 2}, [])
    history.draw(Unfixed(rng))
    found = set()
    while not history.state.over:
        seat = history.state.awaiting[rng.below(len(history.state.awaiting))]
        options = history.state.options(seat)
        history.play(seat, options[rng.below(len(options))])
        history.draw(Unfixed(rng))
        for other in range(3):
            free = history.can_take_back(other)
            assert free == (can_take_back(history.record, other) and not history.state.over)
            found.add(free)
        if rng.below(4) == 0 and history.can_take_back(seat):
            history.take_back(history.places[-1])
            assert history.can_take_back(seat) == can_take_back(history.record, seat)
    assert found == {True, False}


def test_a_question_is_kept_only_while_others_answer_it() -> None:
    rng = Rng(4)
    history = History(registry.game("oilfield"), 3, {}, [])
    history.draw(Unfixed(rng))
    while len(history.state.awaiting) < 3:
        (seat,) = history.state.awaiting
        assert history.asked == {seat: history.seq}
        history.play(seat, history.state.options(seat)[0])
        history.draw(Unfixed(rng))
    began = history.seq
    assert history.asked == {0: began, 1: began, 2: began}
    history.play(1, history.game.action("card drill"))
    assert history.asked == {0: began, 2: began}
    history.take_back(began)
    assert history.asked == {0: began + 2, 1: began + 2, 2: began + 2}


def test_a_broken_log_is_refused() -> None:
    history, rows = played(1, 2)
    again = History(history.game, 2, {"max_rounds": 3}, [])
    with pytest.raises(IllegalAction):
        again.again(rows[1])
    with pytest.raises(IllegalAction):
        again.again(LogRow(0, None, "", back_to=0))
    with pytest.raises(IllegalAction):
        again.again(LogRow(0, 0, "stop"))


@pytest.mark.parametrize("seed", range(2))
def test_meanwhile_is_what_others_chose_between_two_turns(seed: int) -> None:
    _, rows = played(seed, 3, backs=6)
    history = History(registry.game("oilfield"), 3, {"max_rounds": 3}, [])
    found = 0
    for row in rows:
        history.again(row)
        seats = dict(zip(history.places, (entry.seat for entry in history.record.entries), strict=True))
        chose = {place: seat for place, seat in seats.items() if seat is not None and place not in history.had_to}
        for seat in range(3):
            part = history.meanwhile(seat)
            if part is None:
                assert set(chose.values()) <= {seat}
                continue
            since, until = part
            found += 1
            assert since == 0 or chose[since - 1] == seat
            between = {chose[place] for place in chose if since <= place < until}
            assert between
            assert seat not in between
            assert {chose[place] for place in chose if place >= until} <= {seat}
    assert found > 100
