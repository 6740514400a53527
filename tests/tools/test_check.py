"""Which tests `make check` takes for a change, and what it does when there is no time for all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.affected import Links, changed_files, others
from tools.environment import ROOT

pytestmark = pytest.mark.one_build


@pytest.fixture(scope="module")
def links() -> Links:
    return Links(ROOT)


@pytest.mark.parametrize(
    ("changed", "nearest"),
    [
        ("src/gusher/games/oilfield/rules/drill.py", "tests/games/oilfield/test_s8_drill.py"),
        ("src/gusher/server/workers/worker.py", "tests/server/workers/test_workers.py"),
        ("src/gusher/server/command.py", "tests/server/stores/test_database_file.py"),
        ("src/gusher/lab/report/page.py", "tests/lab/test_report.py"),
        ("src/gusher/texts/en.ftl", "tests/cli/test_texts.py"),
        ("src/gusher/web/stream.js", "tests/web"),
        ("tools/affected.py", "tests/tools/test_check.py"),
        ("tests/perft/counts.json", "tests/perft/test_perft.py"),
        ("tests/core/test_rng.py", "tests/core/test_rng.py"),
        ("Makefile", "tests/tools"),
    ],
)
def test_a_change_leads_to_the_tests_that_it_can_break(changed: str, nearest: str, links: Links) -> None:
    assert nearest in links.affected_by([changed])[:20]


def test_a_game_leads_to_the_tests_of_all_games_but_not_to_those_of_another_game_alone(links: Links) -> None:
    found = links.affected_by(["src/gusher/games/oilfield/rules/drill.py"])
    assert "tests/conformance/test_laws.py" in found
    assert "tests/golden/test_golden.py" in found
    assert "tests/core/test_rng.py" not in found


def test_a_server_is_no_concern_of_the_rules(links: Links) -> None:
    found = links.affected_by(["src/gusher/server/wire.py"])
    assert found
    assert not [path for path in found if path.startswith(("tests/games/", "tests/core/", "tests/conformance/"))]


def test_nothing_that_needs_a_browser_is_taken_and_words_break_nothing(links: Links) -> None:
    assert not [path for path in links.affected_by(["src/gusher/core/rules.py"]) if path.startswith("tests/browser/")]
    assert links.affected_by(["README.md"]) == []


def test_the_cases_of_other_games_are_left_out_only_if_a_house_alone_has_changed() -> None:
    assert others(["src/gusher/games/oilfield/rules/drill.py", "CHANGELOG.md"], ROOT) == ["giganten", "interbellum", "mcmulti"]
    assert others(["src/gusher/games/oilfield/rules/drill.py", "src/gusher/core/rules.py"], ROOT) == []
    assert others(["src/gusher/server/wire.py"], ROOT) == []


def test_the_change_is_what_differs_from_where_it_began(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        settings = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "init.defaultBranch=main"]
        subprocess.run(["git", *settings, *words], cwd=tmp_path, check=True, capture_output=True)

    def write(*names: str) -> None:
        for name in names:
            (tmp_path / name).write_text(name)
        git("add", ".")
        git("commit", "-m", "A step")

    git("init")
    write("one")
    write("two", "three")
    assert changed_files(tmp_path) == ["three", "two"]  # there is nothing else, so it is the last commit
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    assert changed_files(tmp_path) == ["three", "two"]
    write("four")
    (tmp_path / "five").write_text("not known yet")
    (tmp_path / "one").write_text("changed")
    assert changed_files(tmp_path) == ["five", "four", "one"]


@pytest.mark.parametrize(("until", "said"), [("0", "there was no time for 1 tests; make test runs them"), ("1e12", "1 passed")])
def test_no_test_is_begun_when_the_time_is_over(tmp_path: Path, until: str, said: str) -> None:
    (tmp_path / "test_one.py").write_text("def test_one():\n    assert 1 + 1 == 2\n")
    environment = os.environ | {"GUSHER_UNTIL": until, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.in_time", "-p", "no:cacheprovider", "."]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert said in done.stdout
