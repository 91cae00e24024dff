"""Hearts as a club player would play it: at a glance, and after some thought."""

from __future__ import annotations

import pytest

import gamenight
from gamenight.bots import bot
from gamenight.core.chance import Seeded
from gamenight.core.position import first
from gamenight.games.hearts.bot_moon import dares, losers, strong
from gamenight.games.hearts.rules.position import Hearts
from gamenight.games.hearts.rules.public import PASSING
from gamenight.parts.cards import NAMES, card_named

HEARTS = gamenight.game("hearts")
COMMON = {**HEARTS.presets["common"].options, "passing": "none"}


def cards(text: str) -> int:
    return sum(1 << card_named(card) for card in text.split())


def in_the_middle(hand: str, gone: str, trick: str = "", taken: str = "") -> Hearts:
    """Seat 0 is to play, holding this, after tricks of which seat 1 took the cards named as taken and seat 2 the rest.
    The others hold what is left, anyhow; the cards of the trick were played by those before seat 0."""
    position = HEARTS.begin(4, HEARTS.house(4, COMMON), Seeded(1))
    assert isinstance(position, Hearts)
    p, on_table = position.public, trick.split()
    assert len(gone.split()) % 4 == 0
    mine, over = cards(hand), cards(gone)
    rest = sorted(
        card_named(name) for name in NAMES if not (mine | over | cards(trick)) >> card_named(name) & 1
    )
    first_seat = (4 - len(on_table)) % 4
    size = len(hand.split())
    for seat in range(1, 4):
        has = [card_named(on_table[seat - first_seat])] if on_table and seat >= first_seat else []
        has += [rest.pop() for _ in range(size - len(has))]
        position.hands[seat] = sum(1 << card for card in has)
    assert not rest
    position.hands[0] = mine
    p.tricks, p.broken, p.opening = len(gone.split()) // 4, True, -1
    for n, name in enumerate(gone.split()):
        p.played[n % 4] |= cards(name)
    p.taken[1], p.taken[2] = cards(taken), over & ~cards(taken)
    p.turn, p.movers, p.trick, p.led = first_seat, 1 << first_seat, 0, 0
    for n, name in enumerate(on_table):
        position.play((first_seat + n) % 4, card_named(name), Seeded(1))
    position.audit()
    return position


def at_a_glance(position: Hearts) -> str:
    judgement = HEARTS.judgement
    assert judgement is not None
    return NAMES[judgement.choose(position, 0, position.moves(0), Seeded(1))]


CLUBS_GONE = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
DIAMONDS_GONE = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"


@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [
        ("2S 3S 9D 4D 5D 6H 7H 8H 9H QS", "4S KS 5S", "QS"),  # the queen goes under the king
        ("2S 3S 9D 4D 5D 6H 7H 8H 9H QS", "4S 7S 5S", "3S"),  # else she waits
        ("2S 3S 9D 4D 5D 6H 7H 8H 9H QS", "AC", "QS"),  # and is thrown off where she can be
        ("2S 3S 9D 4D 5D 2H 3H 4H 5H AS", "AC", "AS"),  # as is what she would catch
        ("2S JS 9D 4D 5D 6H 7H 8H 9H AS", "TS", "2S"),  # no ace of spades while she may still come
        ("2S 3S 9D 4D 5D 6H 7H 8H 9H AS", "TS 4S 5S", "AS"),  # but last of all, when she has not
        ("2S 3S KD 4D 5D 6H 7H 8H 9H AS", "6D 8D TD", "KD"),  # a free trick takes the king
        ("2S 3S KD 4D 5D 6H 7H 8H 9H AS", "6D 2H TD", "5D"),  # one with points does not
    ],
)
def test_what_is_played_at_a_glance(hand: str, trick: str, played: str) -> None:
    assert at_a_glance(in_the_middle(hand, CLUBS_GONE, trick)) == played


