"""What lessons and minutes say is so: at the table of the lesson, and by the rules as they are unless changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

import gamenight
from gamenight import Game
from gamenight.core.lesson import taught
from gamenight.core.position import Position

RULE = re.compile(r"\b(must|so only|cannot|fits? now|nothing else)\b|^only\b", re.I)


class At(NamedTuple):
    """A step of a lesson, as it is shown."""

    position: Any
    view: Any
    legal: list[str]
    asks: tuple[str, ...]
    things: set[str]  # the ids of what lies there

    def holds(self, *cards: str) -> bool:
        return {f"card:{card}" for card in cards} <= self.things


def steps(game: Game[Any]) -> Iterator[tuple[int, At, str, str]]:
    lesson = game.lesson
    said = game.words["en"].lesson
    for number, (step, position) in enumerate(taught(game, lesson), 1):
        view = position.view(lesson.seat)
        scene = game.scene(view)
        hand = {piece.id for zone in scene.zones if zone.id == f"hand.{lesson.seat}" for piece in zone.pieces}
        hand |= {
            piece.id for zone in scene.zones if zone.id.startswith("zone:hand.0") for piece in zone.pieces
        }
        legal = [game.write(view, move) for move in view.moves]
        yield number, At(position.copy(), view, legal, step.asks, hand), *said[number - 1]


def blamed(game: Game[Any]) -> list[str]:
    """Where a lesson answers a lawful try with a rule that the try keeps."""
    wrong = []
    for number, at, _, answer in steps(game):
        asked = {game.read(at.view, text)[0] for text in at.asks}
        others = [text for text, move in zip(at.legal, at.view.moves, strict=True) if move not in asked]
        if at.asks and others and RULE.search(answer):
            wrong.append(f"{game.name} {number}: {answer!r} of {others}")
    return wrong


@pytest.mark.parametrize("name", gamenight.game_names())
def test_no_lawful_try_is_answered_with_a_rule(name: str) -> None:
    assert blamed(gamenight.game(name)) == []


def test_a_rule_told_to_a_lawful_try_is_noticed() -> None:
    game = gamenight.game("crazy_eights")

    class Strict(game.words["en"]):  # type: ignore[name-defined,misc]
        lesson = tuple(
            (says, "It must be a diamond, a seven or an eight." if number == 1 else wrong)
            for number, (says, wrong) in enumerate(game.words["en"].lesson)
        )

    assert blamed(replace(game, words={"en": Strict}))


def ends(at: At) -> tuple[int, int]:
    return at.view.table.left_end, at.view.table.right_end


def outside(at: At, tiles: tuple[str, ...]) -> bool:
    """Whether none of these tiles is in another's hand."""
    names = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
    return not any(
        hand >> names.index(tile) & 1 for seat, hand in enumerate(at.position.hands) if seat for tile in tiles
    )


HEARTS = 0x1FFF << 26


def hearts_taken(at: At) -> list[int]:
    return [bin(cards & HEARTS).count("1") for cards in at.view.public.taken]


