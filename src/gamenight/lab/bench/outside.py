"""Other people's packages, each measured in a process of its own: `python outside.py NAME`, by the Python that has it.

It is asked on standard input for so many seconds of work, a line at a time, and answers how much was done a second;
the other side is `lab.bench.programs`. This file is run by itself and needs nothing beside it: a package under another
licence, or one that pins its libraries, never meets ours.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import metadata
from typing import Any

LONGEST = 400  # moves of a game of chess; then the next one is begun
STEPS = 500  # of an environment, between two looks at the clock

Attempt = Callable[[], int]


def pick(luck: random.Random, some: Any) -> Any:
    return some[int(luck.random() * len(some))]


def python_chess() -> Attempt:
    """Random games."""
    chess, luck = importlib.import_module("chess"), random.Random(1)

    def attempt() -> int:
        board, played = chess.Board(), 0
        while played < LONGEST:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.is_fivefold_repetition():
                break
            board.push(pick(luck, moves))
            played += 1
        return played

    return attempt


def python_chess_perft() -> Attempt:
    """Positions three moves from the start, counted."""
    chess = importlib.import_module("chess")

    def count(board: Any, deep: int) -> int:
        if deep == 1:
            return int(board.legal_moves.count())
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += count(board, deep - 1)
            board.pop()
        return total

    return lambda: count(chess.Board(), 3)


def rust_chess() -> Attempt:
    """Random games; moves are generated in Rust and chosen in Python."""
    rust, luck = importlib.import_module("rust_chess"), random.Random(1)

    def attempt() -> int:
        board, played = rust.Board(), 0
        while played < LONGEST:
            board.reset_move_generator()
            moves = list(board.generate_legal_moves())
            over = board.is_insufficient_material() or board.is_fivefold_repetition()
            if not moves or over or board.is_seventy_five_moves():
                break
            board.make_move(pick(luck, moves))
            played += 1
        return played

    return attempt


def bulletchess() -> Attempt:
    """Random games; the rules are in C."""
    bullet, luck = importlib.import_module("bulletchess"), random.Random(1)

    def attempt() -> int:
        board, played = bullet.Board(), 0
        moves = board.legal_moves()
        while moves and board not in bullet.CHECKMATE and board not in bullet.FORCED_DRAW:
            board.apply(pick(luck, moves))
            played += 1
            moves = board.legal_moves()
        return played

    return attempt


def py_draughts() -> Attempt:
    """American checkers."""
    board_of, luck = getattr(importlib.import_module("draughts"), "AmericanBoard", None), random.Random(1)
    if board_of is None:
        raise ImportError("pydraughts is another package that is imported by the same name")

    def attempt() -> int:
        board, played = board_of(), 0
        while played < LONGEST and not board.game_over:
            board.push(pick(luck, list(board.legal_moves)))
            played += 1
        return played

    return attempt


def pydraughts() -> Attempt:
    """English draughts."""
    draughts, luck = importlib.import_module("draughts"), random.Random(1)
    if hasattr(draughts, "AmericanBoard"):
        raise ImportError("py-draughts is another package that is imported by the same name")

    def attempt() -> int:
        board, played = draughts.Board(variant="english"), 0
        while played < 60 and not board.is_over():
            board.push(pick(luck, board.legal_moves()))
            played += 1
        return played

    return attempt


def pettingzoo_chess(wrapped: bool) -> Attempt:
    """The loop of its documentation: last, a legal move at random, step."""
    module = importlib.import_module("pettingzoo.classic.chess.chess")
    env, luck = module.env() if wrapped else module.raw_env(), random.Random(1)

    def attempt() -> int:
        done = 0
        while done < STEPS:
            env.reset(seed=luck.getrandbits(30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(int(pick(luck, seen["action_mask"].nonzero()[0])))
                done += 1
        return done

    return attempt


def rlcard(name: str) -> Attempt:
    """One of its environments, random agents."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})
    luck = random.Random(1)

    def attempt() -> int:
        state, _ = env.reset()
        played = 0
        while not env.is_over():
            state, _ = env.step(pick(luck, list(state["legal_actions"])))
            played += 1
        return played

    return attempt


