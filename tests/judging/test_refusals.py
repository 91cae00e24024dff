"""What a player is told when a move may not be played is so, in the position that it is said of.

Every sentence of every game has a predicate, or is said to state a rule. `-m soak` tries many more games of every
option, and prints the table of docs/testing.md.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterable

import pytest
import refusals_boards
import refusals_cards
import refusals_lucky
import refusals_property
import refusals_tiles
from refusing import Heard, Sentences, Tried, hear, refused, transplanted

import gamenight
from gamenight.core.refusal import Refusal
from gamenight.laws import Case, cases

FILES = (refusals_boards, refusals_cards, refusals_lucky, refusals_property, refusals_tiles)
TABLES: dict[str, Sentences] = {name: table for file in FILES for name, table in file.TABLES.items()}
A_FEW = 3  # games of each, every time
SOAK = 6  # games of each way to play
NEVER_FALSE = {"count_first", "no_mortgage_taken_over", "no_tax"}  # in so few games; the soak has more
NEVER = {("christmas_opoly", "no_tax")}  # where nobody ever chooses a tax


def ways(name: str) -> list[Case]:
    game = gamenight.game(name)
    found = cases(game)
    if name == "chess":
        boards = refusals_boards.POSITIONS
        found += [dataclasses.replace(case, options=case.options | {"position": boards[n % len(boards)]})
                  for n, case in enumerate(found)]  # fmt: skip
    return found


def games(name: str, some: Iterable[Case], times: int, looks: int) -> list[Case]:
    return [dataclasses.replace(case, seed=case.seed + n, looks=looks) for case in some for n in range(times)]


def is_so(name: str, heard: Heard) -> None:
    assert not heard.unknown, f"{name}: no predicate for {sorted(heard.unknown)}"
    assert not heard.untrue, "\n".join(heard.examples[kind] for kind in heard.untrue)


def test_every_game_has_its_sentences() -> None:
    assert sorted(TABLES) == sorted(gamenight.game_names())


@pytest.mark.parametrize("name", gamenight.game_names())
def test_what_is_said_of_a_move_is_so(name: str) -> None:
    some = random.Random(name).sample(ways(name), min(A_FEW, len(ways(name))))
    heard = hear(games(name, some, 1, 4), TABLES[name], 10)
    is_so(name, heard)


@pytest.mark.soak
@pytest.mark.parametrize("name", gamenight.game_names())
def test_what_is_said_of_a_move_is_so_in_many_games(name: str) -> None:
    heard = hear(games(name, ways(name), SOAK, 12), TABLES[name], 20)
    is_so(name, heard)
    said = [kind for kind in heard.times if kind in TABLES[name].predicates]
    unworthy = {(name, kind) for kind in said if not transplanted(heard, TABLES[name], kind)}
    assert unworthy <= NEVER
    rules = sum(heard.times[kind] for kind in TABLES[name].rules)
    print(
        f"\n| {name} | {len(said)} of {len(TABLES[name].predicates)} | {heard.times.total() - rules:,} | 0 |"
    )


@pytest.mark.parametrize("name", ["hearts", "rummy", "checkers", "monopoly", "zillionaire", "sorry"])
def test_a_sentence_said_of_another_move_is_noticed(name: str) -> None:
    """Each predicate is worth something: what was true of one position and move is said of the others."""
    heard = hear(games(name, ways(name)[:4], 2, 8), TABLES[name], 15)
    said = [kind for kind in heard.times if kind in TABLES[name].predicates]
    assert len(said) >= 7
    assert {kind for kind in said if not transplanted(heard, TABLES[name], kind)} <= NEVER_FALSE


FALSE = {
    "hearts": ("must_follow", "You hold a spade, so you must follow suit."),
    "crazy_eights": ("no_drawing_with_a_fit", "You hold a card that fits, so you may not draw."),
    "cribbage": ("must_play", "You can play a card without going over 31, so you must."),
    "rummy": (
        "one_meld_a_turn",
        "You have melded in this turn, and one meld a turn is all: lay off, or discard.",
    ),
    "block": ("no_passing_with_a_fit", "You hold a tile that fits, so you may not pass."),
    "texas_42": ("bid_more", "The bid stands at 42: bid more, or pass."),
    "domino_poker": ("three_raises", "There have been three raises, and no more are allowed."),
    "zillionaire": ("no_passing_on_lead", "You lead, so you may not pass."),
    "call_me_lucky": ("your_own_pile", "The pile on a1 is your own."),
    "lucy": ("safe_on_the_escape", "That player is safe on the Fire Escape."),
    "checkers": ("must_jump_instead", "You can jump, so you must: 9x18."),
    "chess": ("no_castling_in_check", "You cannot castle while your king is in check."),
    "sorry": ("nobody_in_start", "No red pawn is in START."),
    "monopoly": ("throw_again_first", "You threw doubles: throw again."),
    "christmas_opoly": ("not_in_jail", "You hold no card that lets you out of Jail: throw for doubles."),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_game_that_tells_everybody_the_same_is_caught(name: str) -> None:
    kind, sentence = FALSE[name]
    game = dataclasses.replace(
        gamenight.game(name), to_refusal=lambda view, move, say: Refusal("1.1", sentence)
    )
    position = game.start(game.usual_seats, seed=2)
    seat = game.movers(position)[0]
    legal = game.moves(position, seat)
    tried = [Tried(game, position.view(seat), move) for move in range(game.move_limit) if move not in legal]
    assert not all(TABLES[name].holds(kind, sentence, each) for each in tried)


def test_what_has_no_name_is_noticed() -> None:
    game = dataclasses.replace(
        gamenight.game("hearts"), to_refusal=lambda view, move, say: Refusal("4.1", "No.")
    )
    position = game.start(4, seed=1)
    with pytest.raises(AssertionError, match="by no name"):
        refused(game, position.view(game.movers(position)[0]), 0)