FIVES = ("5-0", "5-1", "5-2", "5-3", "5-4", "5-5", "6-5")
FACTS: dict[str, dict[str, Callable[[At], Any]]] = {
    "bergen": {
        "Both ends of the line show six.": (lambda at: ends(at) == (6, 6)),
        "Look at the ends now: one shows a blank, one a three.": (lambda at: ends(at) == (0, 3)),
        "Both ends show the same: two points for you.": (
            lambda at: ends(at)[0] == ends(at)[1] and at.view.table.totals[0] == 2
        ),
    },
    "block": {
        "The highest double opened the line. Both its ends are five.": (lambda at: ends(at) == (5, 5)),
        "They matched your two. The left end is one now.": (lambda at: ends(at)[0] == 1),
    },
    "dominoes": {
        "The highest double opened the line. Both its ends are six.": (lambda at: ends(at) == (6, 6)),
        "They matched your four. Now the left end is three.": (lambda at: ends(at)[0] == 3),
    },
    "bingo": {
        "Four, and four dots: the tile may go.": (lambda at: "take" in at.legal),
        "You may leave a tile; here, take it.": (lambda at: at.legal == ["take", "leave"]),
    },
    "call_me_lucky": {
        "You drew a 4. Lay it on an open 4, on c3.": (lambda at: "place c3" in at.legal),
        "You drew your Lucky Seven! Lay it on the green 6.": (lambda at: "capture e3" in at.legal),
        "Your 5 touches a green 5. Equal numbers capture: move it on top.": (lambda at: "e2xd3" in at.legal),
        "A drawn 1 captures a 1 beside any card of yours.": (lambda at: "capture d4" in at.legal),
        "Your 4 and 5 add up to the green 9. Capture it with both.": (lambda at: "c3+d3xd2" in at.legal),
    },
    "checkers": {
        "So jump over it, and take it.": (lambda at: "15x22" in at.legal),
        "They came too close again. Jump!": (lambda at: "10x19" in at.legal),
    },
    "chess": {
        "Checkmate: attacked, with nowhere to go. You have won.": (
            lambda at: list(at.position.payoffs()) == [1000, 0]
        ),
    },
    "crazy_eights": {
        "An eight! Whoever plays one names the suit: hearts.": (
            lambda at: at.view.public.suit == 2 and at.view.public.top % 13 == 6
        ),
        "An eight fits on anything. Play one.": (lambda at: at.holds("8C", "8S")),
        "Now name the suit that comes next. You hold a club.": (lambda at: at.holds("AC")),
        "Only your eight fits. Keep it, and draw from the stock.": (lambda at: at.legal == ["8C", "draw"]),
    },
    "cribbage": {
        "The starter counts with every hand. A jack: the dealer claims two.": (
            lambda at: at.view.public.starter % 13 == 9 and at.view.public.pegs[1] == 2
        ),
        "Three points! The pegs keep count.": (lambda at: at.view.public.pegs[0] == 3),
        "The count is 22, and must not pass 31. Play the six.": (lambda at: at.view.public.count == 22),
        "Your four would go over 31. Say go.": (
            lambda at: at.legal == ["go"] and at.view.public.count + 4 > 31
        ),
        "Your hand counted 14: three fifteens, a pair and two runs.": (
            lambda at: at.view.public.old_points[0] == 14
        ),
    },
    "domino_poker": {
        "Doubles make good hands. You hold just one: a weak hand.": (
            lambda at: sum(at.view.hand >> n & 1 for n in (0, 2, 5, 9, 14, 20, 27)) == 1
        ),
    },
    "hearts": {
        "Four hearts went there: four points, and none for you.": (
            lambda at: hearts_taken(at)[0] == 0 and sum(hearts_taken(at)) == 4
        ),
    },
    "monopoly": {
        "It is yours, for a tenth of its price. Here are your deeds.": (
            lambda at: at.view.public.cash[0] == 1500 - 100 + 6 - 20
        ),
    },
    "poker_dice": {
        "You threw all five dice. Two of them are jacks.": (lambda at: "stand" in at.legal),
    },
    "rummy": {
        "That ace makes three with yours. Take it.": (
            lambda at: at.holds("AC", "AD") and at.view.public.pile[-1] == 51
        ),
        "Their three fits between your two and four of diamonds. Take it.": (
            lambda at: at.holds("2D", "4D") and at.view.public.pile[-1] == 14
        ),
        "Three in a row of one suit are a run. Meld it.": (lambda at: "meld 2D 3D 4D" in at.legal),
    },
    "sorry": {
        "Your four red pawns wait in START.": (lambda at: list(at.view.public.board.place[:4]) == [66] * 4),
        "You drew an 8. Move your pawn eight spaces, clockwise.": (lambda at: at.view.public.card == 6),
        "The yellow pawn is back in START. That is Sorry!": (
            lambda at: list(at.view.public.board.place[8:12]) == [66] * 4
        ),
        "It slid to the end! Use the other six with another pawn.": (lambda at: at.view.public.left == 6),
    },
    "texas_42": {
        "All passed, so you name trumps. Name fives.": (lambda at: at.view.public.bidder == 0),
        "You took it: ten and five on tiles, one for the trick.": (
            lambda at: at.view.public.last_taker == 0 and at.view.public.points(0) == 16
        ),
        "Who takes a trick leads. Lead your next trump: 6-5.": (lambda at: not outside(at, FIVES)),
        "No trumps are left outside. The double six is the highest six.": (lambda at: outside(at, FIVES)),
        "Your partner leads a two. You have one, so you must follow.": (lambda at: at.legal == ["6-2"]),
    },
    "zillionaire": {
        "Nobody beats it, so you lead again.": (lambda at: at.view.public.rank == 0),
        "Two eights! Your Millionaires are worth keeping: pass.": (
            lambda at: (at.view.public.rank, at.view.public.size) == (8, 2)
        ),
    },
}


