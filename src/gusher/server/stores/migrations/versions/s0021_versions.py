"""By which rules a table was played from when on, and what it looked like then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("versions", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("parted", sa.Text, nullable=True))
    op.create_table(
        "stamps",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("fields", sa.Text, nullable=False),
        sa.Column("numbers", sa.Text, nullable=False),
    )
