"""A database from before seats told who has left them learns it from the choices made there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from gusher.server.stores import migrations

pytestmark = [pytest.mark.one_build, pytest.mark.sqlite]

STEP = import_module("gusher.server.stores.migrations.versions.s0014_identity")
BEFORE = (
    "INSERT INTO people (id, name, created) VALUES (7, 'Anna', 0), (8, 'Ben', 0)",
    """INSERT INTO tables (id, game, options, rules, data, status, listed, host, invite, created, changed, round, awaiting, summed)
    VALUES ('t', 'oilfield', '{}', '1', '1', 'running', 0, 8, 'x', 0, 0, 0, '[]', 0)""",
    """INSERT INTO seats ("table", seat, kind, person, name, bot) VALUES ('t', 0, 'person', 8, 'Ben', NULL),
    ('t', 1, 'bot', NULL, 'Anna', 'greedy'), ('t', 2, 'bot', NULL, 'Cleo', 'greedy'), ('t', 3, 'bot', NULL, 'greedy', 'greedy')""",
    """INSERT INTO actions ("table", seq, seat, action, command, at) VALUES ('t', 0, 1, 'a', '7:c1', 0), ('t', 1, 1, 'a', NULL, 0),
    ('t', 2, 2, 'a', '999:c1', 0), ('t', 3, 3, 'a', NULL, 0), ('t', 4, 0, 'a', '8:c2', 0)""",
    "INSERT INTO sessions (token, person, created) VALUES ('s', 8, 5.0)",
)


def upgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def test_who_left_is_known_where_he_has_chosen_something(database: Path) -> None:
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        upgrade(connection, STEP.down_revision)
        for statement in BEFORE:
            connection.execute(text(statement))
        upgrade(connection, STEP.revision)
        assert connection.execute(text("SELECT left_by FROM seats ORDER BY seat")).scalars().all() == [None, 7, None, None]
        assert connection.execute(text("SELECT used, label FROM sessions")).all() == [(5.0, "")]
        assert connection.execute(text("SELECT name FROM people WHERE id = 0")).scalar() == "somebody"
    engine.dispose()
