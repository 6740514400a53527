"""Records: written, read back, opened anywhere; and what is refused."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from gusher.core import record as records
from gusher.core.codec import encode
from gusher.core.errors import RecordError, SetupError
from gusher.core.record import Record
from gusher.games.oilfield import GAME
from gusher.registry import game
from tests.core.opened import do, finished, opened

FINISHED = finished().record
TEXT = FINISHED.text()
LINES = TEXT.splitlines()


def read(text: str) -> Record:
    return records.read(text, game)


def header(**changed: object) -> str:
    return json.dumps(json.loads(LINES[0]) | changed)


def refused(text: str) -> str:
    """What the refusal says, on reading or on replaying."""
    with pytest.raises(RecordError) as refusal:
        read(text).state()
    return str(refusal.value)


# What is written


def test_the_first_line_is_the_set_up() -> None:
    assert json.loads(LINES[0]) == {
        "gusher": 1,
        "game": "oilfield",
        "seats": 3,
        "options": {"max_rounds": 2},
        "rules": GAME.rules_version,
        "data": GAME.data_version,
    }


def test_the_lines_are_choices_and_chances_and_the_last_is_the_result() -> None:
    match = opened()
    do(match, "place lease_5")
    seat = match.record.entries[-1].seat
    lines = match.record.text().splitlines()
    assert lines[-1] == f'{{"seat":{seat},"do":"place lease_5"}}'
    assert lines[1].startswith('{"chance":"cube ')
    assert json.loads(LINES[-1]) == {"result": FINISHED.result}


def test_a_record_reads_back_and_opens_anywhere() -> None:
    again = read(TEXT)
    assert again.text() == TEXT
    s = again.state(0)
    for number, entry in enumerate(again.entries):
        assert encode(again.state(number)) == encode(s)
        s.apply(entry.action)
    assert s.over
    assert s.scores() == again.result


def test_an_unfinished_record_goes_on() -> None:
    match = opened()
    do(match, "place lease_5")
    again = read(match.record.text())
    assert again.result is None
    assert encode(again.state()) == encode(match.state)


@pytest.mark.parametrize("name", ["Zoë", '"', "two\nlines", "next\x85line", "line\u2028separator", "paragraph\u2029separator", "石油"])
def test_players_are_read_back_whatever_they_are_called(name: str) -> None:
    record = Record(GAME, 2, {}, [name, "random"])
    assert read(record.text()).players == [name, "random"]


def test_a_record_of_a_set_up_that_cannot_be_played_is_not_begun() -> None:
    with pytest.raises(SetupError, match="not 6"):
        Record(GAME, 6, {})


# Another box


def test_custom_data_is_embedded_and_read_back() -> None:
    data = deepcopy(GAME.data)
    data["per_player"]["money"] = 23
    data["data_version"] = "mine"
    record = Record(GAME.with_data(data), 2, {})
    again = read(record.text())
    assert json.loads(record.text().splitlines()[0])["box"] == data
    assert again.game.data == data
    assert again.game.custom_data
    assert again.text() == record.text()
    assert encode(again.state()) == encode(record.state())
    assert encode(again.state())["table"]["money"] != encode(Record(GAME, 2, {}).state())["table"]["money"]


def test_custom_data_that_cannot_be_played_is_refused() -> None:
    data = deepcopy(GAME.data)
    del data["tiles"]
    assert refused(header(box=data)).startswith("line 1: data file: tiles")


# What is refused


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the record is empty"),
        ("\n", "line 1 is not a JSON object; the record is broken or cut off there"),
        ("once upon a time", "line 1 is not a JSON object; the record is broken or cut off there"),
        ("[1, 2]", "line 1 is not a JSON object; the record is broken or cut off there"),
        ("[" * 100_000, "line 1 is not a JSON object; the record is broken or cut off there"),
        ("{}", "line 1 is not the head of a Gusher record of format 1"),
        (header(gusher=2), "line 1 is not the head of a Gusher record of format 1"),
        (header(rules="0"), f"rules version 0 of the record is not {GAME.rules_version}, which this Gusher plays"),
        (header(data="0"), f"data version 0 of the record is not {GAME.data_version}, which this Gusher has"),
        (header(game="chess"), "line 1: there is no game 'chess'; allowed: "),
        (header(seats=6), "line 1: Oilfield is for 2, 3, 4 or 5 seats, not 6"),
        (header(seats="3"), "line 1: seats must be a number, options an object, players a list"),
        (header(options=[]), "line 1: seats must be a number, options an object, players a list"),
        (header(players="Anna"), "line 1: seats must be a number, options an object, players a list"),
        (header(options={"edition": "dutch"}), "line 1: option edition cannot be dutch; allowed: "),
        (header(options={"colour": "red"}), "line 1: Oilfield has no option colour; allowed: "),
    ],
)
def test_a_head_is_refused(text: str, said: str) -> None:
    assert refused(text).startswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"seat":0,"do":"jump"}', "line 2: Oilfield has no action 'jump'"),
        ('{"chance":"snow"}', "line 2: Oilfield has no chance outcome 'snow'"),
        ('{"seat":0,"do":"place lease_5"}', "line 2 does not follow the rules: §2.6 chance-due"),
        ('{"chance":"cube grey"}', "line 2 does not follow the rules: §2.6 impossible-outcome"),
        ('{"seat":0}', "line 2"),
        ('{"seat":"0","do":"place lease_5"}', "line 2"),
        ('{"seat":true,"do":"place lease_5"}', "line 2"),
        ('{"result":3}', "line 2"),
        ("[]", "line 2 is not a JSON object"),
        ("", "line 2 is not a JSON object"),
    ],
)
def test_a_line_is_refused(line: str, said: str) -> None:
    message = refused("\n".join([LINES[0], line, *LINES[1:]]))
    assert message.startswith(said)
    if said == "line 2":
        assert message.endswith("neither a choice, nor a chance, nor a result")


@pytest.mark.parametrize("number", [2, len(LINES) // 2, len(LINES)])
def test_a_record_that_is_cut_off_in_a_line_is_refused(number: int) -> None:
    cut = "\n".join(LINES[:number])[:-4]
    assert refused(cut) == f"line {number} is not a JSON object; the record is broken or cut off there"


def test_an_illegal_action_is_refused_with_its_line() -> None:
    number = next(number for number, line in enumerate(LINES) if '"do":"place ' in line)
    seat = json.loads(LINES[number])["seat"]
    wrong = [*LINES[:number], json.dumps({"seat": seat, "do": "stop"}), *LINES[number + 1 :]]
    assert refused("\n".join(wrong)).startswith(f"line {number + 1} does not follow the rules: §4.1.1 not-offered")
    other = [*LINES[:number], json.dumps({"seat": (seat + 1) % 3, "do": "place lease_5"}), *LINES[number + 1 :]]
    assert refused("\n".join(other)).startswith(f"line {number + 1} does not follow the rules: §4.1.1 not-your-decision")


def test_a_line_after_the_result_is_refused() -> None:
    assert refused(TEXT + LINES[1] + "\n") == f"line {len(LINES) + 1} stands after the result"


def test_a_result_that_is_not_that_of_the_moves_is_refused() -> None:
    result = json.loads(LINES[-1])["result"]
    result[0]["sales"] += 1
    said = "the result at the end of the record is not that of its moves"
    assert refused("\n".join([*LINES[:-1], json.dumps({"result": result})])) == said
    assert refused("\n".join([*LINES[:-2], LINES[-1]])) == said


def test_a_wrong_result_does_not_keep_a_record_from_being_opened_before_it() -> None:
    record = read("\n".join([*LINES[:-2], LINES[-1]]))
    assert encode(record.state(3)) == encode(FINISHED.state(3))
