"""What I Love Lucy says, by language."""

from gamenight.games.lucy.words import en

WORDS = {"en": en.Words}
