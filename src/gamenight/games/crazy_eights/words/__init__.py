"""What Crazy Eights says, by language."""

from gamenight.games.crazy_eights.words import en

WORDS = {"en": en.Words}
