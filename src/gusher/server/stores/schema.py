"""The tables of the database, defined once. Migrations bring a database here; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"})

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("language", String(8), nullable=True),
)

# Several devices of one person have a session each. Tokens are stored as SHA-256.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

# `round`, `awaiting`, `summed` and `result` are a summary for the lobby, as of log entry `summed`; the log is the truth. `seed` is secret
# until the game is over; it is null in tables from before luck was fixed. `nonces` are those of the seats when the game began. `watch` is
# the secret part of a link for watching, while there is one. `box` names what is played with, if it is not the packaged box.
# `lesson` is "on" or "left" where the luck was prepared for a guide. `begun` is how many entries of another game the log begins with, and
# `origin` what the luck was made with beside the seed, where it is that of another table.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("data", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Integer, ForeignKey("people.id"), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("round", Integer, nullable=False),
    Column("awaiting", Text, nullable=False),
    Column("summed", Integer, nullable=False),
    Column("seed", String(64), nullable=True),
    Column("nonces", Text, nullable=True),
    Column("lesson", String(8), nullable=True),
    Column("coach", Boolean, nullable=False, server_default="0"),
    Column("watch", String(32), nullable=True),
    Column("result", Text, nullable=True),
    Column("box", String(32), nullable=True),
    Column("begun", Integer, nullable=True),
    Column("origin", Text, nullable=True),
    Index(None, "status", "listed"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", Integer, ForeignKey("people.id"), nullable=True),
    Column("name", String(100), nullable=False),
    Column("bot", String(32), nullable=True),
    Column("stand_in", String(32), nullable=True),
    Column("nonce", String(32), nullable=False, server_default=""),
    Index(None, "person"),
)

# What became of somebody at a table: `removed` by its host, so that he cannot come back; or `hidden`, taken off his own list.
marks = Table(
    "marks",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("mark", String(8), primary_key=True),
)

# Append-only. `seat` is null for a chance; an entry with `back_to` takes back all entries from that one on.
actions = Table(
    "actions",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("action", String(200), nullable=False),
    Column("back_to", Integer, nullable=True),
    Column("command", String(100), nullable=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Boxes that owners of a game have described, each under a digest of what is in it; so they never change.
boxes = Table(
    "boxes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

# Whose boxes they are; several people may have the same.
shelf = Table(
    "shelf",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("box", String(32), ForeignKey("boxes.id"), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("changed", Float, nullable=False),
)

# What a seat lets the server answer for it. Private: it is read for the room and for the seat itself.
orders = Table(
    "orders",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("most", Integer, nullable=False),
    Column("lot", String(100), nullable=False),
)

# Where a seat has asked the coach: at the question that was put at that moment.
advices = Table(
    "advices",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moment", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

# One a seat, made when somebody asks for it after the end; it can be made again at any time.
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Lines that somebody has tried in the replay of a finished game, as JSON; everybody has his own.
variations = Table(
    "variations",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("lines", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(100), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "command"),
)