def test_low_spades_are_led_to_draw_the_queen() -> None:
    assert at_a_glance(in_the_middle("4S 3S 9D KD AD JH QH KH AH TS", CLUBS_GONE))[1] == "S"
    assert at_a_glance(in_the_middle("KS 3S 9D KD AD JH QH KH AH AS", CLUBS_GONE)) not in ("KS", "AS")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "options",
    [
        COMMON,
        {**COMMON, "lead_breaks": True, "queen_breaks": True},
        {**COMMON, "queen_waits": True, "jack": True},
        {"moon": "shooter", "hearts_alone": True},
    ],
)
def test_a_hand_played_at_once_comes_out_as_card_by_card(seats: int, options: dict[str, object]) -> None:
    judgement = HEARTS.judgement
    assert judgement is not None
    for seed in range(12):
        chance = Seeded(seed)
        position = HEARTS.begin(seats, HEARTS.house(seats, options), chance)
        assert isinstance(position, Hearts)
        wanted, n, at_once = 4 + seed * 3, 0, None
        while not position.public.history:
            if n >= wanted and at_once is None and position.public.tricks:
                at_once = position.copy()
                assert judgement.hasten(at_once, chance)
            seat = first(position.to_move())
            moves = position.moves(seat)
            position.play(seat, judgement.choose(position, seat, moves, chance), chance)
            n += 1
        assert at_once is not None
        assert list(at_once.public.history) == list(position.public.history)


def test_cards_are_passed_and_the_first_trick_played_by_the_rules() -> None:
    judgement = HEARTS.judgement
    assert judgement is not None
    house = HEARTS.house(4, {**COMMON, "passing": "left"})
    position = HEARTS.begin(4, house, Seeded(1))
    assert isinstance(position, Hearts)
    assert position.public.phase == PASSING
    assert not judgement.hasten(position, Seeded(1))


def test_a_moon_is_stopped_by_taking_a_point() -> None:
    """Seat 1 has all the points so far, and the rest of the hearts would follow: the ace of hearts takes one."""
    gone = f"{CLUBS_GONE} AC {DIAMONDS_GONE} AD 2S 3S 4S 5S 6S 7S QS KS AS 2H 3H 4H 5H 6H"
    position = in_the_middle("AH 8S 9S", gone, "QH 7H 8H", "QS KS AS 2H 3H 4H 5H 6H")
    assert position.public.taken[1]
    move = bot("search:playouts=200").choose(HEARTS, position.view(0), seed=1)
    assert NAMES[move] == "AH"


def test_the_search_leans_to_what_is_played_at_a_glance() -> None:
    judgement = HEARTS.judgement
    assert judgement is not None
    for hand, trick in (("2S 3S 9D 4D 5D 6H 7H 8H 9H QS", "AC"), ("4S 3S 9D KD AD JH QH KH AH TS", "")):
        position = in_the_middle(hand, CLUBS_GONE, trick)
        moves = list(position.moves(0))
        leaning = list(judgement.leaning(position, 0, position.moves(0)))
        assert NAMES[moves[leaning.index(max(leaning))]] == at_a_glance(position)
        assert 2 * max(leaning) > sum(leaning)


def test_few_playouts_leave_the_choice_to_the_glance() -> None:
    """Sixteen playouts cannot tell ten cards apart; rules of thumb can."""
    position = in_the_middle("4S 3S 9D KD AD JH QH KH AH TS", CLUBS_GONE)
    for seed in range(12):
        move = bot("search:playouts=16").choose(HEARTS, position.view(0), seed=seed)
        assert NAMES[move] == at_a_glance(position)


def test_others_are_taken_to_dare_a_moon_that_the_thinker_would_not() -> None:
    """One card of this hand may lose: in the thoughts of others its holder leads an ace, in its own that card."""
    judgement = HEARTS.judgement
    assert judgement is not None
    position = in_the_middle("AS KS QS JS TS 9S AH KH QH 2D", CLUBS_GONE)
    mine = judgement.seated(0).choose(position, 0, position.moves(0), Seeded(1))
    theirs = judgement.seated(2).choose(position, 0, position.moves(0), Seeded(1))
    assert NAMES[mine] == "2D"
    assert NAMES[theirs][0] == "A"


def test_how_many_cards_may_lose() -> None:
    gone = cards(CLUBS_GONE)
    assert losers(gone, cards("AS KS QS AH AC")) == 0
    assert losers(gone, cards("AS KS 2S AH 2D")) == 2
    assert strong(gone, cards("AS KS QS AH AC"))
    assert not strong(gone, cards("AS KS QS AH 2D"))
    assert dares(gone, cards("AS KS 2S AH 2D"), 0)
    assert not dares(gone, cards("AS KS 2S 3D 2D"), cards("2H 3H"))
    assert dares(gone, cards("AS KS 2S 3D 2D"), cards("QS"))
