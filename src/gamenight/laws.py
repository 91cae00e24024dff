"""What holds for every game, whoever wrote it. `python -m gamenight.laws GAME` tries them all on one game.

A law is a function of a `Case` (a game with its seats, options and seed) that raises Broken if the game breaks it.
Most laws watch one random game from its start to its end, stopping to look now and then.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.facts import differences, facts
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.options import Value
from gamenight.core.position import NOBODY, WIN, Position, View, first
from gamenight.core.record import Record, begin, read_record, replay, step
from gamenight.core.refusal import GameNightError, Illegal
from gamenight.core.registry import game as find_game
from gamenight.core.scene import Choice, Scene, plain

CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\* \((sheet|ruling|option)", re.MULTILINE)
TO_YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


class Broken(AssertionError):
    """A game breaks a law."""


@dataclass(frozen=True)
class Case:
    """One way to play a game: how many seats, which house rules, whose luck."""

    game: Game[Any]
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 1
    looks: int = 12  # at how many positions the slow laws stop and look
    limit: int = 60_000  # moves after which a game counts as endless

    def __str__(self) -> str:
        house = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} seats={self.seats} {house} seed={self.seed}".replace("  ", " ")

    def start(self) -> Position:
        return self.game.begin(self.seats, self.game.house(self.seats, self.options), Seeded(self.seed))

    def demand(self, holds: bool, words: str) -> None:
        if not holds:
            raise Broken(f"{self}: {words}")


def walk(case: Case) -> Iterator[tuple[int, Position, int, int, Seeded]]:
    """A random game: before each move its number, the position, the seat and the move to come, and the luck."""
    position, chance, choose = case.start(), Seeded(case.seed + 1), random.Random(case.seed)
    for number in range(case.limit):
        movers = [seat for seat in range(case.seats) if (position.to_move() >> seat) & 1]
        if not movers:
            return
        seat = choose.choice(movers)
        move = choose.choice(list(position.moves(seat)))
        yield number, position, seat, move, chance
        position.play(seat, move, chance)
    raise Broken(f"{case}: the game has not ended after {case.limit} moves")


def looks(case: Case) -> Iterator[tuple[Position, int, int, Seeded]]:
    """Some positions of a random game, early and late ones: dense at first, then ever sparser."""
    following, gap, seen = 0, 1.0, 0
    for number, position, seat, move, chance in walk(case):
        if number < following:
            continue
        yield position, seat, move, chance
        seen += 1
        gap = gap * 1.25 if seen > case.looks // 2 else gap + 0.5
        following = number + int(gap)
        if seen > 4 * case.looks:
            gap *= 2


def watchers(case: Case) -> range:
    """Every seat, and a spectator."""
    return range(NOBODY, case.seats)


def moves_exist_exactly_while_a_seat_is_to_move(case: Case) -> None:
    for _, position, _, _, _ in walk(case):
        movers = position.to_move()
        case.demand(
            0 < movers < 1 << case.seats, f"to_move is {movers:b}, which is no set of {case.seats} seats"
        )
        for seat in range(case.seats):
            moves = list(position.moves(seat))
            case.demand(
                bool(moves) == bool((movers >> seat) & 1), f"seat {seat}: moves {moves}, to_move {movers:b}"
            )
            case.demand(moves == sorted(set(moves)), f"moves are not ascending: {moves}")
            case.demand(
                all(0 <= move < case.game.move_limit for move in moves), f"a move is out of bounds: {moves}"
            )


def games_end_with_a_result(case: Case) -> None:
    position = case.start()
    for _, played, _, _, _ in walk(case):
        position = played
    payoffs = list(position.payoffs())
    whole = {WIN} if case.seats > 1 else {0, WIN}
    case.demand(len(payoffs) == len(list(position.scores())) == case.seats, "a seat has no score or payoff")
    case.demand(sum(payoffs) in whole and min(payoffs) >= 0, f"the payoffs {payoffs} do not share {WIN}")
    for seat in watchers(case):
        case.demand(
            not len(position.view(seat).moves) and not position.view(seat).movers,
            "someone moves after the end",
        )
        case.game.scene(position.view(seat))


def nothing_is_won_before_the_end(case: Case) -> None:
    for position, _, _, _ in looks(case):
        case.demand(not any(position.payoffs()), f"payoffs {list(position.payoffs())} in mid-game")


def an_illegal_move_raises_and_changes_nothing(case: Case) -> None:
    rules = set(clauses(case.game))
    choose = random.Random(case.seed)
    for position, seat, _, chance in looks(case):
        legal = set(position.moves(seat))
        others = (
            [move for move in range(case.game.move_limit) if move not in legal]
            if case.game.move_limit < 3000
            else []
        )
        tries = [*choose.sample(others, min(6, len(others))), case.game.move_limit, -1]
        before = facts(position)
        for move in tries:
            try:
                case.game.play(position, seat, move, chance)
            except Illegal as illegal:
                refusal = illegal.refusal
            else:
                raise Broken(f"{case}: illegal move {move} was played")
            case.demand(facts(position) == before, f"illegal move {move} changed the position")
            if 0 <= move < case.game.move_limit:
                case.demand(
                    refusal.clause in rules, f"the refusal of {move} cites {refusal.clause!r}, not a clause"
                )
            case.demand(
                refusal.sentence.endswith((".", "!")),
                f"the refusal of {move} is no sentence: {refusal.sentence!r}",
            )
        out = [seat for seat in range(case.seats) if not (position.to_move() >> seat) & 1]
        for idle in out[:1]:
            case.demand(_refused(case, position, idle, next(iter(legal)), chance), "a seat moved out of turn")


def _refused(case: Case, position: Position, seat: int, move: int, chance: Seeded) -> bool:
    try:
        case.game.play(position, seat, move, chance)
    except GameNightError:
        return True
    return False


def copies_are_independent(case: Case) -> None:
    for position, seat, move, _ in looks(case):
        before = facts(position)
        copy = position.copy()
        case.demand(facts(copy) == before, f"a copy differs: {differences(copy, position)[:3]}")
        copy.play(seat, move, Seeded(3))
        for _ in range(20):
            movers = copy.to_move()
            if not movers:
                break
            mover = first(movers)
            copy.play(mover, copy.moves(mover)[0], Seeded(4))
        case.demand(facts(position) == before, "playing on a copy changed the original")


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
    again = read_record(text, find_game if case.game.name in _shelf() else lambda name: case.game)
    case.demand(again.text() == text, "a record read and written again differs")
    at = 0
    for number, (_, replayed) in enumerate(replay(again), 1):
        if number < 60 or number % 50 == 0:
            views = [facts(replayed.view(seat)) for seat in watchers(case)]
            case.demand(views == seen[at], f"line {number - 1} of the record replays to other views")
            at += 1


def _shelf() -> list[str]:
    from gamenight.core.registry import games

    return games()


def notation_reads_back(case: Case) -> None:
    for position, seat, _, _ in looks(case):
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


def moves_can_be_told_apart_by_touch(case: Case) -> None:
    for position, seat, _, _ in looks(case):
        view = position.view(seat)
        scene = case.game.scene(view)
        _check_touches(case, scene)
        covered = [move for choice in scene.choices for move in _stands_for(case, view, choice)]
        case.demand(
            sorted(set(covered)) == list(view.moves),
            f"choices offer {sorted(set(covered))}, legal are {list(view.moves)}",
        )
        texts = [choice.text for choice in scene.choices]
        case.demand(len(set(texts)) == len(texts), f"a choice is offered twice: {texts}")
        for other in watchers(case):
            if other == NOBODY or not (position.to_move() >> other) & 1:
                case.demand(
                    not case.game.scene(position.view(other)).choices,
                    f"seat {other} is offered moves out of turn",
                )


def _stands_for(case: Case, view: View, choice: Choice) -> list[int]:
    """The first steps that a choice covers."""
    if choice.amount is None:
        return case.game.read(view, choice.text)[:1]
    amount = choice.amount
    numbers = [n for n in range(amount.low, amount.high + 1, amount.step) if n not in amount.skip]
    some = numbers if len(numbers) < 40 else numbers[:12] + numbers[:: len(numbers) // 20] + numbers[-12:]
    return [case.game.read(view, choice.text.format(n))[0] for n in some]


def _check_touches(case: Case, scene: Scene) -> None:
    things = {piece.id for piece in scene.pieces} | {button.id for button in scene.buttons}
    things |= {f"seat:{seat.seat}" for seat in scene.seats}
    things |= {space.id for space in scene.board.spaces} if scene.board else set()
    for zone in scene.zones:
        things |= {piece.id for piece in zone.pieces} | {spot.id for spot in zone.spots} | {zone.touch}
    touches = [tuple(sorted(c.touch[:-1])) + c.touch[-1:] if c.any_order else c.touch for c in scene.choices]
    for touch in touches:
        missing = [thing for thing in touch if thing not in things]
        case.demand(bool(touch) and not missing, f"touch {touch}: {missing} is not in the scene")
    case.demand(len(set(touches)) == len(touches), f"two moves are touched alike: {sorted(touches)}")
    for a, b in itertools.permutations(touches, 2):
        case.demand(a != b[: len(a)], f"{a} is touched on the way to {b}")


def ids_are_unique(case: Case) -> None:
    for position, _, _, _ in looks(case):
        for seat in watchers(case):
            scene = case.game.scene(position.view(seat))
            ids = [piece.id for piece in scene.pieces] + [
                piece.id for zone in scene.zones for piece in zone.pieces
            ]
            ids += [zone.id for zone in scene.zones] + [button.id for button in scene.buttons]
            twice = sorted({each for each in ids if ids.count(each) > 1})
            case.demand(not twice, f"the scene has two of {twice[:3]}")


def nothing_leaks(case: Case) -> None:
    for position, _, _, chance in looks(case):
        for seat in watchers(case):
            view = position.view(seat)
            world = case.game.imagine(view, chance)
            found = differences(world.view(seat), view)
            case.demand(not found, f"seat {seat} sees what it cannot know: {found[:3]}")
            case.demand(
                case.game.scene(world.view(seat)) == case.game.scene(view), f"seat {seat}: the scene differs"
            )


def sentences_tell_no_more_than_the_view(case: Case) -> None:
    """Two tables that look the same to a seat before and after a move must also sound the same."""
    for position, mover, move, chance in looks(case):
        seed = chance.pick(1 << 30)
        for seat in watchers(case):
            truth, world = position.copy(), case.game.imagine(position.view(seat), chance)
            told = _told(case, truth, mover, move, seed, seat)
            case.demand(all(sentence[-1] in ".!?" for sentence in told), f"not a sentence: {told}")
            if seat == NOBODY:
                case.demand(not TO_YOU.search(" ".join(told)), f"a spectator is told of themselves: {told}")
            for other in _alike(world, mover, move):
                also = world.copy()
                heard = _told(case, also, mover, other, seed, seat)
                if heard != told and not differences(also.view(seat), truth.view(seat)):
                    raise Broken(f"{case}: seat {seat} hears {told} or {heard}, and sees the same")


def _alike(world: Position, mover: int, move: int) -> list[int]:
    """The same move at another table if it may be made there, and a few others."""
    moves = list(world.moves(mover))
    return [other for other in moves if other == move] + [other for other in moves if other != move][:4]


def _told(case: Case, position: Position, seat: int, move: int, seed: int, listener: int) -> list[str]:
    position.journal = Journal()
    position.play(seat, move, Seeded(seed))
    return case.game.tell(position.view(listener), position.journal.heard(listener))


def a_spectator_is_never_addressed(case: Case) -> None:
    for position, _, _, _ in looks(case):
        scene = case.game.scene(position.view(NOBODY))
        words = [scene.prompt, scene.heading, *(zone.label for zone in scene.zones)]
        words += [word for seat in scene.seats for word in (seat.score_says, *seat.status)]
        case.demand(not TO_YOU.search(" / ".join(words)), f"a spectator is addressed: {words}")


def scenes_are_plain_data(case: Case) -> None:
    rules = set(clauses(case.game))
    for position, _, _, _ in looks(case):
        for seat in watchers(case):
            scene = case.game.scene(position.view(seat))
            json.dumps(plain(scene))
            case.demand(
                bool(scene.prompt) and scene.prompt[-1] in ".!?",
                f"the prompt is no sentence: {scene.prompt!r}",
            )
            case.demand(
                scene.clause in rules, f"the scene points at clause {scene.clause!r}, which is not there"
            )
            case.demand(len(scene.seats) == case.seats, "the scene leaves out a seat")


def audits_hold_in_imagined_worlds_too(case: Case) -> None:
    for position, _, _, chance in looks(case):
        position.audit()
        for seat in watchers(case):
            case.game.imagine(position.view(seat), chance).audit()


def house_rules_are_explained(case: Case) -> None:
    rules = set(clauses(case.game))
    case.demand(bool(rules), "rules.md has no numbered clauses")
    for option in case.game.option_list():
        case.demand(
            option.clause in rules, f"option {option.name} cites clause {option.clause!r}, which is not there"
        )
        case.demand(bool(option.says), f"option {option.name} says nothing")
    for preset in case.game.presets.values():
        case.game.house(_seats_for(case.game, dict(preset.options)), preset.options)


def _seats_for(game: Game[Any], options: dict[str, Value]) -> int:
    for seats in game.seats:
        if allowed(game, seats, options):
            return seats
    raise Broken(f"{game.name}: no number of seats can play {options}")


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
)


def clauses(game: Game[Any]) -> list[str]:
    """The numbers of all clauses in a game's rulebook."""
    return [found[0] for found in CLAUSE.findall(game.rulebook())]


