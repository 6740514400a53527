"""Luck that is fixed when a table begins. Tables from before have no seed and go on without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("nonces", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("nonce", sa.String(32), nullable=False, server_default=""))
