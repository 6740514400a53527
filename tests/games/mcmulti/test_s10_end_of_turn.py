"""§10 Phase 5: End of turn."""

from __future__ import annotations

from tests.games.mcmulti.scene import asked, go, heard, scene


def test_s10_1_declaring() -> None:
    """§10.1 With at least 750 in cash; assets do not count; one may decline."""
    s = go(scene("0: $750"), "none; dice 1 2; done")
    assert asked(s) == "0 Declare: declare yes, declare no"
    assert asked(go(s, "declare no")).startswith("1 ChooseMarket")
    s = go(scene("0: $749 station@1,1"), "none; dice 6 2; done")
    assert asked(s).startswith("1 ChooseMarket")
    assert asked(go(scene("0: $500", target_cash=500), "none; dice 1 2; done")).startswith("0 Declare")


def test_s10_2_one_more_turn_for_the_others() -> None:
    """§10.2 Clockwise from the declarer, who has none; the declaration stays though his cash falls."""
    s = scene("1: $750 9/0\n2: $0\n3: $0\n0: $0\nmore N5\nless N8\nunder N1 N2 N3 N4 N6 N7", turn=1)
    told = heard(s, "none; dice 1 2; done; declare yes; dice 1 1; dice 2 1; dice 1 2")
    assert [event for event in told if event.startswith(("turn", "declared"))] == [
        "declared(seat=1)", "turn(seat=2, final=1)", "turn(seat=3, final=1)", "turn(seat=0, final=1)"
    ]  # fmt: skip
    assert s.over
    assert s.cash[1] == 723  # after the inspection
    assert s.declarer == 1


def test_s10_3_final_turns_are_complete() -> None:
    """§10.3 But nobody can declare any more."""
    s = scene("0: $800 0/0 rig@2,2\ndeclared 3 1")
    assert asked(s).startswith("0 ChooseMarket")
    go(s, "none; dice 2 5")
    assert asked(s) == "0 Assets: buy rig, buy station, buy refinery, sell rig, done"
    assert asked(go(s, "done")).startswith("1 ")


def test_s10_4_the_dice_pass_clockwise() -> None:
    """§10.4 When they return to the start player the round rises."""
    s = scene("0: $0\n1: $0\n2: $0\n3: $0")
    for seat in (1, 2, 3, 0):
        go(s, "dice 1 2")
        assert s.active == seat
        if s.difference == 4:
            assert s.round == 2


def test_s10_5_the_safety_limit() -> None:
    """§10.5 After the last round the game ends; a declaration in it still gives the others their turn; 0 is no limit."""
    broke = "0: $0\n1: $0\n2: $0\n3: $0\nround 5"
    s = scene(broke, turn=3, round_limit=5)
    assert heard(s, "dice 1 2")[1] == "limit(round=5)"
    assert s.over
    s = scene(broke + "\n3: $900", turn=3, round_limit=5)
    go(s, "none; dice 1 2; done; declare yes")
    assert not s.over
    go(s, "dice 1 2; dice 2 1; dice 1 2")
    assert s.over
    assert not go(scene(broke, turn=3, round_limit=0), "dice 1 2").over
    assert not go(scene(broke, turn=2, round_limit=5), "dice 1 2").over
