"""Interbellum in a terminal."""
