"""What a seat sees of Zillionaire, what it hears, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.core.words import Words
from gamenight.games.zillionaire.notation import RANKS, write
from gamenight.games.zillionaire.rules import public as rules_table
from gamenight.games.zillionaire.rules.cards import BANKROLL, BANKRUPT, FIVE, held
from gamenight.games.zillionaire.rules.cards import ranks as ranks_of
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.rules.public import NAME, PASS, points_for

STATUS = {
    3: ("Rich", "Credit Crazy", "Poor"),
    4: ("Rich", "Upper Crust", "Thin Ice", "Poor"),
    5: ("Rich", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor"),
    6: ("Rich", "Money to Burn", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor"),
}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "last")


def cards_words(rank: int, n: int) -> str:
    """ "a seven", "three sevens", "two Bumps" """
    word = (*NUMBERS, "seven", "eight", "Bump", "Bankrupt", "Bankroll", "Millionaire", "Zillionaire")[rank]
    if n == 1:
        return f"{'an' if word == 'eight' else 'a'} {word}"
    return f"{NUMBERS[n]} {'sixes' if word == 'six' else word + 's'}"


def scene(view: ZillionaireView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=f"Game {p.games + (0 if p.over else 1)} of {view.options.games}",
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(_pile(view, names), *(_hand(view, names, seat) for seat in p.ring)),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        facts=(("To beat", _to_beat(view)),),
    )


def _to_beat(view: ZillionaireView) -> str:
    p = view.public
    if p.rank == 0:
        return "nothing yet"
    if p.size == 0:
        return "a Five, its number still to be named"
    return cards_words(p.rank, p.size)


def _prompt(view: ZillionaireView, names: Names) -> str:
    p = view.public
    if p.over:
        most = max(p.points)
        winners = [seat for seat in range(p.seats) if p.points[seat] == most]
        if len(winners) == 1 or view.options.rich_breaks_ties:
            winner = max(winners, key=lambda seat: p.riches[seat])
            return f"{names[winner]} {names.verb(winner, 'win', 'wins')} the match with {_points(most)}."
        words = names.all_of(winners)
        return f"{words[:1].upper()}{words[1:]} share the win with {_points(most)}."
    if p.turn != view.seat:
        return f"{names[p.turn]} to play."
    if p.rank == 0:
        return "You lead: play one card, or several alike."
    if p.size == 0:
        return "A Five was led. Say how many it stands for."
    if is_free(view):
        return f"You named {NUMBERS[p.size]}. Play any number of one rank, six or higher, or pass."
    if p.rank == BANKRUPT:
        return f"Only {cards_words(BANKROLL, p.size)} can answer a Bankrupt. Answer or pass."
    return (
        f"Beat {_to_beat(view)}, or pass."
        if len(view.moves) > 1
        else f"You cannot beat {_to_beat(view)}. Pass."
    )


def is_free(view: ZillionaireView) -> bool:
    """Whether the seat of the view has named a number and is not bound by it (3.13)."""
    p = view.public
    return p.rank > 0 and p.turn == view.seat and p.named() and not view.options.namer_bound


def _clause(view: ZillionaireView) -> str:
    p = view.public
    if p.over:
        return "6.1"
    if p.rank == 0:
        return "2.1"
    if p.size == 0:
        return "3.11"
    if is_free(view):
        return "3.13"
    return "3.3" if p.rank == BANKRUPT else "3.10" if p.rank == FIVE else "2.2"


def _seat(view: ZillionaireView, names: Names, seat: int) -> SeatScene:
    p = view.public
    status = []
    if p.place(seat) >= 0:
        status.append(STATUS[p.seats][p.place(seat)])
    if seat in list(p.places):
        status.append(f"out {ORDINALS[list(p.places).index(seat)]}")
    elif (p.answered >> seat) & 1 and p.rank:
        status.append("passed")
    return SeatScene(
        seat,
        names.given(seat),
        score=p.points[seat],
        score_says=_points(p.points[seat]),
        cards=p.sizes[seat],
        turn=not p.over and p.turn == seat,
        status=tuple(status),
    )


def _pile(view: ZillionaireView, names: Names) -> Zone:
    p = view.public
    if p.rank == 0:
        return Zone("zone:pile", "row", "To beat", says="Nothing to beat")
    shown = 1 if p.rank == FIVE else p.size
    pieces = tuple(
        Piece(f"pile:{RANKS[p.rank]}.{n}", "card", RANKS[p.rank], cards_words(p.rank, 1), p.last)
        for n in range(shown)
    )
    label = f"{names.given(p.last)} played {_to_beat(view)}"
    return Zone("zone:pile", "row", "To beat", pieces, says=label)


def _hand(view: ZillionaireView, names: Names, seat: int) -> Zone:
    if seat != view.seat:
        return Zone(
            f"zone:hand.{seat}",
            "hand",
            f"{names.given(seat)}'s hand",
            count=view.public.sizes[seat],
            seat=seat,
        )
    pieces = []
    for rank in sorted(set(ranks_of(view.hand))):
        n = held(view.hand, rank)
        tries = RANKS[rank] if view.public.size < 2 or rank == FIVE else f"{RANKS[rank]} x{min(n, 6)}"
        pieces.append(
            Piece(
                f"rank:{RANKS[rank]}",
                "card",
                RANKS[rank],
                cards_words(rank, n),
                tries=tries,
                tag=f"x{n}" if n > 1 else "",
            )
        )
    return Zone(f"zone:hand.{seat}", "hand", "Your hand", tuple(pieces), seat=seat)


def _buttons(view: ZillionaireView) -> tuple[Button, ...]:
    p = view.public
    passing = Button("button:pass", "Pass", "pass")
    naming = p.rank > 0 and p.size == 0
    if p.rank and not naming and not is_free(view):
        return (passing,)
    numbers = [
        Button(f"button:{n}", NUMBERS[n].capitalize(), f"name {n}" if naming else "") for n in range(1, 7)
    ]
    return tuple(numbers) if naming else (*numbers, passing)


def _choice(view: ZillionaireView, move: int) -> Choice:
    text = write(view, move)
    if move == PASS:
        return Choice(text, "Pass.", ("button:pass",), label="Pass", main=len(view.moves) == 1)
    if move >= NAME:
        n = move - NAME + 1
        return Choice(
            text, f"The Five stands for {NUMBERS[n]}.", (f"button:{n}",), label=NUMBERS[n].capitalize()
        )
    rank, n = move // 6 + 1, move % 6 + 1
    says = f"Play {cards_words(rank, n)}."
    thing = f"rank:{RANKS[rank]}"
    if (view.public.rank == 0 or is_free(view)) and rank != FIVE and held(view.hand, rank) > 1:
        return Choice(text, says, (thing, f"button:{n}"), label=NUMBERS[n].capitalize())
    return Choice(text, says, (thing,))


def _sheet(view: ZillionaireView, names: Names) -> Sheet:
    p = view.public
    games = len(p.history) // p.seats
    rows = tuple(
        (*(_cell(p.seats, p.history[n * p.seats + seat]) for n in range(games)), Cell(str(p.points[seat])))
        for seat in range(p.seats)
    )
    columns = (*(str(n + 1) for n in range(games)), "Total")
    return Sheet("Points", columns, rows, tuple(names.given(seat) for seat in range(p.seats)))


def _cell(seats: int, points: int) -> Cell:
    place = next(n for n in range(seats) if points_for(seats, n) == points)
    return Cell(str(points), STATUS[seats][place])


def narrate(view: ZillionaireView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules_table.DEALT:
        return f"{names[who]} dealt {a} cards each."
    if entry.kind == rules_table.SEATED:
        return f"{names[who]} {names.verb(who, 'are', 'is')} {STATUS[view.seats][a]}."
    if entry.kind == rules_table.SWAPPED:
        return _swapped(view, entry, names)
    if entry.kind == rules_table.PLAYED:
        stands = f", for {NUMBERS[entry.c]}" if a == FIVE and entry.c > 1 else ""
        return f"{names[who]} played {cards_words(a, b)}{stands}."
    if entry.kind == rules_table.PASSED:
        return f"{names[who]} passed."
    if entry.kind == rules_table.SKIPPED:
        return f"{names[who]} {names.verb(who, 'were', 'was')} bumped."
    if entry.kind == rules_table.NAMED:
        return f"{names[who]} said the Five stands for {NUMBERS[a]}."
    if entry.kind == rules_table.WENT_OUT:
        return f"{names[who]} went out {ORDINALS[a]}."
    if entry.kind == rules_table.ROUND_OVER:
        return f"The round is over, and {names.whom(who)} {names.verb(who, 'lead', 'leads')}."
    if entry.kind == rules_table.GAME_OVER:
        return f"{names[who]} {names.verb(who, 'are', 'is')} left with cards."
    return f"{names[who]} scored {_points(a)} as {STATUS[view.seats][entry.c]}, {b} in all."


def _swapped(view: ZillionaireView, entry: Entry, names: Names) -> str:
    if entry.a == HIDDEN:
        return ""
    if entry.b == 0:
        n = "two cards" if entry.c == 2 else "a card"
        return f"{names[entry.seat]} and {names.whom(entry.a)} exchanged {n}."
    mine, theirs = (entry.b, entry.c) if view.seat == entry.seat else (entry.c, entry.b)
    other = entry.a if view.seat == entry.seat else entry.seat
    return f"You gave {names.whom(other)} {_list(mine)} and got {_list(theirs)}."


def _list(cards: int) -> str:
    words = [cards_words(rank, held(cards, rank)) for rank in sorted(set(ranks_of(cards)))]
    return " and ".join(words)


def forbid(view: ZillionaireView, move: int, say: Words) -> Refusal:
    """Why a move may not be made now."""
    p = view.public
    if move == PASS:
        if p.rank == 0:
            return Refusal("2.1", "You lead, so you may not pass.")
        return Refusal("3.11", "First say how many the Five stands for.")
    if move >= NAME:
        return Refusal("3.11", "A number is named only by the player after a led Five.")
    rank, n = move // 6 + 1, move % 6 + 1
    if p.rank and p.size == 0:
        return Refusal("3.11", "First say how many the Five stands for.")
    if held(view.hand, rank) < n:
        return Refusal("2.1", f"You do not hold {cards_words(rank, n)}.")
    if rank == FIVE and n > 1:
        return Refusal("3.12", "Fives are always played one at a time.")
    if p.rank == BANKRUPT:
        return Refusal("3.3", f"A Bankrupt can be answered only by {cards_words(BANKROLL, p.size)}.")
    if rank == FIVE:
        return Refusal(
            "3.10", f"A Five may be played on ones to fours, not on {cards_words(p.rank, p.size)}."
        )
    if rank <= p.rank:
        return Refusal(
            "2.2", f"{cards_words(rank, n).capitalize()} cannot beat {_to_beat(view)}: play a higher rank."
        )
    if p.named():
        return Refusal(
            "3.13", f"You named {NUMBERS[p.size]}, so play exactly as many of a higher rank, or pass."
        )
    return Refusal("2.2", f"You must play exactly {NUMBERS[p.size]} of a higher rank, or pass.")


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"
