"""What a review says in sentences is so by its own numbers, and what it calls better is better when tried again."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from statistics import fmean
from typing import Any

import pytest

import gamenight
from gamenight.bots.net_use import house_of, judgement_of
from gamenight.bots.review import Decision, Review, review
from gamenight.bots.reviewing import as_data, as_lines
from gamenight.bots.search import Search
from gamenight.core.position import first
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, replay, step

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "hearts": (4, {"target": 0}), "crazy_eights": (3, {}), "texas_42": (4, {"target": 0}),
    "zillionaire": (3, {"games": 1}), "rummy": (3, {"deals": 1, "void_after": 1}), "call_me_lucky": (3, {}),
    "dominoes": (3, {"target": 20}), "block": (3, {"target": 20}), "bergen": (3, {}), "checkers": (2, {}),
    "domino_poker": (3, {"hands": 2}), "sorry": (2, {"max_turns": 60}), "poker_dice": (3, {"wins": 1}),
    "cribbage": (2, {"target": "61"}), "lucy": (3, {}), "bingo": (1, {}), "chess": (2, {"move_limit": 30}),
    "monopoly": (3, {"game": "time limit", "limit": "rounds", "rounds": 4}),
    "christmas_opoly": (3, {"max_rounds": 4}),
}  # fmt: skip
WITHOUT_LUCK = ("chess", "checkers")
MUCH = 0.05
NAME = r"(Player \d)"


@lru_cache(256)
def looked_at(name: str, seed: int, playouts: int = 3_000) -> tuple[Record, Review]:
    """A game in which one move in five is any that may be made, and its review."""
    seats, options = GAMES[name]
    game, choose, chance = gamenight.game(name), random.Random(seed), gamenight.Seeded(seed)
    record = Record(game, seats, game.house(seats, options))
    position = begin(record, chance)
    while position.to_move() and len(record.lines) < 2_000:
        seat = first(position.to_move())
        move = choose.choice(game.moves(position, seat))
        if game.judgement is not None and choose.random() < 0.8:
            move = game.judgement.choose(position.copy(), seat, position.moves(seat), chance)
        step(record, position, seat, move, chance)
    return record, review(record, playouts)


Said = Callable[..., bool]
SENTENCES: dict[str, Said] = {}


def says(pattern: str) -> Callable[[Said], Said]:
    def put(predicate: Said) -> Said:
        SENTENCES[pattern] = predicate
        return predicate

    return put


def parts(found: Review, name: str) -> tuple[dict[str, float], float]:
    """What luck, own choices and others' did to a seat, as a program reads it, and the change in all."""
    told = next(each for each in as_data(found)["seats"] if each["name"] == name)
    return {part: told[part] for part in ("luck", "choices", "others")}, told["end"] - told["start"]


def did_most(found: Review, name: str, part: str, good: bool) -> bool:
    did, change = parts(found, name)
    sign = 1 if good else -1
    most = max(sign * value for value in did.values())
    return sign * change > 0 and sign * did[part] >= max(most - 0.0002, MUCH - 0.0001)


@says(rf"{NAME} lost by luck: no choice is known to have cost much\.")
def lost_by_luck(found: Review, name: str) -> bool:
    seat = found.names.index(name)
    dear = [each for each in found.decisions if each.seat == seat and each.cost >= MUCH]
    return found.payoffs[seat] == 0 and not dear and did_most(found, name, "luck", False)


@says(rf"(Bad|Good) luck (?:cost|helped) {NAME} most\.")
def luck_did_most(found: Review, how: str, name: str) -> bool:
    return did_most(found, name, "luck", how == "Good")


@says(rf"{NAME}'s own choices cost most\.")
def own_choices(found: Review, name: str) -> bool:
    return did_most(found, name, "choices", False)


@says(rf"What others chose cost {NAME} most\.")
def others_cost(found: Review, name: str) -> bool:
    return did_most(found, name, "others", False)


@says(rf"The others' mistakes helped {NAME} most\.")
def others_helped(found: Review, name: str) -> bool:
    return did_most(found, name, "others", True)


@says(r"No choice is known to have cost much: luck decided this game\.")
def luck_decided(found: Review) -> bool:
    every = [parts(found, name) for name in found.names]
    lucky = all(
        did_most(found, name, "luck", change > 0)
        for name, (_, change) in zip(found.names, every, strict=True)
    )
    return lucky and all(each.cost < MUCH for each in found.decisions)


@says(r"No single choice turned this game\.")
def nothing_turned(found: Review) -> bool:
    return all(each.lost < MUCH for each in found.decisions)


