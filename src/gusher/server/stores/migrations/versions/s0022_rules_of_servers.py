"""By which rules each server plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("servers", sa.Column("plays", sa.Text, nullable=True))
