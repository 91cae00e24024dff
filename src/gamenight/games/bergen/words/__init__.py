"""What Bergen says, by language."""

from gamenight.games.bergen.words import en

WORDS = {"en": en.Words}
