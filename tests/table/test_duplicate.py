"""Duplicates: who plays with whom, in which chair, and what is left when luck is taken out."""

from __future__ import annotations

import pytest

from gamenight.table.duplicate import (
    Board,
    Duplicate,
    all_played,
    chairs,
    enter,
    lines_of,
    seen_deals,
    totals,
)


def duplicate_of(people: str, seats: int = 4, together: int = 1, deals: int = 2) -> Duplicate:
    made = Duplicate("CODE", "", "a", "hearts", seats, {}, deals, together, "medium", "00" * 32)
    for name in people:
        enter(made, name, name.upper())
    return made


def play(made: Duplicate, deal: int, group: int, *scores: int) -> None:
    made.boards.append(Board(deal, group, f"T{deal}{group}", chairs(made, group, deal), list(scores)))


def test_everybody_alone_has_the_same_chair_in_a_deal_and_another_in_the_next() -> None:
    made = duplicate_of("abc")
    for deal in range(2):
        assert {chairs(made, group, deal).index(name) for group, name in enumerate("abc")} == {deal}


def test_people_fill_tables_in_turn_and_two_sit_opposite_each_other() -> None:
    made = duplicate_of("abcde", together=2)
    assert [[one.player for one in made.group(group)] for group in made.groups()] == [
        ["a", "b"],
        ["c", "d"],
        ["e"],
    ]
    assert chairs(made, 0, 0) == ["a", "", "b", ""]
    assert chairs(made, 1, 3) == ["", "d", "", "c"]


def test_who_comes_late_does_not_sit_down_where_cards_lie_already() -> None:
    made = duplicate_of("a", together=2)
    play(made, 0, 0, 1, 2, 3, 4)
    enter(made, "b", "B")
    assert made.of("b") is not None
    assert [one.group for one in made.people] == [0, 1]


def test_the_better_cards_are_worth_nothing_what_is_made_of_them_is() -> None:
    made = duplicate_of("ab", seats=2)
    play(made, 0, 0, 100, 3)
    play(made, 0, 1, 90, 5)  # the chair has wonderful cards: both score much
    assert [(line.player, line.better) for line in lines_of(made, 0, False)] == [("a", 10), ("b", -10)]
    assert [(line.player, line.better) for line in lines_of(made, 0, True)] == [("b", 10), ("a", -10)]


def test_totals_add_up_to_nothing_and_ties_share_a_place() -> None:
    made = duplicate_of("abc", seats=2)
    for deal, scores in enumerate(((7, 4, 4), (1, 5, 5))):
        for group, score in enumerate(scores):
            play(made, deal, group, *((score, 0) if deal == 0 else (0, score)))
    rows = totals(made, False, [0, 1])
    assert sum(row.total for row in rows) == pytest.approx(0)
    assert [(row.name, row.place) for row in rows] == [("B", 1), ("C", 1), ("A", 3)]


def test_alone_there_is_nobody_to_be_compared_with() -> None:
    made = duplicate_of("a")
    play(made, 0, 0, 1, 2, 3, 4)
    assert [line.better for line in lines_of(made, 0, False)] == [None]


def test_results_of_a_deal_are_known_only_to_those_who_have_played_it() -> None:
    made = duplicate_of("ab")
    play(made, 0, 0, 1, 2, 3, 4)
    assert seen_deals(made, "a") == [0]
    assert seen_deals(made, "b") == []
    assert seen_deals(made, "") == []
    made.ended = True
    assert seen_deals(made, "") == [0, 1]


def test_all_have_played_when_nobody_who_stayed_has_a_deal_left() -> None:
    made = duplicate_of("ab", deals=1)
    play(made, 0, 0, 1, 2, 3, 4)
    assert not all_played(made)
    made.people[1].gone = True
    assert all_played(made)


def test_every_deal_has_luck_of_its_own_and_every_table_of_it_the_same() -> None:
    made = duplicate_of("ab")
    assert made.deal_secret(0) != made.deal_secret(1)
    assert made.deal_secret(1) == duplicate_of("c").deal_secret(1)
