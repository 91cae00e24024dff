"""When the reasons that Hearts gives are true."""

from __future__ import annotations

from functools import partial

from games.test_hearts import deal, late
from playing import Play

from gamenight.games.hearts.rules.pack import pack_for
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import MOON_OTHERS, PASS, PLAYING, POINTS
from gamenight.parts import tricks
from gamenight.parts.bits import count, each
from gamenight.parts.cards import SPADES, card_named, suit_cards
from reasons.law import Reasons, Use

REASONS = Reasons("hearts")
THE_QUEEN = card_named("QS")


def to_pass(hand: str) -> partial[Play]:
    """Three cards of this hand, filled up with low ones, are to be passed."""
    return partial(deal, hand, passing="left", pass_size=3)


def last_three(
    *moves: str, mine: str, left: str = "5C 9C QD", across: str = "JC 6S JD", right: str = "2C 9S KD"
) -> Play:
    """Three tricks before the end: seat 3 ("right") leads unless nothing is played, then it is on to seat 0."""
    game = late(mine, left, across, right)
    if moves:
        game.position.public.turn, game.position.public.movers = 4 - len(moves), 1 << (4 - len(moves))
    return game.plays(*moves)


def card_of(view: HeartsView, move: int) -> int | None:
    """The card that a move plays or passes."""
    return move - PASS if PASS <= move < MOON_OTHERS else move if move < PASS else None


def mine(view: HeartsView) -> int:
    """What the player holds and does not pass on."""
    return view.hand & ~view.passed if view.public.phase != PLAYING else view.hand


