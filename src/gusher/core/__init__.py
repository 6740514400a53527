"""The engine. It knows no game, and imports nothing else of this package."""
