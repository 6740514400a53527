"""What `gusher.envs` offers by itself: layouts, and one clear line for what is not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import gusher.envs
from gusher import extras
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.registry import games
from tests.envs.cases import TABLES

ROOT = Path(__file__).parents[2]
EXTRAS = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
GUIDE = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_layout_describes_the_whole_observation(name: str, seats: int) -> None:
    env = gusher.envs.table_env(name, seats)
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"].shape == (sum(feature.size for feature in gusher.envs.layout(name, seats)),)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_guide_explains_every_feature(game: Game) -> None:
    shared, own = (GUIDE.split(f"### {title}\n")[1].split("\n### ")[0] for title in ("All games", game.title))
    for feature in gusher.envs.layout(game.name, max(game.seats)):
        assert f"| `{feature.name}` |" in shared + own


def test_a_layout_of_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError, match="not 9"):
        gusher.envs.layout("oilfield", 9)


@pytest.mark.parametrize(
    ("module", "call", "line"),
    [
        ("pettingzoo", "table_env('oilfield', 2)", "PettingZoo needs the package pettingzoo: pip install 'gusher[pettingzoo]'"),
        ("gymnasium", "seat_env('oilfield', 2)", "Gymnasium needs the package gymnasium: pip install 'gusher[gymnasium]'"),
        ("pyspiel", "register_openspiel()", "OpenSpiel needs the package pyspiel: pip install 'gusher[openspiel]'"),
    ],
)
def test_what_is_missing_is_named_with_its_extra(module: str, call: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == module else object())
    with pytest.raises(SetupError) as refused:
        eval(f"gusher.envs.{call}")
    assert str(refused.value) == line


def test_nothing_of_the_extras_is_imported_before_it_is_asked_for() -> None:
    words = f"import sys, gusher.envs, gusher.cli; print([name for name in {EXTRAS} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True, cwd=ROOT / "src")
    assert told.stdout == "[]\n"
