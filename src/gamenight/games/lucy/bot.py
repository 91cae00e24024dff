# compiled
"""What a good player of I Love Lucy knows: never part with the last main character, spend bonus cards on bad spaces."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import (
    AYYI,
    BANK,
    ENTRANCE,
    GIVE,
    GIVE_OR_PAY,
    MAINS,
    NEEDED,
    PAY,
    RETURN,
    SAYS,
    WHAT,
    WORTH,
    complete,
    held,
    mains,
)
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import Lucy, LucyView
from gamenight.games.lucy.rules.public import Public

BELOW: Final = ENTRANCE - 7  # from here the next roll most likely reaches the entrance

# Reasons, and what a says.
MISSING: Final = 0
MONEY_IS_SURE: Final = 1
FOOLISHNESS_IS_CHEAP: Final = 2
STAY_RICH: Final = 3  # a: dollars that are needed
WOULD_BE_POOR: Final = 4  # likewise
NOBODY_NEEDS_IT: Final = 5
HAVE_ANOTHER: Final = 6
ALL_ARE_NEEDED: Final = 7


@final
class LucyJudgement(Judgement):
    """Quick moves by what is still missing for the Fire Escape."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Lucy)
        p, hand = position.public, position.hands.cards[seat]
        best: i64 = moves[0]
        high: i64 = -1000000
        for move in moves:
            value = liking(p, hand, seat, move) * 16 + chance.pick(40)
            if value > high:
                high, best = value, move
        return best

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, LucyView)
        if public.PART <= move < public.NAME:
            return _reason(_why_part(view.hand, move - public.PART))
        if public.NAME <= move < public.GO:
            missing = move - public.NAME < MAINS and held(view.hand, move - public.NAME) == 0
            return _reason(MISSING) if missing else None
        if public.CASH <= move < public.OBEY:
            return _reason(MONEY_IS_SURE)
        if move == public.PERFORM:
            return _reason(FOOLISHNESS_IS_CHEAP)
        rich = view.public.money[view.seat] - debt_of(view.public) >= NEEDED
        if move == public.PAY_ALL and rich:
            return _reason(STAY_RICH, NEEDED)
        return _reason(WOULD_BE_POOR, NEEDED) if move == public.HAND_OUT and not rich else None


def _reason(kind: i64, a: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, 0, 0, 0)


def _why_part(hand: i64, character: i64) -> i64:
    if character >= MAINS:
        return NOBODY_NEEDS_IT
    return HAVE_ANOTHER if held(hand, character) > 1 else ALL_ARE_NEEDED


def liking(p: Public, hand: i64, seat: i64, move: i64) -> i64:
    """How much a quick player likes a move; only differences between moves of one kind matter."""
    if move <= public.FOLLOW:
        return 0
    if move < public.OBEY:
        return _bonus(p, seat, move - public.CASH)
    if move in (public.PERFORM, public.NO):
        return 40
    if move in (public.REFUSE, public.YES, public.OBEY):
        return 0
    if move in (public.HAND_OUT, public.PAY_ALL):
        return _settling(p, hand, seat, move)
    if move < public.PART:
        return _player(p, move - public.TO)
    if move < public.NAME:
        return _sparing(hand, move - public.PART)
    if move < public.GO:
        return _wanting(hand, move - public.NAME)
    if move == public.ASK_NOBODY:
        return -100  # asking costs nothing
    space = move - public.GO
    away = BELOW - space if space < BELOW else space - BELOW
    return -away


def _bonus(p: Public, seat: i64, which: i64) -> i64:
    """A bonus card instead of the space: worth it where the space costs something."""
    at = p.at[seat]
    says = SAYS[at]
    gain = WORTH[which] // 5
    short = p.money[seat] < NEEDED and at > ENTRANCE - 20
    if says == BANK:
        return gain + 4 if WHAT[at] < 0 else -10
    if says == RETURN or (says == GIVE_OR_PAY and p.seats > 2):
        return gain + 3
    if says in (PAY, AYYI, GIVE):
        return gain - 2 if not short else gain + 3
    return gain - 8 if not short else gain


def _settling(p: Public, hand: i64, seat: i64, move: i64) -> i64:
    """Give or pay: keep what qualifies."""
    rich = p.money[seat] - debt_of(p) >= NEEDED
    if move == public.PAY_ALL:
        return 10 if rich else 0
    spare: i64 = p.sizes[seat] - mains(hand)
    needed = debt_of(p) // p.due if p.due > 0 else 0
    return 5 if spare >= needed else -10


def _player(p: Public, other: i64) -> i64:
    """Whom to draw from, or to hand a card to: whoever is nearest to the entrance, with the most cards."""
    near = p.at[other] if p.at[other] <= ENTRANCE else ENTRANCE - 10
    return near // 4 + (p.sizes[other] if p.stage != public.HANDING else 0)


def _sparing(hand: i64, character: i64) -> i64:
    """Which card to give: what nobody needs, then what one has twice."""
    n = held(hand, character)
    if character >= MAINS:
        return 20 + n
    return 8 + n if n > 1 else 0


def _wanting(hand: i64, character: i64) -> i64:
    """Which character to ask for: a main one that is missing, then the one with fewest."""
    n = held(hand, character)
    if character >= MAINS:
        return 2 if complete(hand) else 0
    return 40 if n == 0 else 10 - n
