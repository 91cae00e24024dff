"""What Dominoes says, by language."""

from gamenight.games.dominoes.words import en

WORDS = {"en": en.Words}
