"""The full screen, driven as a person drives it: keys and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

import gamenight
from gamenight.terminal import secret as kept
from gamenight.terminal.app import TableApp
from gamenight.terminal.opponents import opponent
from gamenight.terminal.replaying import ReplayApp
from gamenight.terminal.retelling import Story
from gamenight.terminal.screens import Leaving, Overwriting, Reading, Rulebook, SaveAs
from gamenight.terminal.showing import GO_ON
from gamenight.terminal.sitting import Sitting, sit_down
from gamenight.terminal.staging import PACE
from gamenight.terminal.widgets import TableView

SIZES = [(80, 24), (120, 40)]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "secrets")


def table(name: str = "crazy_eights", seats: int = 2) -> Sitting:
    game = gamenight.game(name)
    return sit_down(game, seats, {}, 0, "Ann", [opponent("random")] * seats, 1)


def sit(
    app: TableApp, act: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> None:
    """Run the app, act, and let what follows from it happen."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], done: Callable[[], bool]) -> None:
    for _ in range(2000):  # a busy machine is slow
        if done():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never happened")


def notice(app: TableApp) -> str:
    return str(app.query_one("#notice", Static).render())


@pytest.mark.parametrize("size", SIZES)
def test_a_move_is_typed(size: tuple[int, int]) -> None:
    app = TableApp(table(), pace=0.01)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"5d", "enter")
        await until(pilot, lambda: len(app.sitting.record.lines) > 2 and app.sitting.my_turn())
        assert app.sitting.record.lines[1].text == "5D"
        assert app.query_one("#story", RichLog).lines

    sit(app, act, size)


@pytest.mark.parametrize("game", ["crazy_eights", "poker_dice"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_all_twelve_players_are_seen_and_what_they_did(game: str, size: tuple[int, int]) -> None:
    app = TableApp(table(game, 12), pace=0.001)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, app.sitting.my_turn)
        await pilot.pause(0.1)
        players = app.query_one("#players", Static)
        assert players.region.height >= 12
        moves, story = app.query_one("#moves", OptionList), app.query_one("#story", RichLog)
        assert moves.region.height >= min(5, moves.option_count)
        assert story.region.height >= 4
        assert story.region.bottom <= size[1]

    sit(app, act, size)


def test_the_line_to_type_in_says_whose_turn_it_is() -> None:
    app = TableApp(table(), pace=30)

    async def act(pilot: Pilot[None]) -> None:
        entry = app.query_one("#entry", Input)
        assert entry.placeholder.startswith("Type a move")
        await pilot.press(*"5d", "enter")
        assert entry.placeholder == "Wait for the others"

    sit(app, act)


def test_typing_narrows_the_list() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        assert app.query_one("#moves", OptionList).option_count == 3
        await pilot.press(*"jack")
        assert [choice.text for choice in app.offered] == ["JD"]
        await pilot.press("enter")
        assert app.sitting.record.lines[1].text == "JD"

    sit(app, act)


def test_a_move_is_picked_with_the_arrows() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("down", "enter")
        assert app.sitting.record.lines[1].text == "JD"

    sit(app, act)


def test_a_card_is_clicked() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.click("#table", offset=place(app, "card:JD"))
        await pilot.pause()
        assert app.sitting.record.lines[1].text == "JD"

    sit(app, act)


def place(app: TableApp, thing: str) -> tuple[int, int]:
    canvas = app.query_one("#table", TableView).canvas
    return next(
        (x, y) for y in range(canvas.height) for x in range(canvas.width) if thing in canvas.hit(x, y)
    )


def test_a_card_that_may_not_be_played_says_why() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.click("#table", offset=place(app, "card:3C"))
        await pilot.pause()
        assert "does not fit" in notice(app)
        assert "rule 3.1" in notice(app)
        assert len(app.sitting.record.lines) == 1

    sit(app, act)


def test_a_board_is_touched_piece_then_square() -> None:
    app = TableApp(table("checkers"))

    async def act(pilot: Pilot[None]) -> None:
        first = app.scene.choices[0]
        for thing in first.touch:
            await pilot.click("#table", offset=place(app, thing))
            await pilot.pause()
        assert app.sitting.record.lines[1].text == first.text

    sit(app, act)


def test_an_empty_square_is_told_when_touched() -> None:
    app = TableApp(table("monopoly"))

    async def act(pilot: Pilot[None]) -> None:
        assert app.scene.board is not None
        thing = app.scene.board.spaces[5].id
        await pilot.click("#table", offset=place(app, thing))
        await pilot.pause()
        assert notice(app)

    sit(app, act, (140, 45))


def test_the_list_is_fitted_anew_to_another_window_and_shows_where_moves_lead() -> None:
    app = TableApp(table("chess"))

    def widest() -> int:
        moves = app.query_one("#moves", OptionList)
        return max(len(str(moves.get_option_at_index(n).prompt)) for n in range(moves.option_count))

    async def act(pilot: Pilot[None]) -> None:
        await pilot.pause(0.1)
        before = widest()
        await pilot.resize_terminal(60, 20)
        await pilot.pause(0.2)
        assert widest() < before
        assert widest() <= app.query_one("#moves", OptionList).content_size.width
        first = str(app.query_one("#moves", OptionList).get_option_at_index(0).prompt)
        assert first.rstrip(".").endswith(app.offered[0].text[2:4])

    sit(app, act, (120, 40))


def test_a_track_too_wide_for_the_window_is_told_in_words() -> None:
    app = TableApp(table("sorry"))

    async def act(pilot: Pilot[None]) -> None:
        shown = app.query_one("#table", TableView).canvas.text().plain
        assert "Ann: START" in shown

    sit(app, act, (60, 20))


def test_what_cannot_be_read_is_refused() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"zzz", "enter")
        assert "is no move here" in notice(app)
        await pilot.press("escape")
        assert app.query_one("#entry", Input).value == ""

    sit(app, act)


