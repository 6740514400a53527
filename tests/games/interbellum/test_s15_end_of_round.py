"""§15 End of a round."""

from __future__ import annotations

from gusher.games.interbellum.rules.components import AT_DECK
from gusher.games.interbellum.rules.round import END_OF_ROUND
from tests.games.interbellum.scene import ask, event, go, modifier, scene


def test_s15_1_the_end_of_a_round() -> None:
    """§15.1 Workers come back, the spare one to the box, the C card ends, marks and the deck are cleared."""
    s = scene("0: $9 W1 +overtime\nused 0 W1\nnew 0 W1\nat 1 deck", event="C1")
    go(s, "work play_card")
    assert (s.spare, s.workers[0]) == (0, 5)
    ask(s, END_OF_ROUND)
    assert [int(workers) for workers in s.workers] == [4] * 4
    assert (s.spare, s.yielded, s.acquired, s.workers_at(AT_DECK)) == (1, 0, 0, 0)
    assert modifier(s, "pipeline_base") == 4
    assert [event(s, stack) for stack in range(3)] == [None, None, None]


def test_s15_2_the_start_marker() -> None:
    """§15.2 To the right-hand neighbour after rounds 1-5; after round 6 the game is over."""
    s = scene("start 0")
    s.restack([END_OF_ROUND])
    s.settle()
    assert (s.start, s.round) == (3, 2)
    last = scene("round 6\nstart 0")
    last.restack([END_OF_ROUND])
    last.log = []
    last.settle()
    assert last.over
    assert [repr(told) for told in last.log] == ["scored()"]
