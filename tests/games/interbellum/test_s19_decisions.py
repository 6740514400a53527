"""§19 Decisions."""

from __future__ import annotations

import pytest

from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import Decision, Together
from gusher.core.sections import read
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.cards import ChooseCard
from gusher.rulebook import Rulebook
from tests.games.interbellum.scene import asked, go, heard, opening, scene


def test_s19_1_options_follow_the_data() -> None:
    """§19.1 In the order of the data file; a single option is taken automatically."""
    notations = [action.notation for action in GAME.actions]
    segments = [segment["id"] for segment in GAME.data["segments"]]
    first = notations.index("segment S01")
    assert notations[first : first + 76] == [f"segment {name}" for name in segments]
    forced = heard(scene("0: $5 W4"), "work take_income")
    assert "forced(seat=0, action=well W4, section=§10.1)" in forced


def test_s19_2_sealed_and_private() -> None:
    """§19.2 Votes are sealed until all are in; the option lists that a hand decides about are told to nobody else."""
    s = scene("0: SA1\n1: SA2", seats=2, event="A2")
    told = heard(s, "1: to HEJ")
    assert told == ["answered(seat=1, section=§5.5.2)"]
    s = scene("0: +royalty_cheque")
    s.log = []
    s.play(0, GAME.action("work play_card"))
    assert asked(s) == "0 ChooseCard: card royalty_cheque"  # put even though there is one, so that nobody learns it
    assert not [event for event in s.log if event.name == "forced"]


# What lies on the table, the event or the moves that lead to a question of seat 0, and the § that asks it.
QUESTIONS = [
    ("", "", "work lay_pipeline", "§8.1.1"),
    ("0: $9 TR4\nDIY TR", "", "work lay_pipeline; segment S16", "§8.3.1"),
    ("", "", "work search_gas", "§9.1.1"),
    ("0: W4 W5", "", "work take_income", "§10.1"),
    ("", "", "work buy_influence", "§11.1"),
    ("0: $9", "", "work buy_well", "§13.2"),
    ("0: TR1 SA1\nPON TR\nKUW SA", "", "work move_army", "§14.1"),
    ("0: TR1\nPON TR", "", "work move_army", "§5.3.1"),
    ("0: TR1 SA1 +gunboat_diplomacy", "", "work play_card", "§12.4.1"),
    ("0: TR1 +gunboat_diplomacy", "", "work play_card", "§5.5.1"),
    ("0: TR1 SA1 +proxy_war\nPON GB\nKUW GB", "", "work play_card", "§12.4.2"),
    ("0: TR1 +proxy_war\nPON GB\nCIL GB", "", "work play_card", "§12.4.2"),
    ("0: +ultimatum\nPON GB\nCIL GB", "", "work play_card", "§12.4.3"),
    ("0: TR1 +forced_march\nPON TR\nCIL TR", "", "work play_card", "§12.4.4"),
    ("0: TR1 +forced_march\nPON TR\nCIL TR", "", "work play_card; army PON; to GEO", "§12.4.4"),
    ("0: +baksheesh", "", "work play_card", "§12.4.5"),
    ("0: +double_agent\n1: SA1 GB1", "", "work play_card", "§12.4.6"),
    ("0: +double_agent\n1: SA1\n2: SA1", "", "work play_card", "§12.4.6"),
    ("0: +night_train", "", "work play_card", "§12.4.7"),
    ("0: +sheikhs_handshake", "", "work play_card", "§12.4.8"),
    ("0: W4 W5 +spot_cargo", "", "work play_card", "§12.4.10"),
    ("0: +wildcat_lease", "", "work play_card", "§12.4.12"),
    ("0: +cable_from_london", "", "work play_card", "§12.4.13"),
    ("0: GB1 SA1 +hague_arbitration\n1: GB1 SA1\nflag GB 1\nflag SA 1", "", "work play_card", "§12.4.15"),
    ("0: $9 finds4 TR1\nbag 0/5", "", "work search_gas; stake 1; black 1", "§9.4.2"),
    ("0: $9 finds5\nbag 0/5", "", "work search_gas; stake 1; black 1", "§9.4.3"),
    ("", "B4", "", "§6.5.4"),
    ("round 4\n0: GB1 SA1", "B4", "", "§6.5.4"),
    ("round 4\n0: +overtime +baksheesh", "B5", "", "§6.5.5"),
    ("", "B6", "", "§6.5.6"),
    ("0: SA1", "A2", "", "§5.5.2"),
    ("", "A2", "", "§5.5.2"),
    ("PON TR\nHAS SA", "A8", "", "§6.4.2"),
]


@pytest.mark.parametrize(("lines", "event", "moves", "section"), QUESTIONS)
def test_s19_2_a_question_and_its_answers_cite_what_is_asked(lines: str, event: str, moves: str, section: str) -> None:
    """§19.2 The § in force is that of the table of decisions, and no answer brings another one along."""
    s = scene(lines, event=event)
    for move in moves.split("; ") if moves else []:
        go(s, move)
        if isinstance(s.top, ChooseCard):
            s.play(0, s.options(0)[0])
    assert s.awaiting == (0,)
    assert s.view(0)["section"] == section
    assert {option.section or section for option in s.options(0)} == {section}


def test_s19_2_the_first_question_is_about_the_draft() -> None:
    """§19.2 Not about income, although both are answered with a well (§2.9)."""
    s = opening()
    assert s.view(0)["section"] == "§2.9"
    assert {option.section for option in s.options(0)} == {""}
    assert opening(2, opening_army="on").view(0)["section"] == "§2.8"


def test_s19_2_every_question_cites_a_paragraph_that_the_table_of_decisions_names() -> None:
    """§19.2 And an action with a § of its own answers only one question."""
    rows = [row.split("|")[-2] for row in Rulebook(GAME).find("19.2").splitlines() if row.startswith("|")]
    named = {f"§{number.strip()}" for row in rows for number in row.split(",")}
    asking = [frame for frame in GAME.frames.values() if issubclass(frame, (Decision, Together))]
    cited = {frame.__name__: read(frame.__module__)[frame.__name__] for frame in asking}
    assert {name: section for name, section in cited.items() if section not in named} == {}
    assert {action.section for action in GAME.actions} <= {"", *cited.values()}


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 90, 150), (3, 130, 230), (4, 180, 290), (5, 230, 370)])
def test_s19_3_length(seats: int, least: int, most: int) -> None:
    """§19.3 So many decisions in random play."""
    tally = Tally()
    for seed in range(4):
        playout(GAME.start(seats), Rng(seed), tally)
    assert least <= tally.decisions / 4 <= most
