"""Every reason of a refusal, with the § that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.errors import IllegalAction
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.table import Table
from tests.games.mcmulti.scene import go, opening, scene

UPGRADE = "upgrade refinery"
FULL = " ".join(f"rig@{row},{column}" for row in range(1, 7) for column in range(1, 7))
DEFERRAL: dict[str, Any] = {"n2_deferral": True}
ANOTHERS = "1: $9 dirty-refinery@1,1\nlasting N2"
DIRTY = "0: $90 dirty-refinery@1,1 dirty-refinery@2,2 refinery@3,3\nlasting N2"
HIT = "0: $90 rig@2,1 rig@4,5 rig@3,3"
NEW = "0: $90 rig@2,1 rig@2,2"
TWO = "0: $90 0:rig@2,1 2:rig@2,1\nmore N1\nless N8\nunder N4"
VOLUNTARY: dict[str, Any] = {"news_sales": "voluntary"}


def happening(lines: str, card: str, **options: Any) -> Table:
    return go(scene(f"{lines}\nmore {card}\nless N8\nunder N4", **options), "none; dice 3 3")


CASES: list[tuple[str, Table, str, str]] = [
    ("too dear in the special round", opening(start_cash=50), "buy refinery", "§4.3 too-dear"),
    ("no cell", go(scene(f"0: $90 {FULL}"), "none; dice 2 3; strike no"), "buy rig", "§4.3 no-cell"),
    ("embargo", scene("lasting N7"), "foreign", "§5.8 embargo"),
    ("no trade", scene("0: $0 1/0\ndomestic crude 30"), "domestic", "§5.7 no-trade"),
    ("sold before", go(scene(), "domestic; sell crude"), "buy crude", "§5.6 sold-before"),
    ("bought before", go(scene(), "domestic; buy gasoline"), "sell gasoline", "§5.6 bought-before"),
    ("ladder empty", go(scene("domestic crude 0"), "domestic"), "buy crude", "§5.3 ladder-empty"),
    ("barrel too dear", go(scene("0: $9 1/1"), "domestic"), "buy gasoline", "§5.3 too-dear"),
    ("ladder full", go(scene("domestic crude 30"), "domestic"), "sell crude", "§5.4 ladder-full"),
    ("no barrel", go(scene("0: $9 1/0"), "domestic"), "sell gasoline", "§5.4 no-barrel"),
    ("too many barrels", go(scene("0: $0 0/9 station@2,1"), "none; dice 2 3"), "stations 2", "§6.6.1 too-many"),
    ("too much to refine", go(scene("0: $0 1/0 refinery@2,1 refinery@2,2"), "none; dice 2 5"), "refine 2", "§6.7.1 too-many"),
    ("too much to pump", go(scene("0: $0 well@2,1"), "dice 2 5"), "pump 2", "§6.8.1 too-many"),
    ("not productive", go(scene("0: $90 rig@1,1"), "none; dice 2 5"), "sell rig", "§9.3 not-productive"),
    ("nothing to sell", go(scene("0: $90 rig@1,1"), "none; dice 2 5"), "sell well", "§9.3 no-such-asset"),
    ("not an upgrade at all", go(scene("0: $90 rig@1,1"), "none; dice 2 5"), UPGRADE, "§9.1 not-offered"),
    ("only another's is dirty", go(scene(f"0: $9 refinery@1,1\n{ANOTHERS}", **DEFERRAL), "none; dice 2 5"), UPGRADE, "§12.6 nothing-dirty"),
    ("upgrade too dear", go(scene("0: $9 dirty-refinery@1,1\nlasting N2", **DEFERRAL), "none; dice 2 5"), UPGRADE, "§12.6 too-dear"),
    ("a taken cell", go(opening(), "buy rig; row 1; column 1; buy rig; row 1"), "column 1", "§4.3 no-cell"),
    ("no such row", go(scene("0: $90 rig@2,1 rig@4,5"), "none; dice 2 5; sell rig"), "row 1", "§14.2 no-such-asset"),
    ("a row that was not hit", go(scene(HIT), "none; dice 2 5; sell rig"), "row 3", "§9.3 not-productive"),
    ("bought this turn", go(scene(NEW), "none; dice 2 5; buy rig; row 2; column 3; sell rig"), "column 3", "§9.3 not-productive"),
    ("another's quadrant", go(scene(TWO, seats=2, **VOLUNTARY), "none; dice 3 3; sell rig"), "quadrant 1", "§14.2 no-such-asset"),
    ("a clean refinery", go(scene(DIRTY, **DEFERRAL), "none; dice 2 5; upgrade refinery"), "row 3", "§12.6 nothing-dirty"),
    ("no such quadrant", go(opening(2), "buy rig"), "quadrant 1", "§4.3 no-cell"),
    ("owed too much", happening("0: $60 rig@6,6 refinery@1,1 refinery@1,2 refinery@2,2", "N2", **VOLUNTARY), "pay", "§7.2.4 too-dear"),
    ("other asset for N2", happening("0: $60 refinery@1,1 rig@2,2", "N2"), "sell rig", "§7.5.2 other-asset"),
    ("not owned", happening("0: $6 station@1,1 rig@2,2", "N1"), "sell well", "§7.2.4 no-such-asset"),
    ("upgrade at the news", happening("0: $9 refinery@1,1", "N2", **DEFERRAL), "upgrade refinery", "§12.6 too-dear"),
    ("not offered", go(scene("0: $90 rig@2,5"), "none; dice 2 5"), "done", "§6.9.2 not-offered"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "s", "notation", "refusal"), CASES, ids=lambda value: value if isinstance(value, str) else "")
def test_refused_with_its_reason(name: str, s: Table, notation: str, refusal: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        s.play(s.awaiting[0], GAME.action(notation))
    assert f"{refused.value.section} {refused.value.reason}" == refusal, name


def test_no_piece_left() -> None:
    s = scene("0: $90", piece_limits="box")
    s.bank_pieces[0] = 0
    go(s, "none; dice 2 5")
    with pytest.raises(IllegalAction, match=r"§12\.8 no-piece"):
        s.play(0, GAME.action("buy rig"))


def test_s12_6_upgrades_are_spoken_of_only_while_a_refinery_is_dirty() -> None:
    """§12.6 Where nothing is dirty, that nothing can be upgraded is no news."""
    clean = go(scene("0: $90 refinery@1,1", **DEFERRAL), "none; dice 2 5")
    assert UPGRADE not in [reason.action for reason in clean.why_not(0)]
    dirty = go(scene(f"0: $90 refinery@1,1\n{ANOTHERS}", **DEFERRAL), "none; dice 2 5")
    assert UPGRADE in [reason.action for reason in dirty.why_not(0)]
