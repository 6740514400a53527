"""The rules of Oilfield, a chapter a file."""
