"""Giganten in a terminal."""
