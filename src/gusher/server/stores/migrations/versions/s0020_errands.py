"""What an operator asks of a server that is running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("taken", sa.Float, nullable=True),
        sa.Column("answer", sa.String(32), nullable=True),
    )
