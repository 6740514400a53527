"""The tree of a search: a node is what a seat could know, an edge an action from there.

Chance does not branch: a node stands for all that nature may do on the way to it, and every iteration draws anew. An action may be
offered in some of the states of a node and not in others, so an edge also counts how often it was there to be taken. What others choose in
secret leads to one node whatever it is.
"""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from gusher.core.rules import Action, State, Together


class Edge:
    """An action of the seat to which a node belongs."""

    def __init__(self, action: Action, weight: float) -> None:
        self.action = action
        self.weight = weight  # the attention that it gets before it is tried, against the other edges of its node
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0  # what it brought its seat
        self.brought: list[float] = []  # the same try by try, where it is an option of the root
        self.nodes: list[Node] = []

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


class Node:
    """A decision of a seat, with all that was seen to happen since the root."""

    def __init__(self, seat: i64, rule: object, secret: bool) -> None:
        self.seat = seat
        self.rule = rule
        self.secret = secret  # what is chosen here is not shown to the seat that searches
        self.visits: i64 = 0
        self.total = 0.0
        self.edges: list[Edge] = []
        self.following: list[Node] = []  # of a secret node

    def find(self, action: Action, hint: i64) -> i64:
        """The place of an action among the edges, -1 if it is new. Options come in the same order, so the place is likely to be `hint`."""
        edges = self.edges
        if hint < len(edges) and edges[hint].action is action:
            return hint
        for place in range(i64(len(edges))):
            if edges[place].action is action:
                return place
        return -1

    def select(self, options: list[Action], explore: float) -> Edge:
        """The option that promises most: by what it brought so far, by its weight, and by how seldom it was tried."""
        weights = 0.0
        hint: i64 = 0
        for action in options:
            hint = self.find(action, hint)
            edge = self.edges[hint]
            edge.offered += 1
            weights += edge.weight
            hint += 1
        unknown = self.total / float(self.visits) if self.visits > 0 else 0.0
        best = self.edges[0]
        best_value = -1.0
        hint = 0
        for action in options:
            hint = self.find(action, hint)
            edge = self.edges[hint]
            hint += 1
            value = edge.total / float(edge.visits) if edge.visits > 0 else unknown
            value += explore * edge.weight / weights * sqrt(float(edge.offered)) / float(1 + edge.visits)
            if value > best_value:
                best = edge
                best_value = value
        return best

    def after(self, edge: Edge, s: State, viewer: i64) -> Node | None:
        """The node that the state is in after an edge; None if it is new, and then it is added."""
        nodes = self.following if self.secret else edge.nodes
        rule = type(s.frames[s.depth - 1])
        for node in nodes:
            if node.seat == s.actor and node.rule is rule:
                return node
        nodes.append(node_of(s, s.actor, viewer))
        return None


def node_of(s: State, seat: i64, viewer: i64) -> Node:
    top = s.frames[s.depth - 1]
    return Node(seat, type(top), seat != viewer and isinstance(top, Together))
