"""Refusals say why: each names the paragraph that forbids the move, and the table stays as it was."""

from __future__ import annotations

import pytest

from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.rules import Frame
from gusher.games.giganten.rules.auction import AUCTION
from gusher.games.giganten.rules.building import BUILD
from gusher.games.giganten.rules.cards import TAKING_CARDS
from gusher.games.giganten.rules.freight import PRODUCE, STORE
from gusher.games.giganten.rules.movement import PLACE_TRUCK, Move
from gusher.games.giganten.rules.specials import FREE_CRUDE, ChangePrice
from gusher.games.giganten.rules.table import Table
from tests.games.giganten.scene import action_of, at, play

# What is asked of seat 0, what lies on the table, the options, what the seat tries, and how it is refused.
CASES: list[tuple[str, Frame, str, dict[str, object], str, str]] = [
    ("§5.3.1", TAKING_CARDS, "", {}, "card beige-8-3", "card-not-there"),
    ("§7.2.2", PLACE_TRUCK[0], "seat 1 at 3,1", {}, "place 3", "truck-there"),
    ("§7.4.3", Move(0, 5, False), "seat 0 at 4,2; seat 1 derrick S01:2", {}, "truck 4,3", "derrick-there"),
    ("§7.4.5", Move(0, 1, False), "seat 0 at 4,2", {}, "truck 4,3", "stuck-there"),
    ("§7.4.6", Move(0, 2, False), "seat 0 at 7,1", {}, "truck 7,2", "too-few-points"),
    ("§7.4.6", Move(0, 1, False), "seat 0 at 4,3", {}, "loco", "too-few-points"),
    ("§7.4.6", Move(0, 1, False), "seat 0 at 9,1 loco 9", {}, "loco", "too-few-points"),
    ("§1.5.3", Move(0, 5, False), "seat 0 at 9,1 loco 19", {}, "loco", "track-ends"),
    ("§7.4.4", Move(0, 5, False), "seat 0 at 4,3", {"movement_order": "truck_first"}, "loco", "truck-first"),
    ("§7.4.4", Move(0, 5, True), "seat 0 at 9,1", {"movement_order": "truck_first"}, "truck 9,2", "truck-first"),
    ("§7.4.3", Move(0, 5, False), "seat 0 at 4,3", {}, "end", "no-stop-here"),
    ("§7.3.4", Move(0, 5, False), "seat 0 at 4,2 saw S01:3", {"peek_mode": "manual"}, "peek S01", "already-seen"),
    ("§7.3.2", Move(0, 5, False), "seat 0 at 4,10", {"peek_mode": "manual"}, "peek S13", "never-shown"),
    ("§7.5.2", ChangePrice(0, 2), "price jet 9000", {}, "price jet up", "price-at-end"),
    ("§14.2.2", ChangePrice(0, 2), "", {}, "price standard up", "company-closed"),
    ("§14.2.2", ChangePrice(0, 2), "", {}, "price standard down", "company-closed"),
    ("§14.2.2", FREE_CRUDE[0], "", {}, "store standard", "company-closed"),
    ("§14.2.2", STORE[0], "", {}, "store standard", "company-closed"),
    ("§8.2", BUILD[0], "seat 0 at 4,2; empty S02", {}, "build S02", "no-tile-there"),
    ("§8.2", BUILD[0], "seat 0 at 4,2", {}, "build S03", "not-adjacent"),
    ("§8.2", BUILD[0], "seat 0 at 3,14 $6000", {}, "build S31", "too-dear"),
    ("§9.3.1", PRODUCE[0][0], "black 5; seat 1 loco 12; seat 0 derrick S28:2", {}, "ship black", "loco-behind"),
    ("§9.3.1", PRODUCE[0][0], "black 12; seat 1 loco 5; seat 0 derrick S28:2", {}, "ship opponents", "loco-behind"),
    ("§10.3.2", AUCTION[0], "seat 0 hand 2/1 hudson 1", {}, "bid 7", "above-cap"),
    ("§10.6.1", AUCTION[0], "seat 0 hand 2/0 hudson 1", {}, "sell 2", "not-so-much-crude"),
    ("§10.2.3", AUCTION[0], "seat 0 hand 2/1 hudson 1; seat 1 hand 2/2 hudson 1", {}, "bid 1", "bid-too-low"),
    ("§10.4.1", AUCTION[0], "seat 0 hand 4/2 hudson 1", {}, "pay 3 twos", "not-so-many-twos"),
    ("§10.4.1", AUCTION[0], "seat 0 hand 3/4 hudson 1", {}, "pay 0 twos", "pays-too-little"),
    ("§10.4.2", AUCTION[0], "seat 0 hand 3/4 hudson 1", {}, "pay 3 twos", "superfluous-card"),
]
BEFORE = {"sell 2": "0 bid 1", "bid 1": "0 bid 2; 1 bid 3", "pay 3 twos": "0 bid 4", "pay 0 twos": "0 bid 4"}


@pytest.mark.parametrize(
    ("section", "frame", "table", "options", "tried", "reason"), CASES, ids=[f"{case[0]} {case[4]} {case[5]}" for case in CASES]
)
def test_refusal_names_its_paragraph(
    section: str, frame: Frame, table: str, options: dict[str, object], tried: str, reason: str
) -> None:
    s = at(table, frame, seats=2 if section == "§14.2.2" else 4, **options)
    play(s, BEFORE.get(tried, ""))
    assert refuse(s, 0, tried) == f"{section} {reason}"


def refuse(s: Table, seat: int, tried: str) -> str:
    before = encode(s)
    with pytest.raises(IllegalAction) as refused:
        s.play(seat, action_of(s, tried))
    assert encode(s) == before
    return f"{refused.value.section} {refused.value.reason}"


def test_what_nobody_asked_about_is_refused_with_the_rule_that_is_due() -> None:
    s = at("", TAKING_CARDS)
    assert refuse(s, 0, "bid 3") == "§5.3.1 not-offered"
    assert refuse(s, 1, "card beige-3-12") == "§5.3.1 not-your-decision"


def test_a_front_loco_that_does_not_reach_needs_no_reason() -> None:
    s = at("black 12; seat 0 derrick S28:2", PRODUCE[0][0], freight_choice="frontmost")
    assert s.why_not(0) == []


def test_nothing_that_is_offered_is_explained_away() -> None:
    for frame, table in ((Move(0, 5, False), "seat 0 at 4,2"), (ChangePrice(0, 3), ""), (AUCTION[0], "seat 0 hand 4/4 hudson 2")):
        s = at(table, frame)
        offered = {option.notation for option in s.options(0)}
        assert not offered & {reason.action for reason in s.why_not(0)}
