"""What the player sees and hears of Bingo."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Button, Choice, Piece, Scene, SeatScene, Zone
from gamenight.core.words import Words
from gamenight.games.bingo import rules
from gamenight.games.bingo.notation import WORDS
from gamenight.games.bingo.rules import COUNT, TAKE, BingoView
from gamenight.parts.dominoes import HIGH, LOW, NAMES, spoken

LABELS = ("Count on", "Take it away", "Leave it")
SAYS = ("Count on to the next tile that matches.", "Take the tile away.", "Leave the tile and count on.")


def scene(view: BingoView, names: Names) -> Scene:
    p = view.public
    left = len(p.row)
    return Scene(
        table="walnut",
        heading=f"Pass {p.passes + 1}, {left} tiles left",
        prompt=_prompt(view, names),
        clause="3.1" if p.over and left == 0 else "3.2" if p.over else "2.2",
        seats=(
            SeatScene(
                0, names.given(0), score=28 - left, score_says=f"{28 - left} tiles taken", turn=not p.over
            ),
        ),
        zones=(
            Zone(
                "zone:row",
                "row",
                "The row",
                tuple(_tile(view, n) for n in range(left)),
                says=f"Row of {left} tiles",
            ),
        ),
        buttons=tuple(
            Button(f"button:{word}", LABELS[n], word)
            for n, word in enumerate(WORDS)
            if view.options.ask or n == COUNT
        ),
        choices=tuple(
            Choice(
                WORDS[move],
                SAYS[move],
                (f"button:{WORDS[move]}",),
                label=LABELS[move],
                main=move in (COUNT, TAKE),
            )
            for move in view.moves
        ),
        facts=() if p.over else (("Next number", str(p.number)),),
    )


def _prompt(view: BingoView, names: Names) -> str:
    p = view.public
    if p.over:
        if not p.row:
            return f"Every tile is gone: {names.whom(0)} {names.verb(0, 'win', 'wins')}!"
        return f"No tile can ever match again. {len(p.row)} are left."
    tile = p.row[p.at]
    if view.seat != 0:
        return f"{names[0]} {names.verb(0, 'count', 'counts')} on from {p.number} at the {spoken(tile)}."
    if p.asked:
        return f"You say {p.number} at the {spoken(tile)}: it matches. Take it away?"
    return f"The next number is {p.number}, at the {spoken(tile)}. Count on."


def _tile(view: BingoView, place: int) -> Piece:
    p = view.public
    tile = p.row[place]
    here = place == p.at and not p.over
    dots = HIGH[tile] + LOW[tile]
    return Piece(
        f"tile:{NAMES[tile]}",
        "tile",
        NAMES[tile],
        f"{spoken(tile)}, {dots} dots",
        tag=str(p.number) if here else "",
    )


def narrate(view: BingoView, entry: Entry, names: Names) -> str:
    who, a, b = names[entry.seat], entry.a, entry.b
    if entry.kind == rules.COUNTED:
        return f"{who} counted {a} tile{'' if a == 1 else 's'} without a match." if a else ""
    if entry.kind == rules.MATCHED:
        return f"{who} said {b} at the {spoken(a)}: a match."
    if entry.kind == rules.TOOK:
        return f"{who} took away the {spoken(a)}, and {b} {'is' if b == 1 else 'are'} left."
    if entry.kind == rules.LEFT:
        return f"{who} left the {spoken(a)}."
    if entry.kind == rules.CLOSED:
        return f"The gaps were closed, and pass {a} began."
    if entry.kind == rules.WON:
        return f"{who} cleared the row!"
    return f"No tile can match any more, and {a} {'is' if a == 1 else 'are'} left."


def forbid(view: BingoView, move: int, say: Words) -> Refusal:
    if view.public.asked:
        return Refusal("2.6", "The tile matches: first take it away or leave it.")
    return Refusal(
        "2.2",
        "No tile matches just now: count on."
        if view.options.ask
        else "Tiles that match are taken by themselves: count on.",
    )
