"""Learners: the coach, what was explained, children's mode."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learners",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("coach", sa.String(length=8), nullable=False),
        sa.Column("child", sa.Boolean(), nullable=False),
        sa.Column("heard", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player"),
    )
