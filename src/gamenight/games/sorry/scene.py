# compiled
"""What a seat sees of Sorry!."""

from __future__ import annotations

from gamenight.core.scene import (
    Button,
    Cell,
    Choice,
    Mark,
    Piece,
    Scene,
    SeatScene,
    Sheet,
    Showing,
    Tally,
    Zone,
)
from gamenight.games.sorry.layout import board, space_id
from gamenight.games.sorry.notation import destination, write
from gamenight.games.sorry.refusals import CLAUSES
from gamenight.games.sorry.rules import moves, public
from gamenight.games.sorry.rules.board import HOME, TRACK, circle, slide_end
from gamenight.games.sorry.rules.moves import FORFEIT, KINDS, NO_CARD, TWO
from gamenight.games.sorry.rules.position import SorryView
from gamenight.games.sorry.rules.scoring import bonus, points_for
from gamenight.games.sorry.spelling import CARD_NAMES, COLOURS, PAWN_NAMES, card_word
from gamenight.games.sorry.words.en import Words
from gamenight.parts.bits import each


def scene(view: SorryView, say: Words) -> Scene:
    p = view.public
    seats = range(p.seats)
    forfeit = Button("button:forfeit", say.pass_label(), "forfeit")
    return Scene(
        table="cloth",
        heading=_heading(view, say),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in seats),
        zones=(*_piles(view, say), *(_hand(view, say, seat) for seat in seats if view.options.points)),
        board=board(say),
        pieces=tuple(_pawn(view, say, pawn, seat) for seat in seats for pawn in pawns_of(view, seat)),
        marks=_marks(view, say),
        buttons=() if p.over or p.showing or p.card == NO_CARD else (forfeit,),
        choices=tuple(_choice(view, say, move) for move in view.moves),
        sheet=_sheet(view, say) if view.options.points else None,
        showing=_showing(view, say),
        facts=((say.teams(), say.which_teams()),) if view.options.teams else (),
    )


def colours(view: SorryView, seat: int) -> list[int]:
    """The colours of a seat's own pawns."""
    return list(each(view.public.own[seat]))


def pawns_of(view: SorryView, seat: int) -> list[int]:
    return [colour * 4 + n for colour in colours(view, seat) for n in range(4)]


