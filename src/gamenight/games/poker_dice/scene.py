"""What a seat sees of Poker Dice, what it hears, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.core.words import Words
from gamenight.games.poker_dice.notation import FACE_WORDS, FACES, dice_of, write
from gamenight.games.poker_dice.rules import position as rules
from gamenight.games.poker_dice.rules.hands import hand_value, wild_value
from gamenight.games.poker_dice.rules.position import NOTHING_YET, STAND, DiceView

NUMBERS = ("no dice", "one die", "two dice", "three dice", "four dice", "all five dice")


def scene(view: DiceView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=_heading(view),
        prompt=_prompt(view, names),
        clause="4.1" if p.over else "2.1",
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(_thrown(view, names), *(_result(view, names, seat) for seat in _results(view))),
        buttons=(Button("button:stand", "Stand", "stand"), Button("button:throw", "Throw again", "throw 1")),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        joiner=" ",
    )


def _heading(view: DiceView) -> str:
    p = view.public
    if p.over:
        return f"{p.hands} hand{'s' if p.hands > 1 else ''} played"
    return f"Hand {p.hands + 1}" + (", throw-off" if p.throwing_off else "")


def _prompt(view: DiceView, names: Names) -> str:
    p = view.public
    if p.over:
        winner = max(range(p.seats), key=lambda seat: p.wins[seat])
        how = f"{p.wins[winner]} hands" if p.hands > 1 else hand_words(p.values[winner])
        return f"{names[winner]} {names.verb(winner, 'win', 'wins')} with {how}."
    if p.turn != view.seat:
        return f"{names[p.turn]} to throw or stand."
    left = p.most - p.throws
    most = "all five" if view.options.throw_all else "up to three"
    more = "" if left == 1 else f" You have {left} throws left."
    return f"You have {hand_words(value(view, p.dice))}. Stand, or choose {most} dice to throw again.{more}"


def value(view: DiceView, dice: int) -> int:
    return wild_value(dice) if view.options.wild_aces else hand_value(dice)


def hand_words(worth: int) -> str:
    """ "a full house, kings over nines" """
    rank, deciding = divmod(worth, 64)
    high, low = divmod(deciding, 8)
    face = FACE_WORDS[deciding % 8]
    words = (
        "nothing",
        f"a pair of {_many(deciding)}",
        f"two pair, {_many(high)} and {_many(low)}",
        f"three {_many(deciding)}",
        f"a straight to the {face}",
        f"a full house, {_many(high)} over {_many(low)}",
        f"four {_many(deciding)}",
        f"five {_many(deciding)}",
    )
    return words[rank]


def _many(face: int) -> str:
    return f"{FACE_WORDS[face % 8]}s"


def _seat(view: DiceView, names: Names, seat: int) -> SeatScene:
    p = view.public
    wins = p.wins[seat]
    status = (
        [] if p.over or (p.playing >> seat) & 1 else ["out of this throw-off" if p.throwing_off else "out"]
    )
    if p.values[seat] != NOTHING_YET:
        status.append(hand_words(p.values[seat]))
    return SeatScene(
        seat,
        names.given(seat),
        score=wins,
        score_says=f"{wins} hand{'' if wins == 1 else 's'} won",
        turn=not p.over and p.turn == seat,
        status=tuple(status),
    )


def _die(key: str, face: int, tries: str = "") -> Piece:
    return Piece(f"die:{key}", "die", FACES[face], FACE_WORDS[face], tries=tries)


def _thrown(view: DiceView, names: Names) -> Zone:
    p = view.public
    pieces = tuple(_die(str(die + 1), face, f"throw {die + 1}") for die, face in enumerate(dice_of(p.dice)))
    says = ", ".join(FACE_WORDS[face] for face in dice_of(p.dice))
    mine = p.turn == view.seat
    label = "Your dice" if mine else f"{names.given(p.turn)}'s dice"
    return Zone("zone:dice", "dice", label, pieces, seat=p.turn, says=f"{label}: {says}")


def _results(view: DiceView) -> list[int]:
    """The seats whose dice lie on the table, in the order in which they threw."""
    p = view.public
    order = [p.order[(p.first + n) % p.seats] for n in range(p.seats)]
    return [seat for seat in order if p.values[seat] != NOTHING_YET and not (p.over and seat == p.turn)]


def _result(view: DiceView, names: Names, seat: int) -> Zone:
    p = view.public
    dice = dice_of(p.shown[seat])
    pieces = tuple(_die(f"{seat}.{die + 1}", face) for die, face in enumerate(dice))
    label = f"{names.given(seat)}: {hand_words(p.values[seat])}"
    return Zone(f"zone:shown.{seat}", "row", label, pieces, seat=seat, says=label)


def _choice(view: DiceView, move: int) -> Choice:
    text = write(view, move)
    if move == STAND:
        worth = hand_words(value(view, view.public.dice))
        return Choice(text, f"Stand on {worth}.", ("button:stand",), label="Stand")
    dice = [die for die in range(5) if (move >> die) & 1]
    named = [FACE_WORDS[dice_of(view.public.dice)[die]] for die in dice]
    words = named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"
    touch = (*(f"die:{die + 1}" for die in dice), "button:throw")
    return Choice(
        text, f"Throw the {words} again.", touch, label=f"Throw {NUMBERS[len(dice)]}", any_order=True
    )


def _sheet(view: DiceView, names: Names) -> Sheet:
    p = view.public
    rows = tuple(
        (Cell(hand_words(v) if (v := p.values[seat]) >= 0 else "-"), Cell(str(p.wins[seat])))
        for seat in range(p.seats)
    )
    note = (
        f"First to win {view.options.wins}."
        if p.seats == 2
        else f"Best of {view.options.rounds} hands."
        if view.options.rounds > 1
        else ""
    )
    return Sheet(
        "Hands won", ("This hand", "Won"), rows, tuple(names.given(seat) for seat in range(p.seats)), note
    )


def narrate(view: DiceView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules.ORDERED:
        return f"{names[who]} threw {_article(a)} for the order of play."
    if entry.kind == rules.THREW:
        dice = [FACE_WORDS[face] for die, face in enumerate(dice_of(a)) if (b >> die) & 1]
        again = "" if b == rules.ALL else f" {NUMBERS[len(dice)]} again:"
        return f"{names[who]} threw{again} {', '.join(dice)}."
    if entry.kind == rules.STOOD:
        return f"{names[who]} had {hand_words(b)}."
    if entry.kind == rules.TIED:
        return f"It is a tie between {names.all_of(_members(a))}: they throw off."
    if entry.kind == rules.WON_HAND:
        return f"{names[who]} won the hand with {hand_words(a)}, and {names.verb(who, 'have', 'has')} {b}."
    return f"{names.all_of(_members(a)).capitalize()} are level, and throw off."


def _article(face: int) -> str:
    return f"an {FACE_WORDS[face]}" if FACE_WORDS[face] == "ace" else f"a {FACE_WORDS[face]}"


def _members(seats: int) -> list[int]:
    return [seat for seat in range(8) if (seats >> seat) & 1]


def forbid(view: DiceView, move: int, say: Words) -> Refusal:
    """Why a move may not be made now: only too many dice are ever forbidden."""
    return Refusal("2.1", "You may throw one, two or three dice again, not four or five.")
