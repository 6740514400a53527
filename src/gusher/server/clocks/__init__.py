"""Clocks at the tables: who keeps them, and when they stand because somebody is away.

How they count is in `clockwork`, what they show in `scenes.faces`.
"""
