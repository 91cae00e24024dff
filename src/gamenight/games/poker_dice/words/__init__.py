"""What Poker Dice says, by language."""

from gamenight.games.poker_dice.words import en

WORDS = {"en": en.Words}
