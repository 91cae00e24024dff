"""How the things of I Love Lucy are said."""

from __future__ import annotations

from gamenight.core import words
from gamenight.games.lucy.rules import board
from gamenight.games.lucy.rules.board import (
    ANY,
    ANYWHERE,
    BACK,
    BACK_BY,
    CHARACTERS,
    ENTRANCE,
    ESCAPE,
    KEEP,
    LOSE,
    MERTZ,
    SAYS,
    SPACES,
    WHAT,
    held,
)

CHARACTER = ("Lucy", "Ricky", "Fred", "Ethel", "Little Ricky", "Mrs. Trumbull", "Carolyn Appleby")
SHORT = ("lucy", "ricky", "fred", "ethel", "little", "trumbull", "carolyn")  # in ids
BONUS = ("Vitameatavegamin", "Meat Market")
BONUS_SHORT = ("vita", "meat")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

PLACES = {
    6: "Hat Shop", 9: "Tropicana", 16: "Beauty Salon", 23: "Candy Factory", 26: "Fur Shop", 31: "Grand Central",
    38: "TV Studio", 40: "Dress Shop", 46: "Meat Locker", 52: "Hollywood", 58: "Night Club", 62: "Vineyard",
    68: "Steamship Pier", 75: "Auction House", 85: "Country Club", 89: "Club Date", 95: "Charity Show",
    104: "Westport",
}  # fmt: skip

STUNTS = (
    "Wail like a thwarted toddler",
    "Tread grapes in a vat that nobody else can see",
    "Cram in invisible sweets as the belt speeds up",
    "Drum and chant like a bandleader",
    "Sell a tonic with an ever thicker tongue",
    "Stand frozen as a statue for ten seconds",
    "Balance a tower of plates",
    "Sing one line, proudly off key",
    "Mirror the player on the left for ten seconds",
    "Spy over the top of a newspaper",
    "Panic over a false nose on fire",
    "Come down a staircase under a giant hat",
    "Stuff envelopes at top speed",
    "Count the rent like a stingy landlord",
    "Teach a dance to nobody",
    "Chase a flock of chicks",
)
WHOM = ("right", "left", "choice")


def lucy_card(kind: int) -> str:
    if kind == ANY:
        return "Collect any character"
    if kind == KEEP:
        return "Keep this, to hand an Ay...Yi...Yi card to someone else later"
    return f"Collect {CHARACTER[kind]}"


def ayyi_card(kind: int) -> str:
    if kind < LOSE:
        return STUNTS[kind]
    return "Lose the next turn" if kind == LOSE else f"Move back {BACK_BY[kind - BACK]} spaces"


def instruction(space: int) -> str:
    """What a space of the way says, in a few words."""
    says, what = SAYS[space], WHAT[space]
    if says == board.DRAW:
        return f"Draw, {WHOM[what]}"
    if says == board.GIVE:
        return f"Give, {WHOM[what]}"
    if says == board.GIVE_OR_PAY:
        return f"Give or pay {what}"
    if says == board.BANK:
        return f"{PLACES[space]}: {'get' if what > 0 else 'pay'} $20"
    if says == board.RETURN:
        return "Return to any square" if what == ANYWHERE else f"Return to {PLACES[what]}"
    return {
        board.BLANK: "Ricardo's 3D",
        board.LUCY: "I Love Lucy card",
        board.AYYI: "Ay...Yi...Yi card",
        board.RECEIVE: "Receive, choice",
        board.TAKE: "Take 10",
        board.PAY: "Pay 5",
        board.FIRE: "Fire Escape",
    }[says]


def place(at: int) -> str:
    """Where someone stands: "space 9, Tropicana", "step 3 of the Fire Escape"."""
    if at == MERTZ:
        return "the Mertz's"
    if at > ESCAPE:
        return f"step {at - ESCAPE} of the Fire Escape"
    if at == ENTRANCE:
        return "the entrance of the Fire Escape"
    if at == 0:
        return "Ricardo's 3D"
    return f"space {at}, {instruction(at)}" if at < SPACES else ""


def cards_listed(hand: int) -> str:
    """ "Fred and two Ethels" """
    found = []
    for character in range(CHARACTERS):
        n = held(hand, character)
        if n:
            found.append(CHARACTER[character] if n == 1 else f"{NUMBERS[n]} {_plural(character)}")
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}" if found else ""


def _plural(character: int) -> str:
    return f"{CHARACTER[character]}s"


def seat_word(seat: int) -> str:
    """A seat in a move text."""
    return str(seat + 1)


class Words(words.Words):
    title = "I Love Lucy"
    about = "Collect Lucy, Ricky, Fred and Ethel and $100, and roll doubles on the Fire Escape."
    presets = {
        "sheet": ("As on the rule sheet", "To the Mertz's door, however long it takes."),
        "stage": ("On stage", "The others vote on every imitation."),
        "short": ("Short evening", "After 20 turns each, whoever is nearest wins."),
    }
    options = {
        "vote": "The other players vote on an imitation",
        "resolve_back": "After moving back, do what the new space says",
        "bonus_at_return": "A bonus card may be used instead of a return space",
        "doubles_fit": "Doubles must not take you past the Mertz's",
        "max_turns": "Turns each after which play stops",
    }
