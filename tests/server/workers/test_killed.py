"""The short form of `python -m tests.server.workers.killed`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.workers.killed import mistakes, run


@pytest.mark.slow
def test_every_table_goes_on_when_workers_are_killed_and_no_answer_is_doubled(database: Path) -> None:
    assert mistakes(run(database, kills=5, tables=3, quiet=1.5)) == []
