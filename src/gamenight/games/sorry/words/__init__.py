"""What Sorry says, by language."""

from gamenight.games.sorry.words import en

WORDS = {"en": en.Words}
