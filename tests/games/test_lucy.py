"""I Love Lucy, clause by clause."""

from __future__ import annotations

import statistics
from collections import Counter
from typing import Any

import pytest
from playing import Play, tape

import gamenight
from gamenight.core.chance import Chance, Seeded
from gamenight.core.options import read_options
from gamenight.core.position import first
from gamenight.core.refusal import Unreadable
from gamenight.games.lucy.layout import cells, drawn
from gamenight.games.lucy.rules import board
from gamenight.games.lucy.rules import public as moves
from gamenight.games.lucy.rules.board import (
    AYYI_DECK,
    COPIES,
    ENTRANCE,
    ESCAPE,
    LUCY_DECK,
    MERTZ,
    held,
    some,
    whole,
)
from gamenight.games.lucy.rules.known import BITS, OUTSIDER, Known, share_of
from gamenight.games.lucy.rules.position import Lucy, start
from gamenight.games.lucy.rules.public import Options
from gamenight.games.lucy.spelling import CHARACTER, character_named
from gamenight.games.lucy.words.en import COPY, PLACES, Words

GAME = gamenight.game("lucy")
MAIN = "Lucy Ricky Fred Ethel"
ALL = f"{MAIN} Little Trumbull Carolyn"


def hand(text: str) -> int:
    return sum(some(1, character_named(word)) for word in text.split())


def cards(packed: int) -> str:
    """A hand in words, each card once for each copy."""
    found = []
    for character in range(7):
        found += [CHARACTER[character].split()[-1 if character == 5 else 0]] * held(packed, character)
    return " ".join(found)


def table(
    *hands: str, money: tuple[int, ...] = (), bonus: bool = False, turn: int = 0, **house: object
) -> Play:
    """Everyone on Ricardo's 3D with these hands, known to all; nobody has bonus cards unless told."""
    seats = len(hands)
    options: Options = read_options(Options, house)
    position = start(seats, options, Seeded(1))
    p = position.public
    p.turn = p.actor = turn
    p.bank = whole()
    for seat in range(seats):
        position.hands.cards[seat] = hand(hands[seat])
        p.bank -= position.hands.cards[seat]
        p.sizes[seat] = len(hands[seat].split())
        p.money[seat] = money[seat] if money else 100
        p.bonus[seat] = 3 if bonus else 0
    for known in [*position.hands.known, p.known]:
        for seat in range(seats):
            if seat != known.own:
                known.what[seat] = position.hands.cards[seat]
                known.who[seat] = p.sizes[seat] << (BITS * seat)
    position.audit()
    return Play(GAME, position)


def land(game: Play, space: int, *luck: int) -> Play:
    """The player to move rolls 1 and 2 onto a space; more luck may be needed there."""
    p = game.position.public
    p.at[p.turn] = space - 3
    return game.play("roll", tape(0, 1, *luck))


def lucy(kind: int, game: Play) -> int:
    """The luck that draws this I Love Lucy card."""
    return sum(game.position.public.lucy.rest[:kind])


def ayyi(kind: int, game: Play) -> int:
    return sum(game.position.public.ayyi.rest[:kind])


def at(game: Play, seat: int) -> int:
    return int(game.position.public.at[seat])


def money(game: Play) -> list[int]:
    return list(game.position.public.money)


def held_by(game: Play, seat: int) -> str:
    return cards(game.position.hands.cards[seat])


def space_of(code: str) -> int:
    return board.TRACK.split().index(code)


# 1 The board and the cards


def test_1_1_the_way_has_108_spaces_and_eight_steps() -> None:
    codes = Counter(board.TRACK.split())
    assert sum(codes.values()) == 108
    counts = {
        "AYYI": 17,
        "LUCY": 12,
        "PAY5": 11,
        "-20": 10,
        "+20": 8,
        "OR10": 5,
        "OR15": 3,
        "TAKE10": 5,
        "RECEIVE": 3,
    }
    assert counts.items() <= codes.items()
    assert sum(n for code, n in codes.items() if code.startswith("DRAW")) == 15
    assert sum(n for code, n in codes.items() if code.startswith("GIVE")) == 11
    assert sum(n for code, n in codes.items() if code.startswith("TO")) == 6
    assert board.TRACK.split().index("FIRE") == ENTRANCE == 78
    assert {board.WHAT[n] for n in range(108) if board.SAYS[n] == board.RETURN} == {9, 23, 31, 38, 52, -1}
    assert set(PLACES) == {n for n in range(108) if board.SAYS[n] == board.BANK}


def test_1_1_the_board_is_drawn_without_gaps_or_overlaps() -> None:
    found = cells()
    assert len({(x, y) for x, y, _ in found}) == 108
    for n in range(107):
        assert abs(found[n][0] - found[n + 1][0]) + abs(found[n][1] - found[n + 1][1]) == 1, n
    assert abs(found[107][0] - found[78][0]) + abs(found[107][1] - found[78][1]) == 1, "the loop closes"
    spots = [space for space in drawn(Words(["A", "B"])).spaces if space.id.startswith("space:F")]
    assert len(spots) == 8
    assert [space.y for space in spots] == sorted((space.y for space in spots), reverse=True)


def test_1_2_the_bank_never_runs_out_of_money() -> None:
    game = land(table(ALL, ALL, money=(100_000, 5)), space_of("+20"))
    assert money(game) == [100_020, 5]


def test_1_3_there_are_64_cards_of_seven_characters() -> None:
    assert (sum(COPIES), len(COPIES), len(CHARACTER)) == (64, 7, 7)


def test_1_8_ten_of_each_main_character_and_eight_of_the_others() -> None:
    assert dict(zip(CHARACTER[:4], COPIES[:4], strict=True)) == dict.fromkeys(
        ("Lucy", "Ricky", "Fred", "Ethel"), 10
    )
    assert list(COPIES[4:]) == [8, 8, 8]
    game = table(ALL, ALL)
    game.position.audit()
    land(game, space_of("GIVE_L")).play("give Fred")
    assert game.position.public.bank == whole() - 2 * hand(ALL), "nothing goes back to the bank"


def test_1_4_bonus_cards_are_worth_15_and_10() -> None:
    game = land(table(ALL, ALL, bonus=True), 5)
    game.play("cash vita")
    assert money(game)[0] == 115
    game = land(table(ALL, ALL, bonus=True), 5)
    game.play("cash meat")
    assert money(game)[0] == 110


