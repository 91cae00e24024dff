"""One folder a game. `gamenight.game(name)` takes one from the shelf; `gamenight.game_names()` lists them."""
