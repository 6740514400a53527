"""The store in one SQLite file, which a server holds by a lock of the system."""
