"""A game looked at again: blunders are found where they were made, luck is called luck, and it all adds up."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight
from gamenight.bots.bot import SearchBot
from gamenight.bots.review import review
from gamenight.bots.review_page import as_page
from gamenight.bots.review_pgn import as_pgn
from gamenight.bots.review_table import TableReviewer
from gamenight.bots.reviewing import as_data, as_lines, sums
from gamenight.core.position import first
from gamenight.core.record import Record
from gamenight.core.refusal import BadRecord
from gamenight.games.chess.pgn import read_pgn
from gamenight.sitting.recording import begin, replay, step

WATCHED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("crazy_eights", 2, {}),
    ("crazy_eights", 3, {}),
    ("poker_dice", 2, {"wins": 1}),
)


def played(name: str, seats: int, options: dict[str, object], seed: int, limit: int = 10_000) -> Record:
    """A game between bots that think a little."""
    game = gamenight.game(name)
    record = Record(game, seats, game.house(seats, options))
    chance, bot = gamenight.Seeded(seed), SearchBot("some", 12, 0.0)
    position = begin(record, chance)
    while position.to_move() and len(record.lines) < limit:
        seat = first(position.to_move())
        move = bot.choose(game, position.view(seat), seed=len(record.lines) + seed)
        step(record, position, seat, move, chance)
    return record


@pytest.mark.parametrize(("name", "seats", "options"), WATCHED)
def test_luck_and_choices_add_up_to_the_result(name: str, seats: int, options: dict[str, object]) -> None:
    record = played(name, seats, options, 3)
    found = review(record, playouts=600)
    for seat in range(seats):
        moved = found.luck[seat] + found.own[seat] + found.others[seat]
        assert found.chances[0][seat] + moved == pytest.approx(record.payoffs[seat] / 1000)
        for whole in (100, 10_000):
            start, luck, own, others, end = sums(found, seat, whole)
            assert start + luck + own + others == end == whole * record.payoffs[seat] // 1000
    assert len(found.chances) == len(record.lines)
    assert as_data(found)["seats"][0]["name"] == "Player 1"
    assert as_lines(found)
    assert as_page(found, "Looked at again").startswith("<!doctype html>")


def test_the_same_record_is_judged_the_same_each_time() -> None:
    record = played("crazy_eights", 2, {}, 5)
    assert as_data(review(record, playouts=400)) == as_data(review(record, playouts=400))


def test_a_queen_thrown_away_is_found() -> None:
    """1. e4 e5 2. Qh5 Nc6 3. Qxe5: the queen for a pawn, and everything else is sound."""
    game = gamenight.game("chess")
    record = Record(game, 2, game.house(2, {}))
    chance = gamenight.Seeded(1)
    position = begin(record, chance)
    for seat, text in enumerate(
        ["e2e4", "e7e5", "d1h5", "b8c6", "h5e5", "c6e5", "g1f3", "e5f3", "g2f3", "g8f6"]
    ):
        (move,) = game.read(position.view(seat % 2), text)
        step(record, position, seat % 2, move, chance)
    record.ending, record.scores, record.payoffs = "resigned 0", (0, 0), (0, 1000)
    found = review(record, playouts=400)
    worst = found.turning_points()[0]
    assert (worst.line, worst.seat, worst.text) == (5, 0, "h5e5")
    assert worst.lost > 0.3
    assert (found.accuracy(0) or 0) < (found.accuracy(1) or 0)
    assert found.luck == [pytest.approx(0), pytest.approx(0)]
    assert found.opening == "Wayward Queen Attack"
    written = as_pgn(found, record)
    assert '[ECO "C20"]' in written
    assert "A slip" in written
    assert read_pgn(written)[0].sans()[:5] == ["e4", "e5", "Qh5", "Nc6", "Qxe5+"]
    assert worst.played == "3. Qxe5+"
    assert worst.line_says.startswith(worst.better)
    assert "  Played: 3. Qxe5+" in "\n".join(as_lines(found))


def test_evaluations_in_pgn_count_the_moves_to_a_mate_and_leave_the_mate_alone() -> None:
    game = gamenight.game("chess")
    record = Record(game, 2, game.house(2, {}))
    chance = gamenight.Seeded(1)
    position = begin(record, chance)
    for seat, text in enumerate(["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]):
        (move,) = game.read(position.view(seat % 2), text)
        step(record, position, seat % 2, move, chance)
    written = " ".join(as_pgn(review(record, playouts=400), record).split())
    assert "3... Nf6 {[%eval #1]" in written
    assert written.endswith("4. Qxf7# 1-0")


def test_a_game_of_luck_alone_has_no_turning_point() -> None:
    record = played("bingo", 1, {"ask": False}, 2)
    found = review(record, playouts=300)
    assert found.turning_points() == []
    assert found.accuracy(0) is None
    assert found.own == [0.0]


def test_a_game_that_is_still_going_on_is_not_looked_at() -> None:
    with pytest.raises(BadRecord, match="still going on"):
        review(played("crazy_eights", 2, {}, 1, limit=5))


@pytest.mark.parametrize("seed", [1, 3])
def test_a_planted_blunder_is_found_at_its_line(seed: int) -> None:
    """Good dice are thrown again where that loses most; scripts/planted.py does the same to whole games at length."""
    record, line, seat = _with_a_blunder(seed)
    points = [point.line for point in review(record, playouts=6000).turning_points() if point.seat == seat]
    assert points[:1] == [line]


def _with_a_blunder(seed: int) -> tuple[Record, int, int]:
    game = gamenight.game("poker_dice")
    judgement = game.judgement
    assert judgement is not None
    record = Record(game, 2, game.house(2, {"wins": 1}))
    chance, planted = gamenight.Seeded(seed), (-1, -1)
    position = begin(record, chance)
    while position.to_move():
        seat = first(position.to_move())
        view = position.view(seat)
        worth = list(judgement.solve(view) or [])
        choice = worth.index(max(worth))
        if planted[0] < 0 and max(worth) - min(worth) > 400_000:
            planted, choice = (len(record.lines), seat), worth.index(min(worth))
        step(record, position, seat, view.moves[choice], chance)
    assert planted[0] > 0
    return record, *planted


def test_a_choice_is_judged_by_what_the_seat_could_see() -> None:
    """Whatever the others held, the same view gets the same judgement."""
    record = played("crazy_eights", 3, {}, 4)
    reviewer = TableReviewer(record, 400, 1)
    judged = 0
    before = None
    for at, (line, position) in enumerate(replay(record)):
        if before is not None and len(before.view(line.seat).moves) > 1 and judged < 4:
            view, move = before.view(line.seat), record.game.read(before.view(line.seat), line.text)[0]
            other = record.game.imagine(view, gamenight.Seeded(at)).view(line.seat)
            assert reviewer.judged(at, view, move) == reviewer.judged(at, other, move)
            judged += 1
        before = position.copy()
    assert judged == 4