def test_undo() -> None:
    app = TableApp(table(), pace=0.01)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+z")
        assert "not moved yet" in notice(app)
        await pilot.press(*"5d", "enter")
        await until(pilot, app.sitting.my_turn)
        await pilot.press("ctrl+z")
        assert "You took back 5D." in notice(app)
        assert len(app.sitting.record.lines) == 1

    sit(app, act)


def test_hint() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("f2")
        await until(pilot, lambda: notice(app).startswith("Hint: "))

    sit(app, act)


def test_the_screens_that_lie_over_the_table() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        for key, kind in (("f1", Reading), ("f4", Rulebook), ("f5", Reading), ("ctrl+s", SaveAs)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, kind)
            await pilot.press("escape")
            await pilot.pause()
        assert not isinstance(app.screen, (Reading, Rulebook, SaveAs))

    sit(app, act)


def test_the_game_goes_on_under_an_open_rulebook() -> None:
    app = TableApp(table(), pace=0.3)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"5d", "enter", "f4")
        await until(pilot, lambda: app.sitting.my_turn() and len(app.sitting.record.lines) > 2)
        await pilot.pause(0.05)
        assert isinstance(app.screen, Rulebook)
        await pilot.press("escape")
        await pilot.pause()
        assert app.query_one("#moves", OptionList).option_count

    sit(app, act)


def test_saved_from_the_screen(tmp_path: Path) -> None:
    app = TableApp(table(), save_to=tmp_path / "a.record")

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Saved to" in notice(app)
        assert gamenight.read_record((tmp_path / "a.record").read_text(), gamenight.game).seats == 2

    sit(app, act)


def test_saving_over_another_file_asks_first(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk")
    app = TableApp(table(), save_to=file)

    async def act(pilot: Pilot[None]) -> None:
        for answer, left in (("n", "buy milk"), ("y", "gamenight record 1")):
            await pilot.press("ctrl+s")
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, Overwriting)
            assert "buy milk" in file.read_text()
            await pilot.press(answer)
            await pilot.pause()
            assert file.read_text().startswith(left)

    sit(app, act)


def test_leaving_an_unfinished_game_asks_first() -> None:
    app = TableApp(table(), pace=5)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"5d", "enter", "ctrl+q")
        await pilot.pause()
        assert isinstance(app.screen, Leaving)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Leaving)
        await pilot.press("ctrl+q")
        await pilot.pause()
        await pilot.press("l")

    sit(app, act)
    assert app.return_code == 0


def test_a_whole_game_with_the_enter_key() -> None:
    app = TableApp(table(), pace=0.001)

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(300):
            if app.sitting.over():
                break
            if app.sitting.my_turn():
                await pilot.press("enter")
            else:
                await pilot.pause(0.005)
        assert app.sitting.over()
        await until(pilot, lambda: "The game is over" in notice(app))
        assert "win" in str(app.query_one("#prompt", Static).render())
        await pilot.press("ctrl+n")
        await pilot.pause()
        assert len(app.sitting.record.lines) < 5

    sit(app, act)


