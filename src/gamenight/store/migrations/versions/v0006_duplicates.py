"""Duplicates, and what the house made of the deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "duplicates",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("kept", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_table(
        "houses",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("payoff", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day"),
    )
