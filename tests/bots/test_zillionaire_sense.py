"""Zillionaire as a good player sees it: what goes first, what is kept, and who must not get the lead."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.bots import bot
from gamenight.core.position import NOBODY
from gamenight.games.zillionaire.notation import rank_named
from gamenight.games.zillionaire.rules.cards import full_pack, lowest, size, some
from gamenight.games.zillionaire.rules.position import Zillionaire
from gamenight.games.zillionaire.sight import Sight, groups

GAME = gamenight.game("zillionaire")
MANY = "1 2 3 4 6 7 8 m"  # a hand with much to do


def cards(text: str) -> int:
    return sum(some(rank_named(word), 1) for word in text.split())


def table(*hands: str, lies: str = "", n: int = 0) -> Zillionaire:
    """Seat 0 to move, to lead or on what the last seat played. What is nowhere else has been played."""
    seats = len(hands)
    position = GAME.begin(seats, GAME.house(seats, {}), gamenight.Seeded(1))
    assert isinstance(position, Zillionaire)
    p = position.public
    p.ring, p.turn = vec[i64](range(seats)), 0
    position.hands = vec[i64]([cards(text) for text in hands])
    p.sizes = vec[i64]([size(held) for held in position.hands])
    rest = full_pack() - sum(position.hands)
    position.aside = lowest(rest, 2)
    p.played = vec[i64]([0] * (seats - 1) + [rest - position.aside])
    p.rank, p.size, p.last = (rank_named(lies), n, seats - 1) if lies else (0, 0, NOBODY)
    position.audit()
    return position


def quick(position: Zillionaire) -> str:
    """The move made most gladly without thinking."""
    view = position.view(0)
    sight = Sight(position.public, position.hands[0], 0)
    return GAME.write(view, max(view.moves, key=sight.gladness))


def thought(position: Zillionaire) -> str:
    view = position.view(0)
    return GAME.write(view, bot("search:playouts=400").choose(GAME, view, seed=3))


def both(position: Zillionaire) -> set[str]:
    return {quick(position), thought(position)}


def test_the_last_cards_are_played_without_a_thought() -> None:
    position = table("8 8", MANY, MANY, "6 6 7", lies="7", n=2)
    judgement = GAME.judgement
    assert judgement is not None
    found = judgement.consider(position, 0, position.moves(0))
    assert [GAME.write(position.view(0), move) for move in found] == ["8 x2"]


def test_a_zillionaire_leads_before_the_last_low_card() -> None:
    """It keeps the lead, and then the low card is the last; the other way round somebody beats it."""
    assert both(table("1 z", MANY, MANY, MANY)) == {"zillionaire"}


def test_low_cards_go_first_and_together() -> None:
    assert both(table("1 1 1 7 8 b m z", MANY, MANY, MANY)) == {"1 x3"}


def test_whoever_holds_one_card_is_led_a_pair() -> None:
    """One card cannot answer two."""
    assert both(table("2 4 4 8 m", "7", MANY, MANY)) == {"4 x2"}


def test_a_zillionaire_is_not_spent_early_on_a_low_card() -> None:
    position = table("1 1 2 2 3 4 4 6 7 7 z", MANY, MANY, MANY, lies="8", n=1)
    assert both(position) == {"pass"}


def test_a_zillionaire_stops_whoever_would_go_out_and_leaves_one_group() -> None:
    assert both(table("6 6 z", MANY, MANY, "1", lies="8", n=1)) == {"zillionaire"}


def test_the_cheapest_whole_group_beats_what_lies_there() -> None:
    assert both(table("1 1 2 4 4 6 7 7 8 m z", MANY, MANY, MANY, lies="3", n=2)) == {"4 x2"}


@pytest.mark.parametrize(
    ("others", "rank", "n", "beaten"),
    [
        ("8 8 8", "7", 3, True),
        ("8 8", "7", 3, False),
        ("5", "4", 3, True),  # 3.10
        ("5", "6", 1, False),
        ("z z", "rupt", 2, False),  # 3.3
        ("roll roll", "rupt", 2, True),
        ("z z", "z", 1, False),
    ],
)
def test_what_may_be_beaten_is_known_from_what_was_not_seen(
    others: str, rank: str, n: int, beaten: bool
) -> None:
    position = table("1", others, "1")
    assert Sight(position.public, position.hands[0], 0).beatable(rank_named(rank), n) == beaten


def test_a_hand_takes_a_play_for_each_rank_and_each_five() -> None:
    assert groups(cards("1 1 1 5 5 z")) == 4
    assert groups(0) == 0


def test_leaning_adds_up_and_prefers_what_is_played_gladly() -> None:
    position = table("1 z", MANY, MANY, MANY)
    judgement = GAME.judgement
    assert judgement is not None
    leaning = list(judgement.leaning(position, 0, position.moves(0)))
    assert len(leaning) == 2
    assert 990 <= sum(leaning) <= 1000
    assert leaning[1] > leaning[0]
