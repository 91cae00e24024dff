"""A game being played by a line of moves: made, told, written down, replayed, taken back. All ways to play use it."""
