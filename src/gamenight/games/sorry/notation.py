# compiled
"""Moves as a person writes them: a pawn and where it goes (`R1 14`, `R1 S3`, `R1 home`), `start R`, `swap R1 B3`,
`sorry R B2`, `forfeit`; playing for points also `card 7` and `toss 7`.

Several steps in one phrase: the parts of a seven (`R1 14, R2 20`), a card with its use (`7: R1 14, R2 20`).
"""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.sorry.rules import moves
from gamenight.games.sorry.rules.board import HOME, START, backward, circle, forward
from gamenight.games.sorry.rules.position import SorryView
from gamenight.games.sorry.spelling import (
    COLOURS,
    LETTERS,
    PAWN_NAMES,
    card_named,
    card_word,
    colour_named,
    pawn_named,
    place_name,
)
from gamenight.games.sorry.words.en import Words


def destination(view: SorryView, pawn: int, slot: int, kind: int) -> int:
    """Where a step takes a pawn, before any slide; NOWHERE if it cannot go so far."""
    place = view.public.board.place[pawn]
    if slot == moves.BACK:
        return backward(pawn // 4, place, moves.BACKWARD[kind])
    return forward(pawn // 4, place, slot if kind == moves.SEVEN else moves.FORWARD[kind])


def write(view: SorryView, move: int) -> str:
    if move < moves.RISE:
        pawn, slot = divmod(move, 8)
        return f"{PAWN_NAMES[pawn]} {place_name(destination(view, pawn, slot, view.public.card))}"
    if move < moves.SWAP:
        return f"start {LETTERS[move - moves.RISE]}"
    if move < moves.STRIKE:
        pawn, other = divmod(move - moves.SWAP, 16)
        return f"swap {PAWN_NAMES[pawn]} {PAWN_NAMES[other]}"
    if move < moves.LAY:
        colour, other = divmod(move - moves.STRIKE, 16)
        return f"sorry {LETTERS[colour]} {PAWN_NAMES[other]}"
    if move < moves.TOSS:
        return f"card {card_word(move - moves.LAY)}"
    return f"toss {card_word(move - moves.TOSS)}" if move < moves.FORFEIT else "forfeit"


def read(view: SorryView, text: str, say: Words) -> list[int]:
    """The steps a text stands for, legal or not."""
    words = text.strip().lower()
    kind = view.public.card
    steps: list[int] = []
    before, colon, after = words.partition(":")
    if colon:
        kind = card_named(before.removeprefix("card"))
        if kind < 0:
            raise Unreadable(say.no_card_before_colon(text))
        steps, words = [moves.LAY + kind], after
    for part in words.split(","):
        steps.append(_step(view, part.split(), kind, text, say))
    return steps


def _step(view: SorryView, words: list[str], kind: int, text: str, say: Words) -> int:
    head, rest = (words[0], words[1:]) if words else ("", [])
    if head in ("forfeit", "decline", "pass", "skip") and not rest:
        return moves.FORFEIT
    if head in ("card", "play", "lay", "toss", "discard") and len(rest) == 1 and card_named(rest[0]) >= 0:
        return (moves.TOSS if head in ("toss", "discard") else moves.LAY) + card_named(rest[0])
    if head == "start" and len(rest) == 1 and colour_named(rest[0]) >= 0:
        return moves.RISE + colour_named(rest[0])
    pawns = [pawn_named(word) for word in rest]
    if head in ("swap", "switch") and len(rest) == 2 and min(pawns) >= 0:
        return moves.SWAP + pawns[0] * 16 + pawns[1]
    if head in ("sorry", "sorry!") and len(rest) == 2 and pawns[1] >= 0:
        colour = pawns[0] // 4 if pawns[0] >= 0 else colour_named(rest[0])
        if colour >= 0:
            return moves.STRIKE + colour * 16 + pawns[1]
    if head in COLOURS and rest and rest[0] in ("1", "2", "3", "4"):  # "red 1 forward"
        head, rest = head[0] + rest[0], rest[1:]
    if pawn_named(head) >= 0 and len(rest) <= 2:
        return _pawn_step(view, pawn_named(head), " ".join(rest), kind, text, say)
    raise Unreadable(say.unreadable_card(text) if kind == moves.NO_CARD else say.unreadable(text))


def _pawn_step(view: SorryView, pawn: int, to: str, kind: int, text: str, say: Words) -> int:
    """The step of a pawn that a destination, "forward", "back", "+3" or nothing at all stands for."""
    place = view.public.board.place[pawn]
    if to == "start" or (
        place == START and to in ("", str(circle(pawn // 4))) and kind in (moves.ONE, moves.TWO)
    ):
        return moves.RISE + pawn // 4
    if kind == moves.NO_CARD or place >= HOME:
        return pawn * 8 + moves.WHOLE  # nothing can be said of it but why not
    slots = _slots(view, pawn, kind)
    if not to:
        return _only(view, pawn, slots, say)
    found = _amount(to, kind)
    if found < 0:
        wanted = to.replace(" ", "").removeprefix("to").removeprefix("space")
        found = next((slot for slot, reached in slots.items() if place_name(reached).lower() == wanted), -1)
    if found < 0 and not re.fullmatch(r"(to )?(space )?(\d{1,2}|s[1-5]|home)|[-+] ?\d{1,2}", to):
        raise Unreadable(say.unreadable(text))
    return pawn * 8 + (found if found >= 0 else elsewhere(kind))


def elsewhere(kind: int) -> int:
    """The slot that stands for any distance that a card does not have: never legal."""
    return moves.BACK if kind == moves.SEVEN else 1


def _slots(view: SorryView, pawn: int, kind: int) -> dict[int, int]:
    """The steps that the card has for a pawn, with where each leads."""
    slots = [moves.BACK] if moves.BACKWARD[kind] else []
    if kind == moves.SEVEN:
        slots += range(1, (view.public.left or 7) + 1)
    elif moves.FORWARD[kind]:
        slots.append(moves.WHOLE)
    return {slot: destination(view, pawn, slot, kind) for slot in slots}


def _only(view: SorryView, pawn: int, slots: dict[int, int], say: Words) -> int:
    legal = [slot for slot in slots if pawn * 8 + slot in view.moves]
    if len(legal) > 1:
        raise Unreadable(say.say_which(pawn, [slots[slot] for slot in legal]))
    return pawn * 8 + (legal[0] if legal else max(slots, default=moves.WHOLE))


def _amount(to: str, kind: int) -> int:
    """The slot of "forward", "forward 3", "back", "+3", "-4"; -1 if it is none of these."""
    found = re.fullmatch(r"(forward|on|\+|back|backward|backwards|-) ?(\d{1,2})?", to)
    if not found:
        return -1
    n = int(found[2] or 0)
    if found[1] not in ("forward", "on", "+"):
        return moves.BACK if n in (0, moves.BACKWARD[kind]) else elsewhere(kind)
    if kind == moves.SEVEN:
        return moves.WHOLE if n == 0 else n if n <= 7 else elsewhere(kind)
    return moves.WHOLE if n in (0, moves.FORWARD[kind]) else elsewhere(kind)
