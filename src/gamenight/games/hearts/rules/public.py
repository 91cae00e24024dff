# compiled
"""Hearts, what lies on the table: the house rules, what everyone knows, and which cards may be played.

Numbers in comments are clauses of rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import choice, flag, number
from gamenight.core.position import bit
from gamenight.parts.bits import count
from gamenight.parts.cards import PACK
from gamenight.parts.tricks import EMPTY
from gamenight.parts.tricks import playable as follow_suit

# A move is a card to play, a card to pass, or a way to score the moon.
PASS: Final = 52  # + card
MOON_OTHERS: Final = 104
MOON_SHOOTER: Final = 105
MOVES: Final = 106

ALL_CLUBS: Final[i64] = 0x1FFF
ALL_HEARTS: Final[i64] = 0x7FFC000000
JACK: Final[i64] = 0x400000  # of diamonds
QUEEN: Final[i64] = 0x2000000000000  # of spades
POINTS: Final[i64] = 0x2007FFC000000  # all hearts and the queen
NO_CARD: Final = -1
NO_SEAT: Final = -1

PASSING: Final = 0  # phases of a hand
PLAYING: Final = 1
SHOOTING: Final = 2  # whoever shot the moon says how it counts

STRIPPED: Final = 0  # option widow
FIRST_TRICK: Final = 1
FIRST_POINTS: Final = 2

NEVER: Final = 0  # option passing
RIGHT: Final = 1
LEFT: Final = 2
ALTERNATING: Final = 3
ROTATION: Final = 4
RANDOM: Final = 5

NO_MOON: Final = 0  # option moon
OTHERS: Final = 1
SHOOTER: Final = 2
CHOOSE: Final = 3

# Why a seat scored what it did, packed: hearts in the low four bits, then a bit each.
WITH_QUEEN: Final = 16
WITH_JACK: Final = 32
SHOT_OTHERS: Final = 64  # shot the moon, and the others pay
SHOT_OWN: Final = 128  # shot the moon, and takes points off
WAS_SHOT: Final = 256  # pays for another's moon


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the deal."""

    widow: i64 = choice(
        0,
        ("stripped", "first trick", "first point trick"),
        "1.3",
    )
    passing: i64 = choice(
        0,
        ("none", "right", "left", "alternating", "rotation", "random"),
        "2.1",
    )
    right_first: bool = flag(False, "2.5")
    hold_hand: bool = flag(True, "2.4")
    pass_size: i64 = number(0, 0, 4, "2.7")
    club_leads: bool = flag(False, "3.2")
    lowest_clubs: bool = flag(False, "3.3")
    no_points: bool = flag(False, "3.4")
    breaking: bool = flag(False, "5.1")
    lead_breaks: bool = flag(False, "5.3")
    queen_breaks: bool = flag(False, "5.4")
    queen_waits: bool = flag(False, "5.5")
    jack: bool = flag(False, "6.2")
    moon: i64 = choice(0, ("off", "others", "shooter", "choose"), "6.3")
    hearts_alone: bool = flag(False, "6.6")
    target: i64 = number(100, 0, 500, "7.1")
    reaching: bool = flag(False, "7.2")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, totals: vec[i64], dealer: i64, number: i64) -> None:
        self.seats: Final = seats
        self.dealer: Final = dealer
        self.number: Final = number  # of this hand in the match, from 0
        self.size: i64 = 0  # cards dealt to each
        self.phase: i64 = PLAYING
        self.movers: i64 = 0  # who owes a decision; nobody once the match is over
        self.pass_by: i64 = 0  # how many seats to the left cards are passed; 0 for a hold
        self.pass_size: i64 = 0
        self.turn: i64 = (dealer + 1) % seats  # 3.1
        self.opening: i64 = NO_CARD  # the club that must be led to the first trick (3.2)
        self.opener: i64 = NO_SEAT  # who holds it, as the table has been told
        self.trick: i64 = EMPTY
        self.led: i64 = 0  # the suit to follow, as a set
        self.best: i64 = NO_CARD  # the card that wins so far
        self.taker: i64 = NO_SEAT  # whose it is
        self.tricks: i64 = 0  # complete
        self.broken = False  # hearts may be led
        self.last: i64 = EMPTY  # the last complete trick, kept over the next deal
        self.last_taker: i64 = NO_SEAT
        self.widow_taker: i64 = NO_SEAT
        self.played = vec[i64]()  # in this hand, by each seat
        self.taken = vec[i64]()  # in tricks
        self.lacks = vec[i64]()  # cards that a play showed a seat not to hold
        self.totals = totals
        self.history = vec[i64]()  # points, hand by hand, seat by seat
        self.reasons = vec[i64]()  # likewise what they were for, packed

    def copy(self) -> Public:
        new = Public(self.seats, self.totals[:], self.dealer, self.number)
        new.size, new.phase, new.movers = self.size, self.phase, self.movers
        new.pass_by, new.pass_size = self.pass_by, self.pass_size
        new.turn, new.opening, new.opener = self.turn, self.opening, self.opener
        new.trick, new.led, new.best, new.taker = self.trick, self.led, self.best, self.taker
        new.tricks, new.broken = self.tricks, self.broken
        new.last, new.last_taker = self.last, self.last_taker
        new.widow_taker = self.widow_taker
        new.played = self.played[:]
        new.taken = self.taken[:]
        new.lacks = self.lacks[:]
        new.history = self.history[:]
        new.reasons = self.reasons[:]
        return new

    def gone(self) -> i64:
        """All cards played in this hand."""
        found: i64 = 0
        for cards in self.played:
            found |= cards
        return found

    def left(self, seat: i64) -> i64:
        """How many cards a seat still holds."""
        return self.size - count(self.played[seat])


