"""§14 Decisions."""

from __future__ import annotations

import gusher
from gusher.core.rng import Rng
from gusher.core.rules import Decision
from gusher.games.mcmulti import GAME
from gusher.lab.commands.simulate import simulate
from tests.games.mcmulti.scene import asked, go, heard, offered, opening, scene
from tests.length import SLOW

DECISIONS = {
    "SpecialPurchase", "PlaceQuadrant", "PlaceRow", "PlaceColumn", "ChooseMarket", "Trade", "ChooseQuadrant", "SellAtStations",
    "UseRefineries", "UseWells", "Strike",
    "Assets", "SellQuadrant", "SellRow", "SellColumn", "NewsPayment", "Upgrade", "UpgradeQuadrant", "UpgradeRow",
    "UpgradeColumn", "ForfeitBarrel", "Concede", "Declare",
}  # fmt: skip


def test_s14_1_a_refused_declaration_is_not_told() -> None:
    """§14.1 Nor is it seen by the others that it was possible, while money lies covered."""
    s = go(scene("0: $800"), "none; dice 1 2; done")
    assert (s.view(0)["rule"], s.view(1)["rule"], s.view(None)["phase"]) == ("Declare", "Assets", "assets")
    assert heard(s, "declare no") == ["turn(seat=1, final=0)"]
    s = go(scene("0: $800", money_visibility="open"), "none; dice 1 2; done")
    assert s.view(1)["rule"] == "Declare"


def test_s14_1_options_in_their_order() -> None:
    """§14.1 As listed, numbers ascending, done, none and no last."""
    assert offered(scene()) == "domestic, foreign, none"
    assert offered(go(scene(), "domestic")) == "buy crude, buy gasoline, sell crude, sell gasoline, done"


def test_s14_2_the_decisions() -> None:
    """§14.2 These there are, one player at a time; the quadrant is picked only where two are in question."""
    assert {name for name, frame in GAME.frames.items() if issubclass(frame, Decision)} == DECISIONS
    assert asked(go(opening(2), "buy rig")) == "0 PlaceQuadrant: quadrant 0, quadrant 2"
    assert asked(go(opening(3), "buy rig")).startswith("0 PlaceRow")
    s = scene("0: $0 0:rig@1,1 2:rig@1,1\n1: $1\nmore N1\nless N8\nunder N2", seats=2)
    assert asked(go(s, "dice 3 3")) == "0 SellQuadrant: quadrant 0, quadrant 2"
    assert go(s, "quadrant 0").count(0, 0) == 0  # 3 do not cover 4: the other goes too


def test_s14_2_no_decision_has_more_options_than_it_may() -> None:
    """§14.2 At most 13, over random games."""
    most = 0
    for seed in range(3):
        s, rng = GAME.start(4, round_limit=30), Rng(seed)
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
            else:
                options = s.choices()
                most = max(most, len(options))
                s.apply(options[rng.below(len(options))])
    assert 4 <= most <= 13


def test_s14_3_who_owes_nothing_is_not_asked() -> None:
    """§14.3 Nor who can pay, but for N2."""
    for card in ("N1", "N2", "N3", "N5"):
        s = scene(f"0: $500\n1: $500\n2: $500\n3: $500\nmore {card}\nless N8\nunder N4")
        assert asked(go(s, "none; dice 3 3")).startswith("0 Assets")
    s = scene("0: $500 refinery@6,6\nmore N2\nless N8\nunder N4")
    assert asked(go(s, "none; dice 3 3")) == "0 NewsPayment: sell refinery, pay"


def test_s14_4_settlement_and_waiver_ask_nobody() -> None:
    """§14.4 The game ends without a question."""
    s = scene("0: $0 rig@6,6 2/0\n1: $1\n2: $1\n3: $1\ndeclared 1 0\nmore N5\nless N8\nunder N4")
    assert asked(go(s, "none; dice 3 3")) == "over"


def test_s14_5_every_game_ends() -> None:
    """§14.5 Repeated decisions end, and with a limit of rounds the game does."""
    s = go(scene("0: $2000 30/30"), "domestic")
    trades = 0
    while "buy gasoline" in offered(s):
        go(s, "buy gasoline")
        trades += 1
    assert trades == 23
    while "sell crude" in offered(s):
        go(s, "sell crude")
        trades += 1
    assert trades == 28
    assert asked(s) == "chance Roll"


def test_s14_6_greedy_players_end_their_games() -> None:
    """§14.6 Four greedy players declare, in most games between the rounds 15 and 40."""
    games = 12 if SLOW or gusher.build() == "compiled" else 2
    played = simulate(GAME, 4, games, ["greedy"] * 4, seed=5, jobs=1, options={"round_limit": 80})
    assert played.rounds is not None
    assert played.rounds < 60
