"""What is encoded once and used again is what would be encoded anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher import registry
from gusher.conformance.laws import slots
from gusher.core.effect import chosen, effect
from gusher.core.game import Game
from gusher.core.repeat import repeats
from gusher.core.rng import Rng
from gusher.core.rules import State, Together
from gusher.core.sections import section_of
from gusher.luck import Unfixed
from gusher.server.scenes.gallery import Gallery
from gusher.server.scenes.history import History
from gusher.server.scenes.kept import Views
from gusher.server.scenes.marks import guess
from gusher.server.scenes.offers import described, offers, written
from gusher.server.scenes.replays import seat_cards, table_of
from gusher.server.wire import Offer, Scene, encoder

MOVES = 150
GAMES = registry.games()
IN_PARTS = [game for game in GAMES if game.start(game.seats[0]).chapters().parts]


def choose(history: History, rng: Rng) -> None:
    """Anything, and now and then something is taken back."""
    choices = [place for place, entry in zip(history.places, history.record.entries, strict=True) if entry.seat is not None]
    if choices and rng.below(12) == 0:
        history.take_back(choices[-1 - rng.below(min(3, len(choices)))])
    seat = history.state.awaiting[rng.below(len(history.state.awaiting))]
    options = history.state.options(seat)
    history.play(seat, options[rng.below(len(options))])
    history.draw(Unfixed(rng))


def begun(game: Game, rng: Rng) -> History:
    history = History(game, game.seats[0], {}, [])
    history.draw(Unfixed(rng))
    return history


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_is_seen_is_what_the_game_says(game: Game) -> None:
    rng = Rng(8)
    history, seen = begun(game, rng), Views()
    for _ in range(MOVES):
        seen.renew(history.state)
        for viewer in (None, *range(history.state.seats)):
            assert seen.seen_by(history.state, viewer) == encoder.encode(history.state.view(viewer))
        if history.state.over:
            break
        choose(history, rng)


@pytest.mark.parametrize("game", IN_PARTS, ids=[game.name for game in IN_PARTS])
def test_whatever_changes_is_seen(game: Game) -> None:
    """Each number of a table by itself, so that a part which shows one and does not compare it cannot be right by accident."""
    rng = Rng(11)
    history = begun(game, rng)
    for move in range(MOVES):
        if move % (MOVES // 5) == 0:
            for other in nearly(history.state):
                seen = Views()
                seen.renew(history.state)
                with suppress(LookupError):  # what there cannot be
                    plain = [encoder.encode(other.view(viewer)) for viewer in (None, 0)]
                    seen.renew(other)
                    assert [seen.seen_by(other, viewer) for viewer in (None, 0)] == plain
        if history.state.over:
            break
        choose(history, rng)


def nearly(s: State) -> Iterator[State]:
    """This state with one field changed, in several ways for each of them."""
    for name in slots(s):
        for value in others(getattr(s, name)):
            other = s.clone()
            setattr(other, name, value)
            yield other


def others(value: Any) -> list[Any]:
    """A row with each of its numbers changed, all of them gone, and one more; or another value."""
    if type(value) is bool:
        return [not value]
    if type(value) is int:
        return [value - 1, value + 1]
    numbers = [int(number) for number in value]
    rows = [[0] * len(numbers), [*numbers, 0]]
    for place, number in enumerate(numbers):
        rows += [[*numbers[:place], number + by, *numbers[place + 1 :]] for by in (-1, 1)]
    return [vec[i64](row) for row in rows]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_scene_is_encoded_as_its_struct_is(game: Game) -> None:
    rng = Rng(9)
    history = begun(game, rng)
    gallery = Gallery(table_of(history), game.title, history)
    gallery.on_owed = lambda seat, hurry: None
    cards: Any = msgspec.Raw(encoder.encode(seat_cards(history)))
    for number in range(MOVES):
        for seat in (None, 0, 1):
            aside = gallery.aside(seat)
            text = b"".join(gallery.scene(seat, number, None, cards, number, [], number % 5 or None, seat == 0, None, aside))
            assert text == encoder.encode(msgspec.json.decode(text, type=Scene))
            view = history.state.view(seat)
            assert msgspec.json.decode(text)["view"] == msgspec.json.decode(encoder.encode(view))
        if history.state.over:
            break
        choose(history, rng)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_is_offered_is_what_trying_it_out_gives(game: Game) -> None:
    rng = Rng(10)
    history = begun(game, rng)
    for _ in range(MOVES):
        s = history.state
        for seat in s.awaiting:
            assert written(offers(s, seat)[0]) == encoder.encode(tried_out(guess(s, seat), seat))
        if s.over:
            break
        choose(history, rng)


def tried_out(s: State, seat: int) -> list[Offer]:
    """Every option but sealed answers, even those that can bring nothing."""
    found = []
    for action in s.options(seat):
        known = described(action, section_of(s.top))
        gains, times = ({}, 1) if isinstance(s.top, Together) else (effect(chosen(s, seat, action), seat), repeats(s, seat, action))
        found.append(Offer(known.notation, known.kind, known.values, known.section, gains, known.confirm, times))
    return found
