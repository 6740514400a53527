"""Oilfield in a terminal."""
