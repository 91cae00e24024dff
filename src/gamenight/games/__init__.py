"""One folder a game; each holds a `GAME`."""
