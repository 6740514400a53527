"""`search`: tries what may happen, again and again, in states that it could be in, and remembers what came of it in one tree.

Every iteration draws a state that the seat cannot tell from the true one, goes down the tree, each seat taking what promises it most,
adds a node, plays on from there, and tells all edges on the way what it brought their seats.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.bots.search.evaluation import Evaluation
from gusher.bots.search.memory import Memory
from gusher.bots.search.playout import Playout, answer
from gusher.bots.search.setting import Setting
from gusher.bots.search.tree import Edge, Node, node_of
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.core.view import Observation


class Search:
    """An information-set Monte Carlo tree search for one seat of one game."""

    def __init__(self, judgement: Judgement, evaluation: Evaluation, setting: Setting) -> None:
        self.judgement = judgement
        self.evaluation = evaluation
        self.change(setting)
        self.root: Node | None = None
        self.memory = Memory()
        self.path_nodes: list[Node] = []
        self.path: list[Edge] = []

    def change(self, setting: Setting) -> None:
        self.setting = setting
        self.playout = Playout(self.judgement, self.evaluation, setting)

    def choose(self, seen: Observation, rng: Rng) -> Action:
        if len(seen.options) == 1:
            return seen.options[0]
        if rng.below(100) < self.setting.slip:
            self.memory.forget()
            options = self.sensible(seen, rng)
            return options[rng.below(len(options))]
        s = seen.sample(rng)
        if self.evaluation.is_minor(s):
            self.memory.forget()
            return self.playout.liked(s, seen.options, seen.seat, rng)
        chosen = self.think(seen, rng, self.evaluation.sensible(s, seen.seat, seen.options))
        self.memory.keep(seen, chosen)
        return chosen.action

    def sensible(self, seen: Observation, rng: Rng) -> list[Action]:
        """The options that are worth thinking about."""
        return self.evaluation.sensible(seen.sample(rng), seen.seat, seen.options)

    def think(self, seen: Observation, rng: Rng, among: list[Action] | None = None) -> Edge:
        """The best that the budget lets us find of these options, or of all.

        The likeliest options go through rounds, and after each the worse half is out, save the one that `greedy` likes best: it is left
        only for one that is better beyond doubt. The n-th try of every option draws the same hidden things and the same chances, so that
        luck does not decide between them.
        """
        options = seen.options if among is None else among
        root = self.memory.recall(seen)
        kept: i64 = 0 if root is None else root.visits
        s = seen.sample(rng)
        if root is None:
            root = node_of(s, seen.seat, seen.seat)
        self.root = root
        self.grow(s, root, options)
        alive = self.candidates(root, options)
        favourite = alive[0]
        for edge in alive:
            edge.brought = []
        seed = int(rng.next32())
        rounds: i64 = 1
        while (i64(1) << rounds) < len(alive):
            rounds += 1
        budget = self.setting.iterations
        budget -= min(kept, budget // 2)  # what is kept of the tree counts as done
        began = perf_counter()
        for turn in range(rounds):
            if self.setting.ms > 0:
                self.try_until(seen, alive, seed, began + 0.001 * float(self.setting.ms * (turn + 1)) / float(rounds))
            else:
                self.try_often(seen, alive, seed, budget * (turn + 1) // rounds - budget * turn // rounds)
            alive = better_half(alive, favourite)
        best = alive[0]
        return best if best is favourite or is_better(best, favourite, self.setting.doubt) else favourite

    def candidates(self, root: Node, options: list[Action]) -> list[Edge]:
        """The options that `greedy` likes best, as many as the setting says."""
        found: list[Edge] = []
        for action in options:
            edge = root.edges[root.find(action, 0)]
            place = len(found)
            while place > 0 and found[place - 1].weight < edge.weight:
                place -= 1
            found.insert(place, edge)
        width = self.setting.width
        return found[:width] if 0 < width < len(found) else found

    def try_until(self, seen: Observation, alive: list[Edge], seed: int, end: float) -> None:
        while True:
            for edge in alive:
                self.iterate(seen, edge, seed)
            if perf_counter() >= end:
                return

    def try_often(self, seen: Observation, alive: list[Edge], seed: int, tries: i64) -> None:
        for number in range(tries):
            self.iterate(seen, alive[number % i64(len(alive))], seed)

    def tried(self, options: list[Action]) -> list[tuple[int, float]]:
        """For each option how often it was tried, and what that brought in all."""
        root = self.root
        assert root is not None
        found: list[tuple[int, float]] = []
        for action in options:
            place = root.find(action, 0)
            found.append((int(root.edges[place].visits), root.edges[place].total) if place >= 0 else (0, 0.0))
        return found

    def iterate(self, seen: Observation, first: Edge, seed: int) -> None:
        root = self.root
        assert root is not None
        number = len(first.brought)
        nature = Rng(seed, 2 * number)
        whim = Rng(seed, 2 * number + 1)
        s = seen.sample(nature)
        self.path_nodes.clear()
        self.path.clear()
        self.descend(s, root, first, seen.seat, nature, whim)
        if not s.over:
            self.playout.run(s, seen.seat, nature, whim)
        rewards = self.evaluation.rewards(s, self.setting.win)
        first.brought.append(rewards[seen.seat])
        self.learn(rewards)

    def descend(self, s: State, root: Node, first: Edge, viewer: i64, nature: Rng, whim: Rng) -> None:
        """Down the tree as far as it goes, and one node further."""
        node = root
        edge = first
        while True:
            self.path_nodes.append(node)
            self.path.append(edge)
            answer(s, node.seat, edge.action)
            self.pass_over(s, nature, whim)
            if s.over:
                return
            following = node.after(edge, s, viewer)
            if following is None:
                return
            node = following
            options = s.choices()
            self.grow(s, node, options)
            edge = node.select(options, self.setting.explore)

    def pass_over(self, s: State, nature: Rng, whim: Rng) -> None:
        """Chance, and what needs no thought: what hardly matters, and what is asked though there is one option only."""
        while not s.over:
            answer_sole(s)
            if s.chance:
                s.apply(s.sample(nature))
            elif s.over:
                return
            elif self.evaluation.is_minor(s):
                s.apply(self.playout.liked(s, s.choices(), s.actor, whim))
            else:
                return

    def grow(self, s: State, node: Node, options: list[Action]) -> None:
        """Edges for options that the node has not had so far."""
        hint: i64 = 0
        for action in options:
            hint = node.find(action, hint) + 1
            if hint == 0:
                weights = self.playout.weights(s, options, node.seat)
                for place in range(i64(len(options))):
                    if node.find(options[place], place) < 0:
                        node.edges.append(Edge(options[place], weights[place]))
                return

    def learn(self, rewards: list[float]) -> None:
        for place in range(i64(len(self.path))):
            node = self.path_nodes[place]
            edge = self.path[place]
            reward = rewards[node.seat]
            node.visits += 1
            node.total += reward
            edge.visits += 1
            edge.total += reward


def better_half(alive: list[Edge], favourite: Edge) -> list[Edge]:
    """By what they brought, the best first; the favourite stays in any case."""
    found: list[Edge] = []
    for edge in alive:
        place = len(found)
        while place > 0 and found[place - 1].mean < edge.mean:
            place -= 1
        found.insert(place, edge)
    found = found[: (len(found) + 1) // 2]
    if favourite not in found:
        found.append(favourite)
    return found


def is_better(edge: Edge, other: Edge, doubt: float) -> bool:
    """Whether what it brought more, try by try, exceeds the error of that difference so many times."""
    tries = min(len(edge.brought), len(other.brought))
    if tries < 2:
        return False
    total = 0.0
    squares = 0.0
    for number in range(tries):
        more = edge.brought[number] - other.brought[number]
        total += more
        squares += more * more
    mean = total / float(tries)
    return mean > doubt * sqrt(max(0.0, squares / float(tries) - mean * mean) / float(tries - 1))
