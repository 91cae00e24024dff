# compiled
"""Where every card of I Love Lucy must be. Comments cite clauses of rules.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.lucy.rules.board import AYYI_DECK, CHARACTERS, COPIES, KEEP, LUCY_DECK, complete, held
from gamenight.games.lucy.rules.known import POOLS, Known, share_of
from gamenight.games.lucy.rules.public import NOTHING, Public
from gamenight.parts.decks import Deck


def audit(p: Public, hands: vec[i64], minds: list[Known]) -> None:
    """Every card is in exactly one place, and whatever anyone knows is true."""
    character: i64 = 0
    while character < CHARACTERS:
        cards = held(p.bank, character)
        for hand in hands:
            cards += held(hand, character)
        assert cards == COPIES[character], f"{cards} cards of character {character}"
        character += 1
    seat: i64 = 0
    kept: i64 = 0
    for hand in hands:
        size: i64 = 0
        character = 0
        while character < CHARACTERS:
            size += held(hand, character)
            character += 1
        assert size == p.sizes[seat], "a hand is miscounted"
        assert (p.short >> seat) & 1 == 0 or not complete(hand), "a seat known to be short is not"
        kept += p.kept[seat]
        seat += 1
    audit_deck(p.lucy, LUCY_DECK, KEEP, kept)
    audit_deck(p.ayyi, AYYI_DECK, p.card, 1 if p.card != NOTHING else 0)
    audit_known(p.known, hands)
    for known in minds:
        audit_known(known, hands)


def audit_deck(deck: Deck, copies: vec[i64], out: i64, n: i64) -> None:
    """All cards of a deck are in it but n of the kind `out`."""
    kind: i64 = 0
    while kind < len(copies):
        there = deck.holds(kind) + (n if kind == out else 0)
        assert there == copies[kind], f"{there} cards of kind {kind}, not {copies[kind]}"
        kind += 1


def audit_known(known: Known, hands: vec[i64]) -> None:
    """What an observer knows is true: pools add up to the hands, sure cards are there, lacking ones are not."""
    everything: i64 = 0
    seat: i64 = 0
    for hand in hands:
        if seat == known.own:
            seat += 1
            continue
        everything += hand
        size: i64 = 0
        character: i64 = 0
        while character < CHARACTERS:
            here = held(hand, character)
            size += here
            assert here >= held(known.what[seat], character), "a card known to be in a hand is not"
            assert here == 0 or (known.lacking(seat) >> character) & 1 == 0, (
                "a card known to be absent is not"
            )
            character += 1
        pool: i64 = 0
        while pool < POOLS:
            size -= share_of(known.who[pool], seat)
            pool += 1
        assert size == 0, "a hand is not covered by its pools"
        seat += 1
    for what in known.what:
        everything -= what
    assert everything == 0, "the pools do not add up to the hands"
