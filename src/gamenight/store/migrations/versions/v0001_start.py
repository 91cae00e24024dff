"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", BIG, autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seen", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("recovery", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("recovery"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("options", sa.String(length=400), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "options", "seats"),
    )
    op.create_index("ratings_game", "ratings", ["game", "seats"], unique=False)
    op.create_table(
        "results",
        sa.Column("table_id", BIG, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("payoff", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_player", "results", ["player"], unique=False)
    op.create_table(
        "sitters",
        sa.Column("table_id", BIG, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("sitters_player", "sitters", ["player"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("turn", BIG, server_default=sa.text("0"), nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("moved", BIG, nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("wake", BIG, nullable=True),
        sa.Column("keeper", sa.String(length=40), nullable=True),
        sa.Column("kept_until", BIG, server_default=sa.text("0"), nullable=False),
        sa.Column("counted", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_listed", "tables", ["listed", "status"], unique=False)
    op.create_index("tables_uncounted", "tables", ["status", "counted"], unique=False)
    op.create_index("tables_wake", "tables", ["wake"], unique=False)
