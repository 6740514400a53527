"""Clocks of tables, when the server was last alive, and when people are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("free", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=True),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("clean", sa.Boolean, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_index("ix_absences_person", "absences", ["person"])
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=True))