def test_1_5_the_i_love_lucy_deck() -> None:
    assert list(LUCY_DECK) == [4, 4, 4, 4, 3, 3, 3, 5, 2]
    assert sum(LUCY_DECK) == 32


def test_1_6_the_ay_yi_yi_deck() -> None:
    assert list(AYYI_DECK[:16]) == [1] * 16
    assert AYYI_DECK[board.LOSE] == 8
    back = [(board.BACK_BY[n], AYYI_DECK[board.BACK + n]) for n in range(7)]
    assert back == [(2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (8, 1), (10, 1)]
    assert sum(AYYI_DECK) == 36


def test_1_7_a_used_card_goes_under_its_deck() -> None:
    game = table(ALL, ALL)
    land(game, space_of("LUCY"), lucy(2, game))
    assert list(game.position.public.lucy.under()) == [2]
    land(game, space_of("AYYI"), ayyi(board.LOSE, game))
    assert list(game.position.public.ayyi.under()) == [board.LOSE]
    game.position.audit()


# 2 The turn


def test_2_1_everyone_begins_alike() -> None:
    position = GAME.start(seats=4, seed=1)
    p = position.public
    assert [cards(each) for each in position.hands.cards] == [
        "Lucy Ricky Fred Ethel Little Trumbull Carolyn"
    ] * 4
    assert (list(p.money), list(p.bonus), list(p.at)) == ([100] * 4, [3] * 4, [0] * 4)
    assert held(p.bank, 0) == 6
    assert held(p.bank, 6) == 4


def test_2_9_luck_or_the_host_says_who_begins() -> None:
    assert {start(3, Options(), tape(seat)).public.turn for seat in range(3)} == {0, 1, 2}
    assert {GAME.start(seats=3, seed=seed, first="2").public.turn for seed in range(9)} == {1}


def test_2_8_of_two_left_and_right_are_both_the_other_one() -> None:
    both = [land(table("", "Ricky"), space_of(space)) for space in ("DRAW_L", "DRAW_R")]
    assert [held_by(game, 0) for game in both] == ["Ricky", "Ricky"]


def test_2_2_play_goes_left() -> None:
    game = land(table(ALL, ALL, ALL, turn=2), space_of("+20"))
    assert game.mover() == 0


def test_2_3_the_dice_move_you_by_their_total() -> None:
    game = table(ALL, ALL)
    assert game.refusal("follow") == "2.3"
    game.play("roll", tape(1, 4))
    assert at(game, 0) == 7


def test_2_7_doubles_give_no_extra_turn() -> None:
    game = table(ALL, ALL)
    game.position.public.at[0] = 3
    game.play("roll", tape(2, 2))
    assert (at(game, 0), money(game)[0], game.mover()) == (9, 120, 1)


def test_2_4_lost_turns_add_up() -> None:
    game = table(ALL, ALL, ALL)
    game.position.public.lost[1] = 2
    land(game, space_of("+20"))
    assert game.mover() == 2
    land(game, space_of("+20"))
    assert game.mover() == 0
    land(game, space_of("+20"))
    assert game.mover() == 2
    assert game.story().count("Player 2 lost a turn.") == 1


def test_2_4_who_loses_a_turn_still_pays_and_can_be_drawn_from() -> None:
    game = table("", "Fred", money=(0, 100))
    game.position.public.lost[1] = 2
    land(game, space_of("TAKE10"))
    assert (money(game), game.mover(), list(game.position.public.lost)) == ([10, 90], 0, [0, 1])
    land(game, space_of("DRAW_L"))
    assert (held_by(game, 0), game.mover(), list(game.position.public.lost)) == ("Fred", 0, [0, 0])
    land(game, space_of("+20"))
    assert game.mover() == 1


def test_2_5_hands_are_hidden_and_all_else_is_open() -> None:
    position = table(ALL, MAIN, "Fred").position
    view = position.view(0)
    scene = GAME.scene(view)
    zones = {zone.id: zone for zone in scene.zones}
    assert zones["zone:hand.1"].pieces == ()
    assert zones["zone:hand.1"].count == 4
    assert [seat.money for seat in scene.seats] == [100, 100, 100]
    assert "×7" in [piece.tag for piece in zones["zone:bank"].pieces]


def test_2_6_after_so_many_turns_main_characters_then_money_decide() -> None:
    game = table("Lucy Fred", "Lucy Lucy Lucy", max_turns=5, money=(0, 500))
    game.position.public.turns = 9
    land(game, space_of("PAY5"))
    assert game.payoffs() == [1000, 0]
    rich = table("Lucy", "Fred", max_turns=5, money=(50, 60))
    rich.position.public.turns = 9
    land(rich, space_of("+20"))
    assert rich.payoffs() == [1000, 0]
    level = table("Lucy", "Fred", max_turns=5, money=(40, 60))
    level.position.public.turns = 9
    land(level, space_of("+20"))
    assert level.payoffs() == [500, 500]
    zones = {zone.id: zone for zone in GAME.scene(level.view(-1)).zones}
    assert [piece.face for piece in zones["zone:hand.1"].pieces] == ["Fred"]


@pytest.mark.parametrize(
    ("hand_text", "other"), [("Ricky", "Little"), ("Ricky Ethel", "Lucy"), ("Fred", "Carolyn")]
)
def test_2_6_each_of_the_four_main_characters_counts_and_no_other(hand_text: Any, other: Any) -> None:
    game = table(hand_text, other, max_turns=5, money=(0, 500))
    game.position.public.turns = 9
    land(game, space_of("PAY5"))
    assert game.payoffs() == [1000, 0]


def test_2_6_unless_told_there_is_no_limit() -> None:
    game = table(ALL, ALL)
    game.position.public.turns = 100_000
    assert not land(game, space_of("+20")).over()


# 3 The way


def test_3_1_who_qualifies_stops_at_the_entrance() -> None:
    game = table(MAIN, ALL)
    game.position.public.at[0] = 75
    game.play("roll", tape(5, 4))
    assert (at(game, 0), game.mover(), game.position.public.safe) == (ENTRANCE, 1, 1)


@pytest.mark.parametrize(
    ("hand_text", "dollars"),
    [
        ("Lucy Ricky Fred Carolyn", 100),
        ("Lucy Ricky Ethel Carolyn", 100),
        ("Lucy Fred Ethel Little", 100),
        ("Ricky Fred Ethel Trumbull", 100),
        (MAIN, 99),
    ],
)
def test_3_2_who_does_not_qualify_goes_on(hand_text: Any, dollars: Any) -> None:
    game = table(hand_text, ALL, money=(dollars, 100))
    game.position.public.at[0] = 75
    game.play("roll", tape(5, 3))  # 85: +20
    assert (at(game, 0), money(game)[0]) == (85, dollars + 20)
    exact = table(hand_text, ALL, money=(dollars, 100))
    land(exact, ENTRANCE)
    assert (at(exact, 0), exact.position.public.safe, exact.mover()) == (ENTRANCE, 0, 1)


@pytest.mark.parametrize(("hand_text", "safe"), [(MAIN, 1), ("Lucy", 0)])
def test_3_3_past_the_loop_you_stop_at_the_entrance(hand_text: Any, safe: Any) -> None:
    game = table(hand_text, ALL)
    game.position.public.at[0] = 105
    game.play("roll", tape(4, 5))
    assert (at(game, 0), game.position.public.safe, game.mover()) == (ENTRANCE, safe, 1)
    land(game, space_of("+20"))
    game.play("roll", tape(2, 3))
    assert at(game, 0) == (ENTRANCE + 7 if not safe else ESCAPE + 7)


def test_3_4_who_comes_to_qualify_at_the_entrance_is_safe_at_once() -> None:
    game = table(ALL, MAIN, money=(100, 95))
    game.position.public.at[1] = ENTRANCE
    land(game, space_of("PAY5"))
    assert money(game) == [95, 100]
    assert game.position.public.safe == 2
    given = table(ALL, "Lucy Ricky Fred")
    given.position.public.at[1] = ENTRANCE
    land(given, space_of("GIVE_L")).play("give Ethel")
    assert given.position.public.safe == 2


def test_3_5_passing_the_entrance_shows_whether_you_qualify() -> None:
    stopped = table(ALL, ALL)
    stopped.position.public.at[0] = 75
    stopped.play("roll", tape(5, 3))
    assert stopped.position.public.short == 0
    passed = table("Lucy Ricky Fred", ALL, ALL)
    passed.position.public.at[0] = 75
    passed.play("roll", tape(5, 3))
    assert passed.position.public.short == 1
    poor = table("Lucy Ricky Fred", ALL, money=(20, 100))
    poor.position.public.at[0] = 75
    poor.play("roll", tape(5, 3))
    assert poor.position.public.short == 0, "it may have been the money"


def test_3_5_who_is_safe_has_shown_all_four_main_characters() -> None:
    game = table("Ethel Carolyn", "Lucy Ricky Fred", ALL)
    land(game, space_of("GIVE_L")).play("give Ethel")
    assert pools(game.position.public.known) == [("Ethel Carolyn", [1, 1, 0, 0])]
    land(game, ENTRANCE)
    for mind in (game.position.public.known, game.position.hands.known[2]):
        assert (cards(mind.what[0]), cards(mind.what[1])) == ("Carolyn", MAIN)


def test_3_5_who_stops_past_the_loop_and_is_not_safe_is_short_of_a_main_character() -> None:
    game = table("Lucy Ricky Fred", MAIN)
    game.position.public.at[0] = 105
    game.play("roll", tape(4, 5))
    assert game.position.public.short == 1


# 4 The spaces


def test_4_1_draw_takes_a_card_unseen() -> None:
    game = land(table("Lucy", "Ricky Fred Fred"), space_of("DRAW_L"), 1)
    assert (held_by(game, 0), held_by(game, 1)) == ("Lucy Fred", "Ricky Fred")
    assert "It was Fred." in game.story(0)
    assert "It was Fred." not in game.story(-1)


def test_4_2_only_the_two_hear_which_card_was_given() -> None:
    game = land(table("Lucy Fred", "Ricky", "Ethel", turn=1), space_of("GIVE_L")).play("give Ricky")
    heard = ["It was Ricky." in game.story(seat) for seat in (0, 1, 2, -1)]
    assert heard == [False, True, True, False]


def test_4_16_nothing_is_drawn_from_an_empty_hand_and_nothing_given() -> None:
    empty = land(table("Lucy", ""), space_of("DRAW_L"))
    assert (held_by(empty, 0), empty.mover()) == ("Lucy", 1)
    assert land(table("", "Ricky"), space_of("GIVE_R")).mover() == 1


def test_4_2_give_hands_over_a_card_of_your_choice() -> None:
    game = land(table("Lucy Fred Fred", "Ricky"), space_of("GIVE_R"))
    assert game.moves() == ["give Lucy", "give Fred"]
    assert game.refusal("give Ethel") == "4.2"
    assert game.refusal("roll") == "4.2"
    game.play("give Fred")
    assert (held_by(game, 0), held_by(game, 1)) == ("Lucy Fred", "Ricky Fred")


def test_4_3_left_right_or_choice() -> None:
    left = land(table("Lucy", "Ricky", "Fred"), space_of("DRAW_L"))
    right = land(table("Lucy", "Ricky", "Fred"), space_of("DRAW_R"))
    assert (held_by(left, 0), held_by(right, 0)) == ("Lucy Ricky", "Lucy Fred")
    choice = land(table("Lucy", "Ricky", "Fred"), space_of("DRAW_C"))
    assert choice.moves() == ["draw from 2", "draw from 3"]
    assert choice.refusal("draw from 1") == "4.3"
    assert choice.refusal("draw from 4") == "4.3"
    assert held_by(choice.play("draw from 3"), 0) == "Lucy Fred"
    give = land(table("Lucy", "Ricky", "Fred"), space_of("GIVE_C"))
    assert give.moves() == ["give to 2", "give to 3"]
    give.play("give Lucy to 3")
    assert held_by(give, 2) == "Lucy Fred"
    only = land(table("Lucy", "Ricky"), space_of("DRAW_C"))
    assert held_by(only, 0) == "Lucy Ricky"


def test_4_4_receive_takes_a_named_character_from_the_bank() -> None:
    game = land(table("Lucy", "Ricky"), space_of("RECEIVE"))
    assert game.moves() == [f"name {name}" for name in CHARACTER]
    game.play("name Mrs. Trumbull")
    assert held_by(game, 0) == "Lucy Trumbull"
    assert held(game.position.public.bank, 5) == 7


def test_4_5_if_the_bank_has_none_a_player_is_asked() -> None:
    freds = "Fred Fred Fred Fred Fred"
    game = land(table("Lucy", freds, freds), space_of("RECEIVE"))
    game.play("name Fred")
    assert game.moves() == ["ask 2", "ask 3", "ask nobody"]
    game.play("ask 3")
    assert held_by(game, 0) == "Lucy Fred"
    assert "Player 1 asked Player 3 for Fred and got it." in game.story()
    vain = land(table("Lucy", f"{freds} {freds}", "Ethel"), space_of("RECEIVE"))
    vain.play("ask 3 for Fred")
    assert held_by(vain, 0) == "Lucy"
    assert vain.position.hands.known[1].lacking(2) == 1 << 2
    assert vain.position.public.known.lacking(2) == 1 << 2


def test_4_5_nobody_has_to_ask() -> None:
    game = land(table("Lucy", " ".join(["Fred"] * 10)), space_of("RECEIVE")).play("name Fred")
    assert game.moves() == ["ask 2", "ask nobody"]
    assert game.refusal("roll") == "4.5"
    game.play("ask nobody")
    assert (held_by(game, 0), game.mover()) == ("Lucy", 1)
    assert "Player 1 asked nobody." in game.story()
    assert game.position.public.known.lacking(1) == 0


def test_4_6_take_10_is_paid_by_everyone_else() -> None:
    assert money(land(table(ALL, ALL, ALL), space_of("TAKE10"))) == [120, 90, 90]
    assert money(land(table(ALL, ALL, ALL, money=(0, 9, 50)), space_of("TAKE10"))) == [10, 9, 40]


def test_4_7_pay_5_goes_to_everyone_else() -> None:
    assert money(land(table(ALL, ALL, ALL), space_of("PAY5"))) == [90, 105, 105]


def test_4_8_give_or_pay() -> None:
    game = land(table("Lucy Fred", "Ricky", "Ethel"), space_of("OR15"))
    assert game.moves() == ["hand out", "pay"]
    game.play("hand out")
    assert game.moves() == ["give Lucy", "give Fred"]
    game.play("give Fred")
    game.play("give Lucy")
    assert [held_by(game, seat) for seat in range(3)] == ["", "Ricky Fred", "Lucy Ethel"]
    assert game.mover() == 1
    paid = land(table("Lucy Fred", "Ricky", "Ethel"), space_of("OR15")).play("pay")
    assert money(paid) == [70, 115, 115]


def test_4_14_give_or_pay_needs_cards_or_money_for_all() -> None:
    poor = land(table("Lucy Fred", "Ricky", "Ethel", money=(29, 0, 0)), space_of("OR15"))
    assert poor.moves() == ["hand out"]
    assert poor.refusal("pay") == "4.14"
    bare = land(table("Lucy", "Ricky", "Ethel", money=(30, 0, 0)), space_of("OR15"))
    assert bare.moves() == ["pay"]
    assert bare.refusal("hand out") == "4.14"
    neither = land(table("Lucy", "Ricky", "Ethel", money=(29, 0, 0)), space_of("OR15"))
    assert (neither.mover(), money(neither)) == (1, [29, 0, 0])
    assert "Player 1 could not pay $30, and paid nothing." in neither.story()


def test_4_9_twenty_dollars_from_the_bank_or_to_it() -> None:
    assert money(land(table(ALL, ALL), space_of("+20"))) == [120, 100]
    assert money(land(table(ALL, ALL), space_of("-20"))) == [80, 100]


def test_4_10_return_moves_you_without_the_money() -> None:
    for space in range(108):
        if board.SAYS[space] == board.RETURN and board.WHAT[space] >= 0:
            game = land(table(ALL, ALL), space)
            assert (at(game, 0), money(game)[0], game.mover()) == (board.WHAT[space], 100, 1)


def test_4_11_return_to_any_square_but_the_entrance() -> None:
    game = land(table(ALL, ALL), space_of("TO?"))
    assert len(game.moves()) == 107
    assert game.refusal("go to 78") == "4.11"
    assert game.refusal("roll") == "4.11"
    game.play("go to 6")
    assert (at(game, 0), money(game)[0], game.mover()) == (6, 100, 1)
    game.position.public.at[0] = 77
    game.position.public.turn = game.position.public.actor = 0
    game.play("roll", tape(0, 0))
    assert at(game, 0) == ENTRANCE, "the first leg again, so the entrance stops who qualifies"


def test_4_11_ricardos_is_a_square_like_any_other() -> None:
    game = land(table(ALL, ALL), space_of("TO?")).play("go to 0")
    assert (at(game, 0), game.mover()) == (0, 1)


def test_4_12_who_cannot_pay_pays_nothing() -> None:
    assert money(land(table(ALL, ALL, money=(19, 0)), space_of("-20"))) == [19, 0]
    assert (
        "Player 1 could not pay $20, and paid nothing."
        in land(table(ALL, ALL, money=(19, 0)), space_of("-20")).story()
    )


def test_4_13_bonus_cards_are_cashed_first_and_the_owner_chooses() -> None:
    game = table(ALL, ALL, money=(0, 8))
    game.position.public.bonus[1] = 3
    land(game, space_of("TAKE10"))
    assert (game.mover(), game.moves()) == (1, ["cash vita", "cash meat"])
    assert game.refusal("roll") == "4.13"
    game.play("cash meat")
    assert (money(game), list(game.position.public.bonus)) == ([10, 8], [0, 1])
    assert game.mover() == 1
    forced = table(ALL, ALL, money=(0, 5))
    forced.position.public.bonus[1] = 1
    land(forced, space_of("TAKE10"))
    assert (money(forced), forced.position.public.bonus[1], forced.mover()) == ([10, 10], 0, 1)
    hopeless = table(ALL, ALL, ALL, ALL, money=(0, 0, 0, 0))
    hopeless.position.public.bonus[0] = 1
    land(hopeless, space_of("OR10")).play("follow").play("hand out")
    assert hopeless.position.public.bonus[0] == 1, "handing out needs no money"
    short = table("", "", "", money=(0, 0, 0))
    short.position.public.bonus[0] = 2
    land(short, space_of("PAY5")).play("follow")
    assert money(short) == [0, 5, 5], "10 for the card, 5 to each"


@pytest.mark.parametrize(("space", "debt"), [("PAY5", 15), ("OR10", 30), ("-20", 20)])
def test_4_15_a_hopeless_debt_uses_up_the_bonus_cards_whatever_it_is_for(space: Any, debt: Any) -> None:
    game = table("", "", "", "", money=(debt - 11, 0, 0, 0))
    game.position.public.bonus[0] = 2
    land(game, space_of(space)).play("follow")
    assert money(game) == [debt - 1, 0, 0, 0]
    assert (game.position.public.bonus[0], game.mover()) == (0, 1)
    assert f"Player 1 could not pay ${debt}, and paid nothing." in game.story()


@pytest.mark.parametrize(("have", "asked"), [(4, False), (5, True), (9, True), (10, True), (19, True)])
def test_4_15_who_has_two_cards_of_which_one_might_do_chooses(have: int, asked: bool) -> None:
    game = table(ALL, ALL, money=(have, 0))
    game.position.public.bonus[0] = 3
    land(game, space_of("-20")).play("follow")
    if asked:
        assert (game.mover(), game.moves()) == (0, ["cash vita", "cash meat"])
        game.play("cash meat")
        over = have + 10 < 20
        assert (money(game)[0], game.position.public.bonus[0]) == (
            have + (5 if over else -10),
            0 if over else 1,
        )
    else:
        assert (money(game), list(game.position.public.bonus)) == ([9, 0], [0, 0]), "it takes both"


def test_4_15_a_debt_to_several_is_one_debt() -> None:
    assert money(land(table(ALL, ALL, ALL, money=(9, 0, 0)), space_of("PAY5"))) == [9, 0, 0]


# 5 The cards


def test_5_1_a_lucy_card_gives_its_character() -> None:
    game = table("", ALL)
    land(game, space_of("LUCY"), lucy(3, game))
    assert held_by(game, 0) == "Ethel"


def test_5_13_a_character_that_the_bank_has_not_got() -> None:
    none = table("", " ".join(["Ethel"] * 10))
    land(none, space_of("LUCY"), lucy(3, none))
    assert (held_by(none, 0), none.mover()) == ("", 1)


def test_5_2_a_character_of_your_choice() -> None:
    game = table("", ALL)
    land(game, space_of("LUCY"), lucy(board.ANY, game))
    game.play("name Carolyn")
    assert held_by(game, 0) == "Carolyn"


def test_5_3_a_card_is_kept_until_it_is_used() -> None:
    game = table("", ALL)
    land(game, space_of("LUCY"), lucy(board.KEEP, game))
    assert list(game.position.public.kept) == [1, 0]
    assert game.position.public.lucy.size() == 31
    game.position.audit()


def kept(game: Play, kind: int) -> Play:
    """The player to move has a kept card and draws an Ay...Yi...Yi card."""
    p = game.position.public
    p.kept[p.turn] += 1
    p.lucy.rest[board.KEEP] -= 1
    p.lucy.unseen -= 1
    return land(game, space_of("AYYI"), ayyi(kind, game))


@pytest.mark.clause("6.1")
def test_5_4_there_is_nobody_to_hand_it_to_if_all_others_are_safe() -> None:
    game = table(ALL, ALL, ALL)
    for seat in (1, 2):
        game.position.public.at[seat] = ENTRANCE
        game.position.public.safe |= 1 << seat
    kept(game, board.LOSE)
    assert (list(game.position.public.lost), list(game.position.public.kept)) == ([1, 0, 0], [1, 0, 0])
    assert game.mover() == 1


def test_5_4_with_a_kept_card_another_player_obeys() -> None:
    game = kept(table(ALL, ALL, ALL), board.LOSE)
    assert game.moves() == ["obey", "hand to 2", "hand to 3"]
    game.play("hand to 3")
    assert list(game.position.public.lost) == [0, 0, 1]
    assert list(game.position.public.kept) == [0, 0, 0]
    assert list(game.position.public.lucy.under()) == [board.KEEP]
    game.position.audit()
    mine = kept(table(ALL, ALL), board.LOSE).play("obey")
    assert list(mine.position.public.lost) == [1, 0]
    assert list(mine.position.public.kept) == [1, 0]
    stunt = kept(table(ALL, ALL), 4).play("hand to 2")
    assert (stunt.mover(), stunt.moves()) == (1, ["perform", "refuse"])
    back = kept(table(ALL, ALL), board.BACK + 3)
    back.position.public.at[1] = 40
    back.play("hand to 2")
    assert (at(back, 1), back.mover()) == (35, 1)


def test_5_5_imitate_or_lose_a_turn() -> None:
    game = table(ALL, ALL)
    land(game, space_of("AYYI"), ayyi(7, game))
    assert game.moves() == ["perform", "refuse"]
    assert game.refusal("roll") == "5.5"
    game.play("perform")
    assert list(game.position.public.lost) == [0, 0]
    land(game, space_of("AYYI"), ayyi(8, game))
    game.play("refuse")
    assert list(game.position.public.lost) == [0, 1]


def test_5_6_the_others_vote_in_secret() -> None:
    game = table(ALL, ALL, ALL, ALL, vote=True)
    land(game, space_of("AYYI"), ayyi(7, game))
    game.play("perform")
    assert game.movers() == [1, 2, 3]
    game.play("no", seat=2)
    assert game.movers() == [1, 3]
    assert game.view(2).vote == 0
    assert {GAME.imagine(game.view(1), Seeded(n)).votes for n in range(20)} == {0, 4}
    game.play("no", seat=1)
    game.play("yes", seat=3)
    assert list(game.position.public.lost) == [1, 0, 0, 0]
    assert "The vote: 1 yes, 2 no." in game.story()
    level = table(ALL, ALL, ALL, vote=True)
    land(level, space_of("AYYI"), ayyi(7, level))
    level.play("perform").play("no").play("yes")
    assert list(level.position.public.lost) == [0, 0, 0]


def test_5_7_lose_a_turn() -> None:
    game = table(ALL, ALL)
    land(game, space_of("AYYI"), ayyi(board.LOSE, game))
    assert list(game.position.public.lost) == [1, 0]
    land(game, space_of("+20"))
    assert game.mover() == 1


def test_5_8_move_back_without_doing_what_the_space_says() -> None:
    game = table(ALL, ALL)
    land(game, 8, ayyi(board.BACK, game))
    assert (at(game, 0), money(game), game.mover()) == (6, [100, 100], 1)


def test_5_14_back_over_the_entrance_and_to_the_start_at_most() -> None:
    start_again = table(ALL, ALL)
    land(start_again, 4, ayyi(board.BACK + 6, start_again))
    assert at(start_again, 0) == 0
    over = table("Lucy", ALL)
    land(over, 80, ayyi(board.BACK + 2, over))
    assert at(over, 0) == 76
    entrance = table(MAIN, ALL)
    land(entrance, 80, ayyi(board.BACK, entrance))
    assert (at(entrance, 0), entrance.position.public.safe) == (ENTRANCE, 1)


def test_5_9_with_the_option_the_new_space_is_done() -> None:
    game = table(ALL, ALL, resolve_back=True)
    land(game, 8, ayyi(board.BACK, game))
    assert (at(game, 0), money(game)) == (6, [80, 100])
    handed = kept(table(ALL, ALL, resolve_back=True), board.BACK)
    handed.position.public.at[1] = 11
    handed.play("hand to 2")
    assert (at(handed, 1), money(handed), handed.mover()) == (9, [100, 120], 1)


def test_5_10_a_bonus_card_instead_of_the_space() -> None:
    game = land(table(ALL, ALL, bonus=True), space_of("-20"))
    assert game.moves() == ["follow", "cash vita", "cash meat"]
    assert [game.refusal(text) for text in ("roll", "give Ethel", "go to 0")] == ["2.3"] * 3
    game.play("cash meat")
    assert (money(game)[0], game.position.public.bonus[0], game.mover()) == (110, 1, 1)
    assert game.refusal("cash vita") == "5.10"
    land(game, space_of("+20")).play("follow")
    again = land(game, space_of("-20"))
    assert again.moves() == ["follow", "cash vita"]
    assert again.refusal("cash meat") == "5.10"


def test_5_12_a_bonus_card_is_read_aloud() -> None:
    game = land(table(ALL, ALL, bonus=True), space_of("-20"))
    says = {choice.text: choice.says for choice in GAME.scene(game.view()).choices}
    assert says["cash vita"] == "Read the Vitameatavegamin bonus card aloud and cash it for $15."
    game.play("cash vita")
    for seat in (0, 1, -1):
        assert COPY[0] in " ".join(game.story(seat))
    forced = table(ALL, ALL, money=(0, 5))
    forced.position.public.bonus[1] = 2
    assert COPY[1] in " ".join(land(forced, space_of("TAKE10")).story())


def test_5_15_before_any_card_is_drawn_and_not_on_the_entrance() -> None:
    game = land(table(ALL, ALL, bonus=True), space_of("LUCY"))
    assert (game.position.public.lucy.size(), "cash vita" in game.moves()) == (32, True)
    entrance = table("Lucy", ALL, bonus=True)
    assert land(entrance, ENTRANCE).mover() == 1


def test_5_11_a_bonus_card_instead_of_a_return_space() -> None:
    game = land(table(ALL, ALL, bonus=True), space_of("TO9"))
    assert game.moves() == ["follow", "cash vita", "cash meat"]
    strict = land(table(ALL, ALL, bonus=True, bonus_at_return=False), space_of("TO9"))
    assert (at(strict, 0), strict.mover()) == (9, 1)
    choice = land(table(ALL, ALL, bonus=True, bonus_at_return=False), space_of("TO?"))
    assert choice.refusal("cash vita") == "5.11"


# 6 The Fire Escape


def on_the_escape(*hands: str, step: int = 0, seat: int = 1, **house: object) -> Play:
    """A seat is on the Fire Escape."""
    game = table(*hands, **house)  # type: ignore[arg-type]
    p = game.position.public
    p.at[seat] = ESCAPE + step if step else ENTRANCE
    p.safe |= 1 << seat
    return game


def test_6_1_who_is_safe_is_left_alone() -> None:
    assert money(land(on_the_escape(ALL, ALL, ALL), space_of("TAKE10"))) == [110, 100, 90]
    assert money(land(on_the_escape(ALL, ALL, ALL, step=3), space_of("PAY5"))) == [95, 100, 105]
    assert held_by(land(on_the_escape("", ALL, "Fred"), space_of("DRAW_L")), 0) == ""
    assert land(on_the_escape(ALL, ALL, "Fred"), space_of("GIVE_L")).mover() == 1
    assert held_by(land(on_the_escape("", ALL, "Fred"), space_of("DRAW_C")), 0) == "Fred"
    three = land(on_the_escape("", ALL, "Fred", "Fred"), space_of("DRAW_C"))
    assert three.moves() == ["draw from 3", "draw from 4"]
    assert three.refusal("draw from 2") == "6.1"
    freds = " ".join(["Fred"] * 10)
    assert land(on_the_escape("", freds), space_of("RECEIVE")).play("name Fred").mover() == 1, "nobody to ask"
    assert money(land(on_the_escape(ALL, ALL, ALL), space_of("OR15")).play("pay")) == [85, 100, 115]
    alone = land(on_the_escape(ALL, ALL), space_of("TAKE10"))
    assert money(alone) == [100, 100]
    handing = on_the_escape(ALL, ALL, ALL)
    assert kept(handing, board.LOSE).moves() == ["obey", "hand to 3"]


@pytest.mark.parametrize("step", range(9))
def test_6_2_doubles_win(step: Any) -> None:
    game = on_the_escape(ALL, MAIN, turn=1, step=step).play("roll", tape(5, 5))
    assert game.over()
    assert game.payoffs() == [0, 1000]
    assert at(game, 1) == MERTZ
    assert GAME.scene(game.view(1)).prompt == "You win."


def test_6_3_without_doubles_you_climb_if_there_is_room() -> None:
    game = on_the_escape(ALL, MAIN, turn=1).play("roll", tape(2, 1))
    assert (at(game, 1), game.mover()) == (ESCAPE + 5, 0)
    land(game, space_of("+20"))
    game.play("roll", tape(2, 0))
    assert at(game, 1) == ESCAPE + 5, "nine would be the door"


def test_6_4_with_the_option_doubles_must_fit() -> None:
    high = on_the_escape(ALL, MAIN, turn=1, step=7, doubles_fit=True)
    assert not high.play("roll", tape(5, 5)).over()
    assert at(high, 1) == ESCAPE + 7
    assert on_the_escape(ALL, MAIN, turn=1, step=7, doubles_fit=True).play("roll", tape(0, 0)).over()
    assert on_the_escape(ALL, MAIN, turn=1, step=8, doubles_fit=True).play("roll", tape(5, 5)).over()


# What is known of hidden hands


def known(own: int, *hands: str) -> Known:
    """An observer who knows all hands."""
    mind = Known(own)
    for seat, text in enumerate(hands):
        if seat != own:
            mind.what[seat] = hand(text)
            mind.who[seat] = len(text.split()) << (BITS * seat)
    return mind


def pools(mind: Known) -> list[tuple[str, list[int]]]:
    """The mixed pools: their cards, and how many each seat holds."""
    return [
        (cards(mind.what[pool]), [share_of(mind.who[pool], seat) for seat in range(4)])
        for pool in range(4, len(mind.what))
        if mind.who[pool]
    ]


def test_a_hidden_card_may_be_any_of_the_givers() -> None:
    mind = known(0, "", "Lucy Fred", "Ethel")
    mind.hide(1, 2)
    assert cards(mind.what[1]) == ""
    assert cards(mind.what[2]) == "Ethel"
    assert pools(mind) == [("Lucy Fred", [0, 1, 1, 0])]


def test_a_card_that_is_shown_later_settles_what_is_left() -> None:
    mind = known(0, "", "Lucy Fred", "Ethel")
    mind.hide(1, 2)
    mind.lose(1, character_named("Fred"))
    assert pools(mind) == []
    assert cards(mind.what[2]) == "Lucy Ethel"


def test_a_heap_of_one_character_is_no_secret() -> None:
    mind = known(0, "", "Fred Fred", "Ethel")
    mind.hide(1, 2)
    assert pools(mind) == []
    assert (cards(mind.what[1]), cards(mind.what[2])) == ("Fred", "Fred Ethel")


def test_a_sure_card_is_the_one_that_goes() -> None:
    mind = known(OUTSIDER, "Lucy Fred", "", "Ethel")
    mind.hide(0, 1)
    mind.gain(0, character_named("Fred"))
    mind.lose(0, character_named("Fred"))
    assert pools(mind) == [("Lucy Fred", [1, 1, 0, 0])]


def test_pools_that_a_card_may_come_from_become_one() -> None:
    mind = known(OUTSIDER, "Lucy Fred", "Fred Ethel", "", "")
    mind.hide(0, 2)
    mind.hide(1, 2)
    assert len(pools(mind)) == 2
    mind.lose(2, character_named("Fred"))
    assert pools(mind) == [("Lucy Fred Ethel", [1, 1, 1, 0])]


def test_with_no_heap_free_two_of_the_others_become_one_and_no_card_is_lost() -> None:
    mind = known(OUTSIDER, "Fred Ethel", "", "", "")
    for heap in range(4, len(mind.what)):
        mind.what[heap] = hand("Lucy Carolyn")
        mind.who[heap] = 1 << BITS * 2 | 1 << BITS * 3
    mind.hide(0, 1)
    two = ("Lucy Carolyn", [0, 0, 1, 1])
    four = ("Lucy Lucy Carolyn Carolyn", [0, 0, 2, 2])
    assert pools(mind) == [two] * 6 + [four, ("Fred Ethel", [1, 1, 0, 0])]


def test_lacking_stays_known_unless_the_card_may_have_come() -> None:
    mind = known(OUTSIDER, "Lucy Fred", "Fred Ethel", "Ricky Carolyn")
    mind.deny(2, character_named("Fred"))
    mind.deny(2, character_named("Trumbull"))
    mind.hide(0, 2)
    assert mind.lacking(2) == 1 << 5, "it may be Fred; it cannot be Mrs. Trumbull"
    mind.gain(2, 5)
    assert mind.lacking(2) == 0


def test_who_shows_a_character_is_known_to_hold_it() -> None:
    mind = known(OUTSIDER, "Lucy Fred", "Ethel Ethel", "")
    mind.hide(0, 1)
    mind.tie(1, character_named("Fred"))
    assert (cards(mind.what[0]), cards(mind.what[1])) == ("Lucy", "Fred Ethel Ethel")


def test_the_two_parties_know_the_card_and_the_others_do_not() -> None:
    game = land(table("Lucy Fred", "Ricky", "Ethel"), space_of("GIVE_L")).play("give Fred")
    position = game.position
    assert cards(position.hands.known[0].what[1]) == "Ricky Fred"
    assert cards(position.hands.known[1].what[0]) == "Lucy"
    assert pools(position.hands.known[2]) == [("Lucy Fred", [1, 1, 0, 0])]
    assert pools(position.public.known) == [("Lucy Fred", [1, 1, 0, 0])]


def test_imagined_hands_are_uniform() -> None:
    """Three cards of five that may have moved: every one as often as another."""
    game = table("Lucy Lucy Fred", "Ricky", "Ethel")
    land(game, space_of("GIVE_L")).play("give Fred")
    view, chance = game.view(2), Seeded(7)
    rounds = 3000
    seen = Counter(cards(GAME.imagine(view, chance).hands.cards[1]) for _ in range(rounds))
    assert set(seen) == {"Lucy Ricky", "Ricky Fred"}
    expected = {"Lucy Ricky": rounds * 2 / 3, "Ricky Fred": rounds / 3}
    off = sum((seen[each] - n) ** 2 / n for each, n in expected.items())
    assert off < 10.8


def test_imagined_hands_agree_with_what_is_lacking_and_who_is_short() -> None:
    game = table("Lucy Ricky Fred Ethel", "Carolyn Little", "Ethel")
    position = game.position
    land(game, space_of("GIVE_L")).play("give Ethel")
    position.public.known.deny(0, character_named("Ethel"))
    position.audit()
    chance = Seeded(3)
    for _ in range(30):
        world = GAME.imagine(position.view(-1), chance)
        assert held(world.hands.cards[0], 3) == 0
        world.audit()
    mains = table("Lucy Ricky Fred Ethel Ethel", "Carolyn Little", "Ethel")
    land(mains, space_of("GIVE_L")).play("give Lucy")
    mains.position.public.short |= 1
    for _ in range(30):
        world = GAME.imagine(mains.position.view(2), chance)
        assert not board.complete(world.hands.cards[0])


def test_hands_that_chance_hardly_ever_deals_are_imagined_too() -> None:
    """Blue lacks a main character, so Yellow's six cards of those that the two share must be the six Ethels."""
    position = table("", "Lucy " * 10 + "Ricky " * 10 + "Fred " * 10 + "Little " * 8, "Ethel " * 6).position
    mind = position.hands.known[0]
    mind.what[4], mind.who[4] = mind.what[1] + mind.what[2], mind.who[1] + mind.who[2]
    mind.what[1] = mind.what[2] = mind.who[1] = mind.who[2] = 0
    position.public.short = 2
    world = GAME.imagine(position.view(0), Seeded(1))
    assert cards(world.hands.cards[2]) == " ".join(["Ethel"] * 6)


# A whole game


class Casual:
    """Plays at random as people might: now and then a bonus card, seldom shy."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)

    def move(self, position: Lucy, seat: int) -> int:
        legal = list(position.moves(seat))
        if moves.FOLLOW in legal and self.chance.pick(100) >= 12:
            return moves.FOLLOW
        if moves.PERFORM in legal:
            return moves.PERFORM if self.chance.pick(100) >= 15 else moves.REFUSE
        return legal[self.chance.pick(len(legal))]


def play_out(seats: int, seed: int, chance: Chance) -> float:
    position, casual = start(seats, Options(), chance), Casual(seed)
    while position.to_move():
        seat = first(position.to_move())
        position.play(seat, casual.move(position, seat), chance)
    return position.public.turns / seats


@pytest.mark.parametrize(("seats", "mean"), [(2, 33.0), (3, 25.4), (4, 22.1)])
def test_games_last_as_long_as_an_independent_simulation_says(seats: Any, mean: Any) -> None:
    """The mean number of turns each, from 3000 games of another program with the same rules and players."""
    rounds = 250
    lengths = [play_out(seats, seed, Seeded(seed)) for seed in range(rounds)]
    error = statistics.stdev(lengths) / rounds**0.5
    assert abs(statistics.mean(lengths) - mean) < 3.5 * error


# What is shown on the way


def test_dice_and_drawn_cards_are_shown_before_they_are_obeyed() -> None:
    game = table(ALL, ALL)
    land(game, space_of("AYYI"), ayyi(board.LOSE, game))
    assert game.shown() == [
        ("glance", "dice", "Player 1 rolled 1 and 2."),
        ("read", "card", "Ay...Yi...Yi"),
    ]
    thrown, drawn_card, now = game.moments(0)
    assert thrown.scene.showing is not None
    assert drawn_card.scene.showing is not None
    assert [piece.face for piece in thrown.scene.showing.pieces] == ["1", "2"]
    assert thrown.scene.pieces[0].at == f"space:{space_of('AYYI') - 3}", "not moved yet"
    assert drawn_card.scene.showing.text == "Lose the next turn."
    assert now.scene.showing is None


def test_a_bonus_card_is_shown_to_be_read_also_when_it_must_be_cashed() -> None:
    forced = table(ALL, ALL, money=(0, 5))
    forced.position.public.bonus[1] = 2
    land(forced, space_of("TAKE10"))
    _, read, _ = forced.moments(1)
    assert (read.hold, read.scene.prompt) == ("read", "Read the Meat Market bonus card aloud.")
    assert read.scene.showing is not None
    assert (read.scene.showing.text, read.scene.showing.seat) == (COPY[1], 1)


def test_the_end_is_a_result_card() -> None:
    game = on_the_escape(ALL, MAIN, turn=1).play("roll", tape(5, 5))
    assert game.shown()[-1] == ("result", "result", "Player 2 wins.")


# What a good player knows


def quick(game: Play) -> str:
    """The move that a quick good player makes."""
    position, seat = game.position, game.mover()
    assert GAME.judgement is not None
    legal = position.moves(seat)
    chosen = {GAME.judgement.choose(position, seat, legal, Seeded(n)) for n in range(8)}
    assert len(chosen) == 1, "it is clear what to do"
    return GAME.write(game.view(), chosen.pop())


def test_a_good_player_keeps_the_main_characters() -> None:
    game = land(table("Lucy Ricky Fred Ethel Carolyn", ALL), space_of("GIVE_L"))
    assert quick(game) == "give Carolyn Appleby"
    spare = land(table("Lucy Ricky Fred Ethel Ethel", ALL), space_of("GIVE_L"))
    assert quick(spare) == "give Ethel"


def test_a_good_player_asks_for_what_is_missing() -> None:
    game = land(table("Lucy Ricky Ethel Carolyn", ALL), space_of("RECEIVE"))
    assert quick(game) == "name Fred"


def test_a_good_player_spends_bonus_cards_on_bad_spaces() -> None:
    assert quick(land(table(ALL, ALL, bonus=True), space_of("+20"))) == "follow"
    one = table(ALL, ALL)
    one.position.public.bonus[0] = 1
    assert quick(land(one, space_of("-20"))) == "cash vita"


# Notation


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ROLL", moves.ROLL),
        ("Give fred", moves.PART + 2),
        ("give little", moves.PART + 4),
        ("name mrs trumbull", moves.NAME + 5),
        ("name appleby", moves.NAME + 6),
        ("draw 2", moves.TO + 1),
        ("ask player 3", moves.TO + 2),
        ("return to 38", moves.GO + 38),
        ("cash Vitameatavegamin", moves.CASH),
    ],
)
def test_notation_is_lenient(text: Any, move: Any) -> None:
    assert GAME.read(table(ALL, ALL).view(), text) == [move]


@pytest.mark.parametrize("text", ["", "dance", "give Desi", "go to 108", "ask 7", "cash"])
def test_nonsense_cannot_be_read(text: Any) -> None:
    with pytest.raises(Unreadable):
        GAME.read(table(ALL, ALL).view(), text)


def test_two_steps_may_be_said_in_one() -> None:
    game = land(table("Lucy Fred", "Ricky", "Ethel"), space_of("GIVE_C"))
    assert GAME.read(game.view(), "give Fred to 3") == [moves.TO + 2, moves.PART + 2]
    receive = land(table("Lucy Fred", "Ricky", "Ethel"), space_of("RECEIVE"))
    assert GAME.read(receive.view(), "name Fred, ask 2") == [moves.NAME + 2, moves.TO + 1]


def test_every_card_of_a_scene_names_its_drawing() -> None:
    """So that no page has to know a card by its words in one language."""
    chance, cards, position = Seeded(4), [], GAME.start(seats=3, seed=4)
    for _ in range(120):
        if not position.to_move():
            break
        seat = first(position.to_move())
        free = position.moves(seat)
        position.play(seat, free[chance.pick(len(free))], chance)
        scene = GAME.scene(position.view(0), ("Ann", "Bob", "Cy"))
        cards += [piece for zone in scene.zones for piece in zone.pieces if piece.kind == "card"]
    assert {card.face for card in cards if card.face and not card.art} == set()
    assert {card.art.split()[0] for card in cards} >= {"lucy", "collect", "bonus"}
