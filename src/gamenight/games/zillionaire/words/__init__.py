"""What Zillionaire says, by language."""

from gamenight.games.zillionaire.words import en

WORDS = {"en": en.Words}
