"""Errors by cause, each with what a reader needs."""

from __future__ import annotations

import pytest

from gusher.core.errors import GusherError, IllegalAction, RecordError, SetupError


def test_a_refused_move_carries_its_section_reason_and_details() -> None:
    refused = IllegalAction("§4.1", "space-occupied", by=2, space="lease_5")
    assert str(refused) == "§4.1 space-occupied (by 2, space lease_5)"
    assert (refused.section, refused.reason, refused.details) == ("§4.1", "space-occupied", {"by": 2, "space": "lease_5"})


def test_a_refused_move_without_details() -> None:
    assert str(IllegalAction("§4.1", "space-occupied")) == "§4.1 space-occupied"


@pytest.mark.parametrize("cause", [IllegalAction("§1", "why"), SetupError("why"), RecordError("why")])
def test_whatever_a_caller_did_wrong_is_one_kind_of_error(cause: Exception) -> None:
    assert isinstance(cause, GusherError)
    assert "why" in str(cause)
