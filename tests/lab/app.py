"""The commands of the lab, called in this process or as a program of their own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from typer.testing import CliRunner

import gusher
from gusher.cli import app

HOME = Path(gusher.__file__).parent.parent


def call(*words: str) -> tuple[int, str]:
    """The exit code of a command, and what it wrote to standard output. What it raises is raised here."""
    result = CliRunner().invoke(app, list(words))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout


def program(*words: str) -> list[str]:
    """The command line of the real thing."""
    return [sys.executable, "-m", "gusher", *words]


def environment() -> dict[str, str]:
    """That of the tests, with the package in reach even if it is not installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(HOME), os.environ.get("PYTHONPATH")]))}