def out(view: HeartsView, card: int) -> list[int]:
    """The cards of its suit that others may hold."""
    unseen = pack_for(view.seats, view.options) & ~(view.public.gone() | view.hand | view.widow)
    return list(each(unseen & suit_cards(card // 13)))


def above(view: HeartsView, card: int) -> int:
    return sum(other > card for other in out(view, card))


def leads(view: HeartsView) -> bool:
    return view.public.phase == PLAYING and view.public.trick == tricks.EMPTY


def follows(view: HeartsView, move: int) -> bool:
    return view.public.phase == PLAYING and bool(1 << move & view.public.led)


def throws(view: HeartsView, move: int) -> bool:
    """Whether the card is of another suit than was led."""
    return view.public.phase == PLAYING and not leads(view) and not follows(view, move)


def few_spades(view: HeartsView) -> bool:
    return sum(card < THE_QUEEN for card in each(mine(view) & suit_cards(SPADES))) < 4


def overtakes(view: HeartsView, move: int) -> bool:
    return follows(view, move) and move > view.public.best


@REASONS.when(
    Use(to_pass("QS 2S 3S AH"), "pass QS", THE_QUEEN),
    Use(to_pass("QS 2S 3S 4S 5S 6S"), "pass QS", THE_QUEEN),
    names={"card": card_of},
)
def because_queen_unsafe(view: HeartsView, move: int, card: int) -> bool:
    return move - PASS == THE_QUEEN and few_spades(view)


@REASONS.when(
    Use(to_pass("2H 3H AC KC QC JC TC 9C"), "pass 3H", card_named("3H")),
    Use(to_pass("2H 3H 4H 5H"), "pass 3H", card_named("3H")),
    names={"card": card_of},
)
def because_void(view: HeartsView, move: int, card: int) -> bool:
    to_pass = view.public.pass_size - count(view.passed)
    return move >= PASS and count(mine(view) & suit_cards(card // 13)) <= to_pass


@REASONS.when(
    Use(to_pass("KH 3H"), "pass KH", card_named("KH")),
    Use(to_pass("TH 3H"), "pass 3H", card_named("3H")),
    names={"card": card_of},
)
def because_it_takes(view: HeartsView, move: int, card: int) -> bool:
    return move >= PASS and above(view, card) * 2 <= len(out(view, card)) - above(view, card)


@REASONS.when(
    Use(partial(last_three, mine="4S 4H 5H", left="QS 9C QD"), "4S", card_named("4S")),
    Use(partial(last_three, mine="4S 4H 5H", left="KS 9C QD"), "4S", card_named("4S")),
    names={"card": card_of},
)
def because_it_draws_the_queen(view: HeartsView, move: int, card: int) -> bool:
    return leads(view) and move // 13 == SPADES and move < THE_QUEEN and THE_QUEEN in out(view, THE_QUEEN)


@REASONS.when(
    Use(partial(last_three, mine="4C 4H 5H", right="KC 9S KD"), "4C", card_named("4C")),
    Use(partial(last_three, mine="4C 4H 5H"), "4C", card_named("4C")),
    names={"card": card_of},
)
def because_none_lower(view: HeartsView, move: int, card: int) -> bool:
    return leads(view) and 0 < len(out(view, move)) == above(view, move)


@REASONS.when(
    Use(partial(last_three, mine="4C AD 5H"), "4C", 3, card_named("4C")),
    Use(partial(last_three, mine="4C TD 5H"), "TD", 1, card_named("TD")),
    names={"card": card_of, "higher": lambda view, move: above(view, move)},
)
def because_higher_out(view: HeartsView, move: int, higher: int, card: int) -> bool:
    return leads(view) and higher == max(above(view, other) for other in view.moves) > 0


@REASONS.when(
    Use(partial(last_three, "KD", mine="4C 9H 5H"), "9H", 3),
    Use(partial(last_three, "KD", mine="4C 9H 5H"), "4C", 3),
)
def because_points_to(view: HeartsView, move: int, who: int) -> bool:
    falls = bool(1 << move & POINTS) and not leads(view) and not overtakes(view, move)
    return view.public.phase == PLAYING and falls and view.public.taker == who


@REASONS.when(
    Use(partial(last_three, "KD", mine="4C QS 5H"), "QS", 3),
    Use(partial(last_three, "9S", mine="4S QS 5H"), "QS", 3),
)
def because_queen_to(view: HeartsView, move: int, who: int) -> bool:
    return move == THE_QUEEN and because_points_to(view, move, who)


@REASONS.when(
    Use(partial(last_three, "KD", mine="4C 9H 5H"), "9H", card_named("9H")),
    Use(partial(last_three, "KD", mine="4C 9H 5H"), "4C", card_named("4C")),
    names={"card": card_of},
)
def because_highest(view: HeartsView, move: int, card: int) -> bool:
    return throws(view, move) and card % 13 == max(other % 13 for other in view.moves)


@REASONS.when(
    Use(partial(last_three, "KD", mine="TD 9D AD"), "TD", card_named("TD")),
    Use(partial(last_three, "KD", mine="TD 9D AD"), "9D", card_named("9D")),
    names={"card": card_of},
)
def because_highest_below(view: HeartsView, move: int, card: int) -> bool:
    below = [other for other in view.moves if follows(view, other) and not overtakes(view, other)]
    return move in below and move == max(below)


@REASONS.when(
    Use(partial(last_three, "9C", "JC", "2C", mine="3C AC 5H"), "AC", card_named("AC")),
    Use(partial(last_three, "9C", "4H", "2C", mine="3C AC 5H", across="4H 6S JD"), "AC", card_named("AC")),
    names={"card": card_of},
)
def because_last_and_free(view: HeartsView, move: int, card: int) -> bool:
    trick = view.public.trick
    last = tricks.size(trick) == view.seats - 1
    return (
        last
        and overtakes(view, move)
        and move == max(view.moves)
        and not (tricks.cards(trick) | 1 << move) & POINTS
    )


@REASONS.when(
    Use(partial(last_three, "2C", mine="3C AC 5H"), "AC", card_named("AC")),
    Use(partial(last_three, "KC", mine="3C AC 5H", right="KC 9S KD"), "AC", card_named("AC")),
    names={"card": card_of},
)
def because_above_anyway(view: HeartsView, move: int, card: int) -> bool:
    return all(overtakes(view, other) for other in view.moves) and move == max(view.moves)


@REASONS.when(
    Use(partial(last_three, mine="4C 4H 5H"), "4C", card_named("4C")),
    Use(partial(last_three, mine="4C 4H 5H"), "4H", card_named("4H")),
    names={"card": card_of},
)
def because_only_one(view: HeartsView, move: int, card: int) -> bool:
    return (leads(view) or throws(view, move)) and count(view.hand & suit_cards(card // 13)) == 1


@REASONS.when(
    Use(partial(last_three, "2C", mine="3C AC 5H"), "3C", card_named("3C")),
    Use(partial(last_three, "2C", mine="3C AC 5H"), "AC", card_named("AC")),
    names={"card": card_of},
)
def because_lowest_above(view: HeartsView, move: int, card: int) -> bool:
    last = tricks.size(view.public.trick) == view.seats - 1
    over_all = all(overtakes(view, other) for other in view.moves)
    return over_all and move == min(view.moves) and above(view, move) > 0 and not last
