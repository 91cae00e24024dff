"""Who plays: bots that see only their seat's view, at levels from easy to expert, and hints made the same way.

>>> import gamenight
>>> from gamenight.bots import bot, names
>>> names()
['random', 'search', 'easy', 'medium', 'hard', 'expert']
>>> game = gamenight.game("crazy_eights")
>>> position = game.start(seats=2, seed=7)
>>> view = position.view(0 if position.to_move() == 1 else 1)
>>> bot("easy").choose(game, view, playouts=20, seed=1) in view.moves
True
"""

from gamenight.bots.best_line import BestLine, best_line
from gamenight.bots.bot import Bot, NothingToChoose, RandomBot, SearchBot
from gamenight.bots.hints import Alternative, Hint, hint
from gamenight.bots.levels import LEVELS, Level, bot, names, offered

__all__ = [
    "LEVELS",
    "Alternative",
    "BestLine",
    "Bot",
    "Hint",
    "Level",
    "NothingToChoose",
    "RandomBot",
    "SearchBot",
    "best_line",
    "bot",
    "hint",
    "names",
    "offered",
]
