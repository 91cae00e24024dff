"""What Rummy says, by language."""

from gamenight.games.rummy.words import en

WORDS = {"en": en.Words}
