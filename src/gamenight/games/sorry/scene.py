"""What a seat sees of Sorry!."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.names import Names
from gamenight.core.scene import Button, Cell, Choice, Mark, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.sorry.layout import BOARD, space_id
from gamenight.games.sorry.notation import (
    CARD_NAMES,
    COLOURS,
    PAWN_NAMES,
    destination,
    write,
)
from gamenight.games.sorry.refusals import CLAUSES
from gamenight.games.sorry.rules.board import HOME, START, TRACK, circle, slide_end
from gamenight.games.sorry.rules.moves import (
    BACK,
    FORFEIT,
    KINDS,
    LAY,
    NO_CARD,
    RISE,
    SEVEN,
    STRIKE,
    SWAP,
    TOSS,
)
from gamenight.games.sorry.rules.position import SorryView, colours_of
from gamenight.games.sorry.rules.public import bonus, game_points
from gamenight.games.sorry.words.en import CARD_SAYS, card, pawn_says, place_says, points, score_reason


def scene(view: SorryView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="cloth",
        heading=_heading(view),
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(*_piles(view), *(_hand(view, names, seat) for seat in range(p.seats) if view.options.points)),
        board=BOARD,
        pieces=tuple(_pawn(view, pawn) for seat in range(p.seats) for pawn in pawns_of(view, seat)),
        marks=_marks(view),
        buttons=() if p.over or p.card == NO_CARD else (Button("button:forfeit", "Forfeit", "forfeit"),),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names) if view.options.points else None,
        facts=_facts(view),
    )


def pawns_of(view: SorryView, seat: int) -> list[int]:
    own = colours_of(view.seats, view.options, seat)
    return [pawn for pawn in range(16) if (own >> (pawn // 4)) & 1]


def owner(view: SorryView, pawn: int) -> int:
    return next(seat for seat in range(view.seats) if pawn in pawns_of(view, seat))


def _heading(view: SorryView) -> str:
    p = view.public
    turn = f"Turn {p.turns + (0 if p.over else 1)}"
    if view.options.points and view.options.target:
        return f"Game {_games(view) + (0 if p.over else 1)}, {turn.lower()}"
    return turn


def _prompt(view: SorryView, names: Names) -> str:
    p = view.public
    if p.over:
        return _result(view, names)
    if p.turn != view.seat:
        return f"{names[p.turn]} to play" + (f" {card(p.card)}." if p.card != NO_CARD else ".")
    if p.card == NO_CARD:
        return "Choose a card to play." if view.moves[0] < TOSS else "No card can be used. Discard one."
    name = CARD_NAMES[p.card]
    if p.left:
        return f"Move another pawn forward for the remaining {p.left} of the 7."
    if list(view.moves) == [FORFEIT]:
        return f"No pawn can use the {name}. Forfeit" + (", then draw again." if name == "2" else ".")
    extra = " Or forfeit." if FORFEIT in view.moves else ""
    return f"{name}: {CARD_SAYS[p.card][0].lower()}{CARD_SAYS[p.card][1:]}.{extra}"


def _result(view: SorryView, names: Names) -> str:
    p = view.public
    winners = [seat for seat in range(p.seats) if (p.winners >> seat) & 1]
    if len(winners) == p.seats:
        return f"A draw, after {p.turns} turns."
    verb = "win" if len(winners) > 1 else names.verb(winners[0], "win", "wins")
    who = names[winners[0]] if len(winners) == 1 else names.all_of(winners)
    return f"{who[0].upper()}{who[1:]} {verb}" + (
        f" with {points(p.totals[winners[0]])}." if view.options.points else "."
    )


def _clause(view: SorryView) -> str:
    p = view.public
    if p.over:
        return "7.7" if view.options.teams else "8.6" if view.options.points else "2.7"
    if p.card == NO_CARD:
        return "8.4" if view.moves and view.moves[0] >= TOSS else "8.2"
    return "2.5" if list(view.moves) == [FORFEIT] else "5.7" if p.left else CLAUSES[p.card]


def _seat(view: SorryView, names: Names, seat: int) -> SeatScene:
    p = view.public
    own = [colour for colour in range(4) if (colours_of(p.seats, view.options, seat) >> colour) & 1]
    home = sum(p.board.place[pawn] == HOME for pawn in pawns_of(view, seat))
    score = p.totals[seat] if view.options.points else home
    says = points(score) if view.options.points else f"{home} of {4 * len(own)} HOME"
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=score,
        score_says=says,
        cards=view.sizes[seat] if view.options.points else None,
        turn=not p.over and p.turn == seat,
        colour=COLOURS[own[0]],
        team=(0 if p.sides[seat] == 5 else 1) if view.options.teams else -1,
        status=(" and ".join(COLOURS[colour] for colour in own), *((f"{home} HOME",) if home else ())),
    )


def _pawn(view: SorryView, pawn: int) -> Piece:
    place, name = view.public.board.place[pawn], PAWN_NAMES[pawn]
    where = "in START" if place == START else "HOME" if place == HOME else f"on {place_says(place)}"
    return Piece(
        f"pawn:{name}",
        "pawn",
        face=str(pawn % 4 + 1),
        says=f"{pawn_says(pawn)}, {where}",
        seat=owner(view, pawn),
        colour=COLOURS[pawn // 4],
        at=space_id(pawn // 4, place),
        tries=name,
    )


def _marks(view: SorryView) -> tuple[Mark, ...]:
    """Where the last pawn came from."""
    p = view.public
    if p.moved < 0:
        return ()
    says = f"{pawn_says(p.moved)} came from here"
    return (Mark(space_id(p.moved // 4, p.came), "", owner(view, p.moved), "last", says),)


def _card_piece(id: str, kind: int, tries: str = "", tag: str = "") -> Piece:
    says = f"{CARD_NAMES[kind]}: {CARD_SAYS[kind]}" + (f", {tag[1:]} of them" if tag else "")
    return Piece(id, "card", CARD_NAMES[kind], says, tries=tries, tag=tag)


def _piles(view: SorryView) -> tuple[Zone, ...]:
    """The draw pile, the card in use and the discards. A card keeps its id from one to the other."""
    p = view.public
    pile = Zone("zone:pile", "pile", "Draw", count=view.piled, says=f"Draw pile, {view.piled} cards")
    now = (_card_piece(f"card:{p.laid}", p.card),) if p.card != NO_CARD else ()
    top = (_card_piece(f"card:{p.laid - 1}", p.top),) if p.top != NO_CARD else ()
    discards = sum(p.discards)
    used = f", {CARD_NAMES[p.top]} on top" if top else ""
    return (
        pile,
        Zone("zone:card", "pile", "Card", now, says=f"Card, {now[0].says}" if now else "No card in use"),
        Zone("zone:discards", "pile", "Discards", top, discards, says=f"Discards, {discards} cards{used}"),
    )


def _hand(view: SorryView, names: Names, seat: int) -> Zone:
    if seat != view.seat:
        label = f"{names.given(seat)}'s hand"
        return Zone(f"zone:hand.{seat}", "hand", label, count=view.sizes[seat], seat=seat)
    cards = []
    for kind in range(KINDS):
        n, name = view.hand[kind], CARD_NAMES[kind].lower().rstrip("!")
        if n:
            cards.append(_card_piece(f"hand:{name}", kind, f"card {name}", f"×{n}" if n > 1 else ""))
    return Zone(f"zone:hand.{seat}", "hand", "Your hand", tuple(cards), seat=seat)


def _choice(view: SorryView, move: int) -> Choice:
    text, board = write(view, move), view.public.board
    if move < RISE:
        return _step(view, move // 8, move % 8, text)
    if move < SWAP:
        colour = move - RISE
        pawn = board.waiting(colour)
        says = f"Bring {pawn_says(pawn)} out of START."
        return Choice(text, says, (f"pawn:{PAWN_NAMES[pawn]}", f"space:{circle(colour)}"))
    if move < STRIKE:
        pawn, other = divmod(move - SWAP, 16)
        says = f"Change the places of {pawn_says(pawn)} and {pawn_says(other)}."
        return Choice(text, says, (f"pawn:{PAWN_NAMES[pawn]}", f"pawn:{PAWN_NAMES[other]}"))
    if move < LAY:
        colour, other = divmod(move - STRIKE, 16)
        says = f"Sorry! Take the place of {pawn_says(other)} on {place_says(board.place[other])}."
        return Choice(text, says, (f"pawn:{PAWN_NAMES[board.waiting(colour)]}", f"pawn:{PAWN_NAMES[other]}"))
    if move < FORFEIT:
        kind = move - LAY if move < TOSS else move - TOSS
        verb = "Play" if move < TOSS else "Discard"
        return Choice(text, f"{verb} {card(kind)}.", (f"hand:{CARD_NAMES[kind].lower().rstrip('!')}",))
    return Choice(text, "Forfeit.", ("button:forfeit",), label="Forfeit", main=len(view.moves) == 1)


def _step(view: SorryView, pawn: int, slot: int, text: str) -> Choice:
    kind, colour = view.public.card, pawn // 4
    to = destination(view, pawn, slot, kind)
    says = f"Move {pawn_says(pawn)} {'back' if slot == BACK else 'forward'}"
    says += f" {slot}" if kind == SEVEN else ""
    says += f" to {place_says(to)}"
    if to < TRACK:
        if slide_end(colour, to) != to:
            says += f" and slide to {slide_end(colour, to)}"
        hit = view.public.board.at[to]
        says += f", bumping {pawn_says(hit)}" if hit >= 0 else ""
    return Choice(text, says + ".", (f"pawn:{PAWN_NAMES[pawn]}", space_id(colour, to)))


def _games(view: SorryView) -> int:
    return len(view.public.history) // (view.seats + 1)


def _sheet(view: SorryView, names: Names) -> Sheet:
    p = view.public
    rows: list[list[Cell]] = [[] for _ in range(p.seats)]
    for game in range(_games(view)):
        at = game * (p.seats + 1)
        winner, homes = p.history[at], list(p.history[at + 1 : at + 1 + p.seats])
        for seat in range(p.seats):
            most = max(home for other, home in enumerate(homes) if other != seat)
            got = game_points(vec[i64](homes), winner, seat, view.options.cumulative)
            why = score_reason(homes, winner, seat, bonus(most, view.options.cumulative))
            rows[seat].append(Cell(str(got), why))
    for seat in range(p.seats):
        rows[seat].append(Cell(str(p.totals[seat])))
    columns = (*(f"Game {game + 1}" for game in range(_games(view))), "Total")
    note = f"First to {view.options.target} ends it." if view.options.target else ""
    labels = tuple(names.given(seat) for seat in range(p.seats))
    return Sheet("Points, highest wins", columns, tuple(tuple(row) for row in rows), labels, note)


def _facts(view: SorryView) -> tuple[tuple[str, str], ...]:
    return (("Teams", "red and yellow against blue and green"),) if view.options.teams else ()
