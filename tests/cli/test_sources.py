"""How sure we are of what is in a box, read off its data file."""

from __future__ import annotations

import pytest

from gusher.sources import sources

pytestmark = pytest.mark.one_build


def test_what_is_stated_needs_no_telling() -> None:
    assert sources({"rounds": 6, "rounds_status": {"code": "stated"}, "map": {"size": 3, "status": {"code": "stated", "note": "so"}}}) == []


def test_a_status_stands_within_beside_or_in_a_list_of_all() -> None:
    data = {
        "status": {"legend": "…", "map": "borders stated; names reconstructed", "rounds": "stated"},
        "map": [],
        "rounds": 6,
        "prices": [1, 2],
        "prices_status": {"code": "inferred", "note": "between two that are known"},
        "tiles": {"copies": 3, "colour": "red", "status": {"code": "stated", "copies": "published"}},
    }
    assert sources(data) == [
        ("map", "reconstructed", "borders stated; names reconstructed"),
        ("prices", "inferred", "between two that are known"),
        ("tiles.copies", "published", ""),
    ]


def test_neighbours_are_told_together_and_what_was_said_of_all_is_not_said_of_each() -> None:
    def site(name: str, code: str) -> dict[str, object]:
        return {"id": name, "status": {"code": code}}

    sites = [site("A", "published"), site("B", "inferred"), site("C", "inferred")]
    found = sources({"board": {"sites": sites, "sites_status": {"code": "published"}}})
    assert found == [("board.sites.B, C", "inferred", ""), ("board.sites", "published", "")]
