"""The language that a person has chosen, for all devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(8), nullable=True))
