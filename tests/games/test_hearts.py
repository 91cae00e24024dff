"""Hearts, clause by clause."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

import gamenight
from gamenight.core.facts import differences
from gamenight.core.moments import Moment, moments
from gamenight.core.options import read_options
from gamenight.core.refusal import BadOption
from gamenight.games.hearts.rules import deal as rules_deal
from gamenight.games.hearts.rules.pack import pack_for
from gamenight.games.hearts.rules.passing import pass_distance
from gamenight.games.hearts.rules.playable import playable, shown
from gamenight.games.hearts.rules.position import Hearts, HeartsView
from gamenight.games.hearts.rules.public import (
    PLAYING,
    Options,
    Public,
)
from gamenight.laws import evenness
from gamenight.parts import tricks
from gamenight.parts.bits import count, each
from gamenight.parts.cards import NAMES, RANKS, card_named

GAME = gamenight.game("hearts")
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def cards(text: str) -> int:
    return sum(1 << card_named(word) for word in text.split())


def names(members: int) -> str:
    return " ".join(NAMES[card] for card in each(members))


def blank(seats: int, house: dict[str, object], number: int = 0) -> Hearts:
    """A table with nothing dealt yet; seat 0 is the eldest hand."""
    options: Options = read_options(Options, house)
    public = Public(seats, vec[i64]([0] * seats), seats - 1, number)
    public.size = count(pack_for(seats, options)) // seats
    public.broken = not options.breaking
    public.played, public.taken, public.lacks = (vec[i64]([0] * seats) for _ in range(3))
    return Hearts(options, public, vec[i64]([0] * seats), vec[i64]([0] * seats), 0)


def deal(*hands: str, seats: int = 0, number: int = 0, **house: object) -> Play:
    """A fresh hand. Each seat gets the cards named and fills up, in turn, with the lowest that nobody asked for."""
    count_seats = seats or max(4, len(hands))
    position = blank(count_seats, house, number)
    p = position.public
    wanted = [cards(hand) for hand in hands] + [0] * (count_seats - len(hands))
    rest = list(each(pack_for(count_seats, position.options) & ~sum(wanted)))
    for seat in range(count_seats):
        while count(wanted[seat]) < p.size:
            wanted[seat] |= 1 << rest.pop(0)
        position.hands[seat] = wanted[seat]
    p.pass_by = pass_distance(count_seats, position.options, number)
    game = Play(GAME, position)
    rules_deal.begin_hand(position)
    position.audit()
    return game


def late(
    *hands: str, took: Sequence[str] = (), totals: Sequence[int] = (), broken: bool = False, **house: object
) -> Play:
    """The last tricks of a hand, seat 0 to lead: what each holds, and which cards some took. Seat 0 took the rest."""
    seats = len(hands)
    position = blank(seats, house)
    p = position.public
    held = cards(" ".join(hands))
    gone = list(each(pack_for(seats, position.options) & ~held))
    for seat, hand in enumerate(hands):
        position.hands[seat] = cards(hand)
        while count(p.played[seat]) < p.size - len(hand.split()):
            p.played[seat] |= 1 << gone.pop(0)
    position.widow = sum(1 << card for card in gone)
    for seat, taken in enumerate(took):
        p.taken[seat] = cards(taken)
    p.taken[0] |= p.gone() & ~sum(p.taken)
    p.tricks = p.size - len(hands[0].split())
    p.broken = broken or p.broken
    p.phase, p.turn, p.movers = PLAYING, 0, 1
    p.totals = vec[i64](totals or [0] * seats)
    if position.widow:
        p.widow_taker = 0
    return Play(GAME, position)


def table(game: Play) -> Hearts:
    assert isinstance(game.position, Hearts)
    return game.position


def start(seats: int, seed: int = 1, **house: bool | int | str) -> Hearts:
    position = GAME.start(seats=seats, seed=seed, **house)
    assert isinstance(position, Hearts)
    return position


# 1 The pack and the deal


def test_1_1_the_ace_is_highest_and_the_two_lowest() -> None:
    game = late("TD 3C", "AD 4C", "2D 5C", "KD 6C")
    game.plays("TD", "AD", "2D", "KD")
    assert game.mover() == 1


@pytest.mark.parametrize(
    ("seats", "left_out", "size"), [(3, "2D", 17), (4, "", 13), (5, "2D 2C", 10), (6, "2D 3D 2C 2S", 8)]
)
def test_1_2_low_cards_are_left_out_to_deal_evenly(seats: int, left_out: str, size: int) -> None:
    position = start(seats)
    dealt = sum(position.hands)
    assert dealt == (1 << 52) - 1 - cards(left_out)
    assert [count(hand) for hand in position.hands] == [size] * seats
    assert position.widow == 0


@pytest.mark.parametrize(("seats", "size"), [(3, 1), (4, 0), (5, 2), (6, 4)])
def test_1_3_the_rest_of_the_whole_pack_is_the_widow(seats: int, size: int) -> None:
    position = start(seats, widow="first trick")
    assert count(position.widow) == size
    assert sum(position.hands) | position.widow == (1 << 52) - 1


def test_1_3_the_widow_goes_with_the_first_trick() -> None:
    game = widow_game("first trick")
    game.plays("2C", "KC", "3C")
    assert table(game).public.widow_taker == 1


def widow_game(when: str) -> Play:
    """Three players, and the ace of hearts is the widow. Seat 1 takes the first trick, seat 2 the first with points."""
    position = blank(3, {"widow": when})
    hands = [cards("2C 4C 2D 2S 7D 8D"), cards("KC 3D 9D"), cards("3C AD 3S 2H")]
    rest = list(each((1 << 52) - 1 - sum(hands) - cards("AH")))
    for seat in range(3):
        while count(hands[seat]) < 17:
            hands[seat] |= 1 << rest.pop()
        position.hands[seat] = hands[seat]
    position.widow = cards("AH")
    rules_deal.begin_hand(position)
    position.audit()
    return Play(GAME, position)


def test_1_3_or_with_the_first_trick_that_holds_points() -> None:
    game = widow_game("first point trick")
    game.plays("2C", "KC", "3C")
    assert table(game).public.widow_taker == -1
    while table(game).public.widow_taker == -1:
        game.play(game.moves()[0])
    p = table(game).public
    assert p.widow_taker == p.last_taker
    assert tricks.cards(p.last) & cards(HEARTS + " QS")
    earlier = p.gone() & ~tricks.cards(p.last)
    assert not earlier & cards(HEARTS + " QS")


def test_1_4_only_its_winner_sees_the_widow_and_its_points_count() -> None:
    game = widow_game("first trick")
    game.plays("2C", "KC", "3C")
    assert game.view(1).widow == cards("AH")
    assert [game.view(seat).widow for seat in (0, 2, -1)] == [0, 0, 0]
    assert "You took the widow: the ace of hearts." in game.story(1)
    assert "Player 2 took the widow." in game.story(0)
    assert not any("ace of hearts" in line for line in game.story(-1))
    while not table(game).public.history:
        game.play(game.moves()[0])
    p = table(game).public
    assert sum(p.history) == 26
    assert p.reasons[1] & 15 >= 1  # the heart in the widow, whatever else
    assert "The widow that Player 2 took was the ace of hearts." in game.story(-1)


def test_1_5_the_eldest_hand_sits_left_of_the_dealer() -> None:
    for seed in range(8):
        position = start(5, seed)
        assert position.public.turn == (position.public.dealer + 1) % 5


def test_1_6_the_first_dealer_is_chosen_by_luck_and_the_deal_passes_left() -> None:
    assert {start(4, seed).public.dealer for seed in range(40)} == {0, 1, 2, 3}
    game = late("2C", "3C", "4C", "5C")
    game.plays("2C", "3C", "4C", "5C")
    assert table(game).public.dealer == 0  # seat 3 dealt the hand before
    assert table(game).public.number == 1


# 2 Passing


def directions(seats: int, hands: int, **house: object) -> list[int]:
    """How far to the left cards go in each of the first hands."""
    options: Options = read_options(Options, house)
    return [pass_distance(seats, options, number) for number in range(hands)]


def test_2_1_the_basic_game_has_no_passing() -> None:
    game = deal()
    assert game.moves()[0] == NAMES[next(iter(each(table(game).hands[0])))]
    assert game.refusal("pass 2C") == "2.1"


def test_2_2_to_the_right_or_the_left_or_by_turns() -> None:
    assert directions(4, 3, passing="right") == [3, 3, 3]
    assert directions(5, 3, passing="left") == [1, 1, 1]
    assert directions(3, 4, passing="alternating") == [1, 2, 1, 2]
    game = deal("QS AS 3H", "2C 3C 4C", "2D 3D 4D", "2S 3S 4S", passing="right")
    for text in ("pass QS AS 3H", "pass 2C 3C 4C", "pass 2D 3D 4D", "pass 2S 3S 4S"):
        game.play(text)
    assert table(game).hands[3] & cards("QS AS 3H") == cards("QS AS 3H")
    assert table(game).hands[0] & cards("2C 3C 4C") == cards("2C 3C 4C")


@pytest.mark.parametrize(
    ("seats", "pattern"), [(3, [1, 2]), (4, [1, 3, 2]), (5, [1, 4, 2, 3]), (6, [1, 5, 2, 4, 3])]
)
def test_2_3_the_rotation_reaches_everyone_else(seats: int, pattern: list[int]) -> None:
    assert directions(seats, 2 * (seats - 1), passing="rotation", hold_hand=False) == pattern * 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_2_4_the_rotation_ends_with_a_hold(seats: int) -> None:
    pattern = directions(seats, seats, passing="rotation")
    assert pattern[-1] == 0
    assert sorted(pattern) == list(range(seats))
    game = deal(seats=seats, number=seats - 1, passing="rotation")
    assert game.refusal("pass 5C") == "2.4"
    assert table(game).public.phase == PLAYING


def test_2_5_or_begins_to_the_right() -> None:
    assert directions(4, 4, passing="rotation", right_first=True) == [3, 1, 2, 0]
    assert directions(6, 6, passing="rotation", right_first=True) == [5, 1, 4, 2, 3, 0]
    assert directions(5, 2, passing="alternating", right_first=True) == [4, 1]


def test_2_6_or_luck_picks_the_direction_of_each_hand() -> None:
    seen = Counter(start(4, seed, passing="random").public.pass_by for seed in range(200))
    assert sorted(seen) == [0, 1, 2, 3]
    assert 0 not in {start(4, seed, passing="random", hold_hand=False).public.pass_by for seed in range(60)}
    hold = next(seed for seed in range(99) if start(4, seed, passing="random").public.pass_by == 0)
    game = Play(GAME, start(4, hold, passing="random"))
    assert game.refusal("pass 5C") == "2.6"


@pytest.mark.parametrize(("seats", "size"), [(3, 3), (4, 3), (5, 2), (6, 2)])
def test_2_7_three_cards_are_passed_or_two_when_five_or_six_play(seats: int, size: int) -> None:
    assert start(seats, passing="left").public.pass_size == size
    assert start(seats, passing="left", pass_size=4).public.pass_size == 4


def test_2_8_cards_are_chosen_before_any_is_seen_and_change_hands_at_once() -> None:
    game = deal("QS AS 3H 4C", "2C 3C 5C", passing="left")
    before = table(game).hands[:]
    assert game.movers() == [0, 1, 2, 3]
    assert game.refusal("QS") == "2.8"
    game.play("pass QS", seat=0)
    assert game.refusal("pass QS", seat=0) == "2.8"
    assert game.refusal("pass 2C", seat=0) == "2.8"
    assert game.view(0).passed == cards("QS")
    assert not differences(game.view(1), deal("QS AS 3H 4C", "2C 3C 5C", passing="left").view(1))
    game.play("pass AS and 3h", seat=0)
    assert game.movers() == [1, 2, 3]
    assert table(game).hands == before
    game.play("pass 2C, 3C, 5C", seat=1)
    for seat in (2, 3):
        for _ in range(3):
            game.play(game.moves(seat)[0], seat=seat)
    assert game.view(1).received == cards("QS AS 3H")
    assert game.view(1).passed == cards("2C 3C 5C")
    assert game.view(2).received == cards("2C 3C 5C")
    assert game.refusal("pass 4C") == "2.8"
    assert (
        "You passed the three of hearts, the queen of spades and the ace of spades to Player 2."
        in game.story(0)
    )
    assert (
        "Player 1 passed the three of hearts, the queen of spades and the ace of spades to you."
        in game.story(1)
    )
    assert not any("queen of spades" in line for line in (*game.story(2), *game.story(-1)))


# 3 The first trick


def test_3_1_the_eldest_hand_leads_any_card() -> None:
    game = deal("QS 2H AH 2C")
    assert game.mover() == 0
    assert len(game.moves()) == 13


def test_3_2_the_two_of_clubs_leads() -> None:
    game = deal("3C", "4C", "2C AC", club_leads=True)
    assert game.mover() == 2
    assert game.moves() == ["2C"]
    assert game.refusal("AC") == "3.2"
    assert "Player 3 held the two of clubs, which opens." in game.story(0)


def test_3_2_or_the_lowest_club_in_play() -> None:
    assert deal("4C", "3C", seats=5, club_leads=True).moves() == ["3C"]
    game = low_widow()
    assert game.mover() == 2
    assert game.moves() == ["4C"]
    # Everyone can tell that the lower clubs lie in the widow.
    for seat in (0, 1, -1):
        world = GAME.imagine(game.view(seat), gamenight.Seeded(3))
        assert world.widow & cards("2C 3C") == cards("2C 3C")


def low_widow() -> Play:
    """Six players; the two lowest clubs are in the widow."""
    position = blank(6, {"widow": "first trick", "club_leads": True})
    rest = [card for card in range(52) if card not in (0, 1, 2, 13, 14)]
    for seat in range(6):
        position.hands[seat] = sum(1 << rest.pop() for _ in range(7 if seat == 2 else 8))
    position.hands[2] |= cards("4C")
    position.widow = cards("2C 3C 2D 3D")
    rules_deal.begin_hand(position)
    position.audit()
    return Play(GAME, position)


def test_3_3_everyone_follows_with_their_lowest_club() -> None:
    game = deal("2C", "5C KC 9C", "3H", club_leads=True, lowest_clubs=True)
    game.play("2C")
    assert game.moves() == [NAMES[next(iter(each(table(game).hands[1])))]]
    assert game.refusal("KC") == "3.3"


def no_club_hand(text: str, **house: object) -> Play:
    """Seat 1 has no clubs, and exactly the cards named; the two of clubs is led."""
    game = deal("2C", text, club_leads=True, no_points=True, **house)
    game.play("2C")
    return game


def test_3_4_no_points_on_the_first_trick() -> None:
    game = no_club_hand("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH QS AD")
    assert game.moves() == ["AD"]
    assert game.refusal("QS") == "3.4"
    assert game.refusal("2H") == "3.4"
    assert "KH" not in deal("KH QS 2D", no_points=True).moves()
    assert deal("KH QS 2D", no_points=True).refusal("KH") == "3.4"


def test_3_4_unless_there_is_nothing_else() -> None:
    game = no_club_hand("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS")
    assert len(game.moves()) == 13
    only_queen = deal("2S", "QS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", no_points=True)
    only_queen.play("2S")
    assert only_queen.moves() == ["QS"]  # following suit comes first


def test_3_5_no_points_out_of_suit_on_the_first_trick() -> None:
    void = deal("2C", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH QS AD", no_points_off_suit=True).play("2C")
    assert void.moves() == ["AD"]
    assert void.refusal("QS") == "3.5"
    lead = deal("KH QS 2D", "3H", no_points_off_suit=True)
    assert "KH" in lead.moves()  # led, it is in suit
    assert "3H" in lead.play("KH").moves()
    assert (
        "3H"
        not in deal("KD", "3H 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", no_points_off_suit=True)
        .play("KD")
        .moves()
    )


def test_3_5_unless_there_is_nothing_else() -> None:
    hand = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"
    assert len(deal("2C", hand, no_points_off_suit=True).play("2C").moves()) == 13


@pytest.mark.parametrize(
    ("house", "needed"),
    [
        ({"lowest_clubs": True}, "club_leads"),
        ({"lead_breaks": True}, "breaking"),
        ({"queen_breaks": True}, "breaking"),
        ({"queen_waits": True}, "breaking"),
        ({"hearts_alone": True}, "moon"),
        ({"right_first": True, "passing": "left"}, "passing"),
        ({"hold_hand": False, "passing": "alternating"}, "passing"),
        ({"pass_size": 2}, "passing"),
        ({"reaching": True, "target": 0}, "target"),
    ],
)
def test_an_option_that_needs_another_says_so(house: dict[str, object], needed: str) -> None:
    with pytest.raises(BadOption, match=f"`[a-z_]+` does nothing with `{needed}` as it is"):
        GAME.house(4, house)


# 4 Tricks


def test_4_1_one_card_from_the_hand_in_turn() -> None:
    game = deal("2C 3C")
    assert game.refusal("AS") == "4.1"
    game.play("2C")
    assert game.mover() == 1
    game.play(game.moves()[0])
    assert game.mover() == 2
    assert GAME.why_not(game.view(0), "3C").sentence == "It is not your turn."  # type: ignore[union-attr]


def test_4_2_follow_suit() -> None:
    game = late("7D 3C", "KD 2H", "4D 5C", "5D 6C")
    game.play("7D")
    assert game.moves() == ["KD"]
    assert game.refusal("2H") == "4.2"
    assert GAME.why_not(game.view(), "2H").sentence == "You hold a diamond, so you must follow suit."  # type: ignore[union-attr]


def test_4_3_who_cannot_follow_may_play_anything() -> None:
    game = late("7D 3C", "QS 2H", "4D 5C", "5D 6C")
    game.play("7D")
    assert game.moves() == ["2H", "QS"]


def test_4_4_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    game = late("7D 3C", "AS 2H", "9D 5C", "8D 6C")
    game.plays("7D", "AS", "9D", "8D")
    assert game.mover() == 2
    p = table(game).public
    assert (p.last_taker, tricks.cards(p.last)) == (2, cards("7D AS 9D 8D"))
    assert "Player 3 took the trick with the nine of diamonds, no points." in game.story()


# 5 Breaking hearts


def test_5_1_hearts_may_not_be_led_until_one_is_discarded() -> None:
    game = late("7D 3H 4H", "2H 2C 3S", "9D 5C 2S", "8D 6C 4S", breaking=True)
    assert game.moves() == ["7D"]
    assert game.refusal("3H") == "5.1"
    game.plays("7D", "2H", "9D", "8D")
    assert table(game).public.broken
    assert "Hearts are broken." in game.story()
    assert "3H" in late("7D 3H 4H", "2H 2C 3S", "9D 5C 2S", "8D 6C 4S").moves()
    game = late("7D 3H 4H", "2H 2C 3S", "9D 5C 2S", "8D 6C 4S", breaking=True).plays("7D", "3S", "9D", "8D")
    assert not table(game).public.broken


def test_5_2_but_a_leader_with_hearts_alone_may_lead_one() -> None:
    game = late("3H 4H", "2H 2C", "9H 5C", "8D 6C", breaking=True)
    assert game.moves() == ["3H", "4H"]
    game.plays("3H", "2H", "9H", "8D")
    assert not table(game).public.broken  # nobody discarded a heart


def test_5_3_a_heart_led_may_break_them() -> None:
    game = late("3H 4H", "2H 2C", "9H 5C", "8D 6C", breaking=True, lead_breaks=True)
    game.play("3H")
    assert table(game).public.broken


def test_5_4_the_queen_of_spades_may_break_them() -> None:
    for house in (False, True):
        game = late("7D 3H", "QS 2C", "9D 5C", "8D 6C", breaking=True, queen_breaks=house)
        game.plays("7D", "QS")
        assert table(game).public.broken == house


def test_5_5_the_queen_of_spades_may_have_to_wait() -> None:
    game = late("7D 3C", "QS 2C", "9D 5C", "8D 6C", breaking=True, queen_waits=True)
    game.play("7D")
    assert game.moves() == ["2C"]
    assert game.refusal("QS") == "5.5"
    lead = late("QS 3C", "7D 2C", "9D 5C", "8D 6C", breaking=True, queen_waits=True)
    assert lead.moves() == ["3C"]
    assert lead.refusal("QS") == "5.5"
    alone = late("3S 3C", "QS 2C", "9D 5C", "8D 6C", breaking=True, queen_waits=True)
    alone.play("3S")
    assert alone.moves() == ["QS"]
    broken = late("7D 3C", "QS 2C", "9D 5C", "8D 6C", breaking=True, queen_waits=True, broken=True)
    broken.play("7D")
    assert broken.moves() == ["2C", "QS"]


# 6 Scoring


def last_trick(took: Sequence[str], **house: object) -> Play:
    """Seat 0 leads the two of clubs to the last trick, and seat 3 takes it. `took`: what seats took before."""
    game = late("2C", "3C", "4C", "5C", took=took, target=0, **house)
    return game.plays("2C", "3C", "4C", "5C")


def test_6_1_a_point_a_heart_and_thirteen_for_the_queen() -> None:
    game = last_trick(["2H", "QS 3H", HEARTS[6:]])
    assert game.scores() == [1, 14, 11, 0]
    assert "Player 2 scored 14 points (1 heart, the queen of spades), 14 in all." in game.story()


def test_6_2_the_jack_of_diamonds_takes_ten_off() -> None:
    took = ["2H JD", "QS 3H", HEARTS[6:]]
    assert last_trick(took, jack=True).scores() == [-9, 14, 11, 0]
    assert last_trick(took).scores() == [1, 14, 11, 0]
    story = last_trick(took, jack=True).story()
    assert "Player 1 scored -9 points (1 heart, the jack of diamonds), -9 in all." in story


def test_6_3_the_moon_gives_everyone_else_26() -> None:
    took = ["", HEARTS + " QS"]
    assert last_trick(took, moon="others").scores() == [26, 0, 26, 26]
    assert last_trick(took).scores() == [0, 26, 0, 0]
    assert last_trick(["QS", HEARTS], moon="others").scores() == [13, 13, 0, 0]
    assert last_trick(["", HEARTS + " QS", "JD"], moon="others", jack=True).scores() == [26, 0, 16, 26]
    assert "Player 2 shot the moon!" in last_trick(took, moon="others").story()


def test_6_4_or_takes_26_off_the_shooter() -> None:
    assert last_trick(["", HEARTS + " QS"], moon="shooter").scores() == [0, -26, 0, 0]


def test_6_5_or_the_shooter_chooses() -> None:
    for text, scores in (("moon others", [26, 0, 26, 26]), ("moon own", [0, -26, 0, 0])):
        game = last_trick(["", HEARTS + " QS"], moon="choose")
        assert game.movers() == [1]
        assert game.moves() == ["moon others", "moon own"]
        assert game.refusal("2C") == "6.5"
        assert game.play(text).scores() == scores
        assert game.over()
    assert late("2C", "3C", "4C", "5C", moon="choose").refusal("moon own") == "6.5"


def test_6_6_the_hearts_alone_may_do() -> None:
    took = ["QS", HEARTS]
    assert last_trick(took, moon="others", hearts_alone=True).scores() == [39, 0, 26, 26]
    assert last_trick(took, moon="shooter", hearts_alone=True).scores() == [13, -26, 0, 0]
    assert last_trick(took, moon="others").scores() == [13, 13, 0, 0]


def test_6_6_a_moon_with_the_queen_too_is_a_moon_like_any_other() -> None:
    took = ["", HEARTS + " QS", "JD"]
    for house in ({}, {"hearts_alone": True}):
        assert last_trick(took, moon="others", **house).scores() == [26, 0, 26, 26]
        assert last_trick(took, moon="shooter", **house).scores() == [0, -26, 0, 0]
        assert last_trick(took, moon="others", jack=True, **house).scores() == [26, 0, 16, 26]


# 7 The end


def ending(totals: Sequence[int], **house: object) -> Play:
    """A hand that ends with everyone taking nothing but seat 2, who takes 26; the totals before it are given."""
    game = late("2C", "3C", "4C", "5C", took=["", "", HEARTS + " QS"], totals=totals, **house)
    return game.plays("2C", "3C", "4C", "5C")


def test_7_1_the_match_ends_when_someone_passes_the_target() -> None:
    game = ending([60, 30, 75, 40])
    assert game.over()
    assert game.payoffs() == [0, 1000, 0, 0]
    assert "Player 2 won with 30 points." in game.story()
    assert not ending([60, 30, 74, 40]).over()
    assert ending([60, 30, 24, 40], target=49).over()


def test_7_2_or_reaches_it() -> None:
    assert ending([60, 30, 74, 40], reaching=True).over()
    assert not ending([60, 30, 73, 40], reaching=True).over()


def test_7_3_players_who_are_level_share_the_win() -> None:
    assert ending([60, 30, 90, 30]).payoffs() == [0, 500, 0, 500]


def test_7_4_a_single_hand() -> None:
    game = ending([0, 0, 0, 0], target=0)
    assert game.over()
    assert game.payoffs() == [334, 333, 0, 333]


def test_7_5_totals_may_fall_below_zero() -> None:
    game = late("2C", "3C", "4C", "5C", took=["", HEARTS + " QS"], moon="shooter", totals=[5, 3, 9, 90])
    game.plays("2C", "3C", "4C", "5C")
    assert game.scores() == [5, -23, 9, 90]
    assert not game.over()


# What a view knows


def test_passed_cards_are_remembered_and_honoured() -> None:
    game = deal("QS AS 3H", "2C 3C 4C", "2D 3D 4D", "2S 3S 4S", passing="left")
    for text in ("pass QS AS 3H", "pass 2C 3C 4C", "pass 2D 3D 4D", "pass 2S 3S 4S"):
        game.play(text)
    chance = gamenight.Seeded(5)
    for _ in range(60):
        world = GAME.imagine(game.view(0), chance)
        world.audit()
        assert world.hands[1] & cards("QS AS 3H") == cards("QS AS 3H")
        assert world.passed[0] == cards("QS AS 3H")
        assert world.passed[3] == cards("2S 3S 4S")


def test_sets_chosen_so_far_are_imagined_evenly() -> None:
    game = deal(seats=6, passing="left")
    worlds = [
        sum(1 << card for card in each_set)
        for size in (0, 1)
        for each_set in itertools.combinations(list(each(table(game).hands[1])), size)
    ]
    chance, view = gamenight.Seeded(2), game.view(0)

    def draw() -> int:
        world = GAME.imagine(view, chance)
        return count(world.passed[1])

    sizes = Counter(draw() for _ in range(3000))
    assert sizes[0] / 3000 == pytest.approx(1 / len(worlds), abs=0.03)
    assert set(sizes) == {0, 1}


def test_who_has_chosen_is_imagined_to_have_chosen_all() -> None:
    game = deal("QS AS 3H", "2C 3C 4C", passing="left")
    game.play("pass 2C 3C 4C", seat=1)
    chance = gamenight.Seeded(3)
    worlds = [GAME.imagine(game.view(0), chance) for _ in range(200)]
    assert {count(world.passed[1]) for world in worlds} == {3}
    sizes = Counter(count(world.passed[2]) for world in worlds)
    assert set(sizes) <= {0, 1, 2}
    assert sizes[2] > 150, "78 of the 92 sets of none, one or two of thirteen cards are pairs"


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("led", [None, "C", "D", "H", "S"])
def test_a_card_may_be_played_exactly_when_the_hand_lacks_what_the_play_would_show(
    first: bool, led: str | None
) -> None:
    rules_at_play = (
        "breaking",
        "queen_waits",
        "no_points",
        "no_points_off_suit",
        "lowest_clubs",
        "club_leads",
    )
    choose = random.Random(1)
    for _ in range(400):
        house: dict[str, object] = {name: choose.random() < 0.7 for name in rules_at_play}
        position = blank(4, house)
        p, options = position.public, position.options
        p.tricks = 0 if first else 5
        p.broken = p.broken or choose.random() < 0.3
        if led is not None:
            p.trick, p.led = tricks.lead(3, card_named("A" + led)), cards(" ".join(r + led for r in RANKS))
            p.opening = 0 if options.club_leads and led == "C" else -1
        suits = choose.sample("CDHS", choose.randint(1, 4))
        some = [card for card in range(52) if NAMES[card][1] in suits or NAMES[card] == "QS"]
        hand = sum(1 << card for card in choose.sample(some, choose.randint(1, min(8, len(some)))))
        may = playable(p, options, hand)
        for card in each(hand):
            assert (shown(p, options, card) & hand == 0) == bool((may >> card) & 1)


def test_a_queen_that_had_to_wait_shows_that_only_hearts_are_left_with_her() -> None:
    position = blank(4, {"breaking": True, "queen_waits": True})
    position.public.tricks = 5
    lacks = shown(position.public, position.options, card_named("QS"))
    assert lacks & cards("QS 5H") == 0
    assert lacks & cards("KS 2C 2D") == cards("KS 2C 2D")


SHOWING = [
    {},
    {"breaking": True},
    {"breaking": True, "queen_waits": True, "no_points": True},
    {"breaking": True, "queen_waits": True, "no_points_off_suit": True},
    {"breaking": True, "queen_breaks": True, "no_points": True, "club_leads": True, "lowest_clubs": True},
    {"no_points": True, "widow": "first trick"},
    {"no_points": True, "widow": "first point trick", "club_leads": True, "lowest_clubs": True},
]


def played_on(
    seats: int, seed: int, house: dict[str, object], tricks_left: int
) -> tuple[Hearts, list[tuple[int, int]]]:
    """A random hand played until few tricks are left, with what was played."""
    position = start(seats, seed, **house)  # type: ignore[arg-type]
    chance, plays = gamenight.Seeded(seed), []
    while position.public.size - position.public.tricks > tricks_left:
        seat = position.public.turn
        moves = position.moves(seat)
        move = moves[chance.pick(len(moves))]
        plays.append((seat, move))
        position.play(seat, move, chance)
    return position, plays


def splits(unseen: tuple[int, ...], sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give so many of these cards to each; what is left goes last."""
    if not sizes:
        yield (sum(1 << card for card in unseen),)
        return
    for chosen in itertools.combinations(unseen, sizes[0]):
        rest = tuple(card for card in unseen if card not in chosen)
        for others in splits(rest, sizes[1:]):
            yield (sum(1 << card for card in chosen), *others)


