"""Who sits with whom: known properties of round robins and Swiss rounds, for any number and any size of table."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from gamenight.table.club import Board, Member, Night, duplicate_points, everybody_met, points_of, standings
from gamenight.table.pairing import chairs_of, full_sizes, pairing, sizes


def night_of(people: int, seats: int = 2, kind: str = "swiss", bots: bool = False, rounds: int = 9) -> Night:
    members = [Member(f"p{n}", f"P{n}") for n in range(people)]
    return Night("CODE", "Thursday", "p0", "crazy_eights", seats, {}, kind, rounds, members, bots=bots)


def play_round(night: Night) -> list[list[str]]:
    """Whoever has the lowest number wins; a bot never does."""
    tables = pairing(night, False, 2)
    ranks = [[-int(player[1:] or 0) if player else -99 for player in table] for table in tables]
    night.played.append(
        [
            Board("T", table, [1000 if rank == max(each) else 0 for rank in each], each)
            for table, each in zip(tables, ranks, strict=True)
        ]
    )
    return tables


def meetings(night: Night) -> Counter[frozenset[str]]:
    tables = [board.players for boards in night.played for board in boards]
    return Counter(
        frozenset(pair) for table in tables for pair in itertools.combinations([p for p in table if p], 2)
    )


@pytest.mark.parametrize("people", range(2, 13))
def test_a_round_robin_of_two_lets_everybody_meet_once_and_begin_as_often_as_not(people: int) -> None:
    night = night_of(people, kind="round_robin", rounds=0)
    while not night.over():
        play_round(night)
    assert len(night.played) == (people - 1 if people % 2 == 0 else people)
    assert set(meetings(night).values()) == {1}
    assert len(meetings(night)) == people * (people - 1) // 2
    for sat in chairs_of(night).values():
        assert abs(sat[0] - sat[1]) <= 2


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(9, 3, 4), (4, 4, 1), (6, 3, 4), (8, 4, 5), (10, 4, 7)]
)
def test_a_round_robin_of_larger_tables_lets_everybody_meet(people: int, seats: int, rounds: int) -> None:
    night = night_of(people, seats, "round_robin", rounds=0)
    while not night.over():
        play_round(night)
        assert len(night.played) <= rounds
    assert everybody_met(night)
    assert len(meetings(night)) == people * (people - 1) // 2


def test_nine_at_tables_of_three_meet_exactly_once_in_four_rounds() -> None:
    night = night_of(9, 3, "round_robin", rounds=0)
    while not night.over():
        play_round(night)
    assert len(night.played) == 4
    assert set(meetings(night).values()) == {1}


def test_after_a_late_comer_and_a_leaver_everybody_still_meets_and_nobody_three_times() -> None:
    night = night_of(6, kind="round_robin", rounds=0)
    play_round(night)
    night.members.append(Member("p6", "P6", since=2))
    play_round(night)
    night.members[2].gone = True
    while not night.over():
        play_round(night)
        assert len(night.played) <= 8
    assert max(meetings(night).values()) <= 2


def test_swiss_lets_leaders_meet_and_nobody_meet_twice() -> None:
    night = night_of(8)
    met = [frozenset(table) for _ in range(4) for table in play_round(night)]
    assert len(met) == len(set(met)) == 16
    assert standings(night, False)[0].name == "P0"
    for round_ in (1, 2):
        assert points_before(night, round_), "in every table of these rounds people with equal points met"


def points_before(night: Night, round_: int) -> bool:
    """Whether those who met in a round of eight stood equal before it."""
    before = Night("", "", "", "crazy_eights", 2, {}, "swiss", 9, night.members, night.played[:round_])
    total = {row.player: row.total for row in standings(before, False)}
    return all(total[board.players[0]] == total[board.players[1]] for board in night.played[round_])


def test_a_bye_counts_as_a_win_and_goes_round() -> None:
    night = night_of(5)
    resting = [table[0] for _ in range(5) for table in play_round(night) if len(table) == 1]
    assert sorted(resting) == ["p0", "p1", "p2", "p3", "p4"]
    assert points_of(Board("", ["p1"], [1], [0]), False) == {"p1": 10}


def test_tables_are_as_even_as_can_be() -> None:
    assert sizes(10, 4, 2) == [4, 3, 3]
    assert sizes(8, 4, 4) == [4, 4]
    assert sizes(7, 4, 4) == [4, 1, 1, 1]


@pytest.mark.parametrize(("people", "seats"), [(7, 2), (7, 4), (5, 4), (9, 4)])
def test_bots_fill_the_chairs_so_that_nobody_rests(people: int, seats: int) -> None:
    night = night_of(people, seats, bots=True)
    for _ in range(4):
        tables = play_round(night)
        assert all(len(table) == seats for table in tables)
        assert sorted(player for table in tables for player in table if player) == sorted(
            member.player for member in night.members
        )
    assert sum(full_sizes(people, seats)) == people
    assert all(points is not None for row in standings(night, False) for points in row.points)


@pytest.mark.parametrize(("people", "seats"), [(8, 4), (12, 4), (8, 2), (9, 3)])
def test_over_the_rounds_everybody_has_every_chair_about_as_often(people: int, seats: int) -> None:
    night = night_of(people, seats)
    for _ in range(2 * seats):
        play_round(night)
    for sat in chairs_of(night).values():
        assert max(sat.values()) - min(sat[chair] for chair in range(seats)) <= 2


def test_a_night_of_two_hundred_is_seated_in_a_moment() -> None:
    night = night_of(200, 4)
    for _ in range(2):
        assert sum(len(table) for table in play_round(night)) == 200
    assert max(meetings(night).values()) == 1


def test_those_who_share_a_place_share_its_points() -> None:
    assert points_of(Board("T", ["a", "b", "c"], [500, 500, 0], [5, 5, 1]), False) == {"a": 8, "b": 8, "c": 3}


def test_with_the_same_cards_points_are_won_against_those_in_the_same_chair() -> None:
    boards = [
        Board("T", ["a", "b"], [1000, 0], [90, 10]),  # a has the better cards, and wins
        Board("U", ["c", "d"], [1000, 0], [95, 5]),  # but c made more of them, and b more of the worse
        Board("V", ["e", ""], [1000, 0], [90, 20]),  # a bot made most of the worse
    ]
    assert duplicate_points(boards, False) == {"a": 2.5, "c": 10, "e": 2.5, "b": 5, "d": 0}
    unfinished = [*boards[:2], Board("V", ["e", ""])]
    assert duplicate_points(unfinished, False) == {}, "nothing before all have played these cards"
