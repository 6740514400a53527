"""The proof itself: every part has a short form that runs, what was seen is kept, and the table says all of it."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tests.proof.__main__ import ROOT, Proof, Seen, main, prove, table
from tests.proof.parts import PARTS, Part

pytestmark = pytest.mark.one_build

SHORT = dict(next(iter(part.steps(part.short).items())) for part in PARTS if part.short)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.name))
def test_every_part_has_a_short_form_in_the_tests(part: Part) -> None:
    if part.short:
        assert part.steps(part.short).keys() & SHORT.keys()
        return
    file, _, test = part.short_form.partition("::")
    assert f"def {test}(" in (ROOT / file).read_text() if test else "def test_" in (ROOT / file).read_text()


@pytest.mark.slow
@pytest.mark.parametrize("step", SHORT)
def test_the_short_form_sees_what_it_should(step: str, tmp_path: Path) -> None:
    seen = Proof(tmp_path).carry_out(step, SHORT[step], {})
    assert seen.well, (tmp_path / f"{step.replace(' ', '-')}.log").read_text()
    assert seen.line


def says(line: str, code: int = 0) -> str:
    """A command that does nothing but that, and leaves a mark that it was run."""
    return f"tests.proof.saying {code} {line}"


def test_what_was_seen_is_kept_and_what_failed_is_repeated(tmp_path: Path) -> None:
    proof = Proof(tmp_path)
    marks = tmp_path / "marks"
    well, ill = says(f"{marks} fine"), says(f"{marks} wrong", 1)
    assert proof.carry_out("one", well, {}).line == "fine"
    assert not proof.carry_out("two", ill, {}).well
    assert Proof(tmp_path).carry_out("one", well, {}).line == "fine"
    assert not Proof(tmp_path).carry_out("two", ill, {}).well
    assert marks.read_text().split() == ["fine", "wrong", "wrong"]


def test_the_table_says_what_was_seen_of_each_step_and_what_failed(tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    parts = [Part("good", "all is well", says(f"{marks} {{game}}")), Part("bad", "nothing is", says(f"{marks} broken", 1), alone=True)]
    seen = prove(parts, Proof(tmp_path / "kept"))
    assert seen["good oilfield"].line == "oilfield"
    assert seen["bad"] == Seen(False, "broken", seen["bad"].seconds, seen["bad"].began)
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(table(parts, seen, "a commit"))
    shown = console.export_text()
    assert "Seen of a commit" in shown
    assert all(word in shown for word in ("good mcmulti", "all is well", "giganten", "bad", "FAILED: broken"))


def test_a_part_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worlds", "wonders"]) == 2
    assert capsys.readouterr().err.startswith("gusher: there is no part 'wonders'; allowed: worlds, games, laws, nothing, coach, luck")


@pytest.mark.parametrize("code", [0, 3])
def test_a_command_beside_which_a_core_is_busy(code: int) -> None:
    command = [sys.executable, "-m", "tests.proof.busy", sys.executable, "-c", f"raise SystemExit({code})"]
    assert subprocess.run(command, cwd=ROOT).returncode == code
