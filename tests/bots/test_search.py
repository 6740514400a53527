"""The search as such: its tree, its memory, its budget."""

from __future__ import annotations

import pytest

import gusher
from gusher.bots import bot, search_of, strengths
from gusher.bots.ladder import RUNGS
from gusher.bots.search.evaluation import shares
from gusher.bots.search.playout import any_of
from gusher.bots.search.search import Search, is_better
from gusher.bots.search.setting import Setting
from gusher.bots.search.tree import Edge, Node
from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation
from gusher.games.interbellum.rules.round import PlaceWorker
from gusher.games.mcmulti.rules.pick import PickRow
from gusher.games.oilfield.rules.round import ChooseCards
from gusher.registry import games

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))


def quick(game: str, iterations: int) -> Search:
    """Random play-outs of a round, the advice of `greedy` left out."""
    search = search_of(game, "hard")
    search.change(Setting(iterations=iterations, horizon=1, prior=1.0, width=0))
    return search


def first_decision(game: Game, seed: int, skipped: int = 0) -> State:
    """So many random decisions on."""
    s, rng = game.start(4), Rng(seed)
    while s.chance or skipped > 0:
        if s.chance:
            s.apply(s.sample(rng))
        else:
            options = s.choices()
            s.apply(options[rng.below(len(options))])
            skipped -= 1
    return s


def card_choice() -> State:
    """Oilfield, when all choose their cards in secret."""
    s = first_decision(gusher.game("oilfield"), 1)
    while not isinstance(s.top, ChooseCards):
        s.apply(s.choices()[0])
    return s


def nodes_below(node: Node) -> list[Node]:
    found = [node]
    for following in [*node.following, *(following for edge in node.edges for following in edge.nodes)]:
        found += nodes_below(following)
    return found


@every_game
def test_the_same_seed_and_iterations_give_the_same_move(game: Game) -> None:
    s = first_decision(game, 4, 9)
    choices = {quick(game.name, 25).choose(Observation(s, s.actor), Rng(8)).notation for _ in range(3)}
    assert len(choices) == 1


@every_game
def test_every_iteration_visits_the_root_and_all_options_are_tried(game: Game) -> None:
    s = first_decision(game, 2)
    search = quick(game.name, 3 * len(s.choices()) + 40)
    search.think(Observation(s, s.actor), Rng(1))
    assert search.root is not None
    assert search.root.visits == search.setting.iterations
    assert sum(edge.visits for edge in search.root.edges) == search.setting.iterations
    assert {edge.action for edge in search.root.edges} == set(s.choices())
    assert all(edge.visits > 0 for edge in search.root.edges)


def test_a_secret_choice_of_another_seat_does_not_branch() -> None:
    s = card_choice()
    search = quick("oilfield", 300)
    search.think(Observation(s, 3), Rng(1))
    assert search.root is not None
    found = [node for node in nodes_below(search.root) if node.rule is ChooseCards]
    own = [node for node in found if node.seat == 3]
    others = [node for node in found if node.seat != 3]
    assert own
    assert others
    assert all(node.secret and not any(edge.nodes for edge in node.edges) for node in others)
    assert not any(node.secret for node in own)


def test_a_seat_that_is_not_the_first_awaited_gets_its_own_choice() -> None:
    s = card_choice()
    assert len(s.awaiting) == 4
    for seat in range(4):
        assert quick("oilfield", 20).choose(Observation(s, seat), Rng(1)) in s.options(seat)


def test_the_tree_is_kept_while_the_seat_goes_on() -> None:
    """In Interbellum who lays a pipeline is asked where: that was searched with the choice to lay one."""
    s = first_decision(gusher.game("interbellum"), 3)
    rng = Rng(5)
    player = bot("greedy", "interbellum")
    laying = gusher.game("interbellum").action("work lay_pipeline")
    while not (isinstance(s.top, PlaceWorker) and player.choose(Observation(s, s.actor), rng) is laying):
        s.apply(s.sample(rng) if s.chance else player.choose(Observation(s, s.actor), rng))
    seat = s.actor
    search = quick("interbellum", 200)
    s.play(int(seat), search.choose(Observation(s, seat), rng))
    assert s.actor == seat
    assert search.memory.edge is not None
    kept = [int(node.visits) for node in search.memory.edge.nodes]
    search.think(Observation(s, seat), rng)
    assert search.root is not None
    assert sum(kept) - search.root.visits == -(200 - min(sum(kept), 150))


def test_a_tree_of_another_table_is_dropped() -> None:
    game = gusher.game("oilfield")
    search = quick("oilfield", 60)
    s = first_decision(game, 1, 20)
    search.choose(Observation(s, s.actor), Rng(1))
    other = first_decision(game, 2, 31)
    assert search.memory.recall(Observation(other, other.actor)) is None
    assert search.memory.edge is None


def test_only_the_options_that_greedy_likes_are_tried() -> None:
    s = first_decision(gusher.game("oilfield"), 1)
    search = search_of("oilfield", "hard")
    search.change(Setting(iterations=30, horizon=1, width=3))
    chosen = search.think(Observation(s, s.actor), Rng(1))
    assert search.root is not None
    tried = [edge for edge in search.root.edges if edge.visits > 0]
    left_out = [edge for edge in search.root.edges if edge.visits == 0]
    assert len(tried) == 3
    assert min(edge.weight for edge in tried) >= max(edge.weight for edge in left_out)
    assert chosen in tried


