"""Errors by cause, each with what a reader needs."""

from __future__ import annotations

import errno
import os
import pickle

import pytest

from gusher.core.errors import REASONS, GusherError, IllegalAction, Phrase, RecordError, SetupError, either, reason_of


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


def test_an_error_is_a_sentence_with_values() -> None:
    inside = SetupError("no {thing}", thing="oil")
    refused = RecordError("line {number}: {why}; allowed: {allowed}; not {given!r}", number=2, why=inside, allowed=["a", "b"], given="c")
    assert str(refused) == "line 2: no oil; allowed: a, b; not 'c'"
    assert (refused.text[:13], refused.values["why"]) == ("line {number}", inside)


def test_a_sentence_without_values_keeps_its_braces() -> None:
    assert str(SetupError("{not a value}")) == str(Phrase("{not a value}")) == "{not a value}"


def test_it_is_the_same_in_another_process() -> None:
    refused = RecordError("line {number}: {why}", number=2, why=SetupError("no {thing}", thing=either(["oil", "gas"])))
    again = pickle.loads(pickle.dumps(refused))
    assert isinstance(again, RecordError)
    assert str(again) == str(refused) == "line 2: no oil or gas"
    assert isinstance(again.values["why"], SetupError)


@pytest.mark.parametrize("number", REASONS)
def test_a_reason_of_the_system_is_the_one_that_it_gives(number: int) -> None:
    assert str(reason_of(OSError(number, os.strerror(number)))) == os.strerror(number).lower()


def test_other_reasons_are_told_as_the_system_tells_them() -> None:
    assert str(reason_of(OSError(errno.EPIPE, "Broken pipe"))) == "broken pipe"
    assert str(reason_of(OSError("odd"))) == "odd"
