"""Option sets and corrected boxes side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gusher
from gusher.core.errors import SetupError
from gusher.lab.commands.compare import variant
from tests.lab.app import call

pytestmark = pytest.mark.one_build

OILFIELD = gusher.game("oilfield")
QUICK = ("simulate", "oilfield", "--jobs", "1", "--option", "max_rounds=2", "--games", "5", "--json")


def test_a_value_of_the_box_is_changed_and_nothing_else() -> None:
    game, options = variant(OILFIELD, {"advanced": "true"}, "tiles.storage_extension.price=4, max_rounds=3")
    assert options == {"advanced": "true", "max_rounds": "3"}
    changed = [(old, new) for old, new in zip(OILFIELD.data["tiles"], game.data["tiles"], strict=True) if old != new]
    assert [(old["price"], new["price"], new["id"]) for old, new in changed] == [(5, 4, "storage_extension")]
    assert {key for key in game.data if game.data[key] != OILFIELD.data[key]} == {"tiles"}


def test_all_variants_are_played_with_the_same_luck() -> None:
    _, out = call(*QUICK, "--compare", "advanced=false", "--compare", "max_rounds=3")
    found = json.loads(out)
    assert [result["label"] for result in found["compared"]] == ["as it is", "advanced=false", "max_rounds=3"]
    first, same, longer = found["compared"]
    assert (first["decisions"], first["mean_scores"]) == (same["decisions"], same["mean_scores"])
    assert longer["decisions"] > first["decisions"]
    assert found["decisions"] == first["decisions"]


def test_a_corrected_data_file(tmp_path: Path) -> None:
    box = json.loads(json.dumps(OILFIELD.data))
    box["per_player"]["money"] = 90
    file = tmp_path / "rich.json"
    file.write_text(json.dumps(box))
    _, out = call(*QUICK, "--compare", str(file))
    plain, rich = json.loads(out)["compared"]
    assert rich["label"] == "rich.json"
    assert rich["mean_scores"] != plain["mean_scores"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "--compare needs"),
        ("advanced", "must look like name=value"),
        ("storage_extension_cost=4", r"no option storage_extension_cost; .* such as tiles.storage_extension.price=5"),
        ("tiles.nosuch.price=4", "has no tiles.nosuch.price: there is no 'nosuch'; there are 0 to 8"),
        ("tiles.storage_extension.prize=4", "there is no 'prize'; there are id, name"),
        ("tiles.storage_extension.price=cheap", "cannot be cheap; in the box it is 5"),
        ("tiles.storage_extension=4", "cannot be 4"),
        ("max_rounds=0", "max_rounds cannot be 0"),
        ("per_player.money=-3", "money"),
        ("nosuch.json", "cannot read"),
    ],
)
def test_wrong_changes_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        call(*QUICK, "--compare", text)


def test_the_same_twice_is_refused() -> None:
    with pytest.raises(SetupError, match="given twice"):
        call(*QUICK, "--compare", "max_rounds=3", "--compare", "max_rounds=3")
