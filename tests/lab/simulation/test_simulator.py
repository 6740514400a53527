"""A game of a plan depends on its seed and its number alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gusher
import gusher.registry
from gusher.bots import Bot
from gusher.core.errors import SetupError
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.view import Observation
from gusher.house import House
from gusher.lab.simulation.plan import Plan, plan
from gusher.lab.simulation.simulator import Simulator, starter
from gusher.lab.simulation.watch import rounds
from gusher.lab.stop import Stop

OILFIELD = gusher.game("oilfield")
SHORT: dict[str, object] = {"max_rounds": 3}


def short(bots: list[str], fixed_seats: bool = False, seed: int = 5) -> Plan:
    return plan(OILFIELD, len(bots), bots, seed, SHORT, fixed_seats)


def test_asking_random_bots_gives_the_games_of_the_compiled_loop() -> None:
    swift, slow = Simulator(short(["random"] * 3)), Simulator(short(["random"] * 3))
    assert swift.swift
    slow.all_random = False
    assert not slow.swift
    for index in range(6):
        assert swift.play(index, Stop()) == slow.play(index, Stop())


def test_games_differ_by_number_and_by_seed_and_come_again() -> None:
    simulator, other = Simulator(short(["random"] * 3)), Simulator(short(["random"] * 3, seed=6))
    first = [simulator.play(index, Stop()) for index in range(6)]
    assert [simulator.play(index, Stop()) for index in range(6)] == first
    assert len({str(outcome and (outcome.scores, outcome.decisions)) for outcome in first}) > 1
    assert [other.play(index, Stop()) for index in range(6)] != first


def test_no_two_streams_of_a_run_are_the_same() -> None:
    simulator = Simulator(short(["greedy"] * 5))
    states = set()
    for index in range(50):
        for part in range(1 + 5):
            stream = simulator.stream(index, part)
            states.add((stream.a, stream.b, stream.c, stream.counter))
    assert len(states) == 50 * 6


class First:
    """Takes the first option, after drawing so many numbers for nothing."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def choose(self, seen: Observation, rng: Rng) -> Action:
        for _ in range(self.drawn):
            rng.next32()
        return seen.options[0]


class Wasteful(Simulator):
    """Its bots draw so many numbers each."""

    drawn = (0, 0, 0)

    def bot(self, which: int) -> Bot:
        return First(self.drawn[which])


def test_a_bot_that_draws_many_numbers_does_not_touch_the_luck_of_others() -> None:
    modest, wasteful = Wasteful(short(["greedy"] * 3)), Wasteful(short(["greedy"] * 3))
    wasteful.drawn = (3, 0, 5)
    for index in range(4):
        assert modest.play(index, Stop()) == wasteful.play(index, Stop())


def test_bots_move_on_one_seat_a_game() -> None:
    simulator = Simulator(short(["greedy", "random", "random"]))
    assert [simulator.seated(index) for index in range(4)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]


def test_fixed_seats_stay() -> None:
    simulator = Simulator(short(["greedy", "random", "random"], fixed_seats=True))
    assert [simulator.seated(index) for index in range(3)] == [(0, 1, 2)] * 3


def test_the_outcome_is_that_of_the_state() -> None:
    outcome = Simulator(short(["greedy", "random"])).play(1, Stop())
    assert outcome is not None
    assert outcome.finished
    assert outcome.seated == (1, 0)
    assert outcome.rounds == 3
    assert outcome.ranking.count(1) >= 1
    assert len(outcome.scores) == len(outcome.ranking) == 2
    assert [sum(parts) for parts in outcome.items] == outcome.scores
    assert outcome.decisions > 0 < outcome.chance


def test_a_game_in_play_is_dropped_when_asked_to_stop() -> None:
    stop = Stop()
    stop.ask()
    assert Simulator(short(["greedy", "random"])).play(0, stop) is None


def test_a_game_that_is_too_long_is_given_up() -> None:
    for bots in (["random", "random"], ["greedy", "random"]):
        outcome = Simulator(plan(OILFIELD, 2, bots, most_decisions=7)).play(0, Stop())
        assert outcome is not None
        assert (outcome.finished, outcome.decisions, outcome.ranking) == (False, 7, [])


def test_another_box_goes_with_the_plan() -> None:
    custom = OILFIELD.with_data(OILFIELD.data)
    made = plan(custom, 2, ["random"] * 2, options=SHORT)
    assert made.data == custom.data
    assert Simulator(made).play(0, Stop()) == Simulator(plan(OILFIELD, 2, ["random"] * 2, options=SHORT)).play(0, Stop())


@pytest.mark.parametrize("game", gusher.registry.games(), ids=lambda game: game.name)
def test_a_watched_game_is_the_same_game(game: House) -> None:
    made = plan(game, 3, ["random"] * 3, seed=2)
    seen, unseen = Simulator(made, watched=True, decisions=True).play(4, Stop()), Simulator(made).play(4, Stop())
    assert seen is not None
    assert seen.seen is not None
    assert replace(seen, seen=None) == unseen
    assert len(seen.seen.decisions) == seen.decisions
    assert [row[0] for row in seen.seen.rounds] == sorted({decision[1] for decision in seen.seen.decisions})
    assert all(len(row[2]) == len(game.measures().columns()) for row in seen.seen.rounds)
    assert sum(sum(uses.values()) for uses in seen.seen.uses) <= seen.decisions
    assert all(seen.seen.uses)


@pytest.mark.parametrize("game", gusher.registry.games(), ids=lambda game: game.name)
def test_the_first_to_begin_is_known_and_not_always_the_same(game: House) -> None:
    simulator = Simulator(plan(game, 3, ["random"] * 3))
    begun = {outcome.start for outcome in (simulator.play(index, Stop()) for index in range(20)) if outcome is not None}
    assert begun <= {0, 1, 2}
    assert len(begun) > 1 or game.name == "giganten"
    s = game.start(3, **({"start_player": "random"} if game.name == "giganten" else {}))
    rng = Rng(1)
    while s.chance:
        s.apply(s.sample(rng))
    assert starter(s) == s.view(None).get("first", s.view(None).get("start"))


def test_rounds_are_those_of_the_table() -> None:
    assert rounds(OILFIELD.start(2)) == 0


@pytest.mark.parametrize(
    ("seats", "bots", "options", "complaint"),
    [
        (7, ["random"] * 7, {}, "seats, not 7"),
        (3, ["random"] * 2, {}, "2 bots are named for 3 seats"),
        (2, ["random", "nobody"], {}, "no bot 'nobody'"),
        (2, ["random"] * 2, {"weather": "fine"}, "no option weather"),
        (2, ["random"] * 2, {"max_rounds": 0}, "max_rounds cannot be 0"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(seats: int, bots: list[str], options: dict[str, object], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        plan(OILFIELD, seats, bots, options=options)
