# compiled
"""What a seat sees of I Love Lucy."""

from __future__ import annotations

from gamenight.core.scene import Mark, Piece, Scene, SeatScene, Zone
from gamenight.games.lucy.choosing import buttons, choice
from gamenight.games.lucy.layout import drawn, instruction, place, space_id
from gamenight.games.lucy.refusals import CLAUSES, to_do
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import CHARACTERS, ENTRANCE, MAINS, MERTZ, NEEDED, SPACES, WORTH, held
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.rules.public import COLOURS
from gamenight.games.lucy.showing import ayyi_card, dice, lucy_card, showing, shown_prompt
from gamenight.games.lucy.spelling import BONUS, BONUS_SHORT, CHARACTER, SHORT
from gamenight.games.lucy.words.en import Words


def scene(view: LucyView, say: Words) -> Scene:
    p = view.public
    seats = range(p.seats)
    return Scene(
        table="cloth",
        heading=say.round(p.turns // p.seats + (0 if p.over else 1)),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in seats),
        zones=(
            *_decks(view, say),
            _bank(view, say),
            *(_hand(view, say, seat) for seat in seats),
            *(_cards(view, say, seat) for seat in seats if p.bonus[seat] or p.kept[seat]),
        ),
        board=drawn(say),
        pieces=tuple(_marker(view, say, seat) for seat in seats),
        marks=_marks(view, say),
        buttons=buttons(view, say),
        choices=tuple(choice(view, say, move) for move in view.moves),
        showing=showing(view, say),
        facts=_facts(view, say),
    )


def _prompt(view: LucyView, say: Words) -> str:
    p = view.public
    if p.over:
        return say.wins([seat for seat in range(p.seats) if (p.winners >> seat) & 1])
    if p.showing:
        return shown_prompt(view, say)
    if view.seat >= 0 and (view.movers >> view.seat) & 1:
        return _to_do(view, say)
    waiting = [seat for seat in range(p.seats) if (view.movers >> seat) & 1]
    return say.all_vote(waiting) if len(waiting) > 1 else _doing(p.stage, waiting[0], say)


def _doing(stage: int, who: int, say: Words) -> str:
    """What another seat has to decide."""
    return {
        public.ROLLING: say.to_roll,
        public.IMITATING: say.to_imitate,
        public.VOTING: say.to_vote,
        public.GIVING: say.to_give,
        public.NAMING: say.to_name,
        public.CASHING: say.to_cash,
        public.RETURNING: say.to_choose_a_space,
    }.get(stage, say.to_choose)(who)


def _to_do(view: LucyView, say: Words) -> str:
    p, stage = view.public, view.public.stage
    if stage == public.ROLLING:
        return say.roll_for_doubles() if (p.safe >> view.seat) & 1 else say.roll_the_dice()
    if stage == public.LANDED:
        return say.follow_or_cash(instruction(p.at[view.seat], say))
    if stage == public.HANDING:
        return say.obey_or_hand_on(p.card)
    if stage == public.IMITATING:
        return say.will_you(p.card)
    if stage == public.VOTING:
        return say.well_enough(p.actor, p.card)
    if stage == public.GIVING:
        return say.choose_for(p.next_of(p.payees, p.actor))
    if stage == public.CHOOSING:
        return say.give_or_pay_each(p.due)
    if stage == public.CASHING:
        return say.which_bonus(debt_of(p))
    return say.whom_to_ask(p.named) if stage == public.ASKING else to_do(stage, say)


def _clause(view: LucyView) -> str:
    p = view.public
    if p.over:
        return "6.2" if MERTZ in p.at else "2.6"
    return "6.2" if p.stage == public.ROLLING and (p.safe >> p.turn) & 1 else CLAUSES[p.stage]


def _seat(view: LucyView, say: Words, seat: int) -> SeatScene:
    p = view.public
    at = p.at[seat]
    status = [place(at, say)]
    if at < SPACES and at != ENTRANCE:
        status.insert(0, say.to_the_escape((ENTRANCE if at < ENTRANCE else SPACES) - at))
    if (p.safe >> seat) & 1 and not p.over:
        status.append(say.safe())
    if p.lost[seat]:
        status.append(say.loses(p.lost[seat]))
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        money=p.money[seat],
        cards=p.sizes[seat],
        turn=bool((view.movers >> seat) & 1),
        colour=COLOURS[say.look(seat)],
        status=tuple(status),
    )


