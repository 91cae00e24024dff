# compiled
"""Where every pawn and card of Sorry! must be."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.games.sorry.rules.board import HOME, PAWNS, TRACK, Board
from gamenight.games.sorry.rules.cards import Cards
from gamenight.games.sorry.rules.moves import COPIES, KINDS
from gamenight.games.sorry.rules.public import Public


def audit_board(board: Board) -> None:
    """Each pawn is in one place, and no two of a colour share one."""
    pawn: i64 = 0
    standing: i64 = 0
    while pawn < PAWNS:
        place = board.place[pawn]
        if place < TRACK:
            standing += 1
            assert board.at[place] == pawn, f"pawn {pawn} is not where it stands"
        elif place < HOME:
            twin = pawn - 1
            while twin >= pawn & ~3:
                assert board.place[twin] != place, f"two pawns share step {place}"
                twin -= 1
        pawn += 1
    for found in board.at:
        standing -= 1 if found >= 0 else 0
    assert standing == 0, "a space holds a pawn that is elsewhere"


def audit_cards(p: Public, cards: Cards) -> None:
    """Each card is in the pile, a hand, the discards or in use, and what is known of hands is true."""
    piled: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = 0
        at = kind
        while at < len(cards.hands):
            held += cards.hands[at]
            at += KINDS
        found = cards.pile[kind] + p.discards[kind] + held + (1 if p.card == kind else 0)
        assert found == COPIES[kind], f"{found} cards of kind {kind}, not {COPIES[kind]}"
        assert held >= p.floors[kind], "a card the table knows to be in a hand is not"
        at = kind
        while at < len(cards.hands):
            assert held - cards.hands[at] >= cards.floors[at], "a card known to be in a hand is not"
            at += KINDS
        piled += cards.pile[kind]
        kind += 1
    assert piled == cards.piled, "the pile is miscounted"
