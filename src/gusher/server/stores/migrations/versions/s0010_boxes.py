"""Boxes that owners of a game have described, and the tables that are played with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "shelf",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("box", sa.String(32), sa.ForeignKey("boxes.id"), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("box", sa.String(32), nullable=True))
