"""Laws of a game before it is played: its tables of actions, its options, its rules."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core import codec
from gusher.core.rules import Frame
from gusher.core.sections import section_of
from gusher.house import House
from gusher.rulebook import Rulebook

TABLES: list[Callable[[House], None]] = []


def of_the_tables(law: Callable[[House], None]) -> Callable[[House], None]:
    TABLES.append(law)
    return law


@of_the_tables
def tables_are_numbered_and_read_back(game: House) -> None:
    for table, find in ((game.actions, game.action), (game.outcomes, game.outcome)):
        assert [action.index for action in table] == list(range(len(table)))
        for action in table:
            assert find(action.notation) is action, f"'{action.notation}' stands for two of them"
            assert action.notation == " ".join(action.notation.split()) != "", f"'{action.notation}' is no notation"


@of_the_tables
def options_allow_their_defaults_and_editions(game: House) -> None:
    options = {option.name: option for option in game.options}
    assert len(options) == len(game.options), "two options have the same name"
    assert set(game.editions) <= (set(options["edition"].values) if "edition" in options else {"standard"})
    for option in game.options:
        assert option.read(option.default) == option.default, f"{option.name} does not allow its default"
        assert option.section.startswith("§"), f"{option.name} does not say its §"
    for name, changed in game.editions.items():
        for option_name, value in changed.items():
            assert options[option_name].read(value) == value, f"edition {name} cannot have {option_name} {value}"


@of_the_tables
def every_rule_is_listed(game: House) -> None:
    """The game's modules define no frame that `game.frames` lacks, but for those that only others are derived from."""
    package = type(game).__module__.rpartition(".")[0] or type(game).__module__
    rules = {rule.__name__: rule for rule in derived_from(Frame) if is_in(rule.__module__, package) and not rule.__subclasses__()}
    assert sorted(rules) == sorted(game.frames), f"the rules are {', '.join(sorted(rules))}, listed are {', '.join(sorted(game.frames))}"
    assert rules == game.frames


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def derived_from(rule: type[Frame]) -> list[type[Frame]]:
    direct: list[type[Frame]] = rule.__subclasses__()
    return direct + [deeper for each in direct for deeper in derived_from(each)]


@of_the_tables
def every_rule_says_its_section_and_is_made_from_its_fields(game: House) -> None:
    numbers = {part.number for part in Rulebook(game).parts}
    for name, rule in game.frames.items():
        frame = make(rule)
        section = section_of(frame)
        assert section.startswith("§"), f"the docstring of {name} does not begin with its §"
        assert not numbers or section in numbers, f"{name} cites {section}, which the rulebook does not have"
        encoded = codec.encode_frame(frame)
        assert set(encoded) == {"rule", *inspect.signature(rule).parameters}, f"{name} has other fields than its constructor takes"
        assert codec.encode_frame(codec.decode_frame(game, encoded)) == encoded, f"{name} is not made from its fields"


def make(rule: type[Frame]) -> Frame:
    """A frame of that class, whatever it says: a compiled constructor refuses arguments of the wrong kind."""
    names = list(inspect.signature(rule).parameters)
    for arguments in product((False, (), vec[i64]()), repeat=len(names)):
        try:
            return rule(**dict(zip(names, arguments, strict=True)))
        except TypeError:
            continue
    raise AssertionError(f"{rule.__name__} cannot be made")
