"""The store in a PostgreSQL database, which a server holds by a lock of its session. Needs psycopg."""
