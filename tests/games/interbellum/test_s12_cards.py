"""§12 Actions 5 and 6: action cards."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.numbers import total
from gusher.games.interbellum.rules.components import AT_DECK, CARDS, NOTHING
from tests.games.interbellum.scene import (
    armies,
    asked,
    flag,
    go,
    hand,
    heard,
    influence,
    money,
    offered,
    owned,
    pieces,
    rule,
    scene,
    works,
)


@pytest.mark.parametrize(
    ("lines", "options", "fee"),
    [
        ("", {}, 0),
        ("at 1 deck", {}, 1),
        ("at 1 deck\nat 0 deck\nat 2 deck", {}, 3),
        ("at 1 deck\nat 0 deck\nat 2 deck", {"deck_fee_counts": "rivals_only"}, 2),
        ("at 1 deck\nat 1 deck\nset deck_fee_each 2", {}, 4),
    ],
)
def test_s12_1_1_the_fee(lines: str, options: dict[str, Any], fee: int) -> None:
    """§12.1.1 $1 for every executive at the deck, whoever placed it and for either action."""
    s = scene(f"0: $9\n{lines}", **options)
    assert go(s, "work draw_cards").money[0] == 9 - fee


def test_s12_1_2_paid_before_anything_is_played() -> None:
    """§12.1.2 Computed before the executive is placed."""
    s = scene("0: $1 +royalty_cheque\nat 1 deck")
    told = heard(s, "work play_card")
    assert [line for line in told if line.startswith(("paid", "received"))] == ["paid(seat=0, money=-1)", "received(seat=0, money=5)"]
    assert s.workers_at(AT_DECK) == 2


def test_s12_2_1_two_cards_no_limit() -> None:
    """§12.2.1 Two cards into the hand; there is no hand limit."""
    s = scene("0: +baksheesh +baksheesh +double_agent +double_agent +proxy_war +proxy_war")
    told = heard(s, "work draw_cards; draw overtime; draw ultimatum")
    assert len(hand(s, 0)) == 8
    assert "drew(seat=0, cards=1)" in told


def test_s12_2_2_an_empty_deck() -> None:
    """§12.2.2 The discards are shuffled first; without any the rest of the draw is lost."""
    s = go(scene("1: +baksheesh\ndeck -\ndiscards royalty_cheque"), "work draw_cards")
    assert total(s.deck) == 1
    assert (s.old[15 + 4], s.new[15 + 4]) == (1, 0)
    go(s, "card 1")
    assert (hand(s, 0), rule(s)) == (["royalty_cheque"], "1 PlaceWorker")
    assert hand(s, 1) == ["baksheesh"]


def test_s12_3_1_one_card_then_the_discard_pile() -> None:
    """§12.3.1 Carried out, then laid face up; equal cards are one option."""
    s = go(scene("0: +royalty_cheque +royalty_cheque +baksheesh"), "work play_card")
    assert offered(s) == "card baksheesh, card royalty_cheque"
    go(s, "card royalty_cheque")
    assert (s.discards[8], hand(s, 0), s.playing) == (1, ["baksheesh", "royalty_cheque"], NOTHING)


def test_s12_3_2_judged_after_the_fee() -> None:
    """§12.3.2 The card lies on the table while it is resolved."""
    s = go(scene("0: $2 +night_train +baksheesh\nat 1 deck"), "work play_card")
    assert CARDS[s.playing] == "baksheesh"
    assert asked(s).startswith("0 BaksheeshPower")
    alone = go(scene("0: $5 +cable_from_london\ndeck -\ndiscards -"), "work play_card; stack A; look A1; look A2; keep")
    assert (hand(alone, 0), rule(alone)) == ([], "1 PlaceWorker")


def test_s12_4_1_gunboat_diplomacy() -> None:
    """§12.4.1 A power whose flag you hold expands."""
    s = go(scene("0: TR1 SA1 +gunboat_diplomacy\n1: GB1"), "work play_card")
    assert offered(s) == "power SA, power TR"
    assert armies(go(s, "power TR; to CIL"), "TR") == ["CIL"]
    assert "play_card" not in works(scene("0: TR1 +gunboat_diplomacy\nPON GB\nDIY GB\nCIL GB"))


def test_s12_4_2_proxy_war() -> None:
    """§12.4.2 A foreign army returns home, one of yours enters; it may be of a power whose flag you hold."""
    s = go(scene("0: TR1 GB1 +proxy_war\nPON GB\nCIL SU"), "work play_card")
    assert offered(s) == "to PON, to CIL"
    go(s, "to PON")
    assert (armies(s, "TR"), armies(s, "GB"), s.home[0]) == (["PON"], [], 6)
    out = "\n".join(f"{area} TR" for area in ("DIY", "CIL", "ALE", "DAM", "ARM", "TAB"))
    assert "play_card" not in works(scene(f"0: TR1 +proxy_war\nPON GB\n{out}"))


def test_s12_4_3_ultimatum() -> None:
    """§12.4.3 Any army outside returns home."""
    s = go(scene("0: +ultimatum\nPON TR\nHAS SA"), "work play_card; army HAS")
    assert (armies(s, "SA"), s.home[2]) == ([], 6)
    assert "play_card" not in works(scene("0: +ultimatum"))


def test_s12_4_4_forced_march() -> None:
    """§12.4.4 One or two different armies, one step each; the second is judged after the first."""
    s = go(scene("0: TR1 SA1 +forced_march\n1: GB1\nPON TR\nHAS SA\nPAL GB"), "work play_card; army PON; to GEO")
    assert asked(s) == "0 ArmyToMarch: army HAS, stop"
    assert armies(go(s.clone(), "stop"), "TR") == ["GEO"]
    go(s, "army HAS; to KUW")
    assert (armies(s, "SA"), rule(s)) == (["KUW"], "1 PlaceWorker")
    single = go(scene("0: TR1 +forced_march\nCIL TR"), "work play_card; to DIY")
    assert rule(single) == "1 PlaceWorker"
    assert "play_card" not in works(scene("0: TR1 +forced_march"))


def test_s12_4_5_baksheesh() -> None:
    """§12.4.5 Two cubes in one power; one if a single cube is left; none without a cube."""
    assert influence(go(scene("0: +baksheesh"), "work play_card; power SU"), "SU")[0] == 2
    assert influence(go(scene("0: SA29 +baksheesh"), "work play_card; power SU"), "SU")[0] == 1
    assert "play_card" not in works(scene("0: SA30 +baksheesh"))


def test_s12_4_6_double_agent() -> None:
    """§12.4.6 A rival with influence loses 1, then you gain 1; nothing with an empty supply."""
    s = go(scene("0: +double_agent\n1: SA2\n2: SA1 TR1"), "work play_card")
    assert offered(s) == "power SA, power TR"
    go(s, "power SA")
    assert offered(s) == "rival 1, rival 2"
    assert influence(go(s, "rival 1"), "SA") == [1, 1, 1, 0]
    empty = go(scene("0: GB30 +double_agent\n1: SA2"), "work play_card")
    assert influence(empty, "SA") == [0, 1, 0, 0]
    assert "play_card" not in works(scene("0: GB1 +double_agent"))


def test_s12_4_7_night_train() -> None:
    """§12.4.7 One or two pieces anywhere for exactly $2 each."""
    s = go(scene("0: $5 GB9 +night_train\nHAS GB"), "work play_card; segment S60")
    assert s.money[0] == 3
    assert offered(s).endswith("segment S76, stop")
    assert pieces(go(s.clone(), "stop"), 0) == ["S60"]
    assert go(s, "segment S01").money[0] == 1
    poor = go(scene("0: $3 +night_train"), "work play_card; segment S60")
    assert rule(poor) == "1 PlaceWorker"
    assert "play_card" not in works(scene("0: $1 +night_train"))


def test_s12_4_8_sheikhs_handshake() -> None:
    """§12.4.8 One piece anywhere, free."""
    s = go(scene("0: $0 +sheikhs_handshake"), "work play_card; segment S60")
    assert (pieces(s, 0), s.money[0], rule(s)) == (["S60"], 0, "1 PlaceWorker")


def test_s12_4_9_royalty_cheque() -> None:
    """§12.4.9 $5."""
    assert money(go(scene("0: $0 +royalty_cheque"), "work play_card"))[0] == 5


def test_s12_4_10_spot_cargo() -> None:
    """§12.4.10 The income of a well that may have yielded and is not marked; not of one acquired in this round."""
    s = go(scene("0: $0 W4 W8\nused 0 W8" + "\n0: +spot_cargo"), "work play_card; well W8")
    assert (s.money[0], s.yielded) == (4, 2**7)
    unmarked = go(scene("0: $0 W4 +spot_cargo"), "work play_card")
    assert unmarked.yielded == 0
    assert "play_card" not in works(scene("0: W4 +spot_cargo\nnew 0 W4"))


def test_s12_4_11_seismograph() -> None:
    """§12.4.11 Exactly four cubes or all; no free cubes, no boat."""
    s = go(scene("0: $0 W2 +seismograph"), "work play_card")
    assert [outcome.notation for outcome, _ in s.outcomes()] == [f"black {drawn}" for drawn in range(5)]
    few = go(scene("0: $0 +seismograph\nbag 1/1"), "work play_card")
    assert [outcome.notation for outcome, _ in few.outcomes()] == ["black 1"]


def test_s12_4_12_wildcat_lease() -> None:
    """§12.4.12 A free well for $3, its bonus included; it yields from the next round on."""
    s = go(scene("0: $3 +wildcat_lease"), "work play_card; well W10")
    assert (s.money[0], owned(s, 0), s.acquired) == (3, ["W10"], 2**9)
    assert "play_card" not in works(scene("0: $2 +wildcat_lease"))
    assert "play_card" not in works(scene("0: $9 +wildcat_lease\nderricks 0 0"))


def test_s12_4_13_cable_from_london() -> None:
    """§12.4.13 Look at two cards of a stack, put them back in either order, draw a card."""
    s = go(scene("0: +cable_from_london"), "work play_card; stack C; look C3; look C7")
    assert asked(s) == "0 CableOrder: keep, swap"
    kept = go(s.clone(), "keep; draw overtime")
    assert [int(card) for card in kept.top_events[4:6]] == [18, 22]
    told = heard(s, "swap; draw overtime")
    assert told[0] == "cable-order(seat=0, first=C7, second=C3)"
    assert [int(card) for card in s.top_events[4:6]] == [22, 18]
    assert hand(s, 0) == ["overtime"]


def test_s12_4_13_a_second_look() -> None:
    """§12.4.13 What is fixed stays on top; only the unknown position is drawn."""
    s = scene("0: +cable_from_london", seats=2)
    s.top_events[4], s.looker[2] = 18, 1
    s.events_left &= ~(1 << 18)
    told = heard(s, "work play_card; stack C")
    assert told[-1] == "cable-seen(seat=0, first=C3)"  # shown at once, so that the choice of the stack stands
    assert len(s.outcomes()) == 7
    go(s, "look C1; keep; draw overtime")
    assert ([int(card) for card in s.top_events[4:6]], s.looker[2]) == ([18, 16], 0)


def test_s12_4_13_fewer_cards() -> None:
    """§12.4.13 Fewer if fewer are left: with one card there is nothing to arrange."""
    s = scene("0: +cable_from_london", seats=2)
    s.events_left = 1
    go(s, "work play_card; stack A; look A1")
    assert asked(s) == "chance DrawCard"


def test_s12_4_14_overtime() -> None:
    """§12.4.14 w workers before the turn, w + 1 after it; none stays at the deck; the card leaves the game."""
    s = go(scene("0: workers2 +overtime"), "work play_card")
    assert (s.workers[0], s.workers_at(AT_DECK), s.out[13], s.spare) == (3, 0, 1, 0)


def test_s12_4_15_hague_arbitration() -> None:
    """§12.4.15 Equal influence with the rival who holds the flag: you are the holder now."""
    s = go(scene("0: TR2 +hague_arbitration\n1: TR2 SA1\nflag TR 1"), "work play_card")
    assert flag(s, "TR") == 0
    assert "play_card" not in works(scene("0: TR1 +hague_arbitration\n1: TR2"))
    assert "play_card" not in works(scene("0: TR1 +hague_arbitration"))
