"""The log is unique by its sequence number alone: a table knows its commands, and a second index doubled what every move writes."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("actions", table_kwargs={"sqlite_with_rowid": False}) as actions:
        actions.drop_constraint("uq_actions_table_command", type_="unique")
