"""What a seat sees of Call Me Lucky."""

from __future__ import annotations

from functools import cache

from gamenight.core.names import Names
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
    Space,
    Zone,
)
from gamenight.games.call_me_lucky.notation import grid_of, square_name, write
from gamenight.games.call_me_lucky.rules.grid import AWAY, LUCKY, grid_for
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    ASIDE,
    DRAW,
    LAY,
    NO_CARD,
    SET,
    worth,
)
from gamenight.games.call_me_lucky.words import en as words
from gamenight.parts.bits import count, each, has


def scene(view: LuckyView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="walnut",
        heading=_heading(view),
        prompt=prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(
            *_drawn(view, names),
            *(_deck(view, names, seat) for seat in range(p.seats)),
            *(_aside(view, names, seat) for seat in range(p.seats) if p.aside[seat]),
        ),
        board=board(view.options.grid),
        pieces=tuple(_piece(view, square) for square in each(p.covered())),
        marks=_marks(view),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        joiner="x",
        facts=tuple(
            (f"In {names.given(seat)}'s draw pile", words.numbers(p.decks[seat]) or "nothing")
            for seat in range(p.seats)
        ),
    )


@cache
def board(text: str) -> Board:
    """The grid as it is printed."""
    grid = grid_for(text, False)
    spaces = []
    for square, number in enumerate(grid.numbers):
        name, x, y = square_name(grid, square), square % grid.wide, square // grid.wide
        says = f"{name}, printed {number}"
        spaces.append(Space(f"space:{name}", x, y, label=str(number), note=name, says=says, tries=name))
    key = "-".join(str(number) for number in grid.numbers)
    return Board(f"call_me_lucky:{grid.wide}:{key}", grid.wide, grid.high, tuple(spaces), "grid")


def _heading(view: LuckyView) -> str:
    left = sum(count(deck) for deck in view.public.decks)
    return f"{words.cards(left)} to draw" if left else "All cards are drawn"


def prompt(view: LuckyView, names: Names) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.over:
        return _result(view, names)
    if p.turn != view.seat:
        if p.drawn != NO_CARD:
            return f"{names[p.turn]} drew a {words.card_words(p.drawn)} and has to play it."
        return f"{names[p.turn]} to capture or draw."
    if p.drawn != NO_CARD:
        return _card_prompt(view)
    if p.target != AWAY:
        return f"Which pile joins the capture? {p.need} are missing."
    can = len(view.moves) > 1
    if view.moves[-1] == DRAW:
        return "Capture with your piles if you like, then draw a card." if can else "Draw a card."
    return "Your draw pile is empty: capture with your piles, or pass."


def _result(view: LuckyView, names: Names) -> str:
    p = view.public
    scores = [p.score(seat) for seat in range(p.seats)]
    winners = [seat for seat in range(p.seats) if scores[seat] == max(scores)]
    if view.options.tie_by_piles:
        most = max(count(p.owns[seat]) for seat in winners)
        winners = [seat for seat in winners if count(p.owns[seat]) == most]
    if len(winners) == 1:
        return (
            f"{names[winners[0]]} {names.verb(winners[0], 'win', 'wins')} with {words.points(max(scores))}."
        )
    said = names.all_of(winners)
    return f"{said[:1].upper()}{said[1:]} share the win with {words.points(max(scores))} each."


def _card_prompt(view: LuckyView) -> str:
    p = view.public
    n = words.number(p.drawn)
    if ASIDE in view.moves:
        return f"You drew a {words.card_words(p.drawn)} and it can be played nowhere: set it aside."
    if n == LUCKY:
        return "You drew your Lucky Seven: lay it on another player's pile to capture and freeze it."
    open_square = any(p.top[move - LAY] == NO_CARD for move in view.moves)
    prey = any(p.top[move - LAY] != NO_CARD for move in view.moves)
    ways = [f"place it on an open {n}"] * open_square + [f"capture another player's {n}"] * prey
    return f"You drew a {words.card_words(p.drawn)}: {' or '.join(ways)}."


def _clause(view: LuckyView) -> str:
    p = view.public
    if p.over:
        return "7.4" if view.options.tie_by_piles else "7.3"
    if p.drawn != NO_CARD:
        if words.number(p.drawn) == LUCKY:
            return "5.1"
        return "3.4" if ASIDE in view.moves else "3.3"
    if p.target != AWAY:
        return "4.4"
    return "2.2" if p.decks[p.turn] else "6.1"


def _seat(view: LuckyView, names: Names, seat: int) -> SeatScene:
    p = view.public
    piles = count(p.owns[seat])
    status = [words.COLOURS[seat], f"{piles} pile{'' if piles == 1 else 's'}"]
    if p.aside[seat]:
        status.append(f"{worth(p.aside[seat])} set aside")
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=p.score(seat),
        score_says=words.points(p.score(seat)),
        cards=count(p.decks[seat]),
        turn=not p.over and p.turn == seat,
        colour=words.COLOURS[seat],
        status=tuple(status),
    )