def nothing(seats: i64) -> vec[i64]:
    """A zero for each seat: an empty set, or no points."""
    found = vec[i64](capacity=6)
    while seats > 0:
        found = append(found, 0)
        seats -= 1
    return found


def pack_for(seats: i64, options: Options) -> i64:
    """The cards in play (1.1, 1.2)."""
    if options.widow != STRIPPED:
        return PACK
    if seats == 3:
        return PACK & ~bit(1, 13)
    if seats == 5:
        return PACK & ~(bit(1, 13) | 1)
    if seats == 6:
        return PACK & ~(bit(3, 13) | bit(1, 39) | 1)
    return PACK


def low_clubs(p: Public, options: Options) -> i64:
    """The clubs below the one that opened: everyone knows that they lie in the widow."""
    return pack_for(p.seats, options) & (bit(1, p.opening) - 1) if p.opening >= 0 else 0


def deal_out(cards: i64, size: i64, hands: vec[i64], chance: Chance) -> i64:
    """Each card goes to one of the places still free in a hand or in the widow, which is returned."""
    room: i64 = 0  # free places, a byte a hand
    seat: i64 = 0
    while seat < len(hands):
        room |= size << (8 * seat)
        seat += 1
    places = count(cards)
    widow: i64 = 0
    while cards != 0:
        one = cards & -cards
        cards ^= one
        place = chance.pick(places)
        places -= 1
        seat = 0
        free = room
        while free != 0 and place >= free & 255:
            place -= free & 255
            free >>= 8
            seat += 1
        if free == 0:
            widow |= one
        else:
            hands[seat] |= one
            room -= bit(1, 8 * seat)
    return widow


def pass_distance(seats: i64, options: Options, step: i64) -> i64:
    """How many seats to the left the cards go, for a step of the pattern that the options name (2.1 to 2.6)."""
    if options.passing == NEVER:
        return 0
    if options.passing == RIGHT:
        return seats - 1
    if options.passing == LEFT:
        return 1
    if options.passing == ALTERNATING:
        step %= 2
    else:
        step %= rotation_length(seats, options)
    if step == seats - 1:
        return 0
    distance = step // 2 + 1
    if (step % 2 == 1) != options.right_first:
        return seats - distance
    return distance


def rotation_length(seats: i64, options: Options) -> i64:
    """To everyone else in turn, and perhaps to nobody (2.4)."""
    return seats if options.hold_hand else seats - 1


def playable(p: Public, options: Options, hand: i64) -> i64:
    """The cards of a hand that may be played now. Each rule narrows the choice unless it would leave nothing."""
    if p.trick != EMPTY:
        hand = follow_suit(hand, p.led)  # 4.2
    elif p.tricks == 0 and p.opening >= 0:
        return bit(1, p.opening)  # 3.2
    elif not p.broken and hand & ~ALL_HEARTS != 0:
        hand &= ~ALL_HEARTS  # 5.1, 5.2
    if p.tricks == 0:
        if p.opening >= 0 and options.lowest_clubs and hand & ALL_CLUBS & p.led != 0:
            return hand & -hand  # 3.3
        if options.no_points and hand & ~POINTS != 0:
            hand &= ~POINTS  # 3.4
    if not p.broken and options.queen_waits and hand & ~QUEEN != 0:
        hand &= ~QUEEN  # 5.5
    return hand


def shown(p: Public, options: Options, card: i64) -> i64:
    """The cards that whoever plays `card` now cannot hold: else a rule would have forbidden it.

    A rule that leaves `card` in the choice narrows what the rules after it speak of; one that would have taken it
    out of the choice shows that the player holds nothing else that the rule would have left.
    """
    one = bit(1, card)
    scope: i64 = PACK
    lacks: i64 = 0
    if p.trick != EMPTY:
        if one & p.led != 0:
            scope = p.led
        else:
            lacks = p.led
    elif p.tricks == 0 and p.opening >= 0:
        return 0
    elif not p.broken:
        if one & ALL_HEARTS == 0:
            scope = PACK & ~ALL_HEARTS
        else:
            lacks = PACK & ~ALL_HEARTS
    if p.tricks == 0:
        if p.opening >= 0 and options.lowest_clubs and one & ALL_CLUBS & p.led != 0:
            return lacks | (one - 1)
        if options.no_points:
            if one & POINTS == 0:
                scope &= ~POINTS
            else:
                lacks |= scope & ~POINTS
    if not p.broken and options.queen_waits and one == QUEEN:
        lacks |= scope & ~QUEEN
    return lacks
