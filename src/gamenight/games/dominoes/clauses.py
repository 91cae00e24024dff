"""Where Dominoes has the rules that games on a line share."""

from gamenight.parts.line.clauses import Clauses

CLAUSES = Clauses(match="3.1", draw="3.3", fresh="3.2", passing="3.5", lead="2.1", end="5.1", scoring="4.1")
