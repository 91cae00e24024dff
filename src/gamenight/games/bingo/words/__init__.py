"""What Bingo says, by language."""

from gamenight.games.bingo.words import en

WORDS = {"en": en.Words}
