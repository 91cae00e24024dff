"""What a seat sees and hears of a game on a line of play. A game adds its clause numbers and its words for points."""

from __future__ import annotations

from dataclasses import dataclass

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Spot, Zone
from gamenight.core.words import Words
from gamenight.parts.bits import each, has
from gamenight.parts.dominoes import HIGH, LOW, NAMES, WORDS, is_double, pips, spoken
from gamenight.parts.line import table as line_table
from gamenight.parts.line.notation import fits_one_end, write
from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE, PASS, Table


@dataclass(frozen=True)
class Book:
    """Where a game's rulebook speaks of what they all do, and how it names its points."""

    match: str  # the clause that a tile must match an end
    draw: str  # that one draws only if unable to play
    fresh: str  # that the drawn tile must be played
    passing: str  # when one passes
    lead: str  # the clause of opening the line
    end: str  # of winning the game
    title: str  # of the score sheet
    reasons: tuple[str, ...]  # what points were for, by the game's own kinds


def scene(view: LineView, names: Names, book: Book) -> Scene:
    t = view.table
    return Scene(
        table="walnut",
        heading=f"Round {t.rounds + (0 if t.over else 1)}",
        prompt=_prompt(view, names),
        clause=_clause(view, book),
        seats=tuple(_seat(view, names, seat) for seat in range(t.seats)),
        zones=(_line(view), _boneyard(view), *(_hand(view, names, seat) for seat in range(t.seats))),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names, book),
        facts=() if t.first == NONE else (("Open ends", f"{WORDS[t.left_end]} and {WORDS[t.right_end]}"),),
    )


def _prompt(view: LineView, names: Names) -> str:
    t = view.table
    if t.over:
        most = max(t.totals)
        winners = [seat for seat in range(t.seats) if t.totals[seat] == most]
        if len(winners) > 1:
            return f"{_capital(names.all_of(winners))} share the win with {points_words(most)}."
        return f"{names[winners[0]]} {names.verb(winners[0], 'win', 'wins')} with {points_words(most)}."
    if t.turn != view.seat:
        return f"{names[t.turn]} to play."
    if t.first == NONE:
        return "You lead: play any tile."
    if t.drawn:
        return f"You drew the {spoken(view.fresh)}. It fits, so play it."
    ends = WORDS[t.left_end] if t.left_end == t.right_end else f"{WORDS[t.left_end]} or {WORDS[t.right_end]}"
    if view.moves[0] == DRAW:
        return f"Nothing you hold matches {ends}. Draw until something does."
    if view.moves[0] == PASS:
        empty = ", and there is nothing to draw" if view.style.draws else ""
        return f"Nothing you hold matches {ends}{empty}. Pass."
    return f"Match a {ends}." + (" Or draw." if DRAW in view.moves else "")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _clause(view: LineView, book: Book) -> str:
    t = view.table
    if t.over:
        return book.end
    if t.drawn:
        return book.fresh
    if t.first == NONE:
        return book.lead
    return book.draw if DRAW in view.moves else book.passing if PASS in view.moves else book.match


def _seat(view: LineView, names: Names, seat: int) -> SeatScene:
    t = view.table
    return SeatScene(
        seat,
        names.given(seat),
        score=t.totals[seat],
        score_says=points_words(t.totals[seat]),
        cards=view.sizes[seat],
        turn=not t.over and t.turn == seat,
        status=("opened",) if seat == t.opener and t.first != NONE else (),
    )


def laid_faces(t: Table) -> list[tuple[int, str]]:
    """The tiles of the line from left to right, each with its numbers as they lie."""
    if t.first == NONE:
        return []
    found = [(t.first, f"{HIGH[t.first]}-{LOW[t.first]}")]
    end = HIGH[t.first]
    for tile in t.left:
        outer = HIGH[tile] + LOW[tile] - end
        found.insert(0, (tile, f"{outer}-{end}"))
        end = outer
    end = LOW[t.first]
    for tile in t.right:
        outer = HIGH[tile] + LOW[tile] - end
        found.append((tile, f"{end}-{outer}"))
        end = outer
    return found


def _line(view: LineView) -> Zone:
    t = view.table
    pieces = tuple(
        Piece(f"tile:{NAMES[tile]}", "tile", face, spoken(tile), turned=is_double(tile))
        for tile, face in laid_faces(t)
    )
    if t.first == NONE:
        return Zone(
            "zone:line",
            "line",
            "Line of play",
            spots=(Spot("spot:left", "First tile", "where the first tile goes"),),
        )
    spots = (
        Spot("spot:left", str(t.left_end), f"left end, {WORDS[t.left_end]}"),
        Spot("spot:right", str(t.right_end), f"right end, {WORDS[t.right_end]}"),
    )
    says = f"Line of {len(pieces)} tiles, open ends {WORDS[t.left_end]} and {WORDS[t.right_end]}"
    return Zone("zone:line", "line", "Line of play", pieces, spots=spots, says=says)


def _boneyard(view: LineView) -> Zone:
    label = "Boneyard" if view.style.draws else "Out of play"
    return Zone(
        "zone:boneyard",
        "pile",
        label,
        count=view.boneyard,
        says=f"{label}, {view.boneyard} tiles",
        tries="draw",
    )


