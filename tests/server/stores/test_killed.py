"""The short form of `python -m tests.server.stores.killed`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.stores.killed import run
from tests.server.storing import POSTGRES


@pytest.mark.slow
def test_every_acknowledged_move_survives_a_kill_and_none_is_there_twice(database: Path) -> None:
    assert run(database, kills=2 if POSTGRES else 3).endswith(": all there, none twice")