def fits(end: Hearts, hands: Sequence[int], widow: int, plays: Sequence[tuple[int, int]]) -> bool:
    """Whether all plays would have been legal had these been the hands now: played again from the start."""
    p = end.public
    none = vec[i64]([0] * p.seats)
    position = Hearts(end.options, Public(p.seats, none[:], p.dealer, 0), vec[i64](hands), none[:], widow)
    again = position.public
    again.size, again.broken = p.size, not end.options.breaking
    again.played, again.taken, again.lacks = (vec[i64]([0] * p.seats) for _ in range(3))
    for seat in range(p.seats):
        position.hands[seat] |= p.played[seat]
    rules_deal.begin_hand(position)
    if (again.opening, again.opener) != (p.opening, p.opener):
        return False
    for seat, move in plays:
        if move not in position.moves(seat):
            return False
        position.play(seat, move, gamenight.Seeded(1))
    return True


@pytest.mark.parametrize("house", SHOWING, ids=str)
@pytest.mark.parametrize("seats", [3, 4])
def test_imagined_hands_are_exactly_those_in_which_every_play_was_legal(
    seats: int, house: dict[str, object]
) -> None:
    for seed in range(3):
        end, plays = played_on(seats, seed, house, tricks_left=2)
        check_worlds(end, plays, end.public.turn, seed)


