"""Every law for every game: x seat count x option set, over random playouts. `GUSHER_GAMES` says how many are played in each case."""

from __future__ import annotations

import inspect
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher.core import codec
from gusher.core.game import Game
from gusher.core.rules import Frame
from gusher.core.sections import section_of
from gusher.registry import games
from tests.conformance.cases import GAMES, Case, Played, cases
from tests.conformance.laws import LAWS

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))


def by_weight(case: Case) -> object:
    """Each option by itself is tried on the compiled build only."""
    usual = case.option == "default" or case.option.startswith(("edition=", "combination 0"))
    return pytest.param(case, id=case.name, marks=() if usual else pytest.mark.slow)


@pytest.mark.parametrize("case", [by_weight(case) for case in cases()])
def test_laws(case: Case) -> None:
    for number in range(GAMES):
        played = Played(case, number)
        for law in LAWS:
            law(played)


@every_game
def test_tables_are_numbered_and_read_back(game: Game) -> None:
    for table, find in ((game.actions, game.action), (game.outcomes, game.outcome)):
        assert [action.index for action in table] == list(range(len(table)))
        assert all(find(action.notation) is action for action in table)
        assert all(action.notation == " ".join(action.notation.split()) != "" for action in table)


@every_game
def test_options_allow_their_defaults_and_editions(game: Game) -> None:
    options = {option.name: option for option in game.options}
    assert len(options) == len(game.options)
    assert set(game.editions) == (set(options["edition"].values) if "edition" in options else {"standard"})
    for option in game.options:
        assert option.read(option.default) == option.default
        assert option.section.startswith("§")
    for changed in game.editions.values():
        assert all(options[name].read(value) == value for name, value in changed.items())


@every_game
def test_every_rule_is_listed(game: Game) -> None:
    """The game's modules define no frame that `game.frames` lacks, but for those that only others are derived from."""
    package = f"gusher.games.{game.name}."
    rules = {rule.__name__: rule for rule in derived_from(Frame) if rule.__module__.startswith(package) and not rule.__subclasses__()}
    assert rules == game.frames


def derived_from(rule: type[Frame]) -> list[type[Frame]]:
    direct: list[type[Frame]] = rule.__subclasses__()
    return direct + [deeper for each in direct for deeper in derived_from(each)]


@every_game
def test_every_rule_says_its_section_and_is_made_from_its_fields(game: Game) -> None:
    for name, rule in game.frames.items():
        frame = make(rule)
        assert section_of(frame).startswith("§"), name
        encoded = codec.encode_frame(frame)
        assert set(encoded) == {"rule", *inspect.signature(rule).parameters}
        assert codec.encode_frame(codec.decode_frame(game, encoded)) == encoded


def make(rule: type[Frame]) -> Frame:
    """A frame of that class, whatever it says: a compiled constructor refuses arguments of the wrong kind."""
    names = list(inspect.signature(rule).parameters)
    for arguments in product((False, (), vec[i64]()), repeat=len(names)):
        try:
            return rule(**dict(zip(names, arguments, strict=True)))
        except TypeError:
            continue
    raise AssertionError(f"{rule.__name__} cannot be made")
