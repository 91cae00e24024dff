# compiled
"""Moves as a person writes them: `roll`, `follow`, `cash vita`, `draw from 2`, `give Fred`, `name Ethel`, `go to 38`.

Players are named by number. Several steps in one phrase: `give Fred to 2`, `ask 2 for Ethel`.
"""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import MEAT, SPACES, VITA
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.spelling import BONUS_SHORT, CHARACTER, character_named
from gamenight.games.lucy.words.en import Words

TEXTS = {
    public.ROLL: "roll",
    public.FOLLOW: "follow",
    public.CASH + VITA: f"cash {BONUS_SHORT[VITA]}",
    public.CASH + MEAT: f"cash {BONUS_SHORT[MEAT]}",
    public.OBEY: "obey",
    public.PERFORM: "perform",
    public.REFUSE: "refuse",
    public.HAND_OUT: "hand out",
    public.PAY_ALL: "pay",
    public.YES: "yes",
    public.NO: "no",
    public.ASK_NOBODY: "ask nobody",
}
WORDS = {text: move for move, text in TEXTS.items()} | {
    "bonus vita": public.CASH + VITA,
    "cash vitameatavegamin": public.CASH + VITA,
    "bonus meat": public.CASH + MEAT,
    "cash meat market": public.CASH + MEAT,
    "give each": public.HAND_OUT,
    "give": public.HAND_OUT,
    "do": public.FOLLOW,
    "keep": public.OBEY,
    "imitate": public.PERFORM,
    "throw": public.ROLL,
    "nobody": public.ASK_NOBODY,
}
TO_TEXTS = {
    public.DRAWING: "draw from",
    public.GIVING_TO: "give to",
    public.ASKING: "ask",
    public.HANDING: "hand to",
}
TO_WORDS = re.compile(r"(?:draw(?: from)?|give to|ask|hand(?: to)?|pass to|to) (?:player )?([1-4])")


def write(view: LucyView, move: int) -> str:
    if move in TEXTS:
        return TEXTS[move]
    if move < public.PART:
        return f"{TO_TEXTS.get(view.public.stage, 'to')} {move - public.TO + 1}"
    if move < public.NAME:
        return f"give {CHARACTER[move - public.PART]}"
    return f"name {CHARACTER[move - public.NAME]}" if move < public.GO else f"go to {move - public.GO}"


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
        return [public.TO + int(player[1]) - 1]
    space = re.fullmatch(r"(?:go|return)(?: to)?(?: space)? (\d{1,3})", words)
    if space and int(space[1]) < SPACES:
        return [public.GO + int(space[1])]
    for verb, first in (("give ", public.PART), ("name ", public.NAME), ("receive ", public.NAME)):
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
        card, player = public.PART + character_named(given[1]), public.TO + int(given[2]) - 1
        alone = view.public.stage == public.GIVING and (view.public.payees >> (player - public.TO)) & 1
        return [card] if alone else [player, card]
    if asked and character_named(asked[2] or asked[3]) >= 0:
        name, player = (
            public.NAME + character_named(asked[2] or asked[3]),
            public.TO + int(asked[1] or asked[4]) - 1,
        )
        return [player] if view.public.stage != public.NAMING else [name, player]
    return []
