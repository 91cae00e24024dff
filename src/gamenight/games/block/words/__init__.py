"""What Block says, by language."""

from gamenight.games.block.words import en

WORDS = {"en": en.Words}
