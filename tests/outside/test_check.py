"""`gusher check` holds the laws against any game, and says which is broken, by which rule and where."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from gusher.conformance.checking import laws
from tests.length import SLOW
from tests.outside.packages import install, run

BARE = Path(__file__).with_name("bare.py").read_text(encoding="utf-8")

# In a file of Wildcat something is put in the place of something else; that breaks these laws, and this rule is named with the first.
MUTANTS: dict[str, tuple[str, str, str, set[str], str]] = {
    "a clone that forgets": (
        "rules.py",
        "self.drawn[:], self.money[:]",
        "self.drawn[:], self.money",
        {"a_clone_is_equal_and_independent", "every_slot_is_copied"},
        "",
    ),
    "money out of nothing": ("rules.py", "self.bank -= dollars", "self.bank -= 0 * dollars", {"goods_are_conserved"}, ""),
    "a cube that others see": ("rules.py", "if own else NONE", "if seat >= 0 else NONE", {"a_sealed_answer_is_hidden"}, "§2.2 SaltBag"),
    "a guess that knows": (
        "rules.py",
        "guess.salt[other] = rng.below(2)",
        "guess.salt[other] = self.salt[other] * rng.below(2)",
        {"nothing_hidden_steers_what_is_drawn"},
        "",
    ),
    "a reveal that is not listed": ("__init__.py", '"drew", "decided"', '"drew"', {"what_a_viewer_cannot_know_never_shows"}, "§4.1 Shift"),
    "a rule that is not listed": ("__init__.py", "Shift, EndOfSeason)", "EndOfSeason)", {"every_rule_is_listed"}, ""),
    "a rule without its number": (
        "rules.py",
        '"""§4.1 Drill',
        '"""Drill',
        {"every_rule_says_its_section_and_is_made_from_its_fields", "frames_are_frozen_and_known"},
        "",
    ),
    "a rule that fails": ("rules.py", 's.tell("blowout")', "s.tell(1 // 0)", {"a_game_can_be_played_to_its_end"}, "§3.1 Draw"),
    "a bound that is too low": (
        "__init__.py",
        "HIDDEN, MOST_CUBES, usual=6",
        "0, 2, usual=2",
        {"a_row_of_numbers_keeps_its_bounds_and_tells_nothing_hidden"},
        "",
    ),
    "a message that is missing": (
        "texts/de.ftl",
        "wildcat-event-blowout",
        "wildcat-event-blow-out",
        {"all_that_happens_can_be_said_in_every_language", "every_language_has_the_same_messages"},
        "",
    ),
}


def check(folder: Path, *words: str) -> tuple[int, dict[str, Any]]:
    done = run(folder, "check", *words, "--json")
    assert "Traceback" not in done.err
    return done.code, dict(json.loads(done.out))


def test_wildcat_obeys_every_law(wildcat: Path) -> None:
    code, found = check(wildcat, "wildcat", "--games", "24" if SLOW else "6")
    assert (code, found["held"]) == (0, True)
    assert [law["law"] for law in found["laws"]] == laws()
    assert [law for law in found["laws"] if law["broken"] or not law["games"]] == []


@pytest.mark.one_build
def test_a_game_that_leaves_all_out_obeys_them_too(tmp_path: Path) -> None:
    install(tmp_path, "bare", {"__init__.py": BARE})
    code, found = check(tmp_path, "bare", "--games", "6")
    assert (code, [law for law in found["laws"] if law["broken"]]) == (0, [])
    done = run(tmp_path, "check", "bare", "--games", "1")
    lines = done.out.splitlines()
    assert (done.code, len(lines)) == (0, len(laws()) + 1)
    assert lines[0] == "✓ A game can be played to its end"
    assert lines[-1] == f"Bare obeys all {len(laws())} laws, over 1 random games."


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS if SLOW else list(MUTANTS)[::2])
def test_what_is_broken_is_named(wildcat: Path, tmp_path: Path, mutant: str) -> None:
    file, right, wrong, broken, rule = MUTANTS[mutant]
    folder = tmp_path / "mutant"
    shutil.copytree(wildcat, folder)
    source = (folder / "wildcat" / file).read_text(encoding="utf-8")
    assert source.count(right) == 1
    (folder / "wildcat" / file).write_text(source.replace(right, wrong), encoding="utf-8")
    code, found = check(folder, "wildcat", "--games", "8")
    named = {law["law"]: law for law in found["laws"] if law["broken"]}
    assert code == 1
    assert broken <= set(named), named
    first = named[min(broken, key=laws().index)]
    assert first["what"]
    assert first["case"].startswith("wildcat")
    assert rule in f"{first['section']} {first['rule']}", first


@pytest.mark.one_build
def test_a_broken_law_is_one_line_with_its_section(wildcat: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mutant"
    shutil.copytree(wildcat, folder)
    rules = folder / "wildcat" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace('s.tell("blowout")', "s.tell(1 // 0)"), encoding="utf-8")
    done = run(folder, "check", "wildcat", "--games", "8")
    assert done.code == 1
    lines = done.out.splitlines()
    assert len(lines) == len(laws()) + 1
    assert lines[0].startswith("✗ A game can be played to its end: ZeroDivisionError: integer division or modulo by zero (rules.py ")
    assert "(§3.1 Draw, wildcat-" in lines[0]
    assert lines[-1].startswith("Wildcat breaks ")


@pytest.mark.one_build
def test_what_cannot_be_checked(tmp_path: Path) -> None:
    install(tmp_path, "plain", {"__init__.py": "GAME = 7"})
    for words, said in (
        (("plain",), "plain of the package plain 1.0 is left out: plain:GAME is an int, not a House"),
        (("nothing",), "there is no game 'nothing'"),
        (("plain", "--games", "0"), "--games must be a whole number from 1, not 0"),
    ):
        done = run(tmp_path, "check", *words)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert said in done.err
