"""§16 Hidden information."""

from __future__ import annotations

import json
from typing import Any

from gusher.core import codec
from gusher.core.rng import Rng
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.table import Table
from tests.games.mcmulti.scene import go, opening, scene


def players(s: Any, seat: int | None) -> list[Any]:
    found: list[Any] = s.view(seat)["players"]
    return found


def test_s16_cash_lies_covered() -> None:
    """§16.2 Only its owner sees it; all do when it is open and when the game is over."""
    s = scene("0: $123 1/2 rig@1,1\n1: $45")
    assert [player["cash"] for player in players(s, 0)] == [123, None, None, None]
    assert [player["cash"] for player in players(s, None)] == [None] * 4
    assert [player["score"] is None for player in players(s, 1)] == [True, False, True, True]
    assert players(s, 2)[0]["crude"] == 1
    assert [player["cash"] for player in players(opening(money_visibility="open"), None)] == [200] * 4
    over = go(scene("0: $4\n1: $6\n2: $7\n3: $8\ndeclared 1 0"), "dice 1 2")
    assert over.over
    assert [player["cash"] for player in players(over, 2)] == [4, 6, 7, 8]


def test_s16_1_what_is_known_of_the_pile() -> None:
    """§16.1 The set of unseen cards, and the order of those that all saw go under."""
    s = scene("more N4\nless N8")
    go(s, "none; dice 1 1; news N2; done")
    assert s.view(3)["news"] == {
        "more_likely": "N8", "less_likely": "N2", "lasting": [], "unseen": ["N1", "N3", "N5", "N6", "N7"], "under": ["N4"],
        "doubles": [1, 3, 1, 3, 3, 2],
    }  # fmt: skip


def test_s16_all_seven_cards_are_open() -> None:
    """§16 Both tables, §1.9 and §1.10, for everybody and out of the box that is played, whatever card lies on top."""
    economy: Any = scene("economy prosperity").view(None)["economy"]
    tables = economy["tables"]
    assert tables["cards"] == [card["id"] for card in GAME.data["economy"]["cards"]]
    for at, card in enumerate(GAME.data["economy"]["cards"]):
        assert tables["demand"][at] == card["demand"]
        assert {asset: prices[at] for asset, prices in tables["buy"].items()} == card["buy"]
        assert {asset: prices[at] for asset, prices in tables["sell"].items()} == card["sell"]
        assert [tables["cards"][number] for number in tables["next"][at]] == card["next"]
    at = tables["cards"].index(economy["card"])
    assert economy["buy"] == {asset: prices[at] for asset, prices in tables["buy"].items()}
    data = json.loads(json.dumps(GAME.data))
    data["economy"]["cards"][0]["sell"]["rig"] = 3
    economy = scene(game=GAME.with_data(data)).view(0)["economy"]
    assert economy["tables"]["sell"]["rig"][0] == 3


def test_s16_what_the_next_card_would_bring() -> None:
    """§16 By the die the cards that may follow, and where the consumer price would move to if they came now (§6.3.4)."""
    economy: Any = scene("consumers 25").view(1)["economy"]
    assert economy["next"] == ["downturn", "expansion", "expansion", "expansion", "expansion", "rapid_growth"]
    assert economy["consumers"] == {"downturn": 28, "expansion": 32, "rapid_growth": 36}
    economy = scene("consumers 25\neconomy recession").view(1)["economy"]
    assert economy["consumers"] == {"depression": 22, "recovery": 30}
    economy = scene("consumers 25\neconomy downturn").view(1)["economy"]
    assert economy["consumers"]["recession"] == 25


def test_s16_2_a_guess_is_the_table_itself() -> None:
    """§16.2 Every payment is public, so who kept count knows all cash; there is no order of unseen cards to guess."""
    s = scene("0: $123")
    assert codec.encode(s.determinize(1, Rng(5))) == codec.encode(s)


def test_s16_3_no_generator_in_sight() -> None:
    """§16.3 A view holds nothing of the future."""
    text = json.dumps(opening().view(0))
    assert "rng" not in text
    assert "seed" not in text


def test_s16_phases_are_named() -> None:
    """§16 Where in the turn we are is open to all."""
    s = GAME.start(4, start_player=0)
    assert isinstance(s, Table)
    seen = []
    for move in "news N4; news N3; buy rig; row 1; column 1; done; done; done; done; none; dice 1 1; news N8; strike no; done".split("; "):
        seen.append(s.view(None)["phase"])
        go(s, move)
    assert seen == ["setup"] * 2 + ["special"] * 7 + ["market", "roll", "news", "production", "assets"]
    s = go(scene("0: $800\n1: $0 well@2,1"), "none; dice 2 5")
    assert s.view(None)["phase"] == "neighbours"
    go(s, "pump 1; done")
    assert s.view(0)["phase"] == "end"
    assert go(scene("0: $4\ndeclared 1 0"), "dice 1 2").view(None)["phase"] == "over"


def test_s16_the_view_of_a_payment_and_a_pick() -> None:
    """§16 Amounts due, picks and trades are open."""
    s = scene("0: $0 rig@1,1 rig@1,2 rig@2,1 station@5,5\nmore N1\nless N8\nunder N4")
    go(s, "dice 3 3; sell rig")
    view = s.view(2)
    assert view["due"] == {"seat": 0, "card": "N1", "money": 21}
    assert view["picking"] == {"verb": "sell", "asset": "rig", "quadrant": 0, "row": None}
    assert view["phase"] == "news"
    assert go(s, "row 1").view(2)["picking"] == {"verb": "sell", "asset": "rig", "quadrant": 0, "row": 1}
    assert go(scene(), "domestic; buy crude").view(1)["trade"] == {"market": "domestic", "crude": "bought", "gasoline": "untouched"}
    assert go(opening(2), "buy rig").view(1)["picking"] == {"verb": "place", "asset": "rig", "quadrant": None, "row": None}
    s = scene("0: $60 0:refinery@1,1 2:refinery@5,5\nmore N2\nless N8\nunder N1", seats=2, n2_deferral=True)
    picking: Any = go(s, "none; dice 3 3; upgrade refinery").view(1)["picking"]
    assert picking["verb"] == "upgrade"
