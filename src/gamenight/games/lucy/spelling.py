"""How the characters and bonus cards of I Love Lucy are written in move texts and ids, the same in every language."""

from __future__ import annotations

from gamenight.games.lucy.rules.board import CHARACTERS

CHARACTER = ("Lucy", "Ricky", "Fred", "Ethel", "Little Ricky", "Mrs. Trumbull", "Carolyn Appleby")
SHORT = ("lucy", "ricky", "fred", "ethel", "little", "trumbull", "carolyn")  # in ids
BONUS = ("Vitameatavegamin", "Meat Market")
BONUS_SHORT = ("vita", "meat")


def character_named(word: str) -> int:
    """The character that "Fred", "mrs trumbull" or "little" names; -1 if it names none."""
    said = word.strip().lower().replace(".", "")
    for character in range(CHARACTERS):
        full = CHARACTER[character].lower().replace(".", "")
        if said in (full, SHORT[character], full.split()[-1] if character > 4 else full):
            return character
    return -1
