# compiled
"""What a seat sees of Zillionaire."""

from __future__ import annotations

from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Showing, Tally, Zone
from gamenight.games.zillionaire.notation import RANKS, write
from gamenight.games.zillionaire.rules.cards import BANKROLL, BANKRUPT, FIVE, held
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.rules.public import GAME_SCORED, NAME, NOTHING, PASS, points_for
from gamenight.games.zillionaire.telling import groups
from gamenight.games.zillionaire.words.en import Words


def scene(view: ZillionaireView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=say.heading(
            p.games if p.over or p.showing == GAME_SCORED else p.games + 1, view.options.games
        ),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(_pile(view, say), *(_hand(view, say, seat) for seat in p.ring)),
        buttons=_buttons(view, say),
        choices=tuple(_choice(view, move, say) for move in view.moves),
        sheet=_sheet(view, say),
        showing=_showing(view, say),
        facts=((say.to_beat(), _to_beat(view, say)),),
    )


def _to_beat(view: ZillionaireView, say: Words) -> str:
    p = view.public
    if p.rank == 0:
        return say.nothing_yet()
    return say.group(p.rank, p.size) if p.size else say.unnamed_five()


def _prompt(view: ZillionaireView, say: Words) -> str:
    p = view.public
    if p.showing:
        return say.game_over_prompt() if p.showing == GAME_SCORED else say.round_won_prompt(p.last)
    if p.over:
        return _result(view, say)
    if p.turn != view.seat:
        return say.to_play(p.turn)
    if p.rank == 0:
        return say.you_lead()
    if p.size == 0:
        return say.name_the_number()
    if is_free(view):
        return say.free_after_naming(p.size)
    if p.rank == BANKRUPT:
        return say.answer_bankrupt(BANKROLL, p.size)
    return (say.beat_or_pass if len(view.moves) > 1 else say.cannot_beat)(p.rank, p.size)


def _result(view: ZillionaireView, say: Words) -> str:
    p = view.public
    most = max(p.points)
    winners = [seat for seat in range(p.seats) if p.points[seat] == most]
    if len(winners) == 1 or view.options.rich_breaks_ties:
        return say.wins(max(winners, key=lambda seat: p.riches[seat]), most)
    return say.share_the_win(winners, most)


def is_free(view: ZillionaireView) -> bool:
    """Whether the seat of the view has named a number and is not bound by it (3.13)."""
    p = view.public
    return p.rank > 0 and p.turn == view.seat and p.named() and not view.options.namer_bound


def _clause(view: ZillionaireView) -> str:
    p = view.public
    if p.showing:
        return "4.3" if p.showing == GAME_SCORED else "2.5"
    if p.over:
        return "6.1"
    if p.rank == 0:
        return "2.1"
    if p.size == 0:
        return "3.11"
    if is_free(view):
        return "3.13"
    return "3.3" if p.rank == BANKRUPT else "3.10" if p.rank == FIVE else "2.2"


def _seat(view: ZillionaireView, say: Words, seat: int) -> SeatScene:
    p = view.public
    status = []
    if p.place(seat) >= 0:
        status.append(say.status(p.place(seat)))
    if seat in list(p.places):
        status.append(say.out_status(list(p.places).index(seat)))
    elif (p.answered >> seat) & 1 and p.rank:
        status.append(say.passed_status())
    return SeatScene(
        seat,
        say.given(seat),
        score=p.points[seat],
        score_says=say.points(p.points[seat]),
        cards=p.sizes[seat],
        turn=not p.over and not p.showing and p.turn == seat,
        status=tuple(status),
    )


def _pile(view: ZillionaireView, say: Words) -> Zone:
    p = view.public
    if p.rank == 0:
        return Zone("zone:pile", "row", say.to_beat(), says=say.nothing_to_beat())
    shown = 1 if p.rank == FIVE else p.size
    pieces = tuple(
        Piece(f"pile:{RANKS[p.rank]}.{n}", "card", RANKS[p.rank], say.group(p.rank, 1), p.last)
        for n in range(shown)
    )
    says = say.pile_says(p.last, p.rank, p.size) if p.size else say.pile_five_says(p.last)
    return Zone("zone:pile", "row", say.to_beat(), pieces, says=says)


def _hand(view: ZillionaireView, say: Words, seat: int) -> Zone:
    zone, label = f"zone:hand.{seat}", say.hand_of(seat)
    if seat != view.seat:
        return Zone(zone, "hand", label, count=view.public.sizes[seat], seat=seat)
    pieces = tuple(_group(view, rank, count, say) for rank, count in groups(view.hand))
    return Zone(zone, "hand", label, pieces, seat=seat)


def _group(view: ZillionaireView, rank: int, count: int, say: Words) -> Piece:
    name = RANKS[rank]
    tries = name if view.public.size < 2 or rank == FIVE else f"{name} x{min(count, 6)}"
    tag = say.many(count) if count > 1 else ""
    return Piece(f"rank:{name}", "card", name, say.group(rank, count), tries=tries, tag=tag)


def _buttons(view: ZillionaireView, say: Words) -> tuple[Button, ...]:
    p = view.public
    passing = Button("button:pass", say.pass_label(), "pass")
    naming = p.rank > 0 and p.size == 0
    if p.rank and not naming and not is_free(view):
        return (passing,)
    numbers = [Button(f"button:{n}", say.number_label(n), f"name {n}" if naming else "") for n in range(1, 7)]
    return tuple(numbers) if naming else (*numbers, passing)


def _choice(view: ZillionaireView, move: int, say: Words) -> Choice:
    text = write(view, move)
    if move == PASS:
        only = len(view.moves) == 1
        return Choice(text, say.pass_turn(), ("button:pass",), label=say.pass_label(), main=only)
    if move >= NAME:
        n = move - NAME + 1
        return Choice(text, say.five_stands_for(n), (f"button:{n}",), label=say.number_label(n))
    rank, n = move // 6 + 1, move % 6 + 1
    thing = f"rank:{RANKS[rank]}"
    if (view.public.rank == 0 or is_free(view)) and rank != FIVE and held(view.hand, rank) > 1:
        return Choice(text, say.play(rank, n), (thing, f"button:{n}"), label=say.number_label(n))
    return Choice(text, say.play(rank, n), (thing,))


def _sheet(view: ZillionaireView, say: Words) -> Sheet:
    p = view.public
    games = len(p.history) // p.seats
    rows = tuple(
        (
            *(_cell(p.seats, p.history[n * p.seats + seat], say) for n in range(games)),
            Cell(str(p.points[seat])),
        )
        for seat in range(p.seats)
    )
    columns = (*(str(n + 1) for n in range(games)), say.total())
    return Sheet(say.sheet_title(), columns, rows, tuple(say.given(seat) for seat in range(p.seats)))


def _cell(seats: int, points: int, say: Words) -> Cell:
    place = next(n for n in range(seats) if points_for(seats, n) == points)
    return Cell(str(points), say.status(place))


def _showing(view: ZillionaireView, say: Words) -> Showing | None:
    """What a still is about: who won a round, or how a game came out."""
    p = view.public
    if p.showing == NOTHING:
        return None
    if p.showing != GAME_SCORED:
        return Showing("trick", say.round_won(p.last), seat=p.last)
    lines = tuple(
        Tally(say.finished(seat, place), f"+{points_for(p.seats, place)}", seat)
        for place, seat in enumerate(p.places)
    )
    return Showing("result", say.game_over_title(p.games), lines=lines, seat=p.places[0])