def owner(view: SorryView, pawn: int) -> int:
    return next(seat for seat in range(view.seats) if pawn // 4 in colours(view, seat))


def _heading(view: SorryView, say: Words) -> str:
    p = view.public
    now = 0 if p.over or p.showing == public.GAME_OVER else 1
    if view.options.points and view.options.target:
        return say.game_and_turn(_games(view) + now, p.turns + now)
    return say.turn(p.turns + now)


def _prompt(view: SorryView, say: Words) -> str:
    p = view.public
    if p.over:
        return _result(view, say)
    if p.showing:
        return _shown(view, say)
    if p.turn != view.seat:
        return say.to_play(p.turn) if p.card == NO_CARD else say.to_play_card(p.turn, p.card)
    if p.card == NO_CARD:
        return say.choose_a_card() if view.moves[0] < moves.TOSS else say.discard_one()
    if p.left:
        return say.rest_of_seven(p.left)
    if list(view.moves) == [FORFEIT]:
        return say.no_pawn_can_draw_again(p.card) if p.card == TWO else say.no_pawn_can(p.card)
    return say.use_card_or_forfeit(p.card) if FORFEIT in view.moves else say.use_card(p.card)


def _result(view: SorryView, say: Words) -> str:
    p = view.public
    winners = [seat for seat in range(p.seats) if (p.winners >> seat) & 1]
    if len(winners) == p.seats:
        return say.a_draw(p.turns)
    return say.wins_with(winners, p.totals[winners[0]]) if view.options.points else say.wins(winners)


def _shown(view: SorryView, say: Words) -> str:
    """What a still shows, in a sentence."""
    p = view.public
    if p.showing == public.GAME_OVER:
        return say.game_over(_games(view))
    return say.drew(p.turn, p.card) if p.showing == public.CARD_TURNED else say.played(p.turn, p.card)


def _showing(view: SorryView, say: Words) -> Showing | None:
    p = view.public
    if not p.showing:
        return None
    if p.showing == public.GAME_OVER:
        title = _result(view, say) if p.over else say.game_over(_games(view))
        return Showing("result", title, lines=tuple(_line(view, say, seat) for seat in range(p.seats)))
    turned = p.showing == public.CARD_TURNED
    title = say.drew_says(p.turn) if turned else say.played_says(p.turn)
    pieces = (_card("shown:card", p.card, say),)
    return Showing("card", title, say.card_text(p.card), pieces=pieces, lit=(f"card:{p.laid}",), seat=p.turn)


def _line(view: SorryView, say: Words, seat: int) -> Tally:
    """What a seat brought home, and what that scored."""
    pawns = pawns_of(view, seat)
    home = sum(view.public.board.place[pawn] == HOME for pawn in pawns)
    points = _cell(view, say, _games(view) - 1, seat).text if view.options.points else ""
    return Tally(say.brought_home(seat, home, len(pawns)), f"+{points}" if points else "", seat)


def _clause(view: SorryView) -> str:
    p = view.public
    if p.over:
        return "7.7" if view.options.teams else "8.6" if view.options.points else "2.7"
    if p.card == NO_CARD:
        return "8.4" if view.moves and view.moves[0] >= moves.TOSS else "8.2"
    return "2.5" if list(view.moves) == [FORFEIT] else "5.7" if p.left else CLAUSES[p.card]


def _seat(view: SorryView, say: Words, seat: int) -> SeatScene:
    p, points = view.public, view.options.points
    own, pawns = colours(view, seat), pawns_of(view, seat)
    home = sum(p.board.place[pawn] == HOME for pawn in pawns)
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=p.totals[seat] if points else None,
        score_says=say.points(p.totals[seat]) if points else say.home_of(home, len(pawns)),
        cards=view.sizes[seat] if points else None,
        turn=not p.over and not p.showing and p.turn == seat,
        colour=COLOURS[own[0]],
        team=(0 if p.sides[seat] == 5 else 1) if view.options.teams else -1,
        status=(say.colours(own), *((say.home(home),) if home and points else ())),
    )


