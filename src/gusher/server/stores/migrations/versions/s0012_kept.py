"""Whether somebody can come back to being this person when the browser has forgotten it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("people", sa.Column("kept", sa.Boolean(), nullable=False, server_default="0"))
