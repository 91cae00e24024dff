"""A game being played by someone: seats, turns, clocks, undo, storage. Nothing here asks the time."""
