"""§14 Action 8: moving an army."""

from __future__ import annotations

from tests.games.interbellum.scene import armies, go, money, offered, scene, works


def test_s14_1_an_army_of_ones_flags() -> None:
    """§14.1 One that stands outside and has a step, free of charge; not under Truce, nor into a foreign army."""
    s = go(scene("0: $5 TR1 SA1\n1: GB1\nPON TR\nHAS SA\nPAL GB\nKUW GB"), "work move_army")
    assert offered(s) == "army PON, army HAS"
    go(s, "army HAS")
    assert (armies(s, "SA"), money(s)[0]) == (["BHQ"], 5)
    assert "move_army" not in works(scene("0: TR1\nPON TR\nset truce 1"))
    stuck = "0: TR1\nPON TR\nGEO GB\nARM GB\nDIY GB\nTAB GB"
    assert "move_army" not in works(scene(stuck))
