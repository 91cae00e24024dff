"""What Call Me Lucky says, by language."""

from gamenight.games.call_me_lucky.words import en

WORDS = {"en": en.Words}
