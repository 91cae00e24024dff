"""What Checkers says, by language."""

from gamenight.games.checkers.words import en

WORDS = {"en": en.Words}