def _marker(view: LucyView, say: Words, seat: int) -> Piece:
    at = view.public.at[seat]
    says = say.marker(seat, place(at, say))
    return Piece(
        f"marker:{seat}", "pawn", says=says, seat=seat, colour=COLOURS[say.look(seat)], at=space_id(at)
    )


def _marks(view: LucyView, say: Words) -> tuple[Mark, ...]:
    p = view.public
    safe = [seat for seat in range(p.seats) if (p.safe >> seat) & 1 and not p.over]
    return tuple(Mark(space_id(p.at[seat]), say.safe(), seat, "note", say.safe_says()) for seat in safe)


def _decks(view: LucyView, say: Words) -> tuple[Zone, ...]:
    p = view.public
    lucy, ayyi = p.lucy.size(), p.ayyi.size()
    last = () if p.lucy_card == public.NOTHING else (lucy_card("drawn:lucy", p.lucy_card, say),)
    now = () if p.card == public.NOTHING else (ayyi_card("drawn:ayyi", p.card, say),)
    return (
        Zone("zone:dice", "dice", say.dice(), dice(view, "die", say), tries="roll" if view.seat >= 0 else ""),
        Zone("zone:lucy", "pile", say.lucy_deck(), count=lucy, says=say.lucy_deck_says(lucy)),
        Zone("zone:ayyi", "pile", say.ayyi_deck(), count=ayyi, says=say.ayyi_deck_says(ayyi)),
        Zone("zone:drawn", "row", say.card_drawn(), (*last, *now)),
    )


def _bank(view: LucyView, say: Words) -> Zone:
    pieces = []
    for character in range(CHARACTERS):
        n, name = held(view.public.bank, character), CHARACTER[character]
        says, id = say.in_the_bank(character, n), f"bank:{SHORT[character]}"
        pieces.append(Piece(id, "card", name, says, tries=f"name {name}", tag=f"×{n}", art=SHORT[character]))
    return Zone("zone:bank", "row", say.bank(), tuple(pieces))


def _counts(hand: int) -> list[int]:
    return [held(hand, character) for character in range(CHARACTERS)]


def _hand(view: LucyView, say: Words, seat: int) -> Zone:
    p, id = view.public, f"zone:hand.{seat}"
    if seat == view.seat:
        return Zone(id, "hand", say.hand_of(seat), _pieces(view.hand, "", say), seat=seat)
    if len(p.shown):
        return Zone(id, "hand", say.their_hand(seat), _pieces(p.shown[seat], f":{seat}", say), seat=seat)
    sure, size = view.known.what[seat], p.sizes[seat]
    says = say.hand_says_known(seat, size, _counts(sure)) if sure else say.hand_says(seat, size)
    return Zone(id, "hand", say.their_hand(seat), count=size, seat=seat, says=says)


def _pieces(hand: int, whose: str, say: Words) -> tuple[Piece, ...]:
    found = []
    for character, n in enumerate(_counts(hand)):
        if n:
            name, says = CHARACTER[character], say.cards_like(character, n)
            tries, tag = "" if whose else f"give {name}", f"×{n}" if n > 1 else ""
            id, art = f"card:{SHORT[character]}{whose}", SHORT[character]
            found.append(Piece(id, "card", name, says, tries=tries, tag=tag, art=art))
    return tuple(found)


def _cards(view: LucyView, say: Words, seat: int) -> Zone:
    """Bonus cards and kept cards, open to all."""
    p = view.public
    pieces = []
    for which, short in enumerate(BONUS_SHORT):
        if (p.bonus[seat] >> which) & 1:
            says, tries = say.bonus_says(which, WORTH[which]), f"cash {short}" if seat == view.seat else ""
            id = f"bonus:{short}.{seat}"
            pieces.append(Piece(id, "card", BONUS[which], says, seat, tries=tries, art=f"bonus {short}"))
    for n in range(p.kept[seat]):
        pieces.append(Piece(f"kept:{seat}.{n}", "card", say.kept_face(), say.kept_says(), seat, art="keep"))
    return Zone(f"zone:cards.{seat}", "row", say.cards_of(seat), tuple(pieces), seat=seat)


def _facts(view: LucyView, say: Words) -> tuple[tuple[str, str], ...]:
    """What is still missing for the Fire Escape."""
    if view.seat < 0 or view.public.over:
        return ()
    missing = [say.character(character) for character in range(MAINS) if not held(view.hand, character)]
    short = NEEDED - view.public.money[view.seat]
    if short > 0:
        missing.append(say.dollars(short))
    return ((say.missing(), ", ".join(missing) or say.nothing()),)
