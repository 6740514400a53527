"""Where tables and people are kept: what the server asks of a database (`store`), and who answers, an SQLite file or PostgreSQL.

Whoever awaits a change goes on when it is committed, and not before. The log of a table only grows.
"""
