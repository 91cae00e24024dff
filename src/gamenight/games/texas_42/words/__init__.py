"""What Four Hand Texas says, by language."""

from gamenight.games.texas_42.words import en

WORDS = {"en": en.Words}
