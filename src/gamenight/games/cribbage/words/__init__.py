"""What Cribbage says, by language."""

from gamenight.games.cribbage.words import en

WORDS = {"en": en.Words}
