"""TextArena: every game as a text environment, `textarena.make("GameNight-Hearts-v1")`. Moves stand in square brackets.

Each player reads what their seat sees and hears, and nothing else. A move that is refused is answered with its clause
and sentence and may be tried again; whoever is refused too often in a row loses, and the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from gamenight.core.describing import describe
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import games
from gamenight.lab.match import Match, chosen_game, fresh_seed
from gamenight.lab.needs import needed
from gamenight.lab.seats import said

ta: Any = needed("textarena", "textarena")
registration: Any = needed("textarena.envs.registration", "textarena")

BRACKETS = re.compile(r"\[([^\[\]]+)\]")
REFUSALS = 3  # in a row, after which a player loses
PROMPT = """You are player {seat} of {seats} in a game of {title}. {says}
Write your move in square brackets, as the list of moves has it: [{like}]. Its rules:

{rules}"""


class TextGame(ta.Env):
    """A game in text."""

    def __init__(
        self,
        game: str | Game[Any],
        options: Mapping[str, object] | None = None,
        error_allowance: int = REFUSALS,
        rules: bool = True,
    ) -> None:
        self.game = chosen_game(game)
        self.options, self.error_allowance, self.rules = options, error_allowance, rules
        self.match: Match
        self.state: Any = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.match = Match(self.game, num_players, self.options)
        self.match.reseed(fresh_seed() if seed is None else seed)
        self.match.begin()
        self.state = ta.FFAMultiPlayerState(num_players, seed, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._ask()

    def _prompt(self, player_id: int, game_state: Any) -> str:
        like = self.game.write(
            self.match.view(self.match.seat), self.match.position.moves(self.match.seat)[0]
        )
        text = self.game.rulebook() if self.rules else "as everywhere."
        return PROMPT.format(
            seat=player_id,
            seats=self.match.seats,
            title=self.game.title,
            says=self.game.says,
            like=like if player_id == self.match.seat else "move",
            rules=text,
        )

    def _ask(self) -> None:
        """Tell the player to move what they see."""
        self.state.manually_set_current_player_id(self.match.seat)
        view = self.match.view(self.match.seat)
        self._tell(self.match.seat, describe(self.game, view), ta.ObservationType.GAME_BOARD)

    def _tell(self, player: int, text: str, kind: Any) -> None:
        self.state.add_observation(message=text, observation_type=kind, to_id=player)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat = self.match.seat
        found = BRACKETS.findall(action)
        self._tell(seat, action, ta.ObservationType.PLAYER_ACTION)
        try:
            steps = self.game.read(self.match.view(seat), found[-1] if found else action)
            self._play(seat, steps)
        except GameNightError as problem:
            self._refuse(seat, said(problem))
        return self.state.step(rotate_player=False)  # type: ignore[no-any-return]

    def _play(self, seat: int, steps: list[int]) -> None:
        """All steps of a phrase, as far as they may be played; the first must be."""
        for number, move in enumerate(steps):
            if number and (self.match.over or self.match.seat != seat):
                break
            if number and move not in self.match.position.moves(seat):
                break
            self._step(seat, move)
        if self.match.over:
            self._end()
        else:
            self._ask()

    def _step(self, seat: int, move: int) -> None:
        position = self.match.position
        position.journal = journal = Journal()
        if move not in position.moves(seat):
            self.game.play(position, seat, move, self.match.chance)  # says why not
        self.match.advance(move)
        position.journal = None
        for player in range(self.match.seats):
            told = self.game.tell(position.view(player), journal.heard(player))
            if told:
                self._tell(player, " ".join(told), ta.ObservationType.GAME_MESSAGE)

    def _refuse(self, seat: int, reason: str) -> None:
        if self.state.set_invalid_move(reason=reason):
            self.match.forbid()
            rewards = dict(enumerate(self.match.rewards()))
            self.state.set_game_outcome(rewards, f"Player {seat} was refused too often: {reason}")
        else:
            self._tell(seat, describe(self.game, self.match.view(seat)), ta.ObservationType.GAME_BOARD)

    def _end(self) -> None:
        scores = ", ".join(str(score) for score in self.match.position.scores())
        rewards = dict(enumerate(self.match.rewards()))
        self.state.set_game_outcome(rewards, f"The game is over. Scores: {scores}.")


def id_of(name: str) -> str:
    """`GameNight-CrazyEights-v1`."""
    words = "".join(word.capitalize() for word in name.split("_"))
    return f"GameNight-{words}-v{chosen_game(name).version}"


def register() -> list[str]:
    """Make every game known to `textarena.make`; the ids. Importing this module does it."""
    found = [id_of(name) for name in games()]
    for name, known in zip(games(), found, strict=True):
        if known not in registration.ENV_REGISTRY:
            registration.register(
                id=known,
                entry_point="gamenight.lab.envs.arena:TextGame",
                default_wrappers=[ta.wrappers.LLMObservationWrapper],
                game=name,
            )
    return found


register()
