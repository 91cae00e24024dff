"""What two property games share: sums said digit by digit, even building, names, and that no rule is in both."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from games.estates import dice as throw
from games.estates import lay_out
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight import Seeded
from gamenight.core.journal import Journal
from gamenight.core.moments import moments
from gamenight.core.refusal import Unreadable
from gamenight.games.christmas_opoly.board import BOOK as CHRISTMAS
from gamenight.games.christmas_opoly.words import en as christmas
from gamenight.games.monopoly.board import BOOK as MONOPOLY
from gamenight.games.monopoly.words import en as monopoly
from gamenight.laws import clauses
from gamenight.parts.property.book import SEATS
from gamenight.parts.property.build import can_sell_to, sell_to
from gamenight.parts.property.ledger import OVER, new_ledger
from gamenight.parts.property.moves import BUILD, DIGIT, MOVES, digits, power_of_ten
from gamenight.parts.property.position import Property
from gamenight.parts.property.reading import match_item, tokens
from gamenight.parts.property.sums import add_digits, say_digit, sum_steps

BOOKS = [MONOPOLY, CHRISTMAS]
WORDS = {"Monopoly": monopoly.Words, "Christmas-opoly": christmas.Words}


@pytest.mark.parametrize(
    ("low", "high"), [(1, 9), (1, 1), (1, 10), (38, 137), (99, 101), (1000, 1000), (7, 2345)]
)
def test_every_sum_between_the_bounds_can_be_said_and_no_other(low: int, high: int) -> None:
    said = set()

    def go_on(prefix: list[int]) -> None:
        p = new_ledger(2)
        for digit in prefix:
            if say_digit(p, digit, high):
                said.add(p.said)
                return
        following = add_digits(p, low, high, vec[i64]())
        assert len(following) > 0, "a sum that was begun cannot be finished"
        for move in following:
            go_on([*prefix, move - DIGIT])

    go_on([])
    assert said == set(range(low, high + 1))


def test_a_whole_sum_is_its_digits() -> None:
    p = new_ledger(2)
    assert [step - DIGIT for step in sum_steps(p, 137, 1500)] == [0, 1, 3, 7]
    say_digit(p, 0, 1500)
    say_digit(p, 1, 1500)
    assert [step - DIGIT for step in sum_steps(p, 137, 1500)] == [3, 7]
    assert sum_steps(p, 237, 1500) == []
    assert [digits(n) for n in (0, 9, 10, 999, 1000)] == [1, 1, 2, 3, 4]
    assert power_of_ten(3) == 1000


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_name_is_read_back(book: Any) -> None:
    for item in range(30):
        for name in (book.item(item), book.item(item).upper(), f"  {book.item(item).lower()} "):
            words = tokens(name)
            assert match_item(book, words, WORDS[book.name]) == (item, len(words))


@pytest.mark.parametrize(("text", "deed"), [
    ("build B&O", "B. & O."), ("build orient", "Oriental"), ("build park place", "Park Place"),
    ("BUILD  St Charles", "St. Charles"), ("build pennsylvania rr", "Pennsylvania Railroad"),
])  # fmt: skip
def test_names_are_read_leniently(text: str, deed: str) -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500])
    assert game.game.read(game.view(), text) == [BUILD + game.deed(deed)]


def test_words_are_read_leniently() -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], at=[4, 0], phase="tax")
    assert game.game.read(game.view(), "pay $200") == game.game.read(game.view(), "flat")
    assert game.game.read(game.view(), "Pay a tenth") == game.game.read(game.view(), "10%")
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], jailed={0: 1})
    assert game.game.read(game.view(), "pay 50") == game.game.read(game.view(), "pay")
    assert game.game.read(game.view(), " ROLL ") == game.game.read(game.view(), "throw")


def test_a_name_that_is_none_gets_a_hint() -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500])
    with pytest.raises(Unreadable, match="Pennsylvania Railroad or Pennsylvania Avenue"):
        game.game.read(game.view(), "build Pennsylvania")
    with pytest.raises(Unreadable, match=r"Did you mean Baltic\?"):
        game.game.read(game.view(), "mortgage Baltik")
    with pytest.raises(Unreadable, match="is no move here"):
        game.game.read(game.view(), "fly to the moon")
    with pytest.raises(Unreadable, match="the others are Blue"):
        game.game.read(game.view(), "trade Pink")


@pytest.mark.parametrize("levels", [(5, 5, 5), (5, 5, 4), (5, 4, 4), (4, 5, 5)])
@pytest.mark.parametrize("houses", range(13))
def test_selling_several_levels_leaves_an_even_set_and_no_debt_of_houses(
    levels: tuple[int, ...], houses: int
) -> None:
    names = ("St. James", "Tennessee", "New York")
    built = dict(zip(names, levels, strict=True))
    for left in range(15):
        game = lay_out(
            MONOPOLY, "monopoly", [0, 0], owned={"Red": ", ".join(names)}, built=built, houses=houses
        )
        position = game.position
        before = sum(game.level(*names))
        if can_sell_to(position, 0, 3, left):
            sell_to(position, 0, 3, left)
            after = game.level(*names)
            assert sum(after) == left
            assert max(after) - min(after) <= 1
            assert all(a <= b for a, b in zip(after, levels, strict=True))
            assert game.p.houses >= 0
            assert game.cash()[0] == 50 * (before - left)
        elif left == 0:
            assert houses >= 4, "a set that cannot be sold step by step can be sold bare"
            assert min(levels) < 5, "all hotels may be sold at once"


def rich(book: Any, name: str, seed: int, **house: Any) -> Property:
    """A table where sets are owned and money is plenty, so that buildings run short."""
    chance = Seeded(seed)
    seats = 3
    game = lay_out(book, name, [9000] * seats, **house)
    p = game.p
    for group in range(8):
        owner = chance.pick(seats)
        for deed in range(28):
            if (book.estate.members[group] >> deed) & 1:
                game.position.hand_over(deed, owner)
    assert p.alive == 7
    return game.position


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_when_buildings_run_short(seed: int) -> None:
    position = rich(MONOPOLY, "monopoly", seed, between_turn_business=seed % 2 == 0, offers=1)
    chance, polls, places = Seeded(seed), 0, 0
    for _ in range(3000):
        movers = position.to_move()
        if not movers:
            break
        seat = int(movers & -movers).bit_length() - 1
        moves = [move for move in position.moves(seat) if BUILD <= move < BUILD + 28] or list(
            position.moves(seat)
        )
        polls += position.public.phase == 10
        places += position.public.phase == 11
        position.play(seat, moves[chance.pick(len(moves))], chance)
        position.audit()
    assert polls or places or seed


def test_houses_do_run_short_and_are_auctioned() -> None:
    phases = set()
    for seed in range(12):
        position = rich(MONOPOLY, "monopoly", seed)
        chance = Seeded(seed)
        for _ in range(400):
            if not position.to_move():
                break
            seat = int(position.to_move() & -position.to_move()).bit_length() - 1
            moves = [move for move in position.moves(seat) if BUILD <= move < BUILD + 28]
            moves = moves or list(position.moves(seat))
            phases.add(position.public.phase)
            position.play(seat, moves[chance.pick(len(moves))], chance)
    assert {10, 11} <= phases


def test_refusals_cite_clauses_that_both_rulebooks_have() -> None:
    parts = Path(gamenight.__file__).parent / "parts"
    cited = set()
    for name in (
        "property/refusals.py",
        "property/refusals_deeds.py",
        "property/refusals_trades.py",
        "property/prompt.py",
    ):
        cited |= set(re.findall(r'"(\d+\.\d+)"', (parts / name).read_text()))
    for name in ("monopoly", "christmas_opoly"):
        assert cited <= set(clauses(gamenight.game(name))), name


def test_no_rule_is_written_twice() -> None:
    """The two games' folders hold names, numbers and switches; neither plays a move."""
    games = Path(gamenight.__file__).parent / "games"
    for name in ("monopoly", "christmas_opoly"):
        text = (games / name / "rules.py").read_text()
        assert "class" not in text.replace("dataclass", "").replace("class Options", "")
        assert gamenight.game(name).move_limit == MOVES
    assert len(SEATS) == 8


