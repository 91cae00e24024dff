"""What a game is. Nothing here knows any one game."""
