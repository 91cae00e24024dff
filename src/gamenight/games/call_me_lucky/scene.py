# compiled
"""What a seat sees of Call Me Lucky."""

from __future__ import annotations

from gamenight.core.position import bit
from gamenight.core.scene import (
    Board,
    Button,
    Cell,
    Choice,
    Mark,
    Piece,
    Scene,
    SeatScene,
    Sheet,
    Showing,
    Space,
    Tally,
    Zone,
)
from gamenight.games.call_me_lucky.notation import grid_of, square_name, write
from gamenight.games.call_me_lucky.rules.grid import AWAY, LUCKY, grid_for
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    ASIDE,
    COLOURS,
    DRAW,
    LAY,
    NO_CARD,
    SET,
    Public,
    number_of,
    worth,
)
from gamenight.games.call_me_lucky.words.en import Words
from gamenight.parts.bits import count, each, has

BOARDS: dict[tuple[str, str], Board] = {}  # by language and grid


def scene(view: LuckyView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="walnut",
        heading=_heading(view, say),
        prompt=prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(
            *_drawn(view, say),
            *(_deck(view, say, seat) for seat in range(p.seats)),
            *(_aside(view, say, seat) for seat in range(p.seats) if p.aside[seat]),
        ),
        board=board(view.options.grid, say),
        pieces=tuple(_piece(view, say, square) for square in each(p.covered())),
        marks=_marks(view, say),
        buttons=_buttons(view, say),
        choices=tuple(_choice(view, say, move) for move in view.moves),
        sheet=_sheet(view, say),
        showing=_showing(view, say) if p.showing else None,
        joiner="x",
        facts=tuple(
            (say.in_draw_pile_of(seat), numbers(p.decks[seat]) or say.nothing()) for seat in range(p.seats)
        ),
    )


def numbers(members: int) -> str:
    """ "1 1 4 10" """
    return " ".join(str(number_of(card)) for card in each(members))


def board(text: str, say: Words) -> Board:
    """The grid as it is printed, made once."""
    found = BOARDS.get((say.language, text))
    if found is None:
        grid = grid_for(text, False)
        key = "-".join(str(number) for number in grid.numbers)
        spaces = tuple(
            _space(square_name(grid, square), square, grid.wide, n, say)
            for square, n in enumerate(grid.numbers)
        )
        found = Board(f"call_me_lucky:{grid.wide}:{key}", grid.wide, grid.high, spaces, "grid")
        BOARDS[(say.language, text)] = found
    return found


def _space(name: str, square: int, wide: int, n: int, say: Words) -> Space:
    x, y = square % wide, square // wide
    return Space(
        f"space:{name}", x, y, label=str(n), note=say.square(name), says=say.printed(name, n), tries=name
    )


def _heading(view: LuckyView, say: Words) -> str:
    left = sum(count(deck) for deck in view.public.decks)
    return say.to_draw(left) if left else say.all_drawn()


def prompt(view: LuckyView, say: Words) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.over:
        return _result(view, say)
    if p.turn != view.seat:
        return say.has_to_play(p.turn, p.drawn) if p.drawn != NO_CARD else say.to_capture_or_draw(p.turn)
    if p.drawn != NO_CARD:
        return _card_prompt(view, say)
    if p.target != AWAY:
        return say.which_joins(p.need)
    if view.moves[-1] == DRAW:
        return say.capture_then_draw() if len(view.moves) > 1 else say.draw_a_card()
    return say.capture_or_pass()


def _result(view: LuckyView, say: Words) -> str:
    p = view.public
    scores = [p.score(seat) for seat in range(p.seats)]
    winners = [seat for seat in range(p.seats) if scores[seat] == max(scores)]
    if view.options.tie_by_piles:
        most = max(count(p.owns[seat]) for seat in winners)
        winners = [seat for seat in winners if count(p.owns[seat]) == most]
    if len(winners) == 1:
        return say.wins(winners[0], max(scores))
    return say.share_the_win(winners, max(scores))


def _showing(view: LuckyView, say: Words) -> Showing:
    """How the game came out."""
    p = view.public
    lines = tuple(
        Tally(say.piles_less(seat, count(p.owns[seat]), worth(p.aside[seat])), str(p.score(seat)), seat)
        for seat in range(p.seats)
    )
    return Showing("result", _result(view, say), lines=lines)


def _card_prompt(view: LuckyView, say: Words) -> str:
    p = view.public
    n = number_of(p.drawn)
    if ASIDE in view.moves:
        return say.drew_for_nowhere(p.drawn)
    if n == LUCKY:
        return say.drew_a_lucky_seven()
    open_square = any(p.top[move - LAY] == NO_CARD for move in view.moves)
    prey = any(p.top[move - LAY] != NO_CARD for move in view.moves)
    if open_square and prey:
        return say.drew_to_place_or_capture(p.drawn, n)
    return say.drew_to_place(p.drawn, n) if open_square else say.drew_to_capture(p.drawn, n)


def _clause(view: LuckyView) -> str:
    p = view.public
    if p.over:
        return "7.5" if view.options.tie_by_piles else "7.3"
    if p.drawn != NO_CARD:
        if number_of(p.drawn) == LUCKY:
            return "5.1"
        return "3.4" if ASIDE in view.moves else "3.3"
    if p.target != AWAY:
        return "4.4"
    return "2.2" if p.decks[p.turn] else "6.1"


