"""Who is involved in which table, and how often a guest has logged out everywhere."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MANY = 1000


def upgrade() -> None:
    epoch = sa.Column("epoch", sa.Integer(), server_default=sa.text("0"), nullable=False)
    op.add_column("players", epoch)
    involved = op.create_table(
        "involved",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("table_id", BIG, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
    )
    found = sorted(_found(op.get_bind()))
    for at in range(0, len(found), MANY):
        rows = [{"player": player, "table_id": table} for player, table in found[at : at + MANY]]
        op.bulk_insert(involved, rows)


def _found(connection: sa.Connection) -> set[tuple[str, int]]:
    """Hosts and sitters, from the logs; what cannot be read involves nobody."""
    named: set[tuple[str, int]] = set()
    said = sa.text("SELECT table_id, data FROM events WHERE kind IN ('created', 'sat')")
    for table, text in connection.execute(said):
        try:
            data = json.loads(text)
            named |= {(str(data[name])[:32], table) for name in ("host", "player") if data.get(name)}
        except (ValueError, AttributeError):
            continue
    return named
