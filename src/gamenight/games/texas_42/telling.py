"""What a seat hears of Four Hand Texas, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.texas_42.rules import public as rules_table
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import (
    BID,
    BIDDING,
    BIDS,
    NAMING,
    NO_TRUMP,
    NONE,
    PASS,
    TRUMP,
    must_bid,
)
from gamenight.games.texas_42.scene import side_words, suit_words, trumps_in_words
from gamenight.parts.bits import has
from gamenight.parts.dominoes import spoken


def narrate(view: TexasView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules_table.DEALT:
        return f"Hand {a + 1}: {names.whom(who)} dealt."
    if entry.kind == rules_table.BADE:
        return f"{names[who]} bid {a}."
    if entry.kind == rules_table.SAID_PASS:
        return f"{names[who]} passed."
    if entry.kind == rules_table.THROWN_IN:
        return "Everyone passed, so the tiles are dealt again."
    if entry.kind == rules_table.WON_BID:
        return f"{names[who]} won the bidding at {a}."
    if entry.kind == rules_table.NAMED:
        return f"{names[who]} chose {trumps_in_words(a)}{'' if a == NO_TRUMP else ' as trumps'}."
    if entry.kind == rules_table.PLAYED:
        return f"{names[who]} {'led' if b else 'played'} the {spoken(a)}."
    if entry.kind == rules_table.TOOK:
        return f"{names[who]} took the trick, {_points(a)}."
    return _narrate_scores(entry, names)


def _narrate_scores(entry: Entry, names: Names) -> str:
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules_table.MADE:
        return f"{side_words(names, who % 2)} took {b} and made the bid of {a}."
    if entry.kind == rules_table.FAILED:
        return f"{side_words(names, who % 2)} took {b} and missed the bid of {a}."
    if entry.kind == rules_table.SCORED:
        return f"{side_words(names, who)} scored {_points(a)}, {b} in all."
    return f"{side_words(names, who)} won with {_points(a)}."


def _points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def forbid(view: TexasView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    phase = view.public.phase
    if phase == BIDDING:
        return _forbid_bidding(view, move)
    if BID <= move <= PASS:
        return Refusal("2.5", "The bidding is over for this hand.")
    if phase == NAMING:
        return Refusal("3.1", "You won the bidding: name trumps before you lead.")
    if move >= TRUMP:
        return Refusal("3.1", "Trumps have been named for this hand: play a tile.")
    if not has(view.hand, move):
        return Refusal("4.1", f"You do not hold the {spoken(move)}.")
    return Refusal("4.3", f"You hold {suit_words(view)}, and they were led: play one of them.")


def _forbid_bidding(view: TexasView, move: int) -> Refusal:
    p = view.public
    if move < BID:
        return Refusal("2.1", "Tiles are played after the bidding: bid or pass.")
    if move >= TRUMP:
        return Refusal("3.1", "Trumps are named after the bidding, by whoever wins it: bid or pass.")
    if move == PASS and must_bid(p, view.options, view.seat):
        return Refusal("2.8", "Everyone else has passed, so the dealer must bid: 30 or more.")
    step = move - BID
    if step <= p.bid:
        return Refusal("2.1", f"The bid stands at {BIDS[p.bid]}: bid more, or pass.")
    before = BIDS[step - 1]
    now = f"the bid stands at {BIDS[p.bid]}" if p.bid != NONE else "nobody has bid yet"
    return Refusal("2.3", f"{BIDS[step]} may only follow a bid of {before}, and {now}.")
