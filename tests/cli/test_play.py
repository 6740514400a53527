"""Playing in a pipe: whole games, leaving, coming back, taking back, asking for help. One game is played on both builds."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path

import pytest

import gusher
from gusher import registry
from gusher.terminal.players import seat_players
from gusher.texts import Texts
from tests.cli.runs import Run, run
from tests.length import SLOW

SHORT = ("--option", "max_rounds=3")


def entries(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def moves(file: Path, seat: int) -> list[object]:
    return [entry["do"] for entry in entries(file) if entry.get("seat") == seat]


def test_a_whole_game_by_piped_input(tmp_path: Path) -> None:
    rounds = () if SLOW or gusher.build() == "compiled" else SHORT
    done = run("play", "oilfield", "--seed", "1", *rounds, cwd=tmp_path, typed="1\n" * 5000)
    assert (done.code, done.err) == (0, "")
    for heading in ("Sales", "Investments", "Concessions", "Full storage", "Most money", "Total"):
        assert heading in done.out
    assert re.search(r"won with \d+ points|shared the victory with \d+ points", done.out)
    assert "Saved in oilfield-1.jsonl." in done.out
    result = json.loads((tmp_path / "oilfield-1.jsonl").read_text().splitlines()[-1])["result"]
    totals = [int(total) for total in re.findall(r"^Total (.*)$", done.out, re.MULTILINE)[-1].split()]
    assert sorted(totals) == sorted(sum(items.values()) for items in result)
    assert json.loads(run("replay", "oilfield-1.jsonl", "--json", cwd=tmp_path).out)["over"] is True


@pytest.mark.one_build
def test_the_same_seed_and_choices_give_the_same_game(tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "oilfield", "--seed", "7", *SHORT, cwd=tmp_path, typed="1\n" * 500)
    assert (tmp_path / "oilfield-1.jsonl").read_bytes() == (tmp_path / "oilfield-2.jsonl").read_bytes()


@pytest.mark.one_build
def test_every_edition_and_seat_count_can_be_shown(tmp_path: Path) -> None:
    for seats, edition in ((2, "italian"), (3, "german"), (5, "french")):
        done = run(
            *("play", "oilfield", "--seats", str(seats), "--edition", edition, "--advanced", "--seed", "3", *SHORT),
            cwd=tmp_path,
            typed="1\n" * 500,
        )
        assert (done.code, done.err) == (0, "")
        assert "The game is over." in done.out


@pytest.mark.one_build
def test_a_choice_is_taken_several_times_in_a_row(tmp_path: Path) -> None:
    """Two oil are sold at once; the record has them one by one, and they are taken back one by one."""
    done = run("play", "oilfield", "--seats", "2", "--seed", "1", *SHORT, cwd=tmp_path, typed="8\n5\n1x3\n1 x2\nq\n")
    assert (done.code, done.err) == (0, "")
    assert re.search(r"1 Sell 1 oil  \+\$2  ×2", done.out)
    assert '"1x3" is not one of 1 to 3' in done.out
    assert moves(tmp_path / "oilfield-1.jsonl", 0)[:4] == ["place local_1", "card national", "oil for money", "oil for money"]


@pytest.mark.one_build
def test_the_end_of_the_input_saves_the_game(tmp_path: Path) -> None:
    done = run("play", "oilfield", "--seed", "1", "--record", "mine.jsonl", cwd=tmp_path, typed="1\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "Saved in mine.jsonl." in done.out
    assert "gusher play --resume mine.jsonl" in done.out
    assert len(moves(tmp_path / "mine.jsonl", 0)) == 2


@pytest.mark.one_build
def test_a_game_is_continued_in_its_file(tmp_path: Path) -> None:
    run("play", "oilfield", "--seed", "1", *SHORT, cwd=tmp_path, typed="1\n1\nq\n")
    file = tmp_path / "oilfield-1.jsonl"
    before = file.read_text()
    done = run("play", "--resume", "oilfield-1.jsonl", cwd=tmp_path, typed="1\n" * 500)
    assert (done.code, done.err) == (0, "")
    assert "The game is over." in done.out
    assert file.read_text().startswith(before)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["oilfield-1.jsonl"]


@pytest.mark.one_build
def test_other_players_can_continue(tmp_path: Path) -> None:
    run("play", "oilfield", "--seed", "1", *SHORT, cwd=tmp_path, typed="1\nq\n")
    done = run("play", "--resume", "oilfield-1.jsonl", "--players", "greedy,random,greedy,random", cwd=tmp_path)
    assert "The game is over." in done.out


@pytest.mark.one_build
def test_what_is_typed_wrong_is_asked_again(tmp_path: Path) -> None:
    done = run("play", "oilfield", "--seed", "1", cwd=tmp_path, typed="0\n99\nhello\n\n? 99\n? §99\nq\n")
    assert '"0" is not one of 1 to ' in done.out
    assert '"99" is not one of 1 to ' in done.out
    assert '"hello" is not one of 1 to ' in done.out
    assert "There is no choice 99" in done.out
    assert "no §99" in done.out
    assert moves(tmp_path / "oilfield-1.jsonl", 0) == []


@pytest.mark.one_build
def test_help_rules_log_table_and_saving(tmp_path: Path) -> None:
    done = run("play", "oilfield", "--seed", "1", cwd=tmp_path, typed="h\n?\n? 1\n?§9.4\nl\nl all\nt\ns\n")
    assert "take back your last choice" in done.out
    assert "(easy)" in done.out
    assert "§4.1.1 In turn order" in done.out
    assert "§6.5 Effect" in done.out
    assert "§9.4 What counts as use" in done.out
    assert done.out.count("Building market") == 2
    assert "Saved in oilfield-1.jsonl." in done.out


@pytest.mark.one_build
def test_choices_have_numbers_effects_and_sections(tmp_path: Path) -> None:
    out = run("play", "oilfield", "--seed", "1", cwd=tmp_path, typed="1\n1\n").out
    assert re.search(r"1 Bid \$8 for a lease +§6", out)
    assert re.search(r"1 Lease card +§6", out)
    assert re.search(r"1 Take a concession in \w+ +−\$8 +§6.5", out)


@pytest.mark.one_build
def test_taking_back(tmp_path: Path) -> None:
    """The second of two people places, thinks again, and places elsewhere. Who is second depends on the draw."""

    def attempt(seed: int) -> Run:
        folder = tmp_path / str(seed)
        folder.mkdir()
        return run("play", "oilfield", "--players", "Anna,Ben", "--seed", str(seed), cwd=folder, typed="u\n1\n1\n\nu\n2\n\nq\n")

    seed, done = next((seed, done) for seed, done in ((seed, attempt(seed)) for seed in count(1)) if "Taken back: Bid" in done.out)
    assert "That cannot be taken back. You have not chosen anything yet." in done.out
    placed = moves(tmp_path / str(seed) / "oilfield-1.jsonl", 0)
    assert len(placed) == 1
    first, second = re.findall(r"[12] Bid \$(\d) for a lease", done.out[done.out.index("Taken back") :])[:2]
    assert placed == [f"place lease_{second}"]
    assert first != second


@pytest.mark.one_build
def test_what_others_did_since_cannot_be_taken_back(tmp_path: Path) -> None:
    done = run("play", "oilfield", "--seed", "1", cwd=tmp_path, typed="1\nu\n")
    assert re.search(r"That cannot be taken back\. \w+ has acted since your last choice\.", done.out)


@pytest.mark.one_build
def test_without_a_terminal_nothing_secret_is_printed_in_a_hot_seat(tmp_path: Path) -> None:
    """What one of several people chose must not stand in what the next one reads."""
    out = run("play", "oilfield", "--players", "Anna,Ben", "--seed", "1", cwd=tmp_path, typed="1\n1\n\n3\n\n5\n" + "t\n" * 3).out
    assert "Pass to Anna, then press Enter." in out
    assert "Pass to Ben, then press Enter." in out
    rows = re.findall(r"^[▶ ] (?:Anna|Ben) .*$", out, re.MULTILINE)
    assert any("face down" in row for row in rows)
    assert not any("Drill" in row or "National" in row for row in rows)


@pytest.mark.one_build
def test_what_does_nothing_says_so_and_the_coach_answers(tmp_path: Path) -> None:
    done = run("play", "oilfield", "--seed", "1", *SHORT, cwd=tmp_path, typed="c\nq\n")
    assert (done.code, done.err) == (0, "")
    assert re.search(r"Drill, space 1 +does nothing: no tower", done.out)
    assert "The coach is thinking" in done.out
    assert re.search(r"^1\. .+: wins \d+% \(± [\d.]+\)$", done.out, re.MULTILINE)
    assert re.search(r"\d+ tries each\.", done.out)


@pytest.mark.one_build
def test_the_coach_is_not_asked_where_several_people_play(tmp_path: Path) -> None:
    done = run("play", "oilfield", "--seats", "3", "--humans", "2", "--seed", "1", *SHORT, cwd=tmp_path, typed="c\n" * 3 + "q\n")
    assert "The coach may be asked only where one person plays against bots." in done.out


@pytest.mark.one_build
def test_a_person_without_a_name_is_told_of_like_everybody_else() -> None:
    """The log speaks of seats in the third person, so nobody is called You."""
    game = registry.game("oilfield")
    assert seat_players(game, Texts("de"), 3, None, None, None) == ["Spieler 1", "easy", "easy"]
