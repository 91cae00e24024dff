"""A table speaks through its words alone: in another language no English is left, and phrases are kept by name."""

from __future__ import annotations

from typing import Any

import pytest
from at_table import AtTable, told_since

import gamenight
from gamenight.core.pseudo import LANGUAGE, has_plain_letters, pseudo, spoken_by
from gamenight.table import commands, words
from gamenight.table.events import Refused
from gamenight.table.words import understood, words_in
from gamenight.table.words.en import Words


@pytest.fixture(autouse=True)
def pseudo_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(words.LANGUAGES, LANGUAGE, pseudo(Words))


def lively() -> AtTable:
    """A table where much of what can happen has happened."""
    table = AtTable("12", "34", clock={"kind": "move", "seconds": 5})
    table.do(commands.give_word, 0, "77")
    table.do(commands.rename, 1, "56")
    table.start()
    table.do(commands.say, 0, "hello", "")
    table.do(commands.say, 1, "", "88")
    table.do(commands.mute, 1, True)
    table.do(commands.pause, 0)
    table.do(commands.consent, 1, "pause", False)
    table.do(commands.friendly, 0)
    table.do(commands.consent, 1, "friendly", False)
    table.do(commands.seat_bot, 1, "medium", "44", absent=True)
    table.do(commands.come_back, 1)
    table.play()
    table.do(commands.undo, table.log[-1].seat)
    table.do(commands.consent, table.table.offers["undo"].waits_for[0], "undo", False)
    table.do(commands.friendly, 0)
    table.do(commands.consent, 1, "friendly", True)
    table.do(commands.pause, 0)
    table.do(commands.resume, 1)
    table.do(commands.helped, 1, "hint")
    table.do(commands.cover, 0, "random")
    table.do(commands.come_back, 0)
    table.later(6).tick()
    table.do(commands.settings, {"listed": True})
    table.do(commands.resign, 1, "random")
    table.do(commands.ask_rematch, 0)
    table.do(commands.rematch_at, 1, "99")
    table.do(commands.close)
    return table


def test_all_that_happens_is_said_in_the_listener_s_language() -> None:
    table = lively()
    table.table.game = spoken_by(table.table.game)
    told = told_since(table.table, table.log, 0, None, LANGUAGE)
    said = [sentence for each in told for sentence in each.story]
    assert len(said) > 15
    assert [sentence for sentence in said if has_plain_letters(sentence.replace("Crazy Eights", ""))] == []


@pytest.mark.parametrize(
    "refused",
    [
        lambda table: commands.start(table.table, table.now),
        lambda table: commands.sit(table.table, "p", "1", table.now),
        lambda table: commands.say(table.table, 0, "?", "", table.now),
        lambda table: commands.submit(table.table, table.mover(), "?", table.table.number, 0, language=LANGUAGE),
        lambda table: commands.submit(table.table, 1 - table.mover(), "draw", 99, 0, language=LANGUAGE),
    ],
)  # fmt: skip
def test_a_refusal_is_said_in_the_language_of_whoever_asked(refused: Any) -> None:
    table = AtTable("1", "2").start()
    table.table.game = table.table.in_play().game = spoken_by(gamenight.game("crazy_eights"))
    with pytest.raises(Refused) as problem:
        refused(table)
    assert not has_plain_letters(problem.value.said_in(words_in(LANGUAGE)).replace("draw", ""))


def test_a_phrase_is_kept_by_its_name_and_heard_in_words() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.say, 0, "good_luck", "")
    assert table.log[-1].data == {"phrase": "good_luck", "words": "", "player": "p_0"}
    assert table.heard(1)[-1] == "Mabel said: Good luck!"
    assert told_since(table.table, table.log, 1)[-1].words == "Good luck!"


def test_a_phrase_of_an_older_log_is_heard_too() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.say, 0, "", "Well met")
    old = table.log[-1].data | {"phrase": "no_longer_known"}
    assert told_since(table.table, [type(table.log[-1])(9, 9, "said", 0, old)], 1)[0].words == "Well met"


@pytest.mark.parametrize(
    ("asked", "got"), [("en", "en"), ("en-GB", "en"), ("EN", "en"), ("de", "en"), ("en-x-pseudo", LANGUAGE)]
)
def test_the_nearest_language_is_spoken(asked: str, got: str) -> None:
    assert understood(asked) == got
