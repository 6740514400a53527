"""`gusher report`: one HTML file out of the folders of one run or several."""

from __future__ import annotations

from pathlib import Path


def check(file: Path, language: str) -> None:
    """Refuse before anything is played what could not be written after."""


def write(folders: list[Path], file: Path, language: str) -> None:
    """Make the report."""
