"""§13 Action 7: buying a well."""

from __future__ import annotations

from gusher.games.interbellum.rules.routes import linked_wells
from tests.games.interbellum.scene import go, influence, offered, owned, scene, works


def test_s13_1_price() -> None:
    """§13.1 $7, changed by C8."""
    assert go(scene("0: $9"), "work buy_well; well W4").money[0] == 2
    assert "buy_well" not in works(scene("0: $8\nset well_price 9"))


def test_s13_2_a_well_without_derrick() -> None:
    """§13.2 At most four wells."""
    s = go(scene("0: $9 W1\n1: W2"), "work buy_well")
    assert not {"well W1", "well W2"} & set(offered(s).split(", "))
    assert "buy_well" not in works(scene("0: $9 W1 W2 W3 W4"))
    all_taken = "0: $9 W1\n" + "1: " + " ".join(f"W{number}" for number in range(2, 16))
    assert "buy_well" not in works(scene(all_taken))


def test_s13_3_the_bonus() -> None:
    """§13.3 As in the draft; with the option neither once nor lasting."""
    assert influence(go(scene("0: $9"), "work buy_well; well W15"), "TR")[0] == 1
    none = go(scene("0: $9", bought_well_bonus=False), "work buy_well; well W15")
    assert (influence(none, "TR")[0], none.money[0]) == (0, 2)
    producing = scene("0: $0 W4 W8\nnew 0 W8", bought_well_bonus=False)
    producing.acquired = 0
    assert go(producing, "work take_income; well W8").money[0] == 3


def test_s13_4_from_the_next_round_on() -> None:
    """§13.4 It yields later, but is owned and linked at once."""
    s = go(scene("0: $9 S49 S48"), "work buy_well; well W4")
    assert (owned(s, 0), linked_wells(s, 0)) == (["W4"], 2**3)
    assert s.acquired == 2**3
