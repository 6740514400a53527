"""Guided first games: each is played through, as a table of the server plays it."""
