"""Game Night: every game on the shelf, by the whole rules.

>>> import gamenight
>>> game = gamenight.game("crazy_eights")
>>> position = game.start(seats=2, seed=7)
>>> moves = gamenight.playout(position, gamenight.Seeded(7))
>>> sum(game.payoffs(position))
1000
"""

from gamenight.core.chance import Chance, Noted, Seeded, Tape
from gamenight.core.enumeration import outcomes
from gamenight.core.fair import Fair
from gamenight.core.game import Game
from gamenight.core.position import NOBODY, WIN, Position, View, playout
from gamenight.core.record import Record, read_record
from gamenight.core.refusal import GameNightError, Illegal, Refusal
from gamenight.core.registry import game
from gamenight.core.registry import games as game_names
from gamenight.core.scene import Scene
from gamenight.core.version import version
from gamenight.sitting.recording import replay

__version__ = version("gamenight")

__all__ = [
    "NOBODY",
    "WIN",
    "Chance",
    "Fair",
    "Game",
    "GameNightError",
    "Illegal",
    "Noted",
    "Position",
    "Record",
    "Refusal",
    "Scene",
    "Seeded",
    "Tape",
    "View",
    "__version__",
    "game",
    "game_names",
    "outcomes",
    "playout",
    "read_record",
    "replay",
]
