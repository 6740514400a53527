"""The file beside a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gusher.core.errors import SetupError
from gusher.review.keeping import Shelf
from gusher.review.reviewing import Judged, Review

pytestmark = pytest.mark.one_build


def review(seat: int = 0, iterations: int = 20, digest: str = "d", judged: int = 1) -> Review:
    known = [Judged(number, 2, "a", "b", 0.25, 0.5, 0.1) for number in range(judged)]
    return Review("oilfield", "1", digest, "m", seat, iterations, 3, 0.5, known)


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    shelf = Shelf(file)
    assert shelf.find(review(judged=0)).judged == []
    shelf.keep(review())
    shelf.keep(review(seat=1, judged=3))
    assert shelf.file == tmp_path / "game.jsonl.review.json"
    again = Shelf(file)
    assert again.find(review(judged=0)) == review()
    assert again.find(review(seat=1, judged=0)).complete
    for other in (review(seat=2, judged=0), review(iterations=30, judged=0), review(digest="e", judged=0)):
        assert again.find(other) is other
    again.keep(review(judged=2))
    assert Shelf(file).reviews == [review(judged=2), review(seat=1, judged=3)]
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl.review.json"]


def test_reviews_of_a_record_as_it_was_go(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "game.jsonl")
    shelf.keep(review())
    shelf.keep(review(seat=1, digest="e"))
    assert Shelf(tmp_path / "game.jsonl").reviews == [review(seat=1, digest="e")]


@pytest.mark.parametrize(
    "text", ["", "{}", "my diary", '{"gusher_review":2,"reviews":[]}', '{"gusher_review":1,"reviews":[1]}', "\x00" * 9]
)
def test_a_file_that_is_no_review_is_not_overwritten(text: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl.review.json").write_text(text)
    with pytest.raises(SetupError, match="is no review"):
        Shelf(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl.review.json").read_text() == text


def test_the_file_is_json_that_people_can_read(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "game.jsonl")
    shelf.keep(review())
    found = json.loads(shelf.file.read_text())
    assert found["gusher_review"] == 1
    assert found["reviews"][0]["judged"][0]["chance"] == 0.25


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "gone" / "game.jsonl")
    with pytest.raises(SetupError, match="cannot write"):
        shelf.keep(review())