def _card(card: int, at: str = "", says: str = "") -> Piece:
    return Piece(
        words.card_id(card), "chip", str(words.number(card)), says or words.card_words(card), card // SET,
        words.COLOURS[card // SET], at,
    )  # fmt: skip


def _piece(view: LuckyView, square: int) -> Piece:
    p = view.public
    return _card(p.top[square], f"space:{square_name(grid_of(view), square)}", words.pile_words(p, square))


def _marks(view: LuckyView) -> tuple[Mark, ...]:
    p, grid = view.public, grid_of(view)
    found = []
    for square in each(p.covered()):
        space, cards = f"space:{square_name(grid, square)}", count(p.piles[square])
        says = words.pile_words(p, square)
        if has(p.at[LUCKY], square):
            found.append(Mark(space, f"{cards} frozen", kind="frozen", says=f"{says}, frozen"))
        elif cards > 1:
            found.append(Mark(space, words.cards(cards), kind="count", says=says))
    last = [
        Mark(f"space:{square_name(grid, square)}", "", kind="last", says="changed last")
        for square in each(p.last)
    ]
    return (*found, *last)


def _drawn(view: LuckyView, names: Names) -> tuple[Zone, ...]:
    p = view.public
    if p.drawn == NO_CARD:
        return ()
    whose = "Your card" if p.turn == view.seat else f"{names.given(p.turn)}'s card"
    return (
        Zone(
            "zone:drawn",
            "row",
            whose,
            (_card(p.drawn),),
            seat=p.turn,
            says=f"{whose}: {words.card_words(p.drawn)}",
        ),
    )


def _deck(view: LuckyView, names: Names, seat: int) -> Zone:
    n = count(view.public.decks[seat])
    label = f"{names.given(seat)}'s draw pile"
    return Zone(f"zone:deck.{seat}", "pile", label, count=n, seat=seat, says=f"{label}, {words.cards(n)}")


def _aside(view: LuckyView, names: Names, seat: int) -> Zone:
    aside = view.public.aside[seat]
    label = f"{names.given(seat)} set aside"
    return Zone(
        f"zone:aside.{seat}", "row", label, tuple(_card(card) for card in each(aside)), seat=seat,
        says=f"{label}: {words.numbers(aside)}",
    )  # fmt: skip


def _buttons(view: LuckyView) -> tuple[Button, ...]:
    if view.seat < 0:
        return ()
    if view.public.drawn != NO_CARD:
        return (Button("button:aside", "Set it aside", "aside"),)
    if view.public.decks[view.seat] == 0:
        return (Button("button:pass", "Pass", "pass"),)
    return (Button("button:draw", "Draw", "draw"),)


def _choice(view: LuckyView, move: int) -> Choice:
    p, grid = view.public, grid_of(view)
    text = write(view, move)
    if move < ADD:
        return _capture_choice(view, move, text)
    if move < LAY:
        name = square_name(grid, move - ADD)
        return Choice(text, f"Add the {p.number_at(move - ADD)} on {name}.", (f"space:{name}",))
    if move < DRAW:
        name, top = square_name(grid, move - LAY), p.top[move - LAY]
        says = f"Place the {words.card_words(p.drawn)} on {name}."
        if top != NO_CARD:
            says = f"Capture the {words.card_words(top)} on {name}."
        return Choice(text, says, (f"space:{name}",))
    label = {DRAW: "Draw", ASIDE: "Set it aside"}.get(move, "Pass")
    return Choice(text, f"{label}.", (f"button:{text}",), label=label, main=len(view.moves) == 1)


def _capture_choice(view: LuckyView, move: int, text: str) -> Choice:
    p, grid = view.public, grid_of(view)
    square, target = move >> 3, grid.ways[move]
    here, there = square_name(grid, square), square_name(grid, target)
    says = (
        f"Capture the {words.card_words(p.top[target])} on {there} with your {p.number_at(square)} on {here}"
    )
    others = text.partition("x")[0].split("+")[1:]
    if p.number_at(square) != p.number_at(target):
        named = " and ".join(other for other in others if other) or "another pile"
        says += f" uppermost, and with {named}"
    return Choice(text, f"{says}.", (f"space:{here}", f"space:{there}"))


def _sheet(view: LuckyView, names: Names) -> Sheet:
    p = view.public
    rows = []
    for seat in range(p.seats):
        aside = worth(p.aside[seat])
        piles = "; ".join(words.pile_words(p, square) for square in each(p.owns[seat]))
        rows.append(
            (
                Cell(str(p.score(seat) + aside), piles),
                Cell(f"-{aside}" if aside else "0", words.numbers(p.aside[seat])),
                Cell(str(p.score(seat))),
            )
        )
    return Sheet(
        "Scores as the piles lie, highest wins",
        ("Piles", "Set aside", "Score"),
        tuple(rows),
        tuple(names.given(seat) for seat in range(p.seats)),
    )
