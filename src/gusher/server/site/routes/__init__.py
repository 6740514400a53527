"""Requests by subject, beside those of `api`: who I am, mail that lets me back, notices, profiles, moves that are tried."""
