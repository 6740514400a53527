"""Games that play on from a moment of another one: with the luck as it was they meet it again, with new luck they are games like others."""

from __future__ import annotations

import pytest

from gusher.core.codec import dumps
from gusher.core.errors import IllegalAction, RecordError
from gusher.core.record import Match, Record, read
from gusher.core.rng import Rng
from gusher.luck import chances
from gusher.play_on import luck_as_it_was, played_on
from gusher.review.reviewing import decisions
from gusher.verifying import verify
from tests.length import SLOW
from tests.play_on import reader_before
from tests.play_on.games import NAMES, begun, go_on, luck, played


def moments(record: Record, count: int, seed: int) -> list[int]:
    rng = Rng(seed, 9)
    return sorted({0, 1, *(int(rng.below(len(record.entries))) for _ in range(count))})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(60 if SLOW else 2))
def test_the_same_choices_with_the_luck_as_it_was_reach_the_same_end(name: str, number: int) -> None:
    record = played(name, number)
    for at in moments(record, 4, number):
        drawn = luck_as_it_was(record, at)
        assert drawn is not None
        history = begun(record, at)
        history.draw(drawn)
        for entry in record.entries[at:]:
            if entry.seat is not None:
                history.play(entry.seat, entry.action)
                history.draw(drawn)
        assert dumps(history.state) == dumps(record.state())
        assert history.record.result == record.result
        again = history.copy_of_record()
        again.luck = drawn.opened()
        assert [line.line() for line in again.entries] == [line.line() for line in record.entries]
        found = verify(again)
        assert found.fair
        assert (found.taken_over, found.draws) == (chances(record.entries[:at]), chances(record.entries[at:]))


@pytest.mark.parametrize("name", NAMES)
def test_with_new_luck_it_begins_in_the_same_position_and_its_record_replays(name: str) -> None:
    record = played(name, 3)
    for at in moments(record, 2, 5):
        history = begun(record, at)
        assert dumps(history.state) == dumps(record.state(at))
        fresh = go_on(history, luck(77, record.seats), Rng(at, 5))
        text = fresh.text()
        again = read(text, lambda _: record.game)
        assert again.begun == at
        assert again.text() == text
        assert dumps(again.state()) == dumps(history.state)
        assert verify(again).fair
        assert verify(again).taken_over == chances(record.entries[:at])
        # The version before reads the same game, and says of its luck that it does not know it.
        before = reader_before.read(text, lambda _: record.game)
        assert dumps(before.state()) == dumps(history.state)
        assert before.luck is None
        # What came from elsewhere is not this table's luck, nor anybody's choice.
        assert luck_as_it_was(again, at) is not None
        if at:
            assert luck_as_it_was(again, at - 1) is None
        assert all(moment >= at for seat in range(record.seats) for moment, _, _ in decisions(again, seat))


def test_a_draw_that_is_not_of_the_seed_is_found_only_where_the_luck_is_its_own() -> None:
    record = played("oilfield", 1)
    other = played("oilfield", 1)
    other.luck = luck(5, record.seats).opened()
    assert verify(other).wrong == "draw"
    assert luck_as_it_was(other, 3) is None
    other.begun = len(other.entries)
    assert verify(other).fair


@pytest.mark.parametrize("name", NAMES)
def test_nothing_before_the_beginning_is_taken_back(name: str) -> None:
    record = played(name, 2)
    at = next(number for number, entry in enumerate(record.entries, 1) if entry.seat is not None and number > 20)
    seat = record.entries[at - 1].seat
    assert seat is not None
    history = begun(record, at)
    assert history.last_choice(seat) is None
    assert not history.can_take_back(seat)
    assert history.meanwhile(seat) is None
    with pytest.raises(IllegalAction, match="cannot-take-back"):
        history.take_back(at - 1)
    match = Match(played_on(record, record.entries[:at], []))
    assert not match.can_take_back(seat)
    if not history.state.chance:
        mover = history.state.awaiting[0]
        history.play(mover, history.state.options(mover)[0])
        history.take_back(at)
        assert dumps(history.state) == dumps(record.state(at))


def test_what_a_record_says_of_its_beginning_is_checked() -> None:
    record = played("oilfield", 0)
    head, rest = record.text().split("\n", 1)
    for wrong, said in (
        ('"begun":7', "begun must be an object"),
        ('"begun":{"at":-1}', "begun must be an object"),
        ('"begun":{"at":true}', "begun must be an object"),
        ('"begun":{"at":1,"luck":[]}', "luck must be an object"),
        ('"begun":{"at":99999}', "begun is after 99999 entries"),
    ):
        with pytest.raises(RecordError, match=said):
            read(f"{head[:-1]},{wrong}}}\n{rest}", lambda _: record.game)
