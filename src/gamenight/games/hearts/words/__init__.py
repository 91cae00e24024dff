"""What Hearts says, by language."""

from gamenight.games.hearts.words import en

WORDS = {"en": en.Words}
