"""What Monopoly says, by language."""

from gamenight.games.monopoly.words import en

WORDS = {"en": en.Words}
