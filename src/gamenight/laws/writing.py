"""Laws of what is written down: records, and moves in the game's own notation."""

from __future__ import annotations

import random

from gamenight.core.chance import Seeded
from gamenight.core.facts import facts
from gamenight.core.record import Record, read_record
from gamenight.core.registry import game as find_game
from gamenight.core.registry import games
from gamenight.laws.case import Case, Look, at_looks, watchers
from gamenight.sitting.recording import begin, replay, step


def a_record_replays_to_the_same_views(case: Case) -> None:
    house = case.game.house(case.seats, case.options)
    record = Record(case.game, case.seats, house)
    chance, choose = Seeded(case.seed + 2), random.Random(case.seed)
    position = begin(record, chance)
    seen = [[facts(position.view(seat)) for seat in watchers(case)]]
    while position.to_move() and len(record.lines) < min(case.limit, 3000):
        mover = choose.choice([seat for seat in range(case.seats) if (position.to_move() >> seat) & 1])
        step(record, position, mover, choose.choice(list(position.moves(mover))), chance)
        if len(record.lines) < 60 or len(record.lines) % 50 == 0:
            seen.append([facts(position.view(seat)) for seat in watchers(case)])
    text = record.text()
    again = read_record(text, find_game if case.game.name in games() else lambda name: case.game)
    case.demand(again.text() == text, "a record read and written again differs")
    at = 0
    for number, (_, replayed) in enumerate(replay(again), 1):
        if number < 60 or number % 50 == 0:
            views = [facts(replayed.view(seat)) for seat in watchers(case)]
            case.demand(views == seen[at], f"line {number - 1} of the record replays to other views")
            at += 1


@at_looks
def notation_reads_back(case: Case, look: Look) -> None:
    position, seat, _, _ = look
    view = position.view(seat)
    texts = [case.game.write(view, move) for move in view.moves]
    case.demand(len(set(texts)) == len(texts), f"two moves are written alike: {sorted(texts)}")
    for move, text in zip(view.moves, texts, strict=True):
        read = case.game.read(view, text)
        case.demand(read == [move], f"{text!r} stands for {move} and reads back as {read}")
        case.demand(
            ";" not in text and "\n" not in text and text.strip() == text != "",
            f"{text!r} cannot stand in a record",
        )
