"""The short form of `python -m tests.server.transport.flooded`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.transport.flooded import mistakes, run


@pytest.mark.slow
@pytest.mark.parametrize("files", [None, 1024])
def test_half_requests_and_heads_without_end_leave_memory_small_and_people_undisturbed(database: Path, files: int | None) -> None:
    seen = run(database, half=800, megabytes=30, seconds=2.5, files=files)
    assert seen.megabytes_of_head >= 30
    assert mistakes(seen) == []
