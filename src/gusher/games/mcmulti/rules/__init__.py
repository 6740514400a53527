"""The rules of McMulti, a chapter a file."""
