"""What is kept. Events are the truth; of the rest only what must be found without replaying."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

BIG = BigInteger().with_variant(Integer, "sqlite")
METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host", String(32), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # JSON for lists: who sits where
    Column("turn", BIG, nullable=False, server_default=text("0")),  # seats to move, as a bit set
    Column("created", BIG, nullable=False),
    Column("moved", BIG, nullable=False),
    Column("last", Integer, nullable=False),  # number of the last event
    Column("wake", BIG),  # when the keeper has something to do
    Column("keeper", String(40)),  # the node that plays its bots and watches its clocks
    Column("kept_until", BIG, nullable=False, server_default=text("0")),
    Column(
        "counted", Boolean, nullable=False, server_default=text("false")
    ),  # its result is in the statistics
    Index("tables_wake", "wake"),
    Index("tables_secret", "secret"),  # everybody's try at a deal of the day
    Index("tables_listed", "listed", "status"),
    Index("tables_uncounted", "status", "counted"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", BIG, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),  # unique in its table: nobody moves twice
    Column("at", BIG, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("table_id", BIG, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False),
    Index("sitters_player", "player"),
)

INVOLVED = Table(  # whoever hosts a table or has ever sat at it
    "involved",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("table_id", BIG, primary_key=True, autoincrement=False),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BIG, nullable=False),
    Column("recovery", String(64), unique=True),  # a hash
    Column(
        "epoch", Integer, nullable=False, server_default=text("0")
    ),  # goes up with every log-out everywhere
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", BIG, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("payoff", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),  # won, drawn, lost
    Column("at", BIG, nullable=False),
    Index("results_player", "player"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("options", String(400), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("points", Float, nullable=False),  # the sum of scores
    Index("ratings_game", "game", "seats"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

CLUBS = Table(  # club nights
    "clubs",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("night", Text, nullable=False),  # JSON: members, rounds, results
    Column("version", Integer, nullable=False),
    Column("created", BIG, nullable=False),
)

REVIEWS = Table(  # finished games looked at again
    "reviews",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the record
    Column("version", Integer, primary_key=True, autoincrement=False),  # of the reviewer
    Column("table_id", BIG, nullable=False),  # below 1 for a record that came as a file
    Column("state", String(8), nullable=False),  # working, whole, stopped, too long
    Column("node", String(40), nullable=False),  # who works it out
    Column("until", BIG, nullable=False),  # when that node is taken to be gone
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("found", Text, nullable=False),  # JSON: what is known so far
    Column("asked", BIG, nullable=False),  # when somebody last asked for it
    Index("reviews_table", "table_id"),
    Index("reviews_asked", "asked"),
)

DUPLICATES = Table(
    "duplicates",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("kept", Text, nullable=False),  # JSON: people, tables, results; and the secret of the luck
    Column("version", Integer, nullable=False),
    Column("created", BIG, nullable=False),
)

HOUSES = Table(  # what the house made of deals of the day
    "houses",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("score", Integer, nullable=False),
    Column("payoff", Integer, nullable=False),
)

LEARNERS = Table(  # a coach beside them, what was explained to them, children's mode
    "learners",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("coach", String(8), nullable=False),
    Column("child", Boolean, nullable=False),
    Column("heard", Text, nullable=False),  # JSON: kinds of decisions, by game
)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("seen", BIG, nullable=False),
)
