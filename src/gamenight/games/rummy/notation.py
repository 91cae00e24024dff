# compiled
"""Moves as a person writes them: `draw`, `take`, `meld 4C 5C 6C`, `lay off 7C on 4C`, `discard 9H`.

A meld on the table is called by its first card, though any of its cards will do. `lay off 7C 8C on 4C` is two steps.
"""

from __future__ import annotations

from gamenight.core.position import bit
from gamenight.core.refusal import Unreadable
from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import (
    DRAW,
    GROUP,
    LAY,
    LOWER,
    MELD,
    MISMELD,
    NOWHERE,
    TAKE,
    UPPER,
    Public,
    first_card,
)
from gamenight.games.rummy.words.en import Words
from gamenight.parts.bits import has
from gamenight.parts.cards import NAMES, card_named
from gamenight.parts.melds import CARDS, NO_MELD, card_at, meld_of, named, run_low

FILLERS = {"the", "a", "an", "card", "off", "out", "down", "from", "and", "stock", "top", "pile", "of"}
VERBS = {
    "draw": "draw", "take": "take", "pick": "take", "meld": "meld", "lay": "lay", "layoff": "lay", "lay-off": "lay",
    "add": "lay", "discard": "discard", "throw": "discard", "drop": "discard",
}  # fmt: skip
ENDS = (GROUP, LOWER, UPPER)


def write(view: RummyView, move: int) -> str:
    if move < DRAW:
        return f"discard {NAMES[move]}"
    if move <= TAKE:
        return "draw" if move == DRAW else "take"
    if move < MELD:
        return _write_lay_off(view.public, (move - LAY) >> 2, (move - LAY) & 3)
    meld = move - MELD
    return f"meld {named(CARDS[meld], run_low(meld))}" if move < MISMELD else "meld"


def _write_lay_off(p: Public, card: int, where: int) -> str:
    n = p.place_for(card, where)
    return f"lay off {NAMES[card]}" + (f" on {NAMES[called(p, n, card, where)]}" if n != NO_MELD else "")


def called(p: Public, n: int, card: int, where: int) -> int:
    """The card by which a meld is called when a card is laid off there: an ace on top of a run goes on its king."""
    if where == UPPER and card % 13 == 12:
        return int(card_at(card // 13, 12))
    return int(first_card(p, n))


def read(view: RummyView, text: str, say: Words) -> list[int]:
    """The steps a text stands for: one, or one for each card that is laid off."""
    words = [word for word in text.lower().replace(",", " ").split() if word not in FILLERS]
    before, on, after = _split(words)
    cards = [card_named(word) for word in before if card_named(word) >= 0]
    verbs = [VERBS.get(word, "") for word in before if card_named(word) < 0]
    onto = [card_named(word) for word in after]
    if "" in verbs or len(verbs) > 1 or -1 in onto:
        raise Unreadable(say.unreadable(text))
    verb = verbs[0] if verbs else "lay" if on else "meld" if len(cards) > 2 else "discard"
    if on:
        if verb != "lay" or not cards or not onto:
            raise Unreadable(say.unreadable(text))
        return _read_lay_off(view, cards, onto[0], say)
    return _read_verb(view, verb, cards, text, say)


def _split(words: list[str]) -> tuple[list[str], bool, list[str]]:
    for joint in ("on", "onto", "to"):
        if joint in words:
            at = words.index(joint)
            return words[:at], True, words[at + 1 :]
    return words, False, []


def _read_verb(view: RummyView, verb: str, cards: list[int], text: str, say: Words) -> list[int]:
    if verb == "draw" and not cards:
        return [DRAW]
    if verb == "take":
        top = view.public.top()
        if cards and cards != [top]:
            raise Unreadable(say.only_the_top(top) if top >= 0 else say.pile_is_empty())
        return [TAKE]
    if verb == "meld":
        meld = meld_of(sum(bit(1, card) for card in set(cards)), True)
        return [MISMELD if meld == NO_MELD else MELD + meld]
    if verb == "lay" and cards:
        return [_only_place(view.public, card, say) for card in cards]
    if verb == "discard" and len(cards) == 1:
        return cards
    raise Unreadable(say.unreadable(text))


def _only_place(p: Public, card: int, say: Words) -> int:
    """The lay-off of a card for which no meld was named."""
    ends = [where for where in ENDS if p.place_for(card, where) != NO_MELD]
    if len(ends) > 1:
        raise Unreadable(say.fits_more_than_one(card, [_write_lay_off(p, card, where) for where in ends]))
    return LAY + 4 * card + (ends[0] if ends else NOWHERE)


def _read_lay_off(view: RummyView, cards: list[int], target: int, say: Words) -> list[int]:
    """Cards laid off on the meld that holds `target`, in an order that works; those that do not fit come first."""
    p = view.public.copy()
    holding = [n for n in range(len(p.melds)) if has(p.melds[n], target)]
    if not holding:
        raise Unreadable(say.in_no_meld(target))
    (n,) = holding
    left = list(cards)
    steps: list[int] = []
    while True:
        ways = [(card, where) for card in left for where in _ends_for(card, target)]
        fitting = [(card, where) for card, where in ways if has(p.open_end(n, where), card)]
        if not fitting:
            return [LAY + 4 * card + NOWHERE for card in left] + steps
        card, where = fitting[0]
        p.lay(card, where, view.options.ace_high)
        left.remove(card)
        steps.append(LAY + 4 * card + where)


def _ends_for(card: int, target: int) -> tuple[int, ...]:
    """Where a card may go on a meld: an ace on a king goes above it."""
    return (UPPER, LOWER, GROUP) if card % 13 == 12 and target % 13 == 11 else ENDS
