"""What a game on a line of play says, by language."""
