"""How Alembic runs here: always on a connection it is given, never from a shell."""

from alembic import context

from gamenight.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
