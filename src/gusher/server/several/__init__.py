"""Several servers on one database: who of them works at a table, what the others have changed, and who is there by them.

With a database that one server holds alone, nothing of this does anything.
"""
