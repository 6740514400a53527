"""The short form of `python -m tests.server.cluster.upgrading`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.length import SLOW
from tests.server.cluster.histories import Outcome
from tests.server.cluster.upgrading import run
from tests.server.storing import POSTGRES

BETWEEN = (1.0, 3.0) if SLOW else (0.3, 0.8)

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]


@pytest.mark.parametrize("compatible", [True, False] if SLOW else [False])  # the other one has less to show
def test_tables_go_on_or_say_where_they_part_while_servers_become_another_version(tmp_path: Path, compatible: bool) -> None:
    verdict, _, stopped = asyncio.run(run(tmp_path, 1, compatible, BETWEEN))
    assert [fault for fault in verdict.faults if fault not in verdict.rests] == []
    assert verdict.outcomes[Outcome.ACKNOWLEDGED] > 0
    assert (stopped == 0) is compatible
