# compiled
"""What a seat sees of Poker Dice."""

from __future__ import annotations

from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Showing, Tally, Zone
from gamenight.games.poker_dice.notation import FACES, dice_of, write
from gamenight.games.poker_dice.rules.hands import hand_value, wild_value
from gamenight.games.poker_dice.rules.position import DICE, HAND_OVER, NOTHING_YET, STAND, DiceView
from gamenight.games.poker_dice.words.en import Words


def scene(view: DiceView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=_heading(view, say),
        prompt=_prompt(view, say),
        clause="4.1" if p.over else "2.1",
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(_thrown(view, say), *(_result(view, say, seat) for seat in _results(view))),
        buttons=(
            Button("button:stand", say.stand_label(), "stand"),
            Button("button:throw", say.throw_again_label(), "throw 1"),
        ),
        choices=tuple(_choice(view, move, say) for move in view.moves),
        sheet=_sheet(view, say),
        showing=_showing(view, say),
        joiner=" ",
    )


def _heading(view: DiceView, say: Words) -> str:
    p = view.public
    if p.over:
        return say.hands_played(p.hands)
    if p.deciding:
        return say.deciding_throw_off()
    if p.showing == HAND_OVER:
        return say.hand_number(p.hands)
    return (say.throw_off_number if p.throwing_off else say.hand_number)(p.hands + 1)


def _prompt(view: DiceView, say: Words) -> str:
    p = view.public
    if p.showing == DICE:
        return say.look_at_the_dice(p.turn)
    if p.showing == HAND_OVER:
        return say.look_at_the_hands()
    if p.over:
        winner = p.champion()
        if p.deciding:
            return say.wins_throw_off(winner, p.values[winner])
        if p.hands > 1:
            return say.wins_match(winner, p.wins[winner])
        return say.wins_hand(winner, p.values[winner])
    if p.turn != view.seat:
        return say.to_throw(p.turn)
    ask = say.stand_or_throw_any if view.options.throw_all else say.stand_or_throw
    return ask(value(view, p.dice), p.most - p.throws)


def value(view: DiceView, dice: int) -> int:
    return wild_value(dice) if view.options.wild_aces else hand_value(dice)


def _seat(view: DiceView, say: Words, seat: int) -> SeatScene:
    p = view.public
    status = []
    if not p.over and not (p.playing >> seat) & 1:
        status.append(say.out_of_throw_off() if p.throwing_off else say.out())
    if p.values[seat] != NOTHING_YET:
        status.append(say.hand(p.values[seat]))
    return SeatScene(
        seat,
        say.given(seat),
        score=p.wins[seat],
        score_says=say.hands_won(p.wins[seat]),
        turn=not p.over and not p.showing and p.turn == seat,
        status=tuple(status),
    )


def _die(key: str, face: int, say: Words, tries: str = "") -> Piece:
    return Piece(f"die:{key}", "die", FACES[face], say.face(face), tries=tries)


def _thrown(view: DiceView, say: Words) -> Zone:
    p = view.public
    faces = dice_of(p.dice)
    pieces = tuple(_die(str(n + 1), face, say, f"throw {n + 1}") for n, face in enumerate(faces))
    label, says = say.dice_of(p.turn), say.dice_of_says(p.turn, faces)
    return Zone("zone:dice", "dice", label, pieces, seat=p.turn, says=says)


def _results(view: DiceView) -> list[int]:
    """The seats whose dice lie on the table, in the order in which they threw."""
    p = view.public
    order = [p.order[(p.first + n) % p.seats] for n in range(p.seats)]
    return [seat for seat in order if p.values[seat] != NOTHING_YET and not (p.over and seat == p.turn)]


def _result(view: DiceView, say: Words, seat: int) -> Zone:
    p = view.public
    pieces = tuple(_die(f"{seat}.{n + 1}", face, say) for n, face in enumerate(dice_of(p.shown[seat])))
    label = say.shown(seat, p.values[seat])
    return Zone(f"zone:shown.{seat}", "row", label, pieces, seat=seat, says=label)


def _choice(view: DiceView, move: int, say: Words) -> Choice:
    text, thrown = write(view, move), dice_of(view.public.dice)
    if move == STAND:
        says = say.stand_on(value(view, view.public.dice))
        return Choice(text, says, ("button:stand",), label=say.stand_label())
    dice = [die for die in range(5) if (move >> die) & 1]
    says = say.throw_again([thrown[die] for die in dice])
    touch = (*(f"die:{die + 1}" for die in dice), "button:throw")
    return Choice(text, says, touch, label=say.throw_label(len(dice)), any_order=True)


def _sheet(view: DiceView, say: Words) -> Sheet:
    p = view.public
    rows = tuple(
        (Cell(say.hand(v) if (v := p.values[seat]) >= 0 else "-"), Cell(str(p.wins[seat])))
        for seat in range(p.seats)
    )
    columns = (say.this_hand(), say.won_column())
    return Sheet(
        say.sheet_title(), columns, rows, tuple(say.given(seat) for seat in range(p.seats)), _note(view, say)
    )


def _note(view: DiceView, say: Words) -> str:
    if view.public.seats == 2:
        return say.first_to(view.options.wins)
    return say.best_of(view.options.rounds) if view.options.rounds > 1 else ""


def _showing(view: DiceView, say: Words) -> Showing | None:
    """What a still is about: dice just thrown, or how a hand came out."""
    p = view.public
    if p.showing == DICE:
        thrown = tuple(f"die:{die + 1}" for die in range(5) if (p.thrown >> die) & 1)
        return Showing("dice", say.threw_title(p.turn), lit=thrown, seat=p.turn)
    if p.showing != HAND_OVER:
        return None
    lines = tuple(
        Tally(say.shown(seat, p.values[seat]), "+1" if seat == p.winner and not p.deciding else "", seat)
        for seat in _results(view)
    )
    title = say.throw_off_over() if p.deciding else say.hand_over(p.hands)
    return Showing("result", title, lines=lines, seat=p.winner)
