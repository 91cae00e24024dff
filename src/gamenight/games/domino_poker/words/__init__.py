"""What Domino Poker says, by language."""

from gamenight.games.domino_poker.words import en

WORDS = {"en": en.Words}
