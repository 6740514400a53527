"""§19 Rulings."""

from __future__ import annotations

import re
from pathlib import Path

import gusher.games.mcmulti
from gusher.games.mcmulti import GAME
from tests.games.mcmulti.scene import asked, go, heard, offered, scene

RULES = (Path(gusher.games.mcmulti.__file__).parent / "RULES.en.md").read_text(encoding="utf-8")


def rulings() -> dict[int, str]:
    """The lines of the table, by their number."""
    return {int(number): line for number, line in re.findall(r"^\| Q(\d+) \| (.*) \|$", RULES, re.MULTILINE)}


def test_s19_rulings_name_options_that_exist() -> None:
    """§19 The last column of a ruling names the option that flips it."""
    names = {option.name for option in GAME.options}
    assert len(rulings()) >= 38
    for line in rulings().values():
        flipped = re.findall(r"`(\w+)`", line.rpartition("|")[2])
        assert set(flipped) <= names, line


def test_s19_upgrade_lists_the_sale_first() -> None:
    """§19 Q31 The decision to upgrade lists its options in the order of the Assets phase."""
    s = scene("0: $60 refinery@1,1\nmore N2\nless N8\nunder N1", n2_deferral=True)
    assert offered(go(s, "none; dice 3 3")) == "sell refinery, upgrade refinery, done"


def test_s19_the_board_stays_at_settlement() -> None:
    """§19 Q33 The assets are counted at the settlement and stay on the board."""
    s = go(scene("0: $0 rig@1,1\n1: $1\n2: $1\n3: $1\ndeclared 1 0"), "dice 5 6")
    assert s.over
    assert s.count(0, 0) == 1
    assert s.scores()[0]["rig"] == 2


def test_s19_a_step_with_nothing_but_done_is_not_asked() -> None:
    """§19 Q34 With open money nobody is asked where only to stop is left, and nothing is told."""
    s = scene("0: $5 0/0 rig@1,1\n1: $1", money_visibility="open")
    assert heard(s, "dice 6 5; buy rig; row 1; column 2")[-1] == "turn(seat=1, final=0)"
    assert asked(s) == "chance Roll"


def test_s19_with_closed_money_it_is_asked_and_tells_nothing() -> None:
    """§19 Q34 Somebody with more cash hears and is asked the same at each step."""
    for cash in (6, 800):
        s = scene(f"0: ${cash} 0/0 rig@1,1\n1: $1")
        steps = []
        for move in ("none", "dice 6 5", "buy rig", "row 1", "column 2", "done", "declare no"):
            s.log = []
            s.meet(GAME.outcome(move)) if s.chance else s.play(0, GAME.action(move))
            steps.append(([repr(event) for event in s.log if event.heard_by(1)], s.view(1)))
        if cash == 6:
            poor = steps
    assert steps == poor