def test_worse_halves_are_tried_less() -> None:
    s = first_decision(gusher.game("oilfield"), 1)
    search = search_of("oilfield", "hard")
    search.change(Setting(iterations=60, horizon=1, width=4))
    chosen = search.think(Observation(s, s.actor), Rng(1))
    assert search.root is not None
    visits = sorted(int(edge.visits) for edge in search.root.edges if edge.visits > 0)
    assert (len(visits), sum(visits)) == (4, 60)
    assert visits[1] <= 8 < 22 <= visits[2]
    assert chosen.visits >= 22


def tried(*brought: float) -> Edge:
    edge = Edge(first_decision(gusher.game("oilfield"), 1).choices()[0], 1.0)
    edge.brought = list(brought)
    return edge


@pytest.mark.parametrize(
    ("one", "other", "doubt", "better"),
    [
        ((0.5, 0.7, 0.3), (0.4, 0.6, 0.2), 9.0, True),  # always by as much: no error at all
        ((0.5, 0.2, 0.5), (0.4, 0.4, 0.2), 1.0, False),  # 0.067 more, with an error of 0.145
        ((0.5, 0.2, 0.5), (0.4, 0.4, 0.2), 0.4, True),
        ((0.4, 0.4), (0.4, 0.4), 0.0, False),
        ((0.9,), (0.1,), 0.0, False),  # one try tells nothing
    ],
)
def test_better_is_what_exceeds_the_error(one: tuple[float, ...], other: tuple[float, ...], doubt: float, better: bool) -> None:
    assert is_better(tried(*one), tried(*other), doubt) is better


@every_game
def test_without_good_reason_the_choice_is_that_of_greedy(game: Game) -> None:
    s = first_decision(game, 3)
    search = quick(game.name, 12)
    search.change(Setting(iterations=12, horizon=1, look=2, doubt=100.0))
    chosen = search.think(Observation(s, s.actor), Rng(1))
    assert search.root is not None
    assert chosen.weight == max(edge.weight for edge in search.root.edges)


def test_at_random_a_play_out_does_not_stop_early() -> None:
    s = first_decision(gusher.game("oilfield"), 2)
    stop = search_of("oilfield", "hard").evaluation.refusal(s)
    assert stop is not None
    assert stop is gusher.game("oilfield").action("stop")
    others = s.choices()[:3]
    assert {any_of([*others, stop], stop, Rng(1, stream)).notation for stream in range(50)} == {other.notation for other in others}
    assert any_of([stop], stop, Rng(1)) is stop


def test_a_minor_decision_is_left_to_greedy() -> None:
    """Which row of a quadrant an asset is put in (McMulti)."""
    s = first_decision(gusher.game("mcmulti"), 1)
    rng = Rng(5)
    while not isinstance(s.top, PickRow):
        s.apply(s.sample(rng) if s.chance else s.choices()[rng.below(len(s.choices()))])
    search = quick("mcmulti", 20)
    assert search.choose(Observation(s, s.actor), Rng(1)) in s.choices()
    assert search.root is None


def test_a_budget_of_time_is_used() -> None:
    s = first_decision(gusher.game("oilfield"), 1)
    search = search_of("oilfield", "hard")
    search.change(Setting(ms=5, prior=1.0, horizon=1))
    search.think(Observation(s, s.actor), Rng(1))
    assert search.root is not None
    assert search.root.visits >= 1


def test_several_processes_search_one_position() -> None:
    s = first_decision(gusher.game("oilfield"), 1, 9)
    seen = Observation(s, s.actor)
    name = "search:iterations=20:horizon=1:look=0:processes=2"
    choices = {bot(name, "oilfield").choose(seen, Rng(3)).notation for _ in range(2)}
    assert len(choices) == 1
    assert choices <= {option.notation for option in seen.options}


def test_an_edge_that_is_seldom_offered_is_not_forgotten() -> None:
    """It is compared by how often it was offered, not by how often its node was visited."""
    options = list(gusher.game("oilfield").actions[:3])
    node = Node(0, None, False)
    node.edges = [Edge(action, 1.0) for action in options]
    taken = []
    for turn in range(60):
        edge = node.select(options if turn % 10 == 9 else options[:2], 0.5)
        edge.visits += 1
        edge.total += 0.5
        node.visits += 1
        node.total += 0.5
        taken.append(edge)
    assert taken.count(node.edges[2]) >= 1
    assert node.edges[2].offered == 6
    assert node.edges[0].offered == 60


@every_game
def test_rewards_are_shares_of_one_game(game: Game) -> None:
    search = search_of(game.name, "hard")
    s = first_decision(game, 6, 30)
    estimate = search.evaluation.rewards(s, 0.5)
    assert sum(estimate) == pytest.approx(1.0)
    rng = Rng(1)
    while not s.over:
        s.apply(s.sample(rng) if s.chance else s.choices()[rng.below(len(s.choices()))])
    for win in (0.0, 0.5, 1.0):
        rewards = search.evaluation.rewards(s, win)
        assert sum(rewards) == pytest.approx(1.0)
        if s.ranking().count(1) == 1:
            assert rewards[s.ranking().index(1)] == max(rewards)


def test_points_make_shares() -> None:
    assert shares([3.0, 3.0], 5.0) == [0.5, 0.5]
    ahead, behind = shares([10.0, 5.0], 5.0)
    assert ahead / behind == pytest.approx(2.718281828)


def test_the_levels_are_the_strengths_that_people_choose_from() -> None:
    for game in games():
        assert [name for name in RUNGS if name in game.ladder()] == list(game.ladder())
        assert list(game.ladder())[-1] == "master"
        for name in strengths():
            bot(name, game.name)
