"""Interbellum in a terminal: its places, armies and decades in the reader's language, and what another box calls them."""

from __future__ import annotations

from copy import deepcopy

import pytest
from rich.console import Console

from gusher.games.interbellum import GAME
from gusher.games.interbellum.terminal.words import InterbellumWords
from gusher.texts import Texts
from tests.games.interbellum.scene import scene

pytestmark = pytest.mark.one_build

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
WIDTH = 120


def words(language: str = "en", game: object = None) -> InterbellumWords:
    _, found = (GAME if game is None else GAME.with_data(game)).terminal(Texts(language), NAMES)
    assert isinstance(found, InterbellumWords)
    return found


def test_english_calls_every_place_as_the_box_does() -> None:
    english = words()
    assert {id: english.node(id) for id in english.nodes} == english.nodes


@pytest.mark.parametrize(
    ("language", "port", "segment"),
    [
        ("de", "Dschidda", "Hajigabul – Täbris"),
        ("fr", "Djeddah", "Hajigabul – Tabriz"),
        ("it", "Gedda", "Hajigabul – Tabriz"),
        ("nl", "Djedda", "Hajigabul – Tabriz"),
    ],
)
def test_places_have_the_names_of_the_language(language: str, port: str, segment: str) -> None:
    assert words(language).node("P-JED") == port
    assert words(language).line("S14") == segment


def test_a_place_that_the_owner_of_a_box_has_named_is_called_so() -> None:
    data = deepcopy(GAME.data)
    port = next(port for port in data["ports"] if port["id"] == "P-JED")
    port["name"] = "Dschedda am Meer"
    german = words("de", data)
    assert (german.node("P-JED"), german.node("P-TRE")) == ("Dschedda am Meer", "Trapezunt")


def test_an_army_is_told_with_its_power_where_that_is_known() -> None:
    view = scene("HAS SA").view(0)
    assert words().action("army HAS", view) == "The army in Al-Hasa (Saudi Arabia)"
    assert words().action("army HAS", None) == "The army in Al-Hasa"


@pytest.mark.parametrize(("language", "said"), [("en", "round 1 of 6, the 1920s"), ("fr", "manche 1 sur 6, années 1920")])
def test_the_decade_is_said_in_words(language: str, said: str) -> None:
    board, _ = GAME.terminal(Texts(language), NAMES)
    console = Console(width=WIDTH, no_color=True)
    with console.capture() as shown:
        console.print(board.draw(scene().view(0), WIDTH))
    assert said in shown.get()
