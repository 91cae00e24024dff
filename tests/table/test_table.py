"""A table without any server: commands in, events out."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from at_table import SECRET, AtTable

import gamenight
from gamenight import bots
from gamenight.core.facts import differences, names_of
from gamenight.core.record import read_record
from gamenight.sitting.recording import check_luck, replay
from gamenight.table import commands, thinking
from gamenight.table.events import Refused
from gamenight.table.records import record_of
from gamenight.table.table import Table

MINUTE = 60_000


def waiting_offer(table: AtTable, kind: str) -> Any:
    """An offer that somebody still has to answer."""
    found = table.table.offers[kind]
    assert found is not None
    return found


def test_a_game_from_first_to_last() -> None:
    table = AtTable("Mabel", "Theo").start().play_on()
    assert table.log[-1].kind == "ended"
    assert sum(table.table.payoffs) == 1000
    assert table.heard(0)[0] == "Mabel opened a table of Crazy Eights."
    assert "You sat down." in table.heard(0)
    assert "Mabel sat down." in table.heard(1)


def test_the_log_is_the_whole_table() -> None:
    """Replayed from its log at any moment, a table is the same: position, clocks, offers, everything."""
    table = AtTable("Mabel", "Theo", clock={"kind": "game", "seconds": 600, "increment": 5}).start()
    for move in range(40):
        table.later(3).play(table.moves()[-1])
        if move % 7 == 0:
            table.do(commands.undo, table.log[-1].seat if table.log[-1].kind == "moved" else 0)
            table.do(commands.consent, waiting_offer(table, "undo").waits_for[0], "undo", True)
        again = table.again()
        for name in set(names_of(table.table)) - {"play", "recent", "timers"}:
            assert getattr(again, name) == getattr(table.table, name), name
        assert not differences(again.timers, table.table.timers)
        assert not differences(again.in_play().position, table.table.in_play().position)
        assert again.in_play().owed == table.table.in_play().owed


def test_memory_may_be_dropped_at_any_time() -> None:
    table = AtTable("Mabel", "Theo").start().play_on(9)
    moves = table.moves()
    table.table.in_play().forget()
    assert table.moves() == moves


def test_the_record_can_be_checked_by_anyone() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.give_word, 1, "banana")
    table.start().play_on(6).do(commands.undo, table.mover())
    offer = table.table.offers["undo"]
    assert offer is not None
    table.do(commands.consent, offer.waits_for[0], "undo", True)
    table.play_on()
    record = read_record(record_of(table.table).text(), gamenight.game)
    assert check_luck(record) > 10
    assert len(list(replay(record))) == len(record.lines)
    numbers = [line.number for line in record.lines]
    assert len(range(numbers[1], numbers[-1] + 1)) > len(numbers[1:])  # what was taken back left a gap


def test_luck_is_committed_before_the_deal_and_told_after_the_end() -> None:
    table = AtTable("Mabel", "Theo")
    said = table.log[0].data["commitment"]
    table.start().play_on()
    record = record_of(table.table)
    assert record.commitment == said
    assert record.secret == SECRET
    assert table.refused(commands.give_word, 0, "late") == "late"


# Submitting


def test_a_late_move_is_told_so() -> None:
    table = AtTable("Mabel", "Theo").start()
    seen = table.table.number
    mover = table.mover()
    table.play()
    assert table.refused(commands.submit, mover, "draw", seen) in ("late", "illegal")
    table.play_on(1)
    if mover in table.table.movers():
        assert table.refused(commands.submit, mover, table.moves(mover)[0], seen) == "late"


def test_a_retry_is_harmless() -> None:
    table = AtTable("Mabel", "Theo").start()
    text = table.moves()[0]
    assert table.table.done_as("0:a") is None
    table.play(text, key="0:a")
    assert table.table.done_as("0:a") == table.table.number
    assert table.again().done_as("0:a") == table.table.number


def test_not_your_turn() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.refused(commands.submit, 1 - table.mover(), "draw", table.table.number) == "late"


def test_nonsense_and_forbidden_moves_name_what_is_wrong() -> None:
    table = AtTable("Mabel", "Theo").start()
    seat, number = table.mover(), table.table.number
    assert table.refused(commands.submit, seat, "castle", number) == "unreadable"
    assert table.refused(commands.submit, seat, "x" * 1000, number) == "unreadable"
    with pytest.raises(Refused) as problem:
        commands.submit(table.table, seat, "pass", number, table.now)
    assert problem.value.clause == "4.4"


def test_a_compound_move_is_all_or_nothing() -> None:
    table = AtTable("Mabel", "Theo").start()
    for _ in range(500):
        eights = [text for text in table.moves() if text.startswith("8")]
        if eights:
            break
        table.play(table.moves()[-1])
    before = table.table.number
    assert table.play(f"{eights[0]}=H", key="both") == ["moved", "moved"]
    assert table.table.number == before + 2
    assert table.table.in_play().groups[-2:] == [table.table.in_play().groups[-1]] * 2


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    table = AtTable("Mabel", "Theo")
    assert table.refused(commands.submit, 0, "draw", table.table.number) == "bad"
    table.start().play_on()
    assert table.refused(commands.submit, 0, "draw", table.table.number) == "over"


def test_sealed_choices_do_not_make_each_other_late() -> None:
    """In Hearts everyone passes at once: what others chose meanwhile does not change my decision."""
    table = AtTable("Mabel", "Theo", "Zoe", "Ann", game="hearts", options={"passing": "left"}).start()
    assert len(table.table.movers()) == 4
    seen = table.table.number
    first, second = table.table.movers()[:2]
    table.play(seat=first)
    table.play(seat=second, seen=seen)


# Seats


def test_seats_are_taken_one_by_one() -> None:
    table = AtTable("Mabel", bots=1)
    assert table.refused(commands.sit, "p_9", "Zoe") == "forbidden"
    assert table.refused(commands.sit, "p_9", "Zoe", seat=0) == "forbidden"
    assert table.refused(commands.sit, "p_9", "Zoe", seat=7) == "bad"


def test_two_of_the_same_name_are_told_apart() -> None:
    assert AtTable("Mabel", "Mabel").table.names() == ("Mabel", "Mabel 2")


def test_a_game_starts_when_every_seat_is_taken() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.leave, 1, "random", "Otto")
    assert table.refused(commands.start) == "bad"
    table.do(commands.seat_bot, 1, "random", "Otto")
    table.start()
    assert table.refused(commands.start) == "late"


def test_who_leaves_a_game_is_followed_by_a_bot() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.do(commands.leave, 1, "easy", "Otto") == ["left", "sat"]
    assert (table.table.seats[1].kind, table.table.seats[1].name) == ("bot", "Otto")


def test_a_bot_covers_and_goes_when_its_person_is_back() -> None:
    table = AtTable("Mabel", "Theo").start()
    table.do(commands.cover, table.mover(), "random")
    assert table.table.bots_due() == [table.mover()]
    assert table.table.wake() == 0
    table.do(commands.come_back, table.mover())
    assert table.table.bots_due() == []
    assert table.refused(commands.come_back, table.mover()) == "bad"


# Clocks


def test_a_game_clock_is_charged_by_the_keepers_time() -> None:
    table = AtTable("Mabel", "Theo", clock={"kind": "game", "seconds": 60, "increment": 2}).start()
    first = table.mover()
    table.later(10)
    while table.mover() == first:
        table.play("draw" if "draw" in table.moves() else None)
    assert table.table.timers.left[first] >= 60_000 - 10_000 + 2_000
    assert table.table.timers.left[1 - first] == 60_000
    table.later(30)
    shown = table.table.timers.plain(table.now)
    assert shown[1 - first] == {"left": 30_000, "running": True}
    assert table.table.wake() == table.now + 30_000


def test_who_runs_out_of_time_loses() -> None:
    table = AtTable("Mabel", "Theo", clock={"kind": "game", "seconds": 60}).start()
    loser = table.mover()
    assert table.later(59.9).tick() == []
    assert table.later(0.1).tick() == ["out_of_time", "ended"]
    assert table.table.ending == f"resigned {loser}"
    assert table.table.payoffs[1 - loser] == 1000


def test_with_more_players_a_bot_plays_on_for_who_ran_out_of_time() -> None:
    table = AtTable("Mabel", "Theo", "Zoe", clock={"kind": "days", "days": 1}).start()
    loser = table.mover()
    assert table.later(24 * 3600).tick() == ["out_of_time"]
    assert table.table.seats[loser].resigned
    assert table.table.bots_due() == [loser]


def test_a_move_clock_lets_a_bot_make_the_move() -> None:
    table = AtTable("Mabel", "Theo", clock={"kind": "move", "seconds": 30}).start()
    slow = table.mover()
    assert table.later(30).tick() == ["out_of_time"]
    assert table.table.bots_due() == [slow]
    table.play("draw")
    assert not table.table.seats[slow].hurried


def test_clocks_stand_still_while_paused_and_while_the_server_is_away() -> None:
    table = AtTable("Mabel", "Theo", clock={"kind": "game", "seconds": 60}, friendly=True).start()
    seat = table.mover()
    table.later(10).do(commands.pause, 0)
    assert table.table.wake() is None
    assert table.refused(commands.submit, seat, "draw", table.table.number) == "late"
    table.later(3600).do(commands.resume, 0)
    table.later(500).do(commands.stood_still, 490_000)
    assert table.table.timers.plain(table.now)[seat]["left"] == 40_000


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "hourglass"},
        {"kind": "game"},
        {"kind": "game", "seconds": 2},
        {"kind": "days", "days": 900},
        {"kind": "move", "seconds": 10, "when_out": "explode"},
        {"kind": "move", "seconds": True},
    ],
)
def test_clocks_that_cannot_be(clock: dict[str, object]) -> None:
    with pytest.raises(Refused):
        AtTable("Mabel", "Theo", clock=clock)


def test_the_table_rings_where_the_game_has_a_time_limit() -> None:
    limited = [game for game in map(gamenight.game, gamenight.game_names()) if game.minutes_limit]
    for game in limited:
        options = timed_options(game)
        if options is None:
            continue
        table = AtTable(*[f"P{n}" for n in range(game.seats[0])], game=game.name, options=options).start()
        assert game.minutes_limit is not None
        minutes = game.minutes_limit(table.table.house)
        assert table.table.rings == table.now + minutes * MINUTE
        assert table.later(minutes * 60 - 1).tick() == []
        assert table.later(1).tick()[0] == "rang"
        assert table.tick() == []
        assert not differences(table.again().in_play().position, table.table.in_play().position)


def timed_options(game: gamenight.Game[Any]) -> dict[str, object] | None:
    """House rules under which a game has a time limit."""
    assert game.minutes_limit is not None
    if game.minutes_limit(game.house(game.seats[0], {})):
        return {}
    for option in game.option_list():
        for value in option.values():
            if game.minutes_limit(game.house(game.seats[0], {option.name: value})):
                return {option.name: value}
    return None


# Taking back, draws, resigning


def test_undo_is_free_only_if_nobody_else_has_seen_it_and_no_luck_was_used() -> None:
    table = AtTable("Mabel", "Theo", "Zoe", "Ann", game="hearts").start()
    play = table.table.in_play()
    seat = table.mover()
    table.play(seat=seat)
    free = play.undo(seat) == "free"
    others = [other for other in range(4) if other != seat]
    before, after = play.at(len(play.lines) - 1), play.position
    seen = any(differences(before.view(other), after.view(other)) for other in others)
    assert free == (not seen)
    assert AtTable("Mabel", "Theo").start().table.in_play().undo(0) == "no"


def test_undo_by_consent_takes_back_to_before_my_move() -> None:
    table = AtTable("Mabel", "Theo").start().play_on(4)
    asker = table.table.in_play().lines[-1].seat
    keep = table.table.in_play().last_of(asker)
    assert table.do(commands.undo, asker) == ["undo_asked"]
    assert table.refused(commands.undo, asker) == "bad"
    assert table.refused(commands.consent, asker, "undo", True) == "bad"
    assert table.do(commands.consent, 1 - asker, "undo", True) == ["consented", "friendly", "undone"]
    assert len(table.table.in_play().lines) == keep
    assert not table.table.counts()


def test_bots_let_one_undo() -> None:
    table = AtTable("Mabel", bots=1).start()
    while not any(line.seat == 0 for line in table.table.in_play().lines):
        table.play()
    assert table.do(commands.undo, 0) == ["friendly", "undone"]


def test_no_ends_a_request_and_a_move_forgets_it() -> None:
    table = AtTable("Mabel", "Theo").start().play_on(4)
    asker = table.table.in_play().lines[-1].seat
    table.do(commands.undo, asker)
    assert table.do(commands.consent, 1 - asker, "undo", False) == ["undo_refused"]
    table.do(commands.undo, asker)
    table.play()
    assert table.table.offers["undo"] is None


def test_a_draw_where_the_game_has_it() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.refused(commands.offer_draw, 0) == "illegal"
    drawing = [name for name in gamenight.game_names() if gamenight.game(name).draws]
    for name in drawing:
        table = AtTable("Mabel", "Theo", game=name).start()
        assert table.do(commands.offer_draw, 0) == ["draw_offered"]
        assert table.do(commands.consent, 1, "draw", True) == ["consented", "ended"]
        assert table.table.payoffs == (500, 500)
        assert record_of(table.table).ending == "agreed"
        against_a_bot = AtTable("Mabel", game=name, bots=1).start()
        assert against_a_bot.do(commands.offer_draw, 0) == ["draw_offered"]
        assert waiting_offer(against_a_bot, "draw").waits_for == [1]


def worth(share: int) -> Any:
    """A hint whose best move promises this much."""
    return lambda *_, **__: SimpleNamespace(alternatives=[SimpleNamespace(share=share)])


@pytest.mark.parametrize(
    ("share", "moves", "agrees"), [(30, 10, True), (50, 10, False), (50, 90, True), (60, 90, False)]
)
def test_a_bot_takes_a_draw_when_it_stands_worse_or_no_better_after_long(
    monkeypatch: pytest.MonkeyPatch, share: int, moves: int, agrees: bool
) -> None:
    table = AtTable("Mabel", game="chess", bots=1).start().table
    work = thinking.task(table, 0, "hard")
    monkeypatch.setattr(thinking, "_position", lambda work: table.in_play().position)
    monkeypatch.setattr(bots, "hint", worth(share))
    assert thinking.agree(replace(work, lines=work.lines * moves)) is agrees


def test_resigning_ends_a_game_of_two_and_not_of_three() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.do(commands.resign, 0, "random") == ["resigned", "ended"]
    assert table.table.payoffs == (0, 1000)
    three = AtTable("Mabel", "Theo", "Zoe").start()
    assert three.do(commands.resign, 0, "random") == ["resigned"]
    assert three.refused(commands.resign, 0, "random") == "bad"
    assert three.table.people() == [1, 2]


def test_a_rematch_needs_everyone() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.refused(commands.ask_rematch, 0) == "bad"
    table.play_on()
    assert not commands.everyone_again(table.table, 0)
    table.do(commands.ask_rematch, 0)
    assert commands.everyone_again(table.table, 1)
    table.do(commands.rematch_at, 1, "NEXT22")
    assert table.refused(commands.ask_rematch, 0) == "late"


# The host, and words


def test_words_phrases_and_mute() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.say, 1, "", "Good   evening")
    assert table.heard(0)[-1] == "Theo said: Good evening"
    assert table.heard(1)[-1] == "You said: Good evening"
    table.do(commands.mute, 1, True)
    assert table.refused(commands.say, 1, "", "Hello?") == "forbidden"
    table.do(commands.say, 1, "thanks", "")
    for words in ("", " ", "x" * 201, "bell\a"):
        assert table.refused(commands.say, 0, "", words) == "bad"
    assert table.refused(commands.say, 0, "unknown", "") == "bad"


def test_settings_and_closing() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.settings, {"listed": True, "delay": 3})
    assert (table.table.listed, table.table.delay, table.table.spectators) == (True, 3, True)
    assert table.refused(commands.settings, {"delay": 1000}) == "bad"
    assert table.refused(commands.settings, {}) == "bad"
    table.do(commands.close)
    assert table.refused(commands.close) == "over"
    assert table.refused(commands.sit, "p_9", "Zoe") == "over"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "two\nlines\x00"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(Refused):
        AtTable(name, "Theo")


def test_a_log_with_a_gap_is_no_log() -> None:
    table = AtTable("Mabel", "Theo")
    with pytest.raises(ValueError, match="does not follow"):
        Table(SECRET).apply_all([table.log[0], table.log[2]])


def test_other_rules_are_not_replayed() -> None:
    table = AtTable("Mabel", "Theo")
    first = table.log[0]
    older = type(first)(1, first.at, "created", -1, {**first.data, "version": 0})
    with pytest.raises(Refused, match="rules 0"):
        Table(SECRET).apply_all([older])
