"""§8 Action 1: laying a pipeline; links and routes."""

from __future__ import annotations

import pytest

from gusher.core.numbers import bits
from gusher.games.interbellum.rules.routes import finished, linked_wells
from tests.games.interbellum.scene import asked, go, offered, pieces, points, rule, scene


def test_s8_1_1_one_piece_anywhere() -> None:
    """§8.1.1 Connected to nothing, beside the pieces of others, but not on an own one."""
    s = go(scene("0: $9 S01\n1: S02"), "work lay_pipeline")
    options = offered(s).split(", ")
    assert len(options) == 75
    assert "segment S01" not in options
    go(s, "segment S02")
    assert (pieces(s, 0), pieces(s, 1), rule(s)) == (["S01", "S02"], ["S02"], "1 PlaceWorker")


def test_s8_1_2_open_segments() -> None:
    """§8.1.2 Without an own piece, not closed, and with a piece left."""
    s = go(scene("0: $9\nset closed_power SU"), "work lay_pipeline")
    assert not {"segment S07", "segment S08"} & set(offered(s).split(", "))
    none_left = scene("0: $9 +sheikhs_handshake\npieces 0 0", seats=2)
    assert "work play_card" not in offered(none_left).split(", ")


@pytest.mark.parametrize(
    ("influence", "base", "price"), [("", 4, 4), ("GB1", 4, 3), ("GB5", 4, 2), ("GB9", 4, 1), ("GB9", 3, 1), ("TR1", 4, 4), ("GB1", 5, 4)]
)
def test_s8_2_1_price(influence: str, base: int, price: int) -> None:
    """§8.2.1 The base less the discount of the controlling power, never below $1."""
    s = scene(f"0: $9 {influence}\nHAS GB\nset pipeline_base {base}")
    assert go(s, "work lay_pipeline; segment S60").money[0] == 9 - price


def test_s8_2_2_discounts_do_not_add_up() -> None:
    """§8.2.2 One controlling power alone counts."""
    s = scene("0: $9 GB5 SA4\nHAS GB")
    assert go(s, "work lay_pipeline; segment S60; stop").money[0] == 7


def test_s8_3_1_extra_pieces_of_the_same_power() -> None:
    """§8.3.1 Up to X further pieces, all in areas of the power of the first, each at its own price."""
    s = go(scene("0: $20 TR4\nDIY TR\nCIL TR\nHAS GB"), "work lay_pipeline; segment S16")
    assert offered(s) == "segment S17, segment S18, segment S19, segment S20, segment S22, segment S28, stop"
    go(s, "segment S18; segment S20")
    assert (s.money[0], rule(s)) == (11, "1 PlaceWorker")
    uncontrolled = go(scene("0: $20 TR4\nDIY TR"), "work lay_pipeline; segment S01")
    assert rule(uncontrolled) == "1 PlaceWorker"


def test_s8_3_2_one_at_a_time() -> None:
    """§8.3.2 He may stop after any piece; the action ends when nothing more is open or affordable."""
    s = go(scene("0: $20 TR4\nDIY TR"), "work lay_pipeline; segment S16; stop")
    assert pieces(s, 0) == ["S16"]
    poor = go(scene("0: $3 TR4\nDIY TR"), "work lay_pipeline; segment S16")
    assert rule(poor) == "1 PlaceWorker"
    last = go(scene("0: $20 TR4\nDIY TR\npieces 0 1"), "work lay_pipeline; segment S16")
    assert rule(last) == "1 PlaceWorker"
    closed = go(scene("0: $20 TR4 S17 S20 S22\nDIY TR"), "work lay_pipeline; segment S16")
    assert rule(closed) == "1 PlaceWorker"


def test_s8_3_3_either() -> None:
    """§8.3.3 With the option a choice: the discount for one piece, or further pieces at the full price."""
    lines = "0: $20 TR4\nDIY TR"
    s = go(scene(lines, pipeline_benefit="either"), "work lay_pipeline; segment S16")
    assert asked(s) == "0 PipelineMode: discount, extra"
    cheap = go(s.clone(), "discount")
    assert (cheap.money[0], rule(cheap)) == (17, "1 PlaceWorker")
    go(s, "extra; segment S17; segment S20")
    assert (s.money[0], pieces(s, 0)) == (8, ["S16", "S17", "S20"])


def test_s8_3_3_only_one_of_the_two() -> None:
    """§8.3.3 Without asking where one alone is positive, or the base is not affordable."""
    extra_alone = go(scene("0: $20 TR1\nDIY TR", pipeline_benefit="either"), "work lay_pipeline; segment S16")
    assert (rule(extra_alone), extra_alone.money[0]) == ("0 ExtraSegment", 16)
    discount_alone = go(scene("0: $20 SU2\nGEO SU", pipeline_benefit="either"), "work lay_pipeline; segment S04")
    assert (rule(discount_alone), discount_alone.money[0]) == ("1 PlaceWorker", 18)
    poor = go(scene("0: $3 TR4\nDIY TR", pipeline_benefit="either"), "work lay_pipeline; segment S16")
    assert (rule(poor), poor.money[0]) == ("1 PlaceWorker", 0)


def test_s8_4_1_own_pieces_alone() -> None:
    """§8.4.1 The pieces of others never count."""
    assert linked_wells(scene("0: W4 S49\n1: S48"), 0) == 0
    assert bits(linked_wells(scene("0: W4 S49 S48"), 0)) == 1


def test_s8_4_2_links() -> None:
    """§8.4.2 Through junctions and other wells' nodes; not through a port."""
    assert bits(linked_wells(scene("0: W9 S25 S33 S34 S26 S27 S28\n1: W8"), 0)) == 1
    assert linked_wells(scene("0: W9 S25 S33 S34 S26 S27 S28\n1: W8", well_pass_through=False), 0) == 0
    beyond_a_port = scene("0: W7 S40 S41 S43 S44 S51 S54 S53")
    assert points(beyond_a_port, 0, "pipelines", "ports") == 15
    assert bits(linked_wells(scene("0: W8 W9 S33 S25 S35 S37 S38 S39", well_pass_through=False), 0)) == 2


def test_s8_4_3_the_route_is_the_shortest() -> None:
    """§8.4.3 Fewest pieces to any port, however many branches exist."""
    s = scene("0: W6 S52 S53 S54 S48")
    assert points(s, 0, "pipelines", "ports") == 9
    assert finished(s, 0) == [s.box.segments.index(name) for name in ("S52", "S53")]


def test_s8_4_4_pieces_stay() -> None:
    """§8.4.4 Whatever armies do."""
    s = go(scene("0: $9 SA1 S60\nHAS SA"), "work move_army; to KUW")
    assert pieces(s, 0) == ["S60"]
