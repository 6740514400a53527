"""§16 End of the game and scoring."""

from __future__ import annotations

import pytest

from tests.games.interbellum.scene import points, scene


@pytest.mark.parametrize(("finds", "worth"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_s16_1_gas(finds: int, worth: int) -> None:
    """§16.1 0, 1, 3, 6, 10, 15, 21 points for 0-6 finds."""
    assert points(scene(f"0: finds{finds}"), 0, "gas") == worth


def test_s16_1_influence_and_control() -> None:
    """§16.1 Track points; 2 for a flag and 2 for each army of that power outside; money and cards count nothing."""
    s = scene("0: $50 GB4 SU1 +overtime S01\n1: SU2\nPAL GB\nTRJ GB\nTER SU")
    assert s.scores()[0] == {"pipelines": 0, "ports": 0, "gas": 0, "influence": 4, "flags": 2, "armies": 4}
    assert points(s, 1) == 1 + 2 + 2


def test_s16_2_1_the_bonus_of_the_port() -> None:
    """§16.2.1 Where the route ends."""
    assert scene("0: W11 S55 S57 S58").scores()[0]["ports"] == 3
    assert scene("0: W11 S55 S56").scores()[0]["ports"] == 2


def test_s16_2_2_shared_pieces_and_ports() -> None:
    """§16.2.2 A piece counts once, a port for every well; unless the options say otherwise."""
    lines = "0: W4 W5 S49 S50 S48"
    assert points(scene(lines), 0, "pipelines", "ports") == 9 + 4
    assert points(scene(lines, shared_segments="per_well"), 0, "pipelines", "ports") == 12 + 4
    assert points(scene(lines, port_bonus="once_per_port"), 0, "pipelines", "ports") == 9 + 2


def test_s16_2_3_ties_between_routes() -> None:
    """§16.2.3 The combination that gives most, over all wells; never a longer path."""
    assert points(scene("0: W4 S49 S48 S51"), 0, "pipelines", "ports") == 6 + 3
    both = scene("0: W4 W5 S49 S50 S48 S51")
    assert points(both, 0, "pipelines", "ports") == 12 + 5
    once = scene("0: W4 W5 S49 S50 S48 S51", shared_segments="per_well")
    assert points(once, 0, "pipelines", "ports") == 12 + 6


def test_s16_2_4_the_formula() -> None:
    """§16.2.4 3 for each piece in the union, and the bonuses."""
    s = scene("0: W8 W9 W10 S34 S23 S24 S26 S27 S28")
    assert s.scores()[0]["pipelines"] == 18
    assert s.scores()[0]["ports"] == 15


def test_s16_3_1_the_winner() -> None:
    """§16.3.1 Most points; among the tied, the holder of the British flag."""
    assert scene("0: finds2\n1: finds3", seats=2).ranking() == [2, 1]
    s = scene("0: GB1 finds3\n1: TR1 SU1 PE1 finds2", seats=2)
    assert points(s, 0) == 2 + 2 + 6
    tied = scene("0: GB1\n1: TR1", seats=2)
    assert (points(tied, 0), points(tied, 1), tied.ranking()) == (4, 4, [1, 2])


def test_s16_3_2_further_tie_breaks() -> None:
    """§16.3.2 British influence, then linked wells, then the place is shared."""
    assert scene("0: finds2 GB1\n1: finds2 GB1\n2: GB2", seats=3).ranking()[:2] == [1, 1]
    linked = scene("0: W3 S06 S07 S08\n1: W4 W5 S49 S50 S48", seats=2)
    assert linked.ranking() == [2, 1]
