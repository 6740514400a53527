"""Every game with every number of seats."""

from __future__ import annotations

import pytest

from gusher.registry import games

TABLES = [pytest.param(game.name, seats, id=f"{game.name}-{seats}") for game in games() for seats in game.seats]
