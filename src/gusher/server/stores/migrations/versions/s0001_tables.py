"""People, sessions, tables, seats, the log of actions, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    for name, time in (("sessions", "created"), ("claims", "expires")):
        op.create_table(
            name,
            sa.Column("token", sa.String(64), primary_key=True),
            sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
            sa.Column(time, sa.Float, nullable=False),
        )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("awaiting", sa.Text, nullable=False),
        sa.Column("summed", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_status_listed", "tables", ["status", "listed"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("bot", sa.String(32), nullable=True),
        sa.Column("stand_in", sa.String(32), nullable=True),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "actions",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("back_to", sa.Integer, nullable=True),
        sa.Column("command", sa.String(100), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "command", name="uq_actions_table_command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(100), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "command", name="uq_chat_table_command"),
    )
