"""Wrong arguments and broken files: each gets one clear line and exit code 2, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gusher import registry
from tests.cli.runs import refused, run

pytestmark = pytest.mark.slow

PLAY = ("play", "oilfield")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nosuch"], "No such command 'nosuch'; allowed: games, play, replay, review, verify, perft, rules, learn, simulate, tournament"),
        (["--nosuch"], "No such option: --nosuch"),
        (["play"], "which game? oilfield"),
        (["play", "monopoly"], "there is no game 'monopoly'; allowed: oilfield"),
        (["play", "oil\nfield"], "there is no game 'oil field'"),
        ([*PLAY, "--seats", "7"], "Oilfield is for 2, 3, 4 or 5 seats, not 7"),
        ([*PLAY, "--seats", "1"], "2, 3, 4 or 5 seats, not 1"),
        ([*PLAY, "--seats", "four"], "--seats"),
        ([*PLAY, "--sets", "4"], "--seats"),
        ([*PLAY, "--option", "jokers=2"], "no option jokers; allowed: edition, advanced"),
        ([*PLAY, "--option", "max_rounds=0"], "max_rounds cannot be 0; allowed: none, or a whole number from 1"),
        ([*PLAY, "--option", "max_rounds"], "must look like name=value"),
        ([*PLAY, "--option", "=3"], "must look like name=value"),
        ([*PLAY, "--edition", "klingon"], "edition cannot be klingon; allowed: standard, german, french, italian"),
        ([*PLAY, "--option", "max_rounds=3", "--option", "max_rounds=4"], "max_rounds is given as 3 and as 4"),
        ([*PLAY, "--advanced", "--option", "advanced=false"], "advanced is given as false and as true"),
        ([*PLAY, "--edition", "german", "--option", "edition=french"], "edition is given as french and as german"),
        ([*PLAY, "--option", "seats=3"], "give --seats instead"),
        ([*PLAY, "--players", "Anna,greedy", "--seats", "4"], "--players names 2 players, but --seats is 4"),
        ([*PLAY, "--players", "Anna,greedy", "--bots", "random"], "leave out --bots"),
        ([*PLAY, "--players", "Anna,greedy", "--humans", "1"], "leave out --humans"),
        ([*PLAY, "--players", "Anna"], "2, 3, 4 or 5 seats, not 1"),
        ([*PLAY, "--players", "Anna,Anna"], "two players are called Anna"),
        ([*PLAY, "--players", "Anna,,Ben"], "a player's name has 1 to 12 letters"),
        ([*PLAY, "--players", "Anna,gredy"], "'gredy' is neither a bot nor a good name"),
        ([*PLAY, "--humans", "5"], "--humans must be 0 to 4"),
        ([*PLAY, "--humans", "4", "--bots", "random"], "leave out --bots"),
        ([*PLAY, "--bots", "genius"], "there is no bot 'genius'; allowed: random, greedy"),
        ([*PLAY, "--bots", "greedy,greedy"], "2 bots are named for 3 seats"),
        ([*PLAY, "--seed", "-1"], "--seed"),
        ([*PLAY, "--seed", "x"], "--seed"),
        ([*PLAY, "--data", "nosuch.json"], "cannot read nosuch.json: no such file or directory"),
        ([*PLAY, "--record", "nosuch/game.jsonl"], "there is no directory nosuch"),
        (["play", "--resume", "nosuch.jsonl"], "cannot read nosuch.jsonl"),
        (["play", "--resume", "nosuch.jsonl", "--seats", "3"], "leave out --seats with --resume"),
        (["play", "--resume", "nosuch.jsonl", "--advanced"], "leave out --advanced with --resume"),
        (["replay"], "Missing argument"),
        (["replay", "nosuch.jsonl"], "cannot read nosuch.jsonl: no such file or directory"),
        (["replay", "."], "cannot read .: is a directory"),
        (["rules", "monopoly"], "there is no game 'monopoly'"),
        (["rules", "oilfield", "99"], "no §99"),
        (["rules", "oilfield", "§8.33"], "no §8.33; near: §8.3"),
        (["rules", "oilfield", "chapter one"], "no §chapter one; near: §0 to §27"),
        (["rules", "oilfield", "--search", "zeppelin"], "no paragraph of the rules of Oilfield contains 'zeppelin'"),
        (["rules", "oilfield", "8.33", "--search", "oil"], "no §8.33"),
        (["perft", "oilfield"], "--depth"),
        (["perft", "oilfield", "--depth", "0"], "--depth must be a whole number from 1, not 0"),
        (["perft", "oilfield", "--depth", "deep"], "--depth"),
        (["perft", "oilfield", "--depth", "2", "--seats", "9"], "seats, not 9"),
        (["perft", "oilfield", "--depth", "2", "--from", "nosuch.jsonl"], "cannot read nosuch.jsonl"),
        (["simulate", "monopoly"], "there is no game 'monopoly'"),
        (["simulate", "oilfield", "--seats", "9"], "seats, not 9"),
        (["simulate", "oilfield", "--bots", "genius"], "there is no bot 'genius'"),
        (["simulate", "oilfield", "--option", "jokers=2"], "no option jokers"),
        (["simulate", "oilfield", "--compare", "jokers=2"], "no option jokers; a value in its box is given by its path"),
        (["simulate", "--resume", "nosuch"], "nosuch is no folder of simulate or tournament"),
        (["simulate", "oilfield", "--ray", "nowhere"], "--ray must be local, or an address"),
        (["tournament", "oilfield", "--bots", "greedy"], "a tournament needs two bots or more"),
        (["report", "nosuch"], "nosuch is no folder of simulate or tournament"),
        (["report"], "Missing argument"),
        (["bench", "monopoly"], "there is no game 'monopoly'"),
    ],
)
def test_arguments(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert said in refused(*arguments, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


# Data files


def box() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(registry.game("oilfield").data))
    return made


def without_a_tile(data: dict[str, Any]) -> object:
    return data | {"tiles": [tile for tile in data["tiles"] if tile["id"] != "mixed_tower"]}


def with_an_unknown_key(data: dict[str, Any]) -> object:
    return data | {"jokers": 2}


def with_an_impossible_price(data: dict[str, Any]) -> object:
    data["tiles"][0]["price"] = -5
    return data


def as_a_list(data: dict[str, Any]) -> object:
    return [data]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (without_a_tile, "tiles: mixed_tower is missing"),
        (with_an_unknown_key, "unknown key 'jokers'"),
        (with_an_impossible_price, "must be a whole number from 0 to 99, not -5"),
        (as_a_list, "object, like the packaged data.json"),
    ],
)
def test_data_file(spoil: Callable[[dict[str, Any]], object], said: str, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps(spoil(box())))
    line = refused(*PLAY, "--data", file)
    assert said in line
    assert line.count("data file") == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"not json", "is not JSON"), (b"", "is not JSON"), (b"\xff\xfe", "is not text in UTF-8"), (b"[" * 200_000, "is not JSON")],
)
def test_data_file_that_is_not_json(content: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(content)
    assert said in refused(*PLAY, "--data", file)


def test_a_corrected_data_file_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    data = box()
    data["per_player"]["money"] = 33
    (tmp_path / "box.json").write_text(json.dumps(data))
    done = run(*PLAY, "--data", "box.json", cwd=tmp_path)
    assert done.code == 0
    assert "$33" in done.out
    found = json.loads(run("replay", "oilfield-1.jsonl", "--json", cwd=tmp_path).out)
    assert found["view"]["players"][0]["money"] == 33


# Records


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    assert run(*PLAY, "--humans", "0", "--seed", "5", "--option", "max_rounds=2", "--record", file).code == 0
    return file.read_text().splitlines()


def first(lines: list[str], text: str) -> int:
    return next(number for number, line in enumerate(lines) if text in line)


def truncated(lines: list[str]) -> str:
    return "\n".join(lines)[:-30]


def of_other_rules(lines: list[str]) -> str:
    return "\n".join([lines[0].replace('"rules":"', '"rules":"old-'), *lines[1:]])


def of_other_data(lines: list[str]) -> str:
    return "\n".join([lines[0].replace('"data":"', '"data":"old-'), *lines[1:]])


def with_an_illegal_action(lines: list[str]) -> str:
    second = first(lines, '"do":"place')
    third = json.loads(lines[second + 1])
    taken = json.loads(lines[second])["do"]
    return "\n".join([*lines[: second + 1], json.dumps(third | {"do": taken}), *lines[second + 2 :]])


def with_an_unknown_action(lines: list[str]) -> str:
    at = first(lines, '"do":"place')
    return "\n".join([*lines[:at], '{"seat":0,"do":"place nowhere"}'])


def with_another_seat(lines: list[str]) -> str:
    at = first(lines, '"do":"place')
    move = json.loads(lines[at])
    return "\n".join([*lines[:at], json.dumps(move | {"seat": (move["seat"] + 1) % 4})])


def with_a_seat_beyond_the_table(lines: list[str]) -> str:
    at = first(lines, '"do":"place')
    return "\n".join([*lines[:at], json.dumps(json.loads(lines[at]) | {"seat": 9})])


def with_an_impossible_draw(lines: list[str]) -> str:
    return "\n".join([lines[0], '{"chance":"cube grey"}'])


def with_a_move_before_the_draw(lines: list[str]) -> str:
    return "\n".join([lines[0], lines[first(lines, '"do":"place')]])


def with_a_draw_before_the_move(lines: list[str]) -> str:
    return "\n".join([*lines[: first(lines, '"do":"place')], '{"chance":"cube oil"}'])


def with_another_result(lines: list[str]) -> str:
    result = json.loads(lines[-1])
    result["result"][0]["sales"] += 1
    return "\n".join([*lines[:-1], json.dumps(result)])


def going_on_after_the_result(lines: list[str]) -> str:
    return "\n".join([*lines, lines[-2]])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda lines: "", "the record is empty"),
        (lambda lines: "hello", "line 1 is not a JSON object"),
        (lambda lines: '{"hello": 1}', "line 1 is not the head of a Gusher record"),
        (lambda lines: lines[0].replace("oilfield", "monopoly"), "there is no game 'monopoly'"),
        (lambda lines: lines[0].replace('"seats":4', '"seats":8'), "2, 3, 4 or 5 seats, not 8"),
        (lambda lines: lines[0].replace("max_rounds", "min_rounds"), "no option min_rounds"),
        (lambda lines: lines[0] + "\n" + "[" * 200_000, "broken"),
        (truncated, "is not a JSON object; the record is broken or cut off there"),
        (of_other_rules, "rules version old-"),
        (of_other_data, "data version old-"),
        (with_an_illegal_action, "does not follow the rules: §4.1.1 "),
        (with_an_unknown_action, "has no action 'place nowhere'"),
        (with_another_seat, "It is not for seat"),
        (with_a_seat_beyond_the_table, "It is not for seat 9 to decide now"),
        (with_an_impossible_draw, '"cube grey" cannot be drawn now'),
        (with_a_move_before_the_draw, "Something is to be drawn first"),
        (with_a_draw_before_the_move, "Nothing is to be drawn now"),
        (with_another_result, "the result at the end of the record is not that of its moves"),
        (going_on_after_the_result, "stands after the result"),
    ],
)
def test_record(spoil: Callable[[list[str]], str], said: str, lines: list[str], tmp_path: Path) -> None:
    file = tmp_path / "spoilt.jsonl"
    file.write_text(spoil(lines))
    line = refused("replay", file)
    assert said in line
    assert str(file) in line


def test_a_spoilt_record_is_not_resumed_and_not_touched(lines: list[str], tmp_path: Path) -> None:
    file = tmp_path / "spoilt.jsonl"
    file.write_text(truncated(lines))
    before = file.read_bytes()
    assert "broken or cut off" in refused("play", "--resume", file)
    assert file.read_bytes() == before


def test_a_finished_game_is_not_resumed(lines: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(lines) + "\n")
    assert "is over; look at it with gusher replay" in refused("play", "--resume", file)


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("mine")
    assert "mine.jsonl exists already" in refused(*PLAY, "--record", file)
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    ("flags", "said"), [(["--at", "100000"], "--at must be 0 to"), (["--at", "-1"], "--at must be 0 to"), (["--seat", "4"], "0 to 3")]
)
def test_points_and_seats_that_a_record_does_not_have(flags: list[str], said: str, lines: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(lines) + "\n")
    assert said in refused("replay", file, *flags)
