"""Which options are said to do nothing: in each game where that matters, and why."""

from __future__ import annotations

from gusher.core.idle import idle
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.registry import game


def at(name: str, rule: str, seed: int = 3) -> State:
    """The first decision of that rule in a random game, with two options or more."""
    rng = Rng(seed)
    s = game(name).start(game(name).usual_seats)
    while type(s.top).__name__ != rule or len(s.choices()) < 2:
        s.apply(s.sample(rng) if s.chance else s.choices()[rng.below(len(s.choices()))])
    return s


def test_a_worker_that_can_do_nothing_says_for_want_of_what() -> None:
    """In the first round of Oilfield nobody has a concession or a tower, and the first player is first already. What could be built without
    a concession does not lie out."""
    s = at("oilfield", "PlaceWorker", 4)
    marks = {notation: why.reason for notation, why in idle(game("oilfield"), s, int(s.actor)).items()}
    assert marks["place build_1"] == "no-free-concession"
    assert marks["place drill_1"] == "no-tower"
    assert marks["place first_player_1"] == "kept-first"
    assert "place subsidy_1" not in marks
    assert "place lease_8" not in marks


def test_a_card_that_needs_what_the_worker_may_bring_is_not_marked() -> None:
    s = at("oilfield", "PlaceWorker")
    seat = int(s.actor)
    s.play(seat, game("oilfield").action("place lease_8"))
    while type(s.top).__name__ != "ChooseCards":
        s.apply(s.choices()[-1])
    marks = idle(game("oilfield"), s, seat)
    assert "card build" not in marks
    assert marks["card drill"].reason == "no-tower"


def test_want_of_money_may_pass() -> None:
    """The first of a random game for which the money is missing: it does nothing as things stand; what lacks a tower is sure."""
    oilfield, rng = game("oilfield"), Rng(11)
    s, found = oilfield.start(4), dict[str, bool]()
    while "too-dear" not in found or "no-tower" not in found:
        if type(s.top).__name__ in ("PlaceWorker", "ChooseCards"):
            found |= {why.reason: why.sure for why in idle(oilfield, s, s.awaiting[0]).values()}
        s.apply(s.sample(rng) if s.chance else s.choices()[rng.below(len(s.choices()))])
    assert found["no-tower"]
    assert not found["too-dear"]


def test_a_way_to_pass_is_marked_without_a_reason() -> None:
    for name, rule, passing in (("mcmulti", "Assets", "done"), ("giganten", "Move", "end"), ("interbellum", "PlaceWorker", "work pass")):
        s = at(name, rule)
        marks = idle(game(name), s, int(s.actor))
        assert {notation: why.reason for notation, why in marks.items()} == {passing: ""}


def test_a_choice_in_pieces_is_not_marked_before_its_end() -> None:
    """What is bought is placed by row and column; nothing changes before the column."""
    s = at("mcmulti", "PlaceRow")
    assert idle(game("mcmulti"), s, int(s.actor)) == {}
