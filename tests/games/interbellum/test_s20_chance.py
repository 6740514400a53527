"""§20 Chance."""

from __future__ import annotations

from gusher.core.rng import Rng
from gusher.games.interbellum.rules.deck import DRAW_ONE
from gusher.games.interbellum.rules.events import TURN_EVENT
from tests.games.interbellum.scene import ask, go, scene


def test_s20_1_every_draw_is_uniform_or_hypergeometric() -> None:
    """§20.1 A card of the deck by its place; a die without excluded faces; black cubes by their number."""
    s = ask(scene("deck royalty_cheque ultimatum overtime"), DRAW_ONE[0])
    assert [(outcome.notation, weight) for outcome, weight in s.outcomes()] == [("card 1", 1), ("card 2", 1), ("card 3", 1)]
    gas = go(scene("0: $9\nbag 10/10"), "work search_gas; stake 4")
    weights = {outcome.notation: weight for outcome, weight in gas.outcomes()}
    assert weights == {"black 0": 210, "black 1": 1200, "black 2": 2025, "black 3": 1200, "black 4": 210}
    assert round(210 / sum(weights.values()), 3) == 0.043


def test_s20_1_what_is_drawn_is_listed() -> None:
    """§20.1 Samples are drawn as often as they weigh, also where no list is made."""
    rng = Rng(3)
    gas = go(scene("0: $9\nbag 3/3"), "work search_gas; stake 3")
    drawn = [gas.sample(rng).notation for _ in range(2000)]
    assert abs(drawn.count("black 0") - 100) < 50
    die = go(scene("0: GB1", event="A1"), "to PAL")
    rolled = [die.sample(rng).notation for _ in range(1000)]
    assert set(rolled) == {"die 2", "die 3", "die 4", "die 5", "die 6"}
    assert abs(rolled.count("die 6") - 200) < 80
    turned = ask(scene("", event="A1"), TURN_EVENT[0])
    assert len({turned.sample(rng).notation for _ in range(200)}) == 7
    look = go(scene("0: +cable_from_london"), "work play_card; stack A")
    assert len({look.sample(rng).notation for _ in range(200)}) == 8
    deck = ask(scene("deck royalty_cheque ultimatum"), DRAW_ONE[0])
    assert {deck.sample(rng).notation for _ in range(50)} == {"card 1", "card 2"}
