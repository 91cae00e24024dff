"""OpenSpiel: every game as a Python game of its own. Importing this module registers them.

```python
import pyspiel, gamenight.lab.envs.spiel
game = pyspiel.load_game("python_gamenight_hearts(players=4,options=target:0 passing:left)")
```
Luck is explicit: a shuffle is one chance node after the other. With `sampled=True` there is a single node for the deal
and the rest of the luck is drawn as it comes: four times as fast, but such states cannot be serialised by OpenSpiel.
"""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

pyspiel: Any = needed("pyspiel", "openspiel")  # first of all: its extra brings what is imported below

import hashlib
import random

from gamenight.core.chance import Chance
from gamenight.core.describing import describe
from gamenight.core.facts import facts
from gamenight.core.game import Game
from gamenight.core.position import Position, first
from gamenight.core.refusal import BadOption
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games
from gamenight.lab.asking import Ask, Asking, Lazy, tried
from gamenight.lab.match import reward_of
from gamenight.lab.observation import Observer, np

MOST_ANSWERS = 1024  # no game asks for one of more
LONGEST = 1_000_000  # moves; no game is known to be longer
OPEN = (
    "bingo",
    "call_me_lucky",
    "checkers",
    "chess",
    "christmas_opoly",
    "monopoly",
    "poker_dice",
)  # nothing hidden
NO_LUCK = ("checkers", "chess")  # unless a draw decides who begins
PREFIX = "python_gamenight_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

Step = tuple[int, Any]  # a move, -1 for the deal, and its luck: the answers given, or a seed


def options_from(text: str) -> dict[str, object]:
    """`target:0 passing:left` as options. OpenSpiel keeps = and , for itself: + stands for a space, ; for a comma."""
    found: dict[str, object] = {}
    for pair in text.split():
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption(f"The option {pair!r} should be written name:value.")
        found[name] = value.replace("+", " ").replace(";", ",")
    return found


