"""§7 Action turns."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.errors import IllegalAction
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import go, money, rule, scene, works


def placed(s: Table) -> list[tuple[int, str, str | None]]:
    workers: Any = s.view(None)["workers"]
    return [(worker["seat"], worker["place"], worker["at"]) for worker in workers]


def test_s7_1_one_worker_a_turn() -> None:
    """§7.1 Clockwise, players without workers are passed over."""
    s = go(scene("1: workers0"), "work pass")
    assert (rule(s), s.workers[0]) == ("2 PlaceWorker", 3)


@pytest.mark.parametrize(
    ("lines", "missing"),
    [
        ("0: $0", "lay_pipeline"),
        ("0: $9\npieces 0 0", "lay_pipeline"),
        ("0: $0", "search_gas"),
        ("0: $9 finds6", "search_gas"),
        ("0: $9\nbag 9/0", "search_gas"),
        ("0: $9 W1\nused 0 W1", "take_income"),
        ("0: $9 W1\nnew 0 W1", "take_income"),
        ("0: $1", "buy_influence"),
        ("0: $9 SA30", "buy_influence"),
        ("0: $0 W4\nat 1 deck", "draw_cards"),
        ("0: $9\ndeck -\ndiscards -", "draw_cards"),
        ("0: $9", "play_card"),
        ("0: $0 W4 +royalty_cheque\nat 1 deck", "play_card"),
        ("0: $2 +night_train\nat 1 deck", "play_card"),
        ("0: $6", "buy_well"),
        ("0: $9\nderricks 0 0", "buy_well"),
        ("0: $9 TR1", "move_army"),
        ("0: $9\n1: TR1\nPON TR", "move_army"),
    ],
)
def test_s7_2_what_is_not_offered(lines: str, missing: str) -> None:
    """§7.2 The conditions of each action."""
    s = scene(lines, seats=2)
    assert s.awaiting == (0,)
    assert missing not in works(s)


def test_s7_2_where_workers_go() -> None:
    """§7.2 To the segment, a boat, the well, the power, the deck, the territory, or beside the board."""
    s = scene("0: $30 GB2 W4 +royalty_cheque\nPAL GB", seats=2)
    go(s, "work lay_pipeline; segment S01; work pass; work search_gas; stake 1; black 0; work pass")
    go(s, "work take_income; work pass; work buy_influence; power TR; stop")
    assert placed(s) == [
        (0, "segment", "S01"),
        (0, "boat", None),
        (0, "well", "W4"),
        (0, "power", "TR"),
        *[(1, "beside", None)] * 3,
    ]
    s = go(scene("0: $30 GB2 +royalty_cheque\nPAL GB", seats=2), "work play_card; work pass; work move_army; to DAM; work pass")
    go(s, "work buy_well; well W9; work pass")
    assert placed(s)[:3] == [(0, "deck", None), (0, "area", "DAM"), (0, "well", "W9")]
    in_hand = go(scene("0: $9"), "work lay_pipeline")
    assert placed(in_hand) == [(0, "hand", None)]


def test_s7_3_passing() -> None:
    """§7.3 It uses up this worker and nothing else; with the option only if nothing else is offered."""
    s = go(scene("0: $5"), "work pass")
    assert (s.workers[0], money(s)[0]) == (3, 5)
    assert "pass" not in works(scene("0: $5", pass_allowed="only_if_stuck"))
    stuck = scene("0: $0 W1\nused 0 W1\nat 1 deck", pass_allowed="only_if_stuck")
    assert works(stuck) == ["pass"]
    assert (rule(go(stuck, "work pass")), stuck.workers[0]) == ("1 PlaceWorker", 3)


def test_s7_4_no_way_back() -> None:
    """§7.4 An action once chosen is carried out."""
    s = go(scene("0: $9"), "work buy_well")
    with pytest.raises(IllegalAction):
        s.play(0, GAME.action("work pass"))


def test_s7_5_payments_go_to_the_bank() -> None:
    """§7.5 At once; nobody owes."""
    s = scene("0: $9")
    bank = s.bank
    go(s, "work lay_pipeline; segment S01")
    assert (s.bank - bank, s.money[0]) == (4, 5)
