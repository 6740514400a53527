"""The rules of Giganten, a chapter a file."""