@says(rf"Move (\d+), {NAME}: a (slip|chance not taken), (\d+) % to (\d+) %\.")
def told_as_lost(found: Review, number: str, name: str, kind: str, before: str, after: str) -> bool:
    """A chance not taken leaves one where one stood before it came; a slip leaves one worse off."""
    seat = found.names.index(name)
    some = [
        each
        for each in found.decisions
        if each.seat == seat
        and abs(100 * each.best_share - int(before)) < 1
        and abs(100 * each.share - int(after)) < 1
    ]
    worse = [each.share < each.before - 0.02 for each in some]
    return int(before) - int(after) >= 4 and (kind == "slip") in worse


@says(rf"Move (\d+), {NAME}: well found\.")
def well_found(found: Review, number: str, name: str) -> bool:
    seat = found.names.index(name)
    return any(
        each.seat == seat and each.best == each.text and each.margin >= 2 * MUCH for each in found.decisions
    )


def judging(line: str) -> bool:
    """What is no table, opening, move or reason: sentences that stand at the margin."""
    return bool(line) and not line.startswith((" ", "Chances in 100", "Opening: ")) and "  " not in line


def false_in(found: Review, heard: Counter[str] | None = None) -> list[str]:
    wrong = []
    for line in filter(judging, as_lines(found)):
        kinds = [(match, so) for pattern, so in SENTENCES.items() if (match := re.fullmatch(pattern, line))]
        assert len(kinds) == 1, line
        match, so = kinds[0]
        if heard is not None:
            heard[so.__name__] += 1
        if not so(found, *match.groups()):
            wrong.append(line)
    return wrong


def best_play_is_legal(record: Record, decision: Decision) -> bool:
    """The moves of "Best play", one after the other from where the choice was made."""
    for number, (_, position) in enumerate(replay(record), 1):
        if number == decision.line:
            position = position.copy()
            for text in decision.goes_on:
                seat = first(position.to_move())
                (move,) = record.game.read(position.view(seat), text)
                record.game.play(position, seat, move, gamenight.Seeded(1))
            return True
    return False


def watched(name: str, seeds: range) -> Counter[str]:
    heard: Counter[str] = Counter()
    for seed in seeds:
        record, found = looked_at(name, seed)
        assert false_in(found, heard) == [], f"{name} {seed}"
        if name in WITHOUT_LUCK:
            assert not any("luck" in line for line in as_lines(found) if judging(line))
        for decision in found.turning_points():
            assert best_play_is_legal(record, decision), (name, seed, decision)
    return heard


@pytest.mark.parametrize("name", ["hearts", "checkers", "crazy_eights", "poker_dice", "domino_poker"])
def test_what_a_review_says_is_so(name: str) -> None:
    assert watched(name, range(2))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_what_many_reviews_say_is_so(name: str) -> None:
    heard = watched(name, range(20))
    print(f"\n{name}: {heard.total()} sentences of {len(heard)} kinds, none false: {dict(heard)}")


def test_a_false_verdict_is_noticed() -> None:
    """The books of one seat are changed, or what the sentence goes by; each sentence is said of another's game."""
    _, found = looked_at("hearts", 1)
    lines = [line for line in as_lines(found) if judging(line) and "most" in line]
    swapped = copy.deepcopy(found)
    swapped.luck, swapped.own, swapped.others = found.own, found.others, found.luck
    for line in lines:
        match, so = next((m, so) for pattern, so in SENTENCES.items() if (m := re.fullmatch(pattern, line)))
        assert so(found, *match.groups())
        assert not so(swapped, *match.groups()), line


def test_mistakes_called_luck_are_noticed() -> None:
    _, found = looked_at("hearts", 1)
    blamed = copy.deepcopy(found)
    blamed.decisions[0].best_share = blamed.decisions[0].share + 0.3
    assert not luck_decided(blamed)
    assert not nothing_turned(blamed)
    assert not lost_by_luck(blamed, blamed.names[blamed.decisions[0].seat])
    assert not told_as_lost(found, "1", "Player 1", "slip", "90", "20")
    assert not well_found(found, "1", "Player 9") if "Player 9" in found.names else True


@pytest.mark.soak
def test_what_a_review_calls_better_is_better() -> None:
    """Of the turning points of games with luck, tried again at tables that the review did not see."""
    better = tried = 0
    for name in GAMES:
        for seed in range(4) if name not in (*WITHOUT_LUCK, "bingo") else ():
            record, found = looked_at(name, seed)
            chosen = {each.line: each for each in found.turning_points()}
            for number, (_, position) in enumerate(replay(record), 1):
                decision = chosen.get(number)
                if decision is None:
                    continue
                view = position.view(decision.seat)
                judgement = judgement_of(record.game, view.seats, house_of(view))
                search = Search(record.game.imagine, view, judgement, 77)
                made, best = (record.game.read(view, text)[0] for text in (decision.text, decision.best))
                tried += 1
                better += fmean(a - b for a, b in search.compare(best, made, 200)) > 0
    print(f"\n{better} of {tried} turning points: what is called better is better")
    assert tried > 30
    assert better >= 0.97 * tried