class Held:
    """A position that is never played in place: copied as it is, and pickled as the way to it."""

    __slots__ = ("before", "game", "memories", "position", "step")

    def __init__(self, game: SpielGame, position: Position | None, before: Held | None, step: Step) -> None:
        self.game, self.position, self.before, self.step = game, position, before, step
        self.memories: dict[int, str] | None = None  # of each player, made when someone asks

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self

    def steps(self) -> list[Step]:
        """From the beginning."""
        found: list[Step] = []
        held = self
        while held.before is not None:
            found.append(held.step)
            held = held.before
        return found[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (str(self.game), self.steps())

    def memory(self, player: int) -> str:
        """A digest of everything a player has seen and done on the way here: perfect recall."""
        way: list[Held] = []
        held = self
        while player not in held.known() and held.before is not None:
            way.append(held)
            held = held.before
        known = held.known().setdefault(player, "")
        for after in reversed(way):
            known = after.known()[player] = _recalled(known, after, player)
        return known

    def known(self) -> dict[int, str]:
        if self.memories is None:
            self.memories = {}
        return self.memories


def _recalled(known: str, held: Held, player: int) -> str:
    """What a player knew, and what one step more has shown."""
    assert held.before is not None
    assert held.position is not None
    old, did = held.before.position, ""
    if old is not None and first(old.to_move()) == player:
        did = str(held.step[0])
    seen = repr(facts(held.position.view(player)))
    if not did and old is not None and repr(facts(old.view(player))) == seen:
        return known  # nothing has happened that this player noticed
    return hashlib.blake2b(f"{known}{did}{seen}".encode(), digest_size=16).hexdigest()


def replayed(key: str, steps: list[Step]) -> Held:
    """The position at the end of a way."""
    held = Held(pyspiel.load_game(key), None, None, (-1, ()))
    for move, luck in steps:
        held = _onward(held, move, luck)
    return held


def _onward(held: Held, move: int, luck: Any) -> Held:
    chance: Chance = Lazy(luck) if isinstance(luck, int) else _answers(luck)
    game = held.game
    if held.position is None:
        return Held(game, game.rules.begin(game.seats, game.house, chance), held, (move, luck))
    new = held.position.copy()
    new.play(first(new.to_move()), move, chance)
    return Held(game, new, held, (move, luck))


def _answers(given: tuple[int, ...]) -> Asking:
    asking = Asking()
    for answer in given:
        asking.answer(answer)
    return asking


class SpielGame(pyspiel.Game):
    """One of our games; subclasses say which."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules: Game[Any] = game_named(self.name)
        self.seats = int(given.get("players", self.rules.usual_seats))
        self.house = self.rules.house(self.seats, options_from(str(given.get("options", ""))))
        self.sampled = bool(given.get("sampled", False))
        self.luck = random.Random(given["rng_seed"] if given.get("rng_seed", -1) >= 0 else None)
        lucky = _lucky(self.rules, self.seats, self.house)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_limit,
            max_chance_outcomes=1 if self.sampled else MOST_ANSWERS if lucky else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.rules, self.sampled, lucky), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return SpielObserver(self, recall)


class SpielState(pyspiel.State):
    """A state is a held position, and perhaps a move that waits for luck."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, None, None, (-1, ()))
        self.sampled = game.sampled
        self.waiting: tuple[int, tuple[int, ...], int] | None = (
            None  # the move, its luck so far, and what is asked
        )
        self.player = CHANCE  # whose turn it is: OpenSpiel asks several times a move
        if not game.sampled:
            self._try(-1, ())
        else:
            self.waiting = (-1, (), 1)

    def current_player(self) -> int:
        return self.player

    def _position(self) -> Position:
        assert self.held.position is not None
        return self.held.position

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._position().moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.waiting is not None
        n = self.waiting[2]
        return [(answer, 1 / n) for answer in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.sampled:
            self._draw(-1 if self.waiting is not None else action)
        elif self.waiting is not None:
            move, luck, _ = self.waiting
            self._try(move, (*luck, action))
        else:
            self._try(action, ())

    def _draw(self, move: int) -> None:
        """Play on with luck of its own."""
        self._go_on(_onward(self.held, move, self.held.game.luck.getrandbits(62)))

    def _go_on(self, held: Held) -> None:
        """From this position on."""
        self.held, self.waiting = held, None
        movers = self._position().to_move()
        self.player = first(movers) if movers else TERMINAL

    def _try(self, move: int, luck: tuple[int, ...]) -> None:
        """Play on, or wait for more luck."""
        asking = _answers(luck)
        new = self._begun(asking) if self.held.position is None else None
        if self.held.position is not None:
            new = tried(self.held.position, first(self.held.position.to_move()), move, asking)
        if new is None:
            self.waiting, self.player = (move, luck, int(asking.asked)), CHANCE
            return
        self._go_on(Held(self.held.game, new, self.held, (move, luck)))

    def _begun(self, asking: Asking) -> Position | None:
        game = self.held.game
        try:
            return game.rules.begin(game.seats, game.house, asking)
        except Ask:
            return None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.held.position is None:
            return f"luck {action}"
        return str(self.held.game.rules.write(self._position().view(player), action))

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        game = self.held.game
        if not self.is_terminal():
            return [0.0] * int(game.seats)
        return [reward_of(payoff, game.seats) for payoff in self._position().payoffs()]

    def __str__(self) -> str:
        game = self.held.game
        moves = " ".join(str(step[0]) for step in self.held.steps()[1:])
        return f"{game.name}: {moves} {self.waiting or ''}".strip()


class SpielObserver:
    """What a player sees, as the game's own encoding; with perfect recall, a digest of all they ever saw."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.game, self.recall = game, recall
        self._observer = Observer(game.rules, game.seats)
        self.tensor = np.zeros(self._observer.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer(state.held.position.view(player)).observation

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held.position is None:
            return ""
        if self.recall:
            return state.held.memory(player)
        return describe(self.game.rules, state.held.position.view(player))


def _lucky(rules: Game[Any], seats: int, house: Any) -> bool:
    """Whether any luck comes into the game."""
    if rules.name not in NO_LUCK:
        return True
    try:
        rules.begin(seats, house, Asking())
    except Ask:
        return True
    return False


def _type(rules: Game[Any], sampled: bool, lucky: bool) -> Any:
    kinds = pyspiel.GameType
    chance = kinds.ChanceMode.EXPLICIT_STOCHASTIC if lucky else kinds.ChanceMode.DETERMINISTIC
    information = kinds.Information
    return kinds(
        short_name=PREFIX + rules.name,
        long_name=f"{rules.title} (Game Night)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if sampled else chance,
        information=information.PERFECT_INFORMATION
        if rules.name in OPEN
        else information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if rules.seats[0] > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.usual_seats,
            "options": "",
            "sampled": False,
            "rng_seed": -1,
        },
        default_loadable=True,
    )


def register() -> list[str]:
    """Make every game known to `pyspiel.load_game`; their names."""
    known = set(pyspiel.registered_names())
    for name in games():
        if PREFIX + name not in known:
            made = type(f"Spiel_{name}", (SpielGame,), {"name": name})
            rules = game_named(name)
            lucky = _lucky(rules, rules.usual_seats, rules.house(rules.usual_seats, {}))
            pyspiel.register_game(_type(rules, sampled=False, lucky=lucky), made)
    return [PREFIX + name for name in games()]


register()
