"""§4 Influence, control and flags."""

from __future__ import annotations

from gusher.games.interbellum.rules.components import POWERS
from gusher.games.interbellum.rules.influence import gain, lose
from tests.games.interbellum.scene import flag, go, heard, influence, points, scene

TR = POWERS.index("TR")


def test_s4_1_influence_is_public() -> None:
    """§4.1 A number for each power, seen by all."""
    s = scene("0: TR3\n1: SU2")
    for seat in (None, 0, 3):
        powers = s.view(seat)["powers"]
        assert isinstance(powers, list)
        assert powers[TR]["influence"] == [3, 0, 0, 0]


def test_s4_2_the_supply_of_cubes() -> None:
    """§4.2 A gain without a cube and a loss at 0 do nothing; lost cubes can be used again."""
    s = scene("0: TR2 SA28")
    assert s.cubes[0] == 0
    gain(s, 0, TR)
    assert influence(s, "TR")[0] == 2
    lose(s, 1, TR)
    assert influence(s, "TR")[1] == 0
    lose(s, 0, TR)
    gain(s, 0, TR)
    assert (influence(s, "TR")[0], s.cubes[0]) == (2, 0)


def test_s4_3_the_flag_rule() -> None:
    """§4.3 Nobody: back to the supply; the holder keeps it at a tie; it goes at once to who has more."""
    s = scene("", seats=3)
    gain(s, 2, TR)
    assert flag(s, "TR") == 2
    gain(s, 0, TR)
    assert flag(s, "TR") == 2
    gain(s, 0, TR)
    assert flag(s, "TR") == 0
    for _ in range(2):
        lose(s, 0, TR)
    assert flag(s, "TR") == 2
    s.log = []
    lose(s, 2, TR)
    assert flag(s, "TR") is None
    assert [repr(event) for event in s.log] == ["lost(seat=2, power=TR, cubes=1)", "flag-back(power=TR)"]


def test_s4_3_several_share_the_most() -> None:
    """§4.3 First clockwise from the former holder; out of the supply, first in turn order."""
    s = scene("0: TR2\n1: TR1\n2: TR2\nflag TR 1", seats=3)
    lose(s, 1, TR)
    assert flag(s, "TR") == 2
    s = scene("start 2\n0: TR1\n1: TR1\n2: TR1", seats=3)
    s.flag[TR] = -1
    gain(s, 0, TR)
    lose(s, 0, TR)
    assert flag(s, "TR") == 0
    s.flag[TR] = -1
    s.influence[TR] = 1
    lose(s, 0, TR)
    assert flag(s, "TR") == 2


def test_s4_3_the_holder_who_keeps_it() -> None:
    """§4.3 With the option, while he has influence and several rivals share the most; a single rival takes it."""
    s = scene("0: TR2\n1: TR2\n2: TR2\nflag TR 1", seats=3, flag_overtaken_tie="keeps")
    lose(s, 1, TR)
    assert flag(s, "TR") == 1
    gain(s, 2, TR)
    assert flag(s, "TR") == 2


def test_s4_4_consequences() -> None:
    """§4.4 A flag is in the supply exactly when nobody has influence there; Hague Arbitration alone takes it otherwise."""
    s = scene("0: TR2\n1: TR2 +hague_arbitration\nflag TR 0", seats=2, turn=1)
    go(s, "work play_card")
    assert flag(s, "TR") == 1
    assert [flag(s, power) for power in POWERS] == [None, None, None, 1, None]


def test_s4_5_benefits_go_with_the_flag() -> None:
    """§4.5 To whoever holds it at that moment."""
    s = scene("0: TR1\n1: $9 TR1\nPON TR\nflag TR 0", seats=2, turn=1)
    assert points(s, 0, "flags", "armies") == 4
    told = heard(s, "work buy_influence; power TR; stop")
    assert "flag(seat=1, power=TR)" in told
    assert (points(s, 0, "flags", "armies"), points(s, 1, "flags", "armies")) == (0, 4)
