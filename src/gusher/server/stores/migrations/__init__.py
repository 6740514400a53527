"""How a database comes to the tables of `schema`, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect

HEAD: Final = "0022"  # the last step
# Servers that know the steps up to this one can go on with the database when all have been taken. A step that only adds leaves it as it is.
LEAST: Final = "0019"


def is_current(connection: Connection) -> bool:
    """Whether nothing is to be done, found without Alembic, which takes its time to load."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all() == [HEAD]


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Bring the database up to date, or only to an earlier step, within the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
