"""Sorry!, clause by clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playing import Play, tape

import gamenight
from gamenight.core.chance import Seeded
from gamenight.core.options import read_options
from gamenight.core.refusal import BadOption, Illegal, Unreadable
from gamenight.games.sorry.layout import board
from gamenight.games.sorry.rules.board import (
    HOME,
    NOWHERE,
    START,
    TRACK,
    ZONE,
    backward,
    forward,
    set_up,
    slide_end,
)
from gamenight.games.sorry.rules.imagine import imagine
from gamenight.games.sorry.rules.moves import CARDS, COPIES, KINDS, NO_CARD
from gamenight.games.sorry.rules.position import Sorry, start
from gamenight.games.sorry.rules.public import Options
from gamenight.games.sorry.spelling import CARD_NAMES, card_named, pawn_named, place_name
from gamenight.games.sorry.words.en import Words
from gamenight.parts.decks import none_of

GAME = gamenight.game("sorry")
RED, BLUE, YELLOW, GREEN = range(4)


def place(text: str) -> int:
    word = text.lower()
    if word == "home":
        return HOME
    return ZONE + int(word[1]) - 1 if word.startswith("s") else int(word)


def table(pawns: str, card: str = "", *hands: str, seats: int = 2, turn: int = 0, **house: object) -> Play:
    """Pawns on the board ("R1 4, B2 S3, Y1 home"; the others in START), the card face up, hands to play for points."""
    options: Options = read_options(Options, {"points": bool(hands), **house})
    position = start(seats, options, Seeded(1))
    p = position.public
    p.board, p.turn = set_up(0), turn
    for text in pawns.split(",") if pawns else []:
        name, where = text.split()
        pawn = pawn_named(name.lower())
        p.board.place[pawn] = place(where)
        if place(where) < TRACK:
            p.board.at[place(where)] = pawn
    p.card = card_named(card.lower()) if card else NO_CARD
    position.cards.pile, position.cards.piled = COPIES[:], CARDS
    if hands:
        position.cards.hands, position.cards.sizes = none_of(seats * KINDS), none_of(seats)
    for seat, hand in enumerate(hands):
        for word in hand.split():
            kind = card_named(word)
            position.cards.hands[seat * KINDS + kind] += 1
            position.cards.sizes[seat] += 1
            position.cards.pile[kind] -= 1
            position.cards.piled -= 1
    if card:
        position.cards.pile[p.card] -= 1
        position.cards.piled -= 1
    position.audit()
    return Play(GAME, position)


def drawing(game: Play, card: str) -> gamenight.Tape:
    """Luck that draws this card next."""
    position = game.position
    assert isinstance(position, Sorry)
    return tape(sum(position.cards.pile[kind] for kind in range(card_named(card))))


def where(game: Play, name: str) -> str:
    return place_name(game.position.public.board.place[pawn_named(name.lower())])


def after(pawns: str, card: str, move: str, **house: object) -> Play:
    game = table(pawns, card, **house)  # type: ignore[arg-type]
    return game.play(move)


# 1 The board and the cards


def test_1_1_the_track_is_sixty_spaces_around_the_board() -> None:
    spaces = {space.id: space for space in board(GAME.say(GAME.start(seed=1).view(0))).spaces}
    corners = [(spaces[f"space:{n}"].x, spaces[f"space:{n}"].y) for n in (0, 15, 30, 45)]
    assert corners == [(0, 0), (15, 0), (15, 15), (0, 15)]
    for n in range(60):
        here, following = spaces[f"space:{n}"], spaces[f"space:{(n + 1) % 60}"]
        assert abs(here.x - following.x) + abs(here.y - following.y) == 1
    assert forward(RED, 58, 3) == 1


@pytest.mark.parametrize(("colour", "circle"), [("R", "4"), ("B", "19"), ("Y", "34"), ("G", "49")])
def test_1_2_pawns_come_out_onto_their_circle(colour: Any, circle: Any) -> None:
    game = after("", "1", f"start {colour}", seats=4, turn="RBYG".index(colour))
    assert where(game, f"{colour}1") == circle


def test_1_3_each_side_has_a_slide_of_four_and_one_of_five() -> None:
    for side in range(4):
        stranger = (side + 1) % 4
        slides = {at: slide_end(stranger, side * 15 + at) - side * 15 for at in range(15)}
        assert {at: end for at, end in slides.items() if at != end} == {1: 4, 9: 13}


def test_1_4_five_safe_spaces_lead_off_the_second_space_past_the_corner_to_home() -> None:
    assert [forward(RED, 2, n) for n in range(1, 8)] == [
        ZONE,
        ZONE + 1,
        ZONE + 2,
        ZONE + 3,
        ZONE + 4,
        HOME,
        -1,
    ]
    assert [forward(colour, 15 * colour + 2, 1) for colour in range(4)] == [ZONE] * 4


def test_1_5_four_pawns_of_four_colours_and_no_six_or_nine() -> None:
    pieces = GAME.scene(GAME.start(seats=4, seed=1).view(0)).pieces
    assert Counter(piece.colour for piece in pieces) == {"red": 4, "blue": 4, "yellow": 4, "green": 4}
    assert not {"6", "9"} & set(CARD_NAMES)


def test_1_6_the_deck_has_45_cards() -> None:
    assert dict(zip(CARD_NAMES, COPIES, strict=True)) == {
        "1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "7": 4, "8": 4, "10": 4, "11": 4, "12": 4, "SORRY!": 4
    }  # fmt: skip
    assert sum(COPIES) == CARDS == 45


def test_vectors_of_movement() -> None:
    """The table of examples that the board was checked against."""
    assert backward(RED, 4, 4) == 0
    assert forward(RED, 0, 8) == HOME
    assert forward(RED, 3, 59) == 2
    assert forward(RED, 4, 58) == 2
    assert forward(RED, 4, 64) == HOME
    assert forward(RED, 1, 3) == ZONE + 1
    assert forward(RED, 2, 6) == HOME
    assert forward(RED, 2, 7) == -1
    assert slide_end(BLUE, 1) == 4
    assert slide_end(RED, 1) == 1
    assert slide_end(RED, 16) == 19
    assert slide_end(RED, 24) == 28
    assert backward(RED, ZONE + 1, 4) == 0


# 2 The turn


def test_2_1_everyone_begins_in_start() -> None:
    position = GAME.start(seats=4, seed=1)
    assert list(position.public.board.place) == [START] * 16


def test_2_2_luck_picks_who_begins_or_you_do() -> None:
    firsts = {start(4, Options(), tape(seat, 0)).public.turn for seat in range(4)}
    assert firsts == {0, 1, 2, 3}
    assert {GAME.start(seats=4, seed=seed, first="3").public.turn for seed in range(9)} == {2}
    with pytest.raises(BadOption, match=r"There is no player 3: there are 2 players\."):
        GAME.start(seats=2, first="3")


def test_2_3_two_players_sit_opposite_unless_told_otherwise() -> None:
    colours = [seat.colour for seat in GAME.scene(GAME.start(seats=2, seed=1).view(0)).seats]
    assert colours == ["red", "yellow"]
    neighbours = GAME.start(seats=2, seed=1, opposite=False)
    assert [seat.colour for seat in GAME.scene(neighbours.view(0)).seats] == ["red", "blue"]
    assert table("", "1", turn=1).moves() == ["start Y"]
    assert table("", "1", turn=1, opposite=False).moves() == ["start B"]
    assert table("", "1", seats=3, turn=2).moves() == ["start Y"]


def test_2_4_play_passes_to_the_left() -> None:
    game = table("", "3", seats=4, turn=3)
    assert game.play("forfeit").mover() == 0


def test_2_4_a_card_is_drawn_for_the_player_to_move() -> None:
    game = table("R1 10, Y1 40", "3")
    game.play("R1 13", drawing(game, "8"))
    assert (game.mover(), game.moves()) == (1, ["Y1 48"])
    assert game.refusal("R1 21") == "2.4"
    assert game.refusal("card 7") == "2.4"


def test_2_5_who_can_move_must_and_who_cannot_forfeits() -> None:
    assert table("R1 4, R2 5", "1").moves() == ["R2 6"]
    assert table("R1 4", "3").refusal("forfeit") == "2.5"
    assert table("", "12").moves() == ["forfeit"]


def test_2_6_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    game = table("R1 4", "3")
    position = game.position
    position.public.discards = position.cards.pile
    position.cards.pile, position.cards.piled = none_of(KINDS), 0
    position.audit()
    game.play("R1 7")
    assert sum(position.public.discards) == 0
    assert position.cards.piled == 44
    assert "The draw pile was empty, so 45 discards were shuffled into a new one." in game.story()


def test_2_7_four_pawns_home_win() -> None:
    game = table("R1 home, R2 home, R3 home, R4 S3", "3")
    game.play("R4 home")
    assert game.over()
    assert game.payoffs() == [1000, 0]
    assert game.scores() == [4, 0]
    assert GAME.scene(game.view(1)).prompt == "Player 1 wins."


def test_2_8_after_so_many_turns_the_game_is_a_draw() -> None:
    game = table("", "3", max_turns=10)
    while not game.over():
        game.position.public.card = card_named("3")
        game.position.play(game.mover(), game.position.moves(game.mover())[0], Seeded(3))
    assert game.position.public.turns == 10
    assert game.payoffs() == [500, 500]
    match = table("R1 home", "", "12 12 12 12", "12 sorry sorry sorry sorry", max_turns=10, target=300)
    match.position.public.turns = 9
    match.play("toss 12")
    assert match.scores() == [5, 0]
    assert match.payoffs() == [1000, 0]


def test_2_8_the_winning_turn_counts_among_the_turns_of_a_match() -> None:
    for turns, over in ((8, False), (9, True)):
        game = table(
            "R1 home, R2 home, R3 home, R4 S3", "", "3 5 7 8 12", "1 1 1 2 3", max_turns=10, target=300
        )
        game.position.public.turns = turns
        assert game.play("3: R4 home").over() == over


def test_2_8_unless_told_there_is_no_limit() -> None:
    game = table("", "3")
    game.position.public.turns = 100_000
    assert not game.play("forfeit").over()


def test_2_9_the_winner_begins_a_rematch() -> None:
    home = "R1 home, R2 home, R3 home"
    game = table(f"{home}, R4 S3", "3", seats=3).play("R4 home")
    house = game.position.options
    won = [seat for seat, payoff in enumerate(game.payoffs()) if payoff]
    again = GAME.options_again(house, [(seat + 1) % 3 for seat in won])  # everyone moves on a seat
    assert {GAME.start(seats=3, seed=seed, **again).public.turn for seed in range(9)} == {1}


def test_2_10_after_a_draw_luck_picks_and_of_a_team_the_first_begins() -> None:
    team = GAME.options_again(read_options(Options, {"teams": True}), [1, 3])
    assert team == {"teams": True, "first": "2"}
    after_a_draw = GAME.options_again(read_options(Options, {"first": "2"}), [])
    assert len({GAME.start(seats=3, seed=seed, **after_a_draw).public.turn for seed in range(20)}) == 3


# 3 Moving


def test_3_1_a_pawn_turns_into_its_own_safety_zone() -> None:
    assert where(after("R1 0", "5", "R1 S3"), "R1") == "S3"
    assert table("R1 59", "12").refusal("R1 11") == "5.4"


def test_3_2_pawns_in_the_way_are_jumped() -> None:
    game = after("R1 5, R2 6, Y1 7", "3", "R1 8")
    assert [where(game, name) for name in ("R1", "R2", "Y1")] == ["8", "6", "7"]


def test_3_3_home_needs_the_exact_count() -> None:
    game = table("R1 S4, R2 home, R3 20", "3")
    assert game.moves() == ["R3 23"]
    assert game.refusal("R1 home") == "5.4"
    assert game.refusal("R1 forward") == "3.3"
    assert game.refusal("R2 forward") == "3.3"
    assert where(after("R1 S4", "2", "R1 home"), "R1") == "home"


def test_3_3_from_each_space_of_the_zone_home_is_so_many_steps_and_no_more() -> None:
    for steps in range(1, 6):
        place = HOME - steps
        assert [forward(RED, place, n) for n in range(1, steps + 1)] == list(range(place + 1, HOME + 1))
        assert forward(RED, place, steps + 1) == NOWHERE


def test_3_3_a_pawn_that_is_home_stays_there() -> None:
    for colour in (RED, BLUE, YELLOW, GREEN):
        assert forward(colour, HOME, 1) == backward(colour, HOME, 4) == NOWHERE
    assert table("R1 home, R2 20", "4").moves() == ["R2 16"]


def test_3_4_backward_moves_pass_the_entry_and_leave_the_zone() -> None:
    assert where(after("R1 4", "4", "R1 0"), "R1") == "0"
    assert where(after("R1 S2", "4", "R1 0"), "R1") == "0"
    assert where(after("R1 S1", "10", "R1 2"), "R1") == "2"
    assert where(after("R1 S5", "4", "R1 S1"), "R1") == "S1"
    assert where(after("R1 0", "8", "R1 home"), "R1") == "home"


def test_3_5_two_pawns_of_a_colour_never_share_a_space() -> None:
    game = table("R1 5, R2 8", "3")
    assert game.moves() == ["R2 11"]
    assert game.refusal("R1 8") == "3.5"
    assert table("R1 1, R2 S2", "3").refusal("R1 S2") == "3.5"
    assert table("R1 S5, R2 home", "1").moves() == ["R1 home", "start R"]


def test_3_6_a_pawn_slides_from_another_colours_triangle_and_bumps_all_on_it() -> None:
    game = after("R1 13, R2 17, Y1 18, Y2 19", "3", "R1 16")
    assert [where(game, name) for name in ("R1", "R2", "Y1", "Y2")] == ["19", "start", "start", "start"]
    assert where(after("R1 12", "12", "R1 24"), "R1") == "28"
    assert "Red pawn 1 slid to the blue circle." in game.story()
    assert where(after("R1 28", "4", "R1 24"), "R1") == "28"


def test_3_7_nobody_slides_on_their_own_slide_or_from_its_middle() -> None:
    assert where(after("R1 6", "3", "R1 9"), "R1") == "9"
    assert where(after("R1 14", "3", "R1 17"), "R1") == "17"
    assert where(after("R1 59", "2", "R1 1"), "R1") == "1"


def test_3_8_only_its_own_colour_enters_a_safety_zone() -> None:
    assert where(after("R1 16", "3", "R1 19"), "R1") == "19"
    assert where(after("Y1 1", "3", "Y1 4", turn=1), "Y1") == "4"


# 4 Bumping


def test_4_1_landing_on_another_colour_bumps_it() -> None:
    game = after("R1 5, Y1 8", "3", "R1 8")
    assert (where(game, "R1"), where(game, "Y1")) == ("8", "start")
    assert "Yellow pawn 1 was bumped back to START." in game.story()


def test_4_2_circles_do_not_protect_but_safety_zones_do() -> None:
    assert where(after("Y1 4", "1", "start R"), "Y1") == "start"
    game = after("R1 31, Y1 S1", "2", "R1 33")
    assert where(game, "Y1") == "S1"
    assert table("R1 31, Y1 S1", "11").moves() == ["R1 42"]


# 5 The cards with numbers


def test_5_1_a_one_starts_a_pawn_or_moves_one() -> None:
    assert table("R1 10", "1").moves() == ["R1 11", "start R"]


def test_5_2_a_two_starts_or_moves_a_pawn_and_draws_again() -> None:
    game = table("R1 10", "2")
    assert game.moves() == ["R1 12", "start R"]
    game.play("start R", drawing(game, "2"))
    assert (game.mover(), where(game, "R2")) == (0, "4")
    game.play("R1 12", drawing(game, "5"))
    assert game.mover() == 0
    stuck = table("R1 S5, R2 home, R3 home, R4 home", "2")
    assert stuck.moves() == ["forfeit"]
    assert stuck.play("forfeit").mover() == 0


def test_5_9_a_two_that_wins_draws_nothing() -> None:
    won = table("R1 S4, R2 home, R3 home, R4 home", "2").play("R1 home", tape())
    assert won.over()


def test_5_3_only_a_one_or_two_starts_a_pawn_and_the_circle_must_be_free_of_its_colour() -> None:
    for card in CARD_NAMES[2:10]:
        assert table("", card).moves() == ["forfeit"]
        assert table("", card).refusal("start R") == "5.3"
    assert table("R1 4", "1").moves() == ["R1 5"]
    assert table("R1 4", "1").refusal("start R") == "5.3"
    assert table("R1 home, R2 home, R3 home, R4 20", "1").refusal("start R") == "5.3"


@pytest.mark.parametrize("n", [3, 5, 8, 12])
def test_5_4_plain_numbers_go_forward(n: Any) -> None:
    game = table("R1 20", str(n))
    assert game.moves() == [f"R1 {20 + n}"]
    assert game.refusal("R1 14") == "5.4"
    assert game.refusal("R1 back") == "5.4"


def test_5_5_a_four_goes_backward() -> None:
    assert table("R1 20, R2 2", "4").moves() == ["R1 16", "R2 58"]
    assert table("R1 20", "4").refusal("R1 24") == "5.5"


def test_5_6_a_seven_moves_one_pawn_or_is_split_between_two() -> None:
    game = table("R1 20, R2 41", "7")
    assert game.moves() == [f"R1 {20 + n}" for n in range(1, 8)] + [f"R2 {41 + n}" for n in range(1, 8)]
    game.play("R1 23, R2 45")
    assert (where(game, "R1"), where(game, "R2"), game.mover()) == ("23", "45", 1)
    assert table("R1 20", "7").moves() == ["R1 27"]
    assert where(after("R1 20", "7", "R1"), "R1") == "27"


def test_5_7_both_parts_of_a_seven_must_be_played() -> None:
    game = table("R1 20, R2 S5", "7")
    assert game.moves() == ["R1 26", "R1 27", "R2 home"]
    assert game.refusal("R1 23") == "5.7"
    assert game.refusal("start R") == "5.3"
    game.play("R2 home")
    assert game.moves() == ["R1 26"]
    assert game.refusal("R1 25") == "5.7"
    assert game.refusal("forfeit") == "2.5"
    assert game.refusal("start R") == "5.7"
    # A pawn that the first part's slide would bump cannot play the rest.
    assert "R1 16" not in table("R1 13, R2 18", "7").moves()
    # A place that the first pawn leaves is free for the second, but not the other way round.
    assert table("R1 S3, R2 S4", "7").moves() == ["forfeit"]
    assert "R1 13" not in table("R1 10, R2 9", "7").moves()
    assert "R1 12" in table("R1 10, R2 5", "7").moves()


def test_5_7_each_colour_finishes_a_seven_in_its_own_zone() -> None:
    game = table("Y1 20, Y2 31, Y3 S5", "7", turn=1)
    assert game.refusal("Y1 21") == "5.7", "the six that are left would lead Y2 onto Y3"
    assert "Y1 26" in game.moves(), "Y3 has one step to HOME"


def test_5_8_a_ten_goes_forward_or_back_one() -> None:
    assert table("R1 20", "10").moves() == ["R1 19", "R1 30"]
    assert table("R1 S3", "10").moves() == ["R1 S2"]
    assert table("R1 S3", "10").refusal("forfeit") == "2.5"


# 6 The 11 and SORRY!


def test_6_1_an_eleven_goes_forward_or_changes_places_with_an_opponent() -> None:
    game = table("R1 20, Y1 40", "11")
    assert game.moves() == ["R1 31", "swap R1 Y1"]
    game.play("swap R1 Y1")
    assert (where(game, "R1"), where(game, "Y1")) == ("40", "20")
    assert table("R1 20, R2 22, Y1 40", "11").refusal("swap R1 R2") == "6.1"
    assert table("R1 20, Y1 40", "8").refusal("swap R1 Y1") == "6.1"


def test_6_1_any_of_one_s_pawns_may_change_places_with_any_of_theirs() -> None:
    own, theirs = ("R1", "R2", "R3", "R4"), ("Y1", "Y2", "Y3", "Y4")
    places = ", ".join(f"{pawn} {20 + 2 * n}" for n, pawn in enumerate((*own, *theirs)))
    swaps = [move for move in table(places, "11").moves() if "swap" in move]
    assert swaps == [f"swap {mine} {other}" for mine in own for other in theirs]


def test_6_2_both_must_be_on_the_open_track() -> None:
    game = table("R1 20, R2 S2, Y1 40, Y2 S1, Y3 home", "11")
    assert [move for move in game.moves() if "swap" in move] == ["swap R1 Y1"]
    assert game.refusal("swap R2 Y1") == "6.2"
    assert game.refusal("swap R1 Y4") == "6.2"


def test_6_3_changing_places_may_be_declined_only_if_nobody_can_go_forward() -> None:
    game = table("R1 0, Y1 40", "11")
    assert game.moves() == ["swap R1 Y1", "forfeit"]
    assert game.play("forfeit").mover() == 1
    assert table("R1 20, Y1 40", "11").refusal("forfeit") == "6.3"
    assert table("R1 S1", "11").moves() == ["forfeit"]


def test_6_4_only_the_pawn_of_the_player_slides_after_changing_places() -> None:
    game = after("R1 9, Y1 16", "11", "swap R1 Y1")
    assert (where(game, "R1"), where(game, "Y1")) == ("19", "9")
    game = after("R1 18, Y1 16", "11", "swap R1 Y1")
    assert (where(game, "R1"), where(game, "Y1")) == ("19", "start")


def test_6_5_with_the_option_the_other_pawn_slides_too() -> None:
    game = after("R1 9, Y1 16", "11", "swap R1 Y1", displaced_slides=True)
    assert (where(game, "R1"), where(game, "Y1")) == ("19", "13")
    game = after("R1 18, Y1 16", "11", "swap R1 Y1", displaced_slides=True)
    assert (where(game, "R1"), where(game, "Y1")) == ("19", "start")


def test_6_6_sorry_takes_an_opponents_place() -> None:
    game = table("R2 20, Y1 40, Y2 S2", "sorry")
    assert game.moves() == ["sorry R Y1"]
    assert game.refusal("sorry R Y2") == "6.6"
    assert game.refusal("sorry R R2") == "6.6"
    assert game.refusal("R2 24") == "6.6"
    game.play("sorry R Y1")
    assert (where(game, "R1"), where(game, "Y1")) == ("40", "start")
    assert where(after("Y1 16", "sorry", "sorry R Y1"), "R1") == "19"
    assert table("Y1 16", "3").refusal("sorry R Y1") == "6.6"


def test_6_7_sorry_must_be_used_if_it_can_be() -> None:
    assert table("Y1 40", "sorry").refusal("forfeit") == "6.7"
    assert table("", "sorry").moves() == ["forfeit"]
    assert table("R1 20, R2 21, R3 22, R4 23, Y1 40", "sorry").moves() == ["forfeit"]
    assert table("R1 20, R2 21, R3 22, R4 23, Y1 40", "sorry").refusal("sorry R Y1") == "6.7"


def test_6_8_a_pawn_put_past_its_entry_goes_the_long_way() -> None:
    game = after("R1 50, Y1 3", "11", "swap R1 Y1")
    assert forward(RED, 3, 12) == 15
    assert where(game, "R1") == "3"
    short = after("R1 20, Y1 1", "11", "swap R1 Y1")
    assert forward(RED, 1, 7) == HOME
    assert where(short, "R1") == "1"


# 7 Team rules


def test_7_1_teams_are_for_two_or_four_players() -> None:
    with pytest.raises(BadOption, match="two or four"):
        GAME.start(seats=3, teams=True)
    two = table("R1 4, Y1 40", "3", teams=True)
    assert two.moves() == ["R1 7", "Y1 43"]
    assert two.play("R1 7").mover() == 1
    red, blue, yellow, green = (1 << colour for colour in range(4))
    sides = table("R1 4", "3", seats=4, teams=True).position.public.sides
    assert list(sides) == [red | yellow, blue | green] * 2


@pytest.mark.parametrize("seats", [2, 4])
def test_7_2_a_card_may_be_used_for_any_pawn_of_the_team(seats: Any) -> None:
    game = table("R1 10, Y1 40, B1 20", "1", seats=seats, teams=True)
    assert game.moves() == ["R1 11", "Y1 41", "start R", "start Y"]
    assert game.refusal("B1 21") == "7.2"
    assert where(after("Y1 6", "3", "Y1 9", seats=seats, teams=True), "Y1") == "13"


def test_7_3_a_partner_is_bumped() -> None:
    game = after("R1 10, Y1 13", "3", "R1 13", seats=4, teams=True)
    assert where(game, "Y1") == "start"
    game = after("R1 36, Y1 41", "3", "R1 39", seats=4, teams=True)
    assert (where(game, "R1"), where(game, "Y1")) == ("43", "start")


def test_7_4_a_seven_may_be_split_among_many_pawns() -> None:
    game = table("R1 S5, R2 S4, Y1 S5, Y2 S3", "7", seats=4, teams=True)
    game.play("R1 home, R2 home, Y1 home, Y2 home")
    assert game.mover() == 1
    assert game.position.public.board.home(5) == 4
    lonely = table("R1 S5, R2 S4, Y1 S5", "7", seats=4, teams=True)
    assert lonely.moves() == ["forfeit"]
    again = table("R1 20, Y1 40", "7", seats=4, teams=True).play("R1 21")
    assert again.moves() == ["Y1 46"]
    assert again.refusal("R1 22") == "5.7"


def test_7_5_sorry_strikes_opponents_else_any_pawn_of_the_team() -> None:
    game = table("Y1 40, B1 20", "sorry", seats=4, teams=True)
    assert game.moves() == ["sorry R B1", "sorry Y B1"]
    assert game.refusal("sorry R Y1") == "7.5"
    alone = table("R1 20, Y1 40", "sorry", seats=4, teams=True)
    assert alone.moves() == ["sorry R R1", "sorry R Y1", "sorry Y R1", "sorry Y Y1"]
    alone.play("sorry Y Y1")
    assert (where(alone, "Y1"), where(alone, "Y2")) == ("start", "40")
    partner = table("R1 20, Y1 40", "sorry", seats=4, teams=True).play("sorry R Y1")
    assert (where(partner, "R2"), where(partner, "Y1")) == ("40", "start")


def test_7_6_an_eleven_never_changes_places_with_a_partner() -> None:
    game = table("R1 20, Y1 40, B1 28", "11", seats=4, teams=True)
    assert [move for move in game.moves() if "swap" in move] == ["swap R1 B1", "swap Y1 B1"]
    assert game.refusal("swap R1 Y1") == "7.6"


def test_7_7_all_eight_pawns_home_win_for_both() -> None:
    home = ", ".join(f"{c}{n} home" for c in "RY" for n in (1, 2, 3))
    game = table(f"{home}, R4 home, Y4 S3", "3", seats=4, teams=True)
    game.play("Y4 home")
    assert game.payoffs() == [500, 0, 500, 0]
    not_yet = table("R1 home, R2 home, R3 home, R4 S3", "3", seats=4, teams=True).play("R4 home")
    assert not not_yet.over()


# 8 Play for points


def test_8_1_one_pawn_begins_on_the_circle_and_everyone_holds_five_cards() -> None:
    position = GAME.start(seats=3, seed=1, points=True)
    assert [place_name(at) for at in position.public.board.place[:12:4]] == ["4", "19", "34"]
    assert list(position.public.board.place).count(START) == 13
    assert list(position.cards.sizes) == [5, 5, 5]
    view = position.view(0)
    assert sum(view.hand) == 5
    assert [sum(w.cards.hands[0:11]) for w in [GAME.imagine(view, Seeded(1))]] == [5]
    assert all(zone.pieces == () for zone in GAME.scene(view).zones if zone.seat in (1, 2))
    with pytest.raises(BadOption, match="teams"):
        GAME.start(seats=4, points=True, teams=True)


def test_8_2_a_card_is_chosen_played_and_replaced() -> None:
    game = table("R1 4, Y1 34", "", "3 5 7 8 12", "1 1 2 2 3")
    assert game.moves() == ["card 3", "card 5", "card 7", "card 8", "card 12"]
    assert game.refusal("R1 9") == "8.2"
    assert game.refusal("card 1") == "8.2"
    game.play("card 5")
    assert game.refusal("card 3") == "8.2"
    game.play("R1 9")
    assert (game.mover(), game.position.cards.sizes[0], game.position.public.top) == (1, 5, card_named("5"))
    game.play("2: Y1 36")
    assert where(game, "Y1") == "36"


def test_8_2_a_seven_and_its_parts_can_be_said_in_one_phrase() -> None:
    game = table("R1 20, R2 40, Y1 34", "", "3 5 7 8 12", "1 1 2 2 3")
    game.play("7: R1 23, R2 44")
    assert (where(game, "R1"), where(game, "R2"), game.mover()) == ("23", "44", 1)


def test_8_3_the_card_must_be_usable() -> None:
    game = table("R1 S5, Y1 34", "", "3 5 sorry 11 1", "1 1 2 2 3")
    assert game.moves() == ["card 1", "card sorry"]
    assert game.refusal("card 5") == "8.3"
    declined = table("R1 0, Y1 50", "", "11 11 12 12 12", "1 1 2 2 3")
    assert declined.moves() == ["card 11"]
    declined.play("11: forfeit")
    assert declined.mover() == 1


def test_8_4_who_can_use_nothing_discards_one_and_everyone_knows_it() -> None:
    game = table("R1 S5, Y1 34", "", "3 5 8 12 12", "1 1 2 2 3")
    assert game.moves() == ["toss 3", "toss 5", "toss 8", "toss 12"]
    game.play("toss 8", drawing(game, "1"))
    assert game.mover() == 1
    assert game.refusal("toss 1") == "8.4"
    ones = card_named("1")
    for seed in range(60):
        world = GAME.imagine(game.position.view(1), Seeded(seed))
        assert isinstance(world, Sorry)
        assert world.cards.hands[ones] + world.cards.hands[card_named("2")] <= 1  # only the card just drawn
    assert any(GAME.imagine(game.position.view(1), Seeded(seed)).cards.hands[ones] for seed in range(60))


def test_8_4_what_was_shown_fades_as_cards_are_played() -> None:
    game = table("R1 S5, Y1 34", "", "3 5 8 12 12", "1 1 2 2 3")
    game.play("toss 8", drawing(game, "1"))
    game.play("1: Y1 35", drawing(game, "4"))
    public = game.position.public
    assert public.bound[0] == 4
    game.play("1: start R", drawing(game, "10"))
    assert public.bound[0] == 4, "a 1 was not among the four"
    game.play("1: Y1 36", drawing(game, "4"))
    game.play("3: R2 7", drawing(game, "10"))
    assert public.bound[0] == 3


def test_8_5_a_two_gives_another_play() -> None:
    game = table("R1 20, Y1 34", "", "2 5 7 8 12", "1 1 2 2 3")
    game.play("2: R1 22")
    assert game.mover() == 0
    assert game.position.cards.sizes[0] == 5
    single = table("R1 20, Y1 34", "", "2 5 7 8 12", "1 1 2 2 3", two_plays_again=False)
    assert single.play("2: R1 22").mover() == 1


def finished(opponents: str, **house: object) -> list[int]:
    """Red brings the last pawn home; what everyone scores."""
    seats = 3 if "B" in opponents else 2
    hands = ["3 5 7 8 12", "1 1 1 2 3", "1 2 3 3 5"][:seats]
    pawns = f"R1 home, R2 home, R3 home, R4 S3, {opponents}"
    game = table(pawns, "", *hands, seats=seats, **house)  # type: ignore[arg-type]
    return game.play("3: R4 home").scores()


def test_8_6_five_a_pawn_and_for_the_winner_five_for_each_that_is_not_home() -> None:
    assert finished("Y1 home, Y2 home, Y3 home, Y4 40") == [20 + 5, 15]
    assert finished("Y1 home, Y2 home, Y3 home, Y4 40, B1 home") == [20 + 5 + 15, 5, 15]


@pytest.mark.parametrize(("home", "extra"), [(0, 100), (1, 50), (2, 25), (3, 0)])
def test_8_7_the_winner_has_a_bonus_for_opponents_who_are_far_behind(home: Any, extra: Any) -> None:
    pawns = ", ".join([*(f"Y{n + 1} home" for n in range(home)), f"Y{home + 1} 40"])
    assert finished(pawns) == [20 + 5 * (4 - home) + extra, 5 * home]


@pytest.mark.parametrize(("home", "extra"), [(0, 175), (1, 75), (2, 25), (3, 0)])
def test_8_8_with_the_option_all_bonuses_add_up(home: Any, extra: Any) -> None:
    pawns = ", ".join([*(f"Y{n + 1} home" for n in range(home)), f"Y{home + 1} 40"])
    assert finished(pawns, cumulative=True) == [20 + 5 * (4 - home) + extra, 5 * home]


@pytest.mark.clause("8.10")
def test_8_9_a_match_goes_on_to_its_target() -> None:
    game = table("R1 home, R2 home, R3 home, R4 S3, Y1 40", "", "3 5 7 8 12", "1 1 1 2 3", target=200)
    game.play("3: R4 home")
    assert not game.over()
    assert game.scores() == [140, 0]
    assert (game.mover(), where(game, "R1"), list(game.position.cards.sizes)) == (0, "4", [5, 5])
    sheet = GAME.scene(game.view()).sheet
    assert sheet is not None
    assert sheet.rows[0][0].text == "140"
    assert "bonus 100" in sheet.rows[0][0].why
    single = table("R1 home, R2 home, R3 home, R4 S3, Y1 40", "", "3 5 7 8 12", "1 1 1 2 3")
    assert single.play("3: R4 home").over()
    assert single.payoffs() == [1000, 0]


def test_8_10_the_winner_begins_the_next_game() -> None:
    game = table("Y1 home, Y2 home, Y3 home, Y4 S3, R1 40", "", "3 5 7 8 12", "1 1 1 2 3", target=200, turn=1)
    game.play("3: Y4 home")
    assert game.mover() == 1
    assert game.position.public.turn == 1


# What is known of hidden hands


def shuffled_points_game(seats: int) -> Play:
    """The last card of the pile is drawn, and the discards become the pile."""
    hands = ["3 5 7 8 12", "1 1 2 10 10", "2 3 8 8 4"][:seats]
    game = table("R1 4, B1 19, Y1 34", "", *hands, seats=seats)
    position = game.position
    position.public.discards = position.cards.pile
    position.cards.pile, position.cards.piled = none_of(KINDS), 0
    position.audit()
    game.play("3: R1 7")
    return game


def test_after_a_shuffle_two_players_know_each_others_cards() -> None:
    game = shuffled_points_game(2)
    position = game.position
    for seed in range(20):
        world = imagine(position.view(0), Seeded(seed))
        assert list(world.cards.hands[KINDS:]) == list(position.cards.hands[KINDS:])
        other = imagine(position.view(1), Seeded(seed))
        assert all(other.cards.hands[card_named(word)] >= 1 for word in ("5", "7", "8", "12"))


def test_after_a_shuffle_three_players_know_what_the_others_hold_together() -> None:
    game = shuffled_points_game(3)
    position = game.position
    together = [
        position.cards.hands[KINDS + kind] + position.cards.hands[2 * KINDS + kind] for kind in range(KINDS)
    ]
    splits = set()
    for seed in range(20):
        world = imagine(position.view(0), Seeded(seed))
        assert [
            world.cards.hands[KINDS + k] + world.cards.hands[2 * KINDS + k] for k in range(KINDS)
        ] == together
        splits.add(tuple(world.cards.hands[KINDS : 2 * KINDS]))
    assert len(splits) > 5


def test_imagined_hands_are_uniform() -> None:
    """Two cards in the other hand, of five unseen: 1 1 2 3 4 as physical cards, all ten pairs equally likely."""
    game = table("R1 4, Y1 34", "", "5 5 5 5 7", "1 1")
    position = game.position
    keep = {"1": 2, "2": 1, "3": 1, "4": 1}
    for kind in range(KINDS):
        left = keep.get(CARD_NAMES[kind], 0) - position.cards.hands[KINDS + kind]
        position.public.discards[kind] += position.cards.pile[kind] - left
        position.cards.piled -= position.cards.pile[kind] - left
        position.cards.pile[kind] = left
    position.audit()
    view, chance = position.view(0), Seeded(11)
    seen: dict[tuple[int, ...], int] = {}
    rounds = 4000
    for _ in range(rounds):
        hand = tuple(imagine(view, chance).cards.hands[KINDS : KINDS + 4])
        seen[hand] = seen.get(hand, 0) + 1
    expected = {(2, 0, 0, 0): 1, (1, 1, 0, 0): 2, (1, 0, 1, 0): 2, (1, 0, 0, 1): 2}
    expected |= {(0, 1, 1, 0): 1, (0, 1, 0, 1): 1, (0, 0, 1, 1): 1}
    assert set(seen) == set(expected)
    off = sum((seen[hand] - rounds * n / 10) ** 2 / (rounds * n / 10) for hand, n in expected.items())
    assert off < 22.5, f"chi-squared {off:.1f} with 6 degrees of freedom"


# Notation


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("r1 23", "R1 23"),
        ("red 1 forward", "R1 23"),
        ("R1 +3", "R1 23"),
        ("R1", "R1 23"),
        ("R1 forward 3", "R1 23"),
    ],
)
def test_notation_is_lenient(text: Any, same: Any) -> None:
    view = table("R1 20", "3").view()
    assert GAME.read(view, text) == GAME.read(view, same)


@pytest.mark.parametrize(
    "text", ["", "hello", "R5 3", "swap R1", "sorry", "R1 sideways", "9: R1 4", "card 6"]
)
def test_nonsense_cannot_be_read(text: Any) -> None:
    with pytest.raises(Unreadable):
        GAME.read(table("R1 20", "3").view(), text)


def test_a_pawn_with_two_ways_must_say_which() -> None:
    with pytest.raises(Unreadable, match="19 or 30"):
        GAME.read(table("R1 20", "10").view(), "R1")


def test_touching_any_pawn_in_start_brings_one_out() -> None:
    view = table("R1 20", "1").view()
    assert GAME.read(view, "R3") == GAME.read(view, "R4 4") == GAME.read(view, "start R")


def test_an_illegal_move_changes_nothing() -> None:
    game = table("R1 20", "3")
    with pytest.raises(Illegal):
        game.play("R1 25")
    assert where(game, "R1") == "20"


def test_the_board_restores_after_looking_ahead() -> None:
    position = table("R1 13, R2 18, R3 20, Y1 16", "7").position
    before = list(position.public.board.place), list(position.public.board.at)
    position.moves(0)
    assert (list(position.public.board.place), list(position.public.board.at)) == before


# What is shown on the way


def test_a_card_that_is_turned_up_is_shown_with_what_it_says() -> None:
    game = table("R1 10", "3").play("R1 13", tape(0))
    assert game.shown() == [("read", "card", "Player 2 drew")]
    still = game.moments(1)[0].scene
    assert (still.prompt, still.choices) == ("You drew a 1.", ())
    assert still.showing is not None
    assert still.showing.text == "Forward 1, or a pawn out of START."
    assert [piece.face for piece in still.showing.pieces] == ["1"]


def test_a_card_from_the_hand_is_shown_before_it_is_used() -> None:
    game = table("R1 10", "", "3 5 7 8 12", "1 1 1 2 3").play("card 5")
    assert game.shown(1) == [("glance", "card", "Player 1 played")]


def test_each_game_of_a_match_ends_in_a_result_card() -> None:
    game = table("R1 home, R2 home, R3 home, R4 S3, Y1 40", "", "3 5 7 8 12", "1 1 1 2 3", target=200)
    game.play("3: R4 home")
    assert ("result", "result", "Game 1 is over.") in game.shown()
    still = next(moment.scene.showing for moment in game.moments() if moment.hold == "result")
    assert still is not None
    assert [line.amount for line in still.lines] == ["+140", "+0"]
    assert still.lines[1].text == "Player 2 brought 0 of 4 pawns HOME"


def test_who_could_not_use_a_card_is_told_from_who_would_not() -> None:
    stuck = table("", "3").play("forfeit")
    assert "Player 1 could not use the 3." in stuck.story()
    shy = table("R1 59, Y1 40", "11").play("pass")
    assert "Player 1 passed with the 11." in shy.story()


def test_every_space_has_a_name() -> None:
    say = GAME.say(table("", "3").view())
    assert say.place(0) == "the red corner"
    assert say.place(19) == "the blue circle"
    assert say.place(59) == "the space before the red corner"
    assert not any(character.isdigit() for n in range(60) for character in say.place(n))


def test_a_sorry_card_is_written_as_on_the_card() -> None:
    assert Words(["Mabel", "Theo"]).a_card(CARD_NAMES.index("SORRY!")) == "A SORRY!"
