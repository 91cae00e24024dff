"""Property bots trade: they find a bargain for both, lay it out step by step, take a good one and refuse a bad one."""

from __future__ import annotations

import gamenight
from gamenight import Seeded
from gamenight.bots import bot, hint
from gamenight.core.position import first
from gamenight.games.monopoly.board import BOOK
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.ledger import ANSWER
from gamenight.parts.property.moves import ACCEPT, REFUSE, TRADE
from gamenight.parts.property.position import Property
from gamenight.parts.property.trading import best_offer, gain_of_offer, next_step
from gamenight.parts.property.worth import completes

GAME = gamenight.game("monopoly")
LIGHT_BLUE, ORANGE = 1, 3  # groups


def deeds_of(group: int) -> list[int]:
    return [deed for deed in range(28) if BOOK.estate.group[deed] == group]


def table() -> Property:
    """Three players. The first holds all orange but one and the last light blue; the second, the other way round."""
    position = GAME.start(seats=3, seed=1)
    assert isinstance(position, Property)
    position.public.turn = position.public.mover = 0
    for group, most, last in ((ORANGE, 0, 1), (LIGHT_BLUE, 1, 0)):
        *many, one = deeds_of(group)
        for deed in many:
            position.hand_over(deed, most)
        position.hand_over(one, last)
    return position


def test_an_offer_helps_both_sides() -> None:
    position = table()
    offer = best_offer(position, 0, 1)
    assert offer.gain > 0
    assert completes(position, 0, offer.get), "a colour for the one"
    assert completes(position, 1, offer.give), "and one for the other"


def test_it_is_laid_out_step_by_step_and_the_other_should_accept() -> None:
    position = table()
    position.play(0, TRADE + 1, Seeded(1))
    for _ in range(12):
        if position.public.phase == ANSWER:
            break
        position.play(0, next_step(position, 0, position.moves(0)), Seeded(1))
    assert position.public.phase == ANSWER
    assert gain_of_offer(position, 1) > 0
    assert GAME.judgement is not None
    assert GAME.judgement.choose(position, 1, position.moves(1), Seeded(1)) == ACCEPT


def test_a_bad_offer_is_refused() -> None:
    position = table()
    for move in GAME.read(position.view(0), "trade Blue: give $1 for New York"):
        position.play(0, move, Seeded(1))
    assert GAME.judgement is not None
    assert GAME.judgement.choose(position, 1, position.moves(1), Seeded(1)) == REFUSE
    assert ACCEPT not in GAME.judgement.consider(position, 1, position.moves(1))


def test_a_kept_card_has_its_price() -> None:
    position = table()
    position.public.holder[0] = 0
    for move in GAME.read(position.view(0), "trade Blue: give Chance card for $30"):
        position.play(0, move, Seeded(1))
    assert 0 < gain_of_offer(position, 1) < 10


def test_the_last_two_players_have_nothing_to_trade() -> None:
    position = table()
    position.public.alive = 0b011
    assert best_offer(position, 0, 1).gain == 0


def test_a_hint_says_the_whole_offer() -> None:
    position = table()
    position.public.turns = 9  # a turn on which the bot is in the mood to trade
    view = position.view(0)
    said = {}
    for seed in range(3):
        given = hint(GAME, view, ["Ann", "Bob", "Cy"], playouts=12, seed=seed)
        said[given.text] = given
    assert all(GAME.read(view, text)[0] == given.move for text, given in said.items())


def test_bots_never_haggle_for_ever() -> None:
    chance, offers, n = Seeded(3), 0, 0
    position = GAME.start(seats=3, chance=chance, max_rounds=40)
    while position.to_move() and n < 120:
        seat, n = first(position.to_move()), n + 1
        move = bot("search").choose(GAME, position.view(seat), playouts=2, seed=n)
        offers += TRADE <= move < TRADE + 8
        position.play(seat, move, chance)
    assert isinstance(position, Property)
    assert offers <= position.public.turns, "at most one offer a turn"


def test_even_a_bot_that_always_slips_bids_no_more_than_somebody_would() -> None:
    """Easy and medium slip, but to a move that is worth a thought: not to any sum they could say."""
    slipping, chance = bot("search:slip=100"), Seeded(4)
    position, bids = GAME.start(seats=4, chance=chance), []
    for n in range(400):
        seat = first(position.to_move())
        position.play(seat, slipping.choose(GAME, position.view(seat), seed=n), chance)
        assert isinstance(position, Property)
        bids.append(position.public.bid)
    assert 0 < max(bids) < 800


def test_no_colour_is_offered_for_railroads() -> None:
    """The first lacks one railroad, which the second has, who lacks one orange street, which the first has."""
    position = GAME.start(seats=3, seed=1)
    assert isinstance(position, Property)
    for group, most, last in ((LINES, 0, 1), (ORANGE, 1, 0)):
        *many, one = deeds_of(group)
        for deed in many:
            position.hand_over(deed, most)
        position.hand_over(one, last)
    assert not completes(position, 1, best_offer(position, 0, 1).give)
