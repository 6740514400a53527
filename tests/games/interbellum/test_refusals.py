"""Refusals say why: each names the paragraph that forbids the move, and the table stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.gas import GAS_BONUS
from gusher.games.interbellum.rules.table import Table
from gusher.games.interbellum.rules.vote import EXPAND, WITHDRAW, PowerActs
from tests.games.interbellum.scene import ask, go, opening, scene

# What lies on the table, what was played, the options, what seat 0 tries, and how it is refused.
CASES: list[tuple[str, str, dict[str, object], str, str, str]] = [
    ("0: $9\npieces 0 0", "", {}, "work lay_pipeline", "§8.1.2", "no-pieces"),
    ("0: $0 W1", "", {}, "work lay_pipeline", "§8.2.1", "no-affordable-segment"),
    ("0: $9 finds6", "", {}, "work search_gas", "§9.3.3", "meter-full"),
    ("0: $9\nbag 3/0", "", {}, "work search_gas", "§9.3.3", "no-black-cube"),
    ("0: $9\nat 1 boat\nat 1 boat\nat 1 boat\nat 1 boat", "", {"gas_boats": "one_per_player"}, "work search_gas", "§9.1.3", "no-boat"),
    ("0: $0 W1", "", {}, "work search_gas", "§9.1.2", "stake-needed"),
    ("0: $9", "", {}, "work take_income", "§10.1", "wells-used"),
    ("0: $9 GB30", "", {}, "work buy_influence", "§4.2", "no-cube"),
    ("0: $1", "", {}, "work buy_influence", "§11.2", "too-dear"),
    ("0: $0 W1\nat 1 deck", "", {}, "work draw_cards", "§12.1.1", "too-dear"),
    ("0: $9\ndeck -", "", {}, "work draw_cards", "§12.2.2", "no-cards-left"),
    ("0: $9", "", {}, "work play_card", "§12.3.1", "hand-empty"),
    ("0: $0 W1 +royalty_cheque\nat 1 deck", "", {}, "work play_card", "§12.1.1", "too-dear"),
    ("0: $9 +ultimatum", "", {}, "work play_card", "§12.3.2", "none-playable"),
    ("0: $9\nderricks 0 0", "", {}, "work buy_well", "§13.2", "no-derrick"),
    ("0: $9\n1: " + " ".join(f"W{number}" for number in range(1, 16)), "", {}, "work buy_well", "§13.2", "no-free-well"),
    ("0: $6", "", {}, "work buy_well", "§13.1", "too-dear"),
    ("0: $9 TR1\nPON TR\nset truce 1", "", {}, "work move_army", "§6.6.7", "truce"),
    ("0: $9", "", {}, "work move_army", "§14.1", "no-movable-army"),
    ("0: $9", "", {"pass_allowed": "only_if_stuck"}, "work pass", "§7.2", "not-stuck"),
    ("0: $9 S01", "work lay_pipeline", {}, "segment S01", "§8.1.1", "own-piece"),
    ("0: $9\nset closed_power SU", "work lay_pipeline", {}, "segment S07", "§6.6.8", "border-closed"),
    ("0: $20 TR4\nDIY TR", "work lay_pipeline; segment S16", {}, "segment S01", "§8.3.1", "other-power"),
    ("0: $3 TR4\nDIY TR\nCIL TR", "work lay_pipeline", {}, "segment S01", "§8.2.1", "too-dear"),
    ("0: $9 PE1\nGIL PE", "work move_army", {}, "to CPE", "§5.1.3", "home-area"),
    ("0: $9 PE1\nGIL PE", "work move_army", {}, "to KER", "§5.3.1", "no-border"),
    ("0: $9 TR1 SA1\n1: GB1\nPON TR\nKUW SA\nPAL GB", "work move_army", {}, "army PAL", "§5.3.2", "not-your-flag"),
    ("0: $9 TR1 SA1\nPON TR\nKUW SA", "work move_army", {}, "army GEO", "§5.4.1", "no-army"),
    ("0: $9 TR1 SA1 +forced_march\nPON TR\nKUW SA", "work play_card; army PON; to GEO", {}, "army GEO", "§12.4.4", "moved-before"),
    ("0: $9 TR1 SA2\nPON TR\nKUW SA\nCIL TR\nALE GB\nDIY GB", "work move_army", {}, "army CIL", "§5.3.1", "no-step"),
    ("0: $9 W1\n1: W2", "work buy_well", {}, "well W2", "§13.2", "well-owned"),
    ("0: $9 W1 W3 W4\nused 0 W4\n1: W2", "work take_income", {}, "well W2", "§10.1", "not-your-well"),
    ("0: $9 W1 W3 W4\nnew 0 W4", "work take_income", {}, "well W4", "§10.2", "acquired-now"),
    ("0: $9 W1 W3 W4\nused 0 W4", "work take_income", {}, "well W4", "§10.1", "yielded-before"),
    ("0: W1 W3 +spot_cargo\n1: W2", "work play_card", {}, "well W2", "§12.4.10", "not-your-well"),
    ("0: W1 W3 W4 +spot_cargo\nnew 0 W4", "work play_card", {}, "well W4", "§12.4.10", "acquired-now"),
    ("0: $2 GB1", "work buy_influence", {}, "power GB", "§11.2", "too-dear"),
    ("0: $9 TR1 SA1 +gunboat_diplomacy", "work play_card", {}, "power GB", "§12.4.1", "card-useless-there"),
    ("0: $3", "work search_gas", {}, "stake 4", "§9.1.1", "too-many"),
    ("0: $3", "work search_gas", {}, "stake 0", "§9.1.2", "stake-needed"),
    ("0: +baksheesh +royalty_cheque", "work play_card", {}, "card overtime", "§12.3.1", "not-in-hand"),
    ("0: +baksheesh +royalty_cheque +ultimatum", "work play_card", {}, "card ultimatum", "§12.3.2", "not-playable"),
    ("0: +double_agent\n1: SA1\n2: SA1", "work play_card", {}, "rival 3", "§12.4.6", "no-influence-there"),
    ("0: TR1 +proxy_war\nPON GB\nCIL GB", "work play_card", {}, "to DIY", "§12.4.2", "no-proxy-target"),
    ("0: $9 TR4\nDIY TR", "work lay_pipeline; segment S16", {"pipeline_benefit": "either"}, "stop", "§8.3.3", "not-offered"),
]


@pytest.mark.parametrize(("lines", "moves", "options", "tried", "section", "reason"), CASES)
def test_a_refusal_names_its_paragraph(
    lines: str, moves: str, options: dict[str, Any], tried: str, section: str, reason: str
) -> None:
    """Every refusal carries the § that forbids it, and changes nothing."""
    s = scene(lines, **options)
    if moves:
        go(s, moves)
    check(s, tried, section, reason)


def check(s: Table, tried: str, section: str, reason: str) -> None:
    before = encode(s)
    with pytest.raises(IllegalAction) as refused:
        s.play(0, GAME.action(tried))
    assert (refused.value.section, refused.value.reason) == (section, reason)
    assert encode(s) == before


EVENTS: list[tuple[str, str, str, str, str, str]] = [
    ("0: TR1 GB1", "A1", "to PAL; die 6", "power GB", "§6.3.3", "hit-before"),
    ("round 4\n0: GB2 TR2 SU1", "B4", "", "power SU", "§6.5.4", "not-your-most"),
    ("PON TR\nHAS SA", "A8", "", "power GB", "§6.4.2", "fewer-armies"),
    ("round 4\n0: $1 +overtime +ultimatum", "B5", "", "pay", "§6.5.5", "too-dear"),
    ("round 4\n0: +overtime +ultimatum", "B5", "", "card baksheesh", "§6.5.5", "not-in-hand"),
    ("round 4\n0: $1 S01 S02", "B6", "", "pay", "§6.5.6", "cannot-pay"),
    ("round 4\n0: $5 W12 S60 S61 S66", "B6", "", "remove S60", "§6.5.6", "finished-line"),
    ("round 4\n0: $5 W12 S60 S61 S66", "B6", "", "remove S01", "§6.5.6", "no-own-piece"),
    ("0: PE2\n1: PE1\n2: PE1\nflag PE 0", "A4", "0: to KER; 1: to GIL; 2: to GIL", "to TAB", "§5.5.2", "not-tied"),
    ("0: PE2\nKER SU", "A4", "", "to KER", "§5.1.1", "army-there"),
    ("0: PE2", "A4", "", "to BAG", "§5.2.2", "no-border"),
    ("round 4\n0: $9 TR1 GB1", "B2", "", "power GB", "§6.5.2", "not-offered"),
]


@pytest.mark.parametrize(("lines", "event", "moves", "tried", "section", "reason"), EVENTS)
def test_a_refusal_during_an_event(lines: str, event: str, moves: str, tried: str, section: str, reason: str) -> None:
    """The decisions of events as well."""
    s = scene(lines, event=event)
    if moves:
        go(s, moves)
    check(s, tried, section, reason)


def test_withdrawals_and_bonuses_are_explained_too() -> None:
    """Of another power, or without anything to do."""
    check(ask(scene("0: TR2\n1: TR1\nPON TR\nCIL TR\nPAL GB"), PowerActs(3, WITHDRAW)), "army PAL", "§5.4.1", "other-army")
    check(ask(scene("0: TR2\n1: TR1"), PowerActs(3, EXPAND)), "to GEO", "§5.2.2", "no-border")
    check(ask(scene("0: TR1 GB1"), GAS_BONUS[0]), "power SA", "§9.4.2", "no-bonus-there")


def test_a_well_is_drafted_once() -> None:
    """By the set-up, not by what it says about buying."""
    s = go(opening(), "well W4")
    with pytest.raises(IllegalAction) as refused:
        s.play(1, GAME.action("well W4"))
    assert (refused.value.section, refused.value.reason) == ("§2.9", "well-owned")


def test_nothing_is_explained_when_the_game_is_over() -> None:
    """A finished game refuses everything, without a reason of its own."""
    s = scene("")
    s.restack([])
    s.settle()
    assert s.why_not(0) == []
