"""Several servers on one database: who they are, who works at a table, who is there, and what is voted on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

FORMER = "INSERT INTO servers (id, at, until, clean) SELECT 'former', at, 0, clean FROM pulse"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("clean", sa.Boolean, nullable=False),
    )
    op.execute(FORMER)
    op.drop_table("pulse")
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
    op.create_table(
        "wishes",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("wish", sa.Text, nullable=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_presence_server", "presence", ["server"])
    op.create_table(
        "review_jobs",
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("review", sa.Text, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )
