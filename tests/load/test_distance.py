"""The short form of `python -m tests.load.distance`, without a browser. How long anything takes, no test says; but nothing is faster than
the way."""

from __future__ import annotations

import pytest

from tests.load.distance import apart
from tests.load.link import why_not

pytestmark = [pytest.mark.slow, pytest.mark.one_build]


def test_moves_reconnects_and_plain_http_get_through_from_far_away() -> None:
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    done = apart("--moves", "4", "--trips", "20", "--no-browser")
    assert done.returncode == 0
    _, _, *rows = done.stdout.splitlines()
    assert [row.split("|")[1].strip() for row in rows] == ["20 ms", "20 ms, 2 % lost"]
    assert all(int(cell.split()[0].replace(",", "")) >= 20 for row in rows for cell in row.split("|")[2:-1])
