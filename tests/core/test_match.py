"""A match keeps state and record in step; a choice may be taken back until it has shown something."""

from __future__ import annotations

import pytest

from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.record import Match, Record, read
from gusher.core.rng import Rng
from gusher.games.oilfield import GAME
from gusher.registry import game
from tests.core.opened import do, draw_all, finished, opened, table


def before_the_reveal(seats: int = 3) -> tuple[Match, int]:
    """The last public action is about to be decided, and by whom: Invest, after two that ask nobody."""
    match = opened(seats)
    do(match, "place first_player_1, place subsidy_1, place invest_1")
    last = match.record.entries[-1].seat
    assert last is not None
    do(match, "card build, card drill, card national")
    assert match.state.awaiting == (last,)
    assert not table(match).revealed
    return match, last


def test_state_and_record_are_kept_in_step() -> None:
    match = opened()
    do(match, "place lease_5, place local_1")
    assert encode(match.record.state()) == encode(match.state)
    assert match.record.result is None


def test_a_refused_play_is_not_recorded() -> None:
    match = opened()
    before = match.record.text()
    with pytest.raises(IllegalAction):
        match.play(match.state.awaiting[0], GAME.action("stop"))
    assert match.record.text() == before


def test_the_end_writes_the_result() -> None:
    match = finished()
    assert match.record.result == match.state.scores()
    assert encode(read(match.record.text(), game).state()) == encode(match.state)


def test_a_match_goes_on_from_a_record() -> None:
    match = opened()
    do(match, "place lease_5")
    again = Match(read(match.record.text(), game))
    do(again, "place local_1")
    do(match, "place local_1")
    assert encode(again.state) == encode(match.state)


def test_an_open_choice_is_taken_back() -> None:
    match = opened()
    before, entries = encode(match.state), len(match.record.entries)
    seat = match.state.awaiting[0]
    match.state.log = []
    log = match.state.log
    do(match, "place lease_5")
    assert match.can_take_back(seat)
    match.take_back(seat)
    assert encode(match.state) == before
    assert len(match.record.entries) == entries
    assert match.state.log is log


def test_a_sealed_card_is_taken_back_while_others_think() -> None:
    match = opened()
    do(match, "place lease_5, place local_1, place invest_1")
    before = encode(match.state)
    match.play(1, GAME.action("card drill"))
    match.take_back(1)
    assert encode(match.state) == before


def test_nothing_is_taken_back_before_anything_was_chosen() -> None:
    for match in (opened(), Match(Record(GAME, 3, {}))):
        for seat in range(3):
            assert not match.can_take_back(seat)
            with pytest.raises(IllegalAction, match="cannot-take-back"):
                match.take_back(seat)


def test_only_the_seat_that_chose_takes_back() -> None:
    match = opened()
    seat = match.state.awaiting[0]
    do(match, "place lease_5")
    assert [match.can_take_back(other) for other in range(3)] == [other == seat for other in range(3)]


def test_not_after_another_seat_acted() -> None:
    match = opened()
    seat = match.state.awaiting[0]
    do(match, "place lease_5, place local_1")
    before = match.record.text()
    with pytest.raises(IllegalAction, match="cannot-take-back"):
        match.take_back(seat)
    assert match.record.text() == before


def test_not_after_a_chance() -> None:
    """§15.2.1 After the last private action the upkeep turns up what was bought."""
    match, _ = before_the_reveal()
    do(match, "decline")
    last = -1
    while not match.state.chance:
        last = match.state.awaiting[0]
        options = match.state.choices()
        match.play(last, options[0])
    assert match.can_take_back(last)
    match.draw(Rng(1))
    assert not match.can_take_back(last)
    draw_all(match, Rng(1))
    assert not match.can_take_back(last)


def test_not_after_the_cards_of_the_others_were_revealed() -> None:
    """§5.3.1 follows the last public action at once."""
    match, last = before_the_reveal()
    do(match, "decline")
    assert table(match).revealed
    before = match.record.text()
    assert not match.can_take_back(last)
    with pytest.raises(IllegalAction, match="cannot-take-back"):
        match.take_back(last)
    assert match.record.text() == before


def test_an_earlier_public_action_shows_nothing() -> None:
    match = opened()
    do(match, "place lease_5, place invest_1, place first_player_1, card build, card drill, card national")
    taker = match.state.awaiting[0]
    before = encode(match.state)
    do(match, "decline")
    assert not table(match).revealed
    match.take_back(taker)
    assert encode(match.state) == before


def test_the_last_choice_of_the_game_is_taken_back_with_its_result() -> None:
    match = finished()
    last = match.record.entries[-1].seat
    assert last is not None
    match.take_back(last)
    assert not match.state.over
    assert match.record.result is None
