"""What is found in a translation that has something missing, wrong or unused."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from gusher.translation.fault import Fault
from gusher.translation.messages import message_faults
from gusher.translation.primers import primer_faults
from gusher.translation.rules import rule_faults
from gusher.translation.words import Term

pytestmark = pytest.mark.one_build

ENGLISH = """
## Selling

sold = { $who } sold { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
} for { MONEY(5) }.
plain = Nobody sells.
"""
RIGHT = """
sold = { $who } vend { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} pour { MONEY(5) }.
plain = Personne ne vend.
"""
RULES = """# A game

## 1. Barrels

- §1.1 A barrel costs $3,000, see §1.2 and `price`.
- §1.2 The table:

| a | b |
|---|---|
| 1 | 2 |
"""
REGLES = """# Un jeu

## 1. Barils

- §1.1 Un baril coûte 3\u202f000\u00a0$, voir §1.2 et `price`.
- §1.2 Le tableau\u00a0:

| a | b |
|---|---|
| 1 | 2 |
"""


def of_messages(folder: Path, own: str, language: str = "fr") -> list[str]:
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "own.ftl").write_text(own, encoding="utf-8")
    return told(message_faults(language, folder / "en.ftl", folder / "own.ftl", "own.ftl"))


def of_rules(folder: Path, own: str) -> list[str]:
    (folder / "RULES.en.md").write_text(RULES, encoding="utf-8")
    (folder / "RULES.fr.md").write_text(own, encoding="utf-8")
    terms = [Term(["barrel"], ["baril"])]
    return told(rule_faults(folder / "RULES.en.md", folder / "RULES.fr.md", terms, "RULES.fr.md"))


def told(faults: Iterable[Fault]) -> list[str]:
    return [f"{fault.kind} {fault.where}: {fault.says}" for fault in faults]


def test_what_is_right_has_no_fault(tmp_path: Path) -> None:
    assert of_messages(tmp_path, RIGHT) == []
    assert of_rules(tmp_path, REGLES) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("plain = Personne ne vend.\n", "", "missing plain: not translated"),
        ("plain =", "plane =", "unused plane: there is no such message in English"),
        ("Personne ne vend.", "Nobody sells.", "wrong plain: is as in English (if that is right, write above it: # Same as in English.)"),
        ("Personne ne vend.", "The table ne vend pas.", "wrong plain: has English words: the"),
        ("{ $who } vend", "vend", "wrong sold: puts in count; English has count, who"),
        ("MONEY(5)", "MONEY(6)", "wrong sold: names MONEY(6); English has MONEY(5)"),
        ("    [one] { $count } baril\n", "    [few] { $count } baril\n", "wrong sold: by $count: lacks the case one"),
        ("plain =", "sold = Encore\nplain =", "wrong file: sold stands there twice"),
        ("plain = Personne", "plain Personne", "wrong file: cannot be read: plain Personne ne vend."),
    ],
)
def test_a_message_is_wrong(tmp_path: Path, before: str, after: str, said: str) -> None:
    assert before in RIGHT
    assert said in of_messages(tmp_path, RIGHT.replace(before, after))


def test_a_message_that_does_not_count(tmp_path: Path) -> None:
    own = "sold = { $who } vend { $count } barils pour { MONEY(5) }.\nplain = Personne ne vend.\n"
    assert of_messages(tmp_path, own) == ["wrong sold: does not tell apart by $count"]


def test_what_is_rightly_the_same_says_so(tmp_path: Path) -> None:
    assert of_messages(tmp_path, RIGHT.replace("plain = Personne ne vend.", "# Same as in English.\nplain = Nobody sells.")) == []


def test_a_language_with_more_cases_needs_them(tmp_path: Path) -> None:
    assert "wrong sold: by $count: lacks the case few, many" in of_messages(tmp_path, RIGHT, "pl")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("- §1.2 Le tableau\u00a0:\n", "", "missing §1.2: not translated"),
        ("- §1.2", "- §1.3", "unused §1.3: there is no such paragraph in English"),
        ("3\u202f000", "3\u202f500", "wrong §1.1: numbers: lacks 3000 and has 3500 too many"),
        ("voir §1.2", "voir §1.3", "wrong §1.1: references: lacks §1.2 and has §1.3 too many"),
        ("`price`", "`prix`", "wrong §1.1: names of the program: lacks `price` and has `prix` too many"),
        ("Un baril", "Un tonneau", "wrong §1.1: 'barrel' is not called baril"),
        ("Un baril", "The baril", "wrong §1.1: has English words: the"),
        ("| 1 | 2 |\n", "", "wrong §1.2: the table has other rows or columns"),
    ],
)
def test_a_rule_is_wrong(tmp_path: Path, before: str, after: str, said: str) -> None:
    assert before in REGLES
    assert said in of_rules(tmp_path, REGLES.replace(before, after))


def test_a_primer_has_the_same_panels(tmp_path: Path) -> None:
    english, own = tmp_path / "en.md", tmp_path / "fr.md"
    english.write_text("# How\n\n## The aim\n\n![A barrel](aim)\n\nSell 3 barrels (§1.1).\n", encoding="utf-8")

    def said(text: str) -> list[str]:
        own.write_text(text, encoding="utf-8")
        return [fault.says for fault in primer_faults(english, own, "learn.fr.md")]

    assert said("# Comment\n\n## Le but\n\n![Un baril](aim)\n\nVends 3 barils (§1.1).\n") == []
    assert said("# Comment\n\n## Le but\n\n![Un baril](but)\n\nVends 3 barils (§1.1).\n") == [
        "has other paragraphs, lists or pictures than in English"
    ]
    assert said("# Comment\n\n## Le but\n\n![Un baril](aim)\n\nVends 4 barils (§1.1).\n") == ["numbers: lacks 3 and has 4 too many"]
    assert said("# Comment\n\n## Le but\n\nUn.\n\n## Deux\n\nDeux.\n") == ["has 2 panels; English has 1"]
    assert said("Comment\n")[0].startswith("fr.md, line 1")
