# compiled
"""What a good player of I Love Lucy knows: never part with the last main character, spend bonus cards on bad spaces."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import (
    AYYI,
    BANK,
    DRAW,
    ENTRANCE,
    GIVE,
    GIVE_OR_PAY,
    LUCY,
    MAINS,
    MEAT,
    NEEDED,
    PAY,
    RECEIVE,
    RETURN,
    SAYS,
    TAKE,
    VITA,
    WHAT,
    WORTH,
    complete,
    held,
    mains,
)
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import Lucy, LucyView
from gamenight.games.lucy.rules.public import Public
from gamenight.parts.bits import count
from gamenight.parts.sayings import reason

BELOW: Final = ENTRANCE - 7  # from here the next roll most likely reaches the entrance

# Reasons, and what a and b say.
NEEDS_IT: Final = 0  # a: the character, b: how many you have; so for the next
HAVE_ANOTHER: Final = 1
BANK_HAS_MORE: Final = 2  # a: the character, b: how many
STAY_RICH: Final = 3  # a: dollars that are left, b: that are needed
WOULD_BE_POOR: Final = 4  # likewise
YOUR_VOTE: Final = 5  # a: the seat, b: 1 for yes
NOBODY_NEEDS_IT: Final = 6  # a: the character
BONUS_STAYS: Final = 7  # a: dollars; so for the next two
CASH_BRINGS: Final = 8
CASH_INSTEAD: Final = 9
CARDS_TO_SPARE: Final = 10  # a: how many
COSTS_NOTHING: Final = 11
REFUSING_COSTS: Final = 12


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
        p, hand = view.public, view.hand
        if public.PART <= move < public.NAME:
            return _why_part(view, move - public.PART)
        if public.NAME <= move < public.GO:
            character = move - public.NAME
            return reason(
                NEEDS_IT if character < MAINS else NOBODY_NEEDS_IT, character, held(hand, character)
            )
        if p.stage == public.LANDED:
            return _why_landed(p, view.seat, move)
        if move == public.PERFORM:
            return reason(REFUSING_COSTS)
        if move in (public.YES, public.NO):
            return reason(YOUR_VOTE, p.actor, public.NO - move)
        left, spare = p.money[view.seat] - debt_of(p), p.sizes[view.seat] - mains(hand)
        if move == public.PAY_ALL:
            return reason(STAY_RICH, left, NEEDED) if left >= NEEDED else None
        if move != public.HAND_OUT:
            return None
        if 0 <= left < NEEDED:
            return reason(WOULD_BE_POOR, left, NEEDED)
        return reason(CARDS_TO_SPARE, spare) if spare >= count(p.payees) else None


def _why_part(view: LucyView, character: i64) -> Entry | None:
    """What nobody needs goes, then what there are two of, then what the bank has most of."""
    n, bank = held(view.hand, character), held(view.public.bank, character)
    single, more, less = False, False, False  # what holds of other cards
    for move in view.moves:
        other = move - public.PART
        single = single or other >= MAINS or held(view.hand, other) == 1
        more = more or held(view.public.bank, other) > bank
        less = less or held(view.public.bank, other) < bank
    if character >= MAINS and mains(view.hand) > 0:
        return reason(NOBODY_NEEDS_IT, character)
    if character < MAINS and n > 1 and single:
        return reason(HAVE_ANOTHER, character, n)
    return reason(BANK_HAS_MORE, character, bank) if less and not more else None


def _why_landed(p: Public, seat: i64, move: i64) -> Entry | None:
    """A bonus card, or what the space says."""
    says, what = SAYS[p.at[seat]], WHAT[p.at[seat]]
    brings_card = says in (LUCY, DRAW, RECEIVE)
    costs = not brings_card and says != TAKE and (says != BANK or what < 0)
    if move != public.FOLLOW:
        dollars = WORTH[move - public.CASH]
        if costs:
            return reason(CASH_INSTEAD, dollars)
        return reason(CASH_BRINGS, dollars) if brings_card else None
    if not costs:
        return reason(COSTS_NOTHING)
    price = -what if says == BANK else what * count(p.others(seat)) if says == PAY else 0
    bonus = (p.bonus[seat] & 1) * WORTH[VITA] + (p.bonus[seat] >> 1) * WORTH[MEAT]
    return reason(BONUS_STAYS, bonus) if p.money[seat] >= price else None


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
