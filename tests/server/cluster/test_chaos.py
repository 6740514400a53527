"""The short form of `python -m tests.server.cluster.chaos`; and that its judge sees when servers do not check who was faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.cluster.chaos import run
from tests.server.cluster.histories import Outcome
from tests.server.cluster.judging import Verdict, judge
from tests.server.cluster.players import Company
from tests.server.cluster.renumbering import switch_off
from tests.server.cluster.servers import cluster
from tests.server.storing import POSTGRES

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not POSTGRES, reason="runs with GUSHER_TEST_STORE=postgresql")]

ENOUGH = 40  # answers to what two devices have answered at the same time


def test_nothing_is_lost_or_doubled_whatever_happens_to_the_servers(tmp_path: Path) -> None:
    verdict, _ = asyncio.run(run(tmp_path, servers=3, tables=4, kills=2, restarts=1, cuts=1))
    assert [fault for fault in verdict.faults if fault not in verdict.rests] == []
    assert verdict.outcomes[Outcome.ACKNOWLEDGED] > 0


async def race(folder: Path, first: Callable[[], None] | None) -> Verdict:
    """Everybody answers with two devices at once, at different servers."""
    async with cluster(folder, 2, first) as running:
        company = Company(running, "oilfield", "oilfield with two devices each", devices=2, seats=2, thinks=(0.05, 0.05))
        await company.meet()
        notes = await company.sit_down()
        playing = asyncio.create_task(company.play())
        while sum(attempt.outcome is not Outcome.UNKNOWN for attempt in notes.attempts.values()) < ENOUGH and not stuck(notes.grew):
            await asyncio.sleep(0.05)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return await judge(running.postgres.url(running.database), [notes], [], 0.0)


def stuck(grew: list[tuple[float, int]]) -> bool:
    """A log that does not follow the rules any more goes nowhere."""
    return bool(grew) and asyncio.get_running_loop().time() - grew[-1][0] > 5.0


def test_the_checker_accepts_who_refuses_the_slower(tmp_path: Path) -> None:
    verdict = asyncio.run(race(tmp_path, None))
    assert verdict.faults == []
    assert verdict.refusals["stale"] > 0


def test_the_checker_refuses_who_renumbers_the_slower(tmp_path: Path) -> None:
    assert asyncio.run(race(tmp_path, switch_off)).faults != []
