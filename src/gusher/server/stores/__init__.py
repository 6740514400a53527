"""Where tables and people are kept: what the server asks of a database (`store`), and the SQLite file that answers.

Whoever awaits a change goes on when it is committed, and not before. The log of a table only grows.
"""
