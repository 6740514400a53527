"""Who was removed from a table, and who has taken it off his list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(8), primary_key=True),
    )