def check_worlds(end: Hearts, plays: Sequence[tuple[int, int]], seat: int, seed: int) -> None:
    view = end.view(seat)
    assert isinstance(view, HeartsView)
    p = view.public
    unseen = tuple(each(pack_for(p.seats, view.options) & ~(p.gone() | view.hand | view.widow)))
    others = [other for other in range(p.seats) if other != seat]
    worlds = []
    for split in splits(unseen, [p.left(other) for other in others]):
        hands = [view.hand] * p.seats
        for other, hand in zip(others, split[:-1], strict=True):
            hands[other] = hand
        widow = split[-1] | view.widow
        if fits(end, hands, widow, plays):
            worlds.append((*hands, widow))
    chance = gamenight.Seeded(seed)

    def draw() -> tuple[int, ...]:
        world = GAME.imagine(view, chance)
        assert not differences(world.view(seat), view)
        return (*world.hands, world.widow)

    freedom = max(1, len(worlds) - 1)
    assert evenness(draw, worlds, max(200, 12 * len(worlds))) < 1 + 5 * (2 / freedom) ** 0.5


# What one sees


def test_the_hand_and_the_trick_are_drawn_and_the_last_trick_stays() -> None:
    game = late("7D 3C", "AS 2H", "9D 5C", "8D 6C")
    game.plays("7D", "AS")
    scene = GAME.scene(game.view(2), ["Ann", "Bob", "Cy", "Di"])
    zones = {zone.id: zone for zone in scene.zones}
    assert [piece.id for piece in zones["zone:trick"].pieces] == ["card:7D", "card:AS"]
    assert [piece.seat for piece in zones["zone:trick"].pieces] == [0, 1]
    assert scene.prompt == "Diamonds were led. Play a diamond."
    assert scene.heading == "Hand 1, trick 12"
    game.plays("9D", "8D")
    zones = {zone.id: zone for zone in GAME.scene(game.view(0)).zones}
    assert [piece.id for piece in zones["zone:last"].pieces] == ["card:7D", "card:AS", "card:9D", "card:8D"]


