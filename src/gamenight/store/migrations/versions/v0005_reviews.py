"""Finished games looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("until", BIG, nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.Column("asked", BIG, nullable=False),
        sa.PrimaryKeyConstraint("digest", "version"),
    )
    op.create_index("reviews_table", "reviews", ["table_id"])
    op.create_index("reviews_asked", "reviews", ["asked"])
