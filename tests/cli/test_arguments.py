"""Arguments that several commands understand in the same way."""

from __future__ import annotations

import pytest

from gusher import registry
from gusher.arguments import check_options, load_game, parse_bots, parse_options
from gusher.core.errors import SetupError
from gusher.core.sections import read
from gusher.rulebook import Rulebook

pytestmark = pytest.mark.one_build

OILFIELD = registry.game("oilfield")


def test_options() -> None:
    assert parse_options(["max_rounds=12", " Advanced = true "]) == {"max_rounds": "12", "advanced": "true"}
    assert parse_options(["max-rounds=12", "max_rounds=12"]) == {"max_rounds": "12"}


def test_options_become_what_the_rules_use() -> None:
    given = parse_options(["advanced=TRUE", "max_rounds=none", "edition=German"])
    assert check_options(OILFIELD, 4, given) == {"advanced": True, "max_rounds": None, "edition": "german"}


def test_bots() -> None:
    assert parse_bots("greedy", 3) == ["greedy"] * 3
    assert parse_bots("greedy, RANDOM", 2) == ["greedy", "random"]
    assert parse_bots("greedy", 0) == []


@pytest.mark.parametrize("text", ["", "greedy,", "greedy,genius"])
def test_bots_that_there_are_not(text: str) -> None:
    with pytest.raises(SetupError, match="allowed: random, greedy"):
        parse_bots(text, 2)


def test_games_by_name_in_any_case() -> None:
    assert load_game("Oilfield", None) is OILFIELD


# The rulebook that `gusher rules` and the in-game help read


def test_every_rule_that_asks_or_offers_is_in_the_rulebook() -> None:
    book = Rulebook(OILFIELD)
    asking = {section for frame in OILFIELD.frames.values() for section in read(frame.__module__).values()}
    offered = {action.section for action in OILFIELD.actions}
    assert len(asking) > 30
    for section in sorted(asking | offered - {""}):
        assert section in book.find(section)


def test_a_paragraph_is_found_however_it_is_written() -> None:
    book = Rulebook(OILFIELD)
    assert book.find("6.5") == book.find("§6.5") == book.find(" § 6.5. ")
    assert book.find("6.5").startswith("- §6.5 ")


def test_a_chapter_has_its_heading_and_paragraphs_and_no_others() -> None:
    text = Rulebook(OILFIELD).find("1")
    assert text.startswith("## 1. Components")
    assert "§1.9.1" in text
    assert "## 10. " not in text


def test_near_numbers() -> None:
    book = Rulebook(OILFIELD)
    assert all(number.startswith("§8.") for number in book.near("§8.33"))
    assert all(number.startswith("§16.4.") for number in book.near("§16.4.99"))