def test_the_score_sheet_gives_reasons() -> None:
    game = last_trick(["2H", "QS 3H", HEARTS[6:]])
    sheet = GAME.scene(game.view(-1)).sheet
    assert sheet is not None
    assert [cell.text for cell in sheet.rows[1]] == ["14", "14"]
    assert sheet.rows[1][0].why == "1 heart, the queen of spades"


def test_texts_that_make_no_sense_are_unreadable() -> None:
    view = deal().view(0)
    for text in ("", "fold", "QX", "pass", "moon", "2C 3C", "moon 2C"):
        with pytest.raises(gamenight.GameNightError, match=r"no move here|one card is played"):
            GAME.read(view, text)
    assert GAME.read(view, "play 10h") == GAME.read(view, "  TH ") == [card_named("TH")]


# What is shown on the way


def stills(game: Play, seat: int = 0) -> list[Moment]:
    return moments(GAME, game.position, game.journal, seat)[:-1]


def test_a_full_trick_lies_before_it_goes_to_its_taker() -> None:
    game = late("2C 9D", "3C JD", "4C 8D", "5C 7D").plays("2C", "3C", "4C", "5C")
    (moment,) = stills(game)
    assert moment.hold == "glance"
    assert "Player 4 took the trick with the five of clubs, no points." in moment.says
    shown = moment.scene.showing
    assert shown is not None
    assert (shown.kind, shown.seat, shown.lit) == ("trick", 3, ("card:5C",))
    trick = next(zone for zone in moment.scene.zones if zone.id == "zone:trick")
    assert [piece.face for piece in trick.pieces] == ["2C", "3C", "4C", "5C"]
    assert moment.scene.prompt == "The trick goes to Player 4."


