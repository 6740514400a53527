"""`search`: tries what may happen, again and again, in states that it could be in, and remembers what came of it in one tree.

Every iteration draws a state that the seat cannot tell from the true one, goes down the tree, each seat taking what promises it most,
adds a node, plays on from there, and tells all edges on the way what it brought their seats.
"""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import i64

from gusher.bots.greedy import Judgement
from gusher.bots.search_memory import Memory
from gusher.bots.search_playout import Playout, answer
from gusher.bots.search_setting import Setting
from gusher.bots.search_tree import Edge, Node, node_of
from gusher.bots.search_value import Evaluation
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
        if rng.below(100) < self.setting.slip:
            self.memory.forget()
            return seen.options[rng.below(len(seen.options))]
        self.think(seen, rng)
        chosen = self.best(seen.options)
        self.memory.keep(seen, chosen)
        return chosen.action

    def think(self, seen: Observation, rng: Rng) -> None:
        """Search until the budget is used up. What is kept of the tree counts as done, for three quarters of the budget at most."""
        self.root = self.memory.recall(seen)
        if self.setting.ms > 0:
            end = perf_counter() + float(self.setting.ms) / 1000.0
            self.iterate(seen, rng)
            while perf_counter() < end:
                self.iterate(seen, rng)
            return
        budget = self.setting.iterations
        kept: i64 = 0 if self.root is None else self.root.visits
        if kept > budget * 3 // 4:
            kept = budget * 3 // 4
        for _ in range(budget - kept):
            self.iterate(seen, rng)

    def best(self, options: list[Action]) -> Edge:
        """The option that was tried most; of several, that which brought most."""
        root = self.root
        assert root is not None
        chosen = root.edges[root.find(options[0], 0)]
        for action in options:
            edge = root.edges[root.find(action, 0)]
            if edge.visits > chosen.visits or (edge.visits == chosen.visits and edge.mean > chosen.mean):
                chosen = edge
        return chosen

    def tried(self, options: list[Action]) -> list[tuple[int, float]]:
        """For each option how often it was tried, and what that brought in all."""
        root = self.root
        assert root is not None
        found: list[tuple[int, float]] = []
        for action in options:
            place = root.find(action, 0)
            found.append((int(root.edges[place].visits), root.edges[place].total) if place >= 0 else (0, 0.0))
        return found

    def iterate(self, seen: Observation, rng: Rng) -> None:
        s = seen.sample(rng)
        self.path_nodes.clear()
        self.path.clear()
        node = self.root
        if node is None:
            node = node_of(s, seen.seat, seen.seat)
            self.root = node
        self.descend(s, node, seen.seat, rng)
        if not s.over:
            self.playout.run(s, rng)
        self.learn(self.evaluation.rewards(s, self.setting.win))

    def descend(self, s: State, root: Node, viewer: i64, rng: Rng) -> None:
        """Down the tree as far as it goes, and one node further."""
        node: Node | None = root
        while node is not None:
            seat = node.seat
            options = s.frames[s.depth - 1].offer(s, seat)
            self.grow(s, node, options)
            edge = node.select(options, self.setting.explore)
            self.path_nodes.append(node)
            self.path.append(edge)
            answer(s, seat, edge.action)
            while s.chance:
                s.apply(s.sample(rng))
            if s.over:
                return
            node = node.after(edge, s, viewer)

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
