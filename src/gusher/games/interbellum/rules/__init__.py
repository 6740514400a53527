"""The rules of Interbellum, a chapter a file."""
