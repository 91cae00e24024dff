# compiled
"""What a seat sees of Four Hand Texas."""

from __future__ import annotations

from gamenight.core.scene import Amount, Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.texas_42.notation import write
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import (
    BID,
    BIDDING,
    BIDS,
    FIVES,
    HAND_OVER,
    HISTORY,
    LIMIT,
    NAMING,
    NO_TRUMP,
    NONE,
    PASS,
    PASSED,
    PLAYING,
    TENS,
    TRUMP,
)
from gamenight.games.texas_42.showing import CLAUSES, showing, shown_prompt
from gamenight.games.texas_42.words.en import Words
from gamenight.parts import tricks
from gamenight.parts.bits import each, has
from gamenight.parts.dominoes import NAMES, NUMBERS


def scene(view: TexasView, say: Words) -> Scene:
    return Scene(
        table="walnut",
        heading=_heading(view, say),
        prompt=prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(4)),
        zones=(
            _trick(view, say),
            *_last(view, say),
            *(_won(view, say, side) for side in range(2)),
            *(_hand(view, say, seat) for seat in range(4)),
        ),
        buttons=_buttons(view, say),
        choices=_choices(view, say),
        sheet=_sheet(view, say),
        showing=showing(view, say),
        facts=_facts(view, say),
    )


def _heading(view: TexasView, say: Words) -> str:
    p = view.public
    over = p.movers == 0 or p.showing == HAND_OVER
    if p.phase == PLAYING and not over:
        return say.hand_and_trick(p.hands_played() + 1, p.tricks + 1)
    return say.hand_number(p.hands_played() + (0 if over else 1))


def prompt(view: TexasView, say: Words) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.showing:
        return shown_prompt(view, say)
    if p.movers == 0:
        return say.wins(p.winners, p.totals[p.winners], p.totals[1 - p.winners])
    if not (view.seat >= 0 and has(p.movers, view.seat)):
        return {BIDDING: say.to_bid, NAMING: say.to_name}.get(p.phase, say.to_play)(p.turn)
    if p.phase == BIDDING:
        return _bid_prompt(view, say)
    if p.phase == NAMING:
        return say.name_trumps(BIDS[p.bid])
    if p.trick == tricks.EMPTY:
        return say.lead_any()
    if view.hand & p.led:
        return say.follow(p.suit, p.trump)
    held = _trumped(view)
    return say.play_any_for_trumps(p.suit, p.trump, held) if held else say.play_any(p.suit, p.trump)


def _trumped(view: TexasView) -> list[str]:
    """Tiles that bear the number led, and yet are no tiles of that suit (3.2, 3.3)."""
    p = view.public
    if p.suit == NONE:
        return []
    return [NAMES[tile] for tile in each(view.hand & p.trumps & NUMBERS[p.suit])]


def _bid_prompt(view: TexasView, say: Words) -> str:
    if PASS not in view.moves:
        return say.you_must_bid()
    if view.public.bid == NONE:
        return say.bid_thirty()
    lowest = BIDS[view.moves[0] - BID] if view.moves[0] < PASS else 0
    return say.bid_from(lowest) if lowest < BIDS[LIMIT] else say.bid_just(lowest)


def _clause(view: TexasView) -> str:
    p = view.public
    if p.showing in CLAUSES:
        return CLAUSES[p.showing]
    if p.movers == 0:
        return "6.1" if view.options.target else "6.3"
    if p.phase == BIDDING:
        return "2.3" if p.bid >= LIMIT else "2.1"
    if p.phase == NAMING:
        return "3.1"
    return "4.1" if p.trick == tricks.EMPTY else "4.3"


def _facts(view: TexasView, say: Words) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = []
    if p.bid != NONE:
        found.append((say.bid_fact(), say.bid_by(BIDS[p.bid], p.bidder)))
    if p.trump != NONE:
        found.append((say.trumps_fact(), say.no_trumps() if p.trump == NO_TRUMP else say.trumps(p.trump)))
        found += [(say.took_fact(side), str(p.points(side))) for side in range(2)]
    return tuple(found)


def _seat(view: TexasView, say: Words, seat: int) -> SeatScene:
    p = view.public
    status = [say.dealer()] if seat == p.dealer else []
    if p.phase == BIDDING and p.said[seat] != NONE:
        status.append(say.passed_status() if p.said[seat] == PASSED else say.bid_status(BIDS[p.said[seat]]))
    elif p.phase != BIDDING and seat == p.bidder:
        status.append(say.bid_status(BIDS[p.bid]))
    total = p.totals[seat % 2]
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=total,
        score_says=say.points_with(total, (seat + 2) % 4),
        cards=p.left(seat),
        turn=has(view.movers, seat),
        team=seat % 2,
        status=tuple(status),
    )


def _tile(say: Words, tile: int, seat: int = -1, tries: str = "", kind: str = "tile") -> Piece:
    tag = "10" if has(TENS, tile) else "5" if has(FIVES, tile) else ""
    return Piece(f"{kind}:{NAMES[tile]}", "tile", NAMES[tile], say.tile(tile), seat, tries=tries, tag=tag)


