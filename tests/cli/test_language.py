"""The program speaks the reader's language: which that is, and that errors and help are told in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gusher.core.errors import IllegalAction, Phrase, RecordError, SetupError
from gusher.texts import Texts, reader, tell
from gusher.texts.numbers import number, percent
from gusher.texts.reader import chosen, speak
from gusher.usage import apart, heard
from tests.cli.runs import refused, run

pytestmark = pytest.mark.one_build

NO_BOT = SetupError("there is no bot '{kind}'; allowed: {allowed}", kind="x", allowed=["greedy", "random"])


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "it_IT@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert chosen(None, environment) == language
    assert chosen("nl-BE", environment) == "nl"


def test_a_library_speaks_english_until_somebody_chooses() -> None:
    assert (reader(), Texts().locale) == ("en", "en")
    speak("it")
    assert (reader(), Texts().locale, Texts("de").locale) == ("it", "it", "de")


def test_numbers_are_written_as_it_writes_them() -> None:
    assert [number(1234.5, 1, language) for language in ("en", "de", "fr", "it")] == ["1,234.5", "1.234,5", "1\u202f234,5", "1.234,5"]
    assert [percent(0.25, 1, language) for language in ("en", "de", "fr", "nl")] == ["25.0%", "25,0\u00a0%", "25,0\u00a0%", "25,0%"]


def test_the_language_is_taken_out_wherever_it_stands() -> None:
    assert apart(["--language", "nl", "rules", "oilfield"]) == ("nl", ["rules", "oilfield"])
    assert apart(["rules", "oilfield", "--language=nl"]) == ("nl", ["rules", "oilfield"])
    assert apart(["rules", "--", "--language", "nl"]) == (None, ["rules", "--", "--language", "nl"])


def test_rules_are_read_in_it() -> None:
    before, after = run("--language", "nl", "rules", "oilfield", "8.3"), run("rules", "oilfield", "8.3", "--language", "nl")
    assert before == after
    assert "toren" in before.out
    assert "tower" not in before.out


def test_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert refused("rules", "oilfield", "99") == "gusher: die Regeln von Oilfield haben kein §99; in der Nähe: §9, §19"
    assert refused("rules", "oilfield", "99", "--language", "en") == "gusher: the rules of Oilfield have no §99; near: §9, §19"
    assert "es gibt keine Sprache „xx“; erlaubt: de, en, fr, it, nl" in refused("games", "--language", "xx")


def test_one_that_we_lack() -> None:
    assert refused("--language", "xx", "games") == "gusher: there is no language 'xx'; allowed: de, en, fr, it, nl"
    assert refused("games", "--language") == "gusher: --language needs a language; allowed: de, en, fr, it, nl"


def test_an_error_is_told_with_its_values() -> None:
    assert str(NO_BOT) == tell(NO_BOT) == "there is no bot 'x'; allowed: greedy, random"
    assert tell(NO_BOT, "de") == "es gibt keinen Bot „x“; erlaubt: greedy, random"
    french = tell(NO_BOT, "fr").replace("\N{NO-BREAK SPACE}", "~").replace("\N{NARROW NO-BREAK SPACE}", "'")
    assert french == "il n’y a pas de bot «~x~»'; autorisés~: greedy, random"


def test_so_is_one_inside_another() -> None:
    inside = RecordError("line {number}: {why}", number=3, why=NO_BOT)
    assert tell(RecordError("{file}: {why}", file=Path("a.jsonl"), why=inside), "de") == (
        "a.jsonl: Zeile 3: es gibt keinen Bot „x“; erlaubt: greedy, random"
    )
    assert tell(Phrase("{words} or {last}", words=[Phrase("a report"), "x"], last=2), "nl") == "een rapport, x of 2"


def test_what_has_no_translation_is_told_as_it_is() -> None:
    assert tell(SetupError("a game from {} outside"), "de") == "a game from {} outside"
    assert tell(IllegalAction("§4.1", "space-occupied"), "de") == "§4.1 space-occupied"


def test_an_error_inside_an_error_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    said = "gusher: {file}: la riga 1 non è l’intestazione di una registrazione di Gusher in formato "
    assert refused("replay", file, "--language", "it").startswith(said.format(file=file))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("No such option: --sets (Possible options: --bots, --seats)", "Es gibt keine Option --sets (möglich: --bots, --seats)"),
        ("No such option: --nope", "Es gibt keine Option --nope"),
        (
            "Invalid value for '--seed': Input should be greater than or equal to 0",
            "Ungültiger Wert für '--seed': die Eingabe muss mindestens 0 sein",
        ),
        ("Something new", "Something new"),
    ],
)
def test_what_typer_says_is_understood(said: str, told: str) -> None:
    assert str(heard(said)) == said
    assert tell(heard(said), "de") == told


def test_usage_errors() -> None:
    assert refused("review", "--language", "de") == "gusher: Argument 'RECORD' fehlt; siehe gusher review --help"
    assert refused("nope", "--language", "nl").startswith("gusher: Er is geen opdracht 'nope'; toegestaan: games, play")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Aufruf: gusher review [OPTIONEN]", "Argumente", "Optionen", "[nötig]", "[sonst: 200]", "Diese Hilfe zeigen und enden.")),
        ("fr", ("Usage\N{NO-BREAK SPACE}: gusher review", "[obligatoire]", "Afficher cette aide et quitter.")),
        ("it", ("Uso: gusher review [OPZIONI]", "Argomenti", "Opzioni", "[obbligatorio]", "Mostra questo aiuto ed esce.")),
        ("nl", ("Gebruik: gusher review [OPTIES]", "Argumenten", "Opties", "[verplicht]", "Deze hulp tonen en stoppen.")),
    ],
)
def test_help(language: str, words: tuple[str, ...]) -> None:
    page = run("review", "--help", "--language", language).out
    assert [word for word in words if word not in page] == []
    assert not re.search(r"\b(the|and|of|Show|default|required)\b", page)


def test_help_in_english_names_the_option() -> None:
    page = run("--help").out
    assert "--language" in page
    assert "Usage: gusher [OPTIONS] COMMAND [ARGS]..." in page
