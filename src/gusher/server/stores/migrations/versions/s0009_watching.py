"""The secret of a link for watching, and places and points of a finished game for the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watch", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