def told(name: str) -> dict[str, At]:
    return {says: at for _, at, says, _ in steps(gamenight.game(name))}


@pytest.mark.parametrize("name", FACTS)
def test_what_a_lesson_says_of_its_table_is_so(name: str) -> None:
    said = told(name)
    assert [says for says in FACTS[name] if says not in said] == []
    assert [says for says, fact in FACTS[name].items() if not fact(said[says])] == []


@pytest.mark.parametrize("name", FACTS)
def test_the_same_said_at_another_step_is_noticed(name: str) -> None:
    said = told(name)
    always = (
        "Doubles make good hands. You hold just one: a weak hand.",
        "Your four red pawns wait in START.",
    )
    for says, fact in FACTS[name].items():
        if says not in always:
            assert not all(noticed(fact, at) for other, at in said.items() if other != says), says


def noticed(fact: Callable[[At], bool], at: At) -> bool:
    try:
        return bool(fact(at))
    except (IndexError, ValueError):
        return False


def default(name: str, option: str) -> object:
    game = gamenight.game(name)
    return getattr(game.house(game.usual_seats, {}), option)


def target_of_bergen() -> int:
    view: Any = gamenight.game("bergen").start(2, seed=1).view(0)
    return int(view.style.target)


def last(name: str, seats: int) -> Position:
    """How a game by the sheet, played by bots without thinking, came out."""
    game, chance = gamenight.game(name), gamenight.Seeded(3)
    once: dict[str, Any] = {"games": 1} if name == "zillionaire" else {}
    position = game.start(seats, seed=3, **once)
    while position.to_move():
        seat = game.movers(position)[0]
        assert game.judgement is not None
        position.play(
            seat, game.judgement.choose(position.copy(), seat, position.moves(seat), chance), chance
        )
    return position


MINUTES: dict[tuple[str, str], Callable[[], bool]] = {
    ("hearts", "passes a hundred"): lambda: default("hearts", "target") == 100 and not default("hearts", "reaching"),
    ("texas_42", "Reach 250 points"): lambda: default("texas_42", "target") == 250,
    ("cribbage", "peg 121 points"): lambda: int(str(default("cribbage", "target"))) in (0, 121),
    ("bergen", "first to fifteen points"): lambda: target_of_bergen() == 15,
    ("poker_dice", "two players play for three hands"): lambda: default("poker_dice", "wins") == 3,
    ("zillionaire", "Rich scores six, Poor scores one"): lambda: all(
        (max(last("zillionaire", seats).scores()), min(last("zillionaire", seats).scores())) == (6, 1)
        for seats in gamenight.game("zillionaire").seats
    ),
}  # fmt: skip


@pytest.mark.parametrize(("name", "words"), MINUTES)
def test_the_numbers_of_a_minute_are_those_of_the_rules(name: str, words: str) -> None:
    assert words in " ".join(gamenight.game(name).words["en"].minute)
    assert MINUTES[name, words]()
