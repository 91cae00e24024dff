"""Call Me Lucky, clause by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play, tape

import gamenight
from gamenight.core.options import read_options
from gamenight.core.refusal import BadOption, Unreadable
from gamenight.games.call_me_lucky.notation import square_named
from gamenight.games.call_me_lucky.rules import public as rules
from gamenight.games.call_me_lucky.rules.grid import grid_for
from gamenight.games.call_me_lucky.rules.position import CallMeLucky
from gamenight.games.call_me_lucky.rules.public import SET, VALUES, Options, Public, number_of
from gamenight.laws import LAWS, Case
from gamenight.parts.bits import count, each

GAME = gamenight.game("call_me_lucky")
COLOURS = "RGBY"
SMALL = "5 9 4 3 / 4 1 5 9 / 3 1 4 5 / 2 3 8 1"


def take(p: Public, name: str) -> int:
    """Take a card such as R5 out of its draw pile."""
    seat, number = COLOURS.index(name[0]), int(name[1:])
    card = next(card for card in each(p.decks[seat]) if VALUES[card % SET] == number)
    p.decks[seat] ^= 1 << card
    return int(card)


def table(
    piles: dict[str, str],
    seats: int = 2,
    turn: int = 0,
    grid: str = SMALL,
    decks: str | None = None,
    **house: object,
) -> Play:
    """A game in progress: on each square a pile, its uppermost card first ("R5 G5 B2"); all else is yet to be drawn.

    With `decks` the draw piles hold only those cards, and all others lie aside.
    """
    options: Options = read_options(Options, {"grid": grid, **house})
    board = grid_for(options.grid, options.sides_only)
    p = Public(seats, turn)
    p.set_up(len(board.numbers))
    p.opening = False
    for square, names in piles.items():
        cards = [take(p, name) for name in names.split()]
        p.cover(square_named(board, square), cards[0] // SET, sum(1 << card for card in cards), cards[0])
    if decks is not None:
        kept = [take(p, name) for name in decks.split()]
        p.aside = p.decks
        p.decks = vec[i64]([sum(1 << card for card in kept if card // SET == seat) for seat in range(seats)])
    position = CallMeLucky(options, board, p)
    position.audit()
    return Play(GAME, position)


def public(game: Play) -> Public:
    assert isinstance(game.position, CallMeLucky)
    return game.position.public


def pile(game: Play, square: str) -> tuple[str, int]:
    """The uppermost card of a pile, and how many cards it has."""
    p = public(game)
    at = square_named(grid_for(SMALL, False), square)
    top = p.top[at]
    return (f"{COLOURS[top // SET]}{VALUES[top % SET]}" if top >= 0 else "", int(count(p.piles[at])))


def changed(game: Play) -> list[str]:
    """The squares that everyone is shown as the last to have changed."""
    board = grid_for(SMALL, False)
    names = {
        square_named(board, f"{column}{row}"): f"{column}{row}" for column in "abcd" for row in range(1, 5)
    }
    return [names[square] for square in each(public(game).last)]


def draws(game: Play, number: int) -> Play:
    """Draw a card of this number."""
    deck = each(public(game).decks[game.mover()])
    return game.play("draw", tape(next(n for n, card in enumerate(deck) if VALUES[card % SET] == number)))


def start(seats: int, seed: int = 1, **house: object) -> CallMeLucky:
    position = GAME.start(seats=seats, seed=seed, **house)  # type: ignore[arg-type]
    assert isinstance(position, CallMeLucky)
    return position


# 1 The cards and the board


def test_1_1_a_set_is_fourteen_cards_with_the_low_numbers_twice() -> None:
    position = start(4)
    for seat, deck in enumerate(position.public.decks):
        assert all(card // SET == seat for card in each(deck))
        numbers = Counter(number_of(card) for card in each(deck))
        assert numbers == {1: 2, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_only_the_sets_of_those_who_play_are_used(seats: int) -> None:
    assert sum(count(deck) for deck in start(seats).public.decks) == 14 * seats


def test_1_3_every_square_bears_a_number_and_none_a_seven() -> None:
    assert set(start(2).grid.numbers) == set(range(1, 11)) - {7}


def test_1_4_the_board_has_36_squares_with_our_numbers() -> None:
    grid = start(2).grid
    assert (grid.wide, grid.high) == (6, 6)
    assert Counter(grid.numbers) == {1: 5, 2: 5, 3: 5, 4: 5, 5: 4, 6: 3, 8: 3, 9: 3, 10: 3}
    board = GAME.scene(start(2).view(0)).board
    assert board is not None
    assert board.kind == "grid"
    assert [space.label for space in board.spaces[:6]] == ["5", "9", "4", "3", "10", "2"]


def test_1_5_another_grid_may_be_played_on() -> None:
    position = start(3, grid="1 2 3\n4, 5, 6 / 8 9 10")
    assert (position.grid.wide, position.grid.high, list(position.grid.numbers)) == (
        3,
        3,
        [1, 2, 3, 4, 5, 6, 8, 9, 10],
    )
    gamenight.playout(position, gamenight.Seeded(4))
    position.audit()


@pytest.mark.parametrize(
    ("grid", "words"),
    [
        ("", "empty"),
        ("1 2 x / 3 4 5", "'x', which is no number"),
        ("1 2 7 / 3 4 5", "holds a 7"),
        ("1 2 11 / 3 4 5", "holds 11"),
        ("1 0 2 / 3 4 5", "holds 0"),
        ("1 2 3 / 3 4", "Row 2 of the grid has 2 numbers and row 1 has 3"),
        ("1 2 3", "1 rows of 3"),
        (" / ".join(["1 2 3 4 5 6 8 9"] * 8), "60 squares at most"),
        (" / ".join(["1 2"] * 11), "11 rows of 2"),
        ("1 -2 / 3 4", "'-2', which is no number"),
    ],
)
def test_1_5_a_grid_that_makes_no_sense_is_refused_in_words(grid: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        start(2, grid=grid)


def test_1_6_piles_are_open_to_all_and_draw_piles_have_no_order() -> None:
    game = table({"a1": "R5 G5 R3"})
    marks = {mark.space: mark.says for mark in GAME.scene(game.view(-1)).marks if mark.kind == "count"}
    assert marks == {"space:a1": "red 5 over red 3 and green 5; 3 cards, 13 points"}
    for seat in (-1, 0, 1):
        assert "1 1 2 2 3 4 4 6 7 8 9 10" in dict(GAME.scene(game.view(seat)).facts).values()


# 2 The turn


def test_2_1_anyone_may_begin() -> None:
    assert {start(3, seed).public.turn for seed in range(40)} == {0, 1, 2}
    assert {GAME.start(seats=3, seed=seed, first="2").public.turn for seed in range(9)} == {1}


def test_2_2_turns_go_clockwise() -> None:
    game = Play(GAME, start(3, 2))
    first = game.mover()
    for n in range(4):
        assert game.mover() == (first + n) % 3
        game.play("draw").play(game.moves()[0])


def test_2_2_any_number_of_captures_come_first_and_none_is_a_must() -> None:
    game = table({"a1": "R5", "b1": "G5", "a3": "R3", "b3": "G3"})
    assert game.moves() == ["a1xb1", "a3xb3", "draw"]
    game.plays("a3xb3", "a1xb1")
    assert game.mover() == 0
    assert game.moves() == ["draw"]


def test_2_3_then_a_card_is_drawn_and_played_and_the_turn_ends() -> None:
    game = table({"a1": "R5", "b1": "G5"})
    assert game.refusal("pass") == "2.3"
    assert game.refusal("place c1") == "2.3"
    draws(game, 4)
    assert game.refusal("a1xb1") == "2.3"  # no captures on the board after the draw
    assert game.refusal("draw") == "2.3"
    game.play("place a2")
    assert game.mover() == 1


def test_2_4_a_lucky_seven_as_the_very_first_card_is_shuffled_back() -> None:
    game = Play(GAME, start(2, 3))
    first = game.mover()
    game.play("draw", tape(10, 0))
    p = public(game)
    assert number_of(p.drawn) == 1
    assert count(p.decks[first]) == 13
    assert any(number_of(card) == 7 for card in each(p.decks[first]))
    assert "shuffled it back" in game.story()[0]
    game.play(game.moves()[0])
    game.play("draw", tape(10))
    assert number_of(p.drawn) == 7  # the second player keeps it


# 3 Playing the drawn card


def test_3_1_squares_touch_at_sides_and_corners() -> None:
    game = table({"b2": "R1", "a1": "G1"})
    assert game.moves() == ["b2xa1", "draw"]
    assert table({"b2": "R1", "d2": "G1"}).moves() == ["draw"]


def test_3_2_with_the_option_only_sides_touch() -> None:
    assert table({"b2": "R1", "a1": "G1"}, sides_only=True).moves() == ["draw"]
    assert table({"b2": "R1", "b1": "G1"}, sides_only=True).moves() == ["b2xb1", "draw"]
    assert table({"b2": "R1", "a1": "G1"}, sides_only=True).refusal("b2xa1") == "4.4"


def test_3_3_a_number_goes_on_an_open_square_with_that_number_or_captures() -> None:
    game = draws(table({"c2": "G5", "d2": "R9"}), 5)
    assert game.moves() == ["place a1", "capture c2", "place d3"]
    assert game.refusal("place b1") == "3.3"
    game.play("place a1")
    assert pile(game, "a1") == ("R5", 1)
    assert changed(game) == ["a1"]


def test_3_4_a_card_that_cannot_be_played_is_set_aside_and_only_then() -> None:
    game = draws(table({"d4": "R1"}), 10)  # no square bears a ten
    assert game.moves() == ["aside"]
    game.play("aside")
    assert game.mover() == 1
    assert game.scores()[0] == 1 - 10
    playable = draws(table({}), 5)
    assert playable.refusal("aside") == "3.4"
    assert table({}).refusal("aside") == "3.4"


# 4 Capturing


def test_4_1_the_uppermost_card_owns_the_pile_and_moves_it_whole() -> None:
    game = table({"b2": "R1 G4 R2", "a1": "G1 R9"})
    game.play("b2xa1")
    assert pile(game, "a1") == ("R1", 5)
    assert game.scores() == [1 + 4 + 2 + 1 + 9, 0]
    buried = table({"b2": "R1 G4", "a1": "G4"})
    assert buried.moves() == ["draw"]  # a buried four matches nothing
    assert buried.refusal("a1xb2") == "4.1"
    assert buried.refusal("b2xc3") == "4.1"
    assert buried.refusal("d1xd2") == "4.1"


def test_4_2_nobody_captures_their_own_colour() -> None:
    game = table({"b2": "R1", "a1": "R1 G1"})
    assert game.moves() == ["draw"]
    assert game.refusal("b2xa1") == "4.2"
    drawn = draws(table({"a1": "R4", "b1": "R5"}), 4)
    assert drawn.refusal("capture a1") == "4.2"


def test_4_3_equal_numbers_capture() -> None:
    game = table({"b2": "R1", "a1": "G1", "c1": "G4"}).play("b2xa1")
    assert pile(game, "a1") == ("R1", 2)
    assert game.story()[-1] == "Player 1 captured Player 2's 1 on a1 with the 1 from b2."
    assert table({"b2": "R4", "a1": "G3"}).refusal("b2xa1") == "4.3"


def test_4_4_two_piles_that_add_up_capture_and_either_may_end_uppermost() -> None:
    layout = {"b2": "R5 G9", "c2": "R3", "b3": "G8"}
    game = table(layout)
    assert game.moves() == ["b2+c2xb3", "c2+b2xb3", "draw"]
    game.play("b2+c2xb3")
    assert pile(game, "b3") == ("R5", 4)
    assert pile(game, "b2") == pile(game, "c2") == ("", 0)
    assert "the 5 uppermost" in game.story()[-1]
    other = table(layout).play("c2+b2xb3")
    assert pile(other, "b3") == ("R3", 4)
    assert table({"b2": "R5", "c1": "R3", "b3": "G8"}).refusal("b2xb3") == "4.4"  # c1 does not touch b3
    assert table(layout).refusal("b2+a1xb3") == "4.4"


def test_4_4_where_several_piles_could_join_you_choose() -> None:
    game = table({"b2": "R5", "c2": "R3", "a3": "R3", "b3": "G8"})
    assert game.moves() == ["b2+xb3", "c2+b2xb3", "a3+b2xb3", "draw"]
    game.play("b2+xb3")
    assert game.moves() == ["+c2", "+a3"]
    assert game.refusal("draw") == "4.4"
    game.play("+a3")
    assert pile(game, "b3") == ("R5", 3)
    assert pile(game, "c2") == ("R3", 1)
    at_once = table({"b2": "R5", "c2": "R3", "a3": "R3", "b3": "G8"}).play("b2 + a3 x b3")
    assert pile(at_once, "b3") == ("R5", 3)


def test_4_5_the_drawn_card_captures_its_equal_beside_any_card_of_yours() -> None:
    game = draws(table({"c2": "G5", "d2": "R9"}), 5).play("capture c2")
    assert pile(game, "c2") == ("R5", 2)
    far = draws(table({"c2": "G5", "a1": "R9"}), 5)
    assert far.refusal("capture c2") == "4.5"
    assert draws(table({"c2": "G4", "d2": "R9"}), 5).refusal("capture c2") == "4.5"


def test_4_6_with_the_option_three_or_more_piles_add_up() -> None:
    layout = {"b2": "R4", "c2": "R3", "a2": "R2", "b3": "G9"}
    assert table(layout).moves() == ["draw"]
    game = table(layout, many_cards=True)
    assert game.moves() == ["a2+xb3", "b2+xb3", "c2+xb3", "draw"]
    game.play("b2xb3")
    assert game.moves() == ["+a2", "+c2"]
    game.play("+c2")  # the last pile joins by itself
    assert pile(game, "b3") == ("R4", 4)
    assert game.moves() == ["draw"]
    assert pile(table(layout, many_cards=True).play("b2+a2+c2xb3"), "b3") == ("R4", 4)
    assert table(layout, many_cards=True).refusal("b2+a2xb3") == "4.4"


def test_4_7_a_square_that_a_pile_left_is_open_again() -> None:
    game = table({"b2": "R1", "a1": "G1"}).play("b2xa1")
    draws(game, 1)
    assert "place b2" in game.moves()


def test_4_8_the_drawn_card_is_never_added_to_a_card_on_the_board() -> None:
    game = draws(table({"b2": "R5", "b3": "G8"}), 3)
    assert "capture b3" not in game.moves()
    assert game.refusal("capture b3") == "4.5"
    assert game.refusal("b2xb3") == "2.3"


# 5 The Lucky Seven


def test_5_1_a_lucky_seven_captures_any_other_pile_and_never_lies_on_the_board() -> None:
    game = draws(table({"a1": "G9 R4", "d4": "G1"}), 7)
    assert game.moves() == ["capture a1", "capture d4"]
    assert game.refusal("place b2") == "5.1"
    game.play("capture a1")
    assert pile(game, "a1") == ("R7", 3)
    assert game.story()[-1].endswith("and froze the pile.")


def test_5_2_not_on_your_own_colour_nor_on_another_seven() -> None:
    game = draws(table({"a1": "R9", "b1": "G7 R4", "d4": "G1"}), 7)
    assert game.moves() == ["capture d4"]
    assert game.refusal("capture a1") == "5.2"
    assert game.refusal("capture b1") == "5.2"


def test_5_3_a_frozen_pile_is_never_captured_and_never_moves() -> None:
    game = table({"a1": "R7 G5", "b1": "G4", "b2": "R3", "a2": "G10"}, turn=0)
    assert game.moves() == ["draw"]  # 7 + 3 would be 10
    assert game.refusal("a1xb1") == "5.3"
    other = table({"a1": "R7 G5", "b1": "G4", "b2": "G3"}, turn=1)
    assert other.moves() == ["draw"]  # 4 + 3 would be 7
    assert other.refusal("b1xa1") == "5.3"
    marks = [mark.space for mark in GAME.scene(game.view(0)).marks if mark.kind == "frozen"]
    assert marks == ["space:a1"]


def test_5_4_a_frozen_pile_counts_as_your_colour_beside_a_capture() -> None:
    game = draws(table({"a1": "R7 G5", "b1": "G4"}), 4)
    assert "capture b1" in game.moves()


def test_5_5_a_lucky_seven_with_nowhere_to_go_is_set_aside() -> None:
    game = draws(table({"a1": "R9", "b1": "G7 R4"}), 7)
    assert game.moves() == ["aside"]
    assert game.play("aside").scores()[0] == 9 - 7


# 6 The end


def test_6_1_with_an_empty_draw_pile_you_may_capture_or_pass_or_are_skipped() -> None:
    game = table({"a1": "R5", "b1": "G5", "d4": "G1"}, decks="G9")
    assert game.moves() == ["a1xb1", "pass"]
    assert game.refusal("draw") == "6.1"
    game.play("a1xb1")
    assert game.moves() == ["pass"]
    game.play("pass").play("draw")
    assert game.play("place d2").over()  # nobody has anything left to do
    assert "Player 1 had nothing to draw and nothing to capture." in game.story()


def test_6_2_the_game_ends_when_no_more_plays_can_be_made() -> None:
    game = table({"a1": "R5", "b4": "G4"}, decks="R9 G8").play("draw").play("place b1")
    assert not game.over()  # a card is still to be drawn
    game.play("draw").play("place c4")
    assert game.over()  # nobody can capture, so nobody is asked


def test_6_3_the_game_ends_after_a_round_without_a_capture() -> None:
    game = table({"a1": "R5", "b1": "G5", "d3": "R4", "d4": "G4"}, decks="")
    game.play("pass")
    assert game.mover() == 1
    game.play("a1xb1" if "a1xb1" in game.moves() else "b1xa1").play("pass")
    assert not game.over()  # a capture: everyone gets another turn
    game.play("pass")
    assert not game.over()
    assert game.play("pass").over()


def test_6_3_after_the_last_card_everyone_has_one_more_turn() -> None:
    game = table({"a1": "R5", "b1": "G5"}, turn=1, decks="G9").play("draw").play("place d2").play("pass")
    assert not game.over()
    assert game.moves() == ["b1xa1", "pass"]
    assert game.play("pass").over()


# 7 Scoring


def test_7_1_all_cards_in_your_piles_count() -> None:
    game = table({"a1": "R5 G9 G4", "b4": "R3", "d4": "G1"}, decks="")
    assert (
        public(game).score(0) + sum(VALUES[card % SET] for card in each(public(game).aside[0]))
        == 5 + 9 + 4 + 3
    )


def test_7_2_what_was_set_aside_is_taken_off_also_below_zero() -> None:
    game = table({"a1": "R5", "d4": "G1"}, decks="")
    assert game.scores() == [5 - 60, 1 - 64]


def finished(first: str, second: str, **house: object) -> Play:
    """Seats 0 and 1 with piles far apart, all else aside, played to its end."""
    piles = dict(zip(("a1", "c1"), first.split("/"), strict=False)) | dict(
        zip(("a4", "c4", "d3"), second.split("/"), strict=False)
    )
    game = table(piles, decks="R9", **house)
    public(game).aside = vec[i64]([0, 0])
    public(game).decks = vec[i64]([0, 0])
    game.position.public.turn = 0  # type: ignore[attr-defined]
    game.position._next()  # type: ignore[attr-defined]
    assert game.over()
    return game


def test_7_3_the_highest_score_wins() -> None:
    assert finished("R5", "G4").payoffs() == [1000, 0]


def test_7_4_equals_share_the_win() -> None:
    level = finished("R5", "G4/G1")
    assert level.payoffs() == [500, 500]
    assert GAME.scene(level.view(0)).prompt == "You and Player 2 share the win with 5 points each."


def test_7_5_with_the_option_more_piles_break_a_tie() -> None:
    game = finished("R5", "G4/G1", tie_by_piles=True)
    assert game.payoffs() == [0, 1000]
    assert GAME.scene(game.view(0)).prompt == "Player 2 wins with 5 points."
    assert finished("R5/R2", "G4/G3", tie_by_piles=True).payoffs() == [500, 500]


def test_the_end_is_a_result_card() -> None:
    game = table({"a1": "R5", "b4": "G4 R3"}, decks="R9 G8").play("draw").play("place b1")
    game.play("draw").play("place c4")
    assert [hold for hold, _, _ in game.shown()] == ["result"]
    still = game.moments(0)[0].scene
    assert still.showing is not None
    assert [line.amount for line in still.showing.lines] == [str(score) for score in game.scores()]
    assert still.showing.lines[0].text.startswith("You: 2 piles, ")
    assert still.prompt == still.showing.title


# Averages and laws of the whole game


def test_scores_and_cards_set_aside_always_add_up() -> None:
    for seed in range(30):
        position = start(2 + seed % 3, seed, many_cards=seed % 2 == 0)
        gamenight.playout(position, gamenight.Seeded(seed))
        aside = sum(VALUES[card % SET] for cards in position.public.aside for card in each(cards))
        assert sum(position.scores()) + 2 * aside == 65 * position.public.seats


def test_random_play_looks_like_an_independent_simulation() -> None:
    """Averages a game for four random players, from a simulation written apart from these rules."""
    games, found = 150, Counter[int]()
    for seed in range(games):
        play = Play(GAME, start(4, seed), gamenight.Seeded(seed))
        while not play.over():
            seat = play.mover()
            moves = play.position.moves(seat)
            play.position.play(seat, moves[play.chance.pick(len(moves))], play.chance)
        for entry in play.entries(-1):
            many = entry.kind == rules.CAPTURED and count(entry.a) > 1
            seven = entry.kind == rules.LAID_ON and number_of(entry.a) == 7
            found[100 if many else 101 if seven else entry.kind] += 1
    means = {kind: n / games for kind, n in found.items()}
    assert means[rules.PLACED] == pytest.approx(40.4, abs=3)
    assert means[rules.LAID_ON] == pytest.approx(11.3, abs=3)
    assert means[101] == pytest.approx(4.0, abs=0.3)
    assert means[rules.CAPTURED] + means[100] == pytest.approx(13.7, abs=4)


def test_as_many_cards_are_set_aside_as_in_an_independent_simulation() -> None:
    """0.37 a game of four; the mean of 400 games has a standard error of 0.03."""
    games = 400
    aside = 0
    for seed in range(games):
        position = start(4, seed)
        gamenight.playout(position, gamenight.Seeded(seed + 1_000_000))
        aside += sum(count(cards) for cards in position.public.aside)
    assert aside / games == pytest.approx(0.37, abs=0.1)


def test_texts_are_read_leniently() -> None:
    game = draws(table({"c2": "G5", "d2": "R9"}), 5)
    view = game.view()
    assert len({tuple(GAME.read(view, text)) for text in ("place a1", "A1", "lay on a1", "play  A1")}) == 1
    assert len({tuple(GAME.read(view, text)) for text in ("aside", "set aside", "Set it aside")}) == 1
    for nonsense in ("", "z9", "a9", "j1", "b2x", "juggle", "+", "b2++c2xb3", "a0"):
        with pytest.raises(Unreadable):
            GAME.read(view, nonsense)


@pytest.mark.parametrize(
    "grid", ["1 2 / 3 4", " / ".join(["10 9 8 6 5 4 3 2 1 1"] * 6), "5 5 5 5 5 / 1 2 3 4 10"]
)
@pytest.mark.parametrize("law", LAWS)
def test_the_laws_hold_on_other_grids(law: Callable[[Case], None], grid: str) -> None:
    law(Case(GAME, 3, {"grid": grid, "many_cards": True}, looks=5))
