"""One folder a game. `gamenight.game(name)` takes one from the shelf; `gamenight.game_names()` lists them."""

import sys
from types import ModuleType


class _Shelf(ModuleType):
    """This package, which used to be hidden by a function of its name: calling it still lists the games."""

    def __call__(self) -> list[str]:
        from gamenight.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Shelf
