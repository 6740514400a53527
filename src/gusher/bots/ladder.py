"""The levels that people choose from, the weakest first, in a game that has not measured its own: for each the bot that plays it."""

from __future__ import annotations

from typing import Final

# Every name that a level can have. A game has some of them.
RUNGS: Final = ("beginner", "easy", "medium", "skilled", "hard", "expert", "champion", "master")
LADDER: Final = {"beginner": "random", "easy": "greedy", "medium": "search-medium", "hard": "search-hard"}
