"""When the reasons that Poker Dice gives are true."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.test_poker_dice import start
from playing import Play

from gamenight.games.poker_dice.notation import FACES
from gamenight.games.poker_dice.rules.hands import PAIR, hand_value, wild_value
from gamenight.games.poker_dice.rules.position import STAND, DiceView
from reasons.law import Reasons, Use

REASONS = Reasons("poker_dice")
ACE = FACES.index("A")


def thrown(dice: str, **house: object) -> partial[Play]:
    """The first of two players has thrown this."""
    return partial(start, dice, **house)  # type: ignore[arg-type]


def last(dice: str, first: str = "99TJK") -> Play:
    """The second player throws after the first stood."""
    return start(first, dice).play("stand")


def showing(view: DiceView) -> list[int]:
    return [(view.public.dice >> (3 * die)) & 7 for die in range(5)]


def kept(view: DiceView, move: int) -> Counter[int]:
    return Counter(face for die, face in enumerate(showing(view)) if not (move >> die) & 1)


def plain(view: DiceView, dice: Counter[int]) -> Counter[int]:
    """The dice that are not wild."""
    return Counter({face: n for face, n in dice.items() if face != ACE or not view.options.wild_aces})


def number(view: DiceView, move: int) -> int | None:
    """How many dice are kept that are not wild, if all are of one face."""
    alike = plain(view, kept(view, move))
    return alike.total() if len(alike) == 1 else None


def face(view: DiceView, move: int) -> int | None:
    alike = plain(view, kept(view, move))
    return next(iter(alike)) if len(alike) == 1 else None


def wild(view: DiceView, move: int) -> int:
    return kept(view, move)[ACE] if view.options.wild_aces else 0


def worth(view: DiceView) -> int:
    return (wild_value if view.options.wild_aces else hand_value)(view.public.dice)


@REASONS.when(
    Use(partial(last, "TTJQA"), "stand", PAIR * 64 + 1), Use(partial(last, "99TJK"), "stand", PAIR * 64)
)
def because_won(view: DiceView, move: int, hand: int) -> bool:
    p = view.public
    others = [p.values[seat] for seat in range(p.seats) if (p.playing >> seat) & 1 and seat != p.turn]
    return move == STAND and hand == worth(view) and all(0 <= other < hand for other in others)


@REASONS.when(
    Use(thrown("QQ9TA", wild_aces=True), "throw 3 4", 2, 3, 1),
    Use(thrown("QQ99A"), "throw 1 2 5", 2, 0, 0),
    names={"dice": number, "face": face, "aces": wild},
)
def because_highest(view: DiceView, move: int, dice: int, face: int, aces: int) -> bool:
    """Three are "the most", two "the highest pair", one is "the highest die"."""
    all_dice = plain(view, Counter(showing(view)))
    rivals = [other for other, n in all_dice.items() if n >= dice and other != face]
    top = not rivals if dice > 2 else all(other < face for other in rivals)
    return top and dice == all_dice[face] and aces == 5 - all_dice.total()