def test_a_view_shows_all_there_is_to_know() -> None:
    game = gamenight.game("monopoly")
    position = game.start(seats=3, seed=5)
    view = position.view(1)
    world = game.imagine(view, Seeded(9))
    assert world is not position
    world.play(
        0 if world.to_move() & 1 else int(world.to_move() & -world.to_move()).bit_length() - 1, 0, Seeded(1)
    )
    assert view.public.die_a == position.public.die_a  # type: ignore[attr-defined]


def test_the_next_card_is_any_that_has_not_come_up() -> None:
    """Uniform over the orders that fit: of 13 cards not seen since the shuffle each comes up as often."""
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500])
    deck = game.p.decks[0]
    chance = Seeded(3)
    gone = [deck.draw(chance) for _ in range(3)]
    for card in gone:
        deck.put_under(card)
    seen = dict.fromkeys((card for card in range(16) if card not in gone), 0)
    for _ in range(6500):
        world = game.game.imagine(game.view(), chance)
        seen[world.public.decks[0].draw(chance)] += 1  # type: ignore[attr-defined]
    assert sum((n - 500) ** 2 / 500 for n in seen.values()) < 40  # chi-square, 12 degrees of freedom


def moments_of(game: Any, text: str, chance: Any = None) -> list[Any]:
    """What is shown while a text is played: the pictures before the last one."""
    game.journal = game.position.journal = Journal()
    game.play(text, chance)
    shown = moments(game.game, game.position, game.journal, 1, ["Mabel", "Theo"])
    return [moment.scene.showing for moment in shown if moment.scene.showing]


