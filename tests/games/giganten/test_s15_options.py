"""§15 Options."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.games.giganten import GAME
from gusher.rulebook import Rulebook
from tests.games.giganten.scene import begin


def test_s15_1_twelve_options_with_their_defaults() -> None:
    """§15.1 Twelve options besides the number of players, each as the table of the rules has it."""
    rules = Rulebook(GAME).find("15")
    assert len(GAME.options) == 12
    for option in GAME.options:
        line = next(line for line in rules.splitlines() if line.startswith(f"| `{option.name}` |"))
        _, _, values, default, changes, *_ = (cell.strip() for cell in line.split("|"))
        assert [value.strip(" `") for value in values.split(",")] == [str(value).lower() for value in option.values]
        assert default.strip("`") == str(option.default).lower()
        assert option.section in changes or option.section.rsplit(".", 1)[0] in changes


def test_s15_1_every_combination_is_playable() -> None:
    """§15.1 They are independent: the last value of all of them together starts a game, and nonsense does not."""
    options: dict[str, Any] = {option.name: option.values[-1] for option in GAME.options}
    s = begin(2, **options)
    assert s.terms.options["closed_company"] == "none"
    with pytest.raises(SetupError, match="option black_star cannot be 21; allowed: 20, 19"):
        begin(black_star=21)
