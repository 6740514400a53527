"""The short form of `python -m tests.server.cluster.rolling`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.cluster.histories import Outcome
from tests.server.cluster.rolling import run
from tests.server.storing import POSTGRES

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]


def test_no_move_is_refused_while_servers_are_replaced(tmp_path: Path) -> None:
    verdict, _ = asyncio.run(run(tmp_path, 1, tables=1))
    assert [fault for fault in verdict.faults if fault not in verdict.rests] == []
    assert verdict.outcomes[Outcome.ACKNOWLEDGED] > 0
