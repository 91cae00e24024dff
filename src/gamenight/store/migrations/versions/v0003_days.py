"""Tables found by their secret: everybody's try at a deal of the day."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_secret", "tables", ["secret"])