def pgx_chess(rows: int) -> Attempt:
    """Rows of games in one compiled step on the processor, a legal move at random in each, begun again at their end."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make("chess")
    auto = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto)

    def stepped(state: Any, key: Any) -> Any:
        key, one, two = jax.random.split(key, 3)
        legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(one, legal), jax.random.split(two, rows)), key

    go = jax.jit(stepped)
    key = jax.random.PRNGKey(1)
    kept = [begin(jax.random.split(key, rows)), key]

    def attempt() -> int:
        for _ in range(8):
            kept[0], kept[1] = go(kept[0], kept[1])
        kept[1].block_until_ready()
        kept[0].current_player.block_until_ready()
        return 8 * rows

    return attempt


def gym_hearts() -> Attempt:
    """A hand after the other; games to 100."""
    kind, luck = importlib.import_module("gymhearts.env").HeartsEnv, random.Random(1)
    strategy = importlib.import_module("gymhearts.strategy").IStrategy

    def attempt() -> int:
        env, played = kind(), 0
        for _ in range(4):
            env.add_player(strategy())
        env.start()
        seen, done = env.get_observation(), False
        while not done:
            legal = seen["valid_hand_cards"] or seen["hand_cards"]
            seen, _, done, _ = env.step(pick(luck, legal))
            played += 1
        return played

    return attempt


def ludopy() -> Attempt:
    """Ludo for four until one has won; throws that leave a choice or not."""
    package, luck = importlib.import_module("ludopy"), random.Random(1)

    def attempt() -> int:
        game, played, won = package.Game(), 0, False
        while not won:
            (_, pieces, *_), _ = game.get_observation()
            after = game.answer_observation(pick(luck, pieces) if len(pieces) else -1)
            won = bool(after[5])
            played += 1
        return played

    return attempt


def cribbage() -> Attempt:
    """Two random players to 121; cards laid away and played are counted."""
    games, players = importlib.import_module("cribbage.game"), importlib.import_module("cribbage.players")
    count = [0]

    class Counted(players.RandomPlayer):  # type: ignore[name-defined]
        def update_after_play(self, play: Any) -> None:
            count[0] += 1
            super().update_after_play(play)

        def update_after_discards(self, discards: Any) -> None:
            count[0] += 2
            super().update_after_discards(discards)

    for module in (games, players):
        module.__dict__["print"] = lambda *said: None  # it tells every card

    def attempt() -> int:
        count[0] = 0
        with contextlib.suppress(players.WinGame):
            games.Game(Counted("a"), Counted("b")).run()
        return count[0]

    return attempt


PROGRAMS: dict[str, tuple[str, Callable[[], Attempt]]] = {  # the package that pip knows, and what is measured
    "python-chess": ("chess", python_chess),
    "python-chess perft": ("chess", python_chess_perft),
    "rust-chess": ("rust-chess", rust_chess),
    "bulletchess": ("bulletchess", bulletchess),
    "py-draughts": ("py-draughts", py_draughts),
    "pydraughts": ("pydraughts", pydraughts),
    "PettingZoo chess": ("pettingzoo", lambda: pettingzoo_chess(wrapped=True)),
    "PettingZoo chess, raw": ("pettingzoo", lambda: pettingzoo_chess(wrapped=False)),
    "RLCard gin rummy": ("rlcard", lambda: rlcard("gin-rummy")),
    "RLCard UNO": ("rlcard", lambda: rlcard("uno")),
    "RLCard dou dizhu": ("rlcard", lambda: rlcard("doudizhu")),
    "pgx chess, 1 row": ("pgx", lambda: pgx_chess(1)),
    "pgx chess, 64 rows": ("pgx", lambda: pgx_chess(64)),
    "pgx chess, 1024 rows": ("pgx", lambda: pgx_chess(1024)),
    "gym-hearts": ("gym-hearts", gym_hearts),
    "ludopy": ("ludopy", ludopy),
    "cribbage": ("cribbage", cribbage),
}


def rate(attempt: Attempt, seconds: float) -> float:
    """How much is done in a second of the processor's time."""
    done, started = 0, time.process_time()
    while True:
        done += attempt()
        elapsed = time.process_time() - started
        if elapsed >= seconds:
            return done / elapsed


def serve(name: str) -> None:
    """Answer until nobody asks any more."""
    out, sys.stdout = sys.stdout, sys.stderr  # what a package prints is no answer
    package, make = PROGRAMS[name]

    def say(**answer: Any) -> None:
        print(json.dumps(answer), file=out, flush=True)

    try:
        attempt = make()
        attempt()  # whatever is only slow the first time
    except ImportError:
        say(missing=package)
        return
    say(version=metadata.version(package))
    for line in sys.stdin:
        say(per_second=rate(attempt, float(line)))


if __name__ == "__main__":
    serve(sys.argv[1])
