"""§8.4 What a piece would be good for, as the view of who lays one says it."""

from __future__ import annotations

from typing import Any

from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import go, scene


def outlook(s: Table, seat: int = 0) -> Any:
    return s.view(seat)["prospects"]


def laying(lines: str, **options: Any) -> Any:
    return outlook(go(scene(lines, **options), "work lay_pipeline"))


def test_s8_4_3_a_line_that_could_be_finished() -> None:
    """§8.4.3, §16.2 W12 has two pieces to Ras Tanura, at $4 each; both together score 3 + 3 + 2."""
    found = laying("0: $9 W12")
    line = {"well": "W12", "port": "P-RAS", "segments": ["S60", "S61"], "lacking": ["S60", "S61"], "price": 8, "points": 8}
    assert found["S60"] == found["S61"] == {"now": 0, "line": line}
    assert found["S73"]["line"]["port"] == "P-SIT"
    assert "S01" not in found


def test_s16_2_the_last_piece_scores_at_once() -> None:
    """§16.2.1 And what is laid already is not paid again; a discount counts (§8.2.1)."""
    found = laying("0: $9 W12 S60 GB5\nHAS GB")
    assert found["S61"]["now"] == 8
    assert found["S61"]["line"] == {"well": "W12", "port": "P-RAS", "segments": ["S60", "S61"], "lacking": ["S61"], "price": 2, "points": 8}


def test_s8_4_3_a_shorter_line_costs_points() -> None:
    """§8.4.3 Dammam reaches Jeddah by five pieces for 21 points (§25.4); the short way to Ras Tanura would count instead."""
    found = laying("0: $9 W12 S60 S66 S67 S68 S69 S70")
    assert found["S61"] == {"now": 8 - 21, "line": None}
    assert "S62" not in found


def test_s16_2_2_shared_pieces_are_seen() -> None:
    """§16.2.2 Beside a finished line of W9 the last piece of W8 adds itself and the port once more."""
    found = laying("0: $9 W8 W9 S25 S35 S37 S38 S39")
    assert found["S33"]["now"] == 3 + 6


def test_s6_6_8_closed_land_is_no_way() -> None:
    """§6.6.8 With the border of the Soviet Union closed Grozny has only the long way south."""
    open_ways = laying("0: $9 W3")
    assert open_ways["S06"]["line"]["port"] == "P-TUA"
    closed = laying("0: $9 W3\nset closed_power SU")
    assert closed["S06"]["line"]["port"] == "P-BTM"
    assert "S08" not in closed


def test_s8_4_2_a_way_ends_at_a_well_where_the_option_says_so() -> None:
    """§8.4.2 From Bibi-Heybat to Tuapse one must pass Balakhany."""
    line = laying("0: $9 W1 S01 S02 S09 S10 S07")["S08"]["line"]
    assert (line["well"], line["port"], line["points"]) == ("W1", "P-TUA", 22)
    assert "S08" not in laying("0: $9 W1 S01 S02 S09 S10 S07", well_pass_through=False)
    south = "0: $9 W10 S24 S25 S35 S37 S38 S39"
    assert laying(south)["S23"]["now"] == 3 * 7 + 6
    assert "S23" not in laying(south, well_pass_through=False)


def test_s8_4_3_no_line_leads_through_a_place_twice() -> None:
    """§8.4.3 From Mosul to Baba Gurgur and by own pieces back to Mosul is no way."""
    assert "S34" not in laying("0: $9 W10 S24 S23 S25 S33")


def test_s8_1_2_no_line_is_longer_than_the_supply() -> None:
    """§8.1.2 With two pieces left a line of three is out of reach."""
    assert "S06" in laying("0: $9 W3\npieces 0 3")
    assert laying("0: $9 W3\npieces 0 2") == {}


def test_s21_only_who_lays_is_told() -> None:
    """§21 All of it is public, but nobody else needs it; at other questions there is nothing to say."""
    s = scene("0: $9 W12")
    assert outlook(s) is None
    go(s, "work lay_pipeline")
    assert outlook(s, 1) is None
    assert s.view(None)["prospects"] is None


def test_s12_4_cards_and_surplus_pipe_too() -> None:
    """§12.4.8, §6.5.6 Wherever a piece may be laid."""
    s = go(scene("0: $9 W12 +sheikhs_handshake"), "work play_card")
    assert "S60" in outlook(s)
    assert "S60" in outlook(scene("0: $9 W12", event="B6"))
