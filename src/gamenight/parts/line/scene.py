# compiled
"""What a seat sees of a game on a line of play."""

from __future__ import annotations

from gamenight.core.scene import (
    Button,
    Choice,
    Piece,
    Scene,
    SeatScene,
    Sheet,
    Showing,
    Spot,
    Tally,
    Zone,
)
from gamenight.parts.bits import each
from gamenight.parts.dominoes import HIGH, LOW, NAMES, is_double, pips
from gamenight.parts.line.clauses import Clauses
from gamenight.parts.line.notation import fits_one_end, write
from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE, PASS, Table
from gamenight.parts.line.words.en import LineWords
from gamenight.parts.sheets import deal_columns, deal_rows


def scene(view: LineView, say: LineWords, clauses: Clauses) -> Scene:
    t = view.table
    opened = t.first != NONE
    return Scene(
        table="walnut",
        heading=say.round(_round(t)),
        prompt=_prompt(view, say),
        clause=_clause(view, clauses),
        seats=tuple(_seat(view, say, seat) for seat in range(t.seats)),
        zones=(_line(view, say), _boneyard(view, say), *(_hand(view, say, seat) for seat in range(t.seats))),
        buttons=_buttons(view, say),
        choices=tuple(_choice(view, move, say) for move in view.moves),
        sheet=_sheet(view, say),
        showing=_showing(view, say),
        facts=((say.open_ends(), say.both_ends(t.left_end, t.right_end)),) if opened else (),
    )


def _round(t: Table) -> int:
    """The round being played, or the last one."""
    return t.rounds if t.over or t.showing else t.rounds + 1


def _prompt(view: LineView, say: LineWords) -> str:
    t = view.table
    if t.showing:
        return say.look_at_the_score()
    if t.over:
        most = max(t.totals)
        winners = [seat for seat in range(t.seats) if t.totals[seat] == most]
        return say.share_the_win(winners, most) if len(winners) > 1 else say.wins(winners[0], most)
    if t.turn != view.seat:
        return say.to_play(t.turn)
    if t.first == NONE:
        return say.lead_any()
    return say.drew_and_must_play(view.fresh) if t.drawn else _prompt_to_match(view, say)


def _prompt_to_match(view: LineView, say: LineWords) -> str:
    ends = view.table.left_end, view.table.right_end
    if view.moves[0] == DRAW:
        return say.draw_until(*ends)
    if view.moves[0] == PASS:
        return (say.nothing_matches_nor_drawn if view.style.draws else say.nothing_matches)(*ends)
    return (say.match_or_draw if DRAW in view.moves else say.match)(*ends)


def _clause(view: LineView, clauses: Clauses) -> str:
    t = view.table
    if t.showing:
        return clauses.scoring
    if t.over:
        return clauses.end
    if t.drawn:
        return clauses.fresh
    if t.first == NONE:
        return clauses.lead
    return clauses.draw if DRAW in view.moves else clauses.passing if PASS in view.moves else clauses.match


def _seat(view: LineView, say: LineWords, seat: int) -> SeatScene:
    t = view.table
    return SeatScene(
        seat,
        say.given(seat),
        score=t.totals[seat],
        score_says=say.points(t.totals[seat]),
        cards=view.sizes[seat],
        turn=not t.over and not t.showing and t.turn == seat,
        status=(say.opened_status(),) if seat == t.opener and t.first != NONE else (),
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


def _line(view: LineView, say: LineWords) -> Zone:
    t = view.table
    if t.first == NONE:
        spot = Spot("spot:left", say.first_tile(), say.first_tile_says())
        return Zone("zone:line", "line", say.line(), spots=(spot,))
    pieces = tuple(
        Piece(f"tile:{NAMES[tile]}", "tile", face, say.tile(tile), turned=is_double(tile))
        for tile, face in laid_faces(t)
    )
    spots = (
        Spot("spot:left", str(t.left_end), say.left_end(t.left_end)),
        Spot("spot:right", str(t.right_end), say.right_end(t.right_end)),
    )
    says = say.line_says(len(pieces), t.left_end, t.right_end)
    return Zone("zone:line", "line", say.line(), pieces, spots=spots, says=says)


def _boneyard(view: LineView, say: LineWords) -> Zone:
    count = view.boneyard
    label, says = (
        (say.boneyard(), say.boneyard_says(count))
        if view.style.draws
        else (say.out_of_play(), say.out_of_play_says(count))
    )
    return Zone("zone:boneyard", "pile", label, count=count, says=says, tries="draw")


def _hand(view: LineView, say: LineWords, seat: int) -> Zone:
    t, zone, label = view.table, f"zone:hand.{seat}", say.tiles_of(seat)
    if seat == view.seat:
        return Zone(zone, "hand", label, _tiles(view, view.hand, say), seat=seat)
    if t.over or t.showing:
        return Zone(zone, "hand", label, _tiles(view, t.shown[seat], say), seat=seat)
    return Zone(zone, "hand", label, count=view.sizes[seat], seat=seat)


def _tiles(view: LineView, tiles: int, say: LineWords) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            f"tile:{NAMES[tile]}",
            "tile",
            NAMES[tile],
            say.tile(tile),
            tries=NAMES[tile] if fits_one_end(view, tile) else f"{NAMES[tile]} left",
            tag=say.new_tile() if tile == view.fresh else "",
        )
        for tile in each(tiles)
    )


def _buttons(view: LineView, say: LineWords) -> tuple[Button, ...]:
    passing = Button("button:pass", say.pass_label(), "pass")
    return (Button("button:draw", say.draw_label(), "draw"), passing) if view.style.draws else (passing,)


def _choice(view: LineView, move: int, say: LineWords) -> Choice:
    text, only = write(view, move), len(view.moves) == 1
    if move == DRAW:
        return Choice(text, say.draw(), ("button:draw",), label=say.draw_label(), main=only)
    if move == PASS:
        return Choice(text, say.pass_turn(), ("button:pass",), label=say.pass_label(), main=only)
    tile = move >> 1
    thing = f"tile:{NAMES[tile]}"
    if fits_one_end(view, tile):
        return Choice(text, say.play(tile), (thing,))
    if move & 1 == LEFT:
        return Choice(text, say.play_left(tile), (thing, "spot:left"))
    return Choice(text, say.play_right(tile), (thing, "spot:right"))


def _sheet(view: LineView, say: LineWords) -> Sheet:
    t = view.table
    rows = deal_rows(tuple(t.history), tuple(t.totals))
    columns = deal_columns(len(t.history) // t.seats, say.total())
    note = say.target_note(view.style.target)
    return Sheet(say.sheet_title(), columns, rows, tuple(say.given(seat) for seat in range(t.seats)), note)


def _showing(view: LineView, say: LineWords) -> Showing | None:
    """How a round came out, while that is shown."""
    t = view.table
    if not t.showing:
        return None
    points = t.history[len(t.history) - t.seats :]
    lines = tuple(
        Tally(say.left_holding(seat, pips(t.shown[seat])), f"+{points[seat]}", seat)
        for seat in range(t.seats)
    )
    return Showing("result", say.round_over(t.rounds), lines=lines)