def clauses_without_a_test(game: Game[Any], tests: str) -> list[str]:
    """The clauses that no test in a test file's text is named or marked for: `test_4_2_...`, `clause("4.2")`."""
    named = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    for marked in re.findall(r"mark\.clause\(([^)]*)\)", tests):
        named |= set(re.findall(r"\d+\.\d+", marked))
    return [clause for clause in clauses(game) if clause not in named]


def evenness(draw: Callable[[], Hashable], worlds: Sequence[Hashable], tries: int) -> float:
    """How even `draw` is over `worlds`: chi-square over its degrees of freedom, near 1 when all are equally likely."""
    seen: dict[Hashable, int] = dict.fromkeys(worlds, 0)
    for _ in range(tries):
        world = draw()
        if world not in seen:
            raise Broken(f"a world came up that cannot be: {world}")
        seen[world] += 1
    expected = tries / len(worlds)
    return sum((n - expected) ** 2 / expected for n in seen.values()) / max(1, len(worlds) - 1)


def allowed(game: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    try:
        game.house(seats, options)
    except GameNightError:
        return False
    return True


def cases(game: Game[Any], seed: int = 1, looks: int = 12) -> list[Case]:
    """Every number of seats and every value of every option, each pair of values together in some case."""
    factors: dict[str, list[Any]] = {"": list(game.seats)}
    factors |= {option.name: option.values() for option in game.option_list()}
    wanted: set[tuple[tuple[str, Any], ...]] = {
        ((a, x), (b, y))
        for a, b in itertools.combinations(factors, 2)
        for x in factors[a]
        for y in factors[b]
    } or {(("", seats),) for seats in game.seats}
    found: list[Case] = []
    choose, misses = random.Random(seed), 0
    while wanted and misses < 60:
        rows = [_row(factors, wanted, choose) for _ in range(8)]
        rows = [row for row in rows if allowed(game, row[""], {k: v for k, v in row.items() if k})]
        gains = [(sum(row.items() >= set(pair) for pair in wanted), n) for n, row in enumerate(rows)]
        best = max(gains, default=(0, 0))
        if best[0] == 0:
            misses += 1
            continue
        row = rows[best[1]]
        wanted = {pair for pair in wanted if not row.items() >= set(pair)}
        found.append(Case(game, row[""], {k: v for k, v in row.items() if k}, seed + len(found), looks))
    return found


def _row(
    factors: dict[str, list[Any]], wanted: set[tuple[tuple[str, Any], ...]], choose: random.Random
) -> dict[str, Any]:
    row = {name: choose.choice(values) for name, values in factors.items()}
    some = choose.choice(sorted(wanted, key=repr))
    return row | dict(some)


def main(names: Sequence[str]) -> int:
    """Try every law on every case of the named games; how many were broken."""
    broken = 0
    for name in names:
        found = cases(find_game(name))
        print(f"{name}: {len(found)} cases")
        for law in LAWS:
            for case in found:
                try:
                    law(case)
                except AssertionError as problem:
                    broken += 1
                    print(f"  {law.__name__}: {problem}"[:600])
                    break
    print(f"{broken} broken" if broken else "all hold")
    return broken


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