def _trick(view: TexasView, say: Words) -> Zone:
    plays = tricks.plays(view.public.trick, 4)
    pieces = tuple(_tile(say, tile, seat) for tile, seat in plays)
    return Zone("zone:trick", "trick", say.trick(), pieces, says=say.trick_says(plays))


def _last(view: TexasView, say: Words) -> tuple[Zone, ...]:
    """The last trick, to be looked at again. After a new deal its tiles are elsewhere, so their ids differ."""
    p = view.public
    if p.last == tricks.EMPTY:
        return ()
    label = say.last_trick(p.last_taker) if p.tricks else say.last_trick_before(p.last_taker)
    kind = "tile" if p.tricks else "was"
    pieces = tuple(_tile(say, tile, seat, kind=kind) for tile, seat in tricks.plays(p.last, 4))
    return (Zone("zone:last", "pile", label, pieces, seat=p.last_taker, says=label),)


def _won(view: TexasView, say: Words, side: int) -> Zone:
    """The tricks of a side lie open; the last trick lies apart."""
    p = view.public
    apart = tricks.cards(p.last) if p.tricks else 0
    pieces = tuple(_tile(say, tile) for tile in each(p.taken[side] & ~apart))
    says = say.tricks_of_says(side, p.points(side))
    return Zone(f"zone:won.{side}", "row", say.tricks_of(side), pieces, says=says)


def _hand(view: TexasView, say: Words, seat: int) -> Zone:
    p = view.public
    if seat != view.seat:
        return Zone(f"zone:hand.{seat}", "hand", say.tiles_of(seat), count=p.left(seat), seat=seat)
    pieces = tuple(_tile(say, tile, tries=NAMES[tile]) for tile in each(view.hand))
    return Zone(f"zone:hand.{seat}", "hand", say.tiles_of(seat), pieces, seat=seat)


def _buttons(view: TexasView, say: Words) -> tuple[Button, ...]:
    p = view.public
    if p.movers == 0 or p.showing:
        return ()
    if p.phase == BIDDING:
        return _bid_buttons(view, say)
    if p.phase == NAMING:
        return tuple(
            Button(f"button:trump.{trump}", say.trumps_label(trump), write(view, TRUMP + trump))
            for trump in range(NO_TRUMP + 1)
        )
    return ()


def _bid_buttons(view: TexasView, say: Words) -> tuple[Button, ...]:
    p = view.public
    found = [Button("button:bid", say.bid_label(), f"bid {BIDS[p.bid + 1]}")] if p.bid < LIMIT else []
    if p.bid >= LIMIT or view.options.jump:
        double = BIDS[max(p.bid, LIMIT) + 1]
        found.append(Button("button:double", say.bid_so_much(double), f"bid {double}"))
    return (*found, Button("button:pass", say.pass_label(), "pass"))


def _choices(view: TexasView, say: Words) -> tuple[Choice, ...]:
    steps = [move - BID for move in view.moves if BID <= move <= BID + LIMIT]
    found = [_range(say, steps)] if steps else []
    return (*found, *(_choice(view, say, move) for move in view.moves if not BID <= move <= BID + LIMIT))


def _range(say: Words, steps: list[int]) -> Choice:
    """All bids up to 42 as one choice of a number."""
    low, high = BIDS[steps[0]], BIDS[steps[-1]]
    amount = Amount(low, high, suggest=low)
    return Choice("bid {}", say.bid_between(low, high), ("button:bid",), amount, label=say.bid_label())


def _choice(view: TexasView, say: Words, move: int) -> Choice:
    text = write(view, move)
    if move < BID:
        leads = view.public.trick == tricks.EMPTY
        return Choice(text, say.lead_tile(move) if leads else say.play_tile(move), (f"tile:{NAMES[move]}",))
    if move == PASS:
        return Choice(text, say.pass_turn(), ("button:pass",), label=say.pass_label())
    if move < PASS:
        bid = BIDS[move - BID]
        return Choice(text, say.bid_this(bid), ("button:double",), label=say.bid_so_much(bid))
    trump = move - TRUMP
    says = say.play_without_trumps() if trump == NO_TRUMP else say.make_trumps(trump)
    return Choice(text, says, (f"button:trump.{trump}",), label=say.trumps_label(trump))


def _sheet(view: TexasView, say: Words) -> Sheet:
    p = view.public
    hands = p.hands_played()
    rows = tuple(
        (*(_cell(view, say, hand * HISTORY, side) for hand in range(hands)), Cell(str(p.totals[side])))
        for side in range(2)
    )
    return Sheet(
        say.sheet_title(),
        (*(str(hand + 1) for hand in range(hands)), say.total()),
        rows,
        (say.side_at_first(0), say.side_at_first(1)),
        say.target_note(view.options.target) if view.options.target else say.single_hand_note(),
    )


def _cell(view: TexasView, say: Words, at: int, side: int) -> Cell:
    p = view.public
    step, bidder, took = p.history[at + 2], p.history[at + 3], p.history[at + 4]
    bid = BIDS[step]
    made = took >= min(bid, 42)
    if bidder % 2 == side:
        why = (say.bid_and_made if made else say.bid_and_missed)(bidder, bid, took)
    else:
        why = (say.took_against_made if made else say.took_against_missed)(42 - took, bid)
    return Cell(str(p.history[at + side]), why)
