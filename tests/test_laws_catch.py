"""Each law is worth something: a game with the fault it is for does not pass it."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i64

from gamenight import laws
from gamenight.core.facts import facts
from gamenight.core.game import Game
from gamenight.core.journal import GLANCE
from gamenight.core.position import Position
from gamenight.core.refusal import BadRecord, Refusal
from gamenight.laws import Broken, Case
from gamenight.laws.case import Look, at_looks
from gamenight.laws.trial import trials

sys.path.insert(0, str(Path(__file__).parent / "plugin" / "src"))
import high_card
from high_card import GAME, HighCard, HighView


def broken(law: Callable[[Case], None], game: Game[Any]) -> None:
    def every_case() -> None:
        for seed in range(1, 13):
            for seats in game.seats:
                law(Case(game, seats, {}, seed, limit=500))

    with pytest.raises((Broken, BadRecord, AssertionError)):
        every_case()


def starting(kind: type[HighCard]) -> Game[Any]:
    """High Card, played with another class of position."""

    def begin(seats: int, options: high_card.Options, chance: Any) -> HighCard:
        dealt = high_card.start(seats, options, chance)
        return kind(dealt.options, dealt.cards, dealt.waiting)

    def imagine(view: HighView, chance: Any) -> HighCard:
        world = high_card.imagine(view, chance)
        made = kind(world.options, world.cards, world.waiting)
        made.given = world.given
        return made

    return dataclasses.replace(GAME, begin=begin, imagine=imagine)


def with_(**changes: Any) -> Game[Any]:
    return dataclasses.replace(GAME, **changes)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_game_without_faults_passes(law: Callable[[Case], None]) -> None:
    for case in laws.cases(GAME):
        law(case)


class MovesDescend(HighCard):
    def moves(self, seat: int) -> vec[i64]:
        return vec[i64](sorted(super().moves(seat), reverse=True))


class MovesOutOfTurn(HighCard):
    def moves(self, seat: int) -> vec[i64]:
        return vec[i64]([0, 1])


def test_moves_in_the_wrong_order_or_out_of_turn_are_caught() -> None:
    broken(laws.moves_exist_exactly_while_a_seat_is_to_move, starting(MovesDescend))
    broken(laws.moves_exist_exactly_while_a_seat_is_to_move, starting(MovesOutOfTurn))
    broken(laws.moves_exist_exactly_while_a_seat_is_to_move, with_(move_limit=1))


class NeverEnds(HighCard):
    def play(self, seat: int, move: int, chance: Any) -> None:
        pass


class NobodyWins(HighCard):
    def payoffs(self) -> vec[i64]:
        return vec[i64]([0] * len(self.cards))


class WonAtOnce(HighCard):
    def payoffs(self) -> vec[i64]:
        return vec[i64]([1000] + [0] * (len(self.cards) - 1))


def test_games_without_an_end_or_a_result_are_caught() -> None:
    broken(laws.games_end_with_a_result, starting(NeverEnds))
    broken(laws.games_end_with_a_result, starting(NobodyWins))
    broken(laws.nothing_is_won_before_the_end, starting(WonAtOnce))


class ChangesWhenAsked(HighCard):
    def moves(self, seat: int) -> vec[i64]:
        self.cards = [*self.cards[1:], self.cards[0]]
        return super().moves(seat)


def test_a_refusal_that_changes_something_or_cites_nothing_is_caught() -> None:
    broken(laws.an_illegal_move_raises_and_changes_nothing, starting(ChangesWhenAsked))
    broken(
        laws.an_illegal_move_raises_and_changes_nothing,
        with_(move_limit=3, to_refusal=lambda view, move, say: Refusal("9.9", "No.")),
    )
    broken(
        laws.an_illegal_move_raises_and_changes_nothing,
        with_(move_limit=3, to_refusal=lambda view, move, say: Refusal("1.2", "no")),
    )


class SharesItsCards(HighCard):
    def copy(self) -> Position:
        new = super().copy()
        new.cards = self.cards
        return new


def test_a_copy_that_shares_is_caught() -> None:
    broken(laws.copies_are_independent, starting(SharesItsCards))


class OwnLuck(HighCard):
    """Takes its luck from somewhere that the record does not know."""

    rolls = iter(range(1_000_000))

    def play(self, seat: int, move: int, chance: Any) -> None:
        super().play(seat, move, chance)
        if move == high_card.SWAP:
            self.cards[seat] = next(self.rolls)


def test_luck_that_the_record_does_not_hold_is_caught() -> None:
    broken(laws.a_record_replays_to_the_same_views, starting(OwnLuck))


def test_notation_that_does_not_read_back_is_caught() -> None:
    broken(laws.notation_reads_back, with_(from_text=lambda view, text, say: [0]))
    broken(laws.notation_reads_back, with_(to_text=lambda view, move: "keep"))


def scene_with(**changes: Any) -> Game[Any]:
    return with_(to_scene=lambda view, say: structs.replace(high_card.scene(view, say), **changes))


def test_moves_that_touch_alike_or_touch_nothing_are_caught() -> None:
    def same(view: HighView, names: Any) -> Any:
        scene = high_card.scene(view, names)
        return structs.replace(
            scene, choices=tuple(structs.replace(c, touch=("button:keep",)) for c in scene.choices)
        )

    broken(laws.moves_can_be_told_apart_by_touch, with_(to_scene=same))
    broken(laws.moves_can_be_told_apart_by_touch, scene_with(buttons=()))
    broken(laws.moves_can_be_told_apart_by_touch, scene_with(choices=()))


def test_two_pieces_with_one_id_are_caught() -> None:
    def twins(view: HighView, names: Any) -> Any:
        scene = high_card.scene(view, names)
        return structs.replace(scene, zones=scene.zones + scene.zones)

    broken(laws.ids_are_unique, with_(to_scene=twins))


class Peeking(HighCard):
    def view(self, seat: int) -> HighView:
        view = super().view(seat)
        view.cards = self.cards[:]
        return view


def test_a_view_that_shows_too_much_is_caught() -> None:
    game = starting(Peeking)

    def imagine(view: HighView, chance: Any) -> HighCard:
        hidden = high_card.HIDDEN
        view.cards = [
            card if seat == view.seat or not view.waiting else hidden for seat, card in enumerate(view.cards)
        ]
        return game.imagine(view, chance)

    broken(laws.nothing_leaks, dataclasses.replace(game, imagine=imagine))


class Hasty(HighCard):
    def glance(self, seat: int) -> HighView:
        return self.view((seat + 1) % len(self.cards))


def test_a_glance_that_shows_something_else_is_caught() -> None:
    broken(laws.nothing_leaks, starting(Hasty))


class Loud(HighCard):
    def play(self, seat: int, move: int, chance: Any) -> None:
        super().play(seat, move, chance)
        if self.journal is not None:
            self.journal.note(high_card.SHOWED, seat, self.cards[seat])


class Telltale(HighCard):
    """Says nothing of the card, but says something only when a card was swapped."""

    def play(self, seat: int, move: int, chance: Any) -> None:
        super().play(seat, move, chance)
        if self.journal is not None and move == high_card.SWAP:
            self.journal.note(high_card.DECIDED, seat)


def test_sentences_that_tell_too_much_are_caught() -> None:
    broken(laws.sentences_tell_no_more_than_the_view, starting(Loud))
    broken(laws.sentences_tell_no_more_than_the_view, starting(Telltale))
    broken(laws.sentences_tell_no_more_than_the_view, with_(to_sentence=lambda view, entry, say: "mumble"))


def test_a_spectator_who_is_addressed_is_caught() -> None:
    broken(laws.a_spectator_is_never_addressed, scene_with(prompt="It is your turn."))


def test_a_scene_that_is_not_plain_or_points_nowhere_is_caught() -> None:
    broken(laws.scenes_are_plain_data, scene_with(clause="7.7"))
    broken(laws.scenes_are_plain_data, scene_with(prompt=""))
    with pytest.raises(TypeError):
        laws.scenes_are_plain_data(Case(scene_with(heading=object()), 2))


def test_an_imagined_world_that_does_not_add_up_is_caught() -> None:
    def twice(view: HighView, chance: Any) -> HighCard:
        world = high_card.imagine(view, chance)
        world.cards[0] = world.cards[1]
        return world

    broken(laws.audits_hold_in_imagined_worlds_too, with_(imagine=twice))


def test_an_option_without_a_clause_is_caught() -> None:
    @dataclasses.dataclass(frozen=True)
    class Options:
        low: bool = high_card.flag(False, "9.1")

    broken(laws.house_rules_are_explained, with_(options=Options))


def test_a_clause_without_a_test_is_caught() -> None:
    tests = "def test_1_1_a(): ...\n@pytest.mark.clause('1.2', '1.4')\n"
    assert laws.clauses_without_a_test(GAME, tests) == ["1.3"]


def test_uneven_worlds_are_caught() -> None:
    faces = iter([0] * 700 + [1] * 300)
    assert laws.evenness(lambda: next(faces), [0, 1], 1000) > 10
    with pytest.raises(Broken):
        laws.evenness(lambda: 3, [0, 1], 10)


def test_a_text_outside_the_words_is_caught() -> None:
    broken(laws.nothing_is_said_but_in_its_words, scene_with(prompt="Decide."))
    broken(
        laws.nothing_is_said_but_in_its_words,
        with_(to_sentence=lambda view, entry, say: "Somebody did something."),
    )


def test_a_still_in_which_somebody_is_to_move_is_caught() -> None:
    class Shown(HighCard):
        def play(self, seat: int, move: int, chance: Any) -> None:
            if self.journal is not None:
                self.journal.show(self.copy(), GLANCE)
            super().play(seat, move, chance)

        def copy(self) -> Shown:
            copy = Shown(self.options, self.cards[:], self.waiting)
            copy.given = self.given[:]
            return copy

    broken(laws.stills_show_no_more_than_their_view, starting(Shown))


def test_laws_in_company_catch_what_each_catches_alone_and_say_whose_it_is() -> None:
    for game, law in (
        (scene_with(clause="7.7"), laws.scenes_are_plain_data),
        (starting(NobodyWins), laws.games_end_with_a_result),
        (starting(SharesItsCards), laws.copies_are_independent),
    ):
        assert [name for name, problem in trials(laws.cases(game)) if problem] == [law.__name__]


def test_a_game_in_company_is_the_game_that_each_law_sees_alone() -> None:
    seen: list[list[tuple[Any, ...]]] = []
    case = Case(GAME, 3)

    @at_looks
    def notes(case: Case, look: Look) -> None:
        seen[-1].append((look.seat, look.move, facts(look.position), look.chance.pick(1 << 30)))

    for company in ([notes], [*laws.LAWS, notes]):
        seen.append([])
        laws.watch(case, company)
    assert seen[0] == seen[1] != []