def _pawn(view: SorryView, say: Words, pawn: int, seat: int) -> Piece:
    place, name = view.public.board.place[pawn], PAWN_NAMES[pawn]
    return Piece(
        f"pawn:{name}",
        "pawn",
        face=str(pawn % 4 + 1),
        says=say.pawn_at(pawn, place),
        seat=seat,
        colour=COLOURS[pawn // 4],
        at=space_id(pawn // 4, place),
        tries=name,
    )


def _marks(view: SorryView, say: Words) -> tuple[Mark, ...]:
    """Where the last pawn came from."""
    moved, came = view.public.board.moved, view.public.board.came
    if moved < 0:
        return ()
    return (Mark(space_id(moved // 4, came), "", owner(view, moved), "last", say.came_from_here(moved)),)


def _piles(view: SorryView, say: Words) -> tuple[Zone, ...]:
    """The draw pile, the card in use and the discards. A card keeps its id from one to the other."""
    p = view.public
    discards = sum(p.discards)
    now: tuple[Piece, ...] = ()
    top: tuple[Piece, ...] = ()
    now_says, top_says = say.no_card_in_use(), say.discards_says(discards)
    if p.card != NO_CARD:
        now, now_says = (_card(f"card:{p.laid}", p.card, say),), say.card_in_use_says(p.card)
    if p.top != NO_CARD:
        top, top_says = (_card(f"card:{p.laid - 1}", p.top, say),), say.discards_top_says(discards, p.top)
    pile, only = say.draw_pile_says(view.piled), list(view.moves) == [FORFEIT]
    return (
        Zone(
            "zone:pile", "pile", say.draw_pile(), count=view.piled, says=pile, tries="forfeit" if only else ""
        ),
        Zone("zone:card", "pile", say.card_in_use(), now, says=now_says),
        Zone("zone:discards", "pile", say.discards(), top, discards, says=top_says),
    )


def _card(id: str, kind: int, say: Words) -> Piece:
    return Piece(id, "card", CARD_NAMES[kind], say.card_says(kind))


def _hand(view: SorryView, say: Words, seat: int) -> Zone:
    if seat != view.seat:
        return Zone(f"zone:hand.{seat}", "hand", say.hand_of(seat), count=view.sizes[seat], seat=seat)
    cards = tuple(_held(kind, view.hand[kind], say) for kind in range(KINDS) if view.hand[kind])
    return Zone(f"zone:hand.{seat}", "hand", say.hand_of(seat), cards, seat=seat)


def _held(kind: int, n: int, say: Words) -> Piece:
    word, says = card_word(kind), say.cards_say(kind, n) if n > 1 else say.card_says(kind)
    tag = f"×{n}" if n > 1 else ""
    return Piece(f"hand:{word}", "card", CARD_NAMES[kind], says, tries=f"card {word}", tag=tag)


def _choice(view: SorryView, say: Words, move: int) -> Choice:
    text, on = write(view, move), view.public.board
    if move < moves.RISE:
        return _step(view, say, move // 8, move % 8, text)
    if move < moves.SWAP:
        colour = move - moves.RISE
        pawn = on.waiting(colour)
        return Choice(text, say.bring_out(pawn), (f"pawn:{PAWN_NAMES[pawn]}", f"space:{circle(colour)}"))
    if move < moves.STRIKE:
        pawn, other = divmod(move - moves.SWAP, 16)
        return Choice(text, say.change_places(pawn, other), _pair(pawn, other))
    if move < moves.LAY:
        colour, other = divmod(move - moves.STRIKE, 16)
        says = say.take_the_place(other, on.place[other])
        return Choice(text, says, _pair(on.waiting(colour), other))
    if move < moves.TOSS:
        kind = move - moves.LAY
        return Choice(text, say.play_card(kind), (f"hand:{card_word(kind)}",))
    if move < FORFEIT:
        kind = move - moves.TOSS
        return Choice(text, say.discard_card(kind), (f"hand:{card_word(kind)}",))
    only = len(view.moves) == 1
    return Choice(text, say.pass_turn(), ("button:forfeit",), label=say.pass_label(), main=only)


def _pair(pawn: int, other: int) -> tuple[str, str]:
    return f"pawn:{PAWN_NAMES[pawn]}", f"pawn:{PAWN_NAMES[other]}"


def _step(view: SorryView, say: Words, pawn: int, slot: int, text: str) -> Choice:
    kind, colour = view.public.card, pawn // 4
    to = destination(view, pawn, slot, kind)
    end = slide_end(colour, to) if to < TRACK else to
    hit = view.public.board.at[to] if to < TRACK else -1
    part = slot if kind == moves.SEVEN else 0
    says = say.move_pawn(pawn, slot == moves.BACK, part, to, end, hit)
    return Choice(text, says, (f"pawn:{PAWN_NAMES[pawn]}", space_id(colour, to)))


def _games(view: SorryView) -> int:
    return len(view.public.history) // (view.seats + 1)


def _sheet(view: SorryView, say: Words) -> Sheet:
    p, games = view.public, range(_games(view))
    rows = tuple(
        (*(_cell(view, say, game, seat) for game in games), Cell(str(p.totals[seat])))
        for seat in range(p.seats)
    )
    columns = (*(say.game(game + 1) for game in games), say.total())
    note = say.target_note(view.options.target) if view.options.target else ""
    return Sheet(say.sheet_title(), columns, rows, tuple(say.given(seat) for seat in range(p.seats)), note)


def _cell(view: SorryView, say: Words, game: int, seat: int) -> Cell:
    """What a seat got for a game, and where it came from."""
    p, cumulative = view.public, view.options.cumulative
    at = game * (p.seats + 1)
    winner, homes = p.history[at], list(p.history[at + 1 : at + 1 + p.seats])
    got = str(points_for(homes, winner, seat, cumulative))
    if seat != winner:
        return Cell(got, say.score_reason(homes[seat]))
    others = [home for other, home in enumerate(homes) if other != seat]
    away = sum(4 - home for home in others)
    return Cell(got, say.score_reason_won(homes[seat], away, bonus(max(others), cumulative)))
