"""One person at a table of bots."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamenight
from gamenight.core.facts import same
from gamenight.core.refusal import Illegal, Unreadable
from gamenight.terminal import secret as kept
from gamenight.terminal.files import NotWritten, write_whole
from gamenight.terminal.opponents import opponent
from gamenight.terminal.sitting import NotNow, Sitting, sit_again, sit_down

GAME = gamenight.game("crazy_eights")


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "secrets")


def table(seed: int | None = 1) -> Sitting:
    return sit_down(GAME, 2, {}, 0, "Ann", [opponent("random")] * 2, seed)


def play_out(sitting: Sitting) -> None:
    while not sitting.over():
        if sitting.my_turn():
            sitting.play(GAME.write(sitting.view(), sitting.view().moves[0]))
        else:
            sitting.play_bot()


def test_the_same_seed_deals_the_same_cards() -> None:
    assert same(table(4).view(), table(4).view())
    assert not same(table(4).view(), table(5).view())
    assert not same(table(None).view(), table(None).view())


def test_a_refused_move_changes_nothing() -> None:
    sitting = table()
    before = sitting.record.text()
    for wrong, error in (("3C", Illegal), ("hello", Unreadable), ("2C", Illegal)):
        with pytest.raises(error):
            sitting.play(wrong)
        assert sitting.record.text() == before


def test_a_phrase_is_played_whole_or_not_at_all() -> None:
    sitting = next(at for at in map(table, range(50)) if at.my_turn() and "8S" in texts(at))
    with pytest.raises(Unreadable):
        sitting.play("8S=X")
    assert len(sitting.record.lines) == 1
    sitting.play("8S=H")
    assert [line.text for line in sitting.record.lines[1:]] == ["8S", "=H"]


def texts(sitting: Sitting) -> list[str]:
    return [GAME.write(sitting.view(), move) for move in sitting.view().moves]


def test_undo_leaves_a_gap_so_that_luck_is_not_used_again() -> None:
    sitting = table()
    before = sitting.view()
    sitting.play("draw")
    sitting.undo()
    assert same(sitting.view(), before)
    sitting.play("draw")
    line = sitting.record.lines[-1]
    assert line.number == 2
    luck = gamenight.Fair(sitting.secret, sitting.record.words, 2)
    assert line.luck == tuple((luck.pick(size), size) for _, size in line.luck)


def test_undo_goes_back_past_the_bots() -> None:
    sitting = table()
    before = sitting.view()
    sitting.play("5D")
    while not sitting.my_turn():
        sitting.play_bot()
    assert sitting.undo() == "5D"
    assert same(sitting.view(), before)


def test_a_game_with_moves_taken_back_can_still_be_checked() -> None:
    sitting = table()
    sitting.play("draw")
    sitting.undo()
    play_out(sitting)
    record = gamenight.read_record(sitting.record.text(), gamenight.game)
    assert list(gamenight.replay(record))[-1][1].to_move() == 0
    from gamenight.sitting.recording import check_luck

    assert check_luck(record) > 10


def test_the_secret_is_shown_only_when_the_game_is_over() -> None:
    sitting = table()
    assert "secret" not in sitting.record.text()
    play_out(sitting)
    assert f"secret: {sitting.secret.hex()}" in sitting.record.text()


def test_nothing_is_told_twice() -> None:
    sitting = table()
    sitting.play("5D")
    assert sitting.news() == ["You played the five of diamonds."]
    assert sitting.news() == []


def test_taken_up_again_with_its_own_luck(tmp_path: Path) -> None:
    sitting = table()
    sitting.play("draw")
    sitting.save(tmp_path / "a")
    record = gamenight.read_record((tmp_path / "a").read_text(), gamenight.game)
    again = sit_again(record, 0, [opponent("random")] * 2)
    assert again.secret == sitting.secret
    assert same(again.view(), sitting.view())
    play_out(again)
    play_out(sitting)
    assert again.record.text() == sitting.record.text()


def test_a_hint_is_only_for_ones_own_turn() -> None:
    sitting = table()
    assert sitting.hint().text in texts(sitting)
    sitting.play("5D")
    with pytest.raises(NotNow):
        sitting.hint()


def test_a_thought_changes_nothing() -> None:
    sitting = table()
    sitting.play("5D")
    before = sitting.record.text()
    moment = sitting.moment()
    sitting.think()
    assert sitting.record.text() == before
    assert sitting.moment() == moment


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "a"
    write_whole(file, "one")
    (tmp_path / "folder").mkdir()
    with pytest.raises(NotWritten):
        write_whole(tmp_path / "folder", "two")
    with pytest.raises(NotWritten):
        write_whole(file / "b", "two")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "folder"]
    assert file.read_text() == "one"