def test_a_replay_forward_and_back() -> None:
    sitting = table()
    for _ in range(20):
        if sitting.my_turn():
            sitting.play(sitting.scene().choices[0].text)
        elif not sitting.over():
            sitting.play_bot()
    story = Story(sitting.record, open_hands=True)
    app = ReplayApp(story)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("right", "right", "left")
            assert app.at == 1
            await pilot.press("end")
            assert app.at == len(story.moments) - 1
            await pilot.press("home")
            assert app.at == 0
            assert "Ann's hand" in "\n".join(app.query_one("#table", TableView).canvas.lines())

    asyncio.run(run())


def test_what_was_refused_is_typed_over_and_the_list_is_whole() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"zz", "enter")
        assert "no move here" in notice(app)
        assert len(app.offered) == 3
        await pilot.press(*"jd", "enter")
        assert app.sitting.record.lines[1].text == "JD"

    sit(app, act)


def test_a_text_of_any_length_is_quoted_in_few_words() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        app.query_one("#entry", Input).value = "\u65e5" * 500
        await pilot.press("enter")
        assert "…' is no move here. Write a card" in notice(app)
        assert len(notice(app)) < 200

    sit(app, act)


def test_words_ask_for_what_keys_ask_for() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark", "enter")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", *"rules 3.2", "enter")
        assert isinstance(app.screen, Rulebook)
        await pilot.press("escape", *"why 3c", "enter")
        assert "does not fit" in notice(app)
        await pilot.press(*"why jd", "enter")
        assert notice(app) == "You may play jd."
        await pilot.press(*"undo", "enter")
        assert "you have not moved yet" in notice(app)
        await pilot.press(*"jd", "enter", *"quit", "enter")
        assert isinstance(app.screen, Leaving)

    sit(app, act)


def test_ctrl_c_asks_and_twice_leaves() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"jd", "enter", "ctrl+c")
        assert isinstance(app.screen, Leaving)
        await pilot.press("ctrl+c")

    sit(app, act)
    assert app.return_code == 0


def test_enter_takes_what_the_arrows_chose_from_a_narrowed_list() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*"play", "down", "enter")
        assert app.sitting.record.lines[1].text == "JD"

    sit(app, act)


def test_the_table_and_the_story_fit_a_window_of_another_size() -> None:
    app = TableApp(table())

    async def act(pilot: Pilot[None]) -> None:
        before = app.query_one("#table", TableView).canvas.width
        tale = app.query_one("#story", RichLog)
        lines = len(tale.lines)
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: app.query_one("#table", TableView).canvas.width < before)
        assert app.query_one("#table", TableView).canvas.width <= 60 - 28
        await until(pilot, lambda: len(tale.lines) > lines)

    sit(app, act, (120, 40))


def test_the_story_begins_with_what_the_game_is_about() -> None:
    app = TableApp(
        sit_down(gamenight.game("cribbage"), 2, {"target": "61"}, 0, "Ann", [opponent("random")] * 2, 1)
    )

    async def act(pilot: Pilot[None]) -> None:
        told = " ".join(line.text for line in app.query_one("#story", RichLog).lines)
        assert "Be first to 121 points." in " ".join(told.split())
        assert "House rules: target = 61." in " ".join(told.split())

    sit(app, act, (120, 40))


def test_a_full_trick_is_held_until_enter_goes_on() -> None:
    app = TableApp(table("hearts", 4), pace=PACE)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: app.held is not None)
        trick = next(zone for zone in app.scene.zones if zone.kind == "trick")
        assert len(trick.pieces) == 4
        assert app.query_one("#entry", Input).placeholder == GO_ON
        await pilot.press("enter")
        assert app.held is None
        assert next(zone for zone in app.scene.zones if zone.kind == "trick").pieces != trick.pieces

    sit(app, act)


def test_a_hand_is_counted_on_the_screen_line_by_line() -> None:
    app = TableApp(table("cribbage"), pace=0.05)
    counted: list[str] = []

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(400):
            if app.held is not None and app.held.showing is not None:
                counted.append(notice(app))
            if any("is over" in each for each in counted):
                break
            if app.held is None and app.sitting.my_turn():
                await pilot.press("enter")
            await pilot.pause(0.01)

    sit(app, act)
    assert any("hand" in each and "\n" in each for each in counted), counted
    assert any("is over" in each for each in counted)


def test_who_takes_back_is_not_shown_what_was_before() -> None:
    app = TableApp(table("hearts", 4), pace=PACE)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: app.held is not None)
        await pilot.press("ctrl+z")
        assert app.held is None
        assert app.sitting.my_turn()

    sit(app, act)
