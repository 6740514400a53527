"""How events become sentences."""

from __future__ import annotations

import pytest

from gusher import registry
from gusher.core.event import Event
from gusher.terminal.boards import board_of
from gusher.terminal.story import story
from gusher.texts import Texts

pytestmark = pytest.mark.one_build


def told(*events: tuple[str, dict[str, int | str]], finished: bool = True) -> list[tuple[str, str]]:
    _, words = board_of(registry.game("oilfield"), Texts(), ["Anna", "Ben"])
    lines = story([Event(name, None, values) for name, values in events], words, finished)
    return [(line.place, " ".join(line.sentences)) for line in lines]


def stored(seat: int, field: str, oil: int = 1, gas: int = 0) -> tuple[str, dict[str, int | str]]:
    return "stored", {"seat": seat, "field": field, "oil": oil, "gas": gas}


def sold(seat: int, oil: int, dollars: int, vp: int) -> tuple[str, dict[str, int | str]]:
    return "sold-locally", {"seat": seat, "oil": oil, "gas": 0, "dollars": dollars, "vp": vp}


TURN: tuple[str, dict[str, int | str]] = ("turn", {"seat": 0, "space": "drill_1"})
LEASE: tuple[str, dict[str, int | str]] = ("turn", {"seat": 1, "space": "lease_7"})


def test_barrels_add_up_under_the_space_where_they_are_taken() -> None:
    assert told(TURN, stored(0, "dallas"), stored(0, "dallas"), stored(0, "dallas", 0, 1)) == [
        ("Drill 1", "Anna stored 2 oil and 1 gas from Dallas.")
    ]


def test_fields_are_told_apart() -> None:
    assert told(TURN, stored(0, "dallas"), stored(0, "pecos")) == [
        ("Drill 1", "Anna stored 1 oil from Dallas. Anna stored 1 oil from Pecos.")
    ]


def test_what_the_supervisor_gets_does_not_break_the_sum() -> None:
    paid: tuple[str, dict[str, int | str]] = ("supervised", {"seat": 1, "dollars": 1})
    assert told(TURN, sold(0, 1, 2, 0), paid, sold(0, 2, 0, 1)) == [
        ("Drill 1", "Anna sold 3 oil for $2 and 1 VP. Ben got $1 as Supervisor.")
    ]


def test_a_turn_without_effect_says_so_once_it_is_over() -> None:
    assert told(TURN, LEASE, finished=False) == [("Drill 1", "Anna did nothing.")]
    assert told(TURN, LEASE) == [("Drill 1", "Anna did nothing."), ("Lease $7", "Ben did nothing.")]


def test_a_forced_choice_is_a_note_to_its_effect() -> None:
    forced: tuple[str, dict[str, int | str]] = ("forced", {"seat": 1, "action": "decline", "section": "§6.1"})
    noted = "Ben passed. (The only choice, §6.1: Nothing could be taken or paid for.)"
    assert told(LEASE, forced, ("declined", {"seat": 1, "rule": "§6.1"})) == [("Lease $7", noted)]
    assert told(LEASE, forced) == [("Lease $7", "Ben had one choice only: Pass (§6.1). Nothing could be taken or paid for.")]


def test_a_lost_action_says_why_and_a_top_up_what_it_brought() -> None:
    nothing: dict[str, int | str] = {"seat": 1, "kind": "lease", "reason": "too-dear", "rule": "§6.2", "price": 7}
    assert told(LEASE, ("nothing", nothing)) == [("Lease $7", "Ben leased nothing: not enough money.")]
    on_strike: dict[str, int | str] = {"seat": 0, "kind": "drill", "reason": "on-strike", "rule": "§15.4.2", "field": "dallas"}
    assert told(TURN, ("nothing", on_strike)) == [("Drill 1", "Anna drilled nothing: Dallas is on strike.")]
    assert told(("topped-up", {"field": "pecos", "oil": 3, "gas": 1})) == [("", "Pecos was topped up: 3 oil and 1 gas.")]


def test_rounds_are_headings_and_placements_share_a_line() -> None:
    assert told(
        ("round", {"round": 3, "final": 1}),
        ("placed", {"seat": 0, "space": "lease_8"}),
        ("placed", {"seat": 1, "space": "subsidy_1"}),
        ("answered", {"seat": 1, "section": "§4.2.1"}),
        ("answered", {"seat": 0, "section": "§4.2.1"}),
    ) == [
        ("Round 3, the last one", ""),
        ("", "Anna placed on Lease $8. Ben placed on Subsidy."),
        ("", "Ben, Anna chose in secret."),
    ]


def test_what_happens_to_the_fields_stands_apart_from_the_last_turn() -> None:
    lines = told(TURN, stored(0, "dallas"), ("strike", {"field": "dallas"}), ("exhausted", {"field": "pecos"}))
    assert lines == [("Drill 1", "Anna stored 1 oil from Dallas."), ("", "Dallas is on strike."), ("", "Pecos is exhausted.")]


@pytest.mark.parametrize(
    ("dollars", "vp", "said"), [(2, 0, "$2"), (0, 1, "1 VP"), (4, 2, "$4 and 2 VP")]
)
def test_gains(dollars: int, vp: int, said: str) -> None:
    assert told(sold(1, 1, dollars, vp)) == [("", f"Ben sold 1 oil for {said}.")]