def test_a_hand_ends_in_a_result_card_that_says_who_took_what() -> None:
    game = last_trick(["2H", "QS 3H", HEARTS[6:]])
    trick, result = stills(game, 1)
    assert (trick.hold, result.hold) == ("glance", "result")
    assert result.scene.showing is not None
    assert [(line.text, line.amount) for line in result.scene.showing.lines] == [
        ("Player 1: 1 heart; 1 in all", "+1"),
        ("You: 1 heart, the queen of spades; 14 in all", "+14"),
        ("Player 3: 11 hearts; 11 in all", "+11"),
        ("Player 4: no points; 0 in all", "0"),
    ]


def test_what_was_passed_is_shown_to_whom_it_was_given() -> None:
    game = deal("AS KS QS", "AH KH QH", "AD KD QD", "AC KC QC", passing="left")
    for text in ("pass AS KS QS", "pass AH KH QH", "pass AD KD QD", "pass AC KC QC"):
        game.play(text)
    (moment,) = stills(game, 1)
    assert moment.scene.showing is not None
    assert [piece.face for piece in moment.scene.showing.pieces] == ["QS", "KS", "AS"]
    (public,) = stills(game, gamenight.NOBODY)
    assert public.scene.showing is not None
    assert public.scene.showing.pieces == ()


def test_the_taker_is_told_what_was_in_the_trick() -> None:
    game = late("2C 9D", "3C JD", "QS 8D", "4H 7D").plays("2C", "3C", "QS", "4H")
    assert (
        "Player 2 took the trick with the three of clubs: 1 heart, the queen of spades, 14 points."
        in game.story()
    )
