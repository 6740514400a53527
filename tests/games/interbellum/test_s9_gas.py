"""§9 Action 2: searching for gas."""

from __future__ import annotations

from gusher.games.interbellum.rules.gas import GAS_BONUS
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import armies, ask, asked, go, hand, influence, offered, rule, scene, works


def cubes(s: Table) -> int:
    """How many cubes are drawn, out of a bag with plenty of both colours."""
    return len(s.outcomes()) - 1


def test_s9_1_1_the_stake() -> None:
    """§9.1.1 $1 or more, paid before drawing; at most the money, the cubes in the bag, and 3 under C4 '30s."""
    s = go(scene("0: $3"), "work search_gas")
    assert offered(s) == "stake 1, stake 2, stake 3"
    assert go(s, "stake 2").money[0] == 1
    assert offered(go(scene("0: $9\nbag 1/1"), "work search_gas")) == "stake 1, stake 2"
    assert offered(go(scene("0: $9\nset gas_max_paid 2"), "work search_gas")) == "stake 1, stake 2"


def test_s9_1_2_free_cubes_alone() -> None:
    """§9.1.2 At least $1; with the option nothing, if a free cube is due, also with $0."""
    assert "search_gas" not in works(scene("0: $0 W2 W4"))
    s = go(scene("0: $0 W2 W4", draw_gas_alone=True), "work search_gas")
    assert cubes(s) == 1
    s = go(scene("0: $2 W2", draw_gas_alone=True), "work search_gas")
    assert offered(s) == "stake 0, stake 1, stake 2"
    assert offered(go(scene("0: $2", draw_gas_alone=True), "work search_gas")) == "stake 1, stake 2"


def test_s9_1_3_boats() -> None:
    """§9.1.3 With the option at most n workers a round."""
    lines = "at 1 boat\nat 1 boat"
    assert "search_gas" not in works(scene(lines, seats=2, gas_boats="one_per_player"))
    assert "search_gas" in works(scene(lines, seats=3, gas_boats="one_per_player"))
    assert "search_gas" in works(scene(lines, seats=2))


def test_s9_2_1_number_of_cubes() -> None:
    """§9.2.1 Stake and free cubes, never more than the bag holds."""
    assert cubes(go(scene("0: $9 W2"), "work search_gas; stake 3")) == 4
    s = go(scene("0: $9 W2\nbag 3/1"), "work search_gas; stake 4")
    assert [outcome.notation for outcome, _ in s.outcomes()] == ["black 1"]


def test_s9_2_2_free_cubes() -> None:
    """§9.2.2 One for a Draw-gas well, one more under C4 '20s."""
    assert cubes(go(scene("0: $9 W2\nset gas_free_cubes 1"), "work search_gas; stake 1")) == 3
    assert cubes(go(scene("0: $9 W2\nnew 0 W2", bought_well_bonus=False), "work search_gas; stake 1")) == 1


def test_s9_3_1_a_find() -> None:
    """§9.3.1 However many are black: one find; all others return."""
    s = go(scene("0: $9\nbag 10/10"), "work search_gas; stake 3; black 3")
    assert (s.finds[0], s.bag_white, s.bag_black) == (1, 10, 9)


def test_s9_3_2_only_white() -> None:
    """§9.3.2 One white cube leaves the game."""
    s = go(scene("0: $9\nbag 10/10"), "work search_gas; stake 3; black 0")
    assert (s.finds[0], s.bag_white, s.bag_black, s.box_white) == (0, 9, 10, 21)


def test_s9_3_3_no_search() -> None:
    """§9.3.3 Not with six finds, nor without a black cube."""
    assert "search_gas" not in works(scene("0: $9 finds6 +seismograph"))
    assert "play_card" not in works(scene("0: $9 finds6 +seismograph"))
    assert "search_gas" not in works(scene("0: $9\nbag 5/0"))


def test_s9_4_1_the_third_find() -> None:
    """§9.4.1 Draws an action card."""
    s = go(scene("0: $9 finds2"), "work search_gas; stake 1; black 1")
    assert asked(s) == "chance DrawCard"
    assert hand(go(s, "draw overtime"), 0) == ["overtime"]


def test_s9_4_2_the_fifth_find() -> None:
    """§9.4.2 A power whose flag he holds expands; or moves, if it cannot; or he declines; without one it is lost."""
    s = go(scene("0: $9 finds4 TR1"), "work search_gas; stake 1; black 1")
    assert asked(s) == "0 GasBonusPower: power TR, decline"
    assert armies(go(s, "power TR; to DIY"), "TR") == ["DIY"]
    blocked = ask(scene("0: TR1 SA1\nPON TR\nDIY GB\nCIL GB\nGEO GB\nARM GB\nTAB PE"), GAS_BONUS[0])
    assert offered(blocked) == "power SA, decline"
    moving = ask(scene("0: TR1\nDAM TR\nPON GB\nDIY GB\nCIL GB"), GAS_BONUS[0])
    go(moving, "power TR")
    assert asked(moving) == "0 ArmyDestination: to ALE, to DEZ, to PAL, to TRJ"
    assert rule(go(scene("0: $9 finds4"), "work search_gas; stake 1; black 1")) == "1 PlaceWorker"


def test_s9_4_3_the_sixth_find() -> None:
    """§9.4.3 One influence in any power."""
    s = go(scene("0: $9 finds5"), "work search_gas; stake 1; black 1")
    assert asked(s) == "0 GainPower: power GB, power PE, power SA, power TR, power SU"
    assert influence(go(s, "power SU"), "SU")[0] == 1
