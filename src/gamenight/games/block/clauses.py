"""Where Block has the rules that games on a line share."""

from gamenight.parts.line.clauses import Clauses

CLAUSES = Clauses(match="3.1", draw="3.2", fresh="3.1", passing="3.2", lead="2.3", end="5.1", scoring="4.1")
