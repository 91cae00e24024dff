"""What Chess says, by language."""

from gamenight.games.chess.words import en

WORDS = {"en": en.Words}
