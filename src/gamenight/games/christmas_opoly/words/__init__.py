"""What Christmas-opoly says, by language."""

from gamenight.games.christmas_opoly.words import en

WORDS = {"en": en.Words}
