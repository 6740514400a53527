"""The server: tables for people, bots and browsers. It reaches games only through the registry."""
