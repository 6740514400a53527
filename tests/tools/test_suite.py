"""All tests are in some stage of `make test`, and a stage that fails shows why without keeping the others from being run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import ROOT
from tools.suite import BROWSER, LANES, SEEN_ELSEWHERE, Stage, run

pytestmark = pytest.mark.one_build


def test_what_a_stage_leaves_out_is_in_another() -> None:
    commands = {stage.name: " ".join(stage.commands) for lane in LANES for stage in lane}
    left_out = [word for word in SEEN_ELSEWHERE.split() if word != "--ignore"]
    folders = [path for path in left_out if (ROOT / path).is_dir()]
    assert all(folder in commands["browser"] or folder in commands["chapters"] for folder in folders)
    files = set(left_out) - set(folders)
    assert str(Path(__file__).relative_to(ROOT)) in files  # it is marked as the same on both builds
    assert not any(file.startswith(BROWSER) for file in files)  # nothing else is left out where all is compiled
    assert re.findall(r"--ignore (\S+)", commands["compiled"]) == [BROWSER]
    assert {stage.name: stage.pure for lane in LANES for stage in lane} == {
        "browser": False,
        "compiled": False,
        "chapters": True,
        "pure": True,
        "postgresql": False,
    }
    assert {stage.store for lane in LANES for stage in lane if stage.name != "postgresql"} == {"sqlite"}


def test_a_stage_that_fails_is_named_and_the_others_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    built = "python -c 'import os; print(os.environ[\"GUSHER_PURE\"])'"
    broken = Stage("broken", True, ("python -c 'raise SystemExit(\"so it is\")'", "python -c 'print(\"never\")'"))
    lanes = ((broken, Stage("after", False, (built,))), (Stage("beside", True, (built,)),))
    assert run(lanes, tmp_path / "logs") == ["broken"]
    told = capsys.readouterr().out
    assert "so it is\n\ngusher: tests: broken FAILED after" in told
    assert "\n0\n\ngusher: tests: after passed" in told
    assert "\n1\n\ngusher: tests: beside passed" in told
    assert "never" not in told


def test_an_unknown_stage_is_named_in_one_line() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.suite", "nonsense"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "gusher: there is no stage nonsense; allowed: browser, postgresql, chapters, compiled, pure\n"
