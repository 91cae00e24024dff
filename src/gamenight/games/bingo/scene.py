# compiled
"""What the player sees of Bingo."""

from __future__ import annotations

from gamenight.core.scene import Button, Choice, Piece, Scene, SeatScene, Zone
from gamenight.games.bingo.notation import MOVES
from gamenight.games.bingo.rules import COUNT, TAKE, BingoView
from gamenight.games.bingo.words.en import Words
from gamenight.parts.dominoes import HIGH, LOW, NAMES


def scene(view: BingoView, say: Words) -> Scene:
    p = view.public
    left = len(p.row)
    row = tuple(_tile(view, place, say) for place in range(left))
    return Scene(
        table="walnut",
        heading=say.heading(p.passes + 1, left),
        prompt=_prompt(view, say),
        clause="3.1" if p.over and left == 0 else "3.2" if p.over else "2.2",
        seats=(SeatScene(0, say.given(0), 28 - left, say.taken(28 - left), turn=not p.over),),
        zones=(Zone("zone:row", "row", say.row(), row, says=say.row_says(left)),),
        buttons=tuple(
            Button(f"button:{word}", say.labels[word], word)
            for n, word in enumerate(MOVES)
            if view.options.ask or n == COUNT
        ),
        choices=tuple(_choice(move, say) for move in view.moves),
        facts=() if p.over else ((say.next_number(), str(p.number)),),
    )


def _choice(move: int, say: Words) -> Choice:
    word = MOVES[move]
    touch = (f"button:{word}",)
    return Choice(word, say.sentences[word], touch, label=say.labels[word], main=move in (COUNT, TAKE))


def _prompt(view: BingoView, say: Words) -> str:
    p = view.public
    if p.over:
        return say.lost(len(p.row)) if p.row else say.cleared()
    tile = p.row[p.at]
    if view.seat != 0:
        return say.counts_on(p.number, tile)
    return say.matches(p.number, tile) if p.asked else say.count_on(p.number, tile)


def _tile(view: BingoView, place: int, say: Words) -> Piece:
    p = view.public
    tile = p.row[place]
    here = place == p.at and not p.over
    says = say.tile_says(tile, HIGH[tile] + LOW[tile])
    return Piece(f"tile:{NAMES[tile]}", "tile", NAMES[tile], says, tag=str(p.number) if here else "")
