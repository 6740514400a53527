"""What a search keeps of its tree from one of its moves to the next.

A bot is asked without being told what happened since. So the part of the tree below the chosen action is kept together with two states
that could have followed, and when the seat is asked again, the moves that the tree knows are tried on both: where each leads to just what
the seat sees now, that node is the one that was reached. After chance or a secret choice nothing is kept, because a node stands for all
that could have come of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.bots.search.tree import Edge, Node
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.view import Observation

WORTH_KEEPING: Final = 8  # visits
DEEPEST: Final = 6  # moves of others


class Memory:
    """The tree below the last choice."""

    def __init__(self) -> None:
        self.edge: Edge | None = None
        self.seat: i64 = -1
        self.first: State | None = None
        self.second: State | None = None

    def forget(self) -> None:
        self.edge = None
        self.first = None
        self.second = None

    def keep(self, seen: Observation, edge: Edge) -> None:
        self.edge = edge
        self.seat = seen.seat
        self.first = seen.sample(Rng(1))
        self.second = seen.sample(Rng(2))

    def recall(self, seen: Observation) -> Node | None:
        """The node that stands for this observation, if the tree has it; the rest is forgotten."""
        edge, first, second = self.edge, self.first, self.second
        self.forget()
        if edge is None or first is None or second is None or seen.seat != self.seat:
            return None
        return follow(edge, first, second, self.seat, self.seat, seen.view(), 0)


def follow(edge: Edge, first: State, second: State, seat: i64, viewer: i64, view: dict[str, object], depth: i64) -> Node | None:
    """The node for the observation below an edge that a seat takes in both states, which are used up."""
    if not take(first, seat, edge) or not take(second, seat, edge) or first.actor != second.actor:
        return None
    for node in edge.nodes:
        if node.seat == first.actor and node.rule is type(first.frames[first.depth - 1]):
            if node.seat != viewer:
                return None if node.secret or depth == DEEPEST else follow_any(node, first, second, viewer, view, depth + 1)
            same = node.visits >= WORTH_KEEPING and first.view(int(viewer)) == view and second.view(int(viewer)) == view
            return node if same else None
    return None


def follow_any(node: Node, first: State, second: State, viewer: i64, view: dict[str, object], depth: i64) -> Node | None:
    """The same below any edge of another seat's node that was tried often enough."""
    for edge in node.edges:
        if edge.visits >= WORTH_KEEPING and is_offered(edge, first) and is_offered(edge, second):
            found = follow(edge, first.clone(), second.clone(), node.seat, viewer, view, depth)
            if found is not None:
                return found
    return None


def take(s: State, seat: i64, edge: Edge) -> bool:
    """Carry out the action of an edge. False if nobody is asked next."""
    s.frames[s.depth - 1].answer(s, seat, edge.action)
    s.settle()
    answer_sole(s)
    return not s.over and not s.chance


def is_offered(edge: Edge, s: State) -> bool:
    for action in s.choices():
        if action is edge.action:
            return True
    return False
