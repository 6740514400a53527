"""Two tables over days, with mails and a restart: the beginning of the week that `make proof` plays whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.week import play

pytestmark = pytest.mark.one_build


def test_two_tables_over_days(tmp_path: Path) -> None:
    week = play(1.7, tmp_path)
    told = "\n".join(week.lines)
    assert "the server is stopped and started again" in told
    assert "It is your turn at 2 tables" in told
    assert all(len(choices) > 3 for choices in week.accepted.values())
