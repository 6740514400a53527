"""The short form of `python -m tests.server.notices.swamped`: it looks at no time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.notices.swamped import mistakes, run


@pytest.mark.slow
def test_moves_go_on_while_notices_go_nowhere(database: Path) -> None:
    assert mistakes(run(database, count=1000, seconds=2.0)) == []