def _seat(view: LuckyView, say: Words, seat: int) -> SeatScene:
    p = view.public
    aside = worth(p.aside[seat])
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=p.score(seat),
        score_says=say.points(p.score(seat)),
        cards=count(p.decks[seat]),
        turn=not p.over and p.turn == seat,
        colour=COLOURS[say.look(seat)],
        status=(
            say.colour(seat),
            say.piles(count(p.owns[seat])),
            *((say.set_aside(aside),) if p.aside[seat] else ()),
        ),
    )


def card_id(card: int) -> str:
    """The two cards of a number are told apart: "card:red.1b"."""
    place = card % SET
    return f"card:{COLOURS[card // SET]}.{number_of(card)}{'ab'[place % 2] if place < 8 else ''}"


def _card(card: int, says: str, say: Words, at: str = "") -> Piece:
    owner = card // SET
    return Piece(card_id(card), "chip", str(number_of(card)), says, owner, COLOURS[say.look(owner)], at)


def _pile(p: Public, say: Words, square: int) -> str:
    top, pile = p.top[square], p.piles[square]
    return say.pile(top, list(each(pile & ~bit(1, top))), worth(pile))


def _piece(view: LuckyView, say: Words, square: int) -> Piece:
    p = view.public
    return _card(p.top[square], _pile(p, say, square), say, f"space:{square_name(grid_of(view), square)}")


def _marks(view: LuckyView, say: Words) -> tuple[Mark, ...]:
    p, grid = view.public, grid_of(view)
    found = []
    for square in each(p.covered()):
        space, cards = f"space:{square_name(grid, square)}", count(p.piles[square])
        says = _pile(p, say, square)
        if has(p.at[LUCKY], square):
            found.append(Mark(space, say.frozen(cards), kind="frozen", says=say.frozen_says(says)))
        elif cards > 1:
            found.append(Mark(space, say.cards(cards), kind="count", says=says))
    last = [
        Mark(f"space:{square_name(grid, square)}", "", kind="last", says=say.changed_last())
        for square in each(p.last)
    ]
    return (*found, *last)


def _drawn(view: LuckyView, say: Words) -> tuple[Zone, ...]:
    p = view.public
    if p.drawn == NO_CARD:
        return ()
    piece = _card(p.drawn, say.card(p.drawn), say)
    says = say.card_of_says(p.turn, p.drawn)
    return (Zone("zone:drawn", "row", say.card_of(p.turn), (piece,), seat=p.turn, says=says),)


def _deck(view: LuckyView, say: Words, seat: int) -> Zone:
    n = count(view.public.decks[seat])
    label, says = say.draw_pile_of(seat), say.draw_pile_says(seat, n)
    tries = "draw" if seat == view.seat else ""
    return Zone(f"zone:deck.{seat}", "pile", label, count=n, seat=seat, says=says, tries=tries)


def _aside(view: LuckyView, say: Words, seat: int) -> Zone:
    aside = view.public.aside[seat]
    pieces = tuple(_card(card, say.card(card), say) for card in each(aside))
    says = say.aside_says(seat, numbers(aside))
    return Zone(f"zone:aside.{seat}", "row", say.aside_of(seat), pieces, seat=seat, says=says)


def _buttons(view: LuckyView, say: Words) -> tuple[Button, ...]:
    if view.seat < 0 or view.public.over:
        return ()
    if view.public.drawn != NO_CARD:
        return (Button("button:aside", say.aside_label(), "aside"),)
    if view.public.decks[view.seat] == 0:
        return (Button("button:pass", say.pass_label(), "pass"),)
    return (Button("button:draw", say.draw_label(), "draw"),)


def _choice(view: LuckyView, say: Words, move: int) -> Choice:
    p, grid = view.public, grid_of(view)
    text = write(view, move)
    if move < ADD:
        return _capture_choice(view, say, move, text)
    if move < LAY:
        name = square_name(grid, move - ADD)
        return Choice(text, say.add_pile(p.number_at(move - ADD), name), (f"space:{name}",))
    if move < DRAW:
        name, top = square_name(grid, move - LAY), p.top[move - LAY]
        says = say.place_card(p.drawn, name) if top == NO_CARD else say.capture_card(top, name)
        return Choice(text, says, (f"space:{name}",))
    label, says = {DRAW: (say.draw_label(), say.draw()), ASIDE: (say.aside_label(), say.aside_it())}.get(
        move, (say.pass_label(), say.pass_turn())
    )
    return Choice(text, says, (f"button:{text}",), label=label, main=len(view.moves) == 1)


def _capture_choice(view: LuckyView, say: Words, move: int, text: str) -> Choice:
    p, grid = view.public, grid_of(view)
    square, target = move >> 3, grid.ways[move]
    here, there = square_name(grid, square), square_name(grid, target)
    n, top = p.number_at(square), p.top[target]
    if n == number_of(top):
        says = say.capture_with(top, there, n, here)
    else:
        others = [other for other in text.partition("x")[0].split("+")[1:] if other]
        says = say.capture_with_others(top, there, n, here, others)
    return Choice(text, says, (f"space:{here}", f"space:{there}"))


def _sheet(view: LuckyView, say: Words) -> Sheet:
    p = view.public
    rows = []
    for seat in range(p.seats):
        score, aside = p.score(seat), worth(p.aside[seat])
        piles = "; ".join(_pile(p, say, square) for square in each(p.owns[seat]))
        less = Cell(f"-{aside}" if aside else "0", numbers(p.aside[seat]))
        rows.append((Cell(str(score + aside), piles), less, Cell(str(score))))
    labels = tuple(say.given(seat) for seat in range(p.seats))
    return Sheet(say.sheet_title(), say.sheet_columns(), tuple(rows), labels)