def test_a_throw_and_a_drawn_card_are_shown_before_what_they_bring() -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500])
    dice, card = moments_of(game, "roll", throw(3, 4, 6))
    assert (dice.kind, dice.title, dice.seat) == ("dice", "Mabel threw 3 and 4.", 0)
    assert (card.kind, card.title, card.text) == ("card", "Chance", "The bank pays a dividend of $50.")


def test_bids_and_bankruptcies_are_shown() -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], at=[3, 0], phase="buy")
    game.play("decline")
    [bid] = moments_of(game, "bid 137")
    assert (bid.kind, bid.title, bid.text) == ("bid", "Baltic Avenue", "You bid $137.")
    game = lay_out(MONOPOLY, "monopoly", [5, 500], at=[35, 0], trading=False)
    assert [shown.title for shown in moments_of(game, "roll", throw(1, 2))][-1] == "Mabel is bankrupt."


def test_a_deed_card_says_what_is_printed_and_how_it_stands() -> None:
    owned = {"Red": "St. James, Tennessee, New York, Reading, Short Line", "Blue": "Electric"}
    game = lay_out(
        MONOPOLY, "monopoly", [1500, 1500], owned=owned, built={"New York": 1}, mortgaged="Short Line"
    )
    scene = game.game.scene(game.view(0))
    assert scene.board is not None
    cards = {deed.title: deed for deed in scene.board.deeds}
    held = {holding.deed: holding for holding in scene.holdings}
    new_york = cards["New York Avenue"]
    assert (new_york.price, new_york.mortgage, new_york.house, new_york.group) == (
        200,
        100,
        100,
        "orange set",
    )
    assert new_york.rents[held[new_york.id].now] == ("1 house", "$80")
    assert held[new_york.id].buildings == "1 house"
    bare = cards["St. James Place"]
    assert bare.rents[held[bare.id].now] == ("with the set", "$28")
    line, pledged = cards["Reading Railroad"], cards["Short Line"]
    assert line.rents[held[line.id].now] == ("if 2 are owned", "$50")
    assert (held[pledged.id].now, held[pledged.id].mortgaged) == (-1, True)
    assert cards["Boardwalk"].id not in held


def test_prices_stand_on_deeds_before_they_are_chosen() -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], owned={"Red": "Park Place, Boardwalk"})
    labels = {choice.text: choice.label for choice in game.game.scene(game.view(0)).choices}
    assert labels["build Boardwalk"] == "Boardwalk, $200"
    assert labels["mortgage Park Place"] == "Park Place, $175"


def test_the_prompt_names_what_the_turn_can_do() -> None:
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], at=[10, 0], phase="done")
    assert game.game.scene(game.view(0)).prompt == "You are on Jail, just visiting. End your turn."
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], at=[10, 0], phase="done", owned={"Red": "Baltic"})
    prompt = "You are on Jail, just visiting. Mortgage or trade if you like, then end your turn."
    assert game.game.scene(game.view(0)).prompt == prompt
    game.p.jailed[0] = 1
    assert game.game.scene(game.view(0)).prompt.startswith("You are in jail.")


def test_once_it_is_over_seats_say_what_they_are_worth() -> None:
    game = lay_out(MONOPOLY, "monopoly", [700, 300], owned={"Red": "Baltic"})
    assert [seat.score for seat in game.game.scene(game.view(0)).seats] == [None, None]
    game.p.phase = OVER
    seats = game.game.scene(game.view(0)).seats
    assert [seat.score_says for seat in seats] == ["worth $760", "worth $300"]


def test_an_auction_says_why_the_lot_matters_and_then_what_to_do() -> None:
    owned = {"Blue": "Baltic"}
    game = lay_out(MONOPOLY, "monopoly", [1500, 1500], at=[1, 0], phase="buy", owned=owned)
    assert game.game.scene(game.view(0)).prompt.endswith("It would complete Player 2's dark purple set.")
    game.play("decline")
    assert game.mover() == 1
    prompt = game.game.scene(game.view(1)).prompt
    assert prompt.endswith("There is no bid yet. It completes your dark purple set. Bid or pass.")


def test_the_first_throw_of_christmas_opoly_is_explained() -> None:
    game = gamenight.game("christmas_opoly")
    position = game.start(seats=3, seed=5)
    first = position.public.first  # type: ignore[attr-defined]
    throw_ = position.public.opening[first]  # type: ignore[attr-defined]
    scene = game.scene(position.view(first))
    assert scene.prompt.startswith(f"Your {throw_} was the highest throw, and your first move.")
    assert "In the middle" in dict(scene.facts)


def test_the_middle_is_empty_once_everyone_is_on_the_board() -> None:
    game = lay_out(CHRISTMAS, "christmas_opoly", [1630, 1630, 1630], at=[3, -1, -1])
    board = game.game.scene(game.view(0)).board
    assert board is not None
    assert [space.label for space in board.spaces[40:]] == ["waiting"] * 3
    game.p.at[1] = game.p.at[2] = 5
    later = game.game.scene(game.view(0)).board
    assert later is not None
    assert (len(later.spaces), later.id != board.id) == (40, True)
