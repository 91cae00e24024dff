"""What holds for every game, whoever wrote it. `gamenight laws GAME` tries all of it on one game.

A law is a function of a `Case` (a game with its seats, options and seed) that raises Broken if the game breaks it.
Most laws watch a random game from its start to its end, stopping to look now and then; `watch` plays one game for all
of them. A new law is written in the file of its subject and added to LAWS here.
"""

from __future__ import annotations

from collections.abc import Callable

from gamenight.laws.case import Broken, Case, looks, walk, watch, watchers
from gamenight.laws.clauses import clauses, clauses_without_a_test, house_rules_are_explained
from gamenight.laws.course import (
    an_illegal_move_raises_and_changes_nothing,
    copies_are_independent,
    games_end_with_a_result,
    moves_exist_exactly_while_a_seat_is_to_move,
    nothing_is_won_before_the_end,
)
from gamenight.laws.coverage import allowed, cases
from gamenight.laws.evenness import evenness
from gamenight.laws.languages import nothing_is_said_but_in_its_words
from gamenight.laws.moments import stills_show_no_more_than_their_view
from gamenight.laws.scenes import ids_are_unique, moves_can_be_told_apart_by_touch, scenes_are_plain_data
from gamenight.laws.secrecy import (
    a_spectator_is_never_addressed,
    audits_hold_in_imagined_worlds_too,
    nothing_leaks,
    sentences_tell_no_more_than_the_view,
)
from gamenight.laws.teaching import a_lesson_can_be_played_through, decisions_are_explained
from gamenight.laws.words import words_are_made_of_the_view_alone
from gamenight.laws.writing import a_record_replays_to_the_same_views, notation_reads_back

LAWS: tuple[Callable[[Case], None], ...] = (
    moves_exist_exactly_while_a_seat_is_to_move,
    games_end_with_a_result,
    nothing_is_won_before_the_end,
    an_illegal_move_raises_and_changes_nothing,
    copies_are_independent,
    a_record_replays_to_the_same_views,
    notation_reads_back,
    moves_can_be_told_apart_by_touch,
    ids_are_unique,
    nothing_leaks,
    sentences_tell_no_more_than_the_view,
    a_spectator_is_never_addressed,
    scenes_are_plain_data,
    audits_hold_in_imagined_worlds_too,
    house_rules_are_explained,
    stills_show_no_more_than_their_view,
    words_are_made_of_the_view_alone,
    decisions_are_explained,
)

__all__ = [
    "LAWS",
    "Broken",
    "Case",
    "a_lesson_can_be_played_through",
    "a_record_replays_to_the_same_views",
    "a_spectator_is_never_addressed",
    "allowed",
    "an_illegal_move_raises_and_changes_nothing",
    "audits_hold_in_imagined_worlds_too",
    "cases",
    "clauses",
    "clauses_without_a_test",
    "copies_are_independent",
    "decisions_are_explained",
    "evenness",
    "games_end_with_a_result",
    "house_rules_are_explained",
    "ids_are_unique",
    "looks",
    "moves_can_be_told_apart_by_touch",
    "moves_exist_exactly_while_a_seat_is_to_move",
    "notation_reads_back",
    "nothing_is_said_but_in_its_words",
    "nothing_is_won_before_the_end",
    "nothing_leaks",
    "scenes_are_plain_data",
    "sentences_tell_no_more_than_the_view",
    "stills_show_no_more_than_their_view",
    "walk",
    "watch",
    "watchers",
    "words_are_made_of_the_view_alone",
]
