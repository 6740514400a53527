"""The rulebook as players read it: without tags, without names of the program, with a note of where each rule comes from."""

from __future__ import annotations

import re

import pytest

from gusher import registry
from gusher.games.giganten import GAME as GIGANTEN
from gusher.games.oilfield import GAME as OILFIELD
from gusher.house import House
from gusher.manual import SURE, Manual, Names, readable
from gusher.rulebook import Rulebook
from gusher.texts import Texts
from tests.cli.runs import run

pytestmark = pytest.mark.one_build

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
ADDRESS = re.compile(r"https?://\S+")


def words_of(book: Manual) -> str:
    return ADDRESS.sub("", re.sub(r"^```.*?^```", "", book.text, flags=re.MULTILINE | re.DOTALL))


@every_game
def test_nothing_of_the_program_is_left(game: House) -> None:
    book = Manual(game)
    text = words_of(book)
    assert re.findall(r"\[[^\]]*\]|`[^`]*`|\b[a-z0-9]+_\w+\b|\b\w+\.json\b", text) == []
    notes = [note for found in book.notes.values() for note in found]
    assert len(notes) > 100
    assert {note.sure for note in notes} <= set(SURE)
    assert not any(set("`[]_") & set(note.about) for note in notes)


@every_game
def test_no_paragraph_is_lost(game: House) -> None:
    told, kept = Manual(game), Rulebook(game)
    assert [part.number for part in told.parts] == [part.number for part in kept.parts]
    assert all(part.text() for part in told.parts)
    assert told.annex
    assert all(re.fullmatch(r"§\d+", number) for number in told.annex)


@every_game
def test_what_is_between_backticks_is_an_option_or_its_value(game: House) -> None:
    """Whatever else has a name in the program has one of its own for players."""
    names = Names(game, Texts())
    written = re.sub(r"^```.*?^```", "", game.rulebook().read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`([^`]+)`", written)) - {"players"}
    assert [name for name in sorted(named) if name not in names.options and names.value(name) is None] == []


def test_a_note_says_what_it_is_about() -> None:
    lines, notes = readable(
        ["- §1.1 All draw [stated]. Ties are shared [reconstructed: no source] (option `richest_tie`)."], Names(OILFIELD, Texts())
    )
    assert lines == ["- §1.1 All draw. Ties are shared (option “What three or more richest players get”)."]
    assert [(note.sure, note.about, note.why) for note in notes] == [
        ("stated", "All draw", "stated"),
        ("reconstructed", "Ties are shared", "reconstructed: no source"),
    ]


def test_one_note_is_about_the_whole_paragraph() -> None:
    _, [note] = readable(["- §1.1 All draw. Ties are shared. [stated; the last inferred]"], Names(OILFIELD, Texts()))
    assert (note.sure, note.about, note.why) == ("inferred", "", "stated; the last inferred")


def test_a_column_of_tags_becomes_notes() -> None:
    table = ["| what | count | tag |", "|---|---|---|", "| oil | 49 | [stated] |", "| gas | 21 | counted [inferred] |"]
    lines, notes = readable(table, Names(OILFIELD, Texts()))
    assert lines == ["| what | count |", "| --- | --- |", "| oil | 49 |", "| gas | 21 |"]
    assert [(note.sure, note.about, note.why) for note in notes] == [("stated", "oil", "stated"), ("inferred", "gas", "counted inferred")]


def test_values_are_spelt_by_the_option_that_they_belong_to() -> None:
    names = Names(GIGANTEN, Texts())
    assert names.spelt("with `crude_supply` = `limited`") == "with “Whether the crude markers can run out”: *they can run out*"
    assert (
        names.spelt("`money_tie`: `shared` (default)")
        == "“What decides between players with the same money”: *they share the victory* (default)"
    )
    row = names.spelt_row(["`bluffer_rebid`", "true, false", "true", "§10.5.4"])
    assert row == ["“Whether an exposed bluffer bids again in the same auction”", "yes · no", "yes", "§10.5.4"]


def test_notes_are_in_the_language_of_the_reader() -> None:
    """The file says in every language how sure a rule is by the same words."""
    names = Names(OILFIELD, Texts("de"))
    lines, [note] = readable(["- §1.1 Alle ziehen [stated; die Reihenfolge: inferred, Option `richest_tie`]."], names)
    assert lines == ["- §1.1 Alle ziehen."]
    assert (note.sure, note.why) == (
        "inferred",
        "belegt; die Reihenfolge: erschlossen, Option „Was drei oder mehr Reichste bekommen“",
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "„Ob ein ertappter Bluffer in derselben Auktion wieder bietet“: *ja*"),
        ("fr", "«\u00a0Un bluffeur démasqué refait des offres à la même enchère\u00a0»\u00a0: *oui*"),
    ],
)
def test_names_are_quoted_as_the_language_does(language: str, said: str) -> None:
    assert Names(GIGANTEN, Texts(language)).spelt("`bluffer_rebid` = true") == said


def test_the_blanks_before_french_stops_stay() -> None:
    names = Names(OILFIELD, Texts("fr"))
    lines, notes = readable(["- §1.1 Tous piochent [stated]\u202f; le reste\u00a0: à droite [inferred]\u00a0:"], names)
    assert lines == ["- §1.1 Tous piochent\u202f; le reste\u00a0: à droite\u00a0:"]
    assert [(note.about, note.why) for note in notes] == [("Tous piochent", "énoncé"), ("à droite", "déduit")]


def test_what_is_fenced_stays() -> None:
    lines, notes = readable(["```", "a [stated] `b`", "```"], Names(OILFIELD, Texts()))
    assert (lines, notes) == (["```", "a [stated] `b`", "```"], [])


def test_the_command_prints_the_same() -> None:
    done = run("rules", "oilfield", "8.4")
    assert "Which drilling must take all it can" in " ".join(done.out.split())
    assert "[inferred" not in done.out
