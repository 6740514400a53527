"""What is encoded once and used again is what would be encoded anew."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gusher import registry
from gusher.core.effect import chosen, effect
from gusher.core.game import Game
from gusher.core.repeat import repeats
from gusher.core.rng import Rng
from gusher.core.rules import State, Together
from gusher.core.sections import section_of
from gusher.luck import Unfixed
from gusher.server.scenes.gallery import Aside, Gallery
from gusher.server.scenes.history import History
from gusher.server.scenes.kept import PublicView
from gusher.server.scenes.marks import guess
from gusher.server.scenes.offers import described, offers, written
from gusher.server.scenes.replays import seat_cards, table_of
from gusher.server.wire import Offer, Scene, encoder

MOVES = 150
GAMES = registry.games()


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
def test_what_all_see_is_what_the_game_says(game: Game) -> None:
    rng = Rng(8)
    history, seen = begun(game, rng), PublicView()
    for _ in range(MOVES):
        assert seen.encoded(history.state) == encoder.encode(history.state.public())
        if history.state.over:
            break
        choose(history, rng)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_scene_is_encoded_as_its_struct_is(game: Game) -> None:
    rng = Rng(9)
    history = begun(game, rng)
    gallery = Gallery(table_of(history), game.title, history)
    gallery.on_owed = lambda seat, hurry: None
    cards: Any = msgspec.Raw(encoder.encode(seat_cards(history)))
    for number in range(MOVES):
        for seat in (None, 0, 1):
            aside = Aside()
            if seat is not None:
                aside.can_take_back, aside.meanwhile = history.can_take_back(seat), history.meanwhile(seat)
            text = gallery.scene(seat, number, None, cards, gallery.events(seat, 0), number, [], number % 5 or None, seat == 0, None, aside)
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
