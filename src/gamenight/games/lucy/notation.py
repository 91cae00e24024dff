"""Moves as a person writes them: `roll`, `follow`, `cash vita`, `draw from 2`, `give Fred`, `name Ethel`, `go to 38`.

Players are named by number. Several steps in one phrase: `give Fred to 2`, `ask 2 for Ethel`.
"""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.lucy.rules.board import MEAT, SPACES, VITA
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.rules.public import (
    ASK_NOBODY,
    ASKING,
    CASH,
    DRAWING,
    FOLLOW,
    GIVING,
    GIVING_TO,
    GO,
    HAND_OUT,
    HANDING,
    NAME,
    NAMING,
    NO,
    OBEY,
    PART,
    PAY_ALL,
    PERFORM,
    REFUSE,
    ROLL,
    TO,
    YES,
)
from gamenight.games.lucy.spelling import BONUS_SHORT, CHARACTER, character_named
from gamenight.games.lucy.words.en import Words

TEXTS = {
    ROLL: "roll",
    FOLLOW: "follow",
    CASH + VITA: f"cash {BONUS_SHORT[VITA]}",
    CASH + MEAT: f"cash {BONUS_SHORT[MEAT]}",
    OBEY: "obey",
    PERFORM: "perform",
    REFUSE: "refuse",
    HAND_OUT: "hand out",
    PAY_ALL: "pay",
    YES: "yes",
    NO: "no",
    ASK_NOBODY: "ask nobody",
}
WORDS = {text: move for move, text in TEXTS.items()} | {
    "bonus vita": CASH + VITA,
    "cash vitameatavegamin": CASH + VITA,
    "bonus meat": CASH + MEAT,
    "cash meat market": CASH + MEAT,
    "give each": HAND_OUT,
    "give": HAND_OUT,
    "do": FOLLOW,
    "keep": OBEY,
    "imitate": PERFORM,
    "throw": ROLL,
    "nobody": ASK_NOBODY,
}
TO_TEXTS = {DRAWING: "draw from", GIVING_TO: "give to", ASKING: "ask", HANDING: "hand to"}
TO_WORDS = re.compile(r"(?:draw(?: from)?|give to|ask|hand(?: to)?|pass to|to) (?:player )?([1-4])")


def write(view: LucyView, move: int) -> str:
    if move in TEXTS:
        return TEXTS[move]
    if move < PART:
        return f"{TO_TEXTS.get(view.public.stage, 'to')} {move - TO + 1}"
    if move < NAME:
        return f"give {CHARACTER[move - PART]}"
    return f"name {CHARACTER[move - NAME]}" if move < GO else f"go to {move - GO}"


def read(view: LucyView, text: str, say: Words) -> list[int]:
    """The steps a text stands for, legal or not."""
    words = " ".join(text.lower().replace(",", " ").split())
    if words in WORDS:
        return [WORDS[words]]
    steps = _one(words) or _phrase(view, words)
    if steps:
        return steps
    raise Unreadable(say.unreadable(text))


def _one(words: str) -> list[int]:
    player = TO_WORDS.fullmatch(words)
    if player:
        return [TO + int(player[1]) - 1]
    space = re.fullmatch(r"(?:go|return)(?: to)?(?: space)? (\d{1,3})", words)
    if space and int(space[1]) < SPACES:
        return [GO + int(space[1])]
    for verb, first in (("give ", PART), ("name ", NAME), ("receive ", NAME)):
        if words.startswith(verb) and character_named(words.removeprefix(verb)) >= 0:
            return [first + character_named(words.removeprefix(verb))]
    return []


def _phrase(view: LucyView, words: str) -> list[int]:
    """Two steps said in one: a card and who is to have it, a character and who is asked for it."""
    given = re.fullmatch(r"give (.+) to (?:player )?([1-4])", words)
    asked = re.fullmatch(
        r"ask (?:player )?([1-4]) for (.+)|name (.+?) (?:and )?ask (?:player )?([1-4])", words
    )
    if given and character_named(given[1]) >= 0:
        card, player = PART + character_named(given[1]), TO + int(given[2]) - 1
        alone = view.public.stage == GIVING and (view.public.payees >> (player - TO)) & 1
        return [card] if alone else [player, card]
    if asked and character_named(asked[2] or asked[3]) >= 0:
        name, player = NAME + character_named(asked[2] or asked[3]), TO + int(asked[1] or asked[4]) - 1
        return [player] if view.public.stage != NAMING else [name, player]
    return []