def _hand(view: LineView, names: Names, seat: int) -> Zone:
    t = view.table
    if seat != view.seat:
        label = f"{names.given(seat)}'s tiles"
        if t.over:
            return Zone(f"zone:hand.{seat}", "hand", label, _tiles(view, t.shown[seat]), seat=seat)
        return Zone(f"zone:hand.{seat}", "hand", label, count=view.sizes[seat], seat=seat)
    return Zone(f"zone:hand.{seat}", "hand", "Your tiles", _tiles(view, view.hand), seat=seat)


def _tiles(view: LineView, tiles: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            f"tile:{NAMES[tile]}",
            "tile",
            NAMES[tile],
            spoken(tile),
            tries=NAMES[tile] if fits_one_end(view, tile) else f"{NAMES[tile]} left",
            tag="new" if tile == view.fresh else "",
        )
        for tile in each(tiles)
    )


def _buttons(view: LineView) -> tuple[Button, ...]:
    passing = Button("button:pass", "Pass", "pass")
    return (Button("button:draw", "Draw", "draw"), passing) if view.style.draws else (passing,)


def _choice(view: LineView, move: int) -> Choice:
    text = write(view, move)
    if move >= DRAW:
        label = "Draw" if move == DRAW else "Pass"
        says = "Draw from the boneyard." if move == DRAW else "Pass."
        return Choice(text, says, (f"button:{label.lower()}",), label=label, main=len(view.moves) == 1)
    tile = move >> 1
    thing = f"tile:{NAMES[tile]}"
    if fits_one_end(view, tile):
        return Choice(text, f"Play the {spoken(tile)}.", (thing,))
    end = "left" if move & 1 == LEFT else "right"
    return Choice(text, f"Play the {spoken(tile)} at the {end} end.", (thing, f"spot:{end}"))


def _sheet(view: LineView, names: Names, book: Book) -> Sheet:
    t = view.table
    rounds = len(t.history) // t.seats
    rows = tuple(
        (*(Cell(str(t.history[n * t.seats + seat])) for n in range(rounds)), Cell(str(t.totals[seat])))
        for seat in range(t.seats)
    )
    columns = (*(str(n + 1) for n in range(rounds)), "Total")
    note = f"The first to {view.style.target} points wins."
    return Sheet(book.title, columns, rows, tuple(names.given(seat) for seat in range(t.seats)), note)


def narrate(view: LineView, entry: Entry, names: Names, book: Book) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == line_table.DEALT:
        return f"Everyone drew {a} tiles."
    if entry.kind == line_table.REDRAWN:
        return "Nobody held a double, so all tiles were mixed and drawn again."
    if entry.kind == line_table.OPENED:
        return f"{names[who]} opened with the {spoken(a)}."
    if entry.kind == line_table.LAID:
        return f"{names[who]} played the {spoken(a)}{_where(view, a, b)}."
    if entry.kind == line_table.DREW:
        if who == names.listener:
            return ""  # has heard of each tile
        return f"{names[who]} drew {a} tile{'' if a == 1 else 's'}."
    if entry.kind == line_table.TOOK:
        return "" if a == HIDDEN else f"{names[who]} drew the {spoken(a)}."
    if entry.kind == line_table.PASSED:
        return f"{names[who]} passed."
    if entry.kind == line_table.WENT_OUT:
        return f"{names[who]} went out!"
    if entry.kind == line_table.BLOCKED:
        return "Nobody can play: the round is blocked."
    if entry.kind == line_table.HELD:
        return f"{names[who]} held {a} dot{'' if a == 1 else 's'}."
    return f"{names[who]} scored {points_words(a)} {book.reasons[entry.c]}, {b} in all."


def _where(view: LineView, tile: int, end: int) -> str:
    return f" at the {'left' if end == LEFT else 'right'} end"


def forbid(view: LineView, move: int, say: Words, book: Book) -> Refusal:
    """Why a move may not be played now."""
    t = view.table
    if move < DRAW:
        tile = move >> 1
        if not has(view.hand, tile):
            return Refusal(book.match, f"You do not hold the {spoken(tile)}.")
        if t.drawn and tile != view.fresh:
            return Refusal(book.fresh, f"You drew the {spoken(view.fresh)}, which fits, so you must play it.")
        end = t.left_end if move & 1 == LEFT else t.right_end
        if t.first == NONE:
            return Refusal(book.lead, "The line is empty: say only which tile you lead.")
        return Refusal(book.match, f"The {spoken(tile)} has no {WORDS[end]} to match that end.")
    if t.drawn:
        return Refusal(book.fresh, f"You drew the {spoken(view.fresh)}, which fits, so you must play it.")
    if move == DRAW:
        if not view.style.draws or view.boneyard == 0:
            return Refusal(book.passing, "There is nothing to draw.")
        return Refusal(book.draw, "You hold a tile that fits, so you must play it and may not draw.")
    if any(legal < DRAW for legal in view.moves):
        return Refusal(book.passing, "You hold a tile that fits, so you may not pass.")
    return Refusal(book.passing, "You may not pass while there are tiles to draw.")


def points_words(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def dots_words(tiles: int) -> str:
    dots = pips(tiles)
    return "1 dot" if dots == 1 else f"{dots} dots"
