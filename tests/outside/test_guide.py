"""A game from outside brings a guide of its own, and nothing but data is needed for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.outside.packages import install, run
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build

BARE = Path(__file__).with_name("bare.py").read_text(encoding="utf-8")
STEPS = [
    {"wait": "Guess", "suggest": ["guess heads"], "say": [{"say": "welcome"}, {"say": "guess"}], "done": "guessed"},
    {"wait": "Guess", "suggest": ["guess tails"], "allow": ["guess heads"], "say": [{"say": "guess"}]},
]
GUIDE = {"seats": 2, "seed": 1, "steps": STEPS, "end": [{"say": "end"}]}
WORDS = "".join(f"bare-guide-{name} = {name}\n" for name in ("welcome", "guess", "guessed", "end"))


def files(guide: object, words: str = WORDS) -> dict[str, str | bytes]:
    return {"__init__.py": BARE, "guide.json": json.dumps(guide), "texts/en.ftl": words}


def test_its_lesson_is_led_on_a_table(tmp_path: Path) -> None:
    install(tmp_path / "packages", "bare", files(GUIDE))
    with Server(tmp_path / "gusher.db", packages=tmp_path / "packages") as server, Guest(server.url, "Ann") as ann:
        assert [card["guide"] for card in ann.get("/api/games") if card["name"] == "bare"] == [True]
        with ann.watch(ann.post("/api/tables", {"game": "bare", "guide": True})["id"]) as line:
            line.asked()
            assert [page["say"] for page in line.scene["lesson"]["pages"]] == ["bare-guide-welcome", "bare-guide-guess"]
            assert line.play("guess tails")["reason"] == "guide-other"
            assert line.play("guess heads")["is"] == "accepted"
            line.until(lambda scene: bool(scene["lesson"] and scene["lesson"]["suggest"]))
            assert line.scene["lesson"]["done"] == "bare-guide-guessed"
            assert line.play("guess heads")["is"] == "accepted"
            assert line.scene["lesson"]["over"]


def test_one_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    install(tmp_path / "packages", "bare", files({**GUIDE, "steps": [{"wait": "Guess", "suggest": []}]}))
    with Server(tmp_path / "gusher.db", packages=tmp_path / "packages") as server, Guest(server.url, "Ann") as ann:
        refused = ann.post("/api/tables", {"game": "bare", "guide": True}, status=422)
        assert refused["reason"] == "bad-setup"
        assert "guide.json" in refused["values"]["detail"]
        assert "\n" not in refused["values"]["detail"]


def test_one_that_leads_nowhere_or_lacks_words_is_found(tmp_path: Path) -> None:
    lost = {**GUIDE, "steps": [{"wait": "Bet", "suggest": ["guess heads"], "say": [{"say": "welcome"}]}]}
    wordless = "bare-guide-end = end\n"
    for number, (guide, words, found) in enumerate([(lost, WORDS, "waits for Bet"), (GUIDE, wordless, "bare-guide-welcome")]):
        folder = tmp_path / str(number)
        install(folder, "bare", files(guide, words))
        done = run(folder, "check", "bare")
        assert done.code == 1
        assert found in done.out
