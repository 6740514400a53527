"""Read by Alembic: migrate over the connection that `migrate` was given."""

from __future__ import annotations

from alembic import context

from gusher.server.stores.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
